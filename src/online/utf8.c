#include "online/utf8.h"

#include "engine/guard.h"

enum { FORMS = 4 };

/* A character takes 1 to 4 bytes; the first one tells how many. `least` is the first character
 * that needs so many. */
static const struct {
    uint8_t mask, lead;
    int32_t least;
} forms[FORMS] = {{0x80, 0x00, 0}, {0xE0, 0xC0, 0x80}, {0xF0, 0xE0, 0x800}, {0xF8, 0xF0, 0x10000}};

int32_t utf8_take(const char **text) {
    const uint8_t *bytes = (const uint8_t *)*text;
    int form = 0;
    while (form < FORMS && (bytes[0] & forms[form].mask) != forms[form].lead) form++;
    if (form == FORMS) return UTF8_BROKEN;
    int32_t character = bytes[0] & ~forms[form].mask;
    for (int k = 1; k <= form; k++) {
        if ((bytes[k] & 0xC0) != 0x80) return UTF8_BROKEN; /* also the final zero */
        character = character << 6 | (bytes[k] & 0x3F);
    }
    bool half = character >= 0xD800 && character <= 0xDFFF;
    if (character < forms[form].least || half || character > 0x10FFFF) return UTF8_BROKEN;
    *text += 1 + form;
    return character;
}

char *utf8_put(char *out, int32_t character) {
    dm_guard(character >= 0 && character <= 0x10FFFF);
    int form = FORMS - 1;
    while (character < forms[form].least) form--;
    *out++ = (char)(forms[form].lead | character >> 6 * form);
    while (form-- > 0) *out++ = (char)(0x80 | (character >> 6 * form & 0x3F));
    return out;
}

bool utf8_is_in(int32_t character, const utf8_range *ranges, size_t count) {
    for (size_t k = 0; k < count; k++)
        if (ranges[k].first <= character && character <= ranges[k].last) return true;
    return false;
}

bool utf8_is_blank(int32_t character) {
    static const utf8_range blanks[] = {
        {0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
        {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000},
    };
    return utf8_is_in(character, blanks, sizeof blanks / sizeof blanks[0]);
}

void utf8_copy_clean(char *out, size_t size, const char *text) {
    dm_guard(size > 0);
    const char *end = out + size - 1;
    while (*text && end - out >= 4) {
        int32_t character = utf8_take(&text);
        if (character == UTF8_BROKEN) text++;
        bool controls = character < 0x20 || (character >= 0x7F && character <= 0x9F);
        out = utf8_put(out, controls ? '?' : character);
    }
    *out = '\0';
}
