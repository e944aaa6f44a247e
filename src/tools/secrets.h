/* What is secret, said a second time and by another hand than the games' observe(): the leak
 * check exchanges exactly these things and expects that nobody notices. */
#ifndef TOOLS_SECRETS_H
#define TOOLS_SECRETS_H

#include "demiurge.h"

/* Exchanges at random what `viewer` cannot know. */
void secrets_exchange(const dm_game *game, dm_state *state, uint8_t viewer, dm_random *random);

/* The same for Deus: secrets_deus.c. */
void secrets_exchange_deus(dm_state *state, uint8_t viewer, dm_random *random);
/* The same for Gheos: secrets_gheos.c. */
void secrets_exchange_gheos(dm_state *state, uint8_t viewer, dm_random *random);

#endif
