/* What the keeper does for tables: loads them, and keeps what happened at them. */
#ifndef SERVER_KEEPING_H
#define SERVER_KEEPING_H

#include "server/hub.h"

/* Entries that belong together: all are kept, or none. */
typedef struct change {
    request *request; /* that is answered when it is kept, or NULL */
    int64_t at;
    int count, room;
    store_entry *entries;
} change;

change *change_new(request *request);
/* False if there are too many. */
bool change_add(change *change, const store_entry *entry);
void change_free(change *change);

/* Keeps what was already taken; `kept` is called in the loop, and the change is then freed. */
void keeping_change(hub *hub, hosted *hosted, change *change,
                    void (*kept)(struct hub *, struct hosted *, struct change *,
                                 enum store_result));

/* A table out of the store; `table` belongs to whoever takes it. */
typedef struct loaded_table {
    store_table row;
    online_table *table;
    char *story; /* of a game that was played with other rules; malloc'ed */
    chat_list chats;
} loaded_table;

void keeping_load(hub *hub, hosted *hosted,
                  void (*loaded)(struct hub *, struct hosted *, loaded_table *, enum store_result));

#endif
