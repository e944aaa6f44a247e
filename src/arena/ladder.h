/* A ladder: each level of the bots plays the one below it.
 *
 * With more than two players one bot of the higher level meets bots of the lower one in all other
 * seats. All matches share their deals, and one file of games. */
#ifndef ARENA_LADDER_H
#define ARENA_LADDER_H

#include "arena/arena.h"
#include "arena/log.h"

/* Plays the plan's games for every level `from` to `to` and prints how it went, a row as soon as a
 * match is over, or one object of JSON at the end. The plan's minutes are those of one match; its
 * bots, match and label are not used. The log may be NULL. False and an error if a game or a file
 * failed. */
bool ladder_climb(const arena_plan *plan, int from, int to, arena_log *log, bool as_json,
                  arena_outcome *outcome, dm_error *error);

#endif
