/* Typed words compared as people mean them: without capitals and accents, with any apostrophe. */
#ifndef TERMINAL_FOLD_H
#define TERMINAL_FOLD_H

#include <stdbool.h>
#include <stddef.h>

/* Writes `text` in small letters and without accents; cut to fit. */
void fold_text(const char *text, char *folded, size_t size);

/* True if every word of `typed` stands somewhere in `text`. Both are folded already. */
bool fold_has_words(const char *text, const char *typed);

/* True if `text` holds `typed` as a whole word or words. Both are folded already. */
bool fold_has_whole(const char *text, const char *typed);

#endif
