/* Tables that outlive a change of rules. A game is played to its end by the version it began with,
 * its record and its proof stay, and what begins now begins with the newest version: shown with a
 * database that a program wrote which knew no version but the first.
 *
 * Rules that this program cannot play are written into the database while the server is down: a
 * running game then goes on from its kept position, a finished one still shows what happened. */
#include "support/online.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/shuffle.h"

static void restart_with(const char *sql) {
    assert_int_equal(host_stop(&online_host), 0);
    online_change_database(sql);
    assert_true(host_start(&online_host));
    connect_as(&anna, anna_cookie);
    connect_as(&boris, boris_cookie);
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

/* ---- Version 1, as the program wrote it that knew no other --------------------------------- */

static void begin_with_version_1(const char *table, const char *key) {
    online_begin_from("tests/store/rules-1.sql", "deus", "demiurge=kw35juadzy2putsy5fbog2vtwe",
                      "demiurge=2x2kfdpqdpip7brr3pubme7v5q");
    online_choose_table(table, key);
}

static void begin_running(void) {
    begin_with_version_1("zm3odjbmxkwanxxm", "wdqjlgwhybrflyxpzmhxu2yiyu");
}
static void begin_finished(void) {
    begin_with_version_1("7lzzcok22l3d3ucb", "lulsdufladyg3lb2lgsbkyk22q");
}
static void begin_waiting(void) {
    begin_with_version_1("htun5lludxerfiv2", "zcdlahhlixyjtyrgfgqbsqmfld");
}

static void expect_version(const json_t *shown, int version) {
    const dm_game *deus = dm_game_named("deus");
    dm_state state;
    dm_error error;
    if (!deus->read_position(&state, text_at(shown, "position"), NULL, &error))
        fail_msg("%s", error.text);
    assert_int_equal(deus->rules_of(&state), version);
}

/* Of a finished game: the record replays by the rules that it names, and the shuffle is proved. */
static void expect_record(const char *rules, uint32_t answers) {
    static dm_match match;
    static char both[1 << 16];
    char header[64];
    dm_error error;
    expect_refusal(&anna, "record", at_table(""), "");
    const char *record = text_at(anna.reply, "record");
    snprintf(header, sizeof header, "\nrules %s\n", rules);
    assert_non_null(strstr(record, header));
    if (!dm_record_read(&match, record, strlen(record), &error)) fail_msg("%s", error.text);
    assert_int_equal(match.count, answers);
    snprintf(both, sizeof both, "%s%s", record, text_at(anna.reply, "proof"));
    if (!shuffle_verify(both, strlen(both), &error)) fail_msg("%s", error.text);
}

/* All tables of the database, taken again from their entries by `demiurge verify`. */
static void expect_verified(int tables) {
    char command[2 * HOST_PATH_BYTES + 64], told[1024], expected[64];
    assert_non_null(getenv("DEMIURGE"));
    snprintf(command, sizeof command, "%s verify --db %s", getenv("DEMIURGE"),
             online_host.database);
    snprintf(expected, sizeof expected, "%d tables: %d replayed", tables, tables);
    FILE *program = popen(command, "r");
    assert_non_null(program);
    told[fread(told, 1, sizeof told - 1, program)] = '\0';
    if (pclose(program) != 0 || strstr(told, expected) == NULL) fail_msg("%s", told);
}

/* Offers one card and discards the last one that can be: by version 1 nothing else is asked then,
 * by version 2 whether that is all. */
static void offer_with_the_last_card(void) {
    char token[DM_TOKEN_BYTES] = "", first[DM_TOKEN_BYTES];
    for (int k = 0; strncmp(token, "offer:", 6) != 0; k++) strcpy(token, legal_token(k));
    assert_string_equal(answer_with(token), "");
    strcpy(first, legal_token(0));
    assert_int_equal(strncmp(first, "discard:", 8), 0);
    for (int k = 0; k == 0 || strcmp(legal_token(k), first) != 0; k++)
        if (strncmp(legal_token(k), "discard:", 8) == 0) strcpy(token, legal_token(k));
    assert_string_equal(answer_with(token), "");
    assert_string_not_equal(legal_token(0), "done");
}

static void a_running_game_of_version_1_finishes_under_version_1(void **state) {
    (void)state;
    begin_running();
    json_t *shown = watched(&anna);
    assert_string_equal(text_at(shown, "phase"), "playing");
    assert_int_equal(json_integer_value(json_object_get(shown, "step")), 24);
    expect_version(shown, 1);
    while (strncmp(legal_token(0), "build:", 6) != 0 && strncmp(legal_token(0), "offer:", 6) != 0)
        play(1);
    offer_with_the_last_card();
    play(6);
    uint32_t answers = step_now();
    restart_with("SELECT 1");
    assert_int_equal(step_now(), answers);
    expect_refusal(waiting_one(), "resign", at_table(""), "");
    json_decref(shown);
    shown = watched(&anna);
    assert_string_equal(text_at(shown, "phase"), "over");
    expect_version(shown, 1);
    expect_record("1 edc46fa3", answers);
    expect_verified(3);
    json_decref(shown);
    online_end();
}

static void a_finished_game_of_version_1_keeps_its_record_and_its_proof(void **state) {
    (void)state;
    begin_finished();
    json_t *shown = watched(&anna);
    assert_string_equal(text_at(shown, "phase"), "over");
    expect_version(shown, 1);
    expect_record("1 6fee2df8", 24);
    assert_int_equal(json_array_size(json_object_get(shown, "happened")), 24);
    expect_refusal(&boris, "log", at_table(""), "");
    assert_int_equal(json_array_size(json_object_get(boris.reply, "happened")), 24);
    expect_verified(3);
    json_decref(shown);
    online_end();
}

static void say_ready(talk *talk) {
    char bytes[65] = "";
    memset(bytes, 'd', 64);
    expect_refusal(talk, "ready", at_table("\"bytes\": \"%s\"", bytes), "");
}

static int newest(void) { return dm_game_named("deus")->rules_version; }

static void a_table_that_waited_begins_with_the_newest_version(void **state) {
    (void)state;
    begin_waiting();
    say_ready(&anna);
    json_t *shown = watched(&anna);
    assert_string_equal(text_at(shown, "phase"), "playing");
    expect_version(shown, newest());
    expect_verified(3);
    json_decref(shown);
    online_end();
}

static void a_rematch_of_an_old_table_plays_the_newest_version(void **state) {
    (void)state;
    begin_finished();
    expect_refusal(&anna, "rematch", at_table(""), "");
    online_choose_table(text_at(anna.reply, "table"), online_key);
    say_ready(&anna);
    say_ready(&boris);
    json_t *shown = watched(&anna);
    expect_version(shown, newest());
    expect_verified(4);
    json_decref(shown);
    online_end();
}

/* By these a page knows whether its own engine can read what it will be sent. */
static void pages_are_told_the_newest_versions(void **state) {
    (void)state;
    begin_running();
    const json_t *rules = json_object_get(json_object_get(anna.hello, "hello"), "rules");
    assert_int_equal(json_integer_value(json_object_get(rules, "deus")), newest());
    assert_int_equal(json_integer_value(json_object_get(rules, "gheos")),
                     dm_game_named("gheos")->rules_version);
    online_end();
}

/* ---- Rules that this program cannot play --------------------------------------------------- */

static const char *const other_rules[] = {
    "UPDATE tables SET rules = '0 00000000'", /* a version there never was */
    "UPDATE tables SET rules = '1 00000000'", /* ours, with other cards */
    "UPDATE tables SET rules = '9 00000000'", /* one to come */
};

static void expect_to_go_on_after(const char *change) {
    online_begin("deus");
    play(15);
    json_t *before = watched(&anna);
    restart_with(change);
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
    connect_as(&clara, clara_cookie);
    expect_unchanged(snapshot, "a restart after a change of rules");
    play(5);
    json_decref(before);
    json_decref(after);
    online_end();
}

static void a_running_game_goes_on_from_its_position(void **state) {
    (void)state;
    for (size_t k = 0; k < sizeof other_rules / sizeof other_rules[0]; k++)
        expect_to_go_on_after(other_rules[k]);
}

/* The position that a later program kept cannot be read: the table is left as it is, for when that
 * program is back, and so are the others. */
static void a_game_in_a_version_to_come_waits_for_its_program(void **state) {
    (void)state;
    online_begin("deus");
    play(15);
    char *snapshot = online_snapshot();
    restart_with("UPDATE tables SET rules = '9 00000000';"
                 "UPDATE entries SET text = replace(text, ' 2', ' 9') WHERE kind = 'begin';"
                 "UPDATE positions SET rules = '9 00000000',"
                 " position = replace(position, ' rules=2', ' rules=9')");
    expect_refusal(&anna, "watch", at_table(""), "storage");
    expect_refusal(&anna, "tables", "", "");
    restart_with("UPDATE tables SET rules = '2 edc46fa3';"
                 "UPDATE entries SET text = replace(text, ' 9', ' 2') WHERE kind = 'begin';"
                 "UPDATE positions SET rules = '2 edc46fa3',"
                 " position = replace(position, ' rules=9', ' rules=2')");
    connect_as(&clara, clara_cookie);
    expect_unchanged(snapshot, "a look by an older program");
    online_end();
}

/* How it was shuffled follows from the secret and the seats alone, so the proof stays too. */
static void expect_proof_without_record(void) {
    dm_error error;
    expect_refusal(&anna, "record", at_table(""), "");
    assert_string_equal(text_at(anna.reply, "record"), "");
    const char *proof = text_at(anna.reply, "proof");
    if (!shuffle_verify(proof, strlen(proof), &error)) fail_msg("%s", error.text);
}

static void a_finished_game_still_shows_what_happened(void **state) {
    (void)state;
    online_begin("gheos");
    expect_refusal(&anna, "record", at_table(""), "");
    play(8);
    expect_refusal(waiting_one(), "resign", at_table(""), "");
    json_t *before = watched(&anna);
    assert_string_equal(text_at(before, "phase"), "over");
    restart_with(other_rules[0]);
    json_t *after = watched(&anna);
    assert_string_equal(text_at(after, "phase"), "over");
    assert_string_equal(text_at(after, "position"), text_at(before, "position"));
    assert_true(json_equal(json_object_get(after, "result"), json_object_get(before, "result")));
    assert_int_equal(json_array_size(json_object_get(after, "happened")), 8);
    /* The names come from the seats, not from the story. */
    assert_string_equal(text_at(json_array_get(json_object_get(after, "seats"), 0), "name"),
                        "Anna");
    expect_proof_without_record();
    json_decref(before);
    json_decref(after);
    online_end();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_running_game_of_version_1_finishes_under_version_1),
        cmocka_unit_test(a_finished_game_of_version_1_keeps_its_record_and_its_proof),
        cmocka_unit_test(a_table_that_waited_begins_with_the_newest_version),
        cmocka_unit_test(a_rematch_of_an_old_table_plays_the_newest_version),
        cmocka_unit_test(pages_are_told_the_newest_versions),
        cmocka_unit_test(a_running_game_goes_on_from_its_position),
        cmocka_unit_test(a_game_in_a_version_to_come_waits_for_its_program),
        cmocka_unit_test(a_finished_game_still_shows_what_happened),
    };
    return cmocka_run_group_tests_name("changes of rules", tests, NULL, NULL);
}
