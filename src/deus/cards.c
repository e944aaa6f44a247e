/* The 96 cards of Deus as 64 rows, and the 96 of Egypt as 61. Costs and effects are explained in
 * cards.h; the last column says for copies, cost and effect whether the box prints it (P), players
 * report it (F), it completes a symmetry (Y) or we reconstructed it (R). */
#include "deus/cards.h"

#include <string.h>

#include "demiurge.h"

enum { W = 1 << DEUS_WOOD, C = 1 << DEUS_CLAY, S = 1 << DEUS_STONE, H = 1 << DEUS_WHEAT };

/* clang-format off */

#define SELLS(goods_, amount_, currency_, limit_) \
    {.operation = DEUS_SELL, .goods = (goods_), .amount = (amount_), .currency = (currency_), .limit = (limit_)}
#define GAINS(amount_, currency_, kind_, of_) \
    {.operation = DEUS_GAIN, .amount = (amount_), .currency = (currency_), .per = {(kind_), (of_)}}
#define TEMPLE_ROW(id_, amount_, kind_, of_, source_) \
    {id_, DEUS_TEMPLE, 1, W | C | S | H, 0, \
     {.operation = DEUS_FINAL, .amount = (amount_), .limit = DEUS_TEMPLE_MAXIMUM, .per = {(kind_), (of_)}}, .sources = "FP" source_}

const deus_card deus_cards[] = {
    /* Maritime: trade */
    {"galley",                 DEUS_MARITIME, 4, W | H, 0, {.operation = DEUS_BUY, .amount = 1, .limit = 3}, .sources = "FFP"},
    {"sailing-ship-stone",     DEUS_MARITIME, 1, W,     0, SELLS(S, 4, DEUS_IN_GOLD, 0), .sources = "RFP"},
    {"sailing-ship-clay",      DEUS_MARITIME, 1, W,     0, SELLS(C, 4, DEUS_IN_GOLD, 0), .sources = "RFF"},
    {"sailing-ship-wood",      DEUS_MARITIME, 1, W,     0, SELLS(W, 4, DEUS_IN_GOLD, 0), .sources = "RFF"},
    {"sailing-ship-wheat",     DEUS_MARITIME, 1, W,     0, SELLS(H, 4, DEUS_IN_GOLD, 0), .sources = "RFF"},
    {"small-port-clay",        DEUS_MARITIME, 1, C | S, 0, SELLS(C, 1, DEUS_IN_VP, 6), .sources = "RFF"},
    {"small-port-wood",        DEUS_MARITIME, 1, C | S, 0, SELLS(W, 1, DEUS_IN_VP, 6), .sources = "RFF"},
    {"small-port-stone",       DEUS_MARITIME, 1, C | S, 0, SELLS(S, 1, DEUS_IN_VP, 6), .sources = "RFF"},
    {"small-port-wheat",       DEUS_MARITIME, 1, C | S, 0, SELLS(H, 1, DEUS_IN_VP, 6), .sources = "RFF"},
    {"large-port-stone-wood",  DEUS_MARITIME, 1, W | C, 0, SELLS(S | W, 3, DEUS_IN_VP, 2), .sources = "RRF"},
    {"large-port-clay-stone",  DEUS_MARITIME, 1, W | C, 0, SELLS(C | S, 3, DEUS_IN_VP, 2), .sources = "RRF"},
    {"large-port-wood-wheat",  DEUS_MARITIME, 1, W | C, 0, SELLS(W | H, 3, DEUS_IN_VP, 2), .sources = "RRY"},
    {"large-port-wheat-clay",  DEUS_MARITIME, 1, W | C, 0, SELLS(H | C, 3, DEUS_IN_VP, 2), .sources = "RRY"},

    /* Production */
    {"small-production",       DEUS_PRODUCTION, 4, 0,     2, {.operation = DEUS_PRODUCE_ONE, .amount = 1}, .sources = "RRP"},
    {"cooperative-swamp",      DEUS_PRODUCTION, 1, H | S, 0, {.operation = DEUS_PRODUCE_EACH, .amount = 2, .terrain = DEUS_SWAMP}, .sources = "RRP"},
    {"cooperative-forest",     DEUS_PRODUCTION, 1, H | S, 0, {.operation = DEUS_PRODUCE_EACH, .amount = 2, .terrain = DEUS_FOREST}, .sources = "RRF"},
    {"cooperative-mountain",   DEUS_PRODUCTION, 1, H | S, 0, {.operation = DEUS_PRODUCE_EACH, .amount = 2, .terrain = DEUS_MOUNTAIN}, .sources = "RRF"},
    {"cooperative-field",      DEUS_PRODUCTION, 1, H | S, 0, {.operation = DEUS_PRODUCE_EACH, .amount = 2, .terrain = DEUS_FIELD}, .sources = "RRY"},
    {"brickyard",              DEUS_PRODUCTION, 1, C,     0, {.operation = DEUS_HARVEST, .amount = 1, .terrain = DEUS_SWAMP}, .sources = "RRF"},
    {"sawmill",                DEUS_PRODUCTION, 1, C,     0, {.operation = DEUS_HARVEST, .amount = 1, .terrain = DEUS_FOREST}, .sources = "RRY"},
    {"quarry",                 DEUS_PRODUCTION, 1, C,     0, {.operation = DEUS_HARVEST, .amount = 1, .terrain = DEUS_MOUNTAIN}, .sources = "RRY"},
    {"farm",                   DEUS_PRODUCTION, 1, C,     0, {.operation = DEUS_HARVEST, .amount = 1, .terrain = DEUS_FIELD}, .sources = "RRY"},
    {"large-production",       DEUS_PRODUCTION, 4, W | C, 0, {.operation = DEUS_PRODUCE_EACH, .amount = 1, .terrain = DEUS_ANY_TERRAIN}, .sources = "RRR"},

    /* Scientific */
    {"school",                 DEUS_SCIENTIFIC, 4, C,     0, {.operation = DEUS_DRAW, .amount = 1, .per = {DEUS_CITIES, 2}}, .sources = "RRP"},
    {"workshop",               DEUS_SCIENTIFIC, 4, W,     0, {.operation = DEUS_PIECES, .amount = 1, .per = {DEUS_CITIES, 2}}, .sources = "RRP"},
    {"library",                DEUS_SCIENTIFIC, 2, H,     0, {.operation = DEUS_DRAW, .amount = 2, .per = {DEUS_ONCE, 0}}, .sources = "RRR"},
    {"architects",             DEUS_SCIENTIFIC, 2, S,     0, {.operation = DEUS_PIECES, .amount = 2, .per = {DEUS_ONCE, 0}}, .sources = "RRR"},
    {"academy-maritime",       DEUS_SCIENTIFIC, 1, H | S, 0, {.operation = DEUS_ACTIVATE, .colour = DEUS_MARITIME}, .sources = "RRR"},
    {"academy-production",     DEUS_SCIENTIFIC, 1, H | S, 0, {.operation = DEUS_ACTIVATE, .colour = DEUS_PRODUCTION}, .sources = "RRR"},
    {"academy-civil",          DEUS_SCIENTIFIC, 1, H | S, 0, {.operation = DEUS_ACTIVATE, .colour = DEUS_CIVIL}, .sources = "RRR"},
    {"academy-military",       DEUS_SCIENTIFIC, 1, H | S, 0, {.operation = DEUS_ACTIVATE, .colour = DEUS_MILITARY}, .sources = "RRR"},

    /* Civil */
    {"guild-forest",           DEUS_CIVIL, 1, S,     0, GAINS(1, DEUS_IN_VP, DEUS_REGIONS_OF, DEUS_FOREST), .sources = "RRP"},
    {"guild-field",            DEUS_CIVIL, 1, S,     0, GAINS(1, DEUS_IN_VP, DEUS_REGIONS_OF, DEUS_FIELD), .sources = "RRY"},
    {"guild-swamp",            DEUS_CIVIL, 1, S,     0, GAINS(1, DEUS_IN_VP, DEUS_REGIONS_OF, DEUS_SWAMP), .sources = "RRY"},
    {"guild-mountain",         DEUS_CIVIL, 1, S,     0, GAINS(1, DEUS_IN_VP, DEUS_REGIONS_OF, DEUS_MOUNTAIN), .sources = "RRY"},
    {"trading-post-forest",    DEUS_CIVIL, 1, W,     0, GAINS(3, DEUS_IN_GOLD, DEUS_REGIONS_OF, DEUS_FOREST), .sources = "RRP"},
    {"trading-post-mountain",  DEUS_CIVIL, 1, W,     0, GAINS(3, DEUS_IN_GOLD, DEUS_REGIONS_OF, DEUS_MOUNTAIN), .sources = "RRP"},
    {"trading-post-swamp",     DEUS_CIVIL, 1, W,     0, GAINS(3, DEUS_IN_GOLD, DEUS_REGIONS_OF, DEUS_SWAMP), .sources = "RRP"},
    {"trading-post-field",     DEUS_CIVIL, 1, W,     0, GAINS(3, DEUS_IN_GOLD, DEUS_REGIONS_OF, DEUS_FIELD), .sources = "RRY"},
    {"forum",                  DEUS_CIVIL, 2, C | S, 0, GAINS(1, DEUS_IN_VP, DEUS_PAIRS_OF_CITIES, 2), .sources = "RRP"},
    {"baths",                  DEUS_CIVIL, 2, C | H, 0, GAINS(1, DEUS_IN_VP, DEUS_CITIES, 3), .sources = "RRR"},
    {"market-hall",            DEUS_CIVIL, 2, C,     0, GAINS(3, DEUS_IN_GOLD, DEUS_PAIRS_OF_CITIES, 2), .sources = "RRR"},
    {"villa",                  DEUS_CIVIL, 2, H,     0, GAINS(3, DEUS_IN_GOLD, DEUS_CITIES, 3), .sources = "RRR"},

    /* Military */
    {"siege-tower",            DEUS_MILITARY, 4, W | S, 0, {.operation = DEUS_RAID, .amount = 2, .currency = DEUS_IN_VP}, .sources = "RRP"},
    {"ballista",               DEUS_MILITARY, 4, W | H, 0, GAINS(4, DEUS_IN_GOLD, DEUS_BESIEGED_VILLAGES, 0), .sources = "RRP"},
    {"legion",                 DEUS_MILITARY, 4, H,     0, {.operation = DEUS_MARCH, .amount = 3, .currency = DEUS_IN_GOLD, .limit = 2}, .sources = "RRR"},
    {"war-elephants",          DEUS_MILITARY, 2, H | S, 0, {.operation = DEUS_MARCH, .amount = 1, .currency = DEUS_IN_VP, .limit = 1}, .sources = "RRR"},
    {"corsairs",               DEUS_MILITARY, 2, W,     0, {.operation = DEUS_PIRACY, .amount = 3, .currency = DEUS_IN_GOLD}, .sources = "RRR"},

    /* Temples: they score at the end */
    TEMPLE_ROW("temple-regions",    1, DEUS_REGIONS, 0, "P"),
    TEMPLE_ROW("temple-field",      4, DEUS_REGIONS_OF, DEUS_FIELD, "P"),
    TEMPLE_ROW("temple-mountain",   4, DEUS_REGIONS_OF, DEUS_MOUNTAIN, "P"),
    TEMPLE_ROW("temple-forest",     4, DEUS_REGIONS_OF, DEUS_FOREST, "Y"),
    TEMPLE_ROW("temple-swamp",      4, DEUS_REGIONS_OF, DEUS_SWAMP, "Y"),
    TEMPLE_ROW("temple-cities",     2, DEUS_CITIES, 2, "F"),
    TEMPLE_ROW("temple-wheat",      1, DEUS_HELD, DEUS_WHEAT, "F"),
    TEMPLE_ROW("temple-wood",       1, DEUS_HELD, DEUS_WOOD, "Y"),
    TEMPLE_ROW("temple-clay",       1, DEUS_HELD, DEUS_CLAY, "Y"),
    TEMPLE_ROW("temple-stone",      1, DEUS_HELD, DEUS_STONE, "Y"),
    TEMPLE_ROW("temple-metropolis", 4, DEUS_CITIES, 3, "R"),
    TEMPLE_ROW("temple-capital",    2, DEUS_LARGEST_CITY, 0, "R"),
    TEMPLE_ROW("temple-treasury",   1, DEUS_GOLD_PAIRS, 0, "R"),
    TEMPLE_ROW("temple-sea",        3, DEUS_REGIONS_OF, DEUS_SEA, "R"),
    TEMPLE_ROW("temple-arms",       3, DEUS_ARMIES, 0, "R"),
    TEMPLE_ROW("temple-order",      5, DEUS_ROWS, 0, "R"),

    /* ---- Egypt: market ----------------------------------------------------------------------- */
    {"barge-wheat", DEUS_MARITIME, 1, W, 0, {.operation = DEUS_SELL_LOTS, .goods = H, .amount = 2, .currency = DEUS_IN_VP, .limit = 2}, .sources = "RRP", .egypt = true, .once = {.operation = DEUS_SHIFT_TOKEN, .goods = H, .limit = 1}},
    {"barge-wood", DEUS_MARITIME, 1, C, 0, {.operation = DEUS_SELL_LOTS, .goods = W, .amount = 2, .currency = DEUS_IN_VP, .limit = 2}, .sources = "RRP", .egypt = true, .once = {.operation = DEUS_SHIFT_TOKEN, .goods = W, .limit = 1}},
    {"barge-clay", DEUS_MARITIME, 1, S, 0, {.operation = DEUS_SELL_LOTS, .goods = C, .amount = 2, .currency = DEUS_IN_VP, .limit = 2}, .sources = "RRP", .egypt = true, .once = {.operation = DEUS_SHIFT_TOKEN, .goods = C, .limit = 1}},
    {"barge-stone", DEUS_MARITIME, 1, H, 0, {.operation = DEUS_SELL_LOTS, .goods = S, .amount = 2, .currency = DEUS_IN_VP, .limit = 2}, .sources = "RRP", .egypt = true, .once = {.operation = DEUS_SHIFT_TOKEN, .goods = S, .limit = 1}},
    {"papyrus-wheat", DEUS_MARITIME, 1, C, 0, {.operation = DEUS_SELL_LOTS, .goods = H, .amount = 1, .currency = DEUS_IN_GOLD}, .sources = "RRR", .egypt = true, .once = {.operation = DEUS_SHIFT_TOKEN, .goods = H, .limit = 3}},
    {"papyrus-wood", DEUS_MARITIME, 1, S, 0, {.operation = DEUS_SELL_LOTS, .goods = W, .amount = 1, .currency = DEUS_IN_GOLD}, .sources = "RRR", .egypt = true, .once = {.operation = DEUS_SHIFT_TOKEN, .goods = W, .limit = 3}},
    {"papyrus-clay", DEUS_MARITIME, 1, H, 0, {.operation = DEUS_SELL_LOTS, .goods = C, .amount = 1, .currency = DEUS_IN_GOLD}, .sources = "RRR", .egypt = true, .once = {.operation = DEUS_SHIFT_TOKEN, .goods = C, .limit = 3}},
    {"papyrus-stone", DEUS_MARITIME, 1, W, 0, {.operation = DEUS_SELL_LOTS, .goods = S, .amount = 1, .currency = DEUS_IN_GOLD}, .sources = "RRR", .egypt = true, .once = {.operation = DEUS_SHIFT_TOKEN, .goods = S, .limit = 3}},
    {"grand-souk", DEUS_MARITIME, 3, W | C, 0, {.operation = DEUS_SELL_MIX, .currency = DEUS_IN_GOLD, .limit = 4}, .sources = "RRP", .egypt = true, .once = {.operation = DEUS_SWAP_TOKENS}},
    {"merchant-ship", DEUS_MARITIME, 2, W | S, 0, SELLS(W | C | S | H, 6, DEUS_IN_VP, 1), .sources = "RRP", .egypt = true, .once = {.operation = DEUS_SET_TOKEN}},
    {"souk", DEUS_MARITIME, 3, H, 0, {.operation = DEUS_SAIL_AND_BUY, .limit = 5}, .sources = "RRP", .egypt = true, .once = {.operation = DEUS_SHIFT_TOKEN, .goods = W | C | S | H, .limit = 2}},

    /* ---- Egypt: barques ---------------------------------------------------------------------- */
    {"seasonal-wheat", DEUS_PRODUCTION, 1, C, 0, {.operation = DEUS_GAIN_GOODS, .goods = H, .amount = 2}, .sources = "RRR", .egypt = true, .once = {.operation = DEUS_GAIN_BARQUE, .amount = 2}},
    {"seasonal-wood", DEUS_PRODUCTION, 1, S, 0, {.operation = DEUS_GAIN_GOODS, .goods = W, .amount = 2}, .sources = "RRR", .egypt = true, .once = {.operation = DEUS_GAIN_BARQUE, .amount = 2}},
    {"seasonal-clay", DEUS_PRODUCTION, 1, H, 0, {.operation = DEUS_GAIN_GOODS, .goods = C, .amount = 2}, .sources = "RRR", .egypt = true, .once = {.operation = DEUS_GAIN_BARQUE, .amount = 2}},
    {"seasonal-stone", DEUS_PRODUCTION, 1, W, 0, {.operation = DEUS_GAIN_GOODS, .goods = S, .amount = 2}, .sources = "RRR", .egypt = true, .once = {.operation = DEUS_GAIN_BARQUE, .amount = 2}},
    {"barn", DEUS_PRODUCTION, 3, H | S, 0, {.operation = DEUS_PRODUCE_EACH, .amount = 1, .terrain = DEUS_ANY_TERRAIN}, .sources = "RRP", .egypt = true, .condition = 1, .once = {.operation = DEUS_GAIN_BARQUE, .amount = 3}},
    {"mill", DEUS_PRODUCTION, 3, 0, 0, {.operation = DEUS_PRODUCE_RANK}, .sources = "RPP", .egypt = true, .costs_rank = true, .once = {.operation = DEUS_GAIN_BARQUE, .amount = 1}},
    {"relocated", DEUS_PRODUCTION, 4, C, 0, {.operation = DEUS_RELOCATE}, .sources = "RRP", .egypt = true, .once = {.operation = DEUS_GAIN_BARQUE, .amount = 1}},
    {"intensive", DEUS_PRODUCTION, 2, W | S, 0, {.operation = DEUS_LOAD_BARQUE}, .sources = "RRP", .egypt = true, .once = {.operation = DEUS_GAIN_BARQUE, .amount = 3}},

    /* ---- Egypt: science ---------------------------------------------------------------------- */
    {"royal-archives-maritime", DEUS_SCIENTIFIC, 1, W | S, 0, {.operation = DEUS_ACTIVATE_SAME_RANK}, .sources = "RRP", .egypt = true, .condition = 1, .once = GAINS(2, DEUS_IN_VP, DEUS_CARDS_OF, DEUS_MARITIME)},
    {"royal-archives-production", DEUS_SCIENTIFIC, 1, H | S, 0, {.operation = DEUS_ACTIVATE_SAME_RANK}, .sources = "RRP", .egypt = true, .condition = 1, .once = GAINS(2, DEUS_IN_VP, DEUS_CARDS_OF, DEUS_PRODUCTION)},
    {"royal-archives-civil", DEUS_SCIENTIFIC, 1, C | S, 0, {.operation = DEUS_ACTIVATE_SAME_RANK}, .sources = "RRP", .egypt = true, .condition = 1, .once = GAINS(2, DEUS_IN_VP, DEUS_CARDS_OF, DEUS_CIVIL)},
    {"royal-archives-military", DEUS_SCIENTIFIC, 1, H | C, 0, {.operation = DEUS_ACTIVATE_SAME_RANK}, .sources = "RRP", .egypt = true, .condition = 1, .once = GAINS(2, DEUS_IN_VP, DEUS_CARDS_OF, DEUS_MILITARY)},
    {"egypt-library", DEUS_SCIENTIFIC, 2, W | C, 0, {.operation = DEUS_ACTIVATE_FIRST}, .sources = "RRR", .egypt = true, .condition = 2, .once = {.operation = DEUS_ACTIVATE_ANY}},
    {"architects-office", DEUS_SCIENTIFIC, 2, W | S, 0, {.operation = DEUS_DRAW_DISCARDS, .amount = 2}, .sources = "RRP", .egypt = true, .once = {.operation = DEUS_FILL_BOARD, .amount = 2}},
    {"school-of-scribes", DEUS_SCIENTIFIC, 2, H | C, 0, {.operation = DEUS_EXCHANGE_CARDS}, .sources = "RRR", .egypt = true, .once = GAINS(1, DEUS_IN_VP, DEUS_CARDS_IN_HAND, 0)},
    {"house-of-life", DEUS_SCIENTIFIC, 2, H | W, 0, {.operation = DEUS_BUY_CARDS, .amount = 1}, .sources = "RRP", .egypt = true, .once = GAINS(2, DEUS_IN_GOLD, DEUS_PIECES_READY, 0)},
    {"manufactory", DEUS_SCIENTIFIC, 2, C | S, 0, {.operation = DEUS_PIECES, .amount = 1, .per = {DEUS_ONCE, 0}}, .sources = "RRP", .egypt = true, .once = GAINS(1, DEUS_IN_VP, DEUS_PAIRS_READY, 0)},
    {"observatory", DEUS_SCIENTIFIC, 2, H | S, 0, {.operation = DEUS_ACTIVATE_BY_COIN, .amount = 1}, .sources = "RRP", .egypt = true, .condition = 1, .once = GAINS(5, DEUS_IN_GOLD, DEUS_ONCE, 0)},

    /* ---- Egypt: the scribe ------------------------------------------------------------------- */
    {"inn-gold", DEUS_CIVIL, 2, W, 0, GAINS(3, DEUS_IN_GOLD, DEUS_SCRIBE_TERRAIN, 0), .sources = "RRP", .egypt = true},
    {"inn-vp", DEUS_CIVIL, 2, W | H, 0, GAINS(1, DEUS_IN_VP, DEUS_SCRIBE_TERRAIN, 0), .sources = "RRP", .egypt = true},
    {"village-house-gold", DEUS_CIVIL, 2, C, 0, GAINS(3, DEUS_IN_GOLD, DEUS_SCRIBE_CITY, 0), .sources = "RRP", .egypt = true, .condition = 1},
    {"village-house-vp", DEUS_CIVIL, 2, C | S, 0, GAINS(1, DEUS_IN_VP, DEUS_SCRIBE_CITY, 0), .sources = "RRP", .egypt = true, .condition = 2},
    {"isolated-house-gold", DEUS_CIVIL, 2, H, 0, GAINS(3, DEUS_IN_GOLD, DEUS_SCRIBE_EMPTY, 0), .sources = "RRP", .egypt = true},
    {"isolated-house-vp", DEUS_CIVIL, 2, H | W, 0, GAINS(1, DEUS_IN_VP, DEUS_SCRIBE_EMPTY, 0), .sources = "RRP", .egypt = true},
    {"palace-gold", DEUS_CIVIL, 1, S, 0, GAINS(3, DEUS_IN_GOLD, DEUS_SCRIBE_TILE, 0), .sources = "RRR", .egypt = true, .condition = 1},
    {"palace-vp", DEUS_CIVIL, 1, S | C, 0, GAINS(1, DEUS_IN_VP, DEUS_SCRIBE_TILE, 0), .sources = "RRR", .egypt = true, .condition = 1},
    {"lighthouse-gold", DEUS_CIVIL, 1, S, 0, GAINS(3, DEUS_IN_GOLD, DEUS_SCRIBE_OCEAN, 4), .sources = "RRR", .egypt = true},
    {"lighthouse-vp", DEUS_CIVIL, 1, S | H, 0, GAINS(1, DEUS_IN_VP, DEUS_SCRIBE_OCEAN, 4), .sources = "RRR", .egypt = true},

    /* ---- Egypt: combat tokens ---------------------------------------------------------------- */
    {"archers", DEUS_MILITARY, 3, W | H, 0, {.operation = DEUS_ARCHERS, .amount = 2, .limit = 1}, .sources = "RRP", .egypt = true, .once = {.operation = DEUS_RALLY, .amount = 1}},
    {"chariots", DEUS_MILITARY, 3, W | S, 0, {.operation = DEUS_CHARIOTS, .amount = 1}, .sources = "RRP", .egypt = true, .once = {.operation = DEUS_RALLY, .amount = 2}},
    {"barracks", DEUS_MILITARY, 3, C, 0, {.operation = DEUS_BARRACKS, .amount = 1}, .sources = "RRP", .egypt = true, .once = {.operation = DEUS_RALLY, .amount = 1}},
    {"camels", DEUS_MILITARY, 3, H, 0, {.operation = DEUS_CAMELS, .amount = 1}, .sources = "RRP", .egypt = true, .once = {.operation = DEUS_RALLY, .amount = 2}},
    {"fortress", DEUS_MILITARY, 2, C | S, 0, {.operation = DEUS_FORTRESS, .amount = 1}, .sources = "RRP", .egypt = true, .condition = 1, .once = {.operation = DEUS_RALLY, .amount = 1}},
    {"garrison", DEUS_MILITARY, 2, C | W, 0, {.operation = DEUS_GARRISON, .amount = 1, .limit = 3}, .sources = "RRP", .egypt = true, .condition = 1, .once = {.operation = DEUS_RALLY, .amount = 1}},

    /* ---- Egypt: permanent temples ------------------------------------------------------------ */
    {"amun", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 4, .power = DEUS_PERMANENT_GOOD, .goods = H}, .sources = "PPP", .egypt = true},
    {"anubis", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 4, .power = DEUS_PERMANENT_GOOD, .goods = W}, .sources = "PPP", .egypt = true},
    {"apis", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 4, .power = DEUS_PERMANENT_GOOD, .goods = C}, .sources = "PPP", .egypt = true},
    {"aten", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 4, .power = DEUS_PERMANENT_GOOD, .goods = S}, .sources = "PPP", .egypt = true},
    {"hathor", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 0, .power = DEUS_COUNTS_ATTACKS}, .sources = "PPP", .egypt = true},
    {"horus", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 0, .power = DEUS_COUNTS_TEMPLES}, .sources = "PPP", .egypt = true},
    {"isis", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 4, .power = DEUS_FULL_HAND, .limit = 7}, .sources = "PPP", .egypt = true},
    {"maat", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 4, .power = DEUS_OTHER_COLUMN, .colour = DEUS_SCIENTIFIC}, .sources = "PPP", .egypt = true},
    {"min", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 4, .power = DEUS_OTHER_COLUMN, .colour = DEUS_PRODUCTION}, .sources = "PPP", .egypt = true},
    {"montu", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 4, .power = DEUS_OTHER_COLUMN, .colour = DEUS_MILITARY}, .sources = "PPP", .egypt = true},
    {"mut", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 4, .power = DEUS_OTHER_COLUMN, .colour = DEUS_CIVIL}, .sources = "PPP", .egypt = true},
    {"neith", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 4, .power = DEUS_OTHER_COLUMN, .colour = DEUS_MARITIME}, .sources = "PPP", .egypt = true},
    {"ptah", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 4, .power = DEUS_STRONG_OFFERING}, .sources = "PPP", .egypt = true},
    {"seth", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 0, .power = DEUS_COUNTS_CITIES, .limit = 2}, .sources = "PPP", .egypt = true},
    {"sobek", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 0, .power = DEUS_COUNTS_CITIES, .limit = 3}, .sources = "PPP", .egypt = true},
    {"thoth", DEUS_TEMPLE, 1, W | C | S | H, 0, {.operation = DEUS_BLESSING, .amount = 0, .power = DEUS_COUNTS_CITIES, .limit = 4}, .sources = "PPP", .egypt = true},
};

/* clang-format on */

const uint8_t deus_card_count = sizeof deus_cards / sizeof deus_cards[0];

uint8_t deus_card_named(const char *id) {
    for (uint8_t kind = 0; kind < deus_card_count; kind++)
        if (strcmp(deus_cards[kind].id, id) == 0) return kind;
    return DM_UNKNOWN;
}
