/* A ladder: each level of the bots plays the one below it. Other bots can stand on it too; they are
 * then numbered as levels are, from 1.
 *
 * With more than two players one bot of the higher level meets bots of the lower one in all other
 * seats. All matches share their deals, and one file of games. */
#ifndef ARENA_LADDER_H
#define ARENA_LADDER_H

#include "arena/arena.h"
#include "arena/log.h"

enum { LADDER_RUNGS_MAX = 16, LADDER_WHO_BYTES = 16 + LADDER_RUNGS_MAX * BOT_NAME_BYTES };

/* Who stands on the ladder, from the lowest, and which of them play the one below. */
typedef struct ladder_rungs {
    int count;
    bool named; /* not the levels */
    bot bots[LADDER_RUNGS_MAX];
    int from, to;               /* from 2 to `count` */
    char who[LADDER_WHO_BYTES]; /* for the file of games */
} ladder_rungs;

/* All levels. */
void ladder_take_levels(ladder_rungs *rungs);
/* The bots of a comma-separated list. False and an error if there are fewer than two, too many, or
 * one that no bot is called. */
bool ladder_take_bots(ladder_rungs *rungs, const char *list, dm_error *error);

/* Plays the plan's games for every rung `from` to `to` and prints how it went, a row as soon as a
 * match is over, or one object of JSON at the end. The plan's minutes are those of one match; its
 * bots, match and label are not used. The log may be NULL. False and an error if a game or a file
 * failed. */
bool ladder_climb(const arena_plan *plan, const ladder_rungs *rungs, arena_log *log, bool as_json,
                  arena_outcome *outcome, dm_error *error);

#endif
