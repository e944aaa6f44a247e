/* What belongs to whom: a row for each continent with its symbols and everybody's followers, and
 * below what that is worth now. In plain mode the same in sentences. */
#include <string.h>

#include "terminal/gheos/gheos.h"
#include "terminal/phrases.h"

enum { LABEL = 18, SYMBOL = 3, SEAT_LEAST = 5 };

/* ---- Status ------------------------------------------------------------------------------ */

static int epochs_in_pile(const gheos_state *s) {
    int all = s->calm_epochs ? gheos_last_epoch(s->player_count) : GHEOS_EPOCHS;
    return all - s->epochs_drawn;
}

static void write_epochs(const observation *view, dm_writer *out) {
    const gheos_state *s = gheos_const(&view->seen.state);
    char drawn[16], last[16], pile[64], left[16];
    dm_writer word = dm_writer_on(drawn, sizeof drawn);
    dm_write_number(&word, s->epochs_drawn);
    word = dm_writer_on(last, sizeof last);
    dm_write_number(&word, gheos_last_epoch(s->player_count));
    word = dm_writer_on(pile, sizeof pile);
    text_gheos_tiles(view->screen->language, s->pile_count, &word);
    word = dm_writer_on(left, sizeof left);
    dm_write_number(&word, epochs_in_pile(s));
    PHRASE_FILL(view->screen->language, PHRASE_GHEOS_STATUS, out, drawn, last, pile, left);
}

void gheos_show_status(const observation *view) {
    const gheos_state *s = gheos_const(&view->seen.state);
    char text[512];
    dm_writer out = dm_writer_on(text, sizeof text);
    if (!view->screen->plain) screen_gap(view->screen);
    dm_write(&out, screen_style(view->screen, SCREEN_STYLE_BOLD));
    terminal_write_turn(view, &out);
    dm_write(&out, screen_style(view->screen, SCREEN_STYLE_RESET));
    dm_write_char(&out, ' ');
    write_epochs(view, &out);
    if (!view->progress.over && s->epochs_drawn + 1 == gheos_last_epoch(s->player_count)) {
        dm_write_char(&out, ' ');
        screen_styled(view->screen, SCREEN_STYLE_WARNING,
                      phrase_text(view->screen->language, PHRASE_GHEOS_STATUS_LAST), &out);
    }
    screen_paragraph(view->screen, text, 0);
}

/* ---- As a table -------------------------------------------------------------------------- */

typedef struct player_sheet {
    const observation *view;
    const gheos_state *s;
    gheos_land land;
    int supply, seat; /* columns of those cells */
    bool numbers;     /* names would be too wide */
    dm_writer *out;
} player_sheet;

static void write_right(const char *text, int columns, dm_writer *out) {
    for (int k = screen_columns(text); k < columns; k++) dm_write_char(out, ' ');
    dm_write(out, text);
}

static void write_number(int number, int columns, dm_writer *out) {
    char text[16];
    dm_writer digits = dm_writer_on(text, sizeof text);
    dm_write_number(&digits, number);
    write_right(text, columns, out);
}

void gheos_write_seat(const observation *view, uint8_t seat, dm_writer *out) {
    if (seat == view->seen.reader.viewer)
        dm_write(out, phrase_text(view->screen->language, PHRASE_WORD_YOU));
    else
        text_seat(&view->seen.reader, seat, out);
}

static void write_name(const player_sheet *sheet, uint8_t seat, dm_writer *out) {
    if (sheet->numbers && seat != sheet->view->seen.reader.viewer)
        dm_write_number(out, seat + 1);
    else
        gheos_write_seat(sheet->view, seat, out);
}

static int width_of(const player_sheet *sheet) {
    return LABEL + GHEOS_SYMBOLS * SYMBOL + sheet->supply + sheet->s->player_count * sheet->seat;
}

static void measure_names(player_sheet *sheet) {
    sheet->seat = SEAT_LEAST;
    for (uint8_t seat = 0; seat < sheet->s->player_count; seat++) {
        char name[128];
        dm_writer word = dm_writer_on(name, sizeof name);
        write_name(sheet, seat, &word);
        int columns = 2 + screen_columns(name);
        sheet->seat = columns > sheet->seat ? columns : sheet->seat;
    }
}

static void lay_out(player_sheet *sheet, const observation *view, int width) {
    sheet->view = view;
    sheet->s = gheos_const(&view->seen.state);
    sheet->supply = 2 + screen_columns(phrase_text(view->screen->language, PHRASE_GHEOS_SUPPLY));
    sheet->numbers = false;
    measure_names(sheet);
    if (width_of(sheet) <= width) return;
    sheet->numbers = true;
    measure_names(sheet);
}

int gheos_players_width(const observation *view, int width) {
    player_sheet sheet;
    lay_out(&sheet, view, width);
    return width_of(&sheet);
}

/* A name with its mark if it is that seat's turn. */
static void write_heading(const player_sheet *sheet, uint8_t seat) {
    char name[128];
    dm_writer word = dm_writer_on(name, sizeof name);
    dm_write(&word, sheet->view->progress.seat == seat ? "▶" : "");
    dm_write(&word, screen_style(sheet->view->screen, SCREEN_STYLE_BOLD));
    write_name(sheet, seat, &word);
    dm_write(&word, screen_style(sheet->view->screen, SCREEN_STYLE_RESET));
    write_right(name, sheet->seat, sheet->out);
}

static void write_head(const player_sheet *sheet) {
    write_right("", LABEL, sheet->out);
    for (int symbol = 0; symbol < GHEOS_SYMBOLS; symbol++)
        write_right(gheos_symbol_signs[symbol], SYMBOL, sheet->out);
    write_right(phrase_text(sheet->view->screen->language, PHRASE_GHEOS_SUPPLY), sheet->supply,
                sheet->out);
    for (uint8_t seat = 0; seat < sheet->s->player_count; seat++) write_heading(sheet, seat);
    dm_write_char(sheet->out, '\n');
}

static void write_symbol_counts(const player_sheet *sheet, uint8_t region) {
    for (int symbol = 0; symbol < GHEOS_SYMBOLS; symbol++)
        write_number(sheet->land.regions[region].symbols[symbol], SYMBOL, sheet->out);
}

static void write_civilisation(const player_sheet *sheet, uint8_t civilisation) {
    char label[64], tag[16], letter[CANVAS_SIGN_BYTES];
    dm_writer word = dm_writer_on(tag, sizeof tag);
    gheos_civilisation_letter(sheet->view, civilisation, letter);
    dm_write_char(&word, ' ');
    dm_write(&word, letter);
    dm_write_char(&word, ' ');
    word = dm_writer_on(label, sizeof label);
    text_gheos_civilisation(sheet->view->screen->language, civilisation, &word);
    screen_styled(sheet->view->screen, (enum style)(SCREEN_STYLE_RED + civilisation), tag,
                  sheet->out);
    dm_write_char(sheet->out, ' ');
    screen_padded(label, LABEL - 4, sheet->out);
    write_symbol_counts(sheet, gheos_home(sheet->s, &sheet->land, civilisation));
    write_number(gheos_supply(sheet->s, civilisation), sheet->supply, sheet->out);
    for (uint8_t seat = 0; seat < sheet->s->player_count; seat++) {
        int held = sheet->s->players[seat].followers[civilisation];
        if (held)
            write_number(held, sheet->seat, sheet->out);
        else
            write_right("·", sheet->seat, sheet->out);
    }
    dm_write_char(sheet->out, '\n');
}

static void write_free_continent(const player_sheet *sheet, uint8_t region) {
    const gheos_place *first = &sheet->s->places[sheet->land.regions[region].first.place];
    char label[64], cell[16];
    dm_writer word = dm_writer_on(cell, sizeof cell);
    text_gheos_cell(first->x, first->y, &word);
    word = dm_writer_on(label, sizeof label);
    PHRASE_FILL(sheet->view->screen->language, PHRASE_GHEOS_FREE_AT, &word, cell);
    screen_styled(sheet->view->screen, SCREEN_STYLE_LAND, " : ", sheet->out);
    dm_write_char(sheet->out, ' ');
    screen_padded(label, LABEL - 4, sheet->out);
    write_symbol_counts(sheet, region);
    dm_write_char(sheet->out, '\n');
}

static void write_continents(const player_sheet *sheet) {
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++)
        if (gheos_on_board(sheet->s, civilisation)) write_civilisation(sheet, civilisation);
    for (uint8_t region = 0; region < sheet->land.count; region++)
        if (gheos_is_continent(&sheet->land.regions[region]) &&
            gheos_civilisation_on(sheet->s, &sheet->land, region) == GHEOS_CIVILISATIONS)
            write_free_continent(sheet, region);
}

typedef int count_of(const player_sheet *, uint8_t seat);

/* A line with a number for each seat. */
static void write_row(const player_sheet *sheet, enum phrase label, count_of *count) {
    dm_write_char(sheet->out, ' ');
    screen_padded(phrase_text(sheet->view->screen->language, label),
                  LABEL + GHEOS_SYMBOLS * SYMBOL + sheet->supply - 1, sheet->out);
    for (uint8_t seat = 0; seat < sheet->s->player_count; seat++)
        write_number(count(sheet, seat), sheet->seat, sheet->out);
    dm_write_char(sheet->out, '\n');
}

static int vp_of(const player_sheet *sheet, uint8_t seat) { return sheet->s->players[seat].vp; }

static int tokens_of(const player_sheet *sheet, uint8_t seat) {
    return sheet->s->players[seat].tokens;
}

static int token_worth(const player_sheet *sheet, uint8_t seat) {
    return gheos_points_for(sheet->s, seat, GHEOS_CUP);
}

static int epoch_worth(const player_sheet *sheet, uint8_t seat) {
    return gheos_points_for(sheet->s, seat, GHEOS_PYRAMID);
}

/* "Not on the board: green, white." */
static void write_absent(const observation *view, dm_writer *out) {
    char names[256];
    dm_writer list = dm_writer_on(names, sizeof names);
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        if (gheos_on_board(gheos_const(&view->seen.state), civilisation)) continue;
        dm_write(&list, list.length ? ", " : "");
        text_gheos_civilisation(view->screen->language, civilisation, &list);
    }
    if (list.length) PHRASE_FILL(view->screen->language, PHRASE_GHEOS_NOT_ON_BOARD, out, names);
}

static void write_table(const observation *view, int width, dm_writer *out) {
    char text[512] = " ";
    dm_writer line = dm_writer_on(text + 1, sizeof text - 1);
    player_sheet sheet = {.out = out};
    lay_out(&sheet, view, width);
    gheos_find_land(sheet.s->places, sheet.s->place_count, &sheet.land);
    write_head(&sheet);
    write_continents(&sheet);
    write_row(&sheet, PHRASE_GHEOS_ROW_VP, vp_of);
    write_row(&sheet, PHRASE_GHEOS_ROW_TOKENS, tokens_of);
    write_row(&sheet, PHRASE_GHEOS_ROW_TOKEN_PAYS, token_worth);
    write_row(&sheet, PHRASE_GHEOS_ROW_EPOCH_PAYS, epoch_worth);
    write_absent(view, &line);
    if (line.length) screen_wrapped(text, width, 1, out);
}

/* ---- As sentences ------------------------------------------------------------------------ */

static void write_followers(const observation *view, uint8_t seat, dm_writer *out) {
    const gheos_state *s = gheos_const(&view->seen.state);
    if (gheos_followers(s, seat) == 0)
        dm_write(out, phrase_text(view->screen->language, PHRASE_GHEOS_NO_FOLLOWERS));
    for (uint8_t civilisation = 0, written = 0; civilisation < GHEOS_CIVILISATIONS;
         civilisation++) {
        int held = s->players[seat].followers[civilisation];
        if (held == 0) continue;
        dm_write(out, written++ ? ", " : "");
        text_gheos_followers(view->screen->language, civilisation, held, out);
    }
}

static void write_worth(const observation *view, uint8_t seat, dm_writer *out) {
    enum text_language language = view->screen->language;
    const gheos_state *s = gheos_const(&view->seen.state);
    char token[32], epoch[32];
    dm_writer word = dm_writer_on(token, sizeof token);
    text_gheos_vp(language, gheos_points_for(s, seat, GHEOS_CUP), &word);
    word = dm_writer_on(epoch, sizeof epoch);
    text_gheos_vp(language, gheos_points_for(s, seat, GHEOS_PYRAMID), &word);
    PHRASE_FILL(language, s->players[seat].tokens ? PHRASE_GHEOS_WORTH : PHRASE_GHEOS_WORTH_AT_END,
                out, token, epoch);
}

static void write_player(const observation *view, uint8_t seat, dm_writer *out) {
    enum text_language language = view->screen->language;
    const gheos_player *player = &gheos_const(&view->seen.state)->players[seat];
    dm_write(out, screen_style(view->screen, SCREEN_STYLE_BOLD));
    gheos_write_seat(view, seat, out);
    dm_write(out, screen_style(view->screen, SCREEN_STYLE_RESET));
    dm_write(out, phrase_text(language, PHRASE_COLON));
    text_gheos_vp(language, player->vp, out);
    dm_write(out, ", ");
    text_gheos_tokens(language, player->tokens, out);
    dm_write(out, ", ");
    write_followers(view, seat, out);
    dm_write(out, language == TEXT_FRENCH ? "\u202F; " : "; ");
    write_worth(view, seat, out);
    dm_write_char(out, '.');
}

/* Where a tile goes is asked right after the whole table was shown. */
static bool was_just_told(const observation *view) {
    return view->seen.question.kind == GHEOS_ASK_CELL ||
           view->seen.question.kind == GHEOS_ASK_ROTATION;
}

void gheos_show_purse(const observation *view, bool all) {
    if (!all && was_just_told(view)) return;
    for (uint8_t seat = 0; seat < view->progress.players; seat++) {
        char text[1024];
        dm_writer out = dm_writer_on(text, sizeof text);
        if (!all && seat != view->seen.reader.viewer) continue;
        write_player(view, seat, &out);
        screen_paragraph(view->screen, text, 4);
    }
}

/* "In the supply: 2 red followers, 5 blue followers." */
static void write_supply(const observation *view, dm_writer *out) {
    const gheos_state *s = gheos_const(&view->seen.state);
    char list[512];
    dm_writer words = dm_writer_on(list, sizeof list);
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        if (!gheos_on_board(s, civilisation)) continue;
        dm_write(&words, words.length ? ", " : "");
        text_gheos_followers(view->screen->language, civilisation, gheos_supply(s, civilisation),
                             &words);
    }
    if (words.length == 0) return;
    PHRASE_FILL(view->screen->language, PHRASE_GHEOS_IN_SUPPLY, out, list);
    dm_write(out, ".\n");
}

void gheos_write_players(const observation *view, int width, dm_writer *out) {
    if (!view->screen->plain) {
        write_table(view, width, out);
        return;
    }
    for (uint8_t seat = 0; seat < view->progress.players; seat++) {
        write_player(view, seat, out);
        dm_write_char(out, '\n');
    }
    write_supply(view, out);
    write_absent(view, out);
    dm_write_char(out, '\n');
}
