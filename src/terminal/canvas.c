/* Drawing with characters. See canvas.h. */
#include "terminal/canvas.h"

#include <assert.h>
#include <string.h>

enum wall { WALL_UP = 1, WALL_RIGHT = 2, WALL_DOWN = 4, WALL_LEFT = 8 };

/* The line sign that joins each set of walls; ends of lines look like lines. */
static const char *const joints[16] = {
    " ", "│", "─", "╰", "│", "│", "╭", "├", "─", "╯", "─", "┴", "╮", "┤", "┬", "┼",
};

void canvas_clear(terminal_canvas *c, int width, int height) {
    assert(width >= 0 && height >= 0);
    memset(c, 0, sizeof *c);
    c->width = width < CANVAS_WIDTH ? width : CANVAS_WIDTH;
    c->height = height < CANVAS_HEIGHT ? height : CANVAS_HEIGHT;
}

static canvas_cell *cell_at(terminal_canvas *c, int x, int y) {
    bool inside = x >= 0 && y >= 0 && x < c->width && y < c->height;
    return inside ? &c->cells[y][x] : NULL;
}

static void add_walls(terminal_canvas *c, int x, int y, int walls) {
    canvas_cell *cell = cell_at(c, x, y);
    if (cell) cell->walls |= (uint8_t)walls;
}

static void draw_row(terminal_canvas *c, int x, int y, int length) {
    for (int k = 0; k <= length; k++)
        add_walls(c, x + k, y, (k > 0 ? WALL_LEFT : 0) | (k < length ? WALL_RIGHT : 0));
}

static void draw_column(terminal_canvas *c, int x, int y, int length) {
    for (int k = 0; k <= length; k++)
        add_walls(c, x, y + k, (k > 0 ? WALL_UP : 0) | (k < length ? WALL_DOWN : 0));
}

void canvas_box(terminal_canvas *c, int x, int y, int width, int height) {
    draw_row(c, x, y, width);
    draw_row(c, x, y + height, width);
    draw_column(c, x, y, height);
    draw_column(c, x + width, y, height);
}

int canvas_text(terminal_canvas *c, int x, int y, enum style style, const char *text) {
    while (*text) {
        size_t bytes = screen_bytes_within(text, 1);
        canvas_cell *cell = cell_at(c, x++, y);
        if (bytes == 0 || bytes >= CANVAS_SIGN_BYTES) break;
        if (cell) {
            memcpy(cell->sign, text, bytes);
            cell->sign[bytes] = '\0';
            cell->style = (uint8_t)style;
        }
        text += bytes;
    }
    return x;
}

static const char *sign_of(const canvas_cell *cell) {
    return cell->sign[0] ? cell->sign : joints[cell->walls];
}

static bool is_blank(const canvas_cell *cell) {
    return cell->style == SCREEN_STYLE_RESET && strcmp(sign_of(cell), " ") == 0;
}

static int used_width(const terminal_canvas *c, int y) {
    int width = c->width;
    while (width > 0 && is_blank(&c->cells[y][width - 1])) width--;
    return width;
}

/* Walls are always dim, so that the land stands out. */
static enum style style_of(const canvas_cell *cell) {
    return cell->sign[0] == '\0' && cell->walls ? SCREEN_STYLE_DIM : (enum style)cell->style;
}

void canvas_write(const terminal_canvas *c, const terminal_screen *s, dm_writer *out) {
    for (int y = 0; y < c->height; y++) {
        enum style style = SCREEN_STYLE_RESET;
        for (int x = 0, width = used_width(c, y); x < width; x++) {
            const canvas_cell *cell = &c->cells[y][x];
            if (style_of(cell) != style) {
                style = style_of(cell);
                dm_write(out, screen_style(s, SCREEN_STYLE_RESET));
                if (style != SCREEN_STYLE_RESET) dm_write(out, screen_style(s, style));
            }
            dm_write(out, sign_of(cell));
        }
        if (style != SCREEN_STYLE_RESET) dm_write(out, screen_style(s, SCREEN_STYLE_RESET));
        dm_write_char(out, '\n');
    }
}
