#include "support/text_support.h"

#include "support/style.h"

enum { GAPS_MAX = 8, GAP_BYTES = 32 };

const char names[DM_SEATS_MAX][48] = {"Anna", "Boris", "", ""};

char text[TEXT_BYTES];

dm_writer fresh(void) { return dm_writer_on(text, sizeof text); }

/* The gaps of a template, without their forms, sorted and each once. */
typedef struct gaps {
    int count;
    char gap[GAPS_MAX][GAP_BYTES];
} gaps;

static void add_gap(gaps *list, const char *gap, size_t length) {
    char word[GAP_BYTES] = "";
    assert_true(length < GAP_BYTES);
    memcpy(word, gap, length);
    int place = 0;
    while (place < list->count && strcmp(list->gap[place], word) < 0) place++;
    if (place < list->count && strcmp(list->gap[place], word) == 0) return;
    assert_true(list->count < GAPS_MAX);
    memmove(list->gap[place + 1], list->gap[place], (size_t)(list->count++ - place) * GAP_BYTES);
    memcpy(list->gap[place], word, GAP_BYTES);
}

static gaps gaps_of(const char *template) {
    gaps list = {0};
    for (const char *at = strchr(template, '{'); at; at = strchr(at, '{')) {
        at++;
        add_gap(&list, at, strcspn(at, ".}"));
    }
    return list;
}

void check_characters(const char *sentence) {
    if (strpbrk(sentence, "'\"")) fail_msg("straight quote or apostrophe in: %s", sentence);
    if (strstr(sentence, "  ")) fail_msg("two spaces in: %s", sentence);
}

void check_line(const char *table, int row, const text_line *line) {
    for (int language = 0; language < TEXT_LANGUAGES; language++) {
        const char *template = line->in[language];
        if (!template || !*template)
            fail_msg("%s, row %d: no %s", table, row, text_language_codes[language]);
        check_characters(template);
        style_check((enum text_language)language, table, row, template);
        gaps english = gaps_of(line->in[TEXT_ENGLISH]), other = gaps_of(template);
        if (memcmp(&english, &other, sizeof english) != 0)
            fail_msg("%s, row %d: other gaps than in English: %s", table, row, template);
    }
}

void check_lines(const char *table, const text_line *lines, int from, int to) {
    for (int row = from; row < to; row++) check_line(table, row, &lines[row]);
}

void check_noun(const char *family, int row, const text_noun *noun) {
    const char *const words[] = {noun->en.one,  noun->en.many, noun->fr.one,
                                 noun->fr.many, noun->uk.one,  noun->uk.few,
                                 noun->uk.many, noun->uk.gen,  noun->uk.acc};
    for (size_t word = 0; word < sizeof words / sizeof words[0]; word++) {
        if (!words[word] || !*words[word]) fail_msg("%s, row %d: word %zu", family, row, word);
        check_characters(words[word]);
    }
    assert_int_not_equal(noun->fr.gender, NOUN_NEUTER);
}

void check_nouns(const char *family, const text_noun *nouns, int count) {
    for (int row = 0; row < count; row++) check_noun(family, row, &nouns[row]);
}

void check_output(const char *what, int row) {
    if (!*text) fail_msg("%s %d: empty", what, row);
    if (strpbrk(text, "{}[]|")) fail_msg("%s %d: %s", what, row, text);
}
