/* The table that makes Deus a game of the engine. */
#include "deus/game.h"

#include "deus/eval.h"
#include "deus/rules.h"
#include "deus/setup.h"
#include "deus/versions.h"
#include "engine/guard.h"

static uint16_t rules_of(const dm_state *state) { return deus_const(state)->rules; }

static dm_progress progress(const dm_state *state) {
    const deus_state *s = deus_const(state);
    dm_progress progress = {.players = s->player_count,
                            .seat = deus_seat_to_answer(s),
                            .round = s->round,
                            .over = s->depth == 0};
    if (deus_before_the_deal(s)) return progress;
    int place = (s->turn_seat - s->first_seat + s->player_count) % s->player_count;
    if (progress.over) place = s->player_count - 1; /* the last round was played to its end */
    progress.turn = (uint16_t)((s->round - 1) * s->player_count + place + 1);
    return progress;
}

static const char *question_name(uint8_t kind) {
    dm_guard(kind < DEUS_ASK_KINDS);
    return deus_question_ids[kind];
}

static const char *score_name(uint8_t source) {
    dm_guard(source < DEUS_SCORE_SOURCES);
    return deus_score_ids[source];
}

/* The first is what bots use unless they are told another. */
static const dm_evaluator *const evaluators[] = {&deus_fitted, NULL};

const dm_game deus_game = {
    .name = "deus",
    .rules_version = DEUS_RULES_NEWEST,
    .state_bytes = sizeof(deus_state),
    .players_min = 2,
    .players_max = 4,
    .options = deus_options,
    .set_up = deus_set_up,
    .ask = deus_ask,
    .apply = deus_apply,
    .apply_briefly = deus_apply_briefly,
    .progress = progress,
    .rules_of = rules_of,
    .observe = deus_observe,
    .determinize = deus_determinize,
    .hide = deus_hide,
    .write_position = deus_write_position,
    .read_position = deus_read_position,
    .write_options = deus_write_options,
    .write_view = deus_write_view,
    .write_event = deus_write_event,
    .write_reason = deus_write_reason,
    .write_token = deus_write_token,
    .question_name = question_name,
    .score = deus_score,
    .score_name = score_name,
    .foresight = 3,
    .evaluators = evaluators,
    .check = deus_check,
    .fingerprint = deus_fingerprint,
};
