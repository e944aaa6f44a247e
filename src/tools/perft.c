/* Counts sequences of answers. See perft.h. */
#include "tools/perft.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "host/memory.h"

enum { JSON_BYTES = 64 * 1024 };

bool perft_from_setup(perft *from, const dm_game *game, const dm_setup *setup, dm_error *error) {
    from->game = game;
    strcpy(from->seed_text, setup->seed_text[0] ? setup->seed_text : "0");
    if (!game->set_up(&from->start, setup, error)) return false;
    game->ask(&from->start, &from->question, NULL);
    return true;
}

bool perft_from_position(perft *from, const dm_game *game, const char *text, dm_error *error) {
    from->game = game;
    from->seed_text[0] = '\0';
    if (!game->read_position(&from->start, text, NULL, error)) return false;
    game->ask(&from->start, &from->question, NULL);
    return true;
}

/* Sequences of exactly `depth` answers; a game that ends before has none. */
static uint64_t count_sequences(const dm_game *game, const dm_state *state,
                                const dm_question *question, int depth) {
    if (depth <= 1) return depth == 0 ? 1 : question->count;
    uint64_t sequences = 0;
    for (int k = 0; k < question->count; k++) {
        dm_state child;
        dm_question next;
        dm_copy(game, &child, state);
        game->apply(&child, question->answers[k], NULL, &next);
        sequences += count_sequences(game, &child, &next, depth - 1);
    }
    return sequences;
}

static uint64_t count_below(const perft *from, int index, int depth) {
    dm_state child;
    dm_question next;
    dm_copy(from->game, &child, &from->start);
    from->game->apply(&child, from->question.answers[index], NULL, &next);
    return count_sequences(from->game, &child, &next, depth - 1);
}

static void write_token_of(const perft *from, int index, char *token, size_t size) {
    dm_writer writer = dm_writer_on(token, size);
    from->game->write_token(from->question.answers[index], &writer);
}

static void print_table(const perft *from, int most, bool divides) {
    for (int depth = 1; depth <= most; depth++)
        printf("%2d %" PRIu64 "\n", depth,
               count_sequences(from->game, &from->start, &from->question, depth));
    for (int k = 0; divides && k < from->question.count; k++) {
        char token[DM_TOKEN_BYTES];
        write_token_of(from, k, token, sizeof token);
        printf("%-40s %" PRIu64 "\n", token, count_below(from, k, most));
    }
}

static void write_division(const perft *from, int most, dm_writer *out) {
    json_key(out, "divide");
    json_open(out, '{');
    for (int k = 0; k < from->question.count; k++) {
        char token[DM_TOKEN_BYTES];
        write_token_of(from, k, token, sizeof token);
        json_number_at(out, token, (int64_t)count_below(from, k, most));
    }
    json_close(out, '}');
}

static void print_json(const perft *from, int most, bool divides) {
    char *text = memory_new(JSON_BYTES);
    char options[512];
    dm_writer out = dm_writer_on(text, JSON_BYTES), writer = dm_writer_on(options, sizeof options);
    from->game->write_options(&from->start, &writer);
    json_open(&out, '{');
    json_string_at(&out, "game", from->game->name);
    json_string_at(&out, "options", options);
    if (from->seed_text[0]) json_string_at(&out, "seed", from->seed_text);
    json_key(&out, "counts");
    json_open(&out, '[');
    for (int depth = 1; depth <= most; depth++)
        json_number(&out,
                    (int64_t)count_sequences(from->game, &from->start, &from->question, depth));
    json_close(&out, ']');
    if (divides) write_division(from, most, &out);
    json_close(&out, '}');
    puts(text);
    free(text);
}

void perft_print(const perft *from, int depth, bool divides, bool as_json) {
    assert(depth >= 1 && depth <= PERFT_DEPTH_MAX);
    if (as_json)
        print_json(from, depth, divides);
    else
        print_table(from, depth, divides);
}
