/* The terminal: how wide it is, whether it has colour, and lines that fit it.
 *
 * Colour is never the only sign of anything: without it every text reads the same. Styles are
 * escape codes inside ordinary strings (empty strings where there is no colour), and every
 * function that measures text counts columns, not bytes, and skips those codes. */
#ifndef TERMINAL_SCREEN_H
#define TERMINAL_SCREEN_H

#include <stdbool.h>
#include <stdio.h>

#include "demiurge.h"
#include "text/text.h"

enum style {
    SCREEN_STYLE_RESET,
    SCREEN_STYLE_BOLD,
    SCREEN_STYLE_DIM,
    SCREEN_STYLE_HEADING,
    SCREEN_STYLE_CHOICE, /* numbers one may type, also on the map */
    SCREEN_STYLE_WARNING,
    SCREEN_STYLE_FOREST, /* the terrains, in the order of words.h */
    SCREEN_STYLE_SWAMP,
    SCREEN_STYLE_MOUNTAIN,
    SCREEN_STYLE_FIELD,
    SCREEN_STYLE_SEA,
    SCREEN_STYLE_VILLAGE,
    SCREEN_STYLE_SEAT_1,
    SCREEN_STYLE_SEAT_2,
    SCREEN_STYLE_SEAT_3,
    SCREEN_STYLE_SEAT_4,
    SCREEN_STYLE_MARITIME, /* the colours of cards, in the order of words.h */
    SCREEN_STYLE_PRODUCTION,
    SCREEN_STYLE_SCIENTIFIC,
    SCREEN_STYLE_CIVIL,
    SCREEN_STYLE_MILITARY,
    SCREEN_STYLE_TEMPLE,
    SCREEN_STYLE_RED, /* land by civilisation, in the order of gheos/words.h */
    SCREEN_STYLE_GREEN,
    SCREEN_STYLE_YELLOW,
    SCREEN_STYLE_BLUE,
    SCREEN_STYLE_BLACK,
    SCREEN_STYLE_WHITE,
    SCREEN_STYLE_LAND,  /* a continent nobody lives on */
    SCREEN_STYLE_COAST, /* any other land */
    SCREEN_STYLES,
};

typedef struct terminal_screen {
    FILE *out, *in;
    enum text_language language;
    bool plain;    /* short sentences line by line, for screen readers */
    bool terminal; /* somebody is looking: it may be cleared */
    bool colour, many_colours;
    int width, height; /* height 0: endless */
} terminal_screen;

enum colour_mode { SCREEN_COLOUR_AUTO, SCREEN_COLOUR_NEVER, SCREEN_COLOUR_ALWAYS };

/* The terminal of this program, as wide and colourful as it is. */
void screen_open(terminal_screen *, enum text_language, bool plain, enum colour_mode);

/* The code that begins a style; SCREEN_STYLE_RESET ends it. Empty without colour. */
const char *screen_style(const terminal_screen *, enum style);
/* Appends `text` in a style. */
void screen_styled(const terminal_screen *, enum style, const char *text, dm_writer *out);

/* How many columns a text takes. */
int screen_columns(const char *text);
/* How many bytes of a text fill at most so many columns. */
size_t screen_bytes_within(const char *text, int columns);

/* Appends `text` and then spaces up to so many columns. */
void screen_padded(const char *text, int columns, dm_writer *out);

/* Appends `text` broken at newlines and spaces: no line is wider than `width`, all but the first
 * begin with `indent` spaces. Ends with a newline. */
void screen_wrapped(const char *text, int width, int indent, dm_writer *out);

enum { SCREEN_PLAIN_COLUMNS = 80 };

/* Appends whole sentences, as many on a line as `width` allows: for those who listen. Ends with a
 * newline. */
void screen_by_sentences(const char *text, int width, dm_writer *out);

/* Prints text as it is. */
void screen_print(const terminal_screen *, const char *text);
/* Prints a paragraph: wrapped to the screen, or by sentences in plain mode. */
void screen_paragraph(const terminal_screen *, const char *text, int indent);
/* Prints an empty line. */
void screen_gap(const terminal_screen *);
/* Prints what stands above other lines. */
void screen_heading(const terminal_screen *, const char *text);

/* Prints two blocks of lines side by side. */
void screen_beside(const terminal_screen *, const char *left, const char *right, int gap);

/* Empties the screen and what can be scrolled back to: hands must not be read by the next. */
void screen_clear(const terminal_screen *);

/* Prints a prompt and reads one line, without blanks at its ends. False at the end of input. */
bool screen_ask(const terminal_screen *, const char *prompt, char *line, size_t size);

#endif
