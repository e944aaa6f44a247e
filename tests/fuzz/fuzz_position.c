/* Any bytes as a position line. One that is accepted must be a sound state that can be written,
 * read back and played. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "demiurge.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

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
    insist(game->read_position(&read, line, &error), "cannot be read back", &error);
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
    }
}

static void try(const dm_game *game, const char *text) {
    dm_state state;
    dm_error error = {0};
    memset(&state, 0, sizeof state);
    if (!game->read_position(&state, text, &error)) {
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
