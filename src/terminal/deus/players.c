/* The players' public side: what they own, what they can still build, what they have built. */
#include <string.h>

#include "terminal/deus/deus.h"
#include "terminal/phrases.h"

static int villages_left(const deus_state *s) {
    int left = 0;
    for (int tile = 0; tile < s->tile_count; tile++) left += !(s->attacked >> tile & 1);
    return left;
}

static void write_end(const sight *sight, dm_writer *out) {
    const deus_state *s = deus_const(&sight->seen);
    enum text_language language = sight->screen->language;
    char number[16], other[16];
    dm_writer digits = dm_writer_on(number, sizeof number);
    if (sight->progress.over) return;
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

void deus_show_status(const sight *sight) {
    char text[512];
    dm_writer out = dm_writer_on(text, sizeof text);
    if (!sight->screen->plain) screen_gap(sight->screen);
    dm_write(&out, screen_style(sight->screen, SCREEN_STYLE_BOLD));
    face_write_turn(sight, &out);
    dm_write(&out, screen_style(sight->screen, SCREEN_STYLE_RESET));
    dm_write_char(&out, ' ');
    if (deus_const(&sight->seen)->last_round)
        dm_write(&out, screen_style(sight->screen, SCREEN_STYLE_WARNING));
    write_end(sight, &out);
    dm_write(&out, screen_style(sight->screen, SCREEN_STYLE_RESET));
    screen_paragraph(sight->screen, text, 0);
    deus_show_egypt(sight);
}

/* Lines of a width, or sentences in plain mode. */
static void write_lines(const sight *sight, const char *text, int width, int indent,
                        dm_writer *out) {
    if (sight->screen->plain)
        screen_by_sentences(text, SCREEN_PLAIN_COLUMNS, out);
    else
        screen_wrapped(text, width, indent, out);
}

/* ---- One player -------------------------------------------------------------------------- */

static void write_name(const sight *sight, uint8_t seat, dm_writer *out) {
    char tag[8];
    dm_writer digits = dm_writer_on(tag, sizeof tag);
    bool plain = sight->screen->plain, plays = sight->progress.seat == seat;
    if (!plain) {
        dm_write_char(&digits, ' ');
        dm_write_number(&digits, seat + 1);
        dm_write_char(&digits, ' ');
        dm_write(out, plays ? "▶" : " ");
        screen_styled(sight->screen, (enum style)(SCREEN_STYLE_SEAT_1 + seat), tag, out);
    }
    dm_write(out, screen_style(sight->screen, SCREEN_STYLE_BOLD));
    dm_write(out, plain ? "" : " ");
    if (seat == sight->reader.viewer)
        dm_write(out, phrase_text(sight->screen->language, PHRASE_WORD_YOU));
    else
        text_seat(&sight->reader, seat, out);
    dm_write(out, screen_style(sight->screen, SCREEN_STYLE_RESET));
}

static void write_goods(const sight *sight, uint8_t seat, dm_writer *out) {
    enum text_language language = sight->screen->language;
    const deus_player *player = &deus_const(&sight->seen)->players[seat];
    dm_write(out, phrase_text(language, PHRASE_COLON));
    if (deus_sees_vp(sight, seat))
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
static void write_pieces(const sight *sight, uint8_t seat, dm_writer *out) {
    const deus_player *player = &deus_const(&sight->seen)->players[seat];
    const char *letter = phrase_text(sight->screen->language, PHRASE_PIECE_LETTERS);
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
    deus_write_tokens(sight, seat, out);
}

/* "2 ships, 1 army": for those who listen. */
static void write_pieces_in_words(const sight *sight, const uint8_t counts[], dm_writer *out) {
    int written = 0;
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
        if (counts[colour] == 0 || counts[colour] == DM_UNKNOWN) continue;
        dm_write(out, written++ ? ", " : "");
        text_deus_piece(sight->screen->language, colour, counts[colour], out);
    }
    if (written == 0) dm_write(out, phrase_text(sight->screen->language, PHRASE_WORD_NOTHING));
}

static void write_card_in_column(const sight *sight, const deus_player *player, uint8_t column,
                                 uint8_t place, dm_writer *out) {
    enum text_language language = sight->screen->language;
    uint8_t card = player->column[column][place];
    bool joker = deus_is_joker(player, column, place);
    if (joker) dm_write(out, phrase_text(language, PHRASE_WORD_FACE_DOWN));
    if (joker && card != DM_UNKNOWN) dm_write(out, " = ");
    if (!joker || card != DM_UNKNOWN) text_deus_card_name(language, card, out);
    deus_write_card_state(sight, player, column, place, out);
}

/* "civil 2 (Forum, Port)", or with ranks instead of the number: "civil (1 Forum, 2 Port)". */
static void write_column(const sight *sight, const deus_player *player, uint8_t column,
                         dm_writer *out) {
    const screen *screen = sight->screen;
    bool ranks = deus_ranks_matter(sight);
    char name[64];
    dm_writer word = dm_writer_on(name, sizeof name);
    text_deus_colour(screen->language, column, &word);
    screen_styled(screen, (enum style)(SCREEN_STYLE_MARITIME + column), name, out);
    if (!ranks) dm_write_char(out, ' '), dm_write_number(out, player->height[column]);
    dm_write(out, " (");
    for (uint8_t place = 0; place < player->height[column]; place++) {
        dm_write(out, place ? ", " : "");
        if (ranks) dm_write_number(out, place + 1), dm_write(out, DEUS_HARD_SPACE);
        write_card_in_column(sight, player, column, place, out);
    }
    dm_write_char(out, ')');
}

static void write_columns(const sight *sight, uint8_t seat, dm_writer *out) {
    const deus_player *player = &deus_const(&sight->seen)->players[seat];
    int written = 0;
    for (uint8_t column = 0; column < DEUS_COLOURS; column++) {
        if (player->height[column] == 0) continue;
        dm_write(out, written++ ? ", " : "");
        write_column(sight, player, column, out);
    }
    if (written == 0) dm_write(out, phrase_text(sight->screen->language, PHRASE_COLUMNS_EMPTY));
}

static void write_all_pieces(const sight *sight, uint8_t seat, dm_writer *out) {
    enum text_language language = sight->screen->language;
    const deus_player *player = &deus_const(&sight->seen)->players[seat];
    char ready[512], supply[512];
    dm_writer words = dm_writer_on(ready, sizeof ready);
    if (!sight->screen->plain) {
        write_pieces(sight, seat, &words);
        PHRASE_FILL(language, PHRASE_PIECES_IN_LETTERS, out, ready);
        return;
    }
    write_pieces_in_words(sight, player->board, &words);
    words = dm_writer_on(supply, sizeof supply);
    write_pieces_in_words(sight, player->supply, &words);
    PHRASE_FILL(language, PHRASE_PIECES_IN_WORDS, out, ready, supply);
}

static void write_belongings(const sight *sight, uint8_t seat, int width, dm_writer *out) {
    char text[1024], parts[1024];
    dm_writer line = dm_writer_on(parts, sizeof parts);
    deus_write_belongings(sight, seat, &line);
    if (line.length == 0) return;
    line = dm_writer_on(text, sizeof text);
    if (sight->screen->plain) {
        PHRASE_FILL(sight->screen->language, PHRASE_EGYPT_LINE, &line, parts);
    } else {
        dm_write(&line, "    ");
        dm_write(&line, parts);
    }
    write_lines(sight, text, width, 6, out);
}

static void write_player(const sight *sight, uint8_t seat, int width, dm_writer *out) {
    bool plain = sight->screen->plain;
    char text[2048];
    dm_writer line = dm_writer_on(text, sizeof text);
    write_name(sight, seat, &line);
    write_goods(sight, seat, &line);
    write_lines(sight, text, width, 4, out);
    if (sight->brief && seat != sight->reader.viewer) return;
    line = dm_writer_on(text, sizeof text);
    dm_write(&line, plain ? "" : "    ");
    write_all_pieces(sight, seat, &line);
    write_lines(sight, text, width, 6, out);
    line = dm_writer_on(text, sizeof text);
    write_belongings(sight, seat, width, out);
    dm_write(&line, plain ? phrase_text(sight->screen->language, PHRASE_COLUMNS_LINE) : "    ");
    write_columns(sight, seat, &line);
    write_lines(sight, text, width, 6, out);
}

/* While pieces are picked, those are what one owns; later it is goods. */
void deus_show_purse(const sight *sight, bool all) {
    bool picking = sight->question.seat != DM_NOBODY && sight->question.kind == DEUS_ASK_PICK;
    for (uint8_t seat = 0; seat < sight->progress.players; seat++) {
        char text[1024];
        dm_writer out = dm_writer_on(text, sizeof text);
        if (!all && seat != sight->reader.viewer) continue;
        write_name(sight, seat, &out);
        if (picking) {
            dm_write(&out, phrase_text(sight->screen->language, PHRASE_COLON));
            write_all_pieces(sight, seat, &out);
        } else {
            write_goods(sight, seat, &out);
            deus_write_egypt_purse(sight, seat, &out);
        }
        screen_paragraph(sight->screen, text, 4);
    }
    if (!all) deus_show_prices(sight);
    deus_show_overflow(sight);
}

/* ---- What belongs to all ----------------------------------------------------------------- */

static void write_supply(const sight *sight, int width, dm_writer *out) {
    enum text_language language = sight->screen->language;
    const deus_state *s = deus_const(&sight->seen);
    char text[1024], goods[256], deck[64], discard[64], top[96];
    dm_writer line = dm_writer_on(goods, sizeof goods);
    for (uint8_t resource = 0; resource < DEUS_RESOURCES && !sight->brief; resource++) {
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
    bool discard_is_told = s->discard_count && !sight->brief;
    PHRASE_FILL(language, discard_is_told ? PHRASE_SUPPLY_LINE : PHRASE_SUPPLY_NO_DISCARD, &line,
                goods, deck, discard, top);
    if (sight->brief) {
        dm_write_char(&line, ' ');
        dm_write(&line, phrase_text(language, PHRASE_PLAYERS_TELL_MORE));
    }
    write_lines(sight, text, width, 4, out);
}

void deus_write_players(const sight *sight, int width, dm_writer *out) {
    const deus_state *s = deus_const(&sight->seen);
    for (uint8_t seat = 0; seat < s->player_count; seat++) write_player(sight, seat, width, out);
    write_supply(sight, width, out);
}
