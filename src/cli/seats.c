/* Who sits where. See seats.h. */
#include "cli/seats.h"

#include <assert.h>
#include <string.h>

static const char person[] = "human";

/* The next name of a comma-separated list; the last one stays for good. */
static const char *next_name(const char *list, char *name, size_t size) {
    size_t length = strcspn(list, ",");
    size_t kept = length < size ? length : size - 1;
    memcpy(name, list, kept);
    name[kept] = '\0';
    return list[length] == ',' && list[length + 1] ? list + length + 1 : list;
}

static void write_known_names(dm_writer *out) {
    dm_write(out, person);
    for (const bot *const *known = bots; *known; known++) {
        dm_write(out, ", ");
        dm_write(out, (*known)->name);
    }
}

static bool seat_named(const char *name, const bot **bot, dm_error *error) {
    char known[160];
    *bot = NULL;
    if (strcmp(name, person) == 0 || (*bot = bot_named(name)) != NULL) return true;
    dm_writer out = dm_writer_on(known, sizeof known);
    write_known_names(&out);
    return dm_fail(error, "--bots: there is no '%s'; expected names out of: %s", name, known);
}

bool seats_fill(seats *seats, int count, uint8_t own_seat, const char *list, dm_error *error) {
    assert(count <= DM_SEATS_MAX);
    seats->count = count;
    for (int seat = 0; seat < count; seat++) {
        char name[32];
        seats->bots[seat] = NULL;
        if (seat == own_seat) continue;
        list = next_name(list, name, sizeof name);
        if (!seat_named(name, &seats->bots[seat], error)) return false;
    }
    return true;
}

bool seats_is_person(const seats *seats, uint8_t seat) {
    return seat < seats->count && seats->bots[seat] == NULL;
}

int seats_person_count(const seats *seats) {
    int count = 0;
    for (int seat = 0; seat < seats->count; seat++) count += seats->bots[seat] == NULL;
    return count;
}

const char *seats_name(const seats *seats, uint8_t seat) {
    return seats->bots[seat] ? seats->bots[seat]->name : person;
}

/* ---- Bots -------------------------------------------------------------------------------- */

/* A bot begins every thought anew from the seed and the number of answers so far, so that taking
 * back, saving and loading change nothing about what it does. */
static uint64_t thought_seed(const dm_match *match) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (const char *c = match->seed_text; *c; c++) hash = (hash ^ (uint8_t)*c) * 0x100000001b3u;
    return hash ^ (uint64_t)match->count << 8 ^ match->question.seat;
}

static int index_of(const dm_question *question, dm_answer answer) {
    for (int k = 0; k < question->count; k++)
        if (dm_same_answer(question->answers[k], answer)) return k;
    assert(!"an observed question offers what the real one does not");
    return 0;
}

int seats_bot_choice(const seats *seats, const dm_match *match) {
    dm_state seen;
    dm_question question;
    bot_memory memory;
    uint8_t seat = match->question.seat;
    match->game->observe(&match->state, seat, &seen);
    match->game->ask(&seen, &question, NULL);
    bot_memory_begin(&memory, thought_seed(match));
    int choice = seats->bots[seat]->choose(match->game, &seen, &question, &memory);
    return index_of(&match->question, question.answers[choice]);
}

/* ---- Names in records -------------------------------------------------------------------- */

void seats_write_names(const seats *seats, dm_match *match) {
    for (int seat = 0; seat < seats->count; seat++)
        if (match->names[seat][0] == '\0')
            strcpy(match->names[seat], seats_name(seats, (uint8_t)seat));
}

bool seats_read_names(seats *seats, dm_match *match) {
    bool understood = false;
    seats->count = match->game->progress(&match->state).players;
    for (int seat = 0; seat < seats->count; seat++) {
        char *name = match->names[seat];
        seats->bots[seat] = bot_named(name);
        if (seats->bots[seat] == NULL && strcmp(name, person) != 0) continue;
        understood = true;
        name[0] = '\0';
    }
    return understood;
}
