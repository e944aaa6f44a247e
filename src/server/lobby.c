/* Making tables, and lists of them. */
#include "server/lobby.h"

#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "host/memory.h"
#include "online/secret.h"
#include "server/live_table.h"
#include "server/lobby_news.h"
#include "server/reads.h"
#include "server/table_jobs.h"

/* RETRY: milliseconds. */
enum { LOBBY_ROWS = 100, OWN_ROWS = 100, RETRY = 1000 };

/* ---- Making a table ------------------------------------------------------------------------ */

typedef struct create_job {
    request_job job;
    online_table *table;
    store_table row;
    int count;
    store_entry entries[DM_SEATS_MAX + 1]; /* who sits there from the beginning */
    char key[SECRET_KEY_BYTES];            /* of a new table; a rematch keeps the one it has */
    char holder[STORE_ID_BYTES];
    char before[STORE_ID_BYTES]; /* the table of which it is the rematch, or "" */
} create_job;

static enum store_result keep_table(store_job *job, store_handle *store) {
    create_job *work = (create_job *)job;
    store_table row = work->row;
    row.seq = 0;
    enum store_result result = store_add_table(store, &row);
    if (result == STORE_DONE)
        result = store_lease(store, row.id, work->holder, row.made, row.made + 60000);
    for (int k = 0; result == STORE_DONE && k < work->count; k++) {
        row = work->row;
        row.seq = work->entries[k].seq;
        result = store_append(store, work->holder, &row, &work->entries[k]);
    }
    return result;
}

static bool may_make(server_hub *hub, socket_request *request) {
    const char *maker = request->from->player.id;
    int64_t now = hub_now(hub);
    if (limit_table_take(hub->makers, maker, 1, now)) return true;
    request_slow_down(hub, request, limit_table_wait(hub->makers, maker, 1, now),
                      "too many new tables: wait a minute");
    return false;
}

static create_job *new_table(server_hub *hub, socket_request *request, const online_plan *plan,
                             void (*done)(store_job *)) {
    create_job *work = request_job_new(hub, request, sizeof *work, keep_table, done);
    char id[STORE_ID_BYTES];
    uint8_t secret[SECRET_BYTES];
    work->table = online_new();
    memory_expect(work->table);
    secret_make_id(id);
    secret_fill(secret);
    online_open(work->table, id, plan, secret, hub_now(hub));
    strcpy(work->holder, hub->holder);
    return work;
}

static void seat_player(create_job *work, uint8_t seat, const char *player, const char *name) {
    dm_guard(work->count < DM_SEATS_MAX && seat < work->table->plan.players);
    store_entry *entry = &work->entries[work->count];
    dm_error error;
    dm_writer out = dm_writer_on(entry->text, sizeof entry->text);
    dm_write(&out, player);
    dm_write_char(&out, ' ');
    dm_write(&out, name);
    strcpy(entry->kind, "sit");
    entry->seat = (uint8_t)(seat + 1);
    entry->seq = work->table->seq + 1;
    entry->at = work->table->made;
    if (online_apply(work->table, entry, &error)) work->count++;
}

static void give(server_hub *hub, create_job *work, const uint8_t key_hash[STORE_HASH_BYTES]) {
    online_row(work->table, &work->row);
    work->row.uncounted = hub->clock.time.uncounted;
    memcpy(work->row.key_hash, key_hash, STORE_HASH_BYTES);
    store_thread_give(hub->storage, &work->job.store);
}

static void created(store_job *job) {
    create_job *work = (create_job *)job;
    server_hub *hub = work->job.hub;
    if (job->result == STORE_DONE) {
        live_table_add(hub, work->table, work->row.key_hash);
        lobby_send_news(hub, work->table);
        dm_writer *out = request_answer(hub, work->job.request);
        json_string_at(out, "table", work->row.id);
        json_string_at(out, "key", work->key);
        request_finish(hub, work->job.request);
    } else {
        online_free(work->table);
        request_failed(hub, work->job.request, job->result);
    }
    free(work);
}

static uint8_t first_person(const online_plan *plan) {
    uint8_t seat = 0;
    while (plan->bots[seat][0]) seat++;
    return seat;
}

static void serve_create(server_hub *hub, socket_request *request) {
    online_plan plan;
    dm_error error;
    const store_player *player = &request->from->player;
    if (!plan_read(&plan, request->json, &error)) {
        request_refuse(hub, request, "bad", error.text);
        return;
    }
    if (plan.rated && !request->from->account) {
        request_refuse(hub, request, "account", "a rated table is for people with an account");
        return;
    }
    if (!may_make(hub, request)) return;
    create_job *work = new_table(hub, request, &plan, created);
    seat_player(work, first_person(&plan), player->id, player->name);
    uint8_t key_hash[STORE_HASH_BYTES];
    secret_make_key(work->key);
    secret_hash_key(work->key, key_hash);
    give(hub, work, key_hash);
}

/* ---- Rematch ------------------------------------------------------------------------------- */

static void answer_rematch(server_hub *hub, socket_request *request, const char *table) {
    dm_writer *out = request_answer(hub, request);
    json_string_at(out, "table", table);
    request_finish(hub, request);
}

/* The old table points to the new one from now on, and whoever asks it next is told of that one. It
 * was held so long; only the end of the server may have taken it away. */
static void point_to_rematch(server_hub *hub, const create_job *work, bool there_is_one) {
    command_decision decision;
    live_table *before = live_table_find(hub, work->before);
    if (before == NULL) return;
    if (there_is_one) command_rematch(before->table, work->row.id, &decision);
    live_table_release(hub, before, there_is_one ? &decision : NULL);
}

static void rematch_created(store_job *job) {
    create_job *work = (create_job *)job;
    server_hub *hub = work->job.hub;
    socket_request *request = work->job.request;
    if (job->result == STORE_DONE) {
        live_table_add(hub, work->table, work->row.key_hash);
        lobby_send_news(hub, work->table);
        answer_rematch(hub, request, work->row.id);
    } else {
        online_free(work->table);
        request_failed(hub, request, job->result);
    }
    point_to_rematch(hub, work, job->result == STORE_DONE);
    free(work);
}

/* Everybody moves up by one seat, so that another one begins. The key stays the same: whoever was
 * let in before is let in again. */
void lobby_rematch(server_hub *hub, live_table *live, socket_request *request) {
    assert(!live->busy);
    const online_table *table = live->table;
    online_plan plan = table->plan;
    int players = plan.players;
    if (online_seat_of(table, request->from->player.id) == DM_NOBODY) {
        request_refuse(hub, request, "not-yours", "you do not sit at this table");
        return;
    }
    if (table->phase != STORE_OVER) {
        request_not_now(hub, request, NOT_NOW_NOT_OVER);
        return;
    }
    if (table->next[0]) {
        answer_rematch(hub, request, table->next);
        return;
    }
    for (int k = 0; k < players; k++) strcpy(plan.bots[k], table->plan.bots[(k + 1) % players]);
    if (!may_make(hub, request)) return;
    create_job *work = new_table(hub, request, &plan, rematch_created);
    strcpy(work->before, table->id);
    for (int k = 0; k < players; k++) {
        const online_seat *seat = &table->seats[(k + 1) % players];
        if (plan.bots[k][0] == '\0' && seat->player[0] && seat->name[0]) /* else forgotten */
            seat_player(work, (uint8_t)k, seat->player, seat->name);
    }
    give(hub, work, live->key_hash);
    live_table_hold(live);
}

/* ---- Lists --------------------------------------------------------------------------------- */

typedef struct list_job {
    request_job job;
    char player[STORE_ID_BYTES];
    int64_t before; /* what changed, or ended, before that */
    store_table *rows;
    int count, room;
} list_job;

static bool add_row(void *context, const store_table *row) {
    list_job *work = context;
    if (work->count == work->room) {
        work->room = work->room ? 2 * work->room : 16;
        work->rows = memory_grow(work->rows, (size_t)work->room, sizeof *work->rows);
    }
    work->rows[work->count++] = *row;
    return true;
}

static enum store_result read_lobby(store_job *job, store_handle *store) {
    list_job *work = (list_job *)job;
    work->count = 0;
    return store_open_tables(store, work->before, LOBBY_ROWS, add_row, work);
}

/* The first page is of all that are played, and of those that ended last. */
static enum store_result read_own(store_job *job, store_handle *store) {
    list_job *work = (list_job *)job;
    work->count = 0;
    if (work->before == INT64_MAX)
        return store_tables_of(store, work->player, OWN_ROWS, add_row, work);
    return store_tables_over(store, work->player, work->before, OWN_ROWS, add_row, work);
}

static bool waits_for(const store_table *row, const char *player) {
    if (row->phase == STORE_PLAYING && row->turn > 0)
        return strcmp(row->seats[row->turn - 1].player, player) == 0;
    return false;
}

/* Those that wait for the player come first; otherwise the order stays. */
static void write_tables(const list_job *work, dm_writer *out) {
    json_key(out, "tables");
    json_open(out, '[');
    for (int pass = 0; pass < 2; pass++)
        for (int k = 0; k < work->count; k++)
            if (waits_for(&work->rows[k], work->player) == (pass == 0))
                table_json_write_summary(&work->rows[k], out);
    json_close(out, ']');
}

static void listed(store_job *job) {
    list_job *work = (list_job *)job;
    server_hub *hub = work->job.hub;
    if (job->result == STORE_DONE) {
        write_tables(work, request_answer(hub, work->job.request));
        request_finish(hub, work->job.request);
    } else
        request_failed(hub, work->job.request, job->result);
    free(work->rows);
    free(work);
}

static void serve_tables(server_hub *hub, socket_request *request) {
    if (!reads_admit(hub, request)) return;
    list_job *work = request_job_new(hub, request, sizeof *work, read_own, listed);
    strcpy(work->player, request->from->player.id);
    work->before = request_number(request, "before", INT64_MAX);
    reads_give(hub, request, &work->job.store);
}

/* ---- The lobby: read once for all who ask --------------------------------------------------- */

/* The first page as it was read last, for all who ask until a public table changes. Who asks while
 * it is read waits for the next time: it may have been read before what they know of. */
struct lobby_page {
    char *text;                       /* `"tables":[…]`, or NULL: there is none */
    bool reading, outdated;           /* a table changed while it was read */
    socket_request *waiting, *served; /* for the next time, and this time */
};

lobby_page *lobby_page_new(void) { return memory_new(sizeof(lobby_page)); }

void lobby_page_free(lobby_page *page) {
    dm_guard(page->waiting == NULL && page->served == NULL);
    free(page->text);
    free(page);
}

static void answer_lobby(server_hub *hub, socket_request *request) {
    dm_writer *out = request_answer(hub, request);
    dm_write_char(out, ',');
    dm_write(out, hub->lobby->text);
    request_finish(hub, request);
}

static void answer_all(server_hub *hub, enum store_result result) {
    while (hub->lobby->served) {
        socket_request *request = hub->lobby->served;
        hub->lobby->served = request->next;
        request->from->asks_lobby = false;
        if (result == STORE_DONE)
            answer_lobby(hub, request);
        else
            request_failed(hub, request, result);
    }
}

/* `out` has begun an object, of which only what is added is kept. */
static void keep_page(server_hub *hub, const list_job *work) {
    dm_writer *out = hub_begin_message(hub);
    size_t head = out->length;
    write_tables(work, out);
    free(hub->lobby->text);
    hub->lobby->text = memory_copy_text(out->text + head);
}

/* A page that is being read may be of before the change. */
void lobby_forget_page(server_hub *hub) {
    free(hub->lobby->text);
    hub->lobby->text = NULL;
    hub->lobby->outdated = hub->lobby->reading;
}

static void read_page(server_hub *hub);

static void page_read(store_job *job) {
    list_job *work = (list_job *)job;
    server_hub *hub = work->job.hub;
    hub->lobby->reading = false;
    if (job->result == STORE_DONE) keep_page(hub, work);
    answer_all(hub, job->result);
    if (hub->lobby->outdated) lobby_forget_page(hub);
    free(work->rows);
    free(work);
    if (hub->lobby->waiting) read_page(hub);
}

static void read_page(server_hub *hub) {
    assert(!hub->lobby->reading && hub->lobby->served == NULL);
    list_job *work = request_job_new(hub, NULL, sizeof *work, read_lobby, page_read);
    work->before = INT64_MAX;
    hub->lobby->served = hub->lobby->waiting;
    hub->lobby->waiting = NULL;
    hub->lobby->reading = true;
    hub->lobby->outdated = false;
    reads_give_for(hub, "lobby", &work->job.store);
}

/* A page is long: one at a time, and not before the last one was taken. */
static void serve_first_page(server_hub *hub, socket_request *request) {
    lobby_page *page = hub->lobby;
    if (request->from->asks_lobby || !reads_may_begin(request->from)) {
        request_slow_down(hub, request, RETRY, "the lobby is on its way already");
        return;
    }
    if (page->text && !page->reading) {
        answer_lobby(hub, request);
        return;
    }
    request->from->asks_lobby = true;
    request->next = page->waiting;
    page->waiting = request;
    if (!page->reading) read_page(hub);
}

static void serve_lobby(server_hub *hub, socket_request *request) {
    bool on = !json_is_false(json_object_get(request->json, "on"));
    int64_t before = request_number(request, "before", INT64_MAX);
    hub->lobby_count += on - request->from->in_lobby;
    request->from->in_lobby = on;
    if (!reads_admit(hub, request)) return;
    if (before == INT64_MAX) {
        serve_first_page(hub, request);
        return;
    }
    list_job *work = request_job_new(hub, request, sizeof *work, read_lobby, listed);
    work->before = before;
    reads_give(hub, request, &work->job.store);
}

/* ---- News ---------------------------------------------------------------------------------- */

static void write_own(server_hub *hub, const store_table *row) {
    dm_writer *out = hub_begin_message(hub);
    json_key(out, "own");
    table_json_write_summary(row, out);
    json_close(out, '}');
}

static void send_to_player(server_hub *hub, const char *player) {
    for (server_connection *to = *hub_player_bucket(hub, player); to; to = to->next_of_player)
        if (strcmp(to->player.id, player) == 0) connection_send(to, hub->out.text, hub->out.length);
}

/* Those in the lobby are told of public tables soon, players of their own at once, wherever they
 * are. */
void lobby_send_news(server_hub *hub, const online_table *table) {
    store_table row;
    online_row(table, &row);
    if (row.open) lobby_forget_page(hub);
    if (row.open) lobby_news_note(hub, row.id);
    write_own(hub, &row);
    for (int k = 0; k < row.seat_count; k++)
        if (row.seats[k].player[0]) send_to_player(hub, row.seats[k].player);
}

const request_kind lobby_kinds[] = {
    {"create", true, serve_create, NULL},
    {"lobby", false, serve_lobby, NULL},
    {"tables", true, serve_tables, NULL},
    {NULL, false, NULL, NULL},
};
