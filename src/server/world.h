/* The world outside of the server's logic: clocks, chance, sockets, the store and threads. What
 * happens in a hub reaches them by this table and by no other way, so that a test can put a world
 * of its own in the place: one whose time passes when it says so, whose sockets are memory, and in
 * which nothing happens at the same time (tests/support/simulation.h).
 *
 * Not by it: the stamps that http.c and journal.c write for others to read, which nothing here
 * depends on. */
#ifndef SERVER_WORLD_H
#define SERVER_WORLD_H

#include "store/store.h"

struct lws;
struct randombytes_implementation;

typedef struct server_world {
    void *context; /* of the clocks */
    /* Milliseconds since 1970, as the machine believes: they may jump either way. */
    int64_t (*wall)(void *context);
    /* Microseconds since some moment: they never jump, and stand while the machine sleeps. From any
     * thread. */
    int64_t (*elapsed)(void *context);

    /* Of ids, keys and secrets; NULL: the system's. */
    const struct randombytes_implementation *chance;

    store_handle *(*open_store)(const char *path, char problem[STORE_PROBLEM_BYTES]);

    /* The same database, for somebody who only reads. */
    store_handle *(*open_reader)(const char *path, char problem[STORE_PROBLEM_BYTES]);

    /* False: no thread is started. What threads would do is done by hub_collect(), in the order it
     * was asked for. */
    bool threads;

    /* A socket is to be asked for what waits to be written: connection_write(). */
    void (*ask_to_write)(struct lws *socket);
    /* Writes one message; less than `length` if it cannot be. LWS_PRE bytes before it are free. */
    int (*write)(struct lws *socket, unsigned char *bytes, size_t length);
    /* What it sends is read, or left where it is. */
    void (*let_speak)(struct lws *socket, bool on);
    /* It is closed after so many seconds, whatever happens. */
    void (*close_soon)(struct lws *socket, int seconds);
} server_world;

/* The real one. */
extern const server_world world_of_system;

#endif
