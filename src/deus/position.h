/* What writing and reading a position share: how cards, regions and pending steps are spelt. */
#ifndef DEUS_POSITION_H
#define DEUS_POSITION_H

#include "deus/rules.h"
#include "engine/position.h"

/* Pieces on the map, by type. */
extern const char deus_piece_letters[DEUS_COLOURS + 1];

/* A card by its id, a region by its name; `?` for a card that is unknown. position_steps.c. */
void deus_position_write_card(dm_writer *out, uint8_t card);
void deus_position_write_region(dm_writer *out, uint8_t region); /* never unknown */

/* Reads them back and goes behind them; false and an error otherwise. */
bool deus_position_read_card(position_cursor *cursor, uint8_t *card);
/* A region of this board, whose tiles are known. */
bool deus_position_read_region(position_cursor *cursor, const deus_state *s, uint8_t *region);

/* A pending step: its name and, in brackets, the members that its row uses. */
void deus_position_write_step(const deus_frame *frame, dm_writer *out);
/* Reads one into a frame of zeros; whether it fits the state is not judged here. */
bool deus_position_read_step(position_cursor *cursor, const deus_state *s, deus_frame *frame);

#endif
