/* The small parts of the engine: text out, JSON, chance, seeds, options. */
#include <stdio.h>

#include "engine/chance.h"
#include "engine/json.h"
#include "support/expect.h"
#include "support/support.h"

/* ---- Writer ------------------------------------------------------------------------------ */

static void test_a_writer_never_passes_the_end_and_closes_its_text(void **unused) {
    (void)unused;
    char text[8];
    memset(text, 'x', sizeof text);
    dm_writer out = dm_writer_on(text, 6);
    dm_write(&out, "abc");
    expect_is(out.full, false);
    dm_write(&out, "defg"); /* room for five and the zero */
    assert_string_equal(text, "abcde");
    expect_is(out.full, true);
    expect_is(out.length, 5);
    dm_write_char(&out, 'z');
    assert_string_equal(text, "abcde");
    expect_is(text[6], 'x');
}

static void test_a_writer_without_room_writes_nothing(void **unused) {
    (void)unused;
    char text[1] = {'x'};
    dm_writer out = dm_writer_on(text, 0);
    dm_write(&out, "abc");
    expect_is(out.full, true);
    expect_is(text[0], 'x');
    out = dm_writer_on(text, 1); /* room for the zero only */
    expect_is(text[0], '\0');
    dm_write_char(&out, 'a');
    expect_is(out.full, true);
    expect_is(text[0], '\0');
}

static void test_an_exactly_filled_writer_is_not_full(void **unused) {
    (void)unused;
    char text[4];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write(&out, "abc");
    expect_is(out.full, false);
    assert_string_equal(text, "abc");
}

static void test_numbers_are_written_to_their_limits(void **unused) {
    (void)unused;
    char text[80];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write_number(&out, 0);
    dm_write_char(&out, ' ');
    dm_write_number(&out, -7);
    dm_write_char(&out, ' ');
    dm_write_number(&out, INT64_MAX);
    dm_write_char(&out, ' ');
    dm_write_number(&out, INT64_MIN);
    assert_string_equal(text, "0 -7 9223372036854775807 -9223372036854775808");
}

static void test_an_error_is_formatted_and_cut_at_its_room(void **unused) {
    (void)unused;
    dm_error error = {.line = 3, .column = 4};
    expect_is(dm_fail(&error, "%s has %d of %c, 100%%", "seat", -3, 'x'), false);
    assert_string_equal(error.text, "seat has -3 of x, 100%");
    expect_is(error.line, 0);
    expect_is(error.column, 0);
    char long_text[600];
    memset(long_text, 'y', sizeof long_text);
    long_text[sizeof long_text - 1] = '\0';
    dm_fail(&error, "%s", long_text);
    expect_is(strlen(error.text), sizeof error.text - 1);
}

/* ---- JSON -------------------------------------------------------------------------------- */

static void test_json_puts_commas_and_brackets_where_they_belong(void **unused) {
    (void)unused;
    char text[200];
    dm_writer out = dm_writer_on(text, sizeof text);
    json_open(&out, '{');
    json_number_at(&out, "a", -1);
    json_key(&out, "list");
    json_open(&out, '[');
    json_text(&out, "x");
    json_nothing(&out);
    json_bool(&out, true);
    json_open(&out, '[');
    json_close(&out, ']');
    json_open(&out, '{');
    json_close(&out, '}');
    json_close(&out, ']');
    json_bool_at(&out, "b", false);
    json_string_at(&out, "c", "d");
    json_close(&out, '}');
    assert_string_equal(text,
                        "{\"a\":-1,\"list\":[\"x\",null,true,[],{}],\"b\":false,\"c\":\"d\"}");
}

/* Also where a string ends with a bracket or a colon: commas must still come. */
static void test_json_strings_are_escaped(void **unused) {
    (void)unused;
    char text[200];
    dm_writer out = dm_writer_on(text, sizeof text);
    json_open(&out, '[');
    json_text(&out, "say \"hi\" \\ \n\t\x01");
    json_text(&out, "{[:");
    json_text(&out, "ліс");
    json_close(&out, ']');
    assert_string_equal(text, "[\"say \\\"hi\\\" \\\\ \\n\\u0009\\u0001\",\"{[:\",\"ліс\"]");
}

static void expect_decimal(double number, int decimals, const char *expected) {
    char text[40];
    dm_writer out = dm_writer_on(text, sizeof text);
    json_decimal(&out, number, decimals);
    assert_string_equal(text, expected);
}

static void test_json_decimals_are_rounded(void **unused) {
    (void)unused;
    expect_decimal(1.25, 1, "1.3");
    expect_decimal(0.05, 2, "0.05");
    expect_decimal(-2.5, 3, "-2.500");
    expect_decimal(-0.0001, 2, "0.00");
    expect_decimal(41.6, 0, "42");
    expect_decimal(1e9, 1, "1000000000.0");
}

/* ---- Chance ------------------------------------------------------------------------------ */

/* A whole word of the stream: word * (2^32 - 1) / 2^32 is word - 1, and 0 is drawn again. */
static uint32_t next_word(chance_source *chance) { return chance_below(chance, UINT32_MAX) + 1; }

static void expect_stream(chance_source *chance, const char *hex) {
    for (; *hex; hex += 8) {
        char found[9];
        uint32_t word = next_word(chance);
        snprintf(found, sizeof found, "%02x%02x%02x%02x", word & 255, word >> 8 & 255,
                 word >> 16 & 255, word >> 24);
        char expected[9] = {0};
        memcpy(expected, hex, 8);
        assert_string_equal(found, expected);
    }
}

/* Test case 1 of draft-strombergson-chacha-test-vectors: 256-bit key and IV zero, 12 rounds. */
static void test_the_stream_is_chacha12(void **unused) {
    (void)unused;
    dm_seed zero = {{0}};
    chance_source chance;
    chance_begin(&chance, &zero);
    expect_stream(&chance, "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
                           "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be");
    expect_stream(&chance, "0bd58841203e74fe86fc71338ce0173dc628ebb719bdcbcc151585214cc089b4"
                           "42258dcda14cf111c602b8971b8cc843e91e46ca905151c02744a6b017e69316");
    expect_is(chance.used, 32);
}

/* Taking words one by one or many at once must not matter: blocks are never stored. */
static void test_the_stream_goes_on_from_how_many_words_were_used(void **unused) {
    (void)unused;
    dm_seed seed = dm_seed_from_number(5);
    chance_source one, other;
    chance_begin(&one, &seed);
    chance_begin(&other, &seed);
    uint8_t items[60];
    for (int k = 0; k < 60; k++) items[k] = (uint8_t)k;
    chance_shuffle(&one, items, 60);
    for (uint32_t left = 60; left > 1; left--) chance_below(&other, left);
    expect_is(one.used, other.used);
    expect_is(chance_below(&one, 1000), chance_below(&other, 1000));
}

/* 60000 draws below 6: each about 10000 times (5 sigma is 456). */
static void test_numbers_below_a_bound_are_equally_likely(void **unused) {
    (void)unused;
    dm_seed seed = dm_seed_from_number(1);
    chance_source chance;
    int counts[6] = {0};
    chance_begin(&chance, &seed);
    for (int k = 0; k < 60000; k++) counts[chance_below(&chance, 6)]++;
    for (int k = 0; k < 6; k++)
        if (counts[k] < 9544 || counts[k] > 10456) fail_msg("%d was drawn %d times", k, counts[k]);
    expect_is(chance_below(&chance, 1), 0);
}

/* All 24 orders of four items, each about 1000 times of 24000 (5 sigma is 155). */
static void test_every_order_of_a_shuffle_is_equally_likely(void **unused) {
    (void)unused;
    dm_seed seed = dm_seed_from_number(2);
    chance_source chance;
    static int counts[256];
    int orders = 0;
    chance_begin(&chance, &seed);
    for (int k = 0; k < 24000; k++) {
        uint8_t items[4] = {0, 1, 2, 3};
        chance_shuffle(&chance, items, 4);
        counts[items[0] | items[1] << 2 | items[2] << 4 | items[3] << 6]++;
    }
    for (int k = 0; k < 256; k++) {
        if (counts[k] == 0) continue;
        orders++;
        if (counts[k] < 845 || counts[k] > 1155) fail_msg("an order came %d times", counts[k]);
    }
    expect_is(orders, 24);
}

static void test_shuffling_nothing_or_one_item_uses_no_chance(void **unused) {
    (void)unused;
    dm_seed seed = dm_seed_from_number(3);
    chance_source chance;
    uint8_t item = 7;
    chance_begin(&chance, &seed);
    chance_shuffle(&chance, &item, 0);
    chance_shuffle(&chance, &item, 1);
    expect_is(chance.used, 0);
    expect_is(item, 7);
}

/* ---- Seeds and the generator of bots ----------------------------------------------------- */

static void test_a_number_always_gives_the_same_seed_and_others_another(void **unused) {
    (void)unused;
    dm_seed one = dm_seed_from_number(1), again = dm_seed_from_number(1);
    dm_seed two = dm_seed_from_number(2);
    assert_memory_equal(&one, &again, sizeof one);
    assert_memory_not_equal(&one, &two, sizeof one);
    /* splitmix64 of 0 begins with e220a8397b1dcdaf, low byte first; records rely on it for good. */
    static const uint8_t first_word[8] = {0xaf, 0xcd, 0x1d, 0x7b, 0x39, 0xa8, 0x20, 0xe2};
    dm_seed zero = dm_seed_from_number(0);
    assert_memory_equal(zero.bytes, first_word, sizeof first_word);
}

static void test_the_bots_generator_repeats_itself_and_stays_below_its_bound(void **unused) {
    (void)unused;
    dm_random one, again;
    dm_random_seed(&one, 42);
    dm_random_seed(&again, 42);
    int seen[10] = {0};
    for (int k = 0; k < 1000; k++) {
        uint32_t number = dm_random_below(&one, 10);
        expect_is(number, dm_random_below(&again, 10));
        expect_is(number < 10, true);
        seen[number]++;
    }
    for (int k = 0; k < 10; k++)
        if (seen[k] < 50) fail_msg("%d came %d times of 1000", k, seen[k]);
}

/* ---- Options ----------------------------------------------------------------------------- */

static dm_setup setup;

static bool add(const char *words, dm_error *error) {
    dm_setup_clear(&setup);
    return dm_setup_add_words(&setup, words, error);
}

static void test_options_are_words_of_key_and_value(void **unused) {
    (void)unused;
    dm_error error;
    expect_is(add("  players=3\t seed=7 joker=on  arrangement=0,0/1,0 ", &error), true);
    expect_is(setup.players, 3);
    expect_is(setup.setting_count, 2);
    assert_string_equal(setup.settings[0].key, "joker");
    assert_string_equal(setup.settings[0].value, "on");
    assert_string_equal(setup.settings[1].value, "0,0/1,0");
    assert_string_equal(setup.seed_text, "7");
    dm_seed seven = dm_seed_from_number(7);
    assert_memory_equal(&setup.seed, &seven, sizeof seven);
    expect_is(add("", &error), true);
    expect_is(setup.players, 0); /* the game's default */
    assert_string_equal(setup.seed_text, "0");
}

static void test_a_seed_is_a_number_or_64_hexadecimal_digits(void **unused) {
    (void)unused;
    dm_error error;
    expect_is(add("seed=18446744073709551615", &error), true);
    expect_is(add("seed=00ff0000000000000000000000000000000000000000000000000000000000a1", &error),
              true);
    expect_is(setup.seed.bytes[1], 0xff);
    expect_is(setup.seed.bytes[31], 0xa1);
    assert_string_equal(setup.seed_text,
                        "00ff0000000000000000000000000000000000000000000000000000000000a1");
    expect_is(add("seed=00FF0000000000000000000000000000000000000000000000000000000000A1", &error),
              true);
    expect_is(setup.seed.bytes[31], 0xa1);
}

static void expect_no_option(const char *words, const char *why) {
    dm_error error = {.line = 0};
    if (add(words, &error)) fail_msg("'%s' should be refused", words);
    if (!strstr(error.text, why)) fail_msg("'%s' says: %s; expected: %s", words, error.text, why);
}

static void test_wrong_options_are_refused_with_what_was_expected(void **unused) {
    (void)unused;
    expect_no_option("players", "expected an option written key=value");
    expect_no_option("players=", "expected an option written key=value");
    expect_no_option("=3", "expected an option written key=value");
    expect_no_option("players=33", "expected a single digit");
    expect_no_option("players=0", "expected a single digit");
    expect_no_option("players=x", "expected a single digit");
    expect_no_option("seed=18446744073709551616", "a number below 2^64 or 64 hexadecimal digits");
    expect_no_option("seed=-1", "a number below 2^64 or 64 hexadecimal digits");
    expect_no_option("seed=12ab", "a number below 2^64 or 64 hexadecimal digits");
    expect_no_option("seed=zz00000000000000000000000000000000000000000000000000000000000000",
                     "a number below 2^64 or 64 hexadecimal digits");
    expect_no_option("joker=on joker=off", "joker is given twice");
    expect_no_option("players=2 players=3", "players is given twice");
    expect_no_option("seed=1 seed=2", "seed is given twice");
    expect_no_option("a-key-that-is-far-too-long=1", "expected an option written key=value");
    expect_no_option("a=1 b=1 c=1 d=1 e=1 f=1 g=1 h=1 i=1 j=1 k=1 l=1 m=1 n=1 o=1 p=1 q=1",
                     "too many options: at most 16");
}

/* Once, leading zeros made a seed's text longer than its room. */
static void test_a_seed_with_too_many_leading_zeros_is_refused(void **unused) {
    (void)unused;
    char words[120] = "seed=";
    memset(words + 5, '0', 90);
    words[95] = '1';
    expect_no_option(words, "a number below 2^64 or 64 hexadecimal digits");
}

static void test_an_overlong_option_is_refused(void **unused) {
    (void)unused;
    char words[400] = "arrangement=";
    memset(words + 12, '1', 120);
    words[132] = '\0';
    expect_no_option(words, "expected an option written key=value");
    memset(words + 12, '1', 300);
    words[312] = '\0';
    expect_no_option(words, "too long");
}

/* What the game refuses leaves the match as it was. */
static void test_options_the_game_refuses_change_nothing(void **unused) {
    (void)unused;
    dm_error error;
    table_new("players=3 seed=4");
    uint64_t hash = dm_hash(&deus_game, &table.state);
    expect_is(add("players=5", &error), true);
    expect_is(dm_match_begin(&table, &deus_game, &setup, &error), false);
    assert_non_null(strstr(error.text, "2, 3 or 4 players"));
    expect_is(add("players=1", &error), true);
    expect_is(dm_match_begin(&table, &deus_game, &setup, &error), false);
    expect_is(add("players=2 joker=perhaps", &error), true);
    expect_is(dm_match_begin(&table, &deus_game, &setup, &error), false);
    assert_non_null(strstr(error.text, "joker=perhaps: expected on or off"));
    expect_is(dm_hash(&deus_game, &table.state) == hash, true);
}

/* ---- Games from seeds -------------------------------------------------------------------- */

static uint64_t hash_of_game(const char *options, uint32_t answers) {
    dm_random random;
    dm_random_seed(&random, 1);
    table_new(options);
    while (table.count < answers && table.question.seat != DM_NOBODY)
        dm_match_play(&table, (int)dm_random_below(&random, table.question.count), NULL);
    return dm_hash(&deus_game, &table.state);
}

static void test_the_same_seed_and_answers_make_the_same_game(void **unused) {
    (void)unused;
    uint64_t hash = hash_of_game("players=3 seed=8", 200);
    expect_is(hash_of_game("players=3 seed=8", 200) == hash, true);
    expect_is(hash_of_game("players=3 seed=9", 200) == hash, false);
}

/* Over 60 seeds every seat begins sometimes (D-S4), and boards differ. */
static void test_seeds_vary_the_first_player_and_the_board(void **unused) {
    (void)unused;
    int first[4] = {0}, same_board = 0;
    deus_tile before[DEUS_TILES_MAX] = {{0}};
    for (int seed = 0; seed < 60; seed++) {
        char options[40];
        snprintf(options, sizeof options, "players=4 seed=%d", seed);
        table_new(options);
        first[state()->first_seat]++;
        same_board += memcmp(before, state()->tiles, sizeof before) == 0;
        memcpy(before, state()->tiles, sizeof before);
    }
    for (int seat = 0; seat < 4; seat++)
        if (first[seat] < 4) fail_msg("seat %d begins %d of 60 games", seat + 1, first[seat]);
    expect_is(same_board, 0);
}

static void test_a_game_is_found_by_its_name(void **unused) {
    (void)unused;
    expect_is(dm_game_named("deus") == &deus_game, true);
    expect_is(dm_game_named("chess") == NULL, true);
    expect_is(deus_game.state_bytes <= 2048, true);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_writer_never_passes_the_end_and_closes_its_text),
        cmocka_unit_test(test_a_writer_without_room_writes_nothing),
        cmocka_unit_test(test_an_exactly_filled_writer_is_not_full),
        cmocka_unit_test(test_numbers_are_written_to_their_limits),
        cmocka_unit_test(test_an_error_is_formatted_and_cut_at_its_room),
        cmocka_unit_test(test_json_puts_commas_and_brackets_where_they_belong),
        cmocka_unit_test(test_json_strings_are_escaped),
        cmocka_unit_test(test_json_decimals_are_rounded),
        cmocka_unit_test(test_the_stream_is_chacha12),
        cmocka_unit_test(test_the_stream_goes_on_from_how_many_words_were_used),
        cmocka_unit_test(test_numbers_below_a_bound_are_equally_likely),
        cmocka_unit_test(test_every_order_of_a_shuffle_is_equally_likely),
        cmocka_unit_test(test_shuffling_nothing_or_one_item_uses_no_chance),
        cmocka_unit_test(test_a_number_always_gives_the_same_seed_and_others_another),
        cmocka_unit_test(test_the_bots_generator_repeats_itself_and_stays_below_its_bound),
        cmocka_unit_test(test_options_are_words_of_key_and_value),
        cmocka_unit_test(test_a_seed_is_a_number_or_64_hexadecimal_digits),
        cmocka_unit_test(test_wrong_options_are_refused_with_what_was_expected),
        cmocka_unit_test(test_a_seed_with_too_many_leading_zeros_is_refused),
        cmocka_unit_test(test_an_overlong_option_is_refused),
        cmocka_unit_test(test_options_the_game_refuses_change_nothing),
        cmocka_unit_test(test_the_same_seed_and_answers_make_the_same_game),
        PROVES(test_seeds_vary_the_first_player_and_the_board, "D-S4 D-BD4"),
        cmocka_unit_test(test_a_game_is_found_by_its_name),
    };
    return cmocka_run_group_tests_name("engine", tests, NULL, NULL);
}
