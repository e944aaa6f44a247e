/* Land: regions of linked pieces, found by joining each placed tile to those before it (G-T3,
 * G-T4). Bots look at millions of boards a minute, nearly all of their time here. */
#include <string.h>

#include "engine/guard.h"
#include "gheos/rules.h"

void gheos_cell_across(int x, int y, int side, int *nx, int *ny) {
    assert(side >= 0 && side < GHEOS_SIDES);
    static const int8_t up_dx[GHEOS_SIDES] = {1, 0, -1}, up_dy[GHEOS_SIDES] = {0, 1, 0};
    bool up = ((x + y) & 1) == 0;
    *nx = x + (up ? up_dx[side] : -up_dx[side]);
    *ny = y + (up ? up_dy[side] : -up_dy[side]);
}

uint8_t gheos_place_at(const gheos_state *s, int x, int y) {
    for (uint8_t place = 0; place < s->place_count; place++)
        if (s->places[place].x == x && s->places[place].y == y) return place;
    return GHEOS_NO_PLACE;
}

void gheos_link(gheos_place *places, int count, int place) {
    dm_guard(place >= 0 && place < count && count <= GHEOS_PLACES_MAX);
    for (int side = 0; side < GHEOS_SIDES; side++) {
        int x, y;
        gheos_cell_across(places[place].x, places[place].y, side, &x, &y);
        places[place].link[side] = GHEOS_NO_PLACE;
        for (int other = 0; other < count; other++) {
            if (places[other].x != x || places[other].y != y) continue;
            places[place].link[side] = (uint8_t)other;
            places[other].link[side] = (uint8_t)place;
        }
    }
}

/* Pieces of one region lead, by way of each other, to its first piece. A piece goes by the number
 * of its lowest side on the board. */
typedef struct piece_tree {
    uint8_t towards[GHEOS_PLACES_MAX * GHEOS_SIDES];
} piece_tree;

static uint8_t first_of(piece_tree *tree, uint8_t piece) {
    while (tree->towards[piece] != piece)
        piece = tree->towards[piece] = tree->towards[tree->towards[piece]];
    return piece;
}

static void join(piece_tree *tree, uint8_t one, uint8_t other) {
    one = first_of(tree, one);
    other = first_of(tree, other);
    if (one < other)
        tree->towards[other] = one;
    else
        tree->towards[one] = other;
}

/* Joins what the sides of a place share with the places before it. */
static void join_place(const gheos_place *places, uint8_t place, piece_tree *tree) {
    const gheos_place *here = &places[place];
    uint8_t number = (uint8_t)(place * GHEOS_SIDES);
    for (uint8_t side = 0; side < GHEOS_SIDES; side++)
        tree->towards[number + side] =
            (uint8_t)(number + gheos_first_side(here->tile, here->rotation, side));
    for (uint8_t side = 0; side < GHEOS_SIDES; side++)
        if (here->link[side] < place)
            join(tree, (uint8_t)(number + side), (uint8_t)(here->link[side] * GHEOS_SIDES + side));
}

/* Counts a piece into its region, which begins with it if it is the first. */
static void count_piece(const gheos_place *places, gheos_spot spot, uint8_t first,
                        gheos_land *land) {
    const gheos_place *here = &places[spot.place];
    const gheos_piece *piece = gheos_piece_at(here->tile, here->rotation, spot.side);
    uint8_t sides = gheos_sides_of_piece(here->tile, here->rotation, spot.side);
    bool begins = first == spot.place * GHEOS_SIDES + spot.side;
    uint8_t number = begins ? land->count++ : land->label[first / GHEOS_SIDES][first % GHEOS_SIDES];
    gheos_region *region = &land->regions[number];
    if (begins) *region = (gheos_region){.first = spot};
    for (int symbol = 0; symbol < GHEOS_SYMBOLS; symbol++)
        region->symbols[symbol] = (uint8_t)(region->symbols[symbol] + piece->symbols[symbol]);
    region->places |= (uint64_t)1 << spot.place;
    region->landmass |= (sides & (sides - 1)) != 0;
    land->label[spot.place][spot.side] = number;
}

/* Regions are numbered by their first piece, so the same land has the same numbers. */
void gheos_find_land(const gheos_place *places, int count, gheos_land *land) {
    dm_guard(count >= 0 && count <= GHEOS_PLACES_MAX);
    piece_tree tree;
    land->count = 0;
    for (uint8_t place = 0; place < count; place++) join_place(places, place, &tree);
    for (uint8_t place = 0; place < count; place++)
        for (uint8_t side = 0; side < GHEOS_SIDES; side++) {
            const gheos_place *here = &places[place];
            uint8_t lowest = gheos_first_side(here->tile, here->rotation, side);
            if (lowest == side) {
                uint8_t first = first_of(&tree, (uint8_t)(place * GHEOS_SIDES + side));
                count_piece(places, (gheos_spot){place, side}, first, land);
            } else {
                land->label[place][side] = land->label[place][lowest];
            }
        }
}

static int tiles_of(const gheos_region *region) { return __builtin_popcountll(region->places); }

bool gheos_is_continent(const gheos_region *region) {
    return region->landmass && tiles_of(region) >= 2;
}

bool gheos_is_island(const gheos_region *region) {
    return !region->landmass && tiles_of(region) == 2;
}

uint8_t gheos_home(const gheos_state *s, const gheos_land *land, uint8_t civilisation) {
    dm_guard(civilisation < GHEOS_CIVILISATIONS && gheos_on_board(s, civilisation));
    gheos_spot marker = s->markers[civilisation];
    return land->label[marker.place][marker.side];
}

uint8_t gheos_civilisation_on(const gheos_state *s, const gheos_land *land, uint8_t region) {
    assert(region < land->count);
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++)
        if (gheos_on_board(s, civilisation) && gheos_home(s, land, civilisation) == region)
            return civilisation;
    return GHEOS_CIVILISATIONS;
}
