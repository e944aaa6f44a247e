/* What every command has in common: its words, and that output which is lost is told. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "cli/cli.h"
#include "support/program.h"

static void expect(const char *line, int status, const char *part) {
    int found = program_run(line);
    if (found != status || !strstr(program_said, part))
        fail_msg("%s: expected %d and ...%s..., got %d and %s", line, status, part, found,
                 program_said);
}

/* ---- Output ------------------------------------------------------------------------------ */

static const char *const talkative[] = {
    "\"$D\" --help",
    "\"$D\" --version",
    "\"$D\" arena --help",
    "\"$D\" arena deus --bots greedy,random --games 4 --json",
    "\"$D\" ladder gheos --from 2 --to 2 --games 2",
    "\"$D\" cards",
    "\"$D\" perft deus --depth 1",
    "printf 'new deus\\nquit\\n' | \"$D\" engine",
};
enum { TALKATIVE = sizeof talkative / sizeof talkative[0] };

static void expect_loss_told(const char *redirection, const char *reason) {
    for (int k = 0; k < TALKATIVE; k++) {
        char line[512];
        snprintf(line, sizeof line, "%s 2>&1 %s", talkative[k], redirection);
        expect(line, CLI_EXIT_FAILED, "demiurge: standard output: ");
        if (!strstr(program_said, reason) &&
            !strstr(program_said, "not all of it could be written"))
            fail_msg("%s gives no reason: %s", line, program_said);
    }
}

static void test_output_that_cannot_be_written_is_told(void **state) {
    (void)state;
    expect_loss_told(">/dev/full", "No space left on device");
    expect("\"$D\" --version 2>&1 >/dev/full", CLI_EXIT_FAILED, "No space left on device");
    expect("echo help | \"$D\" engine 2>&1 >/dev/full", CLI_EXIT_FAILED, "No space left on device");
}

static void test_output_that_is_closed_is_told(void **state) {
    (void)state;
    expect_loss_told(">&-", "Bad file descriptor");
}

/* With the first answer that is lost: a second one would be told too. */
static void test_the_engine_ends_when_nobody_can_hear_it(void **state) {
    static const char message[] = "demiurge: standard output: No space left on device\n";
    (void)state;
    assert_int_equal(program_run("printf 'help\\nhelp\\n' | \"$D\" engine 2>&1 >/dev/full"),
                     CLI_EXIT_FAILED);
    assert_string_equal(program_said, message);
}

/* Descriptor 1 is the first free one for a file that is opened, unless it is kept occupied. */
static void test_closed_output_does_not_go_into_a_file(void **state) {
    char folder[] = "/tmp/demiurge-test-XXXXXX", line[512];
    (void)state;
    assert_non_null(mkdtemp(folder));
    snprintf(
        line, sizeof line,
        "M=%s/match; \"$D\" ladder gheos --from 2 --to 2 --games 2 --resume $M >&- 2>/dev/null; "
        "echo $?; grep -vc '^demiurge arena 1; \\|^match [0-9]* game ' $M; rm -r %s",
        folder, folder);
    program_run(line);
    assert_string_equal(program_said, "1\n0\n");
}

/* `| head -1` has read enough: no complaint, whether the signal or the error ends the program.
 * Descriptor 4 is a pipe that was open on both sides, and whose reader is gone. */
static void test_a_closed_pipe_needs_no_message(void **state) {
    static const char gone[] = "F=$(mktemp -u); mkfifo $F; exec 3<>$F 4>$F 3<&-; rm $F";
    static const char *const rows[] = {"trap - PIPE; \"$D\" cards --json",
                                       "trap '' PIPE; \"$D\" --version"};
    (void)state;
    for (int k = 0; k < 2; k++) {
        char line[256];
        snprintf(line, sizeof line, "%s; %s 2>&1 >&4", gone, rows[k]);
        assert_int_not_equal(program_run(line), 0);
        assert_string_equal(program_said, "");
    }
}

/* ---- Words ------------------------------------------------------------------------------- */

static void test_a_value_is_no_option(void **state) {
    (void)state;
    expect("\"$D\" arena deus --bots greedy,random --resume --json 2>&1", CLI_EXIT_BAD_INPUT,
           "--resume needs a value, not '--json'; if you mean it: --resume=--json");
    expect("\"$D\" arena deus --bots greedy,random --games 2>&1", CLI_EXIT_BAD_INPUT,
           "--games needs a value");
}

static void test_a_value_given_twice(void **state) {
    (void)state;
    expect("\"$D\" arena deus --bots greedy,random --games 10 --games 20 2>&1", CLI_EXIT_BAD_INPUT,
           "--games is given twice");
    expect("\"$D\" arena deus --bots greedy,random --games 10 --games=20 2>&1", CLI_EXIT_BAD_INPUT,
           "--games is given twice");
    expect("\"$D\" cards --lang en --lang fr 2>&1", CLI_EXIT_BAD_INPUT, "--lang is given twice");
    expect("\"$D\" cards gheos --json --json >/dev/null", CLI_EXIT_DONE, "");
}

static void test_the_limits_of_sprt_are_told(void **state) {
    static const char *const wrong[] = {"-2000,0", "0,inf", "0,1001", "30,0", "0"};
    (void)state;
    for (size_t k = 0; k < sizeof wrong / sizeof wrong[0]; k++) {
        char line[128];
        snprintf(line, sizeof line, "\"$D\" arena deus --bots greedy,random --sprt %s 2>&1",
                 wrong[k]);
        expect(line, CLI_EXIT_BAD_INPUT,
               "expected two numbers from -1000 to 1000, the lower first");
    }
}

/* A message has less room than a path; the reason must be in it all the same. */
static void test_a_long_path_leaves_room_for_the_reason(void **state) {
    static const char *const lines[] = {
        "\"$D\" arena deus --bots greedy,random --resume $P/x 2>&1",
        "\"$D\" ladder gheos --resume $P/x 2>&1",
        "echo load $P/x | \"$D\" engine; exit 2",
        "\"$D\" arena deus --bots greedy,random --records $P/x 2>&1",
        "\"$D\" replay $P/x 2>&1",
        "\"$D\" play deus --load $P/x 2>&1",
        "\"$D\" verify --db $P/x 2>&1",
        "\"$D\" serve --no-pages --db $P/x 2>&1",
        "\"$D\" backup --db $P/x $P/y 2>&1",
    };
    (void)state;
    for (size_t k = 0; k < sizeof lines / sizeof lines[0]; k++) {
        char line[512];
        snprintf(line, sizeof line, "F=/%0200d; P=/nowhere$F$F$F$F; %s", 0, lines[k]);
        expect(line, CLI_EXIT_BAD_INPUT, "No such file or directory");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_output_that_cannot_be_written_is_told),
        cmocka_unit_test(test_output_that_is_closed_is_told),
        cmocka_unit_test(test_the_engine_ends_when_nobody_can_hear_it),
        cmocka_unit_test(test_closed_output_does_not_go_into_a_file),
        cmocka_unit_test(test_a_closed_pipe_needs_no_message),
        cmocka_unit_test(test_a_value_is_no_option),
        cmocka_unit_test(test_a_value_given_twice),
        cmocka_unit_test(test_the_limits_of_sprt_are_told),
        cmocka_unit_test(test_a_long_path_leaves_room_for_the_reason),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
