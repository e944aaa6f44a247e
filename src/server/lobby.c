/* Making tables, and lists of them. */
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"
#include "host/memory.h"
#include "online/secret.h"
#include "server/hub.h"
#include "server/table_jobs.h"

enum { LOBBY_ROWS = 100, OWN_ROWS = 100 };

/* ---- Making a table ------------------------------------------------------------------------ */

typedef struct create_errand {
    errand errand;
    online_table *table;
    store_table row;
    int count;
    store_entry entries[DM_SEATS_MAX + 1]; /* who sits there from the beginning */
    char key[SECRET_KEY_BYTES];
    char holder[STORE_ID_BYTES];
    char before[STORE_ID_BYTES]; /* the table of which it is the rematch, or "" */
} create_errand;

static enum store_result keep_table(deed *deed, store *store) {
    create_errand *work = (create_errand *)deed;
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

static bool may_make(hub *hub, request *request) {
    if (limit_table_take(hub->makers, request->from->player.id, 1, hub_now())) return true;
    request_refuse(hub, request, "slow-down", "too many new tables: wait a minute");
    return false;
}

static create_errand *new_table(hub *hub, request *request, const online_plan *plan,
                                void (*done)(deed *)) {
    create_errand *work = errand_new(hub, request, sizeof *work, keep_table, done);
    char id[STORE_ID_BYTES];
    uint8_t secret[SECRET_BYTES];
    work->table = online_new();
    if (work->table == NULL) abort();
    secret_make_id(id);
    secret_make_key(work->key);
    secret_fill(secret);
    online_open(work->table, id, plan, secret, hub_now());
    strcpy(work->holder, hub->holder);
    return work;
}

static void seat_player(create_errand *work, uint8_t seat, const char *player, const char *name) {
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
    if (online_take(work->table, entry, &error)) work->count++;
}

static void give(hub *hub, create_errand *work) {
    online_row(work->table, &work->row);
    secret_hash_key(work->key, work->row.key_hash);
    keeper_give(hub->keeper, &work->errand.deed);
}

static void created(deed *deed) {
    create_errand *work = (create_errand *)deed;
    hub *hub = work->errand.hub;
    if (deed->result == STORE_DONE) {
        hosted_add(hub, work->table, work->row.key_hash);
        lobby_tell(hub, work->table);
        dm_writer *out = request_answer(hub, work->errand.request);
        json_string_at(out, "table", work->row.id);
        json_string_at(out, "key", work->key);
        request_finish(hub, work->errand.request);
    } else {
        online_free(work->table);
        request_failed(hub, work->errand.request, deed->result);
    }
    free(work);
}

static uint8_t first_person(const online_plan *plan) {
    uint8_t seat = 0;
    while (plan->bots[seat][0]) seat++;
    return seat;
}

static void serve_create(hub *hub, request *request) {
    online_plan plan;
    dm_error error;
    const store_player *player = &request->from->player;
    if (!plan_read(&plan, request->json, &error)) {
        request_refuse(hub, request, "bad", error.text);
        return;
    }
    if (plan.rated && player->password[0] == '\0') {
        request_refuse(hub, request, "account", "a rated table is for people with an account");
        return;
    }
    if (!may_make(hub, request)) return;
    create_errand *work = new_table(hub, request, &plan, created);
    seat_player(work, first_person(&plan), player->id, player->name);
    give(hub, work);
}

/* ---- Rematch ------------------------------------------------------------------------------- */

static void answer_rematch(hub *hub, request *request, const char *table) {
    dm_writer *out = request_answer(hub, request);
    json_string_at(out, "table", table);
    request_finish(hub, request);
}

/* The new table is kept; the old one points to it, if nobody was faster. */
static void rematch_created(deed *deed) {
    static wish wish;
    create_errand *work = (create_errand *)deed;
    hub *hub = work->errand.hub;
    request *request = work->errand.request;
    hosted *before = hosted_at(hub, work->before, false);
    if (deed->result != STORE_DONE) {
        online_free(work->table);
        request_failed(hub, request, deed->result);
    } else {
        hosted_add(hub, work->table, work->row.key_hash);
        lobby_tell(hub, work->table);
        if (before && before->table && !before->busy && before->table->next[0] == '\0') {
            memset(&wish, 0, sizeof wish);
            wish.count = 1;
            strcpy(wish.entries[0].kind, "next");
            strcpy(wish.entries[0].text, work->row.id);
            hosted_carry_out(hub, before, &wish, NULL);
        }
        answer_rematch(hub, request, work->row.id);
    }
    free(work);
}

/* Everybody moves up by one seat, so that another one begins. */
void lobby_rematch(hub *hub, hosted *hosted, request *request) {
    const online_table *table = hosted->table;
    online_plan plan = table->plan;
    int players = plan.players;
    if (online_seat_of(table, request->from->player.id) == DM_NOBODY) {
        request_refuse(hub, request, "not-yours", "you do not sit at this table");
        return;
    }
    if (table->phase != STORE_OVER) {
        request_not_now(hub, request, NOT_OVER);
        return;
    }
    if (table->next[0]) {
        answer_rematch(hub, request, table->next);
        return;
    }
    for (int k = 0; k < players; k++) strcpy(plan.bots[k], table->plan.bots[(k + 1) % players]);
    if (!may_make(hub, request)) return;
    create_errand *work = new_table(hub, request, &plan, rematch_created);
    strcpy(work->before, table->id);
    for (int k = 0; k < players; k++) {
        const online_seat *seat = &table->seats[(k + 1) % players];
        if (plan.bots[k][0] == '\0' && seat->player[0])
            seat_player(work, (uint8_t)k, seat->player, seat->name);
    }
    give(hub, work);
}

/* ---- Lists --------------------------------------------------------------------------------- */

typedef struct list_errand {
    errand errand;
    char player[STORE_ID_BYTES];
    store_table *rows;
    int count, room;
} list_errand;

static bool add_row(void *context, const store_table *row) {
    list_errand *work = context;
    if (work->count == work->room) {
        work->room = work->room ? 2 * work->room : 16;
        work->rows = realloc(work->rows, (size_t)work->room * sizeof *work->rows);
        if (work->rows == NULL) abort();
    }
    work->rows[work->count++] = *row;
    return true;
}

static enum store_result read_lobby(deed *deed, store *store) {
    list_errand *work = (list_errand *)deed;
    work->count = 0;
    return store_open_tables(store, LOBBY_ROWS, add_row, work);
}

static enum store_result read_own(deed *deed, store *store) {
    list_errand *work = (list_errand *)deed;
    work->count = 0;
    return store_tables_of(store, work->player, OWN_ROWS, add_row, work);
}

static bool waits_for(const store_table *row, const char *player) {
    if (row->phase == STORE_PLAYING && row->turn > 0)
        return strcmp(row->seats[row->turn - 1].player, player) == 0;
    return false;
}

/* Those that wait for the player come first; otherwise the order stays. */
static void write_tables(const list_errand *work, dm_writer *out) {
    json_key(out, "tables");
    json_open(out, '[');
    for (int pass = 0; pass < 2; pass++)
        for (int k = 0; k < work->count; k++)
            if (waits_for(&work->rows[k], work->player) == (pass == 0))
                tell_summary(&work->rows[k], out);
    json_close(out, ']');
}

static void listed(deed *deed) {
    list_errand *work = (list_errand *)deed;
    hub *hub = work->errand.hub;
    if (deed->result == STORE_DONE) {
        write_tables(work, request_answer(hub, work->errand.request));
        request_finish(hub, work->errand.request);
    } else
        request_failed(hub, work->errand.request, deed->result);
    free(work->rows);
    free(work);
}

static void serve_lobby(hub *hub, request *request) {
    list_errand *work = errand_new(hub, request, sizeof *work, read_lobby, listed);
    bool on = !json_is_false(json_object_get(request->json, "on"));
    hub->lobby_count += on - request->from->in_lobby;
    request->from->in_lobby = on;
    keeper_give(hub->keeper, &work->errand.deed);
}

static void serve_tables(hub *hub, request *request) {
    list_errand *work = errand_new(hub, request, sizeof *work, read_own, listed);
    strcpy(work->player, request->from->player.id);
    keeper_give(hub->keeper, &work->errand.deed);
}

/* ---- News ---------------------------------------------------------------------------------- */

static void write_news(hub *hub, const store_table *row, const char *key) {
    hub->out.length = 0;
    hub->out.full = false;
    json_open(&hub->out, '{');
    json_key(&hub->out, key);
    tell_summary(row, &hub->out);
    json_close(&hub->out, '}');
}

static void send_to_player(hub *hub, const char *player) {
    for (connection *to = *hub_player_bucket(hub, player); to; to = to->next_of_player)
        if (strcmp(to->player.id, player) == 0) connection_send(to, hub->out.text, hub->out.length);
}

/* Those in the lobby are told of public tables, players of their own wherever they are. */
void lobby_tell(hub *hub, const online_table *table) {
    store_table row;
    online_row(table, &row);
    if (row.open && hub->lobby_count > 0) {
        write_news(hub, &row, "lobby");
        for (connection *to = hub->connections; to; to = to->next)
            if (to->in_lobby) connection_send(to, hub->out.text, hub->out.length);
    }
    write_news(hub, &row, "own");
    for (int k = 0; k < row.seat_count; k++)
        if (row.seats[k].player[0]) send_to_player(hub, row.seats[k].player);
}

const request_kind lobby_kinds[] = {
    {"create", true, serve_create, NULL},
    {"lobby", false, serve_lobby, NULL},
    {"tables", true, serve_tables, NULL},
    {NULL, false, NULL, NULL},
};
