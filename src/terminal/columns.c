#include "terminal/columns.h"

#include <stdio.h>
#include <string.h>

/* Columns of the first `length` bytes: bytes that continue a character do not count. */
static int columns_of_bytes(const char *text, size_t length) {
    int columns = 0;
    for (size_t k = 0; k < length; k++) columns += ((unsigned char)text[k] & 0xc0) != 0x80;
    return columns;
}

int columns_of(const char *text) { return columns_of_bytes(text, strlen(text)); }

static void print_blanks(int count) {
    for (; count > 0; count--) putchar(' ');
}

void columns_print_padded(const char *text, int width) {
    fputs(text, stdout);
    print_blanks(width - columns_of(text));
}

void columns_print_right(const char *text, int width) {
    print_blanks(width - columns_of(text));
    fputs(text, stdout);
}

void columns_print_wrapped(const char *text, int indent, int width) {
    int at = 0;
    while (*(text += strspn(text, " ")) != '\0') {
        size_t length = strcspn(text, " ");
        int columns = columns_of_bytes(text, length);
        if (at > 0 && at + 1 + columns > width) {
            putchar('\n');
            at = 0;
        }
        print_blanks(at == 0 ? indent : 1);
        fwrite(text, 1, length, stdout);
        at += (at == 0 ? indent : 1) + columns;
        text += length;
    }
    putchar('\n');
}
