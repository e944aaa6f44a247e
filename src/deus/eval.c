/* What a position is worth: expected final points of each seat, and from them winning shares.
 *
 * A seat is described by a list of numbers: what its columns yield each time they are used and how
 * often they will be, what it holds, where it stands. What each is worth was fitted to the ends of
 * games without Egypt (engine/weighing.h); the five that only Egypt has were set by hand, because
 * a fit to games with all modules played worse with single ones (docs/bots.md). Only + - * / and
 * square roots of doubles, so that native and WebAssembly think alike. */
#include <math.h>
#include <string.h>

#include "deus/egypt.h"
#include "deus/eval.h"
#include "engine/weighing.h"

enum deus_feature {
    TEMPLE_POINTS,   /* what final temples would score now */
    TEMPLE_ROOM,     /* what they could still gain */
    BLESSINGS,       /* Egypt: temples that work during the game */
    CHARGES,         /* Egypt: what lies on them */
    NEXT_ROW,        /* columns high enough for the next temple */
    TEMPLE_IN_HAND,  /* a temple card in hand */
    TEMPLE_READY,    /* the same, and the columns for it */
    MAJORITY_POINTS, /* majorities as they stand */
    GOLD,
    GOLD_ROOT, /* the first gold is worth more than the last */
    GOODS,
    GOOD_KINDS,
    CARDS,
    PIECES_FIRST, /* types with a piece ready */
    PIECES_MORE,  /* further pieces ready */
    PIECES_STORED,
    /* What the columns yield in one use of each, times the uses to come. */
    YIELD_VP,
    YIELD_GOLD,
    YIELD_GOODS,
    YIELD_CARDS,
    YIELD_PIECES,
    YIELD_SALES_VP,
    YIELD_SALES_GOLD,
    YIELD_OTHER,
    /* The same for one use right now: a piece is ready and a card of the colour is in hand. */
    READY_VP,
    READY_GOLD,
    READY_GOODS,
    READY_CARDS,
    READY_PIECES,
    READY_SALES_VP,
    READY_SALES_GOLD,
    READY_OTHER,
    HEIGHT, /* cards in columns */
    REGIONS_HELD,
    CITIES_OF_TWO,
    CITIES_OF_THREE,
    ARMIES_STANDING,
    SIEGES, /* being the strongest around villages nearly surrounded */
    COMBAT_TOKENS_HELD,
    BARQUE_ROOM, /* Egypt: beyond what everybody begins with */
    ON_TURN,     /* has the next turn */
    DEUS_FEATURES,
};

enum { YIELDS = YIELD_OTHER - YIELD_VP + 1, FIRST_SLOTS = 5 };

_Static_assert((int)DEUS_FEATURES <= (int)WEIGHING_FEATURES_MAX,
               "the list of features is too long");

static const feature_weight weights[DEUS_FEATURES] = {
    [TEMPLE_POINTS] = {"temple-points", 0.930, -0.322},
    [TEMPLE_ROOM] = {"temple-room", 0.155, 0.013},
    [BLESSINGS] = {"blessings", 0.000, 3.000},
    [CHARGES] = {"charges", 1.000, 2.000},
    [NEXT_ROW] = {"next-row", 0.828, -1.810},
    [TEMPLE_IN_HAND] = {"temple-in-hand", 0.454, -1.024},
    [TEMPLE_READY] = {"temple-ready", 1.472, 0.060},
    [MAJORITY_POINTS] = {"majority-points", 0.251, -0.378},
    [GOLD] = {"gold", 0.027, 0.051},
    [GOLD_ROOT] = {"gold-root", 0.293, 0.479},
    [GOODS] = {"goods", 0.394, 0.399},
    [GOOD_KINDS] = {"good-kinds", 0.231, 0.071},
    [CARDS] = {"cards", 0.233, 0.620},
    [PIECES_FIRST] = {"pieces-first", 0.513, -0.355},
    [PIECES_MORE] = {"pieces-more", -0.057, -0.102},
    [PIECES_STORED] = {"pieces-stored", -0.085, -0.003},
    [YIELD_VP] = {"yield-vp", 0.670, -0.193},
    [YIELD_GOLD] = {"yield-gold", -0.009, 0.175},
    [YIELD_GOODS] = {"yield-goods", 0.466, -0.273},
    [YIELD_CARDS] = {"yield-cards", 0.160, -0.665},
    [YIELD_PIECES] = {"yield-pieces", 0.199, -0.048},
    [YIELD_SALES_VP] = {"yield-sales-vp", 0.675, -1.141},
    [YIELD_SALES_GOLD] = {"yield-sales-gold", -0.043, 0.015},
    [YIELD_OTHER] = {"yield-other", 2.139, -1.647},
    [READY_VP] = {"ready-vp", 0.323, -0.610},
    [READY_GOLD] = {"ready-gold", 0.006, 0.026},
    [READY_GOODS] = {"ready-goods", 0.068, -0.219},
    [READY_CARDS] = {"ready-cards", -0.066, 0.336},
    [READY_PIECES] = {"ready-pieces", -0.139, 0.657},
    [READY_SALES_VP] = {"ready-sales-vp", 0.043, 0.064},
    [READY_SALES_GOLD] = {"ready-sales-gold", 0.034, -0.009},
    [READY_OTHER] = {"ready-other", 0.349, -1.760},
    [HEIGHT] = {"height", -0.222, 1.109},
    [REGIONS_HELD] = {"regions-held", 0.593, 2.877},
    [CITIES_OF_TWO] = {"cities-of-two", 0.607, 1.214},
    [CITIES_OF_THREE] = {"cities-of-three", 0.784, -0.191},
    [ARMIES_STANDING] = {"armies-standing", 0.415, -0.630},
    [SIEGES] = {"sieges", 0.291, 0.520},
    [COMBAT_TOKENS_HELD] = {"combat-tokens-held", 0.100, 0.300},
    [BARQUE_ROOM] = {"barque-room", 2.000, 4.000},
    [ON_TURN] = {"on-turn", 1.843, 0.509},
};

/* Rounds a game usually lasts, and never fewer than these to come. */
static const double usual_rounds = 28;
static const double least_rounds_left = 1.5;
/* A column is used about every sixth turn. */
static const double rounds_per_use = 6;

static double at_most(double number, double limit) { return number < limit ? number : limit; }
static double at_least(double number, double limit) { return number > limit ? number : limit; }

/* Rounds still to come: by the clock, or sooner if villages or temples run out. */
static double rounds_left(const deus_state *s) {
    if (s->last_round) return s->last_round - s->round + 0.5;
    double villages = 1 - (double)__builtin_popcount(s->attacked) / s->tile_count;
    double temples = (double)s->temples_left / s->tile_count;
    double supplies = villages < temples ? villages : temples;
    double by_clock = usual_rounds - s->round, by_supplies = usual_rounds * supplies;
    return at_least(at_most(by_clock, by_supplies), least_rounds_left);
}

static double time_left(const dm_state *state) {
    return rounds_left(deus_const(state)) / usual_rounds;
}

/* ---- What a card yields when it takes effect --------------------------------------------- */

static double raid_yield(const deus_state *s, uint8_t seat, int amount) {
    int best = 0;
    for (int tile = 0; tile < s->tile_count; tile++) {
        if (s->attacked >> tile & 1) continue;
        if (!(s->near[s->village[tile]] & s->players[seat].pieces[DEUS_MILITARY])) continue;
        int vp = s->village_vp[tile] < amount ? s->village_vp[tile] : amount;
        if (vp > best) best = vp;
    }
    return best;
}

static double produced(const deus_state *s, uint8_t seat, const deus_effect *effect) {
    deus_regions land =
        effect->terrain == DEUS_ANY_TERRAIN ? deus_land(s) : s->terrain[effect->terrain];
    return effect->amount * deus_region_count(s->players[seat].pieces[DEUS_PRODUCTION] & land);
}

static double harvested(const deus_state *s, uint8_t seat, const deus_effect *effect) {
    int most = 0;
    DEUS_FOR_EACH_REGION(region, deus_occupied(s, seat) & s->terrain[effect->terrain]) {
        int buildings = deus_buildings_in(s, seat, region);
        if (buildings > most) most = buildings;
    }
    return most;
}

/* A yield: of which kind (from YIELD_VP), and how much. */
typedef struct card_yield {
    int kind;
    double amount;
} card_yield;

static card_yield yield_in(uint8_t currency, double amount) {
    return (card_yield){currency == DEUS_IN_VP ? YIELD_VP : YIELD_GOLD, amount};
}

/* Goods a player may expect to have for one sale: two of a kind, or a pair. */
static card_yield sale(const deus_effect *effect) {
    bool pair = (effect->goods & (effect->goods - 1)) != 0;
    double lots = pair ? 1.0 : 2.0;
    return (card_yield){effect->currency == DEUS_IN_VP ? YIELD_SALES_VP : YIELD_SALES_GOLD,
                        lots * effect->amount};
}

/* Effects of Egypt: rough, and enough to prefer a better card to a worse one. */
static card_yield egypt_yield(const deus_state *s, uint8_t seat, const deus_effect *effect) {
    const deus_player *player = &s->players[seat];
    uint8_t good = effect->goods ? (uint8_t)__builtin_ctz(effect->goods) : 0;
    double armed = player->tokens > 0;
    switch ((enum deus_operation)effect->operation) {
    case DEUS_SELL_LOTS:
        if (effect->currency == DEUS_IN_VP)
            return (card_yield){YIELD_SALES_VP, egypt_vp_for(s, good)};
        return (card_yield){YIELD_SALES_GOLD, 2 * egypt_gold_for(s, good)};
    case DEUS_SELL_MIX: return (card_yield){YIELD_SALES_GOLD, 10};
    case DEUS_SAIL_AND_BUY: return (card_yield){YIELD_GOODS, 2};
    case DEUS_GAIN_GOODS: return (card_yield){YIELD_GOODS, effect->amount};
    case DEUS_PRODUCE_RANK:
    case DEUS_RELOCATE:
    case DEUS_LOAD_BARQUE: return (card_yield){YIELD_GOODS, 2};
    case DEUS_ACTIVATE_SAME_RANK:
    case DEUS_ACTIVATE_FIRST:
    case DEUS_ACTIVATE_BY_COIN: return (card_yield){YIELD_OTHER, 1};
    case DEUS_DRAW_DISCARDS:
    case DEUS_EXCHANGE_CARDS: return (card_yield){YIELD_CARDS, 2};
    case DEUS_BUY_CARDS: return (card_yield){YIELD_CARDS, 1};
    case DEUS_ARCHERS: return (card_yield){YIELD_VP, player->tokens >= 2 ? 3.0 : 0.3};
    case DEUS_CHARIOTS:
    case DEUS_BARRACKS: return (card_yield){YIELD_OTHER, 0.4 + 0.6 * armed};
    case DEUS_CAMELS: return (card_yield){YIELD_OTHER, 0.6};
    case DEUS_FORTRESS:
    case DEUS_GARRISON: return (card_yield){YIELD_OTHER, 0.4 + 1.4 * armed};
    default: return (card_yield){YIELD_OTHER, 0};
    }
}

static card_yield yield_of(const deus_state *s, uint8_t seat, const deus_effect *effect) {
    switch ((enum deus_operation)effect->operation) {
    case DEUS_GAIN:
        return yield_in(effect->currency,
                        effect->amount * deus_measure_units(s, seat, effect->per));
    case DEUS_SELL: return sale(effect);
    case DEUS_BUY: return (card_yield){YIELD_GOODS, effect->limit * 0.7};
    case DEUS_PRODUCE_ONE: return (card_yield){YIELD_GOODS, effect->amount};
    case DEUS_PRODUCE_EACH: return (card_yield){YIELD_GOODS, produced(s, seat, effect)};
    case DEUS_HARVEST: return (card_yield){YIELD_GOODS, harvested(s, seat, effect)};
    case DEUS_DRAW:
        return (card_yield){YIELD_CARDS, effect->amount * deus_measure_units(s, seat, effect->per)};
    case DEUS_PIECES:
        return (card_yield){YIELD_PIECES,
                            effect->amount * deus_measure_units(s, seat, effect->per)};
    case DEUS_ACTIVATE: return (card_yield){YIELD_OTHER, 1};
    case DEUS_RAID: return (card_yield){YIELD_VP, raid_yield(s, seat, effect->amount)};
    case DEUS_MARCH: return yield_in(effect->currency, 1.5 * effect->amount);
    case DEUS_PIRACY: return yield_in(effect->currency, effect->amount);
    case DEUS_FINAL: return (card_yield){YIELD_OTHER, 0};
    default: return egypt_yield(s, seat, effect);
    }
}

static uint8_t colours_in_hand(const deus_player *player) {
    uint8_t colours = 0;
    for (int k = 0; k < player->hand_count; k++)
        if (player->hand[k] != DM_UNKNOWN)
            colours |= (uint8_t)(1 << deus_cards[player->hand[k]].colour);
    return colours;
}

static void list_yields(const deus_state *s, uint8_t seat, uint8_t hand, double left,
                        double *list) {
    const deus_player *player = &s->players[seat];
    int height = 0;
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
        double pieces = player->board[colour] + 0.5 * player->supply[colour];
        double uses = at_most(pieces, left / rounds_per_use);
        bool ready = player->board[colour] > 0 && hand >> colour & 1;
        for (uint8_t place = 0; place < player->height[colour]; place++) {
            uint8_t card = player->column[colour][place];
            if (card == DM_UNKNOWN || deus_is_joker(player, colour, place)) continue;
            card_yield yield = yield_of(s, seat, &deus_cards[card].effect);
            list[yield.kind] += yield.amount * uses;
            if (ready) list[yield.kind + YIELDS] += yield.amount;
        }
        height += player->height[colour];
    }
    list[HEIGHT] = height;
}

/* ---- Things ------------------------------------------------------------------------------ */

static void list_temples(const deus_state *s, uint8_t seat, uint8_t hand, double *list) {
    const deus_player *player = &s->players[seat];
    int temples = player->height[DEUS_TEMPLE], rows = 0;
    for (int place = 0; place < temples; place++) {
        const deus_effect *effect = &deus_cards[player->column[DEUS_TEMPLE][place]].effect;
        double now = deus_temple_points(s, seat, player->column[DEUS_TEMPLE][place]);
        list[BLESSINGS] += effect->operation != DEUS_FINAL;
        list[CHARGES] += effect->operation != DEUS_FINAL ? player->charges[place] : 0;
        list[TEMPLE_POINTS] += now;
        list[TEMPLE_ROOM] += effect->operation == DEUS_FINAL ? DEUS_TEMPLE_MAXIMUM - now : 0;
    }
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        rows += player->height[colour] > temples;
    bool in_hand = hand >> DEUS_TEMPLE & 1;
    list[NEXT_ROW] = s->temples_left > 0 ? rows : 0;
    list[TEMPLE_IN_HAND] = in_hand && s->temples_left > 0;
    list[TEMPLE_READY] = in_hand && s->temples_left > 0 && rows == DEUS_STANDARD_COLOURS;
}

static void list_things(const deus_state *s, uint8_t seat, double *list) {
    const deus_player *player = &s->players[seat];
    int goods = 0, good_kinds = 0, ready = 0, ready_kinds = 0, stored = 0;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++) {
        goods += player->resources[resource];
        good_kinds += player->resources[resource] > 0;
    }
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
        ready += player->board[colour];
        ready_kinds += player->board[colour] > 0;
        stored += player->supply[colour];
    }
    list[GOLD] = player->gold;
    list[GOLD_ROOT] = sqrt((double)player->gold);
    list[GOODS] = goods - egypt_overflow(s, seat); /* it will have to be given back */
    list[GOOD_KINDS] = good_kinds;
    list[CARDS] = player->hand_count;
    list[PIECES_FIRST] = ready_kinds;
    list[PIECES_MORE] = ready - ready_kinds;
    list[PIECES_STORED] = stored;
    list[COMBAT_TOKENS_HELD] = player->tokens;
    list[BARQUE_ROOM] = egypt_plays(s, DEUS_PRODUCTION) ? egypt_slots(player) - FIRST_SLOTS : 0;
}

/* Being the strongest around a village that is nearly surrounded. */
static double sieges(const deus_state *s, uint8_t seat, deus_regions occupied) {
    double worth = 0;
    for (int tile = 0; tile < s->tile_count; tile++) {
        deus_regions around = s->near[s->village[tile]];
        int armies = deus_region_count(s->players[seat].pieces[DEUS_MILITARY] & around), most = 0;
        if (s->attacked >> tile & 1 || armies == 0) continue;
        for (int other = 0; other < s->player_count; other++) {
            int theirs = deus_region_count(s->players[other].pieces[DEUS_MILITARY] & around);
            if (other != seat && theirs > most) most = theirs;
        }
        if (armies < most) continue;
        double ring = (double)deus_region_count(around & occupied) / deus_region_count(around);
        worth += s->village_vp[tile] * (0.4 + ring) * (armies == most ? 0.6 : 1);
    }
    return worth;
}

static void list_land(const deus_state *s, uint8_t seat, deus_regions occupied, double *list) {
    list[REGIONS_HELD] = deus_region_count(deus_occupied(s, seat));
    list[CITIES_OF_TWO] = deus_region_count(deus_cities(s, seat, 2));
    list[CITIES_OF_THREE] = deus_region_count(deus_cities(s, seat, 3));
    list[ARMIES_STANDING] = deus_region_count(s->players[seat].pieces[DEUS_MILITARY]);
    list[SIEGES] = sieges(s, seat, occupied);
}

static void list_features(const dm_state *state, double (*lists)[WEIGHING_FEATURES_MAX],
                          double *held) {
    const deus_state *s = deus_const(state);
    double left = rounds_left(s);
    deus_regions occupied = deus_occupied_by_all(s);
    int majorities[DM_SEATS_MAX];
    deus_majority_points(s, majorities);
    for (uint8_t seat = 0; seat < s->player_count; seat++) {
        double *list = lists[seat];
        memset(list, 0, DEUS_FEATURES * sizeof list[0]);
        uint8_t hand = colours_in_hand(&s->players[seat]);
        held[seat] = s->players[seat].vp;
        list_temples(s, seat, hand, list);
        list_things(s, seat, list);
        list_yields(s, seat, hand, left, list);
        list_land(s, seat, occupied, list);
        list[MAJORITY_POINTS] = majorities[seat];
        list[ON_TURN] = s->turn_seat == seat;
    }
}

static const weighing_table fitted = {
    .count = DEUS_FEATURES,
    .weights = weights,
    /* Base and sureness are the means of two fits, kept to the last bit. */
    .base_late = -14.225,
    .base_early = 54.335,
    .sure_late = 3.75,
    .sure_early = 10.0,
    .time = time_left,
    .features = list_features,
};

static void evaluate(const dm_state *state, dm_worth *worth) {
    const deus_state *s = deus_const(state);
    if (s->depth > 0) {
        weighing_weigh(&fitted, state, s->player_count, worth);
        return;
    }
    dm_scores scores;
    deus_score(state, &scores);
    weighing_final(&scores, worth);
}

const dm_evaluator deus_fitted = {"fitted", evaluate, &fitted};
