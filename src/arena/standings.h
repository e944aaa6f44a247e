/* Standings: what a match says about its bots, one row for each name. Bots of the same name are
 * one row that holds several seats; shares of all rows add up to 1. */
#ifndef ARENA_STANDINGS_H
#define ARENA_STANDINGS_H

#include "arena/arena.h"

/* Sums over games; points, places and sources over its seats too. */
typedef struct arena_standing {
    const char *name;
    int seats;
    arena_sample deals; /* its share of the wins, one number a deal */
    double points, places, sources[DM_SCORE_LINES_MAX];
    double seconds; /* of thinking, on the processor */
    double longest; /* the same in one turn */
    uint64_t turns;
} arena_standing;

typedef struct arena_standings {
    int players, count;
    uint8_t row_of[DM_SEATS_MAX];      /* by bot */
    arena_standing rows[DM_SEATS_MAX]; /* in the order of the bots */
    uint64_t games, deals;
    double winner_points, rounds;         /* sums over games */
    bool scores_from[DM_SCORE_LINES_MAX]; /* the sources of points that were seen */
} arena_standings;

/* The plan must outlive the standings: names are its own. */
void standings_begin(arena_standings *standings, const arena_plan *plan);

/* Adds a deal: as many finished games as there are players. */
void standings_add_deal(arena_standings *standings, const arena_plan *plan,
                        const arena_game *games);

/* Without a deal none of these is a number. */

/* The row's share of the wins. */
double standing_share(const arena_standing *row);
/* The share it would have if all bots were equal: its seats / players. */
double standing_fair(const arena_standings *standings, const arena_standing *row);
/* The 95 % interval of its share. */
arena_range standing_range(const arena_standings *standings, const arena_standing *row);
/* How much stronger it is than the other rows. */
double standing_elo(const arena_standings *standings, const arena_standing *row);
/* The 95 % interval of that; infinite where the share may be 0 or 1. */
arena_range standing_elo_range(const arena_standings *standings, const arena_standing *row);
/* A sum over the row's games and seats as a mean. */
double standing_mean(const arena_standings *standings, const arena_standing *row, double sum);
/* Seconds of thinking, on the processor. */
double standing_seconds_per_turn(const arena_standing *row);

#endif
