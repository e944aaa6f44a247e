/* Which word of a noun a sentence gets, and the small words that depend on it. */
#include "text/noun.h"

#include <assert.h>
#include <string.h>

static const char *const form_names[NOUN_FORMS] = {
    [NOUN_FORM_PLAIN] = "",    [NOUN_FORM_FEW] = "few",   [NOUN_FORM_MANY] = "many",
    [NOUN_FORM_GEN] = "gen",   [NOUN_FORM_ACC] = "acc",   [NOUN_FORM_IN] = "in",
    [NOUN_FORM_THE] = "the",   [NOUN_FORM_A] = "a",       [NOUN_FORM_OF] = "of",
    [NOUN_FORM_SOME] = "some", [NOUN_FORM_EACH] = "each",
};

enum text_form text_form_named(const char *name, size_t length) {
    int form = 0;
    while (form < NOUN_FORMS &&
           (strlen(form_names[form]) != length || strncmp(form_names[form], name, length) != 0))
        form++;
    return (enum text_form)form;
}

/* 1, 21, 101 карта; 2–4, 22 карти; 0, 5–20, 111–114 карт. */
static enum text_plural ukrainian_plural(int count) {
    int tens = count / 10 % 10, ones = count % 10;
    if (tens == 1) return NOUN_PLURAL_MANY;
    if (ones == 1) return NOUN_PLURAL_ONE;
    return ones >= 2 && ones <= 4 ? NOUN_PLURAL_FEW : NOUN_PLURAL_MANY;
}

enum text_plural text_plural_of(enum text_language language, int count) {
    if (count < 0) count = -count;
    switch (language) {
    case TEXT_FRENCH: return count < 2 ? NOUN_PLURAL_ONE : NOUN_PLURAL_MANY;
    case TEXT_UKRAINIAN: return ukrainian_plural(count);
    default: return count == 1 ? NOUN_PLURAL_ONE : NOUN_PLURAL_MANY;
    }
}

/* Whether a French or English word begins with a vowel: ASCII, or a Latin-1 letter with an accent
 * that is neither Ç nor Ñ, or Œ. French elides before it. */
static bool begins_with_vowel(const char *word) {
    unsigned char first = (unsigned char)word[0];
    if (first == 0xC3) return !strchr("\x87\xA7\x91\xB1", word[1]);
    if (first == 0xC5) return word[1] == '\x92' || word[1] == '\x93';
    return first != '\0' && strchr("aeiouAEIOU", word[0]) != NULL;
}

void text_write_french_of(const char *word, dm_writer *out) {
    dm_write(out, begins_with_vowel(word) ? "d’" : "de ");
    dm_write(out, word);
}

/* ---- A noun without a number ------------------------------------------------------------- */

static void write_english(const text_noun *noun, enum text_form form, dm_writer *out) {
    switch (form) {
    case NOUN_FORM_FEW:
    case NOUN_FORM_MANY: dm_write(out, noun->en.many); return;
    case NOUN_FORM_A: dm_write(out, begins_with_vowel(noun->en.one) ? "an " : "a "); break;
    default: break;
    }
    dm_write(out, noun->en.one);
}

/* The article before a French noun, by gender; French has no neuter. */
static const char *french_article(enum text_form form, uint8_t gender, bool vowel) {
    static const char *const the[] = {"le ", "la ", "", "les "};
    static const char *const some[] = {"du ", "de la ", "", "des "};
    static const char *const a[] = {"un ", "une ", "", "des "};
    bool elided = vowel && gender != NOUN_PLURAL_ONLY;
    if (form == NOUN_FORM_THE) return elided ? "l’" : the[gender];
    if (form == NOUN_FORM_SOME) return elided ? "de l’" : some[gender];
    return form == NOUN_FORM_A ? a[gender] : "";
}

static void write_french(const text_noun *noun, enum text_form form, dm_writer *out) {
    const char *one = noun->french_mass ? noun->french_mass : noun->fr.one;
    switch (form) {
    case NOUN_FORM_FEW:
    case NOUN_FORM_MANY: dm_write(out, noun->fr.many); return;
    case NOUN_FORM_OF: text_write_french_of(one, out); return;
    default: break;
    }
    dm_write(out, french_article(form, noun->fr.gender, begins_with_vowel(one)));
    dm_write(out, one);
}

static void write_ukrainian(const text_noun *noun, enum text_form form, dm_writer *out) {
    static const char *const each[] = {"кожен ", "кожну ", "кожне ", "кожні "};
    switch (form) {
    case NOUN_FORM_FEW: dm_write(out, noun->uk.few); return;
    case NOUN_FORM_MANY: dm_write(out, noun->uk.many); return;
    case NOUN_FORM_GEN: dm_write(out, noun->uk.gen); return;
    case NOUN_FORM_ACC: dm_write(out, noun->uk.acc); return;
    case NOUN_FORM_EACH:
        dm_write(out, each[noun->uk.gender]);
        dm_write(out, noun->uk.acc);
        return;
    default: dm_write(out, noun->uk.one); return;
    }
}

void text_write_noun(enum text_language language, const text_noun *noun, enum text_form form,
                     dm_writer *out) {
    if (form == NOUN_FORM_IN) {
        assert(noun->in[language]);
        dm_write(out, noun->in[language]);
        return;
    }
    switch (language) {
    case TEXT_FRENCH: write_french(noun, form, out); break;
    case TEXT_UKRAINIAN: write_ukrainian(noun, form, out); break;
    default: write_english(noun, form, out); break;
    }
}

/* ---- A number and its noun --------------------------------------------------------------- */

/* In the genitive (бракує 1 золотого, 2 золотих) Ukrainian has two words, else three. */
static enum text_form ukrainian_counted(enum text_plural plural, enum text_form form) {
    if (plural == NOUN_PLURAL_ONE) return form;
    return plural == NOUN_PLURAL_FEW && form != NOUN_FORM_GEN ? NOUN_FORM_FEW : NOUN_FORM_MANY;
}

void text_write_count(enum text_language language, const text_noun *noun, int count,
                      enum text_form form, dm_writer *out) {
    enum text_plural plural = text_plural_of(language, count);
    dm_write_number(out, count);
    dm_write_char(out, ' ');
    switch (language) {
    case TEXT_FRENCH:
        dm_write(out, plural == NOUN_PLURAL_ONE ? noun->fr.one : noun->fr.many);
        break;
    case TEXT_UKRAINIAN: write_ukrainian(noun, ukrainian_counted(plural, form), out); break;
    default: dm_write(out, plural == NOUN_PLURAL_ONE ? noun->en.one : noun->en.many); break;
    }
}

void text_write_word(enum text_language language, const text_noun *nouns, int noun_count, int row,
                     dm_writer *out) {
    if (row < noun_count)
        text_write_noun(language, &nouns[row], NOUN_FORM_PLAIN, out);
    else
        dm_write(out, "?");
}

void text_write_counted(enum text_language language, const text_noun *noun, int count,
                        dm_writer *out) {
    text_write_count(language, noun, count, NOUN_FORM_PLAIN, out);
}
