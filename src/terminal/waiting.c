/* The note while a bot thinks. See waiting.h.
 *
 * A thread of its own sleeps until the moment has passed or the wait is over, whichever comes
 * first: thinking itself knows nothing of screens. There is one terminal, so there is one note. */
#include "terminal/waiting.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

/* Shorter waits are not felt as such; a note would only flicker. */
enum { MOMENT_NANOSECONDS = 300 * 1000 * 1000 };

static struct {
    const screen *screen;
    char note[128];
    bool begun, over;
    struct timespec until; /* before this moment nothing is told */
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t ended;
} wait = {.lock = PTHREAD_MUTEX_INITIALIZER, .ended = PTHREAD_COND_INITIALIZER};

static struct timespec in_a_moment(void) {
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    time.tv_nsec += MOMENT_NANOSECONDS;
    if (time.tv_nsec < 1000000000) return time;
    time.tv_nsec -= 1000000000;
    time.tv_sec++;
    return time;
}

static void print_note(void) {
    const screen *s = wait.screen;
    fprintf(s->out, "%s%s%s", screen_style(s, SCREEN_STYLE_DIM), wait.note,
            screen_style(s, SCREEN_STYLE_RESET));
    fflush(s->out);
}

/* Overwrites the note with blanks, which every terminal understands. */
static void wipe_note(void) {
    fprintf(wait.screen->out, "\r%*s\r", screen_columns(wait.note), "");
    fflush(wait.screen->out);
}

static void *wait_and_tell(void *unused) {
    bool told = false;
    (void)unused;
    pthread_mutex_lock(&wait.lock);
    while (!wait.over) {
        if (told)
            pthread_cond_wait(&wait.ended, &wait.lock);
        else if (pthread_cond_timedwait(&wait.ended, &wait.lock, &wait.until) != 0 && !wait.over) {
            print_note();
            told = true;
        }
    }
    if (told) wipe_note();
    pthread_mutex_unlock(&wait.lock);
    return NULL;
}

void waiting_begins(const screen *screen, const char *note) {
    if (wait.begun || !screen->terminal || screen->plain) return;
    fflush(screen->out);
    wait.screen = screen;
    wait.over = false;
    wait.until = in_a_moment();
    dm_writer out = dm_writer_on(wait.note, sizeof wait.note);
    dm_write_bytes(&out, note, screen_bytes_within(note, screen->width - 1));
    wait.begun = pthread_create(&wait.thread, NULL, wait_and_tell, NULL) == 0;
}

void waiting_ends(void) {
    if (!wait.begun) return;
    pthread_mutex_lock(&wait.lock);
    wait.over = true;
    pthread_cond_signal(&wait.ended);
    pthread_mutex_unlock(&wait.lock);
    pthread_join(wait.thread, NULL);
    wait.begun = false;
}
