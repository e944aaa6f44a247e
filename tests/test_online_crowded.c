/* A server that has no descriptors left: some are kept back for those who ask and leave, and
 * sockets of nobody make room. The finding was: past the limit /healthz was not answered either
 * (C16). */
#define _GNU_SOURCE /* prlimit */

#include "support/online.h"

#include <string.h>
#include <sys/resource.h>

enum { FILES = 96, CROWD = 150 };

typedef struct stranger {
    wire *wire;
    bool open, closed;
} stranger;

static stranger strangers[CROWD];

static void opened(void *owner) { ((stranger *)owner)->open = true; }

static void heard(void *owner, char *text, size_t length) { (void)owner, (void)text, (void)length; }

static void closed(void *owner, int code) {
    stranger *one = owner;
    (void)code;
    *one = (stranger){.closed = true};
}

static int count_open(void) {
    int count = 0;
    for (int k = 0; k < CROWD; k++) count += strangers[k].open;
    return count;
}

static void come_in(stranger *one) {
    static const wire_listener listener = {opened, heard, closed};
    wire_address address = {online_host.port, NULL, NULL};
    *one = (stranger){0};
    one->wire = wire_connect(online_wires, &address, &listener, one);
    while (one->wire && !one->open && !one->closed) wires_turn(online_wires, 10);
}

static void leave_all(void) {
    for (int k = 0; k < CROWD; k++)
        if (strangers[k].wire) wire_hang_up(strangers[k].wire);
    memset(strangers, 0, sizeof strangers);
}

static int begin_crowded(void **state) {
    const struct rlimit limit = {FILES, FILES};
    begin_gheos(state);
    talk_end(&nobody);
    return prlimit(online_host.process, RLIMIT_NOFILE, &limit, NULL);
}

static int end_crowded(void **state) {
    leave_all();
    return end_game(state);
}

static bool is_well(void) {
    static http_reply reply;
    http_ask(online_host.port, "GET", "/healthz", "", NULL, &reply);
    return reply.status == 200;
}

static void c16_health_is_told_when_all_descriptors_are_taken(void **state) {
    (void)state;
    for (int k = 0; k < CROWD; k++) come_in(&strangers[k]);
    int inside = count_open();
    assert_true(inside > 0 && inside < FILES);
    for (int k = 0; k < 10; k++) assert_true(is_well());
}

/* A player comes in when nobody's sockets have made room; those inside notice nothing. */
static void c16_players_come_in_and_strangers_make_room(void **state) {
    talk more = {0};
    wire_address address = {online_host.port, clara_cookie, NULL};
    (void)state;
    for (int k = 0; k < CROWD; k++) come_in(&strangers[k]);
    while (!talk_begin(&more, online_wires, &address)) talk_end(&more);
    expect_refusal(&more, "language", "\"language\": \"fr\"", "");
    talk_end(&more);
    expect_refusal(&anna, "watch", at_table_with_key(), "");
    expect_refusal(&boris, "watch", at_table_with_key(), "");
}

int main(void) {
#define crowded(test) cmocka_unit_test_setup_teardown(test, begin_crowded, end_crowded)
    const struct CMUnitTest tests[] = {
        crowded(c16_health_is_told_when_all_descriptors_are_taken),
        crowded(c16_players_come_in_and_strangers_make_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
