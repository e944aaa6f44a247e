/* `demiurge perft`: see tools/perft.h. */
#include "tools/perft.h"

#include "cli/cli.h"

/* The column, where the error is about a place in the line and not about the whole. */
static _Noreturn void refuse_start(const dm_error *error) {
    if (error->column == 0) cli_bad_input("perft", "%s", error->text);
    cli_bad_input("perft", "%s (column %u)", error->text, (unsigned)error->column);
}

static int run(cli_input *input) {
    perft count;
    dm_setup setup;
    dm_error error = {0};
    int json = cli_take_flag(input, "--json"), divides = cli_take_flag(input, "--divide");
    const char *position = cli_take_value(input, "--position");
    int depth = (int)cli_take_number(input, "--depth", 3, 1, PERFT_DEPTH_MAX);
    const dm_game *game = cli_take_game(input, &setup);
    if (position ? !perft_from_position(&count, game, position, &error)
                 : !perft_from_setup(&count, game, &setup, &error))
        refuse_start(&error);
    perft_print(&count, depth, divides, json);
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
