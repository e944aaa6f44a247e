/* The map of Deus, drawn as a wall of bricks: each region touches two above and two below it, so
 * neighbours are exactly those of the hex grid (pointy tops, directions of D-BD2 clockwise from
 * the east).
 *
 *     ╭─A5 forest─┬─A6 sea────╮       name and terrain stand in the upper wall,
 *     │ ♣  ♣  ♣   │ 1:M    [2]│       owner and pieces, and the number of the answer below;
 *                                       a combat token is a piece †, a scribe §
 *
 * Cells shrink until the map fits: words give way to the terrain's sign, then the spaces go. If
 * even that is too wide, the board is turned by 60 or 120 degrees, which changes no neighbour. */
#include <assert.h>
#include <string.h>

#include "deus/egypt.h"
#include "terminal/canvas.h"
#include "terminal/deus/deus.h"
#include "terminal/phrases.h"

enum {
    CELL_WORDS = 12, /* room for "A5 mountain", and for "1:PSCAT[12]" */
    CELL_SIGNS = 8,  /* room for "A5♣[12]", and for "1:PSCAT" */
    CELL_LEAST = 6,  /* room for "A5♣1*", and for "PSCAT" */
    ROW_LINES = 2,
    LEGEND_ROUNDS = 2, /* a low screen explains its signs no longer */
};

static const char *const terrain_signs[DEUS_TERRAINS] = {"♣", "ψ", "▲", "≡", "≈", "⌂"};
static const char *const ruin_sign = "×";

/* Where each region is drawn: x in half cells, y in rows, both from 0. */
typedef struct map_layout {
    int cell; /* columns of a cell with one of its walls; even */
    int half_cells, rows;
    int x[DEUS_REGIONS_MAX], y[DEUS_REGIONS_MAX];
} map_layout;

/* Turns a hex by 60 degrees, `turns` times. */
static void turn_hex(int turns, int *q, int *r) {
    for (; turns > 0; turns--) {
        int old_q = *q;
        *q = -*r;
        *r += old_q;
    }
}

static void lay_out(const deus_state *s, int turns, map_layout *l) {
    int left = 0, right = 0, top = 0, bottom = 0;
    for (uint8_t k = 0; k < deus_region_total(s); k++) {
        int q, r;
        deus_region_hex(s, k, &q, &r);
        turn_hex(turns, &q, &r);
        l->x[k] = 2 * q + r;
        l->y[k] = r;
        left = k == 0 || l->x[k] < left ? l->x[k] : left;
        right = k == 0 || l->x[k] > right ? l->x[k] : right;
        top = k == 0 || r < top ? r : top;
        bottom = k == 0 || r > bottom ? r : bottom;
    }
    for (uint8_t k = 0; k < deus_region_total(s); k++) l->x[k] -= left, l->y[k] -= top;
    l->half_cells = right - left + 2;
    l->rows = bottom - top + 1;
}

static int columns_of(const map_layout *l, int cell) { return l->half_cells * cell / 2 + 1; }

/* The largest even cell that fits, 0 if none does. */
static int cell_that_fits(const map_layout *l, int width) {
    for (int cell = CELL_WORDS; cell >= CELL_LEAST; cell -= 2)
        if (columns_of(l, cell) <= width) return cell;
    return 0;
}

static void choose_layout(const deus_state *s, int width, map_layout *l) {
    lay_out(s, 0, l);
    l->cell = cell_that_fits(l, width);
    for (int turns = 1; turns < 3 && l->cell < CELL_SIGNS; turns++) {
        map_layout turned;
        lay_out(s, turns, &turned);
        turned.cell = cell_that_fits(&turned, width);
        if (turned.cell > l->cell) *l = turned;
    }
    if (l->cell == 0) l->cell = CELL_LEAST;
}

int deus_map_width(const observation *view, int width) {
    map_layout l;
    choose_layout(deus_const(&view->seen.state), width, &l);
    return columns_of(&l, l.cell);
}

/* ---- One region -------------------------------------------------------------------------- */

typedef struct place {
    const observation *view;
    const deus_state *s;
    terminal_canvas *canvas;
    const map_layout *layout;
    uint8_t region, terrain, owner;
    bool ruined;
    int left, top, room; /* the first column and the line of its name; columns inside */
} place;

static bool village_is_ruined(const deus_state *s, uint8_t region) {
    uint8_t tile = deus_village_tile(s, region);
    return tile != DM_UNKNOWN && (s->attacked >> tile & 1);
}

static place place_of(const observation *view, terminal_canvas *canvas, const map_layout *l,
                      uint8_t region) {
    const deus_state *s = deus_const(&view->seen.state);
    return (place){.view = view,
                   .s = s,
                   .canvas = canvas,
                   .layout = l,
                   .region = region,
                   .terrain = deus_region_terrain(s, region),
                   .owner = deus_region_owner(s, region),
                   .ruined = village_is_ruined(s, region),
                   .left = l->x[region] * l->cell / 2 + 1,
                   .top = l->y[region] * ROW_LINES,
                   .room = l->cell - 1};
}

static enum style terrain_style(const place *p) {
    return p->ruined ? SCREEN_STYLE_DIM : (enum style)(SCREEN_STYLE_FOREST + p->terrain);
}

static const char *terrain_sign(const place *p) {
    return p->ruined ? ruin_sign : terrain_signs[p->terrain];
}

/* Places that cost more than others: VP at the edge, a combat token across the land of others. */
static bool costs_extra(dm_answer answer) {
    return answer.verb == DEUS_SAY_EDGE || answer.verb == DEUS_SAY_FORCE;
}

/* The number of the answer that names this region, in brackets: round ones cost extra. */
static bool answer_mark(const place *p, char mark[8]) {
    const dm_question *question = &p->view->seen.question;
    dm_writer out = dm_writer_on(mark, 8);
    if (question->seat != p->view->seen.reader.viewer) return false;
    for (int k = 0; k < question->count; k++) {
        if (deus_answer_region(question->answers[k]) != p->region) continue;
        bool pays = costs_extra(question->answers[k]);
        dm_write_char(&out, pays ? '(' : '[');
        dm_write_number(&out, k + 1);
        dm_write_char(&out, pays ? ')' : ']');
        return true;
    }
    return false;
}

static void draw_mark(const place *p, int line) {
    char mark[8];
    if (answer_mark(p, mark))
        canvas_text(p->canvas, p->left + p->room - (int)strlen(mark), line, SCREEN_STYLE_CHOICE,
                    mark);
}

static void draw_name(const place *p) {
    char name[DEUS_REGION_NAME_BYTES], word[32];
    dm_writer out = dm_writer_on(word, sizeof word);
    bool words = p->layout->cell >= CELL_WORDS;
    int x = p->left;
    deus_region_name(p->region, name);
    x = canvas_text(p->canvas, x, p->top, SCREEN_STYLE_BOLD, name);
    if (!words)
        dm_write(&out, terrain_sign(p));
    else if (p->terrain == DEUS_VILLAGE)
        dm_write(&out, phrase_text(p->view->screen->language,
                                   p->ruined ? PHRASE_WORD_RUINS : PHRASE_WORD_VILLAGE));
    else
        text_deus_terrain(p->view->screen->language, p->terrain, &out);
    word[screen_bytes_within(word, p->room - (words ? 3 : 2))] = '\0';
    if (words) x = canvas_text(p->canvas, x, p->top, SCREEN_STYLE_RESET, " ");
    canvas_text(p->canvas, x, p->top, terrain_style(p), word);
}

/* A few signs of the terrain, so that the map reads as land. */
static void draw_texture(const place *p) {
    for (int k = 1; k < p->room; k += 3)
        canvas_text(p->canvas, p->left + k, p->top + 1, terrain_style(p), terrain_sign(p));
}

static void draw_village(const place *p) {
    char text[32];
    dm_writer out = dm_writer_on(text, sizeof text);
    uint8_t tile = deus_village_tile(p->s, p->region);
    bool wide = p->layout->cell >= CELL_SIGNS;
    if (wide) dm_write(&out, terrain_sign(p)), dm_write_char(&out, ' ');
    text_deus_vp(p->view->screen->language, p->s->village_vp[tile], &out);
    text[screen_bytes_within(text, p->room)] = '\0';
    canvas_text(p->canvas, p->left, p->top + 1, terrain_style(p), text);
}

/* The pieces of a region, the combat token and the scribe. */
static void write_inside(const place *p, dm_writer *out) {
    const deus_player *player = &p->s->players[p->owner];
    deus_write_letters(p->view, p->owner, p->region, out);
    if (player->camps & deus_region_bit(p->region)) dm_write(out, DEUS_CAMP_SIGN);
    if (player->scribe == p->region) dm_write(out, DEUS_SCRIBE_SIGN);
}

/* Columns below the name that the number of the answer leaves free. */
static int room_for_pieces(const place *p) {
    char mark[8];
    bool below = p->layout->cell >= CELL_WORDS && answer_mark(p, mark);
    return p->room - (below ? (int)strlen(mark) : 0);
}

/* "1:PSC", each player in their own colour; the colon goes where there is no room for it. The
 * narrowest cells have the owner above. */
static void draw_pieces(const place *p) {
    char text[64], inside[32];
    dm_writer out = dm_writer_on(inside, sizeof inside);
    enum style style = (enum style)(SCREEN_STYLE_SEAT_1 + p->owner);
    char owner[2] = {(char)('1' + p->owner), '\0'};
    write_inside(p, &out);
    out = dm_writer_on(text, sizeof text);
    if (p->layout->cell < CELL_SIGNS)
        canvas_text(p->canvas, p->left + 3, p->top, style, owner);
    else
        dm_write(&out, owner);
    if (out.length && screen_columns(inside) + 2 <= room_for_pieces(p)) dm_write_char(&out, ':');
    dm_write(&out, inside);
    text[screen_bytes_within(text, p->room)] = '\0';
    canvas_text(p->canvas, p->left, p->top + 1, style, text);
}

static void draw_region(const place *p) {
    draw_name(p);
    if (p->owner != DM_NOBODY)
        draw_pieces(p);
    else if (p->terrain == DEUS_VILLAGE && !p->ruined)
        draw_village(p);
    else
        draw_texture(p);
    char mark[8];
    if (p->layout->cell >= CELL_WORDS)
        draw_mark(p, p->top + 1);
    else if (p->layout->cell >= CELL_SIGNS)
        draw_mark(p, p->top);
    else if (answer_mark(p, mark))
        canvas_text(p->canvas, p->left + 4, p->top, SCREEN_STYLE_CHOICE, "*");
}

/* ---- The whole map ----------------------------------------------------------------------- */

/* What the numbers in brackets mean, if there are any. */
static void write_legend_of_answers(const observation *view, bool stars, dm_writer *out) {
    const dm_question *question = &view->seen.question;
    bool free = false, paid = false;
    for (int k = 0; k < question->count && question->seat == view->seen.reader.viewer; k++) {
        bool extra = costs_extra(question->answers[k]);
        bool place = deus_answer_region(question->answers[k]) != DEUS_NO_REGION;
        paid |= extra;
        free |= place && !extra;
    }
    if (free || paid) {
        dm_write(out, out->length ? " · " : "");
        dm_write(out, phrase_text(view->screen->language,
                                  stars ? PHRASE_LEGEND_STAR : PHRASE_LEGEND_ANSWERS));
    }
    if (paid && !stars) {
        dm_write(out, ", ");
        bool army = question->kind == DEUS_ASK_MARCH;
        dm_write(out, phrase_text(view->screen->language,
                                  army ? PHRASE_LEGEND_FORCE : PHRASE_LEGEND_EDGE));
    }
}

static void write_sign(const char *divider, const char *sign, const char *word, dm_writer *out) {
    dm_write(out, divider);
    dm_write(out, sign);
    dm_write_char(out, ' ');
    dm_write(out, word);
}

static void write_legend_of_pieces(const observation *view, dm_writer *out) {
    enum text_language language = view->screen->language;
    const deus_state *s = deus_const(&view->seen.state);
    dm_write(out, phrase_text(language, PHRASE_LEGEND_PIECES));
    if (egypt_plays(s, DEUS_CIVIL)) {
        dm_write(out, ", " DEUS_SCRIBE_SIGN DEUS_HARD_SPACE);
        dm_write(out, phrase_text(language, PHRASE_WORD_SCRIBE));
    }
    if (egypt_plays(s, DEUS_MILITARY)) {
        dm_write(out, ", " DEUS_CAMP_SIGN DEUS_HARD_SPACE);
        dm_write(out, phrase_text(language, PHRASE_WORD_TOKEN));
    }
}

static void write_legend_of_terrains(const observation *view, dm_writer *out) {
    enum text_language language = view->screen->language;
    for (uint8_t terrain = 0; terrain < DEUS_TERRAINS; terrain++) {
        char name[64];
        dm_writer word = dm_writer_on(name, sizeof name);
        if (terrain == DEUS_VILLAGE)
            dm_write(&word, phrase_text(language, PHRASE_WORD_VILLAGE));
        else
            text_deus_terrain(language, terrain, &word);
        write_sign(terrain == 0 ? " · " : ", ", terrain_signs[terrain], name, out);
    }
    if (deus_const(&view->seen.state)->attacked)
        write_sign(", ", ruin_sign, phrase_text(language, PHRASE_WORD_RUINS), out);
}

static void write_legend(const observation *view, const map_layout *l, int width, dm_writer *out) {
    char text[768];
    dm_writer line = dm_writer_on(text, sizeof text);
    if (!view->brief || view->progress.round <= LEGEND_ROUNDS) {
        write_legend_of_pieces(view, &line);
        if (l->cell < CELL_WORDS) write_legend_of_terrains(view, &line);
    }
    write_legend_of_answers(view, l->cell < CELL_SIGNS, &line);
    if (line.length) screen_wrapped(text, width, 0, out);
}

void deus_draw_map(const observation *view, int width, dm_writer *out) {
    terminal_canvas canvas;
    map_layout l;
    const deus_state *s = deus_const(&view->seen.state);
    choose_layout(s, width, &l);
    canvas_clear(&canvas, columns_of(&l, l.cell), l.rows * ROW_LINES + 1);
    for (uint8_t k = 0; k < deus_region_total(s); k++)
        canvas_box(&canvas, l.x[k] * l.cell / 2, l.y[k] * ROW_LINES, l.cell, ROW_LINES);
    for (uint8_t k = 0; k < deus_region_total(s); k++) {
        place p = place_of(view, &canvas, &l, k);
        draw_region(&p);
    }
    canvas_write(&canvas, view->screen, out);
    write_legend(view, &l, width, out);
}
