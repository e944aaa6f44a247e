/* Tests of Gheos that read like the rulebook: set up a board, answer, expect.
 *
 *     gheos_scene("board=0,0:start.0/1,0:a1.0 markers=red@1,0.0 p1.hand=a2,b1");
 *     gheos_play_tokens("tile:a2 replace:1,0");
 *     gheos_expect_refused("found:0,0.0", GHEOS_CONTINENT_INHABITED);
 *     expect_is(gheos_seat(1)->followers[RED], 1);
 *
 * Never together with support.h: both games name their colours. */
#ifndef TESTS_GHEOS_SUPPORT_H
#define TESTS_GHEOS_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
/* cmocka wants the four above first. */
#include <cmocka.h>
#include <string.h>

#include "demiurge.h"
#include "engine/position.h"
#include "gheos/game.h"
#include "gheos/rules.h"

/* A row of a test table that proves rules: scripts/rules reads these lines. */
#define PROVES(test, rules) cmocka_unit_test(test)

/* The one table a test plays at, and the events since the last gheos_play_tokens(). */
extern dm_match gheos_table;
extern dm_events gheos_happened;

/* ---- Setting up -------------------------------------------------------------------------- */

/* A full position line, or options (`players=3 seed=7`). */
void gheos_table_from(const char *position);
void gheos_table_new(const char *options);

/* Words of a position that name only what matters. Where they are silent there are two players,
 * three tokens each, the next two free tiles from the end of the table in each hand (one for a
 * seat that has placed), the rest in the pile, and seat 1 places a tile. */
void gheos_scene(const char *words);

/* Puts these tiles (`epoch,epoch,b3`) on top of the pile, the first to be drawn first. */
void gheos_put_on_top(const char *tiles);

/* ---- Playing ----------------------------------------------------------------------------- */

/* Plays tokens separated by blanks; fails with the legal list if one is not legal. */
void gheos_play_tokens(const char *tokens);
/* A random answer; false when the game is over. */
bool gheos_play_at_random(dm_random *random);

/* ---- Questions --------------------------------------------------------------------------- */

void gheos_expect_allowed(const char *token);
void gheos_expect_refused(const char *token, uint8_t reason);
/* Neither legal nor a known candidate. */
void gheos_expect_unknown(const char *token);
/* The question asked now: its kind and seat (from 1). */
void gheos_expect_question(uint8_t kind, int seat);
/* Exactly these legal tokens, in any order. */
void gheos_expect_answers(const char *tokens);
void gheos_expect_over(void);

/* ---- The state --------------------------------------------------------------------------- */

/* Fails with the expression, its value and the expected one. */
#define expect_is(actual, expected) \
    gheos_expect_number(#actual, (int64_t)(actual), (int64_t)(expected), __FILE__, __LINE__)
void gheos_expect_number(const char *what, int64_t actual, int64_t expected, const char *file,
                         int line);

const gheos_state *gheos_now(void);
const gheos_player *gheos_seat(int seat); /* from 1, as on the table */

/* The region of a piece, `1,-2.0`, and who lives there (GHEOS_CIVILISATIONS: nobody). */
gheos_region gheos_region_at(const char *spot);
uint8_t gheos_who_lives_at(const char *spot);

/* What a seat (from 1) holds: "red,green,yellow,blue,black,white" counts as "1,0,2,0,0,0". */
void gheos_expect_followers(int seat, const char *counts);
/* Everything that must hold does. */
void gheos_expect_sound(void);
/* The position line of the table, in static memory. */
const char *gheos_position_line(void);

/* ---- What was told ----------------------------------------------------------------------- */

/* The sum of amounts of events of a kind for a seat (from 1; 0 for nobody's) since the last
 * gheos_play_tokens(), and how often a kind was told. */
int gheos_told(uint8_t kind, int seat);
int gheos_times_told(uint8_t kind);
/* The first event of a kind; fails if there is none. */
const dm_event *gheos_event(uint8_t kind);
/* Events of these kinds, by their words, were told in this order; others may stand between. */
void gheos_expect_told_in_order(const char *events);

/* ---- Bad input --------------------------------------------------------------------------- */

/* The options or the position are refused, the error contains `why`, and the table is unchanged. */
void gheos_expect_options_refused(const char *options, const char *why);
void gheos_expect_position_refused(const char *position, const char *why);
/* The same for the words of a scene. */
void gheos_expect_scene_refused(const char *words, const char *why);

#endif
