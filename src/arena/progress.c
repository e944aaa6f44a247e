/* How far a match has come. See progress.h. */
#include "arena/progress.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { BAR_CELLS = 20 };

/* Seconds between two lines where there is no terminal: at least, and at most. */
static const double SOONEST = 5, LATEST = 30;

void arena_progress_begin(arena_progress *progress, const arena_plan *plan,
                          const arena_standings *standings) {
    memset(progress, 0, sizeof *progress);
    progress->plan = plan;
    progress->standings = standings;
    progress->is_terminal = isatty(STDERR_FILENO);
}

void arena_progress_add(arena_progress *progress, const arena_game *game, bool played) {
    const arena_plan *plan = progress->plan;
    for (int bot = 0; bot < plan->players; bot++)
        progress->wins[progress->standings->row_of[bot]] += arena_share(plan, game, bot);
    progress->finished++;
    progress->played += played;
}

/* ---- Telling ----------------------------------------------------------------------------- */

static double seconds_left(const arena_progress *progress) {
    const arena_plan *plan = progress->plan;
    double games = (double)(plan->games - progress->finished);
    double left = games * progress->seconds / (double)progress->played;
    double limit = plan->minutes * 60 - progress->before - progress->seconds;
    return plan->minutes > 0 && limit < left ? limit : left;
}

static void print_time_left(const arena_progress *progress) {
    if (progress->played == 0) return;
    double seconds = seconds_left(progress);
    if (seconds < 0)
        fprintf(stderr, "  last games");
    else if (seconds < 100)
        fprintf(stderr, "  %.0f s left", seconds);
    else if (seconds < 6000)
        fprintf(stderr, "  %.0f min left", seconds / 60);
    else
        fprintf(stderr, "  %.1f h left", seconds / 3600);
}

static void print_bar(const arena_progress *progress) {
    int full = (int)(progress->finished * BAR_CELLS / progress->plan->games);
    fprintf(stderr, "[%.*s%.*s] ", full, "####################", BAR_CELLS - full,
            "....................");
}

static void print_shares(const arena_progress *progress) {
    const arena_standings *standings = progress->standings;
    if (progress->finished == 0) return;
    for (int row = 0; row < standings->count; row++)
        fprintf(stderr, "  %s %.3f", standings->rows[row].name,
                progress->wins[row] / (double)progress->finished);
}

/* In a terminal at every call, elsewhere after every tenth of the games or half a minute. */
static bool is_due(const arena_progress *progress, uint64_t tenth) {
    double since = progress->seconds - progress->told_at;
    if (progress->is_terminal) return true;
    return since >= LATEST || (since >= SOONEST && tenth > progress->told_tenth);
}

void arena_progress_tell(arena_progress *progress, double seconds) {
    uint64_t tenth = progress->finished * 10 / progress->plan->games;
    progress->seconds = seconds;
    if (progress->plan->label == NULL || !is_due(progress, tenth)) return;
    progress->told_at = seconds;
    progress->told_tenth = tenth;
    if (progress->is_terminal) fprintf(stderr, "\r\033[K");
    fprintf(stderr, "%s", progress->plan->label);
    if (progress->is_terminal) print_bar(progress);
    fprintf(stderr, "%llu of %llu games", (unsigned long long)progress->finished,
            (unsigned long long)progress->plan->games);
    print_shares(progress);
    print_time_left(progress);
    if (!progress->is_terminal) fputc('\n', stderr);
    fflush(stderr);
}

void arena_progress_end(const arena_progress *progress) {
    if (progress->plan->label && progress->is_terminal) fprintf(stderr, "\r\033[K");
}
