/* What the store thread does for tables: loads them, and keeps what happened at them. */
#ifndef SERVER_TABLE_JOBS_H
#define SERVER_TABLE_JOBS_H

#include "server/live_table.h"

/* Entries that belong together: all are kept, or none. */
typedef struct table_change {
    socket_request *request; /* that is answered when it is kept, or NULL */
    int64_t at, uncounted;   /* the server's time */
    int count, room;
    store_entry *entries;
} table_change;

/* Without entries; `request` is answered when it is kept, or NULL. */
table_change *table_change_new(socket_request *request);
/* False if there are too many. */
bool table_change_add(table_change *change, const store_entry *entry);
/* With its entries; the request is not touched. */
void table_change_free(table_change *change);

/* Keeps what was already taken; `kept` is called in the loop, and the change is then freed. */
void table_jobs_keep(server_hub *hub, live_table *live, table_change *change,
                     void (*kept)(server_hub *, live_table *, table_change *, enum store_result));

/* A table out of the store; `table` belongs to whoever takes it. */
typedef struct loaded_table {
    store_table row;
    online_table *table;
    char *story; /* of a game that was played with other rules; malloc'ed */
    chat_list chats;
} loaded_table;

/* Loads a table that is busy until then; `loaded` is called in the loop, and what it does not take
 * out of the loaded_table is freed. On a failure there is nothing in it. */
void table_jobs_load(server_hub *hub, live_table *live,
                     void (*loaded)(server_hub *, live_table *, loaded_table *, enum store_result));

#endif
