/* The tables and their migrations (schema.h).
 *
 * PRAGMA user_version is the version, PRAGMA application_id says that the file is ours. Names that
 * may be missing are NULL, so that UNIQUE and REFERENCES leave them alone. */
#include "store/schema.h"

#include <stdio.h>
#include <time.h>

#include "engine/guard.h"
#include "store/copy.h"

#define APPLICATION_ID 0x44656d69 /* "Demi" */
#define TEXT_OF(x)     #x
#define VALUE_OF(x)    TEXT_OF(x)

/* `tables` keeps its rows in the order they came, for verify. Indexes hold nothing that every
 * answer changes, but for the one of public tables that are not over: the lobby lists the latest.
 */
const char *const schema_steps[SCHEMA_VERSION] = {
    "CREATE TABLE players ("
    " id TEXT NOT NULL PRIMARY KEY,"
    " name TEXT NOT NULL,"
    " name_key TEXT UNIQUE," /* accounts only */
    " password TEXT NOT NULL,"
    " feed BLOB UNIQUE,"
    " made INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;"

    "CREATE TABLE sessions ("
    " id TEXT NOT NULL PRIMARY KEY,"
    " key_hash BLOB NOT NULL UNIQUE,"
    " player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,"
    " made INTEGER NOT NULL,"
    " used INTEGER NOT NULL,"
    " about TEXT NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX sessions_of_player ON sessions (player);"

    "CREATE TABLE tables ("
    " number INTEGER PRIMARY KEY,"
    " id TEXT NOT NULL UNIQUE,"
    " plan TEXT NOT NULL,"
    " rules TEXT NOT NULL,"
    " secret BLOB NOT NULL,"
    " key_hash BLOB NOT NULL,"
    " game TEXT NOT NULL,"
    " open INTEGER NOT NULL,"
    " rated INTEGER NOT NULL,"
    " phase INTEGER NOT NULL,"
    " seq INTEGER NOT NULL,"
    " turn INTEGER NOT NULL,"
    " step INTEGER NOT NULL,"
    " made INTEGER NOT NULL,"
    " changed INTEGER NOT NULL,"
    " deadline INTEGER NOT NULL,"
    " next TEXT,"
    " holder TEXT," /* of the lease */
    " held_until INTEGER NOT NULL DEFAULT 0,"
    " chats INTEGER NOT NULL DEFAULT 0" /* lines ever said: numbers are not used twice */
    ") STRICT;"
    "CREATE INDEX running_tables ON tables (open) WHERE phase < 2;"

    "CREATE TABLE seats ("
    " table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,"
    " seat INTEGER NOT NULL,"
    " player TEXT REFERENCES players ON DELETE SET NULL,"
    " name TEXT NOT NULL,"
    " bot TEXT NOT NULL,"
    " PRIMARY KEY (table_id, seat)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX seats_of_player ON seats (player) WHERE player IS NOT NULL;"

    "CREATE TABLE entries ("
    " table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,"
    " seq INTEGER NOT NULL,"
    " at INTEGER NOT NULL,"
    " seat INTEGER NOT NULL,"
    " kind TEXT NOT NULL,"
    " text TEXT NOT NULL,"
    " PRIMARY KEY (table_id, seq)"
    ") STRICT, WITHOUT ROWID;"

    /* "ID NAME": to take the name out when the player is forgotten. */
    "CREATE INDEX sits_of_player ON entries (substr(text, 1, 16)) WHERE kind = 'sit';"

    "CREATE TABLE positions ("
    " table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,"
    " seq INTEGER NOT NULL,"
    " rules TEXT NOT NULL,"
    " position TEXT NOT NULL"
    ") STRICT;"

    "CREATE TABLE stories ("
    " table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,"
    " eyes INTEGER NOT NULL,"
    " json TEXT NOT NULL,"
    " PRIMARY KEY (table_id, eyes)"
    ") STRICT;"

    "CREATE TABLE chats ("
    " table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,"
    " n INTEGER NOT NULL,"
    " at INTEGER NOT NULL,"
    " player TEXT REFERENCES players ON DELETE CASCADE,"
    " name TEXT NOT NULL,"
    " seat INTEGER NOT NULL,"
    " text TEXT NOT NULL,"
    " PRIMARY KEY (table_id, n)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX chats_of_player ON chats (player) WHERE player IS NOT NULL;"

    "CREATE TABLE results ("
    " table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,"
    " seat INTEGER NOT NULL,"
    " player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,"
    " game TEXT NOT NULL,"
    " players INTEGER NOT NULL,"
    " place INTEGER NOT NULL,"
    " points INTEGER NOT NULL,"
    " rated INTEGER NOT NULL,"
    " before REAL NOT NULL,"
    " after REAL NOT NULL,"
    " at INTEGER NOT NULL,"
    " PRIMARY KEY (table_id, seat)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX results_of_player ON results (player, at);"

    "CREATE TABLE ratings ("
    " player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,"
    " game TEXT NOT NULL,"
    " players INTEGER NOT NULL,"
    " mean REAL NOT NULL,"
    " deviation REAL NOT NULL,"
    " games INTEGER NOT NULL,"
    " PRIMARY KEY (player, game, players)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX best_ratings ON ratings (game, players, mean - 3 * deviation DESC, player);",

    /* The server's time, one row; and at each table how much of that was not counted when it was
     * changed last. Of the time before, the server is known to have lived until the last change. */
    "CREATE TABLE server_time ("
    " one INTEGER PRIMARY KEY CHECK (one = 1),"
    " alive INTEGER NOT NULL,"
    " uncounted INTEGER NOT NULL"
    ") STRICT;"
    "INSERT INTO server_time SELECT 1, coalesce(max(changed), 0), 0 FROM tables;"
    "ALTER TABLE tables ADD COLUMN uncounted INTEGER NOT NULL DEFAULT 0;"

    /* Lists cost what they show, however many games there are. `over`: when it ended, or 0. */
    "CREATE INDEX open_tables ON tables (changed, number) WHERE open = 1 AND phase < 2;"
    "CREATE INDEX waiting_tables ON tables (changed) WHERE phase = 0;"
    "ALTER TABLE seats ADD COLUMN over INTEGER NOT NULL DEFAULT 0;"
    "UPDATE seats SET over = coalesce((SELECT changed FROM tables WHERE id = table_id"
    " AND phase = 2), 0);"
    "DROP INDEX seats_of_player;"
    "CREATE INDEX seats_of_player ON seats (player, over) WHERE player IS NOT NULL;"
    "CREATE TABLE totals ("
    " player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,"
    " game TEXT NOT NULL,"
    " players INTEGER NOT NULL,"
    " games INTEGER NOT NULL,"
    " won INTEGER NOT NULL,"
    " PRIMARY KEY (player, game, players)"
    ") STRICT, WITHOUT ROWID;"
    "INSERT INTO totals SELECT player, game, players, count(*), sum(place = 1) FROM results"
    " GROUP BY player, game, players;",
};

/* ---- Reading what a file is -------------------------------------------------------------- */

static bool number_of(sqlite3 *db, const char *sql, int64_t *number) {
    sqlite3_stmt *statement = NULL;
    bool good = sqlite3_prepare_v2(db, sql, -1, &statement, NULL) == SQLITE_OK &&
                sqlite3_step(statement) == SQLITE_ROW;
    if (good) *number = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return good;
}

/* What a file says about itself. */
typedef struct schema_label {
    int64_t application, version, things; /* things: tables and indexes */
} schema_label;

/* All of it at one moment: another process may be making the database just now. What fails leaves
 * its message for whoever gives the connection up then. */
static bool read_label(sqlite3 *db, schema_label *label) {
    if (sqlite3_exec(db, "SAVEPOINT label", NULL, NULL, NULL) != SQLITE_OK) return false;
    bool good = number_of(db, "PRAGMA application_id", &label->application) &&
                number_of(db, "PRAGMA user_version", &label->version) &&
                number_of(db, "SELECT count(*) FROM sqlite_schema", &label->things);
    return good && sqlite3_exec(db, "RELEASE label", NULL, NULL, NULL) == SQLITE_OK;
}

bool schema_is_current(sqlite3 *db) {
    schema_label label;
    return read_label(db, &label) && label.version == SCHEMA_VERSION;
}

static bool tell(sqlite3 *db, const char *path, char problem[STORE_PROBLEM_BYTES]) {
    snprintf(problem, STORE_PROBLEM_BYTES, "%s: %s", path, sqlite3_errmsg(db));
    return false;
}

static bool refuse_foreign(const char *path, char problem[STORE_PROBLEM_BYTES]) {
    snprintf(problem, STORE_PROBLEM_BYTES, "%s is not a database of Demiurge", path);
    return false;
}

bool schema_is_ours(sqlite3 *db, const char *path, char problem[STORE_PROBLEM_BYTES]) {
    schema_label label;
    if (!read_label(db, &label)) return tell(db, path, problem);
    return label.application == APPLICATION_ID || refuse_foreign(path, problem);
}

/* ---- Bringing it forward ----------------------------------------------------------------- */

static bool run(sqlite3 *db, const char *sql) {
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

static bool write_label(sqlite3 *db, int version) {
    char sql[64];
    snprintf(sql, sizeof sql, "PRAGMA user_version = %d", version);
    return run(db, sql) && run(db, "PRAGMA application_id = " VALUE_OF(APPLICATION_ID));
}

int schema_touch(sqlite3 *db) {
    return sqlite3_exec(db, "PRAGMA application_id = " VALUE_OF(APPLICATION_ID), NULL, NULL, NULL);
}

/* Steps may take tables apart: references are looked at when all is done. */
static bool run_steps(sqlite3 *db, const char *const steps[], int64_t from, int count) {
    int64_t dangling = 0;
    for (int64_t k = from; k < count; k++)
        if (!run(db, steps[k])) return false;
    return number_of(db, "SELECT count(*) FROM pragma_foreign_key_check", &dangling) &&
           dangling == 0 && write_label(db, count);
}

/* Another process may have been quicker, so the version is read again under the lock. */
static bool run_all_or_none(sqlite3 *db, const char *path, const char *const steps[], int count,
                            char problem[STORE_PROBLEM_BYTES]) {
    schema_label label;
    if (!run(db, "PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE")) return tell(db, path, problem);
    bool good = read_label(db, &label) && label.version <= count &&
                (label.version == count || run_steps(db, steps, label.version, count)) &&
                run(db, "COMMIT");
    if (good) return true;
    tell(db, path, problem);
    run(db, "ROLLBACK");
    return false;
}

static bool copy_before(sqlite3 *db, const char *path, int version,
                        char problem[STORE_PROBLEM_BYTES]) {
    char copy[4096];
    if (snprintf(copy, sizeof copy, "%s.before-%d", path, version) < (int)sizeof copy)
        return copy_database(db, copy, COPY_REPLACES, problem) == STORE_DONE;
    snprintf(problem, STORE_PROBLEM_BYTES, "the name of the database is too long");
    return false;
}

/* While somebody else reads, SQLite does not wait to change the journal but says at once that it is
 * busy: so waiting is done here. */
enum { WAL_TRIES = 500, WAL_PAUSE = 10 * 1000 * 1000 };

static int step_patiently(sqlite3_stmt *statement) {
    const struct timespec pause = {.tv_nsec = WAL_PAUSE};
    int code = sqlite3_step(statement);
    for (int k = 0; k < WAL_TRIES && (code & 0xff) == SQLITE_BUSY; k++) {
        sqlite3_reset(statement);
        nanosleep(&pause, NULL);
        code = sqlite3_step(statement);
    }
    return code;
}

/* What has no file has no WAL either. */
static bool use_wal(sqlite3 *db, const char *path, char problem[STORE_PROBLEM_BYTES]) {
    sqlite3_stmt *statement = NULL;
    bool good =
        sqlite3_prepare_v2(db, "PRAGMA journal_mode = WAL", -1, &statement, NULL) == SQLITE_OK &&
        step_patiently(statement) == SQLITE_ROW;
    bool wal = good && sqlite3_stricmp((const char *)sqlite3_column_text(statement, 0), "wal") == 0;
    if (!good) tell(db, path, problem);
    if (good && !wal) snprintf(problem, STORE_PROBLEM_BYTES, "%s cannot keep a database", path);
    sqlite3_finalize(statement);
    return wal;
}

static bool refuse_newer(const char *path, int64_t version, int known,
                         char problem[STORE_PROBLEM_BYTES]) {
    snprintf(problem, STORE_PROBLEM_BYTES,
             "%s was written by a newer Demiurge (its version is %d, this one knows %d)", path,
             (int)version, known);
    return false;
}

bool schema_bring_forward(sqlite3 *db, const char *path, const char *const steps[], int count,
                          char problem[STORE_PROBLEM_BYTES]) {
    assert(steps && count > 0);
    schema_label label;
    if (!read_label(db, &label)) return tell(db, path, problem);
    bool fresh = label.application == 0 && label.version == 0 && label.things == 0;
    if (!fresh && label.application != APPLICATION_ID) return refuse_foreign(path, problem);
    if (label.version > count) return refuse_newer(path, label.version, count, problem);
    if (label.version == count && sqlite3_db_readonly(db, "main") == 1) return true;
    if (!use_wal(db, path, problem)) return false;
    if (label.version == count) return true;
    if (label.version > 0 && !copy_before(db, path, (int)label.version, problem)) return false;
    return run_all_or_none(db, path, steps, count, problem);
}
