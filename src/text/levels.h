/* Who one plays against: the levels of the bots and the bots themselves, in three languages.
 *
 * A level is told by how it plays and by about how long it thinks, never by numbers that tuning
 * may change. The layer knows no bots, only their canonical names (`level:3`, `search:500`). */
#ifndef TEXT_LEVELS_H
#define TEXT_LEVELS_H

#include "text/text.h"

enum { TEXT_LEVELS = 8 };

/* Of levels 1 to TEXT_LEVELS: "Trader". */
const char *text_level_name(enum text_language, int level);
/* A whole sentence about how such a level plays. */
const char *text_level_description(enum text_language, int level);

/* A bot as people call it, made from its canonical name: "level 3, Trader", "greedy", "search,
 * 500 simulations". A name of no known form is written as it is. */
void text_bot(enum text_language, const char *name, dm_writer *out);

#endif
