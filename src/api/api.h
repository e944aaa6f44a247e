/* A table for front ends that have no terminal: one call, one answer in JSON.
 *
 * The browser (src/wasm) and whoever else wants to show a game talk to it. It adds nothing to the
 * rules: it asks the engine, lets the text layer speak, tries answers on copies of what a viewer
 * knows, and writes what came of it. No input, no output, no allocation.
 *
 * A call is a line of words; some take a text on the lines after it. The answer is one JSON object
 * with "ok": true, or "ok": false with "error" (and "line", "column" where a text was wrong, and
 * "fault", the kind of mistake in a record); a call that is refused changes nothing. VIEWER is a
 * seat from 1, `public` or `all`.
 *
 *   new GAME [key=value ...]       begins a game; seed= is needed, there is no chance in here
 *   load            + RECORD       begins with a record, at its end
 *   position        + TEXT         begins with a position, also with an observed one (`?`)
 *   names           + a NAME a line
 *   language en|fr|uk
 *   situation VIEWER               everything to show at this moment (docs: web/src/model)
 *   play VIEWER TOKEN              one answer; what happened, as the viewer sees it
 *   choose VIEWER TOKEN ...        a whole set (situation: "set"), in any order
 *   plan VIEWER TOKEN ...          a gesture (plan.h): the answers it means, and what is asked then
 *   play-plan VIEWER TOKEN ...     plays them as one
 *   preview VIEWER TOKEN           what the answer would do
 *   preview-set VIEWER TOKEN ...   what choosing exactly these items of a set would bring
 *   undo VIEWER, redo VIEWER       of that seat, up to the last reveal; a set as a whole
 *   restart VIEWER                 takes back as much of this turn as can be
 *   goto N                         the situation after N answers: replays
 *   log VIEWER FROM [TO]           what the answers from FROM on did
 *   turns VIEWER                   where each turn begins, and the points then
 *   gains                          of a finished game: points gained in play, by where from
 *   record VIEWER                  the record
 *   get-position VIEWER            the position, as `position` takes it
 *   hash                           of the whole state: for tests
 *   games, catalogue GAME          what can be played; cards or tiles, and words for everything
 *   bench FROM COUNT GAME [key=value ...]  random games, for a host with a clock
 *   verify-shuffle  + TEXT         a proof, perhaps with the record: see verifying.c
 *   bot NAME, look SEED [+ POSITION], think N, choice, advice N      see thinking.c
 */
#ifndef API_API_H
#define API_API_H

#include "bots/bot_session.h"
#include "demiurge.h"
#include "text/text.h"

enum {
    API_INPUT_BYTES = 2 << 20,  /* a record of the longest game */
    API_OUTPUT_BYTES = 4 << 20, /* the same, escaped */
};

/* A bot that looks at a situation. */
typedef struct api_thinker {
    bot who;
    bot_session *session; /* NULL: none yet */
    void *memory;
    size_t bytes;
    const dm_game *game; /* that the session was begun for */
    bool looks;
    dm_state seen;
    dm_question question;
} api_thinker;

/* Big (over 500 KB): static storage. All zero is an empty table. */
typedef struct api_table {
    enum text_language language;
    bool has_game;
    int current;         /* which of the matches is played; the other is for building a new one */
    dm_match matches[2]; /* match->steps beyond its count, up to `total`, can be gone to again */
    uint32_t total;
    bool joined[DM_STEPS_MAX + 1]; /* this answer belongs to the same set as the one before it */
    char text[API_INPUT_BYTES];    /* a record on its way out, a text on its way in */
    api_thinker thinker;
    /* Gives room for a session, for good; NULL if there is none. Without it bots cannot be asked.
     */
    void *(*more_memory)(size_t bytes);
} api_table;

/* Carries out the call in the first `length` bytes of `input`. */
void api_call(api_table *table, const char *input, size_t length, dm_writer *out);

#endif
