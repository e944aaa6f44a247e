/* Rude, broken and dishonest clients over real sockets: each gets a clear refusal, or is hung up on
 * where nothing sensible can follow; and the table they aim at is the same before and after. */
#include "support/online.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MESSAGE_MAX = 16 << 10, BODY_MAX = 4 << 10 };

static http_reply reply;

/* Everybody begins with a fresh connection, which may ask as often as any. */
static int come_back(void **state) {
    (void)state;
    connect_as(&anna, anna_cookie);
    connect_as(&boris, boris_cookie);
    connect_as(&clara, clara_cookie);
    connect_as(&nobody, NULL);
    return 0;
}

/* Anna connects once more, for a connection that may be lost. */
static talk rude;

static void be_rude(void) { connect_as(&rude, anna_cookie); }

static void expect_hung_up(const char *after_what) {
    if (!talk_is_closed(&rude)) fail_msg("still connected after %.200s", after_what);
    talk_end(&rude);
}

/* ---- Messages that are none ------------------------------------------------------------------ */

static void what_is_no_request_ends_the_connection(void **state) {
    static const char *const messages[] = {
        "",
        " ",
        "hello",
        "{",
        "{}",
        "[]",
        "null",
        "7",
        "\"answer\"",
        "[{\"id\": 1, \"do\": \"tables\"}]",
        "{\"do\": \"tables\"}",
        "{\"id\": \"1\", \"do\": \"tables\"}",
        "{\"id\": 1.5, \"do\": \"tables\"}",
        "{\"id\": 1, \"do\": \"tables\"",
        "{\"id\": 1, \"do\": \"tables\"} {\"id\": 2, \"do\": \"tables\"}",
        "{\"id\": 1, \"id\": 2, \"do\": \"tables\"}",
        "{'id': 1, 'do': 'tables'}",
        "{\"id\": 1, \"do\": \"tables\", }",
        "{\"id\": 1e999, \"do\": \"tables\"}",
        "{\"id\": 99999999999999999999999, \"do\": \"tables\"}",
        "{\"id\": 1, \"do\": \"tables\", \"x\": \"\\ud800\"}",
        "{\"id\": 1, \"do\": \"tables\", \"x\": \"\xff\xfe\"}",
        "\xef\xbb\xbf{\"id\": 1, \"do\": \"tables\"}",
    };
    char *before = online_snapshot();
    (void)state;
    for (size_t k = 0; k < sizeof messages / sizeof messages[0]; k++) {
        be_rude();
        talk_say(&rude, messages[k]);
        expect_hung_up(messages[k]);
    }
    expect_unchanged(before, "nonsense");
}

static void deep_nesting_ends_the_connection(void **state) {
    char text[8000] = "{\"id\": 1, \"do\": \"tables\", \"x\": ";
    size_t used = strlen(text);
    (void)state;
    memset(text + used, '[', sizeof text - used - 1);
    be_rude();
    talk_say(&rude, text);
    expect_hung_up("brackets");
}

static void frames_that_may_not_be_end_the_connection(void **state) {
    static char large[4 * MESSAGE_MAX];
    static const char good[] = "{\"id\": 1, \"do\": \"tables\"}";
    static const unsigned char unmasked[] = {0x81, 0x02, '{', '}'};
    static const unsigned char reserved[] = {0xf1, 0x80, 1, 2, 3, 4};
    static const unsigned char endless[] = {0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff,
                                            0xff, 0xff, 0xff, 1,    2,    3,    4};
    char *before = online_snapshot();
    (void)state;
    memset(large, ' ', sizeof large);
    memcpy(large, good, sizeof good - 2);
    large[sizeof large - 2] = '}';

    be_rude();
    wire_send_frame(rude.wire, true, WIRE_BINARY, good, sizeof good - 1);
    expect_hung_up("a binary frame");
    be_rude();
    wire_send_frame(rude.wire, true, WIRE_TEXT, large, sizeof large - 1);
    expect_hung_up("an oversized frame");
    be_rude(); /* the same in pieces that are small */
    for (size_t sent = 0; sent < sizeof large && rude.wire; sent += 1024)
        wire_send_frame(rude.wire, sent + 1024 >= sizeof large, sent ? WIRE_MORE : WIRE_TEXT,
                        large + sent, 1024);
    expect_hung_up("an oversized message in pieces");
    be_rude();
    wire_send_bytes(rude.wire, unmasked, sizeof unmasked);
    expect_hung_up("an unmasked frame");
    be_rude();
    wire_send_bytes(rude.wire, reserved, sizeof reserved);
    expect_hung_up("reserved bits");
    be_rude();
    wire_send_bytes(rude.wire, endless, sizeof endless);
    wire_send_bytes(rude.wire, large, sizeof large); /* no more of it is wanted than fits */
    expect_hung_up("a frame of 2^63 bytes");
    expect_unchanged(before, "a frame that may not be");
}

static void a_message_in_pieces_is_one_message(void **state) {
    static const char text[] = "{\"id\": 77, \"do\": \"tables\"}";
    (void)state;
    be_rude();
    wire_send_frame(rude.wire, false, WIRE_TEXT, text, 5);
    wire_send_frame(rude.wire, false, WIRE_MORE, text + 5, 5);
    wire_send_frame(rude.wire, true, WIRE_MORE, text + 10, sizeof text - 11);
    assert_true(json_is_true(json_object_get(talk_reply(&rude, 77), "ok")));
    talk_end(&rude);
}

/* ---- Requests that cannot be granted ----------------------------------------------------------
 */

static void requests_with_wrong_members_are_refused(void **state) {
    static const struct {
        const char *what, *members, *code;
    } rows[] = {
        {"fly", "", "bad"},
        {"", "", "bad"},
        {"watch", "", "absent"},
        {"watch", "\"table\": 7", "absent"},
        {"watch", "\"table\": null", "absent"},
        {"watch", "\"table\": \"aaaaaaaaaaaaaaaa\"", "absent"},
        {"watch", "\"table\": \"' OR 1=1 --\"", "absent"},
        {"sit", "\"table\": \"aaaaaaaaaaaaaaaa\"", "absent"},
        {"answer", "\"table\": \"aaaaaaaaaaaaaaaa\", \"step\": 0, \"token\": \"x\"", "absent"},
        {"create", "", "bad"},
        {"create", "\"game\": \"chess\", \"seats\": []", "bad"},
        {"create", "\"game\": \"gheos\", \"seats\": [{\"person\": true}]", "bad"},
        {"create", "\"game\": \"gheos\", \"seats\": [{\"person\": true}, {\"bot\": \"greedy\"}]",
         "bad"},
        {"create",
         "\"game\": \"gheos\", \"seats\": [{\"bot\": \"level:1\"}, {\"bot\": \"level:1\"}]", "bad"},
        {"create", "\"game\": \"gheos\", \"seats\": [{\"person\": true}, {\"bot\": \"level:99\"}]",
         "bad"},
        {"create",
         "\"game\": \"gheos\", \"options\": \"seed=7\", "
         "\"seats\": [{\"person\": true}, {\"person\": true}]",
         "bad"},
        {"create",
         "\"game\": \"gheos\", \"options\": \"players=2\", "
         "\"seats\": [{\"person\": true}, {\"person\": true}]",
         "bad"},
        {"language", "\"language\": \"tlh\"", "bad"},
        {"chat", "\"table\": \"aaaaaaaaaaaaaaaa\", \"text\": \"hello\"", "absent"},
        {"revoke", "\"session\": \"aaaaaaaaaaaaaaaa\"", "absent"},
    };
    char *before = online_snapshot();
    (void)state;
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++)
        expect_refusal(&anna, rows[k].what, rows[k].members, rows[k].code);
    expect_unchanged(before, "wrong members");
}

static void answers_with_wrong_members_are_refused(void **state) {
    static const char *const members[] = {
        "\"token\": \"x\"",
        "\"step\": \"0\", \"token\": \"x\"",
        "\"step\": -1, \"token\": \"x\"",
        "\"step\": 1.5, \"token\": \"x\"",
        "\"step\": true, \"token\": \"x\"",
        "\"step\": 0",
        "\"step\": 0, \"token\": 7",
        "\"step\": 0, \"token\": \"\"",
        "\"step\": 0, \"token\": \" \"",
        "\"step\": 0, \"token\": \"two words\"",
        "\"step\": 0, \"token\": [\"x\"]",
    };
    char *before = online_snapshot();
    (void)state;
    for (size_t k = 0; k < sizeof members / sizeof members[0]; k++)
        expect_refusal(asked_one(), "answer", at_table("%s", members[k]), "bad");
    expect_unchanged(before, "a malformed answer");
}

static void answers_that_are_not_legal_are_refused(void **state) {
    static const char *const tokens[] = {"fly", "at:Z99", "%s%n", "../../etc/passwd", "AT:A1"};
    char *before = online_snapshot();
    (void)state;
    for (size_t k = 0; k < sizeof tokens / sizeof tokens[0]; k++)
        expect_refusal(asked_one(), "answer",
                       at_table("\"step\": %u, \"token\": \"%s\"", step_now(), tokens[k]),
                       "illegal");
    expect_unchanged(before, "an illegal answer");
}

static void answers_out_of_turn_are_refused(void **state) {
    char *before = online_snapshot();
    char members[300];
    (void)state;
    snprintf(members, sizeof members, "%s",
             at_table("\"step\": %u, \"token\": \"%s\"", step_now(), legal_token(0)));
    expect_refusal(waiting_one(), "answer", members, "not-now");
    expect_unchanged(before, "an answer out of turn");
}

static void forged_seats_are_refused(void **state) {
    char *before = online_snapshot();
    char members[300];
    (void)state;
    snprintf(members, sizeof members, "%s",
             at_table("\"step\": %u, \"token\": \"%s\"", step_now(), legal_token(0)));
    expect_refusal(&clara, "answer", members, "not-yours");
    expect_refusal(&nobody, "answer", members, "who");
    /* Saying who one is changes nothing. */
    strcat(members, ", \"seat\": 1, \"you\": 1, \"player\": \"x\"");
    const char *code = talk_refusal(&clara, "answer", members);
    if (strcmp(code, "not-yours") != 0 && strcmp(code, "bad") != 0) fail_msg("got '%s'", code);
    static const char *const others[] = {"undo", "restart", "resign", "back", "ready", "stand"};
    for (size_t k = 0; k < sizeof others / sizeof others[0]; k++) {
        snprintf(members, sizeof members, "%s",
                 at_table("\"step\": %u, \"bytes\": "
                          "\"0000000000000000000000000000000000000000000000000000000000000000\"",
                          step_now()));
        code = talk_refusal(&clara, others[k], members);
        if (code[0] == '\0') fail_msg("Clara may %s at the table of others", others[k]);
        expect_refusal(&nobody, others[k], members, "who");
    }
    expect_unchanged(before, "a forged seat");
}

static void a_replayed_answer_counts_once(void **state) {
    char members[300];
    uint32_t step = step_now();
    talk *who = asked_one();
    (void)state;
    snprintf(members, sizeof members, "%s",
             at_table("\"step\": %u, \"token\": \"%s\"", step, legal_token(0)));
    expect_refusal(who, "answer", members, "");
    assert_int_equal(step_now(), step + 1);
    char *before = online_snapshot();
    expect_refusal(who, "answer", members, "");
    expect_refusal(who, "answer", members, "");
    expect_unchanged(before, "a replayed answer");
}

static void other_steps_are_stale(void **state) {
    char *before = online_snapshot();
    (void)state;
    expect_refusal(asked_one(), "answer",
                   at_table("\"step\": %u, \"token\": \"%s\"", step_now() + 1, legal_token(0)),
                   "stale");
    expect_refusal(asked_one(), "answer",
                   at_table("\"step\": 4000000000, \"token\": \"%s\"", legal_token(0)), "stale");
    expect_refusal(asked_one(), "answer", at_table("\"step\": 0, \"token\": \"other\""), "stale");
    expect_unchanged(before, "a stale step");
}

static void a_private_table_is_not_there_for_strangers(void **state) {
    (void)state;
    be_rude();
    talk_end(&rude);
    connect_as(&rude, NULL);
    expect_refusal(&rude, "watch", at_table(""), "absent");
    expect_refusal(&rude, "watch", at_table("\"key\": \"%s\"", "aaaaaaaaaaaaaaaaaaaaaaaaaa"),
                   "absent");
    expect_refusal(&rude, "record", at_table(""), "absent");
    expect_refusal(&rude, "log", at_table(""), "absent");
    expect_refusal(&rude, "watch", at_table_with_key(), "");
    talk_end(&rude);
}

/* ---- Who somebody is --------------------------------------------------------------------------
 */

static void other_origins_are_refused(void **state) {
    static const char *const origins[] = {
        "http://evil.example", "https://evil.example",          "null",
        "http://127.0.0.1:1",  "http://127.0.0.1.evil.example", "file://",
    };
    char *before = online_snapshot();
    (void)state;
    for (size_t k = 0; k < sizeof origins / sizeof origins[0]; k++) {
        wire_address address = {online_host.port, anna_cookie, origins[k]};
        if (talk_begin(&rude, online_wires, &address)) fail_msg("%s is welcome", origins[k]);
        assert_int_equal(rude.code, 403);
        talk_end(&rude);
    }
    expect_unchanged(before, "another origin");
}

static void ask_as(const char *host, const char *what) {
    char text[640];
    int length = snprintf(text, sizeof text,
                          "%s\r\nHost: %s\r\nOrigin: http://%s\r\nConnection: close\r\n\r\n", what,
                          host, host);
    http_ask_raw(online_host.port, text, (size_t)length, &reply);
}

#define UPGRADE                                                                    \
    "GET /api/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"    \
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==\r\n" \
    "Sec-WebSocket-Protocol: demiurge.1"

/* Findings C, low: a page of another site that gives its name our address was of our origin. */
static void other_hosts_are_misdirected(void **state) {
    static const char *const wrong[] = {"evil.example",           "evil.example:8070",
                                        "127.0.0.1.evil.example", "localhost.evil.example",
                                        "[::1].evil.example",     "1"};
    static const char *const right[] = {"127.0.0.1:8070", "localhost", "LOCALHOST:1", "[::1]:8070",
                                        "192.0.2.7"};
    static const char *const whats[] = {"GET / HTTP/1.1", "GET /healthz HTTP/1.1",
                                        "POST /api/session HTTP/1.1", UPGRADE};
    (void)state;
    for (size_t k = 0; k < sizeof wrong / sizeof wrong[0]; k++)
        for (size_t w = 0; w < sizeof whats / sizeof whats[0]; w++) {
            ask_as(wrong[k], whats[w]);
            if (reply.status != 421) fail_msg("%s as %s: %d", whats[w], wrong[k], reply.status);
        }
    for (size_t k = 0; k < sizeof right / sizeof right[0]; k++) {
        ask_as(right[k], "GET /healthz HTTP/1.1");
        if (reply.status != 200) fail_msg("%s: %d", right[k], reply.status);
    }
}

/* Findings C, low: with these a socket was opened that nobody answered. */
static void sockets_of_other_protocols_are_refused(void **state) {
    static const char *const protocols[] = {
        "",
        "Sec-WebSocket-Protocol: http\r\n",
        "Sec-WebSocket-Protocol: listener\r\n",
        "Sec-WebSocket-Protocol: signals\r\n",
        "Sec-WebSocket-Protocol: demiurge.10\r\n",
        "Sec-WebSocket-Protocol: signals, demiurge.1\r\n",
    };
    char text[512];
    (void)state;
    for (size_t k = 0; k < sizeof protocols / sizeof protocols[0]; k++) {
        int length = snprintf(text, sizeof text,
                              "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                              "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                              "Sec-WebSocket-Version: 13\r\n"
                              "Sec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==\r\n%s\r\n",
                              online_host.port, protocols[k]);
        http_ask_raw(online_host.port, text, (size_t)length, &reply);
        if (strstr(reply.text, " 101 ")) fail_msg("welcome with '%s'", protocols[k]);
    }
}

static void without_the_right_cookie_one_is_nobody(void **state) {
    static const char *const cookies[] = {
        "demiurge=aaaaaaaaaaaaaaaaaaaaaaaaaa", "demiurge=", "session=1; other=2", "=;;=", "x",
    };
    (void)state;
    for (size_t k = 0; k < sizeof cookies / sizeof cookies[0]; k++) {
        connect_as(&rude, cookies[k]);
        const json_t *hello = json_object_get(rude.hello, "hello");
        assert_true(json_is_null(json_object_get(hello, "player")));
        expect_refusal(&rude, "tables", "", "who");
        expect_refusal(&rude, "create", "\"game\": \"gheos\"", "who");
        talk_end(&rude);
    }
}

/* The right name of the cookie with a key that is not one. */
static void a_forged_key_is_nobodys(void **state) {
    char cookie[COOKIE_BYTES];
    (void)state;
    snprintf(cookie, sizeof cookie, "%s", anna_cookie);
    char *last = cookie + strlen(cookie) - 1;
    *last = *last == 'a' ? 'b' : 'a';
    connect_as(&rude, cookie);
    expect_refusal(&rude, "tables", "", "who");
    talk_end(&rude);
}

/* ---- HTTP -------------------------------------------------------------------------------------
 */

static int post(const char *headers, const char *body) {
    http_ask(online_host.port, "POST", "/api/session", headers, body, &reply);
    return reply.status;
}

static const char *own_origin(void) {
    static char header[80];
    snprintf(header, sizeof header, "Origin: http://127.0.0.1:%d\r\n", online_host.port);
    return header;
}

static void bad_sessions_are_refused(void **state) {
    static const char *const bodies[] = {
        "",
        "{",
        "[]",
        "null",
        "{}",
        "{\"as\": \"guest\"}",
        "{\"as\": \"guest\", \"name\": \"\"}",
        "{\"as\": \"guest\", \"name\": 7}",
        "{\"as\": \"guest\", \"name\": \"abcdefghijklmnopqrstuvwxyz\"}",
        "{\"as\": \"guest\", \"name\": \"a\\u0000b\"}",
        "{\"as\": \"guest\", \"name\": \"a\\nb\"}",
        "{\"as\": \"king\", \"name\": \"Anna\"}",
        "{\"as\": \"new\", \"name\": \"Anna\", \"password\": \"short\"}",
        "{\"as\": \"guest\", \"as\": \"new\", \"name\": \"Anna\"}",
    };
    char cookie[COOKIE_BYTES];
    (void)state;
    for (size_t k = 0; k < sizeof bodies / sizeof bodies[0]; k++) {
        int status = post(own_origin(), bodies[k]);
        if (status < 400 || status > 499) fail_msg("%s: status %d", bodies[k], status);
        if (http_cookie(&reply, cookie)) fail_msg("%s: a cookie", bodies[k]);
        if (strstr(reply.body, "\"ok\":false") == NULL) fail_msg("%s: %s", bodies[k], reply.body);
    }
}

static void sessions_from_elsewhere_are_refused(void **state) {
    char cookie[COOKIE_BYTES];
    (void)state;
    assert_int_equal(post("Origin: http://evil.example\r\n", "{\"as\":\"guest\",\"name\":\"A\"}"),
                     403);
    assert_false(http_cookie(&reply, cookie));
}

static void a_large_body_is_refused(void **state) {
    static char body[3 * BODY_MAX];
    (void)state;
    memset(body, ' ', sizeof body - 1);
    memcpy(body, "{\"as\": \"guest\", \"name\": \"A\"", 27);
    body[sizeof body - 2] = '}';
    assert_int_equal(post(own_origin(), body), 413);
}

/* And hung up on: a method that may have a body, but has none, lets nobody wait for it. If it did,
 * that would end after the 20 seconds in which a request must arrive (server.c); idle, it takes one
 * millisecond. */
static void other_methods_and_paths_are_refused(void **state) {
    enum { WAITS_MS = 19000 };
    static const struct {
        const char *method, *path;
        int status;
    } rows[] = {
        {"GET", "/api/session", 405}, {"PUT", "/api/session", 405},  {"POST", "/api/nothing", 405},
        {"GET", "/api/nothing", 404}, {"GET", "/api/feed/", 404},    {"GET", "/api/feed/aaaa", 404},
        {"POST", "/healthz", 405},    {"POST", "/api/session", 400},
    };
    (void)state;
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        int64_t asked = wire_now();
        http_ask(online_host.port, rows[k].method, rows[k].path, own_origin(), NULL, &reply);
        if (reply.status != rows[k].status)
            fail_msg("%s %s: expected %d, got %d", rows[k].method, rows[k].path, rows[k].status,
                     reply.status);
        if (wire_now() - asked > WAITS_MS) fail_msg("%s %s: waits", rows[k].method, rows[k].path);
    }
}

/* ---- Too much ---------------------------------------------------------------------------------
 */

/* Whoever talks too much is told, or hung up on; others are served meanwhile. */
static void too_many_messages_are_not_served(void **state) {
    enum { AT_ONCE = 500 };
    char *before = online_snapshot();
    (void)state;
    connect_as(&rude, clara_cookie);
    while (rude.wire && !(rude.heard && strstr(rude.heard, "slow-down"))) {
        for (int k = 0; k < AT_ONCE; k++) talk_say(&rude, "{\"id\": 1, \"do\": \"tables\"}");
        step_now();
    }
    talk_end(&rude);
    expect_unchanged(before, "too many messages");
}

static int count_of(const char *text, const char *word) {
    int count = 0;
    for (; text && (text = strstr(text, word)); text++) count++;
    return count;
}

/* So much is said at the table that showing it takes 100 KB. */
static void chat_at_length(void) {
    enum { CHARACTERS = 500, LINES = 20 }; /* as many as one may say at once; a spectator half */
    char text[4 * CHARACTERS + 1];
    for (int k = 0; k < CHARACTERS; k++) memcpy(text + 4 * k, "\U0001F600", 4);
    text[4 * CHARACTERS] = '\0';
    expect_refusal(&clara, "watch", at_table_with_key(), "");
    for (int k = 0; k < LINES; k++) {
        expect_refusal(&anna, "chat", at_table("\"text\": \"%s\"", text), "");
        expect_refusal(&boris, "chat", at_table("\"text\": \"%s\"", text), "");
        if (k % 2) expect_refusal(&clara, "chat", at_table("\"text\": \"%s\"", text), "");
    }
}

static int open_sockets(void) {
    static const char name[] = "\ndemiurge_connections ";
    http_ask(online_host.port, "GET", "/metrics", "", NULL, &reply);
    const char *line = strstr(reply.body, name);
    assert_non_null(line);
    return atoi(line + strlen(name));
}

/* Somebody who asks and never reads is dropped, and fills neither memory nor the time of others.
 * Only one that is served can tell when: wires_turn() would read. */
static void a_client_that_does_not_read_is_dropped(void **state) {
    enum { ASKED = 180, MEMORY_KB = 32 << 10 };
    char members[200];
    (void)state;
    chat_at_length();
    connect_as(&rude, boris_cookie);
    long memory = host_memory(&online_host);
    int sockets = open_sockets();
    snprintf(members, sizeof members, "{\"id\": 1, \"do\": \"watch\", \"table\": \"%s\"}",
             online_table_id);
    for (int k = 0; k < ASKED; k++) wire_send(rude.wire, members);
    wires *others = wires_open();
    talk other;
    wire_address address = {online_host.port, anna_cookie, NULL};
    assert_true(talk_begin(&other, others, &address));
    expect_refusal(&other, "watch", at_table(""), "");
    talk_end(&other);
    wires_close(others);
    while (open_sockets() >= sockets) {
        assert_true(host_memory(&online_host) - memory < MEMORY_KB);
        nanosleep(&(struct timespec){.tv_nsec = 20 * 1000 * 1000}, NULL);
    }
    assert_true(talk_is_closed(&rude));
    assert_in_range(count_of(rude.heard, "\"id\":1,"), 1, ASKED - 1);
    talk_end(&rude);
}

/* ---- Anything ---------------------------------------------------------------------------------
 */

static const char *const spoken[] = {
    "{\"id\": 1, \"do\": \"watch\", \"table\": \"%s\", \"key\": \"%s\", \"seq\": 3, \"step\": 1}",
    "{\"id\": 2, \"do\": \"answer\", \"table\": \"%s\", \"step\": 1, \"token\": \"at:A1\"}",
    "{\"id\": 3, \"do\": \"choose\", \"table\": \"%s\", \"step\": 1, \"tokens\": [\"x\", \"y\"]}",
    "{\"id\": 4, \"do\": \"propose\", \"table\": \"%s\", \"step\": 1, \"to\": 0}",
    "{\"id\": 5, \"do\": \"consent\", \"table\": \"%s\", \"yes\": true}",
    "{\"id\": 6, \"do\": \"record\", \"table\": \"%s\"}",
    "{\"id\": 7, \"do\": \"lobby\", \"on\": true}",
    "{\"id\": 8, \"do\": \"create\", \"game\": \"deus\", \"seats\": [{\"person\": true}, {}]}",
    "{\"id\": 9, \"do\": \"players\", \"game\": \"deus\", \"players\": 2}",
    "{\"id\": 10, \"do\": \"password\", \"old\": \"\", \"new\": \"12345678\"}",
    "{\"id\": 11, \"do\": \"language\", \"language\": \"fr\"}",
    "{\"id\": 12, \"do\": \"history\"}",
};
enum { SPOKEN = sizeof spoken / sizeof spoken[0] };

/* A few bytes are changed, taken out or doubled. */
static size_t garble(char *text, size_t length, size_t room, dm_random *random) {
    for (uint32_t changes = 1 + dm_random_below(random, 4); changes > 0 && length > 1; changes--) {
        size_t at = dm_random_below(random, (uint32_t)length);
        size_t piece = 1 + dm_random_below(random, 8);
        if (piece > length - at) piece = length - at;
        switch (dm_random_below(random, 4)) {
        case 0: text[at] = (char)dm_random_below(random, 256); break;
        case 1: text[at] = "{}[]\",:\\0-9.eE"[dm_random_below(random, 14)]; break;
        case 2:
            memmove(text + at, text + at + piece, length - at - piece);
            length -= piece;
            break;
        default:
            if (length + piece > room) break;
            memmove(text + at + piece, text + at, length - at);
            length += piece;
        }
    }
    return length;
}

static void garbled_messages_hurt_nobody(void **state) {
    enum { MESSAGES = 1500 };
    dm_random random;
    char text[1024];
    char *before = online_snapshot();
    (void)state;
    dm_random_seed(&random, 11);
    connect_as(&rude, clara_cookie);
    for (int k = 0; k < MESSAGES; k++) {
        if (rude.wire == NULL || k % 150 == 149) connect_as(&rude, clara_cookie);
        size_t length =
            (size_t)snprintf(text, sizeof text, spoken[k % SPOKEN], online_table_id, online_key);
        length = garble(text, length, sizeof text, &random);
        wire_send_frame(rude.wire, true, WIRE_TEXT, text, length);
        wires_turn(online_wires, k % 10 ? 0 : 5);
    }
    talk_end(&rude);
    expect_unchanged(before, "garbled messages");
}

static void garbled_requests_hurt_nobody(void **state) {
    enum { REQUESTS = 300 };
    static const char *const requests[] = {
        "POST /api/session HTTP/1.1\r\nHost: h\r\nOrigin: http://127.0.0.1:%d\r\n"
        "Content-Length: 30\r\nConnection: close\r\n\r\n{\"as\": \"guest\", \"name\": \"Anna\"}",
        "DELETE /api/session HTTP/1.1\r\nHost: h\r\nOrigin: http://127.0.0.1:%d\r\n"
        "Connection: close\r\n\r\n",
        "GET /api/feed/aaaaaaaaaaaaaaaaaaaaaaaaaa HTTP/1.1\r\nHost: %d\r\nConnection: "
        "close\r\n\r\n",
        "GET /api/socket HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Protocol: demiurge.1\r\nOrigin: http://127.0.0.1:%d\r\n\r\n",
        "GET /metrics HTTP/1.1\r\nHost: %d\r\nConnection: close\r\n\r\n",
    };
    dm_random random;
    char text[1024];
    char *before = online_snapshot();
    (void)state;
    dm_random_seed(&random, 12);
    for (int k = 0; k < REQUESTS; k++) {
        size_t length = (size_t)snprintf(text, sizeof text, requests[k % 5], online_host.port);
        length = garble(text, length, sizeof text, &random);
        http_say(online_host.port, text, length);
    }
    http_ask(online_host.port, "GET", "/healthz", "", NULL, &reply);
    assert_int_equal(reply.status, 200);
    expect_unchanged(before, "garbled requests");
}

#define HOSTILE(test) cmocka_unit_test_setup(test, come_back)

int main(void) {
    const struct CMUnitTest tests[] = {
        HOSTILE(what_is_no_request_ends_the_connection),
        HOSTILE(deep_nesting_ends_the_connection),
        HOSTILE(frames_that_may_not_be_end_the_connection),
        HOSTILE(a_message_in_pieces_is_one_message),
        HOSTILE(requests_with_wrong_members_are_refused),
        HOSTILE(answers_with_wrong_members_are_refused),
        HOSTILE(answers_that_are_not_legal_are_refused),
        HOSTILE(answers_out_of_turn_are_refused),
        HOSTILE(forged_seats_are_refused),
        HOSTILE(a_replayed_answer_counts_once),
        HOSTILE(other_steps_are_stale),
        HOSTILE(a_private_table_is_not_there_for_strangers),
        HOSTILE(other_origins_are_refused),
        HOSTILE(other_hosts_are_misdirected),
        HOSTILE(sockets_of_other_protocols_are_refused),
        HOSTILE(without_the_right_cookie_one_is_nobody),
        HOSTILE(a_forged_key_is_nobodys),
        HOSTILE(bad_sessions_are_refused),
        HOSTILE(sessions_from_elsewhere_are_refused),
        HOSTILE(a_large_body_is_refused),
        HOSTILE(other_methods_and_paths_are_refused),
        HOSTILE(too_many_messages_are_not_served),
        HOSTILE(a_client_that_does_not_read_is_dropped),
        HOSTILE(garbled_messages_hurt_nobody),
        HOSTILE(garbled_requests_hurt_nobody),
    };
    return cmocka_run_group_tests(tests, begin_gheos, end_game);
}
