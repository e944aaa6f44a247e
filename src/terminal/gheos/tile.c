/* A triangle drawn with characters.
 *
 *          ·           Every side is land and every corner water. What lies nearest to a side
 *         /r\          belongs to that side's piece of land; where two pieces meet there is water,
 *        /rrr\         so one sees which sides hang together: here the left and the right side are
 *       /rrψrr\        one landmass with wheat, and the lower side is a shore with a cup.
 *      /r~.U.~r\
 *     ·─────────·
 *
 * Lines are counted from the point: the r-th has 2r − 1 columns, numbered from 1 − r to r − 1. A
 * triangle that points down is the same, mirrored. */
#include <string.h>

#include "terminal/gheos/gheos.h"

const char *const gheos_symbol_signs[GHEOS_SYMBOLS] = {"ψ", "U", "†", "▲"};
const char *const gheos_temple_sign = "π";

/* The sides as they are seen when the point is above. */
enum { LEFT = 1, RIGHT = 2, BASE = 4 };

/* By direction and cell side (G-T3). */
static const uint8_t seen_side[2][GHEOS_SIDES] = {{LEFT, BASE, RIGHT}, {RIGHT, BASE, LEFT}};

static int line_of(const gheos_triangle *t, int r) {
    return t->up ? t->top + r : t->top + t->size + 1 - r;
}

/* ---- Outline ----------------------------------------------------------------------------- */

static void draw_outline(const gheos_triangle *t) {
    int base = line_of(t, t->size + 1), half = t->size + 1;
    for (int r = 1; r <= t->size; r++) {
        canvas_text(t->canvas, t->x - r, line_of(t, r), t->edge, t->up ? "/" : "\\");
        canvas_text(t->canvas, t->x + r, line_of(t, r), t->edge, t->up ? "\\" : "/");
    }
    for (int k = 1 - half; k < half; k++) canvas_text(t->canvas, t->x + k, base, t->edge, "─");
    canvas_text(t->canvas, t->x - half, base, SCREEN_STYLE_SEA, "·");
    canvas_text(t->canvas, t->x + half, base, SCREEN_STYLE_SEA, "·");
    canvas_text(t->canvas, t->x, line_of(t, 0), SCREEN_STYLE_SEA, "·");
}

/* ---- Land -------------------------------------------------------------------------------- */

/* The sides that lie nearest to a spot, as a bit set of seen sides. */
static uint8_t nearest_sides(int size, int r, int c) {
    int left = r + c, right = r - c, base = 2 * (size + 1 - r);
    int least = left < right ? left : right;
    least = base < least ? base : least;
    return (uint8_t)((left == least ? LEFT : 0) | (right == least ? RIGHT : 0) |
                     (base == least ? BASE : 0));
}

/* The seen sides of the piece that has a cell side. */
static uint8_t piece_sides(const gheos_triangle *t, uint8_t side) {
    uint8_t sides = gheos_sides_of_piece(t->tile, t->rotation, side), seen = 0;
    for (int k = 0; k < GHEOS_SIDES; k++)
        if (sides >> k & 1) seen |= seen_side[t->up][k];
    return seen;
}

bool gheos_land_is_coloured(const terminal_screen *screen) {
    return screen->colour && screen->many_colours;
}

/* Where land has its colour, letters would only hide the symbols: there are fewer of them. Land at
 * war has none. */
static bool is_lettered(const gheos_triangle *t, enum style style, int x, int line) {
    return !t->coloured || style == SCREEN_STYLE_WARNING || (x + 2 * line) % 4 == 0;
}

static void draw_land(const gheos_triangle *t, uint8_t side) {
    uint8_t mine = piece_sides(t, side);
    const gheos_look *look = &t->looks[side];
    for (int r = 1; r <= t->size; r++)
        for (int c = 1 - r; c < r; c++) {
            int x = t->x + c, line = line_of(t, r);
            if (nearest_sides(t->size, r, c) & ~mine) continue;
            canvas_text(t->canvas, x, line, look->style,
                        is_lettered(t, look->style, x, line) ? look->letter : " ");
        }
}

static void draw_water(const gheos_triangle *t) {
    for (int r = 1; r <= t->size; r++)
        for (int c = 1 - r; c < r; c++)
            canvas_text(t->canvas, t->x + c, line_of(t, r), SCREEN_STYLE_SEA, "~");
}

/* ---- Symbols ----------------------------------------------------------------------------- */

void gheos_write_symbols(const gheos_piece *piece, dm_writer *out) {
    for (int symbol = 0; symbol < GHEOS_SYMBOLS; symbol++)
        for (int k = 0; k < piece->symbols[symbol]; k++) dm_write(out, gheos_symbol_signs[symbol]);
    if (piece->temple == GHEOS_NO_TEMPLE) return;
    dm_write(out, gheos_temple_sign);
    dm_write(out, gheos_symbol_signs[piece->temple]);
}

/* Symbols stand in the middle of their piece: beside a lone side, between two, or in the centre. */
static void draw_symbols(const gheos_triangle *t, uint8_t side) {
    char text[32];
    dm_writer out = dm_writer_on(text, sizeof text);
    gheos_write_symbols(gheos_piece_at(t->tile, t->rotation, side), &out);
    int columns = screen_columns(text), r = t->size - 1, start = -columns / 2;
    switch (piece_sides(t, side)) {
    case LEFT: start = 1 - r; break;
    case RIGHT: start = r - columns; break;
    case BASE: r = t->size; break;
    case LEFT | BASE: r = t->size, start -= 1; break;
    case RIGHT | BASE: r = t->size, start += 1; break;
    default: break;
    }
    canvas_text(t->canvas, t->x + start, line_of(t, r), t->looks[side].style, text);
}

void gheos_draw_tile(const gheos_triangle *t) {
    draw_outline(t);
    draw_water(t);
    for (uint8_t side = 0; side < GHEOS_SIDES; side++) draw_land(t, side);
    for (uint8_t side = 0; side < GHEOS_SIDES; side++) draw_symbols(t, side);
}

void gheos_draw_mark(const gheos_triangle *t, int line, const char *text) {
    canvas_text(t->canvas, t->x - screen_columns(text) / 2, line_of(t, line), SCREEN_STYLE_CHOICE,
                text);
}
