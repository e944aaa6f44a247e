/* Rules have versions: a game ends by the one it began with, wherever it comes from. */
#include <string.h>

#include "support/expect.h"
#include "support/scene.h"

static char text[1 << 16];

static void write_record(void) {
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_record_write(&table, DM_ALL, &out);
    assert_false(out.full);
}

static void test_a_new_game_has_the_newest_rules(void **unused) {
    (void)unused;
    table_new("players=2 seed=1");
    expect_is(deus_game.rules_of(&table.state), deus_game.rules_version);
    table_new("rules=1 players=2 seed=1");
    expect_is(deus_game.rules_of(&table.state), 1);
}

static void test_versions_that_nobody_plays_are_refused(void **unused) {
    (void)unused;
    expect_options_refused("players=2 rules=3", "this program plays deus by rules 1 to 2");
    expect_options_refused("players=2 rules=0", "expected a version of the rules");
    expect_options_refused("players=2 rules=12", "expected a version of the rules");
    expect_options_refused("rules=1 rules=1", "rules is given twice");
}

/* Lines of version 1 have no such word: nobody knew that there would be a second. */
static void test_a_position_keeps_its_version(void **unused) {
    (void)unused;
    char line[DM_POSITION_BYTES];
    table_new("rules=1 players=2 seed=1");
    strcpy(line, position_line());
    assert_null(strstr(line, "rules="));
    dm_error error;
    assert_true(dm_match_from_position(&table, &deus_game, line, NULL, &error));
    expect_is(deus_game.rules_of(&table.state), 1);
    table_new("players=2 seed=1");
    strcpy(line, position_line());
    assert_non_null(strstr(line, "deus rules=2 "));
    assert_true(dm_match_from_position(&table, &deus_game, line, NULL, &error));
    expect_is(deus_game.rules_of(&table.state), 2);
}

static void test_a_record_keeps_its_version(void **unused) {
    (void)unused;
    static const char *const rules[] = {"rules=1 players=2 seed=1", "rules=2 players=2 seed=1"};
    for (int version = 1; version <= 2; version++) {
        dm_error error = {0};
        table_new(rules[version - 1]);
        dm_match_play(&table, 0, NULL);
        write_record();
        assert_non_null(strstr(text, version == 1 ? "\nrules 1 " : "\nrules 2 "));
        assert_null(strstr(text, "rules="));
        if (!dm_record_read(&table, text, strlen(text), &error)) fail_msg("%s", error.text);
        expect_is(deus_game.rules_of(&table.state), version);
    }
}

/* Nobody is asked which of two is meant. */
static void test_a_record_that_names_two_versions_is_refused(void **unused) {
    (void)unused;
    dm_error error = {0};
    table_new("rules=1 players=2 seed=1");
    write_record();
    char *options = strstr(text, "options players=2");
    memcpy(options, "options rules=2  ", strlen("options players=2"));
    assert_false(dm_record_read(&table, text, strlen(text), &error));
    assert_non_null(strstr(error.text, "made with rules 1 "));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_new_game_has_the_newest_rules),
        cmocka_unit_test(test_versions_that_nobody_plays_are_refused),
        cmocka_unit_test(test_a_position_keeps_its_version),
        cmocka_unit_test(test_a_record_keeps_its_version),
        cmocka_unit_test(test_a_record_that_names_two_versions_is_refused),
    };
    return cmocka_run_group_tests_name("versions", tests, NULL, NULL);
}
