/* Sets chosen in any order, for all games alike. See choice_set.h. */
#include "api/choice_set.h"

#include <string.h>

#include "api/question.h"
#include "api/table.h"
#include "engine/guard.h"

/* ---- Which questions form a set ---------------------------------------------------------- */

bool api_choice_set_of(const dm_game *game, const dm_state *state, const dm_question *question,
                       api_choice_set *set) {
    const api_game *row = api_game_of(game);
    bool found =
        question->seat != DM_NOBODY && row->choice_set && row->choice_set(state, question, set);
    dm_guard(!found || (set->count >= 0 && set->count <= DM_ANSWERS_MAX));
    assert(!found || set->least <= set->most);
    return found;
}

bool api_choice_set_goes_on(const dm_question *question, const api_choice_set *set,
                            const dm_question *later, const api_choice_set *later_set) {
    assert(question && later);
    return question->seat == later->seat && question->kind == later->kind &&
           question->args[1] == later->args[1] && later_set->most < set->most;
}

bool api_choice_set_is_free(const api_choice_set *set) { return set->least < set->most; }

static bool is_item(const api_choice_set *set, dm_answer answer) {
    return api_find_answer(set->items, set->count, answer) >= 0;
}

const dm_answer *api_choice_set_closer(const api_choice_set *set, const dm_question *question) {
    dm_guard(question->count <= DM_ANSWERS_MAX);
    for (int k = 0; k < question->count; k++)
        if (!is_item(set, question->answers[k])) return &question->answers[k];
    return NULL;
}

bool api_play_in_set(dm_match *match, int index, dm_events *events) {
    api_choice_set before, after;
    dm_question asked = match->question;
    dm_guard(index >= 0 && index < asked.count && match->count < DM_STEPS_MAX);
    bool sets = api_choice_set_of(match->game, &match->state, &asked, &before);
    dm_match_play(match, index, events);
    return sets && api_choice_set_of(match->game, &match->state, &match->question, &after) &&
           api_choice_set_goes_on(&asked, &before, &match->question, &after);
}

/* ---- Rehearsal --------------------------------------------------------------------------- */

/* The items in the game's order; false if one does not belong to the set, or there are too many. */
static bool sort_items(const api_choice_set *set, const dm_answer *items, int count,
                       dm_answer sorted[DM_ANSWERS_MAX]) {
    int done = 0;
    for (int k = 0; k < count; k++)
        if (!is_item(set, items[k])) return false;
    for (int item = 0; item < set->count; item++) {
        int times = 0;
        for (int k = 0; k < count; k++) times += dm_same_answer(items[k], set->items[item]);
        if (times > set->room[item]) return false;
        while (times-- > 0) {
            dm_guard(done < DM_ANSWERS_MAX);
            sorted[done++] = set->items[item];
        }
    }
    return true;
}

/* Plays one item; whether the game still asks for more of the set, and then for how much. */
static bool play_item(const dm_game *game, dm_state *state, const dm_question *asked,
                      const api_choice_set *set, dm_answer item, api_rehearsal *r, int *left) {
    api_choice_set rest;
    r->answers[r->count++] = item;
    game->apply(state, item, NULL, &r->question);
    bool open = api_choice_set_of(game, state, &r->question, &rest) &&
                api_choice_set_goes_on(asked, set, &r->question, &rest);
    if (open) *left = rest.most;
    return open;
}

bool api_choice_set_rehearse(const dm_game *game, dm_state *state, const dm_question *question,
                             const api_choice_set *set, const dm_answer *items, int count,
                             api_rehearsal *r) {
    dm_answer sorted[DM_ANSWERS_MAX];
    int left = set->most;
    dm_guard(count >= 0 && count < DM_ANSWERS_MAX);
    r->open = true;
    r->question = *question;
    r->count = 0;
    if (!sort_items(set, items, count, sorted)) return false;
    for (int done = 0; done < count;) {
        if (!r->open || !api_offers(&r->question, sorted[done])) return false;
        r->open = play_item(game, state, question, set, sorted[done++], r, &left) &&
                  left <= set->most - done;
        if (r->open) done = set->most - left;
        if (!r->open && !api_choice_set_is_free(set)) break; /* the rest answered itself */
    }
    return true;
}

bool api_choice_set_refuse(const api_choice_set *set, int count, dm_error *error) {
    static const char what[] = "no set that may be chosen; expected";
    if (!api_choice_set_is_free(set))
        return dm_fail(error, "these %d items are %s %d", count, what, set->most);
    return dm_fail(error, "these %d items are %s %d to %d", count, what, set->least, set->most);
}

int api_choice_set_plan(const dm_game *game, dm_state *state, const dm_question *question,
                        const dm_answer *items, int count, dm_answer *plan, int room,
                        dm_error *error) {
    api_choice_set set;
    api_rehearsal r;
    dm_guard(plan && room <= DM_ANSWERS_MAX);
    if (!api_choice_set_of(game, state, question, &set)) {
        dm_fail(error, "this question asks for one answer, not for a set");
        return -1;
    }
    bool fits = count >= set.least && count <= set.most && count < room;
    if (!fits || !api_choice_set_rehearse(game, state, question, &set, items, count, &r)) {
        api_choice_set_refuse(&set, count, error);
        return -1;
    }
    const dm_answer *closer = r.open ? api_choice_set_closer(&set, &r.question) : NULL;
    if (closer && api_choice_set_is_free(&set) && count < set.most) r.answers[r.count++] = *closer;
    memcpy(plan, r.answers, sizeof plan[0] * (size_t)r.count);
    return r.count;
}

/* ---- Items by their tokens --------------------------------------------------------------- */

int api_take_items(const api_observation *seen, api_words *words, dm_answer *items, int most,
                   dm_error *error) {
    dm_guard(items && most <= DM_ANSWERS_MAX);
    api_choice_set set;
    char token[DM_TOKEN_BYTES];
    int count = 0;
    if (!api_choice_set_of(seen->game, &seen->state, &seen->question, &set)) set.count = 0;
    while (count < most && api_take_word(words, token, sizeof token)) {
        int item = api_find_token(seen->game, set.items, set.count, token);
        if (item < 0) {
            dm_fail(error, "'%s' does not belong to the set that is asked for", token);
            return -1;
        }
        items[count++] = set.items[item];
    }
    return count;
}
