/* Deus as the engine sees it. */
#ifndef DEUS_GAME_H
#define DEUS_GAME_H

#include "demiurge.h"

extern const dm_game deus_game;

#endif
