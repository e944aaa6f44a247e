/* How positions of Deus are weighed; for the tool that fits the weights. */
#ifndef DEUS_EVAL_H
#define DEUS_EVAL_H

#include "engine/weighing.h"

extern const weighing deus_weighing;

#endif
