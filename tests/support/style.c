#include "support/style.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "host/files.h"

enum { STYLE_FORMS_MAX = 64, STYLE_FORM_BYTES = 80 };

/* What stands between the first two backticks of each row "| `form` | instead |". */
typedef struct style_sheet {
    int count;
    char forms[STYLE_FORMS_MAX][STYLE_FORM_BYTES];
} style_sheet;

static style_sheet sheets[TEXT_LANGUAGES]; /* read when they are first needed */

static void read_sheet(const char *path, style_sheet *sheet) {
    size_t length;
    char *page = host_read_file(path, &length);
    assert_non_null(page);
    for (const char *row = strstr(page, "\n| `"); row; row = strstr(row + 1, "\n| `")) {
        const char *form = row + strlen("\n| `"), *end = strchr(form, '`');
        assert_non_null(end);
        assert_true(sheet->count < STYLE_FORMS_MAX && end - form < STYLE_FORM_BYTES);
        memcpy(sheet->forms[sheet->count++], form, (size_t)(end - form));
    }
    if (sheet->count < 10) fail_msg("%s: only %d forms", path, sheet->count);
    free(page);
}

void style_check(enum text_language language, const char *what, int row, const char *text) {
    style_sheet *sheet = &sheets[language];
    char path[32];
    snprintf(path, sizeof path, "docs/style-%s.md", text_language_codes[language]);
    if (sheet->count == 0) read_sheet(path, sheet);
    for (int form = 0; form < sheet->count; form++)
        if (strstr(text, sheet->forms[form]))
            fail_msg("%s, row %d: %s says never \"%s\": %s", what, row, path, sheet->forms[form],
                     text);
}
