/* Making twins; see twin.h. */
#include "twins/twin.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { KEEPS_ALL = 16, TRIES_EACH = 4, EXCHANGES_MAX = 8, EXCHANGES_TRIED = 64 };

/* ---- Chance -------------------------------------------------------------------------------- */

/* What nobody has to keep is kept now and then, more often after every try that failed: at last the
 * twin is the game itself, which is possible. */
static bool wish(const script_plan *plan, int call, script_wish *wish) {
    twin *other = (twin *)(uintptr_t)plan->context;
    const story *tale = other->tale;
    const script_call *was = &tale->script.calls[call];
    if (tale->roles[call] == STORY_IN_THE_OPEN) return false;
    tale->rules->wish(tale, other->viewer, other->until, call, wish);
    bool has_slots = tale->roles[call] == STORY_DEALS || tale->roles[call] == STORY_BURIES;
    for (int place = 0; place < was->count; place++)
        if (dm_random_below(&other->random, KEEPS_ALL) < other->keeps)
            wish->may[place] = has_slots
                                   ? story_wished(tale, (uint16_t)(tale->first_slot[call] + place))
                                   : was->items[place];
    if (!was->is_shuffle && dm_random_below(&other->random, KEEPS_ALL) < other->keeps)
        wish->numbers = (uint32_t)1 << was->number;
    return true;
}

/* ---- Answers ------------------------------------------------------------------------------- */

static uint8_t tells(const twin *other, uint32_t step) {
    return other->tale->rules->answers[other->tale->match.steps[step].answer.verb];
}

/* The answers of a set: equal verbs of one seat, one after the other. */
static uint32_t end_of_set(const twin *other, uint32_t first) {
    const dm_step *steps = other->tale->match.steps;
    uint32_t end = first + 1;
    while (end < other->until && steps[end].seat == steps[first].seat &&
           steps[end].answer.verb == steps[first].answer.verb)
        end++;
    return end;
}

/* The kinds that lie in these slots now, in the order in which a set is answered. */
static void choose_cards(twin *other, uint32_t first, uint32_t end) {
    for (uint32_t step = first; step < end; step++) {
        dm_answer answer = other->tale->match.steps[step].answer;
        uint16_t slot = other->tale->player[other->tale->answer_slot[step]];
        answer.a = story_kind(other->tale, &other->script, slot);
        uint32_t at = step;
        for (; at > first && other->answers[at - 1].a > answer.a; at--)
            other->answers[at] = other->answers[at - 1];
        other->answers[at] = answer;
    }
}

/* Fills in the answer to a step, and those of a set that begins there. */
static void answer_step(twin *other, uint32_t step) {
    const story *tale = other->tale;
    const dm_step *was = &tale->match.steps[step];
    uint8_t kind = tells(other, step);
    bool goes_on = step > 0 && was[-1].seat == was->seat && was[-1].answer.verb == was->answer.verb;
    if (kind == STORY_HIDES_TILL_REVEAL && was->seat != other->viewer &&
        tale->revealed_at > other->until) {
        if (!goes_on)
            tale->rules->pick_anew(tale, &other->random, &other->answers[step],
                                   (int)(end_of_set(other, step) - step));
    } else if (kind == STORY_HIDES_CARD) {
        if (!goes_on) choose_cards(other, step, end_of_set(other, step));
    } else {
        other->answers[step] = was->answer;
    }
}

/* ---- Playing ------------------------------------------------------------------------------- */

static int find(const dm_question *question, dm_answer answer) {
    for (int k = 0; k < question->count; k++)
        if (dm_same_answer(question->answers[k], answer)) return k;
    return -1;
}

/* False if the twin is asked something else, or cannot answer it. */
static bool play_step(twin *other, uint32_t step) {
    const story *tale = other->tale;
    const dm_question *question = &other->match.question;
    char token[DM_TOKEN_BYTES];
    answer_step(other, step);
    int index = find(question, other->answers[step]);
    bool same = question->seat == tale->match.steps[step].seat &&
                question->kind == tale->answer_kind[step] && index >= 0;
    if (same) {
        dm_match_play(&other->match, index, NULL);
        return true;
    }
    dm_writer out = dm_writer_on(token, sizeof token);
    tale->game->write_token(other->answers[step], &out);
    snprintf(other->leak, sizeof other->leak,
             "after %u answers seat %d answers '%s' to %s; in the twin seat %d is asked %s",
             (unsigned)step, tale->match.steps[step].seat + 1, token,
             tale->game->question_name(tale->answer_kind[step]), question->seat + 1,
             tale->game->question_name(question->kind));
    return false;
}

/* True if this deal was possible, whether or not it showed a leak. */
static bool try_deal(twin *other, uint64_t lot) {
    dm_error error;
    script_begin(&other->script, &other->setup.seed, lot, &other->plan);
    script_use(&other->script);
    other->leak[0] = '\0';
    bool begun = dm_match_begin(&other->match, other->tale->game, &other->setup, &error);
    assert(begun);
    (void)begun;
    while (other->match.count < other->until && !other->script.impossible &&
           !other->script.derailed)
        if (!play_step(other, other->match.count)) break;
    other->script.grows = false;
    if (other->script.impossible) return false;
    if (other->script.derailed && !other->leak[0])
        snprintf(other->leak, sizeof other->leak, "after %u answers chance is asked otherwise",
                 (unsigned)other->match.count);
    return true;
}

/* Of the slots that lay in a hand by then. */
static void count_differences(twin *other) {
    const story *tale = other->tale;
    other->different = 0;
    for (uint16_t slot = 0; slot < tale->slot_count; slot++)
        other->different +=
            tale->came[slot] <= other->until && tale->call_of[slot] < other->script.count &&
            story_kind(tale, &tale->script, slot) != story_kind(tale, &other->script, slot);
}

/* ---- All of it ------------------------------------------------------------------------------ */

typedef struct slot_pair {
    uint16_t left, right;
} slot_pair;

/* Lets some pairs of slots change roles; how many. */
static int exchange_some(twin *other, slot_pair pairs[EXCHANGES_MAX]) {
    int count = 0;
    story *tale = other->tale;
    int wanted = (int)dm_random_below(&other->random, EXCHANGES_MAX + 1);
    for (int tries = 0; tries < EXCHANGES_TRIED && count < wanted && tale->slot_count; tries++) {
        uint16_t left = (uint16_t)dm_random_below(&other->random, (uint32_t)tale->slot_count);
        uint16_t right = (uint16_t)dm_random_below(&other->random, (uint32_t)tale->slot_count);
        /* Hands are drawn together, so that neighbours are often in one. */
        if (dm_random_below(&other->random, 2)) right = (uint16_t)((left + 1) % tale->slot_count);
        if (!story_can_exchange(tale, left, right, other->viewer, other->until)) continue;
        story_exchange(tale, left, right);
        pairs[count++] = (slot_pair){left, right};
    }
    return count;
}

void twin_make(twin *other, story *tale, uint8_t viewer, uint32_t until, uint64_t lot) {
    slot_pair pairs[EXCHANGES_MAX];
    assert(until <= tale->match.count);
    other->tale = tale;
    other->viewer = viewer;
    other->until = until;
    other->plan = (script_plan){&tale->script, wish, other};
    dm_random_seed(&other->random, lot);
    other->setup = tale->setup;
    for (int k = 0; k < 32; k++)
        other->setup.seed.bytes[k] = (uint8_t)dm_random_next(&other->random);
    other->redraws = 0;
    int exchanged = exchange_some(other, pairs);
    other->exchanged = (uint32_t)exchanged;
    for (uint32_t tries = 0;; tries++) {
        other->keeps = tries / TRIES_EACH;
        assert(other->keeps <= KEEPS_ALL); /* the game itself is possible */
        if (try_deal(other, dm_random_next(&other->random))) break;
        other->redraws++;
    }
    while (exchanged-- > 0) story_exchange(tale, pairs[exchanged].left, pairs[exchanged].right);
    count_differences(other);
}
