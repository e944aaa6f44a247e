/* A queue of jobs, the threads that empty it, and a list of what they finished. */
#include "server/thread_pool.h"

#include <pthread.h>
#include <stdlib.h>

typedef struct task_list {
    pool_job *first, **end;
    int count;
} task_list;

struct thread_pool {
    pthread_mutex_t lock;
    pthread_cond_t more;
    task_list waiting, finished;
    int most, thread_count;
    bool closing;
    void (*wake)(void *context);
    void *context;
    pthread_t threads[];
};

static void list_clear(task_list *list) {
    list->first = NULL;
    list->end = &list->first;
    list->count = 0;
}

static void list_add(task_list *list, pool_job *job) {
    job->next = NULL;
    *list->end = job;
    list->end = &job->next;
    list->count++;
}

static pool_job *list_take(task_list *list) {
    pool_job *job = list->first;
    if (job == NULL) return NULL;
    list->first = job->next;
    if (list->first == NULL) list->end = &list->first;
    list->count--;
    return job;
}

static pool_job *wait_for_task(thread_pool *pool) {
    pthread_mutex_lock(&pool->lock);
    while (!pool->closing && pool->waiting.first == NULL)
        pthread_cond_wait(&pool->more, &pool->lock);
    pool_job *job = pool->closing ? NULL : list_take(&pool->waiting);
    pthread_mutex_unlock(&pool->lock);
    return job;
}

static void *work(void *argument) {
    thread_pool *pool = argument;
    for (pool_job *job; (job = wait_for_task(pool));) {
        job->run(job);
        pthread_mutex_lock(&pool->lock);
        list_add(&pool->finished, job);
        pthread_mutex_unlock(&pool->lock);
        pool->wake(pool->context);
    }
    return NULL;
}

thread_pool *thread_pool_open(int threads, int most, void (*wake)(void *context), void *context) {
    thread_pool *pool = calloc(1, sizeof *pool + (size_t)threads * sizeof pool->threads[0]);
    if (pool == NULL) return NULL;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->more, NULL);
    list_clear(&pool->waiting);
    list_clear(&pool->finished);
    pool->most = most;
    pool->wake = wake;
    pool->context = context;
    while (pool->thread_count < threads) {
        if (pthread_create(&pool->threads[pool->thread_count], NULL, work, pool) != 0) {
            thread_pool_close(pool);
            return NULL;
        }
        pool->thread_count++;
    }
    return pool;
}

bool thread_pool_give(thread_pool *pool, pool_job *job) {
    pthread_mutex_lock(&pool->lock);
    bool room = pool->waiting.count < pool->most;
    if (room) list_add(&pool->waiting, job);
    pthread_mutex_unlock(&pool->lock);
    if (room) pthread_cond_signal(&pool->more);
    return room;
}

static pool_job *take_from(thread_pool *pool, task_list *list) {
    pthread_mutex_lock(&pool->lock);
    pool_job *job = list_take(list);
    pthread_mutex_unlock(&pool->lock);
    return job;
}

void thread_pool_collect(thread_pool *pool) {
    for (pool_job *job; (job = take_from(pool, &pool->finished));) job->done(job);
}

void thread_pool_close(thread_pool *pool) {
    pthread_mutex_lock(&pool->lock);
    pool->closing = true;
    pthread_mutex_unlock(&pool->lock);
    pthread_cond_broadcast(&pool->more);
    for (int k = 0; k < pool->thread_count; k++) pthread_join(pool->threads[k], NULL);
    thread_pool_collect(pool);
    for (pool_job *job; (job = list_take(&pool->waiting));) job->done(job);
    pthread_cond_destroy(&pool->more);
    pthread_mutex_destroy(&pool->lock);
    free(pool);
}
