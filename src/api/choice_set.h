/* Sets chosen in any order. A game asks for a set item by item, in the order of its tables, so that
 * each set has one way to be answered. Whoever asks a person may let them name the items as they
 * come to mind: here is which questions form a set, and the answers that play it. */
#ifndef API_CHOICE_SET_H
#define API_CHOICE_SET_H

#include "demiurge.h"

/* A set that is asked for item by item, in the order in which the game wants it. */
typedef struct api_choice_set {
    int least, most; /* how many items are still to be chosen */
    int counting;    /* what each item adds to the first argument of the question */
    int count;
    dm_answer items[DM_ANSWERS_MAX];
    int room[DM_ANSWERS_MAX]; /* how often each may be in the set */
    int purse;                /* what all of them may cost together */
    int price[DM_ANSWERS_MAX];
} api_choice_set;

/* What the question asks for at once, if it does. */
bool api_choice_set_of(const dm_game *game, const dm_state *state, const dm_question *question,
                       api_choice_set *set);
/* True if the later question goes on with the set of the earlier one. */
bool api_choice_set_goes_on(const dm_question *question, const api_choice_set *set,
                            const dm_question *later, const api_choice_set *later_set);
/* The answers that play exactly these items, in the game's order, with what ends the set; how many,
 * or -1 and an error. The state is a copy that may be played on. */
int api_choice_set_plan(const dm_game *game, dm_state *state, const dm_question *question,
                        const dm_answer *items, int count, dm_answer *plan, int most,
                        dm_error *error);

#endif
