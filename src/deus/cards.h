/* Cards as data: one row a kind of card, an effect is an operation with numbers.
 *
 * Nothing else says what a card does: rules interpret these rows and texts are composed from
 * them, so text and behaviour cannot disagree. Someone who owns the box can correct a row here
 * and rebuild. Equal cards are interchangeable, so states hold kinds, never copies. */
#ifndef DEUS_CARDS_H
#define DEUS_CARDS_H

#include <stdbool.h>
#include <stdint.h>

#include "deus/words.h"

/* Something that can be counted for a player: gains, draws and temples are "so much per unit". */
enum deus_measure_kind {
    ONCE,              /* 1 */
    REGIONS,           /* regions with a building of yours */
    REGIONS_OF,        /* regions you occupy of terrain `of` */
    CITIES,            /* regions with at least `of` of your buildings */
    PAIRS_OF_CITIES,   /* pairs of regions with at least `of` of your buildings each */
    BESIEGED_VILLAGES, /* villages beside which you have at least one army */
    HELD,              /* resources `of` that you own */
    LARGEST_CITY,      /* buildings in your largest region */
    GOLD_PAIRS,        /* every 2 gold you own */
    ARMIES,            /* armies on the board */
    ROWS,              /* complete rows of the five standard columns */
    /* Egypt */
    CARDS_OF,       /* your cards of colour `of` in the five standard columns, no joker */
    CARDS_IN_HAND,  /* cards in your hand */
    PIECES_READY,   /* pieces on your player board */
    PAIRS_READY,    /* every 2 pieces on your player board */
    SCRIBE_TERRAIN, /* regions you occupy of the terrain your scribe stands on */
    SCRIBE_CITY,    /* buildings of yours in your scribe's region */
    SCRIBE_EMPTY,   /* empty regions beside your scribe */
    SCRIBE_TILE,    /* regions you occupy on your scribe's Continent tile */
    SCRIBE_OCEAN,   /* sea regions of the largest ocean beside your scribe, at most `of` */
    MEASURES,
};

typedef struct deus_measure {
    uint8_t kind, of;
} deus_measure;

enum deus_currency { IN_GOLD, IN_VP };

/* The operations of effects. Each has its row in effects.c. */
enum deus_operation {
    GAIN,         /* `amount` of `currency` per `per` */
    SELL,         /* up to `limit` lots (0: any number) of the goods, `amount` of `currency` each */
    BUY,          /* up to `limit` resources of your choice, `amount` gold each */
    PRODUCE_ONE,  /* exactly one of your production buildings gives `amount` of its region */
    PRODUCE_EACH, /* each of your production buildings (on `terrain`, if given) gives `amount` */
    HARVEST,  /* one region of `terrain` you occupy gives `amount` per building of yours there */
    DRAW,     /* `amount` cards per `per` */
    PIECES,   /* `amount` pieces of your choice per `per` */
    ACTIVATE, /* one of your cards of `colour` takes effect */
    RAID,     /* up to `amount` VP from one village beside one of your armies */
    MARCH,    /* one army up to `limit` steps, then steal `amount` of `currency` */
    PIRACY,   /* `amount` gold from the owner of each ship beside one of your armies */
    FINAL,    /* at the end: `amount` VP per `per`, at most `limit` */
    /* Egypt: market */
    SHIFT_TOKEN,  /* a token of `goods` one space up (limit 1), down (2) or either (3) */
    SWAP_TOKENS,  /* two market tokens change places */
    SET_TOKEN,    /* a market token goes to any space */
    SELL_LOTS,    /* up to `limit` lots (0: any number) of `amount` of the good, at market price */
    SELL_MIX,     /* up to `limit` resources of any kind at market price */
    SAIL_AND_BUY, /* move a ship within its ocean; buy up to `limit` at half the market price */
    /* Egypt: barques */
    GAIN_BARQUE,  /* one of size `amount` */
    GAIN_GOODS,   /* `amount` of the good */
    PRODUCE_RANK, /* one of your production buildings gives as many as the card's rank */
    RELOCATE,     /* a production building: a good of the land beside per building there */
    LOAD_BARQUE,  /* one of your production buildings fills one of your barques */
    /* Egypt: science */
    ACTIVATE_SAME_RANK, /* another card of the same rank */
    ACTIVATE_ANY,       /* any of your cards */
    ACTIVATE_FIRST,     /* a card of rank 1 of another colour */
    ACTIVATE_BY_COIN,   /* put 1 gold on a card without a coin, and it takes effect */
    FILL_BOARD,         /* pieces until you have `amount` of each type on your board */
    DRAW_DISCARDS,      /* the top `amount` cards of the discard pile */
    EXCHANGE_CARDS,     /* discard any number of cards, then draw as many */
    BUY_CARDS,          /* draw any number of cards for `amount` gold each */
    /* Egypt: combat tokens */
    RALLY,    /* bring `amount` combat tokens to your board */
    ARCHERS,  /* spend `amount`: an army attacks a village alone, then may move 1 step */
    CHARIOTS, /* spend `amount`: armies change places among your regions */
    BARRACKS, /* spend `amount`: a token takes an empty region beside an army */
    CAMELS,   /* one army moves any number of steps; a token opens the land of others */
    FORTRESS, /* spend `amount` on a store of a player beside an army */
    GARRISON, /* spend `amount` on a column of a player beside an army, steal VP by rank */
    /* Egypt: temples */
    BLESSING, /* `amount` VP at once; then `power` for good */
    OPERATIONS,
};

enum { ANY_TERRAIN = TERRAINS };

/* What a temple of Egypt does from the moment it lies there. */
enum deus_power {
    NO_POWER,
    PERMANENT_GOOD,  /* `goods` counts as paid in every construction */
    FULL_HAND,       /* refill to `limit` cards */
    OTHER_COLUMN,    /* once, a card of `colour` may be laid in another standard column */
    STRONG_OFFERING, /* an offering counts one card more */
    COUNTS_ATTACKS,  /* counters: 3 VP on the card, 1 of them and 3 more each time */
    COUNTS_TEMPLES,
    COUNTS_CITIES, /* you build, and the region then holds `limit` buildings (4: or more) */
};

typedef struct deus_effect {
    uint8_t operation;
    uint8_t amount;
    uint8_t currency; /* enum deus_currency */
    uint8_t limit;
    uint8_t goods;   /* SELL: bit set of resources that make one lot */
    uint8_t terrain; /* PRODUCE_EACH, HARVEST */
    uint8_t colour;  /* ACTIVATE, OTHER_COLUMN */
    deus_measure per;
    uint8_t power; /* BLESSING: enum deus_power */
} deus_effect;

/* How sure a fact about a card is; shown to players. */
enum deus_source { PRINTED = 'P', REPORTED = 'F', SYMMETRIC = 'Y', RECONSTRUCTED = 'R' };

typedef struct deus_card {
    const char *id;
    uint8_t colour;
    uint8_t copies;
    uint8_t cost; /* bit set of resources, one of each */
    uint8_t gold; /* gold on top of that */
    deus_effect effect;
    char sources[4]; /* copies, cost, effect */
    /* Egypt */
    bool egypt;
    uint8_t condition; /* buildings of yours the region must hold already */
    bool costs_rank;   /* as many gold as its rank */
    deus_effect once;  /* only when the card is laid; no operation but GAIN of 0: none */
} deus_card;

enum { DECK_CARDS = 96, CARDS_PER_COLOUR = 16, TEMPLE_MAXIMUM = 12 };

extern const deus_card deus_cards[];
extern const uint8_t deus_card_count;

static inline bool deus_has_once(const deus_card *card) {
    return card->once.operation != GAIN || card->once.amount > 0;
}

/* Whether a card does something else at another rank. */
static inline bool deus_depends_on_rank(uint8_t card) {
    uint8_t operation = deus_cards[card].effect.operation;
    return operation == PRODUCE_RANK || operation == ACTIVATE_SAME_RANK;
}

/* The kind with that id, or DM_UNKNOWN. */
uint8_t deus_card_named(const char *id);

#endif
