/* `demiurge bench`: see tools/bench.h. */
#include <stdlib.h>

#include "cli/cli.h"
#include "tools/bench.h"

static double take_seconds(cli_input *input) {
    const char *text = cli_take_value(input, "--seconds");
    if (text == NULL) return 1;
    char *end;
    double seconds = strtod(text, &end);
    if (end == text || *end != '\0' || !(seconds >= 0 && seconds <= 3600))
        cli_bad_input("bench", "--seconds %s: expected a number from 0 to 3600, such as 0.5", text);
    return seconds;
}

static int run(cli_input *input) {
    int json = cli_take_flag(input, "--json");
    double seconds = take_seconds(input);
    if (input->count > 0) cli_bad_input("bench", "'%s' is too much here", input->words[0]);
    bench_print(seconds, json);
    return CLI_EXIT_DONE;
}

static const char help[] =
    "Usage: demiurge bench [--json] [--seconds S]\n"
    "\n"
    "Plays random games on one core with 2, 3 and 4 players and several options, S seconds\n"
    "each (default 1; decimals such as 0.5 will do, 0 plays one game), and prints for each:\n"
    "\n"
    "  decisions_per_s, games_per_s   legal lists included; forced answers do not count\n"
    "  state_bytes, copy_ns           the size of a state, and the time to copy one\n"
    "  memcpy_ns                      the time of a plain memory copy of that size\n"
    "  simulations_per_s              of a search from the middle of 8 games, on one core\n"
    "  signature                      how 20 seeded games went; it changes only when the\n"
    "                                 behaviour of the game does\n"
    "\n"
    "  --json   one object with an array \"results\"\n";

const cli_command cli_bench = {"bench", "measure the speed of random games", help, run};
