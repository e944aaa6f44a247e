/* What an answer in Deus would change at once, as numbers; front ends put it into words.
 *
 * The engine plays the answer on copies of what the viewer knows, each filled in differently, up to
 * the first thing that would be revealed. Only what all copies agree on is told, so a preview tells
 * nothing that is hidden. An offering is finished with the cards it has then. */
#ifndef API_DEUS_PREVIEW_H
#define API_DEUS_PREVIEW_H

#include "api/deus.h"

enum { API_DEUS_RINGS_MAX = 3 }; /* villages one piece can surround at once */

/* A village that is surrounded, and what each seat wins by it. */
typedef struct api_deus_ring {
    uint8_t village; /* its region */
    int won[DM_SEATS_MAX];
} api_deus_ring;

typedef struct api_deus_preview {
    int16_t changes[DM_SEATS_MAX][API_QUANTITIES_MAX]; /* without villages and drawn cards */
    int16_t rest[API_QUANTITIES_MAX]; /* of a price: what follows this answer without a choice */
    int drawn;                        /* cards drawn at the end of it */
    int overflow;                     /* resources without a slot, if there are more than now */
    bool triggers_end;
    api_deus_ring rings[API_DEUS_RINGS_MAX];
    int ring_count;

    /* Of an offering: its cards, what they count as, the god (or DEUS_TEMPLE while it is open), and
     * what is still to be chosen: enum deus_question_kind and how many, or DEUS_ASK_KINDS. */
    int offered, strength, god, choice, choices;
    bool no_piece;     /* the god has no piece left for the viewer */
    bool nothing_left; /* of any type, where all would do */
} api_deus_preview;

/* False if nothing may be told: what is hidden would make a difference. */
bool api_deus_preview_answer(const api_observation *seen, dm_answer answer,
                             api_deus_preview *preview);

/* How many cards the effect of a card would draw for the viewer; 0 if it draws none. */
int api_deus_cards_drawn_by(const api_observation *seen, uint8_t card);

#endif
