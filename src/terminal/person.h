/* A person at the table: asks them, understands them, and minds whose eyes are on the screen. */
#ifndef TERMINAL_PERSON_H
#define TERMINAL_PERSON_H

#include "terminal/table.h"

typedef struct person_memory {
    uint8_t watching;             /* the person whose hand may be on the screen, or DM_NOBODY */
    int shown_turn[DM_SEATS_MAX]; /* the turn for which the table was shown; -1: none */
    bool fast;                    /* no pause at the end of a turn */
} person_memory;

/* Nobody has seen anything yet. */
void person_memory_begin(person_memory *, bool fast);

/* Asks the person whose question it is until they have answered (or taken back an answer). False
 * if they left. */
bool person_answers(table *, person_memory *);

#endif
