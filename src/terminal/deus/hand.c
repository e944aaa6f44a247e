/* Cards in words: one's own hand, and any card one asks about. */
#include <string.h>

#include "deus/egypt.h"
#include "deus/setup.h"
#include "terminal/deus/deus.h"
#include "terminal/fold.h"
#include "terminal/phrases.h"

/* What a card in the hand that costs its rank would cost the reader now. */
static void write_cost_now(const observation *view, uint8_t card, dm_writer *out) {
    const deus_card *row = &deus_cards[card];
    uint8_t viewer = view->seen.reader.viewer;
    char gold[32];
    dm_writer number = dm_writer_on(gold, sizeof gold);
    if (!row->costs_rank || viewer >= DM_SEATS_MAX) return;
    const deus_player *player = &deus_const(&view->seen.state)->players[viewer];
    text_deus_gold(view->screen->language, player->height[row->colour] + 1, &number);
    dm_write(out, " (");
    PHRASE_FILL(view->screen->language, PHRASE_CARD_COST_NOW, out, gold);
    dm_write_char(out, ')');
}

/* "Galley · maritime · wood, wheat · Buy up to …", with room for more at the end; `on_it` is what
 * lies on the card. */
static void write_card(const observation *view, uint8_t card, const char *on_it, dm_writer *out) {
    const terminal_screen *screen = view->screen;
    const char *divider = screen->plain ? ", " : " · ";
    char name[96];
    dm_writer word = dm_writer_on(name, sizeof name);
    uint8_t colour = deus_cards[card].colour;
    text_deus_card_name(screen->language, card, &word);
    screen_styled(screen, (enum style)(SCREEN_STYLE_MARITIME + colour), name, out);
    dm_write(out, on_it);
    dm_write(out, divider);
    text_deus_colour(screen->language, colour, out);
    dm_write(out, divider);
    text_deus_card_cost(screen->language, card, out);
    write_cost_now(view, card, out);
    dm_write(out, screen->plain ? ". " : " · ");
    text_deus_card_effect(screen->language, card, out);
}

/* What a temple would be worth to the reader if the game ended now. */
static void write_temple_worth(const observation *view, uint8_t card, dm_writer *out) {
    uint8_t viewer = view->seen.reader.viewer;
    char points[32];
    dm_writer number = dm_writer_on(points, sizeof points);
    if (deus_cards[card].effect.operation != DEUS_FINAL || viewer >= DM_SEATS_MAX) return;
    text_deus_vp(view->screen->language,
                 deus_temple_points(deus_const(&view->seen.state), viewer, card), &number);
    dm_write_char(out, ' ');
    PHRASE_FILL(view->screen->language, PHRASE_WORTH_NOW, out, points);
}

static void show_card(const observation *view, uint8_t card, int copies) {
    char text[2048];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write(&out, view->screen->plain ? "" : "  ");
    if (copies > 1) {
        dm_write_number(&out, copies);
        dm_write(&out, " × ");
    }
    write_card(view, card, "", &out);
    write_temple_worth(view, card, &out);
    screen_paragraph(view->screen, text, 4);
}

void deus_show_hand(const observation *view) {
    enum text_language language = view->screen->language;
    const deus_player *player;
    if (view->seen.reader.viewer >= DM_SEATS_MAX) return;
    player = &deus_const(&view->seen.state)->players[view->seen.reader.viewer];
    screen_heading(view->screen, phrase_text(language, PHRASE_HEADING_HAND));
    if (player->hand_count == 0)
        screen_paragraph(view->screen, phrase_text(language, PHRASE_HAND_EMPTY), 0);
    for (int k = 0; k < player->hand_count;) {
        int copies = 1;
        while (k + copies < player->hand_count && player->hand[k + copies] == player->hand[k])
            copies++;
        show_card(view, player->hand[k], copies);
        k += copies;
    }
}

/* A card where it lies: with its rank, where that matters, and what lies on it. */
static void show_card_in_column(const observation *view, const deus_player *player, uint8_t column,
                                uint8_t place) {
    char text[2048], on_it[64];
    dm_writer out = dm_writer_on(on_it, sizeof on_it);
    uint8_t card = player->column[column][place];
    deus_write_card_state(view, player, column, place, &out);
    out = dm_writer_on(text, sizeof text);
    dm_write(&out, view->screen->plain ? "" : "  ");
    if (deus_ranks_matter(view)) dm_write_number(&out, place + 1), dm_write(&out, ". ");
    if (deus_is_joker(player, column, place)) {
        dm_write(&out, phrase_text(view->screen->language, PHRASE_JOKER_IN_COLUMN));
    } else {
        write_card(view, card, on_it, &out);
        write_temple_worth(view, card, &out);
    }
    screen_paragraph(view->screen, text, 4);
}

/* One's own columns, each from bottom to top, as they take effect. */
void deus_show_columns(const observation *view) {
    enum text_language language = view->screen->language;
    const deus_player *player;
    int shown = 0;
    if (view->seen.reader.viewer >= DM_SEATS_MAX) return;
    player = &deus_const(&view->seen.state)->players[view->seen.reader.viewer];
    screen_heading(view->screen, phrase_text(language, PHRASE_HEADING_COLUMNS));
    for (uint8_t column = 0; column < DEUS_COLOURS; column++)
        for (uint8_t place = 0; place < player->height[column]; place++, shown++)
            show_card_in_column(view, player, column, place);
    if (shown == 0) screen_paragraph(view->screen, phrase_text(language, PHRASE_COLUMNS_EMPTY), 0);
}

/* ---- Any card ---------------------------------------------------------------------------- */

static bool is_played(const observation *view, uint8_t card) {
    return deus_card_is_played(deus_const(&view->seen.state), card);
}

static void show_card_with_sources(const observation *view, uint8_t card) {
    enum text_language language = view->screen->language;
    char text[512], copies[16], words[3][64];
    dm_writer out = dm_writer_on(copies, sizeof copies);
    show_card(view, card, 1);
    dm_write_number(&out, deus_cards[card].copies);
    for (int k = 0; k < 3; k++) {
        out = dm_writer_on(words[k], sizeof words[k]);
        text_source(language, deus_cards[card].sources[k], &out);
    }
    out = dm_writer_on(text, sizeof text);
    dm_write(&out, view->screen->plain ? "" : "    ");
    PHRASE_FILL(language, PHRASE_CARD_SOURCES, &out, copies, words[0], words[1], words[2]);
    if (!is_played(view, card)) {
        dm_write_char(&out, ' ');
        dm_write(&out, phrase_text(language, PHRASE_CARD_NOT_PLAYED));
    }
    screen_paragraph(view->screen, text, 4);
}

static void list_names(const observation *view) {
    enum text_language language = view->screen->language;
    for (uint8_t colour = 0; colour < DEUS_COLOURS; colour++) {
        char text[2048];
        dm_writer out = dm_writer_on(text, sizeof text);
        text_deus_colour(language, colour, &out);
        dm_write(&out, phrase_text(language, PHRASE_COLON));
        int written = 0;
        for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++) {
            if (deus_cards[card].colour != colour || !is_played(view, card)) continue;
            dm_write(&out, written++ ? ", " : "");
            text_deus_card_name(language, card, &out);
        }
        screen_paragraph(view->screen, text, 4);
    }
}

static bool is_meant(const observation *view, uint8_t card, const char *folded) {
    char text[128], names[128];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write(&out, deus_cards[card].id);
    dm_write_char(&out, ' ');
    text_deus_card_name(view->screen->language, card, &out);
    fold_text(text, names, sizeof names);
    return fold_has_words(names, folded);
}

/* Shows the cards that are meant, of those in play or of the others; how many. */
static int show_meant(const observation *view, const char *folded, bool played) {
    int shown = 0;
    for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++) {
        if (is_played(view, card) != played || !is_meant(view, card, folded)) continue;
        show_card_with_sources(view, card);
        shown++;
    }
    return shown;
}

void deus_show_cards(const observation *view, const char *typed) {
    char folded[128];
    if (*typed == '\0') {
        list_names(view);
        return;
    }
    fold_text(typed, folded, sizeof folded);
    if (show_meant(view, folded, true) == 0 && show_meant(view, folded, false) == 0)
        screen_paragraph(view->screen, phrase_text(view->screen->language, PHRASE_CARD_UNKNOWN), 0);
}
