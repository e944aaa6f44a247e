/* The end of the server: whoever is connected is told that it goes away, also while bots think. */
#include "support/online.h"

#include <string.h>

/* A bot of level 8 thinks for seconds where a game has many answers; it is not waited for. */
static void let_a_bot_think(void) {
    char bytes[65] = "";
    memset(bytes, 'f', 64);
    expect_refusal(
        &anna, "create",
        "\"game\": \"deus\", \"options\": \"egypt=all\", \"seats\": [{\"person\": true}, "
        "{\"bot\": \"level:8\"}, {\"bot\": \"level:8\"}]",
        "");
    online_choose_table(json_string_value(json_object_get(anna.reply, "table")),
                        json_string_value(json_object_get(anna.reply, "key")));
    expect_refusal(&anna, "watch", at_table(""), "");
    expect_refusal(&anna, "ready", at_table("\"bytes\": \"%s\"", bytes), "");
}

/* Findings C, low: there was no word, and up to five seconds of thinking first. */
static void everybody_is_told_that_the_server_goes_away(void **state) {
    talk *here[] = {&anna, &boris, &clara, &nobody};
    (void)state;
    let_a_bot_think();
    assert_int_equal(host_stop(&online_host), 0);
    for (int k = 0; k < 4; k++) {
        assert_true(talk_is_closed(here[k]));
        assert_int_equal(here[k]->code, 1001);
    }
    assert_true(host_start(&online_host));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(everybody_is_told_that_the_server_goes_away, begin_gheos,
                                        end_game),
    };
    return cmocka_run_group_tests_name("goodbye", tests, NULL, NULL);
}
