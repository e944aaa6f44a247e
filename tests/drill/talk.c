#include "drill/talk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "drill/patience.h"

static void keep(talk *talk, const char *text, size_t length) {
    talk->heard = realloc(talk->heard, talk->heard_length + length + 2);
    if (talk->heard == NULL) abort();
    memcpy(talk->heard + talk->heard_length, text, length);
    talk->heard_length += length + 1;
    talk->heard[talk->heard_length - 1] = '\n';
    talk->heard[talk->heard_length] = '\0';
}

static void replace(json_t **place, json_t *value) {
    json_decref(*place);
    *place = value;
}

static void heard(void *owner, char *text, size_t length) {
    talk *talk = owner;
    json_t *message = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
    keep(talk, text, length);
    if (message == NULL) fprintf(stderr, "the server does not speak JSON: %.200s\n", text);
    if (json_object_get(message, "hello")) {
        talk->greeted = true;
        replace(&talk->hello, message);
    } else if (json_object_get(message, "id"))
        replace(&talk->reply, message);
    else if (json_object_get(message, "table"))
        replace(&talk->table, message);
    else
        json_decref(message);
}

static void opened(void *owner) { (void)owner; }

static void closed(void *owner, int code) {
    talk *talk = owner;
    talk->wire = NULL;
    talk->code = code;
}

bool talk_begin(talk *talk, wires *wires, const wire_address *address) {
    static const wire_listener listener = {opened, heard, closed};
    int64_t end = wire_now() + PATIENCE_MS;
    memset(talk, 0, sizeof *talk);
    talk->wires = wires;
    talk->wire = wire_connect(wires, address, &listener, talk);
    while (talk->wire && !talk->greeted && wire_now() < end) wires_turn(wires, 10);
    return talk->wire && talk->greeted;
}

void talk_end(talk *talk) {
    if (talk->wire) wire_hang_up(talk->wire);
    json_decref(talk->hello);
    json_decref(talk->reply);
    json_decref(talk->table);
    free(talk->heard);
    memset(talk, 0, sizeof *talk);
}

void talk_say(talk *talk, const char *text) {
    if (talk->wire) wire_send(talk->wire, text);
}

const json_t *talk_ask(talk *talk, const char *what, const char *members) {
    char text[4096];
    replace(&talk->reply, NULL);
    snprintf(text, sizeof text, "{\"id\": %d, \"do\": \"%s\"%s%s}", ++talk->id, what,
             members[0] ? ", " : "", members);
    talk_say(talk, text);
    return talk_reply(talk, talk->id);
}

/* The answer may be the last thing before the server hangs up. */
const json_t *talk_reply(talk *talk, int id) {
    for (int64_t end = wire_now() + PATIENCE_MS; wire_now() < end;) {
        if (json_integer_value(json_object_get(talk->reply, "id")) == id) return talk->reply;
        if (talk->wire == NULL) break;
        wires_turn(talk->wires, 10);
    }
    return NULL;
}

const char *talk_refusal(talk *talk, const char *what, const char *members) {
    const json_t *reply = talk_ask(talk, what, members);
    if (reply == NULL) return talk->wire ? "silence" : "closed";
    if (json_is_true(json_object_get(reply, "ok"))) return "";
    const char *code = json_string_value(json_object_get(reply, "error"));
    const char *text = json_string_value(json_object_get(reply, "text"));
    return code && text && text[0] ? code : "a refusal without a word";
}

const json_t *talk_table_after(talk *talk, int64_t seq) {
    for (int64_t end = wire_now() + PATIENCE_MS; talk->wire && wire_now() < end;) {
        if (json_integer_value(json_object_get(talk->table, "seq")) > seq) return talk->table;
        wires_turn(talk->wires, 10);
    }
    return NULL;
}

bool talk_is_closed(talk *talk) {
    for (int64_t end = wire_now() + PATIENCE_MS; talk->wire && wire_now() < end;)
        wires_turn(talk->wires, 10);
    return talk->wire == NULL;
}

/* Messages come in order, so an answer to a question asked now comes after them. */
void talk_catch_up(talk *talk) { talk_ask(talk, "language", "\"language\": \"en\""); }
