/* The market (Egypt, maritime): one token per resource on three spaces, 2 gold and 1 VP, 4 and 2,
 * 6 and 3. Its place is the resource's price in constructions, sales and majorities (E-M1 to
 * E-M5). Ships of this module also sail within their ocean. */
#include "deus/egypt.h"
#include "engine/guard.h"

enum { SPACES = 3 };
enum { MAY_RISE = 1, MAY_FALL = 2 };

int egypt_resources_in_all(const deus_state *s) {
    bool token_from_supply = egypt_plays(s, DEUS_MARITIME) && s->player_count == 4;
    return 5 * s->player_count - token_from_supply;
}

/* ---- Once effects: tokens move ----------------------------------------------------------- */

/* E-M3: a token at the end of the row stays there. */
static void judge_shift(deus_asking *asking, uint8_t resource, uint8_t ways) {
    uint8_t space = asking->s->market[resource];
    dm_reason at_end = asking_refused(DEUS_MARKET_END, resource, 0, 0);
    if (ways & MAY_RISE)
        deus_judge(asking, asking_say(DEUS_SAY_UP, resource),
                   space < SPACES - 1 ? asking_allowed() : at_end);
    if (ways & MAY_FALL)
        deus_judge(asking, asking_say(DEUS_SAY_DOWN, resource),
                   space > 0 ? asking_allowed() : at_end);
}

static void judge_swaps(deus_asking *asking) {
    const uint8_t *market = asking->s->market;
    for (uint8_t a = 0; a < DEUS_RESOURCES; a++)
        for (uint8_t b = (uint8_t)(a + 1); b < DEUS_RESOURCES; b++)
            deus_judge(asking, (dm_answer){DEUS_SAY_SWAP, a, b, 0},
                       market[a] != market[b] ? asking_allowed()
                                              : asking_refused(DEUS_SAME_SPACE, a, 0, 0));
}

static void judge_settings(deus_asking *asking) {
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        for (uint8_t space = 0; space < SPACES; space++)
            deus_judge(asking, (dm_answer){DEUS_SAY_SET, resource, space, 0},
                       asking->s->market[resource] != space
                           ? asking_allowed()
                           : asking_refused(DEUS_SAME_SPACE, resource, 0, 0));
}

static void ask_market(deus_asking *asking) {
    const deus_effect *effect = deus_effect_of(asking->s, *asking->frame);
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    if (effect->operation == DEUS_SWAP_TOKENS) judge_swaps(asking);
    if (effect->operation == DEUS_SET_TOKEN) judge_settings(asking);
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        if (effect->operation == DEUS_SHIFT_TOKEN && effect->goods >> resource & 1)
            judge_shift(asking, resource, effect->limit);
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void move_token(deus_play *play, deus_frame frame, uint8_t resource, uint8_t space) {
    play->s->market[resource] = space;
    deus_tell(play, DEUS_DID_MOVE_TOKEN, play->s->turn_seat, deus_card_of(play->s, frame), resource,
              space, 0);
}

static void answer_market(deus_play *play, deus_frame frame, dm_answer answer) {
    const uint8_t *market = play->s->market;
    uint8_t space_a = market[answer.a], space_b = answer.b < DEUS_RESOURCES ? market[answer.b] : 0;
    switch (answer.verb) {
    case DEUS_SAY_UP: move_token(play, frame, answer.a, (uint8_t)(space_a + 1)); break;
    case DEUS_SAY_DOWN: move_token(play, frame, answer.a, (uint8_t)(space_a - 1)); break;
    case DEUS_SAY_SET: move_token(play, frame, answer.a, answer.b); break;
    case DEUS_SAY_SWAP:
        move_token(play, frame, answer.a, space_b);
        move_token(play, frame, answer.b, space_a);
        break;
    default: break;
    }
}

const deus_step_row deus_step_market = {
    .name = "market",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_MARKET,
    .ask = ask_market,
    .answer = answer_market,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(SHIFT_TOKEN) | DEUS_DOES(SWAP_TOKENS) | DEUS_DOES(SET_TOKEN),
};
const deus_operation_row deus_operation_shift_token = {.step = DEUS_STEP_MARKET};
const deus_operation_row deus_operation_swap_tokens = {.step = DEUS_STEP_MARKET};
const deus_operation_row deus_operation_set_token = {.step = DEUS_STEP_MARKET};

/* ---- Selling a mix ----------------------------------------------------------------------- */

static void begin_trade(deus_play *play, deus_frame frame, const deus_effect *effect) {
    frame.left = effect->limit;
    deus_push(play, frame);
}

const deus_operation_row deus_operation_sell_mix = {.step = DEUS_STEP_TRADE, .begin = begin_trade};

static dm_reason trade_reason(const deus_asking *asking, int resource) {
    if (resource < asking->frame->resource)
        return asking_refused(DEUS_NOT_IN_ORDER, resource, 0, 0);
    if (asking->me->resources[resource] == 0)
        return asking_refused(DEUS_RESOURCE_NOT_OWNED, resource, 0, 0);
    return asking_allowed();
}

static void ask_trade(deus_asking *asking) {
    deus_set_args(asking, asking->frame->left, deus_card_of(asking->s, *asking->frame));
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        deus_judge(asking, asking_say(DEUS_SAY_TRADE, resource), trade_reason(asking, resource));
    deus_allow_ending(asking,
                      asking->frame->left < deus_effect_of(asking->s, *asking->frame)->limit);
}

static void answer_trade(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb != DEUS_SAY_TRADE) return;
    uint8_t card = deus_card_of(play->s, frame), seat = play->s->turn_seat;
    deus_return_resource(play, seat, answer.a, 1);
    deus_tell(play, DEUS_DID_SELL, seat, card, answer.a, 0, 1);
    deus_gain(play, seat, DEUS_IN_GOLD, egypt_gold_for(play->s, answer.a), card);
    frame.resource = answer.a;
    if (--frame.left > 0) deus_push(play, frame);
}

const deus_step_row deus_step_trade = {
    .name = "trade",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_LEFT | DEUS_USES_RESOURCE,
    .question = DEUS_ASK_TRADE,
    .ask = ask_trade,
    .answer = answer_trade,
    .fits = deus_fits_buy,
    .operations = DEUS_DOES(SELL_MIX),
};

/* ---- Sailing ----------------------------------------------------------------------------- */

deus_regions egypt_ocean(const deus_state *s, uint8_t region) {
    assert(s->terrain[DEUS_SEA] & deus_region_bit(region));
    deus_regions ocean = deus_region_bit(region), before = 0;
    while (ocean != before) {
        before = ocean;
        ocean |= deus_neighbours(s, ocean) & s->terrain[DEUS_SEA];
    }
    return ocean;
}

/* First the ship, then the purchase: both can be declined. */
static void begin_sail_and_buy(deus_play *play, deus_frame frame, const deus_effect *effect) {
    deus_frame buying = frame;
    buying.step = DEUS_STEP_BUY;
    deus_operation_buy.begin(play, buying, effect);
    deus_push(play, frame);
}

const deus_operation_row deus_operation_sail_and_buy = {.step = DEUS_STEP_SHIP,
                                                        .begin = begin_sail_and_buy};

static dm_reason ship_reason(const deus_asking *asking, uint8_t region) {
    if (asking->me->pieces[DEUS_MILITARY] & deus_region_bit(region))
        return asking_refused(DEUS_ARMY_ABOARD, 0, 0, 0);
    bool room = (egypt_ocean(asking->s, region) & deus_empty(asking->s)) != 0;
    return room ? asking_allowed() : asking_refused(DEUS_NOWHERE_TO_GO, 0, 0, 0);
}

static void ask_ship(deus_asking *asking) {
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    DEUS_FOR_EACH_REGION(region, asking->me->pieces[DEUS_MARITIME])
    deus_judge(asking, asking_say(DEUS_SAY_SHIP, region), ship_reason(asking, region));
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_ship(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    frame.step = DEUS_STEP_SAIL;
    frame.region = answer.a;
    deus_push(play, frame);
}

const deus_step_row deus_step_ship = {
    .name = "ship",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_SHIP,
    .ask = ask_ship,
    .answer = answer_ship,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(SAIL_AND_BUY),
};

static void ask_sail(deus_asking *asking) {
    const deus_state *s = asking->s;
    uint8_t from = asking->frame->region;
    deus_region_rule rules[] = {
        {s->terrain[DEUS_SEA], DEUS_NOT_SEA, 0, 0},
        {egypt_ocean(s, from), DEUS_OTHER_OCEAN, 0, 0},
        {deus_empty(s), DEUS_REGION_TAKEN, 0, 0},
    };
    deus_set_args(asking, deus_card_of(s, *asking->frame), from);
    deus_judge_regions(asking, DEUS_SAY_SAIL, rules, 3);
}

static void answer_sail(deus_play *play, deus_frame frame, dm_answer answer) {
    deus_player_on_turn(play)->pieces[DEUS_MARITIME] ^=
        deus_region_bit(frame.region) | deus_region_bit(answer.a);
    deus_tell(play, DEUS_DID_SAIL, play->s->turn_seat, deus_card_of(play->s, frame), frame.region,
              answer.a, 0);
    deus_attack_villages(play);
}

static bool fits_sail(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    return deus_fits_card(s, frame) && frame.region < deus_region_total(s) &&
           player->pieces[DEUS_MARITIME] & ~player->pieces[DEUS_MILITARY] &
               deus_region_bit(frame.region) &&
           egypt_ocean(s, frame.region) & deus_empty(s);
}

const deus_step_row deus_step_sail = {
    .name = "sail",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_REGION,
    .question = DEUS_ASK_SAIL,
    .ask = ask_sail,
    .answer = answer_sail,
    .fits = fits_sail,
    .operations = DEUS_DOES(SAIL_AND_BUY),
};
