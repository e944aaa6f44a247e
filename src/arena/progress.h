/* How far a match has come, on stderr: a bar that redraws itself in a terminal, a line now and then
 * elsewhere. */
#ifndef ARENA_PROGRESS_H
#define ARENA_PROGRESS_H

#include "arena/standings.h"

typedef struct arena_progress {
    const arena_plan *plan;
    const arena_standings *standings; /* for the names; what is told may be newer */
    double wins[DM_SEATS_MAX];        /* by row, of all finished games */
    uint64_t finished, played;        /* finished games, and how many of them in this run */
    double seconds;                   /* since this run began */
    double before;                    /* what the minutes count of earlier runs, in seconds */
    double told_at;                   /* and when it was told last */
    uint64_t told_tenth;
    bool is_terminal;
} arena_progress;

/* Nothing is finished yet. Plan and standings must outlive the progress. */
void arena_progress_begin(arena_progress *progress, const arena_plan *plan,
                          const arena_standings *standings);

/* Counts a finished game; `played` if it was in this run. */
void arena_progress_add(arena_progress *progress, const arena_game *game, bool played);

/* Tells, if it is time. */
void arena_progress_tell(arena_progress *progress, double seconds);
/* Clears the bar. */
void arena_progress_end(const arena_progress *progress);

#endif
