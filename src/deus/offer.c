/* Offerings (D-O1 to D-O4): discard cards, the top one names the god, its strength is their
 * number, then refill the hand. */
#include "deus/egypt.h"
#include "engine/guard.h"

void deus_begin_offer(deus_play *play, uint8_t card) {
    assert(play->s->offering_count == 0); /* one at a time */
    deus_state *s = play->s;
    deus_remove_from_hand(deus_player_on_turn(play), card);
    s->offering[0] = card;
    s->offering_count = 1;
    deus_push(play, (deus_frame){.step = DEUS_STEP_DISCARD});
}

/* Further cards are chosen in the order of the card table, equal ones once. */
void deus_ask_discard(deus_asking *asking) {
    assert(asking->s->offering_count > 0);
    const deus_player *me = asking->me;
    asking->question->partial = !deus_hand_is_known(me) || asking->frame->last_card == DM_UNKNOWN;
    deus_set_args(asking, asking->s->offering_count, asking->s->offering[0]);
    for (int place = 0; place < me->hand_count; place++) {
        uint8_t card = me->hand[place];
        if (card == DM_UNKNOWN || (place > 0 && me->hand[place - 1] == card)) continue;
        deus_judge(asking, asking_say(DEUS_SAY_DISCARD, card),
                   card < asking->frame->last_card ? asking_refused(DEUS_NOT_IN_ORDER, 0, 0, 0)
                                                   : asking_allowed());
    }
    deus_allow(asking, DEUS_SAY_DONE, 0);
}

/* What a god gives for an offering of that strength (D-O2). */
static void give_neptune(deus_play *play, int strength) {
    deus_gain(play, play->s->turn_seat, DEUS_IN_GOLD, 2 * strength, DEUS_VIA_GOD + DEUS_MARITIME);
}

static void give_ceres(deus_play *play, int strength) {
    int supply = 0;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        supply += play->s->resources_left[resource];
    if (strength > supply) strength = supply;
    if (strength == 0) return;
    deus_push(play, (deus_frame){.step = DEUS_STEP_RESOURCES, .left = (uint8_t)strength});
}

static void give_minerva(deus_play *play, int strength) { (void)play, (void)strength; }

static void give_vesta(deus_play *play, int strength) {
    deus_gain(play, play->s->turn_seat, DEUS_IN_VP, strength == 1 ? 1 : 2,
              DEUS_VIA_GOD + DEUS_CIVIL);
}

static void give_mars(deus_play *play, int strength) {
    deus_frame frame = {.step = DEUS_STEP_MORE_PIECES, .god = DEUS_MILITARY, .place = DM_UNKNOWN};
    deus_choose_pieces(play, frame, strength);
}

static void (*const give[DEUS_STANDARD_COLOURS])(deus_play *, int strength) = {
    [DEUS_MARITIME] = give_neptune,   [DEUS_PRODUCTION] = give_ceres,
    [DEUS_SCIENTIFIC] = give_minerva, [DEUS_CIVIL] = give_vesta,
    [DEUS_MILITARY] = give_mars,
};

/* Every god but Mars adds a piece of his or her own type; Minerva's cards come with the refill. */
static void invoke(deus_play *play, uint8_t god, int strength, uint8_t via) {
    int more_cards = god == DEUS_SCIENTIFIC ? strength : 0;
    deus_push(play, (deus_frame){.step = DEUS_STEP_REFILL, .more_cards = (uint8_t)more_cards});
    deus_tell(play, DEUS_DID_INVOKE, play->s->turn_seat, via, god, 0, strength);
    give[god](play, strength);
    if (god != DEUS_MILITARY) deus_gain_piece(play, play->s->turn_seat, god, 1, DEUS_VIA_GOD + god);
}

static void finish_offering(deus_play *play) {
    deus_state *s = play->s;
    uint8_t top = s->offering[0], count = s->offering_count, seat = s->turn_seat;
    uint8_t strength = (uint8_t)egypt_offering_strength(s, seat, count);
    deus_tell(play, DEUS_DID_OFFER, seat, DM_UNKNOWN, top, 0, count);
    for (int k = 1; k < count; k++) deus_tell_secret(play, DEUS_DID_DISCARD, seat, s->offering[k]);
    deus_discard_offering(play);
    uint8_t god = deus_cards[top].colour;
    if (god == DEUS_TEMPLE)
        deus_push(play, (deus_frame){.step = DEUS_STEP_GOD, .strength = strength});
    else
        invoke(play, god, strength, DM_UNKNOWN);
}

static void answer_discard(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_DONE) {
        finish_offering(play);
        return;
    }
    deus_remove_from_hand(deus_player_on_turn(play), answer.a);
    dm_guard(play->s->offering_count < DEUS_HAND_MAX);
    play->s->offering[play->s->offering_count++] = answer.a;
    frame.last_card = answer.a;
    deus_push(play, frame);
}

bool deus_fits_discard(const deus_state *s, deus_frame frame) {
    return s->offering_count > 0 && s->offering[0] != DM_UNKNOWN &&
           (frame.last_card < DEUS_CARD_KINDS || frame.last_card == DM_UNKNOWN);
}

const deus_step_row deus_step_discard = {
    .name = "discard",
    .uses = DEUS_USES_LAST_CARD,
    .question = DEUS_ASK_DISCARD,
    .ask = deus_ask_discard,
    .answer = answer_discard,
    .fits = deus_fits_discard,
    .secret = deus_holds_cards,
};

static void ask_god(deus_asking *asking) {
    deus_set_args(asking, asking->frame->strength, 0);
    for (uint8_t god = 0; god < DEUS_STANDARD_COLOURS; god++) deus_allow(asking, DEUS_SAY_GOD, god);
}

static void answer_god(deus_play *play, deus_frame frame, dm_answer answer) {
    invoke(play, answer.a, frame.strength, DEUS_VIA_GOD + DEUS_TEMPLE);
}

static bool fits_god(const deus_state *s, deus_frame frame) {
    return frame.strength > 0 &&
           frame.strength <= egypt_offering_strength(s, s->turn_seat, DEUS_HAND_MAX);
}

const deus_step_row deus_step_god = {
    .name = "god",
    .uses = DEUS_USES_LEFT,
    .question = DEUS_ASK_GOD,
    .ask = ask_god,
    .answer = answer_god,
    .fits = fits_god,
};

/* In the order of the resources; a choice must leave enough for the rest. */
static dm_reason resource_reason(const deus_asking *asking, int resource) {
    if (asking->s->resources_left[resource] == 0)
        return asking_refused(DEUS_SUPPLY_EMPTY, resource, 0, 0);
    if (resource < asking->frame->resource)
        return asking_refused(DEUS_NOT_IN_ORDER, resource, 0, 0);
    int room = 0;
    for (int later = resource; later < DEUS_RESOURCES; later++)
        room += asking->s->resources_left[later];
    return room < asking->frame->left ? asking_refused(DEUS_MUST_FILL, resource, 0, 0)
                                      : asking_allowed();
}

static void ask_resource(deus_asking *asking) {
    deus_set_args(asking, asking->frame->left, DEUS_VIA_GOD + DEUS_PRODUCTION);
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        deus_judge(asking, asking_say(DEUS_SAY_TAKE, resource), resource_reason(asking, resource));
}

static void answer_resource(deus_play *play, deus_frame frame, dm_answer answer) {
    deus_gain_resource(play, play->s->turn_seat, answer.a, 1, DEUS_VIA_GOD + DEUS_PRODUCTION);
    frame.resource = answer.a;
    if (--frame.left > 0) deus_push(play, frame);
}

static bool fits_resources(const deus_state *s, deus_frame frame) {
    int room = 0;
    for (int resource = frame.resource; resource < DEUS_RESOURCES; resource++)
        room += s->resources_left[resource];
    return frame.left > 0 && room >= frame.left;
}

const deus_step_row deus_step_resources = {
    .name = "resources",
    .uses = DEUS_USES_LEFT | DEUS_USES_RESOURCE,
    .question = DEUS_ASK_RESOURCE,
    .ask = ask_resource,
    .answer = answer_resource,
    .fits = fits_resources,
};

/* D-O3: up to five cards, then Minerva's more, even above five. */
static void run_refill(deus_play *play, deus_frame frame) {
    int missing =
        egypt_refill_to(play->s, play->s->turn_seat) - deus_player_on_turn(play)->hand_count;
    int count = (missing > 0 ? missing : 0) + frame.more_cards;
    uint8_t via = frame.more_cards > 0 ? DEUS_VIA_GOD + DEUS_SCIENTIFIC : DM_UNKNOWN;
    deus_draw_cards(play, play->s->turn_seat, count, via);
}

static bool fits_refill(const deus_state *s, deus_frame frame) {
    return frame.more_cards <= egypt_offering_strength(s, s->turn_seat, DEUS_HAND_MAX);
}

const deus_step_row deus_step_refill = {
    .name = "refill",
    .uses = DEUS_USES_LEFT,
    .run = run_refill,
    .fits = fits_refill,
};
