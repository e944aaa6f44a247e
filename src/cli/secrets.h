/* What is secret, said a second time and by another hand than the game's observe(): the leak
 * check exchanges exactly these things and expects that nobody notices. */
#ifndef CLI_SECRETS_H
#define CLI_SECRETS_H

#include "demiurge.h"

/* Exchanges at random what `viewer` cannot know. False if the game has none of these functions. */
bool secrets_exchange(const dm_game *game, dm_state *state, uint8_t viewer, dm_random *random);

#endif
