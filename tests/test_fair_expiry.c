/* Tables that wait for players do not wait for ever (C4): a week, and everybody is told until when.
 */
#include "support/simulation.h"

#include <string.h>

#include "server/live_table.h"

static const int64_t day = 24 * 3600 * 1000LL;
static sim_person *anna;
static char table_id[STORE_ID_BYTES];

static void make_table(void) {
    expect_granted(anna, "create",
                   "\"game\": \"gheos\", \"public\": true, \"seats\": [{\"person\": true}, "
                   "{\"person\": true}]");
    strcpy(table_id, json_string_value(json_object_get(anna->reply, "table")));
}

static const char *at_table(void) {
    static char text[64];
    snprintf(text, sizeof text, "\"table\": \"%s\"", table_id);
    return text;
}

static void let_days_pass(int days) {
    sim_put_wall(days * day);
    sim_pass(5000);
}

static const json_t *own_table(size_t which) {
    expect_granted(anna, "tables", "");
    return json_array_get(json_object_get(anna->reply, "tables"), which);
}

static void c4_a_table_waits_for_a_week(void **state) {
    (void)state;
    anna = sim_connect(0);
    make_table();
    let_days_pass(6);
    expect_granted(anna, "watch", at_table());
    let_days_pass(2);
    anna = sim_connect(0);
    assert_string_equal(sim_refusal(anna, "watch", at_table()), "absent");
    assert_null(own_table(0));
    expect_granted(anna, "lobby", "");
    assert_int_equal(json_array_size(json_object_get(anna->reply, "tables")), 0);
}

static void c4_its_maker_is_told_until_when(void **state) {
    (void)state;
    anna = sim_connect(0);
    make_table();
    const json_t *shown = own_table(0);
    assert_int_equal(json_integer_value(json_object_get(shown, "expires")),
                     json_integer_value(json_object_get(shown, "changed")) + 7 * day);
    expect_granted(anna, "watch", at_table());
    assert_true(json_is_integer(json_object_get(anna->reply, "expires")));
}

static void c4_who_comes_makes_it_wait_anew(void **state) {
    (void)state;
    anna = sim_connect(0);
    make_table();
    let_days_pass(6);
    expect_granted(sim_connect(1), "sit", at_table());
    let_days_pass(6);
    assert_non_null(own_table(0));
}

static void c4_many_go_a_few_at_a_time(void **state) {
    (void)state;
    for (int k = 0; k < 3; k++) {
        anna = sim_connect(k);
        for (int table = 0; table < 50; table++) make_table();
    }
    let_days_pass(8);
    for (int k = 0; k < 3; k++) {
        anna = sim_connect(k);
        assert_null(own_table(0));
    }
    assert_int_equal(sim_hub->table_count, 0);
}

static void c4_a_game_that_is_played_stays(void **state) {
    char ready[128], zeros[65] = "";
    (void)state;
    anna = sim_connect(0);
    make_table();
    sim_person *boris = sim_connect(1);
    expect_granted(boris, "sit", at_table());
    memset(zeros, '0', 64);
    snprintf(ready, sizeof ready, "%s, \"bytes\": \"%s\"", at_table(), zeros);
    expect_granted(anna, "ready", ready);
    expect_granted(boris, "ready", ready);
    let_days_pass(30);
    const json_t *shown = own_table(0);
    assert_non_null(shown);
    assert_null(json_object_get(shown, "expires"));
}

int main(void) {
#define expiry_test(test) cmocka_unit_test_setup_teardown(test, sim_begin, sim_end)
    const struct CMUnitTest tests[] = {
        expiry_test(c4_a_table_waits_for_a_week),     expiry_test(c4_its_maker_is_told_until_when),
        expiry_test(c4_who_comes_makes_it_wait_anew), expiry_test(c4_many_go_a_few_at_a_time),
        expiry_test(c4_a_game_that_is_played_stays),
    };
    return cmocka_run_group_tests(tests, disk_insert, NULL);
}
