/* The file of a match: its games, one line each, appended as they end. A match that was stopped,
 * even by SIGKILL, goes on from it.
 *
 *     demiurge arena 1; game deus; rules 5 9c1f0a3e; options players=2; bots greedy,random; seed 7
 *     match 1 game 0 rounds 21 turns 21,20 microseconds 31416,20 longest 2718,9 places 1,2 …
 *     match 1 microseconds 60250000
 *
 * Numbers stand in the order of the bots; points have one group for every source of points. A run
 * with --minutes ends with the time that the match has taken so far. A last line that was cut off
 * is dropped. One file can hold several matches that differ only in who plays, as those of a ladder
 * do. */
#ifndef ARENA_LOG_H
#define ARENA_LOG_H

#include "arena/arena.h"

typedef struct arena_log arena_log;

/* Opens or makes the file of such a match; `who` tells the bots. NULL and an error if it cannot be
 * written, another arena is writing it, it belongs to another match, or one of its lines is no
 * game; it is then unchanged. */
arena_log *arena_log_open(const char *path, const arena_plan *plan, const char *who,
                          dm_error *error);
/* Closes the file; all that was appended is in it. */
void arena_log_close(arena_log *log);

/* Fills in the games of the plan's match that the file holds. */
bool arena_log_load(arena_log *log, const arena_plan *plan, arena_game *games, dm_error *error);
/* How long the match took that was loaded, as far as the file tells; 0: it does not. */
double arena_log_seconds(const arena_log *log);

/* Adds a game that ended. False and an error if it cannot be written. */
bool arena_log_append(arena_log *log, const arena_plan *plan, uint64_t number,
                      const arena_game *game, dm_error *error);
/* Adds how long the match took so far, in all runs. */
bool arena_log_append_seconds(arena_log *log, const arena_plan *plan, double seconds,
                              dm_error *error);

#endif
