/* The disk is full, or the database may not be written: moves are refused with `storage`, nothing
 * changes, nothing that was acknowledged is lost, and play goes on when there is room again.
 *
 * The server is not allowed to write files any more (RLIMIT_FSIZE), as on a disk without room. With
 * a folder as its argument, a small file system of its own (scripts/drill makes one), the test
 * fills that instead. */
#define _GNU_SOURCE /* prlimit */

#include "support/online.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *small_disk; /* NULL: none */

/* ---- No room --------------------------------------------------------------------------------- */

static void fill_path(char path[HOST_PATH_BYTES]) {
    snprintf(path, HOST_PATH_BYTES, "%.200s/filler", small_disk);
}

static void fill_disk(void) {
    char path[HOST_PATH_BYTES], page[4096] = "";
    fill_path(path);
    int file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
    assert_true(file >= 0);
    size_t piece = sizeof page;
    while (piece > 0)
        if (write(file, page, piece) < 0) piece /= 2;
    close(file);
}

static void limit_files(rlim_t most) {
    struct rlimit limit = {most, RLIM_INFINITY};
    assert_int_equal(prlimit(online_host.process, RLIMIT_FSIZE, &limit, NULL), 0);
}

static void take_room_away(void) {
    if (small_disk)
        fill_disk();
    else
        limit_files(0);
}

static void give_room_back(void) {
    char path[HOST_PATH_BYTES];
    if (small_disk == NULL) {
        limit_files(RLIM_INFINITY);
        return;
    }
    fill_path(path);
    unlink(path);
}

/* ---- Tests ----------------------------------------------------------------------------------- */

static void play(int answers) {
    for (int k = 0; k < answers; k++) assert_string_equal(answer_with(legal_token(k)), "");
}

/* On a full disk the log may have a little room left from before; then the first few succeed, and
 * are acknowledged. */
static void play_until_refused(void) {
    enum { MOST = 60 };
    for (int k = 0; k < MOST; k++) {
        const char *code = answer_with(legal_token(k));
        if (strcmp(code, "storage") == 0) return;
        assert_string_equal(code, "");
    }
    fail_msg("%d answers were acknowledged without room for them", MOST);
}

static void everybody_comes_back(void) {
    connect_as(&anna, anna_cookie);
    connect_as(&boris, boris_cookie);
    connect_as(&clara, clara_cookie);
}

static void start_again(void) {
    assert_true(host_start(&online_host));
    everybody_comes_back();
}

static void without_room_moves_are_refused_and_nothing_changes(void **state) {
    (void)state;
    play(5);
    take_room_away();
    play_until_refused();
    char *before = online_snapshot();
    for (int k = 0; k < 5; k++) assert_string_equal(answer_with(legal_token(k)), "storage");
    expect_refusal(&anna, "chat", at_table("\"text\": \"hello\""), "storage");
    expect_refusal(&anna, "create",
                   "\"game\": \"gheos\", \"seats\": [{\"person\": true}, {\"person\": true}]",
                   "storage");
    expect_unchanged(before, "an answer that could not be kept");
    give_room_back();
}

static void play_resumes_when_there_is_room(void **state) {
    uint32_t step = step_now();
    (void)state;
    play(5);
    assert_int_equal(step_now(), step + 5);
}

static void nothing_acknowledged_is_lost(void **state) {
    (void)state;
    take_room_away();
    play_until_refused();
    char *before = online_snapshot();
    host_kill(&online_host); /* the limit ends with the process, the filler does not */
    if (small_disk) give_room_back();
    start_again();
    expect_unchanged(before, "a crash without room");
    play(5);
}

/* Another program has the database, and does not let go of it. Then the table cannot even be shown
 * again, so whoever watched it is hung up on and comes back later. */
static void while_another_program_writes_moves_are_refused(void **state) {
    sqlite3 *other;
    (void)state;
    char *before = online_snapshot();
    const char *token = legal_token(0);
    assert_int_equal(sqlite3_open(online_host.database, &other), SQLITE_OK);
    assert_int_equal(sqlite3_exec(other, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
    assert_string_equal(answer_with(token), "storage");
    sqlite3_close(other);
    everybody_comes_back();
    expect_unchanged(before, "an answer to a locked database");
    play(5);
}

/* The server starts with a database that it may only read, says so to whoever comes, and goes on as
 * soon as it may write. */
static void with_a_read_only_database_everything_waits(void **state) {
    char *before = online_snapshot();
    (void)state;
    assert_int_equal(host_stop(&online_host), 0);
    online_host.obeys_modes = true;
    assert_int_equal(chmod(online_host.database, 0400), 0);
    start_again();
    expect_refusal(&anna, "create",
                   "\"game\": \"gheos\", \"seats\": [{\"person\": true}, {\"person\": true}]",
                   "storage");
    assert_int_equal(chmod(online_host.database, 0600), 0);
    expect_unchanged(before, "a start that may not write");
    play(5);
}

int main(int count, char **words) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_room_moves_are_refused_and_nothing_changes),
        cmocka_unit_test(play_resumes_when_there_is_room),
        cmocka_unit_test(nothing_acknowledged_is_lost),
        cmocka_unit_test(while_another_program_writes_moves_are_refused),
        cmocka_unit_test(with_a_read_only_database_everything_waits),
    };
    if (count > 1) {
        small_disk = words[1];
        setenv("TMPDIR", small_disk, 1);
    }
    return cmocka_run_group_tests(tests, begin_gheos, end_game);
}
