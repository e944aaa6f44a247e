/* Two lists under one lock. */
#include "server/job_queue.h"

#include <pthread.h>
#include <stdlib.h>

#include "engine/guard.h"
#include "host/memory.h"

typedef struct job_list {
    job_link *first, **end; /* `end` is where the next one is linked */
    int count;
} job_list;

struct job_queue {
    pthread_mutex_t lock;
    pthread_cond_t more; /* something waits, or the queue was stopped */
    job_list waiting, finished;
    int most;
    const job_order *order; /* NULL: as they came */
    bool stopped;
    void (*wake)(void *context);
    void *context;
};

/* ---- Lists: under the lock ----------------------------------------------------------------- */

static void clear(job_list *list) { *list = (job_list){NULL, &list->first, 0}; }

static void add(job_list *list, job_link *job) {
    job->next = NULL;
    *list->end = job;
    list->end = &job->next;
    list->count++;
}

static job_link *remove_at(job_list *list, job_link **at) {
    job_link *job = *at;
    *at = job->next;
    if (*at == NULL) list->end = at;
    list->count--;
    job->next = NULL;
    return job;
}

static job_link *remove_all(job_list *list) {
    job_link *first = list->first;
    clear(list);
    return first;
}

/* ---- In the loop --------------------------------------------------------------------------- */

job_queue *job_queue_open(int most, void (*wake)(void *context), void *context) {
    assert(most > 0 && wake);
    job_queue *queue = memory_new(sizeof *queue);
    pthread_mutex_init(&queue->lock, NULL);
    pthread_cond_init(&queue->more, NULL);
    clear(&queue->waiting);
    clear(&queue->finished);
    queue->most = most;
    queue->wake = wake;
    queue->context = context;
    return queue;
}

void job_queue_use_order(job_queue *queue, const job_order *order) {
    assert(queue->waiting.count == 0 && order->prefers && order->chosen);
    queue->order = order;
}

void job_queue_close(job_queue *queue) {
    assert(queue->waiting.count == 0 && queue->finished.count == 0);
    pthread_cond_destroy(&queue->more);
    pthread_mutex_destroy(&queue->lock);
    free(queue);
}

bool job_queue_give(job_queue *queue, job_link *job) {
    dm_guard(queue && job);
    pthread_mutex_lock(&queue->lock);
    bool room = queue->waiting.count < queue->most;
    if (room) add(&queue->waiting, job);
    pthread_mutex_unlock(&queue->lock);
    if (room) pthread_cond_signal(&queue->more);
    return room;
}

int job_queue_collect(job_queue *queue, void (*done)(job_link *job)) {
    int count = 0;
    pthread_mutex_lock(&queue->lock);
    job_link *first = remove_all(&queue->finished);
    pthread_mutex_unlock(&queue->lock);
    for (job_link *next; first; first = next, count++) {
        next = first->next;
        done(first);
    }
    return count;
}

int job_queue_waiting(job_queue *queue) {
    pthread_mutex_lock(&queue->lock);
    int count = queue->waiting.count;
    pthread_mutex_unlock(&queue->lock);
    return count;
}

void job_queue_stop(job_queue *queue) {
    pthread_mutex_lock(&queue->lock);
    queue->stopped = true;
    pthread_mutex_unlock(&queue->lock);
    pthread_cond_broadcast(&queue->more);
}

job_link *job_queue_take_back(job_queue *queue) {
    assert(queue->stopped);
    pthread_mutex_lock(&queue->lock);
    job_link *first = remove_all(&queue->waiting);
    pthread_mutex_unlock(&queue->lock);
    return first;
}

/* ---- In a thread --------------------------------------------------------------------------- */

static void wait_for_more(job_queue *queue) {
    while (!queue->stopped && queue->waiting.first == NULL)
        pthread_cond_wait(&queue->more, &queue->lock);
}

/* Where the next one is linked, or NULL: none can be taken now. */
static job_link **find_next(job_queue *queue) {
    const job_order *order = queue->order;
    job_link **best = NULL;
    if (order == NULL) return queue->waiting.first ? &queue->waiting.first : NULL;
    for (job_link **at = &queue->waiting.first; *at; at = &(*at)->next)
        if (order->prefers(order->context, *at, best ? *best : NULL)) best = at;
    return best;
}

job_link *job_queue_take(job_queue *queue) {
    job_link **at = NULL, *job = NULL;
    pthread_mutex_lock(&queue->lock);
    while (!queue->stopped && (at = find_next(queue)) == NULL)
        pthread_cond_wait(&queue->more, &queue->lock);
    if (!queue->stopped) {
        job = remove_at(&queue->waiting, at);
        if (queue->order) queue->order->chosen(queue->order->context, job);
    }
    pthread_mutex_unlock(&queue->lock);
    return job;
}

/* Whoever waited because this one was at work can go on. */
void job_queue_put_back(job_queue *queue, job_link *job) {
    dm_guard(job);
    pthread_mutex_lock(&queue->lock);
    add(&queue->waiting, job);
    pthread_mutex_unlock(&queue->lock);
    pthread_cond_signal(&queue->more);
}

job_link *job_queue_take_all(job_queue *queue) {
    pthread_mutex_lock(&queue->lock);
    wait_for_more(queue);
    job_link *first = remove_all(&queue->waiting);
    pthread_mutex_unlock(&queue->lock);
    return first;
}

void job_queue_finish(job_queue *queue, job_link *first) {
    dm_guard(first);
    pthread_mutex_lock(&queue->lock);
    for (job_link *next; first; first = next) {
        next = first->next;
        add(&queue->finished, first);
    }
    pthread_mutex_unlock(&queue->lock);
    if (queue->order) pthread_cond_broadcast(&queue->more); /* what could not be taken may be now */
    queue->wake(queue->context);
}
