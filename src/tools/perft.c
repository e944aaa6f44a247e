/* `demiurge perft`: counts how many sequences of answers there are, depth by depth.
 *
 * The name and the idea come from chess programs: a count of a few thousand sequences changes
 * with almost any change of the rules, so it is a cheap guard. Chance is part of the state, hence
 * the counts of one seed are always the same. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "engine/json.h"

enum { DEPTH_MAX = 20, JSON_BYTES = 64 * 1024 };

typedef struct request {
    const dm_game *game;
    dm_state start;
    dm_question question;
    int depth;
    const char *seed_text; /* NULL for a position */
} request;

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

static uint64_t count_below(const request *request, int index) {
    dm_state child;
    dm_question next;
    dm_copy(request->game, &child, &request->start);
    request->game->apply(&child, request->question.answers[index], NULL, &next);
    return count_sequences(request->game, &child, &next, request->depth - 1);
}

static void write_token_of(const request *request, int index, char *token, size_t size) {
    dm_writer writer = dm_writer_on(token, size);
    request->game->write_token(request->question.answers[index], &writer);
}

static void print_table(const request *request, int divides) {
    for (int depth = 1; depth <= request->depth; depth++)
        printf("%2d %" PRIu64 "\n", depth,
               count_sequences(request->game, &request->start, &request->question, depth));
    for (int k = 0; divides && k < request->question.count; k++) {
        char token[DM_TOKEN_BYTES];
        write_token_of(request, k, token, sizeof token);
        printf("%-40s %" PRIu64 "\n", token, count_below(request, k));
    }
}

static void write_division(const request *request, dm_writer *out) {
    json_key(out, "divide");
    json_open(out, '{');
    for (int k = 0; k < request->question.count; k++) {
        char token[DM_TOKEN_BYTES];
        write_token_of(request, k, token, sizeof token);
        json_number_at(out, token, (int64_t)count_below(request, k));
    }
    json_close(out, '}');
}

static void print_json(const request *request, int divides) {
    static char text[JSON_BYTES];
    char options[512];
    dm_writer out = dm_writer_on(text, sizeof text), writer = dm_writer_on(options, sizeof options);
    request->game->write_options(&request->start, &writer);
    json_open(&out, '{');
    json_string_at(&out, "game", request->game->name);
    json_string_at(&out, "options", options);
    if (request->seed_text) json_string_at(&out, "seed", request->seed_text);
    json_key(&out, "counts");
    json_open(&out, '[');
    for (int depth = 1; depth <= request->depth; depth++)
        json_number(&out, (int64_t)count_sequences(request->game, &request->start,
                                                   &request->question, depth));
    json_close(&out, ']');
    if (divides) write_division(request, &out);
    json_close(&out, '}');
    puts(text);
}

/* The column, where the error is about a place in the line and not about the whole. */
static _Noreturn void refuse_start(const dm_error *error) {
    if (error->column == 0) cli_bad_input("perft", "%s", error->text);
    cli_bad_input("perft", "%s (column %u)", error->text, (unsigned)error->column);
}

static int run(cli_input *input) {
    static request request;
    static dm_setup setup;
    dm_error error = {0};
    int json = cli_take_flag(input, "--json"), divides = cli_take_flag(input, "--divide");
    const char *position = cli_take_value(input, "--position");
    request.depth = (int)cli_take_number(input, "--depth", 3, 1, DEPTH_MAX);
    request.game = cli_take_game(input, &setup);
    request.seed_text = position ? NULL : setup.seed_text[0] ? setup.seed_text : "0";
    if (position ? !request.game->read_position(&request.start, position, &error)
                 : !request.game->set_up(&request.start, &setup, &error))
        refuse_start(&error);
    request.game->ask(&request.start, &request.question, NULL);
    if (json)
        print_json(&request, divides);
    else
        print_table(&request, divides);
    return CLI_EXIT_DONE;
}

static const char help[] =
    "Usage: demiurge perft GAME [key=value ...] [--depth D] [--position TEXT]\n"
    "                      [--divide] [--json]\n"
    "\n"
    "Counts the sequences of 1 to D answers from a beginning (seed=0 unless given) or\n"
    "from a position. Answers that are forced play themselves and do not count.\n"
    "\n"
    "  --depth D         how far (1 to 20, default 3)\n"
    "  --position TEXT   count from there; docs/notation.md explains the line\n"
    "  --divide          also how many of the sequences begin with each answer\n"
    "  --json            one JSON object\n";

const cli_command cli_perft = {"perft", "count the sequences of answers, to compare rules", help,
                               run};
