/* Requests: read strictly, handed to whoever carries them out, answered once. */
#include "server/request.h"

#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "host/memory.h"
#include "online/secret.h"
#include "server/account.h"
#include "server/identity.h"
#include "server/journal.h"
#include "server/live_table.h"
#include "server/lobby.h"
#include "server/table_requests.h"

/* A page asks a few times a second at most (a preview asks nobody), a program that plays more
 * often; nobody needs a hundred a second for long. */
static const limit_rate request_limit = {.per_minute = 6000, .burst = 400};

/* Milliseconds after which what waits now should be done. */
enum { RETRY = 1000 };

static const request_kind *find_kind(const char *name) {
    static const request_kind *const lists[] = {table_requests_kinds, account_kinds,
                                                account_change_kinds, lobby_kinds};
    for (size_t list = 0; list < sizeof lists / sizeof lists[0]; list++)
        for (const request_kind *kind = lists[list]; kind->name; kind++)
            if (strcmp(kind->name, name) == 0) return kind;
    return NULL;
}

/* ---- Answering ----------------------------------------------------------------------------- */

dm_writer *request_answer(server_hub *hub, socket_request *request) {
    dm_writer *out = hub_begin_message(hub);
    json_number_at(out, "id", request->id);
    json_bool_at(out, "ok", true);
    return out;
}

static void end_request(socket_request *request) {
    dm_guard(request->from->requests > 0);
    request->from->requests--;
    connection_release(request->from);
    json_decref(request->json);
    free(request);
}

void request_finish(server_hub *hub, socket_request *request) {
    assert(hub->out.length > 0); /* request_answer() was called */
    json_close(&hub->out, '}');
    if (hub->out.full)
        connection_drop(request->from);
    else
        connection_send(request->from, hub->out.text, hub->out.length);
    end_request(request);
}

void request_done(server_hub *hub, socket_request *request) {
    request_answer(hub, request);
    request_finish(hub, request);
}

/* The last member is the caller's; then send_refusal(). */
static dm_writer *begin_refusal(server_hub *hub, int64_t id, const char *code, const char *why) {
    dm_writer *out = hub_begin_message(hub);
    json_number_at(out, "id", id);
    json_bool_at(out, "ok", false);
    json_string_at(out, "error", code);
    json_string_at(out, "text", why);
    return out;
}

static void send_refusal(server_hub *hub, socket_request *request) {
    json_close(&hub->out, '}');
    hub->counts.refused++;
    connection_send(request->from, hub->out.text, hub->out.length);
    end_request(request);
}

void request_refuse(server_hub *hub, socket_request *request, const char *code, const char *why) {
    assert(*code && *why);
    begin_refusal(hub, request->id, code, why);
    send_refusal(hub, request);
}

void request_slow_down(server_hub *hub, socket_request *request, int64_t retry, const char *why) {
    assert(*why);
    dm_writer *out = begin_refusal(hub, request->id, "slow-down", why);
    json_number_at(out, "retry", retry > 0 ? retry : 1);
    send_refusal(hub, request);
}

void request_not_now(server_hub *hub, socket_request *request, enum not_now why) {
    request_refuse(hub, request, "not-now", not_now_text(request->from->language, why));
}

void request_failed(server_hub *hub, socket_request *request, enum store_result result) {
    assert(result != STORE_DONE);
    if (result == STORE_ABSENT)
        request_refuse(hub, request, "absent", "there is no such thing");
    else if (result == STORE_CONFLICT)
        request_refuse(hub, request, "stale", "somebody else was faster");
    else
        request_refuse(hub, request, "storage",
                       "this could not be kept, so nothing was changed: try again later");
}

/* ---- Members ------------------------------------------------------------------------------- */

const char *request_text(const socket_request *request, const char *key) {
    return json_string_value(json_object_get(request->json, key));
}

int64_t request_number(const socket_request *request, const char *key, int64_t otherwise) {
    const json_t *value = json_object_get(request->json, key);
    return json_is_integer(value) ? json_integer_value(value) : otherwise;
}

command_actor request_actor(const socket_request *request) {
    const server_connection *from = request->from;
    return (command_actor){from->known ? from->player.id : "", from->player.name, from->account,
                           from->language};
}

void *request_job_new(server_hub *hub, socket_request *request, size_t bytes,
                      enum store_result (*run)(store_job *, store_handle *),
                      void (*done)(store_job *)) {
    dm_guard(bytes >= sizeof(request_job));
    assert(run && done);
    request_job *job = memory_new(bytes);
    job->store.run = run;
    job->store.done = done;
    job->hub = hub;
    job->request = request;
    return job;
}

/* ---- Reading ------------------------------------------------------------------------------- */

/* Without a number there is nobody to answer: such a message is not from our page. */
static void hang_up(server_hub *hub, server_connection *from, const char *why) {
    dm_writer *out = hub_begin_message(hub);
    json_string_at(out, "bye", "bad");
    json_string_at(out, "text", why);
    json_close(out, '}');
    connection_send(from, out->text, out->length);
    connection_drop(from);
    hub->counts.dropped++;
    journal("dropped", "why", why, "address", from->address, NULL);
}

/* Between two steps of a request its session may have ended. */
static bool is_for_nobody(const socket_request *request) {
    return request->kind->for_players && !request->from->known;
}

void request_serve_at_table(server_hub *hub, live_table *live, socket_request *request) {
    dm_guard(request->kind->serve_at_table);
    if (is_for_nobody(request))
        identity_refuse(hub, request);
    else
        request->kind->serve_at_table(hub, live, request);
}

static void dispatch(server_hub *hub, socket_request *request) {
    assert((request->kind->serve == NULL) != (request->kind->serve_at_table == NULL));
    const request_kind *kind = request->kind;
    const char *table = request_text(request, "table");
    if (is_for_nobody(request)) {
        identity_refuse(hub, request);
        return;
    }
    if (kind->serve) {
        kind->serve(hub, request);
        return;
    }
    if (table == NULL || !secret_is_id(table)) {
        request_refuse(hub, request, "absent", "table: expected the id of a table");
        return;
    }
    live_table_handle(hub, live_table_get(hub, table), request);
}

static void begin_request(server_hub *hub, server_connection *from, int64_t id, json_t *json) {
    const char *name = json_string_value(json_object_get(json, "do"));
    const request_kind *kind = name ? find_kind(name) : NULL;
    socket_request *request = memory_new(sizeof *request);
    *request = (socket_request){NULL, connection_hold(from), id, json, kind};
    from->requests++;
    if (kind == NULL)
        request_refuse(hub, request, "bad", "do: expected one of the requests in docs/online.md");
    else if (from->requests > CONNECTION_REQUESTS_MAX)
        request_slow_down(hub, request, RETRY, "too many requests are waiting");
    else
        dispatch(hub, request);
}

void request_receive(server_hub *hub, server_connection *from, const char *text, size_t length) {
    assert(from->hub == hub);
    int64_t now = hub_now(hub);
    if (hub->closing) return; /* there is nobody to carry it out */
    hub->counts.requests++;
    if (!limit_take(&from->limit, request_limit, 1, now)) {
        hang_up(hub, from, "too many requests");
        return;
    }
    json_t *json = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
    const json_t *id = json_object_get(json, "id");
    if (!json_is_integer(id)) {
        json_decref(json);
        hang_up(hub, from, "expected a JSON object with \"id\" and \"do\"");
        return;
    }
    begin_request(hub, from, json_integer_value(id), json);
}

limit_bucket request_limit_at(int64_t now) { return limit_full(request_limit, now); }
