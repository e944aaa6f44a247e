/* Finds a sentence of the table and fills its gaps. See phrases.h. */
#include "terminal/phrases.h"

#include <assert.h>
#include <string.h>

#include "engine/guard.h"
#include "text/noun.h"

const char *phrase_text(enum text_language language, enum phrase id) {
    dm_guard(id < PHRASE_COUNT && language < TEXT_LANGUAGES);
    return phrase_table[id][language];
}

/* ---- Filling ----------------------------------------------------------------------------- */

static int number_in(const char *word) {
    int number = 0;
    while (*word >= '0' && *word <= '9') number = 10 * number + *word++ - '0';
    return number;
}

/* English and French know one form and another; the plain rule of the text layer tells which. */
static int form_for(enum text_language language, int number) {
    enum text_plural plural = text_plural_of(language, number);
    if (language == TEXT_UKRAINIAN) return (int)plural;
    return plural == NOUN_PLURAL_ONE ? 0 : 1;
}

/* The form with that index out of "one|few|many}". */
static void write_form(const char *forms, int form, dm_writer *out) {
    for (; form > 0; form--) forms += strcspn(forms, "|}") + 1;
    dm_write_bytes(out, forms, strcspn(forms, "|}"));
}

void phrase_fill(enum text_language language, enum phrase id, dm_writer *out,
                 const char *const *words, int count) {
    dm_guard(words || count == 0);
    const char *at = phrase_text(language, id);
    while (*at) {
        size_t plain = strcspn(at, "{");
        dm_write_bytes(out, at, plain);
        at += plain;
        if (*at == '\0') break;
        int which = at[1] - '1';
        assert(which >= 0 && which < count);
        (void)count;
        if (at[2] == ':')
            write_form(at + 3, form_for(language, number_in(words[which])), out);
        else
            dm_write(out, words[which]);
        at += strcspn(at, "}") + 1;
    }
}
