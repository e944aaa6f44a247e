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

static char *read_golden(const golden_game *row, size_t *length) {
    char path[256];
    snprintf(path, sizeof path, "tests/golden/%s", row->file);
    char *text = host_read_file(path, length);
    if (text == NULL) fail_msg("%s cannot be read; 'make golden' makes it", path);
    return text;
}

static bool compare(const char *text, size_t length, dm_error *error) {
    dm_writer writer = dm_writer_on(again, sizeof again);
    return golden_compare(text, length, &match, &writer, error);
}

static void test_golden_games_are_the_same(void **state) {
    (void)state;
    for (const golden_game *row = golden_games; row->file; row++) {
        size_t length;
        dm_error error;
        char *text = read_golden(row, &length);
        if (!compare(text, length, &error))
            fail_msg("%s:%u:%u: %s", row->file, (unsigned)error.line, (unsigned)error.column,
                     error.text);
        assert_int_equal(match.question.seat, DM_NOBODY);
        free(text);
    }
}

/* A changed hash in a comment is no error of the record, but of the golden file. */
static void test_a_changed_comment_is_noticed(void **state) {
    size_t length;
    dm_error error;
    char *text = read_golden(&golden_games[0], &length);
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
