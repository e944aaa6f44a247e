/* The middle of the server: tables in memory, the people who watch them, and what they ask for.
 *
 * Everything here happens in the event loop, in one thread. What must wait (the disk, bots,
 * passwords) is given away and comes back as a callback. A table changes like this:
 *
 *     a request → a wish → entries, taken at once → a deed for the keeper ┄ committed ┄→ told
 *
 * Between taking and telling the table is `busy`: requests for it wait in line, so nobody ever
 * learns of anything that could still be lost. If it cannot be kept, the table is thrown away and
 * loaded again as it was.
 *
 *   hub.c       opening, closing, the clock        hosted.c    tables in memory: load, change, tell
 *   requests.c  what a page may ask for            visiting.c  requests about tables
 *   account.c   requests about oneself             lobby.c     lists of tables
 *   signing.c   HTTP: signing in and out           socket.c    the WebSocket itself */
#ifndef SERVER_HUB_H
#define SERVER_HUB_H

#include <jansson.h>

#include "online/command.h"
#include "online/limit.h"
#include "online/not_now.h"
#include "online/table_json.h"
#include "server/connection.h"
#include "server/store_thread.h"
#include "server/thread_pool.h"

enum { HUB_BUCKETS = 4096 };

/* Numbers for /metrics. */
typedef struct hub_counts {
    unsigned long connections, requests, refused, answers, messages, dropped, failures;
} hub_counts;

typedef struct hub {
    keeper *keeper;
    crew *crew;      /* bots think there */
    crew *passwords; /* and passwords are hashed here, so that neither waits for the other */
    void *tables;    /* of hosted, by id: tsearch() */
    int table_count;
    connection *connections; /* all that are open */
    int connection_count, lobby_count;
    connection *by_player[HUB_BUCKETS]; /* those of known players, by their id */
    char holder[STORE_ID_BYTES];        /* of leases */
    limit_table *addresses, *accounts;  /* sign-ins by address and by account */
    limit_table *makers;                /* new tables by player */
    hub_counts counts;
    dm_writer out; /* a message in the making: large */
    void (*wake)(void *context);
    void *context;
    bool closing;
    const char *version;
    int lock; /* on the database */
    int64_t clear_at;
} hub;

typedef struct hub_options {
    const char *database;
    const char *name; /* of this server among those on one database */
    int threads;      /* for bots and passwords */
    const char *version;
} hub_options;

/* NULL with `problem` told. `wake` is called from other threads: hub_collect() is then due. */
hub *hub_open(const hub_options *options, void (*wake)(void *context), void *context,
              char problem[STORE_PROBLEM_BYTES]);
void hub_collect(hub *hub);
/* Once a second. */
void hub_tick(hub *hub);
/* Keeps what is still to be kept, and ends the threads: nobody is woken any more. */
void hub_stop(hub *hub);
/* After that, and when all connections are gone. */
void hub_close(hub *hub);

/* Milliseconds since 1970. */
int64_t hub_now(void);

/* ---- Connections: socket.c calls ----------------------------------------------------------- */

void hub_connected(hub *hub, connection *connection, const char *session_key);
void hub_received(hub *hub, connection *connection, const char *text, size_t length);
void hub_disconnected(hub *hub, connection *connection);
/* Where the connections of a player begin (others may be in the same list). */
connection **hub_player_bucket(hub *hub, const char *player);
/* Says who it is now, after signing in or out. */
void hub_know(hub *hub, connection *connection, const store_player *player, const char *session);

/* ---- Requests ------------------------------------------------------------------------------ */

struct request_kind;

typedef struct request {
    struct request *next; /* in line at a busy table */
    connection *from;     /* held */
    int64_t id;
    json_t *json;
    const struct request_kind *kind;
} request;

/* A row of the table of requests. Those about a table have `visit`, the others `serve`; both end
 * with request_done() or request_refuse(), sooner or later. */
struct hosted;
typedef struct request_kind {
    const char *name;
    bool for_players;
    void (*serve)(hub *hub, request *request);
    void (*visit)(hub *hub, struct hosted *hosted, request *request);
} request_kind;

extern const request_kind visiting_kinds[], account_kinds[], lobby_kinds[]; /* ended by no name */

/* `{"id":7,"ok":true` … the caller adds members … request_finish() closes and sends it. */
dm_writer *request_answer(hub *hub, request *request);
void request_finish(hub *hub, request *request);
void request_done(hub *hub, request *request); /* without members */
void request_refuse(hub *hub, request *request, const char *code, const char *why);
void request_not_now(hub *hub, request *request, enum not_now why);
void request_failed(hub *hub, request *request, enum store_result result);

/* Members of a request: NULL or `otherwise` if it is not there or not of this kind. */
const char *request_text(const request *request, const char *key);
int64_t request_number(const request *request, const char *key, int64_t otherwise);

wisher request_wisher(const request *request);

/* What a new connection may ask at once. */
limit_bucket request_limit_at(int64_t now);

/* ---- Deeds --------------------------------------------------------------------------------- */

/* A deed for a request: the usual case. */
typedef struct errand {
    deed deed;
    hub *hub;
    request *request;
} errand;

/* `bytes`: of the struct that begins with an errand; all zero but for that. Never NULL. */
void *errand_new(hub *hub, request *request, size_t bytes,
                 enum store_result (*keep)(deed *, store *), void (*done)(deed *));

/* ---- Tables in memory: hosted.c ------------------------------------------------------------ */

enum { HOSTED_CHATS = 50 };

/* The latest lines said at a table. */
typedef struct chat_list {
    store_chat *list;
    int count, room;
} chat_list;

void chat_list_add(chat_list *chats, const store_chat *chat);

typedef struct watch {
    struct watch *next_of_connection, *next_of_table;
    connection *connection;
    struct hosted *hosted;
    reader reader;
    uint32_t chat; /* the latest they were told */
} watch;

typedef struct hosted {
    char id[STORE_ID_BYTES]; /* first: the tree compares it */
    hub *hub;
    bool busy;           /* loading or keeping */
    online_table *table; /* NULL while loading */
    uint8_t key_hash[STORE_HASH_BYTES];
    watch *watches;
    request *line, **line_end; /* in wait */
    bool thinking;             /* a bot is */
    int64_t idle_since;
    int64_t left_at[DM_SEATS_MAX]; /* since when nobody of that seat is here; 0: somebody is */
    chat_list chats;
    char *story; /* of a game played with other rules: all that is left to show */
} hosted;

/* The table, being loaded if it must be. `make` false: NULL if it is not in memory. */
hosted *hosted_at(hub *hub, const char *id, bool make);
/* Puts a new table into memory, which is already kept. */
hosted *hosted_add(hub *hub, online_table *table, const uint8_t key_hash[STORE_HASH_BYTES]);
/* Carries out the request now, or as soon as the table is free. */
void hosted_visit(hub *hub, hosted *hosted, request *request);
/* A wish that was granted or refused; `request` NULL if nobody asked. */
void hosted_carry_out(hub *hub, hosted *hosted, wish *wish, request *request);
void hosted_tell(hub *hub, hosted *hosted, watch *watch);
void hosted_tell_all(hub *hub, hosted *hosted);
/* What is told, as members of an open object. */
void hosted_write(hosted *hosted, watch *watch, dm_writer *out);
void hosted_write_result(const online_table *table, dm_writer *out);
presence hosted_presence(const hosted *hosted);
/* Somebody began to watch. */
void hosted_watched(hosted *hosted);
void hosted_add_chat(hub *hub, hosted *hosted, const store_chat *chat);
void hosted_unwatch(hub *hub, watch *watch);
void hosted_tick(hub *hub, hosted *hosted, int64_t now);
void hosted_each(hub *hub, void (*each)(struct hub *, struct hosted *));
void hosted_forget_all(hub *hub);
/* Loads all tables that are being played, so that their clocks and bots go on. */
void hosted_load_running(hub *hub);

/* ---- Oneself: account.c --------------------------------------------------------------------- */

/* `{"id","name","account"}` */
void account_write_player(const store_player *player, dm_writer *out);

/* ---- Lobby --------------------------------------------------------------------------------- */

void lobby_tell(hub *hub, const online_table *table);
/* The request for a rematch of a table. */
void lobby_rematch(hub *hub, hosted *hosted, request *request);

#endif
