/* Threads beside the event loop: for bots that think and passwords that are hashed.
 *
 * The loop gives a job, some thread runs it, and the loop collects it again. Nothing is shared but
 * the job itself, which belongs to whoever has it at the moment (job_queue.h). A job that takes
 * long is run in slices, and between two of them others may be next (fair_share.h). */
#ifndef SERVER_THREAD_POOL_H
#define SERVER_THREAD_POOL_H

#include "server/fair_share.h"
#include "server/job_queue.h"
#include "server/world.h"

/* Part of a larger struct, as its first member. */
typedef struct pool_job {
    job_link link;
    void (*run)(struct pool_job *job);  /* in a thread: all of it, or a slice */
    void (*done)(struct pool_job *job); /* in the loop; gives the job back to the heap */
    bool goes_on;                       /* `run` says: there is more to do */
    fair_claim claim;                   /* where there is an order */
} pool_job;

typedef struct thread_pool thread_pool;

/* At most `most` jobs wait. Where the pool is `shared`, who is next follows from the claims of the
 * jobs, whose slices cost what they take by the clock of that world; NULL: from when they came.
 * With 0 threads they wait until the pool is stopped. `wake` is called from a thread when there is
 * something to collect. NULL if a thread cannot be started. */
thread_pool *thread_pool_open(int threads, int most, const server_world *shared,
                              void (*wake)(void *context), void *context);
/* How many jobs wait. */
int thread_pool_waiting(thread_pool *pool);
/* False if too many wait already, or the pool was stopped; the job is then still the caller's. */
bool thread_pool_give(thread_pool *pool, pool_job *job);
/* A job that was given is urgent from now on, or not. The pool has a share. */
void thread_pool_hurry(thread_pool *pool, pool_job *job, bool urgent);
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
