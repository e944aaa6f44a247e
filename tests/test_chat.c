/* Chat at a table, in a simulated world: how much anybody may say, and what is left of it. */
#include "support/simulation.h"

#include <stdio.h>
#include <string.h>

static sim_person *maker, *looker;
static char table[STORE_ID_BYTES];

static int sit_and_look(void **state) {
    if (sim_begin(state) != 0) return -1;
    maker = sim_connect(10);
    looker = sim_connect(11);
    const json_t *made = sim_ask(maker, "create",
                                 "\"game\": \"gheos\", \"public\": true, \"seats\": "
                                 "[{\"person\": true}, {\"person\": true}]");
    strcpy(table, json_string_value(json_object_get(made, "table")));
    return 0;
}

static const char *members(const char *more) {
    static char text[256];
    snprintf(text, sizeof text, "\"table\": \"%s\"%s%s", table, more ? ", \"text\": " : "",
             more ? more : "");
    return text;
}

/* How many of so many lines are taken. */
static int say(sim_person *person, int lines) {
    int said = 0;
    for (int k = 0; k < lines; k++) {
        const char *code = sim_refusal(person, "chat", members("\"again and again\""));
        if (*code) assert_string_equal(code, "slow-down");
        said += *code == '\0';
    }
    return said;
}

/* Findings C12: 50 lines of 2,000 bytes a second from a spectator. */
static void nobody_can_flood_a_table(void **state) {
    (void)state;
    expect_granted(looker, "watch", members(NULL));
    assert_int_equal(say(looker, 100), 10);
    assert_int_equal(say(maker, 100), 20); /* their own limit, and a larger one */
    sim_pass(60 * 1000);
    assert_in_range(say(looker, 100), 10, 15);
    assert_in_range(say(maker, 100), 20, 30);
}

static const char *last_line(void) {
    expect_granted(looker, "watch", members(NULL));
    const json_t *lines = json_object_get(looker->reply, "chat");
    assert_true(json_array_size(lines) > 0);
    const json_t *line = json_array_get(lines, json_array_size(lines) - 1);
    return json_string_value(json_object_get(line, "text"));
}

static void what_controls_or_turns_is_not_passed_on(void **state) {
    (void)state;
    expect_granted(maker, "chat", members("\"\\u202Eevil\\u0007\\nAnna: I resign\""));
    assert_string_equal(last_line(), "evil Anna: I resign");
    assert_string_equal(sim_refusal(maker, "chat", members("\"\\u202E\\u200B\"")), "bad");
}

/* A line that an earlier version kept. */
static void old_lines_are_cleaned_too(void **state) {
    store_chat chat = {.at = 1, .name = "Guest", .seat = 1, .text = "\u202Eold\x07"};
    (void)state;
    store_handle *store = store_opened("s.db");
    expect_done(store, store_begin(store));
    expect_done(store, store_add_chat(store, table, &chat));
    expect_done(store, store_commit(store));
    store_close(store);
    sim_restart(1000);
    looker = sim_connect(11);
    assert_string_equal(last_line(), "old");
}

#define test(name) cmocka_unit_test_setup_teardown(name, sit_and_look, sim_end)

int main(void) {
    const struct CMUnitTest tests[] = {
        test(nobody_can_flood_a_table),
        test(what_controls_or_turns_is_not_passed_on),
        test(old_lines_are_cleaned_too),
    };
    return cmocka_run_group_tests_name("chat", tests, NULL, NULL);
}
