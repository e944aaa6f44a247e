#include "drill/http.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "drill/patience.h"

static int connect_to(int port) {
    struct timeval patience = {.tv_sec = PATIENCE_SECONDS};
    struct sockaddr_in place = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int connection = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connection < 0) return -1;
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    if (connect(connection, (struct sockaddr *)&place, sizeof place) == 0) return connection;
    close(connection);
    return -1;
}

static void receive_all(int connection, http_reply *reply) {
    size_t length = 0;
    for (ssize_t got; length < sizeof reply->text - 1; length += (size_t)got) {
        got = recv(connection, reply->text + length, sizeof reply->text - 1 - length, 0);
        if (got <= 0) break;
    }
    reply->text[length] = '\0';
}

static void split(http_reply *reply) {
    char *end = strstr(reply->text, "\r\n\r\n");
    if (end == NULL) return;
    end[2] = '\0';
    reply->body = end + 4;
    sscanf(reply->text, "HTTP/1.%*d %d", &reply->status);
}

void http_ask_raw(int port, const void *bytes, size_t length, http_reply *reply) {
    reply->status = 0;
    reply->text[0] = '\0';
    reply->head = reply->body = reply->text;
    int connection = connect_to(port);
    if (connection < 0) return;
    for (size_t sent = 0; sent < length;) {
        ssize_t more = send(connection, (const char *)bytes + sent, length - sent, MSG_NOSIGNAL);
        if (more <= 0) break; /* it may have answered before it heard all */
        sent += (size_t)more;
    }
    receive_all(connection, reply);
    close(connection);
    split(reply);
}

void http_say(int port, const void *bytes, size_t length) {
    struct timeval moment = {.tv_usec = 20000};
    char answer[4096];
    int connection = connect_to(port);
    if (connection < 0) return;
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &moment, sizeof moment);
    if (send(connection, bytes, length, MSG_NOSIGNAL) > 0 &&
        recv(connection, answer, sizeof answer, 0) < 0) {
    } /* it may have nothing to say */
    close(connection);
}

void http_ask(int port, const char *method, const char *path, const char *headers, const char *body,
              http_reply *reply) {
    char text[16 << 10];
    int length = snprintf(text, sizeof text,
                          "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%sConnection: close\r\n", method,
                          path, port, headers);
    if (body)
        length += snprintf(text + length, sizeof text - (size_t)length,
                           "Content-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
                           strlen(body), body);
    else
        length += snprintf(text + length, sizeof text - (size_t)length, "\r\n");
    http_ask_raw(port, text, (size_t)length, reply);
}

bool http_cookie(const http_reply *reply, char cookie[COOKIE_BYTES]) {
    static const char name[] = "\r\nset-cookie: ";
    for (const char *at = reply->head; (at = strstr(at, "\r\n")); at += 2) {
        if (strncasecmp(at, name, sizeof name - 1) != 0) continue;
        at += sizeof name - 1;
        snprintf(cookie, COOKIE_BYTES, "%.*s", (int)strcspn(at, ";\r"), at);
        return true;
    }
    return false;
}

bool http_sign_in(int port, const char *name, char cookie[COOKIE_BYTES]) {
    static http_reply reply;
    char headers[80], body[160];
    snprintf(headers, sizeof headers, "Origin: http://127.0.0.1:%d\r\n", port);
    snprintf(body, sizeof body, "{\"as\": \"guest\", \"name\": \"%s\"}", name);
    http_ask(port, "POST", "/api/session", headers, body, &reply);
    if (reply.status == 200 && http_cookie(&reply, cookie)) return true;
    fprintf(stderr, "cannot sign in as %s: status %d %.200s\n", name, reply.status, reply.body);
    return false;
}
