/* What the table needs to know about a game beyond dm_game: a row per game, nothing of it a rule.
 * Quantities are what a forecast counts (gold, followers, ...). */
#ifndef API_GAME_H
#define API_GAME_H

#include "api/choice_set.h"
#include "demiurge.h"
#include "text/text.h"

enum { API_QUANTITIES_MAX = 20, API_CHANGES_MAX = 2, API_SECRET = -1 };

/* What an event adds to or takes from a seat. */
typedef struct api_change {
    uint8_t seat, quantity;
    int16_t amount;
} api_change;

/* What one viewer knows: the state as they observe it, and the question that state asks (its seat
 * may be somebody else). */
typedef struct api_observation {
    const dm_game *game;
    const text_game *text;
    text_reader reader;
    dm_state state;
    dm_question question;
} api_observation;

/* How an event stands in the log: on a line of its own; together with equal ones that follow, as
 * one with all their amounts; or not at all, because something else tells it. */
enum api_telling { API_TELLS, API_ADDS_UP, API_TELLS_NOTHING };

typedef struct api_game {
    const dm_game *game;

    /* `"verb":...` and what the answer is about, as members of an open object. */
    void (*write_operands)(dm_answer, dm_writer *out);
    const char *(*reason_name)(uint8_t code);

    /* Whether the viewer may know those points of a seat before the end. */
    bool (*shows_points)(const dm_state *seen, uint8_t viewer, uint8_t seat, uint8_t source);
    bool (*shows_total)(const dm_state *seen, uint8_t viewer, uint8_t seat);

    const char *const *quantities; /* ids, ended by NULL */
    void (*write_quantity)(enum text_language, int quantity, int amount, dm_writer *out);
    /* What an event changes; returns how many changes there are, API_SECRET if it changes something
     * that the viewer may not know in advance. */
    int (*changes)(const api_observation *, const dm_event *, api_change[API_CHANGES_MAX]);
    /* Nothing that happens after this event may be told in advance. */
    bool (*ends_telling)(const dm_event *);
    enum api_telling (*telling)(const dm_event *);
    /* What caused a change: the event's `via`, a card or god, or a cause beyond those; DM_UNKNOWN
     * if the answer itself tells it. NULL where no event has any. And the name of that. */
    uint8_t (*cause)(const dm_event *);
    const char *(*via_name)(uint8_t via);
    /* Points gained in play: which of the quantities they are, and the id of where such a change
     * comes from (NULL if the final scoring tells it). */
    uint8_t points;
    const char *(*origin)(const dm_event *, int amount);
    /* Whether a forecast of an answer to `asked` goes on beyond a later question. */
    bool (*foresees)(uint8_t asked, uint8_t later);

    /* True if the question is one of a set, and which set. NULL where there are none. */
    bool (*choice_set)(const dm_state *, const dm_question *, api_choice_set *);

    /* The answer that a gesture gives without asking (api/plan.h), where few would give another;
     * false where the person must be asked. NULL where there are none. */
    bool (*settle)(const dm_state *, const dm_question *, dm_answer *);

    /* Further members of a preview; may be NULL. */
    void (*write_outcome)(const api_observation *, dm_answer, dm_writer *out);

    /* Members of the catalogue: cards or tiles, and words. */
    void (*write_catalogue)(enum text_language, dm_writer *out);
} api_game;

/* The row of a game out of dm_games: games.c. */
const api_game *api_game_of(const dm_game *game);

/* Whether two events that follow each other are told as one, with both amounts: write.c. */
bool api_adds_up(const dm_game *game, const dm_event *event, const dm_event *next);

/* ---- For the writing of all of it: write.c ----------------------------------------------- */

/* The word of an answer, as a JSON string. */
void api_write_token(const dm_game *game, dm_answer answer, dm_writer *out);
/* The token, the verb and its operands as members of an open object. */
void api_write_answer(const dm_game *game, dm_answer answer, dm_writer *out);
/* `"events": [...]`: those the viewer may see, with their sentences ("text"). Of equal ones in a
 * row the first has the sentence for all. */
void api_write_events(const api_observation *seen, const dm_events *events, dm_writer *out);
/* What a viewer knows of a match at this moment. */
void api_look(const dm_match *match, enum text_language language, uint8_t viewer,
              api_observation *seen);

#endif
