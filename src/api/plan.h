/* Gestures: what a person means by naming a card and a place, as answers to every question between.
 *
 * A game asks small questions; a person thinks in whole moves. A gesture is a list of wishes, the
 * tokens of answers that the person has decided on, in the order of the questions; the items of a
 * set in any order, and what the game would settle itself anywhere. Its plan walks from question to
 * question: what was wished for is answered so; what has one answer is given; what the game's row
 * can settle (a payment) is settled; and it ends where the person must say more. The plan is made
 * from what the seat knows, and never goes beyond a reveal: so it can be shown first, changed by
 * further wishes, and played as a whole. */
#ifndef API_PLAN_H
#define API_PLAN_H

#include "api/game.h"

enum { API_PLAN_ANSWERS = 96, API_WISHES_MAX = 64 };

/* Why an answer stands in a plan. */
enum api_planned { API_WISHED, API_FORCED, API_SETTLED };

/* What is left to be wished for. */
typedef struct api_wishes {
    int count;
    char tokens[API_WISHES_MAX][DM_TOKEN_BYTES];
} api_wishes;

typedef struct api_plan {
    int count;
    dm_answer answers[API_PLAN_ANSWERS];
    enum api_planned why[API_PLAN_ANSWERS];
    bool revealed;    /* the last answer teaches somebody something: nothing is known beyond it */
    dm_state after;   /* with what is hidden filled in somehow */
    dm_question next; /* what is asked then; perhaps another seat */
} api_plan;

/* Makes the plan of a gesture for the seat that is asked, out of what it knows. False and an error
 * if a wish finds no question that offers it; the error says which, and why it is refused. */
bool api_make_plan(const api_observation *seen, const api_wishes *wishes, api_plan *plan,
                   dm_error *error);

#endif
