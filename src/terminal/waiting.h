/* A note on the terminal while a bot takes long: somebody who waits wants to know for whom.
 *
 * It appears only after a moment, only where somebody is looking and not in plain mode, and it is
 * gone without a trace before anything else is printed. */
#ifndef TERMINAL_WAITING_H
#define TERMINAL_WAITING_H

#include <pthread.h>
#include <time.h>

#include "terminal/screen.h"

/* One wait, from waiting_begins() to waiting_ends(). */
typedef struct waiting {
    const terminal_screen *screen;
    char note[128];
    bool begun, over;
    struct timespec until; /* before this moment nothing is told */
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t ended;
} waiting;

/* Nothing else may be printed to the screen before waiting_ends(), and the wait stays where it is
 * in memory. Where no note would be seen nothing begins. */
void waiting_begins(waiting *, const terminal_screen *, const char *note);
/* May be called again: then nothing is left to end. */
void waiting_ends(waiting *);

#endif
