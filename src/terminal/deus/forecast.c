/* Answers tried on copies of what the reader knows, and the events of that added up. */
#include "terminal/deus/forecast.h"

#include <string.h>

/* ---- Adding up events -------------------------------------------------------------------- */

static void count_trade(const dm_event *event, changes *mine) {
    switch (event->kind) {
    case DEUS_DID_PAY_RESOURCE:
    case DEUS_DID_SELL: mine->resources[event->a] -= event->amount; break;
    case DEUS_DID_BUY:
        mine->resources[event->a]++;
        mine->gold -= event->amount;
        break;
    case DEUS_DID_PAY_GOLD: mine->gold -= event->amount; break;
    case DEUS_DID_PAY_VP: mine->vp -= event->amount; break;
    default: break;
    }
}

static void count_gain(const dm_event *event, changes *mine) {
    switch (event->kind) {
    case DEUS_DID_GAIN_GOLD: mine->gold += event->amount; break;
    case DEUS_DID_GAIN_VP:
    case DEUS_DID_SHOOT:
    case DEUS_DID_BLESS:
    case DEUS_DID_RAID: mine->vp += event->amount; break;
    case DEUS_DID_GAIN_RESOURCE: mine->resources[event->a] += event->amount; break;
    case DEUS_DID_GAIN_PIECE: mine->pieces[event->a] += event->amount; break;
    default: break;
    }
}

/* Coins, barques, and combat tokens that are spent; where one is put, the answer itself tells. */
static void count_egypt(const dm_event *event, forecast *f) {
    changes *mine = &f->seats[event->seat];
    switch (event->kind) {
    case DEUS_DID_SPILL: mine->resources[event->a] -= event->amount; break;
    case DEUS_DID_COIN: mine->gold -= event->amount; break;
    case DEUS_DID_RALLY: mine->tokens += event->amount; break;
    case DEUS_DID_SPEND_TOKENS: mine->tokens -= event->amount; break;
    case DEUS_DID_GAIN_BARQUE: mine->barques[event->amount - 1]++; break;
    case DEUS_DID_FORTIFY: f->seats[event->a].pieces[event->b]--; break;
    default: break;
    }
}

/* How much VP somebody can lose may be secret, so a theft of VP is not foretold. */
static void count_theft(const observation *view, const dm_event *event, forecast *f) {
    if (event->kind == DEUS_DID_STEAL_GOLD) {
        f->seats[event->seat].gold += event->amount;
        f->seats[event->a].gold -= event->amount;
    }
    if (event->kind == DEUS_DID_STEAL_VP && deus_sees_vp(view, event->a)) {
        f->seats[event->seat].vp += event->amount;
        f->seats[event->a].vp -= event->amount;
    }
}

static void count_ring(const dm_event *event, forecast *f) {
    if (event->kind == DEUS_DID_ATTACK && f->ring_count < DEUS_RINGS_MAX)
        f->rings[f->ring_count++].village = event->b;
    for (int k = 0; k < f->ring_count && event->kind == DEUS_DID_WIN_VILLAGE; k++)
        if (f->rings[k].village == event->b) f->rings[k].won[event->seat] += event->amount;
}

static void count_offering(const dm_event *event, forecast *f) {
    if (event->kind == DEUS_DID_OFFER) f->offered = event->amount;
    if (event->kind != DEUS_DID_INVOKE) return;
    f->god = event->a;
    f->strength = event->amount;
}

/* Where a payment counts: of a price that is paid part by part, the parts after the one that was
 * chosen are the rest. */
static changes *payer_of(const dm_event *event, bool later, forecast *f) {
    bool pays = event->kind == DEUS_DID_PAY_RESOURCE || event->kind == DEUS_DID_PAY_GOLD;
    return later && pays ? &f->rest : &f->seats[event->seat];
}

/* Adds one event; false if nothing after it may be told. */
static bool count_event(const observation *view, const dm_event *event, bool later, forecast *f) {
    switch (event->kind) {
    case DEUS_DID_START_TURN:
    case DEUS_DID_SEE_CARD:
    case DEUS_DID_RESHUFFLE:
    case DEUS_DID_END: return false;
    case DEUS_DID_TAKE_DISCARD: return false;
    case DEUS_DID_EXCHANGE:
    case DEUS_DID_DRAW: f->drawn = event->amount; return false;
    case DEUS_DID_TRIGGER_END: f->triggers_end = true; return true;
    default: break;
    }
    if (event->kind == DEUS_DID_ATTACK) count_ring(event, f);
    if (event->seat >= DM_SEATS_MAX) return true;
    if (event->kind == DEUS_DID_WIN_VILLAGE) count_ring(event, f);
    count_offering(event, f);
    count_trade(event, payer_of(event, later, f));
    count_gain(event, &f->seats[event->seat]);
    count_theft(view, event, f);
    count_egypt(event, f);
    return true;
}

/* A copy of what the reader knows, on which answers are tried. */
typedef struct trial {
    const observation *view;
    dm_state state;
    dm_question next;
} trial;

/* Plays an answer; true if all that happened may be told. */
static bool try_answer(trial *trial, dm_answer answer, forecast *f) {
    static dm_events events;
    events.count = 0;
    trial->view->seen.game->apply(&trial->state, answer, &events, &trial->next);
    bool pays = trial->view->seen.question.kind == DEUS_ASK_PAY;
    for (int k = 0; k < events.count; k++)
        if (!count_event(trial->view, &events.items[k], pays && k > 0, f)) return false;
    return true;
}

static bool asks_reader(const trial *trial, uint8_t kind) {
    return trial->next.seat == trial->view->seen.reader.viewer && trial->next.kind == kind;
}

/* Lays no further card; true if all that happened may be told. */
static bool finish_offering(trial *trial, forecast *f) {
    for (int k = 0; asks_reader(trial, DEUS_ASK_DISCARD) && k < trial->next.count; k++)
        if (trial->next.answers[k].verb == DEUS_SAY_DONE)
            return try_answer(trial, trial->next.answers[k], f);
    return true;
}

/* How many cards are drawn does not depend on which gifts are chosen. */
static void foresee_refill(trial *trial, forecast *f) {
    forecast beyond = {0};
    while (asks_reader(trial, DEUS_ASK_RESOURCE) || asks_reader(trial, DEUS_ASK_PIECE))
        if (!try_answer(trial, trial->next.answers[0], &beyond)) break;
    f->drawn = beyond.drawn;
}

/* The god's gift, what remains to be chosen of it, and the cards that are drawn after it. */
static void foresee_gift(trial *trial, forecast *f) {
    static const uint8_t choices[] = {DEUS_ASK_RESOURCE, DEUS_ASK_PIECE, DEUS_ASK_GOD};
    for (size_t k = 0; k < sizeof choices; k++) {
        if (!asks_reader(trial, choices[k])) continue;
        f->choice = choices[k];
        f->choices = trial->next.args[0];
    }
    if (f->choice == DEUS_ASK_GOD) f->strength = f->choices;
    if (f->choice == DEUS_ASK_RESOURCE || f->choice == DEUS_ASK_PIECE) foresee_refill(trial, f);
}

static bool makes_offering(dm_answer answer, uint8_t question) {
    return answer.verb == DEUS_SAY_OFFER || answer.verb == DEUS_SAY_GOD ||
           question == DEUS_ASK_DISCARD;
}

void deus_foresee(const observation *view, dm_answer answer, uint64_t seed, forecast *f) {
    static trial trial;
    dm_random random;
    memset(f, 0, sizeof *f);
    f->god = DEUS_TEMPLE;
    f->choice = DEUS_ASK_KINDS;
    trial.view = view;
    dm_random_seed(&random, seed);
    dm_copy(view->seen.game, &trial.state, &view->seen.state);
    view->seen.game->determinize(&trial.state, view->seen.reader.viewer, &random);
    bool open = try_answer(&trial, answer, f);
    if (!open || !makes_offering(answer, view->seen.question.kind)) return;
    if (finish_offering(&trial, f)) foresee_gift(&trial, f);
}
