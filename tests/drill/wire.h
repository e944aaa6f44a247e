/* WebSocket connections from the client's side: any number of them in one thread, none waits for
 * another. What arrives is handed to the owner of the connection.
 *
 * It is strict where a browser is (masked frames, the upgrade's status and protocol) and lets a
 * test be as rude as it likes: wire_send_frame() sends any frame, wire_send_bytes() any bytes. */
#ifndef DRILL_WIRE_H
#define DRILL_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct wires wires; /* all connections of the process */
typedef struct wire wire;   /* one; it is gone after `closed` was called */

enum wire_opcode { WIRE_MORE = 0, WIRE_TEXT = 1, WIRE_BINARY = 2, WIRE_CLOSE = 8, WIRE_PING = 9 };

typedef struct wire_listener {
    void (*opened)(void *owner);
    /* `text` is closed by a zero and may be changed. */
    void (*heard)(void *owner, char *text, size_t length);
    /* `code`: of the frame that closed it, or the HTTP status that refused the upgrade; 0 if the
     * connection ended without a word. Not called after wire_hang_up(). */
    void (*closed)(void *owner, int code);
} wire_listener;

/* Where to and as whom. Strings may be NULL: the server's own origin, no cookie. */
typedef struct wire_address {
    int port;
    const char *cookie, *origin;
} wire_address;

wires *wires_open(void);
void wires_close(wires *wires);
/* Waits up to `milliseconds` and hands out everything that arrived. */
void wires_turn(wires *wires, int milliseconds);

wire *wire_connect(wires *wires, const wire_address *address, const wire_listener *listener,
                   void *owner);
/* At once, without a word: as if the cable was cut. */
void wire_hang_up(wire *wire);
void wire_send(wire *wire, const char *text);
void wire_send_frame(wire *wire, bool last, int opcode, const void *bytes, size_t length);
void wire_send_bytes(wire *wire, const void *bytes, size_t length);

/* A clock for timeouts and latencies, in milliseconds and microseconds. */
int64_t wire_now(void);
int64_t wire_now_us(void);

#endif
