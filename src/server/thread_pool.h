/* Threads beside the event loop: for bots that think and passwords that are hashed.
 *
 * The loop gives a task, some thread works on it, and the loop collects it again. Nothing is shared
 * but the task itself, which belongs to whoever has it at the moment. */
#ifndef SERVER_CREW_H
#define SERVER_CREW_H

#include <stdbool.h>

/* Part of a larger struct, as its first member. */
typedef struct task {
    struct task *next;
    void (*work)(struct task *task); /* in a thread */
    void (*done)(struct task *task); /* in the loop; gives the task back to the heap */
} task;

typedef struct crew crew;

/* At most `most` tasks wait. `wake` is called from a thread when there is something to collect. */
crew *crew_open(int threads, int most, void (*wake)(void *context), void *context);
/* False if too many wait already; the task is then still the caller's. */
bool crew_give(crew *crew, task *task);
/* Calls `done` of all that are finished. */
void crew_collect(crew *crew);
/* Waits for what is being worked on; the rest is collected undone. */
void crew_close(crew *crew);

#endif
