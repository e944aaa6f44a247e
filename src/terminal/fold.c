/* Folding covers what our three languages are typed with: Latin with French accents, Cyrillic,
 * and the apostrophes and spaces of both typographies. */
#include "terminal/fold.h"

#include <string.h>

#include "engine/guard.h"

/* Two-byte letters, C3 80 … C3 BF without accents; '\0' leaves a letter as it is. */
static const char latin_letters[] = "aaaaaa\0ceeeeiiii\0nooooo\0ouuuuy\0s"
                                    "aaaaaa\0ceeeeiiii\0nooooo\0ouuuuy\0y";

/* Cyrillic capitals D0 90–D0 AF to small letters, and the Ukrainian and older ones before. */
static void lower_cyrillic(unsigned char *first, unsigned char *second) {
    if (*first == 0xD2 && *second == 0x90) *second = 0x91; /* Ґ */
    if (*first != 0xD0) return;
    if (*second >= 0x80 && *second < 0x90) /* Є І Ї … */
        *first = 0xD1, *second = (unsigned char)(*second + 0x10);
    else if (*second >= 0x90 && *second < 0xA0)
        *second = (unsigned char)(*second + 0x20);
    else if (*second >= 0xA0 && *second < 0xB0)
        *first = 0xD1, *second = (unsigned char)(*second - 0x20);
}

/* A sign of one byte. */
static unsigned char fold_ascii(unsigned char c) {
    if (c >= 'A' && c <= 'Z') return (unsigned char)(c + 32);
    return c < ' ' ? ' ' : c;
}

/* A sign of two bytes that folds into one, or 0. */
static unsigned char fold_pair(unsigned char first, unsigned char second) {
    if (first == 0xC2 && second == 0xA0) return ' ';  /* no-break space */
    if (first == 0xCA && second == 0xBC) return '\''; /* modifier apostrophe */
    if (first != 0xC3 || second < 0x80 || second >= 0xC0) return 0;
    return (unsigned char)latin_letters[second - 0x80];
}

/* One sign into at most two bytes; returns how many were read. Of longer signs only quotes matter,
 * as apostrophes; dashes and narrow spaces divide words. */
static size_t fold_sign(const unsigned char *text, unsigned char sign[2]) {
    sign[0] = fold_ascii(text[0]), sign[1] = 0;
    if (text[0] < 0x80 || text[1] == 0) return 1;
    if (text[0] >= 0xE0) {
        bool quote = text[0] == 0xE2 && text[1] == 0x80 && (text[2] == 0x98 || text[2] == 0x99);
        sign[0] = quote ? '\'' : ' ';
        return strnlen((const char *)text, text[0] >= 0xF0 ? 4 : 3);
    }
    unsigned char one = fold_pair(text[0], text[1]);
    if (one) {
        sign[0] = one;
        return 2;
    }
    sign[1] = text[1];
    lower_cyrillic(&sign[0], &sign[1]);
    return 2;
}

void fold_text(const char *text, char *folded, size_t size) {
    dm_guard(size > 0);
    const unsigned char *at = (const unsigned char *)text;
    size_t length = 0;
    while (*at && length + 3 < size) {
        unsigned char sign[2];
        at += fold_sign(at, sign);
        folded[length++] = (char)sign[0];
        if (sign[1]) folded[length++] = (char)sign[1];
    }
    folded[length] = '\0';
}

bool fold_has_words(const char *text, const char *typed) {
    while (*typed) {
        char word[64];
        size_t length = strcspn(typed, " ");
        if (length >= sizeof word) return false;
        memcpy(word, typed, length);
        word[length] = '\0';
        if (length > 0 && strstr(text, word) == NULL) return false;
        typed += length + strspn(typed + length, " ");
    }
    return true;
}

static bool ends_word(char c) { return c == '\0' || strchr(" :,;.()\t", c) != NULL; }

bool fold_has_whole(const char *text, const char *typed) {
    size_t length = strlen(typed);
    for (const char *at = strstr(text, typed); at; at = strstr(at + 1, typed))
        if ((at == text || ends_word(at[-1])) && ends_word(at[length])) return true;
    return false;
}
