/* What may be said at a table: lines that show as they were meant, and nothing else. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "online/chat_text.h"
#include "online/utf8.h"

static void expect_line(const char *given, const char *kept) {
    char text[STORE_CHAT_BYTES];
    if (!chat_text_read(given, text)) fail_msg("'%s' is refused", given);
    assert_string_equal(text, kept);
}

static void expect_no_line(const char *given) {
    char text[STORE_CHAT_BYTES];
    if (chat_text_read(given, text)) fail_msg("'%s' is taken as '%s'", given, text);
}

static void lines_of_people_stay_as_they_are(void **state) {
    static const char *const lines[] = {
        "Well played!",
        "Bien joué\u00A0!",
        "Гарна гра :)",
        "שלום, مرحبا",
        "\U0001F469\u200D\U0001F680 \u2764\uFE0F",          /* emoji that are joined */
        "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645", /* Persian needs a non-joiner */
        "e\u0301\u0323 n\u0303",
        "<b>&amp;</b> \\u202E https://example.org",
    };
    (void)state;
    for (size_t k = 0; k < sizeof lines / sizeof lines[0]; k++) {
        char plain[STORE_CHAT_BYTES] = "", *out = plain;
        for (const char *at = lines[k]; *at;) {
            int32_t character = utf8_take(&at);
            out = utf8_put(out, utf8_is_blank(character) ? ' ' : character);
        }
        expect_line(lines[k], plain);
    }
}

/* Findings C12: they passed. */
static void controls_and_turns_of_direction_are_taken_out(void **state) {
    (void)state;
    expect_line("a\x01\x1b[31mb\x7f\xc2\x85", "a[31mb");
    expect_line("\u202Egnp.tset\u202C", "gnp.tset");
    expect_line("\u2067a\u2069\u200Fb\u200E\u061C", "ab");
    expect_line("a\u200Bb\uFEFFc\u2060d\u00ADe", "abcde");
    expect_line("\U000E0041x\uE000\U00100000", "x");
}

static void it_is_one_line(void **state) {
    (void)state;
    expect_line("a\nb\r\nc\td\u2028e\u2029f", "a b c d e f");
    expect_line("\n\n  a \u3000 b  \n", "a b");
}

static void heaps_of_accents_are_cut(void **state) {
    (void)state;
    expect_line("a\u0300\u0301\u0302\u0303\u0304b\u0305", "a\u0300\u0301\u0302b\u0305");
}

static void what_is_no_line_is_refused(void **state) {
    char long_line[502 * 4 + 1] = "";
    (void)state;
    expect_no_line("");
    expect_no_line(" \n\u200B\u202E ");
    expect_no_line("\xff");
    expect_no_line("a\xc3");
    expect_no_line("\xed\xa0\x80");
    for (int k = 0; k < 500; k++) strcat(long_line, "\U0001F600");
    expect_line(long_line, long_line);
    strcat(long_line, "x");
    expect_no_line(long_line);
}

static void expect_clean(const char *given, size_t size, const char *expected) {
    char out[64];
    utf8_copy_clean(out, size, given);
    assert_string_equal(out, expected);
}

static void a_copy_is_always_characters(void **state) {
    (void)state;
    expect_clean("Firefox sur Linux é", 64, "Firefox sur Linux é");
    expect_clean("\xff\xfe"
                 "a\xc3",
                 64, "??a?");
    expect_clean("a\x1b\nb", 64, "a??b");
    expect_clean("ééééé", 8, "éé"); /* whole ones */
    expect_clean("abc", 1, "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_of_people_stay_as_they_are),
        cmocka_unit_test(controls_and_turns_of_direction_are_taken_out),
        cmocka_unit_test(it_is_one_line),
        cmocka_unit_test(heaps_of_accents_are_cut),
        cmocka_unit_test(what_is_no_line_is_refused),
        cmocka_unit_test(a_copy_is_always_characters),
    };
    return cmocka_run_group_tests_name("chat text", tests, NULL, NULL);
}
