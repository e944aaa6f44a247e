/* `demiurge arena`: bots play each other. See arena.h. */
#include "arena/arena.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "arena/report.h"
#include "cli/arena_words.h"
#include "cli/cli.h"

static void take_bots(cli_input *input, arena_plan *plan) {
    dm_error error;
    char names[BOT_NAMES_BYTES];
    const char *list = cli_take_value(input, "--bots");
    bot_write_names(names);
    if (list == NULL)
        cli_bad_input(input->command, "expected --bots with one for every seat, out of: %s", names);
    if (!arena_plan_seat_bots(plan, list, &error)) cli_bad_input(input->command, "%s", error.text);
}

static bool read_hypotheses(const char *text, arena_sprt *sprt) {
    char *end;
    sprt->elo0 = strtod(text, &end);
    if (end == text || *end != ',') return false;
    text = end + 1;
    sprt->elo1 = strtod(text, &end);
    if (end == text || *end != '\0') return false;
    return sprt->elo0 >= -1000 && sprt->elo0 < sprt->elo1 && sprt->elo1 <= 1000;
}

static void take_test(cli_input *input, arena_plan *plan, arena_sprt *sprt) {
    const char *text = cli_take_value(input, "--sprt");
    if (text == NULL) return;
    if (!read_hypotheses(text, sprt))
        cli_bad_input(input->command,
                      "--sprt %s: expected two numbers from -1000 to 1000, the lower first, such "
                      "as 0,30",
                      text);
    if (plan->players != 2 || strcmp(plan->bots[0].name, plan->bots[1].name) == 0)
        cli_bad_input(input->command, "--sprt compares two bots; expected two different --bots");
    plan->sprt = sprt;
}

static void make_records_folder(const cli_input *input, const char *path) {
    struct stat found;
    if (mkdir(path, 0777) != 0 && errno != EEXIST)
        cli_bad_input(input->command, "--records %s: %s", path, strerror(errno));
    if (stat(path, &found) != 0 || !S_ISDIR(found.st_mode) || access(path, W_OK | X_OK) != 0)
        cli_bad_input(input->command, "--records %s: expected a folder that can be written", path);
}

/* Every deal is played in all rotations: whoever asked for other than that is told. */
static void tell_rounding(const arena_plan *plan, int64_t said) {
    if (said && plan->games != (uint64_t)said)
        fprintf(stderr, "%lld games become %llu: every deal is played in %d rotations.\n",
                (long long)said, (unsigned long long)plan->games, plan->players);
}

static void take_plan(cli_input *input, arena_plan *plan, arena_sprt *sprt, arena_words *words) {
    *plan = (arena_plan){.match = 1, .label = ""};
    take_bots(input, plan);
    take_test(input, plan, sprt);
    *words = cli_take_arena_words(input, plan);
    plan->records = cli_take_value(input, "--records");
    cli_take_arena_game(input, plan);
    cli_set_arena_games(plan, words->games);
    tell_rounding(plan, words->games);
    if (plan->records) make_records_folder(input, plan->records);
}

static int run(cli_input *input) {
    arena_plan plan;
    arena_standings standings;
    arena_words words;
    arena_sprt sprt;
    arena_outcome outcome;
    dm_error error;
    char who[ARENA_BOTS_BYTES];
    take_plan(input, &plan, &sprt, &words);
    arena_plan_write_bots(&plan, who);
    arena_log *log = cli_open_arena_log(input, &plan, words.resume, who);
    bool done = arena_run(&plan, log, &standings, &outcome, &error);
    if (log) arena_log_close(log);
    if (!done) {
        fprintf(stderr, "demiurge arena: %s\n", error.text);
        return CLI_EXIT_FAILED;
    }
    arena_report_print(&(arena_report){&plan, &standings, &outcome}, words.json);
    return arena_exit_status(&outcome);
}

static const char help[] =
    "Usage: demiurge arena GAME [key=value ...] --bots NAME,NAME,... [--games N] [--seed S]\n"
    "                      [--threads T] [--minutes M] [--sprt ELO0,ELO1] [--resume FILE]\n"
    "                      [--records DIR] [--json]\n"
    "\n"
    "Bots play each other, one in every seat; there are as many players as names, and a name\n"
    "may come more than once. Each deal is played in every rotation of the seats. With bots\n"
    "that go by simulations the outcome follows from --seed, whatever the threads.\n"
    "\n"
    "  --bots NAMES     random, greedy, search:N (simulations a decision), search:Ts (seconds\n"
    "                   of the processor a turn) or level:K (1 to 8); with options, each after a\n"
    "                   colon: greedy:lines=200, search:300:exploration=4:turns=3 (docs/bots.md)\n"
    "  --games N        so many games (default 200), rounded up to whole deals\n"
    "  --seed S         from which the seeds of all deals follow (default 1)\n"
    "  --threads T      games side by side (default: one for every processor)\n"
    "  --minutes M      no game begins after M minutes; those being played are finished;\n"
    "                   the games of --resume count with the minutes that they took (where\n"
    "                   the file does not tell, those of thinking, divided by the threads)\n"
    "  --sprt E0,E1     two bots: ends as soon as it is clear (5 % error) whether the first one\n"
    "                   has E1 Elo or more above the other, or E0 or less, such as 0,30\n"
    "  --resume FILE    keeps how each game went; the same command goes on from there, also\n"
    "                   with more games or minutes (and the same program: it cannot know\n"
    "                   changed bots)\n"
    "  --records DIR    keeps each game as DIR/NUMBER.record, but for those that the --resume\n"
    "                   file holds already: how many have none is told\n"
    "  --json           one object instead of a table\n"
    "\n"
    "Control-C ends it early and tells what is known; games being played are then lost. Only\n"
    "deals that were played in all rotations count.\n"
    "\n"
    "  share    of the wins, ties divided; rows add up to 1, and a row of equal strength would\n"
    "           have the fair share, its seats / players\n"
    "  95 %     Wilson's interval of the share, for as many games as the deals are worth: games\n"
    "           of one deal are alike\n"
    "  Elo      above the other rows: 400 log10((share / (1 - share)) / (fair / (1 - fair))); "
    "null\n"
    "           in JSON where it is infinite\n"
    "  s per turn   seconds of the processor that a bot thinks in a turn, and in its longest\n"
    "\n"
    "With --minutes or --sprt and without --games, at most 100000 games are played.\n"
    "\n"
    "Exit status: 0 it was played to its end; 1 a game or a file failed; 2 the words or the\n"
    "--resume file are wrong; 130 or 143 interrupted (control-C, SIGTERM).\n"
    "\n"
    "  demiurge arena deus --bots search:200,greedy --games 100\n"
    "  demiurge arena deus --bots search:300:exploration=4,search:300 --sprt 0,30\n"
    "  demiurge arena gheos --bots search:1s,greedy,greedy,greedy --minutes 30 --resume "
    "half-hour\n";

const cli_command cli_arena = {"arena", "let bots play each other and measure their strength", help,
                               run};
