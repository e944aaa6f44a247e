/* A scene: one known board on which a test names only what matters to it.
 *
 *     scene("p1.map=A0:p p1.hand=galley,villa");
 *     play_tokens("build:galley pay:wood pay:wheat at:A2 buy:clay done");
 *
 * The board is RHOMBUS of boards.h, which draws it.
 */
#ifndef TESTS_SCENE_H
#define TESTS_SCENE_H

#include "support/boards.h"
#include "support/expect.h"
#include "support/support.h"

/* Round 3 of two players, seat 1 on turn. Words of a position come on top; where they are silent,
 * a seat has 5 VP, 20 gold, 2 of each resource, a piece of each type on the player board and a
 * temple card in hand, villages are full and the deck is the rest. */
void scene(const char *words);

/* The scene in which a column of seat 1 takes effect, from its first card on. */
void scene_effects(const char *column, const char *words);

/* Ends the turn of whoever is on turn by the smallest offering (if it asks, the first answer). */
void offer_anything(void);

/* Points of a seat (from 1) by source, as they stand. */
int points(int seat, uint8_t source);
int total(int seat);
int place(int seat);

/* What is left in the supply. */
int supply_of(uint8_t resource);

/* The position line of the table, in static memory. */
const char *position_line(void);

/* Plays a random answer; false when the game is over. */
bool play_at_random(dm_random *random);

#endif
