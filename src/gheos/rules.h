/* How the rules of Gheos work together.
 *
 * A turn is a chain of phases, each a row in the file of its rule, which phases.c gathers and
 * drives: tile, cell, rotation (placement.c), price, tied winner or target (conflict.c), found or
 * take, colour (people.c), token (scoring.c). The board stays as it is until the last
 * answer about a placement; until then gheos_foresee() tells what would happen, from the same
 * choice every time. */
#ifndef GHEOS_RULES_H
#define GHEOS_RULES_H

#include "engine/asking.h"
#include "gheos/state.h"

/* The version of the rules; there was none before. The next one adds what tells them apart, as
 * deus/versions.h does. */
enum { GHEOS_RULES_NEWEST = 1 };

/* ---- Asking ------------------------------------------------------------------------------ */

typedef struct gheos_asking {
    const gheos_state *s;
    const gheos_player *me;
    dm_question *question;
    dm_refusals *refusals;
} gheos_asking;

static inline dm_answer gheos_say_cell(uint8_t verb, int x, int y, int side) {
    assert(x + GHEOS_CELL_OFFSET > 0 && x < GHEOS_CELL_OFFSET);
    assert(y + GHEOS_CELL_OFFSET > 0 && y < GHEOS_CELL_OFFSET);
    return (dm_answer){verb, (uint8_t)(x + GHEOS_CELL_OFFSET), (uint8_t)(y + GHEOS_CELL_OFFSET),
                       (uint8_t)side};
}

static inline int gheos_cell_x(dm_answer answer) { return answer.a - GHEOS_CELL_OFFSET; }
static inline int gheos_cell_y(dm_answer answer) { return answer.b - GHEOS_CELL_OFFSET; }

static inline void gheos_judge(gheos_asking *asking, dm_answer answer, dm_reason reason) {
    asking_judge(asking->question, asking->refusals, answer, reason);
}

/* ---- Playing ----------------------------------------------------------------------------- */

typedef struct gheos_play {
    gheos_state *s;
    dm_events *events;
    uint8_t seat; /* who answered; DM_NOBODY when nobody did */
} gheos_play;

static inline gheos_player *gheos_player_on_turn(gheos_play *play) {
    return &play->s->players[play->s->turn_seat];
}

/* An event everybody sees. */
void gheos_tell_all(gheos_play *play, uint8_t kind, uint8_t seat, uint8_t a, uint8_t b, int amount);

/* A seat gains points, and everybody sees by which kind of event; scoring.c. */
void gheos_gain(gheos_play *play, uint8_t kind, uint8_t seat, uint8_t a, int points);

/* ---- What the rules do for each other ---------------------------------------------------- */

/* The placement the choice describes so far; placement.c. */
gheos_placement gheos_chosen_placement(const gheos_state *s);

/* After the price: asks for a winner or a target, or settles at once what was foreseen;
 * conflict.c. */
void gheos_resolve(gheos_play *play, const gheos_outcome *outcome);

/* A civilisation has its home on a continent from now on, or is taken off the board; people.c. */
void gheos_settle_on(gheos_state *s, uint8_t civilisation, const gheos_region *continent);
void gheos_take_off_board(gheos_state *s, uint8_t civilisation);

/* All seats lose their followers of a civilisation that is gone; people.c. */
void gheos_lose_all_followers(gheos_play *play, uint8_t civilisation);

/* Begins the turn of the seat on turn; scoring.c. */
void gheos_begin_turn(gheos_play *play);

/* Puts a tile into a hand that has room for it, and keeps the hand sorted; scoring.c. */
void gheos_add_to_hand(gheos_player *player, uint8_t tile);

/* Links the place to its neighbours and them to it; land.c. */
void gheos_link(gheos_place *places, int count, int place);

/* Sizes of the calm stacks from the top, each with one Epoch; their number. setup.c. */
int gheos_calm_stacks(uint8_t players, uint8_t sizes[GHEOS_EPOCHS]);

/* ---- Phases ------------------------------------------------------------------------------ */

/* A phase of a turn: it asks, and it takes the answer, which leads to another phase. Each row
 * stands in the file of its rule, below its functions; GHEOS_EACH_PHASE (state.h) lists them. */
typedef struct gheos_phase_row {
    const char *name; /* in positions */
    uint8_t question; /* kind */
    /* Fills the question, and the refusals if somebody wants them. Nothing is changed. */
    void (*ask)(gheos_asking *asking);
    /* Plays one of its answers. */
    void (*answer)(gheos_play *play, dm_answer answer);
} gheos_phase_row;

#define GHEOS_DECLARE_PHASE(enumerator, word) extern const gheos_phase_row gheos_phase_##word;
GHEOS_EACH_PHASE(GHEOS_DECLARE_PHASE)
#undef GHEOS_DECLARE_PHASE

/* By enum gheos_phase; phases.c. */
extern const gheos_phase_row *const gheos_phases[GHEOS_PHASES];

/* Answers what has a single answer until a seat must decide or all is over. */
void gheos_advance(gheos_play *play, dm_question *question);

/* ---- The functions of gheos_game --------------------------------------------------------- */

/* Each as dm_game (demiurge.h) asks for it. Behind it stands its file. */
extern const dm_option gheos_options[];                                              /* setup.c */
bool gheos_set_up(dm_state *state, const dm_setup *setup, dm_error *error);          /* setup.c */
void gheos_ask(const dm_state *state, dm_question *question, dm_refusals *refusals); /* phases.c */
void gheos_apply(dm_state *state, dm_answer answer, dm_events *events,
                 dm_question *next);                                            /* phases.c */
void gheos_observe(const dm_state *state, uint8_t viewer, dm_state *seen);      /* observe.c */
void gheos_determinize(dm_state *seen, uint8_t viewer, dm_random *random);      /* observe.c */
dm_answer gheos_hide(const dm_state *before, dm_answer answer, uint8_t viewer); /* observe.c */
void gheos_write_position(const dm_state *state, dm_writer *out); /* position_write.c */
bool gheos_read_position(dm_state *state, const char *text, dm_events *events,
                         dm_error *error);                                   /* position_read.c */
void gheos_write_options(const dm_state *state, dm_writer *out);             /* setup.c */
void gheos_write_view(const dm_state *seen, uint8_t viewer, dm_writer *out); /* view.c */
void gheos_write_event(const dm_event *event, dm_writer *out);               /* view.c */
void gheos_write_reason(dm_reason reason, dm_writer *out);                   /* view.c */
void gheos_write_token(dm_answer answer, dm_writer *out);                    /* token.c */
void gheos_score(const dm_state *state, dm_scores *scores);                  /* scoring.c */
bool gheos_check(const dm_state *state, dm_error *error);                    /* check.c */
uint32_t gheos_fingerprint(const dm_state *state);                           /* setup.c */

#endif
