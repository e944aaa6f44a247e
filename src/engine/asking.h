/* What the rules of every game need to ask and to tell: one way to judge a candidate, one way to
 * let an event happen. Included by the games' rules.h; nothing here knows a game. */
#ifndef ENGINE_ASKING_H
#define ENGINE_ASKING_H

#include "demiurge.h"
#include "engine/guard.h"

/* Code 0 of every game's reasons. */
static inline dm_reason asking_allowed(void) { return (dm_reason){0, {0}}; }

/* A reason with what it says; arguments that the code does not use are 0. */
static inline dm_reason asking_refused(uint8_t code, int first, int second, int third) {
    assert(code != 0);
    return (dm_reason){code, {(uint8_t)first, (uint8_t)second, (uint8_t)third}};
}

/* An answer with one operand. */
static inline dm_answer asking_say(uint8_t verb, int what) {
    return (dm_answer){verb, (uint8_t)what, 0, 0};
}

/* Puts a candidate on the list of answers, or, if there is a reason against it, on the list of
 * refusals (when somebody wants to know). */
static inline void asking_judge(dm_question *question, dm_refusals *refusals, dm_answer answer,
                                dm_reason reason) {
    if (reason.code == 0) {
        dm_guard(question->count < DM_ANSWERS_MAX);
        question->answers[question->count++] = answer;
    } else if (refusals && refusals->count < DM_REFUSALS_MAX) {
        refusals->answers[refusals->count] = answer;
        refusals->reasons[refusals->count++] = reason;
    }
}

/* Empties a question for the seat that is to answer it. */
static inline void asking_begin(dm_question *question, uint8_t seat, uint8_t kind) {
    question->seat = seat;
    question->kind = kind;
    question->count = 0;
    question->partial = false;
    for (int k = 0; k < 4; k++) question->args[k] = 0;
}

/* Search passes no list and pays only this test. */
static inline void asking_tell(dm_events *events, dm_event event) {
    if (events && events->count < DM_EVENTS_MAX) events->items[events->count++] = event;
}

/* Nothing lies beyond a count: equal situations are equal bytes. */
static inline bool asking_is_zero(const void *memory, size_t size) {
    const uint8_t *byte = memory;
    for (size_t k = 0; k < size; k++)
        if (byte[k] != 0) return false;
    return true;
}

#endif
