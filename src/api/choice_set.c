/* Sets chosen in any order. The game asks for a set item by item, in the order of its tables, so
 * that each set has one way to be answered. Nothing is played before a rehearsal on a copy has
 * shown that every item is legal in its turn. Where the game answers for itself, because only one
 * answer is left, that answer is the item chosen: an item is never chosen more often than there is
 * room for it. */
#include <string.h>

#include "api/table.h"

bool api_choice_set_of(const dm_game *game, const dm_state *state, const dm_question *question,
                       api_choice_set *set) {
    const api_game *row = api_game_of(game);
    return question->seat != DM_NOBODY && row->choice_set && row->choice_set(state, question, set);
}

bool api_choice_set_goes_on(const dm_question *question, const api_choice_set *set,
                            const dm_question *later, const api_choice_set *later_set) {
    return question->seat == later->seat && question->kind == later->kind &&
           question->args[1] == later->args[1] && later_set->most < set->most;
}

static int place_in(const api_choice_set *set, dm_answer item) {
    for (int k = 0; k < set->count; k++)
        if (dm_same_answer(set->items[k], item)) return k;
    return -1;
}

static bool offers(const dm_question *question, dm_answer answer) {
    for (int k = 0; k < question->count; k++)
        if (dm_same_answer(question->answers[k], answer)) return true;
    return false;
}

/* The items in the game's order; false if one does not belong to the set, or there are too many. */
static bool sort_items(const api_choice_set *set, const dm_answer *items, int count,
                       dm_answer *sorted) {
    int done = 0;
    for (int k = 0; k < count; k++)
        if (place_in(set, items[k]) < 0) return false;
    for (int item = 0; item < set->count; item++) {
        int times = 0;
        for (int k = 0; k < count; k++) times += dm_same_answer(items[k], set->items[item]);
        if (times > set->room[item]) return false;
        while (times-- > 0) sorted[done++] = set->items[item];
    }
    return true;
}

/* The answer that ends a set of a free number. */
static const dm_answer *closer_of(const dm_question *question, const api_choice_set *set) {
    for (int k = 0; k < question->count; k++)
        if (place_in(set, question->answers[k]) < 0) return &question->answers[k];
    return NULL;
}

typedef struct rehearsal {
    const dm_game *game;
    dm_state *state;
    dm_question question;
    bool open; /* the game still asks for more of the set */
    int count;
    dm_answer *plan;
} rehearsal;

static void rehearse(rehearsal *r, dm_answer answer) {
    r->plan[r->count++] = answer;
    r->game->apply(r->state, answer, NULL, &r->question);
}

/* Plays the sorted items; false if one is not legal in its turn. */
static bool rehearse_items(rehearsal *r, const dm_question *asked, const api_choice_set *set,
                           const dm_answer *sorted, int count) {
    static api_choice_set rest;
    for (int done = 0; done < count;) {
        if (!r->open || !offers(&r->question, sorted[done])) return false;
        rehearse(r, sorted[done++]);
        r->open = api_choice_set_of(r->game, r->state, &r->question, &rest) &&
                  api_choice_set_goes_on(asked, set, &r->question, &rest) &&
                  rest.most <= set->most - done;
        if (r->open) done = set->most - rest.most;
        if (!r->open && set->least == set->most) break; /* the rest answered itself */
    }
    return true;
}

int api_choice_set_plan(const dm_game *game, dm_state *state, const dm_question *question,
                        const dm_answer *items, int count, dm_answer *plan, int most,
                        dm_error *error) {
    static api_choice_set set;
    dm_answer sorted[DM_ANSWERS_MAX];
    rehearsal r = {game, state, *question, true, 0, plan};
    if (!api_choice_set_of(game, state, question, &set)) {
        dm_fail(error, "this question asks for one answer, not for a set");
        return -1;
    }
    bool fits = count >= set.least && count <= set.most && count < most;
    if (!fits || !sort_items(&set, items, count, sorted) ||
        !rehearse_items(&r, question, &set, sorted, count)) {
        dm_fail(error, "these %d items are no set that may be chosen; expected %d to %d", count,
                set.least, set.most);
        return -1;
    }
    const dm_answer *closer = r.open ? closer_of(&r.question, &set) : NULL;
    if (closer && set.least < set.most && count < set.most) rehearse(&r, *closer);
    return r.count;
}

/* ---- Items by their tokens --------------------------------------------------------------- */

static bool find_item(const api_observation *seen, const api_choice_set *set, const char *token,
                      dm_answer *item) {
    for (int k = 0; k < set->count; k++) {
        char text[DM_TOKEN_BYTES];
        dm_writer writer = dm_writer_on(text, sizeof text);
        seen->game->write_token(set->items[k], &writer);
        if (strcmp(text, token) != 0) continue;
        *item = set->items[k];
        return true;
    }
    return false;
}

int api_take_items(const api_observation *seen, api_words *words, dm_answer *items, int most,
                   dm_error *error) {
    static api_choice_set set;
    char token[DM_TOKEN_BYTES];
    int count = 0;
    if (!api_choice_set_of(seen->game, &seen->state, &seen->question, &set)) set.count = 0;
    while (count < most && api_take_word(words, token, sizeof token))
        if (!find_item(seen, &set, token, &items[count++])) {
            dm_fail(error, "'%s' does not belong to the set that is asked for", token);
            return -1;
        }
    return count;
}
