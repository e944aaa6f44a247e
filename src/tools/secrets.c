#include "tools/secrets.h"

#include <string.h>

void secrets_exchange(const dm_game *game, dm_state *state, uint8_t viewer, dm_random *random) {
    if (strcmp(game->name, "deus") == 0) secrets_exchange_deus(state, viewer, random);
    if (strcmp(game->name, "gheos") == 0) secrets_exchange_gheos(state, viewer, random);
}
