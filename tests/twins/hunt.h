/* Looking for leaks: random games, twins of them for every viewer, and all that is told compared.
 */
#ifndef TWINS_HUNT_H
#define TWINS_HUNT_H

#include "twins/told.h"

typedef struct hunt_tally {
    uint64_t games, viewers, answers, redraws, changed, exchanged, alone, leaks;
    told_tally told;
    char first[800]; /* the first leak, and how to see it again */
} hunt_tally;

/* A game by its options, and how much of it is compared. */
typedef struct hunt_prey {
    const dm_game *game;
    const char *options;
    enum told_depth depth;
} hunt_prey;

/* All sets of options that are hunted through; ended by one without a game. */
extern const hunt_prey hunt_all[];

/* Plays the game of a seed and compares it with a twin for each seat and for the public. */
void hunt_game(const hunt_prey *prey, uint64_t seed, hunt_tally *tally);

/* One line about it. */
void hunt_print(const hunt_tally *tally);

#endif
