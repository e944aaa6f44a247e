/* Setting up (G-S1), the calm Epochs (G-S2), and options that make no sense. */
#include <stdio.h>

#include "support/gheos_support.h"

static void new_table(int players, int seed, const char *more) {
    char options[64];
    snprintf(options, sizeof options, "players=%d seed=%d %s", players, seed, more);
    gheos_table_new(options);
}

static int epochs_in_pile(void) {
    int count = 0;
    for (int k = 0; k < gheos_now()->pile_count; k++) count += gheos_now()->pile[k] == GHEOS_EPOCH;
    return count;
}

/* The k-th tile from the top of the pile. */
static uint8_t from_top(int k) { return gheos_now()->pile[gheos_now()->pile_count - 1 - k]; }

/* ---- The usual set-up -------------------------------------------------------------------- */

static void test_the_start_tile_lies_on_the_table(void **unused) {
    (void)unused;
    new_table(2, 1, "");
    expect_is(gheos_now()->place_count, 1);
    expect_is(gheos_place_at(gheos_now(), 0, 0), 0);
    expect_is(gheos_now()->places[0].tile, GHEOS_START_TILE);
    gheos_expect_position_refused("gheos players=2 board=0,0:a1.0 p1.hand=start,a2 p2.hand=a3,a4 "
                                  "p1.tokens=3 p2.tokens=3 pile=* todo=tile",
                                  "the start tile must lie at 0,0 or have left the game");
    gheos_expect_scene_refused("board=0,0:a1.0/1,0:start.0",
                               "the start tile must lie at 0,0 or have left the game");
}

static void test_two_tiles_and_three_tokens_are_given_to_each(void **unused) {
    (void)unused;
    for (int players = 2; players <= 4; players++) {
        new_table(players, 1, "");
        for (int seat = 1; seat <= players; seat++) {
            expect_is(gheos_seat(seat)->hand_count, 2);
            expect_is(gheos_seat(seat)->tokens, 3);
            expect_is(gheos_seat(seat)->vp, 0);
        }
        expect_is(gheos_now()->pile_count, 51 + 8 - 2 * players);
        expect_is(epochs_in_pile(), 8);
    }
    gheos_expect_scene_refused("board=0,0:start.0 p1.hand=a1", "a hand has the wrong number");
    gheos_expect_scene_refused("board=0,0:start.0 p1.tokens=4", "a number from 0 to 3");
}

static void test_no_epoch_is_in_a_starting_hand(void **unused) {
    (void)unused;
    for (int seed = 1; seed <= 200; seed++) {
        new_table(4, seed, "");
        for (int seat = 1; seat <= 4; seat++)
            for (int k = 0; k < 2; k++) assert_true(gheos_seat(seat)->hand[k] < GHEOS_EPOCH);
    }
    gheos_expect_scene_refused("board=0,0:start.0 p1.hand=a1,epoch", "an Epoch is in a hand");
}

/* Top, middle and bottom of the pile are Epochs about equally often: 8 of 55 times. */
static void test_the_epochs_are_shuffled_into_the_whole_pile(void **unused) {
    (void)unused;
    static const int places[] = {0, 27, 54};
    int epochs[3] = {0};
    for (int seed = 1; seed <= 600; seed++) {
        new_table(2, seed, "");
        for (int k = 0; k < 3; k++) epochs[k] += from_top(places[k]) == GHEOS_EPOCH;
    }
    for (int k = 0; k < 3; k++)
        if (epochs[k] < 55 || epochs[k] > 120)
            fail_msg("tile %d of the pile is an Epoch %d of 600 times", places[k], epochs[k]);
}

static void test_every_tile_may_be_dealt_to_every_seat(void **unused) {
    (void)unused;
    uint64_t dealt[2] = {0};
    for (int seed = 1; seed <= 400; seed++) {
        new_table(2, seed, "");
        for (int seat = 0; seat < 2; seat++)
            for (int k = 0; k < 2; k++) dealt[seat] |= (uint64_t)1 << gheos_seat(seat + 1)->hand[k];
    }
    for (int seat = 0; seat < 2; seat++)
        assert_true(dealt[seat] ==
                    (((uint64_t)1 << GHEOS_TILES) - 1) - 1); /* all but the start tile */
}

static void test_the_same_seed_deals_the_same_game_and_another_does_not(void **unused) {
    (void)unused;
    dm_state first;
    new_table(3, 1, "");
    first = gheos_table.state;
    new_table(3, 1, "");
    assert_memory_equal(&first, &gheos_table.state, sizeof(gheos_state));
    new_table(3, 2, "");
    assert_memory_not_equal(gheos_const(&first)->pile, gheos_now()->pile, 50);
}

static void test_followers_lie_in_the_supply_and_markers_aside(void **unused) {
    (void)unused;
    static const char *const order[] = {"red", "green", "yellow", "blue", "black", "white"};
    new_table(3, 1, "");
    expect_is(GHEOS_CIVILISATIONS, 6);
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        assert_string_equal(gheos_civilisation_ids[civilisation], order[civilisation]);
        expect_is(gheos_supply(gheos_now(), civilisation), 5);
        assert_false(gheos_on_board(gheos_now(), civilisation));
    }
    for (int seat = 1; seat <= 3; seat++) gheos_expect_followers(seat, "0,0,0,0,0,0");
}

static void test_a_colour_has_five_followers(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0 markers=red@1,0.0 "
                "p1.followers=3,0,0,0,0,0 p2.followers=2,0,0,0,0,0");
    expect_is(gheos_supply(gheos_now(), GHEOS_RED), 0);
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0 markers=red@1,0.0 "
                               "p1.followers=3,0,0,0,0,0 p2.followers=3,0,0,0,0,0",
                               "red has more than 5 followers");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0 markers=red@1,0.0 "
                               "p1.followers=6,0,0,0,0,0",
                               "a number from 0 to 5");
}

static void test_the_first_player_is_drawn_at_random(void **unused) {
    (void)unused;
    int began[4] = {0};
    for (int seed = 1; seed <= 100; seed++) {
        new_table(4, seed, "");
        expect_is(gheos_table.question.seat, gheos_now()->first_seat);
        began[gheos_now()->first_seat]++;
    }
    for (int seat = 0; seat < 4; seat++)
        if (began[seat] < 10) fail_msg("seat %d began %d of 100 games", seat + 1, began[seat]);
}

/* Islands everywhere, so nobody can found or take. */
static void test_turns_go_clockwise_from_the_first_player(void **unused) {
    (void)unused;
    gheos_scene("players=3 board=0,0:start.0 first=2 turn=2 p1.hand=c1,c2 p2.hand=c3,c4 "
                "p3.hand=c5,c6");
    gheos_expect_question(GHEOS_ASK_TILE, 2);
    gheos_play_tokens("tile:c3 add:1,0 turn:0 keep");
    gheos_expect_question(GHEOS_ASK_TILE, 3);
    gheos_play_tokens("tile:c5 add:0,1 turn:0 keep");
    gheos_expect_question(GHEOS_ASK_TILE, 1);
    expect_is(gheos_game.progress(&gheos_table.state).round, 1);
    gheos_play_tokens("tile:c1 add:-1,0 turn:0 keep");
    gheos_expect_question(GHEOS_ASK_TILE, 2);
    expect_is(gheos_game.progress(&gheos_table.state).round, 2);
}

/* ---- Calm Epochs ------------------------------------------------------------------------- */

/* Stacks, tiles in the last one, and how many at the top have one tile more. */
static const struct {
    int stacks, tiles, larger;
} calm[] = {{0, 0, 0}, {0, 0, 0}, {6, 7, 5}, {7, 6, 3}, {8, 5, 3}};

/* The place of the only Epoch in the stack below the first `above` tiles; fails unless one. */
static int place_of_epoch(int above, int height) {
    int place = -1;
    for (int k = 0; k < height; k++) {
        if (from_top(above + k) != GHEOS_EPOCH) continue;
        if (place >= 0) fail_msg("two Epochs among tiles %d to %d", above, above + height - 1);
        place = k;
    }
    if (place < 0) fail_msg("no Epoch among tiles %d to %d", above, above + height - 1);
    return place;
}

static void test_calm_epochs_put_one_epoch_into_each_stack(void **unused) {
    (void)unused;
    for (int players = 2; players <= 4; players++)
        for (int seed = 1; seed <= 50; seed++) {
            int above = 0;
            new_table(players, seed, "calm-epochs=on");
            for (int stack = 0; stack < calm[players].stacks; stack++) {
                int height = calm[players].tiles + (stack < calm[players].larger) + 1;
                place_of_epoch(above, height);
                above += height;
            }
            expect_is(gheos_now()->pile_count, above);
        }
}

static void test_the_other_epochs_leave_a_calm_game(void **unused) {
    (void)unused;
    for (int players = 2; players <= 4; players++) {
        new_table(players, 1, "calm-epochs=on");
        expect_is(epochs_in_pile(), players + 4);
        new_table(players, 1, "calm-epochs=off");
        expect_is(epochs_in_pile(), 8);
    }
}

/* Each of the nine places of the first stack about 1 of 9 times. */
static void test_a_calm_epoch_lies_anywhere_in_its_stack_top_and_bottom_included(void **unused) {
    (void)unused;
    int times[9] = {0};
    for (int seed = 1; seed <= 450; seed++) {
        new_table(2, seed, "calm-epochs=on");
        times[place_of_epoch(0, 9)]++;
    }
    for (int k = 0; k < 9; k++)
        if (times[k] < 25 || times[k] > 80) fail_msg("place %d: %d of 450 times", k, times[k]);
}

/* Without the option two Epochs often lie among the first nine tiles, or none. */
static void test_calm_epochs_are_off_by_default(void **unused) {
    (void)unused;
    int uneven = 0;
    for (int seed = 1; seed <= 50; seed++) {
        int epochs = 0;
        new_table(2, seed, "");
        expect_is(gheos_now()->calm_epochs, 0);
        for (int k = 0; k < 9; k++) epochs += from_top(k) == GHEOS_EPOCH;
        uneven += epochs != 1;
    }
    assert_true(uneven > 10);
}

/* ---- Options ----------------------------------------------------------------------------- */

static void expect_options(const char *given, const char *written) {
    char text[64];
    dm_writer out = dm_writer_on(text, sizeof text);
    gheos_table_new(given);
    gheos_game.write_options(&gheos_table.state, &out);
    assert_string_equal(text, written);
}

static void test_options_have_one_form(void **unused) {
    (void)unused;
    expect_options("seed=5", "players=2");
    expect_options("players=4 calm-epochs=off", "players=4");
    expect_options("calm-epochs=on players=3", "players=3 calm-epochs=on");
}

static void test_options_that_make_no_sense_are_refused(void **unused) {
    (void)unused;
    gheos_expect_options_refused("players=1", "2, 3 or 4 players");
    gheos_expect_options_refused("players=5", "2, 3 or 4 players");
    gheos_expect_options_refused("calm-epochs=yes", "expected on or off");
    gheos_expect_options_refused("joker=on", "unknown option 'joker'");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_the_start_tile_lies_on_the_table, "G-S1 G-T1"),
        PROVES(test_two_tiles_and_three_tokens_are_given_to_each, "G-S1"),
        PROVES(test_no_epoch_is_in_a_starting_hand, "G-S1"),
        PROVES(test_the_epochs_are_shuffled_into_the_whole_pile, "G-S1"),
        PROVES(test_every_tile_may_be_dealt_to_every_seat, "G-S1"),
        PROVES(test_the_same_seed_deals_the_same_game_and_another_does_not, "G-S1"),
        PROVES(test_followers_lie_in_the_supply_and_markers_aside, "G-S1"),
        PROVES(test_a_colour_has_five_followers, "G-S1"),
        PROVES(test_the_first_player_is_drawn_at_random, "G-S1"),
        PROVES(test_turns_go_clockwise_from_the_first_player, "G-S1"),
        PROVES(test_calm_epochs_put_one_epoch_into_each_stack, "G-S2"),
        PROVES(test_the_other_epochs_leave_a_calm_game, "G-S2"),
        PROVES(test_a_calm_epoch_lies_anywhere_in_its_stack_top_and_bottom_included, "G-S2"),
        PROVES(test_calm_epochs_are_off_by_default, "G-S2"),
        cmocka_unit_test(test_options_have_one_form),
        PROVES(test_options_that_make_no_sense_are_refused, "G-S1 G-S2"),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
