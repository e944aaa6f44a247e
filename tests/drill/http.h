/* One HTTP request at a time, waited for. */
#ifndef DRILL_HTTP_H
#define DRILL_HTTP_H

#include <stdbool.h>
#include <stddef.h>

enum { HTTP_REPLY_BYTES = 64 << 10, COOKIE_BYTES = 256 };

typedef struct http_reply {
    int status; /* 0: no answer */
    char *head, *body;
    char text[HTTP_REPLY_BYTES];
} http_reply;

/* `headers` are whole lines; `body` may be NULL. */
void http_ask(int port, const char *method, const char *path, const char *headers, const char *body,
              http_reply *reply);

/* Sends these bytes as they are, and reads until the server hangs up. */
void http_ask_raw(int port, const void *bytes, size_t length, http_reply *reply);

/* Sends these bytes and hangs up, whatever is answered in the first moment. */
void http_say(int port, const void *bytes, size_t length);

/* The cookie that a reply sets, as it is to be sent back; false if it sets none. */
bool http_cookie(const http_reply *reply, char cookie[COOKIE_BYTES]);

/* Signs in as a new guest: the cookie. */
bool http_sign_in(int port, const char *name, char cookie[COOKIE_BYTES]);

#endif
