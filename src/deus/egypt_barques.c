/* Barques (Egypt, production): a slot holds one resource, and what exceeds the slots at the end of
 * a player's own turn goes back (E-B1 to E-B3). Where the resources lie does not matter, so only
 * the barques of each size are kept. */
#include "deus/egypt.h"
#include "engine/guard.h"

int egypt_slots(const deus_player *player) {
    int count = 0;
    for (int size = 0; size < DEUS_BARQUE_SIZES; size++)
        count += (size + 1) * player->barques[size];
    return count;
}

static int resources_held(const deus_player *player) {
    int count = 0;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        count += player->resources[resource];
    return count;
}

int egypt_overflow(const deus_state *s, uint8_t seat) {
    assert(seat < s->player_count);
    if (!egypt_plays(s, DEUS_PRODUCTION)) return 0;
    int over = resources_held(&s->players[seat]) - egypt_slots(&s->players[seat]);
    return over > 0 ? over : 0;
}

int egypt_barques_left(const deus_state *s, int size) {
    dm_guard(size >= 1 && size <= DEUS_BARQUE_SIZES);
    static const uint8_t tiles[DEUS_BARQUE_SIZES] = {7, 8, 9};
    int left = tiles[size - 1];
    for (int seat = 0; seat < s->player_count; seat++) left -= s->players[seat].barques[size - 1];
    return left;
}

/* The supply never runs out in a game played from the start (E-B3). */
static void begin_gain_barque(deus_play *play, deus_frame frame, const deus_effect *effect) {
    if (egypt_barques_left(play->s, effect->amount) <= 0) return;
    deus_player_on_turn(play)->barques[effect->amount - 1]++;
    deus_tell(play, DEUS_DID_GAIN_BARQUE, play->s->turn_seat, deus_card_of(play->s, frame), 0, 0,
              effect->amount);
}

static bool no_barque_is_left(const deus_state *s, deus_frame frame, const deus_effect *effect) {
    (void)frame;
    return egypt_barques_left(s, effect->amount) <= 0;
}

const deus_operation_row deus_operation_gain_barque = {.begin = begin_gain_barque,
                                                       .idle = no_barque_is_left};

/* ---- Production -------------------------------------------------------------------------- */

int egypt_largest_barque(const deus_player *player) {
    int size = DEUS_BARQUE_SIZES;
    while (size > 0 && player->barques[size - 1] == 0) size--;
    return size;
}

/* The largest barque is always the best to fill, so it is not asked for. */
static int largest_load(const deus_player *player) {
    int room = egypt_slots(player) - resources_held(player), size = egypt_largest_barque(player);
    if (room < 0) room = 0;
    return size < room ? size : room;
}

int egypt_produced(const deus_state *s, deus_frame frame) {
    const deus_effect *effect = deus_effect_of(s, frame);
    switch (effect->operation) {
    case DEUS_PRODUCE_RANK: return frame.place + 1;
    case DEUS_LOAD_BARQUE: return largest_load(&s->players[s->turn_seat]);
    default: return effect->amount;
    }
}

/* ---- Relocated production ---------------------------------------------------------------- */

/* Goods of the land beside a region, whoever holds it, of which some are left. */
static uint8_t goods_beside(const deus_state *s, uint8_t region) {
    uint8_t goods = 0;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        if (s->near[region] & s->terrain[resource] && s->resources_left[resource] > 0)
            goods |= (uint8_t)(1 << resource);
    return goods;
}

static void ask_relocate(deus_asking *asking) {
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    DEUS_FOR_EACH_REGION(region, asking->me->pieces[DEUS_PRODUCTION])
    deus_judge(asking, asking_say(DEUS_SAY_FROM, region),
               goods_beside(asking->s, region) ? asking_allowed()
                                               : asking_refused(DEUS_NOTHING_BESIDE, 0, 0, 0));
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static int supply_from(const deus_state *s, uint8_t goods, int first) {
    int supply = 0;
    for (int resource = first; resource < DEUS_RESOURCES; resource++)
        if (goods >> resource & 1) supply += s->resources_left[resource];
    return supply;
}

static void answer_relocate(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    frame.goods = goods_beside(play->s, answer.a);
    int count = deus_buildings_in(play->s, play->s->turn_seat, answer.a);
    int supply = supply_from(play->s, frame.goods, 0);
    frame.step = DEUS_STEP_RELOCATED;
    frame.left = (uint8_t)(count < supply ? count : supply);
    deus_push(play, frame);
}

const deus_step_row deus_step_relocate = {
    .name = "relocate",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_RELOCATE,
    .ask = ask_relocate,
    .answer = answer_relocate,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(RELOCATE),
};
const deus_operation_row deus_operation_relocate = {.step = DEUS_STEP_RELOCATE};

static dm_reason relocated_reason(const deus_asking *asking, int resource) {
    const deus_frame *frame = asking->frame;
    if (!(frame->goods >> resource & 1)) return asking_refused(DEUS_NOTHING_BESIDE, 0, 0, 0);
    if (asking->s->resources_left[resource] == 0)
        return asking_refused(DEUS_SUPPLY_EMPTY, resource, 0, 0);
    if (resource < frame->resource) return asking_refused(DEUS_NOT_IN_ORDER, resource, 0, 0);
    bool enough = supply_from(asking->s, frame->goods, resource) >= frame->left;
    return enough ? asking_allowed() : asking_refused(DEUS_MUST_FILL, resource, 0, 0);
}

static void ask_relocated(deus_asking *asking) {
    deus_set_args(asking, asking->frame->left, deus_card_of(asking->s, *asking->frame));
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        deus_judge(asking, asking_say(DEUS_SAY_TAKE, resource), relocated_reason(asking, resource));
}

static void answer_relocated(deus_play *play, deus_frame frame, dm_answer answer) {
    deus_gain_resource(play, play->s->turn_seat, answer.a, 1, deus_card_of(play->s, frame));
    frame.resource = answer.a;
    if (--frame.left > 0) deus_push(play, frame);
}

static bool fits_relocated(const deus_state *s, deus_frame frame) {
    return deus_fits_card(s, frame) && frame.left > 0 &&
           supply_from(s, frame.goods, frame.resource) >= frame.left;
}

const deus_step_row deus_step_relocated = {
    .name = "relocated",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_LEFT | DEUS_USES_RESOURCE | DEUS_USES_GOODS,
    .question = DEUS_ASK_RELOCATED,
    .ask = ask_relocated,
    .answer = answer_relocated,
    .fits = fits_relocated,
    .operations = DEUS_DOES(RELOCATE),
};

/* ---- What does not fit ------------------------------------------------------------------- */

static dm_reason spill_reason(const deus_asking *asking, int resource) {
    if (asking->me->resources[resource] == 0)
        return asking_refused(DEUS_RESOURCE_NOT_OWNED, resource, 0, 0);
    if (resource < asking->frame->resource)
        return asking_refused(DEUS_NOT_IN_ORDER, resource, 0, 0);
    int later = 0;
    for (int k = resource; k < DEUS_RESOURCES; k++) later += asking->me->resources[k];
    bool enough = later >= egypt_overflow(asking->s, asking->seat);
    return enough ? asking_allowed() : asking_refused(DEUS_MUST_FILL, resource, 0, 0);
}

static void ask_spill(deus_asking *asking) {
    deus_set_args(asking, egypt_overflow(asking->s, asking->seat), 0);
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        deus_judge(asking, asking_say(DEUS_SAY_SPILL, resource), spill_reason(asking, resource));
}

static void answer_spill(deus_play *play, deus_frame frame, dm_answer answer) {
    deus_return_resource(play, play->s->turn_seat, answer.a, 1);
    deus_tell(play, DEUS_DID_SPILL, play->s->turn_seat, DM_UNKNOWN, answer.a, 0, 1);
    frame.resource = answer.a;
    if (egypt_overflow(play->s, play->s->turn_seat) > 0) deus_push(play, frame);
}

static bool fits_spill(const deus_state *s, deus_frame frame) {
    int room = 0, over = egypt_overflow(s, s->turn_seat);
    for (int resource = frame.resource; resource < DEUS_RESOURCES; resource++)
        room += s->players[s->turn_seat].resources[resource];
    return over > 0 && room >= over;
}

const deus_step_row deus_step_spill = {
    .name = "spill",
    .uses = DEUS_USES_RESOURCE,
    .question = DEUS_ASK_SPILL,
    .ask = ask_spill,
    .answer = answer_spill,
    .fits = fits_spill,
};
