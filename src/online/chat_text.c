#include "online/chat_text.h"

#include "engine/guard.h"
#include "online/utf8.h"

static_assert(STORE_CHAT_BYTES > 4 * CHAT_TEXT_CHARACTERS_MAX, "the longest line fits its column");

enum { ACCENTS_MAX = 3 }; /* on one letter; no language needs more */

static const utf8_range taken_out[] = {
    {0x00, 0x1F},        /* controls */
    {0x7F, 0x9F},        /* more of them */
    {0xAD, 0xAD},        /* soft hyphen */
    {0x61C, 0x61C},      /* Arabic letter mark */
    {0x115F, 0x1160},    /* Hangul fillers */
    {0x180E, 0x180E},    /* Mongolian separator */
    {0x200B, 0x200B},    /* no width; the joiners after it stay */
    {0x200E, 0x200F},    /* left-to-right and right-to-left marks */
    {0x2028, 0x202E},    /* ends of lines; embeddings and overrides of direction */
    {0x2060, 0x206F},    /* word joiner, invisible operators, isolates */
    {0x2800, 0x2800},    /* braille without dots */
    {0x3164, 0x3164},    /* Hangul filler */
    {0xE000, 0xF8FF},    /* private use */
    {0xFDD0, 0xFDEF},    /* no characters */
    {0xFEFF, 0xFEFF},    /* byte order mark */
    {0xFFA0, 0xFFA0},    /* Hangul filler */
    {0xFFF0, 0xFFFB},    /* specials */
    {0xFFFE, 0xFFFF},    /* no characters */
    {0x1BCA0, 0x1BCA3},  /* shorthand controls */
    {0x1D173, 0x1D17A},  /* musical controls */
    {0xE0000, 0xE00FF},  /* tags */
    {0xE01F0, 0x10FFFF}, /* private use */
};

static const utf8_range accents[] = {
    {0x300, 0x36F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F},
};

static bool is_blank(int32_t character) {
    return utf8_is_blank(character) || character == '\t' || character == '\n' ||
           character == '\r' || character == 0x2028 || character == 0x2029;
}

bool chat_text_read(const char *given, char text[STORE_CHAT_BYTES]) {
    dm_guard(given != text); /* characters may grow when they are written */
    char *out = text;
    int count = 0, marks = 0;
    bool blank = false;
    while (*given) {
        int32_t character = utf8_take(&given);
        if (character == UTF8_BROKEN) return false;
        if (is_blank(character)) {
            blank = out > text;
            continue;
        }
        if (utf8_is_in(character, taken_out, sizeof taken_out / sizeof taken_out[0])) continue;
        bool accent = utf8_is_in(character, accents, sizeof accents / sizeof accents[0]);
        marks = accent ? marks + 1 : 0;
        if (marks > ACCENTS_MAX) continue;
        count += blank ? 2 : 1;
        if (count > CHAT_TEXT_CHARACTERS_MAX) return false;
        if (blank) *out++ = ' ';
        blank = false;
        out = utf8_put(out, character);
    }
    *out = '\0';
    return count > 0;
}
