/* The terminal's own sentences: none is missing in any language, all languages have the same
 * gaps, and the typography is each language's own. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "support/style.h"
#include "terminal/fold.h"
#include "terminal/phrases.h"
#include "terminal/screen.h"
#include "text/levels.h"
#include "text/undo.h"

#define FOR_EACH_PHRASE(id, language)         \
    for (int id = 0; id < PHRASE_COUNT; id++) \
        for (int language = 0; language < TEXT_LANGUAGES; language++)

static const char *text_of(int id, int language) {
    return phrase_text((enum text_language)language, (enum phrase)id);
}

static void no_translation_is_missing(void **state) {
    (void)state;
    FOR_EACH_PHRASE(id, language) {
        if (text_of(id, language) == NULL || text_of(id, language)[0] == '\0')
            fail_msg("phrase %d is missing in %s", id, text_language_codes[language]);
    }
}

/* Bit n: the gap {n} stands in the phrase, plainly or as a choice of forms. */
static unsigned gaps_of(const char *text) {
    unsigned gaps = 0;
    for (const char *at = strchr(text, '{'); at; at = strchr(at + 1, '{'))
        gaps |= 1u << (at[1] - '0');
    return gaps;
}

static void all_languages_have_the_same_gaps(void **state) {
    (void)state;
    FOR_EACH_PHRASE(id, language) {
        if (gaps_of(text_of(id, language)) != gaps_of(text_of(id, TEXT_ENGLISH)))
            fail_msg("phrase %d has other gaps in %s: %s", id, text_language_codes[language],
                     text_of(id, language));
    }
}

static void plurals_have_all_their_forms(void **state) {
    (void)state;
    FOR_EACH_PHRASE(id, language) {
        const char *text = text_of(id, language);
        for (const char *at = strstr(text, ":"); at; at = strstr(at + 1, ":")) {
            int bars = 0;
            if (at < text + 2 || at[-2] != '{') continue;
            for (const char *c = at; *c != '}'; c++) bars += *c == '|';
            assert_int_equal(bars, language == TEXT_UKRAINIAN ? 2 : 1);
        }
    }
}

/* Hard spaces before the marks that French sets apart; curved apostrophes everywhere. */
static void typography_is_each_language_s_own(void **state) {
    (void)state;
    FOR_EACH_PHRASE(id, language) {
        const char *text = text_of(id, language);
        if (strchr(text, '\'')) fail_msg("phrase %d has a straight apostrophe: %s", id, text);
        if (language != TEXT_FRENCH) continue;
        if (strstr(text, " ?") || strstr(text, " !") || strstr(text, " ;") || strstr(text, " :"))
            fail_msg("phrase %d needs a hard space: %s", id, text);
    }
}

/* Findings F: what was stiff once does not come back. */
static void no_phrase_takes_a_form_the_style_sheets_forbid(void **state) {
    (void)state;
    FOR_EACH_PHRASE(id, row) style_check((enum text_language)row, "phrases", id, text_of(id, row));
    for (enum text_language language = 0; language < TEXT_LANGUAGES; language++) {
        for (int level = 1; level <= TEXT_LEVELS; level++)
            style_check(language, "levels", level, text_level_description(language, level));
        for (enum dm_undo why = DM_UNDO_FREE; why <= DM_UNDO_REVEALED; why++)
            style_check(language, "undo", (int)why, text_undo(language, why));
    }
}

static void fill(int language, enum phrase id, const char *one, const char *two,
                 const char *expected) {
    char text[256];
    dm_writer out = dm_writer_on(text, sizeof text);
    PHRASE_FILL((enum text_language)language, id, &out, one, two);
    assert_string_equal(text, expected);
}

static void numbers_choose_their_forms(void **state) {
    (void)state;
    fill(TEXT_ENGLISH, PHRASE_STATUS_TO_END, "1", "4",
         "Left before the end: 1 temple or 4 villages.");
    fill(TEXT_FRENCH, PHRASE_STATUS_TO_END, "0", "2",
         "Il reste avant la fin 0 temple ou 2 villages.");
    fill(TEXT_UKRAINIAN, PHRASE_STATUS_TO_END, "1", "2",
         "До кінця гри лишилося: 1 храм або 2 селища.");
    fill(TEXT_UKRAINIAN, PHRASE_STATUS_TO_END, "5", "7",
         "До кінця гри лишилося: 5 храмів або 7 селищ.");
}

static void pieces_have_six_different_letters(void **state) {
    (void)state;
    for (int language = 0; language < TEXT_LANGUAGES; language++) {
        const char *letters = text_of(PHRASE_PIECE_LETTERS, language);
        assert_int_equal(screen_columns(letters), 6);
        for (const char *at = letters; *at;) {
            size_t bytes = screen_bytes_within(at, 1);
            char letter[8] = {0};
            memcpy(letter, at, bytes);
            assert_null(strstr(at + bytes, letter));
            at += bytes;
        }
    }
}

/* Bytes of the next word of "a|b|c", folded into `word`. */
static size_t next_word(const char *words, char word[64]) {
    char plain[64] = {0};
    size_t length = strcspn(words, "|");
    memcpy(plain, words, length);
    fold_text(plain, word, 64);
    return length + (words[length] == '|');
}

static bool is_among(const char *words, const char *wanted) {
    char word[64];
    while (*words) {
        words += next_word(words, word);
        if (strcmp(word, wanted) == 0) return true;
    }
    return false;
}

/* English words are understood in every language, so they may not mean something else there. */
static void no_word_means_two_commands(void **state) {
    (void)state;
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (int id = PHRASE_COMMAND_HELP; id <= PHRASE_COMMAND_QUIT; id++) {
            const char *words = text_of(id, language);
            while (*words) {
                char word[64];
                words += next_word(words, word);
                for (int other = PHRASE_COMMAND_HELP; other <= PHRASE_COMMAND_QUIT; other++)
                    if (other != id && (is_among(text_of(other, language), word) ||
                                        is_among(text_of(other, TEXT_ENGLISH), word)))
                        fail_msg("%s means two commands in %s", word,
                                 text_language_codes[language]);
            }
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_translation_is_missing),
        cmocka_unit_test(all_languages_have_the_same_gaps),
        cmocka_unit_test(plurals_have_all_their_forms),
        cmocka_unit_test(typography_is_each_language_s_own),
        cmocka_unit_test(no_phrase_takes_a_form_the_style_sheets_forbid),
        cmocka_unit_test(numbers_choose_their_forms),
        cmocka_unit_test(pieces_have_six_different_letters),
        cmocka_unit_test(no_word_means_two_commands),
    };
    return cmocka_run_group_tests_name("phrases", tests, NULL, NULL);
}
