/* What the store promises when things go wrong: the process is killed, the power fails, the disk is
 * full, the file may not be written. Nothing that was committed is lost, nothing is half there, and
 * the store works again when it can. */
#include "support/disk.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static int reset_faults(void **state) {
    (void)!seteuid(getuid());
    return disk_reset(state);
}

/* ---- Full disks ---------------------------------------------------------------------------- */

/* The table and its answers after the machine was switched off now: only files, no memory. */
static uint32_t count_after_a_crash(const char *table) {
    disk_copy_after_crash("crashed.db");
    store_handle *crashed = store_opened("crashed.db");
    uint32_t count = count_entries(crashed, table);
    store_close(crashed);
    return count;
}

/* Three answers at a time, the disk full at each possible moment of it. */
static void a_full_disk_refuses_and_loses_nothing(void **state) {
    store_handle *db = store_opened("s.db");
    store_table table = table_added(db, 1);
    int refused = 0;
    (void)state;
    for (int moment = 1;; moment++) {
        uint32_t kept = table.seq;
        the_disk.calls_left = moment;
        enum store_result result = append_committed(db, &table, 3);
        if (result == STORE_DONE) break;
        expect_result(db, STORE_FULL, result);
        expect_result(db, STORE_FULL, append_committed(db, &table, 1)); /* it still is */
        assert_int_equal(count_entries(db, table.id), kept);
        the_disk.calls_left = -1;
        uint32_t found = count_after_a_crash(table.id);
        assert_true(found == kept || found == kept + 3);  /* see store_commit() */
        expect_done(db, append_committed(db, &table, 3)); /* there is room again */
        assert_int_equal(count_entries(db, table.id), kept + 3);
        assert_int_equal(count_after_a_crash(table.id), kept + 3);
        refused++;
    }
    assert_true(refused > 5);
    store_close(db);
}

/* A commit so large that SQLite moves the log into the database after four of them. Each differs,
 * since what is the same is not written again. */
static enum store_result keep_a_megabyte(store_handle *db, const char *table) {
    static char json[1 << 20];
    memset(json, json[0] == 'j' ? 'k' : 'j', sizeof json - 1);
    enum store_result result = store_begin(db);
    if (result == STORE_DONE) result = store_keep_story(db, table, 0, json);
    return result == STORE_DONE ? store_commit(db) : result;
}

static off_t size_of(const char *name) {
    struct stat about;
    return stat(store_file(name), &about) == 0 ? about.st_size : 0;
}

/* What was committed waits in the log until the database can be written. */
static void a_checkpoint_that_fails_disturbs_nobody(void **state) {
    store_handle *db = store_opened("s.db");
    store_table table = table_added(db, 1);
    (void)state;
    the_disk.fails[DISK_LOG] = false;
    the_disk.calls_left = 0;
    for (int k = 0; k < 6; k++) {
        expect_done(db, keep_a_megabyte(db, table.id));
        expect_done(db, append_committed(db, &table, 1));
    }
    assert_true(size_of("s.db") < 1 << 20);
    assert_int_equal(count_after_a_crash(table.id), 6);
    the_disk.calls_left = -1;
    expect_done(db, append_committed(db, &table, 1));
    store_close(db);
    db = store_opened("s.db");
    assert_int_equal(count_entries(db, table.id), 7);
    store_close(db);
}

/* The operating system refuses to let the log grow. */
static void a_limit_of_the_system_refuses_and_loses_nothing(void **state) {
    struct rlimit before, limit;
    store_handle *db = store_opened("s.db");
    store_table table = table_added(db, 1);
    uint32_t kept;
    (void)state;
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before);
    limit = before;
    limit.rlim_cur = (rlim_t)size_of("s.db-wal") + 5000;
    expect_done(db, append_committed(db, &table, 1));
    kept = table.seq;
    setrlimit(RLIMIT_FSIZE, &limit);
    enum store_result result = append_committed(db, &table, 20);
    setrlimit(RLIMIT_FSIZE, &before);
    expect_result(db, STORE_FULL, result);
    assert_int_equal(count_entries(db, table.id), kept);
    expect_done(db, append_committed(db, &table, 20));
    assert_int_equal(count_after_a_crash(table.id), kept + 20);
    store_close(db);
}

/* Many answers in one transaction: more than SQLite holds in memory, so it writes before the
 * commit, fails in the middle, and ends the transaction by itself. */
static void nothing_is_committed_after_a_transaction_broke(void **state) {
    static char json[1 << 20];
    store_handle *db = store_opened("s.db");
    store_table table = table_added(db, 1);
    store_player player = a_player(1), found;
    enum store_result result = STORE_DONE;
    (void)state;
    memset(json, 'j', sizeof json - 1);
    expect_done(db, store_begin(db));
    the_disk.calls_left = 1;
    for (int eyes = 0; eyes < 64 && result == STORE_DONE; eyes++)
        result = store_keep_story(db, table.id, eyes, json);
    expect_result(db, STORE_FULL, result);
    the_disk.calls_left = -1;
    expect_result(db, STORE_FULL, store_add_player(db, &player, "1"));
    expect_result(db, STORE_FULL, store_mark(db));
    expect_result(db, STORE_FULL, store_commit(db));
    expect_result(db, STORE_ABSENT, store_find_player(db, player.id, &found));
    expect_done(db, append_committed(db, &table, 1));
    store_close(db);
}

static void a_copy_on_a_full_disk_leaves_nothing(void **state) {
    store_handle *db = store_opened("s.db");
    store_table table = table_added(db, 1);
    (void)state;
    expect_done(db, append_committed(db, &table, 50));
    int files = store_folder_count();
    for (int moment = 1; moment <= 4; moment++) {
        the_disk.calls_left = moment;
        expect_result(db, STORE_FULL, store_backup(db, store_file("copy.db")));
        the_disk.calls_left = -1;
        assert_int_equal(store_folder_count(), files);
        expect_done(db, append_committed(db, &table, 1));
    }
    expect_done(db, store_backup(db, store_file("copy.db")));
    assert_int_equal(store_folder_count(), files + 1);
    store_close(db);
}

/* ---- No right to write --------------------------------------------------------------------- */

/* Root may write everything, so it becomes somebody else for a while. */
static void become_somebody_who_must_ask(void) {
    enum { NOBODY = 65534 };
    if (getuid() != 0) return;
    assert_int_equal(chown(store_file("."), NOBODY, NOBODY), 0);
    assert_int_equal(chown(store_file("s.db"), NOBODY, NOBODY), 0);
    assert_int_equal(seteuid(NOBODY), 0);
}

static void a_file_that_may_not_be_written_is_read_and_written_later(void **state) {
    store_handle *db = store_opened("s.db");
    store_table table = table_added(db, 1);
    (void)state;
    expect_done(db, append_committed(db, &table, 4));
    store_close(db);
    become_somebody_who_must_ask();
    assert_int_equal(chmod(store_file("s.db"), 0400), 0);
    for (int start = 0; start < 2; start++) {
        db = store_opened("s.db");
        assert_int_equal(count_entries(db, table.id), 4);
        expect_result(db, STORE_FULL, append_committed(db, &table, 1));
        expect_done(db, store_begin(db)); /* whoever only looks need not know */
        assert_int_equal(count_entries(db, table.id), 4);
        expect_done(db, store_commit(db));
        if (start == 0) store_close(db);
    }
    assert_int_equal(chmod(store_file("s.db"), 0600), 0);
    expect_done(db, append_committed(db, &table, 1));
    assert_int_equal(count_entries(db, table.id), 5);
    store_close(db);
}

/* ---- Death --------------------------------------------------------------------------------- */

/* Commits three answers at a time and tells each time how many are safe. */
static void play_until_killed(int tell) {
    store_handle *db = store_opened("s.db");
    store_table table;
    expect_done(db, store_find_table(db, a_table(1, NULL, NULL).id, &table));
    for (;;) {
        if (append_committed(db, &table, 3) != STORE_DONE) _exit(1);
        if (write(tell, &table.seq, sizeof table.seq) != sizeof table.seq) _exit(2);
    }
}

static pid_t start_playing(int *told) {
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    pid_t player = fork();
    if (player == 0) {
        close(ends[0]);
        play_until_killed(ends[1]);
    }
    close(ends[1]);
    *told = ends[0];
    return player;
}

static uint32_t kill_after(pid_t player, int told, int commits) {
    uint32_t acknowledged = 0;
    int status;
    for (int k = 0; k < commits; k++)
        assert_int_equal(read(told, &acknowledged, sizeof acknowledged), sizeof acknowledged);
    kill(player, SIGKILL);
    while (read(told, &acknowledged, sizeof acknowledged) == sizeof acknowledged) continue;
    close(told);
    waitpid(player, &status, 0);
    assert_true(WIFSIGNALED(status));
    return acknowledged;
}

static void what_was_acknowledged_outlives_a_kill(void **state) {
    store_handle *db = store_opened("s.db");
    store_table table = table_added(db, 1);
    (void)state;
    store_close(db);
    for (int round = 1; round <= 8; round++) {
        int told;
        pid_t player = start_playing(&told);
        uint32_t acknowledged = kill_after(player, told, round * 3);
        db = store_opened("s.db");
        uint32_t kept = count_entries(db, table.id);
        assert_true(kept == acknowledged || kept == acknowledged + 3); /* not told any more */
        store_close(db);
    }
}

static void a_transaction_dies_with_its_process(void **state) {
    store_handle *db = store_opened("s.db");
    store_table table = table_added(db, 1);
    int status;
    (void)state;
    store_close(db);
    pid_t process = fork();
    if (process == 0) {
        db = store_opened("s.db");
        if (append_committed(db, &table, 5) != STORE_DONE || store_begin(db) != STORE_DONE)
            _exit(1);
        store_entry entry = next_entry(&table);
        if (store_append(db, "server", &table, &entry) != STORE_DONE) _exit(1);
        raise(SIGKILL);
    }
    waitpid(process, &status, 0);
    assert_true(WIFSIGNALED(status));
    db = store_opened("s.db");
    assert_int_equal(count_entries(db, table.id), 5);
    table.seq = 5;
    expect_done(db, append_committed(db, &table, 1));
    store_close(db);
}

static void expect_after_the_loss_of_power(const char *table, uint32_t count) {
    disk_copy_after_loss_of_power("later.db");
    store_handle *later = store_opened("later.db");
    assert_int_equal(count_entries(later, table), count);
    store_close(later);
}

/* Of every file only the bytes that were synced are left, the worst that can happen. */
static void a_commit_outlives_the_loss_of_power(void **state) {
    store_handle *db = store_opened("s.db");
    store_table table = table_added(db, 1);
    (void)state;
    the_disk.copies[DISK_DATABASE] = true;
    for (int k = 0; k < 4; k++) expect_done(db, keep_a_megabyte(db, table.id));
    for (int k = 1; k <= 12; k++) {
        the_disk.copies[DISK_DATABASE] = the_disk.copies[DISK_LOG] = true;
        int before = the_disk.syncs;
        expect_done(db, append_committed(db, &table, 1));
        assert_true(the_disk.syncs > before);
        the_disk.copies[DISK_DATABASE] = the_disk.copies[DISK_LOG] = false;
        expect_after_the_loss_of_power(table.id, table.seq);
        the_disk.copies[DISK_DATABASE] = true;
        if (k % 2 == 0) expect_done(db, keep_a_megabyte(db, table.id));
    }
    store_close(db);
}

#define test(name) cmocka_unit_test_setup_teardown(name, store_folder_make, reset_faults)

int main(void) {
    const struct CMUnitTest tests[] = {
        test(a_full_disk_refuses_and_loses_nothing),
        test(a_checkpoint_that_fails_disturbs_nobody),
        test(a_limit_of_the_system_refuses_and_loses_nothing),
        test(nothing_is_committed_after_a_transaction_broke),
        test(a_copy_on_a_full_disk_leaves_nothing),
        test(a_file_that_may_not_be_written_is_read_and_written_later),
        test(what_was_acknowledged_outlives_a_kill),
        test(a_transaction_dies_with_its_process),
        test(a_commit_outlives_the_loss_of_power),
    };
    return cmocka_run_group_tests(tests, disk_insert, NULL);
}
