/* The state of a game of Deus, and the questions every rule asks about it.
 *
 * Invariants (deus_check asserts them):
 *   - Everything beyond a count is zero, and hands are sorted, so equal situations are equal bytes.
 *   - The 96 cards lie in exactly one place each: deck, discard, offering, a hand or a column.
 *   - Of each type a player has 5 pieces: on the player board, in the supply, or on the map.
 *   - Resources in the supply and in all hands together are 5 of each per player.
 *   - A region holds pieces of one player only; no two of one type; nothing stands on a village.
 *   - A temple piece never stands alone.
 *   - The stack of pending steps is empty exactly when the game is over. */
#ifndef DEUS_STATE_H
#define DEUS_STATE_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "demiurge.h"
#include "deus/cards.h"
#include "deus/words.h"
#include "engine/chance.h"

enum {
    DEUS_TILES_MAX = 7,
    DEUS_REGIONS_PER_TILE = 7,
    DEUS_REGIONS_MAX = DEUS_TILES_MAX * DEUS_REGIONS_PER_TILE,
    DEUS_HAND_MAX = 10,
    DEUS_COLUMN_MAX = 12, /* 5 in the base game; cards laid off their colour (Egypt) make more */
    DEUS_STEPS_MAX = 24,
    DEUS_PIECES_PER_TYPE = 5,
    DEUS_ROUNDS_MAX = 120,
    DEUS_BARQUE_SIZES = 3,
    DEUS_COMBAT_TOKENS = 5,
    DEUS_COUNTER_VP = 3,
    DEUS_REFILL_TO = 5,
    DEUS_EDGE_PRICE_VP = 3,
};

#define DEUS_NO_REGION DM_UNKNOWN
_Static_assert(DEUS_REGIONS_MAX < DEUS_NO_REGION, "no region is taken for none");

/* A set of regions: bit r is region r in board order (D-BD2). */
typedef uint64_t deus_regions;
_Static_assert(DEUS_REGIONS_MAX <= 8 * sizeof(deus_regions), "each region has its bit");

typedef struct deus_player {
    deus_regions pieces[DEUS_COLOURS]; /* where the pieces of each type stand, temples included */
    int16_t vp, gold;
    uint8_t resources[DEUS_RESOURCES];
    uint8_t board[DEUS_STANDARD_COLOURS];  /* pieces on the player board, ready to be built */
    uint8_t supply[DEUS_STANDARD_COLOURS]; /* pieces in the personal supply */
    uint8_t height[DEUS_COLOURS];
    uint8_t column[DEUS_COLOURS][DEUS_COLUMN_MAX]; /* cards, bottom to top */
    uint8_t hand_count;
    uint8_t hand[DEUS_HAND_MAX];       /* sorted; DM_UNKNOWN sorts last */
    uint8_t first_region;              /* where the first piece was placed, or DEUS_NO_REGION */
    uint8_t joker_column, joker_place; /* the card laid face down, or DM_UNKNOWN twice */

    /* Egypt; all zero (and no scribe) without the module. */
    uint8_t scribe;                     /* the region of the last civil piece, or DEUS_NO_REGION */
    uint8_t barques[DEUS_BARQUE_SIZES]; /* barques of size 1, 2, 3 */
    uint8_t tokens;                     /* combat tokens on the player board */
    uint8_t
        fortress[DEUS_STANDARD_COLOURS];   /* who has a fortress on this store, from 1; 0 nobody */
    uint8_t garrison[DEUS_COLOURS];        /* who has a garrison on this column, from 1; 0 nobody */
    uint8_t charges[DEUS_COLUMN_MAX];      /* of each temple card: VP on it, or uses left */
    uint16_t coins[DEUS_STANDARD_COLOURS]; /* bit k: a coin lies on place k of the column */
    deus_regions camps;                    /* regions taken by combat tokens */
} deus_player;

/* Work that is pending: each kind of step is a row (rules.h) that either asks or runs. A step uses
 * the members its row names; the others are zero. What shares a byte is never used by one step. */
typedef struct deus_frame {
    uint8_t step; /* enum deus_step */
    union {
        uint8_t picker; /* the seat that picks its first pieces */
        uint8_t once;   /* of a card: 1 if its once effect is at work, not its main one */
    };
    uint8_t card; /* a card of the hand that waits for its column */
    union {
        uint8_t column; /* of the card */
        uint8_t piece;  /* the colour of the piece to be placed */
        uint8_t god;    /* whose gift it is, as a colour; `place` is then DM_UNKNOWN */
    };
    uint8_t place; /* of the card in its column, from 0 */
    union {
        uint8_t left;       /* how many more may or must be chosen */
        uint8_t stage;      /* of a card being resolved: what is still to come (rules.h) */
        uint8_t condition;  /* buildings that the region must hold already */
        uint8_t strength;   /* of the offering whose god is being chosen */
        uint8_t more_cards; /* to be drawn beyond a full hand */
        uint8_t paid;       /* 1 if the token for the chariots is spent */
    };
    union {
        uint8_t region;    /* where the army, ship or token stands that is to move */
        uint8_t resource;  /* the last one chosen: none before it may follow */
        uint8_t colour;    /* of the last piece chosen, likewise */
        uint8_t last_card; /* the last one discarded, likewise */
    };
    uint8_t goods; /* resources still to be paid, or to choose from; as a bit set */
} deus_frame;

_Static_assert(sizeof(deus_frame) == 8, "the members that share a byte are as large as it");

/* All kinds of steps, each with the name of its row (rules.h): DEUS_STEP_PICK has deus_step_pick,
 * in the file of its rule. */
#define DEUS_EACH_STEP(X)                     \
    X(DEUS_STEP_PICK, pick)                   \
    X(DEUS_STEP_DEAL, deal)                   \
    X(DEUS_STEP_TURN, turn)                   \
    X(DEUS_STEP_END_TURN, end_turn)           \
    X(DEUS_STEP_COLUMN, column)               \
    X(DEUS_STEP_PAY, pay)                     \
    X(DEUS_STEP_PLACE, place)                 \
    X(DEUS_STEP_EFFECTS, effects)             \
    X(DEUS_STEP_RESOLVE, resolve)             \
    X(DEUS_STEP_SELL, sell)                   \
    X(DEUS_STEP_BUY, buy)                     \
    X(DEUS_STEP_PRODUCE, produce)             \
    X(DEUS_STEP_HARVEST, harvest)             \
    X(DEUS_STEP_DRAW, draw)                   \
    X(DEUS_STEP_PIECES, pieces)               \
    X(DEUS_STEP_MORE_PIECES, more_pieces)     \
    X(DEUS_STEP_ACTIVATE, activate)           \
    X(DEUS_STEP_RAID, raid)                   \
    X(DEUS_STEP_ARMY, army)                   \
    X(DEUS_STEP_MARCH, march)                 \
    X(DEUS_STEP_ROB, rob)                     \
    X(DEUS_STEP_PIRACY, piracy)               \
    X(DEUS_STEP_DISCARD, discard)             \
    X(DEUS_STEP_GOD, god)                     \
    X(DEUS_STEP_RESOURCES, resources)         \
    X(DEUS_STEP_REFILL, refill)               \
    /* Egypt */                               \
    X(DEUS_STEP_PLACE_IN, place_in)           \
    X(DEUS_STEP_ONCE, once)                   \
    X(DEUS_STEP_MARKET, market)               \
    X(DEUS_STEP_TRADE, trade)                 \
    X(DEUS_STEP_SHIP, ship)                   \
    X(DEUS_STEP_SAIL, sail)                   \
    X(DEUS_STEP_RELOCATE, relocate)           \
    X(DEUS_STEP_RELOCATED, relocated)         \
    X(DEUS_STEP_SPILL, spill)                 \
    X(DEUS_STEP_EXCHANGE, exchange)           \
    X(DEUS_STEP_EXCHANGE_MORE, exchange_more) \
    X(DEUS_STEP_BUY_CARDS, buy_cards)         \
    X(DEUS_STEP_LAY, lay)                     \
    X(DEUS_STEP_SHIFT, shift)                 \
    X(DEUS_STEP_VILLAGES, villages)           \
    X(DEUS_STEP_SHOOT, shoot)                 \
    X(DEUS_STEP_CHARIOTS, chariots)           \
    X(DEUS_STEP_CHARIOT_TO, chariot_to)       \
    X(DEUS_STEP_BARRACKS, barracks)           \
    X(DEUS_STEP_FORTRESS, fortress)           \
    X(DEUS_STEP_GARRISON, garrison)           \
    X(DEUS_STEP_GAIN, gain)                   \
    X(DEUS_STEP_GOODS, goods)                 \
    X(DEUS_STEP_GOOD, good)

#define DEUS_NAME_STEP(enumerator, word) enumerator,
enum deus_step { DEUS_NO_STEP, DEUS_EACH_STEP(DEUS_NAME_STEP) DEUS_STEP_KINDS };
#undef DEUS_NAME_STEP

typedef struct deus_tile {
    int8_t i, j;  /* slot in the tile lattice */
    uint8_t face; /* 0..13: tile number * 2 + side */
    uint8_t rotation;
} deus_tile;

/* Who discarded a card and so knows it, and whether all saw it (it was on top once). Once another
 * seat has taken one of several buried cards (Egypt), nobody knows the rest. */
enum { DEUS_DISCARD_SEAT = 0x07, DEUS_DISCARDED_BY_NOBODY = 4, DEUS_DISCARD_SEEN = 0x80 };
_Static_assert(DM_SEATS_MAX <= DEUS_DISCARDED_BY_NOBODY, "no seat is taken for nobody");
_Static_assert((DEUS_DISCARDED_BY_NOBODY & ~DEUS_DISCARD_SEAT) == 0, "nobody fits the mask");

typedef struct deus_state {
    chance_source chance;

    /* The board: made at set-up, never changed. */
    deus_regions near[DEUS_REGIONS_MAX]; /* neighbours of each region */
    deus_regions terrain[DEUS_TERRAINS];
    deus_regions edge;
    deus_tile tiles[DEUS_TILES_MAX];
    uint8_t village[DEUS_TILES_MAX]; /* the region of each tile's village */
    uint8_t tile_count;

    /* Options. */
    uint8_t rules; /* the version they are, from 1 (versions.h) */
    uint8_t player_count;
    uint8_t start_pieces; /* 0: two of each type; else 6..10 of the player's choice */
    uint8_t arrangement;  /* index of the named arrangement, or DM_UNKNOWN for a custom one */
    uint8_t joker_allowed, open_vp;
    uint8_t egypt;                  /* bit c: colour c is played with the cards of Egypt */
    uint8_t mixed_temples;          /* 16 of all 32 temples */
    uint8_t market[DEUS_RESOURCES]; /* space of each token, 0 to 2 (Egypt, maritime) */

    uint8_t village_vp[DEUS_TILES_MAX];
    uint8_t attacked; /* bit t: the village of tile t was attacked */
    uint8_t temples_left;
    uint8_t resources_left[DEUS_RESOURCES];

    uint8_t first_seat, turn_seat;
    uint8_t round;      /* from 1 */
    uint8_t last_round; /* 0 until the end is triggered */
    uint8_t revealed;   /* the answer being applied taught some seat something */

    uint8_t deck_count, discard_count, offering_count;
    uint8_t deck[DEUS_DECK_CARDS];    /* the next card is the last one */
    uint8_t discard[DEUS_DECK_CARDS]; /* the last one is on top */
    uint8_t discard_mark[DEUS_DECK_CARDS];
    uint8_t offering[DEUS_HAND_MAX]; /* an offering in the making, its top card first */

    deus_regions moved; /* armies that chariots have moved already */

    uint8_t depth;
    deus_frame steps[DEUS_STEPS_MAX];
    deus_player players[DM_SEATS_MAX];
} deus_state;

_Static_assert(DEUS_TILES_MAX <= 8, "attacked villages are the bits of a byte");
_Static_assert(DEUS_COLUMN_MAX <= 16, "coins on a column are the bits of two bytes");
_Static_assert(DEUS_STEP_KINDS <= UINT8_MAX, "a step is a byte");
_Static_assert(sizeof(deus_state) <= 2048, "a state of Deus stays within 2 KB, Egypt included");

/* ---- Sets of regions --------------------------------------------------------------------- */

static inline deus_regions deus_region_bit(uint8_t region) {
    assert(region < 64);
    return (deus_regions)1 << region;
}

static inline int deus_region_count(deus_regions regions) { return __builtin_popcountll(regions); }

/* The first region of a set that is not empty. */
static inline uint8_t deus_region_first(deus_regions regions) {
    assert(regions != 0);
    return (uint8_t)__builtin_ctzll(regions);
}

#define DEUS_FOR_EACH_REGION(region, set)                                                         \
    for (deus_regions rest_##region = (set); rest_##region; rest_##region &= rest_##region - 1)   \
        for (uint8_t region = deus_region_first(rest_##region), once_##region = 1; once_##region; \
             once_##region = 0)

/* D-BD3: the faces, tile by tile and side by side; centre first, then the petals clockwise. */
enum { DEUS_FACES = 14 };
extern const char deus_faces[DEUS_FACES][DEUS_REGIONS_PER_TILE + 1];

/* ---- Reading the state: board.c, query.c ------------------------------------------------- */

static inline deus_state *deus_mutable(dm_state *state) { return (deus_state *)state; }
static inline const deus_state *deus_const(const dm_state *state) {
    return (const deus_state *)state;
}

static inline uint8_t deus_region_total(const deus_state *s) {
    return (uint8_t)(s->tile_count * DEUS_REGIONS_PER_TILE);
}

/* Axial coordinates of a region (D-BD2). */
void deus_region_hex(const deus_state *s, uint8_t region, int *q, int *r);
/* Steps from one to the other. */
int deus_region_distance(const deus_state *s, uint8_t from, uint8_t to);
/* Regions at less than a distance, itself included. */
deus_regions deus_regions_nearer(const deus_state *s, uint8_t region, int distance);
/* Its terrain (enum deus_terrain). */
uint8_t deus_region_terrain(const deus_state *s, uint8_t region);

/* Every region beside one of the set (the set itself only where it touches itself). */
deus_regions deus_neighbours(const deus_state *s, deus_regions regions);

/* Regions with no piece and no token, villages apart (D-BD7). */
deus_regions deus_empty(const deus_state *s);

/* All regions of the land that belongs to no village; all of the sea. */
static inline deus_regions deus_land(const deus_state *s) {
    return s->terrain[DEUS_FOREST] | s->terrain[DEUS_SWAMP] | s->terrain[DEUS_MOUNTAIN] |
           s->terrain[DEUS_FIELD];
}

/* Regions that a seat occupies (D-BD7), that anybody does, and that anybody but the seat does. */
deus_regions deus_occupied(const deus_state *s, uint8_t seat);
deus_regions deus_occupied_by_all(const deus_state *s);                  /* seats that play */
deus_regions deus_occupied_by_others(const deus_state *s, uint8_t seat); /* DM_NOBODY: all */
/* The seat that occupies a region, or DM_NOBODY. */
uint8_t deus_region_owner(const deus_state *s, uint8_t region);

/* How many buildings a seat has in a region, temples included. */
int deus_buildings_in(const deus_state *s, uint8_t seat, uint8_t region);

/* Regions with at least `buildings` buildings of the seat. */
deus_regions deus_cities(const deus_state *s, uint8_t seat, int buildings);

/* How many units of a measure a seat has. */
int deus_measure_units(const deus_state *s, uint8_t seat, deus_measure measure);

/* What a temple card would give a seat now (D-TP5). */
int deus_temple_points(const deus_state *s, uint8_t seat, uint8_t card);

/* The tile whose village stands in this region, or DM_UNKNOWN. */
uint8_t deus_village_tile(const deus_state *s, uint8_t region);

static inline bool deus_is_joker(const deus_player *player, uint8_t column, uint8_t place) {
    return player->joker_column == column && player->joker_place == place;
}

/* Cards that count for a colour in the five standard columns: by their own colour, a joker by its
 * column's. In the base game that is the column's height. */
int deus_cards_of(const deus_state *s, uint8_t seat, uint8_t colour);

/* The effect a step of a card is about: its main or its once effect. */
const deus_effect *deus_effect_of(const deus_state *s, deus_frame frame);

/* Whether the cards are still in the box: pieces are being picked (D-W1). */
bool deus_before_the_deal(const deus_state *s);

/* Who answers the step on top, or DM_NOBODY. */
uint8_t deus_seat_to_answer(const deus_state *s);

#endif
