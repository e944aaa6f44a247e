/* Lots: a tiny game of our own that proves what it takes to add one (src/games.h). Tests register
 * it by one line; no program for players has it.
 *
 * RULES. Two to four players each hold the numbers 1 to 6. Six prizes, worth 1 to 6, lie in a row,
 * face down. Each round the next prize is turned up and everybody, in the order of seats, lays a
 * number face down. When all have laid, the numbers are shown and gone: the highest that nobody
 * else laid takes the prize; where there is none, nobody does. Most points win.
 *
 * HIDDEN are the prizes to come, and the numbers laid before the last one is. Nothing else is: what
 * a player holds follows from what was shown.
 *
 * INVARIANT. A number stays in its hand until it is shown, so equal situations are equal bytes for
 * everybody who may not know it; what lies beyond the players is zero. */
#ifndef LOTS_H
#define LOTS_H

#include "demiurge.h"
#include "engine/chance.h"

enum { LOTS_PRIZES = 6, LOTS_NUMBERS = 6, LOTS_NONE = 0 };

enum lots_question { LOTS_ASK_LAY, LOTS_ASK_KINDS };
enum lots_verb { LOTS_SAY_LAY, LOTS_VERBS };                /* lay:3, a = number */
enum lots_reason { LOTS_ALLOWED, LOTS_GONE, LOTS_REASONS }; /* args: number */
enum lots_score_source { LOTS_FROM_PRIZES, LOTS_SCORE_SOURCES };

enum lots_event {
    LOTS_DID_BEGIN_TURN, /* amount = round */
    LOTS_DID_TURN_UP,    /* amount = the prize */
    LOTS_DID_LAY,        /* a = number; its owner only */
    LOTS_DID_SHOW,       /* a = number */
    LOTS_DID_WIN,        /* amount = the prize */
    LOTS_DID_END,
    LOTS_EVENTS,
};

typedef struct lots_state {
    chance_source chance;
    uint8_t player_count, round; /* from 1; LOTS_PRIZES + 1 when all is over */
    uint8_t turn_seat;
    uint8_t prizes[LOTS_PRIZES]; /* in the order of rounds; DM_UNKNOWN */
    uint8_t hand[DM_SEATS_MAX];  /* bit n: holds the number n */
    uint8_t laid[DM_SEATS_MAX];  /* this round: LOTS_NONE, a number, or DM_UNKNOWN */
    uint8_t points[DM_SEATS_MAX];
} lots_state;

extern const dm_game lots_game;

static inline const lots_state *lots_const(const dm_state *state) {
    return (const lots_state *)state;
}

/* position.c */
void lots_write_position(const dm_state *state, dm_writer *out);
bool lots_read_position(dm_state *state, const char *text, dm_events *events, dm_error *error);

/* rules.c: whether this could be a state of the game; plays forced answers. */
bool lots_check(const dm_state *state, dm_error *error);
void lots_settle(lots_state *s);

#endif
