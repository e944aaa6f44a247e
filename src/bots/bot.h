/* Bots: they see only what their seat may know and speak to a game only through its table.
 *
 * A bot is a const description and a working memory that belongs to the caller. It is given the
 * state as its seat observes it; the question is that state's. Thinking never changes the game. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include "demiurge.h"

typedef struct bot bot;

typedef struct bot_memory {
    dm_random random;
} bot_memory;

struct bot {
    const char *name; /* as in --bots NAME,… */
    /* The index of the answer this bot gives. `seen` is observed by the question's seat. */
    int (*choose)(const dm_game *game, const dm_state *seen, const dm_question *question,
                  bot_memory *memory);
};

extern const bot bot_random, bot_greedy;

/* All bots, ended by NULL. */
extern const bot *const bots[];
const bot *bot_named(const char *name);
void bot_memory_begin(bot_memory *memory, uint64_t seed);

#endif
