/* The 52 landscape tiles as data (G-T1, G-T2, G-T5).
 *
 * Every side of a tile is land, every corner water. The sides form pieces of land by layout:
 *
 *   A  one piece on all three sides      B  one on sides 0 and 1,      C  three shores,
 *      (a landmass)                         a shore on side 2             one a side
 */
#ifndef GHEOS_TILES_H
#define GHEOS_TILES_H

#include <stdint.h>

#include "gheos/words.h"

enum gheos_layout { GHEOS_LAYOUT_A, GHEOS_LAYOUT_B, GHEOS_LAYOUT_C };

enum {
    GHEOS_SIDES = 3,
    GHEOS_TILES = 52,
    GHEOS_START_TILE = 0,
    GHEOS_EPOCH = GHEOS_TILES,
    GHEOS_EPOCHS = 8,
    GHEOS_NO_TEMPLE = GHEOS_SYMBOLS
};

/* What stands on one piece of land. A temple's emblem is no symbol. */
typedef struct gheos_piece {
    uint8_t symbols[GHEOS_SYMBOLS];
    uint8_t temple; /* the symbol it counts, or GHEOS_NO_TEMPLE */
} gheos_piece;

typedef struct gheos_tile {
    const char *id;
    uint8_t layout;
    gheos_piece pieces[GHEOS_SIDES]; /* A: one; B: landmass, shore; C: by side */
} gheos_tile;

extern const gheos_tile gheos_tiles[GHEOS_TILES];

/* A tile turned by r: its side s lies on cell side (s + r) mod 3. */

/* Which piece of the tile lies on a cell side. */
uint8_t gheos_piece_on_side(uint8_t tile, uint8_t rotation, uint8_t side);
/* The lowest cell side of that piece. */
uint8_t gheos_first_side(uint8_t tile, uint8_t rotation, uint8_t side);
/* All cell sides of that piece, as a bit set. */
uint8_t gheos_sides_of_piece(uint8_t tile, uint8_t rotation, uint8_t side);
/* What stands on it. */
const gheos_piece *gheos_piece_at(uint8_t tile, uint8_t rotation, uint8_t side);

/* Whether a smaller rotation looks the same (G-A1). */
uint8_t gheos_looks_like_smaller_rotation(uint8_t tile, uint8_t rotation);
/* Whether a pyramid stands on the tile, so that it is never replaced. */
uint8_t gheos_has_pyramid(uint8_t tile);

/* The tile with that id (`epoch` included), or DM_UNKNOWN. */
uint8_t gheos_tile_named(const char *id);
/* The id of a tile, or of GHEOS_EPOCH. */
const char *gheos_tile_id(uint8_t tile);

#endif
