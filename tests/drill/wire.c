/* A connection is connecting, then upgrading (HTTP), then open (frames). Closed ones are freed at
 * the end of a turn, so that a listener may hang up on anybody at any time. */
#define _GNU_SOURCE /* SOCK_NONBLOCK with socket() */

#include "drill/wire.h"

#include <arpa/inet.h>
#include <assert.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { EVENTS = 256, READ_BYTES = 64 << 10, FRAME_MAX = 4 << 20 };

/* Bytes at the end are added, bytes at the front used up. */
typedef struct bytes {
    char *data;
    size_t length, room;
} bytes;

enum wire_state { CONNECTING, UPGRADING, OPEN, CLOSED };

struct wire {
    wires *wires;
    int socket;
    enum wire_state state;
    bool wants_to_write;
    int code;
    bytes in, out, message;
    const wire_listener *listener;
    void *owner;
    wire *next_closed;
};

struct wires {
    int epoll;
    wire *closed;
};

int64_t wire_now_us(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

int64_t wire_now(void) { return wire_now_us() / 1000; }

/* ---- Bytes --------------------------------------------------------------------------------- */

/* Room for `more` and a final zero. */
static void make_room(bytes *bytes, size_t more) {
    if (bytes->length + more + 1 <= bytes->room) return;
    bytes->room = 2 * (bytes->length + more + 1);
    bytes->data = realloc(bytes->data, bytes->room);
    if (bytes->data == NULL) abort();
}

static void add_bytes(bytes *bytes, const void *data, size_t length) {
    make_room(bytes, length);
    memcpy(bytes->data + bytes->length, data, length);
    bytes->length += length;
    bytes->data[bytes->length] = '\0';
}

/* Thousands of connections are idle: what is empty takes no memory. */
static void clear_bytes(bytes *bytes) {
    free(bytes->data);
    memset(bytes, 0, sizeof *bytes);
}

static void use_bytes(bytes *bytes, size_t length) {
    if (length == bytes->length) {
        clear_bytes(bytes);
        return;
    }
    memmove(bytes->data, bytes->data + length, bytes->length - length + 1);
    bytes->length -= length;
}

/* ---- Closing ------------------------------------------------------------------------------- */

static void bury(wire *wire) {
    if (wire->state == CLOSED) return;
    wire->state = CLOSED;
    close(wire->socket);
    wire->next_closed = wire->wires->closed;
    wire->wires->closed = wire;
}

static void close_and_tell(wire *wire, int code) {
    if (wire->state == CLOSED) return;
    bury(wire);
    wire->listener->closed(wire->owner, code);
}

static void free_closed(wires *wires) {
    while (wires->closed) {
        wire *wire = wires->closed;
        wires->closed = wire->next_closed;
        clear_bytes(&wire->in);
        clear_bytes(&wire->out);
        clear_bytes(&wire->message);
        free(wire);
    }
}

void wire_hang_up(wire *wire) { bury(wire); }

/* ---- Sending ------------------------------------------------------------------------------- */

static void watch_socket(wire *wire, bool wants_to_write) {
    if (wire->wants_to_write == wants_to_write) return;
    wire->wants_to_write = wants_to_write;
    struct epoll_event event = {.events = EPOLLIN | (wants_to_write ? EPOLLOUT : 0),
                                .data.ptr = wire};
    epoll_ctl(wire->wires->epoll, EPOLL_CTL_MOD, wire->socket, &event);
}

/* A broken connection is noticed when it is read. */
static void flush_out(wire *wire) {
    if (wire->state == CONNECTING || wire->state == CLOSED) return;
    while (wire->out.length > 0) {
        ssize_t sent = send(wire->socket, wire->out.data, wire->out.length, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent < 0) break;
        use_bytes(&wire->out, (size_t)sent);
    }
    watch_socket(wire, wire->out.length > 0);
}

void wire_send_bytes(wire *wire, const void *bytes, size_t length) {
    if (wire->state == CLOSED) return;
    add_bytes(&wire->out, bytes, length);
    flush_out(wire);
}

void wire_send_frame(wire *wire, bool last, int opcode, const void *payload, size_t length) {
    static const unsigned char mask[4] = {0x5a, 0x13, 0xc7, 0x2e};
    unsigned char head[14];
    size_t used = 0;
    if (wire->state == CLOSED) return;
    head[used++] = (unsigned char)((last ? 0x80 : 0) | opcode);
    int length_bytes = length < 126 ? 0 : length < 65536 ? 2 : 8;
    head[used++] = (unsigned char)(0x80 | (length_bytes == 0   ? length
                                           : length_bytes == 2 ? 126
                                                               : 127));
    for (int k = length_bytes - 1; k >= 0; k--) head[used++] = (unsigned char)(length >> (8 * k));
    memcpy(head + used, mask, sizeof mask);
    add_bytes(&wire->out, head, used + sizeof mask);
    make_room(&wire->out, length);
    for (size_t k = 0; k < length; k++)
        wire->out.data[wire->out.length + k] =
            (char)(((const unsigned char *)payload)[k] ^ mask[k % 4]);
    wire->out.length += length;
    flush_out(wire);
}

void wire_send(wire *wire, const char *text) {
    wire_send_frame(wire, true, WIRE_TEXT, text, strlen(text));
}

/* ---- Receiving ----------------------------------------------------------------------------- */

/* One frame at the front of what arrived. 0: not whole yet. */
static size_t frame_length(const bytes *in, size_t *head, size_t *payload) {
    const unsigned char *data = (const unsigned char *)in->data;
    if (in->length < 2) return 0;
    int length_bytes = (data[1] & 0x7f) == 126 ? 2 : (data[1] & 0x7f) == 127 ? 8 : 0;
    *head = 2 + (size_t)length_bytes;
    if (in->length < *head) return 0;
    *payload = length_bytes ? 0 : data[1] & 0x7f;
    for (int k = 0; k < length_bytes; k++) *payload = *payload << 8 | data[2 + k];
    return in->length < *head + *payload ? 0 : *head + *payload;
}

static void hear_close(wire *wire, const unsigned char *payload, size_t length) {
    int code = length >= 2 ? payload[0] << 8 | payload[1] : 1005;
    wire_send_frame(wire, true, WIRE_CLOSE, payload, length >= 2 ? 2 : 0);
    close_and_tell(wire, code);
}

static void hear_frame(wire *wire, int first, const char *payload, size_t length) {
    enum { FIN = 0x80, OPCODE = 0x0f, PONG = 10 };
    switch (first & OPCODE) {
    case WIRE_CLOSE: hear_close(wire, (const unsigned char *)payload, length); return;
    case WIRE_PING: wire_send_frame(wire, true, PONG, payload, length); return;
    case PONG: return;
    default: break;
    }
    add_bytes(&wire->message, payload, length);
    if (!(first & FIN)) return;
    bytes whole = wire->message;
    memset(&wire->message, 0, sizeof wire->message);
    wire->listener->heard(wire->owner, whole.data, whole.length);
    clear_bytes(&whole);
}

static void hear_frames(wire *wire) {
    size_t head, payload, used = 0;
    bytes rest = wire->in;
    for (size_t frame; wire->state == OPEN && (frame = frame_length(&rest, &head, &payload)) > 0;) {
        hear_frame(wire, (unsigned char)rest.data[0], rest.data + head, payload);
        rest.data += frame;
        rest.length -= frame;
        used += frame;
    }
    if (used > 0) use_bytes(&wire->in, used);
}

static void hear_upgrade(wire *wire) {
    char *end = wire->in.data ? strstr(wire->in.data, "\r\n\r\n") : NULL;
    int status = 0;
    if (end == NULL) return;
    sscanf(wire->in.data, "HTTP/1.%*d %d", &status);
    if (status != 101) {
        close_and_tell(wire, status);
        return;
    }
    use_bytes(&wire->in, (size_t)(end + 4 - wire->in.data));
    wire->state = OPEN;
    wire->listener->opened(wire->owner);
}

/* Everything read goes through one buffer, so that an idle connection needs none. */
static void read_socket(wire *wire) {
    static char buffer[READ_BYTES];
    while (wire->state == UPGRADING || wire->state == OPEN) {
        ssize_t got = recv(wire->socket, buffer, sizeof buffer, 0);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0 && errno == EAGAIN) return;
        if (got <= 0) {
            close_and_tell(wire, 0);
            return;
        }
        add_bytes(&wire->in, buffer, (size_t)got);
        if (wire->state == UPGRADING) hear_upgrade(wire);
        if (wire->state == OPEN && wire->in.length > 0) hear_frames(wire);
        if ((size_t)got < sizeof buffer) return;
    }
}

static void finish_connecting(wire *wire) {
    int problem = 0;
    socklen_t length = sizeof problem;
    getsockopt(wire->socket, SOL_SOCKET, SO_ERROR, &problem, &length);
    if (problem != 0) {
        close_and_tell(wire, 0);
        return;
    }
    wire->state = UPGRADING;
    flush_out(wire);
}

void wires_turn(wires *wires, int milliseconds) {
    struct epoll_event events[EVENTS];
    int count = epoll_wait(wires->epoll, events, EVENTS, milliseconds);
    for (int k = 0; k < count; k++) {
        wire *wire = events[k].data.ptr;
        if (wire->state == CLOSED) continue;
        if (wire->state == CONNECTING)
            finish_connecting(wire);
        else if (events[k].events & EPOLLOUT)
            flush_out(wire);
        if (events[k].events & (EPOLLIN | EPOLLHUP | EPOLLERR)) read_socket(wire);
    }
    free_closed(wires);
}

/* ---- Opening ------------------------------------------------------------------------------- */

wires *wires_open(void) {
    wires *wires = calloc(1, sizeof *wires);
    if (wires == NULL) abort();
    wires->epoll = epoll_create1(EPOLL_CLOEXEC);
    assert(wires->epoll >= 0);
    return wires;
}

void wires_close(wires *wires) {
    free_closed(wires);
    close(wires->epoll);
    free(wires);
}

/* Sent as soon as the connection stands. */
static void ask_for_upgrade(wire *wire, const wire_address *address) {
    char text[2048], own_origin[64];
    snprintf(own_origin, sizeof own_origin, "http://127.0.0.1:%d", address->port);
    int length = snprintf(text, sizeof text,
                          "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                          "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                          "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: demiurge.1\r\n"
                          "Origin: %s\r\n%s%s%s\r\n",
                          address->port, address->origin ? address->origin : own_origin,
                          address->cookie ? "Cookie: " : "", address->cookie ? address->cookie : "",
                          address->cookie ? "\r\n" : "");
    assert(length > 0 && (size_t)length < sizeof text);
    add_bytes(&wire->out, text, (size_t)length);
}

wire *wire_connect(wires *wires, const wire_address *address, const wire_listener *listener,
                   void *owner) {
    struct sockaddr_in place = {.sin_family = AF_INET, .sin_port = htons((uint16_t)address->port)};
    wire *wire = calloc(1, sizeof *wire);
    int on = 1;
    if (wire == NULL) abort();
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    *wire =
        (struct wire){.wires = wires, .listener = listener, .owner = owner, .wants_to_write = true};
    wire->socket = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (wire->socket < 0) {
        perror("socket");
        abort();
    }
    setsockopt(wire->socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    ask_for_upgrade(wire, address);
    struct epoll_event event = {.events = EPOLLIN | EPOLLOUT, .data.ptr = wire};
    epoll_ctl(wires->epoll, EPOLL_CTL_ADD, wire->socket, &event);
    /* Refused at once or later: both are found when the socket is looked at. */
    connect(wire->socket, (struct sockaddr *)&place, sizeof place);
    return wire;
}
