/* Bots: who they are. What they do is in bot_session.h.
 *
 * A bot is a name and a few numbers. It sees only what its seat may know and speaks to a game only
 * through its table. Names are the same in every command: `random`, `greedy`, `search:N` (N
 * simulations a decision), `search:Ts` (T seconds a turn, such as search:0.5s) and `level:K`. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include "demiurge.h"

enum { BOT_LEVELS = 8, BOT_NAME_BYTES = 24, BOT_SIMULATIONS_MAX = 10000000 };

enum bot_kind { BOT_RANDOM, BOT_GREEDY, BOT_SEARCH };

/* How a search thinks about a decision. */
typedef struct bot_limits {
    uint8_t turns;        /* of its own that it foresees, this one included */
    uint32_t simulations; /* so many (a level's: with two players); 0 if it goes by time */
} bot_limits;

typedef struct bot {
    char name[BOT_NAME_BYTES]; /* in its one canonical form */
    enum bot_kind kind;
    uint8_t level;            /* 1 to 8 if it was asked for as a level, else 0 */
    uint32_t lines;           /* greedy: lines of play compared for a decision */
    double noise;             /* greedy: up to so much of a utility is overlooked in an answer */
    bot_limits search_limits; /* search */
    bot_limits deep_limits; /* search: instead, where the game's foresight allows; no turns: none */
    double seconds;         /* search: for a whole turn; 0 if it goes by simulations */
} bot;

/* False and an error that names what was expected: for unknown names and levels, zero budgets. */
bool bot_from_name(bot *bot, const char *name, dm_error *error);

/* The names there are, for messages: "random, greedy, search:N, …". */
extern const char bot_names[];

/* The bot of a level, 1 to BOT_LEVELS. */
const bot *bot_of_level(int level);

#endif
