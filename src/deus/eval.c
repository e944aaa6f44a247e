/* What a position is worth: expected final points of each seat, and from them winning shares.
 *
 * Points = VP held + temples as they will be + a part of the majorities + what the engine a player
 * has built will still give. The further the end, the more an engine is worth and the less points
 * in hand decide. Only + - * / on doubles, so that native and WebAssembly think alike. */
#include "deus/egypt.h"

/* What things are worth in VP while there is time to use them: first estimates from the card
 * table (a port pays 1 VP for a resource, a sailing ship 4 gold), not yet tuned by play. */
static const double worth_of_gold = 0.14;
static const double worth_of_resource = 0.55;
static const double worth_of_card = 0.45;
static const double worth_of_piece = 0.50;
static const double worth_of_region = 0.35; /* land to count, to build on, to surround villages */
static const double worth_of_city = 0.45;   /* a region with at least two buildings */
static const double worth_of_siege = 0.25;  /* per VP of a village, times the share of its ring */

/* Rounds a game usually lasts (greedy bots: 28 to 30), and never fewer than these to come. */
static const double usual_rounds = 28;
static const double least_rounds_left = 2;

static double at_most(double number, double limit) { return number < limit ? number : limit; }
static double at_least(double number, double limit) { return number > limit ? number : limit; }

/* Rounds still to come: by the clock, or sooner if villages or temples run out. */
static double rounds_left(const deus_state *s) {
    if (s->depth == 0) return 0;
    if (s->last_round) return s->last_round - s->round + 0.5;
    double villages = 1 - (double)__builtin_popcount(s->attacked) / s->tile_count;
    double temples = (double)s->temples_left / s->tile_count;
    double supplies = villages < temples ? villages : temples;
    double by_clock = usual_rounds - s->round, by_supplies = usual_rounds * supplies;
    return at_least(at_most(by_clock, by_supplies), least_rounds_left);
}

/* How much of its full worth something has that needs `rounds` to be turned into points. */
static double usable(double left, double rounds) { return at_most(left / rounds, 1); }

/* ---- What a card gives when it takes effect ---------------------------------------------- */

static double money(uint8_t currency, double amount) {
    return currency == IN_VP ? amount : amount * worth_of_gold;
}

static double raid_worth(const deus_state *s, uint8_t seat, int amount) {
    int best = 0;
    for (int tile = 0; tile < s->tile_count; tile++) {
        if (s->attacked >> tile & 1) continue;
        if (!(s->near[s->village[tile]] & s->players[seat].pieces[MILITARY])) continue;
        int vp = s->village_vp[tile] < amount ? s->village_vp[tile] : amount;
        if (vp > best) best = vp;
    }
    return best;
}

static double produced(const deus_state *s, uint8_t seat, const deus_effect *effect) {
    deus_regions land = effect->terrain == ANY_TERRAIN ? deus_land(s) : s->terrain[effect->terrain];
    return effect->amount * region_count(s->players[seat].pieces[PRODUCTION] & land);
}

static double harvested(const deus_state *s, uint8_t seat, const deus_effect *effect) {
    int most = 0;
    FOR_EACH_REGION(region, deus_occupied(s, seat) & s->terrain[effect->terrain]) {
        int buildings = deus_buildings_in(s, seat, region);
        if (buildings > most) most = buildings;
    }
    return most;
}

/* Goods a player may expect to have for one sale. */
static double sale_worth(const deus_effect *effect) {
    bool pair = (effect->goods & (effect->goods - 1)) != 0;
    double lots = pair ? 1.0 : 2.0, goods = pair ? 2.0 : 1.0;
    double gain = money(effect->currency, effect->amount) - goods * worth_of_resource * 0.6;
    return at_least(lots * gain, 0);
}

/* Effects of Egypt: rough, and enough to prefer a better card to a worse one. */
static double egypt_effect_worth(const deus_state *s, uint8_t seat, const deus_effect *effect) {
    const deus_player *player = &s->players[seat];
    uint8_t good = effect->goods ? (uint8_t)__builtin_ctz(effect->goods) : 0;
    int armed = player->tokens > 0;
    switch ((enum deus_operation)effect->operation) {
    case SELL_LOTS:
        if (effect->currency == IN_VP) return 1.0 * egypt_vp_for(s, good) - worth_of_resource;
        return 2 * at_least(worth_of_gold * egypt_gold_for(s, good) - worth_of_resource * 0.6, 0.1);
    case SELL_MIX: return 1.2;
    case SAIL_AND_BUY: return 1.2;
    case GAIN_GOODS: return effect->amount * worth_of_resource;
    case PRODUCE_RANK: return 2 * worth_of_resource;
    case RELOCATE: return 2 * worth_of_resource;
    case LOAD_BARQUE: return 2 * worth_of_resource;
    case ACTIVATE_SAME_RANK:
    case ACTIVATE_FIRST:
    case ACTIVATE_BY_COIN: return 0.9;
    case DRAW_DISCARDS:
    case EXCHANGE_CARDS: return 2 * worth_of_card;
    case BUY_CARDS: return 2 * (worth_of_card - worth_of_gold);
    case ARCHERS: return player->tokens >= 2 ? 3.0 : 0.3;
    case CHARIOTS:
    case BARRACKS: return 0.3 + 0.5 * armed;
    case CAMELS: return 0.5;
    case FORTRESS:
    case GARRISON: return 0.3 + 1.2 * armed;
    default: return 0;
    }
}

static double effect_worth(const deus_state *s, uint8_t seat, const deus_effect *effect) {
    double units = deus_measure_units(s, seat, effect->per);
    switch ((enum deus_operation)effect->operation) {
    case GAIN: return money(effect->currency, effect->amount * units);
    case SELL: return sale_worth(effect);
    case BUY: return effect->limit * (worth_of_resource - effect->amount * worth_of_gold) * 0.8;
    case PRODUCE_ONE: return worth_of_resource * 0.9;
    case PRODUCE_EACH: return worth_of_resource * produced(s, seat, effect);
    case HARVEST: return worth_of_resource * harvested(s, seat, effect);
    case DRAW: return worth_of_card * effect->amount * units;
    case PIECES: return worth_of_piece * effect->amount * units;
    case ACTIVATE: return 0.8;
    case RAID: return raid_worth(s, seat, effect->amount);
    case MARCH: return 1.5 * money(effect->currency, effect->amount);
    case PIRACY: return 1.0 * money(effect->currency, effect->amount);
    case FINAL: return 0;
    default: return egypt_effect_worth(s, seat, effect);
    }
}

/* A column: what it gives each time, times how often it will still be used. */
static double column_worth(const deus_state *s, uint8_t seat, uint8_t colour, double left) {
    const deus_player *player = &s->players[seat];
    double once = 0;
    for (uint8_t place = 0; place < player->height[colour]; place++) {
        uint8_t card = player->column[colour][place];
        if (card == DM_UNKNOWN || deus_is_joker(player, colour, place)) continue;
        once += effect_worth(s, seat, &deus_cards[card].effect);
    }
    double pieces = player->board[colour] + 0.5 * player->supply[colour];
    double uses = at_most(pieces, left / 6); /* a column is used about every sixth turn */
    return once * uses;
}

/* ---- Things ------------------------------------------------------------------------------ */

/* A standing blessing is worth something each round; a counter what it may still give. */
static double blessing_worth(const deus_player *player, const deus_effect *effect, int place,
                             double left) {
    if (effect->power >= COUNTS_ATTACKS) return player->charges[place] * (1 + 3 * usable(left, 12));
    if (effect->power == OTHER_COLUMN) return 1.0 * player->charges[place] * usable(left, 6);
    return 0.15 * left;
}

static double temples_worth(const deus_state *s, uint8_t seat, double left) {
    const deus_player *player = &s->players[seat];
    double points = 0;
    for (int place = 0; place < player->height[TEMPLE]; place++) {
        const deus_effect *effect = &deus_cards[player->column[TEMPLE][place]].effect;
        double now = deus_temple_points(s, seat, player->column[TEMPLE][place]);
        if (effect->operation == FINAL)
            points += now + (TEMPLE_MAXIMUM - now) * usable(left, 60);
        else
            points += blessing_worth(player, effect, place, left);
    }
    return points;
}

/* Pieces ready to be built; the second and third of a type are worth less. */
static double pieces_worth(const deus_player *player) {
    double worth = 0;
    for (int colour = 0; colour < STANDARD_COLOURS; colour++)
        for (int piece = 0; piece < player->board[colour]; piece++)
            worth += worth_of_piece / (1 + 0.6 * piece);
    return worth;
}

/* Goods: the first of each kind pay for buildings, more of them are worth less. */
static double goods_worth(const deus_player *player) {
    double worth = worth_of_gold * player->gold / (1 + player->gold * 0.008);
    for (int resource = 0; resource < RESOURCES; resource++)
        for (int k = 0; k < player->resources[resource]; k++)
            worth += worth_of_resource / (1 + 0.15 * k);
    return worth;
}

/* Being the strongest around a village that is nearly surrounded. */
static double sieges_worth(const deus_state *s, uint8_t seat) {
    deus_regions occupied = deus_occupied_by_all(s);
    double worth = 0;
    for (int tile = 0; tile < s->tile_count; tile++) {
        deus_regions around = s->near[s->village[tile]];
        int armies = region_count(s->players[seat].pieces[MILITARY] & around), most = 0;
        if (s->attacked >> tile & 1 || armies == 0) continue;
        for (int other = 0; other < s->player_count; other++) {
            int theirs = region_count(s->players[other].pieces[MILITARY] & around);
            if (other != seat && theirs > most) most = theirs;
        }
        if (armies < most) continue;
        double ring = (double)region_count(around & occupied) / region_count(around);
        worth += worth_of_siege * s->village_vp[tile] * (0.4 + ring) * (armies == most ? 0.6 : 1);
    }
    return worth;
}

static double player_worth(const deus_state *s, uint8_t seat, double left) {
    const deus_player *player = &s->players[seat];
    double soon = usable(left, 6);
    double points = player->vp + temples_worth(s, seat, left);
    points += soon * (goods_worth(player) + worth_of_card * at_most(player->hand_count, 6));
    points += soon * (pieces_worth(player) + sieges_worth(s, seat));
    points += soon * (0.4 * player->tokens + 0.3 * egypt_slots(player));
    points += usable(left, 12) * (worth_of_region * region_count(deus_occupied(s, seat)) +
                                  worth_of_city * region_count(deus_cities(s, seat, 2)));
    for (uint8_t colour = 0; colour < STANDARD_COLOURS; colour++)
        points += column_worth(s, seat, colour, left);
    return points;
}

/* Majorities: certain at the end, a part of them before. */
static void add_majorities(const dm_state *state, dm_worth *worth, double left) {
    dm_scores scores;
    deus_score(state, &scores);
    double certain = 1 / (1 + 0.25 * left);
    for (int seat = 0; seat < scores.players; seat++)
        for (int source = FROM_WOOD; source <= FROM_GOLD; source++)
            worth->points[seat] += certain * scores.points[source][seat];
}

void deus_evaluate(const dm_state *state, dm_worth *worth) {
    const deus_state *s = deus_const(state);
    double left = rounds_left(s);
    *worth = (dm_worth){0};
    for (uint8_t seat = 0; seat < s->player_count; seat++)
        worth->points[seat] = player_worth(s, seat, left);
    add_majorities(state, worth, left);
    share_out_wins(worth, s->player_count, left, s->depth == 0);
}
