/* Maritime effects: selling and buying. Sold goods go back to the supply, bought ones come from
 * it. */
#include "deus/rules.h"

/* How many lots a player could sell: the scarcest of its goods. */
static int lots_owned(const deus_player *player, uint8_t goods) {
    int lots = UINT8_MAX;
    for (int resource = 0; resource < RESOURCES; resource++)
        if (goods >> resource & 1 && player->resources[resource] < lots)
            lots = player->resources[resource];
    return lots;
}

void begin_sell(deus_play *play, deus_frame frame, const deus_effect *effect) {
    (void)effect;
    frame.step = STEP_SELL;
    deus_push(play, frame);
}

void ask_sell(deus_asking *asking) {
    uint8_t card = deus_card_of(asking->s, *asking->frame);
    const deus_effect *effect = &deus_cards[card].effect;
    int lots = lots_owned(asking->me, effect->goods);
    if (effect->limit && lots > effect->limit) lots = effect->limit;
    set_args(asking, card, 0);
    for (int count = 0; count <= lots; count++) allow(asking, SAY_SELL, (uint8_t)count);
}

void answer_sell(deus_play *play, deus_frame frame, dm_answer answer) {
    uint8_t card = deus_card_of(play->s, frame), seat = play->s->turn_seat;
    const deus_effect *effect = &deus_cards[card].effect;
    if (answer.a == 0) return;
    for (uint8_t resource = 0; resource < RESOURCES; resource++) {
        if (!(effect->goods >> resource & 1)) continue;
        deus_return_resource(play, seat, resource, answer.a);
        deus_tell(play, DID_SELL, seat, card, resource, 0, answer.a);
    }
    deus_gain(play, seat, effect->currency, effect->amount * answer.a, card);
}

void begin_buy(deus_play *play, deus_frame frame, const deus_effect *effect) {
    frame.step = STEP_BUY;
    frame.left = effect->limit;
    deus_push(play, frame);
}

static dm_reason buy_reason(const deus_asking *asking, int price, int resource) {
    if (resource < asking->frame->at) return refused(NOT_IN_ORDER, resource, 0, 0);
    if (asking->s->resources_left[resource] == 0) return refused(SUPPLY_EMPTY, resource, 0, 0);
    if (asking->me->gold < price) return refused(GOLD_SHORT, price, asking->me->gold, 0);
    return allowed();
}

/* One resource after another, in the order of the resources, so that each choice of goods has one
 * way to be answered. */
void ask_buy(deus_asking *asking) {
    uint8_t card = deus_card_of(asking->s, *asking->frame);
    set_args(asking, asking->frame->left, card);
    for (uint8_t resource = 0; resource < RESOURCES; resource++)
        judge(asking, say(SAY_BUY, resource),
              buy_reason(asking, deus_cards[card].effect.amount, resource));
    allow(asking, SAY_DONE, 0);
}

void answer_buy(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == SAY_DONE) return;
    uint8_t card = deus_card_of(play->s, frame);
    int price = deus_cards[card].effect.amount;
    deus_player *player = player_on_turn(play);
    player->gold = (int16_t)(player->gold - price);
    player->resources[answer.a]++;
    play->s->resources_left[answer.a]--;
    deus_tell(play, DID_BUY, play->s->turn_seat, card, answer.a, 0, price);
    frame.at = answer.a;
    if (--frame.left > 0) deus_push(play, frame);
}
