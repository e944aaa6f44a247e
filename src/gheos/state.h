/* The state of a game of Gheos, and the land it forms.
 *
 * Invariants (gheos_check asserts them):
 *   - Everything beyond a count is zero or GHEOS_NO_PLACE as it was made, hands are sorted: equal
 *     situations are equal bytes.
 *   - Each landscape tile is on the board, in a hand, in the pile, or gone.
 *   - Followers of a colour never exceed five, and none is held while its marker is off the board.
 *   - A marker lies on a continent, no two on one, and names the continent's first piece; the
 *     state also keeps what the continent has, which is asked for far more often than it changes.
 *   - A turn is a fixed chain of phases; what was chosen so far waits in `choice`, and the board
 *     changes only when the whole placement is decided. */
#ifndef GHEOS_STATE_H
#define GHEOS_STATE_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "demiurge.h"
#include "engine/chance.h"
#include "gheos/tiles.h"
#include "gheos/words.h"

enum {
    GHEOS_PLACES_MAX = GHEOS_TILES,
    GHEOS_HAND_MAX = 2,
    GHEOS_PILE_MAX = GHEOS_TILES - 1 + GHEOS_EPOCHS,
    GHEOS_TOKENS = 3,
    GHEOS_FOLLOWERS = 5,
    GHEOS_CELL_OFFSET = 64, /* cells in answers and events: x + 64, y + 64 */
};

#define GHEOS_NO_PLACE DM_UNKNOWN
_Static_assert(GHEOS_PLACES_MAX < GHEOS_NO_PLACE, "no place is taken for none");
_Static_assert(GHEOS_EPOCH < DM_UNKNOWN, "no tile is taken for something unknown");
_Static_assert(GHEOS_TILES <= 64 && GHEOS_PLACES_MAX <= 64,
               "sets of tiles and places have 64 bits");

/* A tile on the board. Links lead to the neighbour across each cell side; seen from there it is
 * the side of the same number (G-T3). */
typedef struct gheos_place {
    int8_t x, y;
    uint8_t tile, rotation;
    uint8_t link[GHEOS_SIDES];
} gheos_place;

/* A piece of land: a place and one of its cell sides. */
typedef struct gheos_spot {
    uint8_t place, side;
} gheos_spot;

/* The same in one byte, for events. */
static inline uint8_t gheos_spot_number(uint8_t place, uint8_t side) {
    assert(place < GHEOS_PLACES_MAX && side < GHEOS_SIDES);
    return (uint8_t)(place * GHEOS_SIDES + side);
}

/* All phases, each with the name of its row (rules.h): GHEOS_PHASE_TILE has gheos_phase_tile, in
 * the file of its rule. */
#define GHEOS_EACH_PHASE(X)           \
    X(GHEOS_PHASE_OVER, over)         \
    X(GHEOS_PHASE_TILE, tile)         \
    X(GHEOS_PHASE_CELL, cell)         \
    X(GHEOS_PHASE_ROTATION, rotation) \
    X(GHEOS_PHASE_PRICE, price)       \
    X(GHEOS_PHASE_WINNER, winner)     \
    X(GHEOS_PHASE_TARGET, target)     \
    X(GHEOS_PHASE_PEOPLE, people)     \
    X(GHEOS_PHASE_COLOUR, colour)     \
    X(GHEOS_PHASE_TOKEN, token)

#define GHEOS_NAME_PHASE(enumerator, word) enumerator,
enum gheos_phase { GHEOS_EACH_PHASE(GHEOS_NAME_PHASE) GHEOS_PHASES };
#undef GHEOS_NAME_PHASE

/* What the seat on turn has chosen so far. Unused fields are zero. */
typedef struct gheos_choice {
    uint8_t tile;
    int8_t x, y;
    uint8_t rotation;
    gheos_spot continent; /* where a civilisation will be founded */
} gheos_choice;

typedef struct gheos_player {
    int16_t vp;
    uint8_t tokens;
    uint8_t hand_count;
    uint8_t hand[GHEOS_HAND_MAX]; /* sorted; DM_UNKNOWN sorts last */
    uint8_t followers[GHEOS_CIVILISATIONS];
} gheos_player;

typedef struct gheos_state {
    chance_source chance;
    uint64_t gone; /* tiles that left the game, as a bit set */
    uint8_t player_count, calm_epochs;
    uint8_t first_seat, turn_seat, phase, revealed;
    uint16_t turn; /* from 1 */
    uint8_t epochs_drawn;
    uint8_t place_count, pile_count;
    gheos_choice choice;
    gheos_spot markers[GHEOS_CIVILISATIONS]; /* place GHEOS_NO_PLACE: off the board */
    /* Of each civilisation's continent; 0 for those off the board. */
    uint8_t home_symbols[GHEOS_CIVILISATIONS][GHEOS_SYMBOLS];
    gheos_place places[GHEOS_PLACES_MAX];
    uint8_t pile[GHEOS_PILE_MAX]; /* the next tile is the last one */
    gheos_player players[DM_SEATS_MAX];
} gheos_state;

_Static_assert(sizeof(gheos_state) <= 2048, "a state of Gheos stays within 2 KB");

static inline gheos_state *gheos_mutable(dm_state *state) { return (gheos_state *)state; }
static inline const gheos_state *gheos_const(const dm_state *state) {
    return (const gheos_state *)state;
}

/* ---- Land: land.c ------------------------------------------------------------------------ */

/* A region of linked pieces (G-T4). */
typedef struct gheos_region {
    uint64_t places;                /* tiles it lies on, as a bit set of places */
    uint8_t symbols[GHEOS_SYMBOLS]; /* of all its pieces */
    bool landmass;                  /* has a piece on two or three sides */
    gheos_spot first;               /* its first piece: lowest place, then lowest side */
} gheos_region;

enum { GHEOS_REGIONS_MAX = GHEOS_PLACES_MAX * GHEOS_SIDES };
_Static_assert(GHEOS_REGIONS_MAX < DM_UNKNOWN, "no region is taken for none");

/* All land of a board: the region of every side of every place. */
typedef struct gheos_land {
    uint8_t count;
    uint8_t label[GHEOS_PLACES_MAX][GHEOS_SIDES];
    gheos_region regions[GHEOS_REGIONS_MAX];
} gheos_land;

/* All land of `count` linked places (at most GHEOS_PLACES_MAX). The same land has the same numbers.
 */
void gheos_find_land(const gheos_place *places, int count, gheos_land *land);

/* At least one landmass and two tiles. */
bool gheos_is_continent(const gheos_region *region);
/* Two linked shores. */
bool gheos_is_island(const gheos_region *region);

/* The civilisation on a region, or GHEOS_CIVILISATIONS. */
uint8_t gheos_civilisation_on(const gheos_state *s, const gheos_land *land, uint8_t region);
/* The region a civilisation on the board lives on. */
uint8_t gheos_home(const gheos_state *s, const gheos_land *land, uint8_t civilisation);

/* The cell across a side. */
void gheos_cell_across(int x, int y, int side, int *nx, int *ny);
/* The place of a cell, or GHEOS_NO_PLACE. */
uint8_t gheos_place_at(const gheos_state *s, int x, int y);

/* ---- Counting: people.c, scoring.c ------------------------------------------------------- */

static inline bool gheos_on_board(const gheos_state *s, uint8_t civilisation) {
    assert(civilisation < GHEOS_CIVILISATIONS);
    return s->markers[civilisation].place != GHEOS_NO_PLACE;
}

/* Followers of a civilisation that nobody holds. */
int gheos_supply(const gheos_state *s, uint8_t civilisation);
/* Followers of all civilisations that a seat holds. */
int gheos_followers(const gheos_state *s, uint8_t seat);

/* What all followers of a seat give for one kind of symbol: cups for tokens, pyramids for Epochs.
 */
int gheos_points_for(const gheos_state *s, uint8_t seat, uint8_t symbol);

/* The Epoch that ends the game: 6, 7 or 8. */
int gheos_last_epoch(uint8_t players);

/* ---- Consequences: foresee.c ------------------------------------------------------------- */

typedef struct gheos_placement {
    uint8_t tile;
    int8_t x, y;
    uint8_t rotation;
} gheos_placement;

enum gheos_price { GHEOS_FREE, GHEOS_PAYS_FOR_WAR, GHEOS_PAYS_FOR_MIGRATION };

/* Everything a placement would do (G-A2 to G-A8). Certain things exactly; where the player will
 * choose, the candidates. */
typedef struct gheos_outcome {
    uint8_t price;    /* enum gheos_price: what costs a follower, if anything */
    uint8_t replaced; /* tile that would leave the game, or DM_UNKNOWN */

    uint8_t party_count; /* civilisations at war */
    uint8_t parties[GHEOS_SIDES], swords[GHEOS_SIDES];
    uint8_t most_swords;

    uint8_t migrant; /* civilisation that migrates, or GHEOS_CIVILISATIONS */
    uint8_t target_count;
    uint8_t target_side[GHEOS_SIDES]; /* side of the new tile beyond which each part lies */
    uint8_t target_wheat[GHEOS_SIDES];
    bool target_continent[GHEOS_SIDES];
    uint8_t target_civilisation[GHEOS_SIDES]; /* who lives there already, or GHEOS_CIVILISATIONS */

    uint8_t joined; /* civilisations whose land grows to include other land, as a bit set */

    /* The board as it would be, for whoever wants to look further. */
    uint8_t place; /* of the new tile */
    uint8_t place_count;
    gheos_place places[GHEOS_PLACES_MAX];
    gheos_land land;
    uint8_t home[GHEOS_CIVILISATIONS]; /* region of each civilisation that does not migrate */
} gheos_outcome;

/* What this placement would do; it need not be legal, but its cell must be empty or hold a tile. */
void gheos_foresee(const gheos_state *s, gheos_placement placement, gheos_outcome *outcome);

/* Whether the party with that index may win: it has most swords. */
bool gheos_may_win(const gheos_outcome *outcome, int party);
/* Whether the part with that index may be the target: it has most wheat (G-A6). */
bool gheos_may_be_target(const gheos_outcome *outcome, int part);

/* VP for the temples on the new tile, given who lives where in the end. */
int gheos_temple_points(const gheos_outcome *outcome, const uint8_t home[GHEOS_CIVILISATIONS],
                        uint8_t *symbol);

/* What all followers of a seat would give for a symbol, given who lives where in the end, once one
 * follower of the colour `paid` is gone (GHEOS_CIVILISATIONS: none). */
int gheos_points_then(const gheos_state *s, uint8_t seat, const gheos_outcome *outcome,
                      const uint8_t home[GHEOS_CIVILISATIONS], uint8_t paid, uint8_t symbol);

/* How many more symbols of each kind the continent of each civilisation would have; none for those
 * that are off the board or migrate. */
void gheos_symbols_gained(const gheos_state *s, const gheos_outcome *outcome,
                          int8_t gained[GHEOS_CIVILISATIONS][GHEOS_SYMBOLS]);

/* States as they would be, for previews; both read what any seat may know. */

/* Asks how the tile is turned in that cell, even where only one way is allowed. */
void gheos_choose_cell(const dm_state *state, int x, int y, dm_state *chosen);
/* The answer is played as if the seat on turn had a token: so its turn cannot end, and nothing is
 * drawn. */
void gheos_play_within_turn(const dm_state *state, dm_answer answer, dm_state *after,
                            dm_events *events, dm_question *next);

#endif
