/* Tiles in words and drawn: one's own hand, and any tile one asks about. */
#include <string.h>

#include "engine/guard.h"
#include "terminal/fold.h"
#include "terminal/gheos/gheos.h"
#include "terminal/phrases.h"

enum {
    PICTURE_COLUMNS = 2 * (GHEOS_TRIANGLE_USUAL + 1) + 1,
    PICTURE_LINES = GHEOS_TRIANGLE_USUAL + 2,
    GAP = 3
};
enum { PICTURES_BYTES = 8 << 10 };

const char *gheos_tile_label(enum text_language language, uint8_t tile) {
    dm_guard(tile < GHEOS_TILES);
    return tile == GHEOS_START_TILE ? phrase_text(language, PHRASE_GHEOS_START)
                                    : gheos_tile_id(tile);
}

static void draw_picture(const terminal_screen *screen, terminal_canvas *canvas, int column,
                         uint8_t tile) {
    gheos_triangle triangle = {.canvas = canvas,
                               .size = GHEOS_TRIANGLE_USUAL,
                               .x = column + GHEOS_TRIANGLE_USUAL + 1,
                               .top = 0,
                               .up = true,
                               .coloured = gheos_land_is_coloured(screen),
                               .edge = SCREEN_STYLE_DIM,
                               .tile = tile};
    for (int side = 0; side < GHEOS_SIDES; side++)
        triangle.looks[side] = (gheos_look){".", SCREEN_STYLE_COAST};
    gheos_draw_tile(&triangle);
    canvas_text(canvas, column, 0, SCREEN_STYLE_BOLD, gheos_tile_label(screen->language, tile));
}

/* Tiles side by side, each under its name; unknown ones are left out. */
static void draw_pictures(const terminal_screen *screen, const uint8_t *tiles, int count) {
    terminal_canvas canvas;
    char text[PICTURES_BYTES];
    dm_writer out = dm_writer_on(text, sizeof text);
    canvas_clear(&canvas, count * (PICTURE_COLUMNS + GAP), PICTURE_LINES);
    for (int k = 0; k < count; k++)
        if (tiles[k] < GHEOS_TILES)
            draw_picture(screen, &canvas, k * (PICTURE_COLUMNS + GAP), tiles[k]);
    canvas_write(&canvas, screen, &out);
    screen_print(screen, text);
}

/* "b7: land on two sides: wheat; shore: cup" */
static void show_tile(const observation *view, uint8_t tile) {
    enum text_language language = view->screen->language;
    char text[512], name[64];
    dm_writer out = dm_writer_on(text, sizeof text), word = dm_writer_on(name, sizeof name);
    dm_write(&out, view->screen->plain ? "" : "  ");
    text_gheos_tile_name(language, tile, &word);
    screen_styled(view->screen, SCREEN_STYLE_BOLD, name, &out);
    dm_write(&out, phrase_text(language, PHRASE_COLON));
    text_gheos_tile(language, tile, &out);
    screen_paragraph(view->screen, text, 4);
}

/* Pictures are enough where the question which tile to place tells them in words. */
static bool needs_words(const observation *view) {
    bool asked = view->seen.question.seat == view->seen.reader.viewer &&
                 view->seen.question.kind == GHEOS_ASK_TILE;
    return view->screen->plain || !asked;
}

void gheos_show_hand(const observation *view) {
    enum text_language language = view->screen->language;
    if (view->seen.reader.viewer >= DM_SEATS_MAX) return;
    const gheos_player *player = &gheos_const(&view->seen.state)->players[view->seen.reader.viewer];
    if (view->brief && !needs_words(view)) return;
    screen_heading(view->screen, phrase_text(language, PHRASE_GHEOS_HEADING_HAND));
    if (player->hand_count == 0)
        screen_paragraph(view->screen, phrase_text(language, PHRASE_GHEOS_HAND_EMPTY), 0);
    else if (!view->screen->plain && !view->brief)
        draw_pictures(view->screen, player->hand, player->hand_count);
    for (int k = 0; k < player->hand_count && needs_words(view); k++)
        show_tile(view, player->hand[k]);
}

void gheos_show_tiles(const observation *view, const char *typed) {
    char wanted[64];
    int shown = 0;
    fold_text(typed, wanted, sizeof wanted);
    for (uint8_t tile = 0; tile < GHEOS_TILES; tile++) {
        bool all = wanted[0] == '\0', named = strcmp(gheos_tile_id(tile), wanted) == 0;
        if (!all && !named) continue;
        if (named && !view->screen->plain) draw_pictures(view->screen, &tile, 1);
        show_tile(view, tile);
        shown++;
    }
    if (shown == 0)
        screen_paragraph(view->screen,
                         phrase_text(view->screen->language, PHRASE_GHEOS_TILE_UNKNOWN), 0);
}
