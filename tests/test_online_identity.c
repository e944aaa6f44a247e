/* Who a socket is follows from its session as it is now: every request, on sockets that were opened
 * before the session ended by what somebody did on another connection. None of them is carried out,
 * and nothing in the database is changed by them. */
#include "support/online.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/account.h"
#include "server/lobby.h"
#include "server/table_requests.h"

#define PASSWORD "correct horse"

/* ---- Every request ------------------------------------------------------------------------- */

#define TOKEN "\"step\": 0, \"token\": \"tile:1\""
#define BYTES "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

/* With `at_table` the members follow its id and key. In the order of the control: what others need
 * comes before what ends it. */
static const struct request_row {
    const char *name;
    bool at_table;
    const char *members;
} rows[] = {
    {"watch", true, ""},
    {"language", false, "\"language\": \"fr\""},
    {"sit", true, ""},
    {"stand", true, ""},
    {"ready", true, "\"bytes\": \"" BYTES "\""},
    {"answer", true, TOKEN},
    {"plan", true, "\"step\": 0, \"tokens\": [\"tile:1\"]"},
    {"choose", true, "\"step\": 0, \"tokens\": [\"tile:1\"]"},
    {"undo", true, "\"step\": 0"},
    {"restart", true, "\"step\": 0"},
    {"propose", true, "\"step\": 1, \"to\": 0"},
    {"consent", true, "\"yes\": true"},
    {"void", true, "\"yes\": true"},
    {"back", true, ""},
    {"log", true, ""},
    {"record", true, ""},
    {"chat", true, "\"text\": \"who said that?\""},
    {"rematch", true, ""},
    {"unwatch", true, ""},
    {"sessions", false, ""},
    {"history", false, ""},
    {"players", false, "\"game\": \"gheos\""},
    {"export", false, ""},
    {"revoke", false, "\"session\": \"abcdefghijklmnop\""},
    {"feed", false, ""},
    {"create", false,
     "\"game\": \"gheos\", \"seats\": [{\"person\": true}, {\"bot\": \"level:1\"}]"},
    {"lobby", false, ""},
    {"tables", false, ""},
    {"resign", true, ""},
    {"password", false, "\"old\": \"" PASSWORD "\", \"new\": \"" PASSWORD "\""},
    {"delete", false, "\"password\": \"" PASSWORD "\""},
};
/* Fewer sockets than one player may have. */
enum { ROWS = sizeof rows / sizeof rows[0], SOCKETS = 16, FIRST_ID = 1000 };

static const char *members_of(const struct request_row *row) {
    if (!row->at_table) return row->members;
    return at_table("\"key\": \"%s\"%s%s", online_key, row->members[0] ? ", " : "", row->members);
}

static int count_kinds(const request_kind *kinds) {
    int count = 0;
    for (const request_kind *kind = kinds; kind->name; kind++) {
        int found = 0;
        for (int k = 0; k < ROWS; k++) found += strcmp(rows[k].name, kind->name) == 0;
        if (found != 1) fail_msg("the sweep has %d rows for '%s'", found, kind->name);
        count++;
    }
    return count;
}

static void the_sweep_has_every_request(void **state) {
    (void)state;
    assert_int_equal(count_kinds(table_requests_kinds) + count_kinds(account_kinds) +
                         count_kinds(account_change_kinds) + count_kinds(lobby_kinds),
                     ROWS);
}

/* ---- Somebody with many sockets ------------------------------------------------------------ */

static http_reply reply;
static char name[24], cookie[COOKIE_BYTES]; /* of whom it is about */
static talk sockets[SOCKETS];               /* theirs, with an equal share of the requests */
static talk elsewhere;                      /* theirs too: there it happens */

static void sign(const char *as, const char *with, char given[COOKIE_BYTES]) {
    char body[256], headers[COOKIE_BYTES + 64] = "";
    snprintf(body, sizeof body, "{\"as\":\"%s\",\"name\":\"%s\",\"password\":\"" PASSWORD "\"}", as,
             name);
    if (with) snprintf(headers, sizeof headers, "Cookie: %s\r\n", with);
    http_ask(online_host.port, "POST", "/api/session", headers, body, &reply);
    if (reply.status != 200) fail_msg("%s as %s: %s", name, as, reply.body);
    assert_true(http_cookie(&reply, given));
}

static void sit_down_and_begin(talk *talk) {
    expect_refusal(talk, "create",
                   "\"game\": \"gheos\", \"seats\": [{\"person\": true}, {\"person\": true}]", "");
    online_choose_table(json_string_value(json_object_get(talk->reply, "table")),
                        json_string_value(json_object_get(talk->reply, "key")));
    expect_refusal(&boris, "sit", at_table_with_key(), "");
    expect_refusal(talk, "ready", at_table("\"bytes\": \"" BYTES "\""), "");
    expect_refusal(&boris, "ready", at_table("\"bytes\": \"" BYTES "\""), "");
}

/* A new player, who plays with Boris and has every socket open. */
static void begin_as(const char *as) {
    static int number;
    snprintf(name, sizeof name, "Somebody %d", ++number);
    sign(as, NULL, cookie);
    for (int k = 0; k < SOCKETS; k++) connect_as(&sockets[k], cookie);
    sit_down_and_begin(&sockets[0]);
    for (int k = 0; k < SOCKETS; k++) expect_refusal(&sockets[k], "watch", at_table(""), "");
}

static void connect_elsewhere(const char *as) {
    char other[COOKIE_BYTES];
    if (as) sign(as, NULL, other);
    connect_as(&elsewhere, as ? other : cookie);
}

static void end_all(void) {
    for (int k = 0; k < SOCKETS; k++) talk_end(&sockets[k]);
    talk_end(&elsewhere);
}

/* ---- The sweep ----------------------------------------------------------------------------- */

/* Everything that a request could have changed, as one text; to be freed. */
static char *database(void) {
    static const char sql[] =
        "SELECT group_concat(line, x'0a') FROM ("
        "SELECT id || name || password || quote(feed) AS line FROM players UNION ALL "
        "SELECT id || player FROM sessions UNION ALL "
        "SELECT id || seq || phase FROM tables UNION ALL "
        "SELECT table_id || seq || kind || text FROM entries UNION ALL "
        "SELECT table_id || n || text FROM chats ORDER BY line)";
    sqlite3 *raw;
    sqlite3_stmt *query;
    assert_int_equal(sqlite3_open_v2(online_host.database, &raw, SQLITE_OPEN_READONLY, NULL),
                     SQLITE_OK);
    if (sqlite3_prepare_v2(raw, sql, -1, &query, NULL) != SQLITE_OK)
        fail_msg("%s", sqlite3_errmsg(raw));
    assert_int_equal(sqlite3_step(query), SQLITE_ROW);
    char *text = strdup((const char *)sqlite3_column_text(query, 0));
    sqlite3_finalize(query);
    sqlite3_close(raw);
    return text;
}

static void say(const struct request_row *row, int number) {
    char text[4096];
    const char *members = members_of(row);
    snprintf(text, sizeof text, "{\"id\": %d, \"do\": \"%s\"%s%s}", FIRST_ID + number, row->name,
             members[0] ? ", " : "", members);
    talk_say(&sockets[number % SOCKETS], text);
}

/* Nothing is read from the sockets between the change and the requests: so they are sent by
 * somebody who does not know of it yet. */
static void expect_nothing_is_carried_out(void) {
    char *before = database(), id[24];
    for (int k = 0; k < ROWS; k++) say(&rows[k], k);
    for (int k = 0; k < SOCKETS; k++) assert_true(talk_is_closed(&sockets[k]));
    for (int k = 0; k < ROWS; k++) {
        snprintf(id, sizeof id, "\"id\":%d,", FIRST_ID + k);
        if (strstr(sockets[k % SOCKETS].heard, id)) fail_msg("%s was answered", rows[k].name);
    }
    talk_catch_up(&boris);
    char *after = database();
    assert_string_equal(after, before);
    free(before);
    free(after);
    end_all();
}

/* Without it a request could be refused for another reason. */
static void without_a_change_every_request_is_heard(void **state) {
    (void)state;
    begin_as("new");
    for (int k = 0; k < ROWS; k++) {
        const char *code = talk_refusal(&sockets[k % SOCKETS], rows[k].name, members_of(&rows[k]));
        if (strcmp(code, "closed") == 0 || strcmp(code, "who") == 0 || strcmp(code, "bad") == 0)
            fail_msg("%s: '%s'", rows[k].name, code);
    }
    end_all();
}

static void delete_session(void) {
    char headers[COOKIE_BYTES + 64];
    snprintf(headers, sizeof headers, "Cookie: %s\r\n", cookie);
    http_ask(online_host.port, "DELETE", "/api/session", headers, NULL, &reply);
    assert_int_equal(reply.status, 200);
}

/* Findings C1: `delete` there did not ask for the password of the account. */
static void a_socket_from_before_signing_up_cannot_delete_the_account(void **state) {
    char new_cookie[COOKIE_BYTES];
    (void)state;
    begin_as("guest");
    sign("new", cookie, new_cookie);
    expect_nothing_is_carried_out();
    connect_as(&elsewhere, new_cookie);
    expect_refusal(&elsewhere, "delete", "", "password");
    talk_end(&elsewhere);
}

static void a_socket_from_before_signing_in_again_is_nobodys(void **state) {
    char new_cookie[COOKIE_BYTES];
    (void)state;
    begin_as("new");
    sign("account", cookie, new_cookie);
    expect_nothing_is_carried_out();
}

static void a_socket_from_before_signing_out_is_nobodys(void **state) {
    (void)state;
    begin_as("guest");
    delete_session();
    expect_nothing_is_carried_out();
}

static void revoke_from(talk *talk, bool own) {
    char members[64];
    size_t k;
    const json_t *session;
    expect_refusal(talk, "sessions", "", "");
    json_array_foreach(json_object_get(talk->reply, "sessions"), k, session) {
        if (json_is_true(json_object_get(session, "this")) == own)
            snprintf(members, sizeof members, "\"session\": \"%s\"",
                     json_string_value(json_object_get(session, "session")));
    }
    expect_refusal(talk, "revoke", members, "");
}

static void a_socket_of_a_revoked_session_is_nobodys(void **state) {
    (void)state;
    begin_as("new");
    connect_elsewhere("account");
    revoke_from(&elsewhere, false);
    expect_nothing_is_carried_out();
}

static void who_revokes_their_own_session_is_nobody_either(void **state) {
    (void)state;
    begin_as("guest");
    connect_elsewhere(NULL);
    revoke_from(&elsewhere, true);
    assert_true(talk_is_closed(&elsewhere));
    expect_nothing_is_carried_out();
}

static void a_socket_from_before_a_new_password_is_nobodys(void **state) {
    (void)state;
    begin_as("new");
    connect_elsewhere("account");
    expect_refusal(&elsewhere, "password", "\"old\": \"" PASSWORD "\", \"new\": \"another horse\"",
                   "");
    expect_nothing_is_carried_out();
}

static void a_socket_of_a_deleted_account_is_nobodys(void **state) {
    (void)state;
    begin_as("new");
    connect_elsewhere("account");
    expect_refusal(&elsewhere, "delete", "\"password\": \"" PASSWORD "\"", "");
    expect_nothing_is_carried_out();
}

static void a_socket_of_a_deleted_guest_is_nobodys(void **state) {
    (void)state;
    begin_as("guest");
    connect_elsewhere(NULL);
    expect_refusal(&elsewhere, "delete", "", "");
    expect_nothing_is_carried_out();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_sweep_has_every_request),
        cmocka_unit_test(without_a_change_every_request_is_heard),
        cmocka_unit_test(a_socket_from_before_signing_up_cannot_delete_the_account),
        cmocka_unit_test(a_socket_from_before_signing_in_again_is_nobodys),
        cmocka_unit_test(a_socket_from_before_signing_out_is_nobodys),
        cmocka_unit_test(a_socket_of_a_revoked_session_is_nobodys),
        cmocka_unit_test(who_revokes_their_own_session_is_nobody_either),
        cmocka_unit_test(a_socket_from_before_a_new_password_is_nobodys),
        cmocka_unit_test(a_socket_of_a_deleted_account_is_nobodys),
        cmocka_unit_test(a_socket_of_a_deleted_guest_is_nobodys),
    };
    return cmocka_run_group_tests_name("identity", tests, begin_gheos, end_game);
}
