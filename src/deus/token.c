/* The readable word for an answer: a verb and what it is about (`build:galley`, `at:B3`). Unique
 * within its question; `?` where a viewer may not know. */
#include "deus/token.h"

#include "deus/rules.h"
#include "engine/guard.h"

const uint8_t deus_operands[DEUS_VERBS] = {
    [DEUS_SAY_PICK] = DEUS_COLOUR,
    [DEUS_SAY_BUILD] = DEUS_CARD,
    [DEUS_SAY_OFFER] = DEUS_CARD,
    [DEUS_SAY_JOKER] = DEUS_CARD,
    [DEUS_SAY_PASS] = DEUS_NOTHING,
    [DEUS_SAY_COLUMN] = DEUS_COLOUR,
    [DEUS_SAY_PAY] = DEUS_RESOURCE,
    [DEUS_SAY_GOLD] = DEUS_RESOURCE,
    [DEUS_SAY_AT] = DEUS_REGION,
    [DEUS_SAY_EDGE] = DEUS_REGION,
    [DEUS_SAY_DISCARD] = DEUS_CARD,
    [DEUS_SAY_DONE] = DEUS_NOTHING,
    [DEUS_SAY_GOD] = DEUS_GOD,
    [DEUS_SAY_TAKE] = DEUS_RESOURCE,
    [DEUS_SAY_PIECE] = DEUS_COLOUR,
    [DEUS_SAY_SELL] = DEUS_NUMBER,
    [DEUS_SAY_BUY] = DEUS_RESOURCE,
    [DEUS_SAY_HARVEST] = DEUS_REGION,
    [DEUS_SAY_DRAW] = DEUS_NOTHING,
    [DEUS_SAY_ACTIVATE] = DEUS_CARD_IN_COLUMN,
    [DEUS_SAY_RAID] = DEUS_REGION,
    [DEUS_SAY_ARMY] = DEUS_REGION,
    [DEUS_SAY_MARCH] = DEUS_REGION,
    [DEUS_SAY_ROB] = DEUS_SEAT,
    [DEUS_SAY_STEAL] = DEUS_NOTHING,
    [DEUS_SAY_SKIP] = DEUS_NOTHING,
    [DEUS_SAY_BEFORE] = DEUS_NOTHING,
    [DEUS_SAY_AFTER] = DEUS_NOTHING,
    [DEUS_SAY_UP] = DEUS_RESOURCE,
    [DEUS_SAY_DOWN] = DEUS_RESOURCE,
    [DEUS_SAY_SWAP] = DEUS_TWO_RESOURCES,
    [DEUS_SAY_SET] = DEUS_RESOURCE_AND_SPACE,
    [DEUS_SAY_TRADE] = DEUS_RESOURCE,
    [DEUS_SAY_SHIP] = DEUS_REGION,
    [DEUS_SAY_SAIL] = DEUS_REGION,
    [DEUS_SAY_FROM] = DEUS_REGION,
    [DEUS_SAY_SPILL] = DEUS_RESOURCE,
    [DEUS_SAY_TOP] = DEUS_CARD,
    [DEUS_SAY_CARDS] = DEUS_NUMBER,
    [DEUS_SAY_SHIFT] = DEUS_REGION,
    [DEUS_SAY_SHOOT] = DEUS_REGION,
    [DEUS_SAY_FORCE] = DEUS_REGION,
    [DEUS_SAY_CAMP] = DEUS_REGION,
    [DEUS_SAY_STORE] = DEUS_SEAT_AND_COLOUR,
    [DEUS_SAY_GUARD] = DEUS_SEAT_AND_COLOUR,
    [DEUS_SAY_GAIN] = DEUS_NOTHING,
    [DEUS_SAY_USE] = DEUS_RESOURCE,
};

static void write_region(uint8_t region, dm_writer *out) {
    char name[DEUS_REGION_NAME_BYTES];
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
    case DEUS_NOTHING: break;
    case DEUS_CARD: dm_write(out, deus_cards[answer.a].id); break;
    case DEUS_CARD_IN_COLUMN: write_card_in_column(answer, out); break;
    case DEUS_RESOURCE: dm_write(out, deus_resource_ids[answer.a]); break;
    case DEUS_COLOUR: dm_write(out, deus_colour_ids[answer.a]); break;
    case DEUS_GOD: dm_write(out, deus_god_ids[answer.a]); break;
    case DEUS_REGION: write_region(answer.a, out); break;
    case DEUS_NUMBER: dm_write_number(out, answer.a); break;
    case DEUS_SEAT: dm_write_number(out, answer.a + 1); break;
    case DEUS_TWO_RESOURCES: write_pair(deus_resource_ids[answer.a], '+', answer, out); break;
    case DEUS_RESOURCE_AND_SPACE: write_pair(deus_resource_ids[answer.a], '.', answer, out); break;
    case DEUS_SEAT_AND_COLOUR:
        dm_write_number(out, answer.a + 1);
        dm_write_char(out, '.');
        dm_write(out, deus_colour_ids[answer.b]);
        break;
    }
}

void deus_write_token(dm_answer answer, dm_writer *out) {
    dm_guard(answer.verb < DEUS_VERBS);
    dm_write(out, deus_verb_ids[answer.verb]);
    if (deus_operands[answer.verb] == DEUS_NOTHING) return;
    dm_write_char(out, ':');
    if (answer.a == DM_UNKNOWN)
        dm_write_char(out, '?');
    else
        write_operand(answer, out);
}
