/* The 96 cards of Deus as 64 rows, and the 96 of Egypt as 61. Whoever owns the box can correct one
 * here and rebuild. A row says in this order:
 *
 *   - its id, the number of copies, and the resources it costs: W wood, C clay, S stone, H wheat;
 *   - what it does: the words stand for the operations that cards.h explains;
 *   - in Egypt, what it does once when it is laid: an effect; for BARQUE rows the size of the
 *     barque gained, for COMBAT rows the tokens brought to the player board;
 *   - whether the box prints copies, cost and effect (P), players report it (F), it completes a
 *     symmetry (Y) or we reconstructed it (R), a letter each;
 *   - what only some have: gold on top of the cost, or as many gold as the card's rank; buildings
 *     that the region must hold already (NEEDS).
 *
 * Temples cost one of each resource and have a copy each. Those of the base game say what counts in
 * the end; those of Egypt the VP they give at once, and their power. */
#include "deus/cards.h"

#include <assert.h>
#include <string.h>

enum { W = 1 << DEUS_WOOD, C = 1 << DEUS_CLAY, S = 1 << DEUS_STONE, H = 1 << DEUS_WHEAT };
enum { ALL = W | C | S | H, UP = 1, DOWN = 2, EITHER = UP | DOWN };
enum { FOREST = DEUS_FOREST, SWAMP = DEUS_SWAMP, MOUNTAIN = DEUS_MOUNTAIN, FIELD = DEUS_FIELD };
enum { SEA = DEUS_SEA };
enum { WOOD = DEUS_WOOD, CLAY = DEUS_CLAY, STONE = DEUS_STONE, WHEAT = DEUS_WHEAT };

/* clang-format off */

/* ---- Kinds of rows ----------------------------------------------------------------------- */

#define FACE(colour_, id_, copies_, cost_) \
    .id = id_, .colour = DEUS_##colour_, .copies = copies_, .cost = cost_
#define SHIP(id_, copies_, cost_, effect_, ...) \
    {FACE(MARITIME, id_, copies_, cost_), .effect = effect_, .sources = __VA_ARGS__}
#define WORKS(id_, copies_, cost_, effect_, ...) \
    {FACE(PRODUCTION, id_, copies_, cost_), .effect = effect_, .sources = __VA_ARGS__}
#define SCIENCE(id_, copies_, cost_, effect_, ...) \
    {FACE(SCIENTIFIC, id_, copies_, cost_), .effect = effect_, .sources = __VA_ARGS__}
#define HOUSE(id_, copies_, cost_, effect_, ...) \
    {FACE(CIVIL, id_, copies_, cost_), .effect = effect_, .sources = __VA_ARGS__}
#define ARMY(id_, copies_, cost_, effect_, ...) \
    {FACE(MILITARY, id_, copies_, cost_), .effect = effect_, .sources = __VA_ARGS__}
#define TEMPLE(id_, effect_, sources_) \
    {FACE(TEMPLE, id_, 1, ALL), .effect = effect_, .sources = sources_}
#define MARKET(id_, copies_, cost_, effect_, once_, ...) \
    {FACE(MARITIME, id_, copies_, cost_), .effect = effect_, .egypt = true, \
     .once = once_, .sources = __VA_ARGS__}
#define BARQUE(id_, copies_, cost_, effect_, size_, ...) \
    {FACE(PRODUCTION, id_, copies_, cost_), .effect = effect_, .egypt = true, \
     .once = DOES(GAIN_BARQUE, .amount = size_), .sources = __VA_ARGS__}
#define SAGE(id_, copies_, cost_, effect_, once_, ...) \
    {FACE(SCIENTIFIC, id_, copies_, cost_), .effect = effect_, .egypt = true, \
     .once = once_, .sources = __VA_ARGS__}
#define SCRIBE(id_, copies_, cost_, effect_, ...) \
    {FACE(CIVIL, id_, copies_, cost_), .effect = effect_, .egypt = true, .sources = __VA_ARGS__}
#define COMBAT(id_, copies_, cost_, effect_, tokens_, ...) \
    {FACE(MILITARY, id_, copies_, cost_), .effect = effect_, .egypt = true, \
     .once = DOES(RALLY, .amount = tokens_), .sources = __VA_ARGS__}
#define NEEDS(buildings_) .condition = buildings_
#define ARCHIVES(id_, cost_, colour_) \
    SAGE(id_, 1, cost_, DOES(ACTIVATE_SAME_RANK), GAINS(2, VP, CARDS_OF, DEUS_##colour_), "RRP", \
         NEEDS(1))
#define BLESSING(id_, vp_, ...) \
    {FACE(TEMPLE, id_, 1, ALL), .egypt = true, .sources = "PPP", \
     .effect = DOES(BLESSING, .amount = vp_, .power = DEUS_##__VA_ARGS__)}

/* ---- Effects ----------------------------------------------------------------------------- */

#define DOES(...) {.operation = DEUS_##__VA_ARGS__}

/* So much per something that is counted, such as CITIES, 2. */
#define PER(...) .per = {.kind = DEUS_##__VA_ARGS__}
#define GAINS(amount_, currency_, ...) \
    DOES(GAIN, .amount = amount_, .currency = DEUS_IN_##currency_, PER(__VA_ARGS__))
#define SCORES(amount_, ...) \
    DOES(FINAL, .amount = amount_, .limit = DEUS_TEMPLE_MAXIMUM, PER(__VA_ARGS__))
#define DRAWS(amount_, ...)  DOES(DRAW, .amount = amount_, PER(__VA_ARGS__))
#define PIECES(amount_, ...) DOES(PIECES, .amount = amount_, PER(__VA_ARGS__))

/* A limit of 0: any number. */
#define BUYS(limit_, gold_) DOES(BUY, .limit = limit_, .amount = gold_)
#define SELLS(goods_, amount_, currency_, limit_) \
    DOES(SELL, .goods = goods_, .amount = amount_, .currency = DEUS_IN_##currency_, .limit = limit_)
#define SELLS_LOTS(good_, amount_, currency_, limit_) \
    DOES(SELL_LOTS, .goods = good_, .amount = amount_, .currency = DEUS_IN_##currency_, \
         .limit = limit_)
#define SELLS_MIX(limit_)      DOES(SELL_MIX, .currency = DEUS_IN_GOLD, .limit = limit_)
#define SAILS_AND_BUYS(limit_) DOES(SAIL_AND_BUY, .limit = limit_)
#define SHIFTS(goods_, ways_)  DOES(SHIFT_TOKEN, .goods = goods_, .limit = ways_)

#define PRODUCES_ONE(amount_) DOES(PRODUCE_ONE, .amount = amount_)
#define PRODUCES_EACH(amount_, terrain_) \
    DOES(PRODUCE_EACH, .amount = amount_, .terrain = DEUS_##terrain_)
#define HARVESTS(amount_, terrain_) DOES(HARVEST, .amount = amount_, .terrain = DEUS_##terrain_)
#define GAINS_GOODS(amount_, good_) DOES(GAIN_GOODS, .amount = amount_, .goods = good_)

#define ACTIVATES(colour_)      DOES(ACTIVATE, .colour = DEUS_##colour_)
#define ACTIVATES_ANY           DOES(ACTIVATE_ANY)
#define ACTIVATES_FIRST         DOES(ACTIVATE_FIRST)
#define ACTIVATES_BY_COIN       DOES(ACTIVATE_BY_COIN, .amount = 1)
#define DRAWS_DISCARDS(amount_) DOES(DRAW_DISCARDS, .amount = amount_)
#define EXCHANGES_CARDS         DOES(EXCHANGE_CARDS)
#define BUYS_CARDS(gold_)       DOES(BUY_CARDS, .amount = gold_)
#define FILLS_BOARD(amount_)    DOES(FILL_BOARD, .amount = amount_)

#define RAIDS(vp_)        DOES(RAID, .amount = vp_, .currency = DEUS_IN_VP)
#define ROBS_SHIPS(gold_) DOES(PIRACY, .amount = gold_, .currency = DEUS_IN_GOLD)
#define MARCHES(steps_, amount_, currency_) \
    DOES(MARCH, .limit = steps_, .amount = amount_, .currency = DEUS_IN_##currency_)
/* Combat tokens, for what follows. */
#define SPENDS(tokens_, ...) {.amount = tokens_, .operation = DEUS_##__VA_ARGS__}

/* ---- The table --------------------------------------------------------------------------- */

const deus_card deus_cards[] = {
    /* Maritime: trade */
    SHIP("galley",                4, W | H, BUYS(3, 1),             "FFP"),
    SHIP("sailing-ship-stone",    1, W,     SELLS(S, 4, GOLD, 0),   "RFP"),
    SHIP("sailing-ship-clay",     1, W,     SELLS(C, 4, GOLD, 0),   "RFF"),
    SHIP("sailing-ship-wood",     1, W,     SELLS(W, 4, GOLD, 0),   "RFF"),
    SHIP("sailing-ship-wheat",    1, W,     SELLS(H, 4, GOLD, 0),   "RFF"),
    SHIP("small-port-clay",       1, C | S, SELLS(C, 1, VP, 6),     "RFF"),
    SHIP("small-port-wood",       1, C | S, SELLS(W, 1, VP, 6),     "RFF"),
    SHIP("small-port-stone",      1, C | S, SELLS(S, 1, VP, 6),     "RFF"),
    SHIP("small-port-wheat",      1, C | S, SELLS(H, 1, VP, 6),     "RFF"),
    SHIP("large-port-stone-wood", 1, W | C, SELLS(S | W, 3, VP, 2), "RRF"),
    SHIP("large-port-clay-stone", 1, W | C, SELLS(C | S, 3, VP, 2), "RRF"),
    SHIP("large-port-wood-wheat", 1, W | C, SELLS(W | H, 3, VP, 2), "RRY"),
    SHIP("large-port-wheat-clay", 1, W | C, SELLS(H | C, 3, VP, 2), "RRY"),

    /* Production */
    WORKS("small-production",     4, 0,     PRODUCES_ONE(1),               "RRP", .gold = 2),
    WORKS("cooperative-swamp",    1, H | S, PRODUCES_EACH(2, SWAMP),       "RRP"),
    WORKS("cooperative-forest",   1, H | S, PRODUCES_EACH(2, FOREST),      "RRF"),
    WORKS("cooperative-mountain", 1, H | S, PRODUCES_EACH(2, MOUNTAIN),    "RRF"),
    WORKS("cooperative-field",    1, H | S, PRODUCES_EACH(2, FIELD),       "RRY"),
    WORKS("brickyard",            1, C,     HARVESTS(1, SWAMP),            "RRF"),
    WORKS("sawmill",              1, C,     HARVESTS(1, FOREST),           "RRY"),
    WORKS("quarry",               1, C,     HARVESTS(1, MOUNTAIN),         "RRY"),
    WORKS("farm",                 1, C,     HARVESTS(1, FIELD),            "RRY"),
    WORKS("large-production",     4, W | C, PRODUCES_EACH(1, ANY_TERRAIN), "RRR"),

    /* Scientific */
    SCIENCE("school",             4, C,     DRAWS(1, CITIES, 2),   "RRP"),
    SCIENCE("workshop",           4, W,     PIECES(1, CITIES, 2),  "RRP"),
    SCIENCE("library",            2, H,     DRAWS(2, ONCE),        "RRR"),
    SCIENCE("architects",         2, S,     PIECES(2, ONCE),       "RRR"),
    SCIENCE("academy-maritime",   1, H | S, ACTIVATES(MARITIME),   "RRR"),
    SCIENCE("academy-production", 1, H | S, ACTIVATES(PRODUCTION), "RRR"),
    SCIENCE("academy-civil",      1, H | S, ACTIVATES(CIVIL),      "RRR"),
    SCIENCE("academy-military",   1, H | S, ACTIVATES(MILITARY),   "RRR"),

    /* Civil */
    HOUSE("guild-forest",          1, S,     GAINS(1, VP, REGIONS_OF, FOREST),     "RRP"),
    HOUSE("guild-field",           1, S,     GAINS(1, VP, REGIONS_OF, FIELD),      "RRY"),
    HOUSE("guild-swamp",           1, S,     GAINS(1, VP, REGIONS_OF, SWAMP),      "RRY"),
    HOUSE("guild-mountain",        1, S,     GAINS(1, VP, REGIONS_OF, MOUNTAIN),   "RRY"),
    HOUSE("trading-post-forest",   1, W,     GAINS(3, GOLD, REGIONS_OF, FOREST),   "RRP"),
    HOUSE("trading-post-mountain", 1, W,     GAINS(3, GOLD, REGIONS_OF, MOUNTAIN), "RRP"),
    HOUSE("trading-post-swamp",    1, W,     GAINS(3, GOLD, REGIONS_OF, SWAMP),    "RRP"),
    HOUSE("trading-post-field",    1, W,     GAINS(3, GOLD, REGIONS_OF, FIELD),    "RRY"),
    HOUSE("forum",                 2, C | S, GAINS(1, VP, PAIRS_OF_CITIES, 2),     "RRP"),
    HOUSE("baths",                 2, C | H, GAINS(1, VP, CITIES, 3),              "RRR"),
    HOUSE("market-hall",           2, C,     GAINS(3, GOLD, PAIRS_OF_CITIES, 2),   "RRR"),
    HOUSE("villa",                 2, H,     GAINS(3, GOLD, CITIES, 3),            "RRR"),

    /* Military */
    ARMY("siege-tower",   4, W | S, RAIDS(2),                          "RRP"),
    ARMY("ballista",      4, W | H, GAINS(4, GOLD, BESIEGED_VILLAGES), "RRP"),
    ARMY("legion",        4, H,     MARCHES(2, 3, GOLD),               "RRR"),
    ARMY("war-elephants", 2, H | S, MARCHES(1, 1, VP),                 "RRR"),
    ARMY("corsairs",      2, W,     ROBS_SHIPS(3),                     "RRR"),

    /* Temples: they score at the end */
    TEMPLE("temple-regions",    SCORES(1, REGIONS),              "FPP"),
    TEMPLE("temple-field",      SCORES(4, REGIONS_OF, FIELD),    "FPP"),
    TEMPLE("temple-mountain",   SCORES(4, REGIONS_OF, MOUNTAIN), "FPP"),
    TEMPLE("temple-forest",     SCORES(4, REGIONS_OF, FOREST),   "FPY"),
    TEMPLE("temple-swamp",      SCORES(4, REGIONS_OF, SWAMP),    "FPY"),
    TEMPLE("temple-cities",     SCORES(2, CITIES, 2),            "FPF"),
    TEMPLE("temple-wheat",      SCORES(1, HELD, WHEAT),          "FPF"),
    TEMPLE("temple-wood",       SCORES(1, HELD, WOOD),           "FPY"),
    TEMPLE("temple-clay",       SCORES(1, HELD, CLAY),           "FPY"),
    TEMPLE("temple-stone",      SCORES(1, HELD, STONE),          "FPY"),
    TEMPLE("temple-metropolis", SCORES(4, CITIES, 3),            "FPR"),
    TEMPLE("temple-capital",    SCORES(2, LARGEST_CITY),         "FPR"),
    TEMPLE("temple-treasury",   SCORES(1, GOLD_PAIRS),           "FPR"),
    TEMPLE("temple-sea",        SCORES(3, REGIONS_OF, SEA),      "FPR"),
    TEMPLE("temple-arms",       SCORES(3, ARMIES),               "FPR"),
    TEMPLE("temple-order",      SCORES(5, ROWS),                 "FPR"),

    /* ---- Egypt: market ----------------------------------------------------------------------- */
    MARKET("barge-wheat",   1, W,     SELLS_LOTS(H, 2, VP, 2),   SHIFTS(H, UP),     "RRP"),
    MARKET("barge-wood",    1, C,     SELLS_LOTS(W, 2, VP, 2),   SHIFTS(W, UP),     "RRP"),
    MARKET("barge-clay",    1, S,     SELLS_LOTS(C, 2, VP, 2),   SHIFTS(C, UP),     "RRP"),
    MARKET("barge-stone",   1, H,     SELLS_LOTS(S, 2, VP, 2),   SHIFTS(S, UP),     "RRP"),
    MARKET("papyrus-wheat", 1, C,     SELLS_LOTS(H, 1, GOLD, 0), SHIFTS(H, EITHER), "RRR"),
    MARKET("papyrus-wood",  1, S,     SELLS_LOTS(W, 1, GOLD, 0), SHIFTS(W, EITHER), "RRR"),
    MARKET("papyrus-clay",  1, H,     SELLS_LOTS(C, 1, GOLD, 0), SHIFTS(C, EITHER), "RRR"),
    MARKET("papyrus-stone", 1, W,     SELLS_LOTS(S, 1, GOLD, 0), SHIFTS(S, EITHER), "RRR"),
    MARKET("grand-souk",    3, W | C, SELLS_MIX(4),              DOES(SWAP_TOKENS), "RRP"),
    MARKET("merchant-ship", 2, W | S, SELLS(ALL, 6, VP, 1),      DOES(SET_TOKEN),   "RRP"),
    MARKET("souk",          3, H,     SAILS_AND_BUYS(5),         SHIFTS(ALL, DOWN), "RRP"),

    /* ---- Egypt: barques ---------------------------------------------------------------------- */
    BARQUE("seasonal-wheat", 1, C,     GAINS_GOODS(2, H),             2, "RRR"),
    BARQUE("seasonal-wood",  1, S,     GAINS_GOODS(2, W),             2, "RRR"),
    BARQUE("seasonal-clay",  1, H,     GAINS_GOODS(2, C),             2, "RRR"),
    BARQUE("seasonal-stone", 1, W,     GAINS_GOODS(2, S),             2, "RRR"),
    BARQUE("barn",           3, H | S, PRODUCES_EACH(1, ANY_TERRAIN), 3, "RRP", NEEDS(1)),
    BARQUE("mill",           3, 0,     DOES(PRODUCE_RANK),            1, "RPP", .costs_rank = true),
    BARQUE("relocated",      4, C,     DOES(RELOCATE),                1, "RRP"),
    BARQUE("intensive",      2, W | S, DOES(LOAD_BARQUE),             3, "RRP"),

    /* ---- Egypt: science ---------------------------------------------------------------------- */
    ARCHIVES("royal-archives-maritime",   W | S, MARITIME),
    ARCHIVES("royal-archives-production", H | S, PRODUCTION),
    ARCHIVES("royal-archives-civil",      C | S, CIVIL),
    ARCHIVES("royal-archives-military",   H | C, MILITARY),
    SAGE("egypt-library",     2, W | C, ACTIVATES_FIRST,   ACTIVATES_ANY, "RRR", NEEDS(2)),
    SAGE("architects-office", 2, W | S, DRAWS_DISCARDS(2), FILLS_BOARD(2), "RRP"),
    SAGE("school-of-scribes", 2, H | C, EXCHANGES_CARDS,   GAINS(1, VP, CARDS_IN_HAND), "RRR"),
    SAGE("house-of-life",     2, H | W, BUYS_CARDS(1),     GAINS(2, GOLD, PIECES_READY), "RRP"),
    SAGE("manufactory",       2, C | S, PIECES(1, ONCE),   GAINS(1, VP, PAIRS_READY), "RRP"),
    SAGE("observatory",       2, H | S, ACTIVATES_BY_COIN, GAINS(5, GOLD, ONCE), "RRP", NEEDS(1)),

    /* ---- Egypt: the scribe ------------------------------------------------------------------- */
    SCRIBE("inn-gold",            2, W,     GAINS(3, GOLD, SCRIBE_TERRAIN),  "RRP"),
    SCRIBE("inn-vp",              2, W | H, GAINS(1, VP, SCRIBE_TERRAIN),    "RRP"),
    SCRIBE("village-house-gold",  2, C,     GAINS(3, GOLD, SCRIBE_CITY),     "RRP", NEEDS(1)),
    SCRIBE("village-house-vp",    2, C | S, GAINS(1, VP, SCRIBE_CITY),       "RRP", NEEDS(2)),
    SCRIBE("isolated-house-gold", 2, H,     GAINS(3, GOLD, SCRIBE_EMPTY),    "RRP"),
    SCRIBE("isolated-house-vp",   2, H | W, GAINS(1, VP, SCRIBE_EMPTY),      "RRP"),
    SCRIBE("palace-gold",         1, S,     GAINS(3, GOLD, SCRIBE_TILE),     "RRR", NEEDS(1)),
    SCRIBE("palace-vp",           1, S | C, GAINS(1, VP, SCRIBE_TILE),       "RRR", NEEDS(1)),
    SCRIBE("lighthouse-gold",     1, S,     GAINS(3, GOLD, SCRIBE_OCEAN, 4), "RRR"),
    SCRIBE("lighthouse-vp",       1, S | H, GAINS(1, VP, SCRIBE_OCEAN, 4),   "RRR"),

    /* ---- Egypt: combat tokens ---------------------------------------------------------------- */
    COMBAT("archers",  3, W | H, SPENDS(2, ARCHERS, .limit = 1),  1, "RRP"),
    COMBAT("chariots", 3, W | S, SPENDS(1, CHARIOTS),             2, "RRP"),
    COMBAT("barracks", 3, C,     SPENDS(1, BARRACKS),             1, "RRP"),
    COMBAT("camels",   3, H,     SPENDS(1, CAMELS),               2, "RRP"),
    COMBAT("fortress", 2, C | S, SPENDS(1, FORTRESS),             1, "RRP", NEEDS(1)),
    COMBAT("garrison", 2, C | W, SPENDS(1, GARRISON, .limit = 3), 1, "RRP", NEEDS(1)),

    /* ---- Egypt: permanent temples ------------------------------------------------------------ */
    BLESSING("amun",   4, PERMANENT_GOOD, .goods = H),
    BLESSING("anubis", 4, PERMANENT_GOOD, .goods = W),
    BLESSING("apis",   4, PERMANENT_GOOD, .goods = C),
    BLESSING("aten",   4, PERMANENT_GOOD, .goods = S),
    BLESSING("hathor", 0, COUNTS_ATTACKS),
    BLESSING("horus",  0, COUNTS_TEMPLES),
    BLESSING("isis",   4, FULL_HAND, .limit = 7),
    BLESSING("maat",   4, OTHER_COLUMN, .colour = DEUS_SCIENTIFIC),
    BLESSING("min",    4, OTHER_COLUMN, .colour = DEUS_PRODUCTION),
    BLESSING("montu",  4, OTHER_COLUMN, .colour = DEUS_MILITARY),
    BLESSING("mut",    4, OTHER_COLUMN, .colour = DEUS_CIVIL),
    BLESSING("neith",  4, OTHER_COLUMN, .colour = DEUS_MARITIME),
    BLESSING("ptah",   4, STRONG_OFFERING),
    BLESSING("seth",   0, COUNTS_CITIES, .limit = 2),
    BLESSING("sobek",  0, COUNTS_CITIES, .limit = 3),
    BLESSING("thoth",  0, COUNTS_CITIES, .limit = 4),
};

/* clang-format on */

uint8_t deus_card_named(const char *id) {
    assert(id);
    for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++)
        if (strcmp(deus_cards[card].id, id) == 0) return card;
    return DM_UNKNOWN;
}
