/* Statements, kept and run (query.h). */
#include "store/query.h"

#include <stdio.h>
#include <string.h>

#include "engine/guard.h"

/* ---- Preparing --------------------------------------------------------------------------- */

static sqlite3_stmt *kept_for(const store_handle *store, const char *sql) {
    for (int k = 0; k < store->kept_count; k++)
        if (store->kept[k].sql == sql && !sqlite3_stmt_busy(store->kept[k].statement))
            return store->kept[k].statement;
    return NULL;
}

static int prepare(store_query *query, const char *sql) {
    store_handle *store = query->store;
    query->statement = kept_for(store, sql);
    if (query->statement) return SQLITE_OK;
    if (store->kept_count == DATABASE_STATEMENTS_MAX) return SQLITE_NOMEM;
    int code =
        sqlite3_prepare_v3(store->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &query->statement, NULL);
    if (code == SQLITE_OK)
        store->kept[store->kept_count++] = (kept_statement){sql, query->statement};
    return code;
}

store_query query_on(store_handle *store, const char *sql) {
    assert(sql);
    store_query query = {.store = store};
    query.code = prepare(&query, sql);
    if (query.code == SQLITE_OK && !sqlite3_stmt_readonly(query.statement) &&
        !database_may_change(store))
        query.code = SQLITE_MISUSE;
    return query;
}

/* ---- Giving ------------------------------------------------------------------------------ */

/* The number of the parameter that is given now. */
static int next_parameter(store_query *query) {
    assert(query->given < sqlite3_bind_parameter_count(query->statement));
    return ++query->given;
}

void query_give_text(store_query *query, const char *text) {
    assert(text);
    if (query->code == SQLITE_OK)
        query->code =
            sqlite3_bind_text(query->statement, next_parameter(query), text, -1, SQLITE_STATIC);
}

static void give_null(store_query *query) {
    if (query->code == SQLITE_OK)
        query->code = sqlite3_bind_null(query->statement, next_parameter(query));
}

void query_give_name(store_query *query, const char *name) {
    assert(name);
    if (*name)
        query_give_text(query, name);
    else
        give_null(query);
}

void query_give_number(store_query *query, int64_t number) {
    if (query->code == SQLITE_OK)
        query->code = sqlite3_bind_int64(query->statement, next_parameter(query), number);
}

void query_give_real(store_query *query, double number) {
    if (query->code == SQLITE_OK)
        query->code = sqlite3_bind_double(query->statement, next_parameter(query), number);
}

void query_give_hash(store_query *query, const uint8_t hash[STORE_HASH_BYTES]) {
    if (query->code == SQLITE_OK)
        query->code = sqlite3_bind_blob(query->statement, next_parameter(query), hash,
                                        STORE_HASH_BYTES, SQLITE_STATIC);
}

/* ---- Taking ------------------------------------------------------------------------------ */

bool query_next(store_query *query) {
    if (query->code != SQLITE_OK && query->code != SQLITE_ROW) return false;
    assert(query->given == sqlite3_bind_parameter_count(query->statement));
    query->code = sqlite3_step(query->statement);
    query->taken = 0;
    return query->code == SQLITE_ROW;
}

/* The column that is taken now: there is a row, and it has one more. */
static int next_column(store_query *query) {
    dm_guard(query->taken < sqlite3_data_count(query->statement));
    return query->taken++;
}

/* A text that does not fit was not written by us: rather an error than half of it. */
void query_take_text(store_query *query, char *text, size_t size) {
    dm_guard(size > 0);
    int column = next_column(query);
    const unsigned char *found = sqlite3_column_text(query->statement, column);
    size_t length = (size_t)sqlite3_column_bytes(query->statement, column);
    text[0] = '\0';
    if (found == NULL) return;
    if (length >= size)
        query->code = SQLITE_TOOBIG;
    else
        memcpy(text, found, length + 1);
}

const char *query_borrow_text(store_query *query) {
    const unsigned char *found = sqlite3_column_text(query->statement, next_column(query));
    return found ? (const char *)found : "";
}

int64_t query_take_number(store_query *query) {
    return sqlite3_column_int64(query->statement, next_column(query));
}

double query_take_real(store_query *query) {
    return sqlite3_column_double(query->statement, next_column(query));
}

void query_take_hash(store_query *query, uint8_t hash[STORE_HASH_BYTES]) {
    int column = next_column(query);
    const void *found = sqlite3_column_blob(query->statement, column);
    int length = sqlite3_column_bytes(query->statement, column);
    memset(hash, 0, STORE_HASH_BYTES);
    if (found == NULL) return;
    if (length != STORE_HASH_BYTES)
        query->code = SQLITE_CORRUPT; /* not written by us */
    else
        memcpy(hash, found, STORE_HASH_BYTES);
}

bool query_took_all(const store_query *query) { return query->code == SQLITE_ROW; }

/* ---- Ending ------------------------------------------------------------------------------ */

enum store_result query_end(store_query *query) {
    assert(query->store);
    int code = query->code;
    bool good = code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE;
    enum store_result result = good ? STORE_DONE : database_fail(query->store, code);
    if (query->statement) {
        sqlite3_reset(query->statement);
        sqlite3_clear_bindings(query->statement);
    }
    return result;
}

enum store_result query_run(store_query *query) {
    while (query_next(query)) continue;
    return query_end(query);
}

enum store_result query_end_of(store_query *query, bool found) {
    enum store_result result = query_end(query);
    if (result != STORE_DONE || found) return result;
    snprintf(query->store->problem, sizeof query->store->problem, "there is no such thing");
    return STORE_ABSENT;
}

enum store_result query_run_on_some(store_query *query) {
    while (query_next(query)) continue;
    return query_end_of(query, query->code != SQLITE_DONE || sqlite3_changes(query->store->db) > 0);
}
