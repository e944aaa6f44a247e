/* Random games that are checked while they are played: what `demiurge check` and the tests run.
 *
 * After every answer the game's own invariants must hold. At some answers, drawn at random, and at
 * the end, everything that is said about states in demiurge.h is tried: copies, positions,
 * records, undo, and that nothing hidden shows (leaks.h). */
#ifndef TOOLS_CHECKER_H
#define TOOLS_CHECKER_H

#include "demiurge.h"

typedef struct checker_tally {
    uint64_t games, decisions, samples;
} checker_tally;

/* The memory of one thread that checks. */
typedef struct game_checker game_checker;

/* Never NULL. */
game_checker *checker_open(void);
/* Gives its memory back. */
void checker_close(game_checker *checker);

/* Plays one game whose chance and choices both follow from `seed` (below 2^63), and adds to the
 * tally. False and an error at the first thing that is wrong. `setup` must be one the game accepts.
 */
bool checker_play(game_checker *checker, const dm_game *game, const dm_setup *setup, uint64_t seed,
                  checker_tally *tally, dm_error *error);

/* False and "WHAT: byte N differs" unless the two states are the same bytes. */
bool checker_same_bytes(const dm_game *game, const dm_state *expected, const dm_state *found,
                        const char *what, dm_error *error);

/* False and an error unless both questions ask the same and list the same answers. */
bool checker_same_question(const dm_question *expected, const dm_question *found, const char *what,
                           dm_error *error);

#endif
