/* The readable word for an answer: a verb and what it is about (`build:galley`, `at:B3`). Unique
 * within its question; `?` where a viewer may not know. */
#include "deus/token.h"

#include "deus/rules.h"

const uint8_t deus_operands[VERBS] = {
    [SAY_PICK] = COLOUR,
    [SAY_BUILD] = CARD,
    [SAY_OFFER] = CARD,
    [SAY_JOKER] = CARD,
    [SAY_PASS] = NOTHING,
    [SAY_COLUMN] = COLOUR,
    [SAY_PAY] = RESOURCE,
    [SAY_GOLD] = RESOURCE,
    [SAY_AT] = REGION,
    [SAY_EDGE] = REGION,
    [SAY_DISCARD] = CARD,
    [SAY_DONE] = NOTHING,
    [SAY_GOD] = GOD,
    [SAY_TAKE] = RESOURCE,
    [SAY_PIECE] = COLOUR,
    [SAY_SELL] = NUMBER,
    [SAY_BUY] = RESOURCE,
    [SAY_HARVEST] = REGION,
    [SAY_DRAW] = NOTHING,
    [SAY_ACTIVATE] = CARD_IN_COLUMN,
    [SAY_RAID] = REGION,
    [SAY_ARMY] = REGION,
    [SAY_MARCH] = REGION,
    [SAY_ROB] = SEAT,
    [SAY_STEAL] = NOTHING,
    [SAY_SKIP] = NOTHING,
    [SAY_BEFORE] = NOTHING,
    [SAY_AFTER] = NOTHING,
    [SAY_UP] = RESOURCE,
    [SAY_DOWN] = RESOURCE,
    [SAY_SWAP] = TWO_RESOURCES,
    [SAY_SET] = RESOURCE_AND_SPACE,
    [SAY_TRADE] = RESOURCE,
    [SAY_SHIP] = REGION,
    [SAY_SAIL] = REGION,
    [SAY_FROM] = REGION,
    [SAY_SPILL] = RESOURCE,
    [SAY_TOP] = CARD,
    [SAY_CARDS] = NUMBER,
    [SAY_SHIFT] = REGION,
    [SAY_SHOOT] = REGION,
    [SAY_FORCE] = REGION,
    [SAY_CAMP] = REGION,
    [SAY_STORE] = SEAT_AND_COLOUR,
    [SAY_GUARD] = SEAT_AND_COLOUR,
};

static void write_region(uint8_t region, dm_writer *out) {
    char name[REGION_NAME_BYTES];
    deus_region_name(region, name);
    dm_write(out, name);
}

/* By kind, and by rank where that makes a difference. */
static void write_card_in_column(dm_answer answer, dm_writer *out) {
    if (answer.c == DM_UNKNOWN) { /* somebody else's joker */
        dm_write_char(out, '?');
        return;
    }
    dm_write(out, deus_cards[answer.c].id);
    if (!deus_depends_on_rank(answer.c)) return;
    dm_write_char(out, '.');
    dm_write_number(out, answer.b + 1);
}

/* `wood+clay`, or `wood.3` with the space counted from 1. */
static void write_pair(const char *first, char sign, dm_answer answer, dm_writer *out) {
    dm_write(out, first);
    dm_write_char(out, sign);
    if (sign == '+')
        dm_write(out, deus_resource_ids[answer.b]);
    else
        dm_write_number(out, answer.b + 1);
}

static void write_operand(dm_answer answer, dm_writer *out) {
    switch ((enum deus_operand)deus_operands[answer.verb]) {
    case NOTHING: break;
    case CARD: dm_write(out, deus_cards[answer.a].id); break;
    case CARD_IN_COLUMN: write_card_in_column(answer, out); break;
    case RESOURCE: dm_write(out, deus_resource_ids[answer.a]); break;
    case COLOUR: dm_write(out, deus_colour_ids[answer.a]); break;
    case GOD: dm_write(out, deus_god_ids[answer.a]); break;
    case REGION: write_region(answer.a, out); break;
    case NUMBER: dm_write_number(out, answer.a); break;
    case SEAT: dm_write_number(out, answer.a + 1); break;
    case TWO_RESOURCES: write_pair(deus_resource_ids[answer.a], '+', answer, out); break;
    case RESOURCE_AND_SPACE: write_pair(deus_resource_ids[answer.a], '.', answer, out); break;
    case SEAT_AND_COLOUR:
        dm_write_number(out, answer.a + 1);
        dm_write_char(out, '.');
        dm_write(out, deus_colour_ids[answer.b]);
        break;
    }
}

void deus_write_token(dm_answer answer, dm_writer *out) {
    dm_write(out, deus_verb_ids[answer.verb]);
    if (deus_operands[answer.verb] == NOTHING) return;
    dm_write_char(out, ':');
    if (answer.a == DM_UNKNOWN)
        dm_write_char(out, '?');
    else
        write_operand(answer, out);
}
