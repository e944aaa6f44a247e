/* `demiurge serve`: HTTP and WebSockets by libwebsockets on one thread.
 *
 * server_open() prepares everything that can fail, server_run() serves until SIGTERM or SIGINT,
 * server_close() gives everything back. Between open and close these signals are blocked in the
 * calling thread: start other threads afterwards, so that they inherit it. One server a process. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "server/listen.h"
#include "server/pages.h"

typedef struct server_options {
    const char *address; /* in numbers */
    int port;            /* 0: any free one */
    int more_ports;      /* that may be tried after it if it is taken */
    const server_pages *pages;
    const char *database; /* NULL: pages only, no tables */
    const char *name;     /* of this server among those on one database */
    const char *version;
    const char *origins; /* whose pages may come besides our own, between blanks; or NULL */
    const char *hosts;   /* by which names it may be called, between blanks; or NULL: any */
    bool behind_proxy;   /* that has TLS and tells the visitor's address */
    const char *certificate, *private_key; /* files in PEM: TLS of our own; or NULL */
    int address_sockets;                   /* of one address, at most; 0: any number */
    int threads;                           /* for bots and passwords; 0: as many as processors */
} server_options;

typedef struct game_server game_server;

/* A server that listens already, or NULL with `problem` told. The pages must outlive it. */
game_server *server_open(const server_options *options, char problem[LISTEN_PROBLEM_BYTES]);
/* Where a browser on this machine finds it. */
const char *server_url(const game_server *server);
/* Serves until a signal ends it. */
void server_run(game_server *server);
/* Ends the threads, keeps what is to be kept, hangs up, and gives everything back. */
void server_close(game_server *server);

#endif
