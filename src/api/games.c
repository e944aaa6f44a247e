/* Which game is shown by which row: made from the list of games. */
#include "games.h"

#include <assert.h>

#include "api/game.h"

#define DECLARE(name) extern const api_game api_##name;
GAMES(DECLARE)
#undef DECLARE

#define ROW(name) &api_##name,
static const api_game *const rows[] = {GAMES(ROW)};
#undef ROW

const api_game *api_game_of(const dm_game *game) {
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++)
        if (rows[k]->game == game) return rows[k];
    assert(!"a game out of dm_games");
    return NULL;
}
