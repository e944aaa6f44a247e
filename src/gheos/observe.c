/* What a viewer knows: everything but the other hands, the pile and chance. And the reverse:
 * filling in what they do not know, with the Epochs where they can be. */
#include <string.h>

#include "engine/guard.h"
#include "gheos/rules.h"

void gheos_observe(const dm_state *state, uint8_t viewer, dm_state *seen) {
    assert(state != seen && (viewer < DM_SEATS_MAX || viewer >= DM_ALL));
    memcpy(seen, state, sizeof(gheos_state));
    if (viewer == DM_ALL) return;
    gheos_state *s = gheos_mutable(seen);
    memset(&s->chance, 0, sizeof s->chance);
    memset(s->pile, DM_UNKNOWN, s->pile_count);
    for (uint8_t seat = 0; seat < s->player_count; seat++)
        if (seat != viewer) memset(s->players[seat].hand, DM_UNKNOWN, s->players[seat].hand_count);
    if (viewer != s->turn_seat && s->phase >= GHEOS_PHASE_CELL && s->phase <= GHEOS_PHASE_TARGET) {
        /* The chosen tile lies on the table: it is the one card of that hand all can see. */
        gheos_player *player = &s->players[s->turn_seat];
        player->hand[0] = s->choice.tile;
    }
}

/* A tile is shown the moment it is chosen, so no answer is secret. */
dm_answer gheos_hide(const dm_state *before, dm_answer answer, uint8_t viewer) {
    (void)before, (void)viewer;
    return answer;
}

static uint64_t tiles_in_sight(const gheos_state *s) {
    uint64_t seen = s->gone;
    for (int place = 0; place < s->place_count; place++)
        seen |= (uint64_t)1 << s->places[place].tile;
    for (int seat = 0; seat < s->player_count; seat++)
        for (int k = 0; k < s->players[seat].hand_count; k++)
            if (s->players[seat].hand[k] != DM_UNKNOWN)
                seen |= (uint64_t)1 << s->players[seat].hand[k];
    for (int k = 0; k < s->pile_count; k++)
        if (s->pile[k] < GHEOS_TILES) seen |= (uint64_t)1 << s->pile[k];
    return seen;
}

static void swap(uint8_t *a, uint8_t *b) {
    uint8_t tile = *a;
    *a = *b;
    *b = tile;
}

static void shuffle(dm_random *random, uint8_t *tiles, int count) {
    for (int left = count; left > 1; left--)
        swap(&tiles[dm_random_below(random, (uint32_t)left)], &tiles[left - 1]);
}

/* Calm Epochs: each stack has one. The stack on top has lost what was drawn from it, perhaps its
 * Epoch too. Marks the places of the Epochs in the pile; how many. */
static int place_calm_epochs(gheos_state *s, dm_random *random) {
    uint8_t sizes[GHEOS_EPOCHS];
    int stacks = gheos_calm_stacks(s->player_count, sizes), bottom = 0, placed = 0;
    for (int stack = stacks - 1; stack >= 0 && bottom < s->pile_count; stack--) {
        int height = sizes[stack] + 1;
        if (bottom + height > s->pile_count) height = s->pile_count - bottom;
        if (stack >= s->epochs_drawn) {
            s->pile[bottom + (int)dm_random_below(random, (uint32_t)height)] = GHEOS_EPOCH;
            placed++;
        }
        bottom += height;
    }
    return placed;
}

static void place_epochs(gheos_state *s, int left, dm_random *random) {
    while (left > 0) {
        uint8_t *place = &s->pile[dm_random_below(random, s->pile_count)];
        if (*place == GHEOS_EPOCH) continue;
        *place = GHEOS_EPOCH;
        left--;
    }
}

/* A position may begin with a calm pile that no set-up makes: what fits no stack goes anywhere. */
static void place_all_epochs(gheos_state *s, dm_random *random) {
    int epochs = s->calm_epochs ? gheos_last_epoch(s->player_count) : GHEOS_EPOCHS;
    int placed = s->calm_epochs ? place_calm_epochs(s, random) : 0;
    place_epochs(s, epochs - s->epochs_drawn - placed, random);
}

void gheos_determinize(dm_state *seen, uint8_t viewer, dm_random *random) {
    assert(viewer < DM_SEATS_MAX || viewer >= DM_ALL);
    (void)viewer;
    gheos_state *s = gheos_mutable(seen);
    uint64_t known = tiles_in_sight(s);
    uint8_t unseen[GHEOS_TILES];
    int count = 0;
    for (uint8_t tile = 1; tile < GHEOS_TILES; tile++)
        if (!(known >> tile & 1)) unseen[count++] = tile;
    shuffle(random, unseen, count);
    if (s->pile_count > 0 && s->pile[0] == DM_UNKNOWN) place_all_epochs(s, random);
    for (int k = 0; k < s->pile_count; k++)
        if (s->pile[k] == DM_UNKNOWN) s->pile[k] = unseen[--count];
    for (int seat = 0; seat < s->player_count; seat++) {
        gheos_player *player = &s->players[seat];
        for (int k = 0; k < player->hand_count; k++)
            if (player->hand[k] == DM_UNKNOWN) player->hand[k] = unseen[--count];
        if (player->hand_count == 2 && player->hand[0] > player->hand[1])
            swap(&player->hand[0], &player->hand[1]);
    }
    for (int k = 0; k < 32; k++) s->chance.key[k] = (uint8_t)dm_random_next(random);
}
