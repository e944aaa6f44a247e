/* Founding a civilisation or taking a follower (G-F1).
 *
 * The boards are stars around the start tile, which has wheat on each side: continents lie to its
 * right (side 0), below (1) and left (2). */
#include "support/gheos_support.h"

/* ---- Founding ---------------------------------------------------------------------------- */

/* The rulebook's example: red on a continent with one wheat; blue's continent is taken. */
static void test_founding_on_one_wheat_gives_one_follower(void **unused) {
    (void)unused;
    gheos_scene("players=3 board=0,0:start.0/1,0:a2.0/-1,0:a1.0 markers=blue@-1,0.0 turn=3 "
                "todo=people");
    gheos_expect_refused("found:0,0.2", GHEOS_CONTINENT_INHABITED);
    gheos_play_tokens("found:0,0.0");
    gheos_expect_question(GHEOS_ASK_COLOUR, 3);
    gheos_play_tokens("colour:red");
    gheos_expect_followers(3, "1,0,0,0,0,0");
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_RED);
    expect_is(gheos_told(GHEOS_DID_FOUND, 3), 1);
    expect_is(gheos_event(GHEOS_DID_FOUND)->a, GHEOS_RED);
    gheos_expect_sound();
}

static void test_founding_gives_as_many_followers_as_wheat(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a7.0/-1,0:a2.0 todo=people");
    gheos_play_tokens("found:0,0.0 colour:white");
    gheos_expect_followers(1, "0,0,0,0,0,3");
    expect_is(gheos_supply(gheos_now(), GHEOS_WHITE), 2);
}

/* Seven wheat lie there, but a colour has five followers. */
static void test_founding_gives_five_followers_at_most(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a7.0/2,0:a1.0/3,0:a4.0/4,0:a5.0/5,0:b11.0/-1,0:a2.0 "
                "todo=people");
    expect_is(gheos_region_at("1,0.0").symbols[GHEOS_WHEAT], 7);
    gheos_play_tokens("found:0,0.0 colour:green");
    gheos_expect_followers(1, "0,5,0,0,0,0");
    expect_is(gheos_supply(gheos_now(), GHEOS_GREEN), 0);
}

static void test_any_colour_off_the_board_may_be_founded(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a2.0/-1,0:a1.0 markers=blue@-1,0.0 todo=people");
    gheos_play_tokens("found:0,0.0");
    gheos_expect_answers("colour:red colour:green colour:yellow colour:black colour:white");
    gheos_expect_refused("colour:blue", GHEOS_ALREADY_ON_BOARD);
}

/* Only on continents: the island on the left is no candidate. */
static void test_any_uninhabited_continent_may_be_chosen(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a2.0/0,1:a3.0/-1,0:c1.0 todo=people");
    gheos_expect_answers("found:0,0.0 found:0,0.1");
    gheos_expect_unknown("found:0,0.2");
    gheos_expect_unknown("found:1,0.0");
}

/* ---- Taking ------------------------------------------------------------------------------ */

static void test_one_follower_of_a_civilisation_on_the_board_is_taken(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a2.0/-1,0:a1.0 markers=blue@-1,0.0/red@1,0.0 todo=people "
                "p2.followers=1,0,0,2,0,0");
    gheos_expect_answers("take:red take:blue");
    gheos_expect_refused("take:green", GHEOS_NOT_ON_BOARD);
    gheos_play_tokens("take:blue");
    gheos_expect_followers(1, "0,0,0,1,0,0");
    gheos_expect_followers(2, "1,0,0,2,0,0");
    expect_is(gheos_supply(gheos_now(), GHEOS_BLUE), 2);
    expect_is(gheos_told(GHEOS_DID_TAKE, 1), 1);
}

static void test_nothing_is_taken_from_an_empty_supply(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a2.0/-1,0:a1.0/0,1:a3.0 markers=blue@-1,0.0/red@1,0.0 "
                "todo=people p1.followers=0,0,0,3,0,0 p2.followers=0,0,0,2,0,0");
    gheos_expect_refused("take:blue", GHEOS_SUPPLY_EMPTY);
    gheos_expect_answers("take:red found:0,0.1");
}

/* Nobody holds a red follower, yet red lives and can be joined. */
static void test_a_marker_stays_although_nobody_holds_its_followers(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a2.0/-1,0:a1.0 markers=red@1,0.0 todo=people");
    expect_is(gheos_supply(gheos_now(), GHEOS_RED), 5);
    gheos_play_tokens("take:red");
    gheos_expect_followers(1, "1,0,0,0,0,0");
}

/* ---- One of them, once ------------------------------------------------------------------- */

static void test_after_founding_or_taking_the_tokens_come(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a2.0/-1,0:a1.0/0,1:a3.0 markers=red@1,0.0 todo=people");
    gheos_play_tokens("take:red");
    gheos_expect_question(GHEOS_ASK_TOKEN, 1);
    gheos_expect_unknown("found:0,0.2");
    gheos_scene("board=0,0:start.0/1,0:a2.0/-1,0:a1.0/0,1:a3.0 markers=red@1,0.0 todo=people");
    gheos_play_tokens("found:0,0.2 colour:green");
    gheos_expect_question(GHEOS_ASK_TOKEN, 1);
    gheos_expect_unknown("take:red");
}

static void test_founding_on_land_without_wheat_gives_none_but_is_allowed(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a11.0/1,0:a2.0 todo=people");
    gheos_expect_answers("found:0,0.0 skip");
    gheos_play_tokens("found:0,0.0 colour:black");
    gheos_expect_followers(1, "0,0,0,0,0,0");
    expect_is(gheos_who_lives_at("0,0.0"), GHEOS_BLACK);
    expect_is(gheos_supply(gheos_now(), GHEOS_BLACK), 5);
}

static void test_one_may_skip_if_no_founding_gives_a_follower(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a11.0/1,0:a2.0 todo=people");
    gheos_play_tokens("skip");
    gheos_expect_question(GHEOS_ASK_TOKEN, 1);
    expect_is(gheos_who_lives_at("0,0.0"), GHEOS_CIVILISATIONS);
}

static void test_one_must_act_if_a_founding_gives_a_follower(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a2.0/0,1:a3.0 todo=people");
    gheos_expect_refused("skip", GHEOS_MUST_ACT);
    gheos_expect_answers("found:0,0.0 found:0,0.1");
}

/* Land without wheat is free, but red can be taken. */
static void test_one_must_act_if_a_follower_can_be_taken(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:c7.0/1,0:a2.0/-1,0:a3.0 markers=red@1,0.0 todo=people");
    gheos_expect_refused("skip", GHEOS_MUST_ACT);
    gheos_expect_answers("take:red found:0,0.2");
}

/* Red's supply is empty: then founding without wheat and skipping are both fine. */
static void test_one_may_skip_if_every_supply_is_empty(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:c7.0/1,0:a2.0/-1,0:a3.0 markers=red@1,0.0 todo=people "
                "p2.followers=5,0,0,0,0,0");
    gheos_expect_answers("found:0,0.2 skip");
}

/* With nothing but islands skipping answers itself. */
static void test_where_nothing_is_possible_nothing_is_asked(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:c1.0 todo=people");
    gheos_expect_question(GHEOS_ASK_TOKEN, 1);
}

/* Seven continents in a row, six of them inhabited; the seventh has wheat. */
static void test_without_a_marker_left_nothing_is_founded(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/2,0:c1.0/3,0:a2.0/4,0:c2.0/5,0:a3.0/6,0:c3.0/"
                "7,0:a4.0/8,0:c4.0/9,0:a5.0/10,0:c5.0/11,0:a6.0/12,0:c6.0/13,0:a7.0 "
                "markers=red@1,0.0/green@3,0.0/yellow@5,0.0/blue@7,0.0/black@9,0.0/white@11,0.0 "
                "p1.followers=5,5,5,5,5,0 p2.followers=0,0,0,0,0,4 todo=people");
    gheos_expect_question(GHEOS_ASK_TOKEN, 1); /* the only answer was to take white */
    gheos_expect_followers(1, "5,5,5,5,5,1");
    gheos_scene("board=0,0:start.0/1,0:a1.0/2,0:c1.0/3,0:a2.0/4,0:c2.0/5,0:a3.0/6,0:c3.0/"
                "7,0:a4.0/8,0:c4.0/9,0:a5.0/10,0:c5.0/11,0:a6.0/12,0:c6.0/13,0:a7.0 "
                "markers=red@1,0.0/green@3,0.0/yellow@5,0.0/blue@7,0.0/black@9,0.0/white@11,0.0 "
                "p1.followers=0,0,0,5,5,5 todo=people");
    gheos_expect_answers("take:red take:green take:yellow");
    gheos_expect_refused("found:12,0.0", GHEOS_NO_MARKER_LEFT);
    gheos_expect_refused("found:0,0.0", GHEOS_CONTINENT_INHABITED);
}

/* ---- What happened this turn ------------------------------------------------------------- */

/* Green loses the war, and comes back on the left of the land at once. */
static void test_a_colour_that_died_this_turn_may_be_founded(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a3.0/0,1:a1.0/-1,0:a4.0 markers=red@1,0.0/green@0,1.0 "
                "p1.hand=b25,c1 p1.followers=1,0,0,0,0,0 p2.followers=0,3,0,0,0,0");
    gheos_play_tokens("tile:b25 replace:0,0 turn:0");
    gheos_expect_question(GHEOS_ASK_PEOPLE, 1);
    gheos_expect_refused("take:green", GHEOS_NOT_ON_BOARD);
    gheos_play_tokens("found:0,0.2");
    gheos_expect_allowed("colour:green");
    gheos_play_tokens("colour:green");
    gheos_expect_followers(1, "0,1,0,0,0,0");
    gheos_expect_followers(2, "0,0,0,0,0,0");
}

/* Red migrates to the left; the right is free again. */
static void test_land_left_this_turn_may_be_founded_on(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a11.0/1,0:a1.0/-1,0:a7.0 markers=red@0,0.0 p1.hand=c7,c1 "
                "p1.followers=2,0,0,0,0,0");
    gheos_expect_scene_refused("board=0,0:a11.0/1,0:a1.0/-1,0:a7.0 markers=red@0,0.0 "
                               "todo=colour(1,0.0)",
                               "what was chosen does not fit");
    gheos_play_tokens("tile:c7 replace:0,0 turn:0");
    gheos_expect_answers("take:red found:0,0.0");
    gheos_play_tokens("found:0,0.0 colour:blue");
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_BLUE);
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_RED);
    gheos_expect_sound();
}

/* ---- What a continent has ---------------------------------------------------------------- */

static void expect_home(uint8_t civilisation, int wheat, int cups) {
    expect_is(gheos_now()->home_symbols[civilisation][GHEOS_WHEAT], wheat);
    expect_is(gheos_now()->home_symbols[civilisation][GHEOS_CUP], cups);
}

/* Blue is founded on a wheat and two cups. */
static void test_the_state_keeps_what_each_continent_has(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a8.0/-1,0:a1.0 markers=red@-1,0.0 todo=people");
    expect_home(GHEOS_RED, 2, 0);
    expect_home(GHEOS_BLUE, 0, 0);
    gheos_play_tokens("found:0,0.0 colour:blue");
    expect_home(GHEOS_BLUE, 1, 2);
}

static void expect_unsound(const gheos_state *s, const char *says) {
    dm_error error;
    assert_false(gheos_game.check((const dm_state *)s, &error));
    assert_string_equal(error.text, says);
}

static void test_a_state_that_kept_something_else_is_unsound(void **unused) {
    (void)unused;
    dm_state copy;
    gheos_state *s = gheos_mutable(&copy);
    gheos_scene("board=0,0:start.0/1,0:a8.0/-1,0:a1.0 markers=red@-1,0.0 todo=people");
    memset(&copy, 0, sizeof copy);
    memcpy(s, gheos_now(), sizeof *s);
    s->home_symbols[GHEOS_RED][GHEOS_WHEAT]++;
    expect_unsound(s, "red has other symbols than its continent");
    s->home_symbols[GHEOS_RED][GHEOS_WHEAT]--;
    s->home_symbols[GHEOS_BLUE][GHEOS_WHEAT]++;
    expect_unsound(s, "blue has symbols but no marker on the board");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_founding_on_one_wheat_gives_one_follower, "G-F1"),
        PROVES(test_founding_gives_as_many_followers_as_wheat, "G-F1"),
        PROVES(test_founding_gives_five_followers_at_most, "G-F1"),
        PROVES(test_any_colour_off_the_board_may_be_founded, "G-F1"),
        PROVES(test_any_uninhabited_continent_may_be_chosen, "G-F1 G-T4"),
        PROVES(test_one_follower_of_a_civilisation_on_the_board_is_taken, "G-F1"),
        PROVES(test_nothing_is_taken_from_an_empty_supply, "G-F1"),
        PROVES(test_a_marker_stays_although_nobody_holds_its_followers, "G-F1"),
        PROVES(test_after_founding_or_taking_the_tokens_come, "G-F1"),
        PROVES(test_founding_on_land_without_wheat_gives_none_but_is_allowed, "G-F1"),
        PROVES(test_one_may_skip_if_no_founding_gives_a_follower, "G-F1"),
        PROVES(test_one_must_act_if_a_founding_gives_a_follower, "G-F1"),
        PROVES(test_one_must_act_if_a_follower_can_be_taken, "G-F1"),
        PROVES(test_one_may_skip_if_every_supply_is_empty, "G-F1"),
        PROVES(test_where_nothing_is_possible_nothing_is_asked, "G-F1"),
        PROVES(test_without_a_marker_left_nothing_is_founded, "G-F1"),
        PROVES(test_a_colour_that_died_this_turn_may_be_founded, "G-F1"),
        PROVES(test_land_left_this_turn_may_be_founded_on, "G-F1"),
        cmocka_unit_test(test_the_state_keeps_what_each_continent_has),
        cmocka_unit_test(test_a_state_that_kept_something_else_is_unsound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
