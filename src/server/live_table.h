/* A table in memory: loaded when somebody asks for it, changed by commands, rendered to all who
 * watch it, given back when nobody needs it.
 *
 *     loading ──→ free ──→ busy ──→ free …      one change at a time; requests wait in line
 *        ↑                  │
 *        └── not kept ──────┘                   thrown away, and loaded as it was
 *
 * What always holds: whatever was rendered is committed. All of it in the event loop. */
#ifndef SERVER_LIVE_TABLE_H
#define SERVER_LIVE_TABLE_H

#include "online/command.h"
#include "online/table_json.h"
#include "server/chat_list.h"
#include "server/hub.h"
#include "server/request.h"

struct table_watch;

typedef struct live_table {
    char id[STORE_ID_BYTES]; /* first: the tree compares it */
    server_hub *hub;
    bool busy;           /* loading, held, or a change is being kept */
    online_table *table; /* NULL while loading */
    uint8_t key_hash[STORE_HASH_BYTES];
    struct table_watch *watches;      /* who watches: table_watch.h */
    socket_request *line, **line_end; /* in wait */
    bool thinking;                    /* a bot is */
    pool_job *bot_job;                /* the job of that; or NULL */
    int64_t idle_since;
    int64_t left_at[DM_SEATS_MAX]; /* counted time since nobody of that seat is here; 0: one is */
    int64_t uncounted;             /* of the server's time, for which table->since is right */
    int64_t told; /* the same with what was going to be, when those who watch were told */
    chat_list chats;
    char *story; /* of a game played with other rules: all that is left to show */
} live_table;

/* ---- Finding -------------------------------------------------------------------------------- */

/* The table in memory with this id, or NULL. */
live_table *live_table_find(server_hub *hub, const char *id);
/* The same, being loaded if it is not in memory: never NULL. */
live_table *live_table_get(server_hub *hub, const char *id);
/* Puts a new table into memory, which is already kept and not there yet; it owns `table` then. */
live_table *live_table_add(server_hub *hub, online_table *table,
                           const uint8_t key_hash[STORE_HASH_BYTES]);
/* Takes up what goes on by itself: bots that are awaited, and clocks. The rest comes when somebody
 * asks for it. */
void live_table_load_running(server_hub *hub);
/* The table is not kept any more: whoever watches it has to begin anew. */
void live_table_is_gone(server_hub *hub, const char *id);
/* When the server ends: whoever waits is refused, whoever watches dropped. */
void live_table_forget_all(server_hub *hub);

/* ---- Changing ------------------------------------------------------------------------------- */

/* Carries out the request now, or as soon as the table is free. */
void live_table_handle(server_hub *hub, live_table *live, socket_request *request);
/* Carries out what was decided, and answers the request; NULL if nobody asked. The table is free;
 * afterwards it may be busy. */
void live_table_carry_out(server_hub *hub, live_table *live, const command_decision *decision,
                          socket_request *request);
/* From now on requests wait in line, as while a change is being kept: for what is decided about
 * this table elsewhere. The table is free. */
void live_table_hold(live_table *live);
/* The end of that: carries out what was decided (NULL: nothing), then serves who waited. */
void live_table_release(server_hub *hub, live_table *live, const command_decision *decision);
/* A bot has thought, with the table at `seq`: `count` answers in a row; what is not asked any more
 * is left out. The table may be gone meanwhile. */
void live_table_bot_answered(server_hub *hub, const char *id, uint32_t seq, uint8_t seat,
                             char tokens[][DM_TOKEN_BYTES], int count);
/* Somebody began to watch: a bot that nobody waited for may think now. */
void live_table_watched(server_hub *hub, live_table *live);
/* The last one who watched is gone: what a bot thinks there can wait. */
void live_table_left(server_hub *hub, live_table *live);
/* A line was said and kept: it is rendered now, or with the change that is under way. */
void live_table_add_chat(server_hub *hub, live_table *live, const store_chat *chat);
/* A player was forgotten: no table in memory has their name or what they said any more. */
void live_table_forget_player(server_hub *hub, const char *player);
/* Once a second, for all tables. */
void live_table_tick_all(server_hub *hub);

#endif
