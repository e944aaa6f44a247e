/* `demiurge ladder`: see arena/ladder.h. */
#include "arena/ladder.h"

#include <string.h>

#include "cli/arena_words.h"
#include "cli/cli.h"

/* The players are those of the options, or two: only then are bots seated. */
static int players_said(const cli_input *input) {
    for (int k = 0; k < input->count; k++) {
        const char *word = input->words[k];
        if (strncmp(word, "players=", 8) == 0 && word[8] >= '2' && word[8] <= '0' + DM_SEATS_MAX)
            return word[8] - '0';
    }
    return 2;
}

static void take_rungs(cli_input *input, ladder_rungs *rungs) {
    dm_error error;
    const char *list = cli_take_value(input, "--bots");
    if (list == NULL)
        ladder_take_levels(rungs);
    else if (!ladder_take_bots(rungs, list, &error))
        cli_bad_input(input->command, "%s", error.text);
    rungs->from = (int)cli_take_number(input, "--from", 2, 2, rungs->count);
    rungs->to = (int)cli_take_number(input, "--to", rungs->count, 2, rungs->count);
    if (rungs->from > rungs->to)
        cli_bad_input(input->command, "--from %d --to %d: expected the lower level first",
                      rungs->from, rungs->to);
}

static void expect_they_can_play(const cli_input *input, const ladder_rungs *rungs,
                                 const dm_game *game) {
    dm_error error;
    for (int k = 0; k < rungs->count; k++)
        if (!bot_can_play(&rungs->bots[k], game, &error))
            cli_bad_input(input->command, "%s", error.text);
}

static int run(cli_input *input) {
    arena_plan plan = {0};
    arena_outcome outcome;
    dm_error error;
    ladder_rungs rungs;
    take_rungs(input, &rungs);
    arena_words words = cli_take_arena_words(input, &plan);
    plan.players = players_said(input);
    cli_take_arena_game(input, &plan);
    expect_they_can_play(input, &rungs, plan.game);
    cli_set_arena_games(&plan, words.games);
    plan.minutes /= rungs.to - rungs.from + 1;
    arena_log *log = cli_open_arena_log(input, &plan, words.resume, rungs.who);
    bool done = ladder_climb(&plan, &rungs, log, words.json, &outcome, &error);
    if (log) arena_log_close(log);
    if (!done) {
        fprintf(stderr, "demiurge ladder: %s\n", error.text);
        return CLI_EXIT_FAILED;
    }
    return arena_exit_status(&outcome);
}

static const char help[] =
    "Usage: demiurge ladder GAME [key=value ...] [--from A] [--to B] [--games N] [--seed S]\n"
    "                       [--threads T] [--minutes M] [--bots NAME,NAME,...] [--resume FILE]\n"
    "                       [--json]\n"
    "\n"
    "Each level from A to B (default 2 to 8) plays the one below it, as in 'demiurge arena':\n"
    "every deal in all rotations of the seats. With more than two players one bot of the\n"
    "higher level meets the lower one in all other seats.\n"
    "\n"
    "  --games N        so many games for every level (default 200), rounded up to whole deals\n"
    "  --minutes M      M minutes in all, the same for every level; games of --resume count\n"
    "                   with the minutes that they took, as in 'demiurge arena'\n"
    "  --bots NAMES     these bots instead of the levels, the lowest first; they are numbered\n"
    "                   from 1, and may have options, such as search:200:exploration=4\n"
    "  --resume FILE    keeps how each game went; the same command goes on from there\n"
    "  --seed S  --threads T  --json    as in 'demiurge arena --help', which also tells what\n"
    "                   share, interval and Elo are\n"
    "\n"
    "  Elo      of the level above the one below it\n"
    "  in all   the sum of these steps, above the lowest level played (level 1); '-'\n"
    "           above a level that has not finished a deal\n"
    "  s per turn   seconds of the processor that the level thinks in a turn, and in the\n"
    "               longest turn of all\n"
    "\n"
    "Control-C ends it early and tells what is known. Exit status: 0 it was played to its end;\n"
    "1 a game or a file failed; 2 the words or the --resume file are wrong; 130 or 143\n"
    "interrupted (control-C, SIGTERM).\n";

const cli_command cli_ladder = {"ladder", "measure each level of the bots against the one below",
                                help, run};
