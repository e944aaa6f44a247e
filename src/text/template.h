/* Templates: sentences with gaps, one row a message, a column a language.
 *
 *   {kind value…}       a gap: a thing of that kind, named by values of the scene
 *   {kind value….form}  the same in a form of the noun (noun.h): {card a.the}
 *   [yours|theirs]      the first if the reader is who acts, else the second
 *   [a?known|unknown]   the first if value a is known; `a=1?` and `a=b?` compare
 *
 * Values are single letters of the scene, or numbers. A kind is either a family of nouns, asked
 * for by number (`{piece a}`, counted: `{piece n a}`), or a function. Choices nest; an empty or
 * missing second part writes nothing. In French, the space before ? ! ; : becomes the hard one
 * that typographers want, so tables are written with plain spaces.
 *
 * Every gap of a row stands in all three languages; tests/test_text.c checks it. */
#ifndef TEXT_TEMPLATE_H
#define TEXT_TEMPLATE_H

#include "text/noun.h"

typedef struct text_line {
    const char *in[TEXT_LANGUAGES];
} text_line;

typedef struct text_scene text_scene;

/* A gap as read from a template. */
typedef struct text_gap {
    int values[2];
    int count; /* how many values it names */
    enum text_form form;
} text_gap;

typedef struct text_kind {
    const char *name;
    const text_noun *nouns; /* a family of nouns; a family of one is only counted: {gold n} */
    int noun_count;
    void (*write)(const text_scene *, const text_gap *, dm_writer *out); /* or a function */
} text_kind;

/* What a sentence is about: its reader, and its values by letter (DM_UNKNOWN where not set). */
struct text_scene {
    const text_reader *reader;
    const dm_state *seen;
    const text_kind *kinds; /* ended by a row without a name */
    uint8_t actor;          /* the seat {who} names */
    int16_t value['z' + 1];
};

/* A scene with a reader and nothing known. */
text_scene text_scene_for(const text_reader *, const dm_state *seen, const text_kind *kinds);

/* A part of a sentence. */
void text_fill(const text_scene *, const text_line *, dm_writer *out);

/* A whole sentence: begins with a capital letter, unless it begins with somebody's name. */
void text_say(const text_scene *, const text_line *, dm_writer *out);

/* A question to that seat. Whoever is not asked reads it as said to somebody else, since its "you"
 * is not them: 'Boris: “Which god do you invoke through Jupiter?”'. */
void text_ask(const text_scene *, uint8_t seat, const text_line *, dm_writer *out);

/* Kinds every game has. {number n}: */
void text_gap_number(const text_scene *, const text_gap *, dm_writer *out);
/* {seat a}: the name of a seat. */
void text_gap_seat(const text_scene *, const text_gap *, dm_writer *out);
/* {who}: the name of the seat that acts. */
void text_gap_who(const text_scene *, const text_gap *, dm_writer *out);

#endif
