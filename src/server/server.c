/* The server's life: one libwebsockets context, with three kinds of descriptors in its loop:
 * the listening socket, a signalfd for the signals that end it, and the connections. Threads that
 * have done something wake the loop, which then collects it; a timer beats twice a second.
 *
 * The loop is libuv's: libwebsockets' own asks the kernel about every connection each time around,
 * which with thousands of them is most of the work.
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
#include <uv.h>

#include "engine/guard.h"
#include "host/limits.h"
#include "host/memory.h"
#include "server/http.h"
#include "server/hub.h"
#include "server/journal.h"
#include "server/socket.h"
#include "server/tls.h"
#include "server/visitor.h"

enum { THREADS_USUAL = 16 }; /* at most, where nobody says how many */
enum { GOODBYE_MILLISECONDS = 1000 };

enum { PROTOCOL_HTTP, PROTOCOL_SOCKET, PROTOCOL_LISTENER, PROTOCOL_SIGNALS, PROTOCOLS };

struct game_server {
    struct lws_protocols protocols[PROTOCOLS + 1];
    uv_loop_t loop;
    uv_async_t waker; /* in the loop, as long as `has_loop` */
    bool has_loop;
    struct lws_context *context;
    struct lws_vhost *vhost;
    int listener, signals; /* -1, or ours until the context owns them */
    http_site site;
    lws_sorted_usec_list_t tick;
    sigset_t signals_before;
    char url[LISTEN_URL_BYTES + 1];
};

/* ---- Descriptors in the loop --------------------------------------------------------------- */

/* KEPT_BACK_SECONDS: for a request on one of the last descriptors. */
enum { PAUSE_MICROSECONDS = 100 * 1000, KEPT_BACK_SECONDS = 3 };

static game_server *server_of(struct lws *wsi) { return lws_context_user(lws_get_context(wsi)); }

/* Out of descriptors or memory: connections wait in the kernel's queue until some were closed.
 * Asking again at once would only burn time. */
static void pause_listener(struct lws *wsi) {
    lws_rx_flow_control(wsi, 0);
    lws_set_timer_usecs(wsi, PAUSE_MICROSECONDS);
}

/* lws_adopt_socket_vhost() closes the descriptor itself if it fails. Of the last ones each has a
 * moment only, and somebody who does nothing makes room. */
static void adopt_connection(game_server *server, int connection) {
    bool kept_back = listen_is_kept_back(connection);
    struct lws *wsi = lws_adopt_socket_vhost(server->vhost, connection);
    if (!kept_back) return;
    if (wsi) lws_set_timeout(wsi, PENDING_TIMEOUT_ESTABLISH_WITH_SERVER, KEPT_BACK_SECONDS);
    if (server->site.hub) hub_make_room(server->site.hub);
}

static void accept_connections(struct lws *wsi) {
    for (;;) {
        int connection = listen_accept(lws_get_socket_fd(wsi));
        if (connection >= 0) {
            adopt_connection(server_of(wsi), connection);
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
    if (reason == LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION) return -1; /* it is none of sockets */
    if (reason == LWS_CALLBACK_RAW_RX_FILE) accept_connections(wsi);
    if (reason == LWS_CALLBACK_TIMER) lws_rx_flow_control(wsi, 1);
    return 0;
}

static int signals_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                            size_t length) {
    struct signalfd_siginfo signal;
    (void)user, (void)in, (void)length;
    if (reason == LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION) return -1; /* it is none of sockets */
    if (reason != LWS_CALLBACK_RAW_RX_FILE) return 0;
    if (read(lws_get_socket_fd(wsi), &signal, sizeof signal) == sizeof signal)
        uv_stop(&server_of(wsi)->loop);
    return 0;
}

/* ---- The loop, and how it is woken --------------------------------------------------------- */

/* From any thread: any number of calls before the loop comes by are one woken(). */
static void wake(void *context) {
    game_server *server = context;
    uv_async_send(&server->waker);
}

/* In the loop: the only place where finished jobs are collected while it runs. */
static void woken(uv_async_t *waker) {
    game_server *server = waker->data;
    if (server->site.hub) hub_collect(server->site.hub);
}

static bool open_loop(game_server *server) {
    if (uv_loop_init(&server->loop) != 0) return false;
    server->waker.data = server;
    server->has_loop = uv_async_init(&server->loop, &server->waker, woken) == 0;
    if (!server->has_loop) uv_loop_close(&server->loop);
    return server->has_loop;
}

/* ---- Opening and closing ------------------------------------------------------------------- */

static int open_signals(sigset_t *before) {
    sigset_t ending;
    sigemptyset(&ending);
    sigaddset(&ending, SIGTERM);
    sigaddset(&ending, SIGINT);
    sigprocmask(SIG_BLOCK, &ending, before);
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is a disk without room: told, not fatal */
    return signalfd(-1, &ending, SFD_NONBLOCK | SFD_CLOEXEC);
}

static void name_protocols(game_server *server) {
    server->protocols[PROTOCOL_HTTP] = (struct lws_protocols){
        .name = "http",
        .callback = http_callback,
        .per_session_data_size = sizeof(http_sending),
        .user = &server->site,
    };
    server->protocols[PROTOCOL_SOCKET] = (struct lws_protocols){
        .name = socket_protocol,
        .callback = socket_callback,
        .per_session_data_size = sizeof(server_connection *),
        .rx_buffer_size = 4096,
        .user = &server->site,
    };
    server->protocols[PROTOCOL_LISTENER] =
        (struct lws_protocols){.name = "listener", .callback = listener_callback};
    server->protocols[PROTOCOL_SIGNALS] =
        (struct lws_protocols){.name = "signals", .callback = signals_callback};
}

/* A socket that has been silent for a minute is asked whether it still lives. */
static const lws_retry_bo_t keep_alive = {.secs_since_valid_ping = 60,
                                          .secs_since_valid_hangup = 80};

static bool open_context(game_server *server, const server_options *options) {
    struct lws_context_creation_info info;
    void *loops[] = {&server->loop};
    memset(&info, 0, sizeof info);
    info.foreign_loops = loops;
    info.port = CONTEXT_PORT_NO_LISTEN_SERVER;
    info.protocols = server->protocols;
    info.user = server;
    info.server_string = "demiurge";
    info.options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_LIBUV;
    info.retry_and_idle_policy = &keep_alive;
    info.keepalive_timeout = 30;
    info.max_http_header_data = 16 << 10; /* cookies of other programs on 127.0.0.1 come along */
    info.timeout_secs = 20;               /* for a request to arrive */
    if (options->certificate) {
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
        info.alpn = "http/1.1";
        info.ssl_cert_filepath = options->certificate;
        info.ssl_private_key_filepath = options->private_key;
    }
    server->context = lws_create_context(&info);
    if (server->context) server->vhost = lws_create_vhost(server->context, &info);
    return server->vhost != NULL;
}

/* libwebsockets only asks libuv to close its descriptors; they are closed in the loop, and then the
 * rest can be given back. Nobody wakes it any more. */
static void close_loop(game_server *server) {
    if (!server->has_loop) return;
    uv_close((uv_handle_t *)&server->waker, NULL);
    if (server->context) {
        lws_sul_cancel(&server->tick);
        lws_context_destroy(server->context);
    }
    uv_run(&server->loop, UV_RUN_DEFAULT);
    if (server->context) lws_context_destroy(server->context);
    uv_loop_close(&server->loop);
}

/* ---- The hub ------------------------------------------------------------------------------- */

static void tick(lws_sorted_usec_list_t *list) {
    game_server *server = lws_container_of(list, struct game_server, tick);
    hub_beat(server->site.hub);
    lws_sul_schedule(server->context, 0, &server->tick, tick, LWS_US_PER_SEC / 2);
}

/* Ends a wait for the loop. */
static void no_tick(lws_sorted_usec_list_t *list) { (void)list; }

static bool open_hub(game_server *server, const server_options *options,
                     char problem[LISTEN_PROBLEM_BYTES]) {
    char why[STORE_PROBLEM_BYTES];
    hub_options hub = {.database = options->database,
                       .name = options->name ? options->name : "local",
                       .version = options->version ? options->version : "",
                       .address_sockets = options->address_sockets,
                       .threads =
                           options->threads ? options->threads : host_processors(THREADS_USUAL)};
    server->site.hub = hub_open(&hub, wake, server, why);
    if (server->site.hub == NULL) {
        snprintf(problem, LISTEN_PROBLEM_BYTES, "%.*s", LISTEN_PROBLEM_BYTES - 1, why);
        return false;
    }
    lws_sul_schedule(server->context, 0, &server->tick, tick, LWS_US_PER_SEC / 2);
    return true;
}

/* From here on the context closes the descriptor. */
static bool adopt(game_server *server, int *descriptor, int protocol) {
    dm_guard(protocol >= 0 && protocol < PROTOCOLS);
    lws_sock_file_fd_type file = {.filefd = *descriptor};
    *descriptor = -1;
    return lws_adopt_descriptor_vhost(server->vhost, LWS_ADOPT_RAW_FILE_DESC, file,
                                      server->protocols[protocol].name, NULL) != NULL;
}

static void log_line(int level, const char *line) {
    (void)level;
    fprintf(stderr, "demiurge serve: %s", line);
}

static bool start(game_server *server, const server_options *options,
                  char problem[LISTEN_PROBLEM_BYTES]) {
    lws_set_log_level(LLL_ERR, log_line);
    server->site = (http_site){.pages = options->pages,
                               .origins = options->origins,
                               .hosts = options->hosts,
                               .behind_proxy = options->behind_proxy,
                               .tls = options->certificate != NULL};
    name_protocols(server);
    server->signals = open_signals(&server->signals_before);
    if (server->signals >= 0 && open_loop(server) && open_context(server, options) &&
        adopt(server, &server->signals, PROTOCOL_SIGNALS))
        return options->database == NULL || open_hub(server, options, problem);
    snprintf(problem, LISTEN_PROBLEM_BYTES, "the server cannot be started: %s", strerror(errno));
    return false;
}

/* The door is opened last: whoever can knock is served. */
static bool open_door(game_server *server, const server_options *options,
                      char problem[LISTEN_PROBLEM_BYTES]) {
    server->listener = listen_open(options->address, options->port, options->more_ports, problem);
    if (server->listener < 0) return false;
    listen_url(server->listener, server->url);
    if (options->certificate) { /* http… becomes https… */
        memmove(server->url + 5, server->url + 4, strlen(server->url + 4) + 1);
        server->url[4] = 's';
    }
    if (adopt(server, &server->listener, PROTOCOL_LISTENER)) return true;
    snprintf(problem, LISTEN_PROBLEM_BYTES, "the server cannot be started: %s", strerror(errno));
    return false;
}

game_server *server_open(const server_options *options, char problem[LISTEN_PROBLEM_BYTES]) {
    assert(options->pages && options->address);
    assert((options->certificate == NULL) == (options->private_key == NULL));
    if (options->certificate && !tls_files_fit(options->certificate, options->private_key, problem))
        return NULL;
    game_server *server = memory_new(sizeof *server);
    server->listener = -1;
    if (start(server, options, problem) && open_door(server, options, problem)) return server;
    server_close(server);
    return NULL;
}

const char *server_url(const game_server *server) { return server->url; }

void server_run(game_server *server) {
    lws_set_log_level(0, NULL); /* from now on all it could tell is what strangers send */
    if (server->site.hub)
        journal("start", "url", server->url, "version", server->site.hub->version, NULL);
    uv_run(&server->loop, UV_RUN_DEFAULT);
}

/* Everybody is told that the server goes away, and has a moment to hear it. */
static void say_goodbye(game_server *server) {
    server_hub *hub = server->site.hub;
    uint64_t end = uv_now(&server->loop) + GOODBYE_MILLISECONDS;
    hub_say_goodbye(hub);
    lws_sul_schedule(server->context, 0, &server->tick, no_tick, LWS_US_PER_SEC);
    while (hub->connection_count > 0 && uv_now(&server->loop) < end)
        uv_run(&server->loop, UV_RUN_ONCE);
}

void server_close(game_server *server) {
    if (server->site.hub) {
        journal("stop", NULL);
        say_goodbye(server);
        hub_stop(server->site.hub);
    }
    close_loop(server);
    if (server->site.hub) hub_close(server->site.hub);
    if (server->listener >= 0) close(server->listener);
    if (server->signals >= 0) close(server->signals);
    sigprocmask(SIG_SETMASK, &server->signals_before, NULL);
    free(server);
}
