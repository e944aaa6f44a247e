/* Jobs between the event loop and the threads beside it.
 *
 *     loop ── give ──→ waiting ── take ──→ a thread ── finish ──→ finished ── collect ──→ loop
 *
 * What always holds: a job is in exactly one of these places and belongs to whoever has it, so that
 * nothing in it needs a lock; both lists keep their order; and whatever was given comes back to the
 * loop exactly once, by job_queue_collect() or, if no thread took it, by job_queue_take_back().
 *
 * The store thread takes all that wait at once, to keep them in one transaction; the threads of a
 * pool take one at a time. */
#ifndef SERVER_JOB_QUEUE_H
#define SERVER_JOB_QUEUE_H

#include <stdbool.h>

/* Part of a larger struct, as its first member. Several that are linked end with NULL. */
typedef struct job_link {
    struct job_link *next;
} job_link;

typedef struct job_queue job_queue;

/* Who of those that wait is taken first, where it is not the one who came first. Called under the
 * queue's lock. */
typedef struct job_order {
    void *context;
    /* Whether a job is taken rather than the best so far (NULL: none yet), which came earlier. What
     * is not preferred to none cannot be taken now. */
    bool (*prefers)(void *context, const job_link *job, const job_link *best);
    void (*chosen)(void *context, job_link *job);
} job_order;

/* At most `most` jobs wait. `wake(context)` is called from the threads when there is something to
 * collect. Never NULL. */
job_queue *job_queue_open(int most, void (*wake)(void *context), void *context);
/* Before anything is given; `order` must outlive the queue. For threads that take one at a time. */
void job_queue_use_order(job_queue *queue, const job_order *order);
/* When all threads have ended and everything came back. */
void job_queue_close(job_queue *queue);

/* ---- In the loop ---------------------------------------------------------------------------- */

/* False if too many wait already; the job is then still the caller's. */
bool job_queue_give(job_queue *queue, job_link *job);
/* Calls `done` for all that are finished, in the order they were; how many. `done` may give jobs,
 * and free the one it is called with. */
int job_queue_collect(job_queue *queue, void (*done)(job_link *job));
/* How many wait. */
int job_queue_waiting(job_queue *queue);
/* Threads that ask for one job from now on are told to end, those that take all when nothing waits
 * any more. What waits stays, and more can come. */
void job_queue_stop(job_queue *queue);
/* After the threads have ended: all that wait, linked, or NULL. */
job_link *job_queue_take_back(job_queue *queue);

/* ---- In a thread ---------------------------------------------------------------------------- */

/* Waits for a job; NULL: the queue was stopped. */
job_link *job_queue_take(job_queue *queue);
/* Waits for jobs, and takes all there are, linked; NULL: the queue was stopped and is empty. */
job_link *job_queue_take_all(job_queue *queue);
/* Puts a job that was taken back into the line, at its end. */
void job_queue_put_back(job_queue *queue, job_link *job);
/* Hands linked jobs over to the loop, and wakes it. */
void job_queue_finish(job_queue *queue, job_link *first);

#endif
