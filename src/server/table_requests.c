/* Requests about one table. The table is in memory and free when they are called. */
#include "server/table_requests.h"

#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "host/memory.h"
#include "online/chat_text.h"
#include "online/secret.h"
#include "server/live_table.h"
#include "server/lobby.h"
#include "server/table_jobs.h"
#include "server/table_watch.h"

enum { RECORD_BYTES = 256 << 10 };

/* ---- Who may be here ----------------------------------------------------------------------- */

static bool has_key(const live_table *live, const socket_request *request) {
    const char *key = request_text(request, "key");
    uint8_t hash[STORE_HASH_BYTES];
    if (key == NULL || !secret_is_key(key)) return false;
    secret_hash_key(key, hash);
    return secret_same(hash, live->key_hash);
}

/* A public table, one's own, one that is being watched, or one whose key is known. To others a
 * private table does not exist. */
static bool may_enter(server_hub *hub, live_table *live, socket_request *request) {
    const server_connection *from = request->from;
    bool sits = table_watch_eyes(live, from) != DM_PUBLIC;
    if (live->table->plan.open || sits || table_watch_find(live, from) || has_key(live, request))
        return true;
    request_refuse(hub, request, "absent", "there is no such table, or its key is missing");
    return false;
}

/* ---- Watching ------------------------------------------------------------------------------ */

/* With `seq` and `step` of what the page knows only what is new is told. */
static table_reader what_is_known(const socket_request *request, const live_table *live) {
    uint8_t seat = table_watch_eyes(live, request->from);
    int64_t seq = request_number(request, "seq", 0), step = request_number(request, "step", 0);
    bool sane = seq > 0 && seq <= live->table->seq && step >= 0 && step <= DM_STEPS_MAX;
    return (table_reader){seat, request->from->language, sane ? (uint32_t)seq : 0,
                          sane ? (uint32_t)step : 0};
}

static void send_to_others(server_hub *hub, live_table *live, const table_watch *mine) {
    for (table_watch *watch = live->watches; watch; watch = watch->next_of_table)
        if (watch != mine) table_watch_send(hub, watch);
}

static void serve_watch(server_hub *hub, live_table *live, socket_request *request) {
    server_connection *from = request->from;
    bool fresh = table_watch_find(live, from) == NULL;
    if (!may_enter(hub, live, request)) return;
    if (fresh && from->watch_count >= CONNECTION_WATCHES_MAX) {
        request_refuse(hub, request, "full", "too many tables are watched");
        return;
    }
    if (from->wsi == NULL) { /* it has gone meanwhile */
        request_done(hub, request);
        return;
    }
    table_presence before = table_watch_presence(live);
    table_watch *watch = table_watch_begin(live, from);
    watch->reader = what_is_known(request, live);
    watch->chat = (uint32_t)request_number(request, "chat", 0);
    table_watch_write(watch, request_answer(hub, request));
    request_finish(hub, request);
    live_table_watched(hub, live);
    table_presence after = table_watch_presence(live);
    if (memcmp(before.here, after.here, sizeof after.here) != 0) send_to_others(hub, live, watch);
}

static void serve_unwatch(server_hub *hub, live_table *live, socket_request *request) {
    table_watch *watch = table_watch_find(live, request->from);
    if (watch) table_watch_end(hub, watch);
    request_done(hub, request);
}

/* ---- Commands ------------------------------------------------------------------------------ */

/* A command that needs no more words. */
static void command_plainly(server_hub *hub, live_table *live, socket_request *request,
                            void (*make)(const online_table *, const command_actor *,
                                         command_decision *)) {
    command_decision decision;
    command_actor actor = request_actor(request);
    make(live->table, &actor, &decision);
    live_table_carry_out(hub, live, &decision, request);
}

static void serve_sit(server_hub *hub, live_table *live, socket_request *request) {
    command_decision decision;
    command_actor actor = request_actor(request);
    if (!may_enter(hub, live, request)) return;
    command_sit(live->table, &actor, request_number(request, "seat", 0), &decision);
    live_table_carry_out(hub, live, &decision, request);
}

static void serve_stand(server_hub *hub, live_table *live, socket_request *request) {
    command_plainly(hub, live, request, command_stand);
}

static void serve_ready(server_hub *hub, live_table *live, socket_request *request) {
    command_decision decision;
    command_actor actor = request_actor(request);
    const char *bytes = request_text(request, "bytes");
    command_ready(live->table, &actor, bytes ? bytes : "", &decision);
    live_table_carry_out(hub, live, &decision, request);
}

static bool lacks_step(server_hub *hub, socket_request *request, const char *key) {
    if (request_number(request, key, -1) >= 0) return false;
    request_refuse(hub, request, "bad",
                   key[0] == 's' ? "step: expected how many answers there were"
                                 : "to: expected how many answers are to be left");
    return true;
}

/* The step a request is about; none that can be, if it is absurd. */
static uint32_t step_of(const socket_request *request, const char *key) {
    int64_t step = request_number(request, key, -1);
    return step < 0 || step > DM_STEPS_MAX ? UINT32_MAX : (uint32_t)step;
}

/* A token has no blanks; else one message could carry several answers. */
static bool is_token(const char *text) {
    size_t length = text ? strlen(text) : 0;
    return length > 0 && length < DM_TOKEN_BYTES && strpbrk(text, " \t\r\n") == NULL;
}

static void serve_answer(server_hub *hub, live_table *live, socket_request *request) {
    command_decision decision;
    command_actor actor = request_actor(request);
    const char *token = request_text(request, "token");
    if (!is_token(token)) {
        request_refuse(hub, request, "bad", "token: expected one of the answers");
        return;
    }
    if (lacks_step(hub, request, "step")) return;
    command_answer(live->table, &actor, step_of(request, "step"), token, &decision);
    live_table_carry_out(hub, live, &decision, request);
}

/* The words of the list `tokens`; false and a refusal if there is none. */
static bool read_tokens(server_hub *hub, socket_request *request, char *words, size_t size) {
    const json_t *tokens = json_object_get(request->json, "tokens");
    dm_writer out = dm_writer_on(words, size);
    for (size_t k = 0; k < json_array_size(tokens); k++) {
        const char *token = json_string_value(json_array_get(tokens, k));
        if (!is_token(token)) tokens = NULL;
        if (tokens == NULL) break;
        dm_write(&out, token);
        dm_write_char(&out, ' ');
    }
    if (json_is_array(tokens) && !out.full) return true;
    request_refuse(hub, request, "bad", "tokens: expected a list of answers");
    return false;
}

/* Several answers at once: kept, or refused, as a whole. */
static void answer_at_once(server_hub *hub, live_table *live, socket_request *request,
                           void (*command)(const online_table *, const command_actor *,
                                           uint32_t step, const char *tokens, command_decision *)) {
    command_decision decision;
    char words[CONNECTION_MESSAGE_BYTES];
    command_actor actor = request_actor(request);
    if (!read_tokens(hub, request, words, sizeof words)) return;
    if (lacks_step(hub, request, "step")) return;
    command(live->table, &actor, step_of(request, "step"), words, &decision);
    live_table_carry_out(hub, live, &decision, request);
}

static void serve_choose(server_hub *hub, live_table *live, socket_request *request) {
    answer_at_once(hub, live, request, command_choose);
}

static void serve_plan(server_hub *hub, live_table *live, socket_request *request) {
    answer_at_once(hub, live, request, command_plan);
}

static void take_back(server_hub *hub, live_table *live, socket_request *request, bool whole_turn) {
    command_decision decision;
    command_actor actor = request_actor(request);
    if (lacks_step(hub, request, "step")) return;
    command_undo(live->table, &actor, step_of(request, "step"), whole_turn, &decision);
    live_table_carry_out(hub, live, &decision, request);
}

static void serve_undo(server_hub *hub, live_table *live, socket_request *request) {
    take_back(hub, live, request, false);
}

static void serve_restart(server_hub *hub, live_table *live, socket_request *request) {
    take_back(hub, live, request, true);
}

static void serve_propose(server_hub *hub, live_table *live, socket_request *request) {
    command_decision decision;
    command_actor actor = request_actor(request);
    if (lacks_step(hub, request, "step") || lacks_step(hub, request, "to")) return;
    command_propose(live->table, &actor, step_of(request, "step"), step_of(request, "to"),
                    &decision);
    live_table_carry_out(hub, live, &decision, request);
}

/* Yes or no to what all must agree on. */
static void vote(server_hub *hub, live_table *live, socket_request *request,
                 void (*command)(const online_table *, const command_actor *, bool yes,
                                 command_decision *)) {
    command_decision decision;
    command_actor actor = request_actor(request);
    const json_t *yes = json_object_get(request->json, "yes");
    if (!json_is_boolean(yes)) {
        request_refuse(hub, request, "bad", "yes: expected true or false");
        return;
    }
    command(live->table, &actor, json_is_true(yes), &decision);
    live_table_carry_out(hub, live, &decision, request);
}

static void serve_consent(server_hub *hub, live_table *live, socket_request *request) {
    vote(hub, live, request, command_consent);
}

static void serve_void(server_hub *hub, live_table *live, socket_request *request) {
    vote(hub, live, request, command_void);
}

static void serve_resign(server_hub *hub, live_table *live, socket_request *request) {
    command_plainly(hub, live, request, command_resign);
}

static void serve_back(server_hub *hub, live_table *live, socket_request *request) {
    command_plainly(hub, live, request, command_back);
}

/* ---- Reading ------------------------------------------------------------------------------- */

static void serve_log(server_hub *hub, live_table *live, socket_request *request) {
    if (!may_enter(hub, live, request)) return;
    dm_writer *out = request_answer(hub, request);
    if (live->story == NULL)
        table_json_write_log(live->table, table_watch_eyes(live, request->from),
                             request->from->language, out);
    request_finish(hub, request);
}

/* A game of rules that this program cannot play has no record; how it was shuffled is known. */
static void write_record(const online_table *table, uint8_t viewer, dm_writer *out) {
    char *text = memory_new(RECORD_BYTES);
    dm_writer record = dm_writer_on(text, RECORD_BYTES);
    if (table->match.game) dm_record_write(&table->match, viewer, &record);
    json_string_at(out, "record", text);
    if (table->phase == STORE_OVER) {
        dm_writer proof = dm_writer_on(text, RECORD_BYTES);
        table_json_write_proof(table, &proof);
        json_string_at(out, "proof", text);
    }
    free(text);
}

static void serve_record(server_hub *hub, live_table *live, socket_request *request) {
    const online_table *table = live->table;
    if (!may_enter(hub, live, request)) return;
    if (table->phase == STORE_WAITING) {
        request_not_now(hub, request, NOT_NOW_NO_RECORD);
        return;
    }
    dm_writer *out = request_answer(hub, request);
    write_record(table, table_json_viewer(table, table_watch_eyes(live, request->from)), out);
    request_finish(hub, request);
}

/* ---- Chat ---------------------------------------------------------------------------------- */

typedef struct chat_job {
    request_job job;
    char table[STORE_ID_BYTES];
    store_chat chat;
} chat_job;

static enum store_result keep_chat(store_job *job, store_handle *store) {
    chat_job *work = (chat_job *)job;
    work->chat.n = 0;
    return store_add_chat(store, work->table, &work->chat);
}

static void chat_kept(store_job *job) {
    chat_job *work = (chat_job *)job;
    server_hub *hub = work->job.hub;
    live_table *live = live_table_find(hub, work->table);
    if (job->result == STORE_DONE) {
        request_done(hub, work->job.request);
        if (live && live->table) live_table_add_chat(hub, live, &work->chat);
    } else
        request_failed(hub, work->job.request, job->result);
    free(work);
}

/* Whoever sits here may say more than whoever looks on. */
static bool may_speak(server_hub *hub, socket_request *request, uint8_t seat) {
    const char *player = request->from->player.id;
    if (limit_table_take(hub->speakers, player, seat == DM_PUBLIC ? 2 : 1, hub_now(hub)))
        return true;
    request_refuse(hub, request, "slow-down", "you have said a lot: wait a few seconds");
    return false;
}

static void serve_chat(server_hub *hub, live_table *live, socket_request *request) {
    const char *given = request_text(request, "text");
    char text[STORE_CHAT_BYTES];
    uint8_t seat = table_watch_eyes(live, request->from);
    if (!may_enter(hub, live, request)) return;
    if (given == NULL || !chat_text_read(given, text)) {
        request_refuse(hub, request, "bad", "text: expected 1 to 500 characters");
        return;
    }
    if (!may_speak(hub, request, seat)) return;
    chat_job *work = request_job_new(hub, request, sizeof *work, keep_chat, chat_kept);
    strcpy(work->table, live->id);
    work->chat.at = hub_now(hub);
    strcpy(work->chat.player, request->from->player.id);
    strcpy(work->chat.name, request->from->player.name);
    work->chat.seat = seat == DM_PUBLIC ? 0 : (uint8_t)(seat + 1);
    strcpy(work->chat.text, text);
    store_thread_give(hub->storage, &work->job.store);
}

/* ---- Rows ---------------------------------------------------------------------------------- */

const request_kind table_requests_kinds[] = {
    {"watch", false, NULL, serve_watch},    {"unwatch", false, NULL, serve_unwatch},
    {"sit", true, NULL, serve_sit},         {"stand", true, NULL, serve_stand},
    {"ready", true, NULL, serve_ready},     {"answer", true, NULL, serve_answer},
    {"choose", true, NULL, serve_choose},   {"plan", true, NULL, serve_plan},
    {"undo", true, NULL, serve_undo},       {"restart", true, NULL, serve_restart},
    {"propose", true, NULL, serve_propose}, {"consent", true, NULL, serve_consent},
    {"resign", true, NULL, serve_resign},   {"back", true, NULL, serve_back},
    {"log", false, NULL, serve_log},        {"record", false, NULL, serve_record},
    {"chat", true, NULL, serve_chat},       {"rematch", true, NULL, lobby_rematch},
    {"void", true, NULL, serve_void},       {NULL, false, NULL, NULL},
};
