/* The store's file: made, brought forward from older versions, refused if it is another's, copied
 * while others write; and `demiurge backup`. */
#include "support/stores.h"

#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "store/schema.h"

static sqlite3 *raw_opened(const char *name) {
    sqlite3 *db;
    assert_int_equal(sqlite3_open(store_file(name), &db), SQLITE_OK);
    return db;
}

static void run_sql(sqlite3 *db, const char *sql) {
    char *problem = NULL;
    if (sqlite3_exec(db, sql, NULL, NULL, &problem) != SQLITE_OK) fail_msg("%s", problem);
}

/* The first column of all rows, a line each. */
static void ask_sql(const char *name, const char *sql, char *text, size_t size) {
    sqlite3 *db = raw_opened(name);
    sqlite3_stmt *statement;
    text[0] = '\0';
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &statement, NULL), SQLITE_OK);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        size_t length = strlen(text);
        snprintf(text + length, size - length, "%s\n", sqlite3_column_text(statement, 0));
    }
    sqlite3_finalize(statement);
    sqlite3_close(db);
}

static void expect_sql(const char *name, const char *sql, const char *expected) {
    char found[1024];
    ask_sql(name, sql, found, sizeof found);
    assert_string_equal(found, expected);
}

static void expect_refused(const char *name, const char *part) {
    char problem[STORE_PROBLEM_BYTES] = "";
    assert_null(store_open(store_file(name), problem));
    if (strstr(problem, part) == NULL) fail_msg("'%s' does not say '%s'", problem, part);
}

static int mode_of(const char *name) {
    struct stat about;
    assert_int_equal(stat(store_file(name), &about), 0);
    return about.st_mode & 0777;
}

static bool exists(const char *name) { return access(store_file(name), F_OK) == 0; }

/* ---- Making -------------------------------------------------------------------------------- */

static void a_new_database_is_its_owners_alone(void **state) {
    (void)state;
    store_handle *db = store_opened("s.db");
    table_added(db, 1);
    assert_int_equal(mode_of("s.db"), 0600);
    assert_int_equal(mode_of("s.db-wal"), 0600);
    assert_true(store_is_current(db));
    store_close(db);
    assert_false(exists("s.db-wal")); /* all in one file again */
    assert_false(exists("s.db.before-0"));
    expect_sql("s.db", "PRAGMA journal_mode", "wal\n");
}

static void many_may_open_a_new_database_at_once(void **state) {
    enum { PROCESSES = 6 };
    char problem[STORE_PROBLEM_BYTES];
    pid_t processes[PROCESSES];
    int begin[2], status;
    char byte;
    (void)state;
    assert_int_equal(pipe(begin), 0);
    for (int k = 0; k < PROCESSES; k++) {
        processes[k] = fork();
        if (processes[k] != 0) continue;
        close(begin[1]);
        (void)!read(begin[0], &byte, 1); /* the end of the pipe: go */
        store_handle *db = store_open(store_file("s.db"), problem);
        if (db == NULL) fprintf(stderr, "%s\n", problem);
        _exit(db == NULL);
    }
    close(begin[0]);
    close(begin[1]);
    int failed = 0;
    for (int k = 0; k < PROCESSES; k++) {
        waitpid(processes[k], &status, 0);
        failed += status != 0;
    }
    assert_int_equal(failed, 0);
}

/* ---- Files of others ----------------------------------------------------------------------- */

static void write_file(const char *name, const char *text) {
    FILE *file = fopen(store_file(name), "wb");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static void files_of_others_are_refused_and_not_touched(void **state) {
    (void)state;
    sqlite3 *other = raw_opened("other.db");
    run_sql(other, "CREATE TABLE bookmarks (url TEXT); PRAGMA user_version = 1");
    sqlite3_close(other);
    expect_refused("other.db", "is not a database of Demiurge");
    expect_sql("other.db", "SELECT name FROM sqlite_schema", "bookmarks\n");
    expect_sql("other.db", "PRAGMA journal_mode", "delete\n");

    write_file("text.db", "This is a text of more than sixteen bytes, and no database at all.");
    expect_refused("text.db", "not a database");
    expect_refused("no/such/folder/s.db", "cannot be opened: No such file or directory");
    expect_refused(".", "cannot be opened");
}

static void a_newer_database_is_refused_and_not_touched(void **state) {
    char text[128];
    (void)state;
    store_close(store_opened("s.db"));
    sqlite3 *newer = raw_opened("s.db");
    run_sql(newer, "PRAGMA user_version = 1000");
    sqlite3_close(newer);
    snprintf(text, sizeof text,
             "was written by a newer Demiurge (its version is 1000, this one "
             "knows %d)",
             SCHEMA_VERSION);
    expect_refused("s.db", text);
    expect_sql("s.db", "PRAGMA user_version", "1000\n");
}

/* ---- Older versions ------------------------------------------------------------------------ */

/* A made-up history: names become numbers, which takes a table apart that others refer to. */
static const char *const steps[] = {
    "CREATE TABLE cities (name TEXT PRIMARY KEY) STRICT;"
    "CREATE TABLE roads (a TEXT REFERENCES cities, b TEXT REFERENCES cities) STRICT;",
    "CREATE TABLE towns (number INTEGER PRIMARY KEY, name TEXT) STRICT;"
    "INSERT INTO towns (name) SELECT name FROM cities ORDER BY name;"
    "DROP TABLE cities; ALTER TABLE towns RENAME TO cities;"
    "CREATE TABLE ways (a INTEGER REFERENCES cities, b INTEGER REFERENCES cities) STRICT;"
    "INSERT INTO ways SELECT a.number, b.number FROM roads"
    " JOIN cities a ON a.name = roads.a JOIN cities b ON b.name = roads.b;"
    "DROP TABLE roads; ALTER TABLE ways RENAME TO roads;",
    "ALTER TABLE cities ADD COLUMN gold INTEGER NOT NULL DEFAULT 7;",
};

static bool bring_forward(const char *const list[], int count, char problem[STORE_PROBLEM_BYTES]) {
    sqlite3 *db = raw_opened("m.db");
    bool good = schema_bring_forward(db, store_file("m.db"), list, count, problem);
    sqlite3_close(db);
    return good;
}

static void make_old_database(void) {
    char problem[STORE_PROBLEM_BYTES];
    assert_true(bring_forward(steps, 1, problem));
    sqlite3 *db = raw_opened("m.db");
    run_sql(db,
            "INSERT INTO cities VALUES ('Ur'), ('Kish'); INSERT INTO roads VALUES ('Ur', 'Kish')");
    sqlite3_close(db);
}

static void an_older_database_is_copied_and_brought_forward(void **state) {
    char problem[STORE_PROBLEM_BYTES];
    (void)state;
    make_old_database();
    assert_true(bring_forward(steps, 3, problem));
    expect_sql("m.db", "PRAGMA user_version", "3\n");
    expect_sql("m.db", "SELECT number || name || gold FROM cities", "1Kish7\n2Ur7\n");
    expect_sql("m.db", "SELECT a || b FROM roads", "21\n");
    expect_sql("m.db.before-1", "PRAGMA user_version", "1\n");
    expect_sql("m.db.before-1", "SELECT a || b FROM roads", "UrKish\n");
    assert_true(bring_forward(steps, 3, problem)); /* again: nothing to do */
    assert_false(exists("m.db.before-3"));
    assert_false(bring_forward(steps, 2, problem)); /* and not back */
}

static void a_step_that_fails_leaves_everything_as_it_was(void **state) {
    static const char *const broken[][3] = {
        {"", "DROP TABLE roads; DROP TABLE cities; SELECT nonsense;", ""},
        {"", "DELETE FROM cities WHERE name = 'Ur';", ""}, /* a road to nowhere */
        {"", "DROP TABLE roads;", "INSERT INTO roads VALUES (1, 2);"},
    };
    char problem[STORE_PROBLEM_BYTES];
    (void)state;
    make_old_database();
    for (int k = 0; k < 3; k++) {
        problem[0] = '\0';
        assert_false(bring_forward(broken[k], 3, problem));
        assert_non_null(strstr(problem, "m.db: "));
        expect_sql("m.db", "PRAGMA user_version", "1\n");
        expect_sql("m.db", "SELECT a || b FROM roads JOIN cities ON name = a", "UrKish\n");
    }
    assert_true(bring_forward(steps, 3, problem));
}

/* Made by the program when that version was today's; never to be changed. */
static void a_database_of_version_1_is_read_today(void **state) {
    static char fresh[1 << 15], brought[1 << 15];
    static const char schema[] = "SELECT sql FROM sqlite_schema WHERE sql NOT NULL ORDER BY name";
    store_table table;
    store_player player;
    (void)state;
    store_make_from(store_file("s.db"), "tests/store/version-1.sql");
    store_handle *db = store_opened("s.db");
    expect_done(db, store_find_account(db, "гравець 1", &player));
    assert_string_equal(player.name, "Гравець 1");
    expect_done(db, store_find_table(db, "table00000000001", &table));
    assert_string_equal(table.seats[0].name, "Гравець 1");
    assert_int_equal(table.seq, 3);
    assert_int_equal(count_entries(db, table.id), 3);
    expect_done(db, append_committed(db, &table, 1));
    store_close(db);

    store_close(store_opened("fresh.db")); /* both ways lead to the same tables */
    ask_sql("fresh.db", schema, fresh, sizeof fresh);
    ask_sql("s.db", schema, brought, sizeof brought);
    assert_string_equal(brought, fresh);
}

/* ---- Copies -------------------------------------------------------------------------------- */

static void a_copy_is_whole_private_and_replaces_nothing(void **state) {
    store_handle *db = store_opened("s.db");
    store_table table = table_added(db, 1);
    (void)state;
    expect_done(db, append_committed(db, &table, 9));
    expect_done(db, store_backup(db, store_file("copy.db")));
    assert_int_equal(mode_of("copy.db"), 0600);
    int files = store_folder_count();
    expect_result(db, STORE_CONFLICT, store_backup(db, store_file("copy.db")));
    assert_non_null(strstr(store_problem(db), "File exists"));
    expect_result(db, STORE_CONFLICT, store_backup(db, store_file("s.db")));
    expect_result(db, STORE_FULL, store_backup(db, store_file("no/such/folder/copy.db")));
    assert_int_equal(store_folder_count(), files); /* nothing lies about */
    expect_done(db, append_committed(db, &table, 1));
    store_close(db);
    db = store_opened("copy.db");
    assert_int_equal(count_entries(db, table.id), 9);
    table.seq = 9;
    expect_done(db, append_committed(db, &table, 1));
    store_close(db);
}

/* Or until the test is gone. */
static void write_until_killed(pid_t test) {
    store_handle *db = store_opened("s.db");
    store_table table;
    expect_done(db, store_find_table(db, "table00000000001", &table));
    while (getppid() == test && append_committed(db, &table, 3) == STORE_DONE) continue;
    _exit(1);
}

static uint32_t expect_whole_copy(const char *name) {
    store_table table;
    store_handle *copy = store_opened(name);
    expect_done(copy, store_find_table(copy, "table00000000001", &table));
    assert_int_equal(count_entries(copy, table.id), table.seq);
    assert_int_equal(table.seq % 3, 0);
    store_close(copy);
    return table.seq;
}

static void wait_for_entries(store_handle *db, uint32_t count) {
    while (count_entries(db, "table00000000001") < count)
        nanosleep(&(struct timespec){0, 10 * 1000 * 1000}, NULL);
}

static void copies_are_of_one_moment_while_another_process_writes(void **state) {
    uint32_t entries = 0;
    int status;
    (void)state;
    store_handle *db = store_opened("s.db");
    table_added(db, 1);
    store_close(db);
    pid_t test = getpid(), writer = fork();
    if (writer == 0) write_until_killed(test);
    db = store_opened("s.db");
    for (int k = 0; k < 5; k++) {
        char name[32];
        snprintf(name, sizeof name, "copy-%d.db", k);
        wait_for_entries(db, entries + 3);
        expect_done(db, store_backup(db, store_file(name)));
        uint32_t copied = expect_whole_copy(name);
        assert_true(copied > entries);
        entries = copied;
    }
    store_close(db);
    kill(writer, SIGKILL);
    waitpid(writer, &status, 0);
    assert_true(WIFSIGNALED(status));
}

static void a_store_opened_to_read_changes_nothing(void **state) {
    char problem[STORE_PROBLEM_BYTES] = "";
    (void)state;
    assert_null(store_open_to_read(store_file("none.db"), problem));
    assert_non_null(strstr(problem, "No such file"));
    assert_false(exists("none.db"));
    make_old_database(); /* of some other version */
    sqlite3 *db = raw_opened("m.db");
    run_sql(db, "PRAGMA user_version = 1000");
    sqlite3_close(db);
    store_handle *old = store_open_to_read(store_file("m.db"), problem);
    assert_non_null(old);
    assert_false(store_is_current(old));
    expect_result(old, STORE_FAILED, store_begin(old));
    expect_done(old, store_backup(old, store_file("copy.db")));
    store_close(old);
    expect_sql("copy.db", "SELECT a || b FROM roads", "UrKish\n");
    expect_sql("copy.db", "PRAGMA user_version", "1000\n");
}

/* ---- The program --------------------------------------------------------------------------- */

static int run_backup(const char *from, const char *to) {
    char command[2048];
    assert_non_null(getenv("DEMIURGE")); /* ctest names the program */
    snprintf(command, sizeof command, "%s backup --db %s %s >%s 2>&1", getenv("DEMIURGE"), from, to,
             store_file("output"));
    int status = system(command);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static char *text_of(const char *path) {
    static char text[1 << 16];
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static void expect_output(const char *part) {
    const char *text = text_of(store_file("output"));
    if (strstr(text, part) == NULL) fail_msg("'%s' does not say '%s'", text, part);
}

static void the_program_copies_while_the_database_is_in_use(void **state) {
    store_handle *db = store_opened("s.db");
    store_table table = table_added(db, 1);
    (void)state;
    expect_done(db, append_committed(db, &table, 6));
    assert_int_equal(run_backup(store_file("s.db"), store_file("copy.db")), 0);
    expect_output("");
    assert_int_equal(expect_whole_copy("copy.db"), 6);
    assert_int_equal(run_backup(store_file("s.db"), store_file("copy.db")), 2);
    expect_output("copy.db: File exists");
    assert_int_equal(run_backup(store_file("none.db"), store_file("copy-2.db")), 2);
    expect_output("none.db cannot be opened: No such file or directory");
    assert_int_equal(run_backup(store_file("s.db"), ""), 2);
    expect_output("expected one word");
    store_close(db);
}

#define test(name) cmocka_unit_test_setup_teardown(name, store_folder_make, store_folder_remove)

int main(void) {
    const struct CMUnitTest tests[] = {
        test(a_new_database_is_its_owners_alone),
        test(many_may_open_a_new_database_at_once),
        test(files_of_others_are_refused_and_not_touched),
        test(a_newer_database_is_refused_and_not_touched),
        test(an_older_database_is_copied_and_brought_forward),
        test(a_step_that_fails_leaves_everything_as_it_was),
        test(a_database_of_version_1_is_read_today),
        test(a_copy_is_whole_private_and_replaces_nothing),
        test(copies_are_of_one_moment_while_another_process_writes),
        test(a_store_opened_to_read_changes_nothing),
        test(the_program_copies_while_the_database_is_in_use),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
