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

/* ---- What cannot be written can be read ------------------------------------------------------ */

/* Whoever asks for the table is shown it, whoever wants to change something is told that it cannot
 * be; and whoever runs the server is told, too. */
static void expect_only_reading(const char *as_before) {
    char *shown = online_snapshot();
    assert_string_equal(shown, as_before);
    free(shown);
    expect_refusal(&anna, "tables", "", "");
    expect_refusal(&anna, "create",
                   "\"game\": \"gheos\", \"seats\": [{\"person\": true}, {\"person\": true}]",
                   "storage");
    assert_string_equal(answer_with(legal_token(0)), "storage");
    shown = online_snapshot();
    assert_string_equal(shown, as_before);
    free(shown);
}

static int health(void) {
    static http_reply reply;
    http_ask(online_host.port, "GET", "/healthz", "", NULL, &reply);
    return reply.status;
}

/* Nobody needs to try first: the server finds out by itself, once a second. */
static void expect_health(int status) {
    for (int64_t end = wire_now() + PATIENCE_MS; health() != status && wire_now() < end;)
        wires_turn(online_wires, 20);
    assert_int_equal(health(), status);
}

static sqlite3 *lock_it(void) {
    sqlite3 *other;
    assert_int_equal(sqlite3_open(online_host.database, &other), SQLITE_OK);
    assert_int_equal(sqlite3_exec(other, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
    return other;
}

/* Another program has the database, and does not let go of it. */
static void while_another_program_writes_moves_are_refused(void **state) {
    (void)state;
    char *before = online_snapshot();
    sqlite3 *other = lock_it();
    expect_only_reading(before);
    expect_health(503);
    sqlite3_close(other);
    expect_health(200);
    expect_unchanged(before, "an answer to a locked database");
    play(5);
}

static void a_server_that_starts_then_shows_the_tables(void **state) {
    (void)state;
    char *before = online_snapshot();
    assert_int_equal(host_stop(&online_host), 0);
    sqlite3 *other = lock_it();
    start_again();
    expect_health(503);
    expect_only_reading(before);
    sqlite3_close(other);
    expect_unchanged(before, "a start with a locked database");
    play(5);
}

static void set_modes(mode_t folder, mode_t database) {
    assert_int_equal(chmod(online_host.folder, 0700), 0);
    assert_int_equal(chmod(online_host.database, database), 0);
    assert_int_equal(chmod(online_host.folder, folder), 0);
}

/* The server starts with a database that it may only read, says so to whoever comes, and goes on as
 * soon as it may write. */
static void a_read_only_database_is_shown(void **state) {
    static const mode_t folders[] = {0700, 0500}; /* in the second SQLite cannot help itself */
    (void)state;
    online_host.obeys_modes = true;
    for (int k = 0; k < 2; k++) {
        char *before = online_snapshot();
        assert_int_equal(host_stop(&online_host), 0);
        set_modes(folders[k], 0400);
        start_again();
        expect_health(503);
        expect_only_reading(before);
        set_modes(0700, 0600);
        expect_health(200);
        expect_unchanged(before, "a start that may not write");
        play(5);
    }
}

/* ---- No database at all ---------------------------------------------------------------------- */

/* What the program says if it cannot use one at `path`. */
static void expect_no_start(const char *path, const char *why) {
    char command[1500], said[1000] = "", expected[500];
    snprintf(command, sizeof command,
             "timeout %d %s '%s' serve --no-pages --port 0 --db '%s' 2>&1 </dev/null",
             PATIENCE_SECONDS,
             getuid() ? "" : "setpriv --bounding-set -dac_override --inh-caps -dac_override",
             getenv("DEMIURGE"), path);
    snprintf(expected, sizeof expected, "demiurge serve: %s%s\n", path, why);
    FILE *output = popen(command, "r");
    assert_non_null(output);
    assert_non_null(fgets(said, sizeof said, output));
    assert_int_equal(pclose(output) >> 8, 2);
    assert_string_equal(said, expected);
}

static void where_no_database_can_be_made_the_program_says_why(void **state) {
    char path[HOST_PATH_BYTES + 32];
    (void)state;
    snprintf(path, sizeof path, "%s/nowhere/tables.db", online_host.folder);
    expect_no_start(path, " cannot be opened: No such file or directory");
    snprintf(path, sizeof path, "%s/new.db", online_host.folder);
    set_modes(0500, 0600);
    expect_no_start(path, " cannot be opened: Permission denied");
    set_modes(0700, 0600);
    expect_no_start(online_host.folder, " cannot be opened: Is a directory");
}

static void a_second_server_is_refused(void **state) {
    (void)state;
    expect_no_start(online_host.database, ": another server uses this database already");
    play(1); /* and has not hurt the first */
}

/* A game that lasts: Gheos is over as soon as all tokens are played. */
static int begin_deus(void **state) {
    (void)state;
    online_begin("deus");
    return 0;
}

int main(int count, char **words) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_room_moves_are_refused_and_nothing_changes),
        cmocka_unit_test(play_resumes_when_there_is_room),
        cmocka_unit_test(nothing_acknowledged_is_lost),
        cmocka_unit_test(while_another_program_writes_moves_are_refused),
        cmocka_unit_test(a_server_that_starts_then_shows_the_tables),
        cmocka_unit_test(a_read_only_database_is_shown),
        cmocka_unit_test(a_second_server_is_refused),
        cmocka_unit_test(where_no_database_can_be_made_the_program_says_why),
    };
    if (count > 1) {
        small_disk = words[1];
        setenv("TMPDIR", small_disk, 1);
    }
    return cmocka_run_group_tests(tests, begin_deus, end_game);
}
