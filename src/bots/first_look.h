/* A first look at a situation: what each answer seems to lead to before any simulation. A search
 * begins with it; some kinds of bots take no other, and share here all but how they decide. */
#ifndef BOTS_FIRST_LOOK_H
#define BOTS_FIRST_LOOK_H

#include "bots/bot_session.h"

typedef struct first_look {
    bool decided; /* by a kind that takes no other look; */
    int choice;   /* what it chose then */
    /* By answer, of the position that it leads to: the utility for the seat (turn_lines.h), its
     * winning share and its expected points. */
    double utility[DM_ANSWERS_MAX], share[DM_ANSWERS_MAX], points[DM_ANSWERS_MAX];
} first_look;

/* The answer of the highest utility, the first of equals. */
int first_look_best(const first_look *look, int count);

/* What a bot tells of an answer that it knows only from its first look. */
void first_look_tell(const bot_session *session, bot_advice *advice);

/* ---- For the rows of kinds that decide at first look ------------------------------------- */

/* The least memory is enough for them. */
size_t first_look_bytes(const bot *who);
/* Has the kind's `decide` choose, once for a situation; more thinking is of no use. */
bool first_look_think(bot_session *session, uint32_t simulations);
/* Whether it has chosen. */
bool first_look_is_settled(const bot_session *session, uint32_t simulations);
/* None. */
uint32_t first_look_simulations(const bot_session *session);
/* What the first session chose, or chooses now: looking again would find the same. */
int first_look_choose(bot_session *const sessions[], int count);
/* What the first session saw at its look, once it has chosen. */
void first_look_advise(bot_session *const sessions[], int count, bot_advice *advice);

#endif
