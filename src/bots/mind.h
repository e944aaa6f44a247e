/* A mind: one bot thinking for one seat, in slices.
 *
 *     mind *mind = mind_begin(memory, mind_bytes(bot), bot, game);
 *     mind_look(mind, seen, seed, &error);       a situation, as its seat observes it
 *     while (mind_think(mind, 64) && !stop) ;    the caller owns clock, threads and stop
 *     int answer = mind_choice(mind);            at any time; more thinking, a better choice
 *
 * What holds: a mind never allocates, and keeps everything in the memory it was given. Thinking
 * never changes a game. Same bot, same sequence of situations and seeds, same slices' total: the
 * same choice, natively and in WebAssembly. When the next situation is one that the mind foresaw
 * (its own turn goes on and nothing was revealed), what it thought about it is kept.
 *
 * Several threads: one mind each, looked at with different seeds, then asked together. */
#ifndef BOTS_MIND_H
#define BOTS_MIND_H

#include "bots/bot.h"

typedef struct mind mind;

/* The memory a mind of this bot wants; it works with any amount from MIND_BYTES_MIN on, but
 * forgets more. */
enum { MIND_BYTES_MIN = 64 * 1024 };
size_t mind_bytes(const bot *bot);
mind *mind_begin(void *memory, size_t bytes, const bot *bot, const dm_game *game);

/* Turns to a new situation: `seen` as observed by the seat whose question it is. False and an
 * error if the game is over or the seat's own cards are not known; the mind is then unchanged. */
bool mind_look(mind *mind, const dm_state *seen, uint64_t seed, dm_error *error);

/* Thinks a little: at most so many simulations. True while more would be of use: a budget of
 * simulations is not used up, and the choice can still change. A bot that goes by time always
 * wants more unless there is nothing to decide; its caller stops it. */
bool mind_think(mind *mind, uint32_t simulations);

/* Whether so many more simulations cannot change the choice: a caller with a clock may stop. */
bool mind_is_settled(const mind *mind, uint32_t simulations);

/* The index of the chosen answer in the question of the situation. */
int mind_choice(mind *mind);
/* The same out of several minds that looked at one situation: their visits are summed. */
int minds_choice(mind *const minds[], int count);

/* ---- Reasons ----------------------------------------------------------------------------- */

enum { ADVICE_LINE_MAX = 16 };

/* One answer a mind thought about. The line begins with the answer itself and goes on with what
 * the seat would answer in the rest of its turn. */
typedef struct advice {
    int answer;           /* index in the question */
    uint32_t visits;      /* simulations that went this way */
    double share, points; /* winning chance (0 to 1) and final points to expect; without any
                           * simulation as it seemed at first sight */
    int line_count;
    dm_answer line[ADVICE_LINE_MAX];
} advice;

/* The best `most` answers, best first; returns how many. */
int minds_advice(mind *const minds[], int count, advice *list, int most);

/* Simulations so far for this situation, kept ones included. */
uint32_t mind_simulations(const mind *mind);

#endif
