/* The table that makes Gheos a game of the engine. */
#include "gheos/game.h"

#include "engine/guard.h"
#include "gheos/eval.h"
#include "gheos/rules.h"

static uint16_t rules_of(const dm_state *state) {
    (void)state;
    return GHEOS_RULES_NEWEST;
}

static dm_progress progress(const dm_state *state) {
    const gheos_state *s = gheos_const(state);
    return (dm_progress){
        .players = s->player_count,
        .seat = s->phase == GHEOS_PHASE_OVER ? DM_NOBODY : s->turn_seat,
        .turn = s->turn,
        .round = (uint16_t)((s->turn - 1) / s->player_count + 1),
        .over = s->phase == GHEOS_PHASE_OVER,
    };
}

static const char *question_name(uint8_t kind) {
    dm_guard(kind < GHEOS_ASK_KINDS);
    return gheos_question_ids[kind];
}

static const char *score_name(uint8_t source) {
    dm_guard(source < GHEOS_SCORE_SOURCES);
    return gheos_score_ids[source];
}

/* The first is what bots use unless they are told another. */
static const dm_evaluator *const evaluators[] = {&gheos_fitted, NULL};

const dm_game gheos_game = {
    .name = "gheos",
    .rules_version = GHEOS_RULES_NEWEST,
    .state_bytes = sizeof(gheos_state),
    .players_min = 2,
    .players_max = 4,
    .options = gheos_options,
    .set_up = gheos_set_up,
    .ask = gheos_ask,
    .apply = gheos_apply,
    .progress = progress,
    .rules_of = rules_of,
    .observe = gheos_observe,
    .determinize = gheos_determinize,
    .hide = gheos_hide,
    .write_position = gheos_write_position,
    .read_position = gheos_read_position,
    .write_options = gheos_write_options,
    .write_view = gheos_write_view,
    .write_event = gheos_write_event,
    .write_reason = gheos_write_reason,
    .write_token = gheos_write_token,
    .question_name = question_name,
    .score = gheos_score,
    .score_name = score_name,
    .foresight = 2,
    .evaluators = evaluators,
    .check = gheos_check,
    .fingerprint = gheos_fingerprint,
};
