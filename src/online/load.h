/* A table out of the store: its row, and its entries taken one after the other. */
#ifndef ONLINE_LOAD_H
#define ONLINE_LOAD_H

#include "online/table.h"

/* A table that belongs to the caller: online_free() it. NULL with `result` and an error.
 *
 * A table that was played with other rules is read without its game (match.game is NULL): the store
 * has its story if it is over, and its position if it is not (load_goes_on). */
online_table *load_table(store_handle *store, const store_table *row, enum store_result *result,
                         dm_error *error);

/* Makes the entry that goes on from the kept position, under rules that this program plays. */
enum store_result load_goes_on(store_handle *store, const online_table *table, store_entry *entry,
                               dm_error *error);

#endif
