/* The table of tiles and how a turned tile lies. All of it is our reconstruction [R]: 14 tiles of
 * layout A, 25 of B, 13 of C; 29 wheat, 26 cups, 26 swords, 8 pyramids, 3 temples of each kind. */
#include "gheos/tiles.h"

#include <string.h>

#include "demiurge.h"
#include "engine/guard.h"

/* clang-format off */

/* What stands on a piece of land: wheat, cups, swords, pyramids, and the symbol a temple counts. */
#define PIECE(w, c, s, p, t) {{w, c, s, p}, t}
#define NO PIECE(0, 0, 0, 0, GHEOS_NO_TEMPLE)
#define W1 PIECE(1, 0, 0, 0, GHEOS_NO_TEMPLE)
#define C1 PIECE(0, 1, 0, 0, GHEOS_NO_TEMPLE)
#define S1 PIECE(0, 0, 1, 0, GHEOS_NO_TEMPLE)
#define P1 PIECE(0, 0, 0, 1, GHEOS_NO_TEMPLE)
#define WC PIECE(1, 1, 0, 0, GHEOS_NO_TEMPLE)
#define WS PIECE(1, 0, 1, 0, GHEOS_NO_TEMPLE)
#define CS PIECE(0, 1, 1, 0, GHEOS_NO_TEMPLE)
#define WW PIECE(2, 0, 0, 0, GHEOS_NO_TEMPLE)
#define CC PIECE(0, 2, 0, 0, GHEOS_NO_TEMPLE)
#define SS PIECE(0, 0, 2, 0, GHEOS_NO_TEMPLE)
#define TW PIECE(0, 0, 0, 0, GHEOS_WHEAT)
#define TC PIECE(0, 0, 0, 0, GHEOS_CUP)
#define TS PIECE(0, 0, 0, 0, GHEOS_SWORD)

/* A row is the id and its pieces: on all three sides; a landmass and a shore; shore by shore. */
#define A(id_, all_)                    {id_, GHEOS_LAYOUT_A, {all_, NO, NO}}
#define B(id_, landmass_, shore_)       {id_, GHEOS_LAYOUT_B, {landmass_, shore_, NO}}
#define C(id_, first_, second_, third_) {id_, GHEOS_LAYOUT_C, {first_, second_, third_}}

const gheos_tile gheos_tiles[GHEOS_TILES] = {
    C("start", W1, W1, W1),
    A("a1", W1),  A("a2", C1),  A("a3", S1),  A("a4", WC),  A("a5", WS),
    A("a6", CS),  A("a7", WW),  A("a8", CC),  A("a9", SS),  A("a10", P1),
    A("a11", NO), A("a12", TW), A("a13", TC), A("a14", TS),
    B("b1", W1, C1),  B("b2", W1, S1),  B("b3", C1, W1),  B("b4", C1, S1),
    B("b5", S1, W1),  B("b6", S1, C1),  B("b7", W1, W1),  B("b8", C1, C1),
    B("b9", S1, S1),  B("b10", WC, NO), B("b11", WS, NO), B("b12", CS, NO),
    B("b13", W1, TS), B("b14", C1, TW), B("b15", S1, TC), B("b16", P1, W1),
    B("b17", P1, C1), B("b18", P1, S1), B("b19", W1, P1), B("b20", C1, P1),
    B("b21", S1, P1), B("b22", TW, S1), B("b23", TC, W1), B("b24", TS, C1),
    B("b25", NO, NO),
    C("c1", W1, C1, S1),  C("c2", W1, S1, C1),  C("c3", W1, C1, NO),
    C("c4", C1, S1, NO),  C("c5", S1, W1, NO),  C("c6", C1, W1, NO),
    C("c7", S1, C1, NO),  C("c8", W1, S1, NO),  C("c9", W1, W1, C1),
    C("c10", C1, C1, S1), C("c11", S1, S1, W1), C("c12", P1, NO, NO),
};
/* clang-format on */

/* By layout, rotation and cell side: the piece that lies there, the lowest of its cell sides, and
 * all of them. */
typedef uint8_t by_side[3][GHEOS_SIDES][GHEOS_SIDES];
static const by_side piece_on_side = {{{0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
                                      {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}},
                                      {{0, 1, 2}, {2, 0, 1}, {1, 2, 0}}};
static const by_side first_side = {{{0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
                                   {{0, 0, 2}, {0, 1, 1}, {0, 1, 0}},
                                   {{0, 1, 2}, {0, 1, 2}, {0, 1, 2}}};
static const by_side sides_of_piece = {{{7, 7, 7}, {7, 7, 7}, {7, 7, 7}},
                                       {{3, 3, 4}, {1, 6, 6}, {5, 2, 5}},
                                       {{1, 2, 4}, {1, 2, 4}, {1, 2, 4}}};

uint8_t gheos_piece_on_side(uint8_t tile, uint8_t rotation, uint8_t side) {
    assert(tile < GHEOS_TILES && rotation < GHEOS_SIDES && side < GHEOS_SIDES);
    return piece_on_side[gheos_tiles[tile].layout][rotation][side];
}

uint8_t gheos_first_side(uint8_t tile, uint8_t rotation, uint8_t side) {
    assert(tile < GHEOS_TILES && rotation < GHEOS_SIDES && side < GHEOS_SIDES);
    return first_side[gheos_tiles[tile].layout][rotation][side];
}

uint8_t gheos_sides_of_piece(uint8_t tile, uint8_t rotation, uint8_t side) {
    assert(tile < GHEOS_TILES && rotation < GHEOS_SIDES && side < GHEOS_SIDES);
    return sides_of_piece[gheos_tiles[tile].layout][rotation][side];
}

const gheos_piece *gheos_piece_at(uint8_t tile, uint8_t rotation, uint8_t side) {
    return &gheos_tiles[tile].pieces[gheos_piece_on_side(tile, rotation, side)];
}

static uint8_t looks_same(uint8_t tile, uint8_t rotation, uint8_t other) {
    for (uint8_t side = 0; side < GHEOS_SIDES; side++)
        if (gheos_sides_of_piece(tile, rotation, side) != gheos_sides_of_piece(tile, other, side) ||
            memcmp(gheos_piece_at(tile, rotation, side), gheos_piece_at(tile, other, side),
                   sizeof(gheos_piece)) != 0)
            return 0;
    return 1;
}

uint8_t gheos_looks_like_smaller_rotation(uint8_t tile, uint8_t rotation) {
    assert(tile < GHEOS_TILES && rotation < GHEOS_SIDES);
    for (uint8_t smaller = 0; smaller < rotation; smaller++)
        if (looks_same(tile, rotation, smaller)) return 1;
    return 0;
}

uint8_t gheos_has_pyramid(uint8_t tile) {
    assert(tile < GHEOS_TILES);
    for (int piece = 0; piece < GHEOS_SIDES; piece++)
        if (gheos_tiles[tile].pieces[piece].symbols[GHEOS_PYRAMID]) return 1;
    return 0;
}

uint8_t gheos_tile_named(const char *id) {
    for (uint8_t tile = 0; tile <= GHEOS_EPOCH; tile++)
        if (strcmp(gheos_tile_id(tile), id) == 0) return tile;
    return DM_UNKNOWN;
}

const char *gheos_tile_id(uint8_t tile) {
    dm_guard(tile <= GHEOS_EPOCH);
    return tile == GHEOS_EPOCH ? "epoch" : gheos_tiles[tile].id;
}
