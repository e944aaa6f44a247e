/* Points by source, as they stand or as they ended. */
#include <string.h>

#include "cli/deus_face.h"
#include "cli/phrases.h"

enum { LABEL_COLUMNS = 26, SEAT_COLUMNS = 12 };

/* VP that were gained in play are secret until the end, and so is every sum with them. */
static void write_points(const sight *sight, uint8_t seat, int points, bool secret,
                         dm_writer *out) {
    if (secret && !deus_sees_vp(sight, seat))
        dm_write_char(out, '?');
    else
        dm_write_number(out, points);
}

static void write_seat(const sight *sight, uint8_t seat, dm_writer *out) {
    if (seat == sight->reader.viewer)
        dm_write(out, phrase(sight->screen->language, WORD_YOU));
    else
        text_seat(&sight->reader, seat, out);
}

/* ---- As a table -------------------------------------------------------------------------- */

static void write_cell(const char *text, dm_writer *out) {
    for (int k = text_columns(text); k < SEAT_COLUMNS; k++) dm_write_char(out, ' ');
    dm_write(out, text);
}

static void print_row(const sight *sight, const char *label, const int16_t *points, bool secret) {
    char text[512], cell[64];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write(&out, "  ");
    text_padded(label, LABEL_COLUMNS, &out);
    for (uint8_t seat = 0; seat < sight->progress.players; seat++) {
        dm_writer number = dm_writer_on(cell, sizeof cell);
        if (points == NULL)
            write_seat(sight, seat, &number);
        else
            write_points(sight, seat, points[seat], secret, &number);
        write_cell(cell, &out);
    }
    screen_print(sight->screen, text);
    screen_gap(sight->screen);
}

static void show_as_table(const sight *sight, const dm_scores *scores) {
    print_row(sight, "", NULL, false);
    for (int line = 0; line < scores->line_count; line++) {
        char label[96];
        dm_writer out = dm_writer_on(label, sizeof label);
        sight->text->score_source(&sight->reader, scores->source[line], &out);
        print_row(sight, label, scores->points[line], scores->source[line] == FROM_PLAY);
    }
    print_row(sight, phrase(sight->screen->language, WORD_TOTAL), scores->total, true);
}

/* ---- As sentences ------------------------------------------------------------------------ */

static void show_as_sentence(const sight *sight, const dm_scores *scores, uint8_t seat) {
    enum text_language language = sight->screen->language;
    char text[1024];
    dm_writer out = dm_writer_on(text, sizeof text);
    write_seat(sight, seat, &out);
    for (int line = 0; line < scores->line_count; line++) {
        dm_write(&out, line ? ", " : phrase(language, COLON));
        sight->text->score_source(&sight->reader, scores->source[line], &out);
        dm_write_char(&out, ' ');
        write_points(sight, seat, scores->points[line][seat], scores->source[line] == FROM_PLAY,
                     &out);
    }
    dm_write(&out, ", ");
    dm_write(&out, phrase(language, WORD_TOTAL));
    dm_write_char(&out, ' ');
    write_points(sight, seat, scores->total[seat], true, &out);
    dm_write_char(&out, '.');
    screen_paragraph(sight->screen, text, 0);
}

/* ---- Temples ----------------------------------------------------------------------------- */

/* What a temple gives at the end; those of Egypt give at most what still lies on them. */
static void write_temple(const sight *sight, uint8_t seat, uint8_t place, dm_writer *out) {
    const deus_state *s = deus_const(&sight->seen);
    const deus_player *player = &s->players[seat];
    uint8_t card = player->column[TEMPLE][place];
    bool counter = deus_is_counter(card);
    text_deus_card_name(sight->screen->language, card, out);
    if (!counter && deus_cards[card].effect.operation != FINAL) return;
    dm_write_char(out, ' ');
    text_deus_vp(sight->screen->language,
                 counter ? player->charges[place] : deus_temple_points(s, seat, card), out);
}

static void show_temples(const sight *sight, uint8_t seat) {
    enum text_language language = sight->screen->language;
    const deus_player *player = &deus_const(&sight->seen)->players[seat];
    char text[1024];
    dm_writer out = dm_writer_on(text, sizeof text);
    if (player->height[TEMPLE] == 0) return;
    dm_write(&out, sight->screen->plain ? "" : "  ");
    write_seat(sight, seat, &out);
    for (uint8_t place = 0; place < player->height[TEMPLE]; place++) {
        dm_write(&out, place ? ", " : phrase(language, COLON));
        write_temple(sight, seat, place, &out);
    }
    screen_paragraph(sight->screen, text, 4);
}

void deus_show_scores(const sight *sight) {
    dm_scores scores;
    bool over = sight->question.seat == DM_NOBODY;
    enum text_language language = sight->screen->language;
    sight->game->score(&sight->seen, &scores);
    screen_heading(sight->screen, phrase(language, over ? HEADING_SCORES : HEADING_SCORES_NOW));
    if (!sight->screen->plain) show_as_table(sight, &scores);
    for (uint8_t seat = 0; seat < scores.players; seat++) {
        if (sight->screen->plain) show_as_sentence(sight, &scores, seat);
        show_temples(sight, seat);
    }
    if (!over && !deus_sees_vp(sight, DM_NOBODY))
        screen_paragraph(sight->screen, phrase(language, SCORES_SECRET), 0);
}
