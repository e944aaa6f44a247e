/* One connection that watches one table: what it has been shown, and what is new to it. It is in
 * the lists of both, and ends with either. All of it in the event loop. */
#ifndef SERVER_TABLE_WATCH_H
#define SERVER_TABLE_WATCH_H

#include "online/table_json.h"
#include "server/live_table.h"

typedef struct table_watch {
    struct table_watch *next_of_connection, *next_of_table;
    server_connection *connection;
    live_table *live;
    table_reader reader; /* what they know */
    uint32_t chat;       /* the latest line they have */
} table_watch;

/* The watch of a connection, or NULL. */
table_watch *table_watch_find(const live_table *live, const server_connection *connection);
/* Begins to watch, or goes on with it. */
table_watch *table_watch_begin(live_table *live, server_connection *connection);
/* Ends it, and tells the others who is still here. */
void table_watch_end(server_hub *hub, table_watch *watch);

/* The eyes of a connection at a table that is loaded: its player's seat, or DM_PUBLIC. */
uint8_t table_watch_eyes(const live_table *live, const server_connection *connection);
/* Notes who is here, and since when others are not. */
void table_watch_note(server_hub *hub, live_table *live);
/* Which seats have a page open. The table is loaded. */
table_presence table_watch_presence(const live_table *live);

/* Renders what is new as members of an open object; the watcher then knows it. */
void table_watch_write(table_watch *watch, dm_writer *out);
/* The same as a message of its own, sent. */
void table_watch_send(server_hub *hub, table_watch *watch);
/* The same to all who watch a table. */
void table_watch_send_all(server_hub *hub, live_table *live);

#endif
