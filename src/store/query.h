/* One SQL statement at work: its parameters are given and its columns taken in their order.
 *
 *     store_query names = query_on(store, "SELECT name FROM players WHERE made > ?");
 *     query_give_number(&names, 7);
 *     while (query_next(&names)) query_take_text(&names, name, sizeof name);
 *     return query_end(&names);
 *
 * After a failure the calls do nothing, and query_end() tells it. Statements are prepared once and
 * kept; one that is still at work, as in a walk whose callback begins the same walk, is prepared
 * again. What is given must last until query_end(). */
#ifndef STORE_QUERY_H
#define STORE_QUERY_H

#include "store/database.h"

typedef struct store_query {
    store_handle *store;
    sqlite3_stmt *statement;
    int given, taken;
    int code; /* of the last call */
} store_query;

/* `sql` is a literal. What changes something is refused outside of transactions. */
store_query query_on(store_handle *store, const char *sql);

/* The next parameter of the statement, each; what is pointed to is not copied. */
void query_give_text(store_query *query, const char *text);
void query_give_name(store_query *query, const char *name); /* "" is kept as NULL */
void query_give_number(store_query *query, int64_t number);
/* As given, to the last bit. */
void query_give_real(store_query *query, double number);
/* All its bytes, also if they are zeros. */
void query_give_hash(store_query *query, const uint8_t hash[STORE_HASH_BYTES]);

/* True if there is a row, or another one. */
bool query_next(store_query *query);

/* The next column of the row, each. */
void query_take_text(store_query *query, char *text, size_t size); /* NULL is "" */
const char *query_borrow_text(store_query *query);                 /* until query_end() */
int64_t query_take_number(store_query *query);
/* 0 for NULL. */
double query_take_real(store_query *query);
void query_take_hash(store_query *query, uint8_t hash[STORE_HASH_BYTES]); /* NULL is zeros */

/* True if everything fitted where it was taken to. */
bool query_took_all(const store_query *query);

/* Every query is ended. STORE_DONE also if there was no row. */
enum store_result query_end(store_query *query);
/* Runs to the end and ends it. */
enum store_result query_run(store_query *query);
/* The same; STORE_ABSENT if nothing was changed. */
enum store_result query_run_on_some(store_query *query);
/* For a query that is at its only row, or found none: STORE_ABSENT. */
enum store_result query_end_of(store_query *query, bool found);

#endif
