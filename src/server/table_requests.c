/* Requests about one table. The table is in memory and free when they are called. */
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "host/memory.h"
#include "online/names.h"
#include "online/secret.h"
#include "server/hub.h"
#include "server/table_jobs.h"

enum { CHAT_CHARACTERS_MAX = 500, RECORD_BYTES = 256 << 10 };

/* ---- Who may be here ----------------------------------------------------------------------- */

static watch *watch_of(const connection *from, const hosted *hosted) {
    for (watch *watch = from->watches; watch; watch = watch->next_of_connection)
        if (watch->hosted == hosted) return watch;
    return NULL;
}

static bool has_key(const hosted *hosted, const request *request) {
    const char *key = request_text(request, "key");
    uint8_t hash[STORE_HASH_BYTES];
    if (key == NULL || !secret_is_key(key)) return false;
    secret_hash_key(key, hash);
    return secret_same(hash, hosted->key_hash);
}

/* A public table, one's own, one that is being watched, or one whose key is known. To others a
 * private table does not exist. */
static bool may_visit(hub *hub, hosted *hosted, request *request) {
    const connection *from = request->from;
    bool sits = from->known && online_seat_of(hosted->table, from->player.id) != DM_NOBODY;
    if (hosted->table->plan.open || sits || watch_of(from, hosted) || has_key(hosted, request))
        return true;
    request_refuse(hub, request, "absent", "there is no such table, or its key is missing");
    return false;
}

/* ---- Watching ------------------------------------------------------------------------------ */

static watch *begin_watching(hub *hub, hosted *hosted, connection *from) {
    watch *watch = memory_new(sizeof *watch);
    (void)hub;
    watch->connection = from;
    watch->hosted = hosted;
    watch->reader.seat = DM_NOBODY;
    watch->next_of_connection = from->watches;
    from->watches = watch;
    watch->next_of_table = hosted->watches;
    hosted->watches = watch;
    from->watch_count++;
    return watch;
}

/* With `seq` and `step` of what the page knows only what is new is told. */
static reader what_is_known(const request *request, const hosted *hosted) {
    const connection *from = request->from;
    uint8_t seat = from->known ? online_seat_of(hosted->table, from->player.id) : DM_NOBODY;
    int64_t seq = request_number(request, "seq", 0), step = request_number(request, "step", 0);
    bool sane = seq > 0 && seq <= hosted->table->seq && step >= 0 && step <= DM_STEPS_MAX;
    return (reader){seat == DM_NOBODY ? DM_PUBLIC : seat, from->language, sane ? (uint32_t)seq : 0,
                    sane ? (uint32_t)step : 0};
}

static void tell_others(hub *hub, hosted *hosted, const watch *mine) {
    for (watch *watch = hosted->watches; watch; watch = watch->next_of_table)
        if (watch != mine) hosted_tell(hub, hosted, watch);
}

static void visit_watch(hub *hub, hosted *hosted, request *request) {
    connection *from = request->from;
    watch *watch = watch_of(from, hosted);
    if (!may_visit(hub, hosted, request)) return;
    if (watch == NULL && from->watch_count >= CONNECTION_WATCHES_MAX) {
        request_refuse(hub, request, "full", "too many tables are watched");
        return;
    }
    bool fresh = watch == NULL;
    if (from->wsi == NULL) { /* it has gone meanwhile */
        request_done(hub, request);
        return;
    }
    presence before = hosted_presence(hosted);
    if (fresh) watch = begin_watching(hub, hosted, from);
    hosted_watched(hosted);
    watch->reader = what_is_known(request, hosted);
    watch->chat = (uint32_t)request_number(request, "chat", 0);
    dm_writer *out = request_answer(hub, request);
    hosted_write(hosted, watch, out);
    request_finish(hub, request);
    presence after = hosted_presence(hosted);
    if (memcmp(&before, &after, sizeof after) != 0) tell_others(hub, hosted, watch);
}

static void visit_unwatch(hub *hub, hosted *hosted, request *request) {
    watch *watch = watch_of(request->from, hosted);
    if (watch) hosted_unwatch(hub, watch);
    request_done(hub, request);
}

/* ---- Wishes -------------------------------------------------------------------------------- */

static wish granted; /* in the making; one thread */

/* A wish that needs no more words. */
static void wish_plainly(hub *hub, hosted *hosted, request *request,
                         void (*make)(const online_table *, const wisher *, wish *)) {
    wisher who = request_wisher(request);
    make(hosted->table, &who, &granted);
    hosted_carry_out(hub, hosted, &granted, request);
}

static void visit_sit(hub *hub, hosted *hosted, request *request) {
    wisher who = request_wisher(request);
    if (!may_visit(hub, hosted, request)) return;
    wish_sit(hosted->table, &who, (int)request_number(request, "seat", 0), &granted);
    hosted_carry_out(hub, hosted, &granted, request);
}

static void visit_stand(hub *hub, hosted *hosted, request *request) {
    wish_plainly(hub, hosted, request, wish_stand);
}

static void visit_ready(hub *hub, hosted *hosted, request *request) {
    wisher who = request_wisher(request);
    const char *bytes = request_text(request, "bytes");
    wish_ready(hosted->table, &who, bytes ? bytes : "", &granted);
    hosted_carry_out(hub, hosted, &granted, request);
}

static bool lacks_step(hub *hub, request *request, const char *key) {
    if (request_number(request, key, -1) >= 0) return false;
    request_refuse(hub, request, "bad",
                   key[0] == 's' ? "step: expected how many answers there were"
                                 : "to: expected how many answers are to be left");
    return true;
}

/* The step a request is about; none that can be, if it is absurd. */
static uint32_t step_of(const request *request, const char *key) {
    int64_t step = request_number(request, key, -1);
    return step < 0 || step > DM_STEPS_MAX ? UINT32_MAX : (uint32_t)step;
}

/* A token has no blanks; else one message could carry several answers. */
static bool is_token(const char *text) {
    size_t length = text ? strlen(text) : 0;
    return length > 0 && length < DM_TOKEN_BYTES && strpbrk(text, " \t\r\n") == NULL;
}

static void visit_answer(hub *hub, hosted *hosted, request *request) {
    wisher who = request_wisher(request);
    const char *token = request_text(request, "token");
    if (!is_token(token)) {
        request_refuse(hub, request, "bad", "token: expected one of the answers");
        return;
    }
    if (lacks_step(hub, request, "step")) return;
    wish_answer(hosted->table, &who, step_of(request, "step"), token, &granted);
    hosted_carry_out(hub, hosted, &granted, request);
}

static void visit_choose(hub *hub, hosted *hosted, request *request) {
    static char words[CONNECTION_MESSAGE_BYTES];
    wisher who = request_wisher(request);
    const json_t *tokens = json_object_get(request->json, "tokens");
    dm_writer out = dm_writer_on(words, sizeof words);
    for (size_t k = 0; k < json_array_size(tokens); k++) {
        const char *token = json_string_value(json_array_get(tokens, k));
        if (!is_token(token)) tokens = NULL;
        if (tokens == NULL) break;
        dm_write(&out, token);
        dm_write_char(&out, ' ');
    }
    if (!json_is_array(tokens) || out.full) {
        request_refuse(hub, request, "bad", "tokens: expected a list of answers");
        return;
    }
    if (lacks_step(hub, request, "step")) return;
    wish_choose(hosted->table, &who, step_of(request, "step"), words, &granted);
    hosted_carry_out(hub, hosted, &granted, request);
}

static void take_back(hub *hub, hosted *hosted, request *request, bool whole_turn) {
    wisher who = request_wisher(request);
    if (lacks_step(hub, request, "step")) return;
    wish_undo(hosted->table, &who, step_of(request, "step"), whole_turn, &granted);
    hosted_carry_out(hub, hosted, &granted, request);
}

static void visit_undo(hub *hub, hosted *hosted, request *request) {
    take_back(hub, hosted, request, false);
}

static void visit_restart(hub *hub, hosted *hosted, request *request) {
    take_back(hub, hosted, request, true);
}

static void visit_propose(hub *hub, hosted *hosted, request *request) {
    wisher who = request_wisher(request);
    if (lacks_step(hub, request, "step") || lacks_step(hub, request, "to")) return;
    wish_propose(hosted->table, &who, step_of(request, "step"), step_of(request, "to"), &granted);
    hosted_carry_out(hub, hosted, &granted, request);
}

static void visit_consent(hub *hub, hosted *hosted, request *request) {
    wisher who = request_wisher(request);
    const json_t *yes = json_object_get(request->json, "yes");
    if (!json_is_boolean(yes)) {
        request_refuse(hub, request, "bad", "yes: expected true or false");
        return;
    }
    wish_consent(hosted->table, &who, json_is_true(yes), &granted);
    hosted_carry_out(hub, hosted, &granted, request);
}

static void visit_resign(hub *hub, hosted *hosted, request *request) {
    wish_plainly(hub, hosted, request, wish_resign);
}

static void visit_back(hub *hub, hosted *hosted, request *request) {
    wish_plainly(hub, hosted, request, wish_back);
}

/* ---- Reading ------------------------------------------------------------------------------- */

static uint8_t eyes_of(const hosted *hosted, const request *request) {
    const connection *from = request->from;
    uint8_t seat = from->known ? online_seat_of(hosted->table, from->player.id) : DM_NOBODY;
    return seat == DM_NOBODY ? DM_PUBLIC : seat;
}

static void visit_log(hub *hub, hosted *hosted, request *request) {
    if (!may_visit(hub, hosted, request)) return;
    dm_writer *out = request_answer(hub, request);
    if (hosted->story == NULL)
        tell_log(hosted->table, eyes_of(hosted, request), request->from->language, out);
    request_finish(hub, request);
}

static void visit_record(hub *hub, hosted *hosted, request *request) {
    static char text[RECORD_BYTES];
    const online_table *table = hosted->table;
    if (!may_visit(hub, hosted, request)) return;
    if (table->match.game == NULL) {
        request_not_now(hub, request, NO_RECORD);
        return;
    }
    dm_writer *out = request_answer(hub, request);
    dm_writer record = dm_writer_on(text, sizeof text);
    dm_record_write(&table->match, tell_viewer(table, eyes_of(hosted, request)), &record);
    json_string_at(out, "record", text);
    if (table->phase == STORE_OVER) {
        dm_writer proof = dm_writer_on(text, sizeof text);
        tell_proof(table, &proof);
        json_string_at(out, "proof", text);
    }
    request_finish(hub, request);
}

/* ---- Chat ---------------------------------------------------------------------------------- */

typedef struct chat_errand {
    errand errand;
    char table[STORE_ID_BYTES];
    store_chat chat;
} chat_errand;

static enum store_result keep_chat(deed *deed, store *store) {
    chat_errand *work = (chat_errand *)deed;
    work->chat.n = 0;
    return store_add_chat(store, work->table, &work->chat);
}

static void chat_kept(deed *deed) {
    chat_errand *work = (chat_errand *)deed;
    hub *hub = work->errand.hub;
    hosted *hosted = hosted_at(hub, work->table, false);
    if (deed->result == STORE_DONE) {
        request_done(hub, work->errand.request);
        if (hosted && hosted->table) hosted_add_chat(hub, hosted, &work->chat);
    } else
        request_failed(hub, work->errand.request, deed->result);
    free(work);
}

static int count_characters(const char *text) {
    int count = 0;
    for (; *text; text++) count += ((unsigned char)*text & 0xc0) != 0x80;
    return count;
}

static void visit_chat(hub *hub, hosted *hosted, request *request) {
    const char *text = request_text(request, "text");
    uint8_t seat = eyes_of(hosted, request);
    if (!may_visit(hub, hosted, request)) return;
    if (text == NULL || *text == '\0' || count_characters(text) > CHAT_CHARACTERS_MAX ||
        strlen(text) >= STORE_CHAT_BYTES) {
        request_refuse(hub, request, "bad", "text: expected 1 to 500 characters");
        return;
    }
    chat_errand *work = errand_new(hub, request, sizeof *work, keep_chat, chat_kept);
    strcpy(work->table, hosted->id);
    work->chat.at = hub_now();
    strcpy(work->chat.player, request->from->player.id);
    strcpy(work->chat.name, request->from->player.name);
    work->chat.seat = seat == DM_PUBLIC ? 0 : (uint8_t)(seat + 1);
    strcpy(work->chat.text, text);
    keeper_give(hub->keeper, &work->errand.deed);
}

/* ---- Rows ---------------------------------------------------------------------------------- */

const request_kind visiting_kinds[] = {
    {"watch", false, NULL, visit_watch},    {"unwatch", false, NULL, visit_unwatch},
    {"sit", true, NULL, visit_sit},         {"stand", true, NULL, visit_stand},
    {"ready", true, NULL, visit_ready},     {"answer", true, NULL, visit_answer},
    {"choose", true, NULL, visit_choose},   {"undo", true, NULL, visit_undo},
    {"restart", true, NULL, visit_restart}, {"propose", true, NULL, visit_propose},
    {"consent", true, NULL, visit_consent}, {"resign", true, NULL, visit_resign},
    {"back", true, NULL, visit_back},       {"log", false, NULL, visit_log},
    {"record", false, NULL, visit_record},  {"chat", true, NULL, visit_chat},
    {"rematch", true, NULL, lobby_rematch}, {NULL, false, NULL, NULL},
};
