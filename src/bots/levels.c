/* The levels, from one that beginners beat to the strongest.
 *
 * 1 to 5 look no further than their own turn; up to `noise` of a winning share is overlooked in
 * each answer of 1 to 4, so they misjudge what is close and never throw a game away. 6 to 8 search.
 * Four times the simulations did not lift 8 above 7 in Deus, a third turn ahead did; in Gheos,
 * where the tiles of a third turn are anybody's guess, it was the other way round. 2 to 6 are
 * chosen to win three games in five, or more, against the one below; docs/bots.md has what was
 * measured. The simulations are bounded by the clock: with Egypt a turn has the most decisions and
 * a simulation takes the longest, and even there level 6 shall answer within half a second, 7
 * within two and 8 within six. */
#include <assert.h>
#include <string.h>

#include "bots/bot.h"
#include "engine/guard.h"

/* A level is a bot under another name; where a game's foresight reaches as far as its deep limits,
 * those hold instead. */
typedef struct level_row {
    const char *bot;
    search_limits deep_limits;
} level_row;

static const level_row levels[BOT_LEVELS] = {
    {.bot = "greedy:lines=200:noise=0.28"},
    {.bot = "greedy:lines=200:noise=0.17"},
    {.bot = "greedy:lines=200:noise=0.1"},
    {.bot = "greedy:lines=200:noise=0.05"},
    {.bot = "greedy"},
    {.bot = "search:200"},
    {.bot = "search:1000"},
    {.bot = "search:4000", .deep_limits = {.turns = 3, .simulations = 3000}},
};

bot bot_of_level(int level) {
    static const char name[] = "level:";
    bot made;
    dm_error error;
    dm_guard(level >= 1 && level <= BOT_LEVELS);
    bool known = bot_from_name(&made, levels[level - 1].bot, &error);
    assert(known), (void)known;
    made.level = (uint8_t)level;
    made.deep_limits = levels[level - 1].deep_limits;
    dm_writer out = dm_writer_on(made.name, sizeof made.name);
    dm_write(&out, name);
    dm_write_number(&out, level);
    return made;
}
