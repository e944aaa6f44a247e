/* `demiurge check`: see tools/check.h. */
#include "tools/check.h"

#include "cli/cli.h"

static int run(cli_input *input) {
    check_plan plan;
    plan.games = (uint64_t)cli_take_number(input, "--games", 1000, 1, CHECK_GAMES_MAX);
    plan.first_seed = (uint64_t)cli_take_number(input, "--seed", 1, 0, INT64_MAX - CHECK_GAMES_MAX);
    plan.threads = (int)cli_take_number(input, "--threads", 1, 1, CHECK_THREADS_MAX);
    plan.game = cli_take_game(input, &plan.setup);
    if (plan.setup.seed_text[0] != '\0')
        cli_bad_input("check", "every game has its own seed; expected --seed S for the first one");
    return check_games(&plan) ? CLI_EXIT_DONE : CLI_EXIT_FAILED;
}

static const char help[] =
    "Usage: demiurge check GAME [key=value ...] [--games N] [--seed S] [--threads T]\n"
    "\n"
    "Plays N random games (default 1000) with seeds S, S+1, ... (default 1) and checks\n"
    "them: the invariants after every answer; at answers drawn at random also copies,\n"
    "positions, records, undo, and that nothing hidden shows to any seat or to the\n"
    "public. Prints one JSON object: game, options, seed, games, decisions, samples,\n"
    "failures, failed_seed (the lowest) and failure (what was wrong with it).\n"
    "\n"
    "A failure is repeated with --games 1 --seed FAILED_SEED; the exit status is then 1.\n";

const cli_command cli_check = {"check", "play random games and verify every promise", help, run};
