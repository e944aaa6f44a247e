/* Effects of cards (D-B8): a column takes effect from bottom to top, the new card last. Each
 * effect reads the board when its turn comes.
 *
 * What spends, sells, draws, moves, steals or asks for a choice can be declined: those questions
 * offer `skip` or an amount of 0. Pure gains simply happen. */
#include "deus/egypt.h"

static void begin_gain(deus_play *play, deus_frame frame, const deus_effect *effect) {
    int units = deus_measure_units(play->s, play->s->turn_seat, effect->per);
    deus_gain(play, play->s->turn_seat, effect->currency, effect->amount * units,
              deus_card_of(play->s, frame));
}

/* Temples take effect only in the final count (D-TP5). */
static void begin_final(deus_play *play, deus_frame frame, const deus_effect *effect) {
    (void)play, (void)frame, (void)effect;
}

static void (*const begin[DEUS_OPERATIONS])(deus_play *, deus_frame, const deus_effect *) = {
    [DEUS_GAIN] = begin_gain,
    [DEUS_SELL] = begin_sell,
    [DEUS_BUY] = begin_buy,
    [DEUS_PRODUCE_ONE] = begin_produce_one,
    [DEUS_PRODUCE_EACH] = begin_produce_each,
    [DEUS_HARVEST] = begin_harvest,
    [DEUS_DRAW] = begin_draw,
    [DEUS_PIECES] = begin_pieces,
    [DEUS_ACTIVATE] = begin_activate,
    [DEUS_RAID] = begin_raid,
    [DEUS_MARCH] = begin_march,
    [DEUS_PIRACY] = begin_piracy,
    [DEUS_FINAL] = begin_final,
    [DEUS_SHIFT_TOKEN] = begin_market,
    [DEUS_SWAP_TOKENS] = begin_market,
    [DEUS_SET_TOKEN] = begin_market,
    [DEUS_SELL_LOTS] = begin_sell,
    [DEUS_SELL_MIX] = begin_trade,
    [DEUS_SAIL_AND_BUY] = begin_sail_and_buy,
    [DEUS_GAIN_BARQUE] = begin_gain_barque,
    [DEUS_GAIN_GOODS] = begin_gain_goods,
    [DEUS_PRODUCE_RANK] = begin_produce_one,
    [DEUS_RELOCATE] = begin_relocate,
    [DEUS_LOAD_BARQUE] = begin_produce_one,
    [DEUS_ACTIVATE_SAME_RANK] = begin_activate,
    [DEUS_ACTIVATE_ANY] = begin_activate,
    [DEUS_ACTIVATE_FIRST] = begin_activate,
    [DEUS_ACTIVATE_BY_COIN] = begin_activate,
    [DEUS_FILL_BOARD] = begin_fill_board,
    [DEUS_DRAW_DISCARDS] = begin_draw_discards,
    [DEUS_EXCHANGE_CARDS] = begin_exchange,
    [DEUS_BUY_CARDS] = begin_buy_cards,
    [DEUS_RALLY] = begin_rally,
    [DEUS_ARCHERS] = begin_march,
    [DEUS_CHARIOTS] = begin_chariots,
    [DEUS_BARRACKS] = begin_barracks,
    [DEUS_CAMELS] = begin_march,
    [DEUS_FORTRESS] = begin_fortress,
    [DEUS_GARRISON] = begin_garrison,
    [DEUS_BLESSING] = begin_final,
};

uint8_t deus_card_of(const deus_state *s, deus_frame frame) {
    if (frame.place == DM_UNKNOWN) return DEUS_VIA_GOD + frame.column;
    return s->players[s->turn_seat].column[frame.column][frame.place];
}

/* The next card of the column; a joker has no effect (D-W3). Its last card was just laid, so its
 * once effect is due. */
void run_effects(deus_play *play, deus_frame frame) {
    const deus_player *player = deus_player_on_turn(play);
    if (frame.place >= player->height[frame.column]) return;
    uint8_t card = player->column[frame.column][frame.place];
    bool last = frame.place == player->height[frame.column] - 1;
    deus_frame next = frame;
    next.place++;
    deus_push(play, next);
    if (deus_is_joker(player, frame.column, frame.place)) return;
    deus_push(play, (deus_frame){.step = DEUS_STEP_RESOLVE,
                                 .seat = last && deus_has_once(&deus_cards[card]),
                                 .column = frame.column,
                                 .place = frame.place});
}

void deus_begin_effect(deus_play *play, deus_frame frame, bool once) {
    deus_frame of_card = {.seat = once, .column = frame.column, .place = frame.place};
    const deus_effect *effect = deus_effect_of(play->s, of_card);
    begin[effect->operation](play, of_card, effect);
}

/* The frame stays below its effect as the mark of a card being resolved. */
void run_resolve(deus_play *play, deus_frame frame) {
    uint8_t stage = frame.left;
    if (stage == DEUS_RESOLVED) return;
    frame.left = DEUS_RESOLVED;
    deus_push(play, frame);
    if (stage == DEUS_NOT_BEGUN && frame.seat)
        deus_push(play, (deus_frame){
                            .step = DEUS_STEP_ONCE, .column = frame.column, .place = frame.place});
    else
        deus_begin_effect(play, frame, stage == DEUS_ONCE_IS_NEXT);
}
