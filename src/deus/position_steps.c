/* Pending steps in a position line: `pay(column=civil,goods=wood+clay)`, and the cards and regions
 * that stand in them and elsewhere.
 *
 * One table says how each member of a frame is spelt; writing and reading both follow it. */
#include <string.h>

#include "deus/position.h"

/* How a field is written. */
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

/* A field of a pending step, and where it lies in the frame. Members that share a byte share its
 * key, unless a row of their own says otherwise. */
typedef struct step_field {
    uint16_t uses;
    const char *key;
    uint8_t offset, kind;
} step_field;

enum { STEP_FIELDS = 10 };

static const step_field step_fields[STEP_FIELDS] = {
    {DEUS_USES_SEAT, "seat", offsetof(deus_frame, picker), SEAT_FIELD},
    {DEUS_USES_CARD, "card", offsetof(deus_frame, card), CARD_FIELD},
    {DEUS_USES_COLUMN, "column", offsetof(deus_frame, column), COLOUR_FIELD},
    {DEUS_USES_PLACE, "place", offsetof(deus_frame, place), PLACE_FIELD},
    {DEUS_USES_LEFT, "left", offsetof(deus_frame, left), NUMBER_FIELD},
    {DEUS_USES_REGION, "region", offsetof(deus_frame, region), REGION_FIELD},
    {DEUS_USES_RESOURCE, "resource", offsetof(deus_frame, resource), RESOURCE_FIELD},
    {DEUS_USES_COLOUR, "colour", offsetof(deus_frame, colour), COLOUR_FIELD},
    {DEUS_USES_LAST_CARD, "last", offsetof(deus_frame, last_card), CARD_FIELD},
    {DEUS_USES_GOODS, "goods", offsetof(deus_frame, goods), GOODS_FIELD},
};

/* ---- Writing ----------------------------------------------------------------------------- */

void deus_position_write_card(dm_writer *out, uint8_t card) {
    dm_write(out, card == DM_UNKNOWN ? "?" : deus_cards[card].id);
}

void deus_position_write_region(dm_writer *out, uint8_t region) {
    char name[DEUS_REGION_NAME_BYTES];
    deus_region_name(region, name);
    dm_write(out, name);
}

static void write_goods(uint8_t goods, dm_writer *out) {
    for (int resource = 0, more = 0; resource < DEUS_RESOURCES; resource++) {
        if (!(goods >> resource & 1)) continue;
        if (more++) dm_write_char(out, '+');
        dm_write(out, deus_resource_ids[resource]);
    }
}

static void write_field(const step_field *field, uint8_t value, dm_writer *out) {
    dm_write(out, field->key);
    dm_write_char(out, '=');
    if (field->kind == GOODS_FIELD)
        write_goods(value, out);
    else if (value == DM_UNKNOWN)
        dm_write(out, field->kind == PLACE_FIELD ? "god" : "?");
    else if (field->kind == SEAT_FIELD || field->kind == PLACE_FIELD)
        dm_write_number(out, value + 1);
    else if (field->kind == NUMBER_FIELD)
        dm_write_number(out, value);
    else if (field->kind == CARD_FIELD)
        deus_position_write_card(out, value);
    else if (field->kind == COLOUR_FIELD)
        dm_write(out, deus_colour_ids[value]);
    else if (field->kind == REGION_FIELD)
        deus_position_write_region(out, value);
    else
        dm_write(out, deus_resource_ids[value]);
}

/* Whether a step of a card is about its once effect is said only then. */
static bool is_about_once(const deus_frame *frame) {
    return deus_steps[frame->step]->uses & DEUS_USES_PLACE && frame->once;
}

void deus_position_write_step(const deus_frame *frame, dm_writer *out) {
    const deus_step_row *row = deus_steps[frame->step];
    dm_write(out, row->name);
    if (row->uses == 0) return;
    char separator = '(';
    for (int k = 0; k < STEP_FIELDS; k++) {
        if (!(row->uses & step_fields[k].uses)) continue;
        dm_write_char(out, separator);
        separator = ',';
        write_field(&step_fields[k], ((const uint8_t *)frame)[step_fields[k].offset], out);
    }
    if (is_about_once(frame)) dm_write(out, ",once=on");
    dm_write_char(out, ')');
}

/* ---- Reading ----------------------------------------------------------------------------- */

bool deus_position_read_card(position_cursor *cursor, uint8_t *card) {
    char word[POSITION_WORD_BYTES];
    *card = DM_UNKNOWN;
    if (position_take(cursor, '?')) return true;
    position_peek(cursor, word);
    *card = deus_card_named(word);
    if (*card == DM_UNKNOWN) return position_fail(cursor, "the id of a card, or ?");
    cursor->at += strlen(word);
    return true;
}

bool deus_position_read_region(position_cursor *cursor, const deus_state *s, uint8_t *region) {
    int tile = cursor->at[0] - 'A';
    if (tile < 0 || tile >= s->tile_count || cursor->at[1] < '0' || cursor->at[1] > '6')
        return position_fail(cursor, "a region such as A0 (after tiles=)");
    *region = (uint8_t)(tile * DEUS_REGIONS_PER_TILE + cursor->at[1] - '0');
    cursor->at += 2;
    return true;
}

static bool read_goods(position_cursor *cursor, uint8_t *goods) {
    *goods = 0;
    do {
        uint8_t resource;
        const char *start = cursor->at;
        if (!position_read_word(cursor, deus_resource_ids, DEUS_RESOURCES, "a resource", &resource))
            return false;
        if (*goods >> resource & 1) return position_fail_at(cursor, start, "each resource once");
        *goods |= (uint8_t)(1 << resource);
    } while (position_take(cursor, '+'));
    return true;
}

static bool read_place(position_cursor *cursor, uint8_t *place) {
    static const char *const words[] = {"god"};
    if (*cursor->at == 'g') {
        if (!position_read_word(cursor, words, 1, "a place or 'god'", place)) return false;
        *place = DM_UNKNOWN;
        return true;
    }
    if (!position_read_byte(cursor, 1, DEUS_COLUMN_MAX + 1, place)) return false;
    --*place;
    return true;
}

static bool read_field(position_cursor *cursor, const deus_state *s, const step_field *field,
                       uint8_t *value) {
    if (field->kind != CARD_FIELD && field->kind != PLACE_FIELD && *cursor->at == '?') {
        cursor->at++;
        *value = DM_UNKNOWN;
        return field->kind == NUMBER_FIELD || field->kind == COLOUR_FIELD ||
               position_fail(cursor, "a value that is known");
    }
    switch ((enum field_kind)field->kind) {
    case SEAT_FIELD: return position_read_seat(cursor, s->player_count, value);
    case NUMBER_FIELD: return position_read_byte(cursor, 0, 200, value);
    case PLACE_FIELD: return read_place(cursor, value);
    case CARD_FIELD: return deus_position_read_card(cursor, value);
    case COLOUR_FIELD:
        return position_read_word(cursor, deus_colour_ids, DEUS_COLOURS, "a colour", value);
    case REGION_FIELD: return deus_position_read_region(cursor, s, value);
    case RESOURCE_FIELD:
        return position_read_word(cursor, deus_resource_ids, DEUS_RESOURCES, "a resource", value);
    case GOODS_FIELD: return read_goods(cursor, value);
    }
    return false;
}

static bool read_fields(position_cursor *cursor, const deus_state *s, deus_frame *frame) {
    char separator = '(';
    for (int k = 0; k < STEP_FIELDS; k++) {
        const step_field *field = &step_fields[k];
        if (!(deus_steps[frame->step]->uses & field->uses)) continue;
        size_t length = strlen(field->key);
        if (!position_take(cursor, separator) || strncmp(cursor->at, field->key, length) != 0 ||
            cursor->at[length] != '=')
            return position_fail(cursor, field->key);
        cursor->at += length + 1;
        separator = ',';
        if (!read_field(cursor, s, field, (uint8_t *)frame + field->offset)) return false;
    }
    static const char once[] = ",once=on";
    bool of_card = deus_steps[frame->step]->uses & DEUS_USES_PLACE;
    if (of_card && strncmp(cursor->at, once, sizeof once - 1) == 0) {
        cursor->at += sizeof once - 1;
        frame->once = 1;
    }
    return separator == '(' || position_take(cursor, ')') ||
           position_fail(cursor, "a closing bracket");
}

bool deus_position_read_step(position_cursor *cursor, const deus_state *s, deus_frame *frame) {
    char word[POSITION_WORD_BYTES];
    position_peek(cursor, word);
    for (uint8_t step = 1; step < DEUS_STEP_KINDS; step++)
        if (strcmp(deus_steps[step]->name, word) == 0) frame->step = step;
    if (frame->step == 0) return position_fail(cursor, "a pending step such as turn");
    cursor->at += strlen(word);
    return read_fields(cursor, s, frame);
}
