/* A queue of tasks, the threads that empty it, and a list of what they finished. */
#include "server/thread_pool.h"

#include <pthread.h>
#include <stdlib.h>

typedef struct task_list {
    task *first, **end;
    int count;
} task_list;

struct crew {
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

static void list_add(task_list *list, task *task) {
    task->next = NULL;
    *list->end = task;
    list->end = &task->next;
    list->count++;
}

static task *list_take(task_list *list) {
    task *task = list->first;
    if (task == NULL) return NULL;
    list->first = task->next;
    if (list->first == NULL) list->end = &list->first;
    list->count--;
    return task;
}

static task *wait_for_task(crew *crew) {
    pthread_mutex_lock(&crew->lock);
    while (!crew->closing && crew->waiting.first == NULL)
        pthread_cond_wait(&crew->more, &crew->lock);
    task *task = crew->closing ? NULL : list_take(&crew->waiting);
    pthread_mutex_unlock(&crew->lock);
    return task;
}

static void *work(void *argument) {
    crew *crew = argument;
    for (task *task; (task = wait_for_task(crew));) {
        task->work(task);
        pthread_mutex_lock(&crew->lock);
        list_add(&crew->finished, task);
        pthread_mutex_unlock(&crew->lock);
        crew->wake(crew->context);
    }
    return NULL;
}

crew *crew_open(int threads, int most, void (*wake)(void *context), void *context) {
    crew *crew = calloc(1, sizeof *crew + (size_t)threads * sizeof crew->threads[0]);
    if (crew == NULL) return NULL;
    pthread_mutex_init(&crew->lock, NULL);
    pthread_cond_init(&crew->more, NULL);
    list_clear(&crew->waiting);
    list_clear(&crew->finished);
    crew->most = most;
    crew->wake = wake;
    crew->context = context;
    while (crew->thread_count < threads) {
        if (pthread_create(&crew->threads[crew->thread_count], NULL, work, crew) != 0) {
            crew_close(crew);
            return NULL;
        }
        crew->thread_count++;
    }
    return crew;
}

bool crew_give(crew *crew, task *task) {
    pthread_mutex_lock(&crew->lock);
    bool room = crew->waiting.count < crew->most;
    if (room) list_add(&crew->waiting, task);
    pthread_mutex_unlock(&crew->lock);
    if (room) pthread_cond_signal(&crew->more);
    return room;
}

static task *take_from(crew *crew, task_list *list) {
    pthread_mutex_lock(&crew->lock);
    task *task = list_take(list);
    pthread_mutex_unlock(&crew->lock);
    return task;
}

void crew_collect(crew *crew) {
    for (task *task; (task = take_from(crew, &crew->finished));) task->done(task);
}

void crew_close(crew *crew) {
    pthread_mutex_lock(&crew->lock);
    crew->closing = true;
    pthread_mutex_unlock(&crew->lock);
    pthread_cond_broadcast(&crew->more);
    for (int k = 0; k < crew->thread_count; k++) pthread_join(crew->threads[k], NULL);
    crew_collect(crew);
    for (task *task; (task = list_take(&crew->waiting));) task->done(task);
    pthread_cond_destroy(&crew->more);
    pthread_mutex_destroy(&crew->lock);
    free(crew);
}
