/* What the lists of `demiurge cards` share. */
#ifndef TOOLS_CARDS_H
#define TOOLS_CARDS_H

#include <stdbool.h>

#include "text/text.h"

/* A heading, underlined with a sign. */
void cards_print_heading(const char *text, char line);

/* All landscape tiles of Gheos, as a table or as JSON. */
void cards_print_tiles(enum text_language, bool as_json);

#endif
