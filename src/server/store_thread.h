/* The store thread: the only one that changes the store (reads.h: those that only read).
 *
 * The loop gives jobs; the thread runs all that wait in one transaction, so that many tables share
 * one write to the disk; the loop collects them when it is committed (job_queue.h). A job whose
 * result is not STORE_DONE has changed nothing, and does not hinder the others. */
#ifndef SERVER_STORE_THREAD_H
#define SERVER_STORE_THREAD_H

#include "server/job_queue.h"
#include "server/world.h"
#include "store/store.h"

/* Part of a larger struct, as its first member. */
typedef struct store_job {
    job_link link;
    /* In the thread, inside a transaction; may be called once more if that failed. */
    enum store_result (*run)(struct store_job *job, store_handle *store);
    void (*done)(struct store_job *job); /* in the loop; gives the job back to the heap */
    enum store_result result;
} store_job;

typedef struct store_thread store_thread;

/* NULL with `problem` told. `wake` is called from the thread. */
store_thread *store_thread_open(const server_world *world, const char *path,
                                void (*wake)(void *context), void *context,
                                char problem[STORE_PROBLEM_BYTES]);
/* In the loop: the job is the thread's until its `done` is called. */
void store_thread_give(store_thread *thread, store_job *job);
/* In a world without threads: carries out what waits. */
void store_thread_work(store_thread *thread);
/* In the loop: calls `done` of all that were carried out; how many. */
int store_thread_collect(store_thread *thread);

/* Call it now and then: while the store cannot be written it is tried again, so that `fails` tells
 * the truth also if nobody wants to keep anything. */
void store_thread_look_again(store_thread *thread);

/* For /metrics and /healthz. */
typedef struct store_thread_numbers {
    int waiting;
    bool fails;                                   /* what was to be kept last could not be */
    unsigned long busy;                           /* microseconds with what it does now; or 0 */
    unsigned long commits, microseconds, longest; /* transactions so far, and how long they took */
} store_thread_numbers;
/* From any thread. */
store_thread_numbers store_thread_counts(store_thread *thread);

/* What the store knew of the server's time when it was opened; zeros: nothing. */
store_time store_thread_time(const store_thread *thread);

/* Carries out everything that waits, collects it, and closes the store. What is given meanwhile, by
 * a `done`, fails. */
void store_thread_close(store_thread *thread);

#endif
