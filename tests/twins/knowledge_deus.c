/* Who learns what in Deus: D-S5 (hands, deck, buried discards, faces of jokers are secret), D-O1
 * (of an offering only the top card and the number are told), D-W1 (picks are revealed together),
 * D-W3 (a joker's face is secret to the end), E-T1 (nobody knows which mixed temples are in the
 * game), and what architects-office and school-of-scribes do with the discard pile. */
#include <assert.h>
#include <string.h>

#include "deus/state.h"
#include "twins/story.h"

static const uint8_t answers[DEUS_VERBS] = {
    [DEUS_SAY_PICK] = STORY_HIDES_TILL_REVEAL, [DEUS_SAY_BUILD] = STORY_SHOWS_CARD,
    [DEUS_SAY_OFFER] = STORY_SHOWS_CARD,       [DEUS_SAY_JOKER] = STORY_HIDES_CARD,
    [DEUS_SAY_PASS] = STORY_TELLS_ALL,         [DEUS_SAY_COLUMN] = STORY_TELLS_ALL,
    [DEUS_SAY_PAY] = STORY_TELLS_ALL,          [DEUS_SAY_GOLD] = STORY_TELLS_ALL,
    [DEUS_SAY_AT] = STORY_TELLS_ALL,           [DEUS_SAY_EDGE] = STORY_TELLS_ALL,
    [DEUS_SAY_DISCARD] = STORY_HIDES_CARD,     [DEUS_SAY_DONE] = STORY_TELLS_ALL,
    [DEUS_SAY_GOD] = STORY_TELLS_ALL,          [DEUS_SAY_TAKE] = STORY_TELLS_ALL,
    [DEUS_SAY_PIECE] = STORY_TELLS_ALL,        [DEUS_SAY_SELL] = STORY_TELLS_ALL,
    [DEUS_SAY_BUY] = STORY_TELLS_ALL,          [DEUS_SAY_HARVEST] = STORY_TELLS_ALL,
    [DEUS_SAY_DRAW] = STORY_TELLS_ALL,         [DEUS_SAY_ACTIVATE] = STORY_TELLS_ALL,
    [DEUS_SAY_RAID] = STORY_TELLS_ALL,         [DEUS_SAY_ARMY] = STORY_TELLS_ALL,
    [DEUS_SAY_MARCH] = STORY_TELLS_ALL,        [DEUS_SAY_ROB] = STORY_TELLS_ALL,
    [DEUS_SAY_STEAL] = STORY_TELLS_ALL,        [DEUS_SAY_SKIP] = STORY_TELLS_ALL,
    [DEUS_SAY_BEFORE] = STORY_TELLS_ALL,       [DEUS_SAY_AFTER] = STORY_TELLS_ALL,
    [DEUS_SAY_UP] = STORY_TELLS_ALL,           [DEUS_SAY_DOWN] = STORY_TELLS_ALL,
    [DEUS_SAY_SWAP] = STORY_TELLS_ALL,         [DEUS_SAY_SET] = STORY_TELLS_ALL,
    [DEUS_SAY_TRADE] = STORY_TELLS_ALL,        [DEUS_SAY_SHIP] = STORY_TELLS_ALL,
    [DEUS_SAY_SAIL] = STORY_TELLS_ALL,         [DEUS_SAY_FROM] = STORY_TELLS_ALL,
    [DEUS_SAY_SPILL] = STORY_TELLS_ALL,        [DEUS_SAY_TOP] = STORY_SHOWS_CARD,
    [DEUS_SAY_CARDS] = STORY_TELLS_ALL,        [DEUS_SAY_SHIFT] = STORY_TELLS_ALL,
    [DEUS_SAY_SHOOT] = STORY_TELLS_ALL,        [DEUS_SAY_FORCE] = STORY_TELLS_ALL,
    [DEUS_SAY_CAMP] = STORY_TELLS_ALL,         [DEUS_SAY_STORE] = STORY_TELLS_ALL,
    [DEUS_SAY_GUARD] = STORY_TELLS_ALL,        [DEUS_SAY_GAIN] = STORY_TELLS_ALL,
    [DEUS_SAY_USE] = STORY_TELLS_ALL,
};

/* Every gain, payment and theft is public as it happens. */
static const uint8_t events[DEUS_EVENT_KINDS] = {
    [DEUS_DID_START_TURN] = STORY_FOR_ALL,
    [DEUS_DID_PICK] = STORY_FOR_ITS_SEAT_TILL_REVEAL,
    [DEUS_DID_BUILD] = STORY_FOR_ALL,
    [DEUS_DID_JOKER] = STORY_FOR_ALL,
    [DEUS_DID_HIDE_CARD] = STORY_FOR_ITS_SEAT,
    [DEUS_DID_PAY_RESOURCE] = STORY_FOR_ALL,
    [DEUS_DID_PAY_GOLD] = STORY_FOR_ALL,
    [DEUS_DID_PAY_VP] = STORY_FOR_ALL,
    [DEUS_DID_PLACE] = STORY_FOR_ALL,
    [DEUS_DID_ATTACK] = STORY_FOR_ALL,
    [DEUS_DID_WIN_VILLAGE] = STORY_FOR_ALL,
    [DEUS_DID_GAIN_GOLD] = STORY_FOR_ALL,
    [DEUS_DID_GAIN_VP] = STORY_FOR_ALL,
    [DEUS_DID_GAIN_RESOURCE] = STORY_FOR_ALL,
    [DEUS_DID_GAIN_PIECE] = STORY_FOR_ALL,
    [DEUS_DID_SELL] = STORY_FOR_ALL,
    [DEUS_DID_BUY] = STORY_FOR_ALL,
    [DEUS_DID_RAID] = STORY_FOR_ALL,
    [DEUS_DID_ACTIVATE] = STORY_FOR_ALL,
    [DEUS_DID_MARCH] = STORY_FOR_ALL,
    [DEUS_DID_STEAL_GOLD] = STORY_FOR_ALL,
    [DEUS_DID_STEAL_VP] = STORY_FOR_ALL,
    [DEUS_DID_OFFER] = STORY_FOR_ALL,
    [DEUS_DID_DISCARD] = STORY_FOR_ITS_SEAT,
    [DEUS_DID_INVOKE] = STORY_FOR_ALL,
    [DEUS_DID_DRAW] = STORY_FOR_ALL,
    [DEUS_DID_SEE_CARD] = STORY_FOR_ITS_SEAT,
    [DEUS_DID_RESHUFFLE] = STORY_FOR_ALL,
    [DEUS_DID_PASS] = STORY_FOR_ALL,
    [DEUS_DID_TRIGGER_END] = STORY_FOR_ALL,
    [DEUS_DID_SCORE] = STORY_FOR_ALL,
    [DEUS_DID_END] = STORY_FOR_ALL,
    [DEUS_DID_LAY_ELSEWHERE] = STORY_FOR_ALL,
    [DEUS_DID_USE_GOOD] = STORY_FOR_ALL,
    [DEUS_DID_MOVE_TOKEN] = STORY_FOR_ALL,
    [DEUS_DID_SAIL] = STORY_FOR_ALL,
    [DEUS_DID_GAIN_BARQUE] = STORY_FOR_ALL,
    [DEUS_DID_SPILL] = STORY_FOR_ALL,
    [DEUS_DID_MOVE_SCRIBE] = STORY_FOR_ALL,
    [DEUS_DID_RALLY] = STORY_FOR_ALL,
    [DEUS_DID_SPEND_TOKENS] = STORY_FOR_ALL,
    [DEUS_DID_CAMP] = STORY_FOR_ALL,
    [DEUS_DID_BREAK_CAMP] = STORY_FOR_ALL,
    [DEUS_DID_SHIFT_CAMP] = STORY_FOR_ALL,
    [DEUS_DID_SHOOT] = STORY_FOR_ALL,
    [DEUS_DID_FORTIFY] = STORY_FOR_ALL,
    [DEUS_DID_GUARD] = STORY_FOR_ALL,
    [DEUS_DID_EXCHANGE] = STORY_FOR_ALL,
    [DEUS_DID_TAKE_DISCARD] = STORY_FOR_ALL,
    [DEUS_DID_COIN] = STORY_FOR_ALL,
    [DEUS_DID_BLESS] = STORY_FOR_ALL,
    [DEUS_DID_DEAL] = STORY_FOR_ALL,
};

/* ---- Cards in motion ----------------------------------------------------------------------- */

/* Whoever holds cards while a pile is shuffled keeps them out of it. */
static void note_kept(story *tale) {
    for (int seat = 0; seat < DM_SEATS_MAX; seat++)
        for (int k = 0; k < tale->hands[seat].count; k++)
            tale->kept[tale->hands[seat].slots[k]] = true;
    for (int k = 0; k < tale->jokers.count; k++) tale->kept[tale->jokers.slots[k]] = true;
}

static void shuffle_into_deck(story *tale) {
    note_kept(tale);
    int call = story_next_call(tale, STORY_DEALS);
    tale->deck.count = tale->discards.count = 0;
    for (int place = 0; place < tale->script.calls[call].count; place++)
        story_put(&tale->deck, (uint16_t)(tale->first_slot[call] + place));
}

/* Mixed temples are drawn before; everything that was drawn before that is the board. */
static void first_deal(story *tale) {
    while (tale->call_count < tale->script.count &&
           tale->script.calls[tale->call_count].count != DEUS_DECK_CARDS) {
        bool temples = tale->script.calls[tale->call_count].count == 2 * DEUS_CARDS_PER_COLOUR;
        story_next_call(tale, temples ? STORY_CHOOSES : STORY_IN_THE_OPEN);
    }
    shuffle_into_deck(tale);
}

static void draw(story *tale, uint8_t seat, uint8_t card) {
    uint16_t slot = story_pop(tale->to_take > 0 ? &tale->discards : &tale->deck);
    assert(card == story_kind(tale, &tale->script, slot));
    (void)card;
    story_hold(tale, seat, slot);
}

static void began(story *tale) {
    const deus_state *s = deus_const(&tale->match.state);
    if (deus_before_the_deal(s)) {
        while (tale->call_count < tale->script.count) story_next_call(tale, STORY_IN_THE_OPEN);
        return;
    }
    first_deal(tale);
    for (int k = 0; k < s->player_count; k++)
        for (int card = 0; card < DEUS_REFILL_TO; card++) {
            uint16_t slot = tale->deck.slots[tale->deck.count - 1];
            draw(tale, (uint8_t)((s->first_seat + k) % s->player_count),
                 story_kind(tale, &tale->script, slot));
        }
}

/* ---- Answers ------------------------------------------------------------------------------- */

static uint16_t take_from_hand(story *tale, uint8_t seat, uint8_t card, bool all_see) {
    uint16_t slot = story_play_card(tale, seat, card);
    if (all_see) story_all_learn(tale, slot);
    return slot;
}

static void answered(story *tale, uint8_t seat, dm_answer answer) {
    uint8_t tells = answers[answer.verb];
    if (tells != STORY_SHOWS_CARD && tells != STORY_HIDES_CARD) return;
    uint16_t slot = take_from_hand(tale, seat, answer.a, tells == STORY_SHOWS_CARD);
    tale->answer_slot[tale->match.count - 1] = slot;
    if (answer.verb == DEUS_SAY_BUILD || answer.verb == DEUS_SAY_JOKER)
        tale->being_laid = slot;
    else
        story_put(&tale->offering, slot);
}

/* ---- Events -------------------------------------------------------------------------------- */

/* What was answered lies ready; what the game answered by itself (rules version 1) does not. */
static uint16_t laid_card(story *tale, const dm_event *event, bool all_see) {
    uint16_t slot = tale->being_laid;
    tale->being_laid = STORY_NO_SLOT;
    return slot != STORY_NO_SLOT ? slot : take_from_hand(tale, event->seat, event->a, all_see);
}

/* Under the top card the others lie in random order, the first of the shuffled ones uppermost. */
static void bury(story *tale) {
    int call = story_next_call(tale, STORY_BURIES), under = tale->offering.count - 1;
    assert(tale->script.calls[call].count == under);
    uint16_t top = tale->offering.slots[0];
    tale->offering.slots[0] = tale->offering.slots[under];
    tale->offering.count = under;
    for (int place = under - 1; place >= 0; place--) {
        uint16_t slot = (uint16_t)(tale->first_slot[call] + place);
        tale->source_of[slot] =
            story_take(tale, &tale->offering, story_kind(tale, &tale->script, slot));
        story_put(&tale->discards, slot);
    }
    story_put(&tale->discards, top);
}

static void begin_burying(story *tale, const dm_event *event) {
    story_pile *offering = &tale->offering;
    if (offering->count < event->amount) { /* its top card was answered for the seat */
        story_put(offering, take_from_hand(tale, event->seat, event->a, true));
        uint16_t top = offering->slots[offering->count - 1];
        offering->slots[offering->count - 1] = offering->slots[0];
        offering->slots[0] = top;
    }
    tale->to_discard = event->amount - 1;
    if (tale->to_discard == 0) bury(tale);
}

static void discard(story *tale) {
    if (--tale->to_discard == 0) bury(tale);
}

/* The card that then lies on top of the discard pile is seen by all. */
static void see_card(story *tale, const dm_event *event) {
    draw(tale, event->seat, event->a);
    if (tale->to_take > 0 && --tale->to_take == 0 && tale->discards.count > 0)
        story_all_learn(tale, tale->discards.slots[tale->discards.count - 1]);
}

static void happened(story *tale, const dm_event *event) {
    switch ((enum deus_event_kind)event->kind) {
    case DEUS_DID_PICK:
        if (event->visible == DM_EVERYONE) tale->revealed_at = tale->match.count;
        break;
    case DEUS_DID_DEAL: first_deal(tale); break;
    case DEUS_DID_BUILD: laid_card(tale, event, true); break;
    case DEUS_DID_HIDE_CARD: story_put(&tale->jokers, laid_card(tale, event, false)); break;
    case DEUS_DID_OFFER:
    case DEUS_DID_EXCHANGE: begin_burying(tale, event); break;
    case DEUS_DID_DISCARD: discard(tale); break;
    case DEUS_DID_RESHUFFLE: shuffle_into_deck(tale); break;
    case DEUS_DID_TAKE_DISCARD: tale->to_take = event->amount; break;
    case DEUS_DID_SEE_CARD: see_card(tale, event); break;
    default: break;
    }
}

/* ---- What a twin may have elsewhere ---------------------------------------------------------- */

static bool knows_kind(const story *tale, uint8_t viewer, uint32_t until, uint8_t kind) {
    for (int slot = 0; slot < tale->slot_count; slot++)
        if (story_knows(tale, (uint16_t)slot, viewer, until) &&
            story_wished(tale, (uint16_t)slot) == kind)
            return true;
    return false;
}

/* The temples that the viewer has met are in the game; of the others nobody can tell. */
static void wish_temples(const story *tale, uint8_t viewer, uint32_t until, int call,
                         script_wish *wish) {
    const script_call *was = &tale->script.calls[call];
    for (int place = 0; place < was->count; place++) {
        bool met =
            place < DEUS_CARDS_PER_COLOUR && knows_kind(tale, viewer, until, was->items[place]);
        wish->must[place] = met ? was->items[place] : DM_UNKNOWN;
    }
}

static int next_deal(const story *tale, int call) {
    for (int next = call + 1; next < tale->call_count; next++)
        if (tale->roles[next] == STORY_DEALS) return next;
    return -1;
}

/* What was drawn after the next shuffle must have been in the pile: so many of a kind can be
 * elsewhere, out of sight, while it is shuffled. */
static void count_spare(const story *tale, uint8_t viewer, uint32_t until, int next,
                        script_wish *wish) {
    int spare[SCRIPT_KINDS] = {0};
    const script_call *pile = &tale->script.calls[next];
    for (int place = 0; place < pile->count; place++)
        if (!story_knows(tale, (uint16_t)(tale->first_slot[next] + place), viewer, until))
            spare[story_wished(tale, (uint16_t)(tale->first_slot[next] + place))]++;
    for (int slot = 0; slot < tale->first_slot[next]; slot++)
        if (tale->kept[slot] && !story_knows(tale, (uint16_t)slot, viewer, until))
            spare[story_wished(tale, (uint16_t)slot)]++;
    for (int kind = 0; kind < SCRIPT_KINDS; kind++) wish->spare[kind] = (uint8_t)spare[kind];
}

static void wish_deal(const story *tale, uint8_t viewer, uint32_t until, int call,
                      script_wish *wish) {
    int next = next_deal(tale, call);
    story_wish_known(tale, viewer, until, call, wish);
    if (next < 0) return;
    count_spare(tale, viewer, until, next, wish);
    for (int place = 0; place < tale->script.calls[call].count; place++)
        wish->kept[place] = tale->kept[tale->first_slot[call] + place];
}

static void wish(const story *tale, uint8_t viewer, uint32_t until, int call, script_wish *wish) {
    switch ((enum story_role)tale->roles[call]) {
    case STORY_CHOOSES: wish_temples(tale, viewer, until, call, wish); break;
    case STORY_DEALS: wish_deal(tale, viewer, until, call, wish); break;
    case STORY_BURIES: story_wish_known(tale, viewer, until, call, wish); break;
    default: break;
    }
}

/* The first picks of a random choice, in the order of the colours. */
static void pick_anew(const story *tale, dm_random *random, dm_answer *picks, int count) {
    int all = deus_const(&tale->match.start)->start_pieces, chosen[DEUS_STANDARD_COLOURS] = {0};
    for (int k = 0; k < all;) {
        uint32_t colour = dm_random_below(random, DEUS_STANDARD_COLOURS);
        if (chosen[colour] == DEUS_PIECES_PER_TYPE) continue;
        chosen[colour]++, k++;
    }
    for (uint8_t colour = 0; count > 0; colour++)
        for (; chosen[colour] > 0 && count > 0; chosen[colour]--, count--)
            *picks++ = (dm_answer){DEUS_SAY_PICK, colour, 0, 0};
}

const story_rules story_rules_deus = {
    .game = "deus",
    .answers = answers,
    .events = events,
    .answer_kinds = DEUS_VERBS,
    .event_kinds = DEUS_EVENT_KINDS,
    .began = began,
    .answered = answered,
    .happened = happened,
    .wish = wish,
    .pick_anew = pick_anew,
};
