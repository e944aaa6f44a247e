/* What the headers of a request tell about who sent it. */
#ifndef SERVER_VISITOR_H
#define SERVER_VISITOR_H

#include <libwebsockets.h>
#include <stdbool.h>

#include "online/limit.h"
#include "online/secret.h"
#include "server/pages.h"

typedef struct server_hub server_hub;

/* What this server is, for its callbacks: the `user` of its protocols. */
typedef struct http_site {
    const server_pages *pages;
    server_hub *hub;     /* NULL: pages only */
    const char *origins; /* pages of other servers that may be here, between blanks; or NULL */
    const char *hosts;   /* how this server may be called, between blanks; or NULL: anyhow */
    bool behind_proxy;   /* which tells the address, and has TLS */
    bool tls;            /* our own */
} http_site;

typedef struct http_visitor {
    char address[LIMIT_ADDRESS_BYTES]; /* the key of limits */
    char session_key[SECRET_KEY_BYTES];
    char about[STORE_ABOUT_BYTES];
    bool foreign; /* a browser says that another site's page sent it */
    bool secure;  /* there is TLS between us */
} http_visitor;

/* Reads the headers of the request that `wsi` carries; what was not sent is "". */
void visitor_read(struct lws *wsi, const http_site *site, http_visitor *visitor);

/* Whether a page of this origin ("https://host:port") may talk to the site when it is called
 * `host`. No origin at all is no browser; where we have TLS, a page that came without is not ours.
 */
bool visitor_may_come(const char *origin, const char *host, const http_site *site);
/* Whether the site may be called `host`, with a port or without: by a name of the list, or by an
 * address. Any page could give a name of its own our address, and would be of our origin then; an
 * address nobody can give. No name at all is no browser. */
bool visitor_calls_right(const char *host, const http_site *site);
/* The same for the request that `wsi` carries. */
bool visitor_came_right(struct lws *wsi, const http_site *site);
/* How the cookie with the session's key is called. */
const char *visitor_cookie_name(const http_visitor *visitor);
/* The value of a cookie in the header; "" if it is not there or no key. */
void visitor_cookie(const char *header, const char *name, char key[SECRET_KEY_BYTES]);

#endif
