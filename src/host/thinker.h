/* A thinker gives a session what it lacks: memory, a clock and threads. */
#ifndef HOST_THINKER_H
#define HOST_THINKER_H

#include "bots/bot_session.h"
#include "demiurge.h"

typedef struct host_thinker host_thinker;

/* Seconds of a `search:Ts` bot are those of the wall in play. In the arena they are those of the
 * processor, so that a busy machine does not weaken anybody; that clock wants one thread. */
enum thinker_clock { THINKER_WALL_CLOCK, THINKER_PROCESSOR_CLOCK };

/* Allocates; NULL when there is no memory. `threads` sessions think side by side. */
host_thinker *thinker_open(const bot *who, const dm_game *game, int threads,
                           enum thinker_clock clock);
/* Gives its memory back; NULL will do. */
void thinker_close(host_thinker *thinker);

/* Asks `stop` between slices of thought; once it says true, the thinker answers at once. */
void thinker_heed(host_thinker *thinker, bool (*stop)(void *context), void *context);

/* The index of the bot's answer among those of the match's question; the match must not be over.
 * The thinker looks only at what the asked seat may know. What it does follows from the match
 * (seed and answers so far) and from the turn's answers it has given itself. */
int thinker_choose(host_thinker *thinker, const dm_match *match);

/* The best few answers with their reasons, best first; returns how many. */
int thinker_advise(host_thinker *thinker, const dm_match *match, bot_advice *list, int most);

#endif
