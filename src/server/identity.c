/* Sessions that end, and players looked up anew. */
#include "server/identity.h"

#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "host/memory.h"
#include "online/secret.h"

/* ---- Ending -------------------------------------------------------------------------------- */

/* Nobody's from now on: what it has asked and is not carried out yet is refused. */
static void end_socket(server_hub *hub, server_connection *connection) {
    hub_know(hub, connection, NULL, "");
    connection_drop(connection);
}

static void end_sockets(server_hub *hub, const char *player, const char *session, bool others) {
    hub_note_ending(hub, player);
    for (server_connection *next, *at = *hub_player_bucket(hub, player); at; at = next) {
        next = at->next_of_player;
        bool is_it = strcmp(at->session, session) == 0;
        if (strcmp(at->player.id, player) == 0 && is_it != others) end_socket(hub, at);
    }
}

void identity_end_session(server_hub *hub, const char *player, const char *session) {
    assert(*player && *session);
    end_sockets(hub, player, session, false);
}

void identity_end_others(server_hub *hub, const char *player, const char *kept) {
    assert(*player && kept);
    end_sockets(hub, player, kept, true);
}

/* ---- Looking ------------------------------------------------------------------------------- */

enum store_result identity_now(store_handle *store, const char *player, const char *session,
                               store_player *now) {
    enum store_result result = store_has_session(store, player, session);
    return result == STORE_DONE ? store_find_player(store, player, now) : result;
}

void identity_refuse(server_hub *hub, socket_request *request) {
    request_refuse(hub, request, "who", "tell your name first");
}

typedef struct look_job {
    request_job job;
    char player[STORE_ID_BYTES], session[STORE_ID_BYTES];
    store_player now;
    void (*found)(server_hub *, socket_request *, const store_player *);
} look_job;

static enum store_result look(store_job *job, store_handle *store) {
    look_job *work = (look_job *)job;
    return identity_now(store, work->player, work->session, &work->now);
}

static void looked(store_job *job) {
    look_job *work = (look_job *)job;
    server_hub *hub = work->job.hub;
    if (job->result == STORE_DONE)
        work->found(hub, work->job.request, &work->now);
    else if (job->result == STORE_ABSENT)
        identity_refuse(hub, work->job.request);
    else
        request_failed(hub, work->job.request, job->result);
    secret_wipe(work, sizeof *work);
    free(work);
}

void identity_look(server_hub *hub, socket_request *request,
                   void (*found)(server_hub *hub, socket_request *request,
                                 const store_player *player)) {
    assert(found && request->from->known);
    look_job *work = request_job_new(hub, request, sizeof *work, look, looked);
    strcpy(work->player, request->from->player.id);
    strcpy(work->session, request->from->session);
    work->found = found;
    store_thread_give(hub->storage, &work->job.store);
}

/* ---- Using --------------------------------------------------------------------------------- */

typedef struct use_job {
    store_job job;
    char session[STORE_ID_BYTES];
    int64_t now;
} use_job;

static enum store_result use(store_job *job, store_handle *store) {
    use_job *work = (use_job *)job;
    return store_use_session(store, work->session, work->now);
}

static void used(store_job *job) { free(job); }

void identity_note_use(server_hub *hub, server_connection *connection) {
    static const int64_t day = 24 * 3600 * 1000;
    int64_t now = hub_now(hub);
    if (!connection->known || now - connection->session_used < day || hub->closing) return;
    connection->session_used = now;
    use_job *work = memory_new(sizeof *work);
    work->job.run = use;
    work->job.done = used;
    strcpy(work->session, connection->session);
    work->now = now;
    store_thread_give(hub->storage, &work->job);
}
