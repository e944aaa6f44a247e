/* Tests of the text layer, whatever the game: every row of a table exists in all three languages
 * with the same gaps, every noun has its forms, and what comes out is a sentence. */
#ifndef TESTS_TEXT_SUPPORT_H
#define TESTS_TEXT_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
/* cmocka wants the four above first. */
#include <cmocka.h>
#include <string.h>

#include "text/template.h"

enum { TEXT_BYTES = 2048 };

/* Hard spaces: before the French colon, and before the French ? and ; */
#define NB  "\u00A0"
#define NNB "\u202F"

/* What was said last; fresh() begins anew. */
extern char text[TEXT_BYTES];
dm_writer fresh(void);

/* Anna, Boris, and two seats without a name. */
extern const char names[DM_SEATS_MAX][48];

void check_characters(const char *sentence);
void check_line(const char *table, int row, const text_line *line);
void check_lines(const char *table, const text_line *lines, int from, int to);
void check_noun(const char *family, int row, const text_noun *noun);
void check_nouns(const char *family, const text_noun *nouns, int count);

/* `text` is something, and nothing of the template language. */
void check_output(const char *what, int row);

#endif
