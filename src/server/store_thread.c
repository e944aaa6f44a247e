/* The keeper's thread: takes all that waits, keeps it together, reports. */
#include "server/store_thread.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

#include "host/memory.h"
#include "server/journal.h"

typedef struct deed_list {
    deed *first, **end;
    int count;
} deed_list;

struct keeper {
    pthread_mutex_t lock;
    pthread_cond_t more;
    pthread_t thread;
    deed_list waiting, finished;
    bool closing;
    deed trial; /* keeper_look_again(): under way while it has a `keep` */
    keeper_numbers numbers;
    store *store;
    void (*wake)(void *context);
    void *context;
};

static void list_clear(deed_list *list) {
    list->first = NULL;
    list->end = &list->first;
    list->count = 0;
}

static void list_add(deed_list *list, deed *deed) {
    deed->next = NULL;
    *list->end = deed;
    list->end = &deed->next;
    list->count++;
}

/* ---- In the thread ------------------------------------------------------------------------- */

/* One deed among others: its own changes are undone if it does not succeed. */
static void keep_one(store *store, deed *deed) {
    deed->result = store_mark(store);
    if (deed->result != STORE_DONE) return;
    deed->result = deed->keep(deed, store);
    if (deed->result == STORE_DONE)
        store_forget_mark(store);
    else
        store_undo_to_mark(store);
}

static enum store_result keep_together(keeper *keeper, deed *first, deed *stop) {
    enum store_result result = store_begin(keeper->store);
    if (result != STORE_DONE) return result;
    for (deed *deed = first; deed != stop; deed = deed->next) keep_one(keeper->store, deed);
    result = store_commit(keeper->store);
    if (result != STORE_DONE) store_rollback(keeper->store);
    return result;
}

static bool could_not_be_kept(const deed *deed) {
    return deed->result == STORE_FULL || deed->result == STORE_FAILED;
}

/* Where all together cannot be kept, each gets its own chance: those that only read can succeed on
 * a full disk. True if everything could be kept. */
static bool keep_all(keeper *keeper, deed *first) {
    bool together = keep_together(keeper, first, NULL) == STORE_DONE, good = true;
    for (deed *deed = first; deed && !together; deed = deed->next) {
        enum store_result result = keep_together(keeper, deed, deed->next);
        if (result != STORE_DONE) deed->result = result;
    }
    for (deed *deed = first; deed; deed = deed->next) good = good && !could_not_be_kept(deed);
    if (!good && !keeper->numbers.fails)
        journal("store-fails", "why", store_problem(keeper->store), NULL);
    return good;
}

static deed *take_waiting(keeper *keeper) {
    pthread_mutex_lock(&keeper->lock);
    while (!keeper->closing && keeper->waiting.first == NULL)
        pthread_cond_wait(&keeper->more, &keeper->lock);
    deed *first = keeper->waiting.first;
    list_clear(&keeper->waiting);
    pthread_mutex_unlock(&keeper->lock);
    return first;
}

static void count(keeper_numbers *numbers, unsigned long microseconds) {
    numbers->commits++;
    numbers->microseconds += microseconds;
    if (microseconds > numbers->longest) numbers->longest = microseconds;
}

static void report(keeper *keeper, deed *first, bool good, unsigned long microseconds) {
    pthread_mutex_lock(&keeper->lock);
    for (deed *next; first; first = next) {
        next = first->next;
        list_add(&keeper->finished, first);
    }
    if (!good) keeper->numbers.fails = true;
    count(&keeper->numbers, microseconds);
    pthread_mutex_unlock(&keeper->lock);
    keeper->wake(keeper->context);
}

static unsigned long microseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (unsigned long)now.tv_sec * 1000000 + (unsigned long)now.tv_nsec / 1000;
}

/* Reading may go well all the while: so only writing shows that it works again. */
static enum store_result try_to_write(deed *deed, store *store) {
    (void)deed;
    return store_try_to_write(store);
}

static void tried(deed *deed) {
    keeper *keeper = (struct keeper *)((char *)deed - offsetof(struct keeper, trial));
    deed->keep = NULL;
    if (deed->result != STORE_DONE) return;
    pthread_mutex_lock(&keeper->lock);
    keeper->numbers.fails = false;
    pthread_mutex_unlock(&keeper->lock);
    journal("store-works-again", NULL);
}

static void *work(void *argument) {
    keeper *keeper = argument;
    for (deed *first; (first = take_waiting(keeper));) {
        unsigned long begun = microseconds_now();
        bool good = keep_all(keeper, first);
        report(keeper, first, good, microseconds_now() - begun);
    }
    return NULL;
}

/* ---- In the loop --------------------------------------------------------------------------- */

/* Those who come while it cannot be written are told what they can be told. */
static bool is_read_only(store *store) {
    bool written = store_begin(store) == STORE_DONE && store_try_to_write(store) == STORE_DONE &&
                   store_commit(store) == STORE_DONE;
    if (!written) journal("store-fails", "why", store_problem(store), NULL);
    store_rollback(store);
    return !written;
}

keeper *keeper_open(const char *path, void (*wake)(void *context), void *context,
                    char problem[STORE_PROBLEM_BYTES]) {
    store *store = store_open(path, problem);
    if (store == NULL) return NULL;
    keeper *keeper = memory_new(sizeof *keeper);
    pthread_mutex_init(&keeper->lock, NULL);
    pthread_cond_init(&keeper->more, NULL);
    list_clear(&keeper->waiting);
    list_clear(&keeper->finished);
    keeper->store = store;
    keeper->numbers.fails = is_read_only(store);
    store_tidy_beside(store);
    keeper->wake = wake;
    keeper->context = context;
    if (pthread_create(&keeper->thread, NULL, work, keeper) != 0) abort();
    return keeper;
}

void keeper_give(keeper *keeper, deed *deed) {
    pthread_mutex_lock(&keeper->lock);
    list_add(&keeper->waiting, deed);
    pthread_mutex_unlock(&keeper->lock);
    pthread_cond_signal(&keeper->more);
}

int keeper_collect(keeper *keeper) {
    pthread_mutex_lock(&keeper->lock);
    deed *first = keeper->finished.first;
    int count = keeper->finished.count;
    list_clear(&keeper->finished);
    pthread_mutex_unlock(&keeper->lock);
    for (deed *next; first; first = next) {
        next = first->next;
        first->done(first);
    }
    return count;
}

void keeper_look_again(keeper *keeper) {
    if (keeper->trial.keep || !keeper_counts(keeper).fails) return;
    keeper->trial.keep = try_to_write;
    keeper->trial.done = tried;
    keeper_give(keeper, &keeper->trial);
}

keeper_numbers keeper_counts(keeper *keeper) {
    pthread_mutex_lock(&keeper->lock);
    keeper_numbers numbers = keeper->numbers;
    numbers.waiting = keeper->waiting.count;
    pthread_mutex_unlock(&keeper->lock);
    return numbers;
}

void keeper_close(keeper *keeper) {
    pthread_mutex_lock(&keeper->lock);
    keeper->closing = true;
    pthread_mutex_unlock(&keeper->lock);
    pthread_cond_signal(&keeper->more);
    pthread_join(keeper->thread, NULL);
    keeper_collect(keeper);
    store_close(keeper->store);
    pthread_cond_destroy(&keeper->more);
    pthread_mutex_destroy(&keeper->lock);
    free(keeper);
}
