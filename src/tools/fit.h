/* Plays games and fits the weights of a game's evaluation to how they ended.
 *
 * One sample a turn and seat: what the seat has more than the others on average, and how many more
 * points it went on to make. Differences, because what is the same for all (a long game, a rich
 * board) decides nothing. Least squares by the normal equations, pulled a little towards the
 * weights in use, so that what rarely comes up does not run wild. */
#ifndef TOOLS_FIT_H
#define TOOLS_FIT_H

#include "bots/bot.h"
#include "demiurge.h"
#include "engine/weighing.h"

enum { FIT_THREADS_MAX = 64 };

typedef struct fit_plan {
    const dm_game *game;
    const weighing_table *weighing; /* one of the game's */
    dm_setup setup;                 /* one the game accepts */
    bot player;                     /* it plays all seats */
    int games, threads;
    uint64_t seed; /* of the first game; the next one has the next */
} fit_plan;

/* Plays the games and prints the weights that fit their ends best, in the form of their table. */
void fit_print(const fit_plan *plan);

#endif
