/* Combat tokens (Egypt, military): brought to the player board by once effects, spent by main
 * effects (E-K1 to E-K3). A region with a token (a camp) is occupied, but a token is neither army
 * nor building. */
#include "deus/egypt.h"
#include "engine/guard.h"

int egypt_pieces_ready(const deus_player *player) {
    int count = 0;
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) count += player->board[colour];
    return count;
}

/* Five less those on the board, in camps, and for good on the stores and columns of others. */
int egypt_tokens_beside(const deus_state *s, uint8_t seat) {
    assert(seat < s->player_count);
    const deus_player *player = &s->players[seat];
    int used = player->tokens + deus_region_count(player->camps);
    for (int other = 0; other < s->player_count; other++) {
        for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
            used += s->players[other].fortress[colour] == seat + 1;
        for (int colour = 0; colour < DEUS_COLOURS; colour++)
            used += s->players[other].garrison[colour] == seat + 1;
    }
    return DEUS_COMBAT_TOKENS - used;
}

static void begin_rally(deus_play *play, deus_frame frame, const deus_effect *effect) {
    uint8_t seat = play->s->turn_seat;
    int beside = egypt_tokens_beside(play->s, seat);
    int count = effect->amount < beside ? effect->amount : beside;
    if (count == 0) return;
    deus_player_on_turn(play)->tokens += (uint8_t)count;
    deus_tell(play, DEUS_DID_RALLY, seat, deus_card_of(play->s, frame), 0, 0, count);
}

static bool no_token_is_beside(const deus_state *s, deus_frame frame, const deus_effect *effect) {
    (void)frame, (void)effect;
    return egypt_tokens_beside(s, s->turn_seat) == 0;
}

const deus_operation_row deus_operation_rally = {.begin = begin_rally, .idle = no_token_is_beside};

static bool has_tokens(const deus_asking *asking) {
    return asking->me->tokens >= deus_effect_of(asking->s, *asking->frame)->amount;
}

/* Judges a candidate that costs tokens: too few of them is the first reason against it. */
static void judge_for_tokens(deus_asking *asking, dm_answer answer, dm_reason reason) {
    int needed = deus_effect_of(asking->s, *asking->frame)->amount;
    if (!has_tokens(asking))
        reason = asking_refused(DEUS_TOKENS_SHORT, needed, asking->me->tokens, 0);
    deus_judge(asking, answer, reason);
}

void egypt_spend_tokens(deus_play *play, deus_frame frame, int count) {
    assert(count >= 0 && deus_player_on_turn(play)->tokens >= count);
    deus_player_on_turn(play)->tokens -= (uint8_t)count;
    deus_tell(play, DEUS_DID_SPEND_TOKENS, play->s->turn_seat, deus_card_of(play->s, frame), 0, 0,
              count);
}

/* ---- Building in a camp (E-K3) ----------------------------------------------------------- */

void egypt_after_placing(deus_play *play, uint8_t region) {
    if (!(deus_player_on_turn(play)->camps & deus_region_bit(region))) {
        deus_attack_villages(play);
        return;
    }
    deus_push(play, (deus_frame){.step = DEUS_STEP_VILLAGES});
    deus_push(play, (deus_frame){.step = DEUS_STEP_SHIFT, .region = region});
}

static void run_villages(deus_play *play, deus_frame frame) {
    (void)frame;
    deus_attack_villages(play);
}

const deus_step_row deus_step_villages = {
    .name = "villages",
    .run = run_villages,
    .fits = deus_fits_always,
};

static void ask_shift(deus_asking *asking) {
    deus_region_rule rules[] = {
        {asking->s->near[asking->frame->region], DEUS_NOT_ADJACENT, 0, 0},
        {deus_empty(asking->s), DEUS_REGION_TAKEN, 0, 0},
    };
    deus_set_args(asking, asking->frame->region, 0);
    deus_judge_regions(asking, DEUS_SAY_SHIFT, rules, 2);
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_shift(deus_play *play, deus_frame frame, dm_answer answer) {
    deus_regions *camps = &deus_player_on_turn(play)->camps;
    uint8_t seat = play->s->turn_seat;
    *camps &= ~deus_region_bit(frame.region);
    if (answer.verb == DEUS_SAY_SKIP) {
        deus_tell(play, DEUS_DID_BREAK_CAMP, seat, DM_UNKNOWN, 0, frame.region, 0);
        return;
    }
    *camps |= deus_region_bit(answer.a);
    deus_tell(play, DEUS_DID_SHIFT_CAMP, seat, DM_UNKNOWN, frame.region, answer.a, 0);
}

static bool fits_shift(const deus_state *s, deus_frame frame) {
    return frame.region < deus_region_total(s) &&
           s->players[s->turn_seat].camps & deus_region_bit(frame.region) &&
           deus_buildings_in(s, s->turn_seat, frame.region) > 0;
}

const deus_step_row deus_step_shift = {
    .name = "shift",
    .uses = DEUS_USES_REGION,
    .question = DEUS_ASK_SHIFT,
    .ask = ask_shift,
    .answer = answer_shift,
    .fits = fits_shift,
};

/* ---- Archers ----------------------------------------------------------------------------- */

static dm_reason shoot_reason(const deus_asking *asking, int tile) {
    const deus_state *s = asking->s;
    if (s->attacked >> tile & 1) return asking_refused(DEUS_VILLAGE_ATTACKED, 0, 0, 0);
    bool beside = s->near[s->village[tile]] & deus_region_bit(asking->frame->region);
    return beside ? asking_allowed() : asking_refused(DEUS_NOT_BESIDE_ARMY, 0, 0, 0);
}

static void ask_shoot(deus_asking *asking) {
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), asking->frame->region);
    for (int tile = 0; tile < asking->s->tile_count; tile++)
        deus_judge(asking, asking_say(DEUS_SAY_SHOOT, asking->s->village[tile]),
                   shoot_reason(asking, tile));
}

/* The army attacks alone, gains the VP, and may then move. */
static void answer_shoot(deus_play *play, deus_frame frame, dm_answer answer) {
    deus_state *s = play->s;
    uint8_t tile = answer.a / DEUS_REGIONS_PER_TILE, vp = s->village_vp[tile];
    egypt_spend_tokens(play, frame, deus_effect_of(s, frame)->amount);
    s->attacked |= (uint8_t)(1 << tile);
    s->village_vp[tile] = 0;
    deus_player_on_turn(play)->vp = (int16_t)(deus_player_on_turn(play)->vp + vp);
    deus_tell(play, DEUS_DID_SHOOT, s->turn_seat, deus_card_of(s, frame), 0, answer.a, vp);
    egypt_village_was_attacked(play);
    deus_watch_for_the_end(play);
    frame.step = DEUS_STEP_MARCH;
    deus_push(play, frame);
}

static bool fits_shoot(const deus_state *s, deus_frame frame) {
    if (!deus_fits_army(s, frame)) return false;
    if (s->players[s->turn_seat].tokens < deus_effect_of(s, frame)->amount) return false;
    for (int tile = 0; tile < s->tile_count; tile++)
        if (!(s->attacked >> tile & 1) && s->near[s->village[tile]] & deus_region_bit(frame.region))
            return true;
    return false;
}

const deus_step_row deus_step_shoot = {
    .name = "shoot",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_REGION,
    .question = DEUS_ASK_SHOOT,
    .ask = ask_shoot,
    .answer = answer_shoot,
    .fits = fits_shoot,
    .operations = DEUS_DOES(ARCHERS),
};

/* ---- Chariots ---------------------------------------------------------------------------- */

static void begin_chariots(deus_play *play, deus_frame frame, const deus_effect *effect) {
    (void)effect;
    play->s->moved = 0;
    deus_push(play, frame);
}

const deus_operation_row deus_operation_chariots = {.step = DEUS_STEP_CHARIOTS,
                                                    .begin = begin_chariots};

/* Regions the seat occupies without an army; sea only with a ship. */
static deus_regions chariot_targets(const deus_state *s, uint8_t seat) {
    const deus_player *player = &s->players[seat];
    deus_regions open = ~s->terrain[DEUS_SEA] | player->pieces[DEUS_MARITIME];
    return deus_occupied(s, seat) & open & ~player->pieces[DEUS_MILITARY];
}

static dm_reason chariot_reason(const deus_asking *asking, uint8_t region) {
    if (asking->s->moved & deus_region_bit(region))
        return asking_refused(DEUS_ALREADY_MOVED, 0, 0, 0);
    if (deus_guards_temple(asking->s, asking->seat, region))
        return asking_refused(DEUS_TEMPLE_ABANDONED, 0, 0, 0);
    bool room = chariot_targets(asking->s, asking->seat) != 0;
    return room ? asking_allowed() : asking_refused(DEUS_NOWHERE_TO_GO, 0, 0, 0);
}

/* The token is spent with the first army. */
static void ask_chariots(deus_asking *asking) {
    bool paid = asking->frame->paid;
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    DEUS_FOR_EACH_REGION(region, asking->me->pieces[DEUS_MILITARY]) {
        dm_reason reason = chariot_reason(asking, region);
        if (paid)
            deus_judge(asking, asking_say(DEUS_SAY_ARMY, region), reason);
        else
            judge_for_tokens(asking, asking_say(DEUS_SAY_ARMY, region), reason);
    }
    deus_allow_ending(asking, paid);
}

static void answer_chariots(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb != DEUS_SAY_ARMY) {
        play->s->moved = 0;
        return;
    }
    if (!frame.paid) egypt_spend_tokens(play, frame, deus_effect_of(play->s, frame)->amount);
    frame.paid = 1;
    frame.step = DEUS_STEP_CHARIOT_TO;
    frame.region = answer.a;
    deus_push(play, frame);
}

static bool fits_chariots(const deus_state *s, deus_frame frame) {
    return deus_fits_card(s, frame) && frame.paid <= 1;
}

const deus_step_row deus_step_chariots = {
    .name = "chariots",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_LEFT,
    .question = DEUS_ASK_CHARIOTS,
    .ask = ask_chariots,
    .answer = answer_chariots,
    .fits = fits_chariots,
    .operations = DEUS_DOES(CHARIOTS),
};

static void ask_chariot_to(deus_asking *asking) {
    const deus_state *s = asking->s;
    deus_region_rule rules[] = {
        {deus_occupied(s, asking->seat), DEUS_NOT_OCCUPIED, 0, 0},
        {~s->terrain[DEUS_SEA] | asking->me->pieces[DEUS_MARITIME], DEUS_SEA_WITHOUT_SHIP, 0, 0},
        {~asking->me->pieces[DEUS_MILITARY], DEUS_OWN_ARMY_THERE, 0, 0},
    };
    deus_set_args(asking, deus_card_of(s, *asking->frame), asking->frame->region);
    deus_judge_regions(asking, DEUS_SAY_MARCH, rules, 3);
}

static void answer_chariot_to(deus_play *play, deus_frame frame, dm_answer answer) {
    deus_player_on_turn(play)->pieces[DEUS_MILITARY] ^=
        deus_region_bit(frame.region) | deus_region_bit(answer.a);
    play->s->moved |= deus_region_bit(answer.a);
    deus_tell(play, DEUS_DID_MARCH, play->s->turn_seat, deus_card_of(play->s, frame), frame.region,
              answer.a, 0);
    deus_attack_villages(play);
    frame.step = DEUS_STEP_CHARIOTS;
    frame.region = 0;
    deus_push(play, frame);
}

static bool fits_chariot_to(const deus_state *s, deus_frame frame) {
    return deus_fits_army(s, frame) && frame.paid == 1 &&
           !deus_guards_temple(s, s->turn_seat, frame.region) &&
           chariot_targets(s, s->turn_seat) != 0;
}

const deus_step_row deus_step_chariot_to = {
    .name = "chariot-to",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_LEFT | DEUS_USES_REGION,
    .question = DEUS_ASK_MARCH,
    .ask = ask_chariot_to,
    .answer = answer_chariot_to,
    .fits = fits_chariot_to,
    .operations = DEUS_DOES(CHARIOTS),
};

/* ---- Barracks ---------------------------------------------------------------------------- */

static void ask_barracks(deus_asking *asking) {
    const deus_state *s = asking->s;
    int needed = deus_effect_of(s, *asking->frame)->amount;
    deus_region_rule rules[] = {
        {has_tokens(asking) ? ~(deus_regions)0 : 0, DEUS_TOKENS_SHORT, (uint8_t)needed,
         asking->me->tokens},
        {deus_neighbours(s, asking->me->pieces[DEUS_MILITARY]), DEUS_NOT_BESIDE_ARMY, 0, 0},
        {deus_empty(s), DEUS_REGION_TAKEN, 0, 0},
    };
    deus_set_args(asking, deus_card_of(s, *asking->frame), 0);
    deus_judge_regions(asking, DEUS_SAY_CAMP, rules, 3);
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_barracks(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    deus_player_on_turn(play)->tokens--;
    deus_player_on_turn(play)->camps |= deus_region_bit(answer.a);
    deus_tell(play, DEUS_DID_CAMP, play->s->turn_seat, deus_card_of(play->s, frame), 0, answer.a,
              0);
    deus_attack_villages(play);
}

const deus_step_row deus_step_barracks = {
    .name = "barracks",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_BARRACKS,
    .ask = ask_barracks,
    .answer = answer_barracks,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(BARRACKS),
};
const deus_operation_row deus_operation_barracks = {.step = DEUS_STEP_BARRACKS};

/* ---- Camels ------------------------------------------------------------------------------ */

/* Any number of steps. Without a token: not across the land of others nor an unattacked village. */
deus_regions egypt_within_reach(const deus_state *s, uint8_t seat, uint8_t from, bool with_token) {
    assert(seat < s->player_count && from < deus_region_total(s));
    deus_regions open = ~s->terrain[DEUS_SEA] | s->players[seat].pieces[DEUS_MARITIME], before = 0;
    if (!with_token) {
        open &= ~deus_occupied_by_others(s, seat);
        for (int tile = 0; tile < s->tile_count; tile++)
            if (!(s->attacked >> tile & 1)) open &= ~deus_region_bit(s->village[tile]);
    }
    deus_regions reached = deus_region_bit(from);
    while (reached != before) {
        before = reached;
        reached |= deus_neighbours(s, reached) & open;
    }
    return reached;
}

/* ---- Fortress and garrison --------------------------------------------------------------- */

static bool is_beside_my_army(const deus_asking *asking, uint8_t victim) {
    deus_regions beside = deus_neighbours(asking->s, asking->me->pieces[DEUS_MILITARY]);
    return (deus_occupied(asking->s, victim) & beside) != 0;
}

static dm_reason fortress_reason(const deus_asking *asking, uint8_t victim, uint8_t colour) {
    const deus_player *player = &asking->s->players[victim];
    if (!is_beside_my_army(asking, victim)) return asking_refused(DEUS_NOT_ADJACENT, victim, 0, 0);
    if (player->fortress[colour]) return asking_refused(DEUS_STORE_TAKEN, victim, colour, 0);
    if (player->board[colour] == 0) return asking_refused(DEUS_STORE_EMPTY, victim, colour, 0);
    return asking_allowed();
}

static void ask_fortress(deus_asking *asking) {
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    for (uint8_t victim = 0; victim < asking->s->player_count; victim++)
        for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS && victim != asking->seat; colour++)
            judge_for_tokens(asking, (dm_answer){DEUS_SAY_STORE, victim, colour, 0},
                             fortress_reason(asking, victim, colour));
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_fortress(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    deus_player *victim = &play->s->players[answer.a];
    deus_player_on_turn(play)->tokens--;
    victim->fortress[answer.b] = (uint8_t)(play->s->turn_seat + 1);
    victim->board[answer.b]--;
    victim->supply[answer.b]++;
    deus_tell(play, DEUS_DID_FORTIFY, play->s->turn_seat, deus_card_of(play->s, frame), answer.a,
              answer.b, 0);
}

const deus_step_row deus_step_fortress = {
    .name = "fortress",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_FORTRESS,
    .ask = ask_fortress,
    .answer = answer_fortress,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(FORTRESS),
};
const deus_operation_row deus_operation_fortress = {.step = DEUS_STEP_FORTRESS};

void egypt_share_pieces(deus_play *play, uint8_t seat, uint8_t colour, int amount) {
    assert(colour < DEUS_STANDARD_COLOURS && amount > 0);
    uint8_t owner = play->s->players[seat].fortress[colour];
    if (owner == 0) return;
    deus_player *player = &play->s->players[owner - 1];
    if (amount > player->supply[colour]) amount = player->supply[colour];
    if (amount == 0) return;
    player->supply[colour] -= (uint8_t)amount;
    player->board[colour] += (uint8_t)amount;
    deus_tell(play, DEUS_DID_GAIN_PIECE, (uint8_t)(owner - 1), deus_card_named("fortress"), colour,
              0, amount);
}

static dm_reason garrison_reason(const deus_asking *asking, uint8_t victim, uint8_t colour) {
    const deus_player *player = &asking->s->players[victim];
    if (!is_beside_my_army(asking, victim)) return asking_refused(DEUS_NOT_ADJACENT, victim, 0, 0);
    if (player->garrison[colour]) return asking_refused(DEUS_COLUMN_TAKEN, victim, colour, 0);
    if (player->height[colour] == 0) return asking_refused(DEUS_COLUMN_EMPTY, victim, colour, 0);
    return asking_allowed();
}

static void ask_garrison(deus_asking *asking) {
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    for (uint8_t victim = 0; victim < asking->s->player_count; victim++)
        for (uint8_t colour = 0; colour < DEUS_COLOURS && victim != asking->seat; colour++)
            judge_for_tokens(asking, (dm_answer){DEUS_SAY_GUARD, victim, colour, 0},
                             garrison_reason(asking, victim, colour));
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

/* Steals by the rank of the column's last card, at most `limit`. */
static void answer_garrison(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    uint8_t card = deus_card_of(play->s, frame);
    deus_player *victim = &play->s->players[answer.a];
    int rank = victim->height[answer.b], most = deus_effect_of(play->s, frame)->limit;
    deus_player_on_turn(play)->tokens--;
    victim->garrison[answer.b] = (uint8_t)(play->s->turn_seat + 1);
    deus_tell(play, DEUS_DID_GUARD, play->s->turn_seat, card, answer.a, answer.b, 0);
    deus_steal(play, answer.a, DEUS_IN_VP, rank < most ? rank : most, card);
}

const deus_step_row deus_step_garrison = {
    .name = "garrison",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_GARRISON,
    .ask = ask_garrison,
    .answer = answer_garrison,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(GARRISON),
};
const deus_operation_row deus_operation_garrison = {.step = DEUS_STEP_GARRISON};
