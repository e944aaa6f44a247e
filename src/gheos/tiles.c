/* The table of tiles and how a turned tile lies. All of it is our reconstruction [R]: 14 tiles of
 * layout A, 25 of B, 13 of C; 29 wheat, 26 cups, 26 swords, 8 pyramids, 3 temples of each kind. */
#include "gheos/tiles.h"

#include <string.h>

#include "demiurge.h"

/* clang-format off */
#define PIECE(w, c, s, p, t) {{w, c, s, p}, t}
#define NONE_ PIECE(0, 0, 0, 0, GHEOS_NO_TEMPLE)
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

const gheos_tile gheos_tiles[GHEOS_TILES] = {
    {"start", GHEOS_LAYOUT_C, {W1, W1, W1}},
    {"a1", GHEOS_LAYOUT_A, {W1, NONE_, NONE_}},  {"a2", GHEOS_LAYOUT_A, {C1, NONE_, NONE_}},
    {"a3", GHEOS_LAYOUT_A, {S1, NONE_, NONE_}},  {"a4", GHEOS_LAYOUT_A, {WC, NONE_, NONE_}},
    {"a5", GHEOS_LAYOUT_A, {WS, NONE_, NONE_}},  {"a6", GHEOS_LAYOUT_A, {CS, NONE_, NONE_}},
    {"a7", GHEOS_LAYOUT_A, {WW, NONE_, NONE_}},  {"a8", GHEOS_LAYOUT_A, {CC, NONE_, NONE_}},
    {"a9", GHEOS_LAYOUT_A, {SS, NONE_, NONE_}},  {"a10", GHEOS_LAYOUT_A, {P1, NONE_, NONE_}},
    {"a11", GHEOS_LAYOUT_A, {NONE_, NONE_, NONE_}}, {"a12", GHEOS_LAYOUT_A, {TW, NONE_, NONE_}},
    {"a13", GHEOS_LAYOUT_A, {TC, NONE_, NONE_}}, {"a14", GHEOS_LAYOUT_A, {TS, NONE_, NONE_}},
    {"b1", GHEOS_LAYOUT_B, {W1, C1, NONE_}},  {"b2", GHEOS_LAYOUT_B, {W1, S1, NONE_}},
    {"b3", GHEOS_LAYOUT_B, {C1, W1, NONE_}},  {"b4", GHEOS_LAYOUT_B, {C1, S1, NONE_}},
    {"b5", GHEOS_LAYOUT_B, {S1, W1, NONE_}},  {"b6", GHEOS_LAYOUT_B, {S1, C1, NONE_}},
    {"b7", GHEOS_LAYOUT_B, {W1, W1, NONE_}},  {"b8", GHEOS_LAYOUT_B, {C1, C1, NONE_}},
    {"b9", GHEOS_LAYOUT_B, {S1, S1, NONE_}},  {"b10", GHEOS_LAYOUT_B, {WC, NONE_, NONE_}},
    {"b11", GHEOS_LAYOUT_B, {WS, NONE_, NONE_}}, {"b12", GHEOS_LAYOUT_B, {CS, NONE_, NONE_}},
    {"b13", GHEOS_LAYOUT_B, {W1, TS, NONE_}}, {"b14", GHEOS_LAYOUT_B, {C1, TW, NONE_}},
    {"b15", GHEOS_LAYOUT_B, {S1, TC, NONE_}}, {"b16", GHEOS_LAYOUT_B, {P1, W1, NONE_}},
    {"b17", GHEOS_LAYOUT_B, {P1, C1, NONE_}}, {"b18", GHEOS_LAYOUT_B, {P1, S1, NONE_}},
    {"b19", GHEOS_LAYOUT_B, {W1, P1, NONE_}}, {"b20", GHEOS_LAYOUT_B, {C1, P1, NONE_}},
    {"b21", GHEOS_LAYOUT_B, {S1, P1, NONE_}}, {"b22", GHEOS_LAYOUT_B, {TW, S1, NONE_}},
    {"b23", GHEOS_LAYOUT_B, {TC, W1, NONE_}}, {"b24", GHEOS_LAYOUT_B, {TS, C1, NONE_}},
    {"b25", GHEOS_LAYOUT_B, {NONE_, NONE_, NONE_}},
    {"c1", GHEOS_LAYOUT_C, {W1, C1, S1}},     {"c2", GHEOS_LAYOUT_C, {W1, S1, C1}},
    {"c3", GHEOS_LAYOUT_C, {W1, C1, NONE_}},  {"c4", GHEOS_LAYOUT_C, {C1, S1, NONE_}},
    {"c5", GHEOS_LAYOUT_C, {S1, W1, NONE_}},  {"c6", GHEOS_LAYOUT_C, {C1, W1, NONE_}},
    {"c7", GHEOS_LAYOUT_C, {S1, C1, NONE_}},  {"c8", GHEOS_LAYOUT_C, {W1, S1, NONE_}},
    {"c9", GHEOS_LAYOUT_C, {W1, W1, C1}},     {"c10", GHEOS_LAYOUT_C, {C1, C1, S1}},
    {"c11", GHEOS_LAYOUT_C, {S1, S1, W1}},    {"c12", GHEOS_LAYOUT_C, {P1, NONE_, NONE_}},
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
    return piece_on_side[gheos_tiles[tile].layout][rotation][side];
}

uint8_t gheos_first_side(uint8_t tile, uint8_t rotation, uint8_t side) {
    return first_side[gheos_tiles[tile].layout][rotation][side];
}

uint8_t gheos_sides_of_piece(uint8_t tile, uint8_t rotation, uint8_t side) {
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
    for (uint8_t smaller = 0; smaller < rotation; smaller++)
        if (looks_same(tile, rotation, smaller)) return 1;
    return 0;
}

uint8_t gheos_has_pyramid(uint8_t tile) {
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
    return tile == GHEOS_EPOCH ? "epoch" : gheos_tiles[tile].id;
}
