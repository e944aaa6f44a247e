/* Scientific effects: drawing, gaining pieces, and making another card take effect. */
#include "deus/egypt.h"
#include "engine/guard.h"

static void begin_draw(deus_play *play, deus_frame frame, const deus_effect *effect) {
    int count = effect->amount * deus_measure_units(play->s, play->s->turn_seat, effect->per);
    if (count == 0) return;
    frame.left = (uint8_t)count;
    deus_push(play, frame);
}

const deus_operation_row deus_operation_draw = {.step = DEUS_STEP_DRAW, .begin = begin_draw};

/* From the deck, or from the discard pile without a reshuffle (Egypt). */
static int drawable_by(const deus_state *s, deus_frame frame) {
    int cards = deus_drawable(s, s->turn_seat);
    bool from_discards = deus_effect_of(s, frame)->operation == DEUS_DRAW_DISCARDS;
    return from_discards && s->discard_count < cards ? s->discard_count : cards;
}

static void ask_draw(deus_asking *asking) {
    deus_set_args(asking, asking->frame->left, deus_card_of(asking->s, *asking->frame));
    if (drawable_by(asking->s, *asking->frame) > 0) deus_allow(asking, DEUS_SAY_DRAW, 0);
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_draw(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    uint8_t card = deus_card_of(play->s, frame);
    if (deus_effect_of(play->s, frame)->operation == DEUS_DRAW_DISCARDS)
        deus_take_discards(play, play->s->turn_seat, frame.left, card);
    else
        deus_draw_cards(play, play->s->turn_seat, frame.left, card);
}

static bool fits_draw(const deus_state *s, deus_frame frame) {
    return deus_fits_card(s, frame) && frame.left > 0 && frame.left <= DEUS_REGIONS_MAX;
}

const deus_step_row deus_step_draw = {
    .name = "draw",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_LEFT,
    .question = DEUS_ASK_DRAW,
    .ask = ask_draw,
    .answer = answer_draw,
    .fits = fits_draw,
    .operations = DEUS_DOES(DRAW) | DEUS_DOES(DRAW_DISCARDS),
};

/* ---- Pieces of your choice: cards and Mars ----------------------------------------------- */

void deus_choose_pieces(deus_play *play, deus_frame frame, int count) {
    assert(count >= 0 && deus_steps[frame.step]->uses & DEUS_USES_COLOUR);
    const deus_player *player = deus_player_on_turn(play);
    int supply = 0;
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) supply += player->supply[colour];
    if (count > supply) count = supply;
    if (count == 0) return;
    frame.left = (uint8_t)count;
    deus_push(play, frame);
}

static void begin_pieces(deus_play *play, deus_frame frame, const deus_effect *effect) {
    deus_choose_pieces(
        play, frame, effect->amount * deus_measure_units(play->s, play->s->turn_seat, effect->per));
}

const deus_operation_row deus_operation_pieces = {.step = DEUS_STEP_PIECES, .begin = begin_pieces};

/* In the order of the types; a choice must leave enough for the rest. */
static dm_reason gain_piece_reason(const deus_asking *asking, int colour) {
    const deus_player *me = asking->me;
    if (me->supply[colour] == 0) return asking_refused(DEUS_NO_PIECE_IN_SUPPLY, colour, 0, 0);
    if (colour < asking->frame->colour) return asking_refused(DEUS_NOT_IN_ORDER, colour, 0, 0);
    int room = 0;
    for (int later = colour; later < DEUS_STANDARD_COLOURS; later++) room += me->supply[later];
    return room < asking->frame->left ? asking_refused(DEUS_MUST_FILL, colour, 0, 0)
                                      : asking_allowed();
}

/* A card's pieces can be declined as a whole, before the first (DEUS_STEP_PIECES); the rest of
 * them, and a god's, cannot (DEUS_STEP_MORE_PIECES). */
static void ask_piece(deus_asking *asking) {
    deus_set_args(asking, asking->frame->left, deus_card_of(asking->s, *asking->frame));
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        deus_judge(asking, asking_say(DEUS_SAY_PIECE, colour), gain_piece_reason(asking, colour));
    if (asking->frame->step == DEUS_STEP_PIECES) deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_piece(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    deus_gain_piece(play, play->s->turn_seat, answer.a, 1, deus_card_of(play->s, frame));
    frame.colour = answer.a;
    frame.step = DEUS_STEP_MORE_PIECES;
    if (--frame.left > 0) deus_push(play, frame);
}

/* A choice of pieces: by a card that gives some, or by Mars. */
static bool fits_pieces(const deus_state *s, deus_frame frame) {
    bool by_god = frame.step == DEUS_STEP_MORE_PIECES && frame.place == DM_UNKNOWN &&
                  frame.god == DEUS_MILITARY;
    if (!by_god && !deus_fits_card(s, frame)) return false;
    int room = 0;
    for (int colour = frame.colour; colour < DEUS_STANDARD_COLOURS; colour++)
        room += s->players[s->turn_seat].supply[colour];
    return frame.left > 0 && room >= frame.left;
}

const deus_step_row deus_step_pieces = {
    .name = "pieces",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_LEFT | DEUS_USES_COLOUR,
    .question = DEUS_ASK_PIECE,
    .ask = ask_piece,
    .answer = answer_piece,
    .fits = fits_pieces,
    .operations = DEUS_DOES(PIECES),
};

const deus_step_row deus_step_more_pieces = {
    .name = "more-pieces",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_LEFT | DEUS_USES_COLOUR,
    .question = DEUS_ASK_PIECE,
    .ask = ask_piece,
    .answer = answer_piece,
    .fits = fits_pieces,
    .operations = DEUS_DOES(PIECES),
};

/* ---- Activation -------------------------------------------------------------------------- */

/* Being resolved: anywhere in the current chain. */
static bool is_being_resolved(const deus_state *s, uint8_t column, uint8_t place) {
    for (int k = 0; k < s->depth; k++)
        if (s->steps[k].step == DEUS_STEP_RESOLVE && s->steps[k].column == column &&
            s->steps[k].place == place)
            return true;
    return false;
}

/* A coin lies on a card for good; one needs gold for another. */
static dm_reason coin_reason(const deus_player *me, uint8_t column, uint8_t place) {
    if (me->coins[column] >> place & 1) return asking_refused(DEUS_HAS_COIN, 0, 0, 0);
    return me->gold > 0 ? asking_allowed() : asking_refused(DEUS_NO_GOLD_FOR_COIN, 0, 0, 0);
}

/* Which cards an effect can activate, by colour, rank or coin. */
static dm_reason choice_reason(const deus_asking *asking, uint8_t column, uint8_t place) {
    const deus_effect *effect = deus_effect_of(asking->s, *asking->frame);
    uint8_t own_rank = (uint8_t)(asking->frame->place + 1), rank = (uint8_t)(place + 1);
    uint8_t colour = deus_cards[asking->me->column[column][place]].colour;
    switch (effect->operation) {
    case DEUS_ACTIVATE:
        return colour == effect->colour ? asking_allowed()
                                        : asking_refused(DEUS_WRONG_COLOUR, effect->colour, 0, 0);
    case DEUS_ACTIVATE_SAME_RANK:
        return rank == own_rank ? asking_allowed()
                                : asking_refused(DEUS_WRONG_RANK, own_rank, 0, 0);
    case DEUS_ACTIVATE_FIRST:
        if (colour == DEUS_SCIENTIFIC)
            return asking_refused(DEUS_SAME_COLOUR, DEUS_SCIENTIFIC, 0, 0);
        return rank == 1 ? asking_allowed() : asking_refused(DEUS_WRONG_RANK, 1, 0, 0);
    case DEUS_ACTIVATE_BY_COIN: return coin_reason(asking->me, column, place);
    default: return asking_allowed();
    }
}

static dm_reason activate_reason(const deus_asking *asking, uint8_t column, uint8_t place) {
    uint8_t card = asking->me->column[column][place];
    if (deus_is_joker(asking->me, column, place)) return asking_refused(DEUS_FACE_DOWN, 0, 0, 0);
    dm_reason reason = choice_reason(asking, column, place);
    if (reason.code != DEUS_ALLOWED) return reason;
    if (is_being_resolved(asking->s, column, place))
        return asking_refused(DEUS_BEING_RESOLVED, card, 0, 0);
    return asking_allowed();
}

/* Equal cards do the same, so a kind is offered once; a rank for kinds that depend on it. */
static bool already_offered(const dm_question *question, uint8_t card, uint8_t place) {
    for (int k = 0; k < question->count; k++)
        if (question->answers[k].c == card &&
            (!deus_depends_on_rank(card) || question->answers[k].b == place))
            return true;
    return false;
}

static void ask_activate(deus_asking *asking) {
    deus_set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    for (uint8_t column = 0; column < DEUS_STANDARD_COLOURS; column++)
        for (uint8_t place = 0; place < asking->me->height[column]; place++) {
            uint8_t card = asking->me->column[column][place];
            dm_reason reason = activate_reason(asking, column, place);
            if (reason.code == DEUS_ALLOWED && already_offered(asking->question, card, place))
                continue;
            deus_judge(asking, (dm_answer){DEUS_SAY_ACTIVATE, column, place, card}, reason);
        }
    deus_allow(asking, DEUS_SAY_SKIP, 0);
}

static void answer_activate(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == DEUS_SAY_SKIP) return;
    if (deus_effect_of(play->s, frame)->operation == DEUS_ACTIVATE_BY_COIN) {
        deus_player_on_turn(play)->gold--;
        deus_player_on_turn(play)->coins[answer.a] |= (uint16_t)(1 << answer.b);
        deus_tell(play, DEUS_DID_COIN, play->s->turn_seat, deus_card_of(play->s, frame), answer.c,
                  deus_spot(answer.a, answer.b), 1);
    }
    deus_tell(play, DEUS_DID_ACTIVATE, play->s->turn_seat, deus_card_of(play->s, frame), answer.c,
              0, 0);
    deus_push(play, (deus_frame){.step = DEUS_STEP_RESOLVE, .column = answer.a, .place = answer.b});
}

const deus_step_row deus_step_activate = {
    .name = "activate",
    .uses = DEUS_IS_OF_CARD,
    .question = DEUS_ASK_ACTIVATE,
    .ask = ask_activate,
    .answer = answer_activate,
    .fits = deus_fits_card,
    .operations = DEUS_DOES(ACTIVATE) | DEUS_DOES(ACTIVATE_SAME_RANK) | DEUS_DOES(ACTIVATE_ANY) |
                  DEUS_DOES(ACTIVATE_FIRST) | DEUS_DOES(ACTIVATE_BY_COIN),
};
const deus_operation_row deus_operation_activate = {.step = DEUS_STEP_ACTIVATE};
const deus_operation_row deus_operation_activate_same_rank = {.step = DEUS_STEP_ACTIVATE};
const deus_operation_row deus_operation_activate_any = {.step = DEUS_STEP_ACTIVATE};
const deus_operation_row deus_operation_activate_first = {.step = DEUS_STEP_ACTIVATE};
const deus_operation_row deus_operation_activate_by_coin = {.step = DEUS_STEP_ACTIVATE};
