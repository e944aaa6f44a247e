/* Threads beside the event loop: for bots that think and passwords that are hashed.
 *
 * The loop gives a job, some thread runs it, and the loop collects it again. Nothing is shared but
 * the job itself, which belongs to whoever has it at the moment (job_queue.h). */
#ifndef SERVER_THREAD_POOL_H
#define SERVER_THREAD_POOL_H

#include "server/job_queue.h"

/* Part of a larger struct, as its first member. */
typedef struct pool_job {
    job_link link;
    void (*run)(struct pool_job *job);  /* in a thread */
    void (*done)(struct pool_job *job); /* in the loop; gives the job back to the heap */
} pool_job;

typedef struct thread_pool thread_pool;

/* At most `most` jobs wait; with 0 threads they wait until the pool is stopped. `wake` is called
 * from a thread when there is something to collect. NULL if a thread cannot be started. */
thread_pool *thread_pool_open(int threads, int most, void (*wake)(void *context), void *context);
/* False if too many wait already, or the pool was stopped; the job is then still the caller's. */
bool thread_pool_give(thread_pool *pool, pool_job *job);
/* In the place of threads, where there are 0: runs the job that is next, if any. */
void thread_pool_work(thread_pool *pool);
/* Calls `done` of all that are finished. */
void thread_pool_collect(thread_pool *pool);
/* Waits for what is being run, and ends the threads. All jobs are collected, those that nobody ran
 * too; from now on none is accepted. */
void thread_pool_stop(thread_pool *pool);
/* After thread_pool_stop(). */
void thread_pool_close(thread_pool *pool);

#endif
