#include "online/names.h"

#include <locale.h>
#include <stdint.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#include "engine/guard.h"

static_assert(WCHAR_MAX >= 0x10FFFF, "a wide character holds a character of Unicode");
static_assert(STORE_NAME_BYTES > 4 * NAMES_CHARACTERS_MAX, "the longest name fits its column");

/* ---- UTF-8 ------------------------------------------------------------------------------- */

enum { NOT_UTF8 = -1, FORMS = 4 };

/* A character takes 1 to 4 bytes; the first one tells how many. `least` is the first character
 * that needs so many. */
static const struct {
    uint8_t mask, lead;
    int32_t least;
} forms[FORMS] = {{0x80, 0x00, 0}, {0xE0, 0xC0, 0x80}, {0xF0, 0xE0, 0x800}, {0xF8, 0xF0, 0x10000}};

/* The character at *text, which moves behind it. NOT_UTF8 for what is cut, longer than needed, a
 * half of a pair, or beyond Unicode. */
static int32_t take_character(const char **text) {
    const uint8_t *bytes = (const uint8_t *)*text;
    int form = 0;
    while (form < FORMS && (bytes[0] & forms[form].mask) != forms[form].lead) form++;
    if (form == FORMS) return NOT_UTF8;
    int32_t character = bytes[0] & ~forms[form].mask;
    for (int k = 1; k <= form; k++) {
        if ((bytes[k] & 0xC0) != 0x80) return NOT_UTF8; /* also the final zero */
        character = character << 6 | (bytes[k] & 0x3F);
    }
    bool half = character >= 0xD800 && character <= 0xDFFF;
    if (character < forms[form].least || half || character > 0x10FFFF) return NOT_UTF8;
    *text += 1 + form;
    return character;
}

static char *put_character(char *out, int32_t character) {
    dm_guard(character >= 0 && character <= 0x10FFFF);
    int form = FORMS - 1;
    while (character < forms[form].least) form--;
    *out++ = (char)(forms[form].lead | character >> 6 * form);
    while (form-- > 0) *out++ = (char)(0x80 | (character >> 6 * form & 0x3F));
    return out;
}

/* ---- What does not show ------------------------------------------------------------------ */

typedef struct range {
    int32_t first, last;
} range;

static const range blanks[] = {
    {0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
    {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000},
};

static const range refused[] = {
    {0x00, 0x1F},        /* controls */
    {0x7F, 0x9F},        /* more of them */
    {0xAD, 0xAD},        /* soft hyphen */
    {0x300, 0x36F},      /* accents of their own, and the joiner among them */
    {0x61C, 0x61C},      /* Arabic letter mark */
    {0x115F, 0x1160},    /* Hangul fillers */
    {0x17B4, 0x17B5},    /* Khmer vowels that do not show */
    {0x180B, 0x180F},    /* Mongolian selectors and separator */
    {0x1AB0, 0x1AFF},    /* accents */
    {0x1DC0, 0x1DFF},    /* accents */
    {0x200B, 0x200F},    /* no width; left-to-right and right-to-left marks */
    {0x2028, 0x202E},    /* ends of lines; embeddings and overrides of direction */
    {0x2060, 0x206F},    /* word joiner, invisible operators, isolates */
    {0x20D0, 0x20FF},    /* marks around symbols */
    {0x2800, 0x2800},    /* braille without dots */
    {0x3164, 0x3164},    /* Hangul filler */
    {0xE000, 0xF8FF},    /* private use */
    {0xFDD0, 0xFDEF},    /* no characters */
    {0xFE00, 0xFE0F},    /* variation selectors */
    {0xFE20, 0xFE2F},    /* accents */
    {0xFEFF, 0xFEFF},    /* byte order mark */
    {0xFFA0, 0xFFA0},    /* Hangul filler */
    {0xFFF0, 0xFFFF},    /* specials */
    {0x1BCA0, 0x1BCA3},  /* shorthand controls */
    {0x1D173, 0x1D17A},  /* musical controls */
    {0xE0000, 0x10FFFF}, /* tags, selectors, private use */
};

static bool is_in(int32_t character, const range *ranges, size_t count) {
    for (size_t k = 0; k < count; k++)
        if (ranges[k].first <= character && character <= ranges[k].last) return true;
    return false;
}

/* ---- Names ------------------------------------------------------------------------------- */

bool names_read(const char *given, char name[STORE_NAME_BYTES]) {
    dm_guard(given != name); /* characters may grow when they are written */
    char *out = name;
    int count = 0;
    bool blank = false;
    while (*given) {
        int32_t character = take_character(&given);
        if (character == NOT_UTF8 || is_in(character, refused, sizeof refused / sizeof refused[0]))
            return false;
        if (is_in(character, blanks, sizeof blanks / sizeof blanks[0])) {
            blank = out > name;
            continue;
        }
        count += blank ? 2 : 1;
        if (count > NAMES_CHARACTERS_MAX) return false;
        if (blank) *out++ = ' ';
        blank = false;
        out = put_character(out, character);
    }
    *out = '\0';
    return count > 0;
}

/* Up and down again, so that the two small sigmas, or s and the old long s, fall together. */
static int32_t fold(int32_t character, locale_t locale) {
    wint_t upper = towupper_l((wint_t)character, locale);
    return (int32_t)towlower_l(upper, locale);
}

bool names_key(const char *name, char key[STORE_NAME_BYTES]) {
    char tidy[STORE_NAME_BYTES], *out = key;
    const char *at = tidy;
    if (!names_read(name, tidy)) return false;
    locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    if (locale == (locale_t)0) return false;
    while (*at) out = put_character(out, fold(take_character(&at), locale));
    *out = '\0';
    freelocale(locale);
    return true;
}
