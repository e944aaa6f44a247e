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

extern const text_noun text_deus_currencies[2];                /* by enum deus_currency */
extern const text_noun text_deus_resources[DEUS_RESOURCES];    /* wood */
extern const text_noun text_deus_pieces[DEUS_COLOURS];         /* ship */
extern const text_noun text_deus_lands[DEUS_TERRAINS];         /* forest, sea region */
extern const text_noun text_deus_columns[DEUS_COLOURS];        /* maritime column */
extern const text_noun text_deus_coloured_cards[DEUS_COLOURS]; /* maritime card */
extern const text_noun text_deus_gods[DEUS_COLOURS];           /* Neptune */
extern const text_noun text_deus_things[];                     /* by enum text_deus_thing */
enum text_deus_thing {
    DEUS_TEXT_A_CARD,
    DEUS_TEXT_A_RESOURCE,
    DEUS_TEXT_A_PIECE,
    DEUS_TEXT_A_PAIR,
    DEUS_TEXT_A_REGION,
    DEUS_TEXT_OF_YOUR_BUILDINGS,
    DEUS_TEXT_AN_EXTRA_CARD,
    DEUS_TEXT_A_LOT,
    DEUS_TEXT_A_TOKEN,
    DEUS_TEXT_THINGS,
};

/* The name of a card; "a hidden card" for DM_UNKNOWN; NULL if nobody named it (a test fails). */
const text_noun *text_deus_name(uint8_t card);

extern const text_line text_deus_colours[DEUS_COLOURS];   /* "maritime", as a label */
extern const text_line text_deus_terrains[DEUS_TERRAINS]; /* "forest", as a label */

/* ---- Messages ---------------------------------------------------------------------------- */

/* Effects by operation, and those that read differently by their numbers. */
enum text_deus_effect {
    DEUS_TEXT_SELL_ANY = DEUS_OPERATIONS, /* no limit */
    DEUS_TEXT_SELL_PAIRS,                 /* a lot takes two goods */
    DEUS_TEXT_SELL_SET,                   /* a lot takes all four */
    DEUS_TEXT_SELL_AT_MARKET,             /* DEUS_SELL_LOTS of one, without a limit */
    DEUS_TEXT_PRODUCE_ON,                 /* DEUS_PRODUCE_EACH on one terrain */
    DEUS_TEXT_COUNTER,                    /* DEUS_BLESSING that holds VP */
    DEUS_TEXT_EFFECTS,
};

enum { DEUS_TEXT_POWERS = DEUS_COUNTS_CITIES + 1 };

/* Of a question, an answer or a reason in which no card's operation makes a difference. */
enum { DEUS_TEXT_ANY_OPERATION = DEUS_OPERATIONS };

extern const text_line text_deus_effects[DEUS_TEXT_EFFECTS]; /* without the final dot */
extern const text_line
    text_deus_measures[DEUS_MEASURES]; /* " per forest you occupy"; DEUS_ONCE is empty */
extern const text_line
    text_deus_powers[DEUS_TEXT_POWERS];               /* of temples, in the middle of a sentence */
extern const text_line text_deus_gifts[DEUS_COLOURS]; /* what a god gives */
extern const text_line text_deus_plans[DEUS_VERBS];   /* answers in a plan; most have none */
extern const text_line text_deus_log[DEUS_EVENT_KINDS];
extern const text_line text_deus_sources[DEUS_SCORE_SOURCES];
/* The row of a question, by the operation of the effect it is about. */
const text_line *text_deus_question_line(uint8_t question, int operation);
/* The row of an answer to such a question. */
const text_line *text_deus_answer_line(uint8_t question, int operation, uint8_t verb);
/* The row of a reason, by the verb that was refused. */
const text_line *text_deus_reason_line(uint8_t reason, uint8_t verb);

/* ---- Making sentences -------------------------------------------------------------------- */

extern const text_kind text_deus_kinds[];

/* A scene with nothing in it but its reader. */
text_scene text_deus_scene(const text_reader *, const dm_state *seen);

/* Sets the letters of an effect: e operation, n amount, m currency, l limit, g goods, s the only
 * good (if it is one), t terrain, h colour, p and o the measure, z power. */
void text_deus_set_effect(text_scene *, const deus_effect *);

/* The question's arguments as A B C D, the effect it is about (main or once), and what the state
 * that asks says about it, as deus_questions.c tells. */
void text_deus_set_question(text_scene *, const dm_question *);

/* What one resource of a kind is worth on a space of the market (E-M1), in gold. */
int text_deus_space_gold(int space);
/* The same in VP. */
int text_deus_space_vp(int space);

/* {per kind of}: what a gain is counted by, " per forest you occupy". */
void text_deus_gap_per(const text_scene *, const text_gap *, dm_writer *out);
/* {power z}: what a temple makes of something. */
void text_deus_gap_power(const text_scene *, const text_gap *, dm_writer *out);
/* {once card}: the once effect of a card. */
void text_deus_gap_once(const text_scene *, const text_gap *, dm_writer *out);
/* {source n}: where points come from, in the middle of a sentence. */
void text_deus_gap_source(const text_scene *, const text_gap *, dm_writer *out);
/* {gift god}: what a god gives. */
void text_deus_gap_gift(const text_scene *, const text_gap *, dm_writer *out);

/* The rows of text_deus: text.h tells more. First, a question. */
void text_deus_question(const text_reader *, const dm_state *, const dm_question *, dm_writer *);
/* One answer as a choice. */
void text_deus_answer(const text_reader *, const dm_state *, const dm_question *, dm_answer,
                      dm_writer *);
/* One answer as a part of a plan. */
void text_deus_step(const text_reader *, const dm_state *, const dm_question *, dm_answer,
                    dm_writer *);
/* One log line. */
void text_deus_event(const text_reader *, const dm_state *, const dm_event *, dm_writer *);
/* Why something may not be done. */
void text_deus_reason(const text_reader *, const dm_state *, dm_answer, dm_reason, dm_writer *);
/* Where points come from. */
void text_deus_score_source(const text_reader *, uint8_t source, dm_writer *);

#endif
