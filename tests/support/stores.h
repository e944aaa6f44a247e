/* Stores for tests: a folder of its own for each test, and records with everything filled in. */
#ifndef TESTS_STORES_H
#define TESTS_STORES_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
/* cmocka wants the four above first. */
#include <cmocka.h>

#include "store/store.h"

/* Setup and teardown of a test: an empty folder, removed with what is in it. */
int store_folder_make(void **state);
int store_folder_remove(void **state);
int store_folder_count(void); /* files in it */

/* The path of a file in the folder. Good until the sixteenth next call. */
const char *store_file(const char *name);

/* Fails the test with the store's problem unless the result is the one. */
#define expect_result(store, result, call) expect_result_at(__FILE__, __LINE__, store, result, call)
#define expect_done(store, call)           expect_result(store, STORE_DONE, call)
void expect_result_at(const char *file, int line, store_handle *store, enum store_result expected,
                      enum store_result found);

/* Opens "s.db", or another file, and fails the test if it cannot. */
store_handle *store_opened(const char *name);

/* Makes a database at `path` from what `sqlite3 .dump` wrote of another (tests/store). */
void store_make_from(const char *path, const char *dump);

/* Records that differ by `k`; `id` is "playerXXXXXXXXXX" and so on. */
store_player a_player(int k);
store_session a_session(int k, const store_player *player);
/* A table of two people, in their seats; none of them: NULL. */
store_table a_table(int k, const store_player *first, const store_player *second);
/* The next entry of the table, whose seq it raises. */
store_entry next_entry(store_table *table);

/* Adds table `k` and takes its lease for "server". */
store_table table_added(store_handle *store, int k);
/* Appends so many entries in one transaction. */
enum store_result append_committed(store_handle *store, store_table *table, int count);
/* How many entries are there, in order and without a gap. */
uint32_t count_entries(store_handle *store, const char *table);

#endif
