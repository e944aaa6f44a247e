#include "fuzz/stage/stage.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "online/secret.h"
#include "server/journal.h"

void insist(bool holds, const char *what, const char *more) {
    if (holds) return;
    fprintf(stderr, "%s: %s\n", what, more);
    abort();
}

/* ---- The world ------------------------------------------------------------------------------- */

enum { INPUTS = 512 };

static const unsigned char plain[] = "plain bytes", packed[] = "gzip";
static const server_page rows[] = {{"/index.html", "b2", plain, 11, packed, 4}};
static const server_pages pages = {rows, 1};
static http_site the_site = {.pages = &pages, .origins = "https://friend.example"};
static char database[64], cookies[STAGE_GUESTS][64];
static int inputs;

static void nobody_waits(void *context) { (void)context; }

static void add_guest(store_handle *store, int guest) {
    store_player player = {.made = world_of_system.wall(NULL)};
    store_session session = {.made = player.made, .used = player.made};
    char key[SECRET_KEY_BYTES];
    secret_make_id(player.id);
    snprintf(player.name, sizeof player.name, "Guest %d", guest);
    secret_make_id(session.id);
    strcpy(session.player, player.id);
    secret_make_key(key);
    secret_hash_key(key, session.key_hash);
    snprintf(cookies[guest], sizeof cookies[guest], "demiurge=%s", key);
    insist(store_add_player(store, &player, "") == STORE_DONE &&
               store_add_session(store, &session) == STORE_DONE,
           "a guest", store_problem(store));
}

static void clear_files(void) {
    static const char *const endings[] = {"", "-wal", "-shm"};
    char path[80];
    for (int k = 0; k < 3; k++) {
        snprintf(path, sizeof path, "%s%s", database, endings[k]);
        unlink(path);
    }
}

static void end_world(void) {
    if (the_site.hub == NULL) return;
    hub_stop(the_site.hub);
    hub_close(the_site.hub);
    the_site.hub = NULL;
    clear_files();
}

/* Without threads for bots: they would think long after the input is forgotten. */
static void begin_world(void) {
    char problem[STORE_PROBLEM_BYTES] = "";
    hub_options options = {.database = database, .name = "fuzz", .version = "0"};
    insist(secret_start(), "random numbers", "");
    if (database[0] == '\0') {
        snprintf(database, sizeof database, "%s/demiurge-fuzz-%d.db",
                 access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp", (int)getpid());
        atexit(end_world);
    }
    clear_files();
    store_handle *store = store_open(database, problem);
    insist(store != NULL, "a store", problem);
    insist(store_begin(store) == STORE_DONE, "a store", problem);
    for (int k = 0; k < STAGE_GUESTS; k++) add_guest(store, k);
    insist(store_commit(store) == STORE_DONE, "a store", store_problem(store));
    store_close(store);
    the_site.hub = hub_open(&options, nobody_waits, NULL, problem);
    insist(the_site.hub != NULL, "a hub", problem);
}

bool stage_is_over(void) { return inputs % INPUTS == 0; }

http_site *stage_site(void) {
    if (inputs++ % INPUTS == 0) {
        end_world();
        begin_world();
    }
    return &the_site;
}

const char *stage_cookie(int guest) { return cookies[guest]; }

void stage_wait(bool (*done)(void *context), void *context) {
    for (;;) {
        hub_collect(the_site.hub);
        if (done(context)) return;
        sched_yield();
    }
}

/* Nobody reads it here, and a fuzzer would fill the disk with it. */
void journal(const char *event, ...) { (void)event; }

/* ---- In the place of libwebsockets ----------------------------------------------------------- */

static stage_peer *peer_of(struct lws *wsi) { return (stage_peer *)wsi; }

const struct lws_protocols *lws_get_protocol(struct lws *wsi) {
    static struct lws_protocols protocol;
    (void)wsi;
    protocol.user = &the_site;
    return &protocol;
}

int lws_hdr_total_length(struct lws *wsi, enum lws_token_indexes which) {
    const char *value = peer_of(wsi)->headers[which];
    return value ? (int)strlen(value) : 0;
}

int lws_hdr_copy(struct lws *wsi, char *buffer, int size, enum lws_token_indexes which) {
    int length = lws_hdr_total_length(wsi, which);
    *buffer = '\0';
    if (length >= size) return -1;
    if (length) strcpy(buffer, peer_of(wsi)->headers[which]);
    return length;
}

const char *lws_get_peer_simple(struct lws *wsi, char *name, size_t size) {
    (void)wsi;
    snprintf(name, size, "192.0.2.1");
    return name;
}

/* What a stranger sent must not begin another header. */
int lws_add_http_header_by_name(struct lws *wsi, const unsigned char *name,
                                const unsigned char *value, int length, unsigned char **at,
                                unsigned char *end) {
    size_t whole = strlen((const char *)name) + (size_t)length + 3;
    insist(strlen((const char *)value) == (size_t)length && !strpbrk((const char *)value, "\r\n"),
           "a header breaks its line", (const char *)value);
    if (strcmp((const char *)name, "set-cookie:") == 0) peer_of(wsi)->has_cookie = true;
    if ((size_t)(end - *at) < whole) return 1;
    *at += whole;
    return 0;
}

int lws_add_http_common_headers(struct lws *wsi, unsigned status, const char *type,
                                lws_filepos_t length, unsigned char **at, unsigned char *end) {
    (void)type, (void)at, (void)end;
    insist(peer_of(wsi)->status == 0, "two answers to one request", "");
    peer_of(wsi)->status = (int)status;
    peer_of(wsi)->promised = length == LWS_ILLEGAL_HTTP_CONTENT_LEN ? 0 : (size_t)length;
    return 0;
}

int lws_finalize_write_http_header(struct lws *wsi, unsigned char *start, unsigned char **at,
                                   unsigned char *end) {
    (void)start, (void)at, (void)end;
    peer_of(wsi)->headers_ended = true;
    return 0;
}

int lws_write(struct lws *wsi, unsigned char *bytes, size_t length, enum lws_write_protocol how) {
    stage_peer *peer = peer_of(wsi);
    if (how == LWS_WRITE_TEXT) peer->heard(peer, (const char *)bytes, length);
    peer->length += length;
    return (int)length;
}

int lws_callback_on_writable(struct lws *wsi) {
    peer_of(wsi)->wants_to_write = true;
    return 1;
}

int lws_http_transaction_completed(struct lws *wsi) {
    (void)wsi;
    return 0;
}

void lws_set_timeout(struct lws *wsi, enum pending_timeout reason, int seconds) {
    (void)wsi, (void)reason, (void)seconds;
}

int lws_rx_flow_control(struct lws *wsi, int on) {
    (void)wsi, (void)on;
    return 0;
}

lws_sockfd_type lws_get_socket_fd(struct lws *wsi) {
    (void)wsi;
    return 0;
}

int lws_frame_is_binary(struct lws *wsi) {
    (void)wsi;
    return 0;
}

int lws_is_final_fragment(struct lws *wsi) {
    (void)wsi;
    return 1;
}

size_t lws_remaining_packet_payload(struct lws *wsi) {
    (void)wsi;
    return 0;
}

void lws_close_reason(struct lws *wsi, enum lws_close_status status, unsigned char *text,
                      size_t length) {
    (void)wsi, (void)status, (void)text, (void)length;
}
