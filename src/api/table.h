/* How the parts of the table work together. */
#ifndef API_TABLE_H
#define API_TABLE_H

#include "api/api.h"
#include "api/game.h"
#include "api/plan.h"
#include "engine/json.h"

/* What is left of a call: its line, and the text after the line. */
typedef struct api_words {
    const char *rest, *text;
    size_t text_length;
} api_words;

/* A row of the table of calls. It writes members of the answer, or refuses with an error and
 * changes nothing. */
typedef struct api_row {
    const char *word;
    bool needs_game;
    bool (*answer)(api_table *, api_words *, dm_writer *out, dm_error *);
} api_row;

/* Each part has its rows, ended by one without a word. */
extern const api_row api_game_rows[];     /* beginning.c */
extern const api_row api_play_rows[];     /* playing.c */
extern const api_row api_show_rows[];     /* situation.c */
extern const api_row api_history_rows[];  /* history.c */
extern const api_row api_preview_rows[];  /* preview.c */
extern const api_row api_planning_rows[]; /* planning.c */
extern const api_row api_thinking_rows[]; /* thinking.c */
extern const api_row api_bench_rows[];    /* bench.c */
extern const api_row api_verify_rows[];   /* verifying.c */

static inline dm_match *api_match(api_table *table) { return &table->matches[table->current]; }

/* ---- Reading a call: call.c -------------------------------------------------------------- */

/* Takes the next word into `word`; false if there is none or it is too long. */
bool api_take_word(api_words *words, char *word, size_t size);
/* Takes who looks: `all`, `public` or a seat from 1; false and an error if it is nobody. */
bool api_take_viewer(api_table *table, api_words *words, uint8_t *viewer, dm_error *error);
/* The same of a word that was taken already. */
bool api_read_viewer(const dm_match *match, const char *word, uint8_t *viewer, dm_error *error);
/* Takes a number up to `most`; false and an error if it is none. */
bool api_take_number(api_words *words, uint64_t most, uint64_t *number, dm_error *error);
/* Who sits where: a line of the call's text for each seat. */
enum { API_NAME_BYTES = sizeof((dm_match *)0)->names[0] };
void api_read_names(const api_words *words, char names[DM_SEATS_MAX][API_NAME_BYTES]);
/* The game of that name; false and an error that names those there are. */
bool api_find_game(const char *name, const dm_game **game, dm_error *error);

/* ---- Parts that others need -------------------------------------------------------------- */

/* situation.c */
void api_write_situation(api_table *table, uint8_t viewer, dm_writer *out);
/* What is asked of whom, and for whoever is asked the answers, the refusals and the set. */
void api_write_asked(const api_observation *seen, dm_writer *out);
/* An answer with its sentence, as an object. */
void api_write_listed(const api_observation *seen, dm_answer answer, dm_writer *out);
/* A moment that lies behind, kept so that what came after it can be told without playing the whole
 * game again. */
typedef struct api_moment {
    uint32_t step;
    dm_state state;
} api_moment;

/* Whose story is told to whom. */
typedef struct api_story {
    const dm_match *match;
    enum text_language language;
    uint8_t viewer;
    uint32_t first; /* the number of the match's first answer; 0 but for a game gone on with */
    const api_moment *moment; /* or NULL */
    const char (*names)[48];  /* who sits where, or NULL: as the match has it */
} api_story;

/* history.c: `"happened": [...]` for the answers from `from` to before `to`. */
void api_write_happened(const api_story *story, uint32_t from, uint32_t to, dm_writer *out);

/* choice_set.c: the items that a call names by their tokens; how many, or -1 and an error. */
int api_take_items(const api_observation *seen, api_words *words, dm_answer *items, int most,
                   dm_error *error);

/* planning.c: the plan of the gesture that the words name, for the seat that is asked; false and an
 * error if there is none. */
bool api_plan_gesture(const dm_match *match, enum text_language language, api_words *words,
                      api_plan *plan, dm_error *error);

/* playing.c: false, and why this token is not among the answers to what is asked there. */
bool api_fail_refused(const api_observation *seen, const char *token, dm_error *error);
/* The answers that choose the set whose items are named, in any order; how many, or -1 and an
 * error. */
int api_plan_choice(const dm_match *match, api_words *words, dm_answer plan[DM_ANSWERS_MAX],
                    dm_error *error);
/* Why the viewer cannot repeat what was taken back; NULL if they can. */
const char *api_why_no_redo(api_table *table, uint8_t viewer);
/* Why the viewer cannot take back the last answer; NULL if they can. */
const char *api_why_no_undo(api_table *table, uint8_t viewer);

/* beginning.c: members that tell how a match began: its game, rules, options and seed. */
void api_write_beginning(const dm_match *match, dm_writer *out);
/* An object with the game's name, its rules' version, its players and its options. */
void api_write_game(const dm_game *game, dm_writer *out);

#endif
