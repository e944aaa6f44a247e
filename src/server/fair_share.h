/* Whose turn it is to be worked for, where all want more than there is.
 *
 * Work is done in slices. Each slice is charged to its owner, and the next one goes to the owner
 * who was given least; among the jobs of one owner to the one that has waited longest, so that all
 * their tables get on alike. An owner who comes (back) is taken to have been given as much as the
 * one who was served last: nobody saves up, and nobody who wants little waits for those who want
 * much. (Start-time fair queueing: Goyal, Vin, Cheng 1996.)
 *
 * What is not urgent waits until nothing urgent does. Of what needs much memory only a few are
 * begun at a time, and fewer of one owner; what was begun keeps its place until it is finished.
 *
 * Owners are told apart by a hash: two that meet there share one share. Any thread may call. */
#ifndef SERVER_FAIR_SHARE_H
#define SERVER_FAIR_SHARE_H

#include <stdbool.h>
#include <stdint.h>

/* HEAVY: begun at a time; with the six megabytes of a level 8 they are a hundred. */
enum { FAIR_SHARE_OWNERS = 4096, FAIR_SHARE_HEAVY = 16, FAIR_SHARE_HEAVY_OF_ONE = 2 };

/* What a job says about itself; the last is not its own to say. */
typedef struct fair_claim {
    uint32_t owner; /* any hash of it */
    bool patient;   /* not urgent */
    bool heavy;
    bool begun;
} fair_claim;

typedef struct fair_share fair_share;

fair_share *fair_share_open(void);
void fair_share_close(fair_share *share);

/* Whether `claim` goes before `best` (NULL: nobody yet), which stands before it in line. False also
 * if it cannot be begun now. */
bool fair_share_prefers(fair_share *share, const fair_claim *claim, const fair_claim *best);
/* The claim was chosen: it is given a slice. */
void fair_share_begin(fair_share *share, fair_claim *claim);
/* It is urgent from now on, or not. */
void fair_share_hurry(fair_share *share, fair_claim *claim, bool urgent);
/* The slice is over and took so long, in any unit; `finished`: nothing is left to do. */
void fair_share_end(fair_share *share, fair_claim *claim, int64_t cost, bool finished);

/* A hash of a text. */
uint32_t fair_share_hash(const char *text);

#endif
