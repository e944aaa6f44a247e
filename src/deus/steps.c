/* The table of steps and the loop that drives them.
 *
 * Every kind of pending work is one row: it asks and takes the answer, or it runs. After
 * deus_advance() the step on top has at least two answers, or the game is over. */
#include <string.h>

#include "deus/egypt.h"
#include "deus/fits.h"

/* ---- The table --------------------------------------------------------------------------- */

enum { OF_CARD = DEUS_USES_COLUMN | DEUS_USES_PLACE };

/* Operations whose cards use a step, as a bit set. */
#define DOES(operation) ((uint64_t)1 << (operation))
#define ACTIVATES                                                                    \
    (DOES(DEUS_ACTIVATE) | DOES(DEUS_ACTIVATE_SAME_RANK) | DOES(DEUS_ACTIVATE_ANY) | \
     DOES(DEUS_ACTIVATE_FIRST) | DOES(DEUS_ACTIVATE_BY_COIN))
#define MARCHES (DOES(DEUS_MARCH) | DOES(DEUS_ARCHERS) | DOES(DEUS_CAMELS))

/* clang-format off */
const deus_step_row deus_steps[DEUS_STEP_KINDS] = {
    [DEUS_STEP_PICK] = {"pick", DEUS_USES_SEAT | DEUS_USES_LEFT | DEUS_USES_COLOUR, DEUS_ASK_PICK, ask_pick, answer_pick, NULL, fits_pick, 0},
    [DEUS_STEP_DEAL] = {"deal", 0, 0, NULL, NULL, run_deal, fits_always, 0},
    [DEUS_STEP_TURN] = {"turn", 0, DEUS_ASK_TURN, ask_turn, answer_turn, NULL, fits_always, 0},
    [DEUS_STEP_END_TURN] = {"end-turn", 0, 0, NULL, NULL, run_end_turn, fits_always, 0},
    [DEUS_STEP_COLUMN] = {"column", DEUS_USES_CARD, DEUS_ASK_COLUMN, ask_column, answer_column, NULL, fits_joker, 0},
    [DEUS_STEP_PAY] = {"pay", DEUS_USES_COLUMN | DEUS_USES_GOODS, DEUS_ASK_PAY, ask_pay, answer_pay, NULL, fits_payment, 0},
    [DEUS_STEP_PLACE] = {"place", DEUS_USES_COLUMN, DEUS_ASK_PLACE, ask_place, answer_place, NULL, fits_placing, 0},
    [DEUS_STEP_EFFECTS] = {"effects", OF_CARD, 0, NULL, NULL, run_effects, fits_column, 0},
    [DEUS_STEP_RESOLVE] = {"resolve", OF_CARD | DEUS_USES_LEFT, 0, NULL, NULL, run_resolve, fits_resolve, ~(uint64_t)0},
    [DEUS_STEP_SELL] = {"sell", OF_CARD, DEUS_ASK_SELL, ask_sell, answer_sell, NULL, fits_card, DOES(DEUS_SELL) | DOES(DEUS_SELL_LOTS)},
    [DEUS_STEP_BUY] = {"buy", OF_CARD | DEUS_USES_LEFT | DEUS_USES_RESOURCE, DEUS_ASK_BUY, ask_buy, answer_buy, NULL, fits_buy, DOES(DEUS_BUY) | DOES(DEUS_SAIL_AND_BUY)},
    [DEUS_STEP_PRODUCE] = {"produce", OF_CARD, DEUS_ASK_PRODUCE, ask_produce, answer_produce, NULL, fits_card, DOES(DEUS_PRODUCE_ONE) | DOES(DEUS_PRODUCE_RANK) | DOES(DEUS_LOAD_BARQUE)},
    [DEUS_STEP_HARVEST] = {"harvest", OF_CARD, DEUS_ASK_HARVEST, ask_harvest, answer_harvest, NULL, fits_card, DOES(DEUS_HARVEST)},
    [DEUS_STEP_DRAW] = {"draw", OF_CARD | DEUS_USES_LEFT, DEUS_ASK_DRAW, ask_draw, answer_draw, NULL, fits_draw, DOES(DEUS_DRAW) | DOES(DEUS_DRAW_DISCARDS)},
    [DEUS_STEP_PIECES] = {"pieces", OF_CARD | DEUS_USES_LEFT | DEUS_USES_COLOUR, DEUS_ASK_PIECE, ask_piece, answer_piece, NULL, fits_pieces, DOES(DEUS_PIECES)},
    [DEUS_STEP_MORE_PIECES] = {"more-pieces", OF_CARD | DEUS_USES_LEFT | DEUS_USES_COLOUR, DEUS_ASK_PIECE, ask_piece, answer_piece, NULL, fits_pieces, DOES(DEUS_PIECES)},
    [DEUS_STEP_ACTIVATE] = {"activate", OF_CARD, DEUS_ASK_ACTIVATE, ask_activate, answer_activate, NULL, fits_card, ACTIVATES},
    [DEUS_STEP_RAID] = {"raid", OF_CARD, DEUS_ASK_RAID, ask_raid, answer_raid, NULL, fits_card, DOES(DEUS_RAID)},
    [DEUS_STEP_ARMY] = {"army", OF_CARD, DEUS_ASK_ARMY, ask_army, answer_army, NULL, fits_card, MARCHES},
    [DEUS_STEP_MARCH] = {"march", OF_CARD | DEUS_USES_REGION, DEUS_ASK_MARCH, ask_march, answer_march, NULL, fits_march, MARCHES},
    [DEUS_STEP_ROB] = {"rob", OF_CARD | DEUS_USES_REGION, DEUS_ASK_ROB, ask_rob, answer_rob, NULL, fits_march, DOES(DEUS_MARCH)},
    [DEUS_STEP_PIRACY] = {"piracy", OF_CARD, DEUS_ASK_PIRACY, ask_piracy, answer_piracy, NULL, fits_card, DOES(DEUS_PIRACY)},
    [DEUS_STEP_DISCARD] = {"discard", DEUS_USES_LAST_CARD, DEUS_ASK_DISCARD, ask_discard, answer_discard, NULL, fits_discard, 0},
    [DEUS_STEP_GOD] = {"god", DEUS_USES_LEFT, DEUS_ASK_GOD, ask_god, answer_god, NULL, fits_god, 0},
    [DEUS_STEP_RESOURCES] = {"resources", DEUS_USES_LEFT | DEUS_USES_RESOURCE, DEUS_ASK_RESOURCE, ask_resource, answer_resource, NULL, fits_resources, 0},
    [DEUS_STEP_REFILL] = {"refill", DEUS_USES_LEFT, 0, NULL, NULL, run_refill, fits_refill, 0},
    /* Egypt */
    [DEUS_STEP_PLACE_IN] = {"place-in", DEUS_USES_COLUMN | DEUS_USES_LEFT, DEUS_ASK_PLACE, ask_place, answer_place, NULL, fits_placing, 0},
    [DEUS_STEP_ONCE] = {"once", OF_CARD, DEUS_ASK_ONCE, ask_once, answer_once, NULL, fits_once, ~(uint64_t)0},
    [DEUS_STEP_MARKET] = {"market", OF_CARD, DEUS_ASK_MARKET, ask_market, answer_market, NULL, fits_card, DOES(DEUS_SHIFT_TOKEN) | DOES(DEUS_SWAP_TOKENS) | DOES(DEUS_SET_TOKEN)},
    [DEUS_STEP_TRADE] = {"trade", OF_CARD | DEUS_USES_LEFT | DEUS_USES_RESOURCE, DEUS_ASK_TRADE, ask_trade, answer_trade, NULL, fits_buy, DOES(DEUS_SELL_MIX)},
    [DEUS_STEP_SHIP] = {"ship", OF_CARD, DEUS_ASK_SHIP, ask_ship, answer_ship, NULL, fits_card, DOES(DEUS_SAIL_AND_BUY)},
    [DEUS_STEP_SAIL] = {"sail", OF_CARD | DEUS_USES_REGION, DEUS_ASK_SAIL, ask_sail, answer_sail, NULL, fits_sail, DOES(DEUS_SAIL_AND_BUY)},
    [DEUS_STEP_RELOCATE] = {"relocate", OF_CARD, DEUS_ASK_RELOCATE, ask_relocate, answer_relocate, NULL, fits_card, DOES(DEUS_RELOCATE)},
    [DEUS_STEP_RELOCATED] = {"relocated", OF_CARD | DEUS_USES_LEFT | DEUS_USES_RESOURCE | DEUS_USES_GOODS, DEUS_ASK_RELOCATED, ask_relocated, answer_relocated, NULL, fits_relocated, DOES(DEUS_RELOCATE)},
    [DEUS_STEP_SPILL] = {"spill", DEUS_USES_RESOURCE, DEUS_ASK_SPILL, ask_spill, answer_spill, NULL, fits_spill, 0},
    [DEUS_STEP_EXCHANGE] = {"exchange", OF_CARD, DEUS_ASK_EXCHANGE, ask_exchange, answer_exchange, NULL, fits_card, DOES(DEUS_EXCHANGE_CARDS)},
    [DEUS_STEP_EXCHANGE_MORE] = {"exchange-more", OF_CARD | DEUS_USES_LAST_CARD, DEUS_ASK_DISCARD, ask_exchange_more, answer_exchange_more, NULL, fits_exchange, DOES(DEUS_EXCHANGE_CARDS)},
    [DEUS_STEP_BUY_CARDS] = {"buy-cards", OF_CARD, DEUS_ASK_BUY_CARDS, ask_buy_cards, answer_buy_cards, NULL, fits_card, DOES(DEUS_BUY_CARDS)},
    [DEUS_STEP_LAY] = {"lay", DEUS_USES_CARD, DEUS_ASK_LAY, ask_lay, answer_lay, NULL, fits_lay, 0},
    [DEUS_STEP_SHIFT] = {"shift", DEUS_USES_REGION, DEUS_ASK_SHIFT, ask_shift, answer_shift, NULL, fits_shift, 0},
    [DEUS_STEP_VILLAGES] = {"villages", 0, 0, NULL, NULL, run_villages, fits_always, 0},
    [DEUS_STEP_SHOOT] = {"shoot", OF_CARD | DEUS_USES_REGION, DEUS_ASK_SHOOT, ask_shoot, answer_shoot, NULL, fits_shoot, DOES(DEUS_ARCHERS)},
    [DEUS_STEP_CHARIOTS] = {"chariots", OF_CARD | DEUS_USES_LEFT, DEUS_ASK_CHARIOTS, ask_chariots, answer_chariots, NULL, fits_chariots, DOES(DEUS_CHARIOTS)},
    [DEUS_STEP_CHARIOT_TO] = {"chariot-to", OF_CARD | DEUS_USES_LEFT | DEUS_USES_REGION, DEUS_ASK_MARCH, ask_chariot_to, answer_chariot_to, NULL, fits_chariot_to, DOES(DEUS_CHARIOTS)},
    [DEUS_STEP_BARRACKS] = {"barracks", OF_CARD, DEUS_ASK_BARRACKS, ask_barracks, answer_barracks, NULL, fits_card, DOES(DEUS_BARRACKS)},
    [DEUS_STEP_FORTRESS] = {"fortress", OF_CARD, DEUS_ASK_FORTRESS, ask_fortress, answer_fortress, NULL, fits_card, DOES(DEUS_FORTRESS)},
    [DEUS_STEP_GARRISON] = {"garrison", OF_CARD, DEUS_ASK_GARRISON, ask_garrison, answer_garrison, NULL, fits_card, DOES(DEUS_GARRISON)},
};
/* clang-format on */

void deus_push(deus_play *play, deus_frame frame) {
    assert(play->s->depth < DEUS_STEPS_MAX);
    play->s->steps[play->s->depth++] = frame;
}

static deus_frame pop(deus_state *s) {
    assert(s->depth > 0);
    deus_frame *top = &s->steps[--s->depth], frame = *top;
    memset(top, 0, sizeof *top);
    return frame;
}

static void ask_top(const deus_state *s, dm_question *question, dm_refusals *refusals) {
    const deus_frame *frame = s->depth ? &s->steps[s->depth - 1] : NULL;
    asking_begin(question, deus_seat_to_answer(s),
                 frame ? deus_steps[frame->step].question : DEUS_ASK_TURN);
    if (!frame) return;
    deus_asking asking = {s,        frame,   question->seat, &s->players[question->seat],
                          question, refusals};
    deus_steps[frame->step].ask(&asking);
}

void deus_advance(deus_play *play, dm_question *question) {
    deus_state *s = play->s;
    while (s->depth > 0) {
        const deus_step_row *row = &deus_steps[s->steps[s->depth - 1].step];
        if (row->run) {
            row->run(play, pop(s));
            continue;
        }
        ask_top(s, question, NULL);
        if (question->count != 1 || question->partial) return;
        /* Another seat's only answer shows what it holds, so it cannot be taken back. */
        if (question->seat != play->seat) s->revealed = 1;
        row->answer(play, pop(s), question->answers[0]);
    }
    ask_top(s, question, NULL);
}

void deus_ask(const dm_state *state, dm_question *question, dm_refusals *refusals) {
    question->revealed = false;
    if (refusals) refusals->count = 0;
    ask_top(deus_const(state), question, refusals);
}

void deus_apply(dm_state *state, dm_answer answer, dm_events *events, dm_question *next) {
    deus_play play = {deus_mutable(state), events, deus_seat_to_answer(deus_const(state))};
    assert(play.s->depth > 0);
    play.s->revealed = 0;
    const deus_step_row *row = &deus_steps[play.s->steps[play.s->depth - 1].step];
    row->answer(&play, pop(play.s), answer);
    deus_advance(&play, next);
    next->revealed = play.s->revealed;
    play.s->revealed = 0;
}

/* ---- Judging regions --------------------------------------------------------------------- */

deus_regions deus_let_through(const deus_region_rule *rules, int count) {
    deus_regions regions = ~(deus_regions)0;
    for (int k = 0; k < count; k++) regions &= rules[k].lets_through;
    return regions;
}

static dm_reason reason_against(const deus_state *s, const deus_region_rule *rules, int count,
                                uint8_t region) {
    for (int k = 0; k < count; k++) {
        if (rules[k].lets_through & deus_region_bit(region)) continue;
        uint8_t argument = rules[k].code == DEUS_OTHER_PLAYER_THERE ? deus_region_owner(s, region)
                                                                    : rules[k].argument;
        return asking_refused(rules[k].code, argument, rules[k].second, 0);
    }
    return asking_allowed();
}

void deus_judge_regions(deus_asking *asking, uint8_t verb, const deus_region_rule *rules,
                        int count) {
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
    asking_tell(play->events, (dm_event){kind, seat, DM_EVERYONE, via, a, b, (int16_t)amount});
}

void deus_tell_secret(deus_play *play, uint8_t kind, uint8_t seat, uint8_t a) {
    asking_tell(play->events, (dm_event){kind, seat, (uint8_t)(1 << seat), DM_UNKNOWN, a, 0, 0});
}

void deus_gain(deus_play *play, uint8_t seat, uint8_t currency, int amount, uint8_t via) {
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
    uint8_t *left = &play->s->resources_left[resource];
    if (amount > *left) amount = *left;
    if (amount == 0) return;
    *left = (uint8_t)(*left - amount);
    play->s->players[seat].resources[resource] += (uint8_t)amount;
    deus_tell(play, DEUS_DID_GAIN_RESOURCE, seat, via, resource, 0, amount);
}

void deus_gain_piece(deus_play *play, uint8_t seat, uint8_t colour, int amount, uint8_t via) {
    deus_player *player = &play->s->players[seat];
    if (amount > player->supply[colour]) amount = player->supply[colour];
    if (amount == 0) return;
    player->supply[colour] -= (uint8_t)amount;
    player->board[colour] += (uint8_t)amount;
    deus_tell(play, DEUS_DID_GAIN_PIECE, seat, via, colour, 0, amount);
    egypt_share_pieces(play, seat, colour, amount);
}

void deus_return_resource(deus_play *play, uint8_t seat, uint8_t resource, int amount) {
    assert(play->s->players[seat].resources[resource] >= amount);
    play->s->players[seat].resources[resource] -= (uint8_t)amount;
    play->s->resources_left[resource] += (uint8_t)amount;
}

/* A thief takes at most what the victim has. */
void deus_steal(deus_play *play, uint8_t victim, uint8_t currency, int amount, uint8_t via) {
    deus_player *from = &play->s->players[victim], *to = deus_player_on_turn(play);
    int16_t *source = currency == DEUS_IN_GOLD ? &from->gold : &from->vp;
    int16_t *target = currency == DEUS_IN_GOLD ? &to->gold : &to->vp;
    if (amount > *source) amount = *source;
    *source = (int16_t)(*source - amount);
    *target = (int16_t)(*target + amount);
    deus_tell(play, currency == DEUS_IN_GOLD ? DEUS_DID_STEAL_GOLD : DEUS_DID_STEAL_VP,
              play->s->turn_seat, via, victim, 0, amount);
}
