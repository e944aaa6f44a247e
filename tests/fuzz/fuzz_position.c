/* Any bytes as a position line, of every game and by every version of its rules. One that is
 * accepted must be a sound state that can be written, read back and played, and so must every
 * position that is reached from it; what happens on the way can be told.
 *
 * Bytes changed at random are hardly ever a position, so half of the changes are made by someone
 * who knows a little: two items change places, or a digit becomes another. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "demiurge.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed);

/* Most lines are played a little, some to the end of many a turn. */
enum { DECISIONS_FEW = 30, DECISIONS_MANY = 300 };

/* Asserts may be off; this never is. */
static void insist(bool holds, const char *what, const dm_error *error) {
    if (holds) return;
    fprintf(stderr, "%s: %s\n", what, error->text);
    abort();
}

static void round_trip(const dm_game *game, const dm_state *state) {
    char line[DM_POSITION_BYTES];
    dm_writer writer = dm_writer_on(line, sizeof line);
    dm_state read;
    dm_error error = {0};
    memset(&read, 0, sizeof read);
    game->write_position(state, &writer);
    insist(!writer.full, "the line is too long", &error);
    insist(game->read_position(&read, line, NULL, &error), "cannot be read back", &error);
    insist(memcmp(&read, state, game->state_bytes) == 0, "reads back as another state", &error);
}

static void tell(const dm_game *game, const dm_events *events) {
    char text[512];
    for (int k = 0; k < events->count; k++) {
        dm_writer writer = dm_writer_on(text, sizeof text);
        game->write_event(&events->items[k], &writer);
        insist(!writer.full, "an event is too long", &(dm_error){0});
    }
}

static void play(const dm_game *game, dm_state *state, uint64_t seed) {
    static dm_events events;
    dm_question question;
    dm_random random;
    dm_error error;
    dm_random_seed(&random, seed);
    int most = dm_random_below(&random, 8) > 0 ? DECISIONS_FEW : DECISIONS_MANY;
    game->ask(state, &question, NULL);
    for (int k = 0; k < most && question.seat != DM_NOBODY && question.count > 0; k++) {
        if (question.partial) return; /* only its seat can answer */
        uint32_t pick = dm_random_below(&random, question.count);
        events.count = 0;
        game->apply(state, question.answers[pick], &events, &question);
        tell(game, &events);
        insist(game->check(state, &error), "unsound after an answer", &error);
        round_trip(game, state);
    }
}

/* The version it is played by; 0 if it is refused. */
static int try(const dm_game *game, const char *text) {
    static dm_events events;
    dm_state state;
    dm_error error = {0};
    memset(&state, 0, sizeof state);
    events.count = 0;
    if (!game->read_position(&state, text, &events, &error)) {
        insist(error.text[0] != '\0', "refused without a word", &error);
        return 0;
    }
    tell(game, &events);
    insist(game->check(&state, &error), "accepted, but unsound", &error);
    round_trip(game, &state);
    int version = game->rules_of(&state);
    play(game, &state, dm_hash(game, &state));
    return version;
}

/* The same line by another version of the rules: their number is the second word. */
static void try_version(const dm_game *game, const char *text, int version) {
    static char line[4 * DM_POSITION_BYTES + 16];
    const char *rest = text + strcspn(text, " "), *old = strstr(rest, " rules=");
    size_t before = old ? (size_t)(old - rest) : strlen(rest);
    snprintf(line, sizeof line, "%s rules=%d%.*s%s", game->name, version, (int)before, rest,
             old ? old + 7 + strcspn(old + 7, " ") : "");
    try(game, line);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char text[4 * DM_POSITION_BYTES];
    if (size >= sizeof text) return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    for (const dm_game *const *game = dm_games; *game; game++) {
        int own = try(*game, text);
        for (int version = 1; own > 0 && version <= (*game)->rules_version; version++)
            if (version != own) try_version(*game, text, version);
    }
    return 0;
}

/* ---- Changes that often give another position -------------------------------------------- */

/* An item: what stands between two of these. */
static bool is_separator(uint8_t c) {
    return c == ' ' || c == '=' || c == ',' || c == '/' || c == ':' || c == '(' || c == ')';
}

typedef struct item {
    size_t start, end;
} item;

static item find_item(const uint8_t *data, size_t size, dm_random *random) {
    item found;
    found.start = dm_random_below(random, (uint32_t)size);
    found.end = found.start;
    while (found.start > 0 && !is_separator(data[found.start - 1])) found.start--;
    while (found.end < size && !is_separator(data[found.end])) found.end++;
    return found;
}

static size_t exchange_items(uint8_t *data, size_t size, dm_random *random) {
    static uint8_t copy[4 * DM_POSITION_BYTES];
    item first = find_item(data, size, random), last = find_item(data, size, random);
    if (first.start > last.start) {
        item other = first;
        first = last;
        last = other;
    }
    if (first.end > last.start || size > sizeof copy) return size;
    memcpy(copy, data, size);
    uint8_t *at = data + first.start;
    memcpy(at, copy + last.start, last.end - last.start);
    at += last.end - last.start;
    memcpy(at, copy + first.end, last.start - first.end);
    at += last.start - first.end;
    memcpy(at, copy + first.start, first.end - first.start);
    return size;
}

static size_t change_digit(uint8_t *data, size_t size, dm_random *random) {
    for (int tries = 0; tries < 64; tries++) {
        size_t at = dm_random_below(random, (uint32_t)size);
        if (data[at] < '0' || data[at] > '9') continue;
        data[at] = (uint8_t)('0' + dm_random_below(random, 10));
        break;
    }
    return size;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed) {
    dm_random random;
    dm_random_seed(&random, seed);
    switch (size == 0 ? 0 : dm_random_below(&random, 4)) {
    case 1: return exchange_items(data, size, &random);
    case 2: return change_digit(data, size, &random);
    default: return LLVMFuzzerMutate(data, size, max_size);
    }
}
