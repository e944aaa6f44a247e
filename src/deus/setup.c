/* Set-up (D-S1 to D-S4) and its options (section 5 of the rules). */
#include "deus/setup.h"

#include <string.h>

#include "deus/egypt.h"
#include "deus/versions.h"
#include "engine/guard.h"

enum { START_GOLD = 5, START_VP = 5, START_PIECES = 2 };

/* ---- Options ----------------------------------------------------------------------------- */

static bool read_switch(const dm_setting *setting, uint8_t *value, dm_error *error) {
    bool on = strcmp(setting->value, "on") == 0;
    if (!on && strcmp(setting->value, "off") != 0)
        return dm_fail(error, "%s=%s: expected on or off", setting->key, setting->value);
    *value = on;
    return true;
}

static bool read_joker(deus_state *s, const dm_setting *setting, dm_error *error) {
    return read_switch(setting, &s->joker_allowed, error);
}

static bool read_open_vp(deus_state *s, const dm_setting *setting, dm_error *error) {
    return read_switch(setting, &s->open_vp, error);
}

static bool read_start(deus_state *s, const dm_setting *setting, dm_error *error) {
    static const char *const counts[] = {"6", "7", "8", "9", "10"};
    if (strcmp(setting->value, "off") == 0) return true;
    for (uint8_t k = 0; k < 5; k++)
        if (strcmp(setting->value, counts[k]) == 0) {
            s->start_pieces = (uint8_t)(6 + k);
            return true;
        }
    return dm_fail(error, "start=%s: expected a number of pieces from 6 to 10, or off",
                   setting->value);
}

static bool read_arrangement(deus_state *s, const dm_setting *setting, dm_error *error) {
    if (strcmp(setting->value, "usual") == 0) return true;
    return deus_read_arrangement(s, setting->value, error);
}

/* `egypt=maritime,civil`, `egypt=all`, `egypt=random`, `egypt=none`; the seed decides what random
 * means, without using up chance, so that the colours it finds can be written out as options. */
static bool read_egypt(deus_state *s, const dm_setting *setting, dm_error *error) {
    const char *at = setting->value;
    if (strcmp(at, "none") == 0) return true;
    if (strcmp(at, "all") == 0)
        s->egypt = (1 << DEUS_COLOURS) - 1;
    else if (strcmp(at, "random") == 0)
        s->egypt = s->chance.key[0] & ((1 << DEUS_COLOURS) - 1);
    else {
        for (;;) {
            size_t length = strcspn(at, ",");
            uint8_t colour = 0;
            while (colour < DEUS_COLOURS && (strlen(deus_colour_ids[colour]) != length ||
                                             strncmp(deus_colour_ids[colour], at, length) != 0))
                colour++;
            if (colour == DEUS_COLOURS)
                return dm_fail(
                    error,
                    "egypt=%s: expected all, random, none, or colours such as maritime,civil "
                    "(maritime, production, scientific, civil, military, temple)",
                    setting->value);
            s->egypt |= (uint8_t)(1 << colour);
            if (at[length] == '\0') break;
            at += length + 1;
        }
    }
    return true;
}

/* Of the base game, whatever egypt= says, or of both sets. */
static bool read_temples(deus_state *s, const dm_setting *setting, dm_error *error) {
    s->mixed_temples = strcmp(setting->value, "mixed") == 0;
    if (!s->mixed_temples && strcmp(setting->value, "base") != 0)
        return dm_fail(error, "temples=%s: expected mixed or base", setting->value);
    return true;
}

const dm_option deus_options[] = {
    {"rules", "1..2", "2", "the version of the rules"},
    {"players", "2..4", "2", "how many play"},
    {"seed", "NUMBER or 64 hexadecimal digits", "drawn", "what chance will bring"},
    {"start", "6..10|off", "off", "so many pieces are picked for the player board"},
    {"arrangement", "NAME or I,J/I,J/...", "usual",
     "how the tiles lie: rhombus, line, trefoil (2 players), triangle, line, ring, block (3), "
     "flower, line, crescent (4), or one slot per tile"},
    {"joker", "on|off", "off", "once a game a card may be laid face down"},
    {"open-vp", "on|off", "off", "all totals of VP are shown"},
    {"egypt", "all|random|none|COLOUR,COLOUR...", "none",
     "colours played with the cards of Egypt: maritime, production, scientific, civil, military, "
     "temple"},
    {"temples", "mixed|base", "base",
     "mixed: 16 temples are drawn from those of both sets; base: those of the base game, also with "
     "egypt=all"},
    {NULL, NULL, NULL, NULL},
};

static const struct {
    const char *key;
    bool (*read)(deus_state *s, const dm_setting *setting, dm_error *error);
} readers[] = {
    {"start", read_start}, {"arrangement", read_arrangement},
    {"joker", read_joker}, {"open-vp", read_open_vp},
    {"egypt", read_egypt}, {"temples", read_temples},
};

static bool read_option(deus_state *s, const dm_setting *setting, dm_error *error) {
    for (size_t k = 0; k < sizeof readers / sizeof readers[0]; k++)
        if (strcmp(readers[k].key, setting->key) == 0) return readers[k].read(s, setting, error);
    return dm_setup_refuse("deus", deus_options, setting->key, error);
}

static bool says_which_temples(const dm_setup *setup) {
    for (int k = 0; k < setup->setting_count; k++)
        if (strcmp(setup->settings[k].key, "temples") == 0) return true;
    return false;
}

static bool read_options(deus_state *s, const dm_setup *setup, dm_error *error) {
    s->player_count = setup->players ? setup->players : 2;
    if (s->player_count < 2 || s->player_count > DM_SEATS_MAX)
        return dm_fail(error, "players=%d: deus is for 2, 3 or 4 players", s->player_count);
    for (int k = 0; k < setup->setting_count; k++)
        if (!read_option(s, &setup->settings[k], error)) return false;
    if (says_which_temples(setup)) s->egypt &= (uint8_t) ~(1 << DEUS_TEMPLE);
    if (s->tile_count > 0) return true;
    static const char *const defaults[] = {"rhombus", "triangle", "flower"};
    return deus_read_arrangement(s, defaults[s->player_count - 2], error);
}

void deus_write_options(const dm_state *state, dm_writer *out) {
    const deus_state *s = deus_const(state);
    dm_write(out, "players=");
    dm_write_number(out, s->player_count);
    if (s->start_pieces) {
        dm_write(out, " start=");
        dm_write_number(out, s->start_pieces);
    }
    if (s->arrangement != deus_default_arrangement(s->player_count)) {
        dm_write(out, " arrangement=");
        deus_write_arrangement(s, out);
    }
    if (s->joker_allowed) dm_write(out, " joker=on");
    if (s->open_vp) dm_write(out, " open-vp=on");
    deus_write_egypt(s, out);
}

/* ` egypt=maritime,civil temples=mixed`, as far as they are played. */
void deus_write_egypt(const deus_state *s, dm_writer *out) {
    bool more = false;
    for (uint8_t colour = 0; colour < DEUS_COLOURS; colour++) {
        if (!egypt_plays(s, colour)) continue;
        dm_write(out, more ? "," : " egypt=");
        dm_write(out, deus_colour_ids[colour]);
        more = true;
    }
    if (s->mixed_temples) dm_write(out, " temples=mixed");
}

/* ---- Set-up ------------------------------------------------------------------------------ */

/* D-S1, D-S2: a village has as many VP as neighbours; a temple per tile. */
static void fill_supply(deus_state *s) {
    s->temples_left = s->tile_count;
    for (int tile = 0; tile < s->tile_count; tile++)
        s->village_vp[tile] = (uint8_t)deus_region_count(s->near[s->village[tile]]);
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        s->resources_left[resource] = (uint8_t)(egypt_resources_in_all(s) - s->player_count);
}

/* D-S3; with D-W1 the pieces are picked later. */
static void equip(deus_state *s, deus_player *player) {
    player->gold = START_GOLD;
    player->vp = START_VP;
    player->first_region = DEUS_NO_REGION;
    player->joker_column = player->joker_place = DM_UNKNOWN;
    player->scribe = DEUS_NO_REGION;
    if (egypt_plays(s, DEUS_PRODUCTION)) player->barques[1] = player->barques[2] = 1;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++) player->resources[resource] = 1;
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
        player->board[colour] = s->start_pieces ? 0 : START_PIECES;
        player->supply[colour] = (uint8_t)(DEUS_PIECES_PER_TYPE - player->board[colour]);
    }
}

bool deus_set_up(dm_state *state, const dm_setup *setup, dm_error *error) {
    assert(setup && error);
    dm_state fresh;
    memset(&fresh, 0, sizeof fresh);
    deus_state *s = deus_mutable(&fresh);
    chance_begin(&s->chance, &setup->seed);
    if (!dm_setup_rules(setup, "deus", DEUS_RULES_NEWEST, &s->rules, error) ||
        !read_options(s, setup, error))
        return false;
    deus_draw_board(s);
    fill_supply(s);
    if (egypt_plays(s, DEUS_MARITIME)) memset(s->market, 1, sizeof s->market);
    for (int seat = 0; seat < s->player_count; seat++) equip(s, &s->players[seat]);
    s->first_seat = s->turn_seat = (uint8_t)chance_below(&s->chance, s->player_count);
    s->round = 1;
    deus_play play = {s, NULL, DM_NOBODY};
    deus_push(&play, (deus_frame){.step = DEUS_STEP_DEAL});
    if (s->start_pieces)
        deus_push(&play, (deus_frame){.step = DEUS_STEP_PICK, .left = s->start_pieces});
    dm_question question;
    deus_advance(&play, &question);
    s->revealed = 0;
    memcpy(state, &fresh, sizeof fresh);
    return true;
}

/* ---- Cards in play ----------------------------------------------------------------------- */

bool deus_card_is_played(const deus_state *s, uint8_t card) {
    dm_guard(card < DEUS_CARD_KINDS);
    uint8_t colour = deus_cards[card].colour;
    if (colour == DEUS_TEMPLE && s->mixed_temples) return true;
    return deus_cards[card].egypt == egypt_plays(s, colour);
}

/* D-S4, and E-T1: of the mixed temples 16 are drawn. */
void deus_fill_deck(deus_state *s) {
    assert(s->deck_count == 0);
    uint8_t temples[2 * DEUS_CARDS_PER_COLOUR];
    int temple_count = 0;
    s->deck_count = 0;
    for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++) {
        if (!deus_card_is_played(s, card)) continue;
        if (s->mixed_temples && deus_cards[card].colour == DEUS_TEMPLE) {
            temples[temple_count++] = card;
            continue;
        }
        for (int copy = 0; copy < deus_cards[card].copies; copy++) s->deck[s->deck_count++] = card;
    }
    if (!s->mixed_temples) return;
    chance_shuffle(&s->chance, temples, (uint32_t)temple_count);
    for (int k = 0; k < DEUS_CARDS_PER_COLOUR; k++) s->deck[s->deck_count++] = temples[k];
}

/* ---- Fingerprint ------------------------------------------------------------------------- */

static uint32_t mix(uint32_t hash, const void *bytes, size_t count) {
    const uint8_t *byte = bytes;
    for (size_t k = 0; k < count; k++) hash = (hash ^ byte[k]) * 0x01000193u; /* FNV-1a */
    return hash;
}

static uint32_t mix_effect(uint32_t hash, const deus_effect *e) {
    uint8_t numbers[] = {e->operation, e->amount, e->currency, e->limit, e->goods,
                         e->terrain,   e->colour, e->per.kind, e->per.of};
    return mix(hash, numbers, sizeof numbers);
}

/* Only what Egypt has is mixed in, so that base games keep the number they always had. */
static uint32_t mix_egypt(uint32_t hash, const deus_card *card) {
    uint8_t numbers[] = {card->condition, card->costs_rank, card->effect.power};
    if (!card->egypt) return hash;
    return mix_effect(mix(hash, numbers, sizeof numbers), &card->once);
}

uint32_t deus_fingerprint(const dm_state *state) {
    uint32_t hash = mix(0x811c9dc5u, deus_faces, sizeof deus_faces);
    for (uint8_t k = 0; k < DEUS_CARD_KINDS; k++) {
        const deus_card *card = &deus_cards[k];
        uint8_t numbers[] = {card->colour, card->copies, card->cost, card->gold};
        if (!deus_card_is_played(deus_const(state), k)) continue;
        hash = mix(hash, card->id, strlen(card->id));
        hash = mix(hash, numbers, sizeof numbers);
        hash = mix_egypt(mix_effect(hash, &card->effect), card);
    }
    return hash;
}
