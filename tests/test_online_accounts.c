/* Accounts over real sockets: signing up, in and out, guesses, sessions, and what is kept of all
 * that: no key and no password, neither in the database nor in the journal. */
#include "support/online.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static http_reply reply;

/* "": granted; else the code of the refusal. */
static const char *sign(const char *as, const char *name, const char *password, const char *cookie,
                        char given[COOKIE_BYTES]) {
    static char code[32];
    char body[512], headers[COOKIE_BYTES + 64] = "";
    snprintf(body, sizeof body, "{\"as\":\"%s\",\"name\":\"%s\",\"password\":\"%s\"}", as, name,
             password);
    if (cookie) snprintf(headers, sizeof headers, "Cookie: %s\r\n", cookie);
    http_ask(online_host.port, "POST", "/api/session", headers, body, &reply);
    json_t *json = json_loads(reply.body, 0, NULL);
    const char *error = json_string_value(json_object_get(json, "error"));
    snprintf(code, sizeof code, "%s", error ? error : "");
    assert_int_equal(json_is_true(json_object_get(json, "ok")), code[0] == '\0');
    json_decref(json);
    if (given && code[0] == '\0') assert_true(http_cookie(&reply, given));
    return code;
}

/* ---- Signing ----------------------------------------------------------------------------------
 */

static void a_guest_who_signs_up_keeps_their_seat(void **state) {
    char cookie[COOKIE_BYTES];
    (void)state;
    assert_string_equal(sign("new", "Анна", "correct horse", anna_cookie, cookie), "");
    connect_as(&anna, cookie);
    strcpy(anna_cookie, cookie);
    const json_t *player = json_object_get(json_object_get(anna.hello, "hello"), "player");
    if (player == NULL) player = json_object_get(anna.hello, "player");
    assert_true(json_is_true(json_object_get(player, "account")));
    expect_refusal(&anna, "watch", at_table(""), "");
    assert_int_equal(json_integer_value(json_object_get(anna.reply, "you")), 1);
    expect_refusal(&anna, "sessions", "", ""); /* the guest's session has become this one */
    assert_int_equal(json_array_size(json_object_get(anna.reply, "sessions")), 1);
}

static void names_of_accounts_differ_whatever_their_case(void **state) {
    (void)state;
    assert_string_equal(sign("new", "АННА", "another one", NULL, NULL), "taken");
    assert_string_equal(sign("guest", "Анна", "", NULL, NULL), ""); /* guests are told apart */
}

static void a_wrong_password_and_an_unknown_name_are_refused_alike(void **state) {
    char wrong[HTTP_REPLY_BYTES];
    (void)state;
    assert_string_equal(sign("account", "анна", "incorrect horse", NULL, NULL), "password");
    strcpy(wrong, reply.body);
    assert_string_equal(sign("account", "nobody at all", "incorrect horse", NULL, NULL),
                        "password");
    assert_string_equal(reply.body, wrong);
    assert_null(strstr(reply.head, "et-cookie")); /* Set- or set- */
    assert_string_equal(sign("account", "анна", "correct horse", NULL, NULL), "");
}

static void the_cookie_cannot_be_read_by_scripts_or_sent_from_elsewhere(void **state) {
    (void)state;
    assert_string_equal(sign("guest", "Dora", "", NULL, NULL), "");
    const char *cookie = strstr(reply.head, " demiurge=");
    assert_non_null(cookie);
    char line[256] = "";
    memcpy(line, cookie, strcspn(cookie, "\r\n"));
    assert_non_null(strstr(line, "HttpOnly"));
    assert_null(strstr(line, "Secure")); /* Safari would drop it: there is no TLS */
    assert_non_null(strstr(line, "SameSite=Strict"));
    assert_non_null(strstr(line, "Path=/"));
    assert_null(strstr(line, "Domain"));
}

/* ---- Sessions ---------------------------------------------------------------------------------
 */

/* Anna in another browser. */
static void sign_in_elsewhere(const char *password, char cookie[COOKIE_BYTES], talk *other) {
    assert_string_equal(sign("account", "Анна", password, NULL, cookie), "");
    connect_as(other, cookie);
}

static void a_session_that_is_revoked_ends_at_once(void **state) {
    char second[COOKIE_BYTES];
    talk other = {.wires = NULL};
    (void)state;
    sign_in_elsewhere("correct horse", second, &other);
    expect_refusal(&anna, "sessions", "", "");
    const json_t *sessions = json_object_get(anna.reply, "sessions"), *session;
    char members[128] = "";
    size_t k;
    json_array_foreach(sessions, k, session) {
        if (json_is_true(json_object_get(session, "this"))) continue;
        if (members[0]) continue; /* the latest that is not this one */
        snprintf(members, sizeof members, "\"session\": \"%s\"",
                 json_string_value(json_object_get(session, "session")));
    }
    expect_refusal(&clara, "revoke", members, "absent"); /* not hers */
    expect_refusal(&anna, "revoke", members, "");
    assert_true(talk_is_closed(&other));
    connect_as(&other, second);
    expect_refusal(&other, "sessions", "", "who");
    talk_end(&other);
}

static void signing_out_ends_the_session(void **state) {
    char cookie[COOKIE_BYTES], headers[COOKIE_BYTES + 64];
    talk other = {.wires = NULL};
    (void)state;
    assert_string_equal(sign("guest", "Emil", "", NULL, cookie), "");
    connect_as(&other, cookie);
    snprintf(headers, sizeof headers, "Cookie: %s\r\n", cookie);
    http_ask(online_host.port, "DELETE", "/api/session", headers, NULL, &reply);
    assert_int_equal(reply.status, 200);
    assert_true(talk_is_closed(&other));
    connect_as(&other, cookie);
    expect_refusal(&other, "tables", "", "who");
    talk_end(&other);
}

/* Findings C, low: the list was no JSON then. */
static void a_browser_may_call_itself_anything(void **state) {
    char cookie[COOKIE_BYTES];
    talk other = {.wires = NULL};
    (void)state;
    http_ask(online_host.port, "POST", "/api/session", "User-Agent: Br\xff\xfewser \xc3\xa9\r\n",
             "{\"as\":\"guest\",\"name\":\"Fritz\"}", &reply);
    assert_true(http_cookie(&reply, cookie));
    connect_as(&other, cookie);
    expect_refusal(&other, "sessions", "", "");
    const json_t *session = json_array_get(json_object_get(other.reply, "sessions"), 0);
    assert_string_equal(json_string_value(json_object_get(session, "about")), "Br??wser é");
    talk_end(&other);
}

static void a_new_password_wants_the_old_one(void **state) {
    (void)state;
    expect_refusal(&clara, "password", "\"old\": \"x\", \"new\": \"new password\"", "not-now");
    expect_refusal(&anna, "password", "\"old\": \"wrong horse\", \"new\": \"new password\"",
                   "password");
    expect_refusal(&anna, "password", "\"old\": \"correct horse\", \"new\": \"short\"", "bad");
    expect_refusal(&anna, "password", "\"old\": \"correct horse\", \"new\": \"better horse\"", "");
    assert_string_equal(sign("account", "Анна", "correct horse", NULL, NULL), "password");
    assert_string_equal(sign("account", "Анна", "better horse", NULL, NULL), "");
}

static void a_new_password_ends_all_other_sessions(void **state) {
    char second[COOKIE_BYTES];
    talk other = {.wires = NULL};
    (void)state;
    sign_in_elsewhere("better horse", second, &other);
    expect_refusal(&other, "sessions", "", "");
    expect_refusal(&anna, "password", "\"old\": \"better horse\", \"new\": \"best of horses\"", "");
    assert_true(talk_is_closed(&other));
    connect_as(&other, second);
    expect_refusal(&other, "sessions", "", "who");
    expect_refusal(&anna, "sessions", "", "");
    assert_int_equal(json_array_size(json_object_get(anna.reply, "sessions")), 1);
    talk_end(&other);
}

static void make_feed(talk *talk, char path[64]) {
    expect_refusal(talk, "feed", "", "");
    snprintf(path, 64, "/api/feed/%s", json_string_value(json_object_get(talk->reply, "key")));
}

static void a_feed_tells_whose_turn_it_is(void **state) {
    char asked[64], waiting[64], later[64];
    (void)state;
    make_feed(asked_one(), asked);
    make_feed(waiting_one(), waiting);
    http_ask(online_host.port, "GET", asked, "", NULL, &reply);
    assert_int_equal(reply.status, 200);
    char link[64];
    snprintf(link, sizeof link, "href=\"/#/at/%s\"", online_table_id); /* web/src/app/route */
    assert_non_null(strstr(reply.body, link));
    http_ask(online_host.port, "GET", waiting, "", NULL, &reply);
    assert_int_equal(reply.status, 200);
    assert_null(strstr(reply.body, online_table_id));
    make_feed(asked_one(), later); /* a new key ends the old one */
    http_ask(online_host.port, "GET", asked, "", NULL, &reply);
    assert_int_equal(reply.status, 404);
}

/* ---- Guessing ---------------------------------------------------------------------------------
 */

static void guesses_are_slowed_down_and_games_go_on_meanwhile(void **state) {
    enum { GUESSES = 60 };
    int slowed = 0;
    (void)state;
    for (int k = 0; k < GUESSES && slowed == 0; k++) {
        const char *code = sign("account", "Анна", "guess after guess", NULL, NULL);
        slowed += strcmp(code, "slow-down") == 0;
        if (slowed) assert_int_equal(reply.status, 429);
        wires_turn(online_wires, 0); /* on a slow machine the players are asked whether they live */
    }
    assert_int_equal(slowed, 1);
    assert_string_equal(answer_with(legal_token(0)), "");
}

/* ---- What is kept -----------------------------------------------------------------------------
 */

static void neither_database_nor_journal_holds_a_key_or_a_password(void **state) {
    char path[HOST_PATH_BYTES + 16];
    (void)state;
    snprintf(path, sizeof path, "%s", online_host.database);
    snprintf(path, sizeof path, "%s-wal", online_host.database);
    assert_true(
        online_file_holds(path, online_table_id) ||
        online_file_holds(online_host.database, online_table_id)); /* the search finds things */
    online_expect_nowhere(strchr(anna_cookie, '=') + 1);
    online_expect_nowhere(strchr(boris_cookie, '=') + 1);
    online_expect_nowhere(online_key);
    online_expect_nowhere("better horse");
    online_expect_nowhere("guess after guess");
}

/* ---- Everything about oneself ------------------------------------------------------------------
 */

static void ones_data_can_be_had_and_forgotten(void **state) {
    (void)state;
    expect_refusal(&anna, "export", "", "");
    const json_t *data = json_object_get(anna.reply, "data");
    assert_string_equal(json_string_value(json_object_get(json_object_get(data, "player"), "name")),
                        "Анна");
    assert_true(json_array_size(json_object_get(data, "tables")) >= 1);
    assert_true(json_array_size(json_object_get(data, "sessions")) >= 1);
    expect_refusal(&anna, "delete", "", "password");
    expect_refusal(&clara, "delete", "", ""); /* a guest has none to tell */
    connect_as(&clara, clara_cookie);
    expect_refusal(&clara, "tables", "", "who");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_guest_who_signs_up_keeps_their_seat),
        cmocka_unit_test(names_of_accounts_differ_whatever_their_case),
        cmocka_unit_test(a_wrong_password_and_an_unknown_name_are_refused_alike),
        cmocka_unit_test(the_cookie_cannot_be_read_by_scripts_or_sent_from_elsewhere),
        cmocka_unit_test(a_session_that_is_revoked_ends_at_once),
        cmocka_unit_test(signing_out_ends_the_session),
        cmocka_unit_test(a_browser_may_call_itself_anything),
        cmocka_unit_test(a_new_password_wants_the_old_one),
        cmocka_unit_test(a_new_password_ends_all_other_sessions),
        cmocka_unit_test(a_feed_tells_whose_turn_it_is),
        cmocka_unit_test(guesses_are_slowed_down_and_games_go_on_meanwhile),
        cmocka_unit_test(neither_database_nor_journal_holds_a_key_or_a_password),
        cmocka_unit_test(ones_data_can_be_had_and_forgotten),
    };
    return cmocka_run_group_tests_name("accounts", tests, begin_gheos, end_game);
}
