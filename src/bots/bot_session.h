/* A session: one bot thinking for one seat, in slices.
 *
 *     bot_session *session = bot_session_begin(memory, bot_session_bytes(bot), bot, game);
 *     bot_session_look(session, seen, seed, &error);       a situation, as its seat observes it
 *     while (bot_session_think(session, 64) && !stop) ;    the caller owns clock, threads and stop
 *     int answer = bot_session_choice(session);            at any time; more thinking, a better
 * choice
 *
 * What holds: a session never allocates, and keeps everything in the memory it was given. Thinking
 * never changes a game. Same bot, same sequence of situations and seeds, same slices' total: the
 * same choice, natively and in WebAssembly. When the next situation is one that the session foresaw
 * (its own turn goes on and nothing was revealed), what it thought about it is kept.
 *
 * Several threads: one session each, looked at with different seeds, then asked together. */
#ifndef BOTS_BOT_SESSION_H
#define BOTS_BOT_SESSION_H

#include "bots/bot.h"

typedef struct bot_session bot_session;

enum { BOT_SESSION_BYTES_MIN = 64 * 1024 };
/* The memory a session of this bot wants; it works with any amount from BOT_SESSION_BYTES_MIN on,
 * but forgets more. */
size_t bot_session_bytes(const bot *who);

/* Begins a session in memory that is aligned as malloc's, for a bot that can play the game
 * (bot_can_play). The bot stays where it is as long as the session is used. */
bot_session *bot_session_begin(void *memory, size_t bytes, const bot *who, const dm_game *game);

/* Turns to a new situation: `seen` as observed by the seat whose question it is. False and an
 * error if the game is over or the seat's own cards are not known; the session is then unchanged.
 */
bool bot_session_look(bot_session *session, const dm_state *seen, uint64_t seed, dm_error *error);

/* Thinks a little: at most so many simulations. True while more would be of use: a budget of
 * simulations is not used up, and the choice can still change. A bot that goes by time always
 * wants more unless there is nothing to decide; its caller stops it. */
bool bot_session_think(bot_session *session, uint32_t simulations);

/* Whether so many more simulations cannot change the choice: a caller with a clock may stop. */
bool bot_session_is_settled(const bot_session *session, uint32_t simulations);

/* The index of the chosen answer in the question of the situation. */
int bot_session_choice(bot_session *session);
/* The same out of several sessions that looked at one situation: their visits are summed. */
int bot_sessions_choice(bot_session *const sessions[], int count);

/* ---- Reasons ----------------------------------------------------------------------------- */

enum { BOT_ADVICE_LINE_MAX = 16 };

/* One answer a session thought about. The line begins with the answer itself and goes on with what
 * the seat would answer in the rest of its turn. */
typedef struct bot_advice {
    int answer;           /* index in the question */
    uint32_t visits;      /* simulations that went this way */
    double share, points; /* winning chance (0 to 1) and final points to expect; without any
                           * simulation as it seemed at first sight */
    int line_count;
    dm_answer line[BOT_ADVICE_LINE_MAX];
} bot_advice;

/* The best `most` answers, best first; returns how many. */
int bot_sessions_advice(bot_session *const sessions[], int count, bot_advice *list, int most);

/* Simulations so far for this situation, kept ones included. */
uint32_t bot_session_simulations(const bot_session *session);

#endif
