/* Tasks about passwords. */
#include "server/password.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/memory.h"
#include "online/secret.h"

static void work(task *task) {
    password_task *job = (password_task *)task;
    job->good = secret_is_password_of(job->hashed, job->before);
    if (job->good && job->after[0]) job->good = secret_hash_password(job->after, job->hashed);
}

static void done(task *task) {
    password_task *job = (password_task *)task;
    job->checked(job->hub, job->request, job);
    secret_wipe(job, sizeof *job);
    free(job);
}

void password_check(hub *hub, request *request, const char *before, const char *after,
                    void (*checked)(struct hub *hub, struct request *request,
                                    const password_task *task)) {
    password_task *job = memory_new(sizeof *job);
    job->task.work = work;
    job->task.done = done;
    job->hub = hub;
    job->request = request;
    job->checked = checked;
    snprintf(job->before, sizeof job->before, "%s", before);
    snprintf(job->after, sizeof job->after, "%s", after ? after : "");
    strcpy(job->hashed, request->from->player.password);
    if (crew_give(hub->passwords, &job->task)) return;
    free(job);
    request_refuse(hub, request, "slow-down", "the server is busy: try again");
}
