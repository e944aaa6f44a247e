/* Gheos as the engine sees it. */
#ifndef GHEOS_GAME_H
#define GHEOS_GAME_H

#include "demiurge.h"

extern const dm_game gheos_game;

#endif
