/* Tests that read like the rulebook: set up a position, answer, expect.
 *
 *     table_from("deus players=2 " BOARD " deck=* ... todo=turn");
 *     play_tokens("build:galley");
 *     expect_allowed("at:A3");
 *     expect_refused("at:B1", DEUS_VILLAGE_THERE);
 *     assert_int_equal(player(1)->gold, 5);
 */
#ifndef TESTS_SUPPORT_H
#define TESTS_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
/* cmocka wants the four above first. */
#include <cmocka.h>
#include <string.h>

#include "demiurge.h"
#include "deus/game.h"
#include "deus/rules.h"

/* A row of a test table that proves rules: scripts/rules reads these lines. */
#define PROVES(test, rules) cmocka_unit_test(test)

/* The one table a test plays at, and the events of the last answer. */
extern dm_match table;
extern dm_events happened;

/* Sets the table up from a position line, or from options (`players=3 seed=7`). */
void table_from(const char *position);
void table_new(const char *options);

/* Plays tokens separated by blanks; fails with the legal list if one is not legal. */
void play_tokens(const char *tokens);

void expect_allowed(const char *token);
void expect_refused(const char *token, uint8_t reason);
/* Neither legal nor a known candidate. */
void expect_unknown(const char *token);
/* The question asked now: its kind and seat (from 1). */
void expect_question(uint8_t kind, int seat);
/* Exactly these legal tokens, in any order. */
void expect_answers(const char *tokens);

const deus_state *state(void);
const deus_player *player(int seat); /* from 1, as on the table */

/* The sum of amounts of events of a kind for a seat (from 1) since the last play_tokens(), as the
 * public was told. */
int told(uint8_t kind, int seat);

/* The region with that name, as a bit; whether the village there was attacked; the card. */
deus_regions at(const char *region);
bool is_attacked(const char *village);
uint8_t card(const char *id);

#endif
