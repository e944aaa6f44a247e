/* Adding and replacing tiles (G-A1), and what costs nothing (G-A7).
 *
 * Cells of these boards, /up\ and \down/:
 *
 *     \-3,0/ -2,0 \-1,0/  0,0 \ 1,0/  2,0 \ 3,0/       \ 1,-1 / stands on 1,0
 *                         \ 0,1/  1,1 \ 2,1/
 */
#include <stdio.h>

#include "support/gheos_support.h"

/* ---- Where a tile may go ----------------------------------------------------------------- */

static void test_a_tile_is_added_beside_a_tile(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0 p1.hand=a2,b1");
    gheos_play_tokens("tile:a2");
    gheos_expect_question(GHEOS_ASK_CELL, 1);
    gheos_expect_answers("add:0,1 add:-1,0 add:1,-1 add:2,0 replace:0,0 replace:1,0");
    gheos_expect_unknown("add:1,1");
    gheos_expect_unknown("add:3,0");
    gheos_expect_unknown("add:0,0");
    gheos_expect_unknown("replace:0,1");
}

/* 2,1 touches two tiles. */
static void test_a_cell_between_two_tiles_is_offered_once(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/2,0:c1.0/0,1:a3.0/1,1:c2.0 p1.hand=a2,b1");
    gheos_play_tokens("tile:a2");
    gheos_expect_answers("add:-1,0 add:1,-1 add:3,0 add:2,1 add:-1,1 add:1,2 "
                         "replace:0,0 replace:1,0 replace:2,0 replace:0,1 replace:1,1");
}

static void test_placing_is_a_duty(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0 p1.hand=a2,b1");
    gheos_expect_question(GHEOS_ASK_TILE, 1);
    gheos_expect_answers("tile:a2 tile:b1");
    gheos_expect_unknown("skip");
    gheos_expect_unknown("keep");
}

static void test_only_a_tile_of_the_hand_is_placed(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0 p1.hand=a2,b1 p2.hand=a3,a4");
    gheos_expect_unknown("tile:a3");
    gheos_expect_unknown("tile:a5");
    gheos_expect_scene_refused("board=0,0:start.0 p1.hand=a2,b1 todo=cell(a3)",
                               "what was chosen does not fit");
}

static void test_an_added_tile_goes_from_the_hand_to_its_cell(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/0,1:a3.0 p1.hand=a2,b1");
    gheos_play_tokens("tile:b1 add:-1,0 turn:2");
    expect_is(gheos_seat(1)->hand_count, 1);
    expect_is(gheos_seat(1)->hand[0], gheos_tile_named("a2"));
    uint8_t place = gheos_place_at(gheos_now(), -1, 0);
    expect_is(gheos_now()->places[place].tile, gheos_tile_named("b1"));
    expect_is(gheos_now()->places[place].rotation, 2);
    expect_is(gheos_now()->place_count, 4);
    expect_is(gheos_event(GHEOS_DID_ADD)->via, gheos_tile_named("b1"));
    expect_is(gheos_told(GHEOS_DID_ADD, 1), 2);
    expect_is(gheos_times_told(GHEOS_DID_LIFT), 0);
    gheos_expect_sound();
}

/* The board and the hand change only when the whole placement is decided. */
static void test_nothing_moves_before_the_rotation_is_chosen(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/0,1:a3.0 p1.hand=a2,b1");
    gheos_play_tokens("tile:b1 add:-1,0");
    gheos_expect_question(GHEOS_ASK_ROTATION, 1);
    expect_is(gheos_now()->place_count, 3);
    expect_is(gheos_seat(1)->hand_count, 2);
    expect_is(gheos_happened.count, 0);
}

/* ---- Replacing --------------------------------------------------------------------------- */

static void test_a_replaced_tile_leaves_the_game(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/0,1:a3.0 p1.hand=a2,b1");
    gheos_play_tokens("tile:b1 replace:1,0 turn:0");
    uint8_t old = gheos_tile_named("a1"), new = gheos_tile_named("b1");
    expect_is(gheos_now()->place_count, 3);
    expect_is(gheos_now()->places[gheos_place_at(gheos_now(), 1, 0)].tile, new);
    expect_is(gheos_now()->gone, (uint64_t)1 << old);
    expect_is(gheos_event(GHEOS_DID_LIFT)->via, old);
    expect_is(gheos_event(GHEOS_DID_REPLACE)->via, new);
    expect_is(gheos_times_told(GHEOS_DID_ADD), 0);
    for (int k = 0; k < gheos_now()->pile_count; k++) assert_true(gheos_now()->pile[k] != old);
    gheos_expect_sound();
}

static void test_the_start_tile_may_be_replaced(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/0,1:a3.0 p1.hand=a2,b1");
    gheos_play_tokens("tile:a2 replace:0,0");
    expect_is(gheos_now()->gone, 1);
    expect_is(gheos_region_at("1,0.0").symbols[GHEOS_SWORD], 1);
}

static void test_a_tile_of_the_same_layout_may_replace(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/0,1:b3.0 p1.hand=a2,b1");
    gheos_play_tokens("tile:a2");
    gheos_expect_allowed("replace:1,0");
    gheos_scene("board=0,0:start.0/1,0:a1.0/0,1:b3.0 p1.hand=a2,b1");
    gheos_play_tokens("tile:b1 replace:0,1");
    gheos_expect_answers("turn:0 turn:1 turn:2");
}

/* The rulebook's example: the tile with the pyramid can never be replaced; its neighbours can. */
static void expect_stands(const char *id) {
    char words[80];
    snprintf(words, sizeof words, "board=0,0:start.0/1,0:a1.0/0,1:%s.0 p1.hand=a2,b1", id);
    gheos_scene(words);
    gheos_play_tokens("tile:a2");
    gheos_expect_refused("replace:0,1", GHEOS_PYRAMID_STANDS);
    gheos_expect_allowed("replace:0,0");
    gheos_expect_allowed("replace:1,0");
}

static void test_a_tile_with_a_pyramid_is_never_replaced(void **unused) {
    (void)unused;
    static const char *const pyramids[] = {"a10", "b16", "b17", "b18", "b19", "b20", "b21", "c12"};
    for (int k = 0; k < 8; k++) expect_stands(pyramids[k]);
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a10.0 p1.hand=a2,b1 todo=rotation(b1@1,0.0)",
                               "what was chosen does not fit");
}

static void test_a_tile_with_a_pyramid_may_replace_another(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/0,1:a3.0 p1.hand=a10,b1");
    gheos_play_tokens("tile:a10 replace:1,0");
    expect_is(gheos_region_at("1,0.0").symbols[GHEOS_PYRAMID], 1);
}

/* ---- Rotations --------------------------------------------------------------------------- */

static void test_rotations_that_look_the_same_are_offered_once(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/0,1:a3.0 p1.hand=a2,b25");
    gheos_play_tokens("tile:a2 add:-1,0");
    gheos_expect_question(GHEOS_ASK_PEOPLE, 1);
    expect_is(gheos_now()->places[3].rotation, 0);
    gheos_scene("board=0,0:start.0/1,0:a1.0/0,1:a3.0 p1.hand=a2,b25");
    gheos_play_tokens("tile:b25 add:-1,0");
    gheos_expect_answers("turn:0 turn:1 turn:2");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.1", "looks the same");
    gheos_expect_scene_refused("board=0,0:start.1/1,0:a1.0", "looks the same");
}

/* ---- What is free ------------------------------------------------------------------------ */

/* Red lives right, nobody below; 2,1 links the two. Seat 1 has no followers to pay with. */
static void test_joining_inhabited_and_uninhabited_land_is_free(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/2,0:a2.0/0,1:a3.0/1,1:a4.0 markers=red@1,0.0 "
                "p1.hand=a5,b1 p2.followers=2,0,0,0,0,0");
    expect_is(gheos_who_lives_at("1,1.0"), GHEOS_CIVILISATIONS);
    gheos_play_tokens("tile:a5 add:2,1");
    expect_is(gheos_times_told(GHEOS_DID_PAY), 0);
    expect_is(gheos_who_lives_at("1,1.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("2,0.0"), GHEOS_RED);
    gheos_expect_followers(2, "2,0,0,0,0,0");
    gheos_expect_sound();
}

static void test_joining_uninhabited_land_is_free(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/2,0:a2.0/0,1:a3.0/1,1:a4.0 p1.hand=a5,b1");
    gheos_play_tokens("tile:a5 add:2,1");
    gheos_expect_question(GHEOS_ASK_COLOUR, 1);
    expect_is(gheos_region_at("0,0.0").symbols[GHEOS_WHEAT], 5);
}

/* Red reaches from 0,0 to 3,0; its right end becomes shores, and a wheat is lost. */
static void test_shrinking_without_a_split_is_free(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/2,0:a2.0/3,0:a7.0 markers=red@1,0.0 "
                "p1.hand=a5,c4 p2.followers=2,0,0,0,0,0");
    expect_is(gheos_region_at("1,0.0").symbols[GHEOS_WHEAT], 4);
    gheos_play_tokens("tile:c4 replace:3,0 turn:0");
    expect_is(gheos_times_told(GHEOS_DID_PAY), 0);
    expect_is(gheos_times_told(GHEOS_DID_MIGRATE), 0);
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_RED);
    expect_is(gheos_region_at("1,0.0").symbols[GHEOS_WHEAT], 2);
    expect_is(gheos_who_lives_at("3,0.1"), GHEOS_CIVILISATIONS);
    gheos_expect_followers(2, "2,0,0,0,0,0");
}

/* The same tile one step to the left cuts red in two: that costs a follower. */
static void test_shrinking_with_a_split_is_not_free(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/2,0:a2.0/3,0:a7.0 markers=red@1,0.0 "
                "p1.hand=a5,c4 p2.followers=2,0,0,0,0,0");
    gheos_play_tokens("tile:c4");
    gheos_expect_refused("replace:2,0", GHEOS_NO_FOLLOWER_TO_PAY);
    gheos_expect_allowed("replace:3,0");
}

/* c3 (W,C,-) turned by 1 shows its wheat to the empty cell below: nobody can go there. */
static void test_a_bit_of_the_new_tile_that_touches_no_old_piece_is_no_target(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a11.0/1,0:a2.0/-1,0:a3.0 markers=red@0,0.0 "
                "p1.hand=c3,c4 p1.followers=2,0,0,0,0,0");
    gheos_play_tokens("tile:c3 replace:0,0 turn:1");
    expect_is(gheos_region_at("1,0.0").symbols[GHEOS_WHEAT], 0);
    gheos_expect_question(GHEOS_ASK_TARGET, 1);
    gheos_expect_answers("migrate:0 migrate:2");
    gheos_expect_unknown("migrate:1");
    gheos_play_tokens("migrate:2");
    expect_is(gheos_region_at("0,0.1").symbols[GHEOS_WHEAT], 1);
    expect_is(gheos_who_lives_at("-1,0.0"), GHEOS_RED);
}

/* ---- Foresight --------------------------------------------------------------------------- */

static gheos_outcome foresee(const char *id, int x, int y, int rotation) {
    gheos_outcome outcome;
    gheos_foresee(gheos_now(),
                  (gheos_placement){gheos_tile_named(id), (int8_t)x, (int8_t)y, (uint8_t)rotation},
                  &outcome);
    return outcome;
}

static void test_foresight_tells_who_gains_land(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/2,0:a2.0/0,1:a3.0/1,1:a4.0 markers=red@1,0.0");
    expect_is(foresee("a5", 2, 1, 0).joined, 1 << GHEOS_RED);
    expect_is(foresee("a5", 3, 0, 0).joined, 0);
    expect_is(foresee("c1", 2, 1, 0).joined, 0);
}

/* The bare shore of 1,1 lies on a tile that red has land on, but is not red's yet. */
static void test_foresight_tells_of_a_shore_gained_on_a_tile_one_has(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a1.0/1,0:a2.0/2,0:a3.0/0,1:a4.0/1,1:b1.1 markers=red@0,0.0");
    expect_is(gheos_who_lives_at("1,1.2"), GHEOS_RED);
    expect_is(gheos_who_lives_at("1,1.0"), GHEOS_CIVILISATIONS);
    expect_is(foresee("a5", 2, 1, 0).joined, 1 << GHEOS_RED);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_a_tile_is_added_beside_a_tile, "G-A1"),
        PROVES(test_a_cell_between_two_tiles_is_offered_once, "G-A1"),
        PROVES(test_placing_is_a_duty, "G-A1"),
        PROVES(test_only_a_tile_of_the_hand_is_placed, "G-A1"),
        PROVES(test_an_added_tile_goes_from_the_hand_to_its_cell, "G-A1"),
        PROVES(test_nothing_moves_before_the_rotation_is_chosen, "G-A1"),
        PROVES(test_a_replaced_tile_leaves_the_game, "G-A1"),
        PROVES(test_the_start_tile_may_be_replaced, "G-A1"),
        PROVES(test_a_tile_of_the_same_layout_may_replace, "G-A1"),
        PROVES(test_a_tile_with_a_pyramid_is_never_replaced, "G-A1"),
        PROVES(test_a_tile_with_a_pyramid_may_replace_another, "G-A1"),
        PROVES(test_rotations_that_look_the_same_are_offered_once, "G-A1"),
        PROVES(test_joining_inhabited_and_uninhabited_land_is_free, "G-A7"),
        PROVES(test_joining_uninhabited_land_is_free, "G-A7"),
        PROVES(test_shrinking_without_a_split_is_free, "G-A7 G-A2"),
        PROVES(test_shrinking_with_a_split_is_not_free, "G-A7 G-A4"),
        PROVES(test_a_bit_of_the_new_tile_that_touches_no_old_piece_is_no_target, "G-A7"),
        PROVES(test_foresight_tells_who_gains_land, "G-A7"),
        PROVES(test_foresight_tells_of_a_shore_gained_on_a_tile_one_has, "G-A7"),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
