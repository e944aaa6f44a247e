/* The server under test: `demiurge serve` as a process of its own, on a database and port that stay
 * the same when it is killed and started again. It dies with its parent. */
#ifndef DRILL_HOST_H
#define DRILL_HOST_H

#include <stdbool.h>
#include <sys/types.h>

enum { HOST_PATH_BYTES = 256, HOST_WORDS = 16 };

typedef struct host {
    char folder[HOST_PATH_BYTES];   /* its own, below $TMPDIR or the given place */
    char database[HOST_PATH_BYTES]; /* in that folder */
    const char *words[HOST_WORDS];  /* more words for the command line, ended by NULL */
    int core;                       /* the processor it is kept on; -1 any */
    bool obeys_modes; /* also where it runs as root: what may not be written, is not */
    int port;         /* 0 until it was started once */
    pid_t process;    /* 0: it does not run */
    int output;       /* what it prints */
} host;

/* A fresh folder below `place` (NULL: the usual one for temporary files). */
void host_prepare(host *host, const char *place);
/* Starts $DEMIURGE (or build/demiurge) and waits until it listens; false if it does not. */
bool host_start(host *host);
/* SIGKILL: no time for a last word. */
void host_kill(host *host);
/* SIGTERM; its exit status, or 1000 + the signal that ended it. */
int host_stop(host *host);
/* Resident memory in KB. */
long host_memory(const host *host);
/* How long it has used a processor. */
double host_seconds(const host *host);
/* Removes database and folder. Keep them after a failure. */
void host_clear(host *host);

/* As many open files as we may have. Children inherit it. */
void host_raise_limits(void);
/* Keeps the calling process on one processor. */
void host_stay_on_core(int core);

#endif
