/* Records: what is written is read back, and what is wrong is refused with its place. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "demiurge.h"

enum { TEXT_BYTES = 1 << 20 };

static dm_match match, again;
static char text[TEXT_BYTES], text_again[TEXT_BYTES];

static void begin(const char *options) {
    dm_setup setup;
    dm_error error;
    dm_setup_clear(&setup);
    assert_true(dm_setup_add_words(&setup, options, &error));
    assert_true(dm_match_begin(&match, dm_game_named("deus"), &setup, &error));
}

/* Random answers, so many or to the end. */
static void play(uint32_t answers) {
    dm_random random;
    dm_random_seed(&random, 7);
    while (match.question.seat != DM_NOBODY && match.count < answers)
        dm_match_play(&match, (int)dm_random_below(&random, match.question.count), NULL);
}

static void write_as(uint8_t viewer) {
    dm_writer writer = dm_writer_on(text, sizeof text);
    dm_record_write(&match, viewer, &writer);
    assert_false(writer.full);
}

static bool read_text(const char *record, dm_error *error) {
    memset(error, 0, sizeof *error);
    return dm_record_read(&again, record, strlen(record), error);
}

static void expect_refusal(const char *record, uint32_t line, uint32_t column, const char *says) {
    dm_error error;
    assert_false(read_text(record, &error));
    assert_non_null(error.fault);
    assert_non_null(strstr(error.text, says));
    assert_int_equal(error.line, line);
    assert_int_equal(error.column, column);
}

static void expect_round_trip(void) {
    dm_error error;
    write_as(DM_ALL);
    if (!read_text(text, &error)) fail_msg("line %u: %s", (unsigned)error.line, error.text);
    assert_int_equal(again.count, match.count);
    assert_true(dm_hash(again.game, &again.state) == dm_hash(match.game, &match.state));
    dm_writer writer = dm_writer_on(text_again, sizeof text_again);
    dm_record_write(&again, DM_ALL, &writer);
    assert_string_equal(text, text_again);
}

/* The end of the first line that begins with `start`, with its newline cut off. */
static char *find_line(const char *start) {
    char *line = strstr(text, start);
    assert_non_null(line);
    return line;
}

static uint32_t line_number_of(const char *place) {
    uint32_t line = 1;
    for (const char *c = text; c < place; c++) line += *c == '\n';
    return line;
}

/* ---- Round trips ------------------------------------------------------------------------- */

static void test_finished_games_round_trip(void **state) {
    static const char *const options[] = {
        "players=2 seed=1",
        "players=3 seed=2 joker=on",
        "players=4 seed=3 start=10",
        "players=2 seed=4 arrangement=0,0/1,0/2,0/0,1 open-vp=on",
        "players=3 seed=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
    };
    (void)state;
    for (size_t k = 0; k < sizeof options / sizeof options[0]; k++) {
        begin(options[k]);
        play(DM_STEPS_MAX);
        expect_round_trip();
        assert_non_null(strstr(text, "\nresult "));
        assert_non_null(strstr(text, "\nhash "));
    }
}

static void test_unfinished_games_round_trip(void **state) {
    (void)state;
    for (uint32_t answers = 0; answers < 60; answers += 7) {
        begin("players=2 seed=5 start=6");
        play(answers);
        expect_round_trip();
        assert_null(strstr(text, "\nresult "));
    }
}

static void test_games_from_a_position_round_trip(void **state) {
    char position[DM_POSITION_BYTES];
    dm_error error;
    (void)state;
    begin("players=2 seed=6");
    play(100);
    dm_writer writer = dm_writer_on(position, sizeof position);
    match.game->write_position(&match.state, &writer);
    assert_true(dm_match_from_position(&match, dm_game_named("deus"), position, NULL, &error));
    play(50);
    expect_round_trip();
    assert_null(strstr(text, "\nseed "));
    assert_non_null(strstr(text, "\nposition deus "));
}

static void test_names_are_kept(void **state) {
    (void)state;
    begin("players=2 seed=1");
    strcpy(match.names[0], "Anna; the great");
    strcpy(match.names[1], "Юрій");
    expect_round_trip();
    assert_string_equal(again.names[0], "Anna  the great");
    assert_string_equal(again.names[1], "Юрій");
}

static void test_layout_does_not_matter(void **state) {
    dm_error error;
    (void)state;
    begin("players=2 seed=1");
    play(3);
    write_as(DM_ALL);
    dm_writer writer = dm_writer_on(text_again, sizeof text_again);
    for (const char *c = text; *c; c++) {
        if (*c == '\n') dm_write(&writer, "  ; a comment\r");
        dm_write_char(&writer, *c);
        if (*c == '\n') dm_write(&writer, "\t\r\n; another\n");
    }
    if (!read_text(text_again, &error)) fail_msg("line %u: %s", (unsigned)error.line, error.text);
    assert_int_equal(again.count, 3);
    assert_true(dm_hash(again.game, &again.state) == dm_hash(match.game, &match.state));
}

/* ---- What a seat may take away ----------------------------------------------------------- */

static void test_a_seat_gets_no_secrets(void **state) {
    dm_error error;
    (void)state;
    begin("players=2 seed=1 joker=on");
    play(200);
    for (int viewer = 0; viewer < 3; viewer++) {
        write_as(viewer == 2 ? DM_PUBLIC : (uint8_t)viewer);
        assert_null(strstr(text, "\nseed "));
        assert_null(strstr(text, "\nhash "));
        assert_non_null(strstr(text, "chance=?"));
        assert_non_null(strstr(text, "hand=?"));
        assert_false(read_text(text, &error));
    }
}

/* ---- Refusals ---------------------------------------------------------------------------- */

static void test_bad_headers_are_refused(void **state) {
    (void)state;
    expect_refusal("", 1, 1, "expected a line 'game NAME'");
    expect_refusal("demiurge record 2\n", 1, 1, "expected 'demiurge record 1'");
    expect_refusal("demiurge record 1\ngame chess\n", 2, 1,
                   "unknown game 'chess'; expected one of: deus, gheos");
    expect_refusal("game deus\noptions players=9\n", 2, 1, "players=9");
    expect_refusal(
        "game deus\n\n options colour=red\nseed 1\n\ndone\n", 3, 2,
        "unknown option 'colour': deus knows rules, players, seed, start, arrangement, joker, "
        "open-vp, egypt and temples");
    expect_refusal("options joker=on\ngame gheos\ntile:a1\n", 1, 1,
                   "unknown option 'joker': gheos knows rules, players, seed and calm-epochs");
    expect_refusal("game deus\n  options players\n", 2, 3, "expected an option written key=value");
    expect_refusal("game deus\nseed forty-two\n", 2, 1, "expected a number");
    expect_refusal("game deus\nseat 9 Anna\n", 2, 1, "expected 'seat N NAME'");
    expect_refusal("game deus\nposition deus players=2 tiles=nowhere\n", 2, 31, "expected");
    expect_refusal("game deus\nrules 999 00000000\nseed 1\ndone\n", 2, 1,
                   "made with rules 999 00000000");
}

static void test_headers_after_answers_are_refused(void **state) {
    (void)state;
    begin("players=2 seed=1");
    play(5);
    write_as(DM_ALL);
    strcat(text, "seed 2\n");
    expect_refusal(text, line_number_of(strstr(text, "seed 2")), 1,
                   "'seed' must stand before the first answer");
}

static void test_illegal_tokens_are_refused(void **state) {
    (void)state;
    expect_refusal("game deus\nseed 1\n\n  build:atlantis\n", 4, 3, "'build:atlantis'");
    expect_refusal("game deus\nseed 1\nfoo bar\n", 3, 1, "expected one of: ");
    begin("players=2 seed=1");
    play(DM_STEPS_MAX);
    write_as(DM_ALL);
    strcat(text, "done\n");
    expect_refusal(text, line_number_of(strstr(text, "\ndone\n")) + 1, 1, "after the end");
}

static void test_a_wrong_result_is_refused(void **state) {
    (void)state;
    begin("players=2 seed=1");
    play(DM_STEPS_MAX);
    write_as(DM_ALL);
    char *result = find_line("result ");
    result[strlen("result ")] ^= 1; /* another digit */
    expect_refusal(text, line_number_of(result), 1, "points at the end");
}

static void test_a_wrong_hash_is_refused(void **state) {
    (void)state;
    begin("players=2 seed=1");
    play(DM_STEPS_MAX);
    write_as(DM_ALL);
    char *hash = find_line("hash ");
    hash[strlen("hash ")] = hash[strlen("hash ")] == '0' ? '1' : '0';
    expect_refusal(text, line_number_of(hash), 1, "the hash here is");
}

static void test_a_result_too_early_is_refused(void **state) {
    (void)state;
    expect_refusal("game deus\nseed 1\nresult 10 20\n", 3, 1, "the game is not over");
}

/* Every prefix of a record is read or refused, and never more than that. */
static void test_truncated_records_are_harmless(void **state) {
    dm_error error;
    (void)state;
    begin("players=2 seed=9 joker=on");
    play(40);
    write_as(DM_ALL);
    size_t length = strlen(text);
    for (size_t k = 0; k < length; k++) {
        char *exact = malloc(k + 1); /* so that a sanitizer sees every byte too many */
        memcpy(exact, text, k);
        error.line = 0;
        if (!dm_record_read(&again, exact, k, &error)) assert_true(error.line > 0);
        free(exact);
    }
}

static void test_hostile_bytes_are_harmless(void **state) {
    dm_random random;
    dm_error error;
    (void)state;
    begin("players=2 seed=9");
    play(60);
    write_as(DM_ALL);
    size_t length = strlen(text);
    dm_random_seed(&random, 1);
    for (int round = 0; round < 500; round++) {
        memcpy(text_again, text, length);
        for (int k = 0; k < 4; k++)
            text_again[dm_random_below(&random, (uint32_t)length)] =
                (char)dm_random_below(&random, 256);
        error.text[0] = '\0';
        if (!dm_record_read(&again, text_again, length, &error)) assert_true(error.text[0] != '\0');
    }
}

/* ---- The program ------------------------------------------------------------------------- */

static void run_replay(const char *arguments) {
    char command[512];
    snprintf(command, sizeof command, "%s replay %s", getenv("DEMIURGE"), arguments);
    FILE *output = popen(command, "r");
    assert_non_null(output);
    text[fread(text, 1, sizeof text - 1, output)] = '\0';
    assert_int_equal(pclose(output), 0);
}

static void test_a_story_has_headings_totals_and_winners(void **state) {
    (void)state;
    assert_non_null(getenv("DEMIURGE")); /* ctest names the program */
    run_replay("tests/golden/deus-2.record --lang en");
    char *first = find_line("\n\nRound 1: ");
    assert_ptr_equal(first, strchr(text, '\n'));
    assert_non_null(strstr(first + 1, "\n\nRound 1: "));
    assert_non_null(strstr(text, "\n\nRound 2: "));
    assert_non_null(strstr(text, "\nTotal "));
    assert_non_null(strstr(text, "\n\nShared victory: greedy 1, greedy 2.\n"));
    run_replay("tests/golden/gheos-2.record --lang en");
    assert_ptr_equal(find_line("\n\nRound 1: "), strchr(text, '\n'));
    assert_non_null(strstr(text, "\n\ngreedy 1 wins.\n"));
}

/* With start=K the picks come before the first turn. */
static void test_a_story_with_picks_has_one_heading_for_its_first_turn(void **state) {
    (void)state;
    assert_non_null(getenv("DEMIURGE")); /* ctest names the program */
    run_replay("tests/golden/deus-2-start.record --lang en");
    assert_true(find_line("starts with") < find_line("\n\nRound 1: "));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_finished_games_round_trip),
        cmocka_unit_test(test_unfinished_games_round_trip),
        cmocka_unit_test(test_games_from_a_position_round_trip),
        cmocka_unit_test(test_names_are_kept),
        cmocka_unit_test(test_layout_does_not_matter),
        cmocka_unit_test(test_a_seat_gets_no_secrets),
        cmocka_unit_test(test_bad_headers_are_refused),
        cmocka_unit_test(test_headers_after_answers_are_refused),
        cmocka_unit_test(test_illegal_tokens_are_refused),
        cmocka_unit_test(test_a_wrong_result_is_refused),
        cmocka_unit_test(test_a_wrong_hash_is_refused),
        cmocka_unit_test(test_a_result_too_early_is_refused),
        cmocka_unit_test(test_truncated_records_are_harmless),
        cmocka_unit_test(test_hostile_bytes_are_harmless),
        cmocka_unit_test(test_a_story_has_headings_totals_and_winners),
        cmocka_unit_test(test_a_story_with_picks_has_one_heading_for_its_first_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
