/* Does a pending step make sense in this state? Random games assert it after every answer, and a
 * step read from a text must pass before anything is played. Each row of steps.c names its own. */
#include "deus/fits.h"

#include "deus/egypt.h"

bool fits_always(const deus_state *s, deus_frame frame) {
    (void)s, (void)frame;
    return true;
}

static int pieces_picked(const deus_player *player) {
    int picked = 0;
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) picked += player->board[colour];
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

bool fits_pick(const deus_state *s, deus_frame frame) {
    if (s->start_pieces == 0 || frame.seat >= s->player_count) return false;
    const deus_player *player = &s->players[frame.seat];
    if (!others_fit_pick(s, frame.seat)) return false;
    if (frame.left == DM_UNKNOWN) return frame.at == DM_UNKNOWN && player->board[0] == DM_UNKNOWN;
    int room = 0;
    for (int colour = frame.at; colour < DEUS_STANDARD_COLOURS; colour++)
        room += DEUS_PIECES_PER_TYPE - player->board[colour];
    return frame.at < DEUS_STANDARD_COLOURS &&
           pieces_picked(player) + frame.left == s->start_pieces && frame.left > 0 &&
           room >= frame.left;
}

bool fits_joker(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    if (deus_joker_reason(s, s->turn_seat).code != DEUS_ALLOWED) return false;
    for (int k = 0; k < player->hand_count; k++)
        if (player->hand[k] == frame.card) return true;
    return false;
}

bool fits_payment(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    if (frame.column >= DEUS_COLOURS || player->height[frame.column] == 0) return false;
    uint8_t card = player->column[frame.column][player->height[frame.column] - 1];
    if (card == DM_UNKNOWN || frame.goods == 0 || frame.goods & ~deus_cards[card].cost)
        return false;
    int gold = 0;
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        if (frame.goods >> resource & 1 && player->resources[resource] == 0)
            gold += egypt_gold_for(s, resource);
    return player->gold >= gold;
}

bool fits_placing(const deus_state *s, deus_frame frame) {
    if (frame.column >= DEUS_COLOURS) return false;
    if (frame.column == DEUS_TEMPLE ? s->temples_left == 0
                                    : s->players[s->turn_seat].board[frame.column] == 0)
        return false;
    return frame.left <= 2 && deus_has_site(s, s->turn_seat, frame.column, frame.left);
}

bool fits_column(const deus_state *s, deus_frame frame) {
    return frame.column < DEUS_STANDARD_COLOURS &&
           frame.place <= s->players[s->turn_seat].height[frame.column];
}

/* A card of the player on turn whose effect (or once effect) uses the step. */
bool fits_card(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    if (frame.column >= DEUS_STANDARD_COLOURS || frame.place >= player->height[frame.column] ||
        frame.seat > 1 || deus_is_joker(player, frame.column, frame.place))
        return false;
    if (frame.seat && !deus_has_once(&deus_cards[deus_card_of(s, frame)])) return false;
    return deus_steps[frame.step].operations >> deus_effect_of(s, frame)->operation & 1;
}

bool fits_resolve(const deus_state *s, deus_frame frame) {
    return fits_card(s, frame) && frame.left <= (frame.seat ? DEUS_ONCE_IS_NEXT : DEUS_RESOLVED);
}

bool fits_once(const deus_state *s, deus_frame frame) {
    frame.seat = 1;
    return fits_card(s, frame);
}

bool fits_draw(const deus_state *s, deus_frame frame) {
    return fits_card(s, frame) && frame.left > 0 && frame.left <= DEUS_REGIONS_MAX;
}

bool fits_buy(const deus_state *s, deus_frame frame) {
    return fits_card(s, frame) && frame.at < DEUS_RESOURCES && frame.left > 0 &&
           frame.left <= deus_effect_of(s, frame)->limit;
}

bool fits_march(const deus_state *s, deus_frame frame) {
    return fits_card(s, frame) && frame.at < deus_region_total(s) &&
           s->players[s->turn_seat].pieces[DEUS_MILITARY] & deus_region_bit(frame.at);
}

/* A choice of pieces: by a card that gives some, or by Mars. */
bool fits_pieces(const deus_state *s, deus_frame frame) {
    bool by_god = frame.step == DEUS_STEP_MORE_PIECES && frame.place == DM_UNKNOWN &&
                  frame.column == DEUS_MILITARY;
    if (!by_god && !fits_card(s, frame)) return false;
    int room = 0;
    for (int colour = frame.at; colour < DEUS_STANDARD_COLOURS; colour++)
        room += s->players[s->turn_seat].supply[colour];
    return frame.left > 0 && room >= frame.left;
}

bool fits_resources(const deus_state *s, deus_frame frame) {
    int room = 0;
    for (int resource = frame.at; resource < DEUS_RESOURCES; resource++)
        room += s->resources_left[resource];
    return frame.left > 0 && room >= frame.left;
}

bool fits_discard(const deus_state *s, deus_frame frame) {
    return s->offering_count > 0 && s->offering[0] != DM_UNKNOWN &&
           (frame.at < deus_card_count || frame.at == DM_UNKNOWN);
}

bool fits_refill(const deus_state *s, deus_frame frame) {
    return frame.left <= egypt_offering_strength(s, s->turn_seat, DEUS_HAND_MAX);
}

bool fits_god(const deus_state *s, deus_frame frame) {
    return frame.left > 0 && fits_refill(s, frame);
}

/* ---- Egypt ------------------------------------------------------------------------------- */

bool fits_sail(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    return fits_card(s, frame) && frame.at < deus_region_total(s) &&
           player->pieces[DEUS_MARITIME] & ~player->pieces[DEUS_MILITARY] &
               deus_region_bit(frame.at) &&
           egypt_ocean(s, frame.at) & deus_empty(s);
}

bool fits_relocated(const deus_state *s, deus_frame frame) {
    int room = 0;
    for (int resource = frame.at; resource < DEUS_RESOURCES; resource++)
        if (frame.goods >> resource & 1) room += s->resources_left[resource];
    return fits_card(s, frame) && frame.left > 0 && room >= frame.left;
}

bool fits_spill(const deus_state *s, deus_frame frame) {
    int room = 0, over = egypt_overflow(s, s->turn_seat);
    for (int resource = frame.at; resource < DEUS_RESOURCES; resource++)
        room += s->players[s->turn_seat].resources[resource];
    return over > 0 && room >= over;
}

bool fits_exchange(const deus_state *s, deus_frame frame) {
    return fits_card(s, frame) && fits_discard(s, frame);
}

bool fits_lay(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    if (frame.card >= deus_card_count || deus_cards[frame.card].colour == DEUS_TEMPLE) return false;
    bool held = false;
    for (int k = 0; k < player->hand_count; k++) held |= player->hand[k] == frame.card;
    return held && deus_build_reason(s, s->turn_seat, frame.card).code == DEUS_ALLOWED &&
           egypt_other_column(s, s->turn_seat, deus_cards[frame.card].colour) != DM_UNKNOWN;
}

bool fits_shift(const deus_state *s, deus_frame frame) {
    return frame.at < deus_region_total(s) &&
           s->players[s->turn_seat].camps & deus_region_bit(frame.at) &&
           deus_buildings_in(s, s->turn_seat, frame.at) > 0;
}

bool fits_shoot(const deus_state *s, deus_frame frame) {
    if (!fits_march(s, frame)) return false;
    if (s->players[s->turn_seat].tokens < deus_effect_of(s, frame)->amount) return false;
    for (int tile = 0; tile < s->tile_count; tile++)
        if (!(s->attacked >> tile & 1) && s->near[s->village[tile]] & deus_region_bit(frame.at))
            return true;
    return false;
}

bool fits_chariots(const deus_state *s, deus_frame frame) {
    return fits_card(s, frame) && frame.left <= 1;
}

bool fits_chariot_to(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    deus_regions open = ~s->terrain[DEUS_SEA] | player->pieces[DEUS_MARITIME];
    return fits_march(s, frame) && frame.left == 1 &&
           !deus_guards_temple(s, s->turn_seat, frame.at) &&
           deus_occupied(s, s->turn_seat) & open & ~player->pieces[DEUS_MILITARY];
}
