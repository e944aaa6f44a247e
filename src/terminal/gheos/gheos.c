/* Gheos in the terminal: puts the parts together and answers small questions they share. */
#include "terminal/gheos/gheos.h"

#include <string.h>

#include "engine/guard.h"
#include "gheos/game.h"
#include "gheos/rules.h"
#include "terminal/phrases.h"

enum { MAP_BYTES = 64 << 10, PLAYERS_BYTES = 8 << 10, GAP = 3 };

void gheos_civilisation_letter(const observation *view, uint8_t civilisation,
                               char letter[CANVAS_SIGN_BYTES]) {
    dm_guard(civilisation < GHEOS_CIVILISATIONS);
    const char *at = phrase_text(view->screen->language, PHRASE_GHEOS_LETTERS);
    while (civilisation-- > 0) at += screen_bytes_within(at, 1);
    size_t bytes = screen_bytes_within(at, 1);
    memcpy(letter, at, bytes);
    letter[bytes] = '\0';
}

/* A migration goes where a neighbour of the new tile lies. */
bool gheos_answer_cell(const observation *view, dm_answer answer, int *x, int *y) {
    const gheos_choice *choice = &gheos_const(&view->seen.state)->choice;
    switch (answer.verb) {
    case GHEOS_SAY_ADD:
    case GHEOS_SAY_REPLACE:
    case GHEOS_SAY_FOUND: *x = gheos_cell_x(answer), *y = gheos_cell_y(answer); return true;
    case GHEOS_SAY_MIGRATE: gheos_cell_across(choice->x, choice->y, answer.a, x, y); return true;
    default: return false;
    }
}

/* ---- Map and players --------------------------------------------------------------------- */

static void show_map(const observation *view) {
    char map[MAP_BYTES];
    dm_writer out = dm_writer_on(map, sizeof map);
    gheos_draw_map(view, view->screen->width - 1, &out);
    gheos_write_legend(view, view->screen->width - 1, &out);
    screen_print(view->screen, map);
}

static bool show_map_with_players(const observation *view) {
    char map[MAP_BYTES], players[PLAYERS_BYTES];
    int width = view->screen->width - 1, map_width = gheos_map_width(view, width);
    int room = width - GAP - map_width;
    if (room < gheos_players_width(view, room)) return false;
    dm_writer out = dm_writer_on(map, sizeof map);
    gheos_draw_map(view, map_width, &out);
    out = dm_writer_on(players, sizeof players);
    gheos_write_players(view, room, &out);
    screen_beside(view->screen, map, players, GAP);
    out = dm_writer_on(map, sizeof map);
    gheos_write_legend(view, width, &out);
    screen_print(view->screen, map);
    return true;
}

static void show_players(const observation *view) {
    char players[PLAYERS_BYTES];
    dm_writer out = dm_writer_on(players, sizeof players);
    gheos_write_players(view, view->screen->width - 1, &out);
    screen_print(view->screen, players);
}

/* ---- Names and kinds of answers and events ----------------------------------------------- */

/* "3 -1", and the tile that would go. */
static void write_cell_aliases(const observation *view, dm_answer answer, dm_writer *out) {
    const gheos_state *s = gheos_const(&view->seen.state);
    uint8_t place = gheos_place_at(s, gheos_cell_x(answer), gheos_cell_y(answer));
    dm_write_number(out, gheos_cell_x(answer));
    dm_write_char(out, ' ');
    dm_write_number(out, gheos_cell_y(answer));
    if (answer.verb != GHEOS_SAY_REPLACE || place == GHEOS_NO_PLACE) return;
    dm_write_char(out, ' ');
    text_gheos_tile_name(view->screen->language, s->places[place].tile, out);
}

static void write_aliases(const observation *view, dm_answer answer, dm_writer *out) {
    enum text_language language = view->screen->language;
    switch (answer.verb) {
    case GHEOS_SAY_TILE: text_gheos_tile_name(language, answer.a, out); break;
    case GHEOS_SAY_ADD:
    case GHEOS_SAY_REPLACE:
    case GHEOS_SAY_FOUND: write_cell_aliases(view, answer, out); break;
    case GHEOS_SAY_PAY:
    case GHEOS_SAY_WINNER:
    case GHEOS_SAY_TAKE:
    case GHEOS_SAY_COLOUR: text_gheos_civilisation(language, answer.a, out); break;
    default: break;
    }
}

static bool names_place(dm_answer answer) {
    switch (answer.verb) {
    case GHEOS_SAY_ADD:
    case GHEOS_SAY_REPLACE:
    case GHEOS_SAY_FOUND:
    case GHEOS_SAY_MIGRATE: return true;
    default: return false;
    }
}

/* The terminal speaks of tiles and cells, and knows neither columns nor gods. */
static int own_phrase(int id) {
    switch (id) {
    case PHRASE_GREETING_HELP: return PHRASE_GHEOS_GREETING;
    case PHRASE_HELP_FIRST: return PHRASE_GHEOS_HELP_ANSWER;
    case PHRASE_HELP_WHY: return PHRASE_GHEOS_HELP_WHY;
    case PHRASE_HELP_HAND: return PHRASE_GHEOS_HELP_HAND;
    case PHRASE_HELP_MAP: return PHRASE_GHEOS_HELP_MAP;
    case PHRASE_HELP_PLAYERS: return PHRASE_GHEOS_HELP_PLAYERS;
    case PHRASE_HELP_CARDS: return PHRASE_GHEOS_HELP_TILES;
    case PHRASE_HELP_SCORES: return PHRASE_GHEOS_HELP_SCORES;
    case PHRASE_HELP_COLUMNS:
    case PHRASE_HELP_GODS: return TERMINAL_NO_PHRASE;
    default: return id;
    }
}

const terminal_game terminal_gheos = {
    .game = &gheos_game,
    .status = gheos_show_status,
    .map_with_players = show_map_with_players,
    .map = show_map,
    .describe_map = gheos_describe_map,
    .players = show_players,
    .hand = gheos_show_hand,
    .purse = gheos_show_purse,
    .scores = gheos_show_scores,
    .cards = gheos_show_tiles,
    .preview = gheos_preview,
    .answers = gheos_show_answers,
    .aliases = write_aliases,
    .names_place = names_place,
    .own_phrase = own_phrase,
};
