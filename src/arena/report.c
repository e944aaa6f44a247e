/* What a match showed. See report.h. */
#include "arena/report.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "host/memory.h"

static const char *const verdict_names[] = {
    [ARENA_SPRT_OPEN] = NULL, [ARENA_SPRT_ELO0] = "elo0", [ARENA_SPRT_ELO1] = "elo1"};

static double mean_of_games(const arena_standings *standings, double sum) {
    return standings->games ? sum / (double)standings->games : NAN;
}

/* ---- JSON -------------------------------------------------------------------------------- */

void arena_decimal_at(dm_writer *out, const char *key, double number, int decimals) {
    json_key(out, key);
    if (isfinite(number))
        json_decimal(out, number, decimals);
    else
        json_nothing(out);
}

static void write_sources(const arena_report *report, const arena_standing *row, dm_writer *out) {
    const arena_standings *standings = report->standings;
    json_key(out, "mean_sources");
    json_open(out, '{');
    for (int source = 0; source < DM_SCORE_LINES_MAX; source++)
        if (standings->scores_from[source])
            arena_decimal_at(out, report->plan->game->score_name((uint8_t)source),
                             standing_mean(standings, row, row->sources[source]), 3);
    json_close(out, '}');
}

static void write_row(const arena_report *report, const arena_standing *row, dm_writer *out) {
    const arena_standings *standings = report->standings;
    arena_range share = standing_range(standings, row), elo = standing_elo_range(standings, row);
    json_open(out, '{');
    json_string_at(out, "name", row->name);
    json_number_at(out, "seats", row->seats);
    arena_decimal_at(out, "fair", standing_fair(standings, row), 4);
    arena_decimal_at(out, "share", standing_share(row), 5);
    arena_decimal_at(out, "share_low", share.low, 5);
    arena_decimal_at(out, "share_high", share.high, 5);
    arena_decimal_at(out, "elo", standing_elo(standings, row), 1);
    arena_decimal_at(out, "elo_low", elo.low, 1);
    arena_decimal_at(out, "elo_high", elo.high, 1);
    arena_decimal_at(out, "mean_points", standing_mean(standings, row, row->points), 3);
    arena_decimal_at(out, "mean_place", standing_mean(standings, row, row->places), 3);
    arena_decimal_at(out, "seconds_per_turn", standing_seconds_per_turn(row), 6);
    arena_decimal_at(out, "longest_turn", row->longest, 6);
    write_sources(report, row, out);
    json_close(out, '}');
}

static void write_test(const arena_report *report, dm_writer *out) {
    const arena_sprt *sprt = report->plan->sprt;
    const char *verdict = verdict_names[report->outcome->verdict];
    json_key(out, "sprt");
    json_open(out, '{');
    arena_decimal_at(out, "elo0", sprt->elo0, 2);
    arena_decimal_at(out, "elo1", sprt->elo1, 2);
    arena_decimal_at(out, "llr", report->outcome->evidence, 4);
    arena_decimal_at(out, "llr_low", -arena_sprt_bound(), 4);
    arena_decimal_at(out, "llr_high", arena_sprt_bound(), 4);
    json_key(out, "verdict");
    if (verdict)
        json_text(out, verdict);
    else
        json_nothing(out);
    json_close(out, '}');
}

void arena_report_write_members(const arena_report *report, dm_writer *out) {
    const arena_plan *plan = report->plan;
    const arena_standings *standings = report->standings;
    char options[ARENA_OPTIONS_BYTES];
    dm_writer writer = dm_writer_on(options, sizeof options);
    arena_plan_write_options(plan, &writer);
    json_string_at(out, "game", plan->game->name);
    json_string_at(out, "options", options);
    json_number_at(out, "games", (int64_t)standings->games);
    json_number_at(out, "deals", (int64_t)standings->deals);
    json_number_at(out, "seed", (int64_t)plan->seed);
    json_number_at(out, "threads", plan->threads);
    arena_decimal_at(out, "seconds", report->outcome->seconds, 3);
    json_string_at(out, "stopped", arena_stop_names[report->outcome->stopped]);
    arena_decimal_at(out, "mean_winner_points", mean_of_games(standings, standings->winner_points),
                     3);
    arena_decimal_at(out, "mean_rounds", mean_of_games(standings, standings->rounds), 3);
    if (plan->sprt) write_test(report, out);
    json_key(out, "bots");
    json_open(out, '[');
    for (int row = 0; row < standings->count; row++) write_row(report, &standings->rows[row], out);
    json_close(out, ']');
}

void arena_report_write(const arena_report *report, dm_writer *out) {
    json_open(out, '{');
    arena_report_write_members(report, out);
    json_close(out, '}');
}

/* ---- The table --------------------------------------------------------------------------- */

const char *arena_elo_text(double elo, char text[ARENA_ELO_BYTES]) {
    if (isnan(elo))
        snprintf(text, ARENA_ELO_BYTES, "-");
    else if (isinf(elo))
        snprintf(text, ARENA_ELO_BYTES, elo > 0 ? "+inf" : "-inf");
    else
        snprintf(text, ARENA_ELO_BYTES, "%+.0f", elo);
    return text;
}

static void print_heading(const arena_report *report) {
    const arena_standings *standings = report->standings;
    const arena_outcome *outcome = report->outcome;
    char options[ARENA_OPTIONS_BYTES];
    dm_writer out = dm_writer_on(options, sizeof options);
    arena_plan_write_options(report->plan, &out);
    printf("%s %s: %llu games (%llu deals in %d rotations), seed %llu, %d thread%s, %.1f s\n",
           report->plan->game->name, options, (unsigned long long)standings->games,
           (unsigned long long)standings->deals, standings->players,
           (unsigned long long)report->plan->seed, report->plan->threads,
           report->plan->threads == 1 ? "" : "s", outcome->seconds);
    if (outcome->stopped == ARENA_STOPPED_BY_INTERRUPT)
        printf("Interrupted; this is as far as it got.\n");
    if (outcome->stopped == ARENA_STOPPED_BY_MINUTES) printf("The minutes are over.\n");
    if (standings->games == 0) {
        printf("No deal was played in all rotations.\n");
        return;
    }
    printf("Winners have %.1f points after %.1f rounds.\n\n",
           mean_of_games(standings, standings->winner_points),
           mean_of_games(standings, standings->rounds));
}

/* The column of the names is as wide as the longest, and usually 20. */
static int name_columns(const arena_standings *standings) {
    int columns = 20;
    for (int row = 0; row < standings->count; row++) {
        int length = (int)strlen(standings->rows[row].name);
        if (length > columns) columns = length;
    }
    return columns;
}

static void print_row(const arena_standings *standings, const arena_standing *row) {
    char elo[ARENA_ELO_BYTES], low[ARENA_ELO_BYTES], high[ARENA_ELO_BYTES];
    arena_range share = standing_range(standings, row),
                elo_range = standing_elo_range(standings, row);
    printf("%-*s %5d %6.3f %6.3f %6.3f to %5.3f %6s %6s to %5s %7.1f %6.2f %9.4f %8.3f\n",
           name_columns(standings), row->name, row->seats, standing_fair(standings, row),
           row->deals.mean, share.low, share.high,
           arena_elo_text(standing_elo(standings, row), elo), arena_elo_text(elo_range.low, low),
           arena_elo_text(elo_range.high, high), standing_mean(standings, row, row->points),
           standing_mean(standings, row, row->places), standing_seconds_per_turn(row),
           row->longest);
}

static void print_test(const arena_report *report) {
    const arena_sprt *sprt = report->plan->sprt;
    const char *name = report->plan->bots[0].name;
    printf("\nSPRT: evidence %.2f, enough at -%.2f and %.2f: ", report->outcome->evidence,
           arena_sprt_bound(), arena_sprt_bound());
    switch (report->outcome->verdict) {
    case ARENA_SPRT_ELO1:
        printf("%s has %+g Elo or more, rather than %+g.\n", name, sprt->elo1, sprt->elo0);
        break;
    case ARENA_SPRT_ELO0:
        printf("%s has %+g Elo or less, rather than %+g.\n", name, sprt->elo0, sprt->elo1);
        break;
    case ARENA_SPRT_OPEN: printf("undecided.\n"); break;
    }
}

static void print_table(const arena_report *report) {
    const arena_standings *standings = report->standings;
    print_heading(report);
    if (standings->games == 0) return;
    printf("%-*s seats   fair  share  95 %% interval    Elo    95 %% interval  points  place "
           "s per turn  longest\n",
           name_columns(standings), "bot");
    for (int row = 0; row < standings->count; row++) print_row(standings, &standings->rows[row]);
    if (report->plan->sprt) print_test(report);
}

static void print_json(const arena_report *report) {
    char *text = memory_new(ARENA_REPORT_BYTES);
    dm_writer out = dm_writer_on(text, ARENA_REPORT_BYTES);
    arena_report_write(report, &out);
    puts(text);
    free(text);
}

void arena_report_print(const arena_report *report, bool as_json) {
    if (as_json)
        print_json(report);
    else
        print_table(report);
}
