/* `demiurge fit`: see tools/fit.h. */
#include "tools/fit.h"

#include <string.h>

#include "cli/cli.h"

/* The weights of the evaluator of that name, or of the game's first. */
static const weighing_table *take_weighing(const char *name, const dm_game *game) {
    const dm_evaluator *const *found = game->evaluators;
    while (name && *found && strcmp((*found)->name, name) != 0) found++;
    if (*found == NULL) cli_bad_input("fit", "%s has no evaluator '%s'", game->name, name);
    if ((*found)->weighing == NULL)
        cli_bad_input("fit", "the evaluator '%s' has no weights to fit", (*found)->name);
    return (*found)->weighing;
}

static int run(cli_input *input) {
    fit_plan plan;
    dm_error error;
    const char *name = cli_take_value(input, "--bot");
    const char *evaluator = cli_take_value(input, "--evaluator");
    plan.games = (int)cli_take_number(input, "--games", 1000, 1, 1000000);
    plan.seed = (uint64_t)cli_take_number(input, "--seed", 1, 0, INT64_MAX);
    plan.threads = (int)cli_take_number(input, "--threads", 1, 1, FIT_THREADS_MAX);
    if (!bot_from_name(&plan.player, name ? name : "greedy", &error))
        cli_bad_input("fit", "--bot: %s", error.text);
    plan.game = cli_take_game(input, &plan.setup);
    plan.weighing = take_weighing(evaluator, plan.game);
    if (!bot_can_play(&plan.player, plan.game, &error))
        cli_bad_input("fit", "--bot: %s", error.text);
    fit_print(&plan);
    return CLI_EXIT_DONE;
}

static const char help[] =
    "Usage: demiurge fit GAME [key=value ...] [--bot NAME] [--games N] [--seed S] [--threads T]\n"
    "                    [--evaluator NAME]\n"
    "\n"
    "For people who work on the evaluation of a game (eval.c in its folder): plays N games\n"
    "of a bot against itself and prints the weights that fit their ends best, in the form of\n"
    "the table there; those of its first evaluator, or of the one named.\n";

const cli_command cli_fit = {"fit", "fit the weights of an evaluation to played games", help, run};
