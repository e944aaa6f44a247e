/* The hold (Egypt, production): whether goods that could be had are better declined (E-G3, E-T2).
 *
 * More goods are never worse, with one exception: an intensive production gives no more than there
 * are free slots, so goods that come aboard before it keep others out after it. So this looks at
 * what the rest of the turn can bring: a cargo is what may lie aboard, a byte a resource, and each
 * effect that is still to come makes further cargoes of those before it. Declining makes a
 * difference if some cargo can be kept at the end of the turn (E-B2) that is part of no cargo that
 * one could have with the goods.
 *
 * This is exact as long as the effects to come only give goods. Where one of them sells, buys or
 * activates another card, it is asked unless no barque can be loaded any more, or there is room for
 * everything that can still come: so it may be asked in vain, but never goes unasked. */
#include <string.h>

#include "deus/egypt.h"
#include "engine/guard.h"

enum { CARGOES_MAX = 2048 };

typedef uint32_t cargo;
_Static_assert(DEUS_RESOURCES == sizeof(cargo), "a byte a resource");

typedef struct hold {
    const deus_state *s;
    int slots, largest;             /* of the barques, as the turn goes on */
    uint8_t in_all[DEUS_RESOURCES]; /* aboard and in the supply: nobody else takes any this turn */
    bool is_full;                   /* there were more cargoes than this has room for */
    int loads_to_come;
    int count;
    cargo cargoes[CARGOES_MAX];
} hold;

/* ---- Cargoes ----------------------------------------------------------------------------- */

static int cargo_of(cargo c, int resource) { return c >> (8 * resource) & 0xFF; }

static int cargo_size(cargo c) {
    int size = 0;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++) size += cargo_of(c, resource);
    return size;
}

/* D-O4: what has run out is not gained. */
static cargo cargo_with(const hold *h, cargo c, int resource, int amount) {
    int left = h->in_all[resource] - cargo_of(c, resource);
    return c + ((cargo)(amount < left ? amount : left) << (8 * resource));
}

static bool cargo_is_part_of(cargo part, cargo whole) {
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        if (cargo_of(part, resource) > cargo_of(whole, resource)) return false;
    return true;
}

static void add_cargo(hold *h, cargo c) {
    for (int k = 0; k < h->count; k++)
        if (h->cargoes[k] == c) return;
    if (h->count == CARGOES_MAX)
        h->is_full = true;
    else
        h->cargoes[h->count++] = c;
}

/* ---- Effects to come --------------------------------------------------------------------- */

/* As many as are given of these goods in any mix: all of them, as far as they are there. */
static void add_mixes(hold *h, cargo c, uint8_t goods, int count) {
    if (goods == 0 || count == 0) {
        add_cargo(h, c);
        return;
    }
    uint8_t first = (uint8_t)__builtin_ctz(goods), others = goods & (uint8_t)(goods - 1);
    int there = 0, left = h->in_all[first] - cargo_of(c, first);
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        if (others >> resource & 1) there += h->in_all[resource] - cargo_of(c, resource);
    for (int amount = count > there ? count - there : 0; amount <= count && amount <= left;
         amount++)
        add_mixes(h, cargo_with(h, c, first, amount), others, count - amount);
}

static void relocate(hold *h, cargo c) {
    const deus_state *s = h->s;
    DEUS_FOR_EACH_REGION(region, s->players[s->turn_seat].pieces[DEUS_PRODUCTION]) {
        int count = deus_buildings_in(s, s->turn_seat, region), there = 0;
        uint8_t goods = 0;
        for (int resource = 0; resource < DEUS_RESOURCES; resource++) {
            int left = h->in_all[resource] - cargo_of(c, resource);
            if (!(s->near[region] & s->terrain[resource]) || left == 0) continue;
            goods |= (uint8_t)(1 << resource);
            there += left;
        }
        add_mixes(h, c, goods, count < there ? count : there);
    }
}

/* A production building of any terrain gives so many. */
static void produce(hold *h, cargo c, int amount) {
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        if (deus_producers(h->s, h->s->turn_seat, resource))
            add_cargo(h, cargo_with(h, c, resource, amount));
}

static void load(hold *h, cargo c) {
    int room = h->slots - cargo_size(c);
    if (room > 0) produce(h, c, room < h->largest ? room : h->largest);
}

static void give_plain_goods(hold *h, cargo c, deus_frame frame) {
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        c = cargo_with(h, c, resource, deus_plain_goods(h->s, frame, resource));
    add_cargo(h, c);
}

static void gain_barque(hold *h, int size) {
    if (egypt_barques_left(h->s, size) <= 0) return;
    h->slots += size;
    if (size > h->largest) h->largest = size;
}

/* Adds what an effect can make of a cargo. */
static void foresee_cargo(hold *h, cargo c, deus_frame frame) {
    const deus_effect *effect = deus_effect_of(h->s, frame);
    switch (effect->operation) {
    case DEUS_GAIN_GOODS:
    case DEUS_PRODUCE_EACH: give_plain_goods(h, c, frame); break;
    case DEUS_PRODUCE_RANK: produce(h, c, frame.place + 1); break;
    case DEUS_LOAD_BARQUE: load(h, c); break;
    case DEUS_RELOCATE: relocate(h, c); break;
    default: break;
    }
}

/* Each effect can be declined, so the cargoes before it stay; after the last load, where more is
 * never worse, only those stay of which it made nothing. */
static void foresee_effect(hold *h, deus_frame frame) {
    const deus_effect *effect = deus_effect_of(h->s, frame);
    int before = h->count, kept = 0;
    if (effect->operation == DEUS_GAIN_BARQUE) gain_barque(h, effect->amount);
    h->loads_to_come -= effect->operation == DEUS_LOAD_BARQUE;
    for (int k = 0; k < before; k++) {
        int made = h->count;
        foresee_cargo(h, h->cargoes[k], frame);
        if (h->loads_to_come > 0 || h->count == made || h->is_full)
            h->cargoes[kept++] = h->cargoes[k];
    }
    memmove(h->cargoes + kept, h->cargoes + before, (size_t)(h->count - before) * sizeof(cargo));
    h->count -= before - kept;
}

/* Each of these goods is used from a temple, or one's own is paid instead. */
static void foresee_payment(hold *h, uint8_t goods) {
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        for (int k = 0, before = h->count; goods >> resource & 1 && k < before; k++)
            if (cargo_of(h->cargoes[k], resource) > 0)
                add_cargo(h, h->cargoes[k] - ((cargo)1 << (8 * resource)));
}

/* ---- The rest of the turn ---------------------------------------------------------------- */

/* Called for an effect that is still to come: a frame that names the card and `once`. */
typedef void visitor(void *context, deus_frame effect);

/* The once effect comes first: for a barque that is never worse, and no other touches goods. */
static void visit_card(const deus_state *s, deus_frame card, bool once, visitor *visit,
                       void *context) {
    deus_frame effect = {.column = card.column, .place = card.place};
    if (deus_is_joker(&s->players[s->turn_seat], card.column, card.place)) return;
    if (once) {
        effect.once = 1;
        visit(context, effect);
        effect.once = 0;
    }
    visit(context, effect);
}

static void visit_resolving(const deus_state *s, deus_frame frame, visitor *visit, void *context) {
    deus_frame effect = {.column = frame.column, .place = frame.place};
    effect.once = frame.stage == DEUS_ONCE_IS_NEXT;
    if (frame.stage == DEUS_NOT_BEGUN)
        visit_card(s, frame, frame.once, visit, context);
    else if (frame.stage != DEUS_RESOLVED)
        visit(context, effect);
}

static void visit_column(const deus_state *s, deus_frame frame, visitor *visit, void *context) {
    const deus_player *player = &s->players[s->turn_seat];
    for (; frame.place < player->height[frame.column]; frame.place++) {
        uint8_t card = player->column[frame.column][frame.place];
        bool last = frame.place == player->height[frame.column] - 1;
        bool joker = deus_is_joker(player, frame.column, frame.place);
        visit_card(s, frame, last && !joker && deus_has_once(&deus_cards[card]), visit, context);
    }
}

/* In the order in which they will come: the stack, from its top down. */
static void visit_effects_to_come(const deus_state *s, visitor *visit, void *context) {
    for (int k = s->depth - 1; k >= 0; k--) {
        if (s->steps[k].step == DEUS_STEP_RESOLVE) visit_resolving(s, s->steps[k], visit, context);
        if (s->steps[k].step == DEUS_STEP_EFFECTS) visit_column(s, s->steps[k], visit, context);
    }
}

#define TRADES                                                                       \
    (DEUS_DOES(SELL) | DEUS_DOES(SELL_LOTS) | DEUS_DOES(SELL_MIX) | DEUS_DOES(BUY) | \
     DEUS_DOES(SAIL_AND_BUY))
#define ACTIVATES                                                                    \
    (DEUS_DOES(ACTIVATE) | DEUS_DOES(ACTIVATE_SAME_RANK) | DEUS_DOES(ACTIVATE_ANY) | \
     DEUS_DOES(ACTIVATE_FIRST) | DEUS_DOES(ACTIVATE_BY_COIN))

/* What is to come. */
typedef struct outlook {
    const deus_state *s;
    uint64_t operations; /* as a bit set */
    int loads;           /* effects that load a barque or may activate one that does */
    int most;            /* goods that all effects together can bring, or more */
} outlook;

/* As many goods as an effect can bring, or more. */
static int most_goods(const deus_state *s, deus_frame frame) {
    const deus_effect *effect = deus_effect_of(s, frame);
    int most = 0;
    switch (effect->operation) {
    case DEUS_GAIN_GOODS:
    case DEUS_PRODUCE_EACH:
        for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
            most += deus_plain_goods(s, frame, resource);
        return most;
    case DEUS_PRODUCE_RANK: return frame.place + 1;
    case DEUS_LOAD_BARQUE: return DEUS_BARQUE_SIZES;
    case DEUS_RELOCATE: return DEUS_COLOURS;
    case DEUS_BUY:
    case DEUS_SAIL_AND_BUY: return effect->limit;
    default: return 0;
    }
}

/* Which cards an effect can activate, as science.c has it; gold for a coin may still come. */
static bool may_activate(const deus_state *s, deus_frame frame, uint8_t column, uint8_t place) {
    const deus_player *player = &s->players[s->turn_seat];
    const deus_effect *effect = deus_effect_of(s, frame);
    if (column == frame.column && place == frame.place) return false;
    switch (effect->operation) {
    case DEUS_ACTIVATE: return deus_cards[player->column[column][place]].colour == effect->colour;
    case DEUS_ACTIVATE_SAME_RANK: return place == frame.place;
    case DEUS_ACTIVATE_FIRST: return place == 0;
    case DEUS_ACTIVATE_BY_COIN: return !(player->coins[column] >> place & 1);
    default: return effect->operation == DEUS_ACTIVATE_ANY;
    }
}

/* What the best of the cards that an effect can activate brings, and whether one of them loads. A
 * card that activates in its turn may lead to any other. */
static void note_choices(outlook *seen, deus_frame frame) {
    const deus_player *player = &seen->s->players[seen->s->turn_seat];
    bool leads_on = false, loads[2] = {false, false};
    int most[2] = {0, 0}; /* of those it can activate itself; of all */
    for (uint8_t column = 0; column < DEUS_STANDARD_COLOURS; column++)
        for (uint8_t place = 0; place < player->height[column]; place++) {
            if (deus_is_joker(player, column, place)) continue;
            deus_frame choice = {.column = column, .place = place};
            uint8_t operation = deus_effect_of(seen->s, choice)->operation;
            bool itself = may_activate(seen->s, frame, column, place);
            int goods = most_goods(seen->s, choice);
            leads_on |= itself && ACTIVATES >> operation & 1;
            for (int all = itself ? 0 : 1; all < 2; all++) {
                if (goods > most[all]) most[all] = goods;
                loads[all] |= operation == DEUS_LOAD_BARQUE;
            }
        }
    seen->loads += loads[leads_on];
    seen->most += most[leads_on];
}

static void note_effect(void *context, deus_frame frame) {
    outlook *seen = context;
    uint8_t operation = deus_effect_of(seen->s, frame)->operation;
    seen->operations |= (uint64_t)1 << operation;
    seen->loads += operation == DEUS_LOAD_BARQUE;
    seen->most += most_goods(seen->s, frame);
    if (ACTIVATES >> operation & 1) note_choices(seen, frame);
}

static void foresee_visited(void *context, deus_frame effect) { foresee_effect(context, effect); }

/* All cargoes that the rest of the turn can bring, from this one on. */
static void foresee_turn(hold *h, const outlook *seen, const uint8_t more[DEUS_RESOURCES]) {
    const deus_state *s = seen->s;
    const deus_player *player = &s->players[s->turn_seat];
    cargo aboard = 0;
    h->s = s, h->slots = egypt_slots(player), h->largest = egypt_largest_barque(player);
    h->loads_to_come = seen->loads, h->count = 0, h->is_full = false;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++) {
        int held = player->resources[resource];
        h->in_all[resource] = (uint8_t)(held + s->resources_left[resource]);
        aboard |= (cargo)(held + more[resource]) << (8 * resource);
    }
    add_cargo(h, aboard);
    for (int k = s->depth - 1; k >= 0; k--)
        if (s->steps[k].step == DEUS_STEP_GOODS) foresee_payment(h, s->steps[k].goods);
    visit_effects_to_come(s, foresee_visited, h);
}

/* ---- Whether it makes a difference -------------------------------------------------------- */

static bool can_be_had(const hold *h, cargo c) {
    for (int k = 0; k < h->count; k++)
        if (cargo_is_part_of(c, h->cargoes[k])) return true;
    return false;
}

/* Whether every choice of `kept` among the goods from `resource` on can be had; `chosen` is what
 * was kept of those before. */
static bool all_choices_can_be_had(const hold *h, cargo c, int resource, int kept, cargo chosen) {
    if (resource == DEUS_RESOURCES) return kept > 0 || can_be_had(h, chosen);
    for (int amount = 0; amount <= cargo_of(c, resource) && amount <= kept; amount++)
        if (!all_choices_can_be_had(h, c, resource + 1, kept - amount,
                                    chosen | (cargo)amount << (8 * resource)))
            return false;
    return true;
}

/* E-B2: of what no slot holds the player chooses what goes back. */
static bool whatever_is_kept_can_be_had(const hold *h, cargo c) {
    if (can_be_had(h, c)) return true;
    return cargo_size(c) > h->slots && all_choices_can_be_had(h, c, 0, h->slots, 0);
}

static int free_slots(const deus_state *s) {
    const deus_player *player = &s->players[s->turn_seat];
    int room = egypt_slots(player);
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        room -= player->resources[resource];
    return room;
}

bool egypt_declining_matters(const deus_state *s, const uint8_t goods[DEUS_RESOURCES]) {
    static const uint8_t nothing[DEUS_RESOURCES] = {0};
    int taken = 0;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++) taken += goods[resource];
    if (!egypt_plays(s, DEUS_PRODUCTION) || taken == 0) return false;
    outlook seen = {.s = s};
    visit_effects_to_come(s, note_effect, &seen);
    if (seen.loads == 0 || taken + seen.most <= free_slots(s)) return false;
    if (seen.operations & (TRADES | ACTIVATES)) return true;
    hold with, without;
    foresee_turn(&with, &seen, goods);
    foresee_turn(&without, &seen, nothing);
    if (with.is_full || without.is_full) return true;
    for (int k = 0; k < without.count; k++)
        if (!whatever_is_kept_can_be_had(&with, without.cargoes[k])) return true;
    return false;
}
