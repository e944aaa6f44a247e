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
    OPERATIONS,
};

enum { ANY_TERRAIN = TERRAINS };

typedef struct deus_effect {
    uint8_t operation;
    uint8_t amount;
    uint8_t currency; /* enum deus_currency */
    uint8_t limit;
    uint8_t goods;   /* SELL: bit set of resources that make one lot */
    uint8_t terrain; /* PRODUCE_EACH, HARVEST */
    uint8_t colour;  /* ACTIVATE */
    deus_measure per;
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
} deus_card;

enum { DECK_CARDS = 96, CARDS_PER_COLOUR = 16, TEMPLE_MAXIMUM = 12 };

extern const deus_card deus_cards[];
extern const uint8_t deus_card_count;

/* The kind with that id, or DM_UNKNOWN. */
uint8_t deus_card_named(const char *id);

#endif
