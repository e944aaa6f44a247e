/* One HTTP request that is not for a page: /api/…, /metrics, /healthz. It may be answered later,
 * when the store or a password has been asked; by then the visitor may be gone. Counted, as
 * connections are. */
#ifndef SERVER_VISIT_H
#define SERVER_VISIT_H

#include <libwebsockets.h>

#include "online/secret.h"
#include "server/hub.h"
#include "server/respond.h"
#include "server/visitor.h"

enum { VISIT_BODY_BYTES = 4096, VISIT_PATH_BYTES = 128 };

typedef struct visit {
    struct hub *hub;
    struct lws *wsi; /* NULL once the visitor is gone */
    int references;
    enum server_method method;
    char path[VISIT_PATH_BYTES];
    visitor from;
    bool too_long;
    size_t body_length;
    char body[VISIT_BODY_BYTES + 1];
    bool served; /* it is being answered */
    bool closes; /* hang up after the answer */
    /* The answer. */
    bool answered;
    server_response response;
    char cookie[200];
    char *text; /* malloc'ed */
} visit;

visit *visit_open(struct hub *hub, struct lws *wsi);
visit *visit_hold(visit *visit);
void visit_release(visit *visit);

/* Answers once; the text is copied. */
void visit_answer(visit *visit, int status, const char *content_type, const char *text);
/* `{"ok":false,"error":CODE,"text":WHY}` */
void visit_refuse(visit *visit, int status, const char *code, const char *why);
/* Lets the browser keep a session's key; "" forgets it. */
void visit_set_cookie(visit *visit, const char *key);

/* Begins to answer: signing.c and metrics.c. The body is complete. */
void visit_serve(visit *visit);
/* True if a path is none of a page. */
bool visit_is_for(const char *path);

/* signing.c */
void signing_post(visit *visit);
void signing_delete(visit *visit);
/* feed.c */
void feed_get(visit *visit, const char *key);
/* metrics.c */
void metrics_get(visit *visit);
void health_get(visit *visit);

#endif
