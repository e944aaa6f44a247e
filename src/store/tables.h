/* What the rest of the store asks about tables. */
#ifndef STORE_TABLES_H
#define STORE_TABLES_H

#include "store/store.h"

/* Brings the rows of the seats up to date with the table's, inside a transaction. */
enum store_result tables_put_seats(store_handle *store, const store_table *table);

/* After nothing was changed: STORE_ABSENT if there is no such table, otherwise what is given. */
enum store_result tables_absent_or(store_handle *store, const char *table,
                                   enum store_result otherwise, const char *why);

#endif
