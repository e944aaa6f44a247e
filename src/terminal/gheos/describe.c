/* The map in words: first the land, continents before the rest, then the tiles with their
 * neighbours, so that a plan can be made by ear. One cell alone for `map 3,-1`. */
#include <stdlib.h>
#include <string.h>

#include "gheos/rules.h"
#include "terminal/gheos/gheos.h"
#include "terminal/phrases.h"
#include "text/gheos_text.h"

typedef struct atlas {
    const observation *view;
    const gheos_state *s;
    enum text_language language;
    gheos_land land;
} atlas;

static void open_atlas(atlas *a, const observation *view) {
    a->view = view;
    a->s = gheos_const(&view->seen.state);
    a->language = view->screen->language;
    gheos_find_land(a->s->places, a->s->place_count, &a->land);
}

/* ---- Land -------------------------------------------------------------------------------- */

/* "red", "uninhabited continent", "island", "open shore" */
static void write_owner(const atlas *a, uint8_t region, dm_writer *out) {
    uint8_t civilisation = gheos_civilisation_on(a->s, &a->land, region);
    const gheos_region *land = &a->land.regions[region];
    if (civilisation != GHEOS_CIVILISATIONS)
        text_gheos_civilisation(a->language, civilisation, out);
    else if (gheos_is_continent(land))
        dm_write(out, phrase_text(a->language, PHRASE_GHEOS_LEGEND_LAND));
    else if (gheos_is_island(land))
        text_gheos_land(a->language, false, out);
    else
        dm_write(out, phrase_text(a->language, land->landmass ? PHRASE_GHEOS_LEGEND_COAST
                                                              : PHRASE_GHEOS_OPEN_SHORE));
}

static void write_symbols(const atlas *a, const gheos_region *land, dm_writer *out) {
    for (uint8_t symbol = 0; symbol < GHEOS_SYMBOLS; symbol++) {
        if (land->symbols[symbol] == 0) continue;
        dm_write(out, ", ");
        text_gheos_symbols(a->language, symbol, land->symbols[symbol], out);
    }
}

static void write_cells(const atlas *a, uint64_t places, dm_writer *out) {
    for (const char *divider = ""; places; places &= places - 1, divider = " ") {
        const gheos_place *place = &a->s->places[__builtin_ctzll(places)];
        dm_write(out, divider);
        text_gheos_cell(place->x, place->y, out);
    }
}

/* "red: 4 tiles, 3 wheat, 1 cup (0,0 1,0 1,1 2,1)" */
static void describe_region(const atlas *a, uint8_t region) {
    const gheos_region *land = &a->land.regions[region];
    char text[1024];
    dm_writer out = dm_writer_on(text, sizeof text);
    write_owner(a, region, &out);
    dm_write(&out, phrase_text(a->language, PHRASE_COLON));
    text_gheos_tiles(a->language, __builtin_popcountll(land->places), &out);
    write_symbols(a, land, &out);
    dm_write(&out, " (");
    write_cells(a, land->places, &out);
    dm_write_char(&out, ')');
    screen_paragraph(a->view->screen, text, 4);
}

static bool is_inhabited(const atlas *a, uint8_t region) {
    return gheos_civilisation_on(a->s, &a->land, region) != GHEOS_CIVILISATIONS;
}

/* With a heading if they are the first; how many were told so far. */
static int describe_continents(const atlas *a, bool inhabited, int count) {
    for (uint8_t region = 0; region < a->land.count; region++) {
        bool meant = gheos_is_continent(&a->land.regions[region]);
        if (!meant || is_inhabited(a, region) != inhabited) continue;
        if (count++ == 0)
            screen_heading(a->view->screen,
                           phrase_text(a->language, PHRASE_GHEOS_HEADING_CONTINENTS));
        describe_region(a, region);
    }
    return count;
}

static void describe_islands(const atlas *a) {
    int count = 0;
    for (uint8_t region = 0; region < a->land.count; region++) {
        if (!gheos_is_island(&a->land.regions[region])) continue;
        if (count++ == 0)
            screen_heading(a->view->screen, phrase_text(a->language, PHRASE_GHEOS_HEADING_ISLANDS));
        describe_region(a, region);
    }
}

/* ---- Cells ------------------------------------------------------------------------------- */

static void write_piece(const atlas *a, const gheos_place *place, uint8_t side, dm_writer *out) {
    text_scene scene = text_gheos_scene(&a->view->seen.reader, &a->view->seen.state);
    text_gap gap = {.values = {gheos_piece_on_side(place->tile, place->rotation, side)},
                    .count = 1};
    scene.value['t'] = place->tile;
    text_gheos_gap_piece(&scene, &gap, out);
}

/* "on the left, above: wheat (red)" for each piece of land. */
static void write_pieces(const atlas *a, uint8_t index, dm_writer *out) {
    const gheos_place *place = &a->s->places[index];
    for (uint8_t side = 0, told = 0; side < GHEOS_SIDES; side++) {
        uint8_t sides = gheos_sides_of_piece(place->tile, place->rotation, side);
        if (told >> side & 1) continue;
        const char *divider = phrase_text(a->language, PHRASE_SEMICOLON);
        for (uint8_t k = 0; k < GHEOS_SIDES; k++) {
            if (!(sides >> k & 1)) continue;
            dm_write(out, divider);
            text_gheos_side(a->language, place->x, place->y, k, out);
            divider = ", ";
        }
        told |= sides;
        dm_write(out, phrase_text(a->language, PHRASE_COLON));
        write_piece(a, place, side, out);
        dm_write(out, " (");
        write_owner(a, a->land.label[index][side], out);
        dm_write_char(out, ')');
    }
}

/* The cells with tiles around a cell, and how many. */
static int write_neighbours(const atlas *a, int x, int y, dm_writer *out) {
    int count = 0;
    for (uint8_t side = 0; side < GHEOS_SIDES; side++) {
        int nx, ny;
        gheos_cell_across(x, y, side, &nx, &ny);
        if (gheos_place_at(a->s, nx, ny) == GHEOS_NO_PLACE) continue;
        dm_write(out, count++ ? ", " : "");
        text_gheos_cell(nx, ny, out);
        dm_write_char(out, ' ');
        text_gheos_side(a->language, x, y, side, out);
    }
    return count;
}

static void describe_cell(const atlas *a, int x, int y) {
    char text[1024], near[128];
    dm_writer out = dm_writer_on(text, sizeof text), names = dm_writer_on(near, sizeof near);
    uint8_t place = gheos_place_at(a->s, x, y);
    int neighbours = write_neighbours(a, x, y, &names);
    text_gheos_cell(x, y, &out);
    dm_write(&out, phrase_text(a->language, PHRASE_COLON));
    if (place == GHEOS_NO_PLACE) {
        dm_write(&out, phrase_text(a->language, PHRASE_GHEOS_CELL_EMPTY));
    } else {
        text_gheos_tile_name(a->language, a->s->places[place].tile, &out);
        write_pieces(a, place, &out);
    }
    if (neighbours) {
        dm_write(&out, phrase_text(a->language, PHRASE_SEMICOLON));
        PHRASE_FILL(a->language, PHRASE_REGION_NEIGHBOURS, &out, near);
    }
    screen_paragraph(a->view->screen, text, 4);
}

/* ---- Everything, or what was typed ------------------------------------------------------- */

static void describe_all(const atlas *a) {
    int inhabited = describe_continents(a, true, 0);
    describe_continents(a, false, inhabited);
    describe_islands(a);
    screen_heading(a->view->screen, phrase_text(a->language, PHRASE_GHEOS_HEADING_TILES));
    for (int place = 0; place < a->s->place_count; place++)
        describe_cell(a, a->s->places[place].x, a->s->places[place].y);
}

/* One coordinate, with either minus sign; where it ends, or NULL. */
static const char *read_number(const char *text, int *number) {
    char *end;
    bool minus = strncmp(text, "−", strlen("−")) == 0;
    text += minus ? strlen("−") : 0;
    long value = strtol(text, &end, 10);
    if (end == text || value < -GHEOS_CELL_OFFSET || value > GHEOS_CELL_OFFSET) return NULL;
    *number = (int)(minus ? -value : value);
    return end;
}

static bool read_cell(const char *text, int *x, int *y) {
    text = read_number(text, x);
    if (text == NULL) return false;
    text = read_number(text + strspn(text, ", "), y);
    return text != NULL && *text == '\0';
}

static void describe_answer(const observation *view, int x, int y) {
    const dm_question *question = &view->seen.question;
    for (int k = 0; k < question->count && question->kind == GHEOS_ASK_CELL; k++)
        if (gheos_cell_x(question->answers[k]) == x && gheos_cell_y(question->answers[k]) == y)
            gheos_show_turns(view, question->answers[k]);
}

/* Before a tile is chosen, each of them is tried. */
static void describe_tiles(const observation *now, int x, int y) {
    observation then;
    for (int k = 0; k < now->seen.question.count; k++) {
        char name[64];
        dm_writer word = dm_writer_on(name, sizeof name);
        dm_answer tile = now->seen.question.answers[k];
        then = *now;
        now->seen.game->apply(&then.seen.state, tile, NULL, &then.seen.question);
        text_gheos_tile_name(now->screen->language, tile.a, &word);
        screen_heading(now->screen, name);
        describe_answer(&then, x, y);
    }
}

/* On the reader's turn a cell also tells what would happen there. */
static void describe_placement(const observation *view, int x, int y) {
    if (view->seen.question.seat != view->seen.reader.viewer || view->seen.question.partial) return;
    if (view->seen.question.kind == GHEOS_ASK_TILE)
        describe_tiles(view, x, y);
    else
        describe_answer(view, x, y);
}

void gheos_describe_map(const observation *view, const char *typed) {
    atlas a;
    char near[128];
    dm_writer names = dm_writer_on(near, sizeof near);
    int x, y;
    open_atlas(&a, view);
    if (*typed == '\0') {
        describe_all(&a);
    } else if (read_cell(typed, &x, &y) && (gheos_place_at(a.s, x, y) != GHEOS_NO_PLACE ||
                                            write_neighbours(&a, x, y, &names))) {
        describe_cell(&a, x, y);
        describe_placement(view, x, y);
    } else {
        screen_paragraph(view->screen, phrase_text(a.language, PHRASE_GHEOS_CELL_UNKNOWN), 0);
    }
}
