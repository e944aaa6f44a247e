/* Maritime effects: selling and buying. Sold goods go back to the supply, bought ones come from
 * it. */
#include "deus/egypt.h"
#include "engine/guard.h"

/* A lot is one of each of its goods, or several of one good at market price (Egypt). */
static int units_per_lot(const deus_effect *effect) {
    return effect->operation == DEUS_SELL_LOTS ? effect->amount : 1;
}

static int price_of_lot(const deus_state *s, const deus_effect *effect) {
    if (effect->operation != DEUS_SELL_LOTS) return effect->amount;
    uint8_t good = (uint8_t)__builtin_ctz(effect->goods);
    return effect->currency == DEUS_IN_GOLD ? egypt_gold_for(s, good) : egypt_vp_for(s, good);
}

/* How many lots a player could sell: the scarcest of its goods. */
static int lots_owned(const deus_player *player, const deus_effect *effect) {
    int lots = UINT8_MAX;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++) {
        int owned = player->resources[resource] / units_per_lot(effect);
        if (effect->goods >> resource & 1 && owned < lots) lots = owned;
    }
    return lots;
}

static void ask_sell(deus_asking *asking) {
    uint8_t card = deus_card_of(asking->s, *asking->frame);
    const deus_effect *effect = deus_effect_of(asking->s, *asking->frame);
    int lots = lots_owned(asking->me, effect);
    if (effect->limit && lots > effect->limit) lots = effect->limit;
    deus_set_args(asking, card, 0);
    for (int count = 1; count <= lots; count++) deus_allow(asking, DEUS_SAY_SELL, (uint8_t)count);
    /* last, so that people who type a number sell that many */
    deus_allow_declining(asking, asking_say(DEUS_SAY_SELL, 0));
}

static void answer_sell(deus_play *play, deus_frame frame, dm_answer answer) {
    uint8_t card = deus_card_of(play->s, frame), seat = play->s->turn_seat;
    const deus_effect *effect = deus_effect_of(play->s, frame);
    int units = answer.a * units_per_lot(effect);
    if (answer.verb == DEUS_SAY_SKIP || answer.a == 0) return;
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++) {
        if (!(effect->goods >> resource & 1)) continue;
        deus_return_resource(play, seat, resource, units);
        deus_tell(play, DEUS_DID_SELL, seat, card, resource, 0, units);
    }
    deus_gain(play, seat, effect->currency, price_of_lot(play->s, effect) * answer.a, card);
}

const deus_step_row deus_step_sell = {
    .name = "sell",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_SELL,
    .ask = ask_sell,
    .answer = answer_sell,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(SELL) | DEUS_DOES(SELL_LOTS),
};
const deus_operation_row deus_operation_sell = {.step = DEUS_STEP_SELL};
const deus_operation_row deus_operation_sell_lots = {.step = DEUS_STEP_SELL};

static void begin_buy(deus_play *play, deus_frame frame, const deus_effect *effect) {
    frame.left = effect->limit;
    deus_push(play, frame);
}

const deus_operation_row deus_operation_buy = {.step = DEUS_STEP_BUY, .begin = begin_buy};

/* A fixed price, or half of what the market asks (Egypt). */
static int price_to_buy(const deus_state *s, deus_frame frame, uint8_t resource) {
    const deus_effect *effect = deus_effect_of(s, frame);
    return effect->operation == DEUS_SAIL_AND_BUY ? egypt_gold_for(s, resource) / 2
                                                  : effect->amount;
}

int deus_price_asked(const deus_state *s, uint8_t resource) {
    dm_guard(s->depth > 0);
    assert(s->steps[s->depth - 1].step == DEUS_STEP_BUY && resource < DEUS_RESOURCES);
    return price_to_buy(s, s->steps[s->depth - 1], resource);
}

static dm_reason buy_reason(const deus_asking *asking, uint8_t resource) {
    int price = price_to_buy(asking->s, *asking->frame, resource);
    if (resource < asking->frame->resource)
        return asking_refused(DEUS_NOT_IN_ORDER, resource, 0, 0);
    if (asking->s->resources_left[resource] == 0)
        return asking_refused(DEUS_SUPPLY_EMPTY, resource, 0, 0);
    if (asking->me->gold < price)
        return asking_refused(DEUS_GOLD_SHORT, price, asking->me->gold, 0);
    return asking_allowed();
}

/* One resource after another, in the order of the resources, so that each choice of goods has one
 * way to be answered. */
static void ask_buy(deus_asking *asking) {
    uint8_t card = deus_card_of(asking->s, *asking->frame);
    deus_set_args(asking, asking->frame->left, card);
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        deus_judge(asking, asking_say(DEUS_SAY_BUY, resource), buy_reason(asking, resource));
    deus_allow_ending(asking,
                      asking->frame->left < deus_effect_of(asking->s, *asking->frame)->limit);
}

static void answer_buy(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb != DEUS_SAY_BUY) return;
    uint8_t card = deus_card_of(play->s, frame);
    int price = price_to_buy(play->s, frame, answer.a);
    deus_player *player = deus_player_on_turn(play);
    player->gold = (int16_t)(player->gold - price);
    player->resources[answer.a]++;
    play->s->resources_left[answer.a]--;
    deus_tell(play, DEUS_DID_BUY, play->s->turn_seat, card, answer.a, 0, price);
    frame.resource = answer.a;
    if (--frame.left > 0) deus_push(play, frame);
}

bool deus_fits_buy(const deus_state *s, deus_frame frame) {
    return deus_fits_card(s, frame) && frame.resource < DEUS_RESOURCES && frame.left > 0 &&
           frame.left <= deus_effect_of(s, frame)->limit;
}

const deus_step_row deus_step_buy = {
    .name = "buy",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_LEFT | DEUS_USES_RESOURCE,
    .question = DEUS_ASK_BUY,
    .ask = ask_buy,
    .answer = answer_buy,
    .fits = deus_fits_buy,
    .operations = DEUS_DOES(BUY) | DEUS_DOES(SAIL_AND_BUY),
};
