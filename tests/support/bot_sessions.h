/* Bots under test: seeded matches of any game, sessions in memory of exactly their size, and all
 * that a bot says about a situation.
 *
 *     match_new(&match, "gheos players=2 seed=3");
 *     bot_session *session = bot_session_open(&bot, match.game);
 *     bot_session_look_at(session, &match, 7);
 *     bot_session_think_all(session, 10);
 *     free(session);
 */
#ifndef TESTS_BOT_SESSIONS_H
#define TESTS_BOT_SESSIONS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
/* cmocka wants the four above first. */
#include <cmocka.h>

#include "bots/bot_session.h"
#include "demiurge.h"

/* Whether checks are on that make everything an order of magnitude slower. */
#ifdef __SANITIZE_ADDRESS__
enum { SANITIZED = 1 };
#else
enum { SANITIZED = 0 };
#endif

/* The games that bots are tried on, as words for match_new() without a seed; ended by NULL. */
extern const char *const tried_games[];

/* Begins a match: the game's name, then its options. */
void match_new(dm_match *match, const char *words);
/* The same with a seed of its own. */
void match_new_seeded(dm_match *match, const char *words, int seed);
/* Plays so many random answers, or to the end. */
void match_play_randomly(dm_match *match, int answers, dm_random *random);

/* The bot of that name, which must be one. */
bot bot_called(const char *name);
/* The same, but looking at no more lines than a test has time for. */
bot quick_bot(const char *name);

/* A session in allocated memory of exactly its size; to be freed. */
bot_session *bot_session_open(const bot *bot, const dm_game *game);
/* Shows the session what the asked seat sees. */
void bot_session_look_at(bot_session *session, const dm_match *match, uint64_t seed);
/* Thinks in slices until the session wants no more. */
void bot_session_think_all(bot_session *session, uint32_t slice);

/* Everything a bot says about a situation. */
typedef struct opinion_list {
    int choice, count;
    bot_advice list[DM_ANSWERS_MAX];
} opinion_list;

void bot_sessions_tell(bot_session *const sessions[], int count, opinion_list *told);
void bot_session_tell(bot_session *session, opinion_list *told);
/* Choice, visits, shares, points and lines are the same to the last bit. */
void expect_same_opinion(const opinion_list *expected, const opinion_list *found);
/* Simulations that the list accounts for. */
uint32_t visits_told(const opinion_list *told);

#endif
