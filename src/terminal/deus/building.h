/* What building a card sets off: its column, then the card itself. */
#ifndef TERMINAL_DEUS_BUILDING_H
#define TERMINAL_DEUS_BUILDING_H

#include "terminal/deus/deus.h"

/* "after: Well (+2 gold), then +3 VP", for an answer that lays a card in a column; behind a comma
 * if something stands before it. Returns how many parts were written. */
int deus_preview_building(const observation *, dm_answer, bool behind, dm_writer *out);

#endif
