/* Why something cannot be done just now, in the language of whoever asks. What else is refused
 * has a code alone, and the page has words for it. */
#ifndef ONLINE_NOT_NOW_H
#define ONLINE_NOT_NOW_H

#include "text/text.h"

enum not_now {
    NOT_NOW_HAS_BEGUN,
    NOT_NOW_NOT_PLAYED,
    NOT_NOW_NOT_OVER,
    NOT_NOW_SEATED_ALREADY,
    NOT_NOW_BOT_PLAYS,
    NOT_NOW_NOT_ASKED,
    NOT_NOW_NOTHING_PROPOSED,
    NOT_NOW_HAS_RESIGNED,
    NOT_NOW_NOBODY_GONE,
    NOT_NOW_TABLE_WAITS,
    NOT_NOW_NO_PASSWORD,
    NOT_NOW_NO_RECORD,
    NOT_NOW_NO_OUTAGE,
    NOT_NOW_COUNT
};

/* The sentence; a constant. */
const char *not_now_text(enum text_language language, enum not_now why);

#endif
