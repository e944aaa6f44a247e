/* One HTTP request that is not for a page: /api/…, /metrics, /healthz. It may be answered later,
 * when the store or a password has been asked; by then the visitor may be gone. Counted, as
 * connections are. */
#ifndef SERVER_HTTP_REQUEST_H
#define SERVER_HTTP_REQUEST_H

#include <libwebsockets.h>

#include "online/secret.h"
#include "server/hub.h"
#include "server/respond.h"
#include "server/visitor.h"

enum { HTTP_REQUEST_BODY_BYTES = 4096, HTTP_REQUEST_PATH_BYTES = 128 };

typedef struct http_request {
    server_hub *hub;
    struct lws *wsi; /* NULL once the visitor is gone */
    int references;
    enum server_method method;
    char path[HTTP_REQUEST_PATH_BYTES];
    http_visitor from;
    int64_t began; /* by the world's elapsed time */
    bool too_long;
    size_t body_length;
    char body[HTTP_REQUEST_BODY_BYTES + 1];
    bool served; /* it is being answered */
    bool closes; /* hang up after the answer */
    /* The answer. */
    bool answered;
    server_response response;
    char cookie[200];
    char *text; /* malloc'ed */
} http_request;

/* With one reference, the socket's. NULL if there is no memory: hang up. */
http_request *http_request_open(server_hub *hub, struct lws *wsi);
/* One more reference: for a job that answers later. */
http_request *http_request_hold(http_request *request);
/* Gives a reference back; with the last one the request is gone, and its body wiped. */
void http_request_release(http_request *request);

/* Takes a piece of the body; what is too long is remembered as such. False if it takes too long to
 * come: then hang up. */
bool http_request_take(http_request *request, const void *bytes, size_t length);

/* Answers once; the text is copied. */
void http_request_answer(http_request *request, int status, const char *content_type,
                         const char *text);
/* `{"ok":false,"error":CODE,"text":WHY}` */
void http_request_refuse(http_request *request, int status, const char *code, const char *why);
/* Lets the browser keep a session's key; "" forgets it. */
void http_request_set_cookie(http_request *request, const char *key);

/* Begins to answer: signing.c and metrics.c. The body is complete. */
void http_request_serve(http_request *request);
/* True if a path is none of a page. */
bool http_request_is_for(const char *path);

/* Signs in or up (signing.c): JSON in the body says as whom. Answers later. */
void signing_post(http_request *request);
/* Signs out (signing.c): the session ends, and pages that are open with it. Answers later. */
void signing_delete(http_request *request);
/* The tables that wait for a player (feed.c): `key` is what the path says. Answers later. */
void feed_get(http_request *request, const char *key);
/* Numbers for Prometheus (metrics.c). Answers at once. */
void metrics_get(http_request *request);
/* 200 while the store can be written, 503 while it cannot (metrics.c). Answers at once. */
void metrics_get_health(http_request *request);

#endif
