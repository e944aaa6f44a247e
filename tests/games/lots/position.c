/* The position line of Lots: `lots players=2 round=1 turn=1 prizes=3,1,?,?,?,? p1.hand=1,2,3 …`. */
#include "engine/position.h"

#include <string.h>

#include "lots.h"

static void write_set(dm_writer *out, int seat, const char *key, uint32_t set) {
    bool more = false;
    if (set == 0) return;
    position_key(out, seat, key);
    for (int number = 1; number <= LOTS_NUMBERS; number++) {
        if (!(set >> number & 1)) continue;
        if (more) dm_write_char(out, ',');
        dm_write_number(out, number);
        more = true;
    }
}

void lots_write_position(const dm_state *state, dm_writer *out) {
    const lots_state *s = lots_const(state);
    dm_write(out, "lots");
    position_number(out, -1, "players", s->player_count);
    position_number(out, -1, "round", s->round);
    position_number(out, -1, "turn", s->turn_seat + 1);
    position_chance(out, &s->chance);
    position_key(out, -1, "prizes");
    position_counts(out, s->prizes, LOTS_PRIZES);
    for (int seat = 0; seat < s->player_count; seat++) {
        write_set(out, seat, "hand", s->hand[seat]);
        if (s->laid[seat] != LOTS_NONE) {
            position_key(out, seat, "laid");
            position_counts(out, &s->laid[seat], 1);
        }
        position_number(out, seat, "points", s->points[seat]);
    }
}

typedef struct reader {
    position_cursor cursor;
    lots_state *s;
    uint32_t seen, player_seen[DM_SEATS_MAX];
} reader;

static bool read_number(reader *r, int most, uint8_t *number) {
    if (position_take(&r->cursor, '?')) {
        *number = DM_UNKNOWN;
        return true;
    }
    return position_read_byte(&r->cursor, 1, most, number);
}

static bool read_prizes(reader *r) {
    for (int k = 0; k < LOTS_PRIZES; k++) {
        if (k > 0 && !position_take(&r->cursor, ','))
            return position_fail(&r->cursor, "six prizes");
        if (!read_number(r, LOTS_PRIZES, &r->s->prizes[k])) return false;
    }
    return true;
}

static bool read_hand(reader *r, int seat) {
    do {
        uint8_t number;
        if (!position_read_byte(&r->cursor, 1, LOTS_NUMBERS, &number)) return false;
        r->s->hand[seat] |= (uint8_t)(1 << number);
    } while (position_take(&r->cursor, ','));
    return true;
}

static bool read_player_word(reader *r) {
    int seat = r->cursor.at[1] - '1';
    const char *start = r->cursor.at;
    if (seat >= r->s->player_count)
        return position_fail(&r->cursor, "players= first, and a seat it allows");
    r->cursor.at += 3;
    static const char *const keys[] = {"hand", "laid", "points"};
    for (int k = 0; k < 3; k++) {
        if (!position_take_key(&r->cursor, keys[k])) continue;
        if (!position_first_time(&r->cursor, &r->player_seen[seat], k, start)) return false;
        if (k == 0) return read_hand(r, seat);
        if (k == 1) return read_number(r, LOTS_NUMBERS, &r->s->laid[seat]);
        return position_read_byte(&r->cursor, 0, 200, &r->s->points[seat]);
    }
    return position_fail(&r->cursor, "hand, laid or points");
}

static bool read_word(void *context) {
    reader *r = context;
    lots_state *s = r->s;
    const char *start = r->cursor.at;
    static const char *const keys[] = {"players", "round", "turn", "chance", "prizes"};
    if (start[0] == 'p' && start[1] >= '1' && start[1] <= '4' && start[2] == '.')
        return read_player_word(r);
    for (int k = 0; k < 5; k++) {
        if (!position_take_key(&r->cursor, keys[k])) continue;
        if (!position_first_time(&r->cursor, &r->seen, k, start)) return false;
        switch (k) {
        case 0: return position_read_byte(&r->cursor, 2, DM_SEATS_MAX, &s->player_count);
        case 1: return position_read_byte(&r->cursor, 1, LOTS_PRIZES + 1, &s->round);
        case 2: return position_read_seat(&r->cursor, s->player_count, &s->turn_seat);
        case 3: return position_read_chance(&r->cursor, &s->chance);
        default: return read_prizes(r);
        }
    }
    return position_fail(&r->cursor, "a key such as players=, prizes= or p1.hand=");
}

bool lots_read_position(dm_state *state, const char *text, dm_events *events, dm_error *error) {
    (void)events; /* nothing happens by itself that is worth telling */
    dm_state fresh;
    memset(&fresh, 0, sizeof fresh);
    reader r = {.cursor = {text, text, error}, .s = (lots_state *)&fresh};
    error->line = error->column = 0;
    if (!position_read_words(&r.cursor, "lots", read_word, &r) || !lots_check(&fresh, error))
        return false;
    lots_settle(r.s);
    memcpy(state, &fresh, sizeof fresh);
    return true;
}
