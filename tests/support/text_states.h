/* States of Deus that tests of its texts speak of. */
#ifndef TESTS_TEXT_STATES_H
#define TESTS_TEXT_STATES_H

#include "demiurge.h"
#include "deus/rules.h"

/* Four players, and a board whose tiles all read A0 field, A1 forest, A2 swamp, A3 mountain, A4 and
 * A5 sea, A6 a village of 5 VP. Seat 0 has three buildings in A2. */
void make_state(dm_state *state);
/* The same with all of Egypt: wheat is cheap, clay dear; seat 1 has two civil cards, seat 0 the
 * temple of Min unused, and a card to take from the discard pile. */
void make_egypt(dm_state *state);
/* The state asks by this step; for a step of a card, that card lies at its place. */
void make_ask(dm_state *state, deus_frame step, const char *card);

#endif
