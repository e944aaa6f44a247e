/* Greedy: compares whole turns, and takes the first step of the best line (see lines.h).
 * It knows no game; what is hidden is dealt at random. */
#ifndef BOTS_GREEDY_H
#define BOTS_GREEDY_H

#include "demiurge.h"

/* What each answer leads to by its best line, averaged over the deals. */
typedef struct greedy_view {
    double utility[DM_ANSWERS_MAX];
    double share[DM_ANSWERS_MAX], points[DM_ANSWERS_MAX];
} greedy_view;

/* Looks at about `room` lines. `seen` is observed by the question's seat. */
void greedy_look(const dm_game *game, const dm_evaluator *evaluator, const dm_state *seen,
                 const dm_question *question, uint32_t room, dm_random *random, greedy_view *view);

#endif
