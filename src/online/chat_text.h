/* What may be said at a table: one line of up to 500 characters.
 *
 * Controls, ends of lines, whatever turns the direction of text, and characters of no width are
 * taken out, so that a line cannot pretend to be another one or run into its neighbours. What joins
 * letters or emoji stays; of accents that are characters of their own a few on each letter. */
#ifndef ONLINE_CHAT_TEXT_H
#define ONLINE_CHAT_TEXT_H

#include <stdbool.h>

#include "store/store.h"

enum { CHAT_TEXT_CHARACTERS_MAX = 500 };

/* The line as it is kept: blanks of all kinds made plain, none at the ends. False if it is not
 * UTF-8, too long, or nothing is left. */
bool chat_text_read(const char *given, char text[STORE_CHAT_BYTES]);

#endif
