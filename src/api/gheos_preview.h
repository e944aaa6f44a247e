/* What an answer in Gheos would change, as numbers; front ends put it into words.
 *
 * Placements come from gheos_foresee(), which also plays them: one way to turn the tile alone, or
 * what all ways in a cell have in common. Any other answer is played on a copy, up to the end of
 * the turn: nothing hidden shows before that. */
#ifndef API_GHEOS_PREVIEW_H
#define API_GHEOS_PREVIEW_H

#include "api/game.h"
#include "gheos/state.h"

/* ---- A tile in a cell -------------------------------------------------------------------- */

/* A cell for the tile that was chosen, and how it may be turned there. */
typedef struct api_gheos_cell {
    gheos_placement placement; /* its rotation is of no meaning */
    dm_state state;            /* asks for the rotation */
    dm_question turns;         /* the same, even if there is one answer only */
} api_gheos_cell;

/* The cell that an answer to GHEOS_ASK_CELL names; of any other question the one that was chosen.
 */
void api_gheos_look_at_cell(const api_observation *seen, dm_answer answer, api_gheos_cell *cell);

/* What one way to turn the tile would do. */
typedef struct api_gheos_turn {
    gheos_placement placement;
    gheos_outcome outcome;
    int8_t gained[GHEOS_CIVILISATIONS][GHEOS_SYMBOLS]; /* symbols on each continent */
    /* Certain only where nobody has to fight or to move: if outcome.price is GHEOS_FREE. */
    int temple;                   /* VP */
    int token_worth, epoch_worth; /* what the viewer's followers would give for a token, an Epoch */
    int wheat;                    /* on the uninhabited continent the tile belongs to */
} api_gheos_turn;

/* What the tile would do in that cell, turned like this. */
void api_gheos_foresee_turn(const api_observation *seen, const api_gheos_cell *cell,
                            uint8_t rotation, api_gheos_turn *turn);

/* From the lowest to the highest, if there is any. */
typedef struct api_span {
    bool known;
    int low, high;
} api_span;

/* What all ways to turn the tile in a cell have in common. */
typedef struct api_gheos_summary {
    int turns, wars, migrations; /* ways: all, with a war, with a migration */
    gheos_outcome war;           /* one of them */
    uint8_t migrants;            /* civilisations, as a bit set */

    /* Of ways that cost nothing. */
    api_span temple, token_worth, epoch_worth, wheat;
    api_span gained[GHEOS_CIVILISATIONS][GHEOS_SYMBOLS];
} api_gheos_summary;

/* The same of all ways to turn it that are allowed. */
void api_gheos_sum_up(const api_observation *seen, const api_gheos_cell *cell,
                      api_gheos_summary *summary);

/* ---- Other answers ----------------------------------------------------------------------- */

/* What the viewer's followers give now: for cups with a token, for pyramids with an Epoch. */
int api_gheos_worth_now(const api_observation *seen, uint8_t symbol);

typedef struct api_gheos_preview {
    int16_t changes[DM_SEATS_MAX][API_QUANTITIES_MAX]; /* enum api_gheos_quantity */
    int token_worth, epoch_worth;                      /* as above, afterwards */
} api_gheos_preview;

/* Of a price, a winner, a target, or people. Where a colour is asked for next, it is the first: its
 * followers are no part of what can be told. */
void api_gheos_preview_answer(const api_observation *seen, dm_answer answer,
                              api_gheos_preview *preview);

/* Whether a scoring token is the last of all, which ends the game. */
bool api_gheos_ends_game(const api_observation *seen, dm_answer token);

#endif
