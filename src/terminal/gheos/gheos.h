/* The parts of Gheos in the terminal; gheos.c puts them together. */
#ifndef TERMINAL_GHEOS_GHEOS_H
#define TERMINAL_GHEOS_GHEOS_H

#include "gheos/state.h"
#include "terminal/canvas.h"
#include "terminal/terminal_game.h"

/* Gheos in the terminal: gheos.c. */
extern const terminal_game terminal_gheos;

/* tile.c: a triangle on a canvas. */

/* How the land of one side is filled: with whose letter, in which colour. */
typedef struct gheos_look {
    char letter[CANVAS_SIGN_BYTES];
    enum style style;
} gheos_look;

/* Size is the number of lines between the horizontal sides; a triangle takes size + 1 lines with
 * one of them, and 2 × (size + 1) columns with one of its corners. */
enum { GHEOS_TRIANGLE_SMALL = 3, GHEOS_TRIANGLE_USUAL = 4 };

typedef struct gheos_triangle {
    terminal_canvas *canvas;
    int size;
    int x, top; /* column of its point; line of its upper corner or corners */
    bool up, coloured;
    enum style edge;
    uint8_t tile, rotation;
    gheos_look looks[GHEOS_SIDES];
} gheos_triangle;

/* A tile on its canvas. */
void gheos_draw_tile(const gheos_triangle *);
/* Whether all land has a colour of its own: sixteen colours are not enough. */
bool gheos_land_is_coloured(const terminal_screen *);
/* A short text in a line counted from the point; in line size − 2 no symbol stands. */
void gheos_draw_mark(const gheos_triangle *, int line, const char *text);
void gheos_write_symbols(const gheos_piece *, dm_writer *out); /* "ψU", "π†" */
extern const char *const gheos_symbol_signs[GHEOS_SYMBOLS];
extern const char *const gheos_temple_sign;

/* map.c: the map into `out`, at most `width` columns wide. */
void gheos_draw_map(const observation *, int width, dm_writer *out);
/* What the signs of the map mean, as far as it needs telling. */
void gheos_write_legend(const observation *, int width, dm_writer *out);
/* How many columns of `width` the map would take. */
int gheos_map_width(const observation *, int width);
/* The chosen cell with its neighbours, once for every way to turn the tile. */
void gheos_draw_turns(const observation *, int width, dm_writer *out);

/* describe.c */
void gheos_describe_map(const observation *, const char *cell);

/* table.c */
void gheos_show_status(const observation *);
/* What the reader has, or all players, a line each. */
void gheos_show_purse(const observation *, bool all);
/* Continents, followers and points, in lines of `width` columns. */
void gheos_write_players(const observation *, int width, dm_writer *out);
/* Columns they take, with short names if `width` asks for it. */
int gheos_players_width(const observation *, int width);
void gheos_write_seat(const observation *, uint8_t seat, dm_writer *out); /* "You", "Player 2" */

/* hand.c */
/* What a tile is called in a table: its id, or a word for the start tile. */
const char *gheos_tile_label(enum text_language, uint8_t tile);
/* The tiles of the reader, drawn and in words. */
void gheos_show_hand(const observation *);
/* Tiles whose name holds what was typed; "" means all of them. */
void gheos_show_tiles(const observation *, const char *typed);

/* scores.c */
void gheos_show_scores(const observation *);
/* "2 red followers × 3 cups + 1 blue follower × 1 cup" */
void gheos_write_sum(const observation *, uint8_t seat, uint8_t symbol, dm_writer *out);

/* preview.c */
void gheos_preview(const observation *, dm_answer, dm_writer *out);
/* What placing the chosen tile in a cell would do, for each way to turn it. */
void gheos_show_turns(const observation *, dm_answer cell);

/* answers.c */
bool gheos_show_answers(const observation *);

/* gheos.c: small things the parts share. */
void gheos_civilisation_letter(const observation *, uint8_t civilisation,
                               char letter[CANVAS_SIGN_BYTES]);
/* The cell an answer names; false if it names none. */
bool gheos_answer_cell(const observation *, dm_answer, int *x, int *y);

#endif
