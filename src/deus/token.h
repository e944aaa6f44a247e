/* What the operands of an answer are, by its verb: for tokens and for whoever shows answers. */
#ifndef DEUS_TOKEN_H
#define DEUS_TOKEN_H

#include "deus/words.h"

enum deus_operand {
    DEUS_NOTHING,
    DEUS_CARD,
    DEUS_RESOURCE,
    DEUS_COLOUR,
    DEUS_GOD,
    DEUS_REGION,
    DEUS_NUMBER,
    DEUS_SEAT,
    DEUS_CARD_IN_COLUMN,
    DEUS_TWO_RESOURCES,
    DEUS_RESOURCE_AND_SPACE,
    DEUS_SEAT_AND_COLOUR
};

extern const uint8_t deus_operands[DEUS_VERBS]; /* enum deus_operand */

#endif
