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
    [SHIFT_TOKEN] = begin_market,
    [SWAP_TOKENS] = begin_market,
    [SET_TOKEN] = begin_market,
    [SELL_LOTS] = begin_sell,
    [SELL_MIX] = begin_trade,
    [SAIL_AND_BUY] = begin_sail_and_buy,
    [GAIN_BARQUE] = begin_gain_barque,
    [GAIN_GOODS] = begin_gain_goods,
    [PRODUCE_RANK] = begin_produce_one,
    [RELOCATE] = begin_relocate,
    [LOAD_BARQUE] = begin_produce_one,
    [ACTIVATE_SAME_RANK] = begin_activate,
    [ACTIVATE_ANY] = begin_activate,
    [ACTIVATE_FIRST] = begin_activate,
    [ACTIVATE_BY_COIN] = begin_activate,
    [FILL_BOARD] = begin_fill_board,
    [DRAW_DISCARDS] = begin_draw_discards,
    [EXCHANGE_CARDS] = begin_exchange,
    [BUY_CARDS] = begin_buy_cards,
    [RALLY] = begin_rally,
    [ARCHERS] = begin_march,
    [CHARIOTS] = begin_chariots,
    [BARRACKS] = begin_barracks,
    [CAMELS] = begin_march,
    [FORTRESS] = begin_fortress,
    [GARRISON] = begin_garrison,
    [BLESSING] = begin_final,
};

uint8_t deus_card_of(const deus_state *s, deus_frame frame) {
    if (frame.place == DM_UNKNOWN) return VIA_GOD + frame.column;
    return s->players[s->turn_seat].column[frame.column][frame.place];
}

/* The next card of the column; a joker has no effect (D-W3). Its last card was just laid, so its
 * once effect is due. */
void run_effects(deus_play *play, deus_frame frame) {
    const deus_player *player = player_on_turn(play);
    if (frame.place >= player->height[frame.column]) return;
    uint8_t card = player->column[frame.column][frame.place];
    bool last = frame.place == player->height[frame.column] - 1;
    deus_frame next = frame;
    next.place++;
    deus_push(play, next);
    if (deus_is_joker(player, frame.column, frame.place)) return;
    deus_push(play, (deus_frame){.step = STEP_RESOLVE,
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
    if (stage == RESOLVED) return;
    frame.left = RESOLVED;
    deus_push(play, frame);
    if (stage == NOT_BEGUN && frame.seat)
        deus_push(play,
                  (deus_frame){.step = STEP_ONCE, .column = frame.column, .place = frame.place});
    else
        deus_begin_effect(play, frame, stage == ONCE_IS_NEXT);
}
