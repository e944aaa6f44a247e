/* States of Deus to be spoken of (text_states.h). */
#include "support/text_states.h"

#include <string.h>

#include "deus/game.h"

void make_state(dm_state *state) {
    static const uint8_t terrains[REGIONS_PER_TILE] = {FIELD, FOREST, SWAMP,  MOUNTAIN,
                                                       SEA,   SEA,    VILLAGE};
    memset(state, 0, sizeof *state);
    deus_state *s = deus(state);
    s->player_count = 4;
    s->tile_count = TILES_MAX;
    for (uint8_t region = 0; region < REGIONS_MAX; region++)
        s->terrain[terrains[region % REGIONS_PER_TILE]] |= region_bit(region);
    for (uint8_t tile = 0; tile < TILES_MAX; tile++) {
        s->village[tile] = (uint8_t)(tile * REGIONS_PER_TILE + 6);
        s->village_vp[tile] = 5;
    }
    memset(s->resources_left, 10, sizeof s->resources_left);
    for (int seat = 0; seat < 4; seat++) s->players[seat].gold = (int16_t)(1 + seat);
    for (int colour = PRODUCTION; colour <= CIVIL; colour++)
        s->players[0].pieces[colour] = region_bit(2);
    s->players[0].height[MARITIME] = 1;
}

void make_egypt(dm_state *state) {
    make_state(state);
    deus_state *s = deus(state);
    s->egypt = (1 << COLOURS) - 1;
    memset(s->market, 1, sizeof s->market);
    s->market[WHEAT] = 0;
    s->market[CLAY] = 2;
    s->players[1].height[CIVIL] = 2;
    s->players[0].height[TEMPLE] = s->players[0].charges[0] = 1;
    s->players[0].column[TEMPLE][0] = deus_card_named("min");
    s->discard_count = 1;
}

void make_ask(dm_state *state, deus_frame step, const char *card) {
    deus_state *s = deus(state);
    s->depth = 1;
    s->steps[0] = step;
    if (card) s->players[0].column[step.column][step.place] = deus_card_named(card);
}
