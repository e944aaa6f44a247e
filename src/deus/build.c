/* Building: may this card be built, what does it cost, how is it paid (D-B1, D-B2, D-TP1 to
 * D-TP3), and the joker (D-W3).
 *
 * Order (D-B1): card, payment, piece, villages, effects. The card is laid at once; the steps that
 * follow are pushed last one first. */
#include "deus/egypt.h"
#include "engine/guard.h"

/* The least gold a cost asks for: a resource that is not owned must be replaced (D-B2). */
static int least_gold(const deus_state *s, uint8_t seat, uint8_t goods, int gold) {
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        if (goods >> resource & 1 && s->players[seat].resources[resource] == 0)
            gold += egypt_gold_for(s, resource);
    return gold;
}

static dm_reason cost_reason(const deus_state *s, uint8_t seat, uint8_t goods, int gold) {
    int needed = least_gold(s, seat, goods, gold), owned = s->players[seat].gold;
    return owned < needed ? asking_refused(DEUS_CANNOT_PAY, needed, owned, 0) : asking_allowed();
}

/* D-TP1: the n-th temple needs n-1 cards of each other colour. */
static dm_reason temple_reason(const deus_state *s, uint8_t seat) {
    const deus_player *player = &s->players[seat];
    int needed = player->height[DEUS_TEMPLE];
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        if (deus_cards_of(s, seat, colour) < needed)
            return asking_refused(DEUS_COLUMN_TOO_SHORT, needed, colour, 0);
    if (s->temples_left > 0 && !deus_has_site(s, seat, DEUS_TEMPLE, 0))
        return asking_refused(DEUS_NO_TEMPLE_SITE, 0, 0, 0);
    return asking_allowed();
}

static dm_reason piece_reason(const deus_state *s, uint8_t seat, uint8_t colour, int condition) {
    if (s->players[seat].board[colour] == 0)
        return asking_refused(DEUS_NO_PIECE_ON_BOARD, colour, 0, 0);
    if (deus_has_site(s, seat, colour, condition)) return asking_allowed();
    if (condition > 0) return asking_refused(DEUS_NO_CITY_FOR_PIECE, colour, condition, 0);
    return asking_refused(DEUS_NO_REGION_FOR_PIECE, colour, 0, 0);
}

/* The gold on a card, or as many as its rank in the column it is laid in. */
static int gold_of_card(const deus_player *player, uint8_t card, uint8_t column) {
    const deus_card *row = &deus_cards[card];
    return row->costs_rank ? player->height[column] + 1 : row->gold;
}

/* May the card be laid in this column, as far as cost and room go? */
dm_reason deus_lay_reason(const deus_state *s, uint8_t seat, uint8_t card, uint8_t column) {
    assert(seat < s->player_count && card < DEUS_CARD_KINDS && column < DEUS_COLOURS);
    const deus_card *row = &deus_cards[card];
    if (column != row->colour && egypt_other_column(s, seat, row->colour) == DM_UNKNOWN)
        return asking_refused(DEUS_NO_LAYING_ELSEWHERE, row->colour, 0, 0);
    if (s->players[seat].height[column] == DEUS_COLUMN_MAX)
        return asking_refused(DEUS_COLUMN_FULL, column, 0, 0);
    return cost_reason(s, seat, egypt_goods_to_pay(s, seat, row->cost),
                       gold_of_card(&s->players[seat], card, column));
}

/* A card that a temple lets lie elsewhere may be affordable only there. */
static dm_reason lay_somewhere_reason(const deus_state *s, uint8_t seat, uint8_t card) {
    uint8_t colour = deus_cards[card].colour;
    dm_reason reason = deus_lay_reason(s, seat, card, colour);
    if (reason.code == DEUS_ALLOWED || egypt_other_column(s, seat, colour) == DM_UNKNOWN)
        return reason;
    for (uint8_t column = 0; column < DEUS_STANDARD_COLOURS; column++)
        if (deus_lay_reason(s, seat, card, column).code == DEUS_ALLOWED) return asking_allowed();
    return reason;
}

dm_reason deus_build_reason(const deus_state *s, uint8_t seat, uint8_t card) {
    assert(seat < s->player_count && card < DEUS_CARD_KINDS);
    const deus_card *row = &deus_cards[card];
    dm_reason reason = lay_somewhere_reason(s, seat, card);
    if (reason.code != DEUS_ALLOWED) return reason;
    if (row->colour == DEUS_TEMPLE) return temple_reason(s, seat);
    return piece_reason(s, seat, row->colour, row->condition);
}

static void lay_card(deus_play *play, uint8_t colour, uint8_t card) {
    deus_player *player = deus_player_on_turn(play);
    deus_remove_from_hand(player, card);
    dm_guard(player->height[colour] < DEUS_COLUMN_MAX);
    player->column[colour][player->height[colour]++] = card;
}

static void pay_gold(deus_play *play, int amount, uint8_t instead_of) {
    if (amount == 0) return;
    deus_player_on_turn(play)->gold = (int16_t)(deus_player_on_turn(play)->gold - amount);
    deus_tell(play, DEUS_DID_PAY_GOLD, play->s->turn_seat, DM_UNKNOWN, instead_of, 0, amount);
}

static void push_placing(deus_play *play, uint8_t colour, uint8_t condition) {
    uint8_t step = condition > 0 ? DEUS_STEP_PLACE_IN : DEUS_STEP_PLACE;
    deus_push(play, (deus_frame){.step = step, .piece = colour, .condition = condition});
}

void deus_lay_and_build(deus_play *play, uint8_t card, uint8_t column) {
    dm_guard(card < DEUS_CARD_KINDS && column < DEUS_COLOURS);
    const deus_card *row = &deus_cards[card];
    uint8_t seat = play->s->turn_seat, goods = egypt_goods_to_pay(play->s, seat, row->cost);
    int gold = gold_of_card(deus_player_on_turn(play), card, column);
    lay_card(play, column, card);
    deus_tell(play, DEUS_DID_BUILD, seat, card, card, 0, egypt_first_charges(card));
    if (row->colour == DEUS_TEMPLE) egypt_temple_was_laid(play, card);
    uint8_t asked = egypt_use_goods(play, row->cost & (uint8_t)~goods);
    pay_gold(play, gold, DM_UNKNOWN);
    if (row->colour != DEUS_TEMPLE)
        deus_push(play, (deus_frame){.step = DEUS_STEP_EFFECTS, .column = column});
    if (row->colour != DEUS_TEMPLE || play->s->temples_left > 0)
        push_placing(play, row->colour, row->condition);
    if (asked)
        deus_push(play, (deus_frame){.step = DEUS_STEP_GOODS, .column = column, .goods = asked});
    if (goods)
        deus_push(play, (deus_frame){.step = DEUS_STEP_PAY, .column = column, .goods = goods});
}

void deus_begin_build(deus_play *play, uint8_t card) {
    dm_guard(card < DEUS_CARD_KINDS);
    uint8_t colour = deus_cards[card].colour;
    if (egypt_other_column(play->s, play->s->turn_seat, colour) == DM_UNKNOWN)
        deus_lay_and_build(play, card, colour);
    else
        deus_push(play, (deus_frame){.step = DEUS_STEP_LAY, .card = card});
}

/* ---- Payment ----------------------------------------------------------------------------- */

/* The resource a payment is about: the first that is still to be paid. */
static uint8_t resource_to_pay(deus_frame frame) { return (uint8_t)__builtin_ctz(frame.goods); }

static dm_reason gold_instead_reason(const deus_state *s, uint8_t seat, deus_frame frame) {
    uint8_t others = frame.goods & (uint8_t)(frame.goods - 1);
    int needed = least_gold(s, seat, others, egypt_gold_for(s, resource_to_pay(frame)));
    int owned = s->players[seat].gold;
    return owned < needed ? asking_refused(DEUS_GOLD_SHORT, needed, owned, 0) : asking_allowed();
}

static void ask_pay(deus_asking *asking) {
    deus_frame frame = *asking->frame;
    uint8_t resource = resource_to_pay(frame), height = asking->me->height[frame.column];
    deus_set_args(asking, resource, asking->me->column[frame.column][height - 1]);
    dm_reason reason = asking_allowed();
    if (asking->me->resources[resource] == 0)
        reason = asking_refused(DEUS_RESOURCE_NOT_OWNED, resource, 0, 0);
    deus_judge(asking, asking_say(DEUS_SAY_PAY, resource), reason);
    deus_judge(asking, asking_say(DEUS_SAY_GOLD, resource),
               gold_instead_reason(asking->s, asking->seat, frame));
}

static void answer_pay(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_GOLD) {
        pay_gold(play, egypt_gold_for(play->s, answer.a), answer.a);
    } else {
        deus_return_resource(play, play->s->turn_seat, answer.a, 1);
        deus_tell(play, DEUS_DID_PAY_RESOURCE, play->s->turn_seat, DM_UNKNOWN, answer.a, 0, 1);
    }
    frame.goods &= (uint8_t)(frame.goods - 1);
    if (frame.goods) deus_push(play, frame);
}

static bool fits_payment(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    if (frame.column >= DEUS_COLOURS || player->height[frame.column] == 0) return false;
    uint8_t card = player->column[frame.column][player->height[frame.column] - 1];
    if (card == DM_UNKNOWN || frame.goods == 0 || frame.goods & ~deus_cards[card].cost)
        return false;
    return player->gold >= least_gold(s, s->turn_seat, frame.goods, 0);
}

const deus_step_row deus_step_pay = {
    .name = "pay",
    .uses = DEUS_USES_COLUMN | DEUS_USES_GOODS,
    .question = DEUS_ASK_PAY,
    .ask = ask_pay,
    .answer = answer_pay,
    .fits = fits_payment,
};

/* ---- The joker --------------------------------------------------------------------------- */

/* Its cost: as many gold as its position in the column. */
static int joker_price(const deus_player *player, uint8_t colour) {
    return player->height[colour] + 1;
}

static dm_reason joker_column_reason(const deus_state *s, uint8_t seat, uint8_t colour) {
    if (s->players[seat].height[colour] == DEUS_COLUMN_MAX)
        return asking_refused(DEUS_COLUMN_FULL, colour, 0, 0);
    dm_reason reason = cost_reason(s, seat, 0, joker_price(&s->players[seat], colour));
    return reason.code != DEUS_ALLOWED ? reason : piece_reason(s, seat, colour, 0);
}

dm_reason deus_joker_reason(const deus_state *s, uint8_t seat) {
    assert(seat < s->player_count);
    if (s->players[seat].joker_column != DM_UNKNOWN)
        return asking_refused(DEUS_JOKER_SPENT, 0, 0, 0);
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        if (joker_column_reason(s, seat, colour).code == DEUS_ALLOWED) return asking_allowed();
    return asking_refused(DEUS_JOKER_NO_COLUMN, 0, 0, 0);
}

static void ask_column(deus_asking *asking) {
    deus_set_args(asking, asking->frame->card, 0);
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        deus_judge(asking, asking_say(DEUS_SAY_COLUMN, colour),
                   joker_column_reason(asking->s, asking->seat, colour));
}

static void answer_column(deus_play *play, deus_frame frame, dm_answer answer) {
    deus_player *player = deus_player_on_turn(play);
    uint8_t colour = answer.a;
    int price = joker_price(player, colour);
    player->joker_column = colour;
    player->joker_place = player->height[colour];
    lay_card(play, colour, frame.card);
    deus_tell(play, DEUS_DID_JOKER, play->s->turn_seat, DM_UNKNOWN, colour, 0, 0);
    deus_tell_secret(play, DEUS_DID_HIDE_CARD, play->s->turn_seat, frame.card);
    pay_gold(play, price, DM_UNKNOWN);
    deus_push(play, (deus_frame){.step = DEUS_STEP_EFFECTS, .column = colour});
    deus_push(play, (deus_frame){.step = DEUS_STEP_PLACE, .piece = colour});
}

static bool fits_joker(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    if (deus_joker_reason(s, s->turn_seat).code != DEUS_ALLOWED) return false;
    for (int k = 0; k < player->hand_count; k++)
        if (player->hand[k] == frame.card) return true;
    return false;
}

const deus_step_row deus_step_column = {
    .name = "column",
    .uses = DEUS_USES_CARD,
    .question = DEUS_ASK_COLUMN,
    .ask = ask_column,
    .answer = answer_column,
    .fits = fits_joker,
};
