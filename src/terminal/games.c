/* Which game shows itself in the terminal by which row: made from the list of games. */
#include "games.h"

#include <assert.h>

#include "terminal/terminal_game.h"

#define DECLARE(name) extern const terminal_game terminal_##name;
GAMES(DECLARE)
#undef DECLARE

#define ROW(name) &terminal_##name,
static const terminal_game *const rows[] = {GAMES(ROW)};
#undef ROW

const terminal_game *terminal_game_of(const dm_game *game) {
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++)
        if (rows[k]->game == game) return rows[k];
    assert(!"a game out of dm_games");
    return NULL;
}
