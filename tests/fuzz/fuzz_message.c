/* Any bytes as messages of three guests and a stranger at a table, one a line: who (a, b, c or
 * other), then the message. In it `$` stands for the table's id and `@` for its key, so that the
 * fuzzer need not guess them.
 *
 * Whatever they are: a request with a number is answered once, with that number, yes or no with a
 * code and a reason; anything else ends the connection; and all that is sent is JSON. */
#include <jansson.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/stage/stage.h"
#include "server/socket.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { INPUT_MAX = 4096, PEOPLE = STAGE_GUESTS + 1, LINES_MAX = 40 };

typedef struct person {
    stage_peer peer; /* first: the server knows only this */
    server_connection *connection;
    int64_t expected; /* the number of the request under way */
    int replies;
    bool bye;
} person;

static person people[PEOPLE];
static char table[24], key[64];

/* ---- Hearing --------------------------------------------------------------------------------- */

static void hear_reply(person *who, const json_t *message, const char *text) {
    const json_t *ok = json_object_get(message, "ok");
    insist(json_integer_value(json_object_get(message, "id")) == who->expected,
           "an answer to another request", text);
    insist(json_is_boolean(ok), "neither yes nor no", text);
    insist(json_is_true(ok) || (json_string_length(json_object_get(message, "error")) > 0 &&
                                json_string_length(json_object_get(message, "text")) > 0),
           "refused without a word", text);
    who->replies++;
    if (json_is_string(json_object_get(message, "key"))) {
        snprintf(table, sizeof table, "%s", json_string_value(json_object_get(message, "table")));
        snprintf(key, sizeof key, "%s", json_string_value(json_object_get(message, "key")));
    }
}

static void heard(stage_peer *peer, const char *text, size_t length) {
    person *who = (person *)peer;
    json_t *message = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
    insist(json_is_object(message), "what was sent is no object", text);
    if (json_object_get(message, "id")) hear_reply(who, message, text);
    if (json_object_get(message, "bye")) who->bye = true;
    json_decref(message);
}

/* ---- Coming and going ------------------------------------------------------------------------ */

static void call(person *who, enum lws_callback_reasons reason, const void *bytes, size_t length) {
    void *unchanged = (void *)(uintptr_t)bytes;
    int result = socket_callback((struct lws *)who, reason, &who->connection, unchanged, length);
    if (result != 0 && who->connection)
        socket_callback((struct lws *)who, LWS_CALLBACK_CLOSED, &who->connection, NULL, 0);
}

static void read_all(person *who) {
    while (who->connection && who->peer.wants_to_write) {
        who->peer.wants_to_write = false;
        call(who, LWS_CALLBACK_SERVER_WRITEABLE, NULL, 0);
    }
}

static bool is_settled(void *context) {
    const person *who = context;
    return who->connection == NULL || (who->connection->greeted && who->connection->requests == 0);
}

static void settle(person *who) {
    stage_wait(is_settled, who);
    for (int k = 0; k < PEOPLE; k++) read_all(&people[k]);
}

static void connect_person(int k) {
    person *who = &people[k];
    memset(who, 0, sizeof *who);
    who->peer.heard = heard;
    who->peer.headers[WSI_TOKEN_GET_URI] = socket_path;
    who->peer.headers[WSI_TOKEN_HOST] = "127.0.0.1";
    if (k < STAGE_GUESTS) who->peer.headers[WSI_TOKEN_HTTP_COOKIE] = stage_cookie(k);
    call(who, LWS_CALLBACK_ESTABLISHED, NULL, 0);
}

/* Whoever is there stays, for speed. */
static void connect_all(bool anew) {
    for (int k = 0; k < PEOPLE; k++)
        if (anew || people[k].connection == NULL || people[k].bye) connect_person(k);
    for (int k = 0; k < PEOPLE; k++) settle(&people[k]);
}

static void disconnect(person *who) {
    if (who->connection)
        socket_callback((struct lws *)who, LWS_CALLBACK_CLOSED, &who->connection, NULL, 0);
}

/* ---- Speaking -------------------------------------------------------------------------------- */

static void say(person *who, const char *text, size_t length) {
    json_t *message = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
    const json_t *id = json_object_get(message, "id");
    bool is_request = json_is_integer(id);
    if (who->connection == NULL || who->connection->dropped) {
        json_decref(message);
        return;
    }
    who->expected = json_integer_value(id);
    who->replies = 0;
    call(who, LWS_CALLBACK_RECEIVE, text, length);
    settle(who);
    if (length <= CONNECTION_MESSAGE_BYTES && who->connection && !who->bye)
        insist(is_request && who->replies == 1, "a request is answered once", text);
    insist(!is_request || who->replies == 1 || who->bye || who->connection == NULL,
           "a request without an answer", text);
    json_decref(message);
}

static void say_text(int who, const char *text) { say(&people[who], text, strlen(text)); }

/* With the table's id and key in their places. */
static void say_line(person *who, const char *line) {
    static char text[INPUT_MAX * 64];
    size_t length = 0;
    for (; *line; line++)
        length += (size_t)(*line == '$'   ? sprintf(text + length, "%s", table)
                           : *line == '@' ? sprintf(text + length, "%s", key)
                                          : sprintf(text + length, "%c", *line));
    say(who, text, length);
}

static person *person_named(char letter) {
    return &people[letter >= 'a' && letter < 'a' + STAGE_GUESTS ? letter - 'a' : STAGE_GUESTS];
}

static void begin_game(void) {
    char text[200];
    say_text(0, "{\"id\":1,\"do\":\"create\",\"game\":\"gheos\","
                "\"seats\":[{\"person\":true},{\"person\":true}]}");
    snprintf(text, sizeof text, "{\"id\":2,\"do\":\"sit\",\"table\":\"%s\",\"key\":\"%s\"}", table,
             key);
    say_text(1, text);
    snprintf(text, sizeof text, "{\"id\":3,\"do\":\"ready\",\"table\":\"%s\",\"bytes\":\"%064d\"}",
             table, 7);
    say_text(0, text);
    say_text(1, text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char text[INPUT_MAX];
    char *line = text, *end;
    if (size >= sizeof text) return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    bool is_new = stage_is_over();
    for (int k = 0; is_new && k < PEOPLE; k++) disconnect(&people[k]);
    stage_site();
    connect_all(is_new);
    if (is_new) begin_game();
    for (int k = 0; k < LINES_MAX && *line; k++) {
        end = line + strcspn(line, "\n");
        bool more = *end;
        *end = '\0';
        say_line(person_named(*line), line + 1);
        line = more ? end + 1 : end;
    }
    return 0;
}
