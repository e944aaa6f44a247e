/* Science of Egypt: once effects, and what only its cards do: taking from the discard pile,
 * exchanging and buying cards. Activation by rank and by coin is a matter of science.c. */
#include "deus/egypt.h"
#include "deus/versions.h"
#include "engine/guard.h"

/* ---- Once effects (E-G2) ----------------------------------------------------------------- */

/* Whether some army of the seat on turn could march by camels where only a token opens the way. */
static bool camels_can_force(const deus_state *s, deus_frame frame) {
    dm_question question;
    frame.step = DEUS_STEP_MARCH;
    DEUS_FOR_EACH_REGION(region, s->players[s->turn_seat].pieces[DEUS_MILITARY]) {
        frame.region = region;
        deus_ask_step(s, frame, &question);
        for (int k = 0; k < question.count; k++)
            if (question.answers[k].verb == DEUS_SAY_FORCE) return true;
    }
    return false;
}

/* Whether the main effect of the card could spend tokens that then lie beside the supply (E-K1). */
static bool can_spend_tokens(const deus_state *s, deus_frame main) {
    switch (deus_effect_of(s, main)->operation) {
    case DEUS_ARCHERS:
    case DEUS_CHARIOTS: return !deus_effect_is_idle(s, main);
    case DEUS_CAMELS: return camels_can_force(s, main);
    default: return false;
    }
}

static bool can_gain_piece(const deus_player *player) {
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        if (player->supply[colour] > 0) return true;
    return false;
}

/* A main effect can make work for a once effect that would do nothing before it: tokens that it
 * spends can be brought again, and a piece that it gains can complete a pair. */
static bool main_effect_helps(const deus_state *s, deus_frame main, const deus_card *card) {
    const deus_player *me = &s->players[s->turn_seat];
    if (card->once.operation == DEUS_RALLY) return can_spend_tokens(s, main);
    return card->once.operation == DEUS_GAIN && card->once.per.kind == DEUS_PAIRS_READY &&
           egypt_pieces_ready(me) % 2 == 1 && can_gain_piece(me);
}

/* Asked at the card's turn in the column, when it was just laid; not asked in a way in which it
 * would do nothing. */
static void ask_once(deus_asking *asking) {
    const deus_state *s = asking->s;
    uint8_t card = deus_card_of(s, *asking->frame);
    deus_frame main = {.column = asking->frame->column, .place = asking->frame->place}, once = main;
    once.once = 1;
    bool useful = !deus_asks_only_for_useful_once(s) || !deus_effect_is_idle(s, once);
    deus_set_args(asking, card, 0);
    if (useful) deus_allow(asking, DEUS_SAY_BEFORE, 0);
    if (useful || main_effect_helps(s, main, &deus_cards[card]))
        deus_allow(asking, DEUS_SAY_AFTER, 0);
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

/* The frame of the card being resolved lies below: it is told what comes next. */
static void answer_once(deus_play *play, deus_frame frame, dm_answer answer) {
    deus_frame *resolving = &play->s->steps[play->s->depth - 1];
    assert(resolving->step == DEUS_STEP_RESOLVE);
    bool once_first = answer.verb == DEUS_SAY_BEFORE;
    resolving->stage = once_first                      ? DEUS_MAIN_IS_NEXT
                       : answer.verb == DEUS_SAY_AFTER ? DEUS_ONCE_IS_NEXT
                                                       : DEUS_RESOLVED;
    deus_begin_effect(play, frame, once_first);
}

static bool fits_once(const deus_state *s, deus_frame frame) {
    frame.once = 1;
    return deus_fits_card(s, frame);
}

const deus_step_row deus_step_once = {
    .name = "once",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_ONCE,
    .ask = ask_once,
    .answer = answer_once,
    .fits = fits_once,
    .operations = DEUS_DOES_ANYTHING,
};

/* ---- Pieces ------------------------------------------------------------------------------ */

static void begin_fill_board(deus_play *play, deus_frame frame, const deus_effect *effect) {
    const deus_player *player = deus_player_on_turn(play);
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
        int missing = effect->amount - player->board[colour];
        if (missing > 0)
            deus_gain_piece(play, play->s->turn_seat, colour, missing,
                            deus_card_of(play->s, frame));
    }
}

static bool fills_nothing(const deus_state *s, deus_frame frame, const deus_effect *effect) {
    (void)frame;
    const deus_player *player = &s->players[s->turn_seat];
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        if (player->board[colour] < effect->amount && player->supply[colour] > 0) return false;
    return true;
}

const deus_operation_row deus_operation_fill_board = {.begin = begin_fill_board,
                                                      .idle = fills_nothing};

/* ---- The discard pile -------------------------------------------------------------------- */

static void begin_draw_discards(deus_play *play, deus_frame frame, const deus_effect *effect) {
    frame.left = effect->amount;
    deus_push(play, frame);
}

const deus_operation_row deus_operation_draw_discards = {.step = DEUS_STEP_DRAW,
                                                         .begin = begin_draw_discards};

/* ---- Exchanging cards -------------------------------------------------------------------- */

/* The card that will lie on top comes first; the others follow in the order of the card table. */
static void ask_exchange(deus_asking *asking) {
    const deus_player *me = asking->me;
    asking->question->partial = !deus_hand_is_known(me);
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    for (int place = 0; place < me->hand_count; place++) {
        if (me->hand[place] == DM_UNKNOWN) continue;
        if (place == 0 || me->hand[place - 1] != me->hand[place])
            deus_allow(asking, DEUS_SAY_TOP, me->hand[place]);
    }
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_exchange(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    deus_remove_from_hand(deus_player_on_turn(play), answer.a);
    play->s->offering[0] = answer.a;
    play->s->offering_count = 1;
    frame.step = DEUS_STEP_EXCHANGE_MORE;
    frame.last_card = 0;
    deus_push(play, frame);
}

const deus_step_row deus_step_exchange = {
    .name = "exchange",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_EXCHANGE,
    .ask = ask_exchange,
    .answer = answer_exchange,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(EXCHANGE_CARDS),
};
const deus_operation_row deus_operation_exchange_cards = {.step = DEUS_STEP_EXCHANGE};

static void finish_exchange(deus_play *play, deus_frame frame) {
    deus_state *s = play->s;
    uint8_t card = deus_card_of(s, frame), count = s->offering_count, seat = s->turn_seat;
    deus_tell(play, DEUS_DID_EXCHANGE, seat, card, s->offering[0], 0, count);
    for (int k = 1; k < count; k++) deus_tell_secret(play, DEUS_DID_DISCARD, seat, s->offering[k]);
    deus_discard_offering(play);
    deus_draw_cards(play, seat, count, card);
}

static void answer_exchange_more(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_DONE) {
        finish_exchange(play, frame);
        return;
    }
    deus_remove_from_hand(deus_player_on_turn(play), answer.a);
    dm_guard(play->s->offering_count < DEUS_HAND_MAX);
    play->s->offering[play->s->offering_count++] = answer.a;
    frame.last_card = answer.a;
    deus_push(play, frame);
}

static bool fits_exchange(const deus_state *s, deus_frame frame) {
    return deus_fits_card(s, frame) && deus_fits_discard(s, frame);
}

const deus_step_row deus_step_exchange_more = {
    .name = "exchange-more",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_LAST_CARD,
    .question = DEUS_ASK_DISCARD,
    .ask = deus_ask_discard,
    .answer = answer_exchange_more,
    .fits = fits_exchange,
    .operations = DEUS_DOES(EXCHANGE_CARDS),
    .secret = deus_holds_cards,
};

/* ---- Buying cards ------------------------------------------------------------------------ */

static void ask_buy_cards(deus_asking *asking) {
    const deus_effect *effect = deus_effect_of(asking->s, *asking->frame);
    int most = deus_drawable(asking->s, asking->seat), paid = asking->me->gold / effect->amount;
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    for (int count = 1; count <= most && count <= paid; count++)
        deus_allow(asking, DEUS_SAY_CARDS, (uint8_t)count);
    deus_allow_declining(asking, asking_say(DEUS_SAY_CARDS, 0));
}

static void answer_buy_cards(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP || answer.a == 0) return;
    int price = answer.a * deus_effect_of(play->s, frame)->amount;
    deus_player *player = deus_player_on_turn(play);
    player->gold = (int16_t)(player->gold - price);
    deus_tell(play, DEUS_DID_PAY_GOLD, play->s->turn_seat, deus_card_of(play->s, frame), DM_UNKNOWN,
              0, price);
    deus_draw_cards(play, play->s->turn_seat, answer.a, deus_card_of(play->s, frame));
}

const deus_step_row deus_step_buy_cards = {
    .name = "buy-cards",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_BUY_CARDS,
    .ask = ask_buy_cards,
    .answer = answer_buy_cards,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(BUY_CARDS),
};
const deus_operation_row deus_operation_buy_cards = {.step = DEUS_STEP_BUY_CARDS};
