/* The games there are. Front ends find them here by name; nothing below this file knows more than
 * one of them. */
#include "games.h"

#include <string.h>

#include "engine/record.h"

#define ROW(name) &name##_game,
const dm_game *const dm_games[] = {GAMES(ROW) NULL};
#undef ROW

const dm_game *dm_game_named(const char *name) {
    for (const dm_game *const *game = dm_games; *game; game++)
        if (strcmp((*game)->name, name) == 0) return *game;
    return NULL;
}

void dm_write_game_names(dm_writer *out) {
    for (const dm_game *const *game = dm_games; *game; game++) {
        dm_write(out, game == dm_games ? "" : game[1] ? ", " : " or ");
        dm_write(out, (*game)->name);
    }
}

bool dm_record_read(dm_match *match, const char *text, size_t length, dm_error *error) {
    return record_read(match, dm_games, text, length, NULL, error);
}
