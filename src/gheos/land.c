/* Land: regions of linked pieces, found by one flood fill over the placed tiles (G-T3, G-T4). */
#include <string.h>

#include "gheos/rules.h"

enum { UNLABELLED = 0xFF };

void gheos_cell_across(int x, int y, int side, int *nx, int *ny) {
    static const int8_t up_dx[SIDES] = {1, 0, -1}, up_dy[SIDES] = {0, 1, 0};
    bool up = ((x + y) & 1) == 0;
    *nx = x + (up ? up_dx[side] : -up_dx[side]);
    *ny = y + (up ? up_dy[side] : -up_dy[side]);
}

uint8_t gheos_place_at(const gheos_state *s, int x, int y) {
    for (uint8_t place = 0; place < s->place_count; place++)
        if (s->places[place].x == x && s->places[place].y == y) return place;
    return NO_PLACE;
}

void gheos_link(gheos_place *places, int count, int place) {
    for (int side = 0; side < SIDES; side++) {
        int x, y;
        gheos_cell_across(places[place].x, places[place].y, side, &x, &y);
        places[place].link[side] = NO_PLACE;
        for (int other = 0; other < count; other++) {
            if (places[other].x != x || places[other].y != y) continue;
            places[place].link[side] = (uint8_t)other;
            places[other].link[side] = (uint8_t)place;
        }
    }
}

/* Adds one piece to a region: labels its sides, counts its symbols. */
static void add_piece(const gheos_place *place, gheos_spot spot, uint8_t sides, gheos_land *land) {
    gheos_region *region = &land->regions[land->count];
    const gheos_piece *piece = gheos_piece_at(place->tile, place->rotation, spot.side);
    for (int side = 0; side < SIDES; side++)
        if (sides >> side & 1) land->label[spot.place][side] = land->count;
    for (int symbol = 0; symbol < SYMBOLS; symbol++)
        region->symbols[symbol] = (uint8_t)(region->symbols[symbol] + piece->symbols[symbol]);
    region->places |= (uint64_t)1 << spot.place;
    region->landmass |= (sides & (sides - 1)) != 0;
}

static void fill_region(const gheos_place *places, gheos_spot start, gheos_land *land) {
    gheos_spot waiting[REGIONS_MAX];
    int count = 1;
    waiting[0] = start;
    land->regions[land->count] = (gheos_region){.first = start};
    while (count > 0) {
        gheos_spot spot = waiting[--count];
        if (land->label[spot.place][spot.side] != UNLABELLED) continue;
        const gheos_place *place = &places[spot.place];
        uint8_t sides = gheos_sides_of_piece(place->tile, place->rotation, spot.side);
        add_piece(place, spot, sides, land);
        for (uint8_t side = 0; side < SIDES; side++) {
            uint8_t next = place->link[side];
            if (!(sides >> side & 1) || next == NO_PLACE) continue;
            if (land->label[next][side] == UNLABELLED) waiting[count++] = (gheos_spot){next, side};
        }
    }
    land->count++;
}

/* Regions are numbered by their first piece, so the same land has the same numbers. */
void gheos_find_land(const gheos_place *places, int count, gheos_land *land) {
    land->count = 0;
    memset(land->label, UNLABELLED, sizeof land->label[0] * (size_t)count);
    for (uint8_t place = 0; place < count; place++)
        for (uint8_t side = 0; side < SIDES; side++)
            if (land->label[place][side] == UNLABELLED)
                fill_region(places, (gheos_spot){place, side}, land);
}

static int tiles_of(const gheos_region *region) { return __builtin_popcountll(region->places); }

bool gheos_is_continent(const gheos_region *region) {
    return region->landmass && tiles_of(region) >= 2;
}

bool gheos_is_island(const gheos_region *region) {
    return !region->landmass && tiles_of(region) == 2;
}

uint8_t gheos_home(const gheos_state *s, const gheos_land *land, uint8_t civilisation) {
    gheos_spot marker = s->markers[civilisation];
    return land->label[marker.place][marker.side];
}

uint8_t gheos_civilisation_on(const gheos_state *s, const gheos_land *land, uint8_t region) {
    for (uint8_t civilisation = 0; civilisation < CIVILISATIONS; civilisation++)
        if (gheos_on_board(s, civilisation) && gheos_home(s, land, civilisation) == region)
            return civilisation;
    return CIVILISATIONS;
}
