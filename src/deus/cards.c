/* The 96 cards of Deus as 64 rows, and the 96 of Egypt as 61. Costs and effects are explained in
 * cards.h; the last column says for copies, cost and effect whether the box prints it (P), players
 * report it (F), it completes a symmetry (Y) or we reconstructed it (R). */
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
     {.operation = FINAL, .amount = (amount_), .limit = TEMPLE_MAXIMUM, .per = {(kind_), (of_)}}, .sources = "FP" source_}

const deus_card deus_cards[] = {
    /* Maritime: trade */
    {"galley",                 MARITIME, 4, W | H, 0, {.operation = BUY, .amount = 1, .limit = 3}, .sources = "FFP"},
    {"sailing-ship-stone",     MARITIME, 1, W,     0, SELLS(S, 4, IN_GOLD, 0), .sources = "RFP"},
    {"sailing-ship-clay",      MARITIME, 1, W,     0, SELLS(C, 4, IN_GOLD, 0), .sources = "RFF"},
    {"sailing-ship-wood",      MARITIME, 1, W,     0, SELLS(W, 4, IN_GOLD, 0), .sources = "RFF"},
    {"sailing-ship-wheat",     MARITIME, 1, W,     0, SELLS(H, 4, IN_GOLD, 0), .sources = "RFF"},
    {"small-port-clay",        MARITIME, 1, C | S, 0, SELLS(C, 1, IN_VP, 6), .sources = "RFF"},
    {"small-port-wood",        MARITIME, 1, C | S, 0, SELLS(W, 1, IN_VP, 6), .sources = "RFF"},
    {"small-port-stone",       MARITIME, 1, C | S, 0, SELLS(S, 1, IN_VP, 6), .sources = "RFF"},
    {"small-port-wheat",       MARITIME, 1, C | S, 0, SELLS(H, 1, IN_VP, 6), .sources = "RFF"},
    {"large-port-stone-wood",  MARITIME, 1, W | C, 0, SELLS(S | W, 3, IN_VP, 2), .sources = "RRF"},
    {"large-port-clay-stone",  MARITIME, 1, W | C, 0, SELLS(C | S, 3, IN_VP, 2), .sources = "RRF"},
    {"large-port-wood-wheat",  MARITIME, 1, W | C, 0, SELLS(W | H, 3, IN_VP, 2), .sources = "RRY"},
    {"large-port-wheat-clay",  MARITIME, 1, W | C, 0, SELLS(H | C, 3, IN_VP, 2), .sources = "RRY"},

    /* Production */
    {"small-production",       PRODUCTION, 4, 0,     2, {.operation = PRODUCE_ONE, .amount = 1}, .sources = "RRP"},
    {"cooperative-swamp",      PRODUCTION, 1, H | S, 0, {.operation = PRODUCE_EACH, .amount = 2, .terrain = SWAMP}, .sources = "RRP"},
    {"cooperative-forest",     PRODUCTION, 1, H | S, 0, {.operation = PRODUCE_EACH, .amount = 2, .terrain = FOREST}, .sources = "RRF"},
    {"cooperative-mountain",   PRODUCTION, 1, H | S, 0, {.operation = PRODUCE_EACH, .amount = 2, .terrain = MOUNTAIN}, .sources = "RRF"},
    {"cooperative-field",      PRODUCTION, 1, H | S, 0, {.operation = PRODUCE_EACH, .amount = 2, .terrain = FIELD}, .sources = "RRY"},
    {"brickyard",              PRODUCTION, 1, C,     0, {.operation = HARVEST, .amount = 1, .terrain = SWAMP}, .sources = "RRF"},
    {"sawmill",                PRODUCTION, 1, C,     0, {.operation = HARVEST, .amount = 1, .terrain = FOREST}, .sources = "RRY"},
    {"quarry",                 PRODUCTION, 1, C,     0, {.operation = HARVEST, .amount = 1, .terrain = MOUNTAIN}, .sources = "RRY"},
    {"farm",                   PRODUCTION, 1, C,     0, {.operation = HARVEST, .amount = 1, .terrain = FIELD}, .sources = "RRY"},
    {"large-production",       PRODUCTION, 4, W | C, 0, {.operation = PRODUCE_EACH, .amount = 1, .terrain = ANY_TERRAIN}, .sources = "RRR"},

    /* Scientific */
    {"school",                 SCIENTIFIC, 4, C,     0, {.operation = DRAW, .amount = 1, .per = {CITIES, 2}}, .sources = "RRP"},
    {"workshop",               SCIENTIFIC, 4, W,     0, {.operation = PIECES, .amount = 1, .per = {CITIES, 2}}, .sources = "RRP"},
    {"library",                SCIENTIFIC, 2, H,     0, {.operation = DRAW, .amount = 2, .per = {ONCE, 0}}, .sources = "RRR"},
    {"architects",             SCIENTIFIC, 2, S,     0, {.operation = PIECES, .amount = 2, .per = {ONCE, 0}}, .sources = "RRR"},
    {"academy-maritime",       SCIENTIFIC, 1, H | S, 0, {.operation = ACTIVATE, .colour = MARITIME}, .sources = "RRR"},
    {"academy-production",     SCIENTIFIC, 1, H | S, 0, {.operation = ACTIVATE, .colour = PRODUCTION}, .sources = "RRR"},
    {"academy-civil",          SCIENTIFIC, 1, H | S, 0, {.operation = ACTIVATE, .colour = CIVIL}, .sources = "RRR"},
    {"academy-military",       SCIENTIFIC, 1, H | S, 0, {.operation = ACTIVATE, .colour = MILITARY}, .sources = "RRR"},

    /* Civil */
    {"guild-forest",           CIVIL, 1, S,     0, GAINS(1, IN_VP, REGIONS_OF, FOREST), .sources = "RRP"},
    {"guild-field",            CIVIL, 1, S,     0, GAINS(1, IN_VP, REGIONS_OF, FIELD), .sources = "RRY"},
    {"guild-swamp",            CIVIL, 1, S,     0, GAINS(1, IN_VP, REGIONS_OF, SWAMP), .sources = "RRY"},
    {"guild-mountain",         CIVIL, 1, S,     0, GAINS(1, IN_VP, REGIONS_OF, MOUNTAIN), .sources = "RRY"},
    {"trading-post-forest",    CIVIL, 1, W,     0, GAINS(3, IN_GOLD, REGIONS_OF, FOREST), .sources = "RRP"},
    {"trading-post-mountain",  CIVIL, 1, W,     0, GAINS(3, IN_GOLD, REGIONS_OF, MOUNTAIN), .sources = "RRP"},
    {"trading-post-swamp",     CIVIL, 1, W,     0, GAINS(3, IN_GOLD, REGIONS_OF, SWAMP), .sources = "RRP"},
    {"trading-post-field",     CIVIL, 1, W,     0, GAINS(3, IN_GOLD, REGIONS_OF, FIELD), .sources = "RRY"},
    {"forum",                  CIVIL, 2, C | S, 0, GAINS(1, IN_VP, PAIRS_OF_CITIES, 2), .sources = "RRP"},
    {"baths",                  CIVIL, 2, C | H, 0, GAINS(1, IN_VP, CITIES, 3), .sources = "RRR"},
    {"market-hall",            CIVIL, 2, C,     0, GAINS(3, IN_GOLD, PAIRS_OF_CITIES, 2), .sources = "RRR"},
    {"villa",                  CIVIL, 2, H,     0, GAINS(3, IN_GOLD, CITIES, 3), .sources = "RRR"},

    /* Military */
    {"siege-tower",            MILITARY, 4, W | S, 0, {.operation = RAID, .amount = 2, .currency = IN_VP}, .sources = "RRP"},
    {"ballista",               MILITARY, 4, W | H, 0, GAINS(4, IN_GOLD, BESIEGED_VILLAGES, 0), .sources = "RRP"},
    {"legion",                 MILITARY, 4, H,     0, {.operation = MARCH, .amount = 3, .currency = IN_GOLD, .limit = 2}, .sources = "RRR"},
    {"war-elephants",          MILITARY, 2, H | S, 0, {.operation = MARCH, .amount = 1, .currency = IN_VP, .limit = 1}, .sources = "RRR"},
    {"corsairs",               MILITARY, 2, W,     0, {.operation = PIRACY, .amount = 3, .currency = IN_GOLD}, .sources = "RRR"},

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

    /* ---- Egypt: market ----------------------------------------------------------------------- */
    {"barge-wheat", MARITIME, 1, W, 0, {.operation = SELL_LOTS, .goods = H, .amount = 2, .currency = IN_VP, .limit = 2}, .sources = "RRP", .egypt = true, .once = {.operation = SHIFT_TOKEN, .goods = H, .limit = 1}},
    {"barge-wood", MARITIME, 1, C, 0, {.operation = SELL_LOTS, .goods = W, .amount = 2, .currency = IN_VP, .limit = 2}, .sources = "RRP", .egypt = true, .once = {.operation = SHIFT_TOKEN, .goods = W, .limit = 1}},
    {"barge-clay", MARITIME, 1, S, 0, {.operation = SELL_LOTS, .goods = C, .amount = 2, .currency = IN_VP, .limit = 2}, .sources = "RRP", .egypt = true, .once = {.operation = SHIFT_TOKEN, .goods = C, .limit = 1}},
    {"barge-stone", MARITIME, 1, H, 0, {.operation = SELL_LOTS, .goods = S, .amount = 2, .currency = IN_VP, .limit = 2}, .sources = "RRP", .egypt = true, .once = {.operation = SHIFT_TOKEN, .goods = S, .limit = 1}},
    {"papyrus-wheat", MARITIME, 1, C, 0, {.operation = SELL_LOTS, .goods = H, .amount = 1, .currency = IN_GOLD}, .sources = "RRR", .egypt = true, .once = {.operation = SHIFT_TOKEN, .goods = H, .limit = 3}},
    {"papyrus-wood", MARITIME, 1, S, 0, {.operation = SELL_LOTS, .goods = W, .amount = 1, .currency = IN_GOLD}, .sources = "RRR", .egypt = true, .once = {.operation = SHIFT_TOKEN, .goods = W, .limit = 3}},
    {"papyrus-clay", MARITIME, 1, H, 0, {.operation = SELL_LOTS, .goods = C, .amount = 1, .currency = IN_GOLD}, .sources = "RRR", .egypt = true, .once = {.operation = SHIFT_TOKEN, .goods = C, .limit = 3}},
    {"papyrus-stone", MARITIME, 1, W, 0, {.operation = SELL_LOTS, .goods = S, .amount = 1, .currency = IN_GOLD}, .sources = "RRR", .egypt = true, .once = {.operation = SHIFT_TOKEN, .goods = S, .limit = 3}},
    {"grand-souk", MARITIME, 3, W | C, 0, {.operation = SELL_MIX, .currency = IN_GOLD, .limit = 4}, .sources = "RRP", .egypt = true, .once = {.operation = SWAP_TOKENS}},
    {"merchant-ship", MARITIME, 2, W | S, 0, SELLS(W | C | S | H, 6, IN_VP, 1), .sources = "RRP", .egypt = true, .once = {.operation = SET_TOKEN}},
    {"souk", MARITIME, 3, H, 0, {.operation = SAIL_AND_BUY, .limit = 5}, .sources = "RRP", .egypt = true, .once = {.operation = SHIFT_TOKEN, .goods = W | C | S | H, .limit = 2}},

    /* ---- Egypt: barques ---------------------------------------------------------------------- */
    {"seasonal-wheat", PRODUCTION, 1, C, 0, {.operation = GAIN_GOODS, .goods = H, .amount = 2}, .sources = "RRR", .egypt = true, .once = {.operation = GAIN_BARQUE, .amount = 2}},
    {"seasonal-wood", PRODUCTION, 1, S, 0, {.operation = GAIN_GOODS, .goods = W, .amount = 2}, .sources = "RRR", .egypt = true, .once = {.operation = GAIN_BARQUE, .amount = 2}},
    {"seasonal-clay", PRODUCTION, 1, H, 0, {.operation = GAIN_GOODS, .goods = C, .amount = 2}, .sources = "RRR", .egypt = true, .once = {.operation = GAIN_BARQUE, .amount = 2}},
    {"seasonal-stone", PRODUCTION, 1, W, 0, {.operation = GAIN_GOODS, .goods = S, .amount = 2}, .sources = "RRR", .egypt = true, .once = {.operation = GAIN_BARQUE, .amount = 2}},
    {"barn", PRODUCTION, 3, H | S, 0, {.operation = PRODUCE_EACH, .amount = 1, .terrain = ANY_TERRAIN}, .sources = "RRP", .egypt = true, .condition = 1, .once = {.operation = GAIN_BARQUE, .amount = 3}},
    {"mill", PRODUCTION, 3, 0, 0, {.operation = PRODUCE_RANK}, .sources = "RPP", .egypt = true, .costs_rank = true, .once = {.operation = GAIN_BARQUE, .amount = 1}},
    {"relocated", PRODUCTION, 4, C, 0, {.operation = RELOCATE}, .sources = "RRP", .egypt = true, .once = {.operation = GAIN_BARQUE, .amount = 1}},
    {"intensive", PRODUCTION, 2, W | S, 0, {.operation = LOAD_BARQUE}, .sources = "RRP", .egypt = true, .once = {.operation = GAIN_BARQUE, .amount = 3}},

    /* ---- Egypt: science ---------------------------------------------------------------------- */
    {"royal-archives-maritime", SCIENTIFIC, 1, W | S, 0, {.operation = ACTIVATE_SAME_RANK}, .sources = "RRP", .egypt = true, .condition = 1, .once = GAINS(2, IN_VP, CARDS_OF, MARITIME)},
    {"royal-archives-production", SCIENTIFIC, 1, H | S, 0, {.operation = ACTIVATE_SAME_RANK}, .sources = "RRP", .egypt = true, .condition = 1, .once = GAINS(2, IN_VP, CARDS_OF, PRODUCTION)},
    {"royal-archives-civil", SCIENTIFIC, 1, C | S, 0, {.operation = ACTIVATE_SAME_RANK}, .sources = "RRP", .egypt = true, .condition = 1, .once = GAINS(2, IN_VP, CARDS_OF, CIVIL)},
    {"royal-archives-military", SCIENTIFIC, 1, H | C, 0, {.operation = ACTIVATE_SAME_RANK}, .sources = "RRP", .egypt = true, .condition = 1, .once = GAINS(2, IN_VP, CARDS_OF, MILITARY)},
    {"egypt-library", SCIENTIFIC, 2, W | C, 0, {.operation = ACTIVATE_FIRST}, .sources = "RRR", .egypt = true, .condition = 2, .once = {.operation = ACTIVATE_ANY}},
    {"architects-office", SCIENTIFIC, 2, W | S, 0, {.operation = DRAW_DISCARDS, .amount = 2}, .sources = "RRP", .egypt = true, .once = {.operation = FILL_BOARD, .amount = 2}},
    {"school-of-scribes", SCIENTIFIC, 2, H | C, 0, {.operation = EXCHANGE_CARDS}, .sources = "RRR", .egypt = true, .once = GAINS(1, IN_VP, CARDS_IN_HAND, 0)},
    {"house-of-life", SCIENTIFIC, 2, H | W, 0, {.operation = BUY_CARDS, .amount = 1}, .sources = "RRP", .egypt = true, .once = GAINS(2, IN_GOLD, PIECES_READY, 0)},
    {"manufactory", SCIENTIFIC, 2, C | S, 0, {.operation = PIECES, .amount = 1, .per = {ONCE, 0}}, .sources = "RRP", .egypt = true, .once = GAINS(1, IN_VP, PAIRS_READY, 0)},
    {"observatory", SCIENTIFIC, 2, H | S, 0, {.operation = ACTIVATE_BY_COIN, .amount = 1}, .sources = "RRP", .egypt = true, .condition = 1, .once = GAINS(5, IN_GOLD, ONCE, 0)},

    /* ---- Egypt: the scribe ------------------------------------------------------------------- */
    {"inn-gold", CIVIL, 2, W, 0, GAINS(3, IN_GOLD, SCRIBE_TERRAIN, 0), .sources = "RRP", .egypt = true},
    {"inn-vp", CIVIL, 2, W | H, 0, GAINS(1, IN_VP, SCRIBE_TERRAIN, 0), .sources = "RRP", .egypt = true},
    {"village-house-gold", CIVIL, 2, C, 0, GAINS(3, IN_GOLD, SCRIBE_CITY, 0), .sources = "RRP", .egypt = true, .condition = 1},
    {"village-house-vp", CIVIL, 2, C | S, 0, GAINS(1, IN_VP, SCRIBE_CITY, 0), .sources = "RRP", .egypt = true, .condition = 2},
    {"isolated-house-gold", CIVIL, 2, H, 0, GAINS(3, IN_GOLD, SCRIBE_EMPTY, 0), .sources = "RRP", .egypt = true},
    {"isolated-house-vp", CIVIL, 2, H | W, 0, GAINS(1, IN_VP, SCRIBE_EMPTY, 0), .sources = "RRP", .egypt = true},
    {"palace-gold", CIVIL, 1, S, 0, GAINS(3, IN_GOLD, SCRIBE_TILE, 0), .sources = "RRR", .egypt = true, .condition = 1},
    {"palace-vp", CIVIL, 1, S | C, 0, GAINS(1, IN_VP, SCRIBE_TILE, 0), .sources = "RRR", .egypt = true, .condition = 1},
    {"lighthouse-gold", CIVIL, 1, S, 0, GAINS(3, IN_GOLD, SCRIBE_OCEAN, 4), .sources = "RRR", .egypt = true},
    {"lighthouse-vp", CIVIL, 1, S | H, 0, GAINS(1, IN_VP, SCRIBE_OCEAN, 4), .sources = "RRR", .egypt = true},

    /* ---- Egypt: combat tokens ---------------------------------------------------------------- */
    {"archers", MILITARY, 3, W | H, 0, {.operation = ARCHERS, .amount = 2, .limit = 1}, .sources = "RRP", .egypt = true, .once = {.operation = RALLY, .amount = 1}},
    {"chariots", MILITARY, 3, W | S, 0, {.operation = CHARIOTS, .amount = 1}, .sources = "RRP", .egypt = true, .once = {.operation = RALLY, .amount = 2}},
    {"barracks", MILITARY, 3, C, 0, {.operation = BARRACKS, .amount = 1}, .sources = "RRP", .egypt = true, .once = {.operation = RALLY, .amount = 1}},
    {"camels", MILITARY, 3, H, 0, {.operation = CAMELS, .amount = 1}, .sources = "RRP", .egypt = true, .once = {.operation = RALLY, .amount = 2}},
    {"fortress", MILITARY, 2, C | S, 0, {.operation = FORTRESS, .amount = 1}, .sources = "RRP", .egypt = true, .condition = 1, .once = {.operation = RALLY, .amount = 1}},
    {"garrison", MILITARY, 2, C | W, 0, {.operation = GARRISON, .amount = 1, .limit = 3}, .sources = "RRP", .egypt = true, .condition = 1, .once = {.operation = RALLY, .amount = 1}},

    /* ---- Egypt: permanent temples ------------------------------------------------------------ */
    {"amun", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 4, .power = PERMANENT_GOOD, .goods = H}, .sources = "PPP", .egypt = true},
    {"anubis", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 4, .power = PERMANENT_GOOD, .goods = W}, .sources = "PPP", .egypt = true},
    {"apis", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 4, .power = PERMANENT_GOOD, .goods = C}, .sources = "PPP", .egypt = true},
    {"aten", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 4, .power = PERMANENT_GOOD, .goods = S}, .sources = "PPP", .egypt = true},
    {"hathor", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 0, .power = COUNTS_ATTACKS}, .sources = "PPP", .egypt = true},
    {"horus", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 0, .power = COUNTS_TEMPLES}, .sources = "PPP", .egypt = true},
    {"isis", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 4, .power = FULL_HAND, .limit = 7}, .sources = "PPP", .egypt = true},
    {"maat", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 4, .power = OTHER_COLUMN, .colour = SCIENTIFIC}, .sources = "PPP", .egypt = true},
    {"min", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 4, .power = OTHER_COLUMN, .colour = PRODUCTION}, .sources = "PPP", .egypt = true},
    {"montu", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 4, .power = OTHER_COLUMN, .colour = MILITARY}, .sources = "PPP", .egypt = true},
    {"mut", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 4, .power = OTHER_COLUMN, .colour = CIVIL}, .sources = "PPP", .egypt = true},
    {"neith", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 4, .power = OTHER_COLUMN, .colour = MARITIME}, .sources = "PPP", .egypt = true},
    {"ptah", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 4, .power = STRONG_OFFERING}, .sources = "PPP", .egypt = true},
    {"seth", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 0, .power = COUNTS_CITIES, .limit = 2}, .sources = "PPP", .egypt = true},
    {"sobek", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 0, .power = COUNTS_CITIES, .limit = 3}, .sources = "PPP", .egypt = true},
    {"thoth", TEMPLE, 1, W | C | S | H, 0, {.operation = BLESSING, .amount = 0, .power = COUNTS_CITIES, .limit = 4}, .sources = "PPP", .egypt = true},
};

/* clang-format on */

const uint8_t deus_card_count = sizeof deus_cards / sizeof deus_cards[0];

uint8_t deus_card_named(const char *id) {
    for (uint8_t kind = 0; kind < deus_card_count; kind++)
        if (strcmp(deus_cards[kind].id, id) == 0) return kind;
    return DM_UNKNOWN;
}
