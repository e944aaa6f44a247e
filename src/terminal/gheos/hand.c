/* Tiles in words and drawn: one's own hand, and any tile one asks about. */
#include <string.h>

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
    return tile == GHEOS_START_TILE ? phrase_text(language, PHRASE_GHEOS_START)
                                    : gheos_tile_id(tile);
}

static void draw_picture(const screen *screen, canvas *canvas, int column, uint8_t tile) {
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
static void draw_pictures(const screen *screen, const uint8_t *tiles, int count) {
    static canvas canvas;
    static char text[PICTURES_BYTES];
    dm_writer out = dm_writer_on(text, sizeof text);
    canvas_clear(&canvas, count * (PICTURE_COLUMNS + GAP), PICTURE_LINES);
    for (int k = 0; k < count; k++)
        if (tiles[k] < GHEOS_TILES)
            draw_picture(screen, &canvas, k * (PICTURE_COLUMNS + GAP), tiles[k]);
    canvas_write(&canvas, screen, &out);
    screen_print(screen, text);
}

/* "b7: land on two sides: wheat; shore: cup" */
static void show_tile(const sight *sight, uint8_t tile) {
    enum text_language language = sight->screen->language;
    char text[512], name[64];
    dm_writer out = dm_writer_on(text, sizeof text), word = dm_writer_on(name, sizeof name);
    dm_write(&out, sight->screen->plain ? "" : "  ");
    text_gheos_tile_name(language, tile, &word);
    screen_styled(sight->screen, SCREEN_STYLE_BOLD, name, &out);
    dm_write(&out, phrase_text(language, PHRASE_COLON));
    text_gheos_tile(language, tile, &out);
    screen_paragraph(sight->screen, text, 4);
}

/* Pictures are enough where the question which tile to place tells them in words. */
static bool needs_words(const sight *sight) {
    bool asked =
        sight->question.seat == sight->reader.viewer && sight->question.kind == GHEOS_ASK_TILE;
    return sight->screen->plain || !asked;
}

void gheos_show_hand(const sight *sight) {
    enum text_language language = sight->screen->language;
    if (sight->reader.viewer >= DM_SEATS_MAX) return;
    const gheos_player *player = &gheos_const(&sight->seen)->players[sight->reader.viewer];
    if (sight->brief && !needs_words(sight)) return;
    screen_heading(sight->screen, phrase_text(language, PHRASE_GHEOS_HEADING_HAND));
    if (player->hand_count == 0)
        screen_paragraph(sight->screen, phrase_text(language, PHRASE_GHEOS_HAND_EMPTY), 0);
    else if (!sight->screen->plain && !sight->brief)
        draw_pictures(sight->screen, player->hand, player->hand_count);
    for (int k = 0; k < player->hand_count && needs_words(sight); k++)
        show_tile(sight, player->hand[k]);
}

void gheos_show_tiles(const sight *sight, const char *typed) {
    char wanted[64];
    int shown = 0;
    fold_text(typed, wanted, sizeof wanted);
    for (uint8_t tile = 0; tile < GHEOS_TILES; tile++) {
        bool all = wanted[0] == '\0', named = strcmp(gheos_tile_id(tile), wanted) == 0;
        if (!all && !named) continue;
        if (named && !sight->screen->plain) draw_pictures(sight->screen, &tile, 1);
        show_tile(sight, tile);
        shown++;
    }
    if (shown == 0)
        screen_paragraph(sight->screen,
                         phrase_text(sight->screen->language, PHRASE_GHEOS_TILE_UNKNOWN), 0);
}
