/* Why something cannot be done just now, in the words of whoever wished it. What else is refused
 * has a code alone, and the page has words for it. */
#ifndef ONLINE_NOT_NOW_H
#define ONLINE_NOT_NOW_H

#include "text/text.h"

enum not_now {
    HAS_BEGUN,
    NOT_PLAYED,
    NOT_OVER,
    SEATED_ALREADY,
    BOT_PLAYS,
    NOT_ASKED,
    NOTHING_PROPOSED,
    HAS_RESIGNED,
    NOBODY_GONE,
    TABLE_WAITS,
    NO_PASSWORD,
    NO_RECORD,
    NOT_NOW_COUNT
};

const char *not_now_text(enum text_language language, enum not_now why);

#endif
