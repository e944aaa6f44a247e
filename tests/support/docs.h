/* Do the documents name what they should? Tests run in the top folder. */
#ifndef SUPPORT_DOCS_H
#define SUPPORT_DOCS_H

#include <stdbool.h>
#include <stddef.h>

/* Fails for a word that the document never shows as code: `word`, `word:`, `word=` or `word(`. */
void expect_documented(const char *path, const char *const words[], int count);

/* The first table below a heading (`### Events`): its first column holds exactly these words, each
 * once. With `second`, the words of the second column are those there (separated by blanks, in any
 * order); NULL for a row where they do not matter. */
void expect_table(const char *path, const char *heading, const char *const words[],
                  const char *const second[], int count);

/* The words of the second column beside a word of the first. False if there is no such row. */
bool docs_second_column(const char *path, const char *heading, const char *word, char *words,
                        size_t size);

#endif
