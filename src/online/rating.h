/* How strong a player is, from the places of games of 2 to 4: docs/online.md, "Ratings".
 *
 * The method is Weng and Lin's Bayesian approximation for the Plackett–Luce model (Journal of
 * Machine Learning Research 12, 2011, algorithm 4). A rating is a belief: the mean, and how far
 * off it may well be. */
#ifndef ONLINE_RATING_H
#define ONLINE_RATING_H

#include <stdint.h>

typedef struct rating_belief {
    double mean, deviation;
} rating_belief;

/* Of somebody who has not played yet. */
rating_belief rating_of_newcomer(void);

/* After a game: place 1 is the best, who share a place were equal. Only the order of the places
 * matters, not how far they lie apart. */
void rating_update(rating_belief ratings[], const uint8_t places[], int players);

/* The number to show: what the player is almost surely worth, mean − 3 deviations; never below 0,
 * where newcomers begin. */
int rating_shown(rating_belief rating);

#endif
