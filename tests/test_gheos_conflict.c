/* Wars, migrations, their price, and temples (G-A2 to G-A6, G-A8), with the rulebook's examples.
 *
 * Most boards are a star: arms to the right, to the left and below a middle tile. The middle tile's
 * side 0 faces right, side 1 down, side 2 left. Cells, /up\ and \down/:
 *
 *     / -2,0 \-1,0/  0,0 \ 1,0/  2,0 \
 *                 \ 0,1/  1,1 \ 2,1/
 *
 * Seats 1, 2 and 3 are Adam, Eve and Noah. */
#include <stdio.h>

#include "support/gheos_support.h"

enum { ADAM = 1, EVE = 2, NOAH = 3 };

/* ---- Wars -------------------------------------------------------------------------------- */

/* Red lives right with a sword, yellow below without, blue left. */
#define WAR_1                                                                     \
    "players=3 board=0,0:start.0/1,0:a3.0/2,0:a11.0/0,1:a1.0/1,1:a2.0/-1,0:a4.0 " \
    "markers=red@1,0.0/yellow@0,1.0/blue@-1,0.0 p1.hand=a9,a14 "                  \
    "p1.followers=2,0,1,1,0,0 p2.followers=1,0,2,1,0,0 p3.followers=1,0,1,1,0,0 "

/* The rulebook's first war: Adam wisely pays with the colour that will lose. */
static void test_war_1_adam_pays_yellow_and_yellow_loses(void **unused) {
    (void)unused;
    gheos_scene(WAR_1);
    gheos_play_tokens("tile:a9 add:2,1");
    gheos_expect_question(GHEOS_ASK_PRICE, ADAM);
    expect_is(gheos_table.question.args[0], GHEOS_PAYS_FOR_WAR);
    gheos_play_tokens("pay:yellow");
    gheos_expect_followers(ADAM, "2,0,0,1,0,0");
    gheos_expect_followers(EVE, "1,0,0,1,0,0");
    gheos_expect_followers(NOAH, "1,0,0,1,0,0");
    assert_false(gheos_on_board(gheos_now(), GHEOS_YELLOW));
    expect_is(gheos_who_lives_at("0,1.0"), GHEOS_RED);
    expect_is(gheos_told(GHEOS_DID_LOSE, ADAM), 0);
    expect_is(gheos_told(GHEOS_DID_LOSE, EVE), 2);
    expect_is(gheos_told(GHEOS_DID_LOSE, NOAH), 1);
    expect_is(gheos_event(GHEOS_DID_WIN_WAR)->a, GHEOS_RED);
    gheos_expect_sound();
}

static void test_paying_with_the_winner_costs_more(void **unused) {
    (void)unused;
    gheos_scene(WAR_1);
    gheos_play_tokens("tile:a9 add:2,1 pay:red");
    gheos_expect_followers(ADAM, "1,0,0,1,0,0");
    expect_is(gheos_told(GHEOS_DID_LOSE, ADAM), 1);
}

/* a9 has two swords, but the war is fought 1 to 0. */
static void test_swords_on_the_new_tile_do_not_count(void **unused) {
    (void)unused;
    gheos_scene(WAR_1);
    gheos_play_tokens("tile:a9 add:2,1 pay:yellow");
    expect_is(gheos_event(GHEOS_DID_WAR)->a, GHEOS_RED);
    expect_is(gheos_event(GHEOS_DID_WAR)->amount, 1);
    expect_is(gheos_told(GHEOS_DID_WAR, 0), 1);
    expect_is(gheos_region_at("2,1.0").symbols[GHEOS_SWORD], 3);
}

/* Yellow right with a sword on a3 and one on the middle tile; blue left with one; white below. */
#define WAR_2                                                      \
    "players=3 board=0,0:c5.0/1,0:a3.0/-1,0:a5.0/0,1:a1.0 turn=3 " \
    "markers=yellow@1,0.0/blue@-1,0.0/white@0,1.0 p3.hand=b9,c1 "  \
    "p1.followers=0,0,2,1,0,0 p2.followers=0,0,1,1,0,0 p3.followers=0,0,1,2,0,0 "

/* The rulebook's second war: 2 to 1 becomes 1 to 1 once the tile is lifted; Noah chooses blue. */
static void test_war_2_the_lifted_sword_is_gone_and_noah_chooses(void **unused) {
    (void)unused;
    gheos_scene(WAR_2);
    expect_is(gheos_region_at("1,0.0").symbols[GHEOS_SWORD], 2);
    expect_is(gheos_region_at("-1,0.0").symbols[GHEOS_SWORD], 1);
    gheos_play_tokens("tile:b9 replace:0,0 turn:2 pay:blue");
    gheos_expect_question(GHEOS_ASK_WINNER, NOAH);
    gheos_expect_answers("winner:yellow winner:blue");
    gheos_play_tokens("winner:blue");
    assert_false(gheos_on_board(gheos_now(), GHEOS_YELLOW));
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_BLUE);
    gheos_expect_followers(ADAM, "0,0,0,1,0,0");
    gheos_expect_followers(EVE, "0,0,0,1,0,0");
    gheos_expect_followers(NOAH, "0,0,0,1,0,0");
    gheos_expect_sound();
}

static void test_war_2_could_have_been_won_by_yellow(void **unused) {
    (void)unused;
    gheos_scene(WAR_2);
    gheos_play_tokens("tile:b9 replace:0,0 turn:2 pay:blue winner:yellow");
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_YELLOW);
    gheos_expect_followers(NOAH, "0,0,1,0,0,0");
    gheos_expect_followers(EVE, "0,0,1,0,0,0");
    assert_false(gheos_on_board(gheos_now(), GHEOS_BLUE));
}

/* Two swords to one. Afterwards only red can be taken, so that answers itself. */
static void test_most_swords_win_unasked(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a9.0/-1,0:a3.0 markers=red@1,0.0/green@-1,0.0 "
                "p1.hand=a11,b1 p1.followers=1,1,0,0,0,0 p2.followers=1,2,0,0,0,0");
    gheos_play_tokens("tile:a11 replace:0,0 pay:green");
    gheos_expect_question(GHEOS_ASK_TOKEN, 1);
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_RED);
    gheos_expect_followers(2, "1,0,0,0,0,0");
}

static void test_without_swords_all_are_tied(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/-1,0:a2.0 markers=red@1,0.0/green@-1,0.0 "
                "p1.hand=a11,b1 p1.followers=1,0,0,0,0,0");
    gheos_play_tokens("tile:a11 replace:0,0");
    gheos_expect_question(GHEOS_ASK_WINNER, 1);
    gheos_expect_answers("winner:red winner:green");
}

#define THREE_ARMS(right, left, below, hand)                                               \
    "board=0,0:start.0/1,0:" right ".0/-1,0:" left ".0/0,1:" below ".0 "                   \
    "markers=red@1,0.0/green@-1,0.0/blue@0,1.0 p1.hand=" hand " p1.followers=1,1,0,1,0,0 " \
    "p2.followers=2,2,0,2,0,0 "

static void test_in_a_war_of_three_both_losers_go(void **unused) {
    (void)unused;
    gheos_scene(THREE_ARMS("a3", "a1", "a9", "a11,b25"));
    gheos_play_tokens("tile:a11 replace:0,0 pay:red");
    expect_is(gheos_times_told(GHEOS_DID_WAR), 3);
    expect_is(gheos_times_told(GHEOS_DID_DIE), 2);
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_BLUE);
    gheos_expect_followers(2, "0,0,0,2,0,0");
    assert_false(gheos_on_board(gheos_now(), GHEOS_RED));
    assert_false(gheos_on_board(gheos_now(), GHEOS_GREEN));
    gheos_expect_sound();
}

/* One price for the war of three, and the tied two are the choice. */
static void test_in_a_war_of_three_the_choice_is_among_the_tied(void **unused) {
    (void)unused;
    gheos_scene(THREE_ARMS("a3", "a5", "a1", "a11,b25"));
    gheos_play_tokens("tile:a11 replace:0,0 pay:blue");
    gheos_expect_question(GHEOS_ASK_WINNER, 1);
    gheos_expect_answers("winner:red winner:green");
    gheos_expect_refused("winner:blue", GHEOS_FEWER_SWORDS);
    gheos_play_tokens("winner:green");
    expect_is(gheos_times_told(GHEOS_DID_PAY), 0); /* paid before, not again */
    expect_is(gheos_who_lives_at("0,1.0"), GHEOS_GREEN);
    expect_is(gheos_told(GHEOS_DID_LOSE, 1), 1);
    gheos_expect_followers(2, "0,2,0,0,0,0");
}

/* b25 turned by 0 joins right and below; green on the left keeps out of it. */
static void test_only_those_in_one_region_are_at_war(void **unused) {
    (void)unused;
    gheos_scene(THREE_ARMS("a3", "a9", "a1", "a11,b25"));
    gheos_play_tokens("tile:b25 replace:0,0 turn:0 pay:red");
    expect_is(gheos_times_told(GHEOS_DID_WAR), 2);
    expect_is(gheos_who_lives_at("0,1.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_GREEN);
    gheos_expect_followers(2, "2,2,0,0,0,0");
}

static void test_a_tile_of_shores_makes_no_war(void **unused) {
    (void)unused;
    gheos_scene(THREE_ARMS("a3", "a9", "a1", "c1,c2"));
    gheos_play_tokens("tile:c1 replace:0,0 turn:0");
    gheos_expect_question(GHEOS_ASK_PEOPLE, 1);
    expect_is(gheos_times_told(GHEOS_DID_PAY), 0);
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_GREEN);
    expect_is(gheos_who_lives_at("0,1.0"), GHEOS_BLUE);
}

/* ---- The price --------------------------------------------------------------------------- */

static void test_the_price_is_one_follower_of_any_colour_held(void **unused) {
    (void)unused;
    gheos_scene(WAR_1);
    gheos_play_tokens("tile:a9 add:2,1");
    gheos_expect_answers("pay:red pay:yellow pay:blue");
    gheos_expect_refused("pay:green", GHEOS_FOLLOWER_NOT_HELD);
    gheos_play_tokens("pay:blue");
    expect_is(gheos_told(GHEOS_DID_PAY, ADAM), 1);
    expect_is(gheos_event(GHEOS_DID_PAY)->a, GHEOS_BLUE);
    expect_is(gheos_event(GHEOS_DID_PAY)->b, GHEOS_PAYS_FOR_WAR);
    expect_is(gheos_supply(gheos_now(), GHEOS_BLUE), 3);
}

/* Adam's only blue follower pays: blue's marker stays although he holds none. */
static void test_a_marker_stays_when_its_last_follower_pays(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/-1,0:a2.0/0,1:a3.0 "
                "markers=red@1,0.0/green@-1,0.0/blue@0,1.0 p1.hand=b1,c2 "
                "p1.followers=0,0,0,1,0,0");
    gheos_play_tokens("tile:b1 replace:0,0 turn:2");
    gheos_expect_question(GHEOS_ASK_WINNER, 1);
    expect_is(gheos_supply(gheos_now(), GHEOS_BLUE), 5);
    assert_true(gheos_on_board(gheos_now(), GHEOS_BLUE));
}

/* The war is about to be fought, but Adam has nobody. */
static void test_without_a_follower_no_war_is_begun(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/-1,0:a2.0/0,1:c3.0 markers=red@1,0.0/green@-1,0.0 "
                "p1.hand=a11,b25 p2.followers=3,0,0,0,0,0");
    gheos_play_tokens("tile:a11");
    gheos_expect_refused("replace:0,0", GHEOS_NO_FOLLOWER_TO_PAY);
    gheos_expect_allowed("replace:1,0");
    gheos_expect_allowed("add:2,0");
    gheos_scene("board=0,0:start.0/1,0:a1.0/-1,0:a2.0/0,1:c3.0 markers=red@1,0.0/green@-1,0.0 "
                "p1.hand=a11,b25 p1.followers=1,0,0,0,0,0");
    gheos_play_tokens("tile:a11");
    gheos_expect_allowed("replace:0,0");
}

/* b25 turned by 2 would join right and left. */
static void test_without_a_follower_only_the_peaceful_rotations_are_allowed(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/-1,0:a2.0/0,1:c3.0 markers=red@1,0.0/green@-1,0.0 "
                "p1.hand=a11,b25 p2.followers=3,0,0,0,0,0");
    gheos_play_tokens("tile:b25 replace:0,0");
    gheos_expect_question(GHEOS_ASK_ROTATION, 1);
    gheos_expect_answers("turn:0 turn:1");
    gheos_expect_refused("turn:2", GHEOS_NO_FOLLOWER_TO_PAY);
}

/* First the price, then the war; temples come after, then people. */
static void test_the_price_is_paid_before_the_war_is_fought(void **unused) {
    (void)unused;
    gheos_scene(WAR_1);
    gheos_play_tokens("tile:a14 add:2,1");
    expect_is(gheos_times_told(GHEOS_DID_WAR), 0);
    gheos_expect_followers(EVE, "1,0,2,1,0,0");
    gheos_play_tokens("pay:red take:red");
    gheos_expect_told_in_order("pay war win-war die lose temple take");
}

/* ---- Migrations -------------------------------------------------------------------------- */

/* Red reaches from left to right over the middle; blue lives below. */
#define MIGRATION_1                                                                    \
    "players=3 board=0,0:b25.2/-1,0:a1.0/-2,0:a7.0/1,0:a4.0/2,0:a9.0/0,1:a5.0 turn=2 " \
    "markers=red@0,0.0/blue@0,1.0 p2.hand=c1,c2 p1.followers=2,0,0,0,0,0 "             \
    "p2.followers=1,0,0,1,0,0 "

/* The rulebook's first migration: Eve divides red's continent, the left part has more wheat. */
static void test_migration_1_red_goes_left_where_more_wheat_grows(void **unused) {
    (void)unused;
    gheos_scene(MIGRATION_1);
    gheos_play_tokens("tile:c1 replace:0,0 turn:0");
    gheos_expect_question(GHEOS_ASK_PRICE, EVE);
    expect_is(gheos_table.question.args[0], GHEOS_PAYS_FOR_MIGRATION);
    gheos_play_tokens("pay:blue");
    expect_is(gheos_event(GHEOS_DID_MIGRATE)->a, GHEOS_RED);
    expect_is(gheos_event(GHEOS_DID_MIGRATE)->amount, 3);
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_CIVILISATIONS);
    expect_is(gheos_who_lives_at("0,1.0"), GHEOS_BLUE);
    gheos_expect_followers(ADAM, "2,0,0,0,0,0");
    gheos_expect_followers(EVE, "1,0,0,0,0,0");
    expect_is(gheos_times_told(GHEOS_DID_DIE), 0);
    gheos_expect_sound();
}

/* Left 1, right 1; the new tile's wheat decides: c6 (C,W,-) turned by 2 shows it right. */
static void test_wheat_on_the_new_tile_counts(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a11.0/-1,0:a1.0/1,0:a4.0 markers=red@0,0.0 p1.hand=c6,c2 "
                "p1.followers=2,0,0,0,0,0");
    gheos_play_tokens("tile:c6 replace:0,0 turn:2");
    expect_is(gheos_event(GHEOS_DID_MIGRATE)->amount, 2);
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_CIVILISATIONS);
    gheos_expect_followers(1, "1,0,0,0,0,0");
}

static void test_a_migration_is_refused_without_a_follower(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a11.0/-1,0:a1.0/1,0:a4.0 markers=red@0,0.0 p1.hand=c6,a2 "
                "p2.followers=2,0,0,0,0,0");
    gheos_play_tokens("tile:c6");
    gheos_expect_refused("replace:0,0", GHEOS_NO_FOLLOWER_TO_PAY);
    gheos_expect_allowed("add:0,1");
}

/* The rulebook's second migration: a wheat on the island, a wheat on the continent, and the
 * wheat on the bit of shore that touches nothing old does not count. */
static void test_migration_2_yellow_goes_to_the_continent_before_the_island(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a11.0/-1,0:c8.2/1,0:a2.0 markers=yellow@0,0.0 p1.hand=c9,c2 "
                "p1.followers=0,0,2,0,0,0 p2.followers=0,0,3,0,0,0");
    gheos_play_tokens("tile:c9 replace:0,0 turn:0");
    gheos_expect_question(GHEOS_ASK_TOKEN,
                          1); /* nothing was asked: it took back the yellow that paid */
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_YELLOW);
    gheos_region island = gheos_region_at("0,0.2"), bit = gheos_region_at("0,0.1");
    assert_true(gheos_is_island(&island));
    expect_is(island.symbols[GHEOS_WHEAT], 1);
    expect_is(gheos_region_at("1,0.0").symbols[GHEOS_WHEAT], 1);
    expect_is(bit.symbols[GHEOS_WHEAT], 1);
    expect_is(gheos_times_told(GHEOS_DID_DIE), 0);
    gheos_expect_followers(2, "0,0,3,0,0,0");
}

/* The island has wheat, the continent none: yellow goes to the island and dies. */
static void test_on_an_island_with_most_wheat_a_civilisation_dies(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a11.0/-1,0:c8.2/1,0:a2.0 markers=yellow@0,0.0 p1.hand=c4,c2 "
                "p1.followers=0,0,2,0,0,0 p2.followers=0,0,3,0,0,0");
    gheos_play_tokens("tile:c4 replace:0,0 turn:0");
    expect_is(gheos_event(GHEOS_DID_MIGRATE)->amount, 1);
    expect_is(gheos_event(GHEOS_DID_DIE)->b, GHEOS_DIED_ON_ISLAND);
    assert_false(gheos_on_board(gheos_now(), GHEOS_YELLOW));
    gheos_expect_followers(1, "0,0,0,0,0,0");
    gheos_expect_followers(2, "0,0,0,0,0,0");
    expect_is(gheos_supply(gheos_now(), GHEOS_YELLOW), 5);
}

/* Both neighbours are shores, so both parts are islands with a wheat each. */
static void test_if_only_islands_tie_nothing_is_asked(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a11.0/-1,0:c8.2/1,0:c3.0 markers=yellow@0,0.0 p1.hand=c4,c7 "
                "p1.followers=0,0,2,0,0,0 p2.followers=0,0,3,0,0,0");
    gheos_play_tokens("tile:c4 replace:0,0 turn:0");
    expect_is(gheos_event(GHEOS_DID_MIGRATE)->amount, 1);
    expect_is(gheos_times_told(GHEOS_DID_MIGRATE), 1);
    expect_is(gheos_event(GHEOS_DID_DIE)->b, GHEOS_DIED_ON_ISLAND);
    gheos_expect_followers(2, "0,0,0,0,0,0");
    gheos_expect_question(GHEOS_ASK_TOKEN, 1); /* no continent is left: it was skipped */
}

static void test_on_a_tie_of_continents_the_player_chooses(void **unused) {
    (void)unused;
    for (int choice = 0; choice < 2; choice++) {
        gheos_scene("board=0,0:a11.0/-1,0:a1.0/1,0:a4.0 markers=red@0,0.0 p1.hand=c4,c7 "
                    "p1.followers=2,0,0,0,0,0");
        gheos_play_tokens("tile:c4 replace:0,0 turn:0");
        gheos_expect_question(GHEOS_ASK_TARGET, 1);
        expect_is(gheos_table.question.args[0], GHEOS_RED);
        gheos_expect_answers("migrate:0 migrate:2");
        gheos_play_tokens(choice ? "migrate:2" : "migrate:0");
        expect_is(gheos_who_lives_at("1,0.0"), choice ? GHEOS_CIVILISATIONS : GHEOS_RED);
        expect_is(gheos_who_lives_at("-1,0.0"), choice ? GHEOS_RED : GHEOS_CIVILISATIONS);
    }
}

/* ---- Splits in three --------------------------------------------------------------------- */

#define THREE_PARTS(right, left, below, tile)                                      \
    "board=0,0:a11.0/1,0:" right "/-1,0:" left "/0,1:" below " markers=red@0,0.0 " \
    "p1.hand=" tile ",b25 p1.followers=2,0,0,0,0,0 p2.followers=2,0,0,0,0,0 "

static void test_a_split_in_three_goes_by_most_wheat(void **unused) {
    (void)unused;
    gheos_scene(THREE_PARTS("a1.0", "a4.0", "a7.0", "c7"));
    gheos_play_tokens("tile:c7 replace:0,0 turn:0");
    expect_is(gheos_told(GHEOS_DID_PAY, 1), 1);
    expect_is(gheos_event(GHEOS_DID_MIGRATE)->amount, 2);
    expect_is(gheos_who_lives_at("0,1.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_CIVILISATIONS);
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_CIVILISATIONS);
}

static void test_a_split_in_three_may_tie_three_continents(void **unused) {
    (void)unused;
    gheos_scene(THREE_PARTS("a1.0", "a4.0", "a5.0", "c7"));
    gheos_play_tokens("tile:c7 replace:0,0 turn:0");
    gheos_expect_answers("migrate:0 migrate:1 migrate:2");
    gheos_play_tokens("migrate:1");
    expect_is(gheos_who_lives_at("0,1.0"), GHEOS_RED);
}

static void test_a_part_with_less_wheat_is_no_target(void **unused) {
    (void)unused;
    gheos_scene(THREE_PARTS("a1.0", "a4.0", "a3.0", "c7"));
    gheos_play_tokens("tile:c7 replace:0,0 turn:0");
    gheos_expect_answers("migrate:0 migrate:2");
    gheos_expect_refused("migrate:1", GHEOS_LESS_WHEAT);
}

/* Right and left are continents with a wheat, below lies an island with a wheat: c3 turned by 1. */
static void test_an_island_is_no_target_while_continents_tie(void **unused) {
    (void)unused;
    gheos_scene(THREE_PARTS("a1.0", "a4.0", "c3.1", "c7"));
    gheos_play_tokens("tile:c7 replace:0,0 turn:0");
    gheos_expect_answers("migrate:0 migrate:2");
    gheos_expect_refused("migrate:1", GHEOS_ISLAND_LOSES);
}

/* b25 turned by 0 keeps right and below together, the left is cut off. */
static void test_a_split_half_mended_is_a_split(void **unused) {
    (void)unused;
    gheos_scene(THREE_PARTS("a1.0", "a7.0", "a3.0", "c7"));
    gheos_play_tokens("tile:b25 replace:0,0 turn:0");
    expect_is(gheos_told(GHEOS_DID_PAY, 1), 1);
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("0,1.0"), GHEOS_CIVILISATIONS);
}

static void test_a_split_mended_by_the_new_tile_is_no_split(void **unused) {
    (void)unused;
    gheos_scene(THREE_PARTS("a1.0", "a7.0", "a3.0", "a12"));
    gheos_play_tokens("tile:a12 replace:0,0");
    expect_is(gheos_times_told(GHEOS_DID_PAY), 0);
    expect_is(gheos_times_told(GHEOS_DID_MIGRATE), 0);
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("0,1.0"), GHEOS_RED);
}

/* Six tiles around a corner: 1,0 becomes shores, and red stays whole the other way round. */
static void test_a_ring_that_is_cut_once_is_no_split(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a1.0/1,0:a2.0/2,0:a3.0/2,1:a4.0/1,1:a5.0/0,1:a6.0 markers=red@0,0.0 "
                "p1.hand=c1,c2");
    gheos_play_tokens("tile:c1 replace:1,0 turn:0");
    gheos_expect_question(GHEOS_ASK_TOKEN, 1);
    expect_is(gheos_times_told(GHEOS_DID_PAY), 0);
    expect_is(gheos_who_lives_at("0,0.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("2,0.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("1,0.1"), GHEOS_CIVILISATIONS);
}

/* ---- A continent reduced to an island ---------------------------------------------------- */

/* Red has a landmass in the middle and one shore on the right. */
#define LAST_LANDMASS "board=0,0:a1.0/1,0:c3.0 markers=red@0,0.0 p1.hand=b25,c2 "

/* Turned by 1, b25 shows a shore to the right: two linked shores, an island. */
static void test_a_continent_reduced_to_an_island_dies(void **unused) {
    (void)unused;
    gheos_scene(LAST_LANDMASS "p1.followers=2,0,0,0,0,0 p2.followers=3,0,0,0,0,0");
    gheos_play_tokens("tile:b25 replace:0,0 turn:1");
    expect_is(gheos_told(GHEOS_DID_PAY, 1), 1);
    expect_is(gheos_event(GHEOS_DID_PAY)->b, GHEOS_PAYS_FOR_MIGRATION);
    expect_is(gheos_event(GHEOS_DID_DIE)->b, GHEOS_DIED_ON_ISLAND);
    assert_false(gheos_on_board(gheos_now(), GHEOS_RED));
    gheos_expect_followers(1, "0,0,0,0,0,0");
    gheos_expect_followers(2, "0,0,0,0,0,0");
    gheos_expect_sound();
}

static void test_a_continent_that_keeps_a_landmass_lives(void **unused) {
    (void)unused;
    gheos_scene(LAST_LANDMASS "p1.followers=2,0,0,0,0,0");
    gheos_play_tokens("tile:b25 replace:0,0 turn:2");
    expect_is(gheos_times_told(GHEOS_DID_PAY), 0);
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_RED);
}

static void test_reducing_a_continent_to_an_island_needs_a_follower(void **unused) {
    (void)unused;
    gheos_scene(LAST_LANDMASS "p2.followers=3,0,0,0,0,0");
    gheos_play_tokens("tile:b25 replace:0,0");
    gheos_expect_answers("turn:0 turn:2");
    gheos_expect_refused("turn:1", GHEOS_NO_FOLLOWER_TO_PAY);
    gheos_scene(LAST_LANDMASS "p2.followers=3,0,0,0,0,0");
    gheos_play_tokens("tile:c2");
    gheos_expect_refused("replace:0,0", GHEOS_NO_FOLLOWER_TO_PAY);
}

/* The last landmass beyond the lifted tile is enough. */
static void test_a_landmass_beyond_the_new_shore_is_enough(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a1.0/1,0:a2.0 markers=red@0,0.0 p1.hand=c1,c2");
    gheos_play_tokens("tile:c1 replace:0,0 turn:0");
    expect_is(gheos_times_told(GHEOS_DID_PAY), 0);
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_RED);
}

/* ---- Migration into war ------------------------------------------------------------------ */

/* Blue holds left and below with three swords, red the right with none. b4 turned by 0 joins
 * right and below and cuts off the left. */
#define WAR_AND_MIGRATION(left)                                                    \
    "players=3 board=0,0:b25.1/-1,0:" left ".0/0,1:a3.0/1,0:a1.0/2,0:a2.0 turn=3 " \
    "markers=blue@0,0.1/red@1,0.0 p3.hand=b4,c2 p1.followers=2,0,0,1,0,0 "         \
    "p2.followers=0,0,0,2,0,0 p3.followers=2,0,0,2,0,0 "

/* The rulebook's example: blue must go where red lives and loses, whatever its swords. */
static void test_war_and_migration_the_migrant_loses_at_once(void **unused) {
    (void)unused;
    gheos_scene(WAR_AND_MIGRATION("a9"));
    expect_is(gheos_region_at("-1,0.0").symbols[GHEOS_SWORD], 3);
    expect_is(gheos_region_at("1,0.0").symbols[GHEOS_SWORD], 0);
    gheos_play_tokens("tile:b4 replace:0,0 turn:0");
    gheos_expect_question(GHEOS_ASK_PRICE, NOAH);
    expect_is(gheos_table.question.args[0], GHEOS_PAYS_FOR_MIGRATION);
    gheos_play_tokens("pay:red");
    expect_is(gheos_told(GHEOS_DID_PAY, NOAH), 1);
    expect_is(gheos_times_told(GHEOS_DID_WAR), 0);
    expect_is(gheos_event(GHEOS_DID_DIE)->a, GHEOS_BLUE);
    expect_is(gheos_event(GHEOS_DID_DIE)->b, GHEOS_DIED_AMONG_OTHERS);
    assert_false(gheos_on_board(gheos_now(), GHEOS_BLUE));
    expect_is(gheos_who_lives_at("0,1.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_CIVILISATIONS);
    gheos_expect_followers(ADAM, "2,0,0,0,0,0");
    gheos_expect_followers(EVE, "0,0,0,0,0,0");
    gheos_expect_followers(NOAH, "1,0,0,0,0,0");
    gheos_expect_sound();
}

/* It was red's wheat that drew blue to the right: its own parts had none. */
static void test_wheat_of_a_neighbour_counts(void **unused) {
    (void)unused;
    gheos_scene(WAR_AND_MIGRATION("a9"));
    gheos_play_tokens("tile:b4 replace:0,0 turn:0 pay:red");
    expect_is(gheos_event(GHEOS_DID_MIGRATE)->amount, 1);
}

/* With more wheat on the left blue goes there and lives; what it leaves is red's. */
static void test_what_a_migrant_leaves_behind_is_its_neighbours(void **unused) {
    (void)unused;
    gheos_scene(WAR_AND_MIGRATION("a7"));
    gheos_play_tokens("tile:b4 replace:0,0 turn:0 pay:red");
    expect_is(gheos_times_told(GHEOS_DID_DIE), 0);
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_BLUE);
    expect_is(gheos_who_lives_at("0,1.0"), GHEOS_RED);
    gheos_expect_followers(EVE, "0,0,0,2,0,0");
}

/* One wheat on each side: the player may send blue to its death. */
static void test_an_inhabited_continent_may_be_chosen_on_a_tie(void **unused) {
    (void)unused;
    for (int choice = 0; choice < 2; choice++) {
        gheos_scene(WAR_AND_MIGRATION("a5"));
        gheos_play_tokens("tile:b4 replace:0,0 turn:0 pay:red");
        gheos_expect_question(GHEOS_ASK_TARGET, NOAH);
        gheos_expect_answers("migrate:0 migrate:2");
        gheos_play_tokens(choice ? "migrate:2" : "migrate:0");
        expect_is(gheos_on_board(gheos_now(), GHEOS_BLUE), choice);
        expect_is(gheos_who_lives_at("0,1.0"), GHEOS_RED);
    }
}

/* ---- Temples ----------------------------------------------------------------------------- */

/* Yellow lives right with two swords. */
#define TEMPLES                                                                              \
    "players=3 board=0,0:start.0/1,0:a3.0/2,0:a5.0/-1,0:a9.0/0,1:c3.0 markers=yellow@1,0.0 " \
    "turn=2 "                                                                                \
    "p1.followers=0,0,1,0,0,0 "

/* The rulebook's example: Eve adds a temple of swords where two swords are. */
static void test_a_temple_of_swords_scores_two(void **unused) {
    (void)unused;
    gheos_scene(TEMPLES "p2.hand=a14,c1");
    gheos_play_tokens("tile:a14 add:3,0");
    expect_is(gheos_seat(EVE)->vp, 2);
    expect_is(gheos_seat(ADAM)->vp, 0);
    expect_is(gheos_told(GHEOS_DID_TEMPLE, EVE), 2);
    expect_is(gheos_event(GHEOS_DID_TEMPLE)->a, GHEOS_SWORD);
}

static void test_a_temple_counts_its_own_symbol(void **unused) {
    (void)unused;
    gheos_scene(TEMPLES "p2.hand=a12,c1");
    gheos_play_tokens("tile:a12 add:3,0");
    expect_is(gheos_seat(EVE)->vp, 2); /* a wheat of the start tile's, one of a5 */
    expect_is(gheos_event(GHEOS_DID_TEMPLE)->a, GHEOS_WHEAT);
    gheos_scene(TEMPLES "p2.hand=a13,c1");
    gheos_play_tokens("tile:a13 add:3,0");
    expect_is(gheos_seat(EVE)->vp, 0);
    expect_is(gheos_times_told(GHEOS_DID_TEMPLE), 0);
}

static void test_a_temple_that_replaces_scores_too(void **unused) {
    (void)unused;
    gheos_scene(TEMPLES "p2.hand=a14,c1");
    gheos_play_tokens("tile:a14 replace:2,0");
    expect_is(gheos_seat(EVE)->vp, 1); /* the sword of a5 is gone */
}

/* On the left lie two swords and nobody; founding there comes too late. */
static void test_a_temple_on_uninhabited_land_scores_nothing(void **unused) {
    (void)unused;
    gheos_scene(TEMPLES "p2.hand=a14,c1");
    gheos_play_tokens("tile:a14 add:-2,0");
    expect_is(gheos_seat(EVE)->vp, 0);
    gheos_play_tokens("found:0,0.2 colour:red keep");
    expect_is(gheos_seat(EVE)->vp, 0);
    expect_is(gheos_who_lives_at("-2,0.0"), GHEOS_RED);
}

/* b13 (W|tS) turned by 2: its shore with the temple meets the bottom of 2,0, yellow's land. Turned
 * by 0 the temple looks to the empty cell on the right. */
static void test_only_the_region_of_the_temple_counts(void **unused) {
    (void)unused;
    gheos_scene(TEMPLES "p2.hand=b13,c1");
    gheos_play_tokens("tile:b13 add:2,1 turn:2");
    expect_is(gheos_seat(EVE)->vp, 2);
    gheos_scene(TEMPLES "p2.hand=b13,c1");
    gheos_play_tokens("tile:b13 add:2,1 turn:0");
    expect_is(gheos_seat(EVE)->vp, 0);
}

/* b13 (W|tS) turned by 1: the temple and c3's shore are an island. Turned by 0 it meets red. */
static void test_a_temple_on_an_island_scores_nothing(void **unused) {
    (void)unused;
    static const char *const board =
        "board=0,0:c11.2/1,0:c3.0/-1,0:a1.0/-2,0:a3.0 markers=red@-1,0.0 p1.hand=b13,c1";
    gheos_scene(board);
    gheos_play_tokens("tile:b13 replace:0,0 turn:1");
    gheos_region island = gheos_region_at("0,0.0");
    assert_true(gheos_is_island(&island));
    expect_is(gheos_seat(1)->vp, 0);
    gheos_scene(board);
    gheos_play_tokens("tile:b13 replace:0,0 turn:0");
    expect_is(gheos_seat(1)->vp, 1);
}

/* Yellow (two swords) beats red (none); the winner lives with the temple, all swords count. */
static void test_a_temple_scores_after_the_war_for_whoever_won(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a9.0/-1,0:a5.0 markers=yellow@1,0.0/red@-1,0.0 "
                "p1.hand=a14,c1 p1.followers=1,0,0,0,0,0");
    gheos_play_tokens("tile:a14 replace:0,0");
    expect_is(gheos_who_lives_at("0,0.0"), GHEOS_YELLOW);
    expect_is(gheos_seat(1)->vp, 3);
    gheos_expect_told_in_order("war win-war die temple");
}

/* b22 (tW|S) turned by 0: the temple of wheat on right and below, red goes left. */
static void test_a_temple_on_land_that_was_left_scores_nothing(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a11.0/1,0:a1.0/-1,0:a7.0 markers=red@0,0.0 p1.hand=b22,c1 "
                "p1.followers=2,0,0,0,0,0");
    gheos_play_tokens("tile:b22 replace:0,0 turn:0");
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_RED);
    expect_is(gheos_region_at("0,0.0").symbols[GHEOS_WHEAT], 1);
    expect_is(gheos_seat(1)->vp, 0);
    gheos_scene("board=0,0:a11.0/1,0:a7.0/-1,0:a1.0 markers=red@0,0.0 p1.hand=b22,c1 "
                "p1.followers=2,0,0,0,0,0");
    gheos_play_tokens("tile:b22 replace:0,0 turn:0");
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_RED);
    expect_is(gheos_seat(1)->vp, 2);
}

/* ---- In which order it is told ----------------------------------------------------------- */

static void test_B5_the_price_is_told_before_the_tile(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a9.0/-1,0:a3.0 markers=red@1,0.0/green@-1,0.0 "
                "p1.hand=a11,b1 p1.followers=1,1,0,0,0,0 p2.followers=1,2,0,0,0,0");
    gheos_play_tokens("tile:a11 replace:0,0 pay:green");
    gheos_expect_told_in_order("pay lift replace war win-war die lose");
}

/* On a tie the follower is gone before the question, and the tile lies only after its answer. */
static void test_B5_on_a_tie_the_price_is_paid_first(void **unused) {
    (void)unused;
    gheos_scene(WAR_2);
    gheos_play_tokens("tile:b9 replace:0,0 turn:2 pay:blue");
    gheos_expect_question(GHEOS_ASK_WINNER, NOAH);
    expect_is(gheos_happened.count, 1);
    expect_is(gheos_told(GHEOS_DID_PAY, NOAH), 1);
    gheos_expect_followers(NOAH, "0,0,1,1,0,0");
    expect_is(gheos_now()->places[0].tile, gheos_tile_named("c5"));
    gheos_play_tokens("winner:blue");
    expect_is(gheos_times_told(GHEOS_DID_PAY), 0);
    gheos_expect_told_in_order("lift replace war win-war die lose");
}

/* The tile is turned, its cell is not: side 2 leads to the left all the same. */
static void test_B5_a_civilisation_migrates_by_sides_of_the_cell(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a11.0/-1,0:a1.0/1,0:a4.0 markers=red@0,0.0 p1.hand=c4,c7 "
                "p1.followers=2,0,0,0,0,0");
    gheos_play_tokens("tile:c7 replace:0,0 turn:1");
    gheos_expect_answers("migrate:0 migrate:2");
    gheos_play_tokens("migrate:2");
    expect_is(gheos_event(GHEOS_DID_MIGRATE)->b, gheos_spot_number(0, 2));
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_RED);
}

static void expect_lives_where_told(const dm_event *event) {
    gheos_land land;
    uint8_t place = event->b / GHEOS_SIDES, side = event->b % GHEOS_SIDES;
    if (!gheos_on_board(gheos_now(), event->a)) return; /* it has died there */
    gheos_find_land(gheos_now()->places, gheos_now()->place_count, &land);
    expect_is(gheos_civilisation_on(gheos_now(), &land, land.label[place][side]), event->a);
}

static void test_B1_events_tell_where_a_civilisation_lives(void **unused) {
    dm_random random;
    int told = 0;
    (void)unused;
    for (int seed = 1; seed <= 30; seed++) {
        char options[40];
        dm_random_seed(&random, (uint64_t)seed);
        snprintf(options, sizeof options, "players=%d seed=%d", 2 + seed % 3, seed);
        gheos_table_new(options);
        while (gheos_play_at_random(&random))
            for (int k = 0; k < gheos_happened.count; k++) {
                const dm_event *event = &gheos_happened.items[k];
                if (event->kind != GHEOS_DID_FOUND && event->kind != GHEOS_DID_MIGRATE) continue;
                expect_lives_where_told(event);
                told++;
            }
    }
    assert_true(told > 100);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_war_1_adam_pays_yellow_and_yellow_loses, "G-A3 G-A4 G-A5"),
        PROVES(test_paying_with_the_winner_costs_more, "G-A4"),
        PROVES(test_swords_on_the_new_tile_do_not_count, "G-A5"),
        PROVES(test_war_2_the_lifted_sword_is_gone_and_noah_chooses, "G-A5"),
        PROVES(test_war_2_could_have_been_won_by_yellow, "G-A5"),
        PROVES(test_most_swords_win_unasked, "G-A5"),
        PROVES(test_without_swords_all_are_tied, "G-A5"),
        PROVES(test_in_a_war_of_three_both_losers_go, "G-A3 G-A5"),
        PROVES(test_in_a_war_of_three_the_choice_is_among_the_tied, "G-A3 G-A4 G-A5"),
        PROVES(test_only_those_in_one_region_are_at_war, "G-A3"),
        PROVES(test_a_tile_of_shores_makes_no_war, "G-A3"),
        PROVES(test_the_price_is_one_follower_of_any_colour_held, "G-A4"),
        PROVES(test_a_marker_stays_when_its_last_follower_pays, "G-A4 G-F1"),
        PROVES(test_without_a_follower_no_war_is_begun, "G-A4"),
        PROVES(test_without_a_follower_only_the_peaceful_rotations_are_allowed, "G-A4"),
        PROVES(test_the_price_is_paid_before_the_war_is_fought, "G-A4 G-A8"),
        PROVES(test_migration_1_red_goes_left_where_more_wheat_grows, "G-A2 G-A6"),
        PROVES(test_wheat_on_the_new_tile_counts, "G-A6"),
        PROVES(test_a_migration_is_refused_without_a_follower, "G-A2 G-A4"),
        PROVES(test_migration_2_yellow_goes_to_the_continent_before_the_island, "G-A6 G-A7"),
        PROVES(test_on_an_island_with_most_wheat_a_civilisation_dies, "G-A6"),
        PROVES(test_if_only_islands_tie_nothing_is_asked, "G-A6"),
        PROVES(test_on_a_tie_of_continents_the_player_chooses, "G-A6"),
        PROVES(test_a_split_in_three_goes_by_most_wheat, "G-A2 G-A6"),
        PROVES(test_a_split_in_three_may_tie_three_continents, "G-A2 G-A6"),
        PROVES(test_a_part_with_less_wheat_is_no_target, "G-A6"),
        PROVES(test_an_island_is_no_target_while_continents_tie, "G-A6"),
        PROVES(test_a_split_half_mended_is_a_split, "G-A2"),
        PROVES(test_a_split_mended_by_the_new_tile_is_no_split, "G-A2"),
        PROVES(test_a_ring_that_is_cut_once_is_no_split, "G-A2"),
        PROVES(test_a_continent_reduced_to_an_island_dies, "G-A2 G-A6"),
        PROVES(test_a_continent_that_keeps_a_landmass_lives, "G-A2"),
        PROVES(test_reducing_a_continent_to_an_island_needs_a_follower, "G-A2 G-A4"),
        PROVES(test_a_landmass_beyond_the_new_shore_is_enough, "G-A2"),
        PROVES(test_war_and_migration_the_migrant_loses_at_once, "G-A4 G-A6"),
        PROVES(test_wheat_of_a_neighbour_counts, "G-A6"),
        PROVES(test_what_a_migrant_leaves_behind_is_its_neighbours, "G-A6"),
        PROVES(test_an_inhabited_continent_may_be_chosen_on_a_tie, "G-A6"),
        PROVES(test_a_temple_of_swords_scores_two, "G-A8"),
        PROVES(test_a_temple_counts_its_own_symbol, "G-A8"),
        PROVES(test_a_temple_that_replaces_scores_too, "G-A8"),
        PROVES(test_a_temple_on_uninhabited_land_scores_nothing, "G-A8"),
        PROVES(test_only_the_region_of_the_temple_counts, "G-A8"),
        PROVES(test_a_temple_on_an_island_scores_nothing, "G-A8"),
        PROVES(test_a_temple_scores_after_the_war_for_whoever_won, "G-A8"),
        PROVES(test_a_temple_on_land_that_was_left_scores_nothing, "G-A8"),
        cmocka_unit_test(test_B5_the_price_is_told_before_the_tile),
        cmocka_unit_test(test_B5_on_a_tie_the_price_is_paid_first),
        cmocka_unit_test(test_B5_a_civilisation_migrates_by_sides_of_the_cell),
        cmocka_unit_test(test_B1_events_tell_where_a_civilisation_lives),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
