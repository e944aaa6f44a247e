/* The 96 cards of Deus as 64 rows. Costs and effects are explained in cards.h; the last column
 * says for copies, cost and effect whether the box prints it (P), players report it (F), it
 * completes a symmetry (Y) or we reconstructed it (R). */
#include "deus/cards.h"

#include <string.h>

#include "demiurge.h"

enum { W = 1 << WOOD, C = 1 << CLAY, S = 1 << STONE, H = 1 << WHEAT };

/* clang-format off */

#define SELLS(goods_, amount_, currency_, limit_) \
    {.operation = SELL, .goods = (goods_), .amount = (amount_), .currency = (currency_), .limit = (limit_)}
#define GAINS(amount_, currency_, kind_, of_) \
    {.operation = GAIN, .amount = (amount_), .currency = (currency_), .per = {(kind_), (of_)}}
#define TEMPLE_ROW(id_, amount_, kind_, of_, source_) \
    {id_, TEMPLE, 1, W | C | S | H, 0, \
     {.operation = FINAL, .amount = (amount_), .limit = TEMPLE_MAXIMUM, .per = {(kind_), (of_)}}, "FP" source_}

const deus_card deus_cards[] = {
    /* Maritime: trade */
    {"galley",                 MARITIME, 4, W | H, 0, {.operation = BUY, .amount = 1, .limit = 3}, "FFP"},
    {"sailing-ship-stone",     MARITIME, 1, W,     0, SELLS(S, 4, IN_GOLD, 0),   "RFP"},
    {"sailing-ship-clay",      MARITIME, 1, W,     0, SELLS(C, 4, IN_GOLD, 0),   "RFF"},
    {"sailing-ship-wood",      MARITIME, 1, W,     0, SELLS(W, 4, IN_GOLD, 0),   "RFF"},
    {"sailing-ship-wheat",     MARITIME, 1, W,     0, SELLS(H, 4, IN_GOLD, 0),   "RFF"},
    {"small-port-clay",        MARITIME, 1, C | S, 0, SELLS(C, 1, IN_VP, 6),     "RFF"},
    {"small-port-wood",        MARITIME, 1, C | S, 0, SELLS(W, 1, IN_VP, 6),     "RFF"},
    {"small-port-stone",       MARITIME, 1, C | S, 0, SELLS(S, 1, IN_VP, 6),     "RFF"},
    {"small-port-wheat",       MARITIME, 1, C | S, 0, SELLS(H, 1, IN_VP, 6),     "RFF"},
    {"large-port-stone-wood",  MARITIME, 1, W | C, 0, SELLS(S | W, 3, IN_VP, 2), "RRF"},
    {"large-port-clay-stone",  MARITIME, 1, W | C, 0, SELLS(C | S, 3, IN_VP, 2), "RRF"},
    {"large-port-wood-wheat",  MARITIME, 1, W | C, 0, SELLS(W | H, 3, IN_VP, 2), "RRY"},
    {"large-port-wheat-clay",  MARITIME, 1, W | C, 0, SELLS(H | C, 3, IN_VP, 2), "RRY"},

    /* Production */
    {"small-production",       PRODUCTION, 4, 0,     2, {.operation = PRODUCE_ONE, .amount = 1}, "RRP"},
    {"cooperative-swamp",      PRODUCTION, 1, H | S, 0, {.operation = PRODUCE_EACH, .amount = 2, .terrain = SWAMP},    "RRP"},
    {"cooperative-forest",     PRODUCTION, 1, H | S, 0, {.operation = PRODUCE_EACH, .amount = 2, .terrain = FOREST},   "RRF"},
    {"cooperative-mountain",   PRODUCTION, 1, H | S, 0, {.operation = PRODUCE_EACH, .amount = 2, .terrain = MOUNTAIN}, "RRF"},
    {"cooperative-field",      PRODUCTION, 1, H | S, 0, {.operation = PRODUCE_EACH, .amount = 2, .terrain = FIELD},    "RRY"},
    {"brickyard",              PRODUCTION, 1, C,     0, {.operation = HARVEST, .amount = 1, .terrain = SWAMP},    "RRF"},
    {"sawmill",                PRODUCTION, 1, C,     0, {.operation = HARVEST, .amount = 1, .terrain = FOREST},   "RRY"},
    {"quarry",                 PRODUCTION, 1, C,     0, {.operation = HARVEST, .amount = 1, .terrain = MOUNTAIN}, "RRY"},
    {"farm",                   PRODUCTION, 1, C,     0, {.operation = HARVEST, .amount = 1, .terrain = FIELD},    "RRY"},
    {"large-production",       PRODUCTION, 4, W | C, 0, {.operation = PRODUCE_EACH, .amount = 1, .terrain = ANY_TERRAIN}, "RRR"},

    /* Scientific */
    {"school",                 SCIENTIFIC, 4, C,     0, {.operation = DRAW, .amount = 1, .per = {CITIES, 2}},   "RRP"},
    {"workshop",               SCIENTIFIC, 4, W,     0, {.operation = PIECES, .amount = 1, .per = {CITIES, 2}}, "RRP"},
    {"library",                SCIENTIFIC, 2, H,     0, {.operation = DRAW, .amount = 2, .per = {ONCE, 0}},     "RRR"},
    {"architects",             SCIENTIFIC, 2, S,     0, {.operation = PIECES, .amount = 2, .per = {ONCE, 0}},   "RRR"},
    {"academy-maritime",       SCIENTIFIC, 1, H | S, 0, {.operation = ACTIVATE, .colour = MARITIME},   "RRR"},
    {"academy-production",     SCIENTIFIC, 1, H | S, 0, {.operation = ACTIVATE, .colour = PRODUCTION}, "RRR"},
    {"academy-civil",          SCIENTIFIC, 1, H | S, 0, {.operation = ACTIVATE, .colour = CIVIL},      "RRR"},
    {"academy-military",       SCIENTIFIC, 1, H | S, 0, {.operation = ACTIVATE, .colour = MILITARY},   "RRR"},

    /* Civil */
    {"guild-forest",           CIVIL, 1, S,     0, GAINS(1, IN_VP, REGIONS_OF, FOREST),     "RRP"},
    {"guild-field",            CIVIL, 1, S,     0, GAINS(1, IN_VP, REGIONS_OF, FIELD),      "RRY"},
    {"guild-swamp",            CIVIL, 1, S,     0, GAINS(1, IN_VP, REGIONS_OF, SWAMP),      "RRY"},
    {"guild-mountain",         CIVIL, 1, S,     0, GAINS(1, IN_VP, REGIONS_OF, MOUNTAIN),   "RRY"},
    {"trading-post-forest",    CIVIL, 1, W,     0, GAINS(3, IN_GOLD, REGIONS_OF, FOREST),   "RRP"},
    {"trading-post-mountain",  CIVIL, 1, W,     0, GAINS(3, IN_GOLD, REGIONS_OF, MOUNTAIN), "RRP"},
    {"trading-post-swamp",     CIVIL, 1, W,     0, GAINS(3, IN_GOLD, REGIONS_OF, SWAMP),    "RRP"},
    {"trading-post-field",     CIVIL, 1, W,     0, GAINS(3, IN_GOLD, REGIONS_OF, FIELD),    "RRY"},
    {"forum",                  CIVIL, 2, C | S, 0, GAINS(1, IN_VP, PAIRS_OF_CITIES, 2),     "RRP"},
    {"baths",                  CIVIL, 2, C | H, 0, GAINS(1, IN_VP, CITIES, 3),              "RRR"},
    {"market-hall",            CIVIL, 2, C,     0, GAINS(3, IN_GOLD, PAIRS_OF_CITIES, 2),   "RRR"},
    {"villa",                  CIVIL, 2, H,     0, GAINS(3, IN_GOLD, CITIES, 3),            "RRR"},

    /* Military */
    {"siege-tower",            MILITARY, 4, W | S, 0, {.operation = RAID, .amount = 2, .currency = IN_VP}, "RRP"},
    {"ballista",               MILITARY, 4, W | H, 0, GAINS(4, IN_GOLD, BESIEGED_VILLAGES, 0),             "RRP"},
    {"legion",                 MILITARY, 4, H,     0, {.operation = MARCH, .amount = 3, .currency = IN_GOLD, .limit = 2}, "RRR"},
    {"war-elephants",          MILITARY, 2, H | S, 0, {.operation = MARCH, .amount = 1, .currency = IN_VP, .limit = 1},   "RRR"},
    {"corsairs",               MILITARY, 2, W,     0, {.operation = PIRACY, .amount = 3, .currency = IN_GOLD},            "RRR"},

    /* Temples: they score at the end */
    TEMPLE_ROW("temple-regions",    1, REGIONS, 0, "P"),
    TEMPLE_ROW("temple-field",      4, REGIONS_OF, FIELD, "P"),
    TEMPLE_ROW("temple-mountain",   4, REGIONS_OF, MOUNTAIN, "P"),
    TEMPLE_ROW("temple-forest",     4, REGIONS_OF, FOREST, "Y"),
    TEMPLE_ROW("temple-swamp",      4, REGIONS_OF, SWAMP, "Y"),
    TEMPLE_ROW("temple-cities",     2, CITIES, 2, "F"),
    TEMPLE_ROW("temple-wheat",      1, HELD, WHEAT, "F"),
    TEMPLE_ROW("temple-wood",       1, HELD, WOOD, "Y"),
    TEMPLE_ROW("temple-clay",       1, HELD, CLAY, "Y"),
    TEMPLE_ROW("temple-stone",      1, HELD, STONE, "Y"),
    TEMPLE_ROW("temple-metropolis", 4, CITIES, 3, "R"),
    TEMPLE_ROW("temple-capital",    2, LARGEST_CITY, 0, "R"),
    TEMPLE_ROW("temple-treasury",   1, GOLD_PAIRS, 0, "R"),
    TEMPLE_ROW("temple-sea",        3, REGIONS_OF, SEA, "R"),
    TEMPLE_ROW("temple-arms",       3, ARMIES, 0, "R"),
    TEMPLE_ROW("temple-order",      5, ROWS, 0, "R"),
};

/* clang-format on */

const uint8_t deus_card_count = sizeof deus_cards / sizeof deus_cards[0];

uint8_t deus_card_named(const char *id) {
    for (uint8_t kind = 0; kind < deus_card_count; kind++)
        if (strcmp(deus_cards[kind].id, id) == 0) return kind;
    return DM_UNKNOWN;
}
