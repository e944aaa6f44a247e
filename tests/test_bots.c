/* Bots: they answer from what their seat may know, the same way every time. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "bots/bot.h"

static dm_match match;

static void begin(const char *options) {
    dm_setup setup;
    dm_error error;
    dm_setup_clear(&setup);
    assert_true(dm_setup_add_words(&setup, options, &error));
    assert_true(dm_match_begin(&match, dm_game_named("deus"), &setup, &error));
}

static int choose(const bot *bot, uint64_t memory_seed) {
    bot_memory memory;
    dm_state seen;
    bot_memory_begin(&memory, memory_seed);
    match.game->observe(&match.state, match.question.seat, &seen);
    return bot->choose(match.game, &seen, &match.question, &memory);
}

/* Plays to the end, seat k by bots[k]; returns the seat's place. */
static void play(const bot *const seated[], uint64_t seed) {
    bot_memory memories[DM_SEATS_MAX];
    for (int seat = 0; seat < DM_SEATS_MAX; seat++)
        bot_memory_begin(&memories[seat], seed * DM_SEATS_MAX + (uint64_t)seat);
    while (match.question.seat != DM_NOBODY) {
        uint8_t seat = match.question.seat;
        dm_state seen;
        match.game->observe(&match.state, seat, &seen);
        dm_match_play(&match,
                      seated[seat]->choose(match.game, &seen, &match.question, &memories[seat]),
                      NULL);
    }
}

static void test_bots_have_names(void **state) {
    (void)state;
    assert_ptr_equal(bot_named("random"), &bot_random);
    assert_ptr_equal(bot_named("greedy"), &bot_greedy);
    assert_null(bot_named("nobody"));
}

static void test_same_memory_same_choice(void **state) {
    (void)state;
    begin("players=3 seed=1 joker=on");
    for (int k = 0; k < 60; k++) {
        int choice = choose(&bot_greedy, 5);
        assert_int_equal(choice, choose(&bot_greedy, 5));
        assert_in_range(choice, 0, match.question.count - 1);
        dm_match_play(&match, choice, NULL);
    }
}

/* The leak test of bots: other hidden cards, the same choice. */
static void test_hidden_cards_do_not_matter(void **state) {
    dm_random random;
    (void)state;
    begin("players=2 seed=3");
    dm_random_seed(&random, 1);
    for (int k = 0; k < 60; k++) {
        dm_match twin = match;
        int choice = choose(&bot_greedy, 5);
        match.game->observe(&twin.state, match.question.seat, &match.state);
        match.game->determinize(&match.state, match.question.seat, &random);
        assert_int_equal(choice, choose(&bot_greedy, 5));
        match = twin;
        dm_match_play(&match, choice, NULL);
    }
}

static void test_greedy_beats_random(void **state) {
    int wins = 0;
    (void)state;
    for (uint64_t seed = 0; seed < 6; seed++) {
        const bot *seated[] = {seed % 2 ? &bot_random : &bot_greedy,
                               seed % 2 ? &bot_greedy : &bot_random};
        dm_scores scores;
        char options[] = "players=2 seed=0";
        options[strlen(options) - 1] = (char)('0' + seed);
        begin(options);
        play(seated, seed);
        match.game->score(&match.state, &scores);
        wins += scores.place[seed % 2] == 1;
    }
    assert_int_equal(wins, 6);
}

static void test_greedy_plays_every_variant_to_the_end(void **state) {
    static const char *const options[] = {"players=2 seed=1 start=10 joker=on",
                                          "players=3 seed=2 start=6 open-vp=on",
                                          "players=4 seed=3 joker=on arrangement=line"};
    const bot *seated[] = {&bot_greedy, &bot_random, &bot_greedy, &bot_random};
    (void)state;
    for (int k = 0; k < 3; k++) {
        begin(options[k]);
        play(seated, (uint64_t)k);
        assert_true(match.game->progress(&match.state).over);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bots_have_names),
        cmocka_unit_test(test_same_memory_same_choice),
        cmocka_unit_test(test_hidden_cards_do_not_matter),
        cmocka_unit_test(test_greedy_beats_random),
        cmocka_unit_test(test_greedy_plays_every_variant_to_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
