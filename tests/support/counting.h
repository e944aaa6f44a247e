/* A program that counts a game from its events alone. It begins with a viewer's view, applies what
 * that viewer is told afterwards, and never looks at the game again; then it must have counted
 * what a fresh view shows. Views and events are JSON, as programs get them (docs/protocol.md).
 *
 * What it counts is the view itself, less what is not counted: `what_counts` takes that away, of
 * the view at the beginning and of every view it is compared with. */
#ifndef TESTS_COUNTING_H
#define TESTS_COUNTING_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
/* cmocka wants the four above first. */
#include <cmocka.h>
#include <jansson.h>

#include "demiurge.h"

typedef struct counting {
    /* Leaves of a viewer's view what is counted. */
    void (*what_counts)(json_t *view, uint8_t viewer);
    /* One event; fails for one that it does not know. */
    void (*take)(json_t *counted, const json_t *event);
} counting;

extern const counting counting_deus, counting_gheos;

/* ---- For both games ---------------------------------------------------------------------- */

/* The player whose seat (from 1) a member of the event names. */
json_t *counting_player(const json_t *counted, const json_t *event, const char *member);
/* The words and numbers of an event. */
const char *counting_word(const json_t *event, const char *member);
int counting_number(const json_t *event, const char *member);
/* Adds to the number at a key. */
void counting_add(json_t *object, const char *key, int amount);
/* Takes one such word out of a list; fails if it is not there. A list of NULL is unknown. */
void counting_take_out(json_t *list, const char *word);
/* Puts a word into a list that is known. */
void counting_put_in(json_t *list, const char *word);
/* The words of a list in the order of the alphabet. */
void counting_sort(json_t *list);

/* Whether the event is one of these kinds, `"draw see-card"`. */
bool counting_is(const json_t *event, const char *kinds);

#endif
