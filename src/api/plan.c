/* Gestures as answers, for all games alike. See plan.h. */
#include "api/plan.h"

#include <string.h>

#include "api/forecast.h"
#include "api/question.h"
#include "api/table.h"
#include "engine/guard.h"

/* A plan in the making. */
typedef struct plan_walk {
    const api_observation *seen;
    const api_game *row;
    api_wishes wishes; /* those that found no question yet */
    api_plan *plan;
    dm_error *error;
} plan_walk;

static void forget_wish(api_wishes *wishes, int index) {
    dm_guard(index >= 0 && index < wishes->count);
    wishes->count--;
    memmove(wishes->tokens[index], wishes->tokens[index + 1],
            sizeof wishes->tokens[0] * (size_t)(wishes->count - index));
}

/* Which of the answers a wish is, or -1. */
static int answer_of(const plan_walk *walk, int wish, const dm_answer *answers, int count) {
    if (wish >= walk->wishes.count) return -1;
    return api_find_token(walk->seen->game, answers, count, walk->wishes.tokens[wish]);
}

static bool has_room(const plan_walk *walk, int answers) {
    return walk->plan->count + answers <= API_PLAN_ANSWERS ||
           dm_fail(walk->error, "this would take more than %d answers at once", API_PLAN_ANSWERS);
}

static void note(api_plan *plan, dm_answer answer, enum api_planned why) {
    dm_guard(plan->count < API_PLAN_ANSWERS);
    plan->answers[plan->count] = answer;
    plan->why[plan->count++] = why;
}

static bool answer_question(plan_walk *walk, dm_answer answer, enum api_planned why) {
    api_plan *plan = walk->plan;
    if (!has_room(walk, 1)) return false;
    note(plan, answer, why);
    walk->seen->game->apply(&plan->after, answer, NULL, &plan->next);
    plan->revealed = plan->next.revealed;
    return true;
}

/* ---- Sets -------------------------------------------------------------------------------- */

/* The first wishes that belong to the set, as many as it holds; they are wishes no longer. What is
 * wished for behind something else belongs to a later set. */
static int take_items(plan_walk *walk, const api_choice_set *set, dm_answer *items) {
    int count = 0;
    while (count < set->most && count < API_WISHES_MAX) {
        int item = answer_of(walk, 0, set->items, set->count);
        if (item < 0) break;
        items[count++] = set->items[item];
        forget_wish(&walk->wishes, 0);
    }
    return count;
}

/* Plays the items of a set that were wished for, in the game's order. */
static bool answer_set(plan_walk *walk, const api_choice_set *set, const dm_answer *items,
                       int count) {
    api_plan *plan = walk->plan;
    api_rehearsal rehearsal;
    dm_question asked = plan->next;
    if (!api_choice_set_rehearse(walk->seen->game, &plan->after, &asked, set, items, count,
                                 &rehearsal))
        return api_choice_set_refuse(set, count, walk->error);
    if (!has_room(walk, rehearsal.count)) return false;
    for (int k = 0; k < rehearsal.count; k++) note(plan, rehearsal.answers[k], API_WISHED);
    plan->next = rehearsal.question;
    plan->revealed = plan->next.revealed;
    return true;
}

/* ---- The walk ---------------------------------------------------------------------------- */

enum progress { STOPS, GOES_ON, FAILS };

static enum progress went(bool well) { return well ? GOES_ON : FAILS; }

static bool is_settled(const plan_walk *walk, dm_answer *answer) {
    const api_plan *plan = walk->plan;
    return walk->row->settle && walk->row->settle(&plan->after, &plan->next, answer);
}

/* The wish that answers the question, or -1: the next one; where the game would settle it, also one
 * that was added later. */
static int find_wish(const plan_walk *walk, int *answer) {
    const dm_question *asked = &walk->plan->next;
    dm_answer settled;
    int last = is_settled(walk, &settled) ? walk->wishes.count : 1;
    for (int wish = 0; wish < last; wish++) {
        *answer = answer_of(walk, wish, asked->answers, asked->count);
        if (*answer >= 0) return wish;
    }
    return -1;
}

static enum progress answer_wish(plan_walk *walk) {
    const dm_question *asked = &walk->plan->next;
    api_choice_set set;
    dm_answer items[API_WISHES_MAX];
    int answer;
    if (api_choice_set_of(walk->seen->game, &walk->plan->after, asked, &set) && set.most > 1) {
        int count = take_items(walk, &set, items);
        if (count > 0) return went(answer_set(walk, &set, items, count));
    }
    int wish = find_wish(walk, &answer);
    if (wish < 0) return STOPS;
    forget_wish(&walk->wishes, wish);
    return went(answer_question(walk, asked->answers[answer], API_WISHED));
}

/* Whether all that is left to say is that the set is whole. More could be wished for: the game only
 * takes it in another order. */
static bool asks_for_more_of_a_set(const plan_walk *walk) {
    api_choice_set set;
    const dm_question *asked = &walk->plan->next;
    return api_choice_set_of(walk->seen->game, &walk->plan->after, asked, &set) &&
           api_choice_set_is_free(&set) && api_choice_set_closer(&set, asked);
}

/* Then what leaves no choice, and what the game settles. */
static enum progress answer_unasked(plan_walk *walk) {
    const api_plan *plan = walk->plan;
    dm_answer answer;
    if (plan->next.count == 1 && !asks_for_more_of_a_set(walk))
        return went(answer_question(walk, plan->next.answers[0], API_FORCED));
    if (is_settled(walk, &answer)) {
        dm_guard(api_offers(&plan->next, answer));
        return went(answer_question(walk, answer, API_SETTLED));
    }
    return STOPS;
}

static enum progress take_step(plan_walk *walk) {
    const api_plan *plan = walk->plan;
    if (plan->revealed || plan->next.partial || plan->next.seat != walk->seen->question.seat)
        return STOPS;
    enum progress progress = answer_wish(walk);
    return progress == STOPS && plan->count > 0 ? answer_unasked(walk) : progress;
}

/* The wish that no question offered, and why the last one did not. */
static bool fail_wish(const plan_walk *walk) {
    const char *token = walk->wishes.tokens[0];
    const api_plan *plan = walk->plan;
    if (plan->revealed)
        return dm_fail(walk->error, "'%s' comes after something that is revealed first", token);
    if (plan->next.seat != walk->seen->question.seat)
        return dm_fail(walk->error, "'%s' comes after the end of the turn", token);
    api_observation there = *walk->seen;
    walk->seen->game->observe(&plan->after, walk->seen->reader.viewer, &there.state);
    return api_fail_refused(&there, token, walk->error);
}

bool api_make_plan(const api_observation *seen, const api_wishes *wishes, api_plan *plan,
                   dm_error *error) {
    assert(wishes->count > 0 && seen->question.seat == seen->reader.viewer);
    plan_walk walk = {.seen = seen,
                      .row = api_game_of(seen->game),
                      .wishes = *wishes,
                      .plan = plan,
                      .error = error};
    plan->count = 0;
    plan->revealed = false;
    plan->next = seen->question;
    api_fill_in(seen, &seen->state, 1, &plan->after);
    enum progress progress = GOES_ON;
    while (progress == GOES_ON) progress = take_step(&walk);
    return progress != FAILS && (walk.wishes.count == 0 || fail_wish(&walk));
}
