/* How positions of Gheos are evaluated: one row a way (game.c lists them). */
#ifndef GHEOS_EVAL_H
#define GHEOS_EVAL_H

#include "demiurge.h"

/* Features of each seat, with weights that were fitted to the ends of games. */
extern const dm_evaluator gheos_fitted;

#endif
