/* Who sits where. See seats.h. */
#include "terminal/seats.h"

#include <assert.h>
#include <string.h>

#include "engine/guard.h"
#include "host/memory.h"

static const char person[] = "human";

enum { NAME_BYTES = BOT_TYPED_BYTES + 1 }; /* what is cut off is no bot's */

/* The next name of a comma-separated list; the last one stays for good. */
static const char *next_name(const char *list, char *name, size_t size) {
    size_t length = strcspn(list, ",");
    size_t kept = length < size ? length : size - 1;
    memcpy(name, list, kept);
    name[kept] = '\0';
    return list[length] == ',' && list[length + 1] ? list + length + 1 : list;
}

/* A seat stays a person's unless the name is a bot's. */
static bool seat_named(const char *name, bot *seat, dm_error *error) {
    dm_error why;
    bot named;
    if (strcmp(name, person) == 0) return true;
    if (bot_from_name(&named, name, &why)) {
        *seat = named;
        return true;
    }
    return dm_fail(error, "--bots: %s; or human, for a person", why.text);
}

static void empty_all(table_seats *seats, int count) {
    assert(count <= DM_SEATS_MAX);
    memset(seats, 0, sizeof *seats);
    seats->count = count;
}

bool seats_fill(table_seats *seats, int count, uint8_t own_seat, const char *list,
                dm_error *error) {
    dm_guard(count >= 1 && count <= DM_SEATS_MAX);
    empty_all(seats, count);
    for (int seat = 0; seat < count; seat++) {
        char name[NAME_BYTES];
        if (seat == own_seat) continue;
        list = next_name(list, name, sizeof name);
        if (!seat_named(name, &seats->bots[seat], error)) return false;
    }
    return true;
}

void seats_close(table_seats *seats) {
    for (int seat = 0; seat < DM_SEATS_MAX; seat++) {
        if (seats->thinkers[seat]) thinker_close(seats->thinkers[seat]);
        seats->thinkers[seat] = NULL;
    }
}

bool seats_is_person(const table_seats *seats, uint8_t seat) {
    dm_guard(seat < DM_SEATS_MAX);
    return seat < seats->count && seats->bots[seat].name[0] == '\0';
}

int seats_person_count(const table_seats *seats) {
    int count = 0;
    for (int seat = 0; seat < seats->count; seat++) count += seats_is_person(seats, (uint8_t)seat);
    return count;
}

const char *seats_name(const table_seats *seats, uint8_t seat) {
    dm_guard(seat < DM_SEATS_MAX);
    return seats_is_person(seats, seat) ? person : seats->bots[seat].name;
}

int seats_bot_choice(table_seats *seats, const dm_match *match) {
    dm_guard(match->question.seat < seats->count);
    assert(!seats_is_person(seats, match->question.seat) && !match->question.partial);
    uint8_t seat = match->question.seat;
    host_thinker **thinker = &seats->thinkers[seat];
    int threads = seats->threads > 0 ? seats->threads : 1;
    assert(!seats_is_person(seats, seat));
    if (*thinker == NULL)
        *thinker = thinker_open(&seats->bots[seat], match->game, threads, THINKER_WALL_CLOCK);
    memory_expect(*thinker);
    return thinker_choose(*thinker, match);
}

/* ---- Names in records -------------------------------------------------------------------- */

void seats_write_names(const table_seats *seats, dm_match *match) {
    for (int seat = 0; seat < seats->count; seat++)
        if (match->names[seat][0] == '\0')
            strcpy(match->names[seat], seats_name(seats, (uint8_t)seat));
}

bool seats_read_names(table_seats *seats, dm_match *match) {
    bool understood = false;
    empty_all(seats, match->game->progress(&match->state).players);
    for (int seat = 0; seat < seats->count; seat++) {
        char *name = match->names[seat];
        dm_error error;
        if (!seat_named(name, &seats->bots[seat], &error)) continue;
        understood = true;
        name[0] = '\0';
    }
    return understood;
}
