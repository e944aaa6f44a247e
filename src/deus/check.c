/* Soundness: every invariant of a state (see state.h). Random games assert it after each answer,
 * and a position read from a text must pass it before anything is played. */
#include <string.h>

#include "deus/egypt.h"
#include "deus/setup.h"

/* ---- Cards ------------------------------------------------------------------------------- */

typedef struct census {
    int copies[256];
    int total;
} census;

static bool count_cards(const deus_state *s, census *all, const uint8_t *cards, int count,
                        dm_error *error) {
    all->total += count;
    for (int k = 0; k < count; k++) {
        uint8_t card = cards[k];
        if (card == DM_UNKNOWN) continue;
        if (card >= DEUS_CARD_KINDS) return dm_fail(error, "there is no card %d", card);
        if (!deus_card_is_played(s, card))
            return dm_fail(error, "%s is not among the cards in play", deus_cards[card].id);
        if (++all->copies[card] > deus_cards[card].copies)
            return dm_fail(error, "%s lies in %d places; the game has %d", deus_cards[card].id,
                           all->copies[card], deus_cards[card].copies);
    }
    return true;
}

static bool count_all_cards(const deus_state *s, census *all, dm_error *error) {
    if (!count_cards(s, all, s->deck, s->deck_count, error) ||
        !count_cards(s, all, s->discard, s->discard_count, error) ||
        !count_cards(s, all, s->offering, s->offering_count, error))
        return false;
    for (int seat = 0; seat < s->player_count; seat++) {
        const deus_player *player = &s->players[seat];
        if (!count_cards(s, all, player->hand, player->hand_count, error)) return false;
        for (int colour = 0; colour < DEUS_COLOURS; colour++)
            if (!count_cards(s, all, player->column[colour], player->height[colour], error))
                return false;
    }
    return true;
}

static bool cards_are_all_there(const deus_state *s, dm_error *error) {
    census all = {0};
    if (!count_all_cards(s, &all, error)) return false;
    int expected = deus_before_the_deal(s) ? 0 : DEUS_DECK_CARDS, temples = 0;
    for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++)
        if (deus_cards[card].colour == DEUS_TEMPLE) temples += all.copies[card];
    if (temples > DEUS_CARDS_PER_COLOUR)
        return dm_fail(error, "expected at most %d temple cards, found %d", DEUS_CARDS_PER_COLOUR,
                       temples);
    if (all.total == expected) return true;
    return dm_fail(error, "expected %d cards in all, found %d", expected, all.total);
}

static int unseen_of(const deus_state *s, const census *all, uint8_t card) {
    return deus_card_is_played(s, card) ? deus_cards[card].copies - all->copies[card] : 0;
}

/* Mixed temples: as many of the unseen ones as are still missing from sixteen. */
static int add_mixed_temples(const deus_state *s, const census *all, uint8_t *cards,
                             dm_random *random) {
    uint8_t unseen[2 * DEUS_CARDS_PER_COLOUR];
    int count = 0, missing = DEUS_CARDS_PER_COLOUR;
    for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++) {
        if (deus_cards[card].colour != DEUS_TEMPLE) continue;
        missing -= all->copies[card];
        if (unseen_of(s, all, card) > 0) unseen[count++] = card;
    }
    for (int k = 0; k < missing; k++) {
        int pick = random ? k + (int)dm_random_below(random, (uint32_t)(count - k)) : k;
        cards[k] = unseen[pick];
        unseen[pick] = unseen[k];
    }
    return missing > 0 ? missing : 0;
}

int deus_unseen_cards(const deus_state *s, uint8_t cards[DEUS_DECK_CARDS], dm_random *random) {
    census all = {0};
    dm_error ignored;
    count_all_cards(s, &all, &ignored);
    int count = 0;
    for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++) {
        if (s->mixed_temples && deus_cards[card].colour == DEUS_TEMPLE) continue;
        for (int copy = unseen_of(s, &all, card); copy > 0; copy--) cards[count++] = card;
    }
    if (s->mixed_temples) count += add_mixed_temples(s, &all, cards + count, random);
    return count;
}

static bool hand_is_sorted(const deus_player *player) {
    for (int k = 1; k < player->hand_count; k++)
        if (player->hand[k - 1] > player->hand[k]) return false;
    return true;
}

/* Everything but a joker lies in the column of its colour, unless a temple of Egypt let it lie
 * elsewhere; only a joker may be unknown. */
static bool may_lie_elsewhere(const deus_player *player, uint8_t card, uint8_t column) {
    uint8_t colour = deus_cards[card].colour;
    if (colour == DEUS_TEMPLE || column == DEUS_TEMPLE) return false;
    for (uint8_t place = 0; place < player->height[DEUS_TEMPLE]; place++) {
        uint8_t temple = player->column[DEUS_TEMPLE][place];
        if (temple == DM_UNKNOWN || temple >= DEUS_CARD_KINDS) continue;
        const deus_effect *effect = &deus_cards[temple].effect;
        if (effect->operation == DEUS_BLESSING && effect->power == DEUS_OTHER_COLUMN &&
            effect->colour == colour && player->charges[place] == 0)
            return true;
    }
    return false;
}

static bool column_is_sound(const deus_player *player, uint8_t colour, dm_error *error) {
    for (uint8_t place = 0; place < player->height[colour]; place++) {
        uint8_t card = player->column[colour][place];
        if (deus_is_joker(player, colour, place)) continue;
        bool elsewhere = card != DM_UNKNOWN && deus_cards[card].colour != colour;
        if (card == DM_UNKNOWN || (elsewhere && !may_lie_elsewhere(player, card, colour)))
            return dm_fail(error, "place %d of a %s column holds a card of another colour",
                           place + 1, deus_colour_ids[colour]);
    }
    return true;
}

static bool joker_is_sound(const deus_state *s, const deus_player *player, dm_error *error) {
    if (player->joker_column == DM_UNKNOWN) return true;
    if (!s->joker_allowed) return dm_fail(error, "a joker lies there, but joker=on is missing");
    if (player->joker_place >= player->height[player->joker_column])
        return dm_fail(error, "the joker's place in its column is empty");
    return true;
}

/* ---- Columns and pieces ------------------------------------------------------------------ */

static bool is_placing(const deus_state *s, uint8_t seat, uint8_t colour) {
    if (seat != s->turn_seat) return false;
    for (int k = 0; k < s->depth; k++)
        if ((s->steps[k].step == DEUS_STEP_PLACE || s->steps[k].step == DEUS_STEP_PLACE_IN) &&
            s->steps[k].column == colour)
            return true;
    return false;
}

/* Every card of a standard colour has put a piece on the map, or is about to. */
static bool heights_are_sound(const deus_state *s, uint8_t seat, dm_error *error) {
    const deus_player *player = &s->players[seat];
    int lowest = DEUS_COLUMN_MAX;
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
        int placed = deus_region_count(player->pieces[colour]) + is_placing(s, seat, colour);
        int cards = deus_cards_of(s, seat, colour);
        if (cards > placed)
            return dm_fail(
                error,
                "seat %d: expected at most %d %s cards, one per such piece on the map, found %d",
                seat + 1, placed, deus_colour_ids[colour], cards);
        if (cards < lowest) lowest = cards;
    }
    if (player->height[DEUS_TEMPLE] > lowest + 1)
        return dm_fail(error, "seat %d has %d temples, but a column with only %d cards", seat + 1,
                       player->height[DEUS_TEMPLE], lowest);
    if (deus_region_count(player->pieces[DEUS_TEMPLE]) > player->height[DEUS_TEMPLE])
        return dm_fail(error, "seat %d has more temples on the map than temple cards", seat + 1);
    return true;
}

/* Secret picks (D-W1): of seats that have picked, or are about it. */
static bool picks_may_be_unknown(const deus_state *s, uint8_t seat) {
    return s->depth == 2 && s->steps[1].step == DEUS_STEP_PICK && seat <= s->steps[1].picker;
}

static bool pieces_add_up(const deus_state *s, uint8_t seat, dm_error *error) {
    const deus_player *player = &s->players[seat];
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
        if (player->board[colour] == DM_UNKNOWN && picks_may_be_unknown(s, seat)) continue;
        if (player->board[colour] == DM_UNKNOWN)
            return dm_fail(error, "seat %d: pieces are unknown only while they are picked",
                           seat + 1);
        int all = player->board[colour] + player->supply[colour] +
                  deus_region_count(player->pieces[colour]);
        if (all != DEUS_PIECES_PER_TYPE)
            return dm_fail(error, "seat %d: expected %d %s pieces in all, found %d", seat + 1,
                           DEUS_PIECES_PER_TYPE, deus_colour_ids[colour], all);
    }
    return true;
}

static bool map_is_sound(const deus_state *s, uint8_t seat, dm_error *error) {
    const deus_player *player = &s->players[seat];
    deus_regions board = deus_region_bit(deus_region_total(s)) - 1, own = deus_occupied(s, seat);
    deus_regions ships = player->pieces[DEUS_MARITIME];
    deus_regions land = deus_cities(s, seat, 1) & ~ships;
    if (own & (s->terrain[DEUS_VILLAGE] | ~board))
        return dm_fail(error, "a piece of seat %d stands on a village or off the map", seat + 1);
    if (own & deus_occupied_by_others(s, seat))
        return dm_fail(error, "seat %d shares a region with another player", seat + 1);
    if (ships & ~s->terrain[DEUS_SEA])
        return dm_fail(error, "a ship of seat %d is on land", seat + 1);
    deus_regions at_sea = s->terrain[DEUS_SEA];
    for (int colour = DEUS_PRODUCTION; colour < DEUS_COLOURS; colour++)
        if (colour != DEUS_MILITARY && player->pieces[colour] & at_sea)
            return dm_fail(error, "a %s piece of seat %d is at sea", deus_colour_ids[colour],
                           seat + 1);
    if (land & s->terrain[DEUS_SEA])
        return dm_fail(error, "an army of seat %d is at sea without a ship", seat + 1);
    if (player->pieces[DEUS_TEMPLE] & ~deus_cities(s, seat, 2))
        return dm_fail(error, "a temple of seat %d stands alone", seat + 1);
    if ((player->first_region == DEUS_NO_REGION) != (own == 0))
        return dm_fail(error, "seat %d: a first region goes with pieces on the map", seat + 1);
    return true;
}

/* ---- Egypt ------------------------------------------------------------------------------- */

static bool tokens_are_sound(const deus_state *s, uint8_t seat) {
    const deus_player *player = &s->players[seat];
    bool none = player->tokens == 0 && player->camps == 0 &&
                asking_is_zero(player->fortress, sizeof player->fortress) &&
                asking_is_zero(player->garrison, sizeof player->garrison);
    if (!egypt_plays(s, DEUS_MILITARY)) return none;
    for (int colour = 0; colour < DEUS_COLOURS; colour++) {
        if (player->garrison[colour] > s->player_count || player->garrison[colour] == seat + 1)
            return false;
        if (player->garrison[colour] && player->height[colour] == 0) return false;
        if (colour < DEUS_STANDARD_COLOURS &&
            (player->fortress[colour] > s->player_count || player->fortress[colour] == seat + 1))
            return false;
    }
    return egypt_tokens_beside(s, seat) >= 0;
}

/* VP on counters, and the one use of a temple that opens another column. */
static bool charges_are_sound(const deus_player *player) {
    for (uint8_t place = 0; place < DEUS_COLUMN_MAX; place++) {
        if (place >= player->height[DEUS_TEMPLE]) {
            if (player->charges[place] != 0) return false;
            continue;
        }
        uint8_t power = deus_cards[player->column[DEUS_TEMPLE][place]].effect.power;
        int most = power == DEUS_OTHER_COLUMN     ? 1
                   : power >= DEUS_COUNTS_ATTACKS ? DEUS_COUNTER_VP
                                                  : 0;
        if (player->charges[place] > most) return false;
    }
    return true;
}

static bool coins_are_sound(const deus_player *player) {
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        if (player->coins[colour] >> player->height[colour]) return false;
    return true;
}

static bool barques_are_sound(const deus_state *s, const deus_player *player) {
    if (!egypt_plays(s, DEUS_PRODUCTION))
        return asking_is_zero(player->barques, sizeof player->barques);
    for (int size = 1; size <= DEUS_BARQUE_SIZES; size++)
        if (egypt_barques_left(s, size) < 0) return false;
    return true;
}

static bool egypt_is_sound(const deus_state *s, uint8_t seat, dm_error *error) {
    const deus_player *player = &s->players[seat];
    if (!tokens_are_sound(s, seat))
        return dm_fail(error, "seat %d has impossible combat tokens", seat + 1);
    if (!charges_are_sound(player))
        return dm_fail(error, "seat %d has impossible VP on temples", seat + 1);
    if (!coins_are_sound(player)) return dm_fail(error, "seat %d has a coin on no card", seat + 1);
    if (!barques_are_sound(s, player))
        return dm_fail(error, "seat %d: impossible barques", seat + 1);
    bool scribe = player->scribe != DEUS_NO_REGION;
    if (scribe && (!egypt_plays(s, DEUS_CIVIL) || player->scribe >= deus_region_total(s) ||
                   !(player->pieces[DEUS_CIVIL] & deus_region_bit(player->scribe))))
        return dm_fail(error, "the scribe of seat %d stands under no civil piece", seat + 1);
    return true;
}

static bool player_is_sound(const deus_state *s, uint8_t seat, dm_error *error) {
    const deus_player *player = &s->players[seat];
    if (player->vp < 0 || player->gold < 0)
        return dm_fail(error, "seat %d has negative VP or gold", seat + 1);
    if (!hand_is_sorted(player)) return dm_fail(error, "the hand of seat %d is unsorted", seat + 1);
    if (!joker_is_sound(s, player, error)) return false;
    for (uint8_t colour = 0; colour < DEUS_COLOURS; colour++)
        if (!column_is_sound(player, colour, error)) return false;
    return heights_are_sound(s, seat, error) && pieces_add_up(s, seat, error) &&
           map_is_sound(s, seat, error) && egypt_is_sound(s, seat, error);
}

/* ---- The table --------------------------------------------------------------------------- */

static bool supply_adds_up(const deus_state *s, dm_error *error) {
    int temples = s->temples_left;
    for (int seat = 0; seat < s->player_count; seat++)
        temples += deus_region_count(s->players[seat].pieces[DEUS_TEMPLE]);
    if (temples != s->tile_count)
        return dm_fail(error, "expected %d temples in all, found %d", s->tile_count, temples);
    for (int resource = 0; resource < DEUS_RESOURCES; resource++) {
        int all = s->resources_left[resource];
        for (int seat = 0; seat < s->player_count; seat++)
            all += s->players[seat].resources[resource];
        if (all != egypt_resources_in_all(s))
            return dm_fail(error, "expected %d %s in all, found %d", egypt_resources_in_all(s),
                           deus_resource_ids[resource], all);
        if (s->market[resource] > 2 || (s->market[resource] && !egypt_plays(s, DEUS_MARITIME)))
            return dm_fail(error, "the market token of %s is off the market",
                           deus_resource_ids[resource]);
    }
    return true;
}

static bool villages_are_sound(const deus_state *s, dm_error *error) {
    for (int tile = 0; tile < s->tile_count; tile++) {
        if (s->village_vp[tile] > deus_region_count(s->near[s->village[tile]]))
            return dm_fail(error, "the village of tile %c has too many VP", 'A' + tile);
        if (s->attacked >> tile & 1 && s->village_vp[tile] > 0)
            return dm_fail(error, "the attacked village of tile %c has VP", 'A' + tile);
    }
    return true;
}

/* Nothing lies beyond a count: equal situations are equal bytes. */
static bool rest_is_zero(const deus_state *s) {
    bool clean =
        asking_is_zero(s->deck + s->deck_count, (size_t)(DEUS_DECK_CARDS - s->deck_count)) &&
        asking_is_zero(s->discard + s->discard_count,
                       (size_t)(DEUS_DECK_CARDS - s->discard_count)) &&
        asking_is_zero(s->discard_mark + s->discard_count,
                       (size_t)(DEUS_DECK_CARDS - s->discard_count)) &&
        asking_is_zero(s->offering + s->offering_count,
                       (size_t)(DEUS_HAND_MAX - s->offering_count)) &&
        asking_is_zero(s->steps + s->depth,
                       sizeof(deus_frame) * (size_t)(DEUS_STEPS_MAX - s->depth));
    for (int seat = 0; seat < s->player_count; seat++) {
        const deus_player *player = &s->players[seat];
        clean &= asking_is_zero(player->hand + player->hand_count,
                                (size_t)(DEUS_HAND_MAX - player->hand_count));
        for (int colour = 0; colour < DEUS_COLOURS; colour++)
            clean &= asking_is_zero(player->column[colour] + player->height[colour],
                                    (size_t)(DEUS_COLUMN_MAX - player->height[colour]));
    }
    return clean && asking_is_zero(s->players + s->player_count,
                                   sizeof(deus_player) * (size_t)(DM_SEATS_MAX - s->player_count));
}

static bool rounds_are_sound(const deus_state *s, dm_error *error) {
    if (s->round < 1 || s->round > DEUS_ROUNDS_MAX)
        return dm_fail(error, "expected a round from 1 to %d, found %d", DEUS_ROUNDS_MAX, s->round);
    if (s->last_round > 0 && (s->last_round < s->round || s->last_round > DEUS_ROUNDS_MAX))
        return dm_fail(error, "the last round (%d) lies before this one (%d)", s->last_round,
                       s->round);
    return true;
}

/* ---- Pending steps ----------------------------------------------------------------------- */

static uint8_t step_at(const deus_state *s, int k) { return k < s->depth ? s->steps[k].step : 0; }

static bool is_about_a_card(uint8_t step) {
    return step && step != DEUS_STEP_RESOLVE && deus_steps[step]->operations;
}

static bool same_card(deus_frame a, deus_frame b) {
    return a.column == b.column && a.place == b.place;
}

static bool activates(const deus_state *s, deus_frame frame) {
    uint64_t activating = deus_steps[DEUS_STEP_ACTIVATE]->operations;
    const deus_card *card = &deus_cards[deus_card_of(s, frame)];
    return activating >> card->effect.operation & 1 ||
           (frame.once && activating >> card->once.operation & 1);
}

static bool resolves_twice(const deus_state *s, int k) {
    for (int below = 0; below < k; below++)
        if (s->steps[below].step == DEUS_STEP_RESOLVE && same_card(s->steps[below], s->steps[k]))
            return true;
    return false;
}

/* Steps of one card on top of its frame: one, or a ship that sails before a purchase. */
static bool steps_of_card_are_sound(const deus_state *s, int k) {
    int count = s->depth - k;
    for (int step = k; step < s->depth; step++)
        if (!is_about_a_card(s->steps[step].step) || !same_card(s->steps[k - 1], s->steps[step]))
            return false;
    bool sails = step_at(s, k + 1) == DEUS_STEP_SHIP || step_at(s, k + 1) == DEUS_STEP_SAIL;
    return count == 1 || (count == 2 && step_at(s, k) == DEUS_STEP_BUY && sails);
}

/* Cards being resolved, one activated by the other, and the steps of the topmost. */
static bool chain_is_sound(const deus_state *s, int k) {
    while (step_at(s, k) == DEUS_STEP_RESOLVE) {
        bool on_top = k == s->depth - 1;
        if ((s->steps[k].stage == DEUS_NOT_BEGUN && !on_top) || resolves_twice(s, k)) return false;
        if (step_at(s, k + 1) == DEUS_STEP_RESOLVE && !activates(s, s->steps[k])) return false;
        if (is_about_a_card(step_at(s, k + 1))) return steps_of_card_are_sound(s, k + 1);
        k++;
    }
    return k == s->depth;
}

/* Above `end-turn`: a building in the making, an offering in the making, or a column. */
static bool turn_is_sound(const deus_state *s) {
    int k = 1;
    switch (step_at(s, k)) {
    case DEUS_STEP_COLUMN:
    case DEUS_STEP_LAY:
    case DEUS_STEP_SPILL:
    case DEUS_STEP_DISCARD:
    case DEUS_STEP_GOD: return s->depth == 2;
    case DEUS_STEP_REFILL:
        return s->depth == 2 || (s->depth == 3 && (step_at(s, 2) == DEUS_STEP_RESOURCES ||
                                                   step_at(s, 2) == DEUS_STEP_MORE_PIECES));
    case DEUS_STEP_EFFECTS: k++; break;
    default: break;
    }
    if (step_at(s, k) == DEUS_STEP_RESOLVE) return chain_is_sound(s, k);
    if (step_at(s, k) == DEUS_STEP_VILLAGES)
        return k + 2 == s->depth && step_at(s, k + 1) == DEUS_STEP_SHIFT;
    if (step_at(s, k) == DEUS_STEP_PLACE || step_at(s, k) == DEUS_STEP_PLACE_IN) k++;
    if (step_at(s, k) == DEUS_STEP_GOODS) k++;
    if (step_at(s, k) == DEUS_STEP_PAY || step_at(s, k) == DEUS_STEP_GOOD) k++;
    return k == s->depth;
}

static bool steps_fit(const deus_state *s, dm_error *error) {
    for (int k = 0; k < s->depth; k++) {
        uint8_t step = s->steps[k].step;
        if (step == DEUS_NO_STEP || step >= DEUS_STEP_KINDS)
            return dm_fail(error, "there is no step %d", step);
        if (!deus_steps[step]->fits(s, s->steps[k]))
            return dm_fail(error, "the pending step '%s' does not fit this position",
                           deus_steps[step]->name);
    }
    return true;
}

static bool steps_in_order(const deus_state *s, dm_error *error) {
    bool sound = false;
    switch (step_at(s, 0)) {
    case 0: sound = true; break;
    case DEUS_STEP_TURN: sound = s->depth == 1; break;
    case DEUS_STEP_DEAL:
        sound = s->start_pieces > 0 &&
                (s->depth == 1 || (s->depth == 2 && step_at(s, 1) == DEUS_STEP_PICK));
        break;
    case DEUS_STEP_END_TURN: sound = turn_is_sound(s); break;
    default: break;
    }
    uint8_t top = s->depth > 0 ? step_at(s, s->depth - 1) : 0;
    bool offering = top == DEUS_STEP_DISCARD || top == DEUS_STEP_EXCHANGE_MORE;
    bool moving = top == DEUS_STEP_CHARIOTS || top == DEUS_STEP_CHARIOT_TO;
    if (s->moved && !moving) sound = false;
    if (sound && offering == (s->offering_count > 0)) return true;
    return dm_fail(error, "the pending steps do not follow from a turn");
}

bool deus_check(const dm_state *state, dm_error *error) {
    const deus_state *s = deus_const(state);
    if (s->depth > DEUS_STEPS_MAX || s->deck_count > DEUS_DECK_CARDS ||
        s->discard_count > DEUS_DECK_CARDS)
        return dm_fail(error, "a count is out of bounds");
    if (!rest_is_zero(s)) return dm_fail(error, "something lies beyond a count");
    for (uint8_t seat = 0; seat < s->player_count; seat++)
        if (!player_is_sound(s, seat, error)) return false;
    return cards_are_all_there(s, error) && supply_adds_up(s, error) &&
           villages_are_sound(s, error) && rounds_are_sound(s, error) && steps_fit(s, error) &&
           steps_in_order(s, error);
}
