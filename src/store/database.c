/* A store's life: opening and closing, transactions, and what its failures mean.
 *
 * WAL lets others read while one writes; synchronous=FULL makes a commit wait for the disk. What
 * is deleted is overwritten, because people who leave are to be forgotten. */
#include "store/database.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/guard.h"
#include "store/query.h"
#include "store/schema.h"

/* How long a commit of another process may keep us waiting. Once that was in vain it has more in
 * mind than a commit, and those who only want to look are not to wait for it each time. */
enum { BUSY_MILLISECONDS = 5000, STILL_BUSY_MILLISECONDS = 50 };

/* ---- Failures ---------------------------------------------------------------------------- */

enum store_result database_meaning_of(int code) {
    switch (code) {
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_UNIQUE: return STORE_CONFLICT;
    case SQLITE_CONSTRAINT_FOREIGNKEY: return STORE_ABSENT;
    case SQLITE_IOERR_READ:
    case SQLITE_IOERR_SHORT_READ:
    case SQLITE_IOERR_CORRUPTFS:
    case SQLITE_IOERR_DATA:
    case SQLITE_IOERR_NOMEM: return STORE_FAILED;
    }
    switch (code & 0xff) {
    case SQLITE_FULL:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR:
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return STORE_FULL;
    }
    return STORE_FAILED;
}

/* SQLite has no text about what we found wrong ourselves. */
static const char *text_about(const store_handle *store, int code) {
    if (code == SQLITE_MISUSE && store->inside) return "the transaction has failed before";
    if (code == SQLITE_MISUSE) return "changes need a transaction";
    if (code == SQLITE_TOOBIG) return sqlite3_errstr(code);
    if (store->locked && (code & 0xff) == SQLITE_READONLY) return "another program keeps writing";
    return sqlite3_errmsg(store->db);
}

enum store_result database_fail(store_handle *store, int code) {
    assert(code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE);
    enum store_result result = database_meaning_of(code);
    snprintf(store->problem, sizeof store->problem, "%s (SQLite %d)", text_about(store, code),
             code);
    if (code == SQLITE_MISUSE && store->broken != STORE_DONE) return store->broken;
    bool half_done = result == STORE_FULL || result == STORE_FAILED;
    if (store->inside && store->broken == STORE_DONE && half_done) store->broken = result;
    return result;
}

const char *store_problem(const store_handle *store) { return store->problem; }

/* ---- Opening and closing ----------------------------------------------------------------- */

/* For the owner only; SQLite gives the files beside it the same rights. One that exists is not
 * touched: closing it here would end the locks of its other connections in this process. */
static void make_private_file(const char *path) {
    int descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    if (descriptor >= 0) close(descriptor);
}

/* SQLite makes the files beside the database with its rights of that moment, and needs to write
 * them even to read. If the database was read-only for a while they must not stay so. */
static void make_writable_beside(const char *path, const char *suffix) {
    struct stat database, file;
    char name[4096];
    if (snprintf(name, sizeof name, "%s%s", path, suffix) >= (int)sizeof name) return;
    if (stat(path, &database) != 0 || stat(name, &file) != 0) return;
    mode_t wanted = (database.st_mode & 0777) | 0600;
    if ((file.st_mode & 0777) != wanted) (void)!chmod(name, wanted);
}

static bool is_beside(const char *path, const char *suffix) {
    char name[4096];
    snprintf(name, sizeof name, "%s%s", path, suffix);
    return access(name, F_OK) == 0;
}

static bool folder_may_be_written(const char *path) {
    char folder[4096];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash) slash[slash == folder] = '\0';
    return access(slash ? folder : ".", W_OK) == 0;
}

/* Even to read, SQLite makes files beside the database. Where it cannot, as on a disk that became
 * read-only, it can read one that was closed well if it is told that nobody changes it. */
static int open_database(const char *path, sqlite3 **db) {
    int how = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
    bool alone = access(path, R_OK) == 0 && access(path, W_OK) != 0 &&
                 !folder_may_be_written(path) && !is_beside(path, "-wal") &&
                 strpbrk(path, "%?#") == NULL; /* which would need other words there */
    char *uri = alone ? sqlite3_mprintf("file:%s?immutable=1", path) : NULL;
    if (uri == NULL) return sqlite3_open_v2(path, db, how, NULL);
    int code = sqlite3_open_v2(uri, db,
                               SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI, NULL);
    sqlite3_free(uri);
    return code;
}

/* NULL with `problem` told. Without the right to write it opens what exists to be read only. */
static sqlite3 *open_connection(const char *path, char problem[STORE_PROBLEM_BYTES]) {
    sqlite3 *db = NULL;
    make_writable_beside(path, "-wal");
    make_writable_beside(path, "-shm");
    int code = open_database(path, &db);
    if (code == SQLITE_OK) {
        sqlite3_extended_result_codes(db, 1);
        sqlite3_busy_timeout(db, BUSY_MILLISECONDS);
        return db;
    }
    int reason = db ? sqlite3_system_errno(db) : ENOMEM;
    snprintf(problem, STORE_PROBLEM_BYTES, "%s cannot be opened: %s", path,
             reason ? strerror(reason) : sqlite3_errstr(code));
    sqlite3_close(db);
    return NULL;
}

static bool set_up(sqlite3 *db, const char *path, char problem[STORE_PROBLEM_BYTES]) {
    int code = sqlite3_exec(db,
                            "PRAGMA synchronous = FULL;"
                            "PRAGMA foreign_keys = ON;"
                            "PRAGMA secure_delete = ON;"
                            "PRAGMA temp_store = MEMORY;"
                            "PRAGMA trusted_schema = OFF;",
                            NULL, NULL, NULL);
    if (code != SQLITE_OK)
        snprintf(problem, STORE_PROBLEM_BYTES, "%s: %s", path, sqlite3_errmsg(db));
    return code == SQLITE_OK;
}

static store_handle *store_on(sqlite3 *db, const char *path) {
    store_handle *store = calloc(1, sizeof *store);
    char *copy = strdup(path);
    if (store == NULL || copy == NULL) {
        free(store);
        free(copy);
        return NULL;
    }
    store->db = db;
    store->path = copy;
    return store;
}

static store_handle *open_with(const char *path, bool to_read, char problem[STORE_PROBLEM_BYTES]) {
    assert(path && *path);
    if (!to_read) make_private_file(path);
    sqlite3 *db = open_connection(path, problem);
    if (db == NULL) return NULL;
    bool ready = to_read ? schema_is_ours(db, path, problem)
                         : schema_bring_forward(db, path, schema_steps, SCHEMA_VERSION, problem);
    store_handle *store = NULL;
    if (ready && set_up(db, path, problem)) {
        store = store_on(db, path);
        if (store == NULL) snprintf(problem, STORE_PROBLEM_BYTES, "no memory");
    }
    if (store == NULL)
        sqlite3_close(db);
    else
        store->to_read = to_read;
    return store;
}

store_handle *store_open(const char *path, char problem[STORE_PROBLEM_BYTES]) {
    return open_with(path, false, problem);
}

store_handle *store_open_to_read(const char *path, char problem[STORE_PROBLEM_BYTES]) {
    return open_with(path, true, problem);
}

bool store_is_current(const store_handle *store) { return schema_is_current(store->db); }

static void drop_statements(store_handle *store) {
    for (int k = 0; k < store->kept_count; k++) sqlite3_finalize(store->kept[k].statement);
    store->kept_count = 0;
}

static bool is_walking(const store_handle *store) {
    for (int k = 0; k < store->kept_count; k++)
        if (sqlite3_stmt_busy(store->kept[k].statement)) return true;
    return false;
}

void store_tidy_beside(store_handle *store) {
    assert(store->checkpoint == NULL); /* one thread is enough */
    store->checkpoint = checkpoint_open(store->path);
    checkpoint_follow(store->checkpoint, store->db);
}

void store_close(store_handle *store) {
    if (store == NULL) return;
    dm_guard(!is_walking(store)); /* its statements go */
    checkpoint_close(store->checkpoint);
    drop_statements(store);
    sqlite3_close(store->db); /* rolls back what was not committed */
    free(store->path);
    free(store);
}

/* ---- Transactions ------------------------------------------------------------------------ */

bool database_may_change(const store_handle *store) {
    return store->inside && store->broken == STORE_DONE && !sqlite3_get_autocommit(store->db);
}

static int control(store_handle *store, const char *sql) {
    return sqlite3_exec(store->db, sql, NULL, NULL, NULL);
}

static bool may_only_read(sqlite3 *db) { return sqlite3_db_readonly(db, "main") == 1; }

/* A connection that was opened without the right to write never gets it; a new one may. */
static void connect_again_to_write(store_handle *store) {
    char problem[STORE_PROBLEM_BYTES];
    sqlite3 *db = is_walking(store) ? NULL : open_connection(store->path, problem);
    if (db && !may_only_read(db) && set_up(db, store->path, problem)) {
        drop_statements(store);
        sqlite3_close(store->db);
        store->db = db;
        checkpoint_follow(store->checkpoint, db);
    } else
        sqlite3_close(db);
}

static enum store_result refuse(store_handle *store, const char *why) {
    snprintf(store->problem, sizeof store->problem, "%s", why);
    return STORE_FAILED;
}

/* The lock for writing is taken at once: a transaction that reads first could lose it later. */
static int begin_to_write(store_handle *store) {
    sqlite3_busy_timeout(store->db, store->locked ? STILL_BUSY_MILLISECONDS : BUSY_MILLISECONDS);
    int code = control(store, "BEGIN IMMEDIATE");
    store->locked = (code & 0xff) == SQLITE_BUSY;
    return code;
}

/* What cannot be written now can still be read. */
enum store_result store_begin(store_handle *store) {
    if (store->inside) return refuse(store, "a transaction has begun already");
    if (store->to_read) return refuse(store, "the store was opened to be read");
    if (may_only_read(store->db)) connect_again_to_write(store);
    int code = may_only_read(store->db) ? control(store, "BEGIN") : begin_to_write(store);
    if (store->locked) code = control(store, "PRAGMA query_only = ON; BEGIN");
    if (code != SQLITE_OK) return database_fail(store, code);
    store->inside = true;
    store->broken = STORE_DONE;
    return STORE_DONE;
}

enum store_result store_begin_to_read(store_handle *store) {
    if (!store->to_read) return refuse(store, "the store was opened to be written");
    int code = control(store, "BEGIN");
    return code == SQLITE_OK ? STORE_DONE : database_fail(store, code);
}

void store_end_reading(store_handle *store) {
    assert(store->to_read);
    if (!sqlite3_get_autocommit(store->db)) control(store, "ROLLBACK");
}

void store_rollback(store_handle *store) {
    if (!sqlite3_get_autocommit(store->db)) control(store, "ROLLBACK");
    if (store->locked) control(store, "PRAGMA query_only = OFF");
    store->inside = false;
    store->broken = STORE_DONE;
}

enum store_result store_commit(store_handle *store) {
    if (!store->inside) return refuse(store, "no transaction has begun");
    enum store_result result = store->broken;
    if (result == STORE_DONE) {
        int code = control(store, "COMMIT");
        if (code != SQLITE_OK) result = database_fail(store, code);
    }
    store_rollback(store); /* nothing is left after a success */
    return result;
}

enum store_result store_try_to_write(store_handle *store) {
    int code = database_may_change(store) ? schema_touch(store->db) : SQLITE_MISUSE;
    return code == SQLITE_OK ? STORE_DONE : database_fail(store, code);
}

enum store_result store_mark(store_handle *store) {
    int code = database_may_change(store) ? control(store, "SAVEPOINT mark") : SQLITE_MISUSE;
    return code == SQLITE_OK ? STORE_DONE : database_fail(store, code);
}

void store_undo_to_mark(store_handle *store) {
    assert(store->inside);
    if (control(store, "ROLLBACK TO mark; RELEASE mark") == SQLITE_OK) store->broken = STORE_DONE;
}

void store_forget_mark(store_handle *store) {
    assert(store->inside);
    control(store, "RELEASE mark");
}
