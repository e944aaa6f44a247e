/* A player who is deleted is told of no more: not by the tables that are in memory, not in the
 * database, not in the journal. */
#include "support/online.h"

#include <string.h>

static void ask_for_everything(talk *talk) {
    expect_refusal(talk, "watch", at_table_with_key(), "");
    expect_refusal(talk, "log", at_table_with_key(), "");
    expect_refusal(talk, "record", at_table_with_key(), "");
    expect_refusal(talk, "lobby", "", "");
    expect_refusal(talk, "players", "\"game\": \"gheos\"", "");
}

/* Everything that is told from now on, to those who were here and to those who come. */
static void expect_never_told(const char *name) {
    talk *here[] = {&boris, &clara, &nobody};
    size_t heard[3];
    for (int k = 0; k < 3; k++) talk_catch_up(here[k]), heard[k] = here[k]->heard_length;
    for (int k = 0; k < 3; k++) ask_for_everything(here[k]);
    expect_refusal(&boris, "tables", "", "");
    expect_refusal(&boris, "export", "", "");
    for (int k = 0; k < 3; k++)
        if (strstr(here[k]->heard + heard[k], name)) fail_msg("%s is told", name);
    connect_as(&nobody, NULL);
    ask_for_everything(&nobody);
    assert_null(strstr(nobody.heard, name));
}

static void say_ready(talk *talk) {
    char bytes[65] = "";
    memset(bytes, 'e', 64);
    expect_refusal(talk, "ready", at_table("\"bytes\": \"%s\"", bytes), "");
}

/* Findings C13: name and chat stayed visible while the table was in memory. */
static void who_is_deleted_is_told_of_no_more(void **state) {
    static const char name[] = "Unforgettable", said[] = "remember me";
    char cookie[COOKIE_BYTES];
    talk gone = {.wires = NULL};
    (void)state;
    assert_true(http_sign_in(online_host.port, name, cookie));
    connect_as(&gone, cookie);
    expect_refusal(&gone, "create",
                   "\"game\": \"gheos\", \"public\": true, \"seats\": [{\"person\": true}, "
                   "{\"person\": true}]",
                   "");
    online_choose_table(json_string_value(json_object_get(gone.reply, "table")),
                        json_string_value(json_object_get(gone.reply, "key")));
    expect_refusal(&boris, "sit", at_table_with_key(), "");
    say_ready(&gone);
    say_ready(&boris);
    expect_refusal(&gone, "chat", at_table("\"text\": \"%s\"", said), "");
    ask_for_everything(&boris);
    assert_non_null(strstr(boris.heard, said)); /* the search finds things */
    assert_non_null(strstr(boris.heard, "seat 1 Unforgettable"));
    expect_refusal(&gone, "delete", "", "");
    expect_never_told(name);
    expect_never_told(said);
    expect_refusal(&boris, "chat", at_table("\"text\": \"where are you?\""), "");
    expect_refusal(&boris, "resign", at_table(""), ""); /* the table is kept once more */
    expect_never_told(name);
    talk_end(&gone);
    assert_int_equal(host_stop(&online_host), 0); /* what was committed is in the database then */
    online_expect_nowhere(name);
    online_expect_nowhere(said);
    assert_true(host_start(&online_host));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(who_is_deleted_is_told_of_no_more, begin_gheos, end_game),
    };
    return cmocka_run_group_tests_name("forgotten", tests, NULL, NULL);
}
