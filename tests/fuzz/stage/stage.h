/* The server without sockets, for fuzzing: its hub on a database in memory, and in the place of
 * libwebsockets the few of its calls that the server makes for one connection. A fuzzer gives what
 * libwebsockets would have read, and sees what it would have sent.
 *
 * The world lasts for some hundred inputs and is then made anew, so that it does not grow. */
#ifndef FUZZ_STAGE_H
#define FUZZ_STAGE_H

#include "server/hub.h"
#include "server/visitor.h"

enum { STAGE_SENT_BYTES = 1 << 20, STAGE_GUESTS = 3 };

/* One end of a connection: what the server sees as a `struct lws`. */
typedef struct stage_peer {
    const char *headers[WSI_TOKEN_COUNT]; /* NULL: not sent */
    bool wants_to_write;
    /* What was sent. */
    int status;
    size_t promised, length; /* of the body: told, sent */
    bool has_cookie, headers_ended;
    void (*heard)(struct stage_peer *peer, const char *text, size_t length); /* of a socket */
} stage_peer;

/* The next stage_site() begins a new world: all connections must be closed by then. */
bool stage_is_over(void);
/* The site with its hub, for one more input; guests have signed in, whose cookies are
 * stage_cookie(k). */
http_site *stage_site(void);
const char *stage_cookie(int guest);
/* Lets the threads of the hub finish, until `done` says so. */
void stage_wait(bool (*done)(void *context), void *context);

/* Asserts may be off; this never is. */
void insist(bool holds, const char *what, const char *more);

#endif
