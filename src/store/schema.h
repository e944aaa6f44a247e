/* The tables of the database, and the way to them from every older version. */
#ifndef STORE_SCHEMA_H
#define STORE_SCHEMA_H

#include <sqlite3.h>

#include "store/store.h"

enum { SCHEMA_VERSION = 2 };

/* Step k brings version k to k + 1; version 0 is an empty file. A step is never changed once it
 * was published: a change is a new step. */
extern const char *const schema_steps[SCHEMA_VERSION];

/* Writes what is written there already; the result of SQLite. */
int schema_touch(sqlite3 *db);

/* Whether it is of SCHEMA_VERSION: all of the store can be used then. */
bool schema_is_current(sqlite3 *db);

/* False with `problem` told, for files of other programs. */
bool schema_is_ours(sqlite3 *db, const char *path, char problem[STORE_PROBLEM_BYTES]);

/* Brings the database to version `count`, all steps or none, after copying what is not empty to
 * PATH.before-N. False with `problem` told; then it is as it was. */
bool schema_bring_forward(sqlite3 *db, const char *path, const char *const steps[], int count,
                          char problem[STORE_PROBLEM_BYTES]);

#endif
