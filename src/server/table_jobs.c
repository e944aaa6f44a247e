/* Store jobs about tables. */
#include "server/table_jobs.h"

#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "host/memory.h"
#include "online/chat_text.h"
#include "online/load.h"
#include "online/rating.h"
#include "server/journal.h"
#include "server/reads.h"

/* A change keeps the lease for so long; whoever comes after a crash under another name waits. */
enum { LEASE_MS = 60 * 1000, CHANGE_ENTRIES_MAX = 64 };

/* ---- Changes ------------------------------------------------------------------------------- */

table_change *table_change_new(socket_request *request) {
    table_change *change = memory_new(sizeof *change);
    change->request = request;
    return change;
}

bool table_change_add(table_change *change, const store_entry *entry) {
    assert(strlen(entry->kind) > 0);
    if (change->count == CHANGE_ENTRIES_MAX) return false;
    if (change->count == change->room) {
        change->room = change->room ? 2 * change->room : 2;
        change->entries =
            memory_grow(change->entries, (size_t)change->room, sizeof *change->entries);
    }
    change->entries[change->count++] = *entry;
    return true;
}

void table_change_free(table_change *change) {
    free(change->entries);
    free(change);
}

/* ---- Keeping a change ---------------------------------------------------------------------- */

typedef struct change_job {
    store_job job;
    server_hub *hub;
    live_table *live;
    table_change *change;
    void (*kept)(server_hub *, live_table *, table_change *, enum store_result);
    store_table row; /* after the last entry */
    char holder[STORE_ID_BYTES];
    char position[STORE_POSITION_BYTES];
    bool over, counts, rated;
    uint8_t places[DM_SEATS_MAX];
    int points[DM_SEATS_MAX];
    char *story;
} change_job;

static enum store_result keep_ratings(change_job *work, store_handle *store,
                                      store_result_row rows[DM_SEATS_MAX]) {
    dm_guard(work->row.seat_count <= DM_SEATS_MAX);
    store_rating before[DM_SEATS_MAX];
    rating_belief ratings[DM_SEATS_MAX];
    int players = work->row.seat_count;
    for (int k = 0; k < players; k++) {
        enum store_result found = store_find_rating(store, work->row.seats[k].player,
                                                    work->row.game, players, &before[k]);
        if (found != STORE_DONE && found != STORE_ABSENT) return found;
        ratings[k] = found == STORE_DONE ? (rating_belief){before[k].mean, before[k].deviation}
                                         : rating_of_newcomer();
        if (found == STORE_ABSENT) before[k].games = 0;
        rows[k].before = rating_shown(ratings[k]);
    }
    rating_update(ratings, work->places, players);
    for (int k = 0; k < players; k++) {
        store_rating after = {.players = (uint8_t)players,
                              .mean = ratings[k].mean,
                              .deviation = ratings[k].deviation,
                              .games = before[k].games + 1};
        strcpy(after.player, work->row.seats[k].player);
        strcpy(after.game, work->row.game);
        rows[k].rated = true;
        rows[k].after = rating_shown(ratings[k]);
        enum store_result result = store_put_rating(store, &after);
        if (result != STORE_DONE) return result;
    }
    return STORE_DONE;
}

static enum store_result keep_results(change_job *work, store_handle *store) {
    store_result_row rows[DM_SEATS_MAX];
    enum store_result result = STORE_DONE;
    memset(rows, 0, sizeof rows);
    if (work->rated) result = keep_ratings(work, store, rows);
    for (int k = 0; result == STORE_DONE && k < work->row.seat_count; k++) {
        if (work->row.seats[k].player[0] == '\0') continue;
        strcpy(rows[k].table, work->row.id);
        strcpy(rows[k].player, work->row.seats[k].player);
        strcpy(rows[k].game, work->row.game);
        rows[k].players = work->row.seat_count;
        rows[k].seat = (uint8_t)(k + 1);
        rows[k].place = work->places[k];
        rows[k].points = work->points[k];
        rows[k].at = work->change->at;
        result = store_add_result(store, &rows[k]);
        if (result == STORE_ABSENT) result = STORE_DONE; /* that player was forgotten */
    }
    return result;
}

static enum store_result keep_change(store_job *job, store_handle *store) {
    change_job *work = (change_job *)job;
    const table_change *change = work->change;
    const char *id = work->row.id;
    uint32_t last = work->row.seq;
    enum store_result result =
        store_lease(store, id, work->holder, change->at, change->at + LEASE_MS);
    for (int k = 0; result == STORE_DONE && k < change->count; k++) {
        work->row.seq = change->entries[k].seq;
        result = store_append(store, work->holder, &work->row, &change->entries[k]);
    }
    work->row.seq = last;
    if (result == STORE_DONE && work->position[0])
        result = store_keep_position(store, id, last, work->row.rules, work->position);
    if (result == STORE_DONE && work->over) result = store_keep_story(store, id, 0, work->story);
    if (result == STORE_DONE && work->counts) result = keep_results(work, store);
    return result;
}

static void change_kept(store_job *job) {
    change_job *work = (change_job *)job;
    work->kept(work->hub, work->live, work->change, job->result);
    table_change_free(work->change);
    free(work->story);
    free(work);
}

/* What is still to be seen of a finished game when the rules have changed. Seats have no names in
 * it: who is forgotten must not live on in a story. */
static char *write_story(server_hub *hub, const online_table *table) {
    static const table_reader nobody = {DM_PUBLIC, TEXT_ENGLISH, 0, 0};
    online_table *nameless = online_new();
    memory_expect(nameless);
    *nameless = *table;
    memset(nameless->match.names, 0, sizeof nameless->match.names);
    dm_writer *out = hub_begin_message(hub);
    table_json_write_game(nameless, &nobody, out);
    table_json_write_result(nameless, out);
    json_close(out, '}');
    online_free(nameless);
    return memory_copy_text(out->text);
}

void table_jobs_keep(server_hub *hub, live_table *live, table_change *change,
                     void (*kept)(server_hub *, live_table *, table_change *, enum store_result)) {
    dm_guard(change->count > 0);
    assert(live->busy && live->table);
    const online_table *table = live->table;
    change_job *work = memory_new(sizeof *work);
    work->job.run = keep_change;
    work->job.done = change_kept;
    work->hub = hub;
    work->live = live;
    work->change = change;
    work->kept = kept;
    online_row(table, &work->row);
    work->row.uncounted = change->uncounted;
    strcpy(work->holder, hub->holder);
    if (table->phase != STORE_WAITING) {
        dm_writer out = dm_writer_on(work->position, sizeof work->position);
        table->match.game->write_position(&table->match.state, &out);
    }
    work->over = strcmp(change->entries[change->count - 1].kind, "end") == 0;
    if (work->over && !table->voided) {
        online_result(table, work->places, work->points);
        work->counts = true;
        work->rated = work->row.rated;
    }
    if (work->over) work->story = write_story(hub, table);
    store_thread_give(hub->storage, &work->job);
}

/* ---- Loading ------------------------------------------------------------------------------- */

typedef struct load_job {
    store_job job;
    server_hub *hub;
    live_table *live;
    char id[STORE_ID_BYTES], holder[STORE_ID_BYTES];
    int64_t now, uncounted;
    bool over;
    loaded_table loaded;
    void (*done)(server_hub *, live_table *, loaded_table *, enum store_result);
} load_job;

/* Earlier versions kept lines as they were given. */
static bool add_chat(void *context, const store_chat *chat) {
    store_chat clean = *chat;
    if (chat_text_read(chat->text, clean.text)) chat_list_add(context, &clean);
    return true;
}

static void keep_story(void *context, const char *json) {
    loaded_table *loaded = context;
    loaded->story = memory_copy_text(json);
}

/* Under other rules: a game that is over is only shown, another one goes on from its position. */
static enum store_result meet_new_rules(load_job *work, store_handle *store) {
    loaded_table *loaded = &work->loaded;
    online_table *table = loaded->table;
    store_table row;
    store_entry entry;
    dm_error error;
    if (table->phase == STORE_OVER) return store_story(store, work->id, 0, keep_story, loaded);
    enum store_result result = load_goes_on(store, table, &entry, &error);
    if (result != STORE_DONE) return result;
    entry.seq = table->seq + 1;
    entry.at = work->now;
    if (!online_apply(table, &entry, &error)) return STORE_FAILED;
    online_row(table, &row);
    row.uncounted = loaded->row.uncounted = work->uncounted;
    return store_append(store, work->holder, &row, &entry);
}

static void forget_loaded(loaded_table *loaded) {
    online_free(loaded->table);
    free(loaded->story);
    chat_list_clear(&loaded->chats);
    memset(loaded, 0, sizeof *loaded);
}

static enum store_result load(store_job *job, store_handle *store) {
    load_job *work = (load_job *)job;
    loaded_table *loaded = &work->loaded;
    dm_error error;
    forget_loaded(loaded);
    enum store_result result = store_find_table(store, work->id, &loaded->row);
    if (result != STORE_DONE) return result;
    if (loaded->row.phase != STORE_OVER)
        result = store_lease(store, work->id, work->holder, work->now, work->now + LEASE_MS);
    if (result == STORE_FULL) result = STORE_DONE; /* see loading_done() */
    if (result != STORE_DONE) return result;
    loaded->table = load_table(store, &loaded->row, &result, &error);
    if (loaded->table == NULL) {
        journal("table-not-loaded", "table", work->id, "why", error.text, NULL);
        return result;
    }
    if (loaded->table->phase != STORE_WAITING && loaded->table->match.game == NULL)
        result = meet_new_rules(work, store);
    if (result == STORE_DONE)
        result = store_chats(store, work->id, 0, CHAT_LIST_MAX, add_chat, &loaded->chats);
    return result;
}

/* A disk that is full must not keep anybody from looking: nothing but the lease could not be kept,
 * and a change asks for it again. A table that was to go on under other rules is ahead of its row.
 */
static bool is_only_without_lease(const load_job *work) {
    const online_table *table = work->loaded.table;
    return work->job.result == STORE_FULL && table && table->seq == work->loaded.row.seq;
}

static void loading_done(store_job *job) {
    load_job *work = (load_job *)job;
    if (is_only_without_lease(work)) job->result = STORE_DONE;
    work->done(work->hub, work->live, &work->loaded, job->result);
    forget_loaded(&work->loaded);
    free(work);
}

/* What is over needs no lease, and so nobody who writes. */
static enum store_result load_if_over(store_job *job, store_handle *store) {
    load_job *work = (load_job *)job;
    store_table row;
    enum store_result result = store_find_table(store, work->id, &row);
    work->over = result == STORE_ABSENT || (result == STORE_DONE && row.phase == STORE_OVER);
    return result == STORE_DONE && work->over ? load(job, store) : result;
}

static void looked(store_job *job) {
    load_job *work = (load_job *)job;
    if (work->over) {
        loading_done(job);
        return;
    }
    job->run = load;
    job->done = loading_done;
    store_thread_give(work->hub->storage, job);
}

void table_jobs_load(server_hub *hub, live_table *live,
                     void (*loaded)(server_hub *, live_table *, loaded_table *,
                                    enum store_result)) {
    assert(live->busy && live->table == NULL);
    load_job *work = memory_new(sizeof *work);
    work->job.run = load_if_over;
    work->job.done = looked;
    work->hub = hub;
    work->live = live;
    strcpy(work->id, live->id);
    strcpy(work->holder, hub->holder);
    work->now = hub_now(hub);
    work->uncounted = hub->clock.time.uncounted;
    work->done = loaded;
    reads_give_for(hub, work->id, &work->job);
}
