/* Effects of cards (D-B8): a column takes effect from bottom to top, the new card last. Each
 * effect reads the board when its turn comes.
 *
 * What spends, sells, draws, moves, steals or asks for a choice can be declined: those questions
 * offer `skip` or an amount of 0. Pure gains simply happen. */
#include "deus/egypt.h"
#include "engine/guard.h"

#define POINT_TO_OPERATION(enumerator, word) [enumerator] = &deus_operation_##word,
static const deus_operation_row *const operations[DEUS_OPERATIONS] = {
    DEUS_EACH_OPERATION(POINT_TO_OPERATION)};
#undef POINT_TO_OPERATION

static void begin_gain(deus_play *play, deus_frame frame, const deus_effect *effect) {
    int units = deus_measure_units(play->s, play->s->turn_seat, effect->per);
    deus_gain(play, play->s->turn_seat, effect->currency, effect->amount * units,
              deus_card_of(play->s, frame));
}

static bool gains_nothing(const deus_state *s, deus_frame frame, const deus_effect *effect) {
    (void)frame;
    return deus_measure_units(s, s->turn_seat, effect->per) == 0;
}

const deus_operation_row deus_operation_gain = {.begin = begin_gain, .idle = gains_nothing};

/* Temples take effect only in the final count (D-TP5). */
static void begin_final(deus_play *play, deus_frame frame, const deus_effect *effect) {
    (void)play, (void)frame, (void)effect;
}

const deus_operation_row deus_operation_final = {.begin = begin_final};
const deus_operation_row deus_operation_blessing = {.begin = begin_final};

uint8_t deus_card_of(const deus_state *s, deus_frame frame) {
    dm_guard(frame.column < DEUS_COLOURS &&
             (frame.place < DEUS_COLUMN_MAX || frame.place == DM_UNKNOWN));
    if (frame.place == DM_UNKNOWN) return DEUS_VIA_GOD + frame.god;
    return s->players[s->turn_seat].column[frame.column][frame.place];
}

bool deus_fits_card(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    if (frame.column >= DEUS_STANDARD_COLOURS || frame.place >= player->height[frame.column] ||
        frame.once > 1 || deus_is_joker(player, frame.column, frame.place))
        return false;
    if (frame.once && !deus_has_once(&deus_cards[deus_card_of(s, frame)])) return false;
    return deus_steps[frame.step]->operations >> deus_effect_of(s, frame)->operation & 1;
}

bool deus_fits_always(const deus_state *s, deus_frame frame) {
    (void)s, (void)frame;
    return true;
}

/* The next card of the column; a joker has no effect (D-W3). Its last card was just laid, so its
 * once effect is due. */
static void run_effects(deus_play *play, deus_frame frame) {
    const deus_player *player = deus_player_on_turn(play);
    if (frame.place >= player->height[frame.column]) return;
    uint8_t card = player->column[frame.column][frame.place];
    bool last = frame.place == player->height[frame.column] - 1;
    deus_frame next = frame;
    next.place++;
    deus_push(play, next);
    if (deus_is_joker(player, frame.column, frame.place)) return;
    deus_push(play, (deus_frame){.step = DEUS_STEP_RESOLVE,
                                 .once = last && deus_has_once(&deus_cards[card]),
                                 .column = frame.column,
                                 .place = frame.place});
}

static bool fits_column(const deus_state *s, deus_frame frame) {
    return frame.column < DEUS_STANDARD_COLOURS &&
           frame.place <= s->players[s->turn_seat].height[frame.column];
}

const deus_step_row deus_step_effects = {
    .name = "effects",
    .uses = DEUS_IS_OF_CARD,
    .run = run_effects,
    .fits = fits_column,
};

void deus_begin_effect(deus_play *play, deus_frame frame, bool once) {
    deus_frame of_card = {.once = once, .column = frame.column, .place = frame.place};
    const deus_effect *effect = deus_effect_of(play->s, of_card);
    const deus_operation_row *row = operations[effect->operation];
    of_card.step = row->step;
    if (row->begin)
        row->begin(play, of_card, effect);
    else
        deus_push(play, of_card);
}

void deus_ask_step(const deus_state *s, deus_frame frame, dm_question *question) {
    assert(deus_steps[frame.step]->ask);
    asking_begin(question, s->turn_seat, deus_steps[frame.step]->question);
    deus_asking asking = {s, &frame, s->turn_seat, &s->players[s->turn_seat], question, NULL};
    deus_steps[frame.step]->ask(&asking);
}

bool deus_effect_is_idle(const deus_state *s, deus_frame frame) {
    const deus_effect *effect = deus_effect_of(s, frame);
    const deus_operation_row *row = operations[effect->operation];
    dm_question question;
    if (row->idle) return row->idle(s, frame, effect);
    if (row->step == DEUS_NO_STEP) return false;
    frame.step = row->step;
    deus_ask_step(s, frame, &question);
    return question.count == 1;
}

/* The frame stays below its effect as the mark of a card being resolved. */
static void run_resolve(deus_play *play, deus_frame frame) {
    uint8_t stage = frame.stage;
    if (stage == DEUS_RESOLVED) return;
    frame.stage = DEUS_RESOLVED;
    deus_push(play, frame);
    if (stage == DEUS_NOT_BEGUN && frame.once)
        deus_push(play, (deus_frame){
                            .step = DEUS_STEP_ONCE, .column = frame.column, .place = frame.place});
    else
        deus_begin_effect(play, frame, stage == DEUS_ONCE_IS_NEXT);
}

static bool fits_resolve(const deus_state *s, deus_frame frame) {
    return deus_fits_card(s, frame) &&
           frame.stage <= (frame.once ? DEUS_ONCE_IS_NEXT : DEUS_RESOLVED);
}

const deus_step_row deus_step_resolve = {
    .name = "resolve",
    .uses = DEUS_IS_OF_CARD | DEUS_USES_LEFT,
    .run = run_resolve,
    .fits = fits_resolve,
    .operations = DEUS_DOES_ANYTHING,
};
