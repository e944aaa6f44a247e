/* Standings: what a match says about its bots, one row for each name. Bots of the same name are
 * one row that holds several seats; shares of all rows add up to 1. */
#ifndef ARENA_STANDINGS_H
#define ARENA_STANDINGS_H

#include "arena/arena.h"

/* Sums over games; points, places and sources over its seats too. */
typedef struct standing {
    const char *name;
    int seats;
    sample deals; /* its share of the wins, one number a deal */
    double points, places, sources[DM_SCORE_LINES_MAX];
    double seconds; /* of thinking, on the processor */
    double longest; /* the same in one turn */
    uint64_t turns;
} standing;

typedef struct standings {
    int players, count;
    uint8_t row_of[DM_SEATS_MAX]; /* by bot */
    standing rows[DM_SEATS_MAX];  /* in the order of the bots */
    uint64_t games, deals;
    double winner_points, rounds;         /* sums over games */
    bool scores_from[DM_SCORE_LINES_MAX]; /* the sources of points that were seen */
} standings;

/* The plan must outlive the standings: names are its own. */
void standings_begin(standings *standings, const arena_plan *plan);

/* Adds a deal: as many finished games as there are players. */
void standings_add_deal(standings *standings, const arena_plan *plan, const arena_game *games);

/* Its share of the wins. Without a deal neither this is a number nor its Elo, nor a mean below. */
double standing_share(const standing *row);
double standing_fair(const standings *standings, const standing *row);
range standing_range(const standings *standings, const standing *row);
double standing_elo(const standings *standings, const standing *row);
range standing_elo_range(const standings *standings, const standing *row);
/* A sum over the row's games and seats as a mean. */
double standing_mean(const standings *standings, const standing *row, double sum);
double standing_seconds_per_turn(const standing *row);

#endif
