/* Deus in the terminal: puts the parts together and answers small questions they share. */
#include "terminal/deus/deus.h"

#include <string.h>

#include "deus/game.h"
#include "engine/guard.h"
#include "terminal/phrases.h"

enum { MAP_BYTES = 64 << 10, PLAYERS_BYTES = 16 << 10, PLAYERS_WIDTH = 44, GAP = 2 };

uint8_t deus_answer_region(dm_answer answer) {
    switch (answer.verb) {
    case DEUS_SAY_AT:
    case DEUS_SAY_EDGE:
    case DEUS_SAY_HARVEST:
    case DEUS_SAY_RAID:
    case DEUS_SAY_ARMY:
    case DEUS_SAY_MARCH:
    case DEUS_SAY_SHIP:
    case DEUS_SAY_SAIL:
    case DEUS_SAY_FROM:
    case DEUS_SAY_SHIFT:
    case DEUS_SAY_SHOOT:
    case DEUS_SAY_FORCE:
    case DEUS_SAY_CAMP: return answer.a;
    default: return DEUS_NO_REGION;
    }
}

bool deus_sees_vp(const observation *view, uint8_t seat) {
    const api_observation *seen = &view->seen;
    return view->open ||
           api_game_of(seen->game)->shows_total(&seen->state, seen->reader.viewer, seat);
}

/* One sign a type of piece, in the language's own letters. */
void deus_write_letters(const observation *view, uint8_t seat, uint8_t region, dm_writer *out) {
    dm_guard(seat < DM_SEATS_MAX && region < DEUS_NO_REGION);
    const deus_player *player = &deus_const(&view->seen.state)->players[seat];
    const char *letter = phrase_text(view->screen->language, PHRASE_PIECE_LETTERS);
    for (int colour = 0; colour < DEUS_COLOURS; colour++) {
        size_t bytes = screen_bytes_within(letter, 1);
        if (player->pieces[colour] & deus_region_bit(region)) dm_write_bytes(out, letter, bytes);
        letter += bytes;
    }
}

/* ---- Map and players --------------------------------------------------------------------- */

static void show_map(const observation *view) {
    char map[MAP_BYTES];
    dm_writer out = dm_writer_on(map, sizeof map);
    deus_draw_map(view, view->screen->width - 1, &out);
    screen_print(view->screen, map);
}

static bool show_map_with_players(const observation *view) {
    char map[MAP_BYTES], players[PLAYERS_BYTES];
    int width = view->screen->width - 1;
    int room = width - GAP - deus_map_width(view, width);
    if (room < PLAYERS_WIDTH) return false;
    dm_writer out = dm_writer_on(map, sizeof map);
    deus_draw_map(view, width - GAP - PLAYERS_WIDTH, &out);
    out = dm_writer_on(players, sizeof players);
    deus_write_players(view, room, &out);
    screen_beside(view->screen, map, players, GAP);
    return true;
}

static void show_players(const observation *view) {
    char players[PLAYERS_BYTES];
    dm_writer out = dm_writer_on(players, sizeof players);
    deus_write_players(view, view->screen->width - 1, &out);
    screen_print(view->screen, players);
}

/* ---- Names and kinds of questions -------------------------------------------------------- */

/* Names of what is chosen in Egypt, where it is no card and no single resource. */
static void write_pair_aliases(const observation *view, dm_answer answer, dm_writer *out) {
    enum text_language language = view->screen->language;
    if (answer.verb == DEUS_SAY_SWAP) {
        text_deus_resource(language, answer.a, out);
        dm_write_char(out, ' ');
        text_deus_resource(language, answer.b, out);
    } else if (answer.verb == DEUS_SAY_STORE || answer.verb == DEUS_SAY_GUARD) {
        text_seat(&view->seen.reader, answer.a, out);
        dm_write_char(out, ' ');
        text_deus_colour(language, answer.b, out);
    }
}

static void write_aliases(const observation *view, dm_answer answer, dm_writer *out) {
    enum text_language language = view->screen->language;
    switch (answer.verb) {
    case DEUS_SAY_BUILD:
    case DEUS_SAY_OFFER:
    case DEUS_SAY_JOKER:
    case DEUS_SAY_TOP:
    case DEUS_SAY_DISCARD: text_deus_card_name(language, answer.a, out); break;
    case DEUS_SAY_ACTIVATE: text_deus_card_name(language, answer.c, out); break;
    case DEUS_SAY_PICK:
    case DEUS_SAY_PIECE: text_deus_piece(language, answer.a, 1, out); /* fall through */
    case DEUS_SAY_COLUMN:
        dm_write_char(out, ' ');
        text_deus_colour(language, answer.a, out);
        break;
    case DEUS_SAY_PAY:
    case DEUS_SAY_TAKE:
    case DEUS_SAY_UP:
    case DEUS_SAY_DOWN:
    case DEUS_SAY_SET:
    case DEUS_SAY_TRADE:
    case DEUS_SAY_SPILL:
    case DEUS_SAY_BUY: text_deus_resource(language, answer.a, out); break;
    case DEUS_SAY_GOD: text_deus_god(language, answer.a, out); break;
    case DEUS_SAY_ROB: text_seat(&view->seen.reader, answer.a, out); break;
    default: write_pair_aliases(view, answer, out); break;
    }
}

static bool names_place(dm_answer answer) { return deus_answer_region(answer) != DEUS_NO_REGION; }

const terminal_game terminal_deus = {
    .game = &deus_game,
    .status = deus_show_status,
    .map_with_players = show_map_with_players,
    .map = show_map,
    .describe_map = deus_describe_map,
    .players = show_players,
    .hand = deus_show_hand,
    .purse = deus_show_purse,
    .columns = deus_show_columns,
    .scores = deus_show_scores,
    .cards = deus_show_cards,
    .gods = deus_show_gods,
    .preview = deus_preview,
    .aliases = write_aliases,
    .names_place = names_place,
};
