/* Clocks measure the players and nothing else: a whole server in a simulated world, where a minute
 * passes when the test says so. The finding was: a server that was away for seven seconds resigned
 * a rated game with a bank of five, and so did a clock that was put forward (C2). */
#include "support/simulation.h"

#include <string.h>

#include "server/live_table.h"

static sim_person *anna, *boris;
static char table_id[STORE_ID_BYTES];

/* ---- A rated game of two, five seconds each ------------------------------------------------- */

enum { BANK = 5000 };

static const char *at_table(const char *more) {
    static char text[512];
    snprintf(text, sizeof text, "\"table\": \"%s\"%s%s", table_id, *more ? ", " : "", more);
    return text;
}

static void come_back(void) {
    anna = sim_connect(0);
    boris = sim_connect(1);
    expect_granted(anna, "watch", at_table(""));
    expect_granted(boris, "watch", at_table(""));
}

static void say_ready(sim_person *person, char digit) {
    char bytes[65] = "", more[128];
    memset(bytes, digit, 64);
    snprintf(more, sizeof more, "\"bytes\": \"%s\"", bytes);
    expect_granted(person, "ready", at_table(more));
}

static void begin_with(const char *clock) {
    char plan[512];
    snprintf(
        plan, sizeof plan,
        "\"game\": \"gheos\", \"public\": true, \"rated\": true, \"gone\": \"bot\", \"clock\": "
        "%s, \"seats\": [{\"person\": true}, {\"person\": true}]",
        clock);
    anna = sim_connect(0);
    boris = sim_connect(1);
    expect_granted(anna, "create", plan);
    strcpy(table_id, json_string_value(json_object_get(anna->reply, "table")));
    expect_granted(boris, "sit", at_table(""));
    come_back();
    say_ready(anna, '1');
    say_ready(boris, '2');
}

static void begin(void) { begin_with("{\"kind\": \"bank\", \"seconds\": 5, \"increment\": 0}"); }

static live_table *live(void) {
    live_table *found = live_table_find(sim_hub, table_id);
    assert_non_null(found);
    return found;
}

static bool is_over(void) { return live()->table->phase == STORE_OVER; }

static sim_person *asked(void) { return online_turn(live()->table) == 0 ? anna : boris; }

static void answer(void) {
    const online_table *table = live()->table;
    char token[DM_TOKEN_BYTES], more[DM_TOKEN_BYTES + 64];
    dm_writer out = dm_writer_on(token, sizeof token);
    table->match.game->write_token(table->match.question.answers[0], &out);
    snprintf(more, sizeof more, "\"step\": %u, \"token\": \"%s\"", online_step(table), token);
    expect_granted(asked(), "answer", at_table(more));
}

static const json_t *shown(const char *key) { return json_object_get(boris->table, key); }

/* What a page shows on the clock that runs, from what it was told and the server's time. */
static int64_t left_on_the_page(void) {
    int64_t turn = json_integer_value(shown("turn"));
    const json_t *seat = json_array_get(shown("seats"), (size_t)turn - 1);
    int64_t used = hub_now(sim_hub) - json_integer_value(shown("since"));
    return json_integer_value(json_object_get(seat, "time")) - (used > 0 ? used : 0);
}

/* The asked seat has so much left, and not a tick more; the game is lost then. */
static void expect_left(int64_t milliseconds) {
    assert_false(is_over());
    sim_pass(milliseconds - 1000);
    assert_false(is_over());
    sim_pass(1000);
    assert_true(is_over());
}

/* ---- What counts ---------------------------------------------------------------------------- */

static void c2_who_thinks_or_is_gone_spends_their_time(void **state) {
    (void)state;
    begin();
    sim_pass(2000);
    assert_int_equal(left_on_the_page(), BANK - 2000);
    sim_leave(asked());
    expect_left(BANK - 2000);
    assert_true(live()->table->plan.rated && !live()->table->unrated); /* a loss that counts */
}

static void c2_an_answer_stops_the_clock(void **state) {
    (void)state;
    begin();
    uint8_t seat = online_turn(live()->table);
    sim_pass(3000);
    answer();
    assert_int_equal(live()->table->seats[seat].time, BANK - 3000);
}

/* ---- What does not -------------------------------------------------------------------------- */

static void c2_a_server_that_was_restarted_charges_nobody(void **state) {
    (void)state;
    begin();
    sim_pass(2000);
    sim_restart(7000);
    come_back();
    sim_pass(PLAY_CLOCK_GRACE);
    assert_int_equal(left_on_the_page(), BANK - 2000);
    expect_left(BANK - 2000);
}

/* What it knew last was kept ten seconds before: that much is nobody's either. */
static void c2_a_server_that_was_killed_goes_on_from_what_was_kept(void **state) {
    (void)state;
    begin_with("{\"kind\": \"bank\", \"seconds\": 100, \"increment\": 0}");
    sim_pass(27000);
    sim_crash(3600 * 1000);
    come_back();
    sim_pass(PLAY_CLOCK_GRACE);
    int64_t left = left_on_the_page();
    assert_true(left >= 73000 && left < 73000 + 11000);
    sim_pass(left - 1000);
    assert_false(is_over());
    sim_pass(1000);
    assert_true(is_over());
}

static void c2_the_grace_is_for_everybody_who_is_asked_in_it(void **state) {
    (void)state;
    begin();
    sim_pass(1000);
    sim_restart(7000);
    come_back();
    sim_pass(4000);
    answer();
    sim_pass(PLAY_CLOCK_GRACE - 4000);
    for (int seat = 0; seat < 2; seat++)
        assert_true(live()->table->seats[seat].time >= BANK - 1000);
}

static void c2_a_jump_of_the_machines_clock_charges_nobody(void **state) {
    (void)state;
    begin();
    sim_pass(1000);
    sim_put_wall(3600 * 1000);
    sim_pass(PLAY_CLOCK_GRACE + 1000); /* the second in which it jumped counts */
    assert_int_equal(left_on_the_page(), BANK - 2000);
    assert_int_equal(hub_now(sim_hub), sim_wall());
    expect_left(BANK - 2000);
}

static void c2_a_clock_that_is_put_back_gives_nothing(void **state) {
    (void)state;
    begin();
    sim_pass(1000);
    int64_t before = hub_now(sim_hub);
    sim_put_wall(-3600 * 1000);
    sim_pass(1000);
    assert_int_equal(hub_now(sim_hub), before + 1000);
    expect_left(BANK - 2000);
}

static void c2_a_process_that_stood_still_charges_nobody(void **state) {
    (void)state;
    begin();
    sim_pass(1000);
    sim_freeze(60000);
    sim_pass(PLAY_CLOCK_GRACE);
    assert_int_equal(left_on_the_page(), BANK - 1000);
    expect_left(BANK - 1000);
}

static void c2_a_full_disk_charges_nobody(void **state) {
    (void)state;
    begin();
    sim_pass(1000);
    the_disk.calls_left = 0;
    assert_string_equal(sim_refusal(asked(), "chat", at_table("\"text\": \"is it full?\"")),
                        "storage");
    sim_pass(60000);
    assert_false(is_over());
    the_disk.calls_left = -1;
    sim_pass(2000); /* it is tried again, and found to work */
    sim_pass(PLAY_CLOCK_GRACE);
    assert_false(is_over());
    sim_pass(BANK);
    assert_true(is_over());
}

/* ---- What is kept of it --------------------------------------------------------------------- */

static void c2_the_entries_tell_what_was_not_counted(void **state) {
    (void)state;
    begin();
    sim_pass(1000);
    sim_freeze(60000);
    sim_pass(PLAY_CLOCK_GRACE + 2000);
    uint8_t seat = online_turn(live()->table);
    answer();
    assert_int_equal(live()->table->seats[seat].time, BANK - 3000);
    sim_restart(1000);
    come_back();
    assert_int_equal(live()->table->seats[seat].time, BANK - 3000);
}

/* ---- Away for longer than anybody has ------------------------------------------------------- */

static void c2_a_short_absence_is_no_reason_to_void(void **state) {
    (void)state;
    begin();
    sim_restart(BANK - 1000);
    come_back();
    sim_pass(1000);
    assert_true(json_is_null(shown("outage")));
    assert_string_equal(sim_refusal(anna, "void", at_table("\"yes\": true")), "not-now");
}

static void c2_after_a_long_absence_all_may_agree_to_void(void **state) {
    (void)state;
    begin();
    sim_restart(7000);
    come_back();
    sim_pass(1000);
    int64_t away = json_integer_value(json_object_get(shown("outage"), "milliseconds"));
    assert_true(away >= 7000 && away < 9000);
    expect_granted(anna, "void", at_table("\"yes\": true"));
    assert_false(is_over());
    assert_int_equal(json_array_size(json_object_get(shown("outage"), "agreed")), 1);
    expect_granted(anna, "void", at_table("\"yes\": true")); /* twice counts once */
    assert_false(is_over());
    expect_granted(boris, "void", at_table("\"yes\": true"));
    assert_true(is_over());
    assert_true(json_is_true(shown("void")));
    assert_null(shown("result"));
    sim_ask(anna, "history", "");
    assert_int_equal(json_array_size(json_object_get(anna->reply, "games")), 0);
    sim_restart(1000);
    come_back();
    assert_true(json_is_true(shown("void")) && is_over());
}

static void c2_one_no_and_the_game_counts(void **state) {
    (void)state;
    begin();
    sim_restart(7000);
    come_back();
    answer(); /* before anybody was told: they are told all the same */
    assert_false(json_is_null(shown("outage")));
    expect_granted(anna, "void", at_table("\"yes\": true"));
    expect_granted(boris, "void", at_table("\"yes\": false"));
    assert_false(is_over());
    assert_true(json_is_null(shown("outage")));
    assert_string_equal(sim_refusal(boris, "void", at_table("\"yes\": true")), "not-now");
}

int main(void) {
#define clock_test(test) cmocka_unit_test_setup_teardown(test, sim_begin, sim_end)
    const struct CMUnitTest tests[] = {
        clock_test(c2_who_thinks_or_is_gone_spends_their_time),
        clock_test(c2_an_answer_stops_the_clock),
        clock_test(c2_a_server_that_was_restarted_charges_nobody),
        clock_test(c2_a_server_that_was_killed_goes_on_from_what_was_kept),
        clock_test(c2_the_grace_is_for_everybody_who_is_asked_in_it),
        clock_test(c2_a_jump_of_the_machines_clock_charges_nobody),
        clock_test(c2_a_clock_that_is_put_back_gives_nothing),
        clock_test(c2_a_process_that_stood_still_charges_nobody),
        clock_test(c2_a_full_disk_charges_nobody),
        clock_test(c2_the_entries_tell_what_was_not_counted),
        clock_test(c2_a_short_absence_is_no_reason_to_void),
        clock_test(c2_after_a_long_absence_all_may_agree_to_void),
        clock_test(c2_one_no_and_the_game_counts),
    };
    return cmocka_run_group_tests(tests, disk_insert, NULL);
}
