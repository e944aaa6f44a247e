/* Tables in memory: loading, changing, rendering. */
#define _GNU_SOURCE /* twalk_r */

#include "server/live_table.h"

#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "host/memory.h"
#include "server/bots.h"
#include "server/lobby.h"
#include "server/table_alarms.h"
#include "server/table_jobs.h"
#include "server/table_watch.h"

/* GONE_AFTER: in a game by the clock, somebody away for so long in their turn is gone.
 * IDLE_AFTER: a table that nobody watches and that waits for nothing leaves memory. WOKEN_AT_ONCE:
 * tables whose clock has run out, in a second. */
enum { GONE_AFTER = 2 * 60 * 1000, IDLE_AFTER = 60 * 1000, WAITING_MAX = 256, WOKEN_AT_ONCE = 50 };

static int compare(const void *left, const void *right) {
    return strcmp(((const live_table *)left)->id, ((const live_table *)right)->id);
}

/* ---- Memory -------------------------------------------------------------------------------- */

static live_table *new_live_table(server_hub *hub, const char *id) {
    dm_guard(strlen(id) < sizeof((live_table *)0)->id);
    live_table *live = memory_new(sizeof *live);
    strcpy(live->id, id);
    live->hub = hub;
    live->line_end = &live->line;
    live->idle_since = hub_now(hub);
    table_alarms_clear(hub->alarms, id);
    memory_expect(tsearch(live, &hub->tables, compare));
    hub->table_count++;
    return live;
}

static void forget(server_hub *hub, live_table *live) {
    dm_guard(live->watches == NULL && live->line == NULL); /* they point here */
    tdelete(live, &hub->tables, compare);
    hub->table_count--;
    online_free(live->table);
    free(live->story);
    chat_list_clear(&live->chats);
    free(live);
}

live_table *live_table_find(server_hub *hub, const char *id) {
    dm_guard(strlen(id) < STORE_ID_BYTES);
    live_table key;
    strcpy(key.id, id);
    void *node = tfind(&key, &hub->tables, compare);
    return node ? *(live_table **)node : NULL;
}

/* Until they watch. */
static void nobody_is_here(server_hub *hub, live_table *live) {
    int64_t now = hub_counted(hub);
    for (int k = 0; k < DM_SEATS_MAX; k++) live->left_at[k] = now;
}

live_table *live_table_add(server_hub *hub, online_table *table,
                           const uint8_t key_hash[STORE_HASH_BYTES]) {
    assert(live_table_find(hub, table->id) == NULL);
    live_table *live = new_live_table(hub, table->id);
    live->table = table;
    live->uncounted = hub->clock.time.uncounted;
    live->told = hub->clock.time.uncounted + hub->clock.grace;
    nobody_is_here(hub, live);
    memcpy(live->key_hash, key_hash, sizeof live->key_hash);
    return live;
}

/* ---- Free again ---------------------------------------------------------------------------- */

static void take_next_in_line(server_hub *hub, live_table *live) {
    while (live->line && !live->busy) {
        socket_request *request = live->line;
        live->line = request->next;
        if (live->line == NULL) live->line_end = &live->line;
        request_serve_at_table(hub, live, request);
    }
}

static void refuse_line(server_hub *hub, live_table *live, enum store_result result) {
    while (live->line) {
        socket_request *request = live->line;
        live->line = request->next;
        request_failed(hub, request, result);
    }
    live->line_end = &live->line;
}

/* Games by days are played while nobody is there, and so is what several play without a clock. */
static bool is_played_at_any_time(const online_plan *plan) {
    int people = 0;
    for (int k = 0; k < plan->players; k++) people += plan->bots[k][0] == '\0';
    return plan->clock == PLAN_CLOCK_DAYS || (plan->clock == PLAN_CLOCK_NONE && people > 1);
}

/* A table that was left waits. */
static bool bots_are_awaited(const live_table *live) {
    return live->watches || is_played_at_any_time(&live->table->plan);
}

/* While the table is busy it may not even be there: it is asked again when it settles. */
static void let_bot_think(server_hub *hub, live_table *live) {
    if (live->busy || live->thinking || hub->closing || !bots_are_awaited(live)) return;
    uint8_t seat = online_turn(live->table);
    if (seat != DM_NOBODY && live->table->seats[seat].bot[0])
        live->thinking = bots_think(hub, live, seat);
}

static void settle(server_hub *hub, live_table *live) {
    assert(live->busy && live->table);
    live->busy = false;
    if (hub->closing) refuse_line(hub, live, STORE_FAILED); /* there is nobody to keep it */
    take_next_in_line(hub, live);
    let_bot_think(hub, live);
}

/* ---- Loading ------------------------------------------------------------------------------- */

/* Whoever watches a table that cannot be had any more has to begin anew. */
static void drop_watches(server_hub *hub, live_table *live) {
    while (live->watches) {
        connection_drop(live->watches->connection);
        table_watch_end(hub, live->watches);
    }
}

static void loaded(server_hub *hub, live_table *live, loaded_table *loaded,
                   enum store_result result) {
    if (result != STORE_DONE) {
        refuse_line(hub, live, result);
        drop_watches(hub, live);
        forget(hub, live);
        return;
    }
    chat_list_clear(&live->chats);
    live->table = loaded->table;
    live->story = loaded->story;
    live->chats = loaded->chats;
    loaded->table = NULL;
    loaded->story = NULL;
    loaded->chats = (chat_list){0};
    memcpy(live->key_hash, loaded->row.key_hash, sizeof live->key_hash);
    live->uncounted = loaded->row.uncounted;
    live->told = hub->clock.time.uncounted + hub->clock.grace;
    nobody_is_here(hub, live);
    table_watch_note(hub, live); /* but those who watched it before it was loaded again */
    settle(hub, live);
}

/* After a change that could not be kept: the table as it was, for those who watch it too. */
static void load(server_hub *hub, live_table *live) {
    live->busy = true;
    online_free(live->table);
    free(live->story);
    live->table = NULL;
    live->story = NULL;
    table_jobs_load(hub, live, loaded);
}

live_table *live_table_get(server_hub *hub, const char *id) {
    live_table *live = live_table_find(hub, id);
    if (live) return live;
    live = new_live_table(hub, id);
    load(hub, live);
    return live;
}

void live_table_handle(server_hub *hub, live_table *live, socket_request *request) {
    dm_guard(request->kind->serve_at_table);
    if (!live->busy) {
        request_serve_at_table(hub, live, request);
        return;
    }
    int length = 0;
    for (const socket_request *other = live->line; other; other = other->next) length++;
    if (length >= WAITING_MAX) {
        request_slow_down(hub, request, 1000, "too many requests wait at this table");
        return;
    }
    request->next = NULL;
    *live->line_end = request;
    live->line_end = &request->next;
}

/* ---- Changing ------------------------------------------------------------------------------ */

static bool apply_entries(online_table *table, table_change *change) {
    dm_error error;
    online_remember(table);
    for (int k = 0; k < change->count; k++) {
        store_entry *entry = &change->entries[k];
        entry->seq = table->seq + 1;
        entry->at = change->at;
        if (!online_apply(table, entry, &error)) return false;
        store_entry end;
        if (k + 1 < change->count || !command_end(table, &end)) continue;
        if (!table_change_add(change, &end)) return false;
    }
    return true;
}

/* Milliseconds of the asked seat's clock that are used by now: those that counted. */
static int64_t time_used(const live_table *live, int64_t now) {
    int64_t uncounted = live->hub->clock.time.uncounted - live->uncounted;
    int64_t used = now - live->table->since - uncounted;
    return used > 0 ? used : 0;
}

static bool clock_runs(const live_table *live) { return online_deadline(live->table) != 0; }

/* How long the server was away since the last change, if that is longer than a clock of this table;
 * else 0. */
static int64_t away_too_long(const live_table *live) {
    const online_table *table = live->table;
    int64_t away = live->hub->clock.back_at - live->uncounted;
    bool matters = table->phase == STORE_PLAYING && table->plan.clock != PLAN_CLOCK_NONE;
    return matters && away > table->plan.bank ? away : 0;
}

/* The first entries of a change say what the times of the entries do not: so that a clock is right
 * whenever the table is made from its entries again. */
static void add_times(server_hub *hub, live_table *live, table_change *change) {
    store_entry clock = {.kind = "clock"};
    command_decision outage;
    change->at = hub_now(hub);
    change->uncounted = hub->clock.time.uncounted;
    int64_t away = away_too_long(live), used = time_used(live, change->at);
    if (change->at < live->table->changed) change->at = live->table->changed;
    if (clock_runs(live) && change->at - live->table->since != used) {
        snprintf(clock.text, sizeof clock.text, "%lld", (long long)used);
        table_change_add(change, &clock);
    }
    if (away == 0) return;
    command_outage(live->table, away, &outage);
    table_change_add(change, &outage.entries[0]);
}

static table_change *begin_change(server_hub *hub, live_table *live, socket_request *request) {
    table_change *change = table_change_new(request);
    add_times(hub, live, change);
    return change;
}

/* Committed, or not: now it may be told. */
static void kept(server_hub *hub, live_table *live, table_change *change,
                 enum store_result result) {
    socket_request *request = change->request;
    if (result != STORE_DONE) {
        hub->counts.failures++;
        if (request) request_failed(hub, request, result);
        load(hub, live);
        return;
    }
    hub->counts.answers += (unsigned long)change->count;
    live->idle_since = hub_now(hub);
    live->uncounted = change->uncounted;
    live->told = hub->clock.time.uncounted + hub->clock.grace;
    table_watch_send_all(hub, live); /* so whoever is acknowledged knows already what came of it */
    if (request) {
        dm_writer *out = request_answer(hub, request);
        json_number_at(out, "seq", live->table->seq);
        request_finish(hub, request);
    }
    lobby_send_news(hub, live->table);
    settle(hub, live);
}

static void carry_out(server_hub *hub, live_table *live, table_change *change) {
    if (!apply_entries(live->table, change)) {
        if (change->request)
            request_refuse(hub, change->request, "server", "this went wrong; nothing was changed");
        table_change_free(change);
        load(hub, live);
        return;
    }
    live->busy = true;
    table_jobs_keep(hub, live, change, kept);
}

void live_table_carry_out(server_hub *hub, live_table *live, const command_decision *decision,
                          socket_request *request) {
    dm_guard(live->table && decision->count <= COMMAND_ENTRIES_MAX);
    assert(!live->busy);
    if (decision->code) {
        if (request) request_refuse(hub, request, decision->code, decision->why);
        return;
    }
    if (decision->repeated || decision->count == 0) {
        if (request) request_done(hub, request);
        return;
    }
    table_change *change = begin_change(hub, live, request);
    for (int k = 0; k < decision->count; k++) table_change_add(change, &decision->entries[k]);
    carry_out(hub, live, change);
}

void live_table_hold(live_table *live) {
    assert(!live->busy && live->table);
    live->busy = true;
}

void live_table_release(server_hub *hub, live_table *live, const command_decision *decision) {
    assert(live->busy && live->table);
    live->busy = false;
    if (decision) live_table_carry_out(hub, live, decision, NULL);
    if (live->busy) return; /* kept() goes on */
    live->busy = true;
    settle(hub, live);
}

/* A bot answered with a few tokens in a row; what is not asked any more is left out. */
void live_table_bot_answered(server_hub *hub, const char *id, uint32_t seq, uint8_t seat,
                             char tokens[][DM_TOKEN_BYTES], int count) {
    dm_guard(seat < DM_SEATS_MAX && count <= BOTS_ANSWERS_MAX);
    live_table *live = live_table_find(hub, id);
    if (live == NULL) return;
    live->thinking = false;
    live->bot_job = NULL;
    if (live->busy) return; /* settle() asks it again */
    const online_table *table = live->table;
    bool fits = table->seq == seq && online_turn(table) == seat && table->seats[seat].bot[0];
    if (!fits || count == 0) {
        let_bot_think(hub, live);
        return;
    }
    table_change *change = begin_change(hub, live, NULL);
    for (int k = 0; k < count; k++) {
        store_entry entry = {.seat = (uint8_t)(seat + 1), .kind = "answer"};
        strcpy(entry.text, tokens[k]);
        table_change_add(change, &entry);
    }
    carry_out(hub, live, change);
}

void live_table_left(server_hub *hub, live_table *live) {
    if (live->bot_job && hub->bot_pool) thread_pool_hurry(hub->bot_pool, live->bot_job, false);
}

void live_table_watched(server_hub *hub, live_table *live) {
    if (live->bot_job && hub->bot_pool) thread_pool_hurry(hub->bot_pool, live->bot_job, true);
    let_bot_think(hub, live);
}

void live_table_add_chat(server_hub *hub, live_table *live, const store_chat *chat) {
    chat_list_add(&live->chats, chat);
    if (!live->busy) table_watch_send_all(hub, live);
}

/* ---- Time ---------------------------------------------------------------------------------- */

static bool is_gone(const live_table *live, uint8_t seat, int64_t now) {
    dm_guard(seat < DM_SEATS_MAX);
    const online_table *table = live->table;
    int64_t used = time_used(live, now);
    if (clock_runs(live) && used >= table->seats[seat].time) return true;
    return table->plan.clock == PLAN_CLOCK_BANK && live->left_at[seat] && used >= GONE_AFTER &&
           play_clock_counted(&live->hub->clock) - live->left_at[seat] >= GONE_AFTER;
}

/* While nothing can be kept no clock runs, and when it can be again everybody sees that. */
static void tell_clocks(server_hub *hub, live_table *live) {
    int64_t uncounted = hub->clock.time.uncounted + hub->clock.grace;
    hub->clocks_run = true;
    if (hub->clock.away || uncounted == live->told) return;
    live->told = uncounted;
    table_watch_send_all(hub, live);
}

/* Where nothing happens unless somebody comes. In a game by the clock whoever is asked and away is
 * soon gone, so it is not worth to be put away before. */
static bool can_sleep(const live_table *live) {
    const online_table *table = live->table;
    uint8_t seat = online_turn(table);
    if (live->thinking) return false;
    if (seat == DM_NOBODY) return true;
    if (table->seats[seat].bot[0]) return !bots_are_awaited(live);
    bool gone_soon = table->plan.clock == PLAN_CLOCK_BANK && table->plan.gone != PLAN_GONE_WAIT &&
                     !table->seats[seat].away;
    return !gone_soon;
}

static bool is_idle(const live_table *live, int64_t now) {
    return live->watches == NULL && now - live->idle_since >= IDLE_AFTER && can_sleep(live);
}

/* Its clock runs on while it is not in memory. */
static void put_away(server_hub *hub, live_table *live) {
    const online_table *table = live->table;
    bool matters = clock_runs(live) && table->plan.gone != PLAN_GONE_WAIT;
    if (matters && !table->seats[online_turn(table)].away)
        table_alarms_set(hub->alarms, live->id, online_deadline(table) - live->uncounted);
    forget(hub, live);
}

/* Whoever is gone has what the plan says of that; true if that is anything. */
static bool let_go(server_hub *hub, live_table *live, int64_t now) {
    uint8_t seat = online_turn(live->table);
    command_decision decision;
    if (seat == DM_NOBODY || !is_gone(live, seat, now)) return false;
    command_gone(live->table, seat, &decision);
    if (decision.code) return false;
    live_table_carry_out(hub, live, &decision, NULL);
    return true;
}

static void tick(server_hub *hub, live_table *live) {
    if (live->busy || live->table == NULL) return;
    int64_t now = hub_now(hub);
    if (clock_runs(live)) tell_clocks(hub, live);
    if (away_too_long(live) && !hub->clock.away)
        carry_out(hub, live, begin_change(hub, live, NULL));
    else if (let_go(hub, live, now))
        return;
    else if (is_idle(live, now))
        put_away(hub, live);
    else
        let_bot_think(hub, live);
}

/* ---- All of them --------------------------------------------------------------------------- */

typedef struct table_walk {
    live_table **list;
    int count;
} table_walk;

static void collect(const void *node, VISIT order, void *context) {
    table_walk *walk = context;
    if (order == postorder || order == leaf) walk->list[walk->count++] = *(live_table *const *)node;
}

/* All of them, ended by NULL; to be freed. What is done to one may delete it, which a walk through
 * the tree must not meet. */
static live_table **list_all(server_hub *hub) {
    table_walk walk = {.list = memory_new(((size_t)hub->table_count + 1) * sizeof(live_table *))};
    twalk_r(hub->tables, collect, &walk);
    return walk.list;
}

static void do_to_each(server_hub *hub, void (*each)(server_hub *, live_table *)) {
    live_table **list = list_all(hub);
    for (live_table **at = list; *at; at++) each(hub, *at);
    free(list);
}

/* While a change is being kept it is rendered with that. */
static void forget_player(server_hub *hub, live_table *live, const char *player) {
    if (live->table == NULL) return; /* it is being loaded, without the name */
    bool said = chat_list_forget(&live->chats, player);
    bool sat = online_forget_player(live->table, player);
    if ((!said && !sat) || live->busy) return;
    table_watch_send_all(hub, live);
    if (sat) lobby_send_news(hub, live->table);
}

void live_table_forget_player(server_hub *hub, const char *player) {
    assert(*player);
    live_table **list = list_all(hub);
    for (live_table **at = list; *at; at++) forget_player(hub, *at, player);
    free(list);
}

void live_table_tick_all(server_hub *hub) {
    char due[STORE_ID_BYTES];
    int64_t now = hub_counted(hub);
    for (int k = 0; k < WOKEN_AT_ONCE && !hub->clock.away; k++)
        if (table_alarms_take(hub->alarms, now, due)) live_table_get(hub, due);
    do_to_each(hub, tick);
}

static void forget_one(server_hub *hub, live_table *live) {
    refuse_line(hub, live, STORE_FAILED);
    drop_watches(hub, live);
    forget(hub, live);
}

/* One that is busy finds out by itself, when it cannot be kept or loaded. */
void live_table_is_gone(server_hub *hub, const char *id) {
    live_table *live = live_table_find(hub, id);
    if (live && !live->busy) forget_one(hub, live);
}

void live_table_forget_all(server_hub *hub) { do_to_each(hub, forget_one); }

/* ---- At the start -------------------------------------------------------------------------- */

/* A table that something happens at, whether anybody comes or not. */
typedef struct running_row {
    char id[STORE_ID_BYTES];
    int64_t alarm; /* counted time; 0: it happens now */
} running_row;

typedef struct running_job {
    store_job job;
    server_hub *hub;
    running_row *rows;
    int count, room;
} running_job;

/* As can_sleep() and put_away() of a table that is in memory. False: it waits for somebody to come.
 */
static bool is_to_go_on(const store_table *row, int64_t *alarm) {
    online_plan plan;
    dm_error error;
    *alarm = 0;
    if (row->phase != STORE_PLAYING || row->turn == 0) return false;
    if (!plan_read_text(&plan, row->plan, &error)) return false;
    if (row->seats[row->turn - 1].bot[0]) return is_played_at_any_time(&plan);
    if (row->deadline == 0 || plan.gone == PLAN_GONE_WAIT) return false;
    if (plan.clock == PLAN_CLOCK_DAYS) *alarm = row->deadline - row->uncounted;
    return true;
}

static bool add_running(void *context, const store_table *row) {
    running_job *work = context;
    int64_t alarm;
    if (!is_to_go_on(row, &alarm)) return true;
    if (work->count == work->room) {
        work->room = work->room ? 2 * work->room : 64;
        work->rows = memory_grow(work->rows, (size_t)work->room, sizeof *work->rows);
    }
    running_row *running = &work->rows[work->count++];
    memcpy(running->id, row->id, sizeof running->id);
    running->alarm = alarm;
    return true;
}

static enum store_result find_running(store_job *job, store_handle *store) {
    running_job *work = (running_job *)job;
    work->count = 0;
    return store_running_tables(store, add_running, work);
}

static void found_running(store_job *job) {
    running_job *work = (running_job *)job;
    for (int k = 0; k < work->count; k++)
        if (work->rows[k].alarm == 0)
            live_table_get(work->hub, work->rows[k].id);
        else if (live_table_find(work->hub, work->rows[k].id) == NULL)
            table_alarms_set(work->hub->alarms, work->rows[k].id, work->rows[k].alarm);
    free(work->rows);
    free(work);
}

void live_table_load_running(server_hub *hub) {
    running_job *work = memory_new(sizeof *work);
    work->job.run = find_running;
    work->job.done = found_running;
    work->hub = hub;
    store_thread_give(hub->storage, &work->job);
}
