/* Any bytes as a position line. One that is accepted must be a sound state that can be written,
 * read back and played, and so must every position that is reached from it.
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

enum { DECISIONS_MAX = 300 };

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

static void play(const dm_game *game, dm_state *state) {
    dm_question question;
    dm_random random;
    dm_error error;
    dm_random_seed(&random, 1);
    game->ask(state, &question, NULL);
    for (int k = 0; k < DECISIONS_MAX && question.seat != DM_NOBODY && question.count > 0; k++) {
        if (question.partial) return; /* only its seat can answer */
        uint32_t pick = dm_random_below(&random, question.count);
        game->apply(state, question.answers[pick], NULL, &question);
        insist(game->check(state, &error), "unsound after an answer", &error);
        round_trip(game, state);
    }
}

static void try(const dm_game *game, const char *text) {
    dm_state state;
    dm_error error = {0};
    memset(&state, 0, sizeof state);
    if (!game->read_position(&state, text, NULL, &error)) {
        insist(error.text[0] != '\0', "refused without a word", &error);
        return;
    }
    insist(game->check(&state, &error), "accepted, but unsound", &error);
    round_trip(game, &state);
    play(game, &state);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char text[4 * DM_POSITION_BYTES];
    if (size >= sizeof text) return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    for (const dm_game *const *game = dm_games; *game; game++) try(*game, text);
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
