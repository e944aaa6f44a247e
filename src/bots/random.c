/* Any legal answer, each equally likely: the yardstick of every other bot. */
#include <assert.h>

#include "bots/bot.h"

static int choose(const dm_game *game, const dm_state *seen, const dm_question *question,
                  bot_memory *memory) {
    (void)game, (void)seen;
    assert(question->count > 0);
    return (int)dm_random_below(&memory->random, question->count);
}

const bot bot_random = {.name = "random", .choose = choose};
