/* A match told line by line, with the final count. */
#ifndef TERMINAL_STORY_H
#define TERMINAL_STORY_H

#include "demiurge.h"
#include "text/text.h"

/* Prints what the reader could see of the match: how it was set up, every turn, and the scores if
 * it is over. */
void story_print(const dm_match *match, const text_reader *reader);

#endif
