/* The server's life: one libwebsockets context, with three kinds of descriptors in its loop:
 * the listening socket, a signalfd for the signals that end it, and the connections.
 *
 * Signals come as something to read, so there is no handler and no moment in which one is missed
 * between looking and sleeping. */
#include "server/server.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "server/http.h"

enum { PROTOCOL_HTTP, PROTOCOL_LISTENER, PROTOCOL_SIGNALS, PROTOCOLS };

struct server {
    struct lws_protocols protocols[PROTOCOLS + 1];
    struct lws_context *context;
    struct lws_vhost *vhost;
    int listener, signals; /* -1, or ours until the context owns them */
    bool stopping;
    sigset_t signals_before;
    char url[LISTEN_URL_BYTES];
};

/* ---- Descriptors in the loop --------------------------------------------------------------- */

enum { PAUSE_MICROSECONDS = 100 * 1000 };

static server *server_of(struct lws *wsi) { return lws_context_user(lws_get_context(wsi)); }

/* Out of descriptors or memory: connections wait in the kernel's queue until some were closed.
 * Asking again at once would only burn time. */
static void pause_listener(struct lws *wsi) {
    lws_rx_flow_control(wsi, 0);
    lws_set_timer_usecs(wsi, PAUSE_MICROSECONDS);
}

/* lws_adopt_socket_vhost() closes the descriptor itself if it fails. */
static void accept_connections(struct lws *wsi) {
    for (;;) {
        int connection = listen_accept(lws_get_socket_fd(wsi));
        if (connection >= 0) {
            lws_adopt_socket_vhost(server_of(wsi)->vhost, connection);
            continue;
        }
        if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM)
            pause_listener(wsi);
        if (errno != EINTR && errno != ECONNABORTED) return;
    }
}

static int listener_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user,
                             void *in, size_t length) {
    (void)user, (void)in, (void)length;
    if (reason == LWS_CALLBACK_RAW_RX_FILE) accept_connections(wsi);
    if (reason == LWS_CALLBACK_TIMER) lws_rx_flow_control(wsi, 1);
    return 0;
}

static int signals_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                            size_t length) {
    struct signalfd_siginfo signal;
    (void)user, (void)in, (void)length;
    if (reason != LWS_CALLBACK_RAW_RX_FILE) return 0;
    if (read(lws_get_socket_fd(wsi), &signal, sizeof signal) == sizeof signal)
        server_of(wsi)->stopping = true;
    return 0;
}

/* ---- Opening and closing ------------------------------------------------------------------- */

static int open_signals(sigset_t *before) {
    sigset_t ending;
    sigemptyset(&ending);
    sigaddset(&ending, SIGTERM);
    sigaddset(&ending, SIGINT);
    sigprocmask(SIG_BLOCK, &ending, before);
    return signalfd(-1, &ending, SFD_NONBLOCK | SFD_CLOEXEC);
}

static void name_protocols(server *server, const server_pages *pages) {
    server->protocols[PROTOCOL_HTTP] = (struct lws_protocols){
        .name = "http",
        .callback = http_callback,
        .per_session_data_size = sizeof(http_sending),
        .user = (void *)(uintptr_t)pages,
    };
    server->protocols[PROTOCOL_LISTENER] =
        (struct lws_protocols){.name = "listener", .callback = listener_callback};
    server->protocols[PROTOCOL_SIGNALS] =
        (struct lws_protocols){.name = "signals", .callback = signals_callback};
}

static bool open_context(server *server) {
    struct lws_context_creation_info info;
    memset(&info, 0, sizeof info);
    info.port = CONTEXT_PORT_NO_LISTEN_SERVER;
    info.protocols = server->protocols;
    info.user = server;
    info.server_string = "demiurge";
    info.options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS;
    info.keepalive_timeout = 30;
    info.max_http_header_data = 16 << 10; /* cookies of other programs on 127.0.0.1 come along */
    info.timeout_secs = 20;               /* for a request to arrive */
    server->context = lws_create_context(&info);
    if (server->context) server->vhost = lws_create_vhost(server->context, &info);
    return server->vhost != NULL;
}

/* From here on the context closes the descriptor. */
static bool adopt(server *server, int *descriptor, int protocol) {
    lws_sock_file_fd_type file = {.filefd = *descriptor};
    *descriptor = -1;
    return lws_adopt_descriptor_vhost(server->vhost, LWS_ADOPT_RAW_FILE_DESC, file,
                                      server->protocols[protocol].name, NULL) != NULL;
}

static void log_line(int level, const char *line) {
    (void)level;
    fprintf(stderr, "demiurge serve: %s", line);
}

static bool start(server *server, const server_pages *pages) {
    lws_set_log_level(LLL_ERR, log_line);
    name_protocols(server, pages);
    server->signals = open_signals(&server->signals_before);
    return server->signals >= 0 && open_context(server) &&
           adopt(server, &server->signals, PROTOCOL_SIGNALS) &&
           adopt(server, &server->listener, PROTOCOL_LISTENER);
}

server *server_open(const server_options *options, char problem[LISTEN_PROBLEM_BYTES]) {
    int listener = listen_open(options->address, options->port, options->more_ports, problem);
    if (listener < 0) return NULL;
    server *server = calloc(1, sizeof *server);
    if (server) {
        server->listener = listener;
        listen_url(listener, server->url);
        if (start(server, options->pages)) return server;
        server_close(server);
    } else
        close(listener);
    snprintf(problem, LISTEN_PROBLEM_BYTES, "the server cannot be started: %s", strerror(errno));
    return NULL;
}

const char *server_url(const server *server) { return server->url; }

bool server_run(server *server) {
    int result = 0;
    lws_set_log_level(0, NULL); /* from now on all it could tell is what strangers send */
    while (!server->stopping && result >= 0) result = lws_service(server->context, 0);
    return result >= 0;
}

void server_close(server *server) {
    if (server->context) lws_context_destroy(server->context);
    if (server->listener >= 0) close(server->listener);
    if (server->signals >= 0) close(server->signals);
    sigprocmask(SIG_SETMASK, &server->signals_before, NULL);
    free(server);
}
