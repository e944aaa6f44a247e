/* What an answer would change, as numbers; preview.c puts it into words. */
#ifndef TERMINAL_DEUS_FORECAST_H
#define TERMINAL_DEUS_FORECAST_H

#include "terminal/deus/deus.h"

enum { DEUS_RINGS_MAX = 3 }; /* villages one piece can surround at once */

/* Net changes of one seat. */
typedef struct changes {
    int gold, vp, resources[DEUS_RESOURCES], pieces[DEUS_STANDARD_COLOURS];
    int tokens, barques[DEUS_BARQUE_SIZES]; /* Egypt */
} changes;

/* A village that is surrounded, and what each seat wins by it. */
typedef struct ring {
    int village, won[DM_SEATS_MAX];
} ring;

typedef struct forecast {
    changes seats[DM_SEATS_MAX];
    changes rest; /* of a price: what the reader pays after this answer, without a choice */
    int drawn;    /* cards drawn at the end of it */
    bool triggers_end;
    ring rings[DEUS_RINGS_MAX];
    int ring_count;

    /* Of an offering: its cards, what they count as, the god (or DEUS_TEMPLE while it is open), and
     * what is still to be chosen: enum deus_question_kind and how many, or DEUS_ASK_KINDS. */
    int offered, strength, god, choice, choices;
} forecast;

/* What the answer would do if what is hidden were as that seed says; an offering is finished with
 * the cards it has then. Stops at the first thing that would be revealed. */
void deus_foresee(const observation *, dm_answer, uint64_t seed, forecast *);

#endif
