#include "drill/client.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "drill/guests.h"
#include "drill/patience.h"

/* A refused or broken connection is tried again after so long; a request the server could not serve
 * (storage, slow-down) too. */
enum { RETRY_MS = 100, PATIENCE_US = PATIENCE_MS * 1000 };

static void fail(client *client, const char *format, ...) {
    va_list arguments;
    if (client->problem[0]) return; /* the first one tells most */
    int used = snprintf(client->problem, CLIENT_PROBLEM_BYTES, "%s at %s: ", client->name,
                        client->table->id);
    va_start(arguments, format);
    vsnprintf(client->problem + used, CLIENT_PROBLEM_BYTES - (size_t)used, format, arguments);
    va_end(arguments);
}

/* ---- Asking ---------------------------------------------------------------------------------- */

/* `more`: further members, beginning with a comma; or "". */
static void ask(client *client, const char *what, const char *more) {
    char text[1024];
    client->asked = what;
    client->asked_at = wire_now_us();
    client->id++;
    snprintf(text, sizeof text, "{\"id\": %d, \"do\": \"%s\"%s}", client->id, what, more);
    wire_send(client->wire, text);
}

static void ask_at_table(client *client, const char *what, const char *more) {
    char members[512];
    snprintf(members, sizeof members, ", \"table\": \"%s\"%s", client->table->id, more);
    ask(client, what, members);
}

static void ask_with_key(client *client, const char *what, const char *more) {
    char members[512];
    const char *key = client->table->key;
    snprintf(members, sizeof members, "%s%s%s%s", key[0] ? ", \"key\": \"" : "", key,
             key[0] ? "\"" : "", more);
    ask_at_table(client, what, members);
}

static void ask_to_create(client *client) {
    char members[600];
    snprintf(members, sizeof members, ", %s", client->table->plan);
    ask(client, "create", members);
}

/* Only what is new, if something is known. */
static void ask_to_watch(client *client) {
    char members[80] = "";
    if (client->view.known)
        snprintf(members, sizeof members, ", \"seq\": %u, \"step\": %u", client->view.seq,
                 client->view.step);
    ask_with_key(client, "watch", members);
}

static void say_ready(client *client) {
    char members[100], hex[65];
    for (int k = 0; k < 4; k++)
        snprintf(hex + 16 * k, 17, "%016llx", (unsigned long long)dm_random_next(&client->random));
    snprintf(members, sizeof members, ", \"bytes\": \"%s\"", hex);
    ask_at_table(client, "ready", members);
}

static bool is_undo(const client *client) { return strcmp(client->operation, "undo") == 0; }

static void send_operation(client *client) {
    char members[160];
    if (is_undo(client))
        snprintf(members, sizeof members, ", \"step\": %u", client->operation_step);
    else
        snprintf(members, sizeof members, ", \"step\": %u, \"token\": \"%s\"",
                 client->operation_step, client->operation + strlen("answer "));
    ask_at_table(client, is_undo(client) ? "undo" : "answer", members);
}

/* ---- Deciding -------------------------------------------------------------------------------- */

static bool is_free(const client *client) {
    return client->wire && client->greeted && client->watches && client->asked[0] == '\0' &&
           client->operation[0] == '\0' && wire_now() >= client->retry_at;
}

/* What the last operation led to has been shown. */
static bool has_seen_its_effect(const client *client) {
    return (int64_t)client->view.step != client->last_step;
}

bool client_may_answer(const client *client) {
    return is_free(client) && client->view.place == CLIENT_PLAYING && client->view.asked &&
           client->view.position && has_seen_its_effect(client);
}

/* The question of the observed position, as the page's own engine puts it. */
static bool find_question(client *client, dm_question *question) {
    dm_state state;
    dm_error error;
    memset(&state, 0, sizeof state);
    if (!client->table->game->read_position(&state, client->view.position, NULL, &error)) {
        fail(client, "the position cannot be read: %s", error.text);
        return false;
    }
    client->table->game->ask(&state, question, NULL);
    if (question->seat + 1 == client->view.seat && question->count > 0) return true;
    fail(client, "it is said to be the turn of seat %d, but the position asks seat %d",
         client->view.seat, question->seat + 1);
    return false;
}

void client_answer(client *client) {
    dm_question question;
    char token[DM_TOKEN_BYTES];
    dm_writer out = dm_writer_on(token, sizeof token);
    if (!client_may_answer(client) || !find_question(client, &question)) return;
    uint32_t pick = dm_random_below(&client->random, question.count);
    client->table->game->write_token(question.answers[pick], &out);
    snprintf(client->operation, sizeof client->operation, "answer %s", token);
    client->operation_step = client->view.step;
    send_operation(client);
}

static bool decides_to_undo(client *client) {
    if (client->undo_in == 0 || !client->view.can_undo || !has_seen_its_effect(client) ||
        client->thought_of == client->view.step)
        return false;
    client->thought_of = client->view.step;
    return dm_random_below(&client->random, (uint32_t)client->undo_in) == 0;
}

static void undo(client *client) {
    snprintf(client->operation, sizeof client->operation, "undo");
    client->operation_step = client->view.step;
    send_operation(client);
}

static void decide(client *client) {
    switch (client->view.place) {
    case CLIENT_WAITING:
        if (client->spectates) return;
        if (client->view.seat == 0)
            ask_with_key(client, "sit", "");
        else if (!client->view.ready)
            say_ready(client);
        return;
    case CLIENT_PLAYING:
        if (!client->answers) return;
        if (decides_to_undo(client))
            undo(client);
        else
            client_answer(client);
        return;
    case CLIENT_OVER:
        if (client->record == NULL) ask_at_table(client, "record", "");
        return;
    case CLIENT_NOWHERE: return;
    }
}

/* ---- Hearing --------------------------------------------------------------------------------- */

static uint32_t number_at(const json_t *object, const char *name, uint32_t otherwise) {
    const json_t *value = json_object_get(object, name);
    return json_is_integer(value) ? (uint32_t)json_integer_value(value) : otherwise;
}

static const char *text_at(const json_t *object, const char *name) {
    const char *text = json_string_value(json_object_get(object, name));
    return text ? text : "";
}

static enum client_place place_called(const char *phase) {
    if (strcmp(phase, "waiting") == 0) return CLIENT_WAITING;
    if (strcmp(phase, "playing") == 0) return CLIENT_PLAYING;
    return strcmp(phase, "over") == 0 ? CLIENT_OVER : CLIENT_NOWHERE;
}

static void see_bots(client_view *view, const json_t *seats) {
    for (size_t k = 0; k < json_array_size(seats) && k < CLIENT_SEATS; k++)
        view->is_bot[k] = text_at(json_array_get(seats, k), "bot")[0] != '\0';
}

/* Members that are missing did not change. Numbers never go back: what was shown was kept. */
static void see(client *client, const json_t *table) {
    client_view *view = &client->view;
    uint32_t seq = number_at(table, "seq", view->seq);
    const char *position = text_at(table, "position");
    if (seq < view->seq) fail(client, "entry %u was shown, now the last is %u", view->seq, seq);
    view->known = true;
    view->seq = seq;
    view->step = number_at(table, "step", view->step);
    if (json_object_get(table, "phase")) view->place = place_called(text_at(table, "phase"));
    if (json_object_get(table, "you")) view->seat = (int)number_at(table, "you", 0);
    if (json_object_get(table, "turn")) view->turn = (int)number_at(table, "turn", 0);
    view->asked = view->seat > 0 && view->turn == view->seat;
    see_bots(view, json_object_get(table, "seats"));
    const json_t *seat =
        json_array_get(json_object_get(table, "seats"), (size_t)(view->seat ? view->seat - 1 : 0));
    if (seat && view->seat) view->ready = json_is_true(json_object_get(seat, "ready"));
    const json_t *undo = json_object_get(table, "undo");
    if (undo) view->can_undo = json_is_true(json_object_get(undo, "can"));
    if (position[0] == '\0') return;
    free(view->position);
    view->position = strdup(position);
}

static void keep_operation(client *client) {
    client_operations *done = &client->done;
    if (done->count == done->room) {
        done->room = done->room ? 2 * done->room : 64;
        done->list = realloc(done->list, (size_t)done->room * sizeof done->list[0]);
        if (done->list == NULL) abort();
    }
    done->list[done->count++] = strdup(client->operation);
    client->answers_given += !is_undo(client);
    client->last_step = client->operation_step;
    client->operation[0] = '\0';
}

/* Was an undo that was not acknowledged done? Then the table is back before it, since until this
 * seat answers nobody can. An answer needs no such thought: it is sent again. */
static void resolve_undo(client *client) {
    if (!is_undo(client)) return;
    if (client->view.step < client->operation_step)
        keep_operation(client);
    else
        client->operation[0] = '\0';
    client->last_step = -1;
}

static void hear_agreement(client *client, const char *asked, const json_t *reply) {
    if (strcmp(asked, "create") == 0) {
        snprintf(client->table->key, TABLE_KEY_BYTES, "%s", text_at(reply, "key"));
        snprintf(client->table->id, TABLE_ID_BYTES, "%s", text_at(reply, "table"));
    } else if (strcmp(asked, "watch") == 0) {
        see(client, reply);
        client->watches = true;
        client->last_step = -1;
        resolve_undo(client);
    } else if (strcmp(asked, "sit") == 0) {
        client->watches = false; /* with other eyes */
    } else if (strcmp(asked, "ready") == 0) {
        client->view.ready = true;
    } else if (strcmp(asked, "record") == 0) {
        client->record = strdup(text_at(reply, "record"));
    } else {
        if (client->acknowledged) client->acknowledged(client, wire_now_us() - client->asked_at);
        keep_operation(client);
        client->retry_at = wire_now() + client->pause;
    }
}

static bool is_one_of(const char *word, const char *list) {
    char wanted[40];
    snprintf(wanted, sizeof wanted, " %.30s ", word);
    return strstr(list, wanted) != NULL;
}

/* Some refusals are to be expected: the table has moved on, or the server cannot now. */
static void hear_refusal(client *client, const char *asked, const json_t *reply) {
    const char *code = text_at(reply, "error");
    client->refused++;
    client->retry_at = wire_now() + RETRY_MS;
    if (is_one_of(code, " storage slow-down ")) return;
    if (!is_one_of(code, " stale not-now taken full ")) {
        fail(client, "%s %s was refused: %s, %s", asked, client->operation, code,
             text_at(reply, "text"));
        return;
    }
    client->watches = false;
    client->operation[0] = '\0';
}

static void hear_reply(client *client, const json_t *reply) {
    const char *asked = client->asked;
    if (json_integer_value(json_object_get(reply, "id")) != client->id || asked[0] == '\0') {
        fail(client, "an answer to nothing that was asked");
        return;
    }
    client->asked = "";
    if (json_is_true(json_object_get(reply, "ok")))
        hear_agreement(client, asked, reply);
    else
        hear_refusal(client, asked, reply);
}

static void hear(client *client, const json_t *message) {
    if (json_object_get(message, "hello")) {
        client->greeted = true;
        client->came_back += client->greeted_before;
        client->greeted_before = true;
    } else if (json_object_get(message, "id"))
        hear_reply(client, message);
    else if (strcmp(text_at(message, "table"), client->table->id) == 0)
        see(client, message);
}

static void heard(void *owner, char *text, size_t length) {
    client *client = owner;
    json_t *message = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
    if (message)
        hear(client, message);
    else
        fail(client, "not JSON: %.200s", text);
    json_decref(message);
    client_go_on(client);
}

/* ---- Coming and going ------------------------------------------------------------------------ */

static void opened(void *owner) { (void)owner; }

static void disconnected(client *client) {
    client->wire = NULL;
    client->greeted = client->watches = false;
    client->asked = "";
    client->retry_at = wire_now() + RETRY_MS;
}

static void closed(void *owner, int code) {
    client *client = owner;
    if (code >= 400 && code < 500) fail(client, "the connection was refused with %d", code);
    disconnected(client);
}

static void connect_now(client *client) {
    static const wire_listener listener = {opened, heard, closed};
    wire_address address = {*client->port, client->cookie[0] ? client->cookie : NULL, NULL};
    client->wire = wire_connect(client->wires, &address, &listener, client);
}

void client_break(client *client) {
    if (client->wire) wire_hang_up(client->wire);
    disconnected(client);
}

static void ask_next(client *client) {
    if (client->table->id[0] == '\0') {
        if (client->creates) ask_to_create(client);
    } else if (!client->watches)
        ask_to_watch(client);
    else if (client->operation[0]) {
        client->resent++;
        send_operation(client);
    } else
        decide(client);
}

void client_go_on(client *client) {
    if (client->problem[0] || wire_now() < client->retry_at) return;
    if (client->wire == NULL)
        connect_now(client);
    else if (client->asked[0]) {
        if (wire_now_us() - client->asked_at > PATIENCE_US)
            fail(client, "%s was never answered", client->asked);
    } else if (client->greeted)
        ask_next(client);
}

bool client_begin(client *client, uint64_t seed) {
    dm_random_seed(&client->random, seed);
    client->asked = "";
    client->last_step = client->thought_of = -1;
    snprintf(client->name, sizeof client->name, "guest %d", client->guest + 1);
    return client->spectates || guests_cookie(*client->port, client->guest, client->cookie);
}

void client_end(client *client) {
    if (client->wire) wire_hang_up(client->wire);
    for (int k = 0; k < client->done.count; k++) free(client->done.list[k]);
    free(client->done.list);
    free(client->view.position);
    free(client->record);
    client->wire = NULL;
}

bool client_awaits_bot(const client *client) {
    const client_view *view = &client->view;
    return view->place == CLIENT_PLAYING && view->turn > 0 && view->is_bot[view->turn - 1];
}

bool client_is_done(const client *client) {
    return client->view.place == CLIENT_OVER && client->record != NULL;
}
