/* The cards or tiles of a game, as `demiurge cards` lists them. */
#ifndef TOOLS_CARDS_H
#define TOOLS_CARDS_H

#include <stdbool.h>

#include "text/text.h"

/* Prints all cards or tiles of a game out of dm_games, as a table or as one object of JSON. */
void cards_print(const dm_game *game, enum text_language language, bool as_json);

/* The same for Deus: cards_deus.c. */
void cards_print_deus(enum text_language language, bool as_json);
/* The same for Gheos: cards_gheos.c. */
void cards_print_gheos(enum text_language language, bool as_json);

/* A heading, underlined with a sign; for the lists above. */
void cards_print_heading(const char *text, char line);

#endif
