/* Production effects: a production building gives the resource of its region. */
#include "deus/egypt.h"
#include "deus/versions.h"

deus_regions deus_producers(const deus_state *s, uint8_t seat, uint8_t resource) {
    assert(seat < s->player_count && resource < DEUS_RESOURCES);
    return s->players[seat].pieces[DEUS_PRODUCTION] & s->terrain[resource];
}

static dm_reason produce_reason(const deus_asking *asking, uint8_t resource) {
    if (!deus_producers(asking->s, asking->seat, resource))
        return asking_refused(DEUS_NO_PRODUCTION_THERE, resource, 0, 0);
    if (asking->s->resources_left[resource] == 0)
        return asking_refused(DEUS_SUPPLY_EMPTY, resource, 0, 0);
    if (egypt_produced(asking->s, *asking->frame) == 0)
        return asking_refused(DEUS_NO_ROOM_ABOARD, 0, 0, 0);
    return asking_allowed();
}

/* Which building gives matters only through its terrain, so the answer names the resource. */
static void ask_produce(deus_asking *asking) {
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        deus_judge(asking, asking_say(DEUS_SAY_TAKE, resource), produce_reason(asking, resource));
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_produce(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    uint8_t card = deus_card_of(play->s, frame);
    deus_gain_resource(play, play->s->turn_seat, answer.a, egypt_produced(play->s, frame), card);
}

const deus_step_row deus_step_produce = {
    .name = "produce",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_PRODUCE,
    .ask = ask_produce,
    .answer = answer_produce,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(PRODUCE_ONE) | DEUS_DOES(PRODUCE_RANK) | DEUS_DOES(LOAD_BARQUE),
};
const deus_operation_row deus_operation_produce_one = {.step = DEUS_STEP_PRODUCE};
const deus_operation_row deus_operation_produce_rank = {.step = DEUS_STEP_PRODUCE};
const deus_operation_row deus_operation_load_barque = {.step = DEUS_STEP_PRODUCE};

/* ---- Goods without a choice -------------------------------------------------------------- */

int deus_plain_goods(const deus_state *s, deus_frame frame, uint8_t resource) {
    const deus_effect *effect = deus_effect_of(s, frame);
    assert(effect->operation == DEUS_GAIN_GOODS || effect->operation == DEUS_PRODUCE_EACH);
    if (effect->operation == DEUS_GAIN_GOODS)
        return effect->goods >> resource & 1 ? effect->amount : 0;
    if (effect->terrain != DEUS_ANY_TERRAIN && effect->terrain != resource) return 0;
    return effect->amount * deus_region_count(deus_producers(s, s->turn_seat, resource));
}

static void give_plain_goods(deus_play *play, deus_frame frame) {
    uint8_t card = deus_card_of(play->s, frame);
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        deus_gain_resource(play, play->s->turn_seat, resource,
                           deus_plain_goods(play->s, frame, resource), card);
}

/* E-G3: asked only where declining makes a difference. */
static void begin_plain_goods(deus_play *play, deus_frame frame, const deus_effect *effect) {
    (void)effect;
    uint8_t goods[DEUS_RESOURCES];
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++) {
        int amount = deus_plain_goods(play->s, frame, resource);
        int left = play->s->resources_left[resource];
        goods[resource] = (uint8_t)(amount < left ? amount : left);
    }
    if (deus_lets_goods_be_declined(play->s) && egypt_declining_matters(play->s, goods))
        deus_push(play, frame);
    else
        give_plain_goods(play, frame);
}

const deus_operation_row deus_operation_produce_each = {.step = DEUS_STEP_GAIN,
                                                        .begin = begin_plain_goods};
const deus_operation_row deus_operation_gain_goods = {.step = DEUS_STEP_GAIN,
                                                      .begin = begin_plain_goods};

static void ask_gain(deus_asking *asking) {
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    deus_allow(asking, DEUS_SAY_GAIN, 0);
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_gain(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_GAIN) give_plain_goods(play, frame);
}

const deus_step_row deus_step_gain = {
    .name = "gain",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_GAIN,
    .ask = ask_gain,
    .answer = answer_gain,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(GAIN_GOODS) | DEUS_DOES(PRODUCE_EACH),
};

/* ---- Harvests ---------------------------------------------------------------------------- */

static void ask_harvest(deus_asking *asking) {
    const deus_state *s = asking->s;
    uint8_t card = deus_card_of(s, *asking->frame), terrain = deus_cards[card].effect.terrain;
    deus_regions in_supply = s->resources_left[terrain] > 0 ? ~(deus_regions)0 : 0;
    deus_region_rule rules[] = {
        {s->terrain[terrain], DEUS_WRONG_TERRAIN, terrain, 0},
        {deus_occupied(s, asking->seat), DEUS_NOT_OCCUPIED, 0, 0},
        {in_supply, DEUS_SUPPLY_EMPTY, terrain, 0},
    };
    deus_set_args(asking, card, 0);
    deus_judge_regions(asking, DEUS_SAY_HARVEST, rules, 3);
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_harvest(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    uint8_t card = deus_card_of(play->s, frame), seat = play->s->turn_seat;
    const deus_effect *effect = &deus_cards[card].effect;
    deus_gain_resource(play, seat, effect->terrain,
                       effect->amount * deus_buildings_in(play->s, seat, answer.a), card);
}

const deus_step_row deus_step_harvest = {
    .name = "harvest",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_HARVEST,
    .ask = ask_harvest,
    .answer = answer_harvest,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(HARVEST),
};
const deus_operation_row deus_operation_harvest = {.step = DEUS_STEP_HARVEST};
