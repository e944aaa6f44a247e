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
