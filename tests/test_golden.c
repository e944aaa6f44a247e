/* The golden games: no rule drifts unnoticed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "host/files.h"
#include "tools/golden.h"

static dm_match match;
static char again[GOLDEN_BYTES];

static bool compare(const char *text, size_t length, dm_error *error) {
    dm_writer writer = dm_writer_on(again, sizeof again);
    return golden_compare(text, length, &match, &writer, error);
}

/* In every version of the rules. */
static void test_golden_games_are_the_same(void **state) {
    (void)state;
    golden_tally tally;
    dm_error error;
    assert_true(golden_compare_all("tests/golden", &tally, &error));
    assert_true(tally.games > 0);
    assert_int_equal(tally.failures, 0);
}

/* A changed hash in a comment is no error of the record, but of the golden file. */
static void test_a_changed_comment_is_noticed(void **state) {
    size_t length;
    dm_error error;
    char *text = host_read_file("tests/golden/deus-2.record", &length);
    char *comment = strstr(text, "; hash 50 ");
    (void)state;
    assert_non_null(comment);
    comment += strlen("; hash 50 ");
    *comment = *comment == '0' ? '1' : '0';
    assert_false(compare(text, length, &error));
    assert_int_equal(error.column, strlen("; hash 50 ") + 1);
    free(text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_golden_games_are_the_same),
        cmocka_unit_test(test_a_changed_comment_is_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
