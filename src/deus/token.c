/* The readable word for an answer: a verb and what it is about (`build:galley`, `at:B3`). Unique
 * within its question; `?` where a viewer may not know. */
#include "deus/rules.h"

enum operand { NOTHING, CARD, RESOURCE, COLOUR, GOD, REGION, NUMBER, SEAT, CARD_IN_COLUMN };

static const uint8_t operands[VERBS] = {
    [SAY_PICK] = COLOUR,   [SAY_BUILD] = CARD,
    [SAY_OFFER] = CARD,    [SAY_JOKER] = CARD,
    [SAY_PASS] = NOTHING,  [SAY_COLUMN] = COLOUR,
    [SAY_PAY] = RESOURCE,  [SAY_GOLD] = RESOURCE,
    [SAY_AT] = REGION,     [SAY_EDGE] = REGION,
    [SAY_DISCARD] = CARD,  [SAY_DONE] = NOTHING,
    [SAY_GOD] = GOD,       [SAY_TAKE] = RESOURCE,
    [SAY_PIECE] = COLOUR,  [SAY_SELL] = NUMBER,
    [SAY_BUY] = RESOURCE,  [SAY_HARVEST] = REGION,
    [SAY_DRAW] = NOTHING,  [SAY_ACTIVATE] = CARD_IN_COLUMN,
    [SAY_RAID] = REGION,   [SAY_ARMY] = REGION,
    [SAY_MARCH] = REGION,  [SAY_ROB] = SEAT,
    [SAY_STEAL] = NOTHING, [SAY_SKIP] = NOTHING,
};

static void write_region(uint8_t region, dm_writer *out) {
    char name[REGION_NAME_BYTES];
    deus_region_name(region, name);
    dm_write(out, name);
}

static void write_operand(dm_answer answer, dm_writer *out) {
    switch ((enum operand)operands[answer.verb]) {
    case NOTHING: break;
    case CARD: dm_write(out, deus_cards[answer.a].id); break;
    case CARD_IN_COLUMN: dm_write(out, deus_cards[answer.c].id); break;
    case RESOURCE: dm_write(out, deus_resource_ids[answer.a]); break;
    case COLOUR: dm_write(out, deus_colour_ids[answer.a]); break;
    case GOD: dm_write(out, deus_god_ids[answer.a]); break;
    case REGION: write_region(answer.a, out); break;
    case NUMBER: dm_write_number(out, answer.a); break;
    case SEAT: dm_write_number(out, answer.a + 1); break;
    }
}

void deus_write_token(dm_answer answer, dm_writer *out) {
    dm_write(out, deus_verb_ids[answer.verb]);
    if (operands[answer.verb] == NOTHING) return;
    dm_write_char(out, ':');
    if (answer.a == DM_UNKNOWN)
        dm_write_char(out, '?');
    else
        write_operand(answer, out);
}
