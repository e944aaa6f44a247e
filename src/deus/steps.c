/* The table of steps and the loop that drives them.
 *
 * Every kind of pending work is one row: it asks and takes the answer, or it runs. After
 * deus_advance() the step on top has at least two answers, or one that only a secret of the seat's
 * leaves it, or the game is over. */
#include <string.h>

#include "deus/egypt.h"
#include "deus/versions.h"
#include "engine/guard.h"

/* ---- The table --------------------------------------------------------------------------- */

#define POINT_TO_STEP(enumerator, word) [enumerator] = &deus_step_##word,
const deus_step_row *const deus_steps[DEUS_STEP_KINDS] = {DEUS_EACH_STEP(POINT_TO_STEP)};
#undef POINT_TO_STEP

void deus_push(deus_play *play, deus_frame frame) {
    dm_guard(play->s->depth < DEUS_STEPS_MAX);
    assert(frame.step > DEUS_NO_STEP && frame.step < DEUS_STEP_KINDS);
    play->s->steps[play->s->depth++] = frame;
}

static deus_frame pop(deus_state *s) {
    dm_guard(s->depth > 0);
    deus_frame *top = &s->steps[--s->depth], frame = *top;
    memset(top, 0, sizeof *top);
    return frame;
}

static void ask_top(const deus_state *s, dm_question *question, dm_refusals *refusals) {
    const deus_frame *frame = s->depth ? &s->steps[s->depth - 1] : NULL;
    asking_begin(question, deus_seat_to_answer(s),
                 frame ? deus_steps[frame->step]->question : DEUS_ASK_TURN);
    if (!frame) return;
    deus_asking asking = {s,        frame,   question->seat, &s->players[question->seat],
                          question, refusals};
    deus_steps[frame->step]->ask(&asking);
}

/* Whether others would learn something if the only answer were given for the seat: the next
 * question would come without one. Then it is asked, so that what they count does not depend on
 * hands. */
static bool answer_is_secret(const deus_state *s, const deus_step_row *row) {
    return row->secret && deus_asks_what_only_a_hand_decides(s) &&
           row->secret(&s->players[deus_seat_to_answer(s)]);
}

bool deus_holds_cards(const deus_player *player) { return player->hand_count > 0; }

/* Whether a turn begins that its seat will surely be asked about: of two cards that differ either
 * can be offered, and a card that is unknown leaves the question open. */
static bool turn_is_surely_asked(const deus_state *s) {
    const deus_player *player = &s->players[s->turn_seat];
    return s->steps[s->depth - 1].step == DEUS_STEP_TURN && player->hand_count > 0 &&
           player->hand[0] != player->hand[player->hand_count - 1];
}

static void advance(deus_play *play, dm_question *question, bool briefly) {
    deus_state *s = play->s;
    while (s->depth > 0) {
        const deus_step_row *row = deus_steps[s->steps[s->depth - 1].step];
        if (row->run) {
            row->run(play, pop(s));
            continue;
        }
        if (briefly && turn_is_surely_asked(s)) {
            asking_begin(question, s->turn_seat, row->question);
            return;
        }
        ask_top(s, question, NULL);
        if (question->count != 1 || question->partial || answer_is_secret(s, row)) return;
        /* Another seat's only answer shows what it holds, so it cannot be taken back. */
        if (question->seat != play->seat) s->revealed = 1;
        row->answer(play, pop(s), question->answers[0]);
    }
    ask_top(s, question, NULL);
}

void deus_advance(deus_play *play, dm_question *question) { advance(play, question, false); }

void deus_ask(const dm_state *state, dm_question *question, dm_refusals *refusals) {
    question->revealed = false;
    if (refusals) refusals->count = 0;
    ask_top(deus_const(state), question, refusals);
}

static void apply(dm_state *state, dm_answer answer, dm_events *events, dm_question *next,
                  bool briefly) {
    deus_play play = {deus_mutable(state), events, deus_seat_to_answer(deus_const(state))};
    assert(play.s->depth > 0 && answer.verb < DEUS_VERBS);
    play.s->revealed = 0;
    const deus_step_row *row = deus_steps[play.s->steps[play.s->depth - 1].step];
    row->answer(&play, pop(play.s), answer);
    advance(&play, next, briefly);
    next->revealed = play.s->revealed;
    play.s->revealed = 0;
}

void deus_apply(dm_state *state, dm_answer answer, dm_events *events, dm_question *next) {
    apply(state, answer, events, next, false);
}

/* Where a turn is asked for after an answer, it is another than the answer's. */
void deus_apply_briefly(dm_state *state, dm_answer answer, dm_question *next) {
    apply(state, answer, NULL, next, true);
}

/* ---- Declining --------------------------------------------------------------------------- */

void deus_allow_declining(deus_asking *asking, dm_answer formerly) {
    bool one_word = deus_declines_by_one_word(asking->s);
    deus_judge(asking, one_word ? asking_say(DEUS_SAY_SKIP, 0) : formerly, asking_allowed());
}

void deus_allow_ending(deus_asking *asking, bool begun) {
    dm_answer done = asking_say(DEUS_SAY_DONE, 0);
    if (begun)
        deus_judge(asking, done, asking_allowed());
    else
        deus_allow_declining(asking, done);
}

/* ---- Judging regions --------------------------------------------------------------------- */

deus_regions deus_let_through(const deus_region_rule *rules, int count) {
    assert(rules && count > 0);
    deus_regions regions = ~(deus_regions)0;
    for (int k = 0; k < count; k++) regions &= rules[k].lets_through;
    return regions;
}

static dm_reason reason_against(const deus_state *s, const deus_region_rule *rules, int count,
                                uint8_t region) {
    for (int k = 0; k < count; k++) {
        if (rules[k].lets_through & deus_region_bit(region)) continue;
        const deus_region_rule *rule = &rules[k];
        bool others = rule->code == DEUS_OTHER_PLAYER_THERE;
        return asking_refused(rule->code, others ? deus_region_owner(s, region) : rule->first,
                              rule->second, 0);
    }
    return asking_allowed();
}

void deus_judge_regions(deus_asking *asking, uint8_t verb, const deus_region_rule *rules,
                        int count) {
    assert(verb < DEUS_VERBS && count > 0);
    if (!asking->refusals) {
        deus_regions board = deus_region_bit(deus_region_total(asking->s)) - 1;
        DEUS_FOR_EACH_REGION(region, deus_let_through(rules, count) & board)
        deus_allow(asking, verb, region);
        return;
    }
    for (uint8_t region = 0; region < deus_region_total(asking->s); region++)
        deus_judge(asking, asking_say(verb, region),
                   reason_against(asking->s, rules, count, region));
}

/* ---- Telling and gaining ----------------------------------------------------------------- */

void deus_tell(deus_play *play, uint8_t kind, uint8_t seat, uint8_t via, uint8_t a, uint8_t b,
               int amount) {
    assert(kind < DEUS_EVENT_KINDS && (seat < play->s->player_count || seat == DM_NOBODY));
    asking_tell(play->events, (dm_event){kind, seat, DM_EVERYONE, via, a, b, (int16_t)amount});
}

void deus_tell_secret(deus_play *play, uint8_t kind, uint8_t seat, uint8_t a) {
    assert(kind < DEUS_EVENT_KINDS && seat < play->s->player_count);
    asking_tell(play->events, (dm_event){kind, seat, (uint8_t)(1 << seat), DM_UNKNOWN, a, 0, 0});
}

void deus_gain(deus_play *play, uint8_t seat, uint8_t currency, int amount, uint8_t via) {
    dm_guard(seat < play->s->player_count);
    assert(amount >= 0);
    if (amount == 0) return;
    deus_player *player = &play->s->players[seat];
    if (currency == DEUS_IN_GOLD)
        player->gold = (int16_t)(player->gold + amount);
    else
        player->vp = (int16_t)(player->vp + amount);
    deus_tell(play, currency == DEUS_IN_GOLD ? DEUS_DID_GAIN_GOLD : DEUS_DID_GAIN_VP, seat, via, 0,
              0, amount);
}

/* D-O4: what has run out is not gained. */
void deus_gain_resource(deus_play *play, uint8_t seat, uint8_t resource, int amount, uint8_t via) {
    dm_guard(seat < play->s->player_count && resource < DEUS_RESOURCES);
    assert(amount >= 0);
    uint8_t *left = &play->s->resources_left[resource];
    if (amount > *left) amount = *left;
    if (amount == 0) return;
    *left = (uint8_t)(*left - amount);
    play->s->players[seat].resources[resource] += (uint8_t)amount;
    deus_tell(play, DEUS_DID_GAIN_RESOURCE, seat, via, resource, 0, amount);
}

void deus_gain_piece(deus_play *play, uint8_t seat, uint8_t colour, int amount, uint8_t via) {
    dm_guard(seat < play->s->player_count && colour < DEUS_STANDARD_COLOURS);
    assert(amount >= 0);
    deus_player *player = &play->s->players[seat];
    if (amount > player->supply[colour]) amount = player->supply[colour];
    if (amount == 0) return;
    player->supply[colour] -= (uint8_t)amount;
    player->board[colour] += (uint8_t)amount;
    deus_tell(play, DEUS_DID_GAIN_PIECE, seat, via, colour, 0, amount);
    egypt_share_pieces(play, seat, colour, amount);
}

void deus_return_resource(deus_play *play, uint8_t seat, uint8_t resource, int amount) {
    dm_guard(seat < play->s->player_count && resource < DEUS_RESOURCES);
    assert(play->s->players[seat].resources[resource] >= amount);
    play->s->players[seat].resources[resource] -= (uint8_t)amount;
    play->s->resources_left[resource] += (uint8_t)amount;
}

/* A thief takes at most what the victim has. */
void deus_steal(deus_play *play, uint8_t victim, uint8_t currency, int amount, uint8_t via) {
    dm_guard(victim < play->s->player_count);
    assert(victim != play->s->turn_seat && amount >= 0);
    deus_player *from = &play->s->players[victim], *to = deus_player_on_turn(play);
    int16_t *source = currency == DEUS_IN_GOLD ? &from->gold : &from->vp;
    int16_t *target = currency == DEUS_IN_GOLD ? &to->gold : &to->vp;
    if (amount > *source) amount = *source;
    *source = (int16_t)(*source - amount);
    *target = (int16_t)(*target + amount);
    deus_tell(play, currency == DEUS_IN_GOLD ? DEUS_DID_STEAL_GOLD : DEUS_DID_STEAL_VP,
              play->s->turn_seat, via, victim, 0, amount);
}
