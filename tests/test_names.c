/* What a player may be called, and when two names are the same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "online/names.h"

static void expect_name(const char *given, const char *kept) {
    char name[STORE_NAME_BYTES];
    if (!names_read(given, name)) fail_msg("'%s' is refused", given);
    assert_string_equal(name, kept);
}

static void expect_no_name(const char *given) {
    char name[STORE_NAME_BYTES], key[STORE_NAME_BYTES];
    if (names_read(given, name)) fail_msg("'%s' is taken as '%s'", given, name);
    assert_false(names_key(given, key));
}

static void expect_key(const char *name, const char *expected) {
    char key[STORE_NAME_BYTES];
    assert_true(names_key(name, key));
    assert_string_equal(key, expected);
}

static void test_names_of_people(void **state) {
    static const char *const names[] = {
        "Anna", "Юрій", "Chloé", "O’Brien-Łukasz", "Мар'яна Є.", "山田 花",    "مريم", "דוד",
        "नेहा",  "x",    "🐙",     "Anna 2 (2)",     "<b>\"&'",    "Ærøskøbing",
    };
    (void)state;
    for (size_t k = 0; k < sizeof names / sizeof names[0]; k++) expect_name(names[k], names[k]);
}

static void test_blanks_are_made_plain(void **state) {
    (void)state;
    expect_name("  Anna  ", "Anna");
    expect_name("Anna   Maria", "Anna Maria");
    expect_name("\u00A0Anna \u3000\u2003Maria\u202F", "Anna Maria");
    expect_no_name("");
    expect_no_name(" ");
    expect_no_name(" \u00A0\u2007 ");
}

#define EIGHT(c) c c c c c c c c

static void test_up_to_24_characters_of_any_size(void **state) {
    (void)state;
    expect_name(EIGHT("a") EIGHT("b") EIGHT("c"), EIGHT("a") EIGHT("b") EIGHT("c"));
    expect_no_name(EIGHT("a") EIGHT("b") EIGHT("c") "d");
    expect_name(EIGHT("🐙") EIGHT("🐙") EIGHT("🐙"), EIGHT("🐙") EIGHT("🐙") EIGHT("🐙"));
    expect_no_name(EIGHT("🐙") EIGHT("🐙") EIGHT("🐙") "🐙");
    /* A blank counts as it is kept. */
    expect_name(EIGHT("a") EIGHT("b") "1234567    ", EIGHT("a") EIGHT("b") "1234567");
    expect_name(EIGHT("a") EIGHT("b") "123456    x", EIGHT("a") EIGHT("b") "123456 x");
    expect_no_name(EIGHT("a") EIGHT("b") "1234567    x");
}

static void test_what_does_not_show_is_refused(void **state) {
    static const char *const hidden[] = {
        "\x01",     "\t",         "\n",         "\r",     "\x1b[31m", "\x7f",   "\xc2\x80",
        "\xc2\x9f", /* C1 controls */
        "\u00AD",   /* soft hyphen */
        "\u061C",   "\u200E",     "\u200F",     "\u202A", "\u202E",   "\u2066", "\u2069", /* bidi */
        "\u200B",   "\u200C",     "\u200D",     "\u2060", "\uFEFF",   "\u180E", /* no width */
        "\u2028",   "\u2029",                                                   /* ends of lines */
        "\u115F",   "\u3164",     "\uFFA0",     "\u2800", /* look like blanks */
        "\uFE0F",   "\U000E0001", "\U000E0100",           /* selectors, tags */
        "\uE000",   "\U000F0000", "\U0010FFFD",           /* private use */
        "\uFDD0",   "\uFFFD",     "\uFFFE",               /* no characters */
        "\u0301",   "\u20DD",                             /* accents of their own */
    };
    (void)state;
    for (size_t k = 0; k < sizeof hidden / sizeof hidden[0]; k++) {
        char name[64] = "An";
        expect_no_name(hidden[k]);
        strcat(name, hidden[k]);
        strcat(name, "na");
        expect_no_name(name);
    }
}

static void test_only_well_formed_utf8(void **state) {
    static const char *const wrong[] = {
        "\x80",             /* begins in the middle */
        "An\xc3",           /* is cut */
        "\xe2\x82",         /* is cut */
        "\xf0\x9f\x90",     /* is cut */
        "\xc3(",            /* goes on otherwise */
        "\xc0\xaf",         /* longer than needed */
        "\xc1\x81",         /* longer than needed: A */
        "\xe0\x81\x81",     /* longer than needed */
        "\xf0\x81\x81\x81", /* longer than needed */
        "\xed\xa0\x80",     /* a half of a pair */
        "\xed\xbf\xbf",     /* the other half */
        "\xf4\x90\x80\x80", /* beyond Unicode */
        "\xf8\x88\x80\x80\x80",
        "\xff",
        "\xfe",
    };
    (void)state;
    for (size_t k = 0; k < sizeof wrong / sizeof wrong[0]; k++) expect_no_name(wrong[k]);
    expect_name("\xed\x9f\xbb", "\xed\x9f\xbb"); /* the last before the halves */
}

static void test_case_does_not_tell_accounts_apart(void **state) {
    (void)state;
    expect_key("Anna", "anna");
    expect_key(" ANNA  Maria", "anna maria");
    expect_key("ЮРІЙ", "юрій");
    expect_key("Їжак Ґава", "їжак ґава");
    expect_key("CHLOÉ", "chloé");
    expect_key("ΟΔΥΣΣΕΥΣ", "οδυσσευσ");
    expect_key("Οδυσσευς", "οδυσσευσ");
    expect_key("山田🐙", "山田🐙");
}

/* Ⱥ has two bytes, its small form three: 24 of them still fit. */
static void test_a_key_may_be_longer_than_its_name(void **state) {
    (void)state;
    expect_key(EIGHT("Ⱥ") EIGHT("Ⱥ") EIGHT("Ⱥ"), EIGHT("ⱥ") EIGHT("ⱥ") EIGHT("ⱥ"));
}

/* As the header says. */
static void test_letters_that_look_alike_differ(void **state) {
    char latin[STORE_NAME_BYTES], cyrillic[STORE_NAME_BYTES];
    (void)state;
    assert_true(names_key("a", latin));
    assert_true(names_key("а", cyrillic));
    assert_string_not_equal(latin, cyrillic);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names_of_people),
        cmocka_unit_test(test_blanks_are_made_plain),
        cmocka_unit_test(test_up_to_24_characters_of_any_size),
        cmocka_unit_test(test_what_does_not_show_is_refused),
        cmocka_unit_test(test_only_well_formed_utf8),
        cmocka_unit_test(test_case_does_not_tell_accounts_apart),
        cmocka_unit_test(test_a_key_may_be_longer_than_its_name),
        cmocka_unit_test(test_letters_that_look_alike_differ),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
