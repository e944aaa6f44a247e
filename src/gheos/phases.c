/* The table of phases and the loop that drives them. After gheos_advance() the phase has at least
 * two answers, or the game is over. */
#include "engine/guard.h"
#include "gheos/rules.h"

const gheos_phase_row gheos_phase_over = {"over", GHEOS_ASK_TILE, NULL, NULL};

#define POINT_TO_PHASE(enumerator, word) [enumerator] = &gheos_phase_##word,
const gheos_phase_row *const gheos_phases[GHEOS_PHASES] = {GHEOS_EACH_PHASE(POINT_TO_PHASE)};
#undef POINT_TO_PHASE

void gheos_tell_all(gheos_play *play, uint8_t kind, uint8_t seat, uint8_t a, uint8_t b,
                    int amount) {
    assert(kind < GHEOS_EVENT_KINDS);
    asking_tell(play->events,
                (dm_event){kind, seat, DM_EVERYONE, DM_UNKNOWN, a, b, (int16_t)amount});
}

static void ask_now(const gheos_state *s, dm_question *question, dm_refusals *refusals) {
    const gheos_phase_row *row = gheos_phases[s->phase];
    asking_begin(question, s->phase == GHEOS_PHASE_OVER ? DM_NOBODY : s->turn_seat, row->question);
    if (!row->ask) return;
    gheos_asking asking = {s, &s->players[s->turn_seat], question, refusals};
    row->ask(&asking);
}

void gheos_advance(gheos_play *play, dm_question *question) {
    for (;;) {
        ask_now(play->s, question, NULL);
        if (question->seat == DM_NOBODY || question->count != 1 || question->partial) return;
        if (question->seat != play->seat) play->s->revealed = 1;
        gheos_phases[play->s->phase]->answer(play, question->answers[0]);
    }
}

void gheos_ask(const dm_state *state, dm_question *question, dm_refusals *refusals) {
    question->revealed = false;
    if (refusals) refusals->count = 0;
    ask_now(gheos_const(state), question, refusals);
}

void gheos_apply(dm_state *state, dm_answer answer, dm_events *events, dm_question *next) {
    gheos_play play = {gheos_mutable(state), events, gheos_mutable(state)->turn_seat};
    assert(play.s->phase != GHEOS_PHASE_OVER && answer.verb < GHEOS_VERBS);
    play.s->revealed = 0;
    gheos_phases[play.s->phase]->answer(&play, answer);
    gheos_advance(&play, next);
    next->revealed = play.s->revealed;
    play.s->revealed = 0;
}
