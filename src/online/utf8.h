/* UTF-8, character by character: what strangers write is read with this. */
#ifndef ONLINE_UTF8_H
#define ONLINE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { UTF8_BROKEN = -1 };

/* The character at *text, which moves behind it. UTF8_BROKEN, and it stays, for what is cut, longer
 * than needed, a half of a pair, or beyond Unicode. Not to be called at the final zero. */
int32_t utf8_take(const char **text);
/* Writes a character in 1 to 4 bytes; where the next one goes. */
char *utf8_put(char *out, int32_t character);

typedef struct utf8_range {
    int32_t first, last;
} utf8_range;

bool utf8_is_in(int32_t character, const utf8_range *ranges, size_t count);
/* A blank of any width; neither tabulators nor ends of lines. */
bool utf8_is_blank(int32_t character);

/* Copies what is well-formed and does not control; `?` for a byte that is no part of a character.
 * As many whole characters as fit. */
void utf8_copy_clean(char *out, size_t size, const char *text);

#endif
