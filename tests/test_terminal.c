/* The terminal's tools: measuring and wrapping text, understanding what was typed, who sits
 * where, and a map whose drawn neighbours are the board's. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "terminal/choose.h"
#include "terminal/deus/deus.h"
#include "terminal/fold.h"
#include "terminal/screen.h"
#include "terminal/seats.h"
#include "terminal/terminal_game.h"

/* ---- Text -------------------------------------------------------------------------------- */

static void columns_are_counted_not_bytes(void **state) {
    (void)state;
    assert_int_equal(screen_columns("Port"), 4);
    assert_int_equal(screen_columns("forêt"), 5);
    assert_int_equal(screen_columns("болото"), 6);
    assert_int_equal(screen_columns("\033[1;31mA5\033[0m ♣"), 4);
    assert_int_equal(screen_bytes_within("болото", 2), 4);
}

static void lines_are_broken_at_spaces(void **state) {
    char text[128];
    dm_writer out = dm_writer_on(text, sizeof text);
    (void)state;
    screen_wrapped("one two three four", 9, 2, &out);
    assert_string_equal(text, "one two\n  three\n  four\n");
    out = dm_writer_on(text, sizeof text);
    screen_wrapped("a\u202F? b", 4, 0, &out); /* a hard space is none to break at */
    assert_string_equal(text, "a\u202F?\nb\n");
    out = dm_writer_on(text, sizeof text);
    screen_wrapped("gain +1 wheat in A2 forest, 10 200", 7, 0,
                   &out); /* nor is one after a number */
    assert_string_equal(text, "gain\n+1\nwheat\nin A2\nforest,\n10 200\n");
    out = dm_writer_on(text, sizeof text);
    screen_wrapped("gain +1 wheat in A2 forest", 9, 0, &out);
    assert_string_equal(text, "gain\n+1 wheat\nin A2\nforest\n");
}

/* Who listens hears whole sentences, but no line is long without need. */
static void plain_lines_are_whole_sentences(void **state) {
    char text[128];
    dm_writer out = dm_writer_on(text, sizeof text);
    (void)state;
    screen_by_sentences("12. One two. Three four! Five\nSix.", 24, &out);
    assert_string_equal(text, "12. One two. Three four!\nFive\nSix.\n");
}

static void typed_words_lose_capitals_and_accents(void **state) {
    char text[64];
    (void)state;
    fold_text("Académie d’ÉTÉ", text, sizeof text);
    assert_string_equal(text, "academie d'ete");
    fold_text("ЄДНІСТЬ — Ґанок", text, sizeof text);
    assert_string_equal(text, "єдність   ґанок");
    assert_true(fold_has_words("build:galley galere", "gal bui"));
    assert_false(fold_has_words("build:galley galere", "port"));
    assert_true(fold_has_whole("rob:2 player 2", "player"));
    assert_false(fold_has_whole("rob:2 players", "player"));
}

/* ---- A table to look at ------------------------------------------------------------------ */

static terminal_screen plain_screen = {.width = 80};

static void begin(observation *view, const char *options) {
    static dm_setup setup;
    dm_error error;
    dm_state state;
    dm_setup_clear(&setup);
    memset(&state, 0, sizeof state);
    assert_true(dm_setup_add_words(&setup, options, &error));
    view->seen.game = dm_game_named("deus");
    view->seen.text = text_for(view->seen.game);
    view->screen = &plain_screen;
    assert_true(view->seen.game->set_up(&state, &setup, &error));
    view->seen.game->ask(&state, &view->seen.question, NULL);
    view->seen.reader = (text_reader){TEXT_ENGLISH, view->seen.question.seat, NULL};
    view->seen.game->observe(&state, view->seen.question.seat, &view->seen.state);
    view->seen.game->ask(&view->seen.state, &view->seen.question, NULL);
    view->progress = view->seen.game->progress(&view->seen.state);
    view->open = false;
}

/* ---- What was typed ---------------------------------------------------------------------- */

static void typed_numbers_tokens_and_names_mean_answers(void **state) {
    static observation view;
    int found[DM_ANSWERS_MAX];
    (void)state;
    begin(&view, "players=2 seed=7 start=6"); /* asks for a piece: ship, production … */
    assert_int_equal(choose_answers(&view, &terminal_deus, "2", found), 1);
    assert_int_equal(found[0], 1);
    assert_int_equal(choose_answers(&view, &terminal_deus, "0", found), 0);
    assert_int_equal(choose_answers(&view, &terminal_deus, "99", found), 0);
    assert_int_equal(choose_answers(&view, &terminal_deus, "pick:civil", found), 1);
    assert_int_equal(view.seen.question.answers[found[0]].a, DEUS_CIVIL);
    assert_int_equal(choose_answers(&view, &terminal_deus, "SCIENTIFIC", found), 1);
    assert_int_equal(view.seen.question.answers[found[0]].a, DEUS_SCIENTIFIC);
    assert_int_equal(choose_answers(&view, &terminal_deus, "shi", found), 1);
    assert_int_equal(view.seen.question.answers[found[0]].a, DEUS_MARITIME);
    assert_true(choose_answers(&view, &terminal_deus, "building", found) > 1);
    assert_int_equal(choose_answers(&view, &terminal_deus, "elephant", found), 0);
}

/* ---- What an answer would do ------------------------------------------------------------- */

static void expect_preview(const observation *view, const char *typed, const char *expected) {
    char text[1280];
    int found[DM_ANSWERS_MAX];
    dm_writer out = dm_writer_on(text, sizeof text);
    assert_int_equal(choose_answers(view, &terminal_deus, typed, found), 1);
    terminal_deus.preview(view, view->seen.question.answers[found[0]], &out);
    assert_string_equal(text, expected);
}

static void answer_as(observation *view, const char *typed) {
    int found[DM_ANSWERS_MAX];
    assert_int_equal(choose_answers(view, &terminal_deus, typed, found), 1);
    dm_answer answer = view->seen.question.answers[found[0]];
    view->seen.game->apply(&view->seen.state, answer, NULL, &view->seen.question);
}

/* Seed 7, seat 1: galley, field cooperative, civil academy, corsairs, temple of the swamps. */
static void each_choice_tells_what_it_gives(void **state) {
    static observation view;
    (void)state;
    begin(&view, "players=2 seed=7");
    expect_preview(&view, "build:galley", "Buy up to 3 resources of your choice for 1 gold each.");
    expect_preview(&view, "offer:galley", "1 card: +2 gold, +1 ship, draw 1 card");
    expect_preview(&view, "offer:cooperative-field",
                   "1 card: +1 production building, +1 resource of your choice, draw 1 card");
    expect_preview(&view, "offer:temple-swamp", "1 card: the gift of the god you choose");
    answer_as(&view, "build:galley");
    expect_preview(&view, "pay:wood", "−1 wood");
    expect_preview(&view, "gold:wood", "−4 gold, rest of the cost: −1 wheat");
    answer_as(&view, "pay:wood");
    answer_as(&view, "pay:wheat");
    expect_preview(&view, "at:A1", "beside village B4 (6 VP)");
    expect_preview(&view, "at:A6", "");
}

static void an_offering_tells_what_its_cards_bring(void **state) {
    static observation view;
    (void)state;
    begin(&view, "players=2 seed=7");
    deus_player *player = &deus_mutable(&view.seen.state)->players[view.seen.reader.viewer];
    player->board[DEUS_MARITIME] = DEUS_PIECES_PER_TYPE;
    player->supply[DEUS_MARITIME] = 0;
    answer_as(&view, "offer:galley");
    expect_preview(&view, "discard:corsairs",
                   "2 cards: +4 gold, 0 ships left in your supply, draw 2 cards");
}

/* ---- Seats ------------------------------------------------------------------------------- */

static void the_last_bot_takes_the_remaining_seats(void **state) {
    table_seats seats;
    dm_error error;
    (void)state;
    assert_true(seats_fill(&seats, 4, 1, "random,greedy", &error));
    assert_string_equal(seats_name(&seats, 0), "random");
    assert_string_equal(seats_name(&seats, 1), "human");
    assert_string_equal(seats_name(&seats, 2), "greedy");
    assert_string_equal(seats_name(&seats, 3), "greedy");
    assert_int_equal(seats_person_count(&seats), 1);
    assert_true(seats_fill(&seats, 2, DM_NOBODY, "human", &error));
    assert_int_equal(seats_person_count(&seats), 2);
    assert_false(seats_fill(&seats, 2, 0, "zorg", &error));
    assert_non_null(strstr(error.text, "greedy"));
}

/* ---- The map ----------------------------------------------------------------------------- */

typedef struct spot {
    int line, column;
} spot;

/* Where a region's name stands in the drawn map: behind a wall, in the upper line of its cell. */
static spot find_region(const char *map, uint8_t region) {
    char name[DEUS_REGION_NAME_BYTES];
    spot spot = {0, 0};
    deus_region_name(region, name);
    const char *at = strstr(map, name);
    assert_non_null(at);
    assert_null(strstr(at + 1, name));
    const char *line = map;
    for (const char *c = map; c < at; c++)
        if (*c == '\n') spot.line++, line = c + 1;
    char before[512] = {0};
    memcpy(before, line, (size_t)(at - line));
    spot.column = screen_columns(before);
    return spot;
}

static bool drawn_as_neighbours(spot left, spot right, int cell) {
    int across = left.column - right.column, down = left.line - right.line;
    across = across < 0 ? -across : across;
    down = down < 0 ? -down : down;
    return (down == 0 && across == cell) || (down == 2 && across == cell / 2);
}

/* The width of a cell: the least distance of two names on one line. */
static int cell_of(const spot *spots, int count) {
    int cell = 1000;
    for (int k = 0; k < count; k++)
        for (int j = 0; j < count; j++) {
            int across = spots[j].column - spots[k].column;
            if (spots[k].line == spots[j].line && across > 0 && across < cell) cell = across;
        }
    return cell;
}

static void check_map(const char *options, int width) {
    static observation view;
    static char map[1 << 16];
    spot spots[DEUS_REGIONS_MAX];
    begin(&view, options);
    const deus_state *s = deus_const(&view.seen.state);
    dm_writer out = dm_writer_on(map, sizeof map);
    deus_draw_map(&view, width, &out);
    assert_false(out.full);
    assert_true(deus_map_width(&view, width) <= width);
    int count = deus_region_total(s);
    for (int k = 0; k < count; k++) spots[k] = find_region(map, (uint8_t)k);
    int cell = cell_of(spots, count);
    for (int k = 0; k < count; k++)
        for (int j = 0; j < count; j++)
            if (j != k && drawn_as_neighbours(spots[k], spots[j], cell) !=
                              (bool)(s->near[k] & deus_region_bit((uint8_t)j)))
                fail_msg("%s, %d columns: regions %d and %d", options, width, k, j);
}

static void drawn_neighbours_are_the_board_s(void **state) {
    static const char *const boards[] = {
        "players=2 seed=1",
        "players=2 seed=2 arrangement=line",
        "players=2 seed=3 arrangement=trefoil",
        "players=2 seed=4 arrangement=0,0/1,0/2,0/2,1",
        "players=3 seed=5",
        "players=3 seed=6 arrangement=ring",
        "players=3 seed=7 arrangement=block",
        "players=4 seed=8",
        "players=4 seed=9 arrangement=line",
        "players=4 seed=10 arrangement=crescent",
    };
    (void)state;
    for (size_t k = 0; k < sizeof boards / sizeof boards[0]; k++)
        for (int width = 79; width <= 119; width += 20) check_map(boards[k], width);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(columns_are_counted_not_bytes),
        cmocka_unit_test(lines_are_broken_at_spaces),
        cmocka_unit_test(plain_lines_are_whole_sentences),
        cmocka_unit_test(each_choice_tells_what_it_gives),
        cmocka_unit_test(an_offering_tells_what_its_cards_bring),
        cmocka_unit_test(typed_words_lose_capitals_and_accents),
        cmocka_unit_test(typed_numbers_tokens_and_names_mean_answers),
        cmocka_unit_test(the_last_bot_takes_the_remaining_seats),
        cmocka_unit_test(drawn_neighbours_are_the_board_s),
    };
    return cmocka_run_group_tests_name("terminal", tests, NULL, NULL);
}
