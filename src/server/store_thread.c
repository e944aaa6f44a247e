/* The thread takes all jobs that wait, runs them in one transaction, and hands them back. */
#include "server/store_thread.h"

#include <limits.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

#include "engine/guard.h"
#include "host/memory.h"
#include "server/journal.h"

struct store_thread {
    const server_world *world;
    job_queue *queue;
    pthread_t thread;
    store_handle *store;
    store_job trial;      /* store_thread_look_again(): under way while it has a `run` */
    pthread_mutex_t lock; /* of the numbers */
    store_thread_numbers numbers;
    unsigned long begun; /* microseconds: what it does now; 0: nothing */
    store_time time;
};

static store_job *next_of(const store_job *job) { return (store_job *)job->link.next; }

/* ---- In the thread ------------------------------------------------------------------------- */

/* One job among others: its own changes are undone if it does not succeed. */
static void keep_one(store_handle *store, store_job *job) {
    job->result = store_mark(store);
    if (job->result != STORE_DONE) return;
    job->result = job->run(job, store);
    if (job->result == STORE_DONE)
        store_forget_mark(store);
    else
        store_undo_to_mark(store);
}

static enum store_result keep_together(store_thread *thread, store_job *first, store_job *stop) {
    enum store_result result = store_begin(thread->store);
    if (result != STORE_DONE) return result;
    for (store_job *job = first; job != stop; job = next_of(job)) keep_one(thread->store, job);
    result = store_commit(thread->store);
    if (result != STORE_DONE) store_rollback(thread->store);
    return result;
}

static bool could_not_be_kept(const store_job *job) {
    return job->result == STORE_FULL || job->result == STORE_FAILED;
}

/* Where all together cannot be kept, each gets its own chance: those that only read can succeed on
 * a full disk. True if everything could be kept. */
static bool keep_all(store_thread *thread, store_job *first) {
    bool together = keep_together(thread, first, NULL) == STORE_DONE, good = true;
    for (store_job *job = first; job && !together; job = next_of(job)) {
        enum store_result result = keep_together(thread, job, next_of(job));
        if (result != STORE_DONE) job->result = result;
    }
    for (store_job *job = first; job; job = next_of(job)) good = good && !could_not_be_kept(job);
    if (!good && !store_thread_counts(thread).fails)
        journal("store-fails", "why", store_problem(thread->store), NULL);
    return good;
}

static void count(store_thread_numbers *numbers, unsigned long microseconds) {
    numbers->commits++;
    numbers->microseconds += microseconds;
    if (microseconds > numbers->longest) numbers->longest = microseconds;
}

static void report(store_thread *thread, bool good, unsigned long microseconds) {
    pthread_mutex_lock(&thread->lock);
    if (!good) thread->numbers.fails = true;
    thread->begun = 0;
    count(&thread->numbers, microseconds);
    pthread_mutex_unlock(&thread->lock);
}

static unsigned long microseconds_now(const store_thread *thread) {
    return (unsigned long)thread->world->elapsed(thread->world->context);
}

/* Reading may go well all the while: so only writing shows that it works again. */
static enum store_result try_to_write(store_job *job, store_handle *store) {
    (void)job;
    return store_try_to_write(store);
}

static void tried(store_job *job) {
    store_thread *thread = (store_thread *)((char *)job - offsetof(store_thread, trial));
    job->run = NULL;
    if (job->result != STORE_DONE) return;
    pthread_mutex_lock(&thread->lock);
    thread->numbers.fails = false;
    pthread_mutex_unlock(&thread->lock);
    journal("store-works-again", NULL);
}

static void carry_out(store_thread *thread, job_link *first) {
    unsigned long begun = microseconds_now(thread);
    pthread_mutex_lock(&thread->lock);
    thread->begun = begun;
    pthread_mutex_unlock(&thread->lock);
    bool good = keep_all(thread, (store_job *)first);
    report(thread, good, microseconds_now(thread) - begun);
    job_queue_finish(thread->queue, first);
}

static void *work(void *argument) {
    store_thread *thread = argument;
    for (job_link *first; (first = job_queue_take_all(thread->queue));) carry_out(thread, first);
    return NULL;
}

/* ---- In the loop --------------------------------------------------------------------------- */

/* Those who come while it cannot be written are told what they can be told. */
static bool is_read_only(store_handle *store) {
    bool written = store_begin(store) == STORE_DONE && store_try_to_write(store) == STORE_DONE &&
                   store_commit(store) == STORE_DONE;
    if (!written) journal("store-fails", "why", store_problem(store), NULL);
    store_rollback(store);
    return !written;
}

static void start_threads(store_thread *thread) {
    store_tidy_beside(thread->store);
    bool runs = pthread_create(&thread->thread, NULL, work, thread) == 0;
    memory_expect(runs ? thread : NULL);
}

store_thread *store_thread_open(const server_world *world, const char *path,
                                void (*wake)(void *context), void *context,
                                char problem[STORE_PROBLEM_BYTES]) {
    store_handle *store = world->open_store(path, problem);
    if (store == NULL) return NULL;
    store_thread *thread = memory_new(sizeof *thread);
    thread->world = world;
    thread->queue = job_queue_open(INT_MAX, wake, context);
    pthread_mutex_init(&thread->lock, NULL);
    thread->store = store;
    thread->numbers.fails = is_read_only(store);
    if (store_find_time(store, &thread->time) != STORE_DONE) thread->time = (store_time){0};
    if (world->threads) start_threads(thread);
    return thread;
}

void store_thread_give(store_thread *thread, store_job *job) {
    dm_guard(thread);
    assert(job->run && job->done);
    bool given = job_queue_give(thread->queue, &job->link);
    assert(given), (void)given; /* as many as there are */
}

void store_thread_work(store_thread *thread) {
    assert(!thread->world->threads);
    if (job_queue_waiting(thread->queue) > 0) carry_out(thread, job_queue_take_all(thread->queue));
}

static void finish(job_link *link) {
    store_job *job = (store_job *)link;
    job->done(job);
}

int store_thread_collect(store_thread *thread) { return job_queue_collect(thread->queue, finish); }

void store_thread_look_again(store_thread *thread) {
    if (thread->trial.run || !store_thread_counts(thread).fails) return;
    thread->trial.run = try_to_write;
    thread->trial.done = tried;
    store_thread_give(thread, &thread->trial);
}

store_thread_numbers store_thread_counts(store_thread *thread) {
    pthread_mutex_lock(&thread->lock);
    store_thread_numbers numbers = thread->numbers;
    if (thread->begun) numbers.busy = microseconds_now(thread) - thread->begun;
    pthread_mutex_unlock(&thread->lock);
    numbers.waiting = job_queue_waiting(thread->queue);
    return numbers;
}

store_time store_thread_time(const store_thread *thread) { return thread->time; }

/* There is nobody to run them any more. */
static void fail_all(job_link *link) {
    for (job_link *next; link; link = next) {
        next = link->next;
        ((store_job *)link)->result = STORE_FAILED;
        finish(link);
    }
}

void store_thread_close(store_thread *thread) {
    job_queue_stop(thread->queue);
    if (thread->world->threads)
        pthread_join(thread->thread, NULL);
    else
        store_thread_work(thread);
    store_thread_collect(thread);
    for (job_link *late; (late = job_queue_take_back(thread->queue));) fail_all(late);
    job_queue_close(thread->queue);
    store_close(thread->store);
    pthread_mutex_destroy(&thread->lock);
    free(thread);
}
