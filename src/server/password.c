/* Jobs about passwords. */
#include "server/password.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "host/memory.h"
#include "online/secret.h"

static void compare_and_hash(pool_job *job) {
    password_job *work = (password_job *)job;
    work->good = secret_is_password_of(work->compared, work->before);
    if (work->good && work->after[0]) work->good = secret_hash_password(work->after, work->hashed);
}

static void done(pool_job *job) {
    password_job *work = (password_job *)job;
    work->checked(work->hub, work->request, work);
    secret_wipe(work, sizeof *work);
    free(work);
}

void password_check(server_hub *hub, socket_request *request, const char *hashed,
                    const char *before, const char *after,
                    void (*checked)(server_hub *hub, socket_request *request,
                                    const password_job *job)) {
    assert(before && checked && hashed[0]);
    password_job *work = memory_new(sizeof *work);
    work->job.run = compare_and_hash;
    work->job.done = done;
    work->hub = hub;
    work->request = request;
    work->checked = checked;
    snprintf(work->before, sizeof work->before, "%s", before);
    snprintf(work->after, sizeof work->after, "%s", after ? after : "");
    strcpy(work->compared, hashed);
    if (thread_pool_give(hub->password_pool, &work->job)) return;
    free(work);
    request_refuse(hub, request, "slow-down", "the server is busy: try again");
}
