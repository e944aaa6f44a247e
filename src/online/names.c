#include "online/names.h"

#include <locale.h>
#include <stdint.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#include "engine/guard.h"
#include "online/utf8.h"

static_assert(WCHAR_MAX >= 0x10FFFF, "a wide character holds a character of Unicode");
static_assert(STORE_NAME_BYTES > 4 * NAMES_CHARACTERS_MAX, "the longest name fits its column");

/* ---- What does not show ------------------------------------------------------------------ */

static const utf8_range refused[] = {
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

/* ---- Names ------------------------------------------------------------------------------- */

bool names_read(const char *given, char name[STORE_NAME_BYTES]) {
    dm_guard(given != name); /* characters may grow when they are written */
    char *out = name;
    int count = 0;
    bool blank = false;
    while (*given) {
        int32_t character = utf8_take(&given);
        if (character == UTF8_BROKEN ||
            utf8_is_in(character, refused, sizeof refused / sizeof refused[0]))
            return false;
        if (utf8_is_blank(character)) {
            blank = out > name;
            continue;
        }
        count += blank ? 2 : 1;
        if (count > NAMES_CHARACTERS_MAX) return false;
        if (blank) *out++ = ' ';
        blank = false;
        out = utf8_put(out, character);
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
    while (*at) out = utf8_put(out, fold(utf8_take(&at), locale));
    *out = '\0';
    freelocale(locale);
    return true;
}
