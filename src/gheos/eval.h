/* How positions of Gheos are weighed; for the tool that fits the weights. */
#ifndef GHEOS_EVAL_H
#define GHEOS_EVAL_H

#include "engine/weighing.h"

extern const weighing gheos_weighing;

#endif
