/* The scribe (Egypt, civil): stands under the last civil piece placed; civil cards count from
 * there (E-C1). It is no building and occupies nothing. */
#include "deus/egypt.h"
#include "engine/guard.h"

void egypt_move_scribe(deus_play *play, uint8_t colour, uint8_t region) {
    assert(region < deus_region_total(play->s));
    if (colour != DEUS_CIVIL || !egypt_plays(play->s, DEUS_CIVIL)) return;
    deus_player_on_turn(play)->scribe = region;
    deus_tell(play, DEUS_DID_MOVE_SCRIBE, play->s->turn_seat, DM_UNKNOWN, 0, region, 0);
}

/* Empty, land or sea; an attacked village counts, an unattacked one does not. */
static int empty_beside(const deus_state *s, uint8_t region) {
    deus_regions ruins = 0;
    for (int tile = 0; tile < s->tile_count; tile++)
        if (s->attacked >> tile & 1) ruins |= deus_region_bit(s->village[tile]);
    return deus_region_count(s->near[region] & (deus_empty(s) | ruins));
}

static int largest_ocean_beside(const deus_state *s, uint8_t region, int most) {
    int largest = 0;
    DEUS_FOR_EACH_REGION(sea, s->near[region] & s->terrain[DEUS_SEA]) {
        int size = deus_region_count(egypt_ocean(s, sea));
        if (size > largest) largest = size;
    }
    return largest < most ? largest : most;
}

static int occupied_on_tile(const deus_state *s, uint8_t seat, uint8_t region) {
    int tile = region / DEUS_REGIONS_PER_TILE;
    deus_regions regions = (deus_regions)0x7F << (tile * DEUS_REGIONS_PER_TILE);
    return deus_region_count(deus_occupied(s, seat) & regions);
}

int egypt_scribe_units(const deus_state *s, uint8_t seat, deus_measure measure) {
    assert(measure.kind >= DEUS_SCRIBE_TERRAIN && measure.kind <= DEUS_SCRIBE_OCEAN);
    uint8_t scribe = s->players[seat].scribe;
    if (scribe == DEUS_NO_REGION) return 0;
    uint8_t terrain = deus_region_terrain(s, scribe);
    switch (measure.kind) {
    case DEUS_SCRIBE_TERRAIN:
        return deus_region_count(deus_occupied(s, seat) & s->terrain[terrain]);
    case DEUS_SCRIBE_CITY: return deus_buildings_in(s, seat, scribe);
    case DEUS_SCRIBE_EMPTY: return empty_beside(s, scribe);
    case DEUS_SCRIBE_TILE: return occupied_on_tile(s, seat, scribe);
    default: return largest_ocean_beside(s, scribe, measure.of);
    }
}
