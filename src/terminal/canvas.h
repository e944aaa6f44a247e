/* A sheet of character cells on which maps are drawn: first walls, as edges that join by
 * themselves into corners and crossings, then text over them. */
#ifndef TERMINAL_CANVAS_H
#define TERMINAL_CANVAS_H

#include "terminal/screen.h"

enum { CANVAS_WIDTH = 200, CANVAS_HEIGHT = 64, CANVAS_SIGN_BYTES = 5 };

typedef struct canvas_cell {
    char sign[CANVAS_SIGN_BYTES]; /* one UTF-8 sign, or "" for the walls */
    uint8_t walls;                /* bit set of enum wall */
    uint8_t style;
} canvas_cell;

typedef struct terminal_canvas {
    int width, height; /* how much of it is in use */
    canvas_cell cells[CANVAS_HEIGHT][CANVAS_WIDTH];
} terminal_canvas;

/* An empty sheet of that size, or of what there is room for. */
void canvas_clear(terminal_canvas *, int width, int height);

/* Walls around the cells from (x, y) to (x + width, y + height), both included. */
void canvas_box(terminal_canvas *, int x, int y, int width, int height);

/* Text over whatever is there; returns the column after it. Parts outside are dropped. */
int canvas_text(terminal_canvas *, int x, int y, enum style, const char *text);

/* Appends the sheet, a line a row, without blanks at the ends of lines. */
void canvas_write(const terminal_canvas *, const terminal_screen *, dm_writer *out);

#endif
