/* Readers, and who is next. */
#include "server/reads.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "host/memory.h"

/* UNSENT: bytes of answers that wait in a socket; with more no read is begun. */
enum { UNSENT = 64 << 10 };

/* ---- Readers: a store each, for whichever thread needs one ---------------------------------- */

struct store_readers {
    pthread_mutex_t lock;
    int free;
    store_handle *stores[HUB_READERS];
};

store_readers *reads_open(const server_world *world, const char *path) {
    char problem[STORE_PROBLEM_BYTES];
    store_readers *readers = memory_new(sizeof *readers);
    pthread_mutex_init(&readers->lock, NULL);
    for (; readers->free < HUB_READERS; readers->free++) {
        store_handle *store = world->open_reader(path, problem);
        if (store == NULL) break;
        readers->stores[readers->free] = store;
    }
    if (readers->free == HUB_READERS) return readers;
    reads_close(readers);
    return NULL;
}

void reads_close(store_readers *readers) {
    if (readers == NULL) return;
    for (int k = 0; k < readers->free; k++) store_close(readers->stores[k]);
    pthread_mutex_destroy(&readers->lock);
    free(readers);
}

/* There are as many as threads. */
static store_handle *take_store(store_readers *readers) {
    pthread_mutex_lock(&readers->lock);
    dm_guard(readers->free > 0);
    store_handle *store = readers->stores[--readers->free];
    pthread_mutex_unlock(&readers->lock);
    return store;
}

static void give_store_back(store_readers *readers, store_handle *store) {
    pthread_mutex_lock(&readers->lock);
    readers->stores[readers->free++] = store;
    pthread_mutex_unlock(&readers->lock);
}

/* ---- One read ------------------------------------------------------------------------------- */

typedef struct read_turn {
    pool_job job;
    struct read_turn *next; /* in the line of the connection */
    server_hub *hub;
    server_connection *from; /* held; NULL: no line */
    store_job *reading;
} read_turn;

static void read_now(pool_job *job) {
    read_turn *turn = (read_turn *)job;
    store_job *reading = turn->reading;
    store_handle *store = take_store(turn->hub->readers);
    reading->result = store_begin_to_read(store);
    if (reading->result == STORE_DONE) reading->result = reading->run(reading, store);
    store_end_reading(store);
    give_store_back(turn->hub->readers, store);
}

static void begin_next(server_connection *connection);

static void end_turn(read_turn *turn) {
    server_connection *from = turn->from;
    turn->reading->done(turn->reading);
    free(turn);
    if (from == NULL) return;
    from->reading = false;
    begin_next(from);
    connection_release(from);
}

static void turn_done(pool_job *job) { end_turn((read_turn *)job); }

static void fail_turn(read_turn *turn) {
    turn->reading->result = STORE_FAILED;
    end_turn(turn);
}

static void begin(read_turn *turn) {
    turn->hub->counts.reads++;
    turn->reading->result = STORE_FAILED; /* until it was read */
    if (!thread_pool_give(turn->hub->read_pool, &turn->job)) fail_turn(turn);
}

/* ---- Lines ---------------------------------------------------------------------------------- */

static read_turn *take_from_line(server_connection *connection) {
    read_turn *turn = connection->reads;
    if (turn == NULL) return NULL;
    connection->reads = turn->next;
    if (connection->reads == NULL) connection->reads_end = &connection->reads;
    return turn;
}

bool reads_may_begin(const server_connection *connection) { return connection->queued <= UNSENT; }

static void begin_next(server_connection *connection) {
    bool waits = connection->reads && !connection->reading;
    if (!waits || !reads_may_begin(connection)) return;
    connection->reading = true;
    begin(take_from_line(connection));
}

void reads_go_on(server_connection *connection) { begin_next(connection); }

void reads_forget(server_connection *connection) {
    for (read_turn *turn; (turn = take_from_line(connection));) {
        turn->from = NULL;
        fail_turn(turn);
        connection_release(connection);
    }
}

/* ---- Admission ------------------------------------------------------------------------------ */

static const char *name_of(const server_connection *from) {
    return from->known ? from->player.id : from->address;
}

bool reads_admit(server_hub *hub, socket_request *request) {
    const char *name = name_of(request->from);
    int64_t now = hub_now(hub);
    if (limit_table_take(hub->reading, name, 1, now)) return true;
    connection_hush(request->from); /* or saying no would be all that is done */
    request_slow_down(hub, request, limit_table_wait(hub->reading, name, 1, now),
                      "too many questions: wait a moment");
    return false;
}

static read_turn *new_turn(server_hub *hub, const char *name, store_job *reading) {
    assert(reading->run && reading->done);
    read_turn *turn = memory_new(sizeof *turn);
    turn->job.run = read_now;
    turn->job.done = turn_done;
    turn->job.claim.owner = fair_share_hash(name);
    turn->hub = hub;
    turn->reading = reading;
    return turn;
}

void reads_give(server_hub *hub, socket_request *request, store_job *job) {
    server_connection *from = request->from;
    if (hub->readers == NULL) {
        store_thread_give(hub->storage, job);
        return;
    }
    read_turn *turn = new_turn(hub, name_of(from), job);
    turn->from = connection_hold(from);
    *from->reads_end = turn;
    from->reads_end = &turn->next;
    begin_next(from);
}

void reads_give_for(server_hub *hub, const char *name, store_job *job) {
    if (hub->readers)
        begin(new_turn(hub, name, job));
    else
        store_thread_give(hub->storage, job);
}
