/* Counts how many sequences of answers there are, depth by depth.
 *
 * The name and the idea come from chess programs: a count of a few thousand sequences changes
 * with almost any change of the rules, so it is a cheap guard. Chance is part of the state, hence
 * the counts of one seed are always the same. */
#ifndef TOOLS_PERFT_H
#define TOOLS_PERFT_H

#include "demiurge.h"

enum { PERFT_DEPTH_MAX = 20 };

/* Where the sequences begin. */
typedef struct perft {
    const dm_game *game;
    dm_state start;
    dm_question question;
    char seed_text[72]; /* "" for a position */
} perft;

/* From the beginning of a game; its seed is 0 unless the setup has one. False and an error if the
 * game refuses the setup. */
bool perft_from_setup(perft *from, const dm_game *game, const dm_setup *setup, dm_error *error);

/* From a position. False and an error, with the column where there is one, if it is none. */
bool perft_from_position(perft *from, const dm_game *game, const char *text, dm_error *error);

/* Prints the counts of 1 to `depth` answers, as a table or as one object of JSON; also how many
 * begin with each answer, if they are to be divided. */
void perft_print(const perft *from, int depth, bool divides, bool as_json);

#endif
