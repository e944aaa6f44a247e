/* Tables that nobody needs leave memory, and come back when somebody does. The finding was: games
 * that were left stayed in memory, and came back at every start (C6). */
#include "support/simulation.h"

#include <string.h>

#include "server/live_table.h"
#include "server/table_alarms.h"

static sim_person *anna, *boris;
static char table_id[STORE_ID_BYTES];

static const char *at_table(const char *more) {
    static char text[512];
    snprintf(text, sizeof text, "\"table\": \"%s\"%s%s", table_id, *more ? ", " : "", more);
    return text;
}

static void say_ready(sim_person *person) {
    char bytes[65] = "", more[128];
    memset(bytes, '1', 64);
    snprintf(more, sizeof more, "\"bytes\": \"%s\"", bytes);
    expect_granted(person, "ready", at_table(more));
}

/* Two people, or one and a bot that is asked or answers at once. */
static void begin(const char *other, const char *clock, const char *gone) {
    char plan[512];
    snprintf(
        plan, sizeof plan,
        "\"game\": \"gheos\", \"gone\": \"%s\", \"clock\": %s, \"seats\": [{\"person\": true}, "
        "%s]",
        gone, clock, other);
    anna = sim_connect(0);
    expect_granted(anna, "create", plan);
    strcpy(table_id, json_string_value(json_object_get(anna->reply, "table")));
    char key[64];
    snprintf(key, sizeof key, "\"key\": \"%s\"",
             json_string_value(json_object_get(anna->reply, "key")));
    boris = sim_connect(1);
    if (strstr(other, "person")) expect_granted(boris, "sit", at_table(key));
    say_ready(anna);
    if (strstr(other, "person")) say_ready(boris);
}

static live_table *in_memory(void) { return live_table_find(sim_hub, table_id); }

static void everybody_leaves(void) {
    sim_leave(anna);
    sim_leave(boris);
    sim_pass(62000);
}

static const char person[] = "{\"person\": true}", a_bot[] = "{\"bot\": \"level:1\"}",
                  no_clock[] = "{\"kind\": \"none\"}", days[] = "{\"kind\": \"days\", \"days\": 1}",
                  bank[] = "{\"kind\": \"bank\", \"seconds\": 600, \"increment\": 0}";
enum { DAY = 24 * 3600 };

static void c6_a_game_that_was_left_leaves_memory_and_comes_back(void **state) {
    (void)state;
    begin(person, no_clock, "wait");
    uint32_t seq = in_memory()->table->seq;
    uint64_t hash = dm_hash(in_memory()->table->match.game, &in_memory()->table->match.state);
    everybody_leaves();
    assert_null(in_memory());
    anna = sim_connect(0);
    expect_granted(anna, "watch", at_table(""));
    assert_int_equal(in_memory()->table->seq, seq);
    assert_true(dm_hash(in_memory()->table->match.game, &in_memory()->table->match.state) == hash);
}

static void c6_a_table_that_is_watched_stays(void **state) {
    (void)state;
    begin(person, no_clock, "wait");
    expect_granted(anna, "watch", at_table(""));
    sim_pass(300 * 1000);
    assert_non_null(in_memory());
}

static void c6_games_that_were_left_do_not_come_back_at_the_start(void **state) {
    (void)state;
    begin(a_bot, no_clock, "wait");
    everybody_leaves();
    sim_restart(1000);
    assert_null(in_memory());
    assert_int_equal(sim_hub->table_count, 0);
}

/* It is not in memory when the clock runs out, a day later. */
static void expect_gone_after_a_day(int64_t passed) {
    assert_null(in_memory());
    assert_int_equal(table_alarms_count(sim_hub->alarms), 1);
    for (int64_t second = passed / 1000; second < DAY - 10; second += 1) sim_freeze(1000);
    assert_null(in_memory());
    sim_pass(60000);
    anna = sim_connect(0);
    expect_granted(anna, "watch", at_table(""));
    const online_table *table = in_memory()->table;
    assert_true(table->seats[0].away != table->seats[1].away);
}

static void c6_a_clock_runs_on_while_the_table_is_not_in_memory(void **state) {
    (void)state;
    begin(person, days, "substitute");
    everybody_leaves();
    expect_gone_after_a_day(62000);
}

static void c6_and_after_the_server_was_started_again(void **state) {
    (void)state;
    begin(person, days, "substitute");
    everybody_leaves();
    sim_restart(3600 * 1000); /* which counts for nobody */
    sim_pass(PLAY_CLOCK_GRACE);
    expect_gone_after_a_day(62000);
}

static void c6_who_is_gone_from_a_game_by_the_clock_is_not_forgotten(void **state) {
    (void)state;
    begin(person, bank, "substitute");
    everybody_leaves();
    assert_non_null(in_memory()); /* two minutes are not over */
    sim_pass(62000);
    assert_true(in_memory()->table->seats[0].away || in_memory()->table->seats[1].away);
    sim_pass(62000);
    assert_null(in_memory());
}

static void c6_an_alarm_is_set_once_and_taken_once(void **state) {
    char due[STORE_ID_BYTES];
    (void)state;
    table_alarms *alarms = table_alarms_new();
    table_alarms_set(alarms, "aaaaaaaaaaaaaaaa", 10);
    table_alarms_set(alarms, "bbbbbbbbbbbbbbbb", 20);
    table_alarms_set(alarms, "aaaaaaaaaaaaaaaa", 30);
    table_alarms_set(alarms, "cccccccccccccccc", 5);
    table_alarms_clear(alarms, "cccccccccccccccc");
    table_alarms_clear(alarms, "dddddddddddddddd");
    assert_int_equal(table_alarms_count(alarms), 2);
    assert_false(table_alarms_take(alarms, 19, due));
    assert_true(table_alarms_take(alarms, 20, due));
    assert_string_equal(due, "bbbbbbbbbbbbbbbb");
    assert_false(table_alarms_take(alarms, 29, due));
    assert_true(table_alarms_take(alarms, 30, due));
    assert_false(table_alarms_take(alarms, 1000, due));
    table_alarms_set(alarms, "eeeeeeeeeeeeeeee", 1);
    table_alarms_free(alarms);
}

int main(void) {
#define memory_test(test) cmocka_unit_test_setup_teardown(test, sim_begin, sim_end)
    const struct CMUnitTest tests[] = {
        memory_test(c6_a_game_that_was_left_leaves_memory_and_comes_back),
        memory_test(c6_a_table_that_is_watched_stays),
        memory_test(c6_games_that_were_left_do_not_come_back_at_the_start),
        memory_test(c6_a_clock_runs_on_while_the_table_is_not_in_memory),
        memory_test(c6_and_after_the_server_was_started_again),
        memory_test(c6_who_is_gone_from_a_game_by_the_clock_is_not_forgotten),
        cmocka_unit_test(c6_an_alarm_is_set_once_and_taken_once),
    };
    return cmocka_run_group_tests(tests, disk_insert, NULL);
}
