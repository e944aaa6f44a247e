/* The server's time, and how much of it counts for those who are thinking.
 *
 *     the machine's clock   ───────────┐ may jump        ┌───────
 *     now                   ═══════════╪═════════════════╪═══════   follows it, never back
 *     counted               ═══════════╡ stands          ╞═══════   while an answer can be taken
 *                                      └ away, 15 s more ┘
 *
 * `now` runs with a clock that never jumps; when the machine's clock is found further on, `now`
 * goes there at once, and when it was put back, `now` stays ahead of it. Thinking time is measured
 * in what counts: not while the server was down, stood still (a paused process, a sleeping
 * machine), or could not write; nor in the jump of a clock; nor for 15 seconds after each of these,
 * in which people come back. What is known of that is kept (store_time), so that it holds across
 * runs; a run that ends without a word is taken to have ended when it was last heard of.
 *
 * What always holds: neither `now` nor what counts ever goes back. Only in the loop. */
#ifndef SERVER_PLAY_CLOCK_H
#define SERVER_PLAY_CLOCK_H

#include "server/world.h"

/* GRACE: after a return. STILL: nobody was served if it was not looked at for so long; the server
 * looks once a second. JUMP: less is the drift of good clocks. */
enum { PLAY_CLOCK_GRACE = 15000, PLAY_CLOCK_STILL = 3000, PLAY_CLOCK_JUMP = 2000 };

typedef struct play_clock {
    const server_world *world;
    int64_t elapsed; /* of the world, in milliseconds, when it was looked at last */
    store_time time; /* until now */
    int64_t grace;   /* milliseconds that are still not to count */
    bool away;       /* what is answered could not be kept */
    int64_t
        back_at; /* what was uncounted when it came back last: all before it was away, or grace */
} play_clock;

/* Begins a run after what was kept of the one before; alive = 0: there was none. */
void play_clock_start(play_clock *clock, const server_world *world, const store_time *kept);

/* To be called at least once a second, and before any question: `can_be_kept` says whether answers
 * could be kept since the last time. */
void play_clock_look(play_clock *clock, bool can_be_kept);

/* Milliseconds since 1970. */
static inline int64_t play_clock_now(const play_clock *clock) { return clock->time.alive; }
/* Milliseconds that count: only differences mean anything. */
static inline int64_t play_clock_counted(const play_clock *clock) {
    return clock->time.alive - clock->time.uncounted;
}

#endif
