/* Who learns what in Gheos: hands and the pile are hidden, everything else is open. A tile is shown
 * when it is chosen; a drawn one is seen by its owner only (G-D1); an Epoch is shown at once, so
 * all know that any other tile that was drawn was none. */
#include <assert.h>
#include <string.h>

#include "gheos/state.h"
#include "twins/story.h"

static const uint8_t answers[GHEOS_VERBS] = {
    [GHEOS_SAY_TILE] = STORY_SHOWS_CARD,   [GHEOS_SAY_ADD] = STORY_TELLS_ALL,
    [GHEOS_SAY_REPLACE] = STORY_TELLS_ALL, [GHEOS_SAY_TURN] = STORY_TELLS_ALL,
    [GHEOS_SAY_PAY] = STORY_TELLS_ALL,     [GHEOS_SAY_WINNER] = STORY_TELLS_ALL,
    [GHEOS_SAY_MIGRATE] = STORY_TELLS_ALL, [GHEOS_SAY_TAKE] = STORY_TELLS_ALL,
    [GHEOS_SAY_FOUND] = STORY_TELLS_ALL,   [GHEOS_SAY_COLOUR] = STORY_TELLS_ALL,
    [GHEOS_SAY_SCORE] = STORY_TELLS_ALL,   [GHEOS_SAY_KEEP] = STORY_TELLS_ALL,
    [GHEOS_SAY_SKIP] = STORY_TELLS_ALL,
};

static const uint8_t events[GHEOS_EVENT_KINDS] = {
    [GHEOS_DID_START_TURN] = STORY_FOR_ALL,    [GHEOS_DID_ADD] = STORY_FOR_ALL,
    [GHEOS_DID_REPLACE] = STORY_FOR_ALL,       [GHEOS_DID_LIFT] = STORY_FOR_ALL,
    [GHEOS_DID_PAY] = STORY_FOR_ALL,           [GHEOS_DID_WAR] = STORY_FOR_ALL,
    [GHEOS_DID_WIN_WAR] = STORY_FOR_ALL,       [GHEOS_DID_MIGRATE] = STORY_FOR_ALL,
    [GHEOS_DID_DIE] = STORY_FOR_ALL,           [GHEOS_DID_LOSE] = STORY_FOR_ALL,
    [GHEOS_DID_TEMPLE] = STORY_FOR_ALL,        [GHEOS_DID_FOUND] = STORY_FOR_ALL,
    [GHEOS_DID_TAKE] = STORY_FOR_ALL,          [GHEOS_DID_TOKEN] = STORY_FOR_ALL,
    [GHEOS_DID_KEEP] = STORY_FOR_ALL,          [GHEOS_DID_DRAW] = STORY_FOR_ALL,
    [GHEOS_DID_SEE_TILE] = STORY_FOR_ITS_SEAT, [GHEOS_DID_EPOCH] = STORY_FOR_ALL,
    [GHEOS_DID_EPOCH_VP] = STORY_FOR_ALL,      [GHEOS_DID_END] = STORY_FOR_ALL,
    [GHEOS_DID_FINAL_VP] = STORY_FOR_ALL,
};

/* ---- Set-up -------------------------------------------------------------------------------- */

static int hand_places(const story *tale) {
    return GHEOS_HAND_MAX * gheos_const(&tale->match.start)->player_count;
}

static bool is_calm(const story *tale) { return gheos_const(&tale->match.start)->calm_epochs; }

/* G-S2: the stacks from the top; in each, one Epoch at the place that chance has cut to. */
static void lay_calm_pile(story *tale, int tiles) {
    uint16_t from_top[GHEOS_PILE_MAX];
    int count = 0, next = hand_places(tale);
    while (tale->call_count < tale->script.count - 1) {
        int call = story_next_call(tale, STORY_CUTS);
        for (uint32_t k = 0; k < tale->script.calls[call].bound; k++)
            from_top[count++] = k == tale->script.calls[call].number
                                    ? STORY_NO_SLOT
                                    : (uint16_t)(tale->first_slot[tiles] + next++);
    }
    while (count > 0) tale->deck.slots[tale->deck.count++] = from_top[--count];
}

static void lay_pile(story *tale) {
    int call = story_next_call(tale, STORY_DEALS);
    for (int place = 0; place < tale->script.calls[call].count; place++)
        story_put(&tale->deck, (uint16_t)(tale->first_slot[call] + place));
}

/* G-S1: hands from the landscape tiles, then the pile; then who begins. */
static void began(story *tale) {
    int tiles = story_next_call(tale, STORY_DEALS);
    for (int place = 0; place < hand_places(tale); place++) {
        uint16_t slot = (uint16_t)(tale->first_slot[tiles] + place);
        uint8_t seat = (uint8_t)(place / GHEOS_HAND_MAX);
        story_hold(tale, seat, slot);
    }
    if (is_calm(tale))
        lay_calm_pile(tale, tiles);
    else
        lay_pile(tale);
    story_next_call(tale, STORY_IN_THE_OPEN);
}

/* ---- Answers and events -------------------------------------------------------------------- */

static void answered(story *tale, uint8_t seat, dm_answer answer) {
    if (answers[answer.verb] != STORY_SHOWS_CARD) return;
    uint16_t slot = story_play_card(tale, seat, answer.a);
    story_all_learn(tale, slot);
    tale->answer_slot[tale->match.count - 1] = slot;
}

static uint16_t draw(story *tale) {
    uint16_t slot = story_pop(&tale->deck);
    tale->drawn_when[tale->drawn++] = tale->match.count;
    if (slot != STORY_NO_SLOT) tale->drawn_at[slot] = tale->match.count;
    return slot;
}

static void happened(story *tale, const dm_event *event) {
    if (event->kind == GHEOS_DID_EPOCH) {
        uint16_t slot = draw(tale);
        if (slot != STORY_NO_SLOT) story_all_learn(tale, slot);
    }
    if (event->kind == GHEOS_DID_DRAW) story_hold(tale, event->seat, draw(tale));
    if (event->kind == GHEOS_DID_SEE_TILE) {
        const story_pile *hand = &tale->hands[event->seat];
        assert(story_kind(tale, &tale->script, hand->slots[hand->count - 1]) == event->via);
        (void)hand;
    }
}

/* ---- What a twin may have elsewhere ---------------------------------------------------------- */

/* A tile that was met in the pile is in no hand before. */
static void wish_hands(const story *tale, uint8_t viewer, uint32_t until, int call,
                       script_wish *wish) {
    story_wish_known(tale, viewer, until, call, wish);
    memset(wish->spare, 1, sizeof wish->spare);
    if (!is_calm(tale)) {
        int pile = call + 1;
        for (int place = 0; place < tale->script.calls[pile].count; place++)
            if (story_knows(tale, (uint16_t)(tale->first_slot[pile] + place), viewer, until))
                wish->spare[story_wished(tale, (uint16_t)(tale->first_slot[pile] + place))] = 0;
    }
    for (int place = 0; place < hand_places(tale); place++) wish->kept[place] = true;
}

/* All know that what was drawn and not shown was no Epoch. */
static void wish_pile(const story *tale, uint8_t viewer, uint32_t until, int call,
                      script_wish *wish) {
    story_wish_known(tale, viewer, until, call, wish);
    memset(wish->spare, 1, sizeof wish->spare);
    wish->spare[GHEOS_EPOCH] = 0;
    for (int place = 0; place < tale->script.calls[call].count; place++)
        wish->kept[place] = tale->drawn_at[tale->first_slot[call] + place] <= until;
}

/* How many of a stack's tiles were drawn by then, its Epoch included. */
static uint32_t drawn_of_stack(const story *tale, int call, uint32_t until) {
    uint32_t above = 0, drawn = 0;
    for (int k = 0; k < call; k++)
        if (tale->roles[k] == STORY_CUTS) above += tale->script.calls[k].bound;
    while (drawn < tale->drawn && tale->drawn_when[drawn] <= until) drawn++;
    if (drawn <= above) return 0;
    drawn -= above;
    return drawn < tale->script.calls[call].bound ? drawn : tale->script.calls[call].bound;
}

/* An Epoch that was not drawn lies anywhere in what is left of its stack. */
static void wish_cut(const story *tale, uint32_t until, int call, script_wish *wish) {
    const script_call *was = &tale->script.calls[call];
    uint32_t drawn = drawn_of_stack(tale, call, until);
    if (was->number < drawn) return;
    wish->numbers = ~(((uint32_t)1 << drawn) - 1);
}

static void wish(const story *tale, uint8_t viewer, uint32_t until, int call, script_wish *wish) {
    if (tale->roles[call] == STORY_CUTS) wish_cut(tale, until, call, wish);
    if (tale->roles[call] != STORY_DEALS) return;
    if (call == 0)
        wish_hands(tale, viewer, until, call, wish);
    else
        wish_pile(tale, viewer, until, call, wish);
}

const story_rules story_rules_gheos = {
    .game = "gheos",
    .answers = answers,
    .events = events,
    .answer_kinds = GHEOS_VERBS,
    .event_kinds = GHEOS_EVENT_KINDS,
    .began = began,
    .answered = answered,
    .happened = happened,
    .wish = wish,
};
