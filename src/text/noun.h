/* Nouns in three languages, each with the forms our sentences need of it.
 *
 * English needs a plural; French a plural and a gender, from which articles and elisions follow;
 * Ukrainian three plurals (1 карта, 2 карти, 5 карт) and some cases. A form a language does not
 * know falls back on the plain word, so a template may name the form its own language needs. */
#ifndef TEXT_NOUN_H
#define TEXT_NOUN_H

#include "text/text.h"

enum text_gender { NOUN_MASCULINE, NOUN_FEMININE, NOUN_NEUTER, NOUN_PLURAL_ONLY };

typedef struct text_noun {
    struct {
        const char *one, *many;
    } en;
    struct {
        uint8_t gender; /* enum text_gender */
        const char *one, *many;
    } fr;
    struct {
        uint8_t gender;
        const char *one, *few, *many, *gen, *acc;
    } uk;
    const char *french_mass; /* where it is not counted: 3 pièces d’or, en or; most have none */
    const char *in[TEXT_LANGUAGES]; /* where or to whom: "in a forest", "en forêt", "Марсові" */
} text_noun;

/* The columns of noun tables. */
#define EN(...)       .en = {__VA_ARGS__}
#define FR(...)       .fr = {__VA_ARGS__}
#define UK(...)       .uk = {__VA_ARGS__}
#define FR_MASS(word) .french_mass = (word)
#define IN(...)       .in = {__VA_ARGS__}

/* What a template writes after the dot. The comment shows where it makes a difference. */
enum text_form {
    NOUN_FORM_PLAIN, /*       wood     bois       дерево  */
    NOUN_FORM_FEW,   /* few   ships    bateaux    кораблі */
    NOUN_FORM_MANY,  /* many  ships    bateaux    кораблів */
    NOUN_FORM_GEN,   /* gen                       дерева, 2 карт */
    NOUN_FORM_ACC,   /* acc                       карту, 1 карту */
    NOUN_FORM_IN,    /* in    in a …   en forêt   в лісі */
    NOUN_FORM_THE,   /* the            l’argile */
    NOUN_FORM_A,     /* a     an army  une unité */
    NOUN_FORM_OF,    /* of             d’argile */
    NOUN_FORM_SOME,  /* some           de l’argile */
    NOUN_FORM_EACH,  /* each                      кожну глину */
    NOUN_FORMS,
};

/* The form with that name of `length` bytes, or NOUN_FORMS. */
enum text_form text_form_named(const char *name, size_t length);

/* Which of the noun's words goes with a count. */
enum text_plural { NOUN_PLURAL_ONE, NOUN_PLURAL_FEW, NOUN_PLURAL_MANY };
/* The one that goes with a count in that language. */
enum text_plural text_plural_of(enum text_language, int count);

/* A noun in one of its forms. */
void text_write_noun(enum text_language, const text_noun *, enum text_form, dm_writer *out);

/* A noun by itself out of a family ("?" beyond its end): for tables and maps. */
void text_write_word(enum text_language, const text_noun *nouns, int noun_count, int row,
                     dm_writer *out);
/* A number and the noun that goes with it: for tables and maps. */
void text_write_counted(enum text_language, const text_noun *, int count, dm_writer *out);

/* The same in a form, for sentences. */
void text_write_count(enum text_language, const text_noun *, int count, enum text_form,
                      dm_writer *out);

/* French "de" before a word: "d’Anna", "de Boris". */
void text_write_french_of(const char *word, dm_writer *out);

#endif
