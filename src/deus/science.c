/* Scientific effects: drawing, gaining pieces, and making another card take effect. */
#include "deus/rules.h"

void begin_draw(deus_play *play, deus_frame frame, const deus_effect *effect) {
    int count = effect->amount * deus_measure_units(play->s, play->s->turn_seat, effect->per);
    if (count == 0) return;
    frame.step = STEP_DRAW;
    frame.left = (uint8_t)count;
    deus_push(play, frame);
}

void ask_draw(deus_asking *asking) {
    set_args(asking, asking->frame->left, deus_card_of(asking->s, *asking->frame));
    if (deus_drawable(asking->s, asking->seat) > 0) allow(asking, SAY_DRAW, 0);
    allow(asking, SAY_SKIP, 0);
}

void answer_draw(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == SAY_SKIP) return;
    deus_draw_cards(play, play->s->turn_seat, frame.left, deus_card_of(play->s, frame));
}

/* ---- Pieces of your choice: cards and Mars ------------------------------------------------------
 */

void deus_choose_pieces(deus_play *play, deus_frame frame, int count) {
    const deus_player *player = player_on_turn(play);
    int supply = 0;
    for (int colour = 0; colour < STANDARD_COLOURS; colour++) supply += player->supply[colour];
    if (count > supply) count = supply;
    if (count == 0) return;
    frame.left = (uint8_t)count;
    deus_push(play, frame);
}

void begin_pieces(deus_play *play, deus_frame frame, const deus_effect *effect) {
    frame.step = STEP_PIECES;
    deus_choose_pieces(
        play, frame, effect->amount * deus_measure_units(play->s, play->s->turn_seat, effect->per));
}

/* In the order of the types; a choice must leave enough for the rest. */
static dm_reason gain_piece_reason(const deus_asking *asking, int colour) {
    const deus_player *me = asking->me;
    if (me->supply[colour] == 0) return refused(NO_PIECE_IN_SUPPLY, colour, 0, 0);
    if (colour < asking->frame->at) return refused(NOT_IN_ORDER, colour, 0, 0);
    int room = 0;
    for (int later = colour; later < STANDARD_COLOURS; later++) room += me->supply[later];
    return room < asking->frame->left ? refused(MUST_FILL, colour, 0, 0) : allowed();
}

/* A card's pieces can be declined as a whole, before the first (STEP_PIECES); the rest of them,
 * and a god's, cannot (STEP_MORE_PIECES). */
void ask_piece(deus_asking *asking) {
    set_args(asking, asking->frame->left, deus_card_of(asking->s, *asking->frame));
    for (uint8_t colour = 0; colour < STANDARD_COLOURS; colour++)
        judge(asking, say(SAY_PIECE, colour), gain_piece_reason(asking, colour));
    if (asking->frame->step == STEP_PIECES) allow(asking, SAY_SKIP, 0);
}

void answer_piece(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == SAY_SKIP) return;
    deus_gain_piece(play, play->s->turn_seat, answer.a, 1, deus_card_of(play->s, frame));
    frame.at = answer.a;
    frame.step = STEP_MORE_PIECES;
    if (--frame.left > 0) deus_push(play, frame);
}

/* ---- Activation --------------------------------------------------------------------------------
 */

/* Being resolved: anywhere in the current chain. */
static bool is_being_resolved(const deus_state *s, uint8_t column, uint8_t place) {
    for (int k = 0; k < s->depth; k++)
        if (s->steps[k].step == STEP_RESOLVE && s->steps[k].column == column &&
            s->steps[k].place == place)
            return true;
    return false;
}

void begin_activate(deus_play *play, deus_frame frame, const deus_effect *effect) {
    (void)effect;
    frame.step = STEP_ACTIVATE;
    deus_push(play, frame);
}

static dm_reason activate_reason(const deus_asking *asking, uint8_t column, uint8_t place) {
    uint8_t card = asking->me->column[column][place];
    uint8_t wanted = deus_cards[deus_card_of(asking->s, *asking->frame)].effect.colour;
    if (deus_is_joker(asking->me, column, place)) return refused(FACE_DOWN, 0, 0, 0);
    if (deus_cards[card].colour != wanted) return refused(WRONG_COLOUR, wanted, 0, 0);
    if (is_being_resolved(asking->s, column, place)) return refused(BEING_RESOLVED, card, 0, 0);
    return allowed();
}

/* Equal cards do the same, so a kind is offered once. */
static bool already_offered(const dm_question *question, uint8_t card) {
    for (int k = 0; k < question->count; k++)
        if (question->answers[k].c == card) return true;
    return false;
}

void ask_activate(deus_asking *asking) {
    set_args(asking, deus_card_of(asking->s, *asking->frame), 0);
    for (uint8_t column = 0; column < STANDARD_COLOURS; column++)
        for (uint8_t place = 0; place < asking->me->height[column]; place++) {
            uint8_t card = asking->me->column[column][place];
            dm_reason reason = activate_reason(asking, column, place);
            if (reason.code == ALLOWED && already_offered(asking->question, card)) continue;
            judge(asking, (dm_answer){SAY_ACTIVATE, column, place, card}, reason);
        }
    allow(asking, SAY_SKIP, 0);
}

void answer_activate(deus_play *play, deus_frame frame, dm_answer answer) {
    if (answer.verb == SAY_SKIP) return;
    deus_tell(play, DID_ACTIVATE, play->s->turn_seat, deus_card_of(play->s, frame), answer.c, 0, 0);
    deus_push(play, (deus_frame){.step = STEP_RESOLVE, .column = answer.a, .place = answer.b});
}
