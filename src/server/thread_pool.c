/* Some threads that take one job at a time from one queue. */
#define _GNU_SOURCE /* gettid */

#include "server/thread_pool.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "engine/guard.h"
#include "host/memory.h"

enum { BEHIND = 5 }; /* nice */

struct thread_pool {
    job_queue *queue;
    const server_world *world; /* its clock, where there is a share */
    fair_share *share;         /* NULL: first come, first served */
    job_order order;
    bool stopped;
    int thread_count;
    pthread_t threads[];
};

static int64_t now(const thread_pool *pool) {
    return pool->share ? pool->world->elapsed(pool->world->context) : 0;
}

static void run(thread_pool *pool, job_link *link) {
    pool_job *job = (pool_job *)link;
    int64_t begun = now(pool);
    job->goes_on = false;
    job->run(job);
    if (pool->share) fair_share_end(pool->share, &job->claim, now(pool) - begun, !job->goes_on);
    if (job->goes_on)
        job_queue_put_back(pool->queue, link);
    else
        job_queue_finish(pool->queue, link);
}

/* What takes long steps back behind the loop and the store, which everybody waits for. */
static void step_back(void) { setpriority(PRIO_PROCESS, (id_t)gettid(), BEHIND); }

static void *work(void *argument) {
    thread_pool *pool = argument;
    if (pool->share) step_back();
    for (job_link *link; (link = job_queue_take(pool->queue));) run(pool, link);
    return NULL;
}

void thread_pool_work(thread_pool *pool) {
    assert(pool->thread_count == 0);
    if (job_queue_waiting(pool->queue) > 0) run(pool, job_queue_take(pool->queue));
}

static bool prefers(void *context, const job_link *job, const job_link *best) {
    const pool_job *other = (const pool_job *)best;
    return fair_share_prefers(context, &((const pool_job *)job)->claim,
                              other ? &other->claim : NULL);
}

static void chosen(void *context, job_link *job) {
    fair_share_begin(context, &((pool_job *)job)->claim);
}

int thread_pool_waiting(thread_pool *pool) { return job_queue_waiting(pool->queue); }

static void finish(job_link *link) {
    pool_job *job = (pool_job *)link;
    job->done(job);
}

static void share_out(thread_pool *pool, const server_world *world) {
    pool->world = world;
    pool->share = fair_share_open();
    pool->order = (job_order){pool->share, prefers, chosen};
    job_queue_use_order(pool->queue, &pool->order);
}

thread_pool *thread_pool_open(int threads, int most, const server_world *shared,
                              void (*wake)(void *context), void *context) {
    dm_guard(threads >= 0);
    thread_pool *pool = memory_new(sizeof *pool + (size_t)threads * sizeof pool->threads[0]);
    pool->queue = job_queue_open(most, wake, context);
    if (shared) share_out(pool, shared);
    while (pool->thread_count < threads) {
        if (pthread_create(&pool->threads[pool->thread_count], NULL, work, pool) != 0) {
            thread_pool_stop(pool);
            thread_pool_close(pool);
            return NULL;
        }
        pool->thread_count++;
    }
    return pool;
}

bool thread_pool_give(thread_pool *pool, pool_job *job) {
    assert(job->run && job->done);
    return !pool->stopped && job_queue_give(pool->queue, &job->link);
}

void thread_pool_hurry(thread_pool *pool, pool_job *job, bool urgent) {
    dm_guard(pool->share);
    fair_share_hurry(pool->share, &job->claim, urgent);
}

void thread_pool_collect(thread_pool *pool) { job_queue_collect(pool->queue, finish); }

void thread_pool_stop(thread_pool *pool) {
    assert(!pool->stopped);
    pool->stopped = true;
    job_queue_stop(pool->queue);
    for (int k = 0; k < pool->thread_count; k++) pthread_join(pool->threads[k], NULL);
    thread_pool_collect(pool);
    for (job_link *next, *link = job_queue_take_back(pool->queue); link; link = next) {
        next = link->next;
        finish(link);
    }
}

void thread_pool_close(thread_pool *pool) {
    assert(pool->stopped);
    job_queue_close(pool->queue);
    fair_share_close(pool->share);
    free(pool);
}
