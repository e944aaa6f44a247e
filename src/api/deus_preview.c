/* Answers tried on copies of what the viewer knows, and their events sorted. See deus_preview.h. */
#include "api/deus_preview.h"

#include <string.h>

#include "api/forecast.h"
#include "deus/egypt.h"
#include "deus/rules.h"
#include "engine/guard.h"

/* ---- Events ------------------------------------------------------------------------------ */

static void count_ring(const dm_event *event, api_deus_preview *p) {
    if (event->kind == DEUS_DID_ATTACK && p->ring_count < API_DEUS_RINGS_MAX)
        p->rings[p->ring_count++].village = event->b;
    for (int k = 0; k < p->ring_count && event->kind == DEUS_DID_WIN_VILLAGE; k++)
        if (p->rings[k].village == event->b && event->seat < DM_SEATS_MAX)
            p->rings[k].won[event->seat] += event->amount;
}

/* Of a price that is paid part by part, the parts after the one that was chosen are the rest. */
static void count_changes(const api_observation *seen, const dm_event *event, bool later,
                          api_deus_preview *p) {
    api_change list[API_CHANGES_MAX];
    bool pays = event->kind == DEUS_DID_PAY_RESOURCE || event->kind == DEUS_DID_PAY_GOLD;
    int count = api_game_of(seen->game)->changes(seen, event, list);
    for (int k = 0; k < count; k++) {
        int16_t *sums = later && pays ? p->rest : p->changes[list[k].seat];
        sums[list[k].quantity] = (int16_t)(sums[list[k].quantity] + list[k].amount);
    }
}

/* Adds one event; false if nothing after it may be told. */
static bool count_event(const api_observation *seen, const dm_event *event, bool later,
                        api_deus_preview *p) {
    switch (event->kind) {
    case DEUS_DID_EXCHANGE:
    case DEUS_DID_DRAW: p->drawn = event->amount; break;
    case DEUS_DID_TRIGGER_END: p->triggers_end = true; break;
    case DEUS_DID_ATTACK:
    case DEUS_DID_WIN_VILLAGE: count_ring(event, p); break;
    case DEUS_DID_OFFER: p->offered = event->amount; break;
    case DEUS_DID_INVOKE:
        p->god = event->a;
        p->strength = event->amount;
        break;
    case DEUS_DID_TAKE_DISCARD: break;
    default: count_changes(seen, event, later, p); break;
    }
    return !api_game_of(seen->game)->ends_telling(event);
}

/* ---- Trying ------------------------------------------------------------------------------ */

/* A copy of what the viewer knows, on which answers are tried. */
typedef struct trial {
    const api_observation *seen;
    dm_state state;
    dm_question next;
    dm_events events;
} trial;

/* Plays an answer; true if all that happened may be told. */
static bool try_answer(trial *t, dm_answer answer, api_deus_preview *p) {
    t->events.count = 0;
    t->seen->game->apply(&t->state, answer, &t->events, &t->next);
    bool pays = t->seen->question.kind == DEUS_ASK_PAY;
    for (int k = 0; k < t->events.count; k++)
        if (!count_event(t->seen, &t->events.items[k], pays && k > 0, p)) return false;
    return true;
}

static bool asks_viewer(const trial *t, uint8_t kind) {
    return t->next.seat == t->seen->reader.viewer && t->next.kind == kind;
}

/* Lays no further card; true if all that happened may be told. */
static bool finish_offering(trial *t, api_deus_preview *p) {
    for (int k = 0; asks_viewer(t, DEUS_ASK_DISCARD) && k < t->next.count; k++)
        if (t->next.answers[k].verb == DEUS_SAY_DONE) return try_answer(t, t->next.answers[k], p);
    return true;
}

/* How many cards are drawn does not depend on which gifts are chosen. */
static void foresee_refill(trial *t, api_deus_preview *p) {
    api_deus_preview beyond = {0};
    while (asks_viewer(t, DEUS_ASK_RESOURCE) || asks_viewer(t, DEUS_ASK_PIECE))
        if (!try_answer(t, t->next.answers[0], &beyond)) break;
    p->drawn = beyond.drawn;
}

/* The god's gift, what remains to be chosen of it, and the cards that are drawn after it. */
static void foresee_gift(trial *t, api_deus_preview *p) {
    static const uint8_t choices[] = {DEUS_ASK_RESOURCE, DEUS_ASK_PIECE, DEUS_ASK_GOD};
    for (size_t k = 0; k < sizeof choices; k++) {
        if (!asks_viewer(t, choices[k])) continue;
        p->choice = choices[k];
        p->choices = t->next.args[0];
    }
    if (p->choice == DEUS_ASK_GOD) p->strength = p->choices;
    if (p->choice == DEUS_ASK_RESOURCE || p->choice == DEUS_ASK_PIECE) foresee_refill(t, p);
}

static bool makes_offering(dm_answer answer, uint8_t question) {
    return answer.verb == DEUS_SAY_OFFER || answer.verb == DEUS_SAY_GOD ||
           question == DEUS_ASK_DISCARD;
}

static void preview_copy(const api_observation *seen, dm_answer answer, uint64_t seed,
                         api_deus_preview *p) {
    trial t;
    t.seen = seen;
    memset(p, 0, sizeof *p);
    p->god = DEUS_TEMPLE;
    p->choice = DEUS_ASK_KINDS;
    api_fill_in(seen, &seen->state, seed, &t.state);
    bool open = try_answer(&t, answer, p);
    if (!open || !makes_offering(answer, seen->question.kind)) return;
    if (finish_offering(&t, p)) foresee_gift(&t, p);
}

/* ---- What follows from the changes -------------------------------------------------------- */

/* Resources that would have no slot, if that is news. */
static int overflow_then(const api_observation *seen, const int16_t *mine) {
    const deus_state *s = deus_const(&seen->state);
    uint8_t viewer = seen->reader.viewer;
    const deus_player *player = &s->players[viewer];
    if (!egypt_plays(s, DEUS_PRODUCTION)) return 0;
    int over = -egypt_slots(player);
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        over += player->resources[resource] + mine[API_DEUS_RESOURCE + resource];
    for (int size = 0; size < DEUS_BARQUE_SIZES; size++)
        over -= (size + 1) * mine[API_DEUS_BARQUE + size];
    return over > egypt_overflow(s, viewer) ? over : 0;
}

/* Whether the god of an offering has nothing to give. */
static void look_for_gifts(const api_observation *seen, api_deus_preview *p) {
    const int16_t *mine = p->changes[seen->reader.viewer];
    bool chooses = p->choice == DEUS_ASK_RESOURCE || p->choice == DEUS_ASK_PIECE;
    int gained = 0;
    if (p->god == DEUS_TEMPLE) return;
    for (int k = API_DEUS_RESOURCE; k < API_DEUS_TOKENS; k++) gained += mine[k];
    p->nothing_left = p->god == DEUS_MILITARY && !chooses && gained == 0;
    p->no_piece = p->god != DEUS_MILITARY &&
                  deus_const(&seen->state)->players[seen->reader.viewer].supply[p->god] == 0;
}

bool api_deus_preview_answer(const api_observation *seen, dm_answer answer, api_deus_preview *p) {
    api_deus_preview other;
    dm_guard(seen->reader.viewer < DM_SEATS_MAX);
    assert(seen->question.seat == seen->reader.viewer && !seen->question.partial);
    preview_copy(seen, answer, 1, p);
    for (uint64_t seed = 2; seed <= API_FORECAST_COPIES; seed++) {
        preview_copy(seen, answer, seed, &other);
        if (memcmp(p, &other, sizeof *p) != 0) return false;
    }
    p->overflow = overflow_then(seen, p->changes[seen->reader.viewer]);
    look_for_gifts(seen, p);
    return true;
}

int api_deus_cards_drawn_by(const api_observation *seen, uint8_t card) {
    dm_guard(card < DEUS_CARD_KINDS && seen->reader.viewer < DM_SEATS_MAX);
    const deus_effect *effect = &deus_cards[card].effect;
    if (effect->operation != DEUS_DRAW) return 0;
    int units = deus_measure_units(deus_const(&seen->state), seen->reader.viewer, effect->per);
    return effect->amount * units;
}
