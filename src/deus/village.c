/* Barbarian villages (D-V1 to D-V3): attacked as soon as all regions around them are occupied and
 * an army stands there. */
#include "deus/egypt.h"
#include "engine/guard.h"

typedef struct besiegers {
    int count;
    uint8_t seats[DM_SEATS_MAX];
} besiegers;

static bool is_surrounded(const deus_state *s, int tile, deus_regions occupied) {
    deus_regions around = s->near[s->village[tile]];
    deus_regions armies = 0;
    for (int seat = 0; seat < s->player_count; seat++)
        armies |= s->players[seat].pieces[DEUS_MILITARY];
    return (around & ~occupied) == 0 && (around & armies) != 0;
}

static int armies_around(const deus_state *s, uint8_t seat, deus_regions around) {
    return deus_region_count(s->players[seat].pieces[DEUS_MILITARY] & around);
}

static int buildings_around(const deus_state *s, uint8_t seat, deus_regions around) {
    int count = 0;
    for (int colour = 0; colour < DEUS_COLOURS; colour++)
        count += deus_region_count(s->players[seat].pieces[colour] & around);
    return count;
}

/* D-V2: most armies; among those, most buildings. */
static besiegers strongest(const deus_state *s, deus_regions around) {
    besiegers best = {0};
    int most_armies = 1, most_buildings = 0;
    for (uint8_t seat = 0; seat < s->player_count; seat++) {
        int armies = armies_around(s, seat, around), buildings = buildings_around(s, seat, around);
        if (armies < most_armies || (armies == most_armies && buildings < most_buildings)) continue;
        if (armies > most_armies || buildings > most_buildings) best.count = 0;
        most_armies = armies, most_buildings = buildings;
        best.seats[best.count++] = seat;
    }
    return best;
}

/* The VP go to the strongest; ties share, rounded down, and the rest is lost. */
static void attack(deus_play *play, int tile) {
    deus_state *s = play->s;
    uint8_t region = s->village[tile];
    besiegers winners = strongest(s, s->near[region]);
    assert(winners.count > 0); /* an army stands there */
    int vp = s->village_vp[tile], share = vp / winners.count;
    s->attacked |= (uint8_t)(1 << tile);
    s->village_vp[tile] = 0;
    deus_tell(play, DEUS_DID_ATTACK, DM_NOBODY, DM_UNKNOWN, 0, region, vp);
    for (int k = 0; k < winners.count; k++) {
        deus_player *winner = &s->players[winners.seats[k]];
        winner->vp = (int16_t)(winner->vp + share);
        deus_tell(play, DEUS_DID_WIN_VILLAGE, winners.seats[k], DM_UNKNOWN, 0, region, share);
    }
    egypt_village_was_attacked(play);
    deus_watch_for_the_end(play);
}

void deus_attack_villages(deus_play *play) {
    deus_state *s = play->s;
    deus_regions occupied = deus_occupied_by_all(s);
    for (int tile = 0; tile < s->tile_count; tile++)
        if (!(s->attacked >> tile & 1) && is_surrounded(s, tile, occupied)) attack(play, tile);
}
