#include "support/online.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/stores.h"

host online_host;
wires *online_wires;
talk anna, boris, clara, nobody;
char anna_cookie[COOKIE_BYTES], boris_cookie[COOKIE_BYTES], clara_cookie[COOKIE_BYTES];
char online_table_id[24], online_key[40];
static const dm_game *game_played;

enum { MEMBERS_BYTES = 3000, MEMBERS_AT_ONCE = 8 };

/* Several at a time: making one may need another. */
const char *at_table(const char *format, ...) {
    static char texts[MEMBERS_AT_ONCE][MEMBERS_BYTES];
    static int turn;
    char *members = texts[turn++ % MEMBERS_AT_ONCE];
    va_list arguments;
    int used = snprintf(members, MEMBERS_BYTES, "\"table\": \"%s\"%s", online_table_id,
                        format[0] ? ", " : "");
    va_start(arguments, format);
    vsnprintf(members + used, (size_t)(MEMBERS_BYTES - used), format, arguments);
    va_end(arguments);
    return members;
}

const char *at_table_with_key(void) { return at_table("\"key\": \"%s\"", online_key); }

void expect_refusal(talk *talk, const char *what, const char *members, const char *code) {
    const char *found = talk_refusal(talk, what, members);
    if (strcmp(found, code) == 0) return;
    const char *text = json_string_value(json_object_get(talk->reply, "text"));
    fail_msg("%s {%.300s}: expected '%s', got '%s' (%s)", what, members, code, found,
             text ? text : "");
}

void connect_as(talk *talk, const char *cookie) {
    wire_address address = {online_host.port, cookie, NULL};
    talk_end(talk);
    if (!talk_begin(talk, online_wires, &address)) fail_msg("not connected: %d", talk->code);
}

/* ---- Beginning and end ----------------------------------------------------------------------- */

static void sign_in(const char *name, char cookie[COOKIE_BYTES], talk *talk) {
    assert_true(http_sign_in(online_host.port, name, cookie));
    connect_as(talk, cookie);
}

static void make_table(const char *game) {
    char members[256];
    snprintf(members, sizeof members,
             "\"game\": \"%s\", \"options\": \"\", \"public\": false, \"rated\": false, "
             "\"seats\": [{\"person\": true}, {\"person\": true}]",
             game);
    expect_refusal(&anna, "create", members, "");
    online_choose_table(json_string_value(json_object_get(anna.reply, "table")),
                        json_string_value(json_object_get(anna.reply, "key")));
}

void online_choose_table(const char *id, const char *key) {
    snprintf(online_table_id, sizeof online_table_id, "%s", id);
    snprintf(online_key, sizeof online_key, "%s", key);
}

static void say_ready(talk *talk, char digit) {
    char bytes[65] = "";
    memset(bytes, digit, 64);
    expect_refusal(talk, "ready", at_table("\"bytes\": \"%s\"", bytes), "");
}

void online_begin(const char *game) {
    game_played = dm_game_named(game);
    host_prepare(&online_host, NULL);
    assert_true(host_start(&online_host));
    online_wires = wires_open();
    sign_in("Anna", anna_cookie, &anna);
    sign_in("Boris", boris_cookie, &boris);
    sign_in("Clara", clara_cookie, &clara);
    connect_as(&nobody, NULL);
    make_table(game);
    expect_refusal(&boris, "sit", at_table_with_key(), "");
    say_ready(&anna, 'a');
    say_ready(&boris, 'b');
}

void online_change_database(const char *sql) {
    sqlite3 *database;
    char *problem = NULL;
    assert_int_equal(online_host.process, 0);
    assert_int_equal(sqlite3_open(online_host.database, &database), SQLITE_OK);
    if (sqlite3_exec(database, sql, NULL, NULL, &problem) != SQLITE_OK) fail_msg("%s", problem);
    sqlite3_close(database);
}

/* Sessions end with time: these are as if used just now. */
void online_begin_from(const char *dump, const char *game, const char *annas, const char *borises) {
    game_played = dm_game_named(game);
    host_prepare(&online_host, NULL);
    store_make_from(online_host.database, dump);
    online_change_database("UPDATE sessions SET made = strftime('%s', 'now') * 1000, "
                           "used = strftime('%s', 'now') * 1000");
    assert_true(host_start(&online_host));
    online_wires = wires_open();
    strcpy(anna_cookie, annas);
    strcpy(boris_cookie, borises);
    connect_as(&anna, anna_cookie);
    connect_as(&boris, boris_cookie);
}

void online_end(void) {
    talk_end(&anna);
    talk_end(&boris);
    talk_end(&clara);
    talk_end(&nobody);
    wires_close(online_wires);
    assert_int_equal(host_stop(&online_host), 0);
    host_clear(&online_host);
}

int begin_gheos(void **state) {
    (void)state;
    online_begin("gheos");
    return 0;
}

int end_game(void **state) {
    (void)state;
    online_end();
    return 0;
}

/* ---- The game -------------------------------------------------------------------------------- */

static const json_t *watch(talk *talk) {
    expect_refusal(talk, "watch", at_table_with_key(), "");
    return talk->reply;
}

talk *asked_one(void) {
    const json_t *shown = watch(&anna);
    return json_integer_value(json_object_get(shown, "turn")) ==
                   json_integer_value(json_object_get(shown, "you"))
               ? &anna
               : &boris;
}

talk *waiting_one(void) { return asked_one() == &anna ? &boris : &anna; }

uint32_t step_now(void) {
    return (uint32_t)json_integer_value(json_object_get(watch(&anna), "step"));
}

const char *legal_token(int which) {
    static char token[DM_TOKEN_BYTES];
    dm_writer out = dm_writer_on(token, sizeof token);
    dm_question question;
    dm_state state;
    dm_error error;
    const char *position = json_string_value(json_object_get(watch(asked_one()), "position"));
    memset(&state, 0, sizeof state);
    assert_non_null(position);
    if (!game_played->read_position(&state, position, NULL, &error)) fail_msg("%s", error.text);
    game_played->ask(&state, &question, NULL);
    assert_true(question.count > 0);
    game_played->write_token(question.answers[which % question.count], &out);
    return token;
}

const char *answer_with(const char *token) {
    return talk_refusal(asked_one(), "answer",
                        at_table("\"step\": %u, \"token\": \"%s\"", step_now(), token));
}

/* What is not the table itself: the request's number, the time, and who has a window open. */
static void leave_out_the_moment(json_t *shown) {
    size_t k;
    json_t *seat;
    json_object_del(shown, "id");
    json_object_del(shown, "since");
    json_array_foreach(json_object_get(shown, "seats"), k, seat) {
        json_object_del(seat, "here");
        json_object_del(seat, "time");
    }
}

char *online_snapshot(void) {
    talk *eyes[] = {&anna, &boris, &clara};
    json_t *all = json_array();
    for (int k = 0; k < 3; k++) {
        if (eyes[k]->wire == NULL)
            connect_as(eyes[k], k == 0 ? anna_cookie : k == 1 ? boris_cookie : clara_cookie);
        json_t *shown = json_deep_copy(watch(eyes[k]));
        leave_out_the_moment(shown);
        json_array_append_new(all, shown);
    }
    char *text = json_dumps(all, JSON_SORT_KEYS);
    json_decref(all);
    return text;
}

void expect_unchanged(char *before, const char *after_what) {
    char *after = online_snapshot();
    if (strcmp(before, after) != 0)
        fail_msg("%.200s changed the table:\n%.2000s\n%.2000s", after_what, before, after);
    free(after);
    free(before);
}

/* ---- What is kept ---------------------------------------------------------------------------- */

bool online_file_holds(const char *path, const char *text) {
    FILE *file = fopen(path, "rb");
    static char bytes[64 << 20];
    if (file == NULL) return false;
    size_t length = fread(bytes, 1, sizeof bytes - 1, file), wanted = strlen(text);
    fclose(file);
    for (size_t k = 0; k + wanted <= length; k++)
        if (memcmp(bytes + k, text, wanted) == 0) return true;
    return false;
}

void online_expect_nowhere(const char *secret) {
    static const char *const ends[] = {"", "-wal", "-shm"};
    char path[HOST_PATH_BYTES + 16];
    for (int k = 0; k < 3; k++) {
        snprintf(path, sizeof path, "%s%s", online_host.database, ends[k]);
        if (online_file_holds(path, secret)) fail_msg("%s holds %s", path, secret);
    }
    snprintf(path, sizeof path, "%s/log", online_host.folder);
    assert_true(online_file_holds(path, "\"event\":\"start\"")); /* it is the journal */
    if (online_file_holds(path, secret)) fail_msg("the journal holds %s", secret);
}
