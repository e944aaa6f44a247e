/* Whether a frame makes sense in a state; one function a step, where one is needed. */
#ifndef DEUS_FITS_H
#define DEUS_FITS_H

#include "deus/rules.h"

bool fits_always(const deus_state *s, deus_frame frame);
bool fits_pick(const deus_state *s, deus_frame frame);
bool fits_joker(const deus_state *s, deus_frame frame);
bool fits_payment(const deus_state *s, deus_frame frame);
bool fits_placing(const deus_state *s, deus_frame frame);
bool fits_column(const deus_state *s, deus_frame frame);
bool fits_card(const deus_state *s, deus_frame frame);
bool fits_resolve(const deus_state *s, deus_frame frame);
bool fits_once(const deus_state *s, deus_frame frame);
bool fits_draw(const deus_state *s, deus_frame frame);
bool fits_buy(const deus_state *s, deus_frame frame);
bool fits_march(const deus_state *s, deus_frame frame);
bool fits_pieces(const deus_state *s, deus_frame frame);
bool fits_resources(const deus_state *s, deus_frame frame);
bool fits_discard(const deus_state *s, deus_frame frame);
bool fits_refill(const deus_state *s, deus_frame frame);
bool fits_god(const deus_state *s, deus_frame frame);
bool fits_sail(const deus_state *s, deus_frame frame);
bool fits_relocated(const deus_state *s, deus_frame frame);
bool fits_spill(const deus_state *s, deus_frame frame);
bool fits_exchange(const deus_state *s, deus_frame frame);
bool fits_lay(const deus_state *s, deus_frame frame);
bool fits_shift(const deus_state *s, deus_frame frame);
bool fits_shoot(const deus_state *s, deus_frame frame);
bool fits_chariots(const deus_state *s, deus_frame frame);
bool fits_chariot_to(const deus_state *s, deus_frame frame);

#endif
