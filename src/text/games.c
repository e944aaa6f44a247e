/* Which game speaks by which table: made from the list of games. */
#include "games.h"

#include "text/text.h"

#define DECLARE(name) extern const text_game text_##name;
GAMES(DECLARE)
#undef DECLARE

#define ROW(name) &text_##name,
static const text_game *const rows[] = {GAMES(ROW)};
#undef ROW

const text_game *text_for(const dm_game *game) {
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++)
        if (rows[k]->game == game) return rows[k];
    return NULL;
}
