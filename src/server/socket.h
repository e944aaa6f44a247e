/* The WebSocket at /api/socket: see socket.c. */
#ifndef SERVER_SOCKET_H
#define SERVER_SOCKET_H

#include "server/connection.h"

/* The callback of the protocol `demiurge.1`; its `user` is a pointer to a connection, and that of
 * the protocol itself (lws_protocols) the site. */
int socket_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t length);

/* The name of the protocol, and the path it is at. */
extern const char socket_protocol[], socket_path[];

#endif
