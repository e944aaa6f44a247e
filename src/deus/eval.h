/* How positions of Deus are evaluated: one row a way (game.c lists them). */
#ifndef DEUS_EVAL_H
#define DEUS_EVAL_H

#include "demiurge.h"

/* Features of each seat, with weights that were fitted to the ends of games. */
extern const dm_evaluator deus_fitted;

#endif
