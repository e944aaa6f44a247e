/* How the texts of Deus are put together. Words are nouns (deus_nouns.c, deus_names.c), messages
 * are rows of templates (deus_effects.c, deus_questions.c, deus_answers.c, deus_log.c,
 * deus_reasons.c), and deus_text.c says what the gaps of those templates are filled with. */
#ifndef TEXT_DEUS_TEXT_H
#define TEXT_DEUS_TEXT_H

#include "deus/cards.h"
#include "deus/words.h"
#include "text/template.h"

extern const text_game text_deus;

/* ---- Words: deus_nouns.c, deus_names.c --------------------------------------------------- */

extern const text_noun text_deus_currencies[2];           /* by enum deus_currency */
extern const text_noun text_deus_resources[RESOURCES];    /* wood */
extern const text_noun text_deus_pieces[COLOURS];         /* ship */
extern const text_noun text_deus_lands[TERRAINS];         /* forest, sea region */
extern const text_noun text_deus_columns[COLOURS];        /* maritime column */
extern const text_noun text_deus_coloured_cards[COLOURS]; /* maritime card */
extern const text_noun text_deus_gods[COLOURS];           /* Neptune */
extern const text_noun text_deus_things[];                /* by enum text_deus_thing */
enum text_deus_thing { A_CARD, A_RESOURCE, A_PIECE, A_PAIR, A_REGION, OF_YOUR_BUILDINGS, THINGS };

/* The name of a card; "a hidden card" for DM_UNKNOWN; NULL if nobody named it (a test fails). */
const text_noun *text_deus_name(uint8_t card);

extern const text_line text_deus_colours[COLOURS];   /* "maritime", as a label */
extern const text_line text_deus_terrains[TERRAINS]; /* "forest", as a label */

/* ---- Messages ---------------------------------------------------------------------------- */

enum text_deus_effect {
    TEXT_GAIN,
    TEXT_SELL_ANY,
    TEXT_SELL_UP_TO,
    TEXT_SELL_PAIRS,
    TEXT_BUY,
    TEXT_PRODUCE_ONE,
    TEXT_PRODUCE_EACH,
    TEXT_PRODUCE_ON,
    TEXT_HARVEST,
    TEXT_DRAW,
    TEXT_PIECES,
    TEXT_ACTIVATE,
    TEXT_RAID,
    TEXT_MARCH,
    TEXT_PIRACY,
    TEXT_FINAL,
    TEXT_EFFECTS,
};

extern const text_line text_deus_effects[TEXT_EFFECTS];
extern const text_line text_deus_measures[MEASURES]; /* " per forest you occupy"; ONCE is empty */
extern const text_line text_deus_questions[ASK_KINDS];
extern const text_line text_deus_gifts[COLOURS]; /* what a god gives */
extern const text_line text_deus_log[EVENT_KINDS];
extern const text_line text_deus_reasons[REASONS];
extern const text_line text_deus_sources[SCORE_SOURCES];
const text_line *text_deus_answer_line(uint8_t question, uint8_t verb);

/* ---- Making sentences -------------------------------------------------------------------- */

extern const text_kind text_deus_kinds[];

/* A scene with nothing in it but its reader. */
text_scene text_deus_scene(const text_reader *, const dm_state *seen);

/* Sets the letters of a card's effect: n amount, m currency, l limit, g goods, s the only good
 * (if it is one), t terrain, h colour, p and o the measure. */
void text_deus_set_effect(text_scene *, uint8_t card);

/* The question's arguments as A B C D, and the effect of the card it is about. */
void text_deus_set_question(text_scene *, const dm_question *);

void text_deus_gap_per(const text_scene *, const text_gap *, dm_writer *out);
void text_deus_gap_source(const text_scene *, const text_gap *, dm_writer *out);
void text_deus_gap_gift(const text_scene *, const text_gap *, dm_writer *out);

/* The rows of text_deus. */
void text_deus_question(const text_reader *, const dm_state *, const dm_question *, dm_writer *);
void text_deus_answer(const text_reader *, const dm_state *, const dm_question *, dm_answer,
                      dm_writer *);
void text_deus_event(const text_reader *, const dm_state *, const dm_event *, dm_writer *);
void text_deus_reason(const text_reader *, const dm_state *, dm_answer, dm_reason, dm_writer *);
void text_deus_score_source(const text_reader *, uint8_t source, dm_writer *);

#endif
