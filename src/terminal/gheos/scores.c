/* Points by source, as they stand or as they ended, and how each sum comes about. */
#include "terminal/gheos/gheos.h"
#include "terminal/phrases.h"

enum { LABEL_COLUMNS = 32, SEAT_COLUMNS = 11 };

static void write_cell(const char *text, dm_writer *out) {
    for (int k = screen_columns(text); k < SEAT_COLUMNS; k++) dm_write_char(out, ' ');
    dm_write(out, text);
}

/* The names of the seats, or a number for each. */
static void print_row(const sight *sight, const char *label, const int16_t *points) {
    char text[512], cell[64];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write(&out, "  ");
    screen_padded(label, LABEL_COLUMNS, &out);
    for (uint8_t seat = 0; seat < sight->progress.players; seat++) {
        dm_writer word = dm_writer_on(cell, sizeof cell);
        if (points)
            dm_write_number(&word, points[seat]);
        else
            gheos_write_seat(sight, seat, &word);
        write_cell(cell, &out);
    }
    screen_print(sight->screen, text);
    screen_gap(sight->screen);
}

static void show_as_table(const sight *sight, const dm_scores *scores) {
    const gheos_state *s = gheos_const(&sight->seen);
    int16_t followers[DM_SEATS_MAX];
    print_row(sight, "", NULL);
    for (int line = 0; line < scores->line_count; line++) {
        char label[96];
        dm_writer out = dm_writer_on(label, sizeof label);
        sight->text->score_source(&sight->reader, scores->source[line], &out);
        print_row(sight, label, scores->points[line]);
    }
    print_row(sight, phrase_text(sight->screen->language, PHRASE_WORD_TOTAL), scores->total);
    for (uint8_t seat = 0; seat < s->player_count; seat++)
        followers[seat] = (int16_t)gheos_followers(s, seat);
    print_row(sight, phrase_text(sight->screen->language, PHRASE_GHEOS_ROW_FOLLOWERS), followers);
}

static void show_as_sentence(const sight *sight, const dm_scores *scores, uint8_t seat) {
    enum text_language language = sight->screen->language;
    char text[1024];
    dm_writer out = dm_writer_on(text, sizeof text);
    gheos_write_seat(sight, seat, &out);
    for (int line = 0; line < scores->line_count; line++) {
        dm_write(&out, line ? ", " : phrase_text(language, PHRASE_COLON));
        sight->text->score_source(&sight->reader, scores->source[line], &out);
        dm_write_char(&out, ' ');
        dm_write_number(&out, scores->points[line][seat]);
    }
    dm_write(&out, ", ");
    dm_write(&out, phrase_text(language, PHRASE_WORD_TOTAL));
    dm_write_char(&out, ' ');
    dm_write_number(&out, scores->total[seat]);
    dm_write_char(&out, '.');
    screen_paragraph(sight->screen, text, 0);
}

/* ---- Sums -------------------------------------------------------------------------------- */

void gheos_write_sum(const sight *sight, uint8_t seat, uint8_t symbol, dm_writer *out) {
    const gheos_state *s = gheos_const(&sight->seen);
    enum text_language language = sight->screen->language;
    int written = 0;
    gheos_land land;
    gheos_find_land(s->places, s->place_count, &land);
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        int held = s->players[seat].followers[civilisation];
        if (held == 0) continue;
        int each = land.regions[gheos_home(s, &land, civilisation)].symbols[symbol];
        if (each == 0) continue;
        dm_write(out, written++ ? " + " : "");
        text_gheos_followers(language, civilisation, held, out);
        dm_write(out, " × ");
        text_gheos_symbols(language, symbol, each, out);
    }
}

static void show_sum(const sight *sight, uint8_t seat, uint8_t symbol, enum phrase id) {
    const gheos_state *s = gheos_const(&sight->seen);
    enum text_language language = sight->screen->language;
    char text[1024], points[32], sum[512];
    dm_writer out = dm_writer_on(points, sizeof points);
    gheos_land land;
    gheos_find_land(s->places, s->place_count, &land);
    text_gheos_vp(language, gheos_points_for(s, &land, seat, symbol), &out);
    out = dm_writer_on(sum, sizeof sum);
    gheos_write_sum(sight, seat, symbol, &out);
    out = dm_writer_on(text, sizeof text);
    dm_write(&out, sight->screen->plain ? "" : "  ");
    gheos_write_seat(sight, seat, &out);
    dm_write(&out, phrase_text(language, PHRASE_COLON));
    PHRASE_FILL(language, id, &out, points);
    dm_write(&out, sum[0] ? " = " : "");
    dm_write(&out, sum);
    screen_paragraph(sight->screen, text, 4);
}

/* What a token and an Epoch would pay now; at the end only the cups count once more. */
void gheos_show_scores(const sight *sight) {
    dm_scores scores;
    bool over = sight->question.seat == DM_NOBODY;
    enum text_language language = sight->screen->language;
    sight->game->score(&sight->seen, &scores);
    screen_heading(sight->screen,
                   phrase_text(language, over ? PHRASE_HEADING_SCORES : PHRASE_HEADING_SCORES_NOW));
    if (!sight->screen->plain) show_as_table(sight, &scores);
    for (uint8_t seat = 0; seat < scores.players; seat++) {
        if (sight->screen->plain) show_as_sentence(sight, &scores, seat);
        show_sum(sight, seat, GHEOS_CUP, over ? PHRASE_GHEOS_CUPS_SUM : PHRASE_GHEOS_TOKEN_SUM);
        if (!over) show_sum(sight, seat, GHEOS_PYRAMID, PHRASE_GHEOS_EPOCH_SUM);
    }
}
