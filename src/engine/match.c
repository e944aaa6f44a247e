/* A game being played. The start and the list of steps are the whole truth: the state and the
 * question are what follows from them, and undo is replay. */
#include <assert.h>
#include <string.h>

#include "demiurge.h"
#include "engine/guard.h"

/* Numbers that share a byte. */
_Static_assert(DM_SEATS_MAX < DM_ALL, "no seat is taken for another kind of viewer");
_Static_assert((1 << DM_SEATS_MAX) <= DM_EVERYONE, "no set of seats is taken for everyone");

void dm_copy(const dm_game *game, dm_state *to, const dm_state *from) {
    assert(game->state_bytes <= DM_STATE_BYTES); /* a guard here makes copies half as fast again */
    memcpy(to->bytes, from->bytes, game->state_bytes);
}

bool dm_same_answer(dm_answer left, dm_answer right) {
    return memcmp(&left, &right, sizeof left) == 0;
}

bool dm_event_visible(const dm_event *event, uint8_t viewer) {
    assert(viewer < DM_SEATS_MAX || viewer >= DM_ALL);
    if (event->visible == DM_EVERYONE || viewer == DM_ALL) return true;
    return viewer < DM_SEATS_MAX && (event->visible >> viewer & 1);
}

uint64_t dm_hash(const dm_game *game, const dm_state *state) {
    char text[DM_POSITION_BYTES];
    dm_writer out = dm_writer_on(text, sizeof text);
    game->write_position(state, &out);
    assert(!out.full);
    uint64_t hash = 0xcbf29ce484222325u; /* FNV-1a */
    for (size_t k = 0; k < out.length; k++) hash = (hash ^ (uint8_t)text[k]) * 0x100000001b3u;
    return hash;
}

static void start_asking(dm_match *match) {
    match->count = 0;
    dm_copy(match->game, &match->state, &match->start);
    match->game->ask(&match->state, &match->question, NULL);
}

bool dm_match_begin(dm_match *match, const dm_game *game, const dm_setup *setup, dm_error *error) {
    assert(game && setup && error);
    dm_state start;
    memset(&start, 0, sizeof start);
    if (!game->set_up(&start, setup, error)) return false;
    match->game = game;
    match->start = start;
    match->from_position = false;
    memset(match->names, 0, sizeof match->names);
    memcpy(match->seed_text, setup->seed_text, sizeof match->seed_text);
    start_asking(match);
    return true;
}

bool dm_match_from_position(dm_match *match, const dm_game *game, const char *text,
                            dm_events *events, dm_error *error) {
    assert(game && text && error);
    dm_state start;
    memset(&start, 0, sizeof start);
    if (events) events->count = 0;
    if (!game->read_position(&start, text, events, error)) return false;
    match->game = game;
    match->start = start;
    match->from_position = true;
    memset(match->names, 0, sizeof match->names);
    match->seed_text[0] = '\0';
    start_asking(match);
    return true;
}

static bool token_is(const dm_game *game, dm_answer answer, const char *token) {
    char text[DM_TOKEN_BYTES];
    dm_writer out = dm_writer_on(text, sizeof text);
    game->write_token(answer, &out);
    return strcmp(text, token) == 0;
}

int dm_match_find(const dm_match *match, const char *token) {
    assert(match->game && token);
    for (int k = 0; k < match->question.count; k++)
        if (token_is(match->game, match->question.answers[k], token)) return k;
    return -1;
}

void dm_match_play(dm_match *match, int index, dm_events *events) {
    dm_guard(index >= 0 && index < match->question.count && match->count < DM_STEPS_MAX);
    dm_step *step = &match->steps[match->count++];
    step->answer = match->question.answers[index];
    step->seat = match->question.seat;
    if (events) events->count = 0;
    match->game->apply(&match->state, step->answer, events, &match->question);
    step->revealed = match->question.revealed;
}

bool dm_match_why(const dm_match *match, const char *token, dm_reason *reason) {
    assert(match->game && token && reason);
    dm_question question;
    dm_refusals refusals = {0};
    match->game->ask(&match->state, &question, &refusals);
    for (int k = 0; k < refusals.count; k++)
        if (token_is(match->game, refusals.answers[k], token)) {
            *reason = refusals.reasons[k];
            return true;
        }
    return false;
}

void dm_match_rewind(dm_match *match, uint32_t count) {
    dm_guard(count <= match->count);
    start_asking(match);
    while (match->count < count) {
        dm_answer answer = match->steps[match->count++].answer;
        match->game->apply(&match->state, answer, NULL, &match->question);
    }
}

enum dm_undo dm_match_may_undo(const dm_match *match, uint8_t seat, uint32_t count) {
    dm_guard(count <= match->count);
    if (count == 0) return DM_UNDO_NOTHING;
    const dm_step *last = &match->steps[count - 1];
    if (seat != DM_ALL && last->seat != seat) return DM_UNDO_OTHERS;
    return last->revealed ? DM_UNDO_REVEALED : DM_UNDO_FREE;
}

bool dm_match_undo(dm_match *match, dm_error *error) {
    enum dm_undo why = dm_match_may_undo(match, DM_ALL, match->count);
    if (why == DM_UNDO_NOTHING)
        return dm_fail(error, "nothing to take back: no answer was given yet");
    if (why == DM_UNDO_REVEALED)
        return dm_fail(error, "the last answer cannot be taken back: it revealed something hidden");
    dm_match_rewind(match, match->count - 1);
    return true;
}
