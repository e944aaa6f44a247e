/* What is answered to a request, as a function of the request alone: no socket, no memory, no
 * clock. http.c puts it on the wire. */
#ifndef SERVER_RESPOND_H
#define SERVER_RESPOND_H

#include "server/pages.h"

enum server_method {
    SERVER_METHOD_GET,
    SERVER_METHOD_HEAD,
    SERVER_METHOD_POST,
    SERVER_METHOD_DELETE,
    SERVER_METHOD_OTHER
};

/* Headers that were not sent are "". */
typedef struct page_request {
    enum server_method method;
    bool has_body;
    const char *path; /* decoded, without the query */
    const char *accept_encoding;
    const char *if_none_match;
} page_request;

/* Strings that are NULL stand for a header that is not sent. */
typedef struct server_response {
    int status;
    const char *content_type;
    const char *content_encoding;
    const char *cache_control;
    const char *allow;
    const char *cookie;
    bool varies; /* with Accept-Encoding */
    bool closes; /* hang up afterwards */
    char etag[40];
    const unsigned char *body;
    size_t length; /* of the body; a HEAD request is told it and not sent it */
} server_response;

/* `response` keeps pointers into `pages` and to constants, none into the request. */
void server_respond(const server_pages *pages, const page_request *request,
                    server_response *response);

/* Does this Accept-Encoding header allow gzip? (RFC 9110, 12.5.3) */
bool server_accepts_gzip(const char *accept_encoding);

/* Does this If-None-Match header name the tag, or all? Weakly compared, as it has to be for GET
 * (RFC 9110, 13.1.2). */
bool server_matches_etag(const char *if_none_match, const char *etag);

#endif
