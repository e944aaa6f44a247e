/* Playing a game while noting who knows what; see story.h. */
#include "twins/story.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* ---- Slots --------------------------------------------------------------------------------- */

uint8_t story_kind(const story *tale, const chance_script *script, uint16_t slot) {
    assert(slot < tale->slot_count && tale->call_of[slot] < script->count);
    return script->calls[tale->call_of[slot]].items[tale->place_of[slot]];
}

uint8_t story_wished(const story *tale, uint16_t slot) {
    return story_kind(tale, &tale->script, tale->role[slot]);
}

bool story_knows(const story *tale, uint16_t slot, uint8_t viewer, uint32_t answers) {
    return tale->known_at[slot][story_viewer(viewer)] <= answers;
}

static void add_slot(story *tale, int call, int place) {
    assert(tale->slot_count < STORY_SLOTS_MAX);
    int slot = tale->slot_count++;
    tale->call_of[slot] = (uint16_t)call;
    tale->place_of[slot] = (uint8_t)place;
    tale->source_of[slot] = STORY_NO_SLOT;
    tale->drawn_at[slot] = STORY_NEVER;
    tale->kept[slot] = false;
    tale->holder[slot] = DM_NOBODY;
    tale->came[slot] = tale->left[slot] = STORY_NEVER;
    tale->role[slot] = tale->player[slot] = (uint16_t)slot;
    for (int viewer = 0; viewer < STORY_VIEWERS; viewer++)
        tale->known_at[slot][viewer] = STORY_NEVER;
}

int story_next_call(story *tale, enum story_role role) {
    int call = tale->call_count++;
    assert(call < tale->script.count);
    tale->roles[call] = (uint8_t)role;
    tale->first_slot[call] = (uint16_t)tale->slot_count;
    if (role == STORY_DEALS || role == STORY_BURIES)
        for (int place = 0; place < tale->script.calls[call].count; place++)
            add_slot(tale, call, place);
    return call;
}

static void learns(story *tale, uint16_t slot, int viewer) {
    for (; slot != STORY_NO_SLOT; slot = tale->source_of[slot])
        if (tale->known_at[slot][viewer] == STORY_NEVER)
            tale->known_at[slot][viewer] = tale->match.count;
}

void story_learns(story *tale, uint16_t slot, uint8_t seat) { learns(tale, slot, seat); }

void story_all_learn(story *tale, uint16_t slot) {
    for (int viewer = 0; viewer < STORY_VIEWERS; viewer++) learns(tale, slot, viewer);
}

/* ---- Piles --------------------------------------------------------------------------------- */

void story_put(story_pile *pile, uint16_t slot) {
    assert(pile->count < SCRIPT_ITEMS_MAX && slot != STORY_NO_SLOT);
    pile->slots[pile->count++] = slot;
}

uint16_t story_pop(story_pile *pile) {
    assert(pile->count > 0);
    return pile->slots[--pile->count];
}

uint16_t story_take(story *tale, story_pile *pile, uint8_t kind) {
    int equal = 0, chosen = -1;
    for (int k = 0; k < pile->count; k++)
        if (story_kind(tale, &tale->script, pile->slots[k]) == kind &&
            dm_random_below(&tale->random, (uint32_t)++equal) == 0)
            chosen = k;
    if (chosen < 0) return STORY_NO_SLOT;
    uint16_t slot = pile->slots[chosen];
    pile->count--;
    for (int k = chosen; k < pile->count; k++) pile->slots[k] = pile->slots[k + 1];
    return slot;
}

uint16_t story_play_card(story *tale, uint8_t seat, uint8_t kind) {
    uint16_t slot = story_take(tale, &tale->hands[seat], kind);
    assert(slot != STORY_NO_SLOT);
    tale->left[slot] = tale->match.count;
    return slot;
}

void story_hold(story *tale, uint8_t seat, uint16_t slot) {
    story_put(&tale->hands[seat], slot);
    story_learns(tale, slot, seat);
    tale->holder[slot] = seat;
    tale->came[slot] = tale->match.count;
}

/* ---- Wishes -------------------------------------------------------------------------------- */

bool story_can_exchange(const story *tale, uint16_t left, uint16_t right, uint8_t viewer,
                        uint32_t until) {
    if (left == right || tale->call_of[left] != tale->call_of[right]) return false;
    if (tale->holder[left] == DM_NOBODY || tale->holder[left] != tale->holder[right]) return false;
    uint32_t since = tale->came[left] > tale->came[right] ? tale->came[left] : tale->came[right];
    return tale->holder[left] != viewer && since < until && since < tale->left[left] &&
           since < tale->left[right] && !story_knows(tale, left, viewer, since) &&
           !story_knows(tale, right, viewer, since);
}

#define EXCHANGE(type, array)           \
    do {                                \
        type kept_one = (array)[left];  \
        (array)[left] = (array)[right]; \
        (array)[right] = kept_one;      \
    } while (false)

void story_exchange(story *tale, uint16_t left, uint16_t right) {
    for (int viewer = 0; viewer < STORY_VIEWERS; viewer++) {
        uint32_t known = tale->known_at[left][viewer];
        tale->known_at[left][viewer] = tale->known_at[right][viewer];
        tale->known_at[right][viewer] = known;
    }
    EXCHANGE(bool, tale->kept);
    EXCHANGE(uint32_t, tale->left);
    EXCHANGE(uint16_t, tale->role);
    tale->player[tale->role[left]] = left;
    tale->player[tale->role[right]] = right;
}

void story_wish_known(const story *tale, uint8_t viewer, uint32_t until, int call,
                      script_wish *wish) {
    int count = tale->script.calls[call].count;
    for (int place = 0; place < count; place++) {
        uint16_t slot = (uint16_t)(tale->first_slot[call] + place);
        wish->must[place] = DM_UNKNOWN;
        if (story_knows(tale, slot, viewer, until)) wish->must[place] = story_wished(tale, slot);
    }
}

/* ---- Playing ------------------------------------------------------------------------------- */

/* What all choose in secret is revealed by the answer after which nobody is asked for more. */
static bool is_reveal(const story *tale) {
    return tale->match.question.kind != tale->answer_kind[tale->match.count - 1];
}

static bool is_for_all(const story *tale, const dm_event *event) {
    uint8_t whom = tale->rules->events[event->kind];
    assert(whom); /* every kind of event has its row */
    return whom == STORY_FOR_ALL || (whom == STORY_FOR_ITS_SEAT_TILL_REVEAL && is_reveal(tale) &&
                                     event->visible == DM_EVERYONE);
}

/* An event is told to those who may know of it, no more and no fewer. */
static void check_eyes(story *tale, const dm_event *event) {
    assert(event->kind < tale->rules->event_kinds);
    uint8_t eyes = is_for_all(tale, event) ? DM_EVERYONE : (uint8_t)(1 << event->seat);
    if (event->visible == eyes || tale->leak[0]) return;
    snprintf(tale->leak, sizeof tale->leak,
             "the event %d of seat %d after answer %u is told to eyes %02x, not %02x", event->kind,
             event->seat + 1, (unsigned)tale->match.count, event->visible, eyes);
}

static void play_one(story *tale, dm_events *events) {
    dm_match *match = &tale->match;
    int index = (int)dm_random_below(&tale->random, match->question.count);
    uint32_t step = match->count;
    dm_answer answer = match->question.answers[index];
    uint8_t seat = match->question.seat;
    assert(answer.verb < tale->rules->answer_kinds && tale->rules->answers[answer.verb]);
    tale->answer_kind[step] = match->question.kind;
    tale->answer_slot[step] = STORY_NO_SLOT;
    dm_match_play(match, index, events);
    tale->rules->answered(tale, seat, answer);
    for (int k = 0; k < events->count; k++) {
        check_eyes(tale, &events->items[k]);
        tale->rules->happened(tale, &events->items[k]);
    }
}

static const story_rules *rules_of(const dm_game *game) {
    static const story_rules *const all[] = {&story_rules_deus, &story_rules_gheos};
    for (size_t k = 0; k < sizeof all / sizeof all[0]; k++)
        if (strcmp(all[k]->game, game->name) == 0) return all[k];
    assert(!"a game of which it is said who learns what");
    return NULL;
}

static void clear(story *tale, const dm_game *game, uint64_t seed) {
    tale->rules = rules_of(game);
    tale->game = game;
    tale->leak[0] = '\0';
    tale->call_count = tale->slot_count = 0;
    tale->revealed_at = STORY_NEVER;
    tale->deck.count = tale->discards.count = tale->offering.count = tale->jokers.count = 0;
    for (int seat = 0; seat < DM_SEATS_MAX; seat++) tale->hands[seat].count = 0;
    tale->to_take = tale->to_discard = 0;
    tale->being_laid = STORY_NO_SLOT;
    tale->drawn = 0;
    dm_random_seed(&tale->random, seed * 2 + 1);
}

bool story_play(story *tale, const dm_game *game, const char *options, uint64_t seed,
                uint32_t most) {
    static dm_events events;
    dm_setup setup;
    dm_error error;
    char word[32];
    snprintf(word, sizeof word, "seed=%llu", (unsigned long long)seed);
    dm_setup_clear(&setup);
    if (!dm_setup_add_words(&setup, options, &error) || !dm_setup_add(&setup, word, &error)) {
        fprintf(stderr, "%s: %s\n", options, error.text);
        return false;
    }
    clear(tale, game, seed);
    tale->setup = setup;
    script_begin(&tale->script, &setup.seed, seed * 2, NULL);
    script_use(&tale->script);
    if (!dm_match_begin(&tale->match, game, &setup, &error)) {
        fprintf(stderr, "%s: %s\n", options, error.text);
        return false;
    }
    tale->rules->began(tale);
    while (tale->match.question.seat != DM_NOBODY && tale->match.count < most)
        play_one(tale, &events);
    assert(tale->call_count == tale->script.count);
    tale->script.grows = false;
    return true;
}
