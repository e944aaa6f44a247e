/* The levels, from one that beginners beat to the strongest. */
#include <assert.h>

#include "bots/bot.h"

static const bot levels[BOT_LEVELS] = {
    {.name = "level:1", .level = 1, .kind = BOT_GREEDY, .lines = 200, .noise = 0.20},
    {.name = "level:2", .level = 2, .kind = BOT_GREEDY, .lines = 200, .noise = 0.10},
    {.name = "level:3", .level = 3, .kind = BOT_GREEDY, .lines = 200, .noise = 0.04},
    {.name = "level:4", .level = 4, .kind = BOT_GREEDY, .lines = 1000},
    {.name = "level:5", .level = 5, .kind = BOT_SEARCH, .simulations = 800},
    {.name = "level:6", .level = 6, .kind = BOT_SEARCH, .simulations = 5000},
    {.name = "level:7", .level = 7, .kind = BOT_SEARCH, .simulations = 20000},
    {.name = "level:8", .level = 8, .kind = BOT_SEARCH, .simulations = 60000},
};

const bot *bot_of_level(int level) {
    assert(level >= 1 && level <= BOT_LEVELS);
    return &levels[level - 1];
}
