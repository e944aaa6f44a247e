/* The connection behind a store and its transaction. Only src/store includes this. */
#ifndef STORE_DATABASE_H
#define STORE_DATABASE_H

#include <sqlite3.h>

#include "store/checkpoint.h"
#include "store/store.h"

/* Texts of SQL in src/store, and room for the few that run twice at once. */
enum { DATABASE_STATEMENTS_MAX = 96 };

typedef struct kept_statement {
    const char *sql; /* a literal: found again by its address */
    sqlite3_stmt *statement;
} kept_statement;

struct store_handle {
    sqlite3 *db;
    char *path;
    checkpoint_thread *checkpoint; /* or NULL */
    bool to_read;                  /* store_open_to_read() */
    bool locked;                   /* another process would not let us write the last time */
    bool inside;                   /* between store_begin() and its end */
    enum store_result broken;      /* why what is inside must not be committed, or STORE_DONE */
    int kept_count;
    kept_statement kept[DATABASE_STATEMENTS_MAX];
    char problem[STORE_PROBLEM_BYTES];
};

/* True between store_begin() and its end, as long as nothing went wrong. SQLite ends a transaction
 * by itself when the disk is full; what followed would then be committed one by one. */
bool database_may_change(const store_handle *store);

/* What a result code of SQLite means to callers of the store. */
enum store_result database_meaning_of(int code);

/* Keeps what SQLite says about its last call, and returns what it means to callers. Inside a
 * transaction, what is not the caller's fault must be undone: it may be half done. */
enum store_result database_fail(store_handle *store, int code);

#endif
