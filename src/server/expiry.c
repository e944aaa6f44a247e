/* A few at a time, so that nobody who writes waits for long. */
#include "server/expiry.h"

#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "host/memory.h"
#include "server/live_table.h"
#include "server/lobby.h"

enum { AT_ONCE = 50, EVERY = 3600 * 1000 };

typedef struct expiry_job {
    store_job job;
    server_hub *hub;
    int64_t before;
    int count;
    char ids[AT_ONCE][STORE_ID_BYTES];
} expiry_job;

static bool note(void *context, const char *table) {
    expiry_job *work = context;
    dm_guard(work->count < AT_ONCE);
    strcpy(work->ids[work->count++], table);
    return true;
}

static enum store_result expire(store_job *job, store_handle *store) {
    expiry_job *work = (expiry_job *)job;
    work->count = 0;
    return store_expire_waiting(store, work->before, AT_ONCE, note, work);
}

static void expired(store_job *job) {
    expiry_job *work = (expiry_job *)job;
    server_hub *hub = work->hub;
    if (job->result == STORE_DONE && work->count > 0) {
        for (int k = 0; k < work->count; k++) live_table_is_gone(hub, work->ids[k]);
        lobby_forget_page(hub);
        if (work->count == AT_ONCE) hub->expire_at = 0; /* there may be more */
    }
    free(work);
}

void expiry_tick(server_hub *hub) {
    int64_t now = hub_now(hub);
    if (now < hub->expire_at || hub->clock.away) return;
    hub->expire_at = now + EVERY;
    expiry_job *work = memory_new(sizeof *work);
    work->job.run = expire;
    work->job.done = expired;
    work->hub = hub;
    work->before = now - TABLE_WAITS;
    store_thread_give(hub->storage, &work->job);
}
