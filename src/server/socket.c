/* Frames in, frames out. A message may come in pieces; one that is too long, or not text, ends the
 * connection. */
#include "server/socket.h"

#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "server/listen.h"
#include "server/request.h"
#include "server/visitor.h"

const char socket_protocol[] = "demiurge.1", socket_path[] = "/api/socket";

static const http_site *site_of(struct lws *wsi) { return lws_get_protocol(wsi)->user; }

/* Before the handshake is answered: not from pages of others (they would come with the visitor's
 * cookie), and not elsewhere. Anything but 0 refuses. */
static int refuse_strangers(struct lws *wsi) {
    char path[64];
    http_visitor visitor;
    visitor_read(wsi, site_of(wsi), &visitor);
    if (listen_is_kept_back(lws_get_socket_fd(wsi))) return -1; /* a socket would stay */
    if (lws_hdr_copy(wsi, path, sizeof path, WSI_TOKEN_GET_URI) < 0) return -1;
    return visitor.foreign || strcmp(path, socket_path) != 0 ? -1 : 0;
}

static int open_connection(struct lws *wsi, server_connection **place) {
    const http_site *site = site_of(wsi);
    http_visitor visitor;
    assert(site->hub); /* without one nobody is let to this protocol */
    if (site->hub->closing) return -1;
    visitor_read(wsi, site, &visitor);
    server_connection *connection = connection_open(site->hub, site->hub->world, wsi);
    if (connection == NULL) return -1;
    memcpy(connection->address, visitor.address, sizeof connection->address);
    *place = connection;
    hub_connected(site->hub, connection, visitor.session_key);
    return 0;
}

static int hang_up(struct lws *wsi, enum lws_close_status status) {
    lws_close_reason(wsi, status, NULL, 0);
    return -1;
}

static bool add_piece(server_connection *connection, const void *bytes, size_t length) {
    size_t total = connection->incoming_length + length;
    if (total > CONNECTION_MESSAGE_BYTES) return false;
    char *grown = realloc(connection->incoming, total + 1);
    if (grown == NULL) return false;
    memcpy(grown + connection->incoming_length, bytes, length);
    connection->incoming = grown;
    connection->incoming_length = total;
    return true;
}

static int receive(struct lws *wsi, server_connection *connection, const void *bytes,
                   size_t length) {
    if (connection->dropped) return 0;
    if (lws_frame_is_binary(wsi)) return hang_up(wsi, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE);
    if (!add_piece(connection, bytes, length))
        return hang_up(wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE);
    if (!lws_is_final_fragment(wsi) || lws_remaining_packet_payload(wsi)) return 0;
    request_receive(connection->hub, connection, connection->incoming, connection->incoming_length);
    free(connection->incoming);
    connection->incoming = NULL;
    connection->incoming_length = 0;
    return 0;
}

/* WRITE_CLOSE: the frame that lws_close_reason() leads to; libwebsockets.h only leaves its number
 * free. */
enum { WRITE_CLOSE = 4 };

/* When it is asked to hang up in the moment of writing, libwebsockets does so without the word that
 * it was given for that: so we say it. */
static int hang_up_in_words(struct lws *wsi, enum lws_close_status status) {
    unsigned char frame[LWS_PRE + 2], *word = frame + LWS_PRE;
    word[0] = (unsigned char)(status >> 8);
    word[1] = (unsigned char)(status & 0xff);
    lws_write(wsi, word, 2, (enum lws_write_protocol)WRITE_CLOSE);
    return -1;
}

static int write_queued(struct lws *wsi, server_connection *connection) {
    if (connection_write(connection) == 0) return 0;
    return hang_up_in_words(wsi, connection->hub->closing ? LWS_CLOSE_STATUS_GOINGAWAY
                                                          : LWS_CLOSE_STATUS_POLICY_VIOLATION);
}

int socket_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t length) {
    server_connection **place = user;
    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return refuse_strangers(wsi);
    case LWS_CALLBACK_ESTABLISHED: return open_connection(wsi, place);
    case LWS_CALLBACK_RECEIVE: return *place ? receive(wsi, *place, in, length) : -1;
    case LWS_CALLBACK_SERVER_WRITEABLE: return *place ? write_queued(wsi, *place) : -1;
    case LWS_CALLBACK_CLOSED:
        if (*place) hub_disconnected((*place)->hub, *place);
        *place = NULL;
        return 0;
    default: return 0;
    }
}
