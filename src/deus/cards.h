/* Cards as data: one row a kind of card, an effect is an operation with numbers.
 *
 * Nothing else says what a card does: rules interpret these rows and texts are composed from
 * them, so text and behaviour cannot disagree. Someone who owns the box can correct a row here
 * and rebuild. Equal cards are interchangeable, so states hold kinds, never copies. */
#ifndef DEUS_CARDS_H
#define DEUS_CARDS_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "demiurge.h"
#include "deus/words.h"

/* Something that can be counted for a player: gains, draws and temples are "so much per unit". */
enum deus_measure_kind {
    DEUS_ONCE,              /* 1 */
    DEUS_REGIONS,           /* regions with a building of yours */
    DEUS_REGIONS_OF,        /* regions you occupy of terrain `of` */
    DEUS_CITIES,            /* regions with at least `of` of your buildings */
    DEUS_PAIRS_OF_CITIES,   /* pairs of regions with at least `of` of your buildings each */
    DEUS_BESIEGED_VILLAGES, /* villages beside which you have at least one army */
    DEUS_HELD,              /* resources `of` that you own */
    DEUS_LARGEST_CITY,      /* buildings in your largest region */
    DEUS_GOLD_PAIRS,        /* every 2 gold you own */
    DEUS_ARMIES,            /* armies on the board */
    DEUS_ROWS,              /* complete rows of the five standard columns */
    /* Egypt */
    DEUS_CARDS_OF,       /* your cards of colour `of` in the five standard columns, no joker */
    DEUS_CARDS_IN_HAND,  /* cards in your hand */
    DEUS_PIECES_READY,   /* pieces on your player board */
    DEUS_PAIRS_READY,    /* every 2 pieces on your player board */
    DEUS_SCRIBE_TERRAIN, /* regions you occupy of the terrain your scribe stands on */
    DEUS_SCRIBE_CITY,    /* buildings of yours in your scribe's region */
    DEUS_SCRIBE_EMPTY,   /* empty regions beside your scribe */
    DEUS_SCRIBE_TILE,    /* regions you occupy on your scribe's Continent tile */
    DEUS_SCRIBE_OCEAN,   /* sea regions of the largest ocean beside your scribe, at most `of` */
    DEUS_MEASURES,
};

typedef struct deus_measure {
    uint8_t kind, of;
} deus_measure;

enum deus_currency { DEUS_IN_GOLD, DEUS_IN_VP };

/* The operations of effects. Each has its row (rules.h) in the file of its rule. */
enum deus_operation {
    DEUS_GAIN, /* `amount` of `currency` per `per` */
    DEUS_SELL, /* up to `limit` lots (0: any number) of the goods, `amount` of `currency` each */
    DEUS_BUY,  /* up to `limit` resources of your choice, `amount` gold each */
    DEUS_PRODUCE_ONE,  /* exactly one of your production buildings gives `amount` of its region */
    DEUS_PRODUCE_EACH, /* each of them (on `terrain`, if given) gives `amount` */
    DEUS_HARVEST,  /* a region of `terrain` you occupy gives `amount` per building of yours there */
    DEUS_DRAW,     /* `amount` cards per `per` */
    DEUS_PIECES,   /* `amount` pieces of your choice per `per` */
    DEUS_ACTIVATE, /* one of your cards of `colour` takes effect */
    DEUS_RAID,     /* up to `amount` VP from one village beside one of your armies */
    DEUS_MARCH,    /* one army up to `limit` steps, then steal `amount` of `currency` */
    DEUS_PIRACY,   /* `amount` gold from the owner of each ship beside one of your armies */
    DEUS_FINAL,    /* at the end: `amount` VP per `per`, at most `limit` */
    /* Egypt: market */
    DEUS_SHIFT_TOKEN, /* a token of `goods` one space up (limit 1), down (2) or either (3) */
    DEUS_SWAP_TOKENS, /* two market tokens change places */
    DEUS_SET_TOKEN,   /* a market token goes to any space */
    DEUS_SELL_LOTS, /* up to `limit` lots (0: any number) of `amount` of a good, at market price */
    DEUS_SELL_MIX,  /* up to `limit` resources of any kind at market price */
    DEUS_SAIL_AND_BUY, /* move a ship within its ocean; buy up to `limit` at half the price */
    /* Egypt: barques */
    DEUS_GAIN_BARQUE,  /* one of size `amount` */
    DEUS_GAIN_GOODS,   /* `amount` of the good */
    DEUS_PRODUCE_RANK, /* one of your production buildings gives as many as the card's rank */
    DEUS_RELOCATE,     /* a production building: a good of the land beside per building there */
    DEUS_LOAD_BARQUE,  /* one of your production buildings fills one of your barques */
    /* Egypt: science */
    DEUS_ACTIVATE_SAME_RANK, /* another card of the same rank */
    DEUS_ACTIVATE_ANY,       /* any of your cards */
    DEUS_ACTIVATE_FIRST,     /* a card of rank 1 of another colour */
    DEUS_ACTIVATE_BY_COIN,   /* put 1 gold on a card without a coin, and it takes effect */
    DEUS_FILL_BOARD,         /* pieces until you have `amount` of each type on your board */
    DEUS_DRAW_DISCARDS,      /* the top `amount` cards of the discard pile */
    DEUS_EXCHANGE_CARDS,     /* discard any number of cards, then draw as many */
    DEUS_BUY_CARDS,          /* draw any number of cards for `amount` gold each */
    /* Egypt: combat tokens */
    DEUS_RALLY,    /* bring `amount` combat tokens to your board */
    DEUS_ARCHERS,  /* spend `amount`: an army attacks a village alone, then may move 1 step */
    DEUS_CHARIOTS, /* spend `amount`: armies change places among your regions */
    DEUS_BARRACKS, /* spend `amount`: a token takes an empty region beside an army */
    DEUS_CAMELS,   /* one army moves any number of steps; a token opens the land of others */
    DEUS_FORTRESS, /* spend `amount` on a store of a player beside an army */
    DEUS_GARRISON, /* spend `amount` on a column of a player beside an army, steal VP by rank */
    /* Egypt: temples */
    DEUS_BLESSING, /* `amount` VP at once; then `power` for good */
    DEUS_OPERATIONS,
};

enum { DEUS_ANY_TERRAIN = DEUS_TERRAINS };

/* What a temple of Egypt does from the moment it lies there. */
enum deus_power {
    DEUS_NO_POWER,
    DEUS_PERMANENT_GOOD,  /* `goods` counts as paid in every construction */
    DEUS_FULL_HAND,       /* refill to `limit` cards */
    DEUS_OTHER_COLUMN,    /* once, a card of `colour` may be laid in another standard column */
    DEUS_STRONG_OFFERING, /* an offering counts one card more */
    DEUS_COUNTS_ATTACKS,  /* counters: 3 VP on the card, 1 of them and 3 more each time */
    DEUS_COUNTS_TEMPLES,
    DEUS_COUNTS_CITIES, /* you build, and the region then holds `limit` buildings (4: or more) */
};

typedef struct deus_effect {
    uint8_t operation;
    uint8_t amount;
    uint8_t currency; /* enum deus_currency */
    uint8_t limit;
    uint8_t goods;   /* DEUS_SELL: bit set of resources that make one lot */
    uint8_t terrain; /* DEUS_PRODUCE_EACH, DEUS_HARVEST */
    uint8_t colour;  /* DEUS_ACTIVATE, DEUS_OTHER_COLUMN */
    deus_measure per;
    uint8_t power; /* DEUS_BLESSING: enum deus_power */
} deus_effect;

/* How sure a fact about a card is; shown to players. */
enum deus_source {
    DEUS_PRINTED = 'P',
    DEUS_REPORTED = 'F',
    DEUS_SYMMETRIC = 'Y',
    DEUS_RECONSTRUCTED = 'R'
};

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
    deus_effect once;  /* only when the card is laid; no operation but DEUS_GAIN of 0: none */
} deus_card;

enum {
    DEUS_CARD_KINDS = 125, /* rows of cards.c */
    DEUS_DECK_CARDS = 96,
    DEUS_CARDS_PER_COLOUR = 16,
    DEUS_TEMPLE_MAXIMUM = 12
};

/* A byte holds a card, a god (DEUS_VIA_GOD + colour), or DM_UNKNOWN. */
_Static_assert(DEUS_CARD_KINDS <= (int)DEUS_VIA_GOD, "no card is taken for a god");
_Static_assert((int)DEUS_VIA_GOD + DEUS_COLOURS <= DM_UNKNOWN, "no god is unknown");

extern const deus_card deus_cards[DEUS_CARD_KINDS];

static inline bool deus_has_once(const deus_card *card) {
    return card->once.operation != DEUS_GAIN || card->once.amount > 0;
}

/* Whether a card does something else at another rank. */
static inline bool deus_depends_on_rank(uint8_t card) {
    assert(card < DEUS_CARD_KINDS);
    uint8_t operation = deus_cards[card].effect.operation;
    return operation == DEUS_PRODUCE_RANK || operation == DEUS_ACTIVATE_SAME_RANK;
}

/* The kind with that id, or DM_UNKNOWN. */
uint8_t deus_card_named(const char *id);

#endif
