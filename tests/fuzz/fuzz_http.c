/* Any bytes as an HTTP request, as libwebsockets hands it on: a byte of choices, then a line each
 * for the path and the headers that the server reads, then the body.
 *
 * Whatever they are: there is one answer, of the length that was told; a page of somebody else gets
 * no cookie and no socket; and nothing that was sent begins a header of its own. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "fuzz/stage/stage.h"
#include "server/http.h"
#include "server/http_request.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { INPUT_MAX = 12 << 10, METHODS = 5, PIECE = 1000 };

static const enum lws_token_indexes methods[METHODS] = {WSI_TOKEN_GET_URI, WSI_TOKEN_HEAD_URI,
                                                        WSI_TOKEN_POST_URI, WSI_TOKEN_DELETE_URI,
                                                        WSI_TOKEN_OPTIONS_URI};
static const enum lws_token_indexes headers[] = {
    WSI_TOKEN_HOST,
    WSI_TOKEN_ORIGIN,
    WSI_TOKEN_HTTP_COOKIE,
    WSI_TOKEN_X_FORWARDED_FOR,
    WSI_TOKEN_HTTP_USER_AGENT,
    WSI_TOKEN_HTTP_ACCEPT_ENCODING,
    WSI_TOKEN_HTTP_IF_NONE_MATCH,
    WSI_TOKEN_HTTP_CONTENT_LENGTH,
};
enum { HEADERS = sizeof headers / sizeof headers[0], OTHER = 0x80, UPGRADE = 0x40, PROXY = 0x20 };

typedef struct exchange {
    stage_peer peer; /* first: the server knows only this */
    http_sending sending;
    bool closed;
} exchange;

static void call(exchange *exchange, enum lws_callback_reasons reason, char *bytes, size_t length) {
    if (exchange->closed) return;
    if (http_callback((struct lws *)exchange, reason, &exchange->sending, bytes, length) != 0)
        exchange->closed = true;
}

static bool is_answered(void *context) {
    const exchange *exchange = context;
    return exchange->closed || exchange->peer.wants_to_write || exchange->sending.request == NULL;
}

static void read_answer(exchange *exchange) {
    stage_wait(is_answered, exchange);
    while (exchange->peer.wants_to_write && !exchange->closed) {
        exchange->peer.wants_to_write = false;
        call(exchange, LWS_CALLBACK_HTTP_WRITEABLE, NULL, 0);
    }
}

static void send_body(exchange *exchange, char *body, size_t length) {
    for (size_t sent = 0; sent < length; sent += PIECE)
        call(exchange, LWS_CALLBACK_HTTP_BODY, body + sent,
             length - sent < PIECE ? length - sent : PIECE);
    call(exchange, LWS_CALLBACK_HTTP_BODY_COMPLETION, NULL, 0);
}

/* A second opinion: the origin's host is the server's own, or the origin is on the list. */
static bool is_foreign(const stage_peer *peer) {
    const char *origin = peer->headers[WSI_TOKEN_ORIGIN], *host = peer->headers[WSI_TOKEN_HOST];
    if (origin == NULL || *origin == '\0' || strcasecmp(origin, "https://friend.example") == 0)
        return false;
    const char *name = strstr(origin, "://");
    return name == NULL || host == NULL || *host == '\0' || strcasecmp(name + 3, host) != 0;
}

static void check(const exchange *exchange, bool head, const char *path) {
    static const int known[] = {200, 304, 400, 401, 403, 404, 405, 409, 413, 429, 501, 503};
    const stage_peer *peer = &exchange->peer;
    bool listed = false;
    for (size_t k = 0; k < sizeof known / sizeof known[0]; k++)
        listed = listed || known[k] == peer->status;
    insist(listed, "an unknown status, or no answer", path);
    insist(peer->headers_ended, "an answer without headers", path);
    insist(peer->length == (head || peer->status == 304 ? 0 : peer->promised),
           "an answer of another length", path);
    insist(!peer->has_cookie || !is_foreign(peer), "a cookie for the page of others", path);
}

/* Of our protocol, or of another one, which nobody gets. */
static void try_upgrade(exchange *exchange, bool other) {
    char word[] = "websocket";
    exchange->peer.headers[WSI_TOKEN_PROTOCOL] = other ? "signals" : "chat, demiurge.1";
    int result = http_callback((struct lws *)exchange, LWS_CALLBACK_HTTP_CONFIRM_UPGRADE,
                               &exchange->sending, word, strlen(word));
    insist((result == 0) == (!other && !is_foreign(&exchange->peer)), "a socket for the wrong page",
           exchange->peer.headers[WSI_TOKEN_ORIGIN]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char text[INPUT_MAX];
    static exchange exchange;
    if (size < 1 || size >= sizeof text) return 0;
    memcpy(text, data + 1, size - 1);
    text[size - 1] = '\0';
    memset(&exchange, 0, sizeof exchange);
    char *path = text, *at = text + strcspn(text, "\n"), *stop = text + size - 1;
    for (int k = 0; k < HEADERS && at < stop; k++) {
        *at++ = '\0';
        exchange.peer.headers[headers[k]] = at;
        at += strcspn(at, "\n");
    }
    if (at < stop) *at++ = '\0';
    int method = data[0] % METHODS;
    exchange.peer.headers[methods[method]] = *path ? path : "/";
    stage_site()->behind_proxy = data[0] & PROXY;
    if (data[0] & UPGRADE) {
        try_upgrade(&exchange, data[0] & OTHER);
        return 0;
    }
    size_t length = strlen(path); /* with a NUL inside it ends there */
    call(&exchange, LWS_CALLBACK_HTTP, path, length);
    bool waits = exchange.sending.request && !exchange.sending.request->served;
    if (waits) send_body(&exchange, at, at < stop ? (size_t)(stop - at) : 0);
    read_answer(&exchange);
    check(&exchange, methods[method] == WSI_TOKEN_HEAD_URI, path);
    http_callback((struct lws *)&exchange, LWS_CALLBACK_CLOSED_HTTP, &exchange.sending, NULL, 0);
    return 0;
}
