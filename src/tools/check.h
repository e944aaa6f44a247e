/* Random games, verified while they are played (checker.h), by many threads.
 *
 * Game k is played from seed S + k, so the seed of a failure is all one needs to see it again, and
 * the outcome does not depend on the number of threads. */
#ifndef TOOLS_CHECK_H
#define TOOLS_CHECK_H

#include "demiurge.h"

enum { CHECK_THREADS_MAX = 256, CHECK_GAMES_MAX = 1000000000 };

typedef struct check_plan {
    const dm_game *game;
    dm_setup setup; /* one the game accepts */
    uint64_t first_seed, games;
    int threads;
} check_plan;

/* Plays the games and prints one object of JSON that tells how they went. False if something was
 * wrong with any of them. */
bool check_games(const check_plan *plan);

#endif
