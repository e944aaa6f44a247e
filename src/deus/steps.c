/* The table of steps and the loop that drives them.
 *
 * Every kind of pending work is one row: it asks and takes the answer, or it runs. After
 * deus_advance() the step on top has at least two answers, or the game is over. */
#include <string.h>

#include "deus/egypt.h"
#include "deus/fits.h"

/* ---- The table --------------------------------------------------------------------------- */

enum { OF_CARD = USES_COLUMN | USES_PLACE };

/* Operations whose cards use a step, as a bit set. */
#define DOES(operation) ((uint64_t)1 << (operation))
#define ACTIVATES                                                                            \
    (DOES(ACTIVATE) | DOES(ACTIVATE_SAME_RANK) | DOES(ACTIVATE_ANY) | DOES(ACTIVATE_FIRST) | \
     DOES(ACTIVATE_BY_COIN))
#define MARCHES (DOES(MARCH) | DOES(ARCHERS) | DOES(CAMELS))

/* clang-format off */
const deus_step_row deus_steps[STEP_KINDS] = {
    [STEP_PICK] = {"pick", USES_SEAT | USES_LEFT | USES_COLOUR, ASK_PICK, ask_pick, answer_pick, NULL, fits_pick, 0},
    [STEP_DEAL] = {"deal", 0, 0, NULL, NULL, run_deal, fits_always, 0},
    [STEP_TURN] = {"turn", 0, ASK_TURN, ask_turn, answer_turn, NULL, fits_always, 0},
    [STEP_END_TURN] = {"end-turn", 0, 0, NULL, NULL, run_end_turn, fits_always, 0},
    [STEP_COLUMN] = {"column", USES_CARD, ASK_COLUMN, ask_column, answer_column, NULL, fits_joker, 0},
    [STEP_PAY] = {"pay", USES_COLUMN | USES_GOODS, ASK_PAY, ask_pay, answer_pay, NULL, fits_payment, 0},
    [STEP_PLACE] = {"place", USES_COLUMN, ASK_PLACE, ask_place, answer_place, NULL, fits_placing, 0},
    [STEP_EFFECTS] = {"effects", OF_CARD, 0, NULL, NULL, run_effects, fits_column, 0},
    [STEP_RESOLVE] = {"resolve", OF_CARD | USES_LEFT, 0, NULL, NULL, run_resolve, fits_resolve, ~(uint64_t)0},
    [STEP_SELL] = {"sell", OF_CARD, ASK_SELL, ask_sell, answer_sell, NULL, fits_card, DOES(SELL) | DOES(SELL_LOTS)},
    [STEP_BUY] = {"buy", OF_CARD | USES_LEFT | USES_RESOURCE, ASK_BUY, ask_buy, answer_buy, NULL, fits_buy, DOES(BUY) | DOES(SAIL_AND_BUY)},
    [STEP_PRODUCE] = {"produce", OF_CARD, ASK_PRODUCE, ask_produce, answer_produce, NULL, fits_card, DOES(PRODUCE_ONE) | DOES(PRODUCE_RANK) | DOES(LOAD_BARQUE)},
    [STEP_HARVEST] = {"harvest", OF_CARD, ASK_HARVEST, ask_harvest, answer_harvest, NULL, fits_card, DOES(HARVEST)},
    [STEP_DRAW] = {"draw", OF_CARD | USES_LEFT, ASK_DRAW, ask_draw, answer_draw, NULL, fits_draw, DOES(DRAW) | DOES(DRAW_DISCARDS)},
    [STEP_PIECES] = {"pieces", OF_CARD | USES_LEFT | USES_COLOUR, ASK_PIECE, ask_piece, answer_piece, NULL, fits_pieces, DOES(PIECES)},
    [STEP_MORE_PIECES] = {"more-pieces", OF_CARD | USES_LEFT | USES_COLOUR, ASK_PIECE, ask_piece, answer_piece, NULL, fits_pieces, DOES(PIECES)},
    [STEP_ACTIVATE] = {"activate", OF_CARD, ASK_ACTIVATE, ask_activate, answer_activate, NULL, fits_card, ACTIVATES},
    [STEP_RAID] = {"raid", OF_CARD, ASK_RAID, ask_raid, answer_raid, NULL, fits_card, DOES(RAID)},
    [STEP_ARMY] = {"army", OF_CARD, ASK_ARMY, ask_army, answer_army, NULL, fits_card, MARCHES},
    [STEP_MARCH] = {"march", OF_CARD | USES_REGION, ASK_MARCH, ask_march, answer_march, NULL, fits_march, MARCHES},
    [STEP_ROB] = {"rob", OF_CARD | USES_REGION, ASK_ROB, ask_rob, answer_rob, NULL, fits_march, DOES(MARCH)},
    [STEP_PIRACY] = {"piracy", OF_CARD, ASK_PIRACY, ask_piracy, answer_piracy, NULL, fits_card, DOES(PIRACY)},
    [STEP_DISCARD] = {"discard", USES_LAST_CARD, ASK_DISCARD, ask_discard, answer_discard, NULL, fits_discard, 0},
    [STEP_GOD] = {"god", USES_LEFT, ASK_GOD, ask_god, answer_god, NULL, fits_god, 0},
    [STEP_RESOURCES] = {"resources", USES_LEFT | USES_RESOURCE, ASK_RESOURCE, ask_resource, answer_resource, NULL, fits_resources, 0},
    [STEP_REFILL] = {"refill", USES_LEFT, 0, NULL, NULL, run_refill, fits_refill, 0},
    /* Egypt */
    [STEP_PLACE_IN] = {"place-in", USES_COLUMN | USES_LEFT, ASK_PLACE, ask_place, answer_place, NULL, fits_placing, 0},
    [STEP_ONCE] = {"once", OF_CARD, ASK_ONCE, ask_once, answer_once, NULL, fits_once, ~(uint64_t)0},
    [STEP_MARKET] = {"market", OF_CARD, ASK_MARKET, ask_market, answer_market, NULL, fits_card, DOES(SHIFT_TOKEN) | DOES(SWAP_TOKENS) | DOES(SET_TOKEN)},
    [STEP_TRADE] = {"trade", OF_CARD | USES_LEFT | USES_RESOURCE, ASK_TRADE, ask_trade, answer_trade, NULL, fits_buy, DOES(SELL_MIX)},
    [STEP_SHIP] = {"ship", OF_CARD, ASK_SHIP, ask_ship, answer_ship, NULL, fits_card, DOES(SAIL_AND_BUY)},
    [STEP_SAIL] = {"sail", OF_CARD | USES_REGION, ASK_SAIL, ask_sail, answer_sail, NULL, fits_sail, DOES(SAIL_AND_BUY)},
    [STEP_RELOCATE] = {"relocate", OF_CARD, ASK_RELOCATE, ask_relocate, answer_relocate, NULL, fits_card, DOES(RELOCATE)},
    [STEP_RELOCATED] = {"relocated", OF_CARD | USES_LEFT | USES_RESOURCE | USES_GOODS, ASK_RELOCATED, ask_relocated, answer_relocated, NULL, fits_relocated, DOES(RELOCATE)},
    [STEP_SPILL] = {"spill", USES_RESOURCE, ASK_SPILL, ask_spill, answer_spill, NULL, fits_spill, 0},
    [STEP_EXCHANGE] = {"exchange", OF_CARD, ASK_EXCHANGE, ask_exchange, answer_exchange, NULL, fits_card, DOES(EXCHANGE_CARDS)},
    [STEP_EXCHANGE_MORE] = {"exchange-more", OF_CARD | USES_LAST_CARD, ASK_DISCARD, ask_exchange_more, answer_exchange_more, NULL, fits_exchange, DOES(EXCHANGE_CARDS)},
    [STEP_BUY_CARDS] = {"buy-cards", OF_CARD, ASK_BUY_CARDS, ask_buy_cards, answer_buy_cards, NULL, fits_card, DOES(BUY_CARDS)},
    [STEP_LAY] = {"lay", USES_CARD, ASK_LAY, ask_lay, answer_lay, NULL, fits_lay, 0},
    [STEP_SHIFT] = {"shift", USES_REGION, ASK_SHIFT, ask_shift, answer_shift, NULL, fits_shift, 0},
    [STEP_VILLAGES] = {"villages", 0, 0, NULL, NULL, run_villages, fits_always, 0},
    [STEP_SHOOT] = {"shoot", OF_CARD | USES_REGION, ASK_SHOOT, ask_shoot, answer_shoot, NULL, fits_shoot, DOES(ARCHERS)},
    [STEP_CHARIOTS] = {"chariots", OF_CARD | USES_LEFT, ASK_CHARIOTS, ask_chariots, answer_chariots, NULL, fits_chariots, DOES(CHARIOTS)},
    [STEP_CHARIOT_TO] = {"chariot-to", OF_CARD | USES_LEFT | USES_REGION, ASK_MARCH, ask_chariot_to, answer_chariot_to, NULL, fits_chariot_to, DOES(CHARIOTS)},
    [STEP_BARRACKS] = {"barracks", OF_CARD, ASK_BARRACKS, ask_barracks, answer_barracks, NULL, fits_card, DOES(BARRACKS)},
    [STEP_FORTRESS] = {"fortress", OF_CARD, ASK_FORTRESS, ask_fortress, answer_fortress, NULL, fits_card, DOES(FORTRESS)},
    [STEP_GARRISON] = {"garrison", OF_CARD, ASK_GARRISON, ask_garrison, answer_garrison, NULL, fits_card, DOES(GARRISON)},
};
/* clang-format on */

void deus_push(deus_play *play, deus_frame frame) {
    assert(play->s->depth < STEPS_MAX);
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
    begin_question(question, deus_seat_to_answer(s),
                   frame ? deus_steps[frame->step].question : ASK_TURN);
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
    deus_play play = {deus(state), events, deus_seat_to_answer(deus_const(state))};
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
        if (rules[k].lets_through & region_bit(region)) continue;
        uint8_t argument =
            rules[k].code == OTHER_PLAYER_THERE ? deus_region_owner(s, region) : rules[k].argument;
        return refused(rules[k].code, argument, rules[k].second, 0);
    }
    return allowed();
}

void deus_judge_regions(deus_asking *asking, uint8_t verb, const deus_region_rule *rules,
                        int count) {
    if (!asking->refusals) {
        deus_regions board = region_bit(deus_region_total(asking->s)) - 1;
        FOR_EACH_REGION(region, deus_let_through(rules, count) & board)
        allow(asking, verb, region);
        return;
    }
    for (uint8_t region = 0; region < deus_region_total(asking->s); region++)
        judge(asking, say(verb, region), reason_against(asking->s, rules, count, region));
}

/* ---- Telling and gaining ----------------------------------------------------------------- */

void deus_tell(deus_play *play, uint8_t kind, uint8_t seat, uint8_t via, uint8_t a, uint8_t b,
               int amount) {
    tell(play->events, (dm_event){kind, seat, DM_EVERYONE, via, a, b, (int16_t)amount});
}

void deus_tell_secret(deus_play *play, uint8_t kind, uint8_t seat, uint8_t a) {
    tell(play->events, (dm_event){kind, seat, (uint8_t)(1 << seat), DM_UNKNOWN, a, 0, 0});
}

void deus_gain(deus_play *play, uint8_t seat, uint8_t currency, int amount, uint8_t via) {
    if (amount == 0) return;
    deus_player *player = &play->s->players[seat];
    if (currency == IN_GOLD)
        player->gold = (int16_t)(player->gold + amount);
    else
        player->vp = (int16_t)(player->vp + amount);
    deus_tell(play, currency == IN_GOLD ? DID_GAIN_GOLD : DID_GAIN_VP, seat, via, 0, 0, amount);
}

/* D-O4: what has run out is not gained. */
void deus_gain_resource(deus_play *play, uint8_t seat, uint8_t resource, int amount, uint8_t via) {
    uint8_t *left = &play->s->resources_left[resource];
    if (amount > *left) amount = *left;
    if (amount == 0) return;
    *left = (uint8_t)(*left - amount);
    play->s->players[seat].resources[resource] += (uint8_t)amount;
    deus_tell(play, DID_GAIN_RESOURCE, seat, via, resource, 0, amount);
}

void deus_gain_piece(deus_play *play, uint8_t seat, uint8_t colour, int amount, uint8_t via) {
    deus_player *player = &play->s->players[seat];
    if (amount > player->supply[colour]) amount = player->supply[colour];
    if (amount == 0) return;
    player->supply[colour] -= (uint8_t)amount;
    player->board[colour] += (uint8_t)amount;
    deus_tell(play, DID_GAIN_PIECE, seat, via, colour, 0, amount);
    egypt_share_pieces(play, seat, colour, amount);
}

void deus_return_resource(deus_play *play, uint8_t seat, uint8_t resource, int amount) {
    assert(play->s->players[seat].resources[resource] >= amount);
    play->s->players[seat].resources[resource] -= (uint8_t)amount;
    play->s->resources_left[resource] += (uint8_t)amount;
}

/* A thief takes at most what the victim has. */
void deus_steal(deus_play *play, uint8_t victim, uint8_t currency, int amount, uint8_t via) {
    deus_player *from = &play->s->players[victim], *to = player_on_turn(play);
    int16_t *source = currency == IN_GOLD ? &from->gold : &from->vp;
    int16_t *target = currency == IN_GOLD ? &to->gold : &to->vp;
    if (amount > *source) amount = *source;
    *source = (int16_t)(*source - amount);
    *target = (int16_t)(*target + amount);
    deus_tell(play, currency == IN_GOLD ? DID_STEAL_GOLD : DID_STEAL_VP, play->s->turn_seat, via,
              victim, 0, amount);
}
