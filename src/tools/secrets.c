/* Whose secrets are exchanged by which function: made from the list of games. See secrets.h. */
#include "tools/secrets.h"

#include <string.h>

#include "engine/guard.h"
#include "games.h"

typedef void exchange(dm_state *state, uint8_t viewer, dm_random *random);

#define DECLARE(name) exchange secrets_exchange_##name;
GAMES(DECLARE)
#undef DECLARE

static const struct {
    const dm_game *game;
    exchange *run;
} rows[] = {
#define ROW(name) {&name##_game, secrets_exchange_##name},
    GAMES(ROW)
#undef ROW
};

void secrets_exchange(const dm_game *game, dm_state *state, uint8_t viewer, dm_random *random) {
    size_t k = 0; /* by name: tests break a copy of a game on purpose */
    while (k < sizeof rows / sizeof rows[0] && strcmp(rows[k].game->name, game->name) != 0) k++;
    dm_guard(k < sizeof rows / sizeof rows[0]);
    rows[k].run(state, viewer, random);
}
