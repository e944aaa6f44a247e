/* The middle of the server: what is shared by all that happens in the event loop.
 *
 * Everything here happens in the loop, in one thread. What must wait (the disk, bots, passwords) is
 * given to another thread as a job and comes back as a callback. README.md of this folder draws the
 * way of a request; in the words of event sourcing a table changes like this:
 *
 *     request → command → entries (events), applied at once → store job ┄ committed ┄→ rendered
 *
 * Between applying and rendering the table is `busy`: requests for it wait in line, so nobody ever
 * learns of anything that could still be lost. If it cannot be kept, the table is thrown away and
 * loaded again as it was. */
#ifndef SERVER_HUB_H
#define SERVER_HUB_H

#include "online/limit.h"
#include "server/connection.h"
#include "server/play_clock.h"
#include "server/store_thread.h"
#include "server/thread_pool.h"
#include "server/world.h"

enum { HUB_BUCKETS = 4096, HUB_READERS = 2 };

/* Numbers for /metrics. */
typedef struct hub_counts {
    unsigned long connections, requests, refused, answers, messages, dropped, failures, reads;
} hub_counts;

struct server_hub {
    const server_world *world;
    play_clock clock;
    bool can_be_kept;     /* what is answered */
    bool clocks_run;      /* of some table in memory */
    bool keeps_time;      /* the store is told the time just now */
    int64_t keep_time_at; /* when it is told next */
    bool half;            /* a second: the next beat is a tick */
    int64_t tidy_at;      /* when memory is given back next, */
    unsigned long tidied; /* and how many requests there had been the last time */
    store_thread *storage;
    /* Bots think in one pool, passwords are hashed in the other: neither waits for the other. */
    thread_pool *bot_pool, *password_pool;
    /* What is only read is read beside the store thread (reads.h); NULL: nobody else can read. */
    struct store_readers *readers;
    thread_pool *read_pool;
    struct table_alarms *alarms; /* of tables that are not in memory */
    struct lobby_page *lobby;
    struct lobby_news *news;
    void *tables; /* of live_table, by id: tsearch() */
    int table_count;
    server_connection *connections; /* all that are open */
    int connection_count, lobby_count;
    server_connection *by_player[HUB_BUCKETS];  /* those of known players, by their id */
    server_connection *by_address[HUB_BUCKETS]; /* all, by where they come from */
    int address_sockets;                        /* of one address, at most; 0: any number */
    char holder[STORE_ID_BYTES];                /* of leases */
    limit_table *addresses;                     /* tries to sign in, by address */
    limit_table *accounts;                      /* wrong passwords, by account */
    limit_table *guesses;                       /* the same, by account and address */
    limit_table *noted;                         /* lines in the journal, by address */
    limit_table *speakers;                      /* chat, by player */
    limit_table *makers;                        /* new tables by player */
    limit_table *reading;                       /* questions by player, or by address */
    hub_counts counts;
    dm_writer out; /* a message in the making: large */
    bool closing;
    const char *version;
    int lock; /* on the database */
    int64_t clear_at, expire_at;
    /* How often sessions have ended, and how often when last for a player of each bucket: who was
     * looked up before that is to be looked up again. */
    uint64_t endings, ended[HUB_BUCKETS];
};

typedef struct hub_options {
    const char *database;
    const char *name;    /* of this server among those on one database */
    int threads;         /* for bots; 0: they never answer */
    int address_sockets; /* of one address, at most; 0: any number */
    const char *version;
    const server_world *world; /* NULL: the real one */
} hub_options;

/* Opens the database, starts the threads, and begins to load the tables that are being played.
 * `wake(context)` is called from other threads: hub_collect() is then due. NULL with `problem`
 * told; what `options` point to must outlive the hub. */
server_hub *hub_open(const hub_options *options, void (*wake)(void *context), void *context,
                     char problem[STORE_PROBLEM_BYTES]);
/* Calls `done` of all jobs that are finished: the loop's wake handler does. */
void hub_collect(server_hub *hub);
/* Twice a second: tells what was gathered, and every other time hub_tick(). */
void hub_beat(server_hub *hub);
/* Once a second: clocks, bots that were too many, tables nobody needs, a store that failed. */
void hub_tick(server_hub *hub);
/* Ends all connections after what waits to be sent there, and takes no more requests. */
void hub_say_goodbye(server_hub *hub);
/* Keeps what is still to be kept, and ends the threads: nobody is woken any more. */
void hub_stop(server_hub *hub);
/* After hub_stop(), and when all connections are gone. */
void hub_close(server_hub *hub);

/* Milliseconds since 1970, of the server's time (play_clock.h). */
int64_t hub_now(server_hub *hub);
/* Milliseconds that count for people who think or are away: only differences mean anything. */
int64_t hub_counted(server_hub *hub);

/* A message in the making, `{`: the caller adds members and `}`, and sends it before anybody else
 * begins one. */
dm_writer *hub_begin_message(server_hub *hub);

/* ---- Connections: socket.c calls ----------------------------------------------------------- */

/* A socket was opened: says hello when it is known whose it is. `session_key` "": nobody's. */
void hub_connected(server_hub *hub, server_connection *connection, const char *session_key);
/* The socket is gone; the connection with it, once its requests are answered. */
void hub_disconnected(server_hub *hub, server_connection *connection);
/* There are almost no descriptors left: the socket that was opened first of those that belong to
 * nobody and do nothing is ended, else of those that belong to nobody. */
void hub_make_room(server_hub *hub);
/* Whether one more socket may come from there. */
bool hub_has_room_for(const server_hub *hub, const char *address);
/* Where the connections of a player begin (others may be in the same list). */
server_connection **hub_player_bucket(server_hub *hub, const char *player);
/* A session of this player has ended: whoever is being looked up just now may not have it. */
void hub_note_ending(server_hub *hub, const char *player);
/* Says who it is now, after signing in or out; `player` NULL: nobody. */
void hub_know(server_hub *hub, server_connection *connection, const store_player *player,
              const char *session);

#endif
