/* Points by source, as they stand or as they ended. */
#include <string.h>

#include "terminal/deus/deus.h"
#include "terminal/phrases.h"

enum { LABEL_LEAST = 24, SEAT_COLUMNS = 12 };

/* VP that were gained in play are secret until the end, and so is every sum with them. */
static void write_points(const observation *view, uint8_t seat, int points, bool secret,
                         dm_writer *out) {
    if (secret && !deus_sees_vp(view, seat))
        dm_write_char(out, '?');
    else
        dm_write_number(out, points);
}

static void write_seat(const observation *view, uint8_t seat, dm_writer *out) {
    if (seat == view->seen.reader.viewer)
        dm_write(out, phrase_text(view->screen->language, PHRASE_WORD_YOU));
    else
        text_seat(&view->seen.reader, seat, out);
}

/* ---- As a table -------------------------------------------------------------------------- */

static void write_cell(const char *text, dm_writer *out) {
    for (int k = screen_columns(text); k < SEAT_COLUMNS; k++) dm_write_char(out, ' ');
    dm_write(out, text);
}

/* Columns of the widest label, with room after it. */
static int label_columns(const observation *view, const dm_scores *scores) {
    int widest = LABEL_LEAST;
    for (int line = 0; line < scores->line_count; line++) {
        char label[96];
        dm_writer out = dm_writer_on(label, sizeof label);
        view->seen.text->score_source(&view->seen.reader, scores->source[line], &out);
        widest = screen_columns(label) > widest ? screen_columns(label) : widest;
    }
    return widest + 1;
}

typedef struct score_row {
    const char *label;
    int label_columns;
    const int16_t *points; /* NULL: the names of the seats */
    bool secret;
} score_row;

static void print_row(const observation *view, score_row row) {
    char text[512], cell[64];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write(&out, "  ");
    screen_padded(row.label, row.label_columns, &out);
    for (uint8_t seat = 0; seat < view->progress.players; seat++) {
        dm_writer number = dm_writer_on(cell, sizeof cell);
        if (row.points == NULL)
            write_seat(view, seat, &number);
        else
            write_points(view, seat, row.points[seat], row.secret, &number);
        write_cell(cell, &out);
    }
    screen_print(view->screen, text);
    screen_gap(view->screen);
}

static void show_as_table(const observation *view, const dm_scores *scores) {
    int columns = label_columns(view, scores);
    print_row(view, (score_row){"", columns, NULL, false});
    for (int line = 0; line < scores->line_count; line++) {
        char label[96];
        dm_writer out = dm_writer_on(label, sizeof label);
        view->seen.text->score_source(&view->seen.reader, scores->source[line], &out);
        bool secret = scores->source[line] == DEUS_FROM_PLAY;
        print_row(view, (score_row){label, columns, scores->points[line], secret});
    }
    const char *total = phrase_text(view->screen->language, PHRASE_WORD_TOTAL);
    print_row(view, (score_row){total, columns, scores->total, true});
}

/* ---- As sentences ------------------------------------------------------------------------ */

static void show_as_sentence(const observation *view, const dm_scores *scores, uint8_t seat) {
    enum text_language language = view->screen->language;
    char text[1024];
    dm_writer out = dm_writer_on(text, sizeof text);
    write_seat(view, seat, &out);
    for (int line = 0; line < scores->line_count; line++) {
        bool nothing = scores->points[line][seat] == 0 && scores->source[line] != DEUS_FROM_PLAY;
        if (nothing) continue;
        dm_write(&out, line ? ", " : phrase_text(language, PHRASE_COLON));
        view->seen.text->score_source(&view->seen.reader, scores->source[line], &out);
        dm_write_char(&out, ' ');
        write_points(view, seat, scores->points[line][seat], scores->source[line] == DEUS_FROM_PLAY,
                     &out);
    }
    dm_write(&out, ", ");
    dm_write(&out, phrase_text(language, PHRASE_WORD_TOTAL));
    dm_write_char(&out, ' ');
    write_points(view, seat, scores->total[seat], true, &out);
    dm_write_char(&out, '.');
    screen_paragraph(view->screen, text, 0);
}

/* ---- Temples ----------------------------------------------------------------------------- */

/* What a temple gives at the end; those of Egypt give at most what still lies on them. */
static int temple_points(const deus_state *s, uint8_t seat, uint8_t place) {
    const deus_player *player = &s->players[seat];
    uint8_t card = player->column[DEUS_TEMPLE][place];
    if (deus_is_counter(card)) return player->charges[place];
    return deus_cards[card].effect.operation == DEUS_FINAL ? deus_temple_points(s, seat, card) : 0;
}

/* "Player 2: Temple of the Cities 8 VP": those that score. */
static void show_temples(const observation *view, uint8_t seat) {
    enum text_language language = view->screen->language;
    const deus_state *s = deus_const(&view->seen.state);
    char text[1024];
    int written = 0;
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write(&out, view->screen->plain ? "" : "  ");
    write_seat(view, seat, &out);
    for (uint8_t place = 0; place < s->players[seat].height[DEUS_TEMPLE]; place++) {
        int points = temple_points(s, seat, place);
        if (points == 0) continue;
        dm_write(&out, written++ ? ", " : phrase_text(language, PHRASE_COLON));
        text_deus_card_name(language, s->players[seat].column[DEUS_TEMPLE][place], &out);
        dm_write_char(&out, ' ');
        text_deus_vp(language, points, &out);
    }
    if (written) screen_paragraph(view->screen, text, 4);
}

void deus_show_scores(const observation *view) {
    dm_scores scores;
    bool over = view->seen.question.seat == DM_NOBODY;
    enum text_language language = view->screen->language;
    view->seen.game->score(&view->seen.state, &scores);
    screen_heading(view->screen,
                   phrase_text(language, over ? PHRASE_HEADING_SCORES : PHRASE_HEADING_SCORES_NOW));
    if (!view->screen->plain) show_as_table(view, &scores);
    for (uint8_t seat = 0; seat < scores.players; seat++) {
        if (view->screen->plain) show_as_sentence(view, &scores, seat);
        show_temples(view, seat);
    }
    if (!over && !deus_sees_vp(view, DM_NOBODY))
        screen_paragraph(view->screen, phrase_text(language, PHRASE_SCORES_SECRET), 0);
}
