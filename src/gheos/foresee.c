/* Consequences of a placement before anybody commits to it (G-A2 to G-A8). The same function
 * judges legality, plays the placement and feeds previews.
 *
 * For each civilisation, F is what remains of its region once a replaced tile is lifted, N the new
 * regions that contain a piece of F. Two or more regions, or one that is no continent: it
 * migrates. Every region of N touches the new tile, so a side of that tile names it. */
#include <string.h>

#include "engine/guard.h"
#include "gheos/rules.h"

static void put_tile(const gheos_state *s, gheos_placement placement, gheos_outcome *outcome) {
    uint8_t place = gheos_place_at(s, placement.x, placement.y);
    outcome->place_count = s->place_count;
    outcome->replaced = DM_UNKNOWN;
    memcpy(outcome->places, s->places, sizeof s->places[0] * s->place_count);
    dm_guard(place != GHEOS_NO_PLACE || s->place_count < GHEOS_PLACES_MAX);
    if (place == GHEOS_NO_PLACE)
        place = outcome->place_count++;
    else
        outcome->replaced = s->places[place].tile;
    outcome->place = place;
    outcome->places[place] = (gheos_place){
        .x = placement.x, .y = placement.y, .tile = placement.tile, .rotation = placement.rotation};
    gheos_link(outcome->places, outcome->place_count, place);
    gheos_find_land(outcome->places, outcome->place_count, &outcome->land);
}

/* What is left of a civilisation's region: where its pieces lie now, and their swords. */
typedef struct remains {
    int region_count;
    uint8_t regions[GHEOS_SIDES];
    uint8_t swords;
} remains;

static void note_region(remains *left, uint8_t region) {
    for (int k = 0; k < left->region_count; k++)
        if (left->regions[k] == region) return;
    assert(left->region_count < GHEOS_SIDES);
    left->regions[left->region_count++] = region;
}

/* Only the new tile can part a region, so it is enough to look at one piece if it is not near:
 * but looking at all of them is simple, and the swords are needed anyway. */
static remains find_remains(const gheos_state *s, const gheos_land *before, uint8_t region,
                            const gheos_outcome *outcome) {
    remains left = {0};
    uint64_t places = before->regions[region].places;
    if (outcome->replaced != DM_UNKNOWN) places &= ~((uint64_t)1 << outcome->place);
    for (; places; places &= places - 1) {
        uint8_t place = (uint8_t)__builtin_ctzll(places), counted = 0;
        for (uint8_t side = 0; side < GHEOS_SIDES; side++) {
            if (before->label[place][side] != region || counted >> side & 1) continue;
            const gheos_place *tile = &s->places[place];
            counted |= gheos_sides_of_piece(tile->tile, tile->rotation, side);
            left.swords += gheos_piece_at(tile->tile, tile->rotation, side)->symbols[GHEOS_SWORD];
            note_region(&left, outcome->land.label[place][side]);
        }
    }
    return left;
}

static bool must_migrate(const remains *left, const gheos_land *land) {
    return left->region_count > 1 || !gheos_is_continent(&land->regions[left->regions[0]]);
}

/* The lowest side of the new tile that belongs to a region. */
static uint8_t side_towards(const gheos_outcome *outcome, uint8_t region) {
    uint8_t side = 0;
    while (side < GHEOS_SIDES && outcome->land.label[outcome->place][side] != region) side++;
    assert(side < GHEOS_SIDES);
    return side;
}

static void note_migration(gheos_outcome *outcome, uint8_t migrant, const remains *left) {
    assert(outcome->migrant == GHEOS_CIVILISATIONS); /* never two migrations in one placement */
    outcome->migrant = migrant;
    outcome->price = GHEOS_PAYS_FOR_MIGRATION;
    outcome->target_count = (uint8_t)left->region_count;
    for (int k = 0; k < left->region_count; k++) {
        const gheos_region *region = &outcome->land.regions[left->regions[k]];
        outcome->target_side[k] = side_towards(outcome, left->regions[k]);
        outcome->target_wheat[k] = region->symbols[GHEOS_WHEAT];
        outcome->target_continent[k] = gheos_is_continent(region);
    }
}

/* Whether the new tile links a civilisation to land that was not its own. */
static bool gains_land(const gheos_outcome *outcome, const gheos_land *before, uint8_t region,
                       uint8_t home) {
    const gheos_place *place = &outcome->places[outcome->place];
    for (int side = 0; side < GHEOS_SIDES; side++) {
        uint8_t neighbour = place->link[side];
        if (neighbour == GHEOS_NO_PLACE || outcome->land.label[outcome->place][side] != home)
            continue;
        if (before->label[neighbour][side] != region) return true;
    }
    return false;
}

/* G-A3: two or three civilisations that do not migrate, in one region. */
static void note_war(gheos_outcome *outcome, const uint8_t swords[GHEOS_CIVILISATIONS]) {
    uint8_t region = DM_UNKNOWN;
    for (int a = 0; a < GHEOS_CIVILISATIONS; a++)
        for (int b = 0; b < a; b++)
            if (outcome->home[a] != DM_UNKNOWN && outcome->home[a] == outcome->home[b])
                region = outcome->home[a];
    if (region == DM_UNKNOWN) return;
    assert(outcome->price == GHEOS_FREE); /* never a war of G-A3 and a migration together */
    outcome->price = GHEOS_PAYS_FOR_WAR;
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        if (outcome->home[civilisation] != region) continue;
        outcome->parties[outcome->party_count] = civilisation;
        outcome->swords[outcome->party_count++] = swords[civilisation];
        if (swords[civilisation] > outcome->most_swords)
            outcome->most_swords = swords[civilisation];
    }
}

/* Who lives already where the migrant might go. */
static void note_neighbours(gheos_outcome *outcome) {
    for (int part = 0; part < outcome->target_count; part++) {
        uint8_t region = outcome->land.label[outcome->place][outcome->target_side[part]];
        outcome->target_civilisation[part] = GHEOS_CIVILISATIONS;
        for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++)
            if (outcome->home[civilisation] == region)
                outcome->target_civilisation[part] = civilisation;
    }
}

void gheos_foresee(const gheos_state *s, gheos_placement placement, gheos_outcome *outcome) {
    assert(placement.tile < GHEOS_TILES && placement.rotation < GHEOS_SIDES);
    gheos_land before;
    uint8_t swords[GHEOS_CIVILISATIONS] = {0};
    outcome->price = GHEOS_FREE;
    outcome->party_count = outcome->most_swords = outcome->target_count = outcome->joined = 0;
    outcome->migrant = GHEOS_CIVILISATIONS;
    memset(outcome->home, DM_UNKNOWN, sizeof outcome->home);
    gheos_find_land(s->places, s->place_count, &before);
    put_tile(s, placement, outcome);
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        if (!gheos_on_board(s, civilisation)) continue;
        uint8_t region = gheos_home(s, &before, civilisation);
        remains left = find_remains(s, &before, region, outcome);
        swords[civilisation] = left.swords;
        if (must_migrate(&left, &outcome->land)) {
            note_migration(outcome, civilisation, &left);
            continue;
        }
        outcome->home[civilisation] = left.regions[0];
        if (gains_land(outcome, &before, region, left.regions[0]))
            outcome->joined |= (uint8_t)(1 << civilisation);
    }
    note_war(outcome, swords);
    note_neighbours(outcome);
}

bool gheos_may_win(const gheos_outcome *outcome, int party) {
    assert(party >= 0 && party < outcome->party_count);
    return outcome->swords[party] == outcome->most_swords;
}

/* G-A6: most wheat; on a tie continents before islands. */
bool gheos_may_be_target(const gheos_outcome *outcome, int part) {
    assert(part >= 0 && part < outcome->target_count);
    for (int other = 0; other < outcome->target_count; other++) {
        int more = outcome->target_wheat[other] - outcome->target_wheat[part];
        if (more > 0) return false;
        if (more == 0 && outcome->target_continent[other] && !outcome->target_continent[part])
            return false;
    }
    return true;
}

/* G-A8. A tile has one temple at most. */
int gheos_temple_points(const gheos_outcome *outcome, const uint8_t home[GHEOS_CIVILISATIONS],
                        uint8_t *symbol) {
    const gheos_place *place = &outcome->places[outcome->place];
    for (uint8_t side = 0; side < GHEOS_SIDES; side++) {
        const gheos_piece *piece = gheos_piece_at(place->tile, place->rotation, side);
        uint8_t region = outcome->land.label[outcome->place][side];
        if (piece->temple == GHEOS_NO_TEMPLE || !gheos_is_continent(&outcome->land.regions[region]))
            continue;
        *symbol = piece->temple;
        for (int civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++)
            if (home[civilisation] == region)
                return outcome->land.regions[region].symbols[piece->temple];
    }
    return 0;
}

int gheos_points_then(const gheos_state *s, uint8_t seat, const gheos_outcome *outcome,
                      const uint8_t home[GHEOS_CIVILISATIONS], uint8_t paid, uint8_t symbol) {
    int points = 0;
    dm_guard(seat < DM_SEATS_MAX && symbol < GHEOS_SYMBOLS);
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        if (home[civilisation] == DM_UNKNOWN) continue;
        int followers = s->players[seat].followers[civilisation] - (civilisation == paid);
        points += followers * outcome->land.regions[home[civilisation]].symbols[symbol];
    }
    return points;
}

void gheos_symbols_gained(const gheos_state *s, const gheos_outcome *outcome,
                          int8_t gained[GHEOS_CIVILISATIONS][GHEOS_SYMBOLS]) {
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) {
        memset(gained[k], 0, GHEOS_SYMBOLS);
        if (!gheos_on_board(s, k) || outcome->home[k] == DM_UNKNOWN) continue;
        const uint8_t *then = outcome->land.regions[outcome->home[k]].symbols;
        const uint8_t *now = s->home_symbols[k];
        for (int symbol = 0; symbol < GHEOS_SYMBOLS; symbol++)
            gained[k][symbol] = (int8_t)(then[symbol] - now[symbol]);
    }
}

/* ---- States as they would be ------------------------------------------------------------- */

void gheos_choose_cell(const dm_state *state, int x, int y, dm_state *chosen) {
    gheos_state *s = gheos_mutable(chosen);
    *chosen = *state;
    assert(s->phase == GHEOS_PHASE_CELL || s->phase == GHEOS_PHASE_ROTATION);
    s->choice.x = (int8_t)x;
    s->choice.y = (int8_t)y;
    s->phase = GHEOS_PHASE_ROTATION;
}

void gheos_play_within_turn(const dm_state *state, dm_answer answer, dm_state *after,
                            dm_events *events, dm_question *next) {
    const gheos_state *before = gheos_const(state);
    gheos_player *player = &gheos_mutable(after)->players[before->turn_seat];
    assert(before->phase != GHEOS_PHASE_TOKEN && before->phase != GHEOS_PHASE_OVER);
    *after = *state;
    player->tokens = GHEOS_TOKENS;
    gheos_apply(after, answer, events, next);
    player->tokens = before->players[before->turn_seat].tokens;
}
