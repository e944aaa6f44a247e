/* Effects of cards (D-B8): a column takes effect from bottom to top, the new card last. Each
 * effect reads the board when its turn comes.
 *
 * What spends, sells, draws, moves, steals or asks for a choice can be declined: those questions
 * offer `skip` or an amount of 0. Pure gains simply happen. */
#include "deus/rules.h"

static void begin_gain(deus_play *play, deus_frame frame, const deus_effect *effect) {
    int units = deus_measure_units(play->s, play->s->turn_seat, effect->per);
    deus_gain(play, play->s->turn_seat, effect->currency, effect->amount * units,
              deus_card_of(play->s, frame));
}

/* Temples take effect only in the final count (D-TP5). */
static void begin_final(deus_play *play, deus_frame frame, const deus_effect *effect) {
    (void)play, (void)frame, (void)effect;
}

static void (*const begin[OPERATIONS])(deus_play *, deus_frame, const deus_effect *) = {
    [GAIN] = begin_gain,
    [SELL] = begin_sell,
    [BUY] = begin_buy,
    [PRODUCE_ONE] = begin_produce_one,
    [PRODUCE_EACH] = begin_produce_each,
    [HARVEST] = begin_harvest,
    [DRAW] = begin_draw,
    [PIECES] = begin_pieces,
    [ACTIVATE] = begin_activate,
    [RAID] = begin_raid,
    [MARCH] = begin_march,
    [PIRACY] = begin_piracy,
    [FINAL] = begin_final,
};

uint8_t deus_card_of(const deus_state *s, deus_frame frame) {
    if (frame.place == DM_UNKNOWN) return VIA_GOD + frame.column;
    return s->players[s->turn_seat].column[frame.column][frame.place];
}

/* The next card of the column; a joker has no effect (D-W3). */
void run_effects(deus_play *play, deus_frame frame) {
    const deus_player *player = player_on_turn(play);
    if (frame.place >= player->height[frame.column]) return;
    deus_frame next = frame;
    next.place++;
    deus_push(play, next);
    if (deus_is_joker(player, frame.column, frame.place)) return;
    deus_push(play,
              (deus_frame){.step = STEP_RESOLVE, .column = frame.column, .place = frame.place});
}

/* Stage 0 begins the effect; stage 1 stays below it as the mark of a card being resolved. */
void run_resolve(deus_play *play, deus_frame frame) {
    if (frame.left == 1) return;
    frame.left = 1;
    deus_push(play, frame);
    const deus_effect *effect = &deus_cards[deus_card_of(play->s, frame)].effect;
    deus_frame of_card = {.column = frame.column, .place = frame.place};
    begin[effect->operation](play, of_card, effect);
}
