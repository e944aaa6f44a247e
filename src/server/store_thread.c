/* The thread takes all jobs that wait, runs them in one transaction, and hands them back. */
#include "server/store_thread.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

#include "host/memory.h"
#include "server/journal.h"

typedef struct deed_list {
    store_job *first, **end;
    int count;
} deed_list;

struct store_thread {
    pthread_mutex_t lock;
    pthread_cond_t more;
    pthread_t thread;
    deed_list waiting, finished;
    bool closing;
    store_job trial; /* keeper_look_again(): under way while it has a `keep` */
    store_thread_numbers numbers;
    store_handle *store;
    void (*wake)(void *context);
    void *context;
};

static void list_clear(deed_list *list) {
    list->first = NULL;
    list->end = &list->first;
    list->count = 0;
}

static void list_add(deed_list *list, store_job *job) {
    job->next = NULL;
    *list->end = job;
    list->end = &job->next;
    list->count++;
}

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
    for (store_job *job = first; job != stop; job = job->next) keep_one(thread->store, job);
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
    for (store_job *job = first; job && !together; job = job->next) {
        enum store_result result = keep_together(thread, job, job->next);
        if (result != STORE_DONE) job->result = result;
    }
    for (store_job *job = first; job; job = job->next) good = good && !could_not_be_kept(job);
    if (!good && !thread->numbers.fails)
        journal("store-fails", "why", store_problem(thread->store), NULL);
    return good;
}

static store_job *take_waiting(store_thread *thread) {
    pthread_mutex_lock(&thread->lock);
    while (!thread->closing && thread->waiting.first == NULL)
        pthread_cond_wait(&thread->more, &thread->lock);
    store_job *first = thread->waiting.first;
    list_clear(&thread->waiting);
    pthread_mutex_unlock(&thread->lock);
    return first;
}

static void count(store_thread_numbers *numbers, unsigned long microseconds) {
    numbers->commits++;
    numbers->microseconds += microseconds;
    if (microseconds > numbers->longest) numbers->longest = microseconds;
}

static void report(store_thread *thread, store_job *first, bool good, unsigned long microseconds) {
    pthread_mutex_lock(&thread->lock);
    for (store_job *next; first; first = next) {
        next = first->next;
        list_add(&thread->finished, first);
    }
    if (!good) thread->numbers.fails = true;
    count(&thread->numbers, microseconds);
    pthread_mutex_unlock(&thread->lock);
    thread->wake(thread->context);
}

static unsigned long microseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (unsigned long)now.tv_sec * 1000000 + (unsigned long)now.tv_nsec / 1000;
}

/* Reading may go well all the while: so only writing shows that it works again. */
static enum store_result try_to_write(store_job *job, store_handle *store) {
    (void)job;
    return store_try_to_write(store);
}

static void tried(store_job *job) {
    store_thread *thread =
        (struct store_thread *)((char *)job - offsetof(struct store_thread, trial));
    job->run = NULL;
    if (job->result != STORE_DONE) return;
    pthread_mutex_lock(&thread->lock);
    thread->numbers.fails = false;
    pthread_mutex_unlock(&thread->lock);
    journal("store-works-again", NULL);
}

static void *work(void *argument) {
    store_thread *thread = argument;
    for (store_job *first; (first = take_waiting(thread));) {
        unsigned long begun = microseconds_now();
        bool good = keep_all(thread, first);
        report(thread, first, good, microseconds_now() - begun);
    }
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

store_thread *store_thread_open(const char *path, void (*wake)(void *context), void *context,
                                char problem[STORE_PROBLEM_BYTES]) {
    store_handle *store = store_open(path, problem);
    if (store == NULL) return NULL;
    store_thread *thread = memory_new(sizeof *thread);
    pthread_mutex_init(&thread->lock, NULL);
    pthread_cond_init(&thread->more, NULL);
    list_clear(&thread->waiting);
    list_clear(&thread->finished);
    thread->store = store;
    thread->numbers.fails = is_read_only(store);
    store_tidy_beside(store);
    thread->wake = wake;
    thread->context = context;
    if (pthread_create(&thread->thread, NULL, work, thread) != 0) abort();
    return thread;
}

void store_thread_give(store_thread *thread, store_job *job) {
    pthread_mutex_lock(&thread->lock);
    list_add(&thread->waiting, job);
    pthread_mutex_unlock(&thread->lock);
    pthread_cond_signal(&thread->more);
}

int store_thread_collect(store_thread *thread) {
    pthread_mutex_lock(&thread->lock);
    store_job *first = thread->finished.first;
    int count = thread->finished.count;
    list_clear(&thread->finished);
    pthread_mutex_unlock(&thread->lock);
    for (store_job *next; first; first = next) {
        next = first->next;
        first->done(first);
    }
    return count;
}

void store_thread_look_again(store_thread *thread) {
    if (thread->trial.run || !store_thread_counts(thread).fails) return;
    thread->trial.run = try_to_write;
    thread->trial.done = tried;
    store_thread_give(thread, &thread->trial);
}

store_thread_numbers store_thread_counts(store_thread *thread) {
    pthread_mutex_lock(&thread->lock);
    store_thread_numbers numbers = thread->numbers;
    numbers.waiting = thread->waiting.count;
    pthread_mutex_unlock(&thread->lock);
    return numbers;
}

void store_thread_close(store_thread *thread) {
    pthread_mutex_lock(&thread->lock);
    thread->closing = true;
    pthread_mutex_unlock(&thread->lock);
    pthread_cond_signal(&thread->more);
    pthread_join(thread->thread, NULL);
    store_thread_collect(thread);
    store_close(thread->store);
    pthread_cond_destroy(&thread->more);
    pthread_mutex_destroy(&thread->lock);
    free(thread);
}
