/* Seeds from the system's randomness. */
#ifndef HOST_SEED_H
#define HOST_SEED_H

#include "demiurge.h"

/* Gives the setup a seed that nobody can foresee, as a number people can type again. False and an
 * error that asks for a seed if the system has no randomness. */
bool host_random_seed(dm_setup *setup, dm_error *error);

#endif
