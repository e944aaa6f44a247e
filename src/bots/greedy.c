#include "bots/greedy.h"

#include <assert.h>
#include <string.h>

#include "bots/turn_lines.h"

/* The hidden cards matter little within one's own turn (docs/bots.md, What was tried). Two deals
 * keep a choice from hanging on a single guess. */
enum { DEALS = 2 };

/* Deals the hidden cards once and adds what each answer is then worth. */
static void add_one_deal(const dm_game *game, const dm_evaluator *evaluator, const dm_state *seen,
                         const dm_question *question, int room, dm_random *random,
                         greedy_view *view) {
    dm_state state;
    dm_copy(game, &state, seen);
    game->determinize(&state, question->seat, random);
    turn_lines lines = turn_lines_of(game, evaluator, &state, question, random);
    for (int k = 0; k < question->count; k++) {
        dm_worth worth;
        int part = (room - lines.looked) / (question->count - k);
        double utility = turn_lines_best_after(&lines, &state, question->answers[k], part, &worth);
        view->utility[k] += utility / DEALS;
        view->share[k] += worth.share[question->seat] / DEALS;
        view->points[k] += worth.points[question->seat] / DEALS;
    }
}

void greedy_look(const dm_game *game, const dm_evaluator *evaluator, const dm_state *seen,
                 const dm_question *question, uint32_t room, dm_random *random, greedy_view *view) {
    assert(question->count > 0 && !question->partial);
    memset(view, 0, sizeof *view);
    for (int deal = 0; deal < DEALS; deal++)
        add_one_deal(game, evaluator, seen, question, (int)(room / DEALS), random, view);
}
