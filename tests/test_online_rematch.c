/* A rematch is one table for all who ask, however close together they do, and the key of the first
 * opens it. And a seat that no table has is nobody's. */
#include "support/online.h"

#include <stdio.h>
#include <string.h>

#include "store/store.h"

static void play_to_the_end(void) {
    for (int k = 0; k < 4; k++) assert_string_equal(answer_with(legal_token(k)), "");
    expect_refusal(waiting_one(), "resign", at_table(""), "");
}

static const char *table_of(const json_t *reply) {
    const char *table = json_string_value(json_object_get(reply, "table"));
    assert_non_null(table);
    return table;
}

/* Both requests are sent before either is answered, so that one commit serves them. */
static void two_who_ask_at_once_for_a_rematch_meet(void **state) {
    char first[STORE_ID_BYTES], message[128];
    (void)state;
    play_to_the_end();
    snprintf(message, sizeof message, "{\"id\":901,\"do\":\"rematch\",\"table\":\"%s\"}",
             online_table_id);
    talk_say(&anna, message);
    talk_say(&boris, message);
    strcpy(first, table_of(talk_reply(&anna, 901)));
    assert_string_equal(table_of(talk_reply(&boris, 901)), first);
    assert_string_not_equal(first, online_table_id);
    assert_string_equal(table_of(talk_ask(&anna, "rematch", at_table(""))), first);
}

static void the_key_of_a_private_table_opens_its_rematch(void **state) {
    char next[STORE_ID_BYTES], members[256];
    (void)state;
    play_to_the_end();
    strcpy(next, table_of(talk_ask(&anna, "rematch", at_table(""))));
    snprintf(members, sizeof members, "\"table\":\"%s\"", next);
    expect_refusal(&clara, "watch", members, "absent");
    snprintf(members, sizeof members, "\"table\":\"%s\",\"key\":\"%s\"", next, online_key);
    expect_refusal(&clara, "watch", members, "");
}

static void a_seat_that_is_not_there_is_not_another(void **state) {
    static const char *const seats[] = {"258", "257", "-1", "5", "4294967298"};
    char members[256];
    (void)state;
    const json_t *made = talk_ask(&anna, "create",
                                  "\"game\":\"gheos\",\"seats\":[{\"person\":true},"
                                  "{\"person\":true}]");
    char table[STORE_ID_BYTES], key[64];
    strcpy(table, table_of(made));
    strcpy(key, json_string_value(json_object_get(made, "key")));
    for (size_t k = 0; k < sizeof seats / sizeof seats[0]; k++) {
        snprintf(members, sizeof members, "\"table\":\"%s\",\"key\":\"%s\",\"seat\":%s", table, key,
                 seats[k]);
        expect_refusal(&boris, "sit", members, "taken");
    }
    snprintf(members, sizeof members, "\"table\":\"%s\",\"key\":\"%s\",\"seat\":2", table, key);
    expect_refusal(&boris, "sit", members, "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(two_who_ask_at_once_for_a_rematch_meet, begin_gheos,
                                        end_game),
        cmocka_unit_test_setup_teardown(the_key_of_a_private_table_opens_its_rematch, begin_gheos,
                                        end_game),
        cmocka_unit_test_setup_teardown(a_seat_that_is_not_there_is_not_another, begin_gheos,
                                        end_game),
    };
    return cmocka_run_group_tests_name("rematch", tests, NULL, NULL);
}
