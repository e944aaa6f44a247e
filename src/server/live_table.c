/* Tables in memory: loading, changing, telling. */
#include <search.h>
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "host/memory.h"
#include "server/bots.h"
#include "server/hub.h"
#include "server/table_jobs.h"

/* GONE_AFTER: in a game by the clock, somebody away for so long in their turn is gone.
 * IDLE_AFTER: a table that nobody watches and that waits for nothing leaves memory. */
enum { GONE_AFTER = 2 * 60 * 1000, IDLE_AFTER = 60 * 1000, WAITING_MAX = 256 };

static int compare(const void *left, const void *right) {
    return strcmp(((const hosted *)left)->id, ((const hosted *)right)->id);
}

/* ---- Memory -------------------------------------------------------------------------------- */

static hosted *new_hosted(hub *hub, const char *id) {
    hosted *hosted = memory_new(sizeof *hosted);
    strcpy(hosted->id, id);
    hosted->hub = hub;
    hosted->line_end = &hosted->line;
    hosted->idle_since = hub_now();
    if (tsearch(hosted, &hub->tables, compare) == NULL) abort();
    hub->table_count++;
    return hosted;
}

static void forget(hub *hub, hosted *hosted) {
    tdelete(hosted, &hub->tables, compare);
    hub->table_count--;
    online_free(hosted->table);
    free(hosted->story);
    free(hosted->chats.list);
    free(hosted);
}

static hosted *find(hub *hub, const char *id) {
    hosted key;
    memcpy(key.id, id, sizeof key.id);
    void *node = tfind(&key, &hub->tables, compare);
    return node ? *(hosted **)node : NULL;
}

hosted *hosted_add(hub *hub, online_table *table, const uint8_t key_hash[STORE_HASH_BYTES]) {
    hosted *hosted = new_hosted(hub, table->id);
    hosted->table = table;
    memcpy(hosted->key_hash, key_hash, sizeof hosted->key_hash);
    return hosted;
}

/* ---- Free again ---------------------------------------------------------------------------- */

static void take_next_in_line(hub *hub, hosted *hosted) {
    while (hosted->line && !hosted->busy) {
        request *request = hosted->line;
        hosted->line = request->next;
        if (hosted->line == NULL) hosted->line_end = &hosted->line;
        request->kind->visit(hub, hosted, request);
    }
}

static void refuse_line(hub *hub, hosted *hosted, enum store_result result) {
    while (hosted->line) {
        request *request = hosted->line;
        hosted->line = request->next;
        request_failed(hub, request, result);
    }
    hosted->line_end = &hosted->line;
}

static void let_bot_think(hub *hub, hosted *hosted) {
    const online_table *table = hosted->table;
    uint8_t seat = online_turn(table);
    if (hosted->busy || hosted->thinking || hub->closing || seat == DM_NOBODY) return;
    if (table->seats[seat].bot[0]) hosted->thinking = bots_think(hub, hosted, seat);
}

static void settle(hub *hub, hosted *hosted) {
    hosted->busy = false;
    if (hub->closing) refuse_line(hub, hosted, STORE_FAILED); /* there is nobody to keep it */
    take_next_in_line(hub, hosted);
    let_bot_think(hub, hosted);
}

/* ---- Loading ------------------------------------------------------------------------------- */

/* Whoever watches a table that cannot be had any more has to begin anew. */
static void drop_watches(hub *hub, hosted *hosted) {
    while (hosted->watches) {
        connection_drop(hosted->watches->connection);
        hosted_unwatch(hub, hosted->watches);
    }
}

static void loaded(hub *hub, hosted *hosted, loaded_table *loaded, enum store_result result) {
    if (result != STORE_DONE) {
        refuse_line(hub, hosted, result);
        drop_watches(hub, hosted);
        forget(hub, hosted);
        return;
    }
    free(hosted->chats.list);
    hosted->table = loaded->table;
    hosted->story = loaded->story;
    hosted->chats = loaded->chats;
    loaded->table = NULL;
    loaded->story = NULL;
    loaded->chats = (chat_list){0};
    memcpy(hosted->key_hash, loaded->row.key_hash, sizeof hosted->key_hash);
    int64_t now = hub_now();
    for (int k = 0; k < DM_SEATS_MAX; k++) hosted->left_at[k] = now;
    settle(hub, hosted);
}

/* After a change that could not be kept: the table as it was, for those who watch it too. */
static void load(hub *hub, hosted *hosted) {
    hosted->busy = true;
    online_free(hosted->table);
    free(hosted->story);
    hosted->table = NULL;
    hosted->story = NULL;
    keeping_load(hub, hosted, loaded);
}

hosted *hosted_at(hub *hub, const char *id, bool make) {
    hosted *hosted = find(hub, id);
    if (hosted || !make) return hosted;
    hosted = new_hosted(hub, id);
    load(hub, hosted);
    return hosted;
}

void hosted_visit(hub *hub, hosted *hosted, request *request) {
    if (!hosted->busy) {
        request->kind->visit(hub, hosted, request);
        return;
    }
    int length = 0;
    for (const struct request *other = hosted->line; other; other = other->next) length++;
    if (length >= WAITING_MAX) {
        request_refuse(hub, request, "slow-down", "too many requests wait at this table");
        return;
    }
    request->next = NULL;
    *hosted->line_end = request;
    hosted->line_end = &request->next;
}

/* ---- Changing ------------------------------------------------------------------------------ */

static bool take_entries(online_table *table, change *change) {
    dm_error error;
    online_remember(table);
    for (int k = 0; k < change->count; k++) {
        store_entry *entry = &change->entries[k];
        entry->seq = table->seq + 1;
        entry->at = change->at;
        if (!online_take(table, entry, &error)) return false;
        store_entry end;
        if (k + 1 < change->count || !wish_end(table, &end)) continue;
        if (!change_add(change, &end)) return false;
    }
    return true;
}

/* Committed, or not: now it may be told. */
static void kept(hub *hub, hosted *hosted, change *change, enum store_result result) {
    request *request = change->request;
    if (result != STORE_DONE) {
        hub->counts.failures++;
        if (request) request_failed(hub, request, result);
        load(hub, hosted);
        return;
    }
    hub->counts.answers += (unsigned long)change->count;
    hosted->idle_since = hub_now();
    hosted_tell_all(hub, hosted); /* so whoever is acknowledged knows already what came of it */
    if (request) {
        dm_writer *out = request_answer(hub, request);
        json_number_at(out, "seq", hosted->table->seq);
        request_finish(hub, request);
    }
    lobby_tell(hub, hosted->table);
    settle(hub, hosted);
}

static void carry_out(hub *hub, hosted *hosted, change *change) {
    change->at = hub_now();
    if (change->at < hosted->table->changed) change->at = hosted->table->changed;
    if (!take_entries(hosted->table, change)) {
        if (change->request)
            request_refuse(hub, change->request, "server", "this went wrong; nothing was changed");
        change->request = NULL;
        change_free(change);
        load(hub, hosted);
        return;
    }
    hosted->busy = true;
    keeping_change(hub, hosted, change, kept);
}

void hosted_carry_out(hub *hub, hosted *hosted, wish *wish, request *request) {
    if (wish->code) {
        if (request) request_refuse(hub, request, wish->code, wish->why);
        return;
    }
    if (wish->repeated || wish->count == 0) {
        if (request) request_done(hub, request);
        return;
    }
    change *change = change_new(request);
    for (int k = 0; k < wish->count; k++) change_add(change, &wish->entries[k]);
    carry_out(hub, hosted, change);
}

/* A bot answered with a few tokens in a row; what is not asked any more is left out. */
void hosted_bot_answered(hub *hub, const char *id, uint32_t seq, uint8_t seat,
                         char tokens[][DM_TOKEN_BYTES], int count) {
    hosted *hosted = find(hub, id);
    if (hosted == NULL || hosted->table == NULL) return;
    hosted->thinking = false;
    if (hosted->busy) return; /* settle() asks it again */
    const online_table *table = hosted->table;
    bool fits = table->seq == seq && online_turn(table) == seat && table->seats[seat].bot[0];
    if (!fits || count == 0) {
        let_bot_think(hub, hosted);
        return;
    }
    change *change = change_new(NULL);
    for (int k = 0; k < count; k++) {
        store_entry entry = {.seat = (uint8_t)(seat + 1), .kind = "answer"};
        strcpy(entry.text, tokens[k]);
        change_add(change, &entry);
    }
    carry_out(hub, hosted, change);
}

/* ---- Telling ------------------------------------------------------------------------------- */

presence hosted_presence(const hosted *hosted) {
    presence presence = {{false}};
    for (const watch *watch = hosted->watches; watch; watch = watch->next_of_table) {
        const connection *from = watch->connection;
        uint8_t seat = from->known ? online_seat_of(hosted->table, from->player.id) : DM_NOBODY;
        if (seat != DM_NOBODY) presence.here[seat] = true;
    }
    return presence;
}

static void write_chats(const hosted *hosted, watch *watch, dm_writer *out) {
    json_key(out, "chat");
    json_open(out, '[');
    const chat_list *chats = &hosted->chats;
    for (int k = 0; k < chats->count; k++) {
        const store_chat *chat = &chats->list[k];
        if (chat->n <= watch->chat) continue;
        json_open(out, '{');
        json_number_at(out, "n", chat->n);
        json_number_at(out, "at", chat->at);
        json_string_at(out, "name", chat->name);
        json_number_at(out, "seat", chat->seat);
        json_string_at(out, "text", chat->text);
        json_close(out, '}');
    }
    json_close(out, ']');
    if (chats->count) watch->chat = chats->list[chats->count - 1].n;
}

void hosted_write_result(const online_table *table, dm_writer *out) {
    uint8_t places[DM_SEATS_MAX];
    int points[DM_SEATS_MAX];
    if (table->phase != STORE_OVER || table->match.game == NULL) return; /* or the story has it */
    online_result(table, places, points);
    json_key(out, "result");
    json_open(out, '{');
    json_key(out, "places");
    json_open(out, '[');
    for (int k = 0; k < table->plan.players; k++) json_number(out, places[k]);
    json_close(out, ']');
    json_key(out, "points");
    json_open(out, '[');
    for (int k = 0; k < table->plan.players; k++) json_number(out, points[k]);
    json_close(out, ']');
    json_bool_at(out, "rated", table->plan.rated && !table->unrated);
    json_close(out, '}');
}

/* Members of the message; the watcher then knows them. */
void hosted_write(hosted *hosted, watch *watch, dm_writer *out) {
    const online_table *table = hosted->table;
    presence presence = hosted_presence(hosted);
    connection *to = watch->connection;
    uint8_t seat = to->known ? online_seat_of(table, to->player.id) : DM_NOBODY;
    if (seat == DM_NOBODY) seat = DM_PUBLIC;
    if (seat != watch->reader.seat || to->language != watch->reader.language)
        watch->reader = (reader){seat, to->language, 0, 0};
    tell_table(table, &watch->reader, &presence, out);
    if (hosted->story) {
        dm_write_char(out, ',');
        dm_write_bytes(out, hosted->story + 1, strlen(hosted->story) - 2); /* without { and } */
    } else if (table->phase != STORE_WAITING)
        tell_game(table, &watch->reader, out);
    write_chats(hosted, watch, out);
    hosted_write_result(table, out);
    watch->reader.seq = table->seq;
    watch->reader.step = table->phase == STORE_WAITING ? 0 : online_step(table);
}

void hosted_tell(hub *hub, hosted *hosted, watch *watch) {
    dm_writer *out = &hub->out;
    out->length = 0;
    out->full = false;
    json_open(out, '{');
    hosted_write(hosted, watch, out);
    json_close(out, '}');
    hub->counts.messages++;
    if (out->full)
        connection_drop(watch->connection);
    else
        connection_send(watch->connection, out->text, out->length);
}

void hosted_tell_all(hub *hub, hosted *hosted) {
    for (watch *watch = hosted->watches; watch; watch = watch->next_of_table)
        hosted_tell(hub, hosted, watch);
}

/* At most tables nobody says a word: they have no list. */
void chat_list_add(chat_list *chats, const store_chat *chat) {
    if (chats->count == HOSTED_CHATS) {
        memmove(chats->list, chats->list + 1, (HOSTED_CHATS - 1) * sizeof *chat);
        chats->count--;
    }
    if (chats->count == chats->room) {
        chats->room = chats->room ? 2 * chats->room : 4;
        chats->list = realloc(chats->list, (size_t)chats->room * sizeof *chat);
        if (chats->list == NULL) abort();
    }
    chats->list[chats->count++] = *chat;
}

void hosted_add_chat(hub *hub, hosted *hosted, const store_chat *chat) {
    chat_list_add(&hosted->chats, chat);
    if (!hosted->busy) hosted_tell_all(hub, hosted);
}

/* ---- Watching ------------------------------------------------------------------------------ */

static void note_leaving(hosted *hosted) {
    if (hosted->table == NULL) return;
    presence presence = hosted_presence(hosted);
    int64_t now = hub_now();
    for (int k = 0; k < DM_SEATS_MAX; k++)
        if (presence.here[k])
            hosted->left_at[k] = 0;
        else if (hosted->left_at[k] == 0)
            hosted->left_at[k] = now;
}

void hosted_watched(hosted *hosted) { note_leaving(hosted); }

void hosted_unwatch(hub *hub, watch *watch) {
    hosted *hosted = watch->hosted;
    struct watch **at = &watch->connection->watches;
    while (*at != watch) at = &(*at)->next_of_connection;
    *at = watch->next_of_connection;
    for (at = &hosted->watches; *at != watch;) at = &(*at)->next_of_table;
    *at = watch->next_of_table;
    watch->connection->watch_count--;
    free(watch);
    hosted->idle_since = hub_now();
    note_leaving(hosted);
    if (hosted->table && !hosted->busy && !hub->closing) hosted_tell_all(hub, hosted);
}

/* ---- Time ---------------------------------------------------------------------------------- */

static bool is_gone(const hosted *hosted, uint8_t seat, int64_t now) {
    const online_table *table = hosted->table;
    int64_t deadline = online_deadline(table);
    if (deadline && now >= deadline) return true;
    return table->plan.clock == CLOCK_BANK && hosted->left_at[seat] &&
           now - hosted->left_at[seat] >= GONE_AFTER && now - table->since >= GONE_AFTER;
}

static bool is_idle(const hosted *hosted, int64_t now) {
    const online_table *table = hosted->table;
    return hosted->watches == NULL && now - hosted->idle_since >= IDLE_AFTER &&
           table->phase != STORE_PLAYING;
}

void hosted_tick(hub *hub, hosted *hosted, int64_t now) {
    static wish wish;
    if (hosted->busy || hosted->table == NULL) return;
    uint8_t seat = online_turn(hosted->table);
    if (seat != DM_NOBODY && is_gone(hosted, seat, now)) {
        wish_gone(hosted->table, seat, &wish);
        hosted_carry_out(hub, hosted, &wish, NULL);
    } else if (is_idle(hosted, now))
        forget(hub, hosted);
    else
        let_bot_think(hub, hosted);
}

/* twalk() may not delete, so the tables are listed first. */
static struct walk {
    hosted **list;
    int count;
} walking;

static void collect(const void *node, VISIT visit, int depth) {
    (void)depth;
    if (visit == postorder || visit == leaf) walking.list[walking.count++] = *(hosted *const *)node;
}

void hosted_each(hub *hub, void (*each)(struct hub *, hosted *)) {
    walking.list = calloc((size_t)hub->table_count + 1, sizeof(hosted *));
    walking.count = 0;
    if (walking.list == NULL) abort();
    twalk(hub->tables, collect);
    hosted **list = walking.list;
    int count = walking.count;
    for (int k = 0; k < count; k++) each(hub, list[k]);
    free(list);
}

static void forget_one(hub *hub, hosted *hosted) {
    refuse_line(hub, hosted, STORE_FAILED);
    drop_watches(hub, hosted);
    forget(hub, hosted);
}

void hosted_forget_all(hub *hub) { hosted_each(hub, forget_one); }

/* ---- At the start -------------------------------------------------------------------------- */

typedef struct running_deed {
    deed deed;
    hub *hub;
    char (*ids)[STORE_ID_BYTES];
    int count, room;
} running_deed;

static bool add_id(void *context, const store_table *row) {
    running_deed *work = context;
    if (row->phase != STORE_PLAYING) return true;
    if (work->count == work->room) {
        work->room = work->room ? 2 * work->room : 64;
        work->ids = realloc(work->ids, (size_t)work->room * sizeof *work->ids);
        if (work->ids == NULL) abort();
    }
    memcpy(work->ids[work->count++], row->id, sizeof row->id);
    return true;
}

static enum store_result find_running(deed *deed, store *store) {
    running_deed *work = (running_deed *)deed;
    work->count = 0;
    return store_running_tables(store, add_id, work);
}

static void found_running(deed *deed) {
    running_deed *work = (running_deed *)deed;
    for (int k = 0; k < work->count; k++) hosted_at(work->hub, work->ids[k], true);
    free(work->ids);
    free(work);
}

void hosted_load_running(hub *hub) {
    running_deed *work = memory_new(sizeof *work);
    work->deed.keep = find_running;
    work->deed.done = found_running;
    work->hub = hub;
    keeper_give(hub->keeper, &work->deed);
}
