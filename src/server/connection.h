/* One WebSocket: who is at the other end, what waits to be sent, which tables are watched.
 *
 * A connection is counted: the socket holds it, and so does every request that is still being
 * carried out. When the socket is gone the rest is given back with the last request. What is sent
 * waits in a queue; a reader that lets it grow too long is dropped, so that nobody else notices. */
#ifndef SERVER_CONNECTION_H
#define SERVER_CONNECTION_H

#include <libwebsockets.h>

#include "demiurge.h"
#include "online/limit.h"
#include "server/world.h"
#include "store/store.h"
#include "text/text.h"

enum {
    CONNECTION_MESSAGE_BYTES = 16 << 10, /* from the page, at most */
    CONNECTION_QUEUE_BYTES = 4 << 20,    /* to the page, waiting */
    CONNECTION_WATCHES_MAX = 32,
    CONNECTION_REQUESTS_MAX = 64, /* that wait for the store or a table */
};

typedef struct server_hub server_hub;
struct read_turn;
struct table_watch;

typedef struct connection_message {
    struct connection_message *next;
    size_t length;
    unsigned char bytes[]; /* LWS_PRE, then the message */
} connection_message;

typedef struct server_connection {
    struct server_connection *next, *previous; /* in the hub's list, while the socket is open */
    struct server_connection *next_of_player;  /* in the hub's list of players */
    struct server_connection *next_of_address; /* in the hub's list of addresses, likewise */
    server_hub *hub;
    const server_world *world; /* the hub's */
    struct lws *wsi;           /* NULL once the socket is gone */
    int references;
    char address[LIMIT_ADDRESS_BYTES];
    bool greeted;        /* who it is has been found out */
    bool known;          /* it is a player */
    store_player player; /* without password and feed: those are asked for (identity.h) */
    bool account;        /* the player has one */
    char session[STORE_ID_BYTES];
    int64_t session_used; /* when the store was told last that it is */
    enum text_language language;
    bool in_lobby;
    bool asks_lobby;                      /* and waits for it */
    bool dropped;                         /* to be closed as soon as the loop comes by */
    bool hushed;                          /* not listened to until the next tick */
    int requests;                         /* being carried out */
    bool reading;                         /* one of them is being read for (reads.h) */
    struct read_turn *reads, **reads_end; /* those that wait for that */
    limit_bucket limit;
    struct table_watch *watches;
    int watch_count;
    connection_message *first, **end;
    size_t queued;
    char *incoming; /* a message in the making */
    size_t incoming_length;
} server_connection;

/* With one reference, the socket's. NULL if there is no memory: refuse the socket. */
server_connection *connection_open(server_hub *hub, const server_world *world, struct lws *wsi);
/* One more reference: for a request or a job that comes back later. */
server_connection *connection_hold(server_connection *connection);
/* Gives a reference back; with the last one the connection is gone. */
void connection_release(server_connection *connection);

/* Queues a message. */
void connection_send(server_connection *connection, const char *text, size_t length);
/* Writes one queued message; -1 to hang up. */
int connection_write(server_connection *connection);
/* Does not listen to it for a moment: what it sends waits with the sender. */
void connection_hush(server_connection *connection);
/* The moment is over. */
void connection_listen(server_connection *connection);
/* Ends it with a WebSocket status after what is queued. */
void connection_drop(server_connection *connection);

#endif
