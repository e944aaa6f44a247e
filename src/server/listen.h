/* The socket a server listens on. It is opened here and not by libwebsockets, which with a plain
 * iface="127.0.0.1" listens on every address, and goes on without a word if the port is taken. */
#ifndef SERVER_LISTEN_H
#define SERVER_LISTEN_H

#include <stddef.h>

/* A problem may name a file: the longest path and a sentence about it. */
#include <stdbool.h>

enum { LISTEN_PROBLEM_BYTES = 4608, LISTEN_URL_BYTES = 80 };

/* Opens a socket on a numeric IPv4 or IPv6 address and the first free port of `port` and the
 * `more_ports` after it; port 0 is any free one. The descriptor, or -1 with `problem` told. */
int listen_open(const char *address, int port, int more_ports, char problem[LISTEN_PROBLEM_BYTES]);

/* Where a browser on this machine finds it: "http://127.0.0.1:8070/". */
void listen_url(int descriptor, char url[LISTEN_URL_BYTES]);

/* A new connection, or -1 with errno. */
int listen_accept(int descriptor);

/* Whether a connection is one of the last that the system gives us: these are kept back for those
 * who ask and leave, as a look at /healthz does. */
bool listen_is_kept_back(int connection);

#endif
