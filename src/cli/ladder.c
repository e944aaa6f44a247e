/* `demiurge ladder`: each level of the bots against the one below it, in the arena.
 *
 * With more than two players one bot of the higher level meets bots of the lower one in all other
 * seats. All matches share their deals, and one file of games. */
#include <math.h>
#include <string.h>

#include "arena/log.h"
#include "arena/report.h"
#include "cli/arena_words.h"
#include "cli/cli.h"
#include "engine/json.h"

enum { GAMES_BY_DEFAULT = 200, GAMES_WITHOUT_LIMIT = 100000, JSON_BYTES = 16 * ARENA_REPORT_BYTES };

typedef struct ladder {
    arena_plan plan;
    standings standings; /* of the last match */
    arena_outcome outcome;
    arena_log *log;
    int from, to, reached; /* the last level whose match was begun */
    double elo;            /* of it above the one below `from`; unknown (NAN) if a step is */
    dm_writer *json;       /* NULL: a table */
} ladder;

/* ---- The command line -------------------------------------------------------------------- */

/* The players are those of the options, or two: only then are bots seated. */
static int players_said(const cli_input *input) {
    for (int k = 0; k < input->count; k++) {
        const char *word = input->words[k];
        if (strncmp(word, "players=", 8) == 0 && word[8] >= '2' && word[8] <= '0' + DM_SEATS_MAX)
            return word[8] - '0';
    }
    return 2;
}

static void set_games(ladder *ladder, int64_t said) {
    arena_plan *plan = &ladder->plan;
    int64_t games = plan->minutes > 0 ? GAMES_WITHOUT_LIMIT : GAMES_BY_DEFAULT;
    plan->games = (uint64_t)(said ? said : games);
    arena_plan_round_up(plan);
    plan->minutes /= ladder->to - ladder->from + 1;
}

static arena_words take_words(cli_input *input, ladder *ladder) {
    ladder->from = (int)cli_take_number(input, "--from", 2, 2, BOT_LEVELS);
    ladder->to = (int)cli_take_number(input, "--to", BOT_LEVELS, 2, BOT_LEVELS);
    if (ladder->from > ladder->to)
        cli_bad_input(input->command, "--from %d --to %d: expected the lower level first",
                      ladder->from, ladder->to);
    arena_words words = arena_take_words(input, &ladder->plan);
    ladder->plan.players = players_said(input);
    arena_take_game(input, &ladder->plan);
    set_games(ladder, words.games);
    return words;
}

/* ---- Matches ----------------------------------------------------------------------------- */

static void seat_levels(arena_plan *plan, int level) {
    static char label[32];
    snprintf(label, sizeof label, "level %d: ", level);
    plan->label = label;
    plan->match = level;
    for (int bot = 0; bot < plan->players; bot++)
        plan->bots[bot] = *bot_of_level(bot == 0 ? level : level - 1);
}

static void print_heading(const ladder *ladder) {
    char options[ARENA_OPTIONS_BYTES];
    dm_writer out = dm_writer_on(options, sizeof options);
    arena_plan_write_options(&ladder->plan, &out);
    printf("%s %s, seed %llu\n\n", ladder->plan.game->name, options,
           (unsigned long long)ladder->plan.seed);
    printf("level against  games  share  95 %% interval    Elo    95 %% interval  in all  points "
           "s per turn  longest\n");
}

static void print_unknown_row(int level) {
    printf("%5d %7d %6d %6s %15s %6s %15s %7s %7s %10s %8s\n", level, level - 1, 0, "-", "-", "-",
           "-", "-", "-", "-", "-");
}

static void print_known_row(const ladder *ladder, int level) {
    const standings *standings = &ladder->standings;
    const standing *row = &standings->rows[0];
    char elo[ARENA_ELO_BYTES], low[ARENA_ELO_BYTES], high[ARENA_ELO_BYTES], sum[ARENA_ELO_BYTES];
    range share = standing_range(standings, row), elo_range = standing_elo_range(standings, row);
    printf("%5d %7d %6llu %6.3f %6.3f to %5.3f %6s %6s to %5s %7s %7.1f %10.4f %8.3f\n", level,
           level - 1, (unsigned long long)standings->games, row->deals.mean, share.low, share.high,
           arena_elo_text(standing_elo(standings, row), elo), arena_elo_text(elo_range.low, low),
           arena_elo_text(elo_range.high, high), arena_elo_text(ladder->elo, sum),
           standing_mean(standings, row, row->points), standing_seconds_per_turn(row),
           row->longest);
}

static void print_row(const ladder *ladder, int level) {
    if (ladder->standings.games)
        print_known_row(ladder, level);
    else
        print_unknown_row(level);
    fflush(stdout);
}

static void write_row(const ladder *ladder, int level) {
    arena_report report = {&ladder->plan, &ladder->standings, &ladder->outcome};
    json_open(ladder->json, '{');
    json_number_at(ladder->json, "level", level);
    json_number_at(ladder->json, "opponent", level - 1);
    arena_decimal_at(ladder->json, "elo_above_lowest", ladder->elo, 1);
    arena_report_write_members(&report, ladder->json);
    json_close(ladder->json, '}');
}

/* False if it went wrong; then the error says how. */
static bool play_level(ladder *ladder, int level, dm_error *error) {
    seat_levels(&ladder->plan, level);
    if (!arena_run(&ladder->plan, ladder->log, &ladder->standings, &ladder->outcome, error))
        return false;
    ladder->reached = level;
    ladder->elo += standing_elo(&ladder->standings, &ladder->standings.rows[0]);
    if (ladder->json)
        write_row(ladder, level);
    else
        print_row(ladder, level);
    return true;
}

static bool climb(ladder *ladder, dm_error *error) {
    for (int level = ladder->from; level <= ladder->to; level++) {
        if (!play_level(ladder, level, error)) return false;
        if (ladder->outcome.stopped == ARENA_STOPPED_BY_INTERRUPT) break;
    }
    return true;
}

/* ---- The end ----------------------------------------------------------------------------- */

static void print_end(const ladder *ladder) {
    char sum[ARENA_ELO_BYTES];
    if (ladder->outcome.stopped == ARENA_STOPPED_BY_INTERRUPT)
        printf("\nInterrupted; this is as far as it got.\n");
    if (!isnan(ladder->elo))
        printf("\nLevel %d stands %s Elo above level %d.\n", ladder->reached,
               arena_elo_text(ladder->elo, sum), ladder->from - 1);
}

static void begin(ladder *ladder) {
    if (ladder->json == NULL) {
        print_heading(ladder);
        return;
    }
    json_open(ladder->json, '{');
    json_string_at(ladder->json, "game", ladder->plan.game->name);
    json_key(ladder->json, "levels");
    json_open(ladder->json, '[');
}

static void end(ladder *ladder) {
    if (ladder->json == NULL) {
        print_end(ladder);
        return;
    }
    json_close(ladder->json, ']');
    arena_decimal_at(ladder->json, "elo_above_lowest", ladder->elo, 1);
    json_number_at(ladder->json, "lowest", ladder->from - 1);
    json_string_at(ladder->json, "stopped", arena_stop_names[ladder->outcome.stopped]);
    json_close(ladder->json, '}');
    puts(ladder->json->text);
}

static int run(cli_input *input) {
    static ladder ladder;
    static char text[JSON_BYTES];
    dm_error error;
    dm_writer out = dm_writer_on(text, sizeof text);
    arena_words words = take_words(input, &ladder);
    if (words.resume) {
        ladder.log = arena_log_open(words.resume, &ladder.plan, "ladder", &error);
        if (ladder.log == NULL) cli_bad_input(input->command, "%s", error.text);
    }
    if (words.json) ladder.json = &out;
    begin(&ladder);
    bool done = climb(&ladder, &error);
    if (ladder.log) arena_log_close(ladder.log);
    if (!done) {
        fprintf(stderr, "demiurge ladder: %s\n", error.text);
        return CLI_EXIT_FAILED;
    }
    end(&ladder);
    return arena_exit_status(&ladder.outcome);
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
