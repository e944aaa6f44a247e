/* A database of other rules: a running game goes on from its kept position, a finished one still
 * shows what happened and how it ended. Other rules are played by writing others into the database
 * while the server is down. */
#include "support/online.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

static void change_rules(void) {
    sqlite3 *database;
    assert_int_equal(host_stop(&online_host), 0);
    assert_int_equal(sqlite3_open(online_host.database, &database), SQLITE_OK);
    assert_int_equal(
        sqlite3_exec(database, "UPDATE tables SET rules = '0 00000000'", NULL, NULL, NULL),
        SQLITE_OK);
    sqlite3_close(database);
    assert_true(host_start(&online_host));
    connect_as(&anna, anna_cookie);
    connect_as(&boris, boris_cookie);
    connect_as(&clara, clara_cookie);
}

static void play(int answers) {
    for (int k = 0; k < answers; k++) assert_string_equal(answer_with(legal_token(k)), "");
}

static json_t *watched(talk *talk) {
    const json_t *reply = talk_ask(talk, "watch", at_table(""));
    assert_non_null(reply);
    return json_deep_copy(reply);
}

static const char *text_at(const json_t *json, const char *key) {
    const char *text = json_string_value(json_object_get(json, key));
    return text ? text : "";
}

static void a_running_game_goes_on_from_its_position(void **state) {
    (void)state;
    online_begin("deus");
    play(15);
    json_t *before = watched(&anna);
    change_rules();
    json_t *after = watched(&anna);
    assert_string_equal(text_at(after, "phase"), "playing");
    assert_string_equal(text_at(after, "position"), text_at(before, "position"));
    assert_int_equal(json_integer_value(json_object_get(after, "step")), 15);
    assert_true(json_equal(json_object_get(after, "turn"), json_object_get(before, "turn")));
    play(5);
    assert_int_equal(step_now(), 20);
    /* And again after that: what came before the change is not played a second time. */
    char *snapshot = online_snapshot();
    host_kill(&online_host);
    assert_true(host_start(&online_host));
    connect_as(&anna, anna_cookie);
    connect_as(&boris, boris_cookie);
    expect_unchanged(snapshot, "a restart after a change of rules");
    play(5);
    json_decref(before);
    json_decref(after);
    online_end();
}

static void a_finished_game_still_shows_what_happened(void **state) {
    (void)state;
    online_begin("gheos");
    play(8);
    expect_refusal(waiting_one(), "resign", at_table(""), "");
    json_t *before = watched(&anna);
    assert_string_equal(text_at(before, "phase"), "over");
    change_rules();
    json_t *after = watched(&anna);
    assert_string_equal(text_at(after, "phase"), "over");
    assert_string_equal(text_at(after, "position"), text_at(before, "position"));
    assert_true(json_equal(json_object_get(after, "result"), json_object_get(before, "result")));
    assert_int_equal(json_array_size(json_object_get(after, "happened")), 8);
    /* The names come from the seats, not from the story. */
    assert_string_equal(text_at(json_array_get(json_object_get(after, "seats"), 0), "name"),
                        "Anna");
    expect_refusal(&anna, "record", at_table(""), "not-now");
    json_decref(before);
    json_decref(after);
    online_end();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_running_game_goes_on_from_its_position),
        cmocka_unit_test(a_finished_game_still_shows_what_happened),
    };
    return cmocka_run_group_tests_name("other rules", tests, NULL, NULL);
}
