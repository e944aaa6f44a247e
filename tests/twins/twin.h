/* The twin of a game: another one that a viewer cannot tell from it, up to some answer.
 *
 * Slots that the viewer knows by then hold what they held; all others are dealt anew, throughout
 * the history. Every seat gives the answer with the same public part; its secret part follows the
 * slots: who discarded these two cards of the hand discards them in the twin, whatever they are
 * now. Of slots that lay in another's hand together any could have been the one that was played: a
 * few of them change roles. Secret picks that are not revealed by then are chosen anew. */
#ifndef TWINS_TWIN_H
#define TWINS_TWIN_H

#include "twins/story.h"

/* Big: static storage. */
typedef struct twin {
    story *tale; /* as it was, once the twin is made */
    uint8_t viewer;
    uint32_t until; /* so many answers are given in both */
    dm_setup setup; /* as that of the game, with another seed: nobody knows it either */
    dm_random random;
    uint32_t keeps; /* of 16 slots that may change, how many are left as they were */
    script_plan plan;
    chance_script script;
    dm_match match;
    dm_answer answers[DM_STEPS_MAX];
    uint32_t redraws;   /* deals that turned out to be impossible */
    uint32_t different; /* slots that were in a hand and hold something else */
    uint32_t exchanged; /* pairs that have changed roles */
    char leak[400];     /* how the games differ for all to see; "" if they do not */
} twin;

/* Makes the twin of a game for a viewer; `lot` decides which one. */
void twin_make(twin *other, story *tale, uint8_t viewer, uint32_t until, uint64_t lot);

#endif
