/* What a viewer is told of a game, as bytes: of two games that this viewer cannot tell apart they
 * must be the same, after every answer. */
#ifndef TWINS_TOLD_H
#define TWINS_TOLD_H

#include "twins/twin.h"

typedef struct told_tally {
    uint64_t bytes; /* compared, counted once */
    uint64_t moments;
} told_tally;

/* How much is compared. The front ends know only the games of the list (games.h). */
enum told_depth { TOLD_BY_ENGINE, TOLD_BY_ALL };

/* Plays both games side by side and compares. False, and the difference in other->leak. */
bool told_alike(twin *other, enum told_depth depth, uint64_t lot, told_tally *tally);

/* The same of what an online table sends to those who watch it: told_online.c. */
bool told_alike_online(twin *other, uint64_t lot, told_tally *tally);
/* The same of a game that goes on from a position of it: told_position.c. */
bool told_alike_from_position(twin *other, uint64_t lot, told_tally *tally);
/* And of what the protocol for programs tells one viewer: told_protocol.c. */
bool told_alike_by_protocol(twin *other, uint64_t lot, told_tally *tally);

/* ---- For both ------------------------------------------------------------------------------ */

enum { TOLD_BYTES = 8 << 20 };

/* One of the two games as it is told, with room for what is told at one moment. */
typedef struct told_side {
    chance_script *script;
    const dm_setup *setup;
    const dm_answer *answers; /* NULL: those of the steps */
    const dm_step *steps;
    dm_writer out;
    char text[TOLD_BYTES];
} told_side;

/* Whether both sides wrote the same since the last time; both are emptied. */
bool told_same(twin *other, const char *what, uint32_t step, told_tally *tally);
extern told_side told_sides[2]; /* the game, the twin */
/* Points both sides to the two games. */
void told_begin(twin *other);
/* The answer of a side to a step. */
dm_answer told_answer(const told_side *side, uint32_t step);

#endif
