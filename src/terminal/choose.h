/* Which answer a person means by what they typed. */
#ifndef TERMINAL_CHOOSE_H
#define TERMINAL_CHOOSE_H

#include "terminal/terminal_game.h"

/* The answers (as indices) that `typed` may mean, best understanding only: a number, a token
 * (`build:galley`), its last part, a name, or any part of those. One result is an answer. */
int choose_answers(const observation *, const terminal_game *, const char *typed,
                   int found[DM_ANSWERS_MAX]);

/* The same among what the question refuses. */
int choose_refused(const observation *, const terminal_game *, const dm_refusals *,
                   const char *typed, int found[DM_REFUSALS_MAX]);

#endif
