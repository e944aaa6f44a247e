/* Why an answer cannot be taken back, in words. */
#ifndef TEXT_UNDO_H
#define TEXT_UNDO_H

#include "demiurge.h"
#include "text/text.h"

/* A sentence; "" if it can. */
const char *text_undo(enum text_language language, enum dm_undo why);

#endif
