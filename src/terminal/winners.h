/* Who has won, in a sentence. */
#ifndef TERMINAL_WINNERS_H
#define TERMINAL_WINNERS_H

#include "demiurge.h"
#include "text/text.h"

/* "Anna wins." as the reader is told it: to the winner itself, or of all who share the victory. */
void winners_write(const text_reader *reader, const dm_scores *scores, dm_writer *out);

#endif
