/* What a match says about its bots. See standings.h. */
#include "arena/standings.h"

#include <assert.h>
#include <math.h>
#include <string.h>

static int row_named(const arena_standings *standings, const char *name) {
    int row = 0;
    while (row < standings->count && strcmp(standings->rows[row].name, name) != 0) row++;
    return row;
}

void standings_begin(arena_standings *standings, const arena_plan *plan) {
    memset(standings, 0, sizeof *standings);
    standings->players = plan->players;
    for (int bot = 0; bot < plan->players; bot++) {
        int row = row_named(standings, plan->bots[bot].name);
        if (row == standings->count) standings->count++;
        standings->rows[row].name = plan->bots[bot].name;
        standings->rows[row].seats++;
        standings->row_of[bot] = (uint8_t)row;
    }
}

/* ---- Adding up --------------------------------------------------------------------------- */

static void add_bot(arena_standings *standings, const arena_game *game, int bot) {
    arena_standing *row = &standings->rows[standings->row_of[bot]];
    row->points += game->total[bot];
    row->places += game->place[bot];
    row->seconds += game->seconds[bot];
    if (game->longest[bot] > row->longest) row->longest = game->longest[bot];
    row->turns += game->turns[bot];
    for (int line = 0; line < game->line_count; line++) {
        assert(game->source[line] < DM_SCORE_LINES_MAX);
        standings->scores_from[game->source[line]] = true;
        row->sources[game->source[line]] += game->points[line][bot];
    }
}

static void add_game(arena_standings *standings, const arena_plan *plan, const arena_game *game,
                     double shares[DM_SEATS_MAX]) {
    int best = 0;
    for (int bot = 0; bot < plan->players; bot++) {
        add_bot(standings, game, bot);
        shares[standings->row_of[bot]] += arena_share(plan, game, bot);
        if (game->place[bot] == 1) best = bot;
    }
    standings->games++;
    standings->winner_points += game->total[best];
    standings->rounds += game->rounds;
}

void standings_add_deal(arena_standings *standings, const arena_plan *plan,
                        const arena_game *games) {
    double shares[DM_SEATS_MAX] = {0};
    for (int rotation = 0; rotation < plan->players; rotation++)
        add_game(standings, plan, &games[rotation], shares);
    for (int row = 0; row < standings->count; row++)
        arena_sample_add(&standings->rows[row].deals, shares[row] / plan->players);
    standings->deals++;
}

/* ---- What it means ----------------------------------------------------------------------- */

double standing_share(const arena_standing *row) {
    return row->deals.count ? row->deals.mean : NAN;
}

double standing_fair(const arena_standings *standings, const arena_standing *row) {
    return (double)row->seats / standings->players;
}

arena_range standing_range(const arena_standings *standings, const arena_standing *row) {
    if (row->seats == standings->players) return (arena_range){1, 1}; /* it wins whatever happens */
    return arena_share_range(&row->deals, standings->players);
}

double standing_elo(const arena_standings *standings, const arena_standing *row) {
    return arena_elo_of_share(standing_share(row), standing_fair(standings, row));
}

arena_range standing_elo_range(const arena_standings *standings, const arena_standing *row) {
    arena_range share = standing_range(standings, row);
    double fair = standing_fair(standings, row);
    return (arena_range){arena_elo_of_share(share.low, fair), arena_elo_of_share(share.high, fair)};
}

double standing_mean(const arena_standings *standings, const arena_standing *row, double sum) {
    return standings->games ? sum / (double)standings->games / row->seats : NAN;
}

double standing_seconds_per_turn(const arena_standing *row) {
    return row->turns ? row->seconds / (double)row->turns : NAN;
}
