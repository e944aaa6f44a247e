/* What writing and reading a position share: how the fields of a pending step are spelt. */
#ifndef DEUS_POSITION_H
#define DEUS_POSITION_H

#include "deus/rules.h"
#include "engine/position.h"

/* Pieces on the map, by type. */
extern const char deus_piece_letters[COLOURS + 1];

/* A field of a pending step: where it lies in the frame, and how it is written. */
enum field_kind {
    SEAT_FIELD,
    NUMBER_FIELD,
    PLACE_FIELD,
    CARD_FIELD,
    COLOUR_FIELD,
    REGION_FIELD,
    RESOURCE_FIELD,
    GOODS_FIELD
};

typedef struct step_field {
    uint16_t uses;
    const char *key;
    uint8_t offset, kind;
} step_field;

enum { STEP_FIELDS = 10 };
extern const step_field deus_step_fields[STEP_FIELDS];

#endif
