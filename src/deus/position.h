/* What writing and reading a position share: how the fields of a pending step are spelt. */
#ifndef DEUS_POSITION_H
#define DEUS_POSITION_H

#include "deus/rules.h"
#include "engine/position.h"

/* Pieces on the map, by type. */
extern const char deus_piece_letters[DEUS_COLOURS + 1];

/* A field of a pending step: where it lies in the frame, and how it is written. */
enum deus_field_kind {
    DEUS_SEAT_FIELD,
    DEUS_NUMBER_FIELD,
    DEUS_PLACE_FIELD,
    DEUS_CARD_FIELD,
    DEUS_COLOUR_FIELD,
    DEUS_REGION_FIELD,
    DEUS_RESOURCE_FIELD,
    DEUS_GOODS_FIELD
};

typedef struct deus_step_field {
    uint16_t uses;
    const char *key;
    uint8_t offset, kind;
} deus_step_field;

enum { DEUS_STEP_FIELDS = 10 };
extern const deus_step_field deus_step_fields[DEUS_STEP_FIELDS];

#endif
