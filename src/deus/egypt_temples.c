/* Temples of Egypt: permanent from the moment they lie in the column (E-T1, E-T2).
 *
 * Beside each temple card lies a number of charges: the VP on a counter, or the use a temple has
 * left that lets one card lie in another column. */
#include "deus/egypt.h"
#include "deus/versions.h"
#include "engine/guard.h"

enum { COUNTER_GIVES = 4, HAND_WITHOUT_ISIS = DEUS_REFILL_TO }; /* 1 VP of the card and 3 more */

/* The place of a player's temple with that power (and detail), or DM_UNKNOWN. */
static uint8_t find_temple(const deus_player *player, uint8_t power, uint8_t colour) {
    for (uint8_t place = 0; place < player->height[DEUS_TEMPLE]; place++) {
        const deus_effect *effect = &deus_cards[player->column[DEUS_TEMPLE][place]].effect;
        if (effect->operation == DEUS_BLESSING && effect->power == power &&
            effect->colour == colour)
            return place;
    }
    return DM_UNKNOWN;
}

/* ---- Standing blessings ------------------------------------------------------------------ */

uint8_t egypt_goods_to_pay(const deus_state *s, uint8_t seat, uint8_t goods) {
    const deus_player *player = &s->players[seat];
    if (!egypt_has_temples(s)) return goods;
    for (uint8_t place = 0; place < player->height[DEUS_TEMPLE]; place++) {
        const deus_effect *effect = &deus_cards[player->column[DEUS_TEMPLE][place]].effect;
        if (effect->operation == DEUS_BLESSING && effect->power == DEUS_PERMANENT_GOOD)
            goods &= (uint8_t)~effect->goods;
    }
    return goods;
}

static void use_good(deus_play *play, uint8_t resource) {
    deus_tell(play, DEUS_DID_USE_GOOD, play->s->turn_seat, DM_UNKNOWN, resource, 0, 1);
}

uint8_t egypt_use_goods(deus_play *play, uint8_t goods) {
    bool asks = deus_lets_goods_be_declined(play->s) && egypt_plays(play->s, DEUS_PRODUCTION);
    uint8_t owned = 0;
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++) {
        if (!(goods >> resource & 1)) continue;
        if (asks && deus_player_on_turn(play)->resources[resource] > 0)
            owned |= (uint8_t)(1 << resource);
        else
            use_good(play, resource);
    }
    return owned;
}

int egypt_refill_to(const deus_state *s, uint8_t seat) {
    assert(seat < s->player_count);
    const deus_player *player = &s->players[seat];
    uint8_t place = find_temple(player, DEUS_FULL_HAND, 0);
    if (place == DM_UNKNOWN) return HAND_WITHOUT_ISIS;
    return deus_cards[player->column[DEUS_TEMPLE][place]].effect.limit;
}

int egypt_offering_strength(const deus_state *s, uint8_t seat, int cards) {
    assert(seat < s->player_count && cards > 0);
    return cards + (find_temple(&s->players[seat], DEUS_STRONG_OFFERING, 0) != DM_UNKNOWN);
}

/* ---- Using a permanent good, or paying instead --------------------------------------------- */

/* Whether paying one's own can make a difference where the piece that is to be placed will stand.
 */
static bool paying_matters_at(const deus_state *s, uint8_t resource, uint8_t piece,
                              deus_regions region) {
    deus_state paid = *s;
    deus_player *player = &paid.players[paid.turn_seat];
    uint8_t saved[DEUS_RESOURCES] = {0};
    saved[resource] = 1;
    player->resources[resource]--;
    paid.resources_left[resource]++;
    player->pieces[piece] |= region;
    return egypt_declining_matters(&paid, saved);
}

static bool paying_matters(const deus_state *s, uint8_t resource) {
    const deus_frame *placing = &s->steps[s->depth - 1];
    while (placing->step == DEUS_STEP_GOODS) placing--;
    if (placing->step != DEUS_STEP_PLACE && placing->step != DEUS_STEP_PLACE_IN) return false;
    deus_regions sites = deus_sites(s, s->turn_seat, placing->piece, placing->condition);
    DEUS_FOR_EACH_REGION(region, sites)
    if (paying_matters_at(s, resource, placing->piece, deus_region_bit(region))) return true;
    return false;
}

/* Good by good. The rest is pushed first: what may be paid later counts. */
static void run_goods(deus_play *play, deus_frame frame) {
    uint8_t resource = (uint8_t)__builtin_ctz(frame.goods);
    deus_frame asking = frame;
    asking.step = DEUS_STEP_GOOD;
    asking.goods = (uint8_t)(1 << resource);
    frame.goods &= (uint8_t)(frame.goods - 1);
    if (frame.goods) deus_push(play, frame);
    if (paying_matters(play->s, resource))
        deus_push(play, asking);
    else
        use_good(play, resource);
}

/* The card that was laid last in the column costs these goods, a temple stands for them, and the
 * player has them as well. */
static bool fits_goods(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    if (frame.column >= DEUS_COLOURS || player->height[frame.column] == 0) return false;
    uint8_t card = player->column[frame.column][player->height[frame.column] - 1];
    if (card == DM_UNKNOWN || frame.goods == 0 || frame.goods & ~deus_cards[card].cost)
        return false;
    if (egypt_goods_to_pay(s, s->turn_seat, frame.goods) != 0) return false;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        if (frame.goods >> resource & 1 && player->resources[resource] == 0) return false;
    return true;
}

const deus_step_row deus_step_goods = {
    .name = "goods",
    .uses = DEUS_USES_COLUMN | DEUS_USES_GOODS,
    .run = run_goods,
    .fits = fits_goods,
};

static void ask_good(deus_asking *asking) {
    uint8_t resource = (uint8_t)__builtin_ctz(asking->frame->goods), column = asking->frame->column;
    deus_set_args(asking, resource, asking->me->column[column][asking->me->height[column] - 1]);
    deus_allow(asking, DEUS_SAY_USE, resource);
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_good(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_USE) {
        use_good(play, answer.a);
        return;
    }
    frame.step = DEUS_STEP_PAY;
    deus_push(play, frame);
}

static bool fits_good(const deus_state *s, deus_frame frame) {
    return fits_goods(s, frame) && (frame.goods & (frame.goods - 1)) == 0;
}

const deus_step_row deus_step_good = {
    .name = "good",
    .uses = DEUS_USES_COLUMN | DEUS_USES_GOODS,
    .question = DEUS_ASK_GOOD,
    .ask = ask_good,
    .answer = answer_good,
    .fits = fits_good,
};

/* ---- Counters ---------------------------------------------------------------------------- */

static void count_once(deus_play *play, uint8_t seat, uint8_t place) {
    deus_player *player = &play->s->players[seat];
    if (player->charges[place] == 0) return;
    player->charges[place]--;
    player->vp = (int16_t)(player->vp + COUNTER_GIVES);
    deus_tell(play, DEUS_DID_BLESS, seat, player->column[DEUS_TEMPLE][place], 0, 0, COUNTER_GIVES);
}

static void count_for_all(deus_play *play, uint8_t power) {
    if (!egypt_has_temples(play->s)) return;
    for (uint8_t seat = 0; seat < play->s->player_count; seat++) {
        uint8_t place = find_temple(&play->s->players[seat], power, 0);
        if (place != DM_UNKNOWN) count_once(play, seat, place);
    }
}

void egypt_village_was_attacked(deus_play *play) { count_for_all(play, DEUS_COUNTS_ATTACKS); }

static bool city_fits(const deus_effect *effect, int buildings) {
    return effect->limit == 4 ? buildings >= 4 : buildings == effect->limit;
}

void egypt_piece_was_placed(deus_play *play, uint8_t region) {
    if (!egypt_has_temples(play->s)) return;
    uint8_t seat = play->s->turn_seat;
    const deus_player *player = deus_player_on_turn(play);
    int buildings = deus_buildings_in(play->s, seat, region);
    for (uint8_t place = 0; place < player->height[DEUS_TEMPLE]; place++) {
        const deus_effect *effect = &deus_cards[player->column[DEUS_TEMPLE][place]].effect;
        if (effect->operation == DEUS_BLESSING && effect->power == DEUS_COUNTS_CITIES &&
            city_fits(effect, buildings))
            count_once(play, seat, place);
    }
}

int egypt_first_charges(uint8_t card) {
    dm_guard(card < DEUS_CARD_KINDS);
    const deus_effect *effect = &deus_cards[card].effect;
    if (effect->operation != DEUS_BLESSING) return 0;
    if (effect->power == DEUS_OTHER_COLUMN) return 1;
    return effect->power >= DEUS_COUNTS_ATTACKS ? DEUS_COUNTER_VP : 0;
}

/* A new temple of anybody; horus counts itself. */
void egypt_temple_was_laid(deus_play *play, uint8_t card) {
    dm_guard(deus_player_on_turn(play)->height[DEUS_TEMPLE] > 0);
    const deus_effect *effect = &deus_cards[card].effect;
    deus_player *player = deus_player_on_turn(play);
    if (effect->operation == DEUS_BLESSING) {
        player->charges[player->height[DEUS_TEMPLE] - 1] = (uint8_t)egypt_first_charges(card);
        deus_gain(play, play->s->turn_seat, DEUS_IN_VP, effect->amount, card);
    }
    count_for_all(play, DEUS_COUNTS_TEMPLES);
}

int egypt_vp_on_temples(const deus_player *player) {
    int vp = 0;
    for (uint8_t place = 0; place < player->height[DEUS_TEMPLE]; place++)
        if (deus_cards[player->column[DEUS_TEMPLE][place]].effect.power >= DEUS_COUNTS_ATTACKS)
            vp += player->charges[place];
    return vp;
}

/* ---- A card in another column ------------------------------------------------------------ */

uint8_t egypt_other_column(const deus_state *s, uint8_t seat, uint8_t colour) {
    assert(seat < s->player_count && colour < DEUS_COLOURS);
    if (!egypt_has_temples(s)) return DM_UNKNOWN;
    uint8_t place = find_temple(&s->players[seat], DEUS_OTHER_COLUMN, colour);
    bool usable = place != DM_UNKNOWN && s->players[seat].charges[place] > 0;
    return usable ? place : DM_UNKNOWN;
}

static void ask_lay(deus_asking *asking) {
    uint8_t card = asking->frame->card;
    deus_set_args(asking, card, 0);
    for (uint8_t column = 0; column < DEUS_STANDARD_COLOURS; column++)
        deus_judge(asking, asking_say(DEUS_SAY_COLUMN, column),
                   deus_lay_reason(asking->s, asking->seat, card, column));
}

static void answer_lay(deus_play *play, deus_frame frame, dm_answer answer) {
    uint8_t colour = deus_cards[frame.card].colour;
    if (answer.a != colour) {
        deus_player *player = deus_player_on_turn(play);
        uint8_t place = egypt_other_column(play->s, play->s->turn_seat, colour);
        player->charges[place]--;
        deus_tell(play, DEUS_DID_LAY_ELSEWHERE, play->s->turn_seat,
                  player->column[DEUS_TEMPLE][place], answer.a, 0, 0);
    }
    deus_lay_and_build(play, frame.card, answer.a);
}

static bool fits_lay(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    if (frame.card >= DEUS_CARD_KINDS || deus_cards[frame.card].colour == DEUS_TEMPLE) return false;
    bool held = false;
    for (int k = 0; k < player->hand_count; k++) held |= player->hand[k] == frame.card;
    return held && deus_build_reason(s, s->turn_seat, frame.card).code == DEUS_ALLOWED &&
           egypt_other_column(s, s->turn_seat, deus_cards[frame.card].colour) != DM_UNKNOWN;
}

const deus_step_row deus_step_lay = {
    .name = "lay",
    .uses = DEUS_USES_CARD,
    .question = DEUS_ASK_LAY,
    .ask = ask_lay,
    .answer = answer_lay,
    .fits = fits_lay,
};
