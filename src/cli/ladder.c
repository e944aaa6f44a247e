/* `demiurge ladder`: see arena/ladder.h. */
#include "arena/ladder.h"

#include <string.h>

#include "cli/arena_words.h"
#include "cli/cli.h"

typedef struct levels {
    int from, to;
} levels;

/* The players are those of the options, or two: only then are bots seated. */
static int players_said(const cli_input *input) {
    for (int k = 0; k < input->count; k++) {
        const char *word = input->words[k];
        if (strncmp(word, "players=", 8) == 0 && word[8] >= '2' && word[8] <= '0' + DM_SEATS_MAX)
            return word[8] - '0';
    }
    return 2;
}

static levels take_levels(cli_input *input) {
    levels levels;
    levels.from = (int)cli_take_number(input, "--from", 2, 2, BOT_LEVELS);
    levels.to = (int)cli_take_number(input, "--to", BOT_LEVELS, 2, BOT_LEVELS);
    if (levels.from > levels.to)
        cli_bad_input(input->command, "--from %d --to %d: expected the lower level first",
                      levels.from, levels.to);
    return levels;
}

static int run(cli_input *input) {
    arena_plan plan = {0};
    arena_outcome outcome;
    dm_error error;
    levels levels = take_levels(input);
    arena_words words = cli_take_arena_words(input, &plan);
    plan.players = players_said(input);
    cli_take_arena_game(input, &plan);
    cli_set_arena_games(&plan, words.games);
    plan.minutes /= levels.to - levels.from + 1;
    arena_log *log = cli_open_arena_log(input, &plan, words.resume, "ladder");
    bool done = ladder_climb(&plan, levels.from, levels.to, log, words.json, &outcome, &error);
    if (log) arena_log_close(log);
    if (!done) {
        fprintf(stderr, "demiurge ladder: %s\n", error.text);
        return CLI_EXIT_FAILED;
    }
    return arena_exit_status(&outcome);
}

static const char help[] =
    "Usage: demiurge ladder GAME [key=value ...] [--from A] [--to B] [--games N] [--seed S]\n"
    "                       [--threads T] [--minutes M] [--resume FILE] [--json]\n"
    "\n"
    "Each level from A to B (default 2 to 8) plays the one below it, as in 'demiurge arena':\n"
    "every deal in all rotations of the seats. With more than two players one bot of the\n"
    "higher level meets the lower one in all other seats.\n"
    "\n"
    "  --games N        so many games for every level (default 200), rounded up to whole deals\n"
    "  --minutes M      M minutes in all, the same for every level; games of --resume count\n"
    "                   with the minutes that they took, as in 'demiurge arena'\n"
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
