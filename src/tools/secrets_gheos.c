/* The secrets of Gheos: the other hands, the pile, chance. A tile that was chosen lies on the table
 * for all to see. With calm Epochs all know in which stack each Epoch lies, so only landscape
 * tiles are exchanged. */
#include "gheos/state.h"
#include "tools/secrets.h"

typedef struct hidden_tiles {
    uint8_t *tiles[GHEOS_PILE_MAX + DM_SEATS_MAX * GHEOS_HAND_MAX];
    int count;
} hidden_tiles;

static void exchange(hidden_tiles *hidden, dm_random *random) {
    for (int left = hidden->count; left > 1; left--) {
        uint8_t *last = hidden->tiles[left - 1];
        uint8_t *pick = hidden->tiles[dm_random_below(random, (uint32_t)left)];
        uint8_t tile = *pick;
        *pick = *last;
        *last = tile;
    }
}

static bool is_shown(const gheos_state *s, int seat, uint8_t tile) {
    return seat == s->turn_seat && s->phase >= GHEOS_PHASE_CELL && s->phase <= GHEOS_PHASE_TARGET &&
           tile == s->choice.tile;
}

static void hide_hand(gheos_state *s, int seat, hidden_tiles *hidden) {
    gheos_player *player = &s->players[seat];
    for (int k = 0; k < player->hand_count; k++)
        if (!is_shown(s, seat, player->hand[k])) hidden->tiles[hidden->count++] = &player->hand[k];
}

static void sort_hand(gheos_player *player) {
    if (player->hand_count < 2 || player->hand[0] < player->hand[1]) return;
    uint8_t tile = player->hand[0];
    player->hand[0] = player->hand[1];
    player->hand[1] = tile;
}

static void exchange_landscapes(gheos_state *s, uint8_t viewer, dm_random *random) {
    hidden_tiles hidden = {.count = 0};
    for (int k = 0; k < s->pile_count; k++)
        if (s->pile[k] != GHEOS_EPOCH) hidden.tiles[hidden.count++] = &s->pile[k];
    for (int seat = 0; seat < s->player_count; seat++)
        if (seat != viewer) hide_hand(s, seat, &hidden);
    exchange(&hidden, random);
    for (int seat = 0; seat < s->player_count; seat++) sort_hand(&s->players[seat]);
}

static void shuffle_pile(gheos_state *s, dm_random *random) {
    hidden_tiles hidden = {.count = 0};
    for (int k = 0; k < s->pile_count; k++) hidden.tiles[hidden.count++] = &s->pile[k];
    exchange(&hidden, random);
}

void secrets_exchange_gheos(dm_state *state, uint8_t viewer, dm_random *random) {
    gheos_state *s = gheos_mutable(state);
    exchange_landscapes(s, viewer, random);
    if (!s->calm_epochs) shuffle_pile(s, random);
    for (size_t k = 0; k < sizeof s->chance.key; k++)
        s->chance.key[k] = (uint8_t)dm_random_next(random);
    s->chance.used = dm_random_below(random, 1000);
}
