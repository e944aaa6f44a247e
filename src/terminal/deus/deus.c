/* Deus in the terminal: puts the parts together and answers small questions they share. */
#include "terminal/deus/deus.h"

#include <string.h>

#include "api/deus.h"
#include "deus/game.h"
#include "terminal/phrases.h"

enum { MAP_BYTES = 64 << 10, PLAYERS_BYTES = 16 << 10, PLAYERS_WIDTH = 44, GAP = 2 };

uint8_t deus_answer_region(dm_answer answer) {
    switch (answer.verb) {
    case SAY_AT:
    case SAY_EDGE:
    case SAY_HARVEST:
    case SAY_RAID:
    case SAY_ARMY:
    case SAY_MARCH:
    case SAY_SHIP:
    case SAY_SAIL:
    case SAY_FROM:
    case SAY_SHIFT:
    case SAY_SHOOT:
    case SAY_FORCE:
    case SAY_CAMP: return answer.a;
    default: return NO_REGION;
    }
}

bool deus_sees_vp(const sight *sight, uint8_t seat) {
    const deus_state *s = deus_const(&sight->seen);
    return sight->open || s->open_vp || seat == sight->reader.viewer;
}

/* One sign a type of piece, in the language's own letters. */
void deus_write_letters(const sight *sight, uint8_t seat, uint8_t region, dm_writer *out) {
    const deus_player *player = &deus_const(&sight->seen)->players[seat];
    const char *letter = phrase(sight->screen->language, PIECE_LETTERS);
    for (int colour = 0; colour < COLOURS; colour++) {
        size_t bytes = text_bytes_within(letter, 1);
        if (player->pieces[colour] & region_bit(region)) dm_write_bytes(out, letter, bytes);
        letter += bytes;
    }
}

/* ---- Map and players --------------------------------------------------------------------- */

static void show_map(const sight *sight) {
    static char map[MAP_BYTES];
    dm_writer out = dm_writer_on(map, sizeof map);
    deus_draw_map(sight, sight->screen->width - 1, &out);
    screen_print(sight->screen, map);
}

static bool show_map_with_players(const sight *sight) {
    static char map[MAP_BYTES], players[PLAYERS_BYTES];
    int width = sight->screen->width - 1;
    int room = width - GAP - deus_map_width(sight, width);
    if (room < PLAYERS_WIDTH) return false;
    dm_writer out = dm_writer_on(map, sizeof map);
    deus_draw_map(sight, width - GAP - PLAYERS_WIDTH, &out);
    out = dm_writer_on(players, sizeof players);
    deus_write_players(sight, room, &out);
    screen_beside(sight->screen, map, players, GAP);
    return true;
}

static void show_players(const sight *sight) {
    static char players[PLAYERS_BYTES];
    dm_writer out = dm_writer_on(players, sizeof players);
    deus_write_players(sight, sight->screen->width - 1, &out);
    screen_print(sight->screen, players);
}

/* ---- Names and kinds of questions -------------------------------------------------------- */

/* Names of what is chosen in Egypt, where it is no card and no single resource. */
static void write_pair_aliases(const sight *sight, dm_answer answer, dm_writer *out) {
    enum text_language language = sight->screen->language;
    if (answer.verb == SAY_SWAP) {
        text_deus_resource(language, answer.a, out);
        dm_write_char(out, ' ');
        text_deus_resource(language, answer.b, out);
    } else if (answer.verb == SAY_STORE || answer.verb == SAY_GUARD) {
        text_seat(&sight->reader, answer.a, out);
        dm_write_char(out, ' ');
        text_deus_colour(language, answer.b, out);
    }
}

static void write_aliases(const sight *sight, dm_answer answer, dm_writer *out) {
    enum text_language language = sight->screen->language;
    switch (answer.verb) {
    case SAY_BUILD:
    case SAY_OFFER:
    case SAY_JOKER:
    case SAY_TOP:
    case SAY_DISCARD: text_deus_card_name(language, answer.a, out); break;
    case SAY_ACTIVATE: text_deus_card_name(language, answer.c, out); break;
    case SAY_PICK:
    case SAY_PIECE: text_deus_piece(language, answer.a, 1, out); /* fall through */
    case SAY_COLUMN:
        dm_write_char(out, ' ');
        text_deus_colour(language, answer.a, out);
        break;
    case SAY_PAY:
    case SAY_TAKE:
    case SAY_UP:
    case SAY_DOWN:
    case SAY_SET:
    case SAY_TRADE:
    case SAY_SPILL:
    case SAY_BUY: text_deus_resource(language, answer.a, out); break;
    case SAY_GOD: text_deus_god(language, answer.a, out); break;
    case SAY_ROB: text_seat(&sight->reader, answer.a, out); break;
    default: write_pair_aliases(sight, answer, out); break;
    }
}

static bool names_place(dm_answer answer) { return deus_answer_region(answer) != NO_REGION; }

static enum event_role role_of(const dm_event *event) {
    switch (event->kind) {
    case DID_START_TURN: return ROLE_TURN;
    case DID_SCORE:
    case DID_END: return ROLE_TALLY;
    case DID_PAY_RESOURCE:
    case DID_GAIN_GOLD:
    case DID_GAIN_VP:
    case DID_GAIN_RESOURCE:
    case DID_GAIN_PIECE:
    case DID_SPILL:
    case DID_RALLY:
    case DID_BLESS:
    case DID_SELL: return ROLE_ADDS_UP;
    default: return ROLE_USUAL;
    }
}

const play_face deus_face = {
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
    .role = role_of,
    .names_place = names_place,
    .gathers = api_deus_gathers,
};
