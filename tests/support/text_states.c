/* States of Deus to be spoken of (text_states.h). */
#include "support/text_states.h"

#include <string.h>

#include "deus/game.h"

void make_state(dm_state *state) {
    static const uint8_t terrains[DEUS_REGIONS_PER_TILE] = {
        DEUS_FIELD, DEUS_FOREST, DEUS_SWAMP, DEUS_MOUNTAIN, DEUS_SEA, DEUS_SEA, DEUS_VILLAGE};
    memset(state, 0, sizeof *state);
    deus_state *s = deus_mutable(state);
    s->player_count = 4;
    s->tile_count = DEUS_TILES_MAX;
    for (uint8_t region = 0; region < DEUS_REGIONS_MAX; region++)
        s->terrain[terrains[region % DEUS_REGIONS_PER_TILE]] |= deus_region_bit(region);
    for (uint8_t tile = 0; tile < DEUS_TILES_MAX; tile++) {
        s->village[tile] = (uint8_t)(tile * DEUS_REGIONS_PER_TILE + 6);
        s->village_vp[tile] = 5;
    }
    memset(s->resources_left, 10, sizeof s->resources_left);
    for (int seat = 0; seat < 4; seat++) s->players[seat].gold = (int16_t)(1 + seat);
    for (int colour = DEUS_PRODUCTION; colour <= DEUS_CIVIL; colour++)
        s->players[0].pieces[colour] = deus_region_bit(2);
    s->players[0].height[DEUS_MARITIME] = 1;
}

void make_egypt(dm_state *state) {
    make_state(state);
    deus_state *s = deus_mutable(state);
    s->egypt = (1 << DEUS_COLOURS) - 1;
    memset(s->market, 1, sizeof s->market);
    s->market[DEUS_WHEAT] = 0;
    s->market[DEUS_CLAY] = 2;
    s->players[1].height[DEUS_CIVIL] = 2;
    s->players[0].height[DEUS_TEMPLE] = s->players[0].charges[0] = 1;
    s->players[0].column[DEUS_TEMPLE][0] = deus_card_named("min");
    s->discard_count = 1;
}

void make_ask(dm_state *state, deus_frame step, const char *card) {
    deus_state *s = deus_mutable(state);
    s->depth = 1;
    s->steps[0] = step;
    if (card) s->players[0].column[step.column][step.place] = deus_card_named(card);
}
