/* Reading the position line (docs/notation.md). A key that is left out means nothing, 0 or off.
 * `pile=*` is every tile not named elsewhere with the Epochs at the bottom; a marker may name any
 * piece of its continent. Values are checked one by one here, the whole by gheos_check(). */
#include <string.h>

#include "engine/guard.h"
#include "engine/position.h"
#include "gheos/rules.h"

typedef struct reader {
    position_cursor cursor;
    gheos_state *s;
    gheos_player *player;
    bool pile_is_the_rest;
    uint32_t keys_seen, player_keys_seen[DM_SEATS_MAX];
} reader;

static bool read_tile(reader *r, uint8_t *tile) {
    char word[POSITION_WORD_BYTES];
    *tile = DM_UNKNOWN;
    if (position_take(&r->cursor, '?')) return true;
    position_peek(&r->cursor, word);
    *tile = gheos_tile_named(word);
    if (*tile == DM_UNKNOWN) return position_fail(&r->cursor, "a tile such as b7, or ?");
    r->cursor.at += strlen(word);
    return true;
}

static bool read_landscape(reader *r, uint8_t *tile) {
    const char *start = r->cursor.at;
    if (!read_tile(r, tile)) return false;
    if (*tile < GHEOS_TILES) return true;
    return position_fail_at(&r->cursor, start, "a landscape tile such as b7");
}

static bool read_cell(reader *r, int8_t *x, int8_t *y) {
    int column, row;
    if (!position_read_number(&r->cursor, -51, 51, &column)) return false;
    if (!position_take(&r->cursor, ',')) return position_fail(&r->cursor, "a comma");
    if (!position_read_number(&r->cursor, -25, 26, &row)) return false;
    *x = (int8_t)column;
    *y = (int8_t)row;
    return true;
}

static bool read_dot_and_number(reader *r, uint8_t *number) {
    if (!position_take(&r->cursor, '.')) return position_fail(&r->cursor, "a dot and 0, 1 or 2");
    return position_read_byte(&r->cursor, 0, GHEOS_SIDES - 1, number);
}

/* A piece of land, `1,0.2`; the board must be known by then. */
static bool read_spot(reader *r, gheos_spot *spot) {
    const char *start = r->cursor.at;
    int8_t x, y;
    if (!read_cell(r, &x, &y) || !read_dot_and_number(r, &spot->side)) return false;
    spot->place = gheos_place_at(r->s, x, y);
    if (spot->place != GHEOS_NO_PLACE) return true;
    return position_fail_at(&r->cursor, start, "a cell with a tile (after board=)");
}

/* ---- Keys of the whole table ------------------------------------------------------------- */

static bool read_players(reader *r) {
    return position_read_byte(&r->cursor, 2, DM_SEATS_MAX, &r->s->player_count);
}

static bool read_calm(reader *r) { return position_read_switch(&r->cursor, &r->s->calm_epochs); }

static bool read_place(reader *r, gheos_place *place) {
    if (!read_cell(r, &place->x, &place->y)) return false;
    if (!position_take(&r->cursor, ':')) return position_fail(&r->cursor, "a colon and a tile");
    return read_landscape(r, &place->tile) && read_dot_and_number(r, &place->rotation);
}

static bool read_board(reader *r) {
    gheos_state *s = r->s;
    do {
        const char *start = r->cursor.at;
        gheos_place place = {0};
        if (s->place_count == GHEOS_PLACES_MAX) return position_fail(&r->cursor, "fewer tiles");
        if (!read_place(r, &place)) return false;
        if (gheos_place_at(s, place.x, place.y) != GHEOS_NO_PLACE) {
            return position_fail_at(&r->cursor, start, "a cell without a tile");
        }
        s->places[s->place_count++] = place;
    } while (position_take(&r->cursor, '/'));
    for (int k = 0; k < s->place_count; k++) gheos_link(s->places, s->place_count, k);
    return true;
}

static bool read_gone(reader *r) {
    do {
        uint8_t tile;
        const char *start = r->cursor.at;
        if (!read_landscape(r, &tile)) return false;
        if (r->s->gone >> tile & 1) {
            return position_fail_at(&r->cursor, start, "each tile once");
        }
        r->s->gone |= (uint64_t)1 << tile;
    } while (position_take(&r->cursor, ','));
    return true;
}

static bool read_markers(reader *r) {
    do {
        uint8_t civilisation;
        const char *start = r->cursor.at;
        if (!position_read_word(&r->cursor, gheos_civilisation_ids, GHEOS_CIVILISATIONS,
                                "a civilisation such as red", &civilisation))
            return false;
        if (gheos_on_board(r->s, civilisation)) {
            return position_fail_at(&r->cursor, start, "each civilisation once");
        }
        if (!position_take(&r->cursor, '@')) return position_fail(&r->cursor, "@ and a cell");
        if (!read_spot(r, &r->s->markers[civilisation])) return false;
    } while (position_take(&r->cursor, '/'));
    return true;
}

static bool read_number(reader *r) {
    int number;
    if (!position_read_number(&r->cursor, 1, 9999, &number)) return false;
    r->s->turn = (uint16_t)number;
    return true;
}

static bool read_first(reader *r) {
    return position_read_seat(&r->cursor, r->s->player_count, &r->s->first_seat);
}

static bool read_turn(reader *r) {
    return position_read_seat(&r->cursor, r->s->player_count, &r->s->turn_seat);
}

static bool read_epochs(reader *r) {
    return position_read_byte(&r->cursor, 0, GHEOS_EPOCHS, &r->s->epochs_drawn);
}

static bool read_chance(reader *r) { return position_read_chance(&r->cursor, &r->s->chance); }

static bool read_pile(reader *r) {
    gheos_state *s = r->s;
    uint8_t order[GHEOS_PILE_MAX];
    int count = 0;
    r->pile_is_the_rest = position_take(&r->cursor, '*');
    if (r->pile_is_the_rest) return true;
    do {
        if (count == GHEOS_PILE_MAX) return position_fail(&r->cursor, "fewer tiles");
        if (!read_tile(r, &order[count++])) return false;
    } while (position_take(&r->cursor, ','));
    for (int k = 0; k < count; k++) s->pile[k] = order[count - 1 - k];
    s->pile_count = (uint8_t)count;
    return true;
}

static bool read_choice(reader *r) {
    gheos_choice *choice = &r->s->choice;
    if (r->s->phase == GHEOS_PHASE_COLOUR) return read_spot(r, &choice->continent);
    if (!read_landscape(r, &choice->tile)) return false;
    if (r->s->phase == GHEOS_PHASE_CELL) return true;
    if (!position_take(&r->cursor, '@')) return position_fail(&r->cursor, "@ and a cell");
    return read_cell(r, &choice->x, &choice->y) && read_dot_and_number(r, &choice->rotation);
}

static bool read_todo(reader *r) {
    char word[POSITION_WORD_BYTES];
    position_peek(&r->cursor, word);
    for (uint8_t phase = GHEOS_PHASE_TILE; phase < GHEOS_PHASES; phase++)
        if (strcmp(gheos_phases[phase]->name, word) == 0) r->s->phase = phase;
    if (r->s->phase == GHEOS_PHASE_OVER) return position_fail(&r->cursor, "a phase such as tile");
    r->cursor.at += strlen(word);
    bool chooses = (r->s->phase >= GHEOS_PHASE_CELL && r->s->phase <= GHEOS_PHASE_TARGET) ||
                   r->s->phase == GHEOS_PHASE_COLOUR;
    if (!chooses) return true;
    if (!position_take(&r->cursor, '(')) return position_fail(&r->cursor, "( and the choice");
    if (!read_choice(r)) return false;
    return position_take(&r->cursor, ')') || position_fail(&r->cursor, "a closing bracket");
}

/* ---- Keys of a player -------------------------------------------------------------------- */

static bool read_vp(reader *r) {
    int number;
    if (!position_read_number(&r->cursor, 0, 9999, &number)) return false;
    r->player->vp = (int16_t)number;
    return true;
}

static bool read_tokens(reader *r) {
    return position_read_byte(&r->cursor, 0, GHEOS_TOKENS, &r->player->tokens);
}

static bool read_followers(reader *r) {
    return position_read_counts(&r->cursor, r->player->followers, GHEOS_CIVILISATIONS,
                                GHEOS_FOLLOWERS);
}

static bool read_hand(reader *r) {
    do {
        uint8_t tile;
        if (r->player->hand_count == GHEOS_HAND_MAX) return position_fail(&r->cursor, "two tiles");
        if (!read_tile(r, &tile)) return false;
        gheos_add_to_hand(r->player, tile);
    } while (position_take(&r->cursor, ','));
    return true;
}

typedef struct key {
    const char *name;
    bool (*read)(reader *r);
} key;

/* There is no other version yet, so it is not kept. */
static bool read_rules(reader *r) {
    uint8_t version;
    return position_read_byte(&r->cursor, 1, GHEOS_RULES_NEWEST, &version);
}

static const key table_keys[] = {
    {"players", read_players}, {"calm-epochs", read_calm}, {"board", read_board},
    {"gone", read_gone},       {"markers", read_markers},  {"number", read_number},
    {"first", read_first},     {"turn", read_turn},        {"epochs", read_epochs},
    {"chance", read_chance},   {"pile", read_pile},        {"todo", read_todo},
    {"rules", read_rules},
};

static const key player_keys[] = {
    {"vp", read_vp},
    {"tokens", read_tokens},
    {"followers", read_followers},
    {"hand", read_hand},
};

enum {
    TABLE_KEYS = sizeof table_keys / sizeof table_keys[0],
    PLAYER_KEYS = sizeof player_keys / sizeof player_keys[0],
};

static bool read_player_key(reader *r, const char *start) {
    uint8_t seat = (uint8_t)(r->cursor.at[1] - '1');
    if (seat >= r->s->player_count)
        return position_fail(&r->cursor, "players= first, and a seat it allows");
    r->player = &r->s->players[seat];
    r->cursor.at += 3;
    for (int k = 0; k < PLAYER_KEYS; k++)
        if (position_take_key(&r->cursor, player_keys[k].name))
            return position_first_time(&r->cursor, &r->player_keys_seen[seat], k, start) &&
                   player_keys[k].read(r);
    return position_fail(&r->cursor, "vp, tokens, followers or hand");
}

static bool read_word(void *context) {
    reader *r = context;
    const char *start = r->cursor.at;
    if (start[0] == 'p' && start[1] >= '1' && start[1] <= '4' && start[2] == '.')
        return read_player_key(r, start);
    for (int k = 0; k < TABLE_KEYS; k++)
        if (position_take_key(&r->cursor, table_keys[k].name))
            return position_first_time(&r->cursor, &r->keys_seen, k, start) &&
                   table_keys[k].read(r);
    return position_fail(&r->cursor, "a key such as players=, board=, pile=, p1.hand= or todo=");
}

/* ---- What follows from the rest ---------------------------------------------------------- */

static void fill_pile_with_the_rest(gheos_state *s) {
    uint64_t named = s->gone;
    for (int k = 0; k < s->place_count; k++) named |= (uint64_t)1 << s->places[k].tile;
    for (int seat = 0; seat < s->player_count; seat++)
        for (int k = 0; k < s->players[seat].hand_count; k++)
            if (s->players[seat].hand[k] < GHEOS_TILES)
                named |= (uint64_t)1 << s->players[seat].hand[k];
    int epochs =
        (s->calm_epochs ? gheos_last_epoch(s->player_count) : GHEOS_EPOCHS) - s->epochs_drawn;
    for (int k = 0; k < epochs; k++) s->pile[s->pile_count++] = GHEOS_EPOCH;
    for (int tile = GHEOS_TILES - 1; tile >= 0; tile--)
        if (!(named >> tile & 1)) s->pile[s->pile_count++] = (uint8_t)tile;
}

/* Markers may name any piece of their continent; the state names its first. */
static void settle_markers(gheos_state *s) {
    gheos_land land;
    gheos_find_land(s->places, s->place_count, &land);
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++)
        if (gheos_on_board(s, k)) gheos_settle_on(s, k, &land.regions[gheos_home(s, &land, k)]);
    if (s->phase == GHEOS_PHASE_COLOUR) {
        gheos_spot *spot = &s->choice.continent;
        *spot = land.regions[land.label[spot->place][spot->side]].first;
    }
}

bool gheos_read_position(dm_state *state, const char *text, dm_events *events, dm_error *error) {
    assert(text && error);
    dm_state fresh;
    memset(&fresh, 0, sizeof fresh);
    reader r = {.cursor = {text, text, error}, .s = gheos_mutable(&fresh)};
    error->line = error->column = 0;
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) gheos_take_off_board(r.s, k);
    if (!position_read_words(&r.cursor, "gheos", read_word, &r)) return false;
    if (r.s->player_count == 0 || r.s->place_count == 0)
        return dm_fail(error, "expected players= and board=");
    if (r.s->turn == 0) r.s->turn = 1;
    if (r.pile_is_the_rest) fill_pile_with_the_rest(r.s);
    settle_markers(r.s);
    if (!gheos_check(&fresh, error)) return false;
    gheos_play play = {r.s, events, DM_NOBODY};
    dm_question question;
    gheos_advance(&play, &question);
    r.s->revealed = 0;
    memcpy(state, &fresh, sizeof fresh);
    return true;
}
