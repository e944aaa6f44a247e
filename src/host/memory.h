/* The one rule for running out of memory.
 *
 *   - What was promised cannot go on without memory: a game that is being played, a job under way,
 *     a list that grows by one. It is asked for here, where there is never too little: the program
 *     ends instead, at once, with one sentence and the exit status 1. Nothing that was acknowledged
 *     is lost by that: the server has it on the disk, and whoever runs it starts it again. No
 * caller has a path for "no memory" that is never walked.
 *   - What somebody can ask for by the megabyte (a connection, a table, the games of an arena, a
 *     bot's tree) comes from malloc() and its like, and that one thing is refused.
 *
 * Linux hands out memory it may not have, and kills later: that is the same end. */
#ifndef HOST_MEMORY_H
#define HOST_MEMORY_H

#include <stddef.h>

/* All zero, never NULL; free() gives it back. `bytes` is not 0. */
void *memory_new(size_t bytes);

/* An array with room for `count` elements of `size` bytes, with what was in it: `memory` is NULL or
 * comes from here, and is gone afterwards. Neither number is 0; their product may not overflow.
 * Never NULL; what is new in it is not set. */
void *memory_grow(void *memory, size_t count, size_t size);

/* A copy of a text; free() gives it back. */
char *memory_copy_text(const char *text);

/* For what a library or another module could not make (a thread, a bot's tree) without which there
 * is no going on: `made` is NULL when it could not. */
void memory_expect(const void *made);

/* What was freed goes back to the system, now and not only when it would be needed. */
void memory_give_back(void);

#endif
