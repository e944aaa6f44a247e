/* Deus: Egypt in the terminal: every part of a module is shown when it is in play and not
 * otherwise, readable without colour; new questions mark the map; previews stop where something
 * would be revealed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "deus/egypt.h"
#include "terminal/choose.h"
#include "terminal/deus/deus.h"

static terminal_screen test_screen = {.width = 200};
static observation table;
static char *shown;
static size_t shown_length;

static deus_state *state(void) { return deus_mutable(&table.seen.state); }
static deus_player *player(int seat) { return &state()->players[seat]; }

static void ask_again(void) {
    table.seen.game->ask(&table.seen.state, &table.seen.question, NULL);
    table.seen.reader.viewer = table.seen.question.seat;
    table.progress = table.seen.game->progress(&table.seen.state);
}

/* A new game, seen by whoever is asked; nothing is hidden, so that it can be changed at will. */
static void begin(const char *options) {
    static dm_setup setup;
    dm_error error;
    dm_setup_clear(&setup);
    memset(&table, 0, sizeof table);
    table.screen = &test_screen;
    assert_true(dm_setup_add_words(&setup, options, &error));
    table.seen.game = dm_game_named("deus");
    table.seen.text = text_for(table.seen.game);
    assert_true(table.seen.game->set_up(&table.seen.state, &setup, &error));
    table.seen.reader = (text_reader){TEXT_ENGLISH, 0, NULL};
    ask_again();
}

static void open_screen(bool plain) {
    free(shown);
    shown = NULL;
    test_screen.plain = plain;
    test_screen.out = open_memstream(&shown, &shown_length);
    assert_non_null(test_screen.out);
}

static void close_screen(void) {
    fclose(test_screen.out);
    test_screen.out = NULL;
}

static const char *players_shown(bool plain) {
    open_screen(plain);
    terminal_deus.players(&table);
    close_screen();
    return shown;
}

static const char *status_shown(void) {
    open_screen(false);
    terminal_deus.status(&table);
    close_screen();
    return shown;
}

static const char *map_shown(int width) {
    static char map[1 << 16];
    dm_writer out = dm_writer_on(map, sizeof map);
    deus_draw_map(&table, width, &out);
    assert_false(out.full);
    return map;
}

static void expect(const char *text, const char *part) {
    if (strstr(text, part) == NULL) fail_msg("expected '%s' in:\n%s", part, text);
}

static void expect_none(const char *text, const char *part) {
    if (strstr(text, part)) fail_msg("did not expect '%s' in:\n%s", part, text);
}

static uint8_t card(const char *id) { return deus_card_named(id); }

static void lay(int seat, uint8_t column, const char *id) {
    deus_player *p = player(seat);
    p->column[column][p->height[column]++] = card(id);
}

/* An empty land region that is no village. */
static uint8_t land(void) { return deus_region_first(deus_land(state()) & deus_empty(state())); }

/* ---- Only what is in play ---------------------------------------------------------------- */

static void a_base_game_shows_nothing_of_egypt(void **unused) {
    static const char *const words[] = {"Egypt", "Market", "barque", "slot", "scribe", "combat"};
    (void)unused;
    begin("players=2 seed=1");
    for (size_t k = 0; k < sizeof words / sizeof words[0]; k++) {
        expect_none(status_shown(), words[k]);
        expect_none(players_shown(false), words[k]);
        expect_none(players_shown(true), words[k]);
        expect_none(map_shown(119), words[k]);
    }
}

static void the_header_names_the_modules(void **unused) {
    (void)unused;
    begin("players=2 seed=1 egypt=maritime,civil temples=mixed");
    expect(status_shown(), "Egypt: maritime, civil, temples of both games mixed.");
    begin("players=2 seed=1 egypt=all");
    expect(status_shown(), "Egypt: all six colours.");
}

static void each_module_shows_its_own_things_only(void **unused) {
    (void)unused;
    begin("players=2 seed=1 egypt=production");
    expect(players_shown(false), "barques 2+3: 4 of 5 slots used");
    expect_none(shown, DEUS_CAMP_SIGN);
    expect_none(status_shown(), "Market");
    begin("players=2 seed=1 egypt=military");
    expect(players_shown(false), DEUS_CAMP_SIGN " 0+5");
    expect_none(shown, "barque");
    expect_none(map_shown(119), DEUS_SCRIBE_SIGN);
    begin("players=2 seed=1 egypt=civil");
    expect(map_shown(119), DEUS_SCRIBE_SIGN);
    expect_none(map_shown(119), DEUS_CAMP_SIGN);
}

/* ---- Market and barques ------------------------------------------------------------------ */

static void the_market_tells_gold_and_vp(void **unused) {
    (void)unused;
    begin("players=3 seed=1 egypt=maritime");
    state()->market[DEUS_WOOD] = 0;
    state()->market[DEUS_STONE] = 2;
    expect(status_shown(), "Market, in gold (in VP): wood 2 (1), clay 4 (2), stone 6 (3), "
                           "wheat 4 (2).");
}

static void full_barques_warn(void **unused) {
    (void)unused;
    begin("players=2 seed=1 egypt=production");
    player(table.seen.reader.viewer)->resources[DEUS_WOOD] = 3;
    open_screen(false);
    terminal_deus.purse(&table, false);
    close_screen();
    expect(shown, "6 of 5 slots used");
    expect(shown, "1 resource has no slot in your barques");
}

/* ---- On the map -------------------------------------------------------------------------- */

static void tokens_and_scribes_stand_on_the_map(void **unused) {
    uint8_t camp, town;
    char name[DEUS_REGION_NAME_BYTES];
    (void)unused;
    begin("players=2 seed=1 egypt=civil,military");
    camp = land();
    player(1)->camps = deus_region_bit(camp);
    town = land();
    player(0)->pieces[DEUS_CIVIL] = deus_region_bit(town);
    player(0)->scribe = town;
    expect(map_shown(119), "2:" DEUS_CAMP_SIGN);
    expect(map_shown(119), "1:C" DEUS_SCRIBE_SIGN);
    expect(map_shown(59), "2:" DEUS_CAMP_SIGN);
    deus_region_name(town, name);
    expect(players_shown(false), "scribe in ");
    open_screen(true);
    deus_describe_map(&table, name);
    close_screen();
    expect(shown, "civil building, scribe");
    deus_region_name(camp, name);
    open_screen(true);
    deus_describe_map(&table, name);
    close_screen();
    expect(shown, ": combat token");
}

/* The fullest region there can be still shows everything beside the number of an answer. */
static void a_full_city_with_a_scribe_fits(void **unused) {
    uint8_t town;
    (void)unused;
    begin("players=2 seed=1 egypt=civil");
    town = land();
    for (int colour = DEUS_PRODUCTION; colour < DEUS_COLOURS; colour++)
        player(0)->pieces[colour] = deus_region_bit(town);
    player(0)->scribe = town;
    table.seen.question.seat = table.seen.reader.viewer;
    for (int k = 0; k < 12; k++)
        table.seen.question.answers[k] =
            (dm_answer){DEUS_SAY_FROM, k < 11 ? DEUS_NO_REGION : town, 0, 0};
    table.seen.question.count = 12;
    expect(map_shown(119), "1PSCAT" DEUS_SCRIBE_SIGN "[12]");
    expect(map_shown(59), "1PSCAT" DEUS_SCRIBE_SIGN);
}

static void new_answers_name_their_regions(void **unused) {
    static const uint8_t verbs[] = {DEUS_SAY_SHIP,  DEUS_SAY_SAIL,  DEUS_SAY_FROM, DEUS_SAY_SHIFT,
                                    DEUS_SAY_SHOOT, DEUS_SAY_FORCE, DEUS_SAY_CAMP};
    (void)unused;
    for (size_t k = 0; k < sizeof verbs; k++) {
        dm_answer answer = {verbs[k], 5, 0, 0};
        assert_int_equal(deus_answer_region(answer), 5);
        assert_true(terminal_deus.names_place(answer));
    }
}

/* ---- On the cards ------------------------------------------------------------------------ */

static void columns_tell_ranks_coins_and_counters(void **unused) {
    (void)unused;
    begin("players=2 seed=1 egypt=all");
    lay(0, DEUS_SCIENTIFIC, "manufactory");
    lay(0, DEUS_SCIENTIFIC, "souk");
    lay(0, DEUS_TEMPLE, "hathor");
    lay(0, DEUS_TEMPLE, "maat");
    player(0)->coins[DEUS_SCIENTIFIC] = 1;
    player(0)->charges[0] = 2;
    expect(players_shown(true), "scientific (1" DEUS_HARD_SPACE);
    expect(shown, DEUS_HARD_SPACE "+" DEUS_HARD_SPACE "coin");
    expect(shown, "[maritime]");
    expect(shown, DEUS_HARD_SPACE "+" DEUS_HARD_SPACE "2 VP");
    expect(shown, "used up");
}

static void fortresses_and_garrisons_name_their_owner(void **unused) {
    (void)unused;
    begin("players=3 seed=1 egypt=military");
    player(0)->fortress[DEUS_CIVIL] = 3;
    player(0)->garrison[DEUS_TEMPLE] = 2;
    table.seen.reader.viewer = 0;
    expect(players_shown(false), "fortress on: civil (Player 3)");
    expect(shown, "garrison on: temple (Player 2)");
}

static void the_hand_tells_conditions_and_rank_costs(void **unused) {
    deus_player *me;
    (void)unused;
    begin("players=2 seed=1 egypt=all");
    me = player(table.seen.reader.viewer);
    me->hand_count = 2;
    me->hand[0] = card("barn");
    me->hand[1] = card("mill");
    lay(table.seen.reader.viewer, DEUS_PRODUCTION, "mill");
    open_screen(false);
    terminal_deus.hand(&table);
    close_screen();
    expect(shown, "at least 1 of your buildings");
    expect(shown, "(2 gold now)");
}

static void only_cards_in_play_are_listed(void **unused) {
    (void)unused;
    begin("players=2 seed=1");
    open_screen(false);
    terminal_deus.cards(&table, "");
    close_screen();
    expect_none(shown, "Hathor");
    open_screen(false);
    terminal_deus.cards(&table, "hathor");
    close_screen();
    expect(shown, "Not in this game.");
}

/* ---- Gods, previews, typed words --------------------------------------------------------- */

static void ptah_strengthens_what_gods_tell(void **unused) {
    (void)unused;
    begin("players=2 seed=1 egypt=temple");
    lay(table.seen.reader.viewer, DEUS_TEMPLE, "ptah");
    open_screen(false);
    terminal_deus.gods(&table);
    close_screen();
    expect(shown, "1 card (counts as 2)");
    expect(shown, "3 cards (counts as 4)");
}

static const char *preview_of(dm_answer answer) {
    static char text[512];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write(&out, "");
    deus_preview(&table, answer, &out);
    return text;
}

/* Plays random answers until a question of that kind is asked, and shows it to its seat. */
static bool play_until(const char *options, uint8_t kind, int games) {
    static dm_state full;
    dm_random random;
    for (int game = 0; game < games; game++) {
        char words[128];
        snprintf(words, sizeof words, "%s seed=%d", options, game + 1);
        begin(words);
        dm_random_seed(&random, (uint64_t)game + 1);
        while (table.seen.question.seat != DM_NOBODY && table.seen.question.kind != kind) {
            uint32_t pick = dm_random_below(&random, (uint32_t)table.seen.question.count);
            table.seen.game->apply(&table.seen.state, table.seen.question.answers[pick], NULL,
                                   &table.seen.question);
        }
        if (table.seen.question.seat == DM_NOBODY) continue;
        full = table.seen.state;
        table.seen.reader.viewer = table.seen.question.seat;
        table.seen.game->observe(&full, table.seen.reader.viewer, &table.seen.state);
        ask_again();
        return true;
    }
    return false;
}

/* The scribe stands nowhere yet, but the place of the building will put it somewhere. */
static void a_gain_that_depends_on_the_place_is_a_range(void **unused) {
    (void)unused;
    begin("players=2 seed=5 egypt=all");
    int k = 0;
    while (table.seen.question.answers[k].verb != DEUS_SAY_BUILD ||
           table.seen.question.answers[k].a != card("lighthouse-vp"))
        assert_true(++k < table.seen.question.count);
    expect(preview_of(table.seen.question.answers[k]), "0…+3 VP");
}

/* What a draw would bring is never told; how many cards is. */
static void previews_stop_at_cards_that_are_drawn(void **unused) {
    (void)unused;
    assert_true(play_until("players=2 egypt=scientific", DEUS_ASK_BUY_CARDS, 200));
    for (int k = 0; k < table.seen.question.count; k++)
        if (table.seen.question.answers[k].a > 0)
            assert_string_equal(preview_of(table.seen.question.answers[k]), "");
    assert_true(play_until("players=2 egypt=scientific", DEUS_ASK_DRAW, 200));
    for (int k = 0; k < table.seen.question.count; k++)
        if (table.seen.question.answers[k].verb == DEUS_SAY_DRAW)
            expect_none(preview_of(table.seen.question.answers[k]), "VP");
}

/* Regions of every new question are marked, and their names may be typed. */
static void new_questions_mark_the_map(void **unused) {
    static const uint8_t kinds[] = {DEUS_ASK_SHIP,    DEUS_ASK_SAIL,  DEUS_ASK_RELOCATE,
                                    DEUS_ASK_SHIFT,   DEUS_ASK_SHOOT, DEUS_ASK_CHARIOTS,
                                    DEUS_ASK_BARRACKS};
    (void)unused;
    for (size_t k = 0; k < sizeof kinds; k++) {
        int found[DM_ANSWERS_MAX], marked = 0;
        if (!play_until("players=2 egypt=all", kinds[k], 300)) fail_msg("no question %d", kinds[k]);
        for (int a = 0; a < table.seen.question.count; a++) {
            char name[DEUS_REGION_NAME_BYTES];
            uint8_t region = deus_answer_region(table.seen.question.answers[a]);
            if (region == DEUS_NO_REGION) continue;
            marked++;
            deus_region_name(region, name);
            assert_int_equal(choose_answers(&table, &terminal_deus, name, found), 1);
            assert_int_equal(found[0], a);
        }
        if (marked) expect(map_shown(119), "[1]");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_base_game_shows_nothing_of_egypt),
        cmocka_unit_test(the_header_names_the_modules),
        cmocka_unit_test(each_module_shows_its_own_things_only),
        cmocka_unit_test(the_market_tells_gold_and_vp),
        cmocka_unit_test(full_barques_warn),
        cmocka_unit_test(tokens_and_scribes_stand_on_the_map),
        cmocka_unit_test(a_full_city_with_a_scribe_fits),
        cmocka_unit_test(new_answers_name_their_regions),
        cmocka_unit_test(columns_tell_ranks_coins_and_counters),
        cmocka_unit_test(fortresses_and_garrisons_name_their_owner),
        cmocka_unit_test(the_hand_tells_conditions_and_rank_costs),
        cmocka_unit_test(only_cards_in_play_are_listed),
        cmocka_unit_test(ptah_strengthens_what_gods_tell),
        cmocka_unit_test(a_gain_that_depends_on_the_place_is_a_range),
        cmocka_unit_test(previews_stop_at_cards_that_are_drawn),
        cmocka_unit_test(new_questions_mark_the_map),
    };
    return cmocka_run_group_tests_name("terminal: Egypt", tests, NULL, NULL);
}
