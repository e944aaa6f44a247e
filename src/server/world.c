/* The real world: the system's clocks and threads, libwebsockets, SQLite. */
#include "server/world.h"

#include <libwebsockets.h>
#include <time.h>

static int64_t wall(void *context) {
    struct timespec now;
    (void)context;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static int64_t elapsed(void *context) {
    struct timespec now;
    (void)context;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static void ask_to_write(struct lws *socket) { lws_callback_on_writable(socket); }

static int write_text(struct lws *socket, unsigned char *bytes, size_t length) {
    return lws_write(socket, bytes, length, LWS_WRITE_TEXT);
}

static void let_speak(struct lws *socket, bool on) { lws_rx_flow_control(socket, on); }

static void close_soon(struct lws *socket, int seconds) {
    lws_set_timeout(socket, PENDING_TIMEOUT_CLOSE_SEND, seconds);
}

const server_world world_of_system = {.wall = wall,
                                      .elapsed = elapsed,
                                      .open_store = store_open,
                                      .open_reader = store_open_to_read,
                                      .threads = true,
                                      .ask_to_write = ask_to_write,
                                      .write = write_text,
                                      .let_speak = let_speak,
                                      .close_soon = close_soon};
