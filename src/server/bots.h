/* Bots that play at tables: they think in a pool of threads. */
#ifndef SERVER_BOTS_H
#define SERVER_BOTS_H

#include "bots/bot.h"
#include "server/live_table.h"

enum { BOTS_ANSWERS_MAX = 32 };

/* Lets the bot of the seat that is asked think; live_table_bot_answered() is called when it has
 * answered, as far as it is asked without a break. False if the pool is too busy: ask again. */
bool bots_think(server_hub *hub, live_table *live, uint8_t seat);

/* What a bot answers for the seat that is asked in `state`, as far as it is asked without a break:
 * how many tokens, 0 if nobody is asked or there is no memory. The answers are given in `state`.
 * The first is thought about with `seed`, each further one with a seed that is one more. */
int bots_answer(const bot *player, const dm_game *game, dm_state *state, uint64_t seed,
                char tokens[][DM_TOKEN_BYTES]);

#endif
