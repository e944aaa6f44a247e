/* Hints: what a strong bot would answer in somebody's place, and why. */
#ifndef TERMINAL_HINT_H
#define TERMINAL_HINT_H

#include "terminal/table.h"

/* Who is asked for a hint: long enough to see something, short enough to be waited for. */
#define HINT_BOT "search:1s"

enum { HINT_ANSWERS = 3 };

/* Prints the best answers to the reader's question, each with the chance to win, the points to
 * expect and the rest of the turn as the bot has it in mind. It is made from what the reader knows,
 * and says so in a sentence if there can be none. `bot_name` is any bot's but random, which weighs
 * nothing; "" means the usual one. */
void hint_show(const table *, const observation *, const char *bot_name);

#endif
