/* Set-up (G-S1) and the calm Epochs (G-S2). */
#include <string.h>

#include "engine/guard.h"
#include "gheos/rules.h"

const dm_option gheos_options[] = {
    {"rules", "1", "1", "the version of the rules"},
    {"players", "2..4", "2", "how many play"},
    {"seed", "NUMBER or 64 hexadecimal digits", "drawn", "what chance will bring"},
    {"calm-epochs", "on|off", "off", "the Epochs are spread evenly over the pile"},
    {NULL, NULL, NULL, NULL},
};

static bool read_options(gheos_state *s, const dm_setup *setup, dm_error *error) {
    s->player_count = setup->players ? setup->players : 2;
    if (s->player_count < 2 || s->player_count > DM_SEATS_MAX)
        return dm_fail(error, "players=%d: gheos is for 2, 3 or 4 players", s->player_count);
    for (int k = 0; k < setup->setting_count; k++) {
        const dm_setting *setting = &setup->settings[k];
        if (strcmp(setting->key, "calm-epochs") != 0)
            return dm_setup_refuse("gheos", gheos_options, setting->key, error);
        s->calm_epochs = strcmp(setting->value, "on") == 0;
        if (!s->calm_epochs && strcmp(setting->value, "off") != 0)
            return dm_fail(error, "calm-epochs=%s: expected on or off", setting->value);
    }
    return true;
}

void gheos_write_options(const dm_state *state, dm_writer *out) {
    const gheos_state *s = gheos_const(state);
    dm_write(out, "players=");
    dm_write_number(out, s->player_count);
    if (s->calm_epochs) dm_write(out, " calm-epochs=on");
}

/* The first stacks are one tile larger where the tiles do not divide evenly. */
int gheos_calm_stacks(uint8_t players, uint8_t sizes[GHEOS_EPOCHS]) {
    assert(players >= 2 && players <= DM_SEATS_MAX);
    int stacks = gheos_last_epoch(players), tiles = GHEOS_TILES - 1 - GHEOS_HAND_MAX * players;
    for (int k = 0; k < stacks; k++)
        sizes[k] = (uint8_t)(tiles / stacks + (k < tiles % stacks ? 1 : 0));
    return stacks;
}

/* One Epoch at a random place in each stack, top and bottom included; the first stack on top. */
static void stack_calmly(gheos_state *s, const uint8_t *tiles) {
    uint8_t sizes[GHEOS_EPOCHS], order[GHEOS_PILE_MAX];
    int stacks = gheos_calm_stacks(s->player_count, sizes), count = 0;
    for (int stack = 0; stack < stacks; stack++) {
        int epoch = (int)chance_below(&s->chance, sizes[stack] + 1u);
        for (int k = 0; k <= sizes[stack]; k++)
            order[count++] = k == epoch ? GHEOS_EPOCH : *tiles++;
    }
    for (int k = 0; k < count; k++) s->pile[k] = order[count - 1 - k];
    s->pile_count = (uint8_t)count;
}

static void deal(gheos_state *s) {
    uint8_t tiles[GHEOS_TILES - 1];
    int dealt = 0;
    for (uint8_t k = 0; k < GHEOS_TILES - 1; k++) tiles[k] = (uint8_t)(k + 1);
    chance_shuffle(&s->chance, tiles, GHEOS_TILES - 1);
    for (int seat = 0; seat < s->player_count; seat++)
        for (int k = 0; k < GHEOS_HAND_MAX; k++)
            gheos_add_to_hand(&s->players[seat], tiles[dealt++]);
    if (s->calm_epochs) {
        stack_calmly(s, tiles + dealt);
        return;
    }
    while (dealt < GHEOS_TILES - 1) s->pile[s->pile_count++] = tiles[dealt++];
    for (int k = 0; k < GHEOS_EPOCHS; k++) s->pile[s->pile_count++] = GHEOS_EPOCH;
    chance_shuffle(&s->chance, s->pile, s->pile_count);
}

bool gheos_set_up(dm_state *state, const dm_setup *setup, dm_error *error) {
    assert(setup && error);
    dm_state fresh;
    memset(&fresh, 0, sizeof fresh);
    gheos_state *s = gheos_mutable(&fresh);
    uint8_t version; /* there is one only, so it is not kept */
    if (!dm_setup_rules(setup, "gheos", GHEOS_RULES_NEWEST, &version, error) ||
        !read_options(s, setup, error))
        return false;
    chance_begin(&s->chance, &setup->seed);
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) gheos_take_off_board(s, k);
    s->places[0] = (gheos_place){.tile = GHEOS_START_TILE,
                                 .link = {GHEOS_NO_PLACE, GHEOS_NO_PLACE, GHEOS_NO_PLACE}};
    s->place_count = 1;
    for (int seat = 0; seat < s->player_count; seat++) s->players[seat].tokens = GHEOS_TOKENS;
    deal(s);
    s->first_seat = s->turn_seat = (uint8_t)chance_below(&s->chance, s->player_count);
    s->turn = 1;
    gheos_play play = {s, NULL, DM_NOBODY};
    dm_question question;
    gheos_begin_turn(&play);
    gheos_advance(&play, &question);
    memcpy(state, &fresh, sizeof fresh);
    return true;
}

uint32_t gheos_fingerprint(const dm_state *state) {
    (void)state;
    uint32_t hash = 0x811c9dc5u; /* FNV-1a over the table of tiles */
    for (int tile = 0; tile < GHEOS_TILES; tile++) {
        const uint8_t *bytes = (const uint8_t *)gheos_tiles[tile].pieces;
        hash = (hash ^ gheos_tiles[tile].layout) * 0x01000193u;
        for (size_t k = 0; k < sizeof gheos_tiles[tile].pieces; k++)
            hash = (hash ^ bytes[k]) * 0x01000193u;
    }
    return hash;
}
