/* The certificate and the key of a server with TLS of its own. */
#ifndef SERVER_TLS_H
#define SERVER_TLS_H

#include <stdbool.h>

#include "server/listen.h"

/* Whether these files in PEM can be used, and belong together; else `problem` tells which one is
 * wrong. libwebsockets would only say that it cannot. */
bool tls_files_fit(const char *certificate, const char *key, char problem[LISTEN_PROBLEM_BYTES]);

#endif
