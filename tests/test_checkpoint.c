/* Copying the log into the database beside the commits (store/checkpoint.h): a thread copies, who
 * commits never waits for more than a rest, and what was committed does not depend on any of it. */
#define _GNU_SOURCE /* pthread_setattr_default_np */
#include "support/disk.h"

#include <pthread.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "store/checkpoint.h"

/* A row fills PAGES pages of the log (and one or two more). The others are those of checkpoint.c:
 * the thread copies from LONG on, a commit copies less than REST, or, at TOO_LONG, all of it. */
enum { PAGE_BYTES = 512, PAGES = 20, LONG = 1000, REST = 300, TOO_LONG = 32000 };

static sqlite3 *db;

static void run_sql(const char *sql) {
    char *problem = NULL;
    if (sqlite3_exec(db, sql, NULL, NULL, &problem) != SQLITE_OK) fail_msg("%s", problem);
}

static int open_database(void **state) {
    if (store_folder_make(state) != 0) return -1;
    assert_int_equal(sqlite3_open(store_file("s.db"), &db), SQLITE_OK);
    run_sql("PRAGMA page_size = 512; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
            "CREATE TABLE answers (bytes BLOB)");
    return 0;
}

static int close_database(void **state) {
    sqlite3_close(db);
    return disk_reset(state);
}

static off_t size_of(const char *name) {
    struct stat about;
    return stat(store_file(name), &about) == 0 ? about.st_size : 0;
}

static void commit(int rows) {
    for (int k = 0; k < rows; k++) run_sql("INSERT INTO answers VALUES (zeroblob(20 * 508))");
}

/* Commits until the first log is so long that the thread begins to copy it. */
static void commit_a_long_log(void) {
    while (size_of("s.db-wal") < LONG * (PAGE_BYTES + 24) + 32) commit(1);
}

/* Commits one row; true if the log began anew, since its file does not grow then. */
static bool commit_begins_log_anew(void) {
    off_t before = size_of("s.db-wal");
    commit(1);
    return size_of("s.db-wal") == before;
}

static int64_t number(sqlite3 *from, const char *sql) {
    sqlite3_stmt *statement = NULL;
    assert_int_equal(sqlite3_prepare_v2(from, sql, -1, &statement, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(statement), SQLITE_ROW);
    int64_t found = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return found;
}

/* All rows that were committed are in the copy of another file. */
static void expect_all_rows_in(const char *name) {
    sqlite3 *copy;
    assert_int_equal(sqlite3_open(store_file(name), &copy), SQLITE_OK);
    assert_int_equal(number(copy, "SELECT count(*) FROM answers"),
                     number(db, "SELECT count(*) FROM answers"));
    assert_int_equal(number(copy, "SELECT count(*) FROM pragma_integrity_check"
                                  " WHERE integrity_check = 'ok'"),
                     1);
    sqlite3_close(copy);
}

/* Between two looks; or, where something must not happen, so that it could. */
static void sleep_a_moment(void) { nanosleep(&(struct timespec){0, 5 * 1000 * 1000}, NULL); }

static bool all_is_copied(void) {
    return size_of("s.db") == PAGE_BYTES * number(db, "PRAGMA page_count");
}

static bool thread_waits(void) { return the_disk.passes == 0 && the_disk.waits; }

static bool thread_has_written(void) { return the_disk.written_beside > 0; }

/* If it never holds, ctest ends the test. */
static void wait_until(bool (*holds)(void)) {
    while (!holds()) sleep_a_moment();
}

static void wait_until_idle(checkpoint_thread *checkpoint) {
    while (!checkpoint_is_idle(checkpoint)) sleep_a_moment();
}

/* ---- The thread copies --------------------------------------------------------------------- */

static void a_long_log_is_copied_by_another_thread(void **state) {
    checkpoint_thread *checkpoint = checkpoint_open(store_file("s.db"));
    (void)state;
    checkpoint_follow(checkpoint, db);
    off_t before = size_of("s.db");
    commit(LONG / PAGES / 2);
    wait_until_idle(checkpoint);
    assert_int_equal(size_of("s.db"), before); /* not worth it yet */
    the_disk.written_here = 0;
    commit_a_long_log();
    wait_until(all_is_copied);
    assert_int_equal(the_disk.written_here, 0);
    int first = the_disk.written_beside;
    while (the_disk.written_beside < 3 * first / 2) { /* and so is the next one */
        wait_until_idle(checkpoint);
        the_disk.written_here = 0;
        commit(1);
        assert_true(the_disk.written_here < REST);
    }
    checkpoint_close(checkpoint);
}

static void commits_go_on_while_it_copies(void **state) {
    checkpoint_thread *checkpoint = checkpoint_open(store_file("s.db"));
    (void)state;
    checkpoint_follow(checkpoint, db);
    the_disk.passes = 0;
    the_disk.written_here = 0;
    commit_a_long_log();
    wait_until(thread_waits);
    commit(2 * LONG / PAGES);
    assert_int_equal(the_disk.written_here, 0);
    the_disk.passes = -1;
    checkpoint_close(checkpoint);
}

/* Nobody ever gets the whole log copied beside somebody who commits: each time the thread begins to
 * copy, more is committed before it ends; the first time, more than a commit may copy. */
static void the_log_begins_anew_though_commits_go_on(void **state) {
    checkpoint_thread *checkpoint = checkpoint_open(store_file("s.db"));
    int most = 0, rows = REST / PAGES + 1;
    bool anew = false;
    (void)state;
    checkpoint_follow(checkpoint, db);
    the_disk.passes = 0;
    for (int round = 0; round < 10 * LONG / PAGES && !anew; round++) {
        the_disk.written_here = 0;
        anew = commit_begins_log_anew();
        if (the_disk.written_here > most) most = the_disk.written_here;
        if (checkpoint_is_idle(checkpoint)) continue;
        wait_until(thread_waits);
        commit(rows);
        rows = 1;
        the_disk.passes = -1;
        wait_until_idle(checkpoint);
        the_disk.passes = 0;
    }
    the_disk.passes = -1;
    assert_true(anew);
    assert_true(most > 0 && most < REST);
    checkpoint_close(checkpoint);
}

/* ---- What was committed does not depend on it ---------------------------------------------- */

static void a_copy_cut_short_loses_nothing(void **state) {
    checkpoint_thread *checkpoint = checkpoint_open(store_file("s.db"));
    (void)state;
    checkpoint_follow(checkpoint, db);
    the_disk.passes = 0;
    commit_a_long_log();
    for (int k = 0; k < 4; k++) {
        wait_until(thread_waits);
        commit(1);
        disk_copy_after_crash("crashed.db");
        expect_all_rows_in("crashed.db");
        the_disk.passes = LONG / 5; /* some pages more */
    }
    the_disk.passes = -1;
    checkpoint_close(checkpoint);
}

/* Of every file only the bytes that were synced are left, the worst that can happen. */
static void the_loss_of_power_loses_nothing(void **state) {
    checkpoint_thread *checkpoint = checkpoint_open(store_file("s.db"));
    int anew = 0;
    (void)state;
    the_disk.copies[DISK_DATABASE] = the_disk.copies[DISK_LOG] = true;
    assert_int_equal(sqlite3_wal_checkpoint(db, NULL), SQLITE_OK);
    checkpoint_follow(checkpoint, db);
    commit_a_long_log();
    while (anew < 5) {
        sleep_a_moment(); /* in which the thread copies all of it */
        anew += commit_begins_log_anew();
        disk_copy_after_loss_of_power("later.db");
        expect_all_rows_in("later.db");
    }
    checkpoint_close(checkpoint);
}

/* ---- When it cannot ------------------------------------------------------------------------ */

static void a_database_that_cannot_be_written_is_copied_later(void **state) {
    checkpoint_thread *checkpoint = checkpoint_open(store_file("s.db"));
    (void)state;
    checkpoint_follow(checkpoint, db);
    off_t before = size_of("s.db");
    the_disk.fails[DISK_LOG] = false;
    the_disk.calls_left = 0;
    for (int k = 0; k < 3; k++) {
        commit(LONG / PAGES);
        wait_until(thread_has_written); /* it was tried */
        wait_until_idle(checkpoint);
    }
    assert_int_equal(size_of("s.db"), before);
    disk_copy_after_crash("crashed.db");
    the_disk.calls_left = -1;
    expect_all_rows_in("crashed.db");
    while (!all_is_copied()) {
        commit(1);
        sleep_a_moment();
    }
    checkpoint_close(checkpoint);
}

/* Its path leads nowhere, so it never copies anything. */
static void a_log_that_is_too_long_is_copied_by_the_commit(void **state) {
    checkpoint_thread *checkpoint = checkpoint_open(store_file("nowhere.db"));
    bool anew = false;
    (void)state;
    checkpoint_follow(checkpoint, db);
    run_sql("BEGIN");
    commit(TOO_LONG / (PAGES + 2));
    run_sql("COMMIT");
    assert_false(all_is_copied());
    for (int k = 0; k < TOO_LONG / PAGES && !anew; k++) anew = commit_begins_log_anew();
    assert_true(anew);
    checkpoint_close(checkpoint);
}

static void without_a_thread_sqlite_copies_its_own_way(void **state) {
    pthread_attr_t before, enormous;
    (void)state;
    pthread_getattr_default_np(&before);
    pthread_attr_init(&enormous);
    assert_int_equal(pthread_attr_setstacksize(&enormous, (size_t)1 << 50), 0);
    assert_int_equal(pthread_setattr_default_np(&enormous), 0);
    checkpoint_thread *checkpoint = checkpoint_open(store_file("s.db"));
    pthread_setattr_default_np(&before);
    assert_null(checkpoint);
    checkpoint_follow(checkpoint, db);
    the_disk.written_here = 0;
    commit(LONG / PAGES);
    assert_true(the_disk.written_here >= LONG / 2);
    checkpoint_close(checkpoint);
}

/* ---- The end ------------------------------------------------------------------------------- */

static void *let_go_later(void *nothing) {
    for (int k = 0; k < 10; k++) sleep_a_moment(); /* in which closing would end, did it not wait */
    the_disk.passes = -1;
    return nothing;
}

static void closing_waits_for_the_thread(void **state) {
    checkpoint_thread *idle = checkpoint_open(store_file("s.db"));
    checkpoint_thread *checkpoint = checkpoint_open(store_file("s.db"));
    pthread_t other;
    (void)state;
    checkpoint_close(idle);
    checkpoint_follow(checkpoint, db);
    the_disk.passes = 0;
    commit_a_long_log();
    wait_until(thread_waits);
    assert_int_equal(pthread_create(&other, NULL, let_go_later, NULL), 0);
    checkpoint_close(checkpoint);
    bool ended = the_disk.passes < 0 && all_is_copied();
    pthread_join(other, NULL);
    assert_true(ended);
    int before = the_disk.written_beside;
    sqlite3_wal_hook(db, NULL, NULL);
    commit(LONG / PAGES);
    sleep_a_moment();
    assert_int_equal(the_disk.written_beside, before);
}

#define test(name) cmocka_unit_test_setup_teardown(name, open_database, close_database)

int main(void) {
    const struct CMUnitTest tests[] = {
        test(a_long_log_is_copied_by_another_thread),
        test(commits_go_on_while_it_copies),
        test(the_log_begins_anew_though_commits_go_on),
        test(a_copy_cut_short_loses_nothing),
        test(the_loss_of_power_loses_nothing),
        test(a_database_that_cannot_be_written_is_copied_later),
        test(a_log_that_is_too_long_is_copied_by_the_commit),
        test(without_a_thread_sqlite_copies_its_own_way),
        test(closing_waits_for_the_thread),
    };
    return cmocka_run_group_tests(tests, disk_insert, NULL);
}
