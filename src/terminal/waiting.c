/* The note while a bot thinks. See waiting.h.
 *
 * A thread of its own sleeps until the moment has passed or the wait is over, whichever comes
 * first: thinking itself knows nothing of screens. */
#include "terminal/waiting.h"

#include <string.h>

#include "engine/guard.h"

/* Shorter waits are not felt as such; a note would only flicker. */
enum { MOMENT_NANOSECONDS = 300 * 1000 * 1000 };

static struct timespec in_a_moment(void) {
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    time.tv_nsec += MOMENT_NANOSECONDS;
    if (time.tv_nsec < 1000000000) return time;
    time.tv_nsec -= 1000000000;
    time.tv_sec++;
    return time;
}

static void print_note(const waiting *w) {
    fprintf(w->screen->out, "%s%s%s", screen_style(w->screen, SCREEN_STYLE_DIM), w->note,
            screen_style(w->screen, SCREEN_STYLE_RESET));
    fflush(w->screen->out);
}

/* Overwrites the note with blanks, which every terminal understands. */
static void wipe_note(const waiting *w) {
    fprintf(w->screen->out, "\r%*s\r", screen_columns(w->note), "");
    fflush(w->screen->out);
}

static void *wait_and_tell(void *argument) {
    waiting *w = argument;
    bool told = false;
    pthread_mutex_lock(&w->lock);
    while (!w->over) {
        if (told)
            pthread_cond_wait(&w->ended, &w->lock);
        else if (pthread_cond_timedwait(&w->ended, &w->lock, &w->until) != 0 && !w->over) {
            print_note(w);
            told = true;
        }
    }
    if (told) wipe_note(w);
    pthread_mutex_unlock(&w->lock);
    return NULL;
}

void waiting_begins(waiting *w, const terminal_screen *screen, const char *note) {
    dm_guard(w && note);
    memset(w, 0, sizeof *w);
    if (!screen->terminal || screen->plain) return;
    fflush(screen->out);
    w->screen = screen;
    w->until = in_a_moment();
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->ended, NULL);
    dm_writer out = dm_writer_on(w->note, sizeof w->note);
    dm_write_bytes(&out, note, screen_bytes_within(note, screen->width - 1));
    w->begun = pthread_create(&w->thread, NULL, wait_and_tell, w) == 0;
}

void waiting_ends(waiting *w) {
    if (!w->begun) return;
    pthread_mutex_lock(&w->lock);
    w->over = true;
    pthread_cond_signal(&w->ended);
    pthread_mutex_unlock(&w->lock);
    pthread_join(w->thread, NULL);
    pthread_mutex_destroy(&w->lock);
    pthread_cond_destroy(&w->ended);
    w->begun = false;
}
