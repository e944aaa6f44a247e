/* Reading hinders nobody. The findings were: one thread for all reads and writes, so that forty
 * sockets asking for the lobby made an answer wait for most of a second (C4); and 64 KB for each of
 * the reads that waited, however many they were (C3). */
#include "support/simulation.h"

#include <string.h>

#include "server/live_table.h"

static sim_person *anna;

static void make_table(sim_person *maker, char id[STORE_ID_BYTES]) {
    expect_granted(maker, "create",
                   "\"game\": \"gheos\", \"public\": true, \"seats\": [{\"person\": true}, "
                   "{\"person\": true}]");
    if (id) strcpy(id, json_string_value(json_object_get(maker->reply, "table")));
}

static unsigned long commits(void) { return store_thread_counts(sim_hub->storage).commits; }

static size_t listed(sim_person *person) {
    return json_array_size(json_object_get(person->reply, "tables"));
}

/* ---- Beside the store thread ---------------------------------------------------------------- */

static void c4_what_is_only_read_is_not_read_by_the_thread_that_writes(void **state) {
    static const char *const questions[][2] = {
        {"lobby", ""},   {"lobby", "\"before\": 9000000000000"}, {"tables", ""},
        {"history", ""}, {"players", "\"game\": \"deus\""},      {"sessions", ""},
        {"export", ""},
    };
    (void)state;
    anna = sim_connect(0);
    make_table(anna, NULL);
    unsigned long before = commits();
    for (size_t k = 0; k < sizeof questions / sizeof questions[0]; k++)
        expect_granted(anna, questions[k][0], questions[k][1]);
    sim_connect(1); /* who somebody is is read as well */
    assert_int_equal(commits(), before);
}

static void c4_a_table_that_is_over_is_read_beside_it_too(void **state) {
    char id[STORE_ID_BYTES], members[128], bytes[65] = "";
    (void)state;
    anna = sim_connect(0);
    sim_person *boris = sim_connect(1);
    make_table(anna, id);
    snprintf(members, sizeof members, "\"table\": \"%s\"", id);
    expect_granted(boris, "sit", members);
    memset(bytes, '1', 64);
    snprintf(members, sizeof members, "\"table\": \"%s\", \"bytes\": \"%s\"", id, bytes);
    expect_granted(anna, "ready", members);
    expect_granted(boris, "ready", members);
    snprintf(members, sizeof members, "\"table\": \"%s\"", id);
    expect_granted(boris, "resign", members);
    sim_pass(62000); /* it leaves memory */
    assert_null(live_table_find(sim_hub, id));
    unsigned long before = commits();
    expect_granted(anna, "watch", members);
    assert_int_equal(commits(), before);
    assert_string_equal(json_string_value(json_object_get(anna->reply, "phase")), "over");
}

/* ---- The lobby ------------------------------------------------------------------------------ */

static void c4_the_lobby_is_read_once_for_all_who_ask(void **state) {
    (void)state;
    anna = sim_connect(0);
    make_table(anna, NULL);
    unsigned long before = sim_hub->counts.reads;
    for (int k = 10; k < 30; k++) {
        sim_person *person = sim_connect(k);
        unsigned long came = sim_hub->counts.reads;
        expect_granted(person, "lobby", "");
        assert_int_equal(listed(person), 1);
        if (k > 10) assert_int_equal(sim_hub->counts.reads, came);
    }
    assert_true(sim_hub->counts.reads - before <= 21); /* one, and who each of them is */
}

static void c4_the_lobby_shows_what_was_made_before_it_was_asked_for(void **state) {
    (void)state;
    anna = sim_connect(0);
    for (size_t k = 1; k <= 5; k++) {
        make_table(anna, NULL);
        expect_granted(anna, "lobby", "");
        assert_int_equal(listed(anna), k);
    }
}

/* A table is made while the lobby is read for somebody else. */
static void c4_who_asks_while_it_is_read_is_not_shown_what_was(void **state) {
    char text[] = "{\"id\": 1000, \"do\": \"lobby\"}";
    (void)state;
    anna = sim_connect(0);
    sim_person *boris = sim_connect(1);
    make_table(anna, NULL);
    request_receive(sim_hub, boris->connection, text, strlen(text)); /* is not settled */
    make_table(anna, NULL);
    expect_granted(anna, "lobby", "");
    assert_int_equal(listed(anna), 2);
}

static void c4_lists_have_pages(void **state) {
    char members[64];
    (void)state;
    for (int k = 0; k < 3; k++) {
        anna = sim_connect(k);
        for (int table = 0; table < 50; table++) {
            make_table(anna, NULL);
            sim_pass(1);
        }
    }
    expect_granted(anna, "lobby", "");
    assert_int_equal(listed(anna), 100);
    json_t *last = json_array_get(json_object_get(anna->reply, "tables"), 99);
    snprintf(members, sizeof members, "\"before\": %lld",
             (long long)json_integer_value(json_object_get(last, "changed")));
    expect_granted(anna, "lobby", members);
    assert_int_equal(listed(anna), 50);
}

/* ---- Bounds --------------------------------------------------------------------------------- */

static void send_many(sim_person *person, const char *what, int count) {
    char text[128];
    for (int k = 0; k < count; k++) {
        int length = snprintf(text, sizeof text, "{\"id\": %d, \"do\": \"%s\", \"game\": \"deus\"}",
                              2000 + k, what);
        request_receive(sim_hub, person->connection, text, (size_t)length);
    }
}

static void c3_one_read_of_a_connection_is_under_way(void **state) {
    (void)state;
    anna = sim_connect(0);
    send_many(anna, "players", 60);
    assert_int_equal(anna->connection->requests, 60);
    assert_int_equal(thread_pool_waiting(sim_hub->read_pool), 1);
    int heard = anna->heard;
    for (int k = 0; k < 100; k++) sim_settle();
    assert_int_equal(anna->heard, heard + 60);
    assert_int_equal(anna->connection->requests, 0);
}

static void c3_who_takes_no_answers_is_read_no_more(void **state) {
    (void)state;
    anna = sim_connect(0);
    for (int k = 0; k < 50; k++) make_table(anna, NULL);
    anna->deaf = true;
    send_many(anna, "tables", 60); /* some ten kilobytes each */
    for (int k = 0; k < 100; k++) sim_settle();
    size_t queued = anna->connection->queued;
    assert_true(queued > 64 << 10 && queued < 128 << 10);
    assert_true(anna->connection->requests > 40);
    anna->deaf = false;
    for (int k = 0; k < 500; k++) sim_settle();
    assert_int_equal(anna->connection->requests, 0);
}

static void c3_who_leaves_leaves_no_reads_behind(void **state) {
    (void)state;
    anna = sim_connect(0);
    send_many(anna, "players", 60);
    sim_leave(anna);
    for (int k = 0; k < 10; k++) sim_settle();
    assert_int_equal(thread_pool_waiting(sim_hub->read_pool), 0);
}

static void c3_the_lobby_is_sent_once_at_a_time(void **state) {
    (void)state;
    anna = sim_connect(0);
    for (int k = 0; k < 50; k++) make_table(anna, NULL);
    anna->deaf = true;
    send_many(anna, "lobby", 60);
    for (int k = 0; k < 20; k++) sim_settle();
    assert_true(anna->connection->queued < 256 << 10);
}

static void c3_who_asks_too_much_is_told_when_to_come_back(void **state) {
    int granted = 0;
    (void)state;
    anna = sim_connect(0);
    while (strcmp(sim_refusal(anna, "players", "\"game\": \"deus\""), "") == 0 && granted < 1000)
        granted++;
    assert_true(granted >= 100 && granted < 1000);
    assert_string_equal(json_string_value(json_object_get(anna->reply, "error")), "slow-down");
    int64_t retry = json_integer_value(json_object_get(anna->reply, "retry"));
    assert_true(retry > 0 && retry <= 60000);
    assert_true(anna->connection->hushed); /* till the next tick */
    sim_pass(1000);
    assert_false(anna->connection->hushed);
    sim_pass(retry);
    expect_granted(anna, "players", "\"game\": \"deus\"");
    expect_granted(sim_connect(1), "players", "\"game\": \"deus\""); /* others never were */
}

int main(void) {
#define read_test(test) cmocka_unit_test_setup_teardown(test, sim_begin, sim_end)
    const struct CMUnitTest tests[] = {
        read_test(c4_what_is_only_read_is_not_read_by_the_thread_that_writes),
        read_test(c4_a_table_that_is_over_is_read_beside_it_too),
        read_test(c4_the_lobby_is_read_once_for_all_who_ask),
        read_test(c4_the_lobby_shows_what_was_made_before_it_was_asked_for),
        read_test(c4_who_asks_while_it_is_read_is_not_shown_what_was),
        read_test(c4_lists_have_pages),
        read_test(c3_one_read_of_a_connection_is_under_way),
        read_test(c3_who_takes_no_answers_is_read_no_more),
        read_test(c3_who_leaves_leaves_no_reads_behind),
        read_test(c3_the_lobby_is_sent_once_at_a_time),
        read_test(c3_who_asks_too_much_is_told_when_to_come_back),
    };
    return cmocka_run_group_tests(tests, disk_insert, NULL);
}
