/* How the texts of Gheos are put together. Words are nouns (gheos_nouns.c), messages are rows of
 * templates (gheos_tiles.c, gheos_questions.c, gheos_answers.c, gheos_log.c, gheos_reasons.c,
 * gheos_outcome.c), and gheos_text.c says what the gaps of those templates are filled with. */
#ifndef TEXT_GHEOS_TEXT_H
#define TEXT_GHEOS_TEXT_H

#include "gheos/state.h"
#include "text/template.h"

/* What a placement would do, in a few short sentences: whose land grows or changes, wars and
 * migrations with what decides them, who dies and who loses followers, the price, temples, and what
 * an Epoch and a token would then pay the seat on turn. Exact where certain, a range where a choice
 * decides. Writes nothing if there is nothing to tell. */
void text_gheos_outcome(const text_reader *, const dm_state *seen, const gheos_placement *,
                        dm_writer *out);

/* ---- Words: gheos_nouns.c ---------------------------------------------------------------- */

extern const text_noun text_gheos_civilisation_nouns[GHEOS_CIVILISATIONS]; /* red */
extern const text_noun text_gheos_follower_nouns[GHEOS_CIVILISATIONS];     /* red follower */
extern const text_noun text_gheos_symbol_nouns[GHEOS_SYMBOLS];             /* sword */
extern const text_noun text_gheos_temple_nouns[GHEOS_NO_TEMPLE];           /* temple of swords */
extern const text_noun text_gheos_things[]; /* by enum text_gheos_thing */
enum text_gheos_thing {
    GHEOS_TEXT_A_FOLLOWER,
    GHEOS_TEXT_A_TOKEN,
    GHEOS_TEXT_A_TILE,
    GHEOS_TEXT_AN_EPOCH,
    GHEOS_TEXT_A_STEP,
    GHEOS_TEXT_A_VP,
    GHEOS_TEXT_A_CONTINENT,
    GHEOS_TEXT_AN_ISLAND,
    GHEOS_TEXT_THE_START_TILE,
    GHEOS_TEXT_HIDDEN_TILE,
    GHEOS_TEXT_THINGS,
};

extern const text_line text_gheos_labels[GHEOS_CIVILISATIONS]; /* "red", as a label */

enum text_gheos_way {
    GHEOS_TEXT_ON_RIGHT,
    GHEOS_TEXT_BELOW,
    GHEOS_TEXT_ON_LEFT,
    GHEOS_TEXT_ABOVE,
    GHEOS_TEXT_WAYS
};
extern const text_line text_gheos_ways[GHEOS_TEXT_WAYS]; /* "on the right" */

/* ---- Messages ---------------------------------------------------------------------------- */

/* How a tile is described, by layout; and how it lies once it is turned. */
enum text_gheos_tile_line {
    GHEOS_TEXT_SHORE_LIES = GHEOS_LAYOUT_C + 1,
    GHEOS_TEXT_SHORES_LIE,
    GHEOS_TEXT_NOTHING_STANDS,
    GHEOS_TEXT_TILE_LINES
};

enum text_gheos_outcome_line {
    GHEOS_TEXT_LAND_JOINS,
    GHEOS_TEXT_LAND_CHANGES,
    GHEOS_TEXT_WAR_WON,
    GHEOS_TEXT_WAR_TIED,
    GHEOS_TEXT_MIGRATES,
    GHEOS_TEXT_MIGRATES_PART,
    GHEOS_TEXT_SETTLES,
    GHEOS_TEXT_GOES_TO_ISLAND,
    GHEOS_TEXT_GOES_TO_OTHERS,
    GHEOS_TEXT_WHEAT_TIED,
    GHEOS_TEXT_DIES,
    GHEOS_TEXT_LOSES,
    GHEOS_TEXT_NOBODY_LOSES,
    GHEOS_TEXT_COSTS_FOLLOWER,
    GHEOS_TEXT_COSTS_TOO_MUCH,
    GHEOS_TEXT_TEMPLE_PAYS,
    GHEOS_TEXT_TEMPLE_PAYS_NOTHING,
    GHEOS_TEXT_PAYS_THEN,
    GHEOS_TEXT_OUTCOME_LINES,
};

extern const text_line text_gheos_tile_lines[GHEOS_TEXT_TILE_LINES];
extern const text_line text_gheos_questions[GHEOS_ASK_KINDS];
extern const text_line text_gheos_answers[GHEOS_VERBS];
extern const text_line text_gheos_log[GHEOS_EVENT_KINDS];
extern const text_line text_gheos_reasons[GHEOS_REASONS];
extern const text_line text_gheos_sources[GHEOS_SCORE_SOURCES];
extern const text_line text_gheos_outcomes[GHEOS_TEXT_OUTCOME_LINES];

/* ---- Making sentences -------------------------------------------------------------------- */

extern const text_kind text_gheos_kinds[];

/* A scene with nothing in it but its reader. */
text_scene text_gheos_scene(const text_reader *, const dm_state *seen);

/* Sets the letters x and y. */
void text_gheos_set_cell(text_scene *, int x, int y);

/* The question's first argument as A, what it is about as small letters: x y the cell where the
 * chosen tile goes or a continent begins, s the side that names the continent if its cell names
 * several, k its wheat, j the followers it would give, n points or swords, t tokens left. */
void text_gheos_set_question(text_scene *, const dm_question *);

/* The same letters for founding on the continent of a piece. */
void text_gheos_set_continent(text_scene *, gheos_spot);

/* The letters of one part of a parted continent: s its side, k its wheat, i 1 if it is an island,
 * d who lives there. */
void text_gheos_set_part(text_scene *, const gheos_outcome *, int part);

/* {land tile}: what is on a tile. */
void text_gheos_gap_land(const text_scene *, const text_gap *, dm_writer *out);
/* {piece}: what stands on one piece of land. */
void text_gheos_gap_piece(const text_scene *, const text_gap *, dm_writer *out);
/* {lie tile rotation}: where its shores would be. */
void text_gheos_gap_lie(const text_scene *, const text_gap *, dm_writer *out);
/* {swords}: "red 3, blue 2", of those at war. */
void text_gheos_gap_swords(const text_scene *, const text_gap *, dm_writer *out);
/* {parts}: what a parted continent falls into. */
void text_gheos_gap_parts(const text_scene *, const text_gap *, dm_writer *out);
/* {changes civilisation}: "+2 wheat, −1 cup". */
void text_gheos_gap_changes(const text_scene *, const text_gap *, dm_writer *out);
/* {losses civilisation}: who loses how many followers. */
void text_gheos_gap_losses(const text_scene *, const text_gap *, dm_writer *out);

/* The rows of text_gheos: text.h tells more. First, a question. */
void text_gheos_question(const text_reader *, const dm_state *, const dm_question *, dm_writer *);
/* One answer as a choice. */
void text_gheos_answer(const text_reader *, const dm_state *, const dm_question *, dm_answer,
                       dm_writer *);
/* One answer as a part of a plan. */
void text_gheos_step(const text_reader *, const dm_state *, const dm_question *, dm_answer,
                     dm_writer *);
/* One log line. */
void text_gheos_event(const text_reader *, const dm_state *, const dm_event *, dm_writer *);
/* Why something may not be done. */
void text_gheos_reason(const text_reader *, const dm_state *, dm_answer, dm_reason, dm_writer *);
/* Where points come from. */
void text_gheos_score_source(const text_reader *, uint8_t source, dm_writer *);

#endif
