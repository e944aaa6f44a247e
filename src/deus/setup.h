/* Before the first turn: the board, the options, and which cards are in play. */
#ifndef DEUS_SETUP_H
#define DEUS_SETUP_H

#include "deus/state.h"

/* ---- The board: board.c ------------------------------------------------------------------ */

/* How many tiles so many players (2 to 4) use (D-BD4). */
uint8_t deus_tiles_for(uint8_t players);
/* The index of their usual arrangement. */
uint8_t deus_default_arrangement(uint8_t players);

/* Puts the tiles into the slots of an arrangement: its name, or slots such as `0,0/1,0/0,1/1,1`.
 * False and an error if there is none for this number of players. */
bool deus_read_arrangement(deus_state *s, const char *name, dm_error *error);
/* Finds the name of the arrangement that the slots form; DM_UNKNOWN if they form none. */
void deus_name_arrangement(deus_state *s);
/* The name, or the slots. */
void deus_write_arrangement(const deus_state *s, dm_writer *out);
/* Whether the slots are as many as the players need, connected and different (D-W2). */
bool deus_slots_fit(const deus_state *s, dm_error *error);

/* Works out neighbours, terrains, edge and villages from the tiles; false if two villages touch,
 * which no board may have (D-BD4). */
bool deus_make_board(deus_state *s);
/* Draws tiles, sides and rotations by the state's chance until a board can be made of them. */
void deus_draw_board(deus_state *s);

/* ---- Options and cards: setup.c ---------------------------------------------------------- */

/* Ended by a row without a key, as dm_game wants it. */
extern const dm_option deus_options[];

/* Whether a kind of card belongs to the colours and modules in play. */
bool deus_card_is_played(const deus_state *s, uint8_t card);
/* All cards in play, unshuffled; which temples, if they are mixed, by the state's chance. */
void deus_fill_deck(deus_state *s);
/* ` egypt=… temples=…`, nothing for what is left out. */
void deus_write_egypt(const deus_state *s, dm_writer *out);

#endif
