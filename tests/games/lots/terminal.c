/* Lots in the terminal: as plain as a game can be. */
#include <stdio.h>

#include "lots.h"
#include "terminal/terminal_game.h"

static void show_status(const observation *now) {
    const lots_state *s = lots_const(&now->seen.state);
    printf("%d\n", s->round);
}

static void show_players(const observation *now) {
    const lots_state *s = lots_const(&now->seen.state);
    for (int seat = 0; seat < s->player_count; seat++)
        printf("%d: %d\n", seat + 1, s->points[seat]);
}

static void show_hand(const observation *now) {
    const lots_state *s = lots_const(&now->seen.state);
    for (int number = 1; number <= LOTS_NUMBERS; number++)
        if (now->seen.reader.viewer < s->player_count &&
            s->hand[now->seen.reader.viewer] >> number & 1)
            printf("%d ", number);
    putchar('\n');
}

static bool has_no_map(const observation *now) {
    (void)now;
    return false;
}

static void describe(const observation *now, const char *region) {
    (void)region;
    show_players(now);
}

static void show_purse(const observation *now, bool all) {
    (void)all;
    show_players(now);
}

static void show_cards(const observation *now, const char *typed) {
    (void)typed;
    show_hand(now);
}

static void preview(const observation *now, dm_answer answer, dm_writer *out) {
    (void)now, (void)answer, (void)out;
}

static void write_aliases(const observation *now, dm_answer answer, dm_writer *out) {
    (void)now;
    dm_write_number(out, answer.a);
}

static bool names_place(dm_answer answer) {
    (void)answer;
    return false;
}

extern const terminal_game terminal_lots; /* as the table of games declares it */
const terminal_game terminal_lots = {
    .game = &lots_game,
    .status = show_status,
    .map_with_players = has_no_map,
    .map = show_players,
    .describe_map = describe,
    .players = show_players,
    .hand = show_hand,
    .purse = show_purse,
    .scores = show_players,
    .cards = show_cards,
    .preview = preview,
    .aliases = write_aliases,
    .names_place = names_place,
};
