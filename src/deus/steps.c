/* The table of steps and the loop that drives them.
 *
 * Every kind of pending work is one row: it asks and takes the answer, or it runs. After
 * deus_advance() the step on top has at least two answers, or the game is over. */
#include <string.h>

#include "deus/rules.h"

/* ---- Does a frame that was read from a text make sense? ------------------------------------ */

static bool fits_always(const deus_state *s, deus_frame frame) {
    (void)s, (void)frame;
    return true;
}

static int pieces_picked(const deus_player *player) {
    int picked = 0;
    for (int colour = 0; colour < STANDARD_COLOURS; colour++) picked += player->board[colour];
    return picked;
}

/* Earlier seats have picked all (if it is known what), later ones nothing. */
static bool others_fit_pick(const deus_state *s, uint8_t picking) {
    for (uint8_t seat = 0; seat < s->player_count; seat++) {
        const deus_player *player = &s->players[seat];
        bool unknown = player->board[0] == DM_UNKNOWN;
        if (seat < picking && !unknown && pieces_picked(player) != s->start_pieces) return false;
        if (seat > picking && pieces_picked(player) != 0) return false;
    }
    return true;
}

static bool fits_pick(const deus_state *s, deus_frame frame) {
    if (s->start_pieces == 0 || frame.seat >= s->player_count) return false;
    const deus_player *player = &s->players[frame.seat];
    if (!others_fit_pick(s, frame.seat)) return false;
    if (frame.left == DM_UNKNOWN) return frame.at == DM_UNKNOWN && player->board[0] == DM_UNKNOWN;
    int room = 0;
    for (int colour = frame.at; colour < STANDARD_COLOURS; colour++)
        room += PIECES_PER_TYPE - player->board[colour];
    return frame.at < STANDARD_COLOURS && pieces_picked(player) + frame.left == s->start_pieces &&
           frame.left > 0 && room >= frame.left;
}

static bool fits_joker(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    if (deus_joker_reason(s, s->turn_seat).code != ALLOWED) return false;
    for (int k = 0; k < player->hand_count; k++)
        if (player->hand[k] == frame.card) return true;
    return false;
}

static bool fits_payment(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    if (frame.column >= COLOURS || player->height[frame.column] == 0) return false;
    uint8_t card = player->column[frame.column][player->height[frame.column] - 1];
    if (card == DM_UNKNOWN || frame.goods == 0 || frame.goods & ~deus_cards[card].cost)
        return false;
    int missing = 0;
    for (int resource = 0; resource < RESOURCES; resource++)
        missing += (frame.goods >> resource & 1) && player->resources[resource] == 0;
    return player->gold >= 4 * missing;
}

static bool fits_placing(const deus_state *s, deus_frame frame) {
    if (frame.column >= COLOURS) return false;
    if (frame.column == TEMPLE ? s->temples_left == 0
                               : s->players[s->turn_seat].board[frame.column] == 0)
        return false;
    return deus_has_site(s, s->turn_seat, frame.column);
}

static bool fits_column(const deus_state *s, deus_frame frame) {
    return frame.column < STANDARD_COLOURS &&
           frame.place <= s->players[s->turn_seat].height[frame.column];
}

/* A card of the player on turn that has an effect. */
static bool fits_card(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    return frame.column < STANDARD_COLOURS && frame.place < player->height[frame.column] &&
           !deus_is_joker(player, frame.column, frame.place);
}

static bool fits_resolve(const deus_state *s, deus_frame frame) {
    return fits_card(s, frame) && frame.left <= 1;
}

static bool card_does(const deus_state *s, deus_frame frame, uint8_t operation) {
    return fits_card(s, frame) && deus_cards[deus_card_of(s, frame)].effect.operation == operation;
}

static bool fits_sell(const deus_state *s, deus_frame f) { return card_does(s, f, SELL); }
static bool fits_produce(const deus_state *s, deus_frame f) { return card_does(s, f, PRODUCE_ONE); }
static bool fits_harvest(const deus_state *s, deus_frame f) { return card_does(s, f, HARVEST); }
static bool fits_activate(const deus_state *s, deus_frame f) { return card_does(s, f, ACTIVATE); }
static bool fits_raid(const deus_state *s, deus_frame f) { return card_does(s, f, RAID); }
static bool fits_army(const deus_state *s, deus_frame f) { return card_does(s, f, MARCH); }
static bool fits_piracy(const deus_state *s, deus_frame f) { return card_does(s, f, PIRACY); }

static bool fits_draw(const deus_state *s, deus_frame frame) {
    return card_does(s, frame, DRAW) && frame.left > 0 && frame.left <= REGIONS_MAX;
}

static bool fits_buy(const deus_state *s, deus_frame frame) {
    return card_does(s, frame, BUY) && frame.at < RESOURCES && frame.left > 0 &&
           frame.left <= deus_cards[deus_card_of(s, frame)].effect.limit;
}

static bool fits_march(const deus_state *s, deus_frame frame) {
    return card_does(s, frame, MARCH) && frame.at < deus_region_total(s) &&
           s->players[s->turn_seat].pieces[MILITARY] & region_bit(frame.at);
}

/* A choice of pieces: by a card that gives some, or by Mars. */
static bool fits_pieces(const deus_state *s, deus_frame frame) {
    bool by_god =
        frame.step == STEP_MORE_PIECES && frame.place == DM_UNKNOWN && frame.column == MILITARY;
    if (!by_god && !card_does(s, frame, PIECES)) return false;
    int room = 0;
    for (int colour = frame.at; colour < STANDARD_COLOURS; colour++)
        room += s->players[s->turn_seat].supply[colour];
    return frame.left > 0 && room >= frame.left;
}

static bool fits_resources(const deus_state *s, deus_frame frame) {
    int room = 0;
    for (int resource = frame.at; resource < RESOURCES; resource++)
        room += s->resources_left[resource];
    return frame.left > 0 && room >= frame.left;
}

static bool fits_discard(const deus_state *s, deus_frame frame) {
    return s->offering_count > 0 && s->offering[0] != DM_UNKNOWN &&
           (frame.at < deus_card_count || frame.at == DM_UNKNOWN);
}

static bool fits_refill(const deus_state *s, deus_frame frame) {
    (void)s;
    return frame.left <= HAND_MAX;
}

static bool fits_god(const deus_state *s, deus_frame frame) {
    (void)s;
    return frame.left > 0 && frame.left <= HAND_MAX;
}

/* ---- The table ----------------------------------------------------------------------------- */

enum { OF_CARD = USES_COLUMN | USES_PLACE };

/* clang-format off */
const deus_step_row deus_steps[STEP_KINDS] = {
    [STEP_PICK] = {"pick", USES_SEAT | USES_LEFT | USES_COLOUR, ASK_PICK, ask_pick, answer_pick, NULL, fits_pick},
    [STEP_DEAL] = {"deal", 0, 0, NULL, NULL, run_deal, fits_always},
    [STEP_TURN] = {"turn", 0, ASK_TURN, ask_turn, answer_turn, NULL, fits_always},
    [STEP_END_TURN] = {"end-turn", 0, 0, NULL, NULL, run_end_turn, fits_always},
    [STEP_COLUMN] = {"column", USES_CARD, ASK_COLUMN, ask_column, answer_column, NULL, fits_joker},
    [STEP_PAY] = {"pay", USES_COLUMN | USES_GOODS, ASK_PAY, ask_pay, answer_pay, NULL, fits_payment},
    [STEP_PLACE] = {"place", USES_COLUMN, ASK_PLACE, ask_place, answer_place, NULL, fits_placing},
    [STEP_EFFECTS] = {"effects", OF_CARD, 0, NULL, NULL, run_effects, fits_column},
    [STEP_RESOLVE] = {"resolve", OF_CARD | USES_LEFT, 0, NULL, NULL, run_resolve, fits_resolve},
    [STEP_SELL] = {"sell", OF_CARD, ASK_SELL, ask_sell, answer_sell, NULL, fits_sell},
    [STEP_BUY] = {"buy", OF_CARD | USES_LEFT | USES_RESOURCE, ASK_BUY, ask_buy, answer_buy, NULL, fits_buy},
    [STEP_PRODUCE] = {"produce", OF_CARD, ASK_PRODUCE, ask_produce, answer_produce, NULL, fits_produce},
    [STEP_HARVEST] = {"harvest", OF_CARD, ASK_HARVEST, ask_harvest, answer_harvest, NULL, fits_harvest},
    [STEP_DRAW] = {"draw", OF_CARD | USES_LEFT, ASK_DRAW, ask_draw, answer_draw, NULL, fits_draw},
    [STEP_PIECES] = {"pieces", OF_CARD | USES_LEFT | USES_COLOUR, ASK_PIECE, ask_piece, answer_piece, NULL, fits_pieces},
    [STEP_MORE_PIECES] = {"more-pieces", OF_CARD | USES_LEFT | USES_COLOUR, ASK_PIECE, ask_piece, answer_piece, NULL, fits_pieces},
    [STEP_ACTIVATE] = {"activate", OF_CARD, ASK_ACTIVATE, ask_activate, answer_activate, NULL, fits_activate},
    [STEP_RAID] = {"raid", OF_CARD, ASK_RAID, ask_raid, answer_raid, NULL, fits_raid},
    [STEP_ARMY] = {"army", OF_CARD, ASK_ARMY, ask_army, answer_army, NULL, fits_army},
    [STEP_MARCH] = {"march", OF_CARD | USES_REGION, ASK_MARCH, ask_march, answer_march, NULL, fits_march},
    [STEP_ROB] = {"rob", OF_CARD | USES_REGION, ASK_ROB, ask_rob, answer_rob, NULL, fits_march},
    [STEP_PIRACY] = {"piracy", OF_CARD, ASK_PIRACY, ask_piracy, answer_piracy, NULL, fits_piracy},
    [STEP_DISCARD] = {"discard", USES_LAST_CARD, ASK_DISCARD, ask_discard, answer_discard, NULL, fits_discard},
    [STEP_GOD] = {"god", USES_LEFT, ASK_GOD, ask_god, answer_god, NULL, fits_god},
    [STEP_RESOURCES] = {"resources", USES_LEFT | USES_RESOURCE, ASK_RESOURCE, ask_resource, answer_resource, NULL, fits_resources},
    [STEP_REFILL] = {"refill", USES_LEFT, 0, NULL, NULL, run_refill, fits_refill},
};
/* clang-format on */

void deus_push(deus_play *play, deus_frame frame) {
    assert(play->s->depth < STEPS_MAX);
    play->s->steps[play->s->depth++] = frame;
}

static deus_frame pop(deus_state *s) {
    assert(s->depth > 0);
    deus_frame *top = &s->steps[--s->depth], frame = *top;
    memset(top, 0, sizeof *top);
    return frame;
}

static void ask_top(const deus_state *s, dm_question *question, dm_refusals *refusals) {
    const deus_frame *frame = s->depth ? &s->steps[s->depth - 1] : NULL;
    begin_question(question, deus_seat_to_answer(s),
                   frame ? deus_steps[frame->step].question : ASK_TURN);
    if (!frame) return;
    deus_asking asking = {s,        frame,   question->seat, &s->players[question->seat],
                          question, refusals};
    deus_steps[frame->step].ask(&asking);
}

void deus_advance(deus_play *play, dm_question *question) {
    deus_state *s = play->s;
    while (s->depth > 0) {
        const deus_step_row *row = &deus_steps[s->steps[s->depth - 1].step];
        if (row->run) {
            row->run(play, pop(s));
            continue;
        }
        ask_top(s, question, NULL);
        if (question->count != 1 || question->partial) return;
        row->answer(play, pop(s), question->answers[0]);
    }
    ask_top(s, question, NULL);
}

void deus_ask(const dm_state *state, dm_question *question, dm_refusals *refusals) {
    question->revealed = false;
    if (refusals) refusals->count = 0;
    ask_top(deus_const(state), question, refusals);
}

void deus_apply(dm_state *state, dm_answer answer, dm_events *events, dm_question *next) {
    deus_play play = {deus(state), events};
    assert(play.s->depth > 0);
    play.s->revealed = 0;
    const deus_step_row *row = &deus_steps[play.s->steps[play.s->depth - 1].step];
    row->answer(&play, pop(play.s), answer);
    deus_advance(&play, next);
    next->revealed = play.s->revealed;
    play.s->revealed = 0;
}

/* ---- Judging regions ------------------------------------------------------------------------ */

deus_regions deus_let_through(const deus_region_rule *rules, int count) {
    deus_regions regions = ~(deus_regions)0;
    for (int k = 0; k < count; k++) regions &= rules[k].lets_through;
    return regions;
}

static dm_reason reason_against(const deus_state *s, const deus_region_rule *rules, int count,
                                uint8_t region) {
    for (int k = 0; k < count; k++) {
        if (rules[k].lets_through & region_bit(region)) continue;
        uint8_t argument =
            rules[k].code == OTHER_PLAYER_THERE ? deus_region_owner(s, region) : rules[k].argument;
        return refused(rules[k].code, argument, rules[k].second, 0);
    }
    return allowed();
}

void deus_judge_regions(deus_asking *asking, uint8_t verb, const deus_region_rule *rules,
                        int count) {
    if (!asking->refusals) {
        deus_regions board = region_bit(deus_region_total(asking->s)) - 1;
        FOR_EACH_REGION(region, deus_let_through(rules, count) & board)
        allow(asking, verb, region);
        return;
    }
    for (uint8_t region = 0; region < deus_region_total(asking->s); region++)
        judge(asking, say(verb, region), reason_against(asking->s, rules, count, region));
}

/* ---- Telling and gaining -------------------------------------------------------------------- */

void deus_tell(deus_play *play, uint8_t kind, uint8_t seat, uint8_t via, uint8_t a, uint8_t b,
               int amount) {
    tell(play->events, (dm_event){kind, seat, DM_EVERYONE, via, a, b, (int16_t)amount});
}

void deus_tell_secret(deus_play *play, uint8_t kind, uint8_t seat, uint8_t a) {
    tell(play->events, (dm_event){kind, seat, (uint8_t)(1 << seat), DM_UNKNOWN, a, 0, 0});
}

void deus_gain(deus_play *play, uint8_t seat, uint8_t currency, int amount, uint8_t via) {
    if (amount == 0) return;
    deus_player *player = &play->s->players[seat];
    if (currency == IN_GOLD)
        player->gold = (int16_t)(player->gold + amount);
    else
        player->vp = (int16_t)(player->vp + amount);
    deus_tell(play, currency == IN_GOLD ? DID_GAIN_GOLD : DID_GAIN_VP, seat, via, 0, 0, amount);
}

/* D-O4: what has run out is not gained. */
void deus_gain_resource(deus_play *play, uint8_t seat, uint8_t resource, int amount, uint8_t via) {
    uint8_t *left = &play->s->resources_left[resource];
    if (amount > *left) amount = *left;
    if (amount == 0) return;
    *left = (uint8_t)(*left - amount);
    play->s->players[seat].resources[resource] += (uint8_t)amount;
    deus_tell(play, DID_GAIN_RESOURCE, seat, via, resource, 0, amount);
}

void deus_gain_piece(deus_play *play, uint8_t seat, uint8_t colour, int amount, uint8_t via) {
    deus_player *player = &play->s->players[seat];
    if (amount > player->supply[colour]) amount = player->supply[colour];
    if (amount == 0) return;
    player->supply[colour] -= (uint8_t)amount;
    player->board[colour] += (uint8_t)amount;
    deus_tell(play, DID_GAIN_PIECE, seat, via, colour, 0, amount);
}

void deus_return_resource(deus_play *play, uint8_t seat, uint8_t resource, int amount) {
    assert(play->s->players[seat].resources[resource] >= amount);
    play->s->players[seat].resources[resource] -= (uint8_t)amount;
    play->s->resources_left[resource] += (uint8_t)amount;
}

/* A thief takes at most what the victim has. */
void deus_steal(deus_play *play, uint8_t victim, uint8_t currency, int amount, uint8_t via) {
    deus_player *from = &play->s->players[victim], *to = player_on_turn(play);
    int16_t *source = currency == IN_GOLD ? &from->gold : &from->vp;
    int16_t *target = currency == IN_GOLD ? &to->gold : &to->vp;
    if (amount > *source) amount = *source;
    *source = (int16_t)(*source - amount);
    *target = (int16_t)(*target + amount);
    deus_tell(play, currency == IN_GOLD ? DID_STEAL_GOLD : DID_STEAL_VP, play->s->turn_seat, via,
              victim, 0, amount);
}
