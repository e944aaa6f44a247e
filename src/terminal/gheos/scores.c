/* Points by source, as they stand or as they ended, and how each sum comes about. */
#include "engine/guard.h"
#include "terminal/gheos/gheos.h"
#include "terminal/phrases.h"

enum { LABEL_COLUMNS = 32, SEAT_COLUMNS = 11 };

static void write_cell(const char *text, dm_writer *out) {
    for (int k = screen_columns(text); k < SEAT_COLUMNS; k++) dm_write_char(out, ' ');
    dm_write(out, text);
}

/* The names of the seats, or a number for each. */
static void print_row(const observation *view, const char *label, const int16_t *points) {
    char text[512], cell[64];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write(&out, "  ");
    screen_padded(label, LABEL_COLUMNS, &out);
    for (uint8_t seat = 0; seat < view->progress.players; seat++) {
        dm_writer word = dm_writer_on(cell, sizeof cell);
        if (points)
            dm_write_number(&word, points[seat]);
        else
            gheos_write_seat(view, seat, &word);
        write_cell(cell, &out);
    }
    screen_print(view->screen, text);
    screen_gap(view->screen);
}

static void show_as_table(const observation *view, const dm_scores *scores) {
    const gheos_state *s = gheos_const(&view->seen.state);
    int16_t followers[DM_SEATS_MAX];
    print_row(view, "", NULL);
    for (int line = 0; line < scores->line_count; line++) {
        char label[96];
        dm_writer out = dm_writer_on(label, sizeof label);
        view->seen.text->score_source(&view->seen.reader, scores->source[line], &out);
        print_row(view, label, scores->points[line]);
    }
    print_row(view, phrase_text(view->screen->language, PHRASE_WORD_TOTAL), scores->total);
    for (uint8_t seat = 0; seat < s->player_count; seat++)
        followers[seat] = (int16_t)gheos_followers(s, seat);
    print_row(view, phrase_text(view->screen->language, PHRASE_GHEOS_ROW_FOLLOWERS), followers);
}

static void show_as_sentence(const observation *view, const dm_scores *scores, uint8_t seat) {
    enum text_language language = view->screen->language;
    char text[1024];
    dm_writer out = dm_writer_on(text, sizeof text);
    gheos_write_seat(view, seat, &out);
    for (int line = 0; line < scores->line_count; line++) {
        dm_write(&out, line ? ", " : phrase_text(language, PHRASE_COLON));
        view->seen.text->score_source(&view->seen.reader, scores->source[line], &out);
        dm_write_char(&out, ' ');
        dm_write_number(&out, scores->points[line][seat]);
    }
    dm_write(&out, ", ");
    dm_write(&out, phrase_text(language, PHRASE_WORD_TOTAL));
    dm_write_char(&out, ' ');
    dm_write_number(&out, scores->total[seat]);
    dm_write_char(&out, '.');
    screen_paragraph(view->screen, text, 0);
}

/* ---- Sums -------------------------------------------------------------------------------- */

void gheos_write_sum(const observation *view, uint8_t seat, uint8_t symbol, dm_writer *out) {
    dm_guard(seat < DM_SEATS_MAX && symbol < GHEOS_SYMBOLS);
    const gheos_state *s = gheos_const(&view->seen.state);
    enum text_language language = view->screen->language;
    int written = 0;
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        int held = s->players[seat].followers[civilisation];
        if (held == 0) continue;
        int each = s->home_symbols[civilisation][symbol];
        if (each == 0) continue;
        dm_write(out, written++ ? " + " : "");
        text_gheos_followers(language, civilisation, held, out);
        dm_write(out, " × ");
        text_gheos_symbols(language, symbol, each, out);
    }
}

static void show_sum(const observation *view, uint8_t seat, uint8_t symbol, enum phrase id) {
    const gheos_state *s = gheos_const(&view->seen.state);
    enum text_language language = view->screen->language;
    char text[1024], points[32], sum[512];
    dm_writer out = dm_writer_on(points, sizeof points);
    text_gheos_vp(language, gheos_points_for(s, seat, symbol), &out);
    out = dm_writer_on(sum, sizeof sum);
    gheos_write_sum(view, seat, symbol, &out);
    out = dm_writer_on(text, sizeof text);
    dm_write(&out, view->screen->plain ? "" : "  ");
    gheos_write_seat(view, seat, &out);
    dm_write(&out, phrase_text(language, PHRASE_COLON));
    PHRASE_FILL(language, id, &out, points);
    dm_write(&out, sum[0] ? " = " : "");
    dm_write(&out, sum);
    screen_paragraph(view->screen, text, 4);
}

/* What a token and an Epoch would pay now; at the end only the cups count once more. */
void gheos_show_scores(const observation *view) {
    dm_scores scores;
    bool over = view->seen.question.seat == DM_NOBODY;
    enum text_language language = view->screen->language;
    view->seen.game->score(&view->seen.state, &scores);
    screen_heading(view->screen,
                   phrase_text(language, over ? PHRASE_HEADING_SCORES : PHRASE_HEADING_SCORES_NOW));
    if (!view->screen->plain) show_as_table(view, &scores);
    for (uint8_t seat = 0; seat < scores.players; seat++) {
        if (view->screen->plain) show_as_sentence(view, &scores, seat);
        show_sum(view, seat, GHEOS_CUP, over ? PHRASE_GHEOS_CUPS_SUM : PHRASE_GHEOS_TOKEN_SUM);
        if (!over) show_sum(view, seat, GHEOS_PYRAMID, PHRASE_GHEOS_EPOCH_SUM);
    }
}
