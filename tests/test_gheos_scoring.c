/* Scoring tokens (G-P1), drawing and Epochs (G-D1), the end and the final count (G-X1, G-X2). */
#include <stdio.h>

#include "support/gheos_support.h"

enum { ADAM = 1, EVE = 2, NOAH = 3 };

static dm_scores scores(void) {
    dm_scores found;
    gheos_game.score(&gheos_table.state, &found);
    return found;
}

static void expect_totals(int first, int second, int third) {
    expect_is(scores().total[0], first);
    expect_is(scores().total[1], second);
    expect_is(scores().total[2], third);
}

static void expect_places(int first, int second, int third) {
    expect_is(scores().place[0], first);
    expect_is(scores().place[1], second);
    expect_is(scores().place[2], third);
}

/* ---- Scoring tokens ---------------------------------------------------------------------- */

/* Red's continent (right) has a cup, blue's (left) two, yellow's (below) three. */
#define CUPS                                                                       \
    "players=3 board=0,0:start.0/1,0:a2.0/-1,0:a8.0/0,1:a4.0/1,1:a6.0/-1,1:b10.0 " \
    "markers=red@1,0.0/blue@-1,0.0/yellow@0,1.0 p1.followers=2,0,0,3,0,0 "

/* The rulebook's example: 1 + 1 + 2 + 2 + 2, and nothing for yellow. */
static void test_a_token_is_worth_8_for_two_red_and_three_blue(void **unused) {
    (void)unused;
    gheos_scene(CUPS "p2.followers=0,0,2,0,0,0 todo=token");
    expect_is(gheos_region_at("0,1.0").symbols[GHEOS_CUP], 3);
    gheos_expect_question(GHEOS_ASK_TOKEN, ADAM);
    expect_is(gheos_table.question.args[0], 8);
    gheos_play_tokens("score");
    expect_is(gheos_seat(ADAM)->vp, 8);
    expect_is(gheos_told(GHEOS_DID_TOKEN, ADAM), 8);
    expect_is(gheos_seat(EVE)->vp, 0);
}

static void test_a_token_that_is_kept_scores_nothing_and_stays(void **unused) {
    (void)unused;
    gheos_scene(CUPS "todo=token");
    gheos_play_tokens("keep");
    expect_is(gheos_seat(ADAM)->vp, 0);
    expect_is(gheos_seat(ADAM)->tokens, 3);
    expect_is(gheos_times_told(GHEOS_DID_KEEP), 1);
}

static void test_a_token_leaves_the_game_and_only_one_is_played_a_turn(void **unused) {
    (void)unused;
    gheos_scene(CUPS "todo=token");
    gheos_play_tokens("score");
    expect_is(gheos_seat(ADAM)->tokens, 2);
    expect_is(gheos_event(GHEOS_DID_TOKEN)->b, 2);
    gheos_expect_question(GHEOS_ASK_TILE, EVE);
    gheos_expect_unknown("score");
}

static void test_followers_just_gained_score_too(void **unused) {
    (void)unused;
    gheos_scene(CUPS "todo=people");
    gheos_play_tokens("take:yellow score");
    expect_is(gheos_seat(ADAM)->vp, 8 + 3);
}

static void test_a_token_may_be_played_for_nothing(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a2.0 todo=token");
    gheos_expect_answers("keep score");
    gheos_play_tokens("score");
    expect_is(gheos_seat(1)->vp, 0);
    expect_is(gheos_seat(1)->tokens, 2);
    expect_is(gheos_times_told(GHEOS_DID_TOKEN), 1);
}

static void test_without_a_token_nothing_is_asked(void **unused) {
    (void)unused;
    gheos_scene(CUPS "p1.tokens=0 todo=people");
    gheos_play_tokens("take:yellow");
    gheos_expect_question(GHEOS_ASK_TILE, EVE);
    expect_is(gheos_seat(ADAM)->vp, 0);
    expect_is(gheos_times_told(GHEOS_DID_KEEP), 0);
}

/* Pyramids, wheat and swords are no cups. */
static void test_a_token_counts_cups_only(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:b17.2/2,0:a5.0 markers=red@1,0.0 "
                "p1.followers=5,0,0,0,0,0 todo=token");
    expect_is(gheos_region_at("1,0.0").symbols[GHEOS_PYRAMID], 1);
    expect_is(gheos_table.question.args[0], 0);
}

static void test_vp_may_exceed_255(void **unused) {
    (void)unused;
    gheos_scene(CUPS "p1.vp=250 todo=token");
    gheos_play_tokens("score");
    expect_is(gheos_seat(ADAM)->vp, 258);
    expect_is(scores().total[0], 258 + 8);
    gheos_table_from(gheos_position_line());
    expect_is(gheos_seat(ADAM)->vp, 258);
}

/* ---- Drawing and Epochs ------------------------------------------------------------------ */

static void test_one_tile_is_drawn_at_the_end_of_a_turn(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a2.0 p1.hand=c5 todo=token");
    gheos_put_on_top("b7,b8");
    int before = gheos_now()->pile_count;
    gheos_play_tokens("keep");
    expect_is(gheos_seat(1)->hand_count, 2);
    expect_is(gheos_seat(1)->hand[0], gheos_tile_named("b7"));
    expect_is(gheos_seat(1)->hand[1], gheos_tile_named("c5"));
    expect_is(gheos_now()->pile_count, before - 1);
    expect_is(gheos_seat(2)->hand_count, 2);
    gheos_expect_question(GHEOS_ASK_TILE, 2);
}

static void test_a_tile_drawn_is_seen_by_its_owner_only(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a2.0 todo=token");
    gheos_play_tokens("keep");
    const dm_event *seen = gheos_event(GHEOS_DID_SEE_TILE);
    assert_true(dm_event_visible(seen, 0));
    assert_false(dm_event_visible(seen, 1));
    assert_false(dm_event_visible(seen, DM_PUBLIC));
    assert_true(dm_event_visible(gheos_event(GHEOS_DID_DRAW), 1));
    expect_is(gheos_event(GHEOS_DID_DRAW)->via, DM_UNKNOWN);
}

/* Red's continent (right) has two pyramids, blue's (left) one. */
#define PYRAMIDS                                                           \
    "players=3 board=0,0:start.0/1,0:a10.0/2,0:b16.1/-1,0:b17.1/0,1:a2.0 " \
    "markers=red@1,0.0/blue@-1,0.2/white@0,1.0 p1.followers=2,0,0,1,0,1 "  \
    "p2.followers=1,0,0,1,0,0 p3.followers=0,0,0,2,0,3 todo=token "

/* The rulebook's example: Adam 2 + 2 + 1, Eve 2 + 1, Noah 1 + 1. */
static void test_an_epoch_is_worth_5_and_3_and_2(void **unused) {
    (void)unused;
    gheos_scene(PYRAMIDS);
    gheos_put_on_top("epoch,b7");
    gheos_play_tokens("keep");
    expect_is(gheos_seat(ADAM)->vp, 5);
    expect_is(gheos_seat(EVE)->vp, 3);
    expect_is(gheos_seat(NOAH)->vp, 2);
    expect_is(gheos_told(GHEOS_DID_EPOCH_VP, EVE), 3);
    expect_is(gheos_now()->epochs_drawn, 1);
    assert_true(dm_event_visible(gheos_event(GHEOS_DID_EPOCH), DM_PUBLIC));
}

static void test_without_an_epoch_pyramids_score_nothing(void **unused) {
    (void)unused;
    gheos_scene(PYRAMIDS);
    gheos_put_on_top("b7,epoch");
    gheos_play_tokens("keep");
    expect_is(gheos_seat(ADAM)->vp, 0);
    expect_is(gheos_now()->epochs_drawn, 0);
}

static void test_an_epoch_is_followed_by_another_draw(void **unused) {
    (void)unused;
    gheos_scene(PYRAMIDS "p1.hand=c5");
    gheos_put_on_top("epoch,epoch,b7");
    int before = gheos_now()->pile_count;
    gheos_play_tokens("keep");
    expect_is(gheos_seat(ADAM)->vp, 10);
    expect_is(gheos_seat(NOAH)->vp, 4);
    expect_is(gheos_now()->epochs_drawn, 2);
    expect_is(gheos_now()->pile_count, before - 3);
    expect_is(gheos_seat(ADAM)->hand_count, 2);
    expect_is(gheos_seat(ADAM)->hand[0], gheos_tile_named("b7"));
    gheos_expect_told_in_order("epoch epoch-vp epoch epoch-vp draw start-turn");
    gheos_expect_question(GHEOS_ASK_TILE, EVE);
}

/* ---- The end ----------------------------------------------------------------------------- */

/* An Epoch lies on top of the pile, so many drawn before. */
static void draw_epoch(int players, int drawn) {
    char words[160];
    snprintf(words, sizeof words,
             "players=%d board=0,0:start.0/1,0:a10.0 markers=red@1,0.0 p2.followers=3,0,0,0,0,0 "
             "p1.hand=c5 epochs=%d todo=token",
             players, drawn);
    gheos_scene(words);
    gheos_put_on_top("epoch,b7");
    gheos_play_tokens("keep");
}

static void test_the_last_epoch_ends_the_game(void **unused) {
    (void)unused;
    for (int players = 2; players <= 4; players++) {
        draw_epoch(players, players + 3);
        gheos_expect_over();
        expect_is(gheos_now()->epochs_drawn, players + 4);
        expect_is(gheos_event(GHEOS_DID_END)->a, 0);
        draw_epoch(players, players + 2);
        gheos_expect_question(GHEOS_ASK_TILE, 2);
        expect_is(gheos_times_told(GHEOS_DID_END), 0);
    }
}

static void test_the_last_epoch_is_scored_and_nothing_more_is_drawn(void **unused) {
    (void)unused;
    draw_epoch(2, 5);
    expect_is(gheos_seat(2)->vp, 3);
    expect_is(gheos_seat(1)->hand_count, 1);
    expect_is(gheos_times_told(GHEOS_DID_DRAW), 0);
    gheos_expect_told_in_order("epoch epoch-vp end final-vp");
    gheos_expect_sound();
    gheos_expect_scene_refused("board=0,0:start.0 epochs=6",
                               "the last Epoch was drawn, but the game goes on");
    gheos_expect_scene_refused("board=0,0:start.0 epochs=7", "the game has ended before");
}

/* Two Epochs in one draw, and the first of them is the last: the second stays in the pile. */
static void test_nothing_is_drawn_beyond_the_last_epoch(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a10.0 markers=red@1,0.0 p2.followers=3,0,0,0,0,0 epochs=5 "
                "todo=token");
    gheos_put_on_top("epoch,epoch,b7");
    int before = gheos_now()->pile_count;
    gheos_play_tokens("keep");
    expect_is(gheos_now()->pile_count, before - 1);
    expect_is(gheos_seat(2)->vp, 3);
}

static void test_the_game_ends_at_once_when_all_tokens_are_used(void **unused) {
    (void)unused;
    gheos_scene(CUPS "p1.tokens=1 p2.tokens=0 p3.tokens=0 p1.hand=c5 todo=token");
    gheos_put_on_top("epoch");
    int before = gheos_now()->pile_count;
    gheos_play_tokens("score");
    gheos_expect_over();
    expect_is(gheos_event(GHEOS_DID_END)->a, 1);
    expect_is(gheos_now()->pile_count, before);
    expect_is(gheos_now()->epochs_drawn, 0);
    expect_is(gheos_seat(ADAM)->hand_count, 1);
    gheos_expect_sound();
}

/* Adam began, but Noah, who would be next, gets no more turn. */
static void test_turns_are_not_equalised(void **unused) {
    (void)unused;
    gheos_scene(CUPS "first=1 turn=2 p1.tokens=0 p2.tokens=1 p3.tokens=0 todo=token");
    gheos_play_tokens("score");
    gheos_expect_over();
    expect_is(gheos_now()->turn_seat, EVE - 1);
}

static void test_the_game_goes_on_while_anybody_has_a_token(void **unused) {
    (void)unused;
    gheos_scene(CUPS "p1.tokens=1 p2.tokens=0 p3.tokens=1 todo=token");
    gheos_play_tokens("score");
    gheos_expect_question(GHEOS_ASK_TILE, EVE);
    gheos_scene(CUPS "p1.tokens=1 p2.tokens=0 p3.tokens=0 todo=token");
    gheos_play_tokens("keep");
    gheos_expect_question(GHEOS_ASK_TILE, EVE);
}

/* ---- The final count --------------------------------------------------------------------- */

/* The game of three ends with the next answer; nobody has pyramids. */
#define LAST_ANSWER CUPS "epochs=6 todo=token "

static void end_with(const char *words) {
    gheos_scene(words);
    gheos_put_on_top("epoch");
    gheos_play_tokens("keep");
    gheos_expect_over();
}

static void test_at_the_end_all_score_cups_once_more(void **unused) {
    (void)unused;
    end_with(LAST_ANSWER "p2.followers=0,0,2,0,0,0 p3.followers=1,0,0,1,0,0 p1.vp=20 p2.vp=30");
    expect_totals(20 + 8, 30 + 6, 3);
    expect_is(scores().points[GHEOS_FROM_PLAY][0], 20);
    expect_is(scores().points[GHEOS_FROM_CUPS][0], 8);
    expect_is(gheos_told(GHEOS_DID_FINAL_VP, EVE), 6);
    expect_is(gheos_told(GHEOS_DID_FINAL_VP, NOAH), 3);
    expect_places(2, 1, 3);
}

/* The token that ends the game scores, and then all score once more, its player too. */
static void test_the_last_token_and_the_final_count_both_score(void **unused) {
    (void)unused;
    gheos_scene(CUPS "p2.followers=0,0,2,0,0,0 p1.tokens=1 p2.tokens=0 p3.tokens=0 todo=token");
    gheos_play_tokens("score");
    expect_totals(16, 6, 0);
}

/* Adam has 8 points and five followers, Noah 8 and one. */
static void test_a_tie_goes_to_who_has_more_followers(void **unused) {
    (void)unused;
    end_with(LAST_ANSWER "p2.followers=0,0,3,0,0,0 p3.followers=0,0,1,0,0,0 p3.vp=5");
    expect_totals(8, 9, 8);
    expect_places(2, 1, 3);
}

/* Followers of all colours count: five against two against none. */
static void test_a_tie_for_the_win_goes_to_who_has_more_followers(void **unused) {
    (void)unused;
    end_with(LAST_ANSWER "p2.followers=0,0,2,0,0,0 p2.vp=2 p3.vp=8");
    expect_totals(8, 8, 8);
    expect_places(1, 2, 3);
}

static void test_a_full_tie_shares_the_rank_at_every_rank(void **unused) {
    (void)unused;
    end_with(LAST_ANSWER "p2.vp=4 p3.vp=4");
    expect_totals(8, 4, 4);
    expect_places(1, 2, 2);
    end_with(LAST_ANSWER "p2.followers=0,0,1,0,0,0 p3.followers=0,0,1,0,0,0 p2.vp=9 p3.vp=9");
    expect_totals(8, 12, 12);
    expect_places(3, 1, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_a_token_is_worth_8_for_two_red_and_three_blue, "G-P1"),
        PROVES(test_a_token_that_is_kept_scores_nothing_and_stays, "G-P1"),
        PROVES(test_a_token_leaves_the_game_and_only_one_is_played_a_turn, "G-P1"),
        PROVES(test_followers_just_gained_score_too, "G-P1"),
        PROVES(test_a_token_may_be_played_for_nothing, "G-P1"),
        PROVES(test_without_a_token_nothing_is_asked, "G-P1"),
        PROVES(test_a_token_counts_cups_only, "G-P1"),
        PROVES(test_vp_may_exceed_255, "G-P1 G-X2"),
        PROVES(test_one_tile_is_drawn_at_the_end_of_a_turn, "G-D1"),
        PROVES(test_a_tile_drawn_is_seen_by_its_owner_only, "G-D1"),
        PROVES(test_an_epoch_is_worth_5_and_3_and_2, "G-D1"),
        PROVES(test_without_an_epoch_pyramids_score_nothing, "G-D1"),
        PROVES(test_an_epoch_is_followed_by_another_draw, "G-D1"),
        PROVES(test_the_last_epoch_ends_the_game, "G-X1"),
        PROVES(test_the_last_epoch_is_scored_and_nothing_more_is_drawn, "G-X1"),
        PROVES(test_nothing_is_drawn_beyond_the_last_epoch, "G-X1"),
        PROVES(test_the_game_ends_at_once_when_all_tokens_are_used, "G-X1"),
        PROVES(test_turns_are_not_equalised, "G-X1"),
        PROVES(test_the_game_goes_on_while_anybody_has_a_token, "G-X1"),
        PROVES(test_at_the_end_all_score_cups_once_more, "G-X2"),
        PROVES(test_the_last_token_and_the_final_count_both_score, "G-X1 G-X2"),
        PROVES(test_a_tie_goes_to_who_has_more_followers, "G-X2"),
        PROVES(test_a_tie_for_the_win_goes_to_who_has_more_followers, "G-X2"),
        PROVES(test_a_full_tie_shares_the_rank_at_every_rank, "G-X2"),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
