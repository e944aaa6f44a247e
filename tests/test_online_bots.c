/* Bots at a table online: their lots follow from the secret of the shuffle, which is told when the
 * game is over. So nobody can compute what a bot would have done with another hand while it plays,
 * and anybody can compute afterwards what it did (docs/online.md, "The bots' chance"). */
#include "support/online.h"

#include <string.h>

#include "api/shuffle.h"
#include "server/bots.h"

enum { BOT_SEAT = 1 };

/* ---- A game against a bot ------------------------------------------------------------------ */

static void sit_down_with_a_bot(void) {
    char bytes[65] = "";
    expect_refusal(&anna, "create",
                   "\"game\":\"gheos\",\"seats\":[{\"person\":true},{\"bot\":\"level:1\"}]", "");
    strcpy(online_table_id, json_string_value(json_object_get(anna.reply, "table")));
    memset(bytes, 'c', 64);
    expect_refusal(&anna, "watch", at_table(""), "");
    expect_refusal(&anna, "ready", at_table("\"bytes\": \"%s\"", bytes), "");
}

static int64_t number_at(const json_t *shown, const char *key) {
    return json_integer_value(json_object_get(shown, key));
}

static bool is_over(const json_t *shown) {
    return strcmp(json_string_value(json_object_get(shown, "phase")), "over") == 0;
}

static void play_to_the_end(void) {
    const json_t *shown = talk_table_after(&anna, 0);
    for (int k = 0; shown && !is_over(shown); k++) {
        int64_t seq = number_at(shown, "seq");
        if (number_at(shown, "turn") == number_at(shown, "you"))
            assert_string_equal(answer_with(legal_token(k)), "");
        shown = talk_table_after(&anna, seq);
    }
    assert_non_null(shown);
}

/* ---- The same again ------------------------------------------------------------------------ */

static dm_match played, again;

static void token_of(uint32_t step, char token[DM_TOKEN_BYTES]) {
    dm_writer out = dm_writer_on(token, DM_TOKEN_BYTES);
    played.game->write_token(played.steps[step].answer, &out);
}

static int play_as_recorded(int count) {
    char token[DM_TOKEN_BYTES];
    for (int k = 0; k < count; k++) {
        token_of(again.count, token);
        dm_match_play(&again, dm_match_find(&again, token), NULL);
    }
    return count;
}

/* How many of the bot's answers are others than those it gives with the chance of this secret. */
static int answers_that_do_not_follow(const shuffle_proof *proof, const char *secret) {
    static char tokens[BOTS_ANSWERS_MAX][DM_TOKEN_BYTES];
    char token[DM_TOKEN_BYTES];
    bot bot = bot_of_level(1);
    int others = 0, asked = 0;
    dm_match_rewind(&again, 0);
    while (again.count < played.count) {
        if (again.question.seat != BOT_SEAT) {
            play_as_recorded(1);
            continue;
        }
        dm_state state = again.state;
        uint64_t seed = shuffle_bot_seed(proof->table, secret, again.count);
        int count = bots_answer(&bot, again.game, &state, seed, tokens);
        assert_in_range(count, 1, BOTS_ANSWERS_MAX);
        for (uint32_t k = 0; k < (uint32_t)count; k++) {
            token_of(again.count + k, token);
            if (again.count + k >= played.count || strcmp(token, tokens[k]) != 0) {
                others++, count = (int)k + 1;
                break;
            }
        }
        asked += play_as_recorded(count);
    }
    assert_true(asked > 10);
    return others;
}

static void a_bots_answers_follow_from_the_proof(void **state) {
    shuffle_proof proof;
    dm_error error;
    int others = 0;
    (void)state;
    sit_down_with_a_bot();
    play_to_the_end();
    expect_refusal(&anna, "record", at_table(""), "");
    const char *record = json_string_value(json_object_get(anna.reply, "record"));
    const char *text = json_string_value(json_object_get(anna.reply, "proof"));
    if (!dm_record_read(&played, record, strlen(record), &error)) fail_msg("%s", error.text);
    if (!shuffle_read_proof(&proof, text, strlen(text), &error)) fail_msg("%s", error.text);
    again = played;
    assert_int_equal(answers_that_do_not_follow(&proof, proof.secret), 0);
    /* Only from this secret: with sixteen others a bot of level 1 does not play the same game. */
    for (int k = 0; k < 16; k++) {
        char other[SHUFFLE_HEX_BYTES];
        strcpy(other, proof.secret);
        other[0] = "0123456789abcdef"[k];
        if (strcmp(other, proof.secret) != 0) others += answers_that_do_not_follow(&proof, other);
    }
    assert_true(others > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_bots_answers_follow_from_the_proof, begin_gheos,
                                        end_game),
    };
    return cmocka_run_group_tests_name("bots online", tests, NULL, NULL);
}
