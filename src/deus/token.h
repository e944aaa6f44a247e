/* What the operands of an answer are, by its verb: for tokens and for whoever shows answers. */
#ifndef DEUS_TOKEN_H
#define DEUS_TOKEN_H

#include "deus/words.h"

enum deus_operand {
    NOTHING,
    CARD,
    RESOURCE,
    COLOUR,
    GOD,
    REGION,
    NUMBER,
    SEAT,
    CARD_IN_COLUMN,
    TWO_RESOURCES,
    RESOURCE_AND_SPACE,
    SEAT_AND_COLOUR
};

extern const uint8_t deus_operands[VERBS]; /* enum deus_operand */

#endif
