/* Undo: an answer can be taken back unless it taught some seat something hidden, and taking it
 * back gives the very same state. */
#include <stdio.h>

#include "support/scene.h"

static bool undo(void) {
    dm_error error;
    return dm_match_undo(&table, &error);
}

static void expect_undo_refused(const char *why) {
    dm_error error = {0};
    uint32_t count = table.count;
    dm_state before = table.state;
    if (dm_match_undo(&table, &error)) fail_msg("the answer should not be taken back");
    if (!strstr(error.text, why)) fail_msg("expected '%s' in: %s", why, error.text);
    expect_is(table.count, count); /* nothing changed */
    assert_memory_equal(&table.state, &before, deus_game.state_bytes);
}

/* Plays tokens one by one, takes all back, and expects each situation again. */
static void expect_all_taken_back(const char *tokens) {
    char line[DM_POSITION_BYTES];
    strcpy(line, position_line());
    uint32_t before = table.count;
    play_tokens(tokens);
    while (table.count > before)
        if (!undo()) fail_msg("answer %u of '%s' cannot be taken back", table.count, tokens);
    assert_string_equal(position_line(), line);
}

static void test_nothing_can_be_taken_back_at_the_beginning(void **unused) {
    (void)unused;
    table_new("players=2 seed=1");
    expect_undo_refused("no answer was given yet");
}

static void test_building_can_be_taken_back_to_its_first_answer(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=galley,villa,forum");
    expect_all_taken_back("build:galley pay:wood gold:wheat at:A2 buy:clay buy:clay");
    expect_all_taken_back("build:villa pay:wheat edge:D3"); /* even once the turn has passed on */
}

static void test_a_march_and_a_theft_can_be_taken_back(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=legion,villa p2.map=B0:p");
    expect_all_taken_back("build:legion pay:wheat at:A0 army:A0 march:B4 rob:2");
}

/* Once, the only card of the next seat was shown by a forced offering, and one could undo. In
 * version 2 the next seat is asked, so nothing is shown. */
static void test_an_answer_after_which_another_seat_must_show_its_card_reveals(void **unused) {
    (void)unused;
    scene("rules=1 p1.map=A0:p p1.hand=villa,forum p2.hand=legion p2.gold=0 p2.resources=0,0,0,0");
    play_tokens("build:villa pay:wheat edge:D3");
    expect_undo_refused("revealed something hidden");
}

static void test_the_choice_of_cards_to_offer_can_be_taken_back(void **unused) {
    (void)unused;
    scene("p1.hand=galley,villa,forum,legion");
    expect_all_taken_back("offer:galley discard:forum discard:villa");
}

static void test_an_offering_that_draws_reveals(void **unused) {
    (void)unused;
    scene("p1.hand=galley,villa,forum,legion");
    play_tokens("offer:galley discard:forum done");
    expect_undo_refused("revealed something hidden");
}

static void test_an_offering_that_draws_nothing_reveals_nothing(void **unused) {
    (void)unused;
    scene("p1.hand=galley,villa,forum,legion,farm,quarry");
    expect_all_taken_back("offer:galley done");
}

static void test_a_card_that_draws_reveals_and_declining_it_does_not(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=library,villa,forum");
    expect_all_taken_back("build:library pay:wheat at:A3 skip");
    play_tokens("build:library pay:wheat at:A3 draw");
    expect_undo_refused("revealed something hidden");
}

/* The last card of a hand: five new ones are drawn. */
static void test_an_empty_hand_at_the_end_of_a_turn_reveals(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=villa");
    play_tokens("build:villa pay:wheat at:A3");
    expect_undo_refused("revealed something hidden");
}

static void test_after_a_reveal_later_answers_can_still_be_taken_back(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=library,villa,forum p2.map=D0:p p2.hand=villa,baths");
    play_tokens("build:library pay:wheat at:A3 draw");
    uint32_t reveal = table.count;
    expect_all_taken_back("build:baths pay:clay pay:wheat at:D0");
    expect_is(table.count, reveal);
    expect_undo_refused("revealed something hidden");
}

static void test_picks_can_be_taken_back_until_they_are_revealed(void **unused) {
    (void)unused;
    table_new("players=2 start=6 seed=4");
    expect_all_taken_back("pick:maritime pick:maritime pick:civil pick:civil pick:civil "
                          "pick:civil pick:maritime pick:civil");
    play_tokens("pick:maritime pick:maritime pick:civil pick:civil pick:civil pick:civil");
    play_tokens("pick:maritime pick:maritime pick:civil pick:civil pick:civil pick:civil");
    expect_question(DEUS_ASK_TURN, state()->first_seat + 1);
    expect_undo_refused("revealed something hidden");
}

static void test_the_end_of_the_game_reveals(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=villa,forum,baths,galley,legion,farm round=9 last=9 first=2");
    play_tokens("offer:galley done"); /* five are left: nothing is drawn, but all is counted */
    expect_is(table.question.seat, DM_NOBODY);
    expect_undo_refused("revealed something hidden");
}

/* Whatever could be taken back in a random game brings back the same bytes and question. */
static void test_undo_in_random_games_gives_the_same_bytes(void **unused) {
    (void)unused;
    int taken_back = 0;
    for (int game = 1; game <= 6; game++) {
        dm_random random;
        char options[64];
        snprintf(options, sizeof options, "players=%d joker=on start=9 seed=%d", 2 + game % 3,
                 game);
        table_new(options);
        dm_random_seed(&random, (uint64_t)game);
        while (table.count < 400 && table.question.seat != DM_NOBODY) {
            dm_state before = table.state;
            dm_question question = table.question;
            int index = (int)dm_random_below(&random, question.count);
            dm_match_play(&table, index, NULL);
            if (dm_random_below(&random, 8) || !undo()) continue;
            taken_back++;
            assert_memory_equal(&table.state, &before, deus_game.state_bytes);
            expect_is(table.question.kind, question.kind);
            expect_is(table.question.count, question.count);
            assert_memory_equal(table.question.answers, question.answers,
                                question.count * sizeof question.answers[0]);
        }
    }
    if (taken_back < 100) fail_msg("only %d answers were taken back", taken_back);
}

/* Replays go anywhere, whatever was revealed. */
static void test_rewind_goes_to_any_answer_and_forward_again(void **unused) {
    (void)unused;
    static uint64_t hashes[301];
    dm_random random;
    dm_random_seed(&random, 3);
    table_new("players=3 seed=3");
    hashes[0] = dm_hash(&deus_game, &table.state);
    while (table.count < 300) {
        dm_match_play(&table, (int)dm_random_below(&random, table.question.count), NULL);
        hashes[table.count] = dm_hash(&deus_game, &table.state);
    }
    for (int to = 270; to >= 0; to -= 45) {
        dm_match_rewind(&table, (uint32_t)to);
        expect_is(table.count, to);
        expect_is(dm_hash(&deus_game, &table.state) == hashes[to], true);
    }
    expect_is(memcmp(&table.state, &table.start, deus_game.state_bytes), 0);
}

/* Playing on after taking back gives the game that would have been played at once. */
static void test_an_answer_given_after_undo_counts_as_if_it_were_the_first(void **unused) {
    (void)unused;
    char line[DM_POSITION_BYTES];
    scene("p1.map=A0:p p1.hand=galley,villa,forum");
    play_tokens("build:villa pay:wheat at:A3");
    strcpy(line, position_line());
    scene("p1.map=A0:p p1.hand=galley,villa,forum");
    play_tokens("build:galley pay:wood");
    while (table.count > 0) expect_is(undo(), true);
    play_tokens("build:villa pay:wheat at:A3");
    assert_string_equal(position_line(), line);
    expect_is(table.count, 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nothing_can_be_taken_back_at_the_beginning),
        cmocka_unit_test(test_building_can_be_taken_back_to_its_first_answer),
        cmocka_unit_test(test_a_march_and_a_theft_can_be_taken_back),
        cmocka_unit_test(test_an_answer_after_which_another_seat_must_show_its_card_reveals),
        cmocka_unit_test(test_the_choice_of_cards_to_offer_can_be_taken_back),
        cmocka_unit_test(test_an_offering_that_draws_reveals),
        cmocka_unit_test(test_an_offering_that_draws_nothing_reveals_nothing),
        cmocka_unit_test(test_a_card_that_draws_reveals_and_declining_it_does_not),
        cmocka_unit_test(test_an_empty_hand_at_the_end_of_a_turn_reveals),
        cmocka_unit_test(test_after_a_reveal_later_answers_can_still_be_taken_back),
        cmocka_unit_test(test_picks_can_be_taken_back_until_they_are_revealed),
        cmocka_unit_test(test_the_end_of_the_game_reveals),
        cmocka_unit_test(test_undo_in_random_games_gives_the_same_bytes),
        cmocka_unit_test(test_rewind_goes_to_any_answer_and_forward_again),
        cmocka_unit_test(test_an_answer_given_after_undo_counts_as_if_it_were_the_first),
    };
    return cmocka_run_group_tests_name("undo", tests, NULL, NULL);
}
