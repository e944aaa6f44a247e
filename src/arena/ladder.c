/* Each level of the bots against the one below it. See ladder.h. */
#include "arena/ladder.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arena/report.h"
#include "engine/guard.h"
#include "engine/json.h"
#include "host/memory.h"

enum { JSON_BYTES = 16 * ARENA_REPORT_BYTES };

typedef struct ladder_run {
    arena_plan plan;
    const ladder_rungs *rungs;
    arena_standings standings; /* of the last match */
    arena_outcome outcome;
    arena_log *log;
    int reached;     /* the last level whose match was begun */
    double elo;      /* of it above the one below `from`; unknown (NAN) if a step is */
    dm_writer *json; /* NULL: a table */
    char label[32];  /* of the match being played, for the plan */
} ladder_run;

/* ---- Rungs ------------------------------------------------------------------------------- */

void ladder_take_levels(ladder_rungs *rungs) {
    rungs->count = BOT_LEVELS;
    rungs->named = false;
    strcpy(rungs->who, "ladder");
    for (int level = 1; level <= BOT_LEVELS; level++) rungs->bots[level - 1] = bot_of_level(level);
}

bool ladder_take_bots(ladder_rungs *rungs, const char *list, dm_error *error) {
    rungs->named = true;
    rungs->count = arena_read_bots(rungs->bots, LADDER_RUNGS_MAX, list, error);
    if (rungs->count == 0) return false;
    if (rungs->count == 1) return dm_fail(error, "--bots: expected two or more, the lowest first");
    dm_writer out = dm_writer_on(rungs->who, sizeof rungs->who);
    for (int k = 0; k < rungs->count; k++) {
        dm_write(&out, k ? "," : "ladder ");
        dm_write(&out, rungs->bots[k].name);
    }
    return true;
}

/* ---- Matches ----------------------------------------------------------------------------- */

static void seat_rungs(ladder_run *ladder, int level) {
    arena_plan *plan = &ladder->plan;
    snprintf(ladder->label, sizeof ladder->label, "level %d: ", level);
    plan->label = ladder->label;
    plan->match = level;
    for (int bot = 0; bot < plan->players; bot++)
        plan->bots[bot] = ladder->rungs->bots[bot == 0 ? level - 1 : level - 2];
}

/* Who is meant by the numbers. */
static void print_names(const ladder_rungs *rungs) {
    for (int k = 0; k < rungs->count; k++) printf("%5d  %s\n", k + 1, rungs->bots[k].name);
    printf("\n");
}

static void print_heading(const ladder_run *ladder) {
    char options[ARENA_OPTIONS_BYTES];
    dm_writer out = dm_writer_on(options, sizeof options);
    arena_plan_write_options(&ladder->plan, &out);
    printf("%s %s, seed %llu\n\n", ladder->plan.game->name, options,
           (unsigned long long)ladder->plan.seed);
    if (ladder->rungs->named) print_names(ladder->rungs);
    printf("level against  games  share  95 %% interval    Elo    95 %% interval  in all  points "
           "s per turn  longest\n");
}

static void print_unknown_row(int level) {
    printf("%5d %7d %6d %6s %15s %6s %15s %7s %7s %10s %8s\n", level, level - 1, 0, "-", "-", "-",
           "-", "-", "-", "-", "-");
}

static void print_known_row(const ladder_run *ladder, int level) {
    const arena_standings *standings = &ladder->standings;
    const arena_standing *row = &standings->rows[0];
    char elo[ARENA_ELO_BYTES], low[ARENA_ELO_BYTES], high[ARENA_ELO_BYTES], sum[ARENA_ELO_BYTES];
    arena_range share = standing_range(standings, row),
                elo_range = standing_elo_range(standings, row);
    printf("%5d %7d %6llu %6.3f %6.3f to %5.3f %6s %6s to %5s %7s %7.1f %10.4f %8.3f\n", level,
           level - 1, (unsigned long long)standings->games, row->deals.mean, share.low, share.high,
           arena_elo_text(standing_elo(standings, row), elo), arena_elo_text(elo_range.low, low),
           arena_elo_text(elo_range.high, high), arena_elo_text(ladder->elo, sum),
           standing_mean(standings, row, row->points), standing_seconds_per_turn(row),
           row->longest);
}

static void print_row(const ladder_run *ladder, int level) {
    if (ladder->standings.games)
        print_known_row(ladder, level);
    else
        print_unknown_row(level);
    fflush(stdout);
}

static void write_row(const ladder_run *ladder, int level) {
    arena_report report = {&ladder->plan, &ladder->standings, &ladder->outcome};
    json_open(ladder->json, '{');
    json_number_at(ladder->json, "level", level);
    json_number_at(ladder->json, "opponent", level - 1);
    arena_decimal_at(ladder->json, "elo_above_lowest", ladder->elo, 1);
    arena_report_write_members(&report, ladder->json);
    json_close(ladder->json, '}');
}

/* False if it went wrong; then the error says how. */
static bool play_level(ladder_run *ladder, int level, dm_error *error) {
    seat_rungs(ladder, level);
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

static bool climb(ladder_run *ladder, dm_error *error) {
    for (int level = ladder->rungs->from; level <= ladder->rungs->to; level++) {
        if (!play_level(ladder, level, error)) return false;
        if (ladder->outcome.stopped == ARENA_STOPPED_BY_INTERRUPT) break;
    }
    return true;
}

/* ---- The end ----------------------------------------------------------------------------- */

static void print_end(const ladder_run *ladder) {
    char sum[ARENA_ELO_BYTES];
    if (ladder->outcome.stopped == ARENA_STOPPED_BY_INTERRUPT)
        printf("\nInterrupted; this is as far as it got.\n");
    if (!isnan(ladder->elo))
        printf("\nLevel %d stands %s Elo above level %d.\n", ladder->reached,
               arena_elo_text(ladder->elo, sum), ladder->rungs->from - 1);
}

static void begin(ladder_run *ladder) {
    if (ladder->json == NULL) {
        print_heading(ladder);
        return;
    }
    json_open(ladder->json, '{');
    json_string_at(ladder->json, "game", ladder->plan.game->name);
    json_key(ladder->json, "levels");
    json_open(ladder->json, '[');
}

static void end(ladder_run *ladder) {
    if (ladder->json == NULL) {
        print_end(ladder);
        return;
    }
    json_close(ladder->json, ']');
    arena_decimal_at(ladder->json, "elo_above_lowest", ladder->elo, 1);
    json_number_at(ladder->json, "lowest", ladder->rungs->from - 1);
    json_string_at(ladder->json, "stopped", arena_stop_names[ladder->outcome.stopped]);
    json_close(ladder->json, '}');
    puts(ladder->json->text);
}

static bool climb_and_tell(ladder_run *ladder, dm_error *error) {
    begin(ladder);
    if (!climb(ladder, error)) return false;
    end(ladder);
    return true;
}

bool ladder_climb(const arena_plan *plan, const ladder_rungs *rungs, arena_log *log, bool as_json,
                  arena_outcome *outcome, dm_error *error) {
    ladder_run ladder = {.plan = *plan, .log = log, .rungs = rungs};
    dm_guard(rungs->count <= LADDER_RUNGS_MAX);
    dm_guard(rungs->from >= 2 && rungs->from <= rungs->to && rungs->to <= rungs->count);
    dm_writer out;
    if (as_json) {
        out = dm_writer_on(memory_new(JSON_BYTES), JSON_BYTES);
        ladder.json = &out;
    }
    bool done = climb_and_tell(&ladder, error);
    if (as_json) free(out.text);
    *outcome = ladder.outcome;
    return done;
}
