/* Military effects: raids on villages, marches with a theft at their end (D-M1, D-M2, D-TP6), and
 * piracy. Gains per besieged village are plain gains (effects.c). */
#include "deus/egypt.h"
#include "engine/guard.h"

#define MARCHES (DEUS_DOES(MARCH) | DEUS_DOES(ARCHERS) | DEUS_DOES(CAMELS))

/* ---- Raid -------------------------------------------------------------------------------- */

static dm_reason raid_reason(const deus_asking *asking, int tile) {
    const deus_state *s = asking->s;
    if (s->attacked >> tile & 1) return asking_refused(DEUS_VILLAGE_ATTACKED, 0, 0, 0);
    if (!(s->near[s->village[tile]] & asking->me->pieces[DEUS_MILITARY]))
        return asking_refused(DEUS_NO_ARMY_BESIDE, 0, 0, 0);
    return s->village_vp[tile] == 0 ? asking_refused(DEUS_VILLAGE_EMPTY, 0, 0, 0)
                                    : asking_allowed();
}

static void ask_raid(deus_asking *asking) {
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    for (int tile = 0; tile < asking->s->tile_count; tile++)
        deus_judge(asking, asking_say(DEUS_SAY_RAID, asking->s->village[tile]),
                   raid_reason(asking, tile));
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_raid(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    deus_state *s = play->s;
    uint8_t card = deus_card_of(s, frame), tile = answer.a / DEUS_REGIONS_PER_TILE;
    int vp = deus_effect_of(s, frame)->amount;
    if (vp > s->village_vp[tile]) vp = s->village_vp[tile];
    s->village_vp[tile] -= (uint8_t)vp;
    deus_player_on_turn(play)->vp = (int16_t)(deus_player_on_turn(play)->vp + vp);
    deus_tell(play, DEUS_DID_RAID, s->turn_seat, card, 0, answer.a, vp);
}

const deus_step_row deus_step_raid = {
    .name = "raid",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_RAID,
    .ask = ask_raid,
    .answer = answer_raid,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(RAID),
};
const deus_operation_row deus_operation_raid = {.step = DEUS_STEP_RAID};

/* ---- March ------------------------------------------------------------------------------- */

/* Any army marches; archers need tokens and a village beside them (Egypt). */
static dm_reason army_reason(const deus_asking *asking, uint8_t region) {
    const deus_effect *effect = deus_effect_of(asking->s, *asking->frame);
    if (effect->operation != DEUS_ARCHERS) return asking_allowed();
    if (asking->me->tokens < effect->amount)
        return asking_refused(DEUS_TOKENS_SHORT, effect->amount, asking->me->tokens, 0);
    for (int tile = 0; tile < asking->s->tile_count; tile++)
        if (!(asking->s->attacked >> tile & 1) &&
            asking->s->near[asking->s->village[tile]] & deus_region_bit(region))
            return asking_allowed();
    return asking_refused(DEUS_NO_VILLAGE_BESIDE, 0, 0, 0);
}

static void ask_army(deus_asking *asking) {
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    DEUS_FOR_EACH_REGION(region, asking->me->pieces[DEUS_MILITARY])
    deus_judge(asking, asking_say(DEUS_SAY_ARMY, region), army_reason(asking, region));
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_army(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    bool archers = deus_effect_of(play->s, frame)->operation == DEUS_ARCHERS;
    frame.step = archers ? DEUS_STEP_SHOOT : DEUS_STEP_MARCH;
    frame.region = answer.a;
    deus_push(play, frame);
}

const deus_step_row deus_step_army = {
    .name = "army",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_ARMY,
    .ask = ask_army,
    .answer = answer_army,
    .fits = deus_fits_card,
    .operations = MARCHES,
};
const deus_operation_row deus_operation_march = {.step = DEUS_STEP_ARMY};
const deus_operation_row deus_operation_archers = {.step = DEUS_STEP_ARMY};
const deus_operation_row deus_operation_camels = {.step = DEUS_STEP_ARMY};

bool deus_guards_temple(const deus_state *s, uint8_t seat, uint8_t region) {
    assert(s->players[seat].pieces[DEUS_MILITARY] & deus_region_bit(region));
    return s->players[seat].pieces[DEUS_TEMPLE] & deus_region_bit(region) &&
           deus_buildings_in(s, seat, region) == 2;
}

/* D-M1: land is open, whoever holds it; sea only where a ship of yours lies. */
static deus_regions within_steps(const deus_state *s, uint8_t seat, uint8_t from, int steps) {
    deus_regions open = ~s->terrain[DEUS_SEA] | s->players[seat].pieces[DEUS_MARITIME];
    deus_regions reached = deus_region_bit(from);
    for (int step = 0; step < steps; step++) reached |= deus_neighbours(s, reached) & open;
    return reached;
}

/* What a card's march can reach, as a rule with the reason against the rest: so many steps; or, for
 * camels, whatever no sea cuts off. */
static deus_region_rule reach_rule(const deus_asking *asking, uint8_t from) {
    const deus_effect *effect = deus_effect_of(asking->s, *asking->frame);
    if (effect->operation == DEUS_CAMELS)
        return (deus_region_rule){egypt_within_reach(asking->s, asking->seat, from, true),
                                  DEUS_SEA_WITHOUT_SHIP, 0, 0};
    return (deus_region_rule){within_steps(asking->s, asking->seat, from, effect->limit),
                              DEUS_TOO_FAR, effect->limit, 0};
}

/* Camels without a token must stay off the land of others and villages. */
static deus_region_rule token_rule(const deus_asking *asking, uint8_t from) {
    const deus_effect *effect = deus_effect_of(asking->s, *asking->frame);
    bool unbound = effect->operation != DEUS_CAMELS || asking->me->tokens >= effect->amount;
    deus_regions open = ~(deus_regions)0;
    if (!unbound) open = egypt_within_reach(asking->s, asking->seat, from, false);
    return (deus_region_rule){open, DEUS_TOKENS_SHORT, effect->amount, asking->me->tokens};
}

/* Camels: what only a token opens is said as `force`. */
static void mark_forced_marches(deus_asking *asking, uint8_t from) {
    deus_regions freely = egypt_within_reach(asking->s, asking->seat, from, false);
    for (int k = 0; k < asking->question->count; k++) {
        dm_answer *answer = &asking->question->answers[k];
        if (!(freely & deus_region_bit(answer->a))) answer->verb = DEUS_SAY_FORCE;
    }
}

/* Where an army may end. Staying is always possible. */
static void ask_march(deus_asking *asking) {
    const deus_state *s = asking->s;
    uint8_t card = deus_card_of(s, *asking->frame), from = asking->frame->region;
    const deus_effect *effect = deus_effect_of(s, *asking->frame);
    deus_regions here = deus_region_bit(from), everywhere = ~(deus_regions)0;
    deus_region_rule rules[] = {
        {~s->terrain[DEUS_VILLAGE], DEUS_VILLAGE_THERE, 0, 0},
        {~deus_occupied_by_others(s, asking->seat), DEUS_OTHER_PLAYER_THERE, 0, 0},
        {~s->terrain[DEUS_SEA] | asking->me->pieces[DEUS_MARITIME], DEUS_SEA_WITHOUT_SHIP, 0, 0},
        {~asking->me->pieces[DEUS_MILITARY] | here, DEUS_OWN_ARMY_THERE, 0, 0},
        {deus_guards_temple(s, asking->seat, from) ? here : everywhere, DEUS_TEMPLE_ABANDONED, 0,
         0},
        reach_rule(asking, from),
        token_rule(asking, from),
    };
    deus_set_args(asking, card, from);
    deus_judge_regions(asking, DEUS_SAY_MARCH, rules, 7);
    if (effect->operation == DEUS_CAMELS) mark_forced_marches(asking, from);
}

static void answer_march(deus_play *play, deus_frame frame, dm_answer answer) {
    deus_regions *armies = &deus_player_on_turn(play)->pieces[DEUS_MILITARY];
    const deus_effect *effect = deus_effect_of(play->s, frame);
    if (answer.verb == DEUS_SAY_FORCE) egypt_spend_tokens(play, frame, effect->amount);
    if (answer.a != frame.region) {
        *armies ^= deus_region_bit(frame.region) | deus_region_bit(answer.a);
        deus_tell(play, DEUS_DID_MARCH, play->s->turn_seat, deus_card_of(play->s, frame),
                  frame.region, answer.a, 0);
        deus_attack_villages(play);
    }
    if (effect->operation != DEUS_MARCH) return;
    frame.step = DEUS_STEP_ROB;
    frame.region = answer.a;
    deus_push(play, frame);
}

bool deus_fits_army(const deus_state *s, deus_frame frame) {
    return deus_fits_card(s, frame) && frame.region < deus_region_total(s) &&
           s->players[s->turn_seat].pieces[DEUS_MILITARY] & deus_region_bit(frame.region);
}

const deus_step_row deus_step_march = {
    .name = "march",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_REGION,
    .question = DEUS_ASK_MARCH,
    .ask = ask_march,
    .answer = answer_march,
    .fits = deus_fits_army,
    .operations = MARCHES,
};

/* ---- Theft ------------------------------------------------------------------------------- */

static dm_reason rob_reason(const deus_asking *asking, uint8_t victim) {
    deus_regions beside = asking->s->near[asking->frame->region];
    bool reached = (deus_occupied(asking->s, victim) & beside) != 0;
    return reached ? asking_allowed() : asking_refused(DEUS_NOT_ADJACENT, victim, 0, 0);
}

/* Whoever is beside the army, whatever they may hold. */
static void ask_rob(deus_asking *asking) {
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    for (uint8_t victim = 0; victim < asking->s->player_count; victim++)
        if (victim != asking->seat)
            deus_judge(asking, asking_say(DEUS_SAY_ROB, victim), rob_reason(asking, victim));
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_rob(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    uint8_t card = deus_card_of(play->s, frame);
    const deus_effect *effect = deus_effect_of(play->s, frame);
    deus_steal(play, answer.a, effect->currency, effect->amount, card);
}

const deus_step_row deus_step_rob = {
    .name = "rob",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_REGION,
    .question = DEUS_ASK_ROB,
    .ask = ask_rob,
    .answer = answer_rob,
    .fits = deus_fits_army,
    .operations = DEUS_DOES(MARCH),
};

/* Ships of a player beside at least one army of the seat. */
static int ships_in_reach(const deus_state *s, uint8_t seat, uint8_t owner) {
    if (owner == seat) return 0;
    deus_regions beside = deus_neighbours(s, s->players[seat].pieces[DEUS_MILITARY]);
    return deus_region_count(s->players[owner].pieces[DEUS_MARITIME] & beside);
}

static void ask_piracy(deus_asking *asking) {
    int ships = 0;
    for (uint8_t owner = 0; owner < asking->s->player_count; owner++)
        ships += ships_in_reach(asking->s, asking->seat, owner);
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), ships);
    if (ships > 0) deus_allow(asking, DEUS_SAY_STEAL, 0);
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_piracy(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    uint8_t card = deus_card_of(play->s, frame);
    const deus_effect *effect = deus_effect_of(play->s, frame);
    for (uint8_t owner = 0; owner < play->s->player_count; owner++) {
        int ships = ships_in_reach(play->s, play->s->turn_seat, owner);
        if (ships > 0) deus_steal(play, owner, effect->currency, effect->amount * ships, card);
    }
}

const deus_step_row deus_step_piracy = {
    .name = "piracy",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_PIRACY,
    .ask = ask_piracy,
    .answer = answer_piracy,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(PIRACY),
};
const deus_operation_row deus_operation_piracy = {.step = DEUS_STEP_PIRACY};
