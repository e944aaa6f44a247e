/* HTTP as libwebsockets calls it: see http.c. */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include <libwebsockets.h>
#include <stdbool.h>

/* What is kept of a response that is being sent, per connection. */
typedef struct http_sending {
    const unsigned char *next;
    size_t left;
    bool closes;
    struct http_request *request; /* that is being answered, or NULL */
    bool started;                 /* its answer is being sent */
} http_sending;

/* The callback of the protocol for HTTP; its `user` is an http_sending, and the `user` of the
 * protocol itself (lws_protocols) the site. */
int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                  size_t length);

#endif
