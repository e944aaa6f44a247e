/* Weighing a position: what a seat has, as a list of numbers, times what each has proved to be
 * worth in games played to the end.
 *
 *   expected points = points held + base + sum of feature x (late + early x time)
 *
 * `time` runs from about 1 at the beginning to 0 at the end, so every weight has a value for the
 * end of a game and one for what is to be added at its beginning. `demiurge fit` plays games and
 * prints the weights that fit them best; eval.c of each game holds them as a table, and its
 * evaluator (dm_evaluator) leads to it. */
#ifndef ENGINE_WEIGHING_H
#define ENGINE_WEIGHING_H

#include "demiurge.h"

enum { WEIGHING_FEATURES_MAX = 64 };

/* One number of a seat, and what one of it is worth at the end; `early` is added at the beginning.
 */
typedef struct feature_weight {
    const char *name;
    double late, early;
} feature_weight;

typedef struct weighing_table {
    int count; /* of features, at most WEIGHING_FEATURES_MAX */
    const feature_weight *weights;
    double base_late, base_early; /* points that anybody still makes */
    /* A lead of so many points wins three times in four. */
    double sure_late, sure_early;
    /* How much of the game is left: 1 to 0. */
    double (*time)(const dm_state *state);
    /* The numbers of all seats, and the points that each holds for good. */
    void (*features)(const dm_state *state, double (*list)[WEIGHING_FEATURES_MAX], double *held);
} weighing_table;

/* Expected points and winning shares of all seats. */
void weighing_weigh(const weighing_table *table, const dm_state *state, int players,
                    dm_worth *worth);

/* Points that are certain because the game is over. */
void weighing_final(const dm_scores *scores, dm_worth *worth);

#endif
