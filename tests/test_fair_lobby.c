/* What those in the lobby hear: changes are gathered. The finding was: every answer at a public
 * table went to every listener, 53,000 messages a second to two hundred of them (C11). */
#include "support/simulation.h"

#include <string.h>

#include "server/lobby_news.h"

static sim_person *anna, *listener;

static void make_table(const char *open) {
    char plan[256];
    snprintf(plan, sizeof plan,
             "\"game\": \"gheos\", \"public\": %s, \"seats\": [{\"person\": true}, {\"person\": "
             "true}]",
             open);
    expect_granted(anna, "create", plan);
}

static void listen_in(void) {
    anna = sim_connect(0);
    listener = sim_connect(1);
    expect_granted(listener, "lobby", "");
}

static void beat(void) {
    hub_beat(sim_hub);
    sim_settle();
}

static void c11_changes_are_gathered(void **state) {
    (void)state;
    listen_in();
    for (int k = 0; k < 10; k++) make_table("true");
    assert_int_equal(listener->lobby, 0);
    beat();
    assert_int_equal(listener->lobby, 1);
    assert_int_equal(listener->told, 10);
    beat();
    beat();
    assert_int_equal(listener->lobby, 1); /* there is nothing new */
}

static void c11_a_table_that_changes_often_is_told_once(void **state) {
    char members[128];
    (void)state;
    listen_in();
    make_table("true");
    snprintf(members, sizeof members, "\"table\": \"%s\"",
             json_string_value(json_object_get(anna->reply, "table")));
    for (int k = 0; k < 10; k++) {
        expect_granted(anna, "stand", members);
        expect_granted(anna, "sit", members);
    }
    beat();
    assert_int_equal(listener->lobby, 1);
    assert_int_equal(listener->told, 1);
}

static void c11_of_too_many_the_latest_are_told(void **state) {
    (void)state;
    listen_in();
    for (int k = 0; k < LOBBY_NEWS_MOST + 20; k++) {
        if (k % 50 == 0) anna = sim_connect(2 + k / 50);
        make_table("true");
    }
    beat();
    assert_int_equal(listener->lobby, 1);
    assert_int_equal(listener->told, LOBBY_NEWS_MOST);
}

static void c11_nobody_hears_of_private_tables(void **state) {
    (void)state;
    listen_in();
    make_table("false");
    beat();
    beat();
    assert_int_equal(listener->lobby, 0);
}

static void c11_who_stops_to_listen_hears_nothing(void **state) {
    (void)state;
    listen_in();
    make_table("true");
    expect_granted(listener, "lobby", "\"on\": false");
    beat();
    assert_int_equal(listener->lobby, 0);
}

int main(void) {
#define lobby_test(test) cmocka_unit_test_setup_teardown(test, sim_begin, sim_end)
    const struct CMUnitTest tests[] = {
        lobby_test(c11_changes_are_gathered),
        lobby_test(c11_a_table_that_changes_often_is_told_once),
        lobby_test(c11_of_too_many_the_latest_are_told),
        lobby_test(c11_nobody_hears_of_private_tables),
        lobby_test(c11_who_stops_to_listen_hears_nothing),
    };
    return cmocka_run_group_tests(tests, disk_insert, NULL);
}
