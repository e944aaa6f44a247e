/* The log can only begin anew when all of it was copied, and while somebody commits there is always
 * a rest. So the thread copies all but that, and then the committing one copies the rest itself,
 * which is little. */
#include "store/checkpoint.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"

/* Pages of the log. LONG: copied by the thread from here on. REST: so few are copied at once.
 * TOO_LONG: the thread does not get on (or cannot write), so it is tried as SQLite would. */
enum { LONG = 1000, REST = 300, TOO_LONG = 32000 };

struct checkpoint_thread {
    pthread_mutex_t lock;
    pthread_cond_t more;
    pthread_t thread;
    bool due, closing;
    int seen; /* pages of the log that are copied; 0: nobody knows */
    char *path;
};

/* ---- In the thread --------------------------------------------------------------------------- */

/* A connection for each time: what was wrong with one, a disk or its rights, is forgotten. */
static void copy(const char *path, int *pages, int *copied) {
    sqlite3 *db = NULL;
    *pages = *copied = -1;
    if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) ==
            SQLITE_OK &&
        sqlite3_exec(db, "PRAGMA synchronous = FULL; SELECT count(*) FROM sqlite_schema", NULL,
                     NULL, NULL) == SQLITE_OK)
        sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_PASSIVE, pages, copied);
    sqlite3_close(db);
}

static bool wait_until_due(checkpoint_thread *checkpoint) {
    pthread_mutex_lock(&checkpoint->lock);
    while (!checkpoint->closing && !checkpoint->due)
        pthread_cond_wait(&checkpoint->more, &checkpoint->lock);
    bool goes_on = !checkpoint->closing;
    pthread_mutex_unlock(&checkpoint->lock);
    return goes_on;
}

static void *work(void *argument) {
    checkpoint_thread *checkpoint = argument;
    while (wait_until_due(checkpoint)) {
        int pages, copied;
        copy(checkpoint->path, &pages, &copied);
        pthread_mutex_lock(&checkpoint->lock);
        checkpoint->due = false;
        checkpoint->seen = copied > 0 ? copied : 0;
        pthread_mutex_unlock(&checkpoint->lock);
    }
    return NULL;
}

/* ---- After a commit -------------------------------------------------------------------------- */

static int committed(void *context, sqlite3 *db, const char *name, int pages) {
    checkpoint_thread *checkpoint = context;
    pthread_mutex_lock(&checkpoint->lock);
    if (pages < checkpoint->seen) checkpoint->seen = 0; /* the log has begun anew */
    bool due = pages >= LONG && !checkpoint->due;
    bool little_is_left = checkpoint->seen > 0 && pages - checkpoint->seen < REST;
    bool here = due && (little_is_left || pages > TOO_LONG);
    if (due && !here) {
        checkpoint->due = true;
        pthread_cond_signal(&checkpoint->more);
    }
    if (here) checkpoint->seen = 0;
    pthread_mutex_unlock(&checkpoint->lock);
    if (here) sqlite3_wal_checkpoint_v2(db, name, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    return SQLITE_OK;
}

void checkpoint_follow(checkpoint_thread *checkpoint, sqlite3 *db) {
    assert(db);
    if (checkpoint) sqlite3_wal_hook(db, committed, checkpoint);
}

bool checkpoint_is_idle(checkpoint_thread *checkpoint) {
    pthread_mutex_lock(&checkpoint->lock);
    bool idle = !checkpoint->due;
    pthread_mutex_unlock(&checkpoint->lock);
    return idle;
}

/* ---- Opening and closing --------------------------------------------------------------------- */

checkpoint_thread *checkpoint_open(const char *path) {
    assert(path && *path);
    checkpoint_thread *checkpoint = calloc(1, sizeof *checkpoint);
    if (checkpoint == NULL) return NULL;
    checkpoint->path = strdup(path);
    pthread_mutex_init(&checkpoint->lock, NULL);
    pthread_cond_init(&checkpoint->more, NULL);
    if (checkpoint->path && pthread_create(&checkpoint->thread, NULL, work, checkpoint) == 0)
        return checkpoint;
    free(checkpoint->path);
    free(checkpoint);
    return NULL;
}

void checkpoint_close(checkpoint_thread *checkpoint) {
    if (checkpoint == NULL) return;
    pthread_mutex_lock(&checkpoint->lock);
    checkpoint->closing = true;
    pthread_cond_signal(&checkpoint->more);
    pthread_mutex_unlock(&checkpoint->lock);
    pthread_join(checkpoint->thread, NULL);
    pthread_cond_destroy(&checkpoint->more);
    pthread_mutex_destroy(&checkpoint->lock);
    free(checkpoint->path);
    free(checkpoint);
}
