/* The map of Gheos: every tile where it lies, rulers around it to read cells from, and the number
 * of the answer in each cell the question is about.
 *
 * Land is filled with the letter and the colour of the civilisation that lives there, so that a
 * continent can be followed from tile to tile: land always goes on across a shared side. A tile
 * about to be placed is drawn as if it lay there already. Triangles shrink if the map is too wide;
 * if that is not enough, only the middle part of it is drawn. */
#include <string.h>

#include "gheos/rules.h"
#include "terminal/gheos/gheos.h"
#include "terminal/phrases.h"

enum { RULER = 4, RULER_LINES = 1, GAP = 3 };

typedef struct map {
    const observation *view;
    const gheos_state *s;
    terminal_canvas *canvas;
    gheos_outcome board; /* as it is, or as it would be with the new tile */
    uint64_t drawn;      /* the places that are drawn, as a bit set */

    /* Strips without tiles, above and below, take a single line. */
    int size;
    int left, right, top, bottom; /* cells in use */
    int first_column, first_line; /* where the corner of the cell (left, top) would be */
    int width, height;
} map;

/* ---- What is drawn ----------------------------------------------------------------------- */

static bool is_answering(const observation *view) {
    return view->seen.question.seat == view->seen.reader.viewer && !view->seen.question.partial;
}

static void see_board_as_it_is(map *m) {
    const gheos_state *s = m->s;
    gheos_outcome *board = &m->board;
    board->migrant = GHEOS_CIVILISATIONS;
    board->target_count = 0;
    board->place = GHEOS_NO_PLACE;
    board->place_count = s->place_count;
    memcpy(board->places, s->places, sizeof s->places);
    gheos_find_land(s->places, s->place_count, &board->land);
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++)
        board->home[civilisation] = gheos_on_board(s, civilisation)
                                        ? gheos_home(s, &board->land, civilisation)
                                        : DM_UNKNOWN;
}

static bool is_drawn(const map *m, int place) { return m->drawn >> place & 1; }

static void include(map *m, int x, int y) {
    m->left = x < m->left ? x : m->left;
    m->right = x > m->right ? x : m->right;
    m->top = y < m->top ? y : m->top;
    m->bottom = y > m->bottom ? y : m->bottom;
}

static void include_places(map *m) {
    const gheos_place *first = &m->board.places[__builtin_ctzll(m->drawn)];
    m->left = m->right = first->x;
    m->top = m->bottom = first->y;
    for (int place = 0; place < m->board.place_count; place++)
        if (is_drawn(m, place)) include(m, m->board.places[place].x, m->board.places[place].y);
}

static void include_answers(map *m) {
    const dm_question *question = &m->view->seen.question;
    for (int k = 0; k < question->count && is_answering(m->view); k++) {
        int x, y;
        if (gheos_answer_cell(m->view, question->answers[k], &x, &y)) include(m, x, y);
    }
    if (m->s->phase == GHEOS_PHASE_ROTATION) include(m, m->s->choice.x, m->s->choice.y);
}

static void look_at_board(map *m, const observation *view) {
    m->view = view;
    m->s = gheos_const(&view->seen.state);
    if (m->s->phase > GHEOS_PHASE_ROTATION && m->s->phase <= GHEOS_PHASE_TARGET)
        gheos_foresee(m->s, gheos_chosen_placement(m->s), &m->board);
    else
        see_board_as_it_is(m);
    m->drawn = ((uint64_t)1 << m->board.place_count) - 1;
    include_places(m);
    include_answers(m);
}

/* ---- Where it is drawn ------------------------------------------------------------------- */

static bool strip_is_bare(const map *m, int y) {
    for (int place = 0; place < m->board.place_count; place++)
        if (is_drawn(m, place) && m->board.places[place].y == y) return false;
    return true;
}

static int columns_needed(const map *m) { return (m->right - m->left + 2) * (m->size + 1) + 1; }

static int lines_needed(const map *m) {
    int bare = strip_is_bare(m, m->top) + strip_is_bare(m, m->bottom);
    return (m->bottom - m->top + 1) * (m->size + 1) + 1 - bare * m->size;
}

/* What does not fit is cut off evenly at both ends. */
static void lay_out(map *m, int width) {
    int room = width - 2 * RULER, lines = CANVAS_HEIGHT - 2 * RULER_LINES;
    m->size = GHEOS_TRIANGLE_USUAL;
    if (columns_needed(m) > room || lines_needed(m) > lines) m->size = GHEOS_TRIANGLE_SMALL;
    int more_columns = columns_needed(m) - room, more_lines = lines_needed(m) - lines;
    more_columns = more_columns > 0 ? more_columns : 0;
    more_lines = more_lines > 0 ? more_lines : 0;
    m->width = columns_needed(m) - more_columns + 2 * RULER;
    m->height = lines_needed(m) - more_lines + 2 * RULER_LINES;
    m->first_column = RULER - more_columns / 2;
    m->first_line = RULER_LINES - more_lines / 2;
    if (strip_is_bare(m, m->top)) m->first_line -= m->size;
}

static bool is_cut(const map *m) {
    return columns_needed(m) + 2 * RULER > m->width ||
           lines_needed(m) + 2 * RULER_LINES > m->height;
}

static int column_of(const map *m, int x) {
    return m->first_column + (x - m->left + 1) * (m->size + 1);
}

static int line_of(const map *m, int y) { return m->first_line + (y - m->top) * (m->size + 1); }

int gheos_map_width(const observation *view, int width) {
    map m;
    look_at_board(&m, view);
    lay_out(&m, width);
    return m.width;
}

/* ---- Tiles ------------------------------------------------------------------------------- */

/* Who lives in a region: one civilisation, none, or several before a war is decided. A migrant
 * still lives in all parts of its land. */
static int people_of(const map *m, uint8_t region, uint8_t *civilisation) {
    const gheos_outcome *board = &m->board;
    int count = 0;
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) {
        if (board->home[k] != region) continue;
        *civilisation = k;
        count++;
    }
    for (int part = 0; part < board->target_count; part++) {
        if (board->land.label[board->place][board->target_side[part]] != region) continue;
        *civilisation = board->migrant;
        count++;
    }
    return count;
}

static gheos_look look_of(const map *m, int place, uint8_t side) {
    uint8_t region = m->board.land.label[place][side], civilisation;
    gheos_look look = {"!", SCREEN_STYLE_WARNING};
    int people = people_of(m, region, &civilisation);
    if (people == 0 && gheos_is_continent(&m->board.land.regions[region]))
        return (gheos_look){":", SCREEN_STYLE_LAND};
    if (people == 0) return (gheos_look){".", SCREEN_STYLE_COAST};
    if (people == 1) {
        gheos_civilisation_letter(m->view, civilisation, look.letter);
        look.style = (enum style)(SCREEN_STYLE_RED + civilisation);
    }
    return look;
}

static gheos_triangle triangle_at(const map *m, int x, int y) {
    return (gheos_triangle){.canvas = m->canvas,
                            .size = m->size,
                            .x = column_of(m, x),
                            .top = line_of(m, y),
                            .up = ((x + y) & 1) == 0,
                            .coloured = gheos_land_is_coloured(m->view->screen),
                            .edge = SCREEN_STYLE_DIM};
}

static void draw_place(const map *m, int place) {
    const gheos_place *p = &m->board.places[place];
    gheos_triangle triangle = triangle_at(m, p->x, p->y);
    triangle.tile = p->tile;
    triangle.rotation = p->rotation;
    triangle.edge = place == m->board.place ? SCREEN_STYLE_WARNING : SCREEN_STYLE_DIM;
    for (uint8_t side = 0; side < GHEOS_SIDES; side++)
        triangle.looks[side] = look_of(m, place, side);
    gheos_draw_tile(&triangle);
}

/* The new tile last, so that its edges stand out. */
static void draw_places(const map *m) {
    for (int place = 0; place < m->board.place_count; place++)
        if (is_drawn(m, place) && place != m->board.place) draw_place(m, place);
    if (m->board.place != GHEOS_NO_PLACE) draw_place(m, m->board.place);
}

/* ---- Marks and rulers -------------------------------------------------------------------- */

static void draw_mark(const map *m, int x, int y, const char *text) {
    gheos_triangle triangle = triangle_at(m, x, y);
    bool empty = true;
    for (int place = 0; place < m->board.place_count; place++)
        empty &= m->board.places[place].x != x || m->board.places[place].y != y;
    gheos_draw_mark(&triangle, m->size - (!empty ? 2 : strip_is_bare(m, y) ? 0 : 1), text);
}

static void draw_number(const map *m, int x, int y, int number) {
    char text[8];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write_number(&out, number);
    draw_mark(m, x, y, text);
}

static void draw_answers(const map *m) {
    const dm_question *question = &m->view->seen.question;
    for (int k = 0; k < question->count && is_answering(m->view); k++) {
        int x, y;
        if (gheos_answer_cell(m->view, question->answers[k], &x, &y)) draw_number(m, x, y, k + 1);
    }
    if (m->s->phase == GHEOS_PHASE_ROTATION) draw_mark(m, m->s->choice.x, m->s->choice.y, "?");
}

static void draw_label(const map *m, int column, int line, int number) {
    char text[16];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write(&out, number < 0 ? "−" : "");
    dm_write_number(&out, number < 0 ? -number : number);
    canvas_text(m->canvas, column - screen_columns(text) / 2, line, SCREEN_STYLE_DIM, text);
}

/* What was cut off must not reach under the rulers. */
static void clear_margins(const map *m) {
    for (int line = 0; line < m->height; line++) {
        bool whole = line == 0 || line == m->height - 1;
        for (int column = 0; column < m->width; column++)
            if (whole || column < RULER || column >= m->width - RULER)
                canvas_text(m->canvas, column, line, SCREEN_STYLE_RESET, " ");
    }
}

static void draw_rulers(const map *m) {
    for (int x = m->left; x <= m->right; x++) {
        if (column_of(m, x) < RULER || column_of(m, x) >= m->width - RULER) continue;
        draw_label(m, column_of(m, x), 0, x);
        draw_label(m, column_of(m, x), m->height - 1, x);
    }
    for (int y = m->top; y <= m->bottom; y++) {
        int line = line_of(m, y) + (m->size + 1) / 2;
        if (strip_is_bare(m, y)) line = line_of(m, y) + (y == m->top ? m->size : 1);
        if (line == 0 || line == m->height - 1) continue;
        draw_label(m, 1, line, y);
        draw_label(m, m->width - 2, line, y);
    }
}

/* ---- Legend ------------------------------------------------------------------------------ */

/* Signs stay with their meaning: the space between them is a hard one. */
static void write_item(const char *sign, const char *meaning, dm_writer *out) {
    dm_write(out, out->length ? ", " : "");
    dm_write(out, sign);
    dm_write(out, "\u00A0");
    dm_write(out, meaning);
}

static void write_legend_of_symbols(enum text_language language, dm_writer *out) {
    char word[64], sign[16];
    dm_writer name = dm_writer_on(word, sizeof word), signs = dm_writer_on(sign, sizeof sign);
    for (uint8_t symbol = 0; symbol < GHEOS_SYMBOLS; symbol++) {
        name = dm_writer_on(word, sizeof word);
        text_gheos_symbol(language, symbol, &name);
        write_item(gheos_symbol_signs[symbol], word, out);
    }
    gheos_write_symbols(&(gheos_piece){.temple = GHEOS_CUP}, &signs);
    name = dm_writer_on(word, sizeof word);
    text_gheos_temple(language, GHEOS_CUP, &name);
    write_item(sign, word, out);
}

/* Nobody needs all of it twice in one turn; who lives where is told each time. */
static bool needs_whole_legend(const observation *view) {
    return !is_answering(view) || view->seen.question.kind == GHEOS_ASK_TILE;
}

static void write_legend_of_land(const observation *view, dm_writer *out) {
    enum text_language language = view->screen->language;
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) {
        char word[64], letter[CANVAS_SIGN_BYTES];
        dm_writer name = dm_writer_on(word, sizeof word);
        if (!gheos_on_board(gheos_const(&view->seen.state), k)) continue;
        text_gheos_civilisation(language, k, &name);
        gheos_civilisation_letter(view, k, letter);
        write_item(letter, word, out);
    }
    if (!needs_whole_legend(view)) return;
    write_item(":", phrase_text(language, PHRASE_GHEOS_LEGEND_LAND), out);
    write_item(".", phrase_text(language, PHRASE_GHEOS_LEGEND_COAST), out);
    write_item("~", phrase_text(language, PHRASE_GHEOS_LEGEND_WATER), out);
}

void gheos_write_legend(const observation *view, int width, dm_writer *out) {
    char text[1024];
    dm_writer line = dm_writer_on(text, sizeof text);
    if (needs_whole_legend(view)) write_legend_of_symbols(view->screen->language, &line);
    write_legend_of_land(view, &line);
    if (line.length) screen_wrapped(text, width, 0, out);
}

/* ---- The whole map ----------------------------------------------------------------------- */

void gheos_draw_map(const observation *view, int width, dm_writer *out) {
    terminal_canvas canvas;
    map m = {.canvas = &canvas};
    look_at_board(&m, view);
    lay_out(&m, width);
    canvas_clear(&canvas, m.width, m.height);
    draw_places(&m);
    draw_answers(&m);
    if (is_cut(&m)) clear_margins(&m);
    draw_rulers(&m);
    canvas_write(&canvas, view->screen, out);
    if (is_cut(&m))
        screen_wrapped(phrase_text(view->screen->language, PHRASE_GHEOS_LEGEND_CUT), width, 0, out);
}

/* ---- Ways to turn ------------------------------------------------------------------------ */

/* Only the new tile and those beside it. */
static void look_at_turn(map *m, const observation *view, uint8_t rotation) {
    m->view = view;
    m->s = gheos_const(&view->seen.state);
    gheos_placement placement = gheos_chosen_placement(m->s);
    placement.rotation = rotation;
    gheos_foresee(m->s, placement, &m->board);
    m->drawn = (uint64_t)1 << m->board.place;
    for (int side = 0; side < GHEOS_SIDES; side++) {
        uint8_t beside = m->board.places[m->board.place].link[side];
        if (beside != GHEOS_NO_PLACE) m->drawn |= (uint64_t)1 << beside;
    }
    include_places(m);
}

void gheos_draw_turns(const observation *view, int width, dm_writer *out) {
    terminal_canvas canvas;
    const dm_question *question = &view->seen.question;
    map m = {.canvas = &canvas, .size = GHEOS_TRIANGLE_USUAL};
    canvas_clear(&canvas, width, 2 * (GHEOS_TRIANGLE_USUAL + 1) + 1);
    canvas.height = 0;
    for (int k = 0; k < question->count; k++) {
        look_at_turn(&m, view, question->answers[k].a);
        m.first_column = k * (columns_needed(&m) + GAP);
        canvas.height = lines_needed(&m);
        draw_places(&m);
        draw_number(&m, m.s->choice.x, m.s->choice.y, k + 1);
    }
    canvas_write(&canvas, view->screen, out);
}
