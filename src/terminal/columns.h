/* Text in columns of a terminal. Every character of our three languages is one column wide, so
 * columns are characters, not bytes. */
#ifndef TERMINAL_COLUMNS_H
#define TERMINAL_COLUMNS_H

/* How many columns a text takes. */
int columns_of(const char *text);

/* Prints the text and then blanks up to `width` columns. */
void columns_print_padded(const char *text, int width);

/* Prints blanks up to `width` columns and then the text. */
void columns_print_right(const char *text, int width);

/* Prints the text in lines of at most `width` columns, each indented, broken between words; a
 * word that is too long stands alone. Ends the last line. */
void columns_print_wrapped(const char *text, int indent, int width);

#endif
