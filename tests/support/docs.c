#include "support/docs.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "host/files.h"

static bool shows(const char *text, const char *word) {
    char code[80];
    snprintf(code, sizeof code, "`%s", word);
    for (const char *at = strstr(text, code); at; at = strstr(at + 1, code))
        if (strchr("`:=(", at[strlen(code)])) return true;
    return false;
}

void expect_documented(const char *path, const char *const words[], int count) {
    size_t length;
    char *text = host_read_file(path, &length);
    assert_non_null(text);
    for (int k = 0; k < count; k++)
        if (!shows(text, words[k])) fail_msg("%s does not tell of `%s`", path, words[k]);
    free(text);
}

/* ---- Tables ------------------------------------------------------------------------------ */

enum { TABLE_ROWS_MAX = 128, CELL_BYTES = 200 };

/* The words of the first two cells of each row, each followed by a blank. */
typedef struct table {
    int count;
    char cells[TABLE_ROWS_MAX][2][CELL_BYTES];
} table;

/* The words between backticks up to the end of the cell; where it ends. */
static const char *read_cell(const char *at, char cell[CELL_BYTES]) {
    size_t length = 0;
    bool inside = false;
    for (at++; *at != '|' && *at != '\n'; at++) {
        assert_true(length + 2 < CELL_BYTES);
        if (*at == '`' && inside) cell[length++] = ' ';
        if (*at == '`') inside = !inside;
        if (*at != '`' && inside) cell[length++] = *at;
    }
    cell[length] = '\0';
    return at;
}

static void read_table(const char *path, const char *heading, table *read) {
    size_t length;
    char line[100], *text = host_read_file(path, &length);
    assert_non_null(text);
    snprintf(line, sizeof line, "\n%s\n", heading);
    const char *at = strstr(text, line);
    if (at == NULL || (at = strstr(at, "\n|---")) == NULL)
        fail_msg("%s has no table '%s'", path, heading);
    read->count = 0;
    for (at = strchr(at + 1, '\n'); at[1] == '|'; at = strchr(at, '\n')) {
        assert_true(read->count < TABLE_ROWS_MAX);
        at = read_cell(at + 1, read->cells[read->count][0]);
        at = read_cell(at, read->cells[read->count++][1]);
    }
    free(text);
}

/* Whether a cell holds the word; `words` may be separated by blanks alone. */
static bool cell_has(const char *cell, const char *word, size_t length) {
    for (const char *at = cell; *at; at += strcspn(at, " "), at += strspn(at, " "))
        if (strcspn(at, " ") == length && strncmp(at, word, length) == 0) return true;
    return false;
}

/* The first word that one list has and the other has not, or NULL. */
static const char *missing(const char *from, const char *list) {
    for (const char *at = list; *at; at += strcspn(at, " "), at += strspn(at, " "))
        if (!cell_has(from, at, strcspn(at, " "))) return at;
    return NULL;
}

static int find_row(const table *read, const char *word) {
    for (int k = 0; k < read->count; k++)
        if (cell_has(read->cells[k][0], word, strlen(word))) return k;
    return -1;
}

void expect_table(const char *path, const char *heading, const char *const words[],
                  const char *const second[], int count) {
    static table read;
    read_table(path, heading, &read);
    for (int k = 0; k < count; k++) {
        int row = find_row(&read, words[k]);
        if (row < 0) fail_msg("%s, %s: `%s` is missing", path, heading, words[k]);
        if (!second || !second[k]) continue;
        const char *cell = read.cells[row][1], *more = missing(cell, second[k]),
                   *less = missing(second[k], cell);
        if (more) fail_msg("%s, %s: `%s` has also %s", path, heading, words[k], more);
        if (less) fail_msg("%s, %s: `%s` has no %s", path, heading, words[k], less);
    }
    for (int row = 0; row < read.count; row++) {
        int known = 0;
        for (int k = 0; k < count; k++)
            known += cell_has(read.cells[row][0], words[k], strlen(words[k]));
        if (known != 1)
            fail_msg("%s, %s: a row about %s, which is no word", path, heading, read.cells[row][0]);
        if (find_row(&read, strtok(read.cells[row][0], " ")) != row)
            fail_msg("%s, %s: %s stands twice", path, heading, read.cells[row][0]);
    }
}

bool docs_second_column(const char *path, const char *heading, const char *word, char *words,
                        size_t size) {
    static table read;
    read_table(path, heading, &read);
    int row = find_row(&read, word);
    if (row < 0) return false;
    snprintf(words, size, "%s", read.cells[row][1]);
    return true;
}
