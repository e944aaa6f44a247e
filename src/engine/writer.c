/* Text into a bounded buffer. Always closed by a zero; never past the end. */
#include <stdarg.h>
#include <string.h>

#include "demiurge.h"
#include "engine/guard.h"

dm_writer dm_writer_on(char *text, size_t size) {
    dm_guard(text || size == 0);
    if (size > 0) text[0] = '\0';
    return (dm_writer){.text = text, .size = size, .full = size == 0};
}

void dm_write_bytes(dm_writer *out, const char *text, size_t length) {
    dm_guard(text || length == 0);
    if (out->length >= out->size) { /* only a writer without any room */
        out->full = true;
        return;
    }
    size_t room = out->size - out->length - 1;
    if (length > room) out->full = true, length = room;
    memcpy(out->text + out->length, text, length);
    out->length += length;
    out->text[out->length] = '\0';
}

void dm_write(dm_writer *out, const char *text) { dm_write_bytes(out, text, strlen(text)); }

void dm_write_char(dm_writer *out, char c) { dm_write_bytes(out, &c, 1); }

void dm_write_number(dm_writer *out, int64_t number) {
    char digits[24];
    int start = sizeof digits;
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do digits[--start] = (char)('0' + rest % 10);
    while ((rest /= 10) > 0);
    if (number < 0) digits[--start] = '-';
    dm_write_bytes(out, digits + start, sizeof digits - (size_t)start);
}

static void write_formatted(dm_writer *out, const char *format, va_list args) {
    for (const char *c = format; *c; c++) {
        if (*c != '%') {
            dm_write_char(out, *c);
            continue;
        }
        switch (*++c) {
        case 's': dm_write(out, va_arg(args, const char *)); break;
        case 'd': dm_write_number(out, va_arg(args, int)); break;
        case 'c': dm_write_char(out, (char)va_arg(args, int)); break;
        default: dm_write_char(out, *c); break;
        }
    }
}

bool dm_fail(dm_error *error, const char *format, ...) {
    assert(error && format);
    dm_writer out = dm_writer_on(error->text, sizeof error->text);
    va_list args;
    va_start(args, format);
    write_formatted(&out, format, args);
    va_end(args);
    error->line = error->column = 0;
    error->fault = NULL;
    return false;
}
