/* What a player may be called.
 *
 * A name is well-formed UTF-8 of 1 to 24 characters that all show: nothing that controls, turns
 * the direction of text, has no width or is private. Blanks stand between words only, one at a
 * time. Accents that are characters of their own (Unicode's decomposed forms, heaps of marks) are
 * refused, so a letter is written in one way; the page sends the composed form (NFC).
 *
 * Letters that look alike in two alphabets (Latin a, Cyrillic а) are not treated: such names
 * differ. */
#ifndef ONLINE_NAMES_H
#define ONLINE_NAMES_H

#include <stdbool.h>

#include "store/store.h"

enum { NAMES_CHARACTERS_MAX = 24 };

/* The name as it is kept: blanks of all kinds made plain, none at the ends. False if it is no
 * name. */
bool names_read(const char *given, char name[STORE_NAME_BYTES]);

/* What two accounts may not share: the name in lower case, of any alphabet. False if it is no name
 * or the system has no locale C.UTF-8. */
bool names_key(const char *name, char key[STORE_NAME_BYTES]);

#endif
