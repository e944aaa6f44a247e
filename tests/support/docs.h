/* Do the documents name what they should? Tests run in the top folder. */
#ifndef SUPPORT_DOCS_H
#define SUPPORT_DOCS_H

/* Fails for a word that the document never shows as code: `word`, `word:`, `word=` or `word(`. */
void expect_documented(const char *path, const char *const words[], int count);

#endif
