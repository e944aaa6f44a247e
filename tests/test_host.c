/* What the program takes from the operating system: files that are there whole or not at all,
 * seeds, and the one rule for running out of memory. */
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "host/files.h"
#include "host/limits.h"
#include "host/memory.h"
#include "host/output.h"
#include "host/seed.h"
#include "support/scratch.h"

/* ---- Files ------------------------------------------------------------------------------- */

static void a_file_is_read_as_it_was_written(void **state) {
    static const char bytes[] = "one\ntwo\0three";
    size_t length;
    (void)state;
    assert_true(host_write_file(scratch_path, bytes, sizeof bytes));
    char *text = host_read_file(scratch_path, &length);
    assert_non_null(text);
    assert_int_equal(length, sizeof bytes);
    assert_memory_equal(text, bytes, sizeof bytes + 1); /* and a zero behind it */
    free(text);
}

static void writing_again_replaces_the_whole_file(void **state) {
    size_t length;
    (void)state;
    assert_true(host_write_file(scratch_path, "a long text", 11));
    assert_true(host_write_file(scratch_path, "short", 5));
    char *text = host_read_file(scratch_path, &length);
    assert_string_equal(text, "short");
    free(text);
}

static void a_large_file_grows_as_it_is_read(void **state) {
    size_t length, bytes = 300000;
    char *written = memory_new(bytes);
    (void)state;
    memset(written, 'x', bytes);
    assert_true(host_write_file(scratch_path, written, bytes));
    char *text = host_read_file(scratch_path, &length);
    assert_int_equal(length, bytes);
    assert_memory_equal(text, written, bytes);
    free(text);
    free(written);
}

static void a_written_file_has_the_usual_rights(void **state) {
    struct stat found;
    mode_t mask = umask(027);
    (void)state;
    assert_true(host_write_file(scratch_path, "", 0));
    umask(mask);
    assert_int_equal(stat(scratch_path, &found), 0);
    assert_int_equal(found.st_mode & 0777, 0640);
}

static void what_cannot_be_read_says_why(void **state) {
    size_t length;
    (void)state;
    assert_null(host_read_file(scratch_path, &length));
    assert_int_equal(errno, ENOENT);
    assert_null(host_read_file("/", &length));
    assert_int_equal(errno, EISDIR);
    assert_null(host_read_file("/dev/zero", &length));
    assert_int_equal(errno, EFBIG);
}

static void what_cannot_be_written_says_why(void **state) {
    char path[5000];
    (void)state;
    assert_false(host_write_file("/nowhere/at/all", "text", 4));
    assert_int_equal(errno, ENOENT);
    memset(path, 'x', sizeof path - 1);
    path[sizeof path - 1] = '\0';
    assert_false(host_write_file(path, "text", 4));
    assert_int_equal(errno, ENAMETOOLONG);
}

/* ---- Seeds ------------------------------------------------------------------------------- */

static void a_random_seed_can_be_typed_again(void **state) {
    dm_setup setup, typed;
    dm_error error;
    char word[80];
    (void)state;
    dm_setup_clear(&setup);
    setup.seed_text[0] = '\0';
    assert_true(host_random_seed(&setup, &error));
    assert_true(setup.seeded);
    dm_setup_clear(&typed);
    snprintf(word, sizeof word, "seed=%s", setup.seed_text);
    assert_true(dm_setup_add(&typed, word, &error));
    assert_memory_equal(&typed.seed, &setup.seed, sizeof typed.seed);
}

/* ---- Memory ------------------------------------------------------------------------------ */

static void new_memory_is_all_zero(void **state) {
    static const char zeros[64];
    (void)state;
    char *memory = memory_new(sizeof zeros);
    assert_memory_equal(memory, zeros, sizeof zeros);
    free(memory);
}

static void grown_memory_keeps_what_was_in_it(void **state) {
    int *numbers = NULL;
    (void)state;
    for (int count = 1; count <= 1000; count++) {
        numbers = memory_grow(numbers, (size_t)count, sizeof *numbers);
        numbers[count - 1] = count;
    }
    for (int k = 0; k < 1000; k++) assert_int_equal(numbers[k], k + 1);
    free(numbers);
}

static void a_text_is_copied_with_its_end(void **state) {
    (void)state;
    char *copy = memory_copy_text("Деус");
    assert_string_equal(copy, "Деус");
    free(copy);
}

/* In a process of its own, whose standard error is a file. */
static int end_for_want_of_memory(void) {
    int status;
    pid_t child = fork();
    if (child == 0) {
        if (freopen(scratch_path, "w", stderr)) memory_expect(NULL);
        _exit(77); /* it went on */
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void without_memory_the_program_ends_with_one_sentence(void **state) {
    (void)state;
    memory_expect(""); /* what could be made is no reason to end */
    assert_int_equal(end_for_want_of_memory(), 1);
    scratch_read();
    assert_string_equal(scratch_text, "demiurge: there is not enough memory to go on\n");
}

/* ---- The machine ------------------------------------------------------------------------- */

static void there_is_a_processor_and_never_more_than_asked_for(void **state) {
    (void)state;
    assert_int_equal(host_processors(1), 1);
    assert_in_range(host_processors(256), 1, 256);
}

static void what_was_printed_has_arrived(void **state) {
    (void)state;
    assert_true(host_flush_output());
}

#define WITH_FILE(name) cmocka_unit_test_setup_teardown(name, scratch_name, scratch_remove)

int main(void) {
    const struct CMUnitTest tests[] = {
        WITH_FILE(a_file_is_read_as_it_was_written),
        WITH_FILE(writing_again_replaces_the_whole_file),
        WITH_FILE(a_large_file_grows_as_it_is_read),
        WITH_FILE(a_written_file_has_the_usual_rights),
        WITH_FILE(what_cannot_be_read_says_why),
        WITH_FILE(what_cannot_be_written_says_why),
        cmocka_unit_test(a_random_seed_can_be_typed_again),
        cmocka_unit_test(new_memory_is_all_zero),
        cmocka_unit_test(grown_memory_keeps_what_was_in_it),
        cmocka_unit_test(a_text_is_copied_with_its_end),
        WITH_FILE(without_memory_the_program_ends_with_one_sentence),
        cmocka_unit_test(there_is_a_processor_and_never_more_than_asked_for),
        cmocka_unit_test(what_was_printed_has_arrived),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
