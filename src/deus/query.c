/* Questions every rule asks about a state. Nothing here changes anything. */
#include "deus/egypt.h"
#include "deus/rules.h"
#include "engine/guard.h"

uint8_t deus_region_terrain(const deus_state *s, uint8_t region) {
    assert(region < deus_region_total(s));
    for (uint8_t terrain = 0; terrain < DEUS_TERRAINS; terrain++)
        if (s->terrain[terrain] & deus_region_bit(region)) return terrain;
    return DEUS_TERRAINS;
}

deus_regions deus_neighbours(const deus_state *s, deus_regions regions) {
    deus_regions near = 0;
    for (; regions; regions &= regions - 1) near |= s->near[deus_region_first(regions)];
    return near;
}

deus_regions deus_occupied(const deus_state *s, uint8_t seat) {
    assert(seat < DM_SEATS_MAX);
    const deus_regions *pieces = s->players[seat].pieces;
    return pieces[DEUS_MARITIME] | pieces[DEUS_PRODUCTION] | pieces[DEUS_SCIENTIFIC] |
           pieces[DEUS_CIVIL] | pieces[DEUS_MILITARY] | pieces[DEUS_TEMPLE] |
           s->players[seat].camps;
}

deus_regions deus_occupied_by_others(const deus_state *s, uint8_t seat) {
    deus_regions regions = 0;
    for (uint8_t other = 0; other < s->player_count; other++)
        if (other != seat) regions |= deus_occupied(s, other);
    return regions;
}

deus_regions deus_occupied_by_all(const deus_state *s) {
    return deus_occupied_by_others(s, DM_NOBODY);
}

deus_regions deus_empty(const deus_state *s) {
    deus_regions board = deus_region_bit(deus_region_total(s)) - 1;
    return board & ~deus_occupied_by_all(s) & ~s->terrain[DEUS_VILLAGE];
}

uint8_t deus_region_owner(const deus_state *s, uint8_t region) {
    assert(region < deus_region_total(s));
    for (uint8_t seat = 0; seat < s->player_count; seat++)
        if (deus_occupied(s, seat) & deus_region_bit(region)) return seat;
    return DM_NOBODY;
}

int deus_buildings_in(const deus_state *s, uint8_t seat, uint8_t region) {
    assert(seat < DM_SEATS_MAX && region < deus_region_total(s));
    int count = 0;
    for (int colour = 0; colour < DEUS_COLOURS; colour++)
        count += s->players[seat].pieces[colour] >> region & 1;
    return count;
}

/* Counts all regions at once: ones, twos and fours are the binary digits of each region's number
 * of buildings, which is at most 6. */
deus_regions deus_cities(const deus_state *s, uint8_t seat, int buildings) {
    assert(seat < DM_SEATS_MAX && buildings >= 1 && buildings <= DEUS_COLOURS);
    const deus_regions *pieces = s->players[seat].pieces;
    deus_regions ones = 0, twos = 0, fours = 0;
    for (int colour = 0; colour < DEUS_COLOURS; colour++) {
        deus_regions carry = ones & pieces[colour];
        ones ^= pieces[colour];
        fours |= twos & carry;
        twos ^= carry;
    }
    switch (buildings) {
    case 1: return ones | twos | fours;
    case 2: return twos | fours;
    case 3: return fours | (twos & ones);
    case 4: return fours;
    case 5: return fours & (ones | twos);
    default: return fours & twos;
    }
}

static int largest_city(const deus_state *s, uint8_t seat) {
    int size = 0;
    while (size < DEUS_COLOURS && deus_cities(s, seat, size + 1)) size++;
    return size;
}

int deus_cards_of(const deus_state *s, uint8_t seat, uint8_t colour) {
    assert(seat < DM_SEATS_MAX && colour < DEUS_STANDARD_COLOURS);
    const deus_player *player = &s->players[seat];
    int count = 0;
    if (!egypt_has_temples(s)) return player->height[colour];
    for (uint8_t column = 0; column < DEUS_STANDARD_COLOURS; column++)
        for (uint8_t place = 0; place < player->height[column]; place++) {
            bool joker = deus_is_joker(player, column, place);
            count += (joker ? column : deus_cards[player->column[column][place]].colour) == colour;
        }
    return count;
}

/* E-G5: for everything but temples a joker has no colour. */
static int faces_of(const deus_state *s, uint8_t seat, uint8_t colour) {
    return deus_cards_of(s, seat, colour) - (s->players[seat].joker_column == colour);
}

static int complete_rows(const deus_state *s, uint8_t seat) {
    int rows = DEUS_COLUMN_MAX;
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
        int cards = deus_cards_of(s, seat, colour);
        if (cards < rows) rows = cards;
    }
    return rows;
}

static int besieged_villages(const deus_state *s, uint8_t seat) {
    int count = 0;
    for (int tile = 0; tile < s->tile_count; tile++)
        if (!(s->attacked >> tile & 1) &&
            s->near[s->village[tile]] & s->players[seat].pieces[DEUS_MILITARY])
            count++;
    return count;
}

int deus_measure_units(const deus_state *s, uint8_t seat, deus_measure measure) {
    assert(seat < DM_SEATS_MAX && measure.kind < DEUS_MEASURES);
    const deus_player *player = &s->players[seat];
    switch ((enum deus_measure_kind)measure.kind) {
    case DEUS_ONCE: return 1;
    case DEUS_REGIONS: return deus_region_count(deus_cities(s, seat, 1));
    case DEUS_REGIONS_OF: return deus_region_count(deus_occupied(s, seat) & s->terrain[measure.of]);
    case DEUS_CITIES: return deus_region_count(deus_cities(s, seat, measure.of));
    case DEUS_PAIRS_OF_CITIES: return deus_region_count(deus_cities(s, seat, measure.of)) / 2;
    case DEUS_BESIEGED_VILLAGES: return besieged_villages(s, seat);
    case DEUS_HELD: return player->resources[measure.of];
    case DEUS_LARGEST_CITY: return largest_city(s, seat);
    case DEUS_GOLD_PAIRS: return player->gold / 2;
    case DEUS_ARMIES: return deus_region_count(player->pieces[DEUS_MILITARY]);
    case DEUS_ROWS: return complete_rows(s, seat);
    case DEUS_CARDS_OF: return faces_of(s, seat, measure.of);
    case DEUS_CARDS_IN_HAND: return player->hand_count;
    case DEUS_PIECES_READY: return egypt_pieces_ready(player);
    case DEUS_PAIRS_READY: return egypt_pieces_ready(player) / 2;
    case DEUS_SCRIBE_TERRAIN:
    case DEUS_SCRIBE_CITY:
    case DEUS_SCRIBE_EMPTY:
    case DEUS_SCRIBE_TILE:
    case DEUS_SCRIBE_OCEAN: return egypt_scribe_units(s, seat, measure);
    case DEUS_MEASURES: break;
    }
    return 0;
}

int deus_temple_points(const deus_state *s, uint8_t seat, uint8_t card) {
    dm_guard(card < DEUS_CARD_KINDS);
    const deus_effect *effect = &deus_cards[card].effect;
    if (effect->operation != DEUS_FINAL) return 0;
    int points = effect->amount * deus_measure_units(s, seat, effect->per);
    return points < effect->limit ? points : effect->limit;
}

uint8_t deus_village_tile(const deus_state *s, uint8_t region) {
    assert(region < deus_region_total(s));
    uint8_t tile = region / DEUS_REGIONS_PER_TILE;
    return tile < s->tile_count && s->village[tile] == region ? tile : DM_UNKNOWN;
}

uint8_t deus_seat_to_answer(const deus_state *s) {
    if (s->depth == 0) return DM_NOBODY;
    const deus_frame *top = &s->steps[s->depth - 1];
    return top->step == DEUS_STEP_PICK ? top->picker : s->turn_seat;
}

bool deus_before_the_deal(const deus_state *s) {
    return s->depth > 0 && s->steps[0].step == DEUS_STEP_DEAL;
}

const deus_effect *deus_effect_of(const deus_state *s, deus_frame frame) {
    assert(frame.once <= 1 && frame.place != DM_UNKNOWN); /* a god has no effect */
    const deus_card *card = &deus_cards[deus_card_of(s, frame)];
    return frame.once ? &card->once : &card->effect;
}
