/* The market (Egypt, maritime): one token per resource on three spaces, 2 gold and 1 VP, 4 and 2,
 * 6 and 3. Its place is the resource's price in constructions, sales and majorities (E-M1 to
 * E-M5). Ships of this module also sail within their ocean. */
#include "deus/egypt.h"

enum { SPACES = 3 };
enum { MAY_RISE = 1, MAY_FALL = 2 };

int egypt_resources_in_all(const deus_state *s) {
    bool token_from_supply = egypt_plays(s, MARITIME) && s->player_count == 4;
    return 5 * s->player_count - token_from_supply;
}

/* ---- Once effects: tokens move ----------------------------------------------------------- */

void begin_market(deus_play *play, deus_frame frame, const deus_effect *effect) {
    (void)effect;
    frame.step = STEP_MARKET;
    deus_push(play, frame);
}

/* E-M3: a token at the end of the row stays there. */
static void judge_shift(deus_asking *asking, uint8_t resource, uint8_t ways) {
    uint8_t space = asking->s->market[resource];
    dm_reason at_end = refused(MARKET_END, resource, 0, 0);
    if (ways & MAY_RISE)
        judge(asking, say(SAY_UP, resource), space < SPACES - 1 ? allowed() : at_end);
    if (ways & MAY_FALL) judge(asking, say(SAY_DOWN, resource), space > 0 ? allowed() : at_end);
}

static void judge_swaps(deus_asking *asking) {
    const uint8_t *market = asking->s->market;
    for (uint8_t a = 0; a < RESOURCES; a++)
        for (uint8_t b = (uint8_t)(a + 1); b < RESOURCES; b++)
            judge(asking, (dm_answer){SAY_SWAP, a, b, 0},
                  market[a] != market[b] ? allowed() : refused(SAME_SPACE, a, 0, 0));
}

static void judge_settings(deus_asking *asking) {
    for (uint8_t resource = 0; resource < RESOURCES; resource++)
        for (uint8_t space = 0; space < SPACES; space++)
            judge(asking, (dm_answer){SAY_SET, resource, space, 0},
                  asking->s->market[resource] != space ? allowed()
                                                       : refused(SAME_SPACE, resource, 0, 0));
}

void ask_market(deus_asking *asking) {
    const deus_effect *effect = deus_effect_of(asking->s, *asking->frame);
    set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    if (effect->operation == SWAP_TOKENS) judge_swaps(asking);
    if (effect->operation == SET_TOKEN) judge_settings(asking);
    for (uint8_t resource = 0; resource < RESOURCES; resource++)
        if (effect->operation == SHIFT_TOKEN && effect->goods >> resource & 1)
            judge_shift(asking, resource, effect->limit);
    allow(asking, SAY_SKIP, 0);
}

static void move_token(deus_play *play, deus_frame frame, uint8_t resource, uint8_t space) {
    play->s->market[resource] = space;
    deus_tell(play, DID_MOVE_TOKEN, play->s->turn_seat, deus_card_of(play->s, frame), resource,
              space, 0);
}

void answer_market(deus_play *play, deus_frame frame, dm_answer answer) {
    const uint8_t *market = play->s->market;
    uint8_t space_a = market[answer.a], space_b = answer.b < RESOURCES ? market[answer.b] : 0;
    switch (answer.verb) {
    case SAY_UP: move_token(play, frame, answer.a, (uint8_t)(space_a + 1)); break;
    case SAY_DOWN: move_token(play, frame, answer.a, (uint8_t)(space_a - 1)); break;
    case SAY_SET: move_token(play, frame, answer.a, answer.b); break;
    case SAY_SWAP:
        move_token(play, frame, answer.a, space_b);
        move_token(play, frame, answer.b, space_a);
        break;
    default: break;
    }
}

/* ---- Selling a mix ----------------------------------------------------------------------- */

void begin_trade(deus_play *play, deus_frame frame, const deus_effect *effect) {
    frame.step = STEP_TRADE;
    frame.left = effect->limit;
    deus_push(play, frame);
}

static dm_reason trade_reason(const deus_asking *asking, int resource) {
    if (resource < asking->frame->at) return refused(NOT_IN_ORDER, resource, 0, 0);
    if (asking->me->resources[resource] == 0) return refused(RESOURCE_NOT_OWNED, resource, 0, 0);
    return allowed();
}

void ask_trade(deus_asking *asking) {
    set_args(asking, asking->frame->left, deus_card_of(asking->s, *asking->frame));
    for (uint8_t resource = 0; resource < RESOURCES; resource++)
        judge(asking, say(SAY_TRADE, resource), trade_reason(asking, resource));
    allow(asking, SAY_DONE, 0);
}

void answer_trade(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == SAY_DONE) return;
    uint8_t card = deus_card_of(play->s, frame), seat = play->s->turn_seat;
    deus_return_resource(play, seat, answer.a, 1);
    deus_tell(play, DID_SELL, seat, card, answer.a, 0, 1);
    deus_gain(play, seat, IN_GOLD, egypt_gold_for(play->s, answer.a), card);
    frame.at = answer.a;
    if (--frame.left > 0) deus_push(play, frame);
}

/* ---- Sailing ----------------------------------------------------------------------------- */

deus_regions egypt_ocean(const deus_state *s, uint8_t region) {
    deus_regions ocean = region_bit(region), before = 0;
    while (ocean != before) {
        before = ocean;
        ocean |= deus_neighbours(s, ocean) & s->terrain[SEA];
    }
    return ocean;
}

/* First the ship, then the purchase: both can be declined. */
void begin_sail_and_buy(deus_play *play, deus_frame frame, const deus_effect *effect) {
    begin_buy(play, frame, effect);
    frame.step = STEP_SHIP;
    deus_push(play, frame);
}

static dm_reason ship_reason(const deus_asking *asking, uint8_t region) {
    if (asking->me->pieces[MILITARY] & region_bit(region)) return refused(ARMY_ABOARD, 0, 0, 0);
    bool room = (egypt_ocean(asking->s, region) & deus_empty(asking->s)) != 0;
    return room ? allowed() : refused(NOWHERE_TO_GO, 0, 0, 0);
}

void ask_ship(deus_asking *asking) {
    set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    FOR_EACH_REGION(region, asking->me->pieces[MARITIME])
    judge(asking, say(SAY_SHIP, region), ship_reason(asking, region));
    allow(asking, SAY_SKIP, 0);
}

void answer_ship(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == SAY_SKIP) return;
    frame.step = STEP_SAIL;
    frame.at = answer.a;
    deus_push(play, frame);
}

void ask_sail(deus_asking *asking) {
    const deus_state *s = asking->s;
    uint8_t from = asking->frame->at;
    deus_region_rule rules[] = {
        {s->terrain[SEA], NOT_SEA, 0, 0},
        {egypt_ocean(s, from), OTHER_OCEAN, 0, 0},
        {deus_empty(s), REGION_TAKEN, 0, 0},
    };
    set_args(asking, deus_card_of(s, *asking->frame), from);
    deus_judge_regions(asking, SAY_SAIL, rules, 3);
}

void answer_sail(deus_play *play, deus_frame frame, dm_answer answer) {
    player_on_turn(play)->pieces[MARITIME] ^= region_bit(frame.at) | region_bit(answer.a);
    deus_tell(play, DID_SAIL, play->s->turn_seat, deus_card_of(play->s, frame), frame.at, answer.a,
              0);
    deus_attack_villages(play);
}
