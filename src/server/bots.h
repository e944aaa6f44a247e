/* Bots that play at tables: they think in the crew's threads. */
#ifndef SERVER_BOTS_H
#define SERVER_BOTS_H

#include "bots/bot.h"
#include "server/hub.h"

enum { BOTS_ANSWERS_MAX = 32 };

/* Lets the bot of the seat that is asked think; hosted_bot_answered() is called when it has
 * answered, as far as it is asked without a break. False if the crew is too busy: ask again. */
bool bots_think(hub *hub, hosted *hosted, uint8_t seat);

/* What a bot answers for the seat that is asked in `state`, as far as it is asked without a break:
 * how many tokens, 0 if nobody is asked or there is no memory. The answers are given in `state`. */
int bots_answer(const bot *bot, const dm_game *game, dm_state *state, uint64_t seed,
                char tokens[][DM_TOKEN_BYTES]);

/* hosted.c */
void hosted_bot_answered(hub *hub, const char *id, uint32_t seq, uint8_t seat,
                         char tokens[][DM_TOKEN_BYTES], int count);

#endif
