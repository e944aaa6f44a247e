/* The players' public side: what they own, what they can still build, what they have built. */
#include <string.h>

#include "terminal/deus/deus.h"
#include "terminal/phrases.h"

static int villages_left(const deus_state *s) {
    int left = 0;
    for (int tile = 0; tile < s->tile_count; tile++) left += !(s->attacked >> tile & 1);
    return left;
}

static void write_end(const observation *view, dm_writer *out) {
    const deus_state *s = deus_const(&view->seen.state);
    enum text_language language = view->screen->language;
    char number[16], other[16];
    dm_writer digits = dm_writer_on(number, sizeof number);
    if (view->progress.over) return;
    if (s->last_round) {
        dm_write_number(&digits, s->last_round);
        PHRASE_FILL(language,
                    s->round == s->last_round ? PHRASE_STATUS_LAST_ROUND : PHRASE_STATUS_END_NEAR,
                    out, number);
        return;
    }
    dm_write_number(&digits, s->temples_left);
    digits = dm_writer_on(other, sizeof other);
    dm_write_number(&digits, villages_left(s));
    PHRASE_FILL(language, PHRASE_STATUS_TO_END, out, number, other);
}

void deus_show_status(const observation *view) {
    char text[512];
    dm_writer out = dm_writer_on(text, sizeof text);
    if (!view->screen->plain) screen_gap(view->screen);
    dm_write(&out, screen_style(view->screen, SCREEN_STYLE_BOLD));
    terminal_write_turn(view, &out);
    dm_write(&out, screen_style(view->screen, SCREEN_STYLE_RESET));
    dm_write_char(&out, ' ');
    if (deus_const(&view->seen.state)->last_round)
        dm_write(&out, screen_style(view->screen, SCREEN_STYLE_WARNING));
    write_end(view, &out);
    dm_write(&out, screen_style(view->screen, SCREEN_STYLE_RESET));
    screen_paragraph(view->screen, text, 0);
    deus_show_egypt(view);
}

/* Lines of a width, or sentences in plain mode. */
static void write_lines(const observation *view, const char *text, int width, int indent,
                        dm_writer *out) {
    if (view->screen->plain)
        screen_by_sentences(text, SCREEN_PLAIN_COLUMNS, out);
    else
        screen_wrapped(text, width, indent, out);
}

/* ---- One player -------------------------------------------------------------------------- */

static void write_name(const observation *view, uint8_t seat, dm_writer *out) {
    char tag[8];
    dm_writer digits = dm_writer_on(tag, sizeof tag);
    bool plain = view->screen->plain, plays = view->progress.seat == seat;
    if (!plain) {
        dm_write_char(&digits, ' ');
        dm_write_number(&digits, seat + 1);
        dm_write_char(&digits, ' ');
        dm_write(out, plays ? "▶" : " ");
        screen_styled(view->screen, (enum style)(SCREEN_STYLE_SEAT_1 + seat), tag, out);
    }
    dm_write(out, screen_style(view->screen, SCREEN_STYLE_BOLD));
    dm_write(out, plain ? "" : " ");
    if (seat == view->seen.reader.viewer)
        dm_write(out, phrase_text(view->screen->language, PHRASE_WORD_YOU));
    else
        text_seat(&view->seen.reader, seat, out);
    dm_write(out, screen_style(view->screen, SCREEN_STYLE_RESET));
}

static void write_goods(const observation *view, uint8_t seat, dm_writer *out) {
    enum text_language language = view->screen->language;
    const deus_player *player = &deus_const(&view->seen.state)->players[seat];
    dm_write(out, phrase_text(language, PHRASE_COLON));
    if (deus_sees_vp(view, seat))
        text_deus_vp(language, player->vp, out);
    else
        dm_write(out, phrase_text(language, PHRASE_VP_HIDDEN));
    dm_write(out, ", ");
    text_deus_gold(language, player->gold, out);
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++) {
        dm_write(out, ", ");
        text_deus_amount(language, resource, player->resources[resource], out);
    }
    dm_write(out, ", ");
    text_deus_cards(language, player->hand_count, out);
}

/* "M 2+3": ready on the player board, and in the personal supply. */
static void write_pieces(const observation *view, uint8_t seat, dm_writer *out) {
    const deus_player *player = &deus_const(&view->seen.state)->players[seat];
    const char *letter = phrase_text(view->screen->language, PHRASE_PIECE_LETTERS);
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
        size_t bytes = screen_bytes_within(letter, 1);
        dm_write(out, colour ? "  " : "");
        dm_write_bytes(out, letter, bytes);
        letter += bytes;
        dm_write_char(out, ' ');
        if (player->board[colour] == DM_UNKNOWN) {
            dm_write(out, "?");
            continue;
        }
        dm_write_number(out, player->board[colour]);
        dm_write_char(out, '+');
        dm_write_number(out, player->supply[colour]);
    }
    deus_write_tokens(view, seat, out);
}

/* "2 ships, 1 army": for those who listen. */
static void write_pieces_in_words(const observation *view, const uint8_t counts[], dm_writer *out) {
    int written = 0;
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
        if (counts[colour] == 0 || counts[colour] == DM_UNKNOWN) continue;
        dm_write(out, written++ ? ", " : "");
        text_deus_piece(view->screen->language, colour, counts[colour], out);
    }
    if (written == 0) dm_write(out, phrase_text(view->screen->language, PHRASE_WORD_NOTHING));
}

static void write_card_in_column(const observation *view, const deus_player *player, uint8_t column,
                                 uint8_t place, dm_writer *out) {
    enum text_language language = view->screen->language;
    uint8_t card = player->column[column][place];
    bool joker = deus_is_joker(player, column, place);
    if (joker) dm_write(out, phrase_text(language, PHRASE_WORD_FACE_DOWN));
    if (joker && card != DM_UNKNOWN) dm_write(out, " = ");
    if (!joker || card != DM_UNKNOWN) text_deus_card_name(language, card, out);
    deus_write_card_state(view, player, column, place, out);
}

/* "civil 2 (Forum, Port)", or with ranks instead of the number: "civil (1 Forum, 2 Port)". */
static void write_column(const observation *view, const deus_player *player, uint8_t column,
                         dm_writer *out) {
    const terminal_screen *screen = view->screen;
    bool ranks = deus_ranks_matter(view);
    char name[64];
    dm_writer word = dm_writer_on(name, sizeof name);
    text_deus_colour(screen->language, column, &word);
    screen_styled(screen, (enum style)(SCREEN_STYLE_MARITIME + column), name, out);
    if (!ranks) dm_write_char(out, ' '), dm_write_number(out, player->height[column]);
    dm_write(out, " (");
    for (uint8_t place = 0; place < player->height[column]; place++) {
        dm_write(out, place ? ", " : "");
        if (ranks) dm_write_number(out, place + 1), dm_write(out, DEUS_HARD_SPACE);
        write_card_in_column(view, player, column, place, out);
    }
    dm_write_char(out, ')');
}

static void write_columns(const observation *view, uint8_t seat, dm_writer *out) {
    const deus_player *player = &deus_const(&view->seen.state)->players[seat];
    int written = 0;
    for (uint8_t column = 0; column < DEUS_COLOURS; column++) {
        if (player->height[column] == 0) continue;
        dm_write(out, written++ ? ", " : "");
        write_column(view, player, column, out);
    }
    if (written == 0) dm_write(out, phrase_text(view->screen->language, PHRASE_COLUMNS_EMPTY));
}

static void write_all_pieces(const observation *view, uint8_t seat, dm_writer *out) {
    enum text_language language = view->screen->language;
    const deus_player *player = &deus_const(&view->seen.state)->players[seat];
    char ready[512], supply[512];
    dm_writer words = dm_writer_on(ready, sizeof ready);
    if (!view->screen->plain) {
        write_pieces(view, seat, &words);
        PHRASE_FILL(language, PHRASE_PIECES_IN_LETTERS, out, ready);
        return;
    }
    write_pieces_in_words(view, player->board, &words);
    words = dm_writer_on(supply, sizeof supply);
    write_pieces_in_words(view, player->supply, &words);
    PHRASE_FILL(language, PHRASE_PIECES_IN_WORDS, out, ready, supply);
}

static void write_belongings(const observation *view, uint8_t seat, int width, dm_writer *out) {
    char text[1024], parts[1024];
    dm_writer line = dm_writer_on(parts, sizeof parts);
    deus_write_belongings(view, seat, &line);
    if (line.length == 0) return;
    line = dm_writer_on(text, sizeof text);
    if (view->screen->plain) {
        PHRASE_FILL(view->screen->language, PHRASE_EGYPT_LINE, &line, parts);
    } else {
        dm_write(&line, "    ");
        dm_write(&line, parts);
    }
    write_lines(view, text, width, 6, out);
}

static void write_player(const observation *view, uint8_t seat, int width, dm_writer *out) {
    bool plain = view->screen->plain;
    char text[2048];
    dm_writer line = dm_writer_on(text, sizeof text);
    write_name(view, seat, &line);
    write_goods(view, seat, &line);
    write_lines(view, text, width, 4, out);
    if (view->brief && seat != view->seen.reader.viewer) return;
    line = dm_writer_on(text, sizeof text);
    dm_write(&line, plain ? "" : "    ");
    write_all_pieces(view, seat, &line);
    write_lines(view, text, width, 6, out);
    line = dm_writer_on(text, sizeof text);
    write_belongings(view, seat, width, out);
    dm_write(&line, plain ? phrase_text(view->screen->language, PHRASE_COLUMNS_LINE) : "    ");
    write_columns(view, seat, &line);
    write_lines(view, text, width, 6, out);
}

/* While pieces are picked, those are what one owns; later it is goods. */
void deus_show_purse(const observation *view, bool all) {
    bool picking =
        view->seen.question.seat != DM_NOBODY && view->seen.question.kind == DEUS_ASK_PICK;
    for (uint8_t seat = 0; seat < view->progress.players; seat++) {
        char text[1024];
        dm_writer out = dm_writer_on(text, sizeof text);
        if (!all && seat != view->seen.reader.viewer) continue;
        write_name(view, seat, &out);
        if (picking) {
            dm_write(&out, phrase_text(view->screen->language, PHRASE_COLON));
            write_all_pieces(view, seat, &out);
        } else {
            write_goods(view, seat, &out);
            deus_write_egypt_purse(view, seat, &out);
        }
        screen_paragraph(view->screen, text, 4);
    }
    if (!all) deus_show_prices(view);
    deus_show_overflow(view);
}

/* ---- What belongs to all ----------------------------------------------------------------- */

static void write_supply(const observation *view, int width, dm_writer *out) {
    enum text_language language = view->screen->language;
    const deus_state *s = deus_const(&view->seen.state);
    char text[1024], goods[256], deck[64], discard[64], top[96];
    dm_writer line = dm_writer_on(goods, sizeof goods);
    for (uint8_t resource = 0; resource < DEUS_RESOURCES && !view->brief; resource++) {
        text_deus_amount(language, resource, s->resources_left[resource], &line);
        dm_write(&line, ", ");
    }
    text_deus_piece(language, DEUS_TEMPLE, s->temples_left, &line);
    line = dm_writer_on(deck, sizeof deck);
    text_deus_cards(language, s->deck_count, &line);
    line = dm_writer_on(discard, sizeof discard);
    text_deus_cards(language, s->discard_count, &line);
    line = dm_writer_on(top, sizeof top);
    if (s->discard_count > 0)
        text_deus_card_name(language, s->discard[s->discard_count - 1], &line);
    line = dm_writer_on(text, sizeof text);
    bool discard_is_told = s->discard_count && !view->brief;
    PHRASE_FILL(language, discard_is_told ? PHRASE_SUPPLY_LINE : PHRASE_SUPPLY_NO_DISCARD, &line,
                goods, deck, discard, top);
    if (view->brief) {
        dm_write_char(&line, ' ');
        dm_write(&line, phrase_text(language, PHRASE_PLAYERS_TELL_MORE));
    }
    write_lines(view, text, width, 4, out);
}

void deus_write_players(const observation *view, int width, dm_writer *out) {
    const deus_state *s = deus_const(&view->seen.state);
    for (uint8_t seat = 0; seat < s->player_count; seat++) write_player(view, seat, width, out);
    write_supply(view, width, out);
}
