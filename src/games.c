/* The games there are. Front ends find them here by name; nothing below this file knows more than
 * one of them. */
#include <string.h>

#include "demiurge.h"
#include "deus/game.h"
#include "engine/record.h"
#include "gheos/game.h"

const dm_game *const dm_games[] = {&deus_game, &gheos_game, NULL};

const dm_game *dm_game_named(const char *name) {
    for (const dm_game *const *game = dm_games; *game; game++)
        if (strcmp((*game)->name, name) == 0) return *game;
    return NULL;
}

bool dm_record_read(dm_match *match, const char *text, size_t length, dm_error *error) {
    return record_read(match, dm_games, text, length, error);
}
