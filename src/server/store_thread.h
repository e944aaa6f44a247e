/* The thread that keeps things: the only one that touches the store.
 *
 * The loop gives deeds; the keeper carries out all that wait in one transaction, so that many
 * tables share one write to the disk; the loop collects them when it is committed. A deed whose
 * result is not STORE_DONE has changed nothing, and does not hinder the others. */
#ifndef SERVER_KEEPER_H
#define SERVER_KEEPER_H

#include "store/store.h"

/* Part of a larger struct, as its first member. */
typedef struct deed {
    struct deed *next;
    /* In the keeper's thread, inside a transaction; may be called once more if that failed. */
    enum store_result (*keep)(struct deed *deed, store *store);
    void (*done)(struct deed *deed); /* in the loop; gives the deed back to the heap */
    enum store_result result;
} deed;

typedef struct keeper keeper;

/* NULL with `problem` told. `wake` is called from the keeper's thread. */
keeper *keeper_open(const char *path, void (*wake)(void *context), void *context,
                    char problem[STORE_PROBLEM_BYTES]);
void keeper_give(keeper *keeper, deed *deed);
/* Calls `done` of all that were carried out; how many. */
int keeper_collect(keeper *keeper);

/* Call it now and then: while the store cannot be written it is tried again, so that `fails` tells
 * the truth also if nobody wants to keep anything. */
void keeper_look_again(keeper *keeper);

/* For /metrics and /healthz. */
typedef struct keeper_numbers {
    int waiting;
    bool fails;                                   /* what was to be kept last could not be */
    unsigned long commits, microseconds, longest; /* transactions so far, and how long they took */
} keeper_numbers;
keeper_numbers keeper_counts(keeper *keeper);
/* Carries out everything that waits, collects it, and closes the store. */
void keeper_close(keeper *keeper);

#endif
