/* Some threads that take one job at a time from one queue. */
#include "server/thread_pool.h"

#include <pthread.h>
#include <stdlib.h>

#include "engine/guard.h"
#include "host/memory.h"

struct thread_pool {
    job_queue *queue;
    bool stopped;
    int thread_count;
    pthread_t threads[];
};

static void run(thread_pool *pool, job_link *link) {
    pool_job *job = (pool_job *)link;
    job->run(job);
    job_queue_finish(pool->queue, link);
}

static void *work(void *argument) {
    thread_pool *pool = argument;
    for (job_link *link; (link = job_queue_take(pool->queue));) run(pool, link);
    return NULL;
}

void thread_pool_work(thread_pool *pool) {
    assert(pool->thread_count == 0);
    if (job_queue_waiting(pool->queue) > 0) run(pool, job_queue_take(pool->queue));
}

static void finish(job_link *link) {
    pool_job *job = (pool_job *)link;
    job->done(job);
}

thread_pool *thread_pool_open(int threads, int most, void (*wake)(void *context), void *context) {
    dm_guard(threads >= 0);
    thread_pool *pool = memory_new(sizeof *pool + (size_t)threads * sizeof pool->threads[0]);
    pool->queue = job_queue_open(most, wake, context);
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
    free(pool);
}
