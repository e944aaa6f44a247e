/* Sets chosen in any order. A game asks for a set item by item, in the order of its tables, so that
 * each set has one way to be answered. Whoever asks a person lets them name the items as they come
 * to mind: here is which questions form a set, and which answers play it.
 *
 * Nothing is played before a rehearsal on a copy has shown that every item is legal in its turn.
 * Where the game answers for itself, because only one answer is left, that answer is the item
 * chosen: an item is never chosen more often than there is room for it. */
#ifndef API_CHOICE_SET_H
#define API_CHOICE_SET_H

#include "demiurge.h"

/* What may belong to a set, in the order in which the game wants it. */
typedef struct api_choice_set {
    int least, most; /* how many items are still to be chosen */
    int counting;    /* what each item adds to the first argument of the question */
    int count;
    dm_answer items[DM_ANSWERS_MAX];
    int room[DM_ANSWERS_MAX]; /* how often each may be in the set */
    int purse;                /* what all of them may cost together */
    int price[DM_ANSWERS_MAX];
} api_choice_set;

/* What the question asks for at once; false if it asks for one answer. */
bool api_choice_set_of(const dm_game *game, const dm_state *state, const dm_question *question,
                       api_choice_set *set);
/* True if the later question goes on with the set of the earlier one. */
bool api_choice_set_goes_on(const dm_question *question, const api_choice_set *set,
                            const dm_question *later, const api_choice_set *later_set);
/* Whether fewer than `most` items may be chosen: then an answer that is no item ends the set. */
bool api_choice_set_is_free(const api_choice_set *set);
/* The first answer of the question that is no item of the set, or NULL. */
const dm_answer *api_choice_set_closer(const api_choice_set *set, const dm_question *question);

/* Plays one answer of a match; true if the next question goes on with the same set. `events` may
 * be NULL. */
bool api_play_in_set(dm_match *match, int index, dm_events *events);

/* What became of items that were played on a copy. */
typedef struct api_rehearsal {
    bool open; /* the game still asks for more of the set */
    dm_question question;
    int count;
    dm_answer answers[DM_ANSWERS_MAX]; /* the items in the game's order, without forced ones */
} api_rehearsal;

/* Plays the items, named in any order, on `state`, which asks `question` and is a copy. False if
 * they are no part of the set, or not legal in their turn. Only sets of a free number can be
 * rehearsed before they are full. */
bool api_choice_set_rehearse(const dm_game *game, dm_state *state, const dm_question *question,
                             const api_choice_set *set, const dm_answer *items, int count,
                             api_rehearsal *rehearsal);

/* False and an error that tells how many items the set has. */
bool api_choice_set_refuse(const api_choice_set *set, int count, dm_error *error);

/* The answers that play exactly these items, in the game's order, with what ends the set; how many,
 * or -1 and an error. There is room for `room` of them; the state is a copy that is played on. */
int api_choice_set_plan(const dm_game *game, dm_state *state, const dm_question *question,
                        const dm_answer *items, int count, dm_answer *plan, int room,
                        dm_error *error);

#endif
