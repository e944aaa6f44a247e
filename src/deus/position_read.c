/* Reading the position line (docs/notation.md). A key that is left out means nothing, 0 or off; the
 * rules are then those of version 1, which knew no such key.
 *
 * Reading trusts nobody: values are checked one by one here, the whole by deus_check(), and every
 * pending step by its row (rules.h). */
#include <string.h>

#include "deus/egypt.h"
#include "deus/position.h"
#include "deus/setup.h"
#include "deus/versions.h"
#include "engine/guard.h"

typedef struct reader {
    position_cursor cursor;
    deus_state *s;
    deus_player *player; /* whose key is being read, or NULL */
    bool deck_is_the_rest;
    uint32_t keys_seen, player_keys_seen[DM_SEATS_MAX];
    deus_regions without_piece[DM_SEATS_MAX]; /* that maps name: a combat token must hold them */
} reader;

static bool read_cards(reader *r, uint8_t *cards, int limit, uint8_t *count) {
    do {
        if (*count == limit) return position_fail(&r->cursor, "fewer cards");
        if (!deus_position_read_card(&r->cursor, &cards[*count])) return false;
        ++*count;
    } while (position_take(&r->cursor, ','));
    return true;
}

static void reverse(uint8_t *bytes, int count) {
    for (int k = 0; k < count / 2; k++) {
        uint8_t byte = bytes[k];
        bytes[k] = bytes[count - 1 - k];
        bytes[count - 1 - k] = byte;
    }
}

static bool read_region(reader *r, uint8_t *region) {
    return deus_position_read_region(&r->cursor, r->s, region);
}

static bool read_seat(reader *r, uint8_t *seat) {
    return position_read_seat(&r->cursor, r->s->player_count, seat);
}

/* ---- Keys of the whole table ------------------------------------------------------------- */

static bool read_rules(reader *r) {
    return position_read_byte(&r->cursor, 1, DEUS_RULES_NEWEST, &r->s->rules);
}
static bool read_players(reader *r) {
    return position_read_byte(&r->cursor, 2, DM_SEATS_MAX, &r->s->player_count);
}
static bool read_start(reader *r) {
    return position_read_byte(&r->cursor, 6, 10, &r->s->start_pieces);
}
static bool read_round(reader *r) {
    return position_read_byte(&r->cursor, 1, DEUS_ROUNDS_MAX, &r->s->round);
}
static bool read_last(reader *r) {
    return position_read_byte(&r->cursor, 1, DEUS_ROUNDS_MAX, &r->s->last_round);
}
static bool read_first(reader *r) { return read_seat(r, &r->s->first_seat); }
static bool read_turn(reader *r) { return read_seat(r, &r->s->turn_seat); }

static bool read_joker_option(reader *r) {
    return position_read_switch(&r->cursor, &r->s->joker_allowed);
}
static bool read_open_vp(reader *r) { return position_read_switch(&r->cursor, &r->s->open_vp); }

static bool read_tile(reader *r, deus_tile *tile) {
    int i, j, number, rotation;
    if (!position_read_number(&r->cursor, -20, 20, &i) || !position_take(&r->cursor, ',') ||
        !position_read_number(&r->cursor, -20, 20, &j) || !position_take(&r->cursor, ':') ||
        !position_read_number(&r->cursor, 1, DEUS_TILES_MAX, &number))
        return position_fail(&r->cursor, "a tile such as 0,0:3B5 (slot : number, side, rotation)");
    bool is_b = *r->cursor.at == 'B';
    if (!position_take(&r->cursor, 'A') && !position_take(&r->cursor, 'B'))
        return position_fail(&r->cursor, "side A or B");
    if (!position_read_number(&r->cursor, 0, 5, &rotation)) return false;
    *tile =
        (deus_tile){(int8_t)i, (int8_t)j, (uint8_t)(2 * (number - 1) + is_b), (uint8_t)rotation};
    return true;
}

static bool faces_differ(const deus_state *s) {
    for (int a = 0; a < s->tile_count; a++)
        for (int b = 0; b < a; b++)
            if (s->tiles[a].face / 2 == s->tiles[b].face / 2) return false;
    return true;
}

static bool read_tiles(reader *r) {
    const char *start = r->cursor.at;
    deus_state *s = r->s;
    if (s->player_count == 0) return position_fail(&r->cursor, "players= before tiles=");
    do {
        if (s->tile_count == DEUS_TILES_MAX) return position_fail(&r->cursor, "at most 7 tiles");
        if (!read_tile(r, &s->tiles[s->tile_count])) return false;
        s->tile_count++;
    } while (position_take(&r->cursor, '/'));
    const char *end = r->cursor.at;
    r->cursor.at = start;
    if (!deus_slots_fit(s, r->cursor.error)) return position_fail_here(&r->cursor);
    if (!faces_differ(s)) return position_fail(&r->cursor, "each tile once");
    if (!deus_make_board(s)) return position_fail(&r->cursor, "villages that do not touch");
    deus_name_arrangement(s);
    r->cursor.at = end;
    return true;
}

static bool read_villages(reader *r) {
    if (r->s->tile_count == 0) return position_fail(&r->cursor, "tiles= before villages=");
    for (int tile = 0; tile < r->s->tile_count; tile++) {
        if (tile > 0 && !position_take(&r->cursor, ','))
            return position_fail(&r->cursor, "one number or x per tile");
        int most = deus_region_count(r->s->near[r->s->village[tile]]);
        if (position_take(&r->cursor, 'x'))
            r->s->attacked |= (uint8_t)(1 << tile);
        else if (!position_read_byte(&r->cursor, 0, most, &r->s->village_vp[tile]))
            return false;
    }
    return true;
}

static bool read_chance(reader *r) { return position_read_chance(&r->cursor, &r->s->chance); }

static bool read_deck(reader *r) {
    if (position_take(&r->cursor, '*')) {
        r->deck_is_the_rest = true;
        return true;
    }
    if (!read_cards(r, r->s->deck, DEUS_DECK_CARDS, &r->s->deck_count)) return false;
    reverse(r->s->deck, r->s->deck_count);
    return true;
}

static bool read_discard(reader *r) {
    deus_state *s = r->s;
    do {
        uint8_t seat = DEUS_DISCARDED_BY_NOBODY;
        if (s->discard_count == DEUS_DECK_CARDS) return position_fail(&r->cursor, "fewer cards");
        if (!deus_position_read_card(&r->cursor, &s->discard[s->discard_count])) return false;
        if (!position_take(&r->cursor, ':'))
            return position_fail(&r->cursor, "a colon and the seat that discarded it");
        if (!position_take(&r->cursor, '?') && !read_seat(r, &seat)) return false;
        uint8_t seen = position_take(&r->cursor, '!') ? DEUS_DISCARD_SEEN : 0;
        s->discard_mark[s->discard_count++] = seat | seen;
    } while (position_take(&r->cursor, ','));
    reverse(s->discard, s->discard_count);
    reverse(s->discard_mark, s->discard_count);
    return true;
}

static bool read_offering(reader *r) {
    return read_cards(r, r->s->offering, DEUS_HAND_MAX, &r->s->offering_count);
}

/* ---- Pending steps ----------------------------------------------------------------------- */

static bool read_todo(reader *r) {
    do {
        if (r->s->depth == DEUS_STEPS_MAX) return position_fail(&r->cursor, "fewer pending steps");
        if (!deus_position_read_step(&r->cursor, r->s, &r->s->steps[r->s->depth])) return false;
        r->s->depth++;
    } while (position_take(&r->cursor, '/'));
    return true;
}

/* ---- Egypt ------------------------------------------------------------------------------- */

static bool read_egypt(reader *r) {
    do {
        uint8_t colour;
        const char *start = r->cursor.at;
        if (!position_read_word(&r->cursor, deus_colour_ids, DEUS_COLOURS, "a colour", &colour))
            return false;
        if (r->s->egypt >> colour & 1)
            return position_fail_at(&r->cursor, start, "each colour once");
        r->s->egypt |= (uint8_t)(1 << colour);
    } while (position_take(&r->cursor, ','));
    return true;
}

static bool read_temples(reader *r) {
    static const char *const words[] = {"mixed"};
    uint8_t ignored;
    r->s->mixed_temples = 1;
    return position_read_word(&r->cursor, words, 1, "mixed", &ignored);
}

/* Prices in gold: 2, 4 or 6. */
static bool read_market(reader *r) {
    for (int resource = 0; resource < DEUS_RESOURCES; resource++) {
        uint8_t gold;
        if (resource > 0 && !position_take(&r->cursor, ','))
            return position_fail(&r->cursor, "four prices");
        if (!position_read_byte(&r->cursor, 2, 6, &gold)) return false;
        if (gold % 2) return position_fail(&r->cursor, "2, 4 or 6");
        r->s->market[resource] = (uint8_t)(gold / 2 - 1);
    }
    return true;
}

static bool read_regions(reader *r, deus_regions *regions) {
    do {
        uint8_t region;
        const char *start = r->cursor.at;
        if (!read_region(r, &region)) return false;
        if (*regions & deus_region_bit(region))
            return position_fail_at(&r->cursor, start, "each region once");
        *regions |= deus_region_bit(region);
    } while (position_take(&r->cursor, ','));
    return true;
}

static bool read_moved(reader *r) { return read_regions(r, &r->s->moved); }
static bool read_camps(reader *r) { return read_regions(r, &r->player->camps); }
static bool read_scribe(reader *r) { return read_region(r, &r->player->scribe); }

static bool read_barques(reader *r) {
    return position_read_counts(&r->cursor, r->player->barques, DEUS_BARQUE_SIZES, 9);
}

static bool read_tokens(reader *r) {
    return position_read_byte(&r->cursor, 0, DEUS_COMBAT_TOKENS, &r->player->tokens);
}

static bool read_holders(reader *r, uint8_t *holders, int count) {
    do {
        uint8_t colour, seat;
        if (!position_read_word(&r->cursor, deus_colour_ids, count, "a colour", &colour))
            return false;
        if (!position_take(&r->cursor, ':')) return position_fail(&r->cursor, "a colon and a seat");
        if (!read_seat(r, &seat)) return false;
        holders[colour] = (uint8_t)(seat + 1);
    } while (position_take(&r->cursor, ','));
    return true;
}

static bool read_fortress(reader *r) {
    return read_holders(r, r->player->fortress, DEUS_STANDARD_COLOURS);
}

static bool read_garrison(reader *r) { return read_holders(r, r->player->garrison, DEUS_COLOURS); }

/* `civil.2`: a standard column and a place in it, stored from 0. */
static bool read_column_place(reader *r, uint8_t *colour, uint8_t *place) {
    if (!position_read_word(&r->cursor, deus_colour_ids, DEUS_STANDARD_COLOURS, "a standard colour",
                            colour))
        return false;
    if (!position_take(&r->cursor, '.'))
        return position_fail(&r->cursor, "a dot and the place in the column");
    if (!position_read_byte(&r->cursor, 1, DEUS_COLUMN_MAX, place)) return false;
    --*place;
    return true;
}

static bool read_coins(reader *r) {
    do {
        uint8_t colour, place;
        const char *start = r->cursor.at;
        if (!read_column_place(r, &colour, &place)) return false;
        if (r->player->coins[colour] >> place & 1)
            return position_fail_at(&r->cursor, start, "each card once");
        r->player->coins[colour] |= (uint16_t)(1 << place);
    } while (position_take(&r->cursor, ','));
    return true;
}

static bool read_charges(reader *r) {
    for (int place = 0; place < DEUS_COLUMN_MAX; place++) {
        if (!position_read_byte(&r->cursor, 0, DEUS_COUNTER_VP, &r->player->charges[place]))
            return false;
        if (!position_take(&r->cursor, ',')) return true;
    }
    return position_fail(&r->cursor, "fewer numbers");
}

/* ---- Keys of a player -------------------------------------------------------------------- */

enum { MONEY_MAX = 9999 };

static bool read_money(reader *r, int16_t *money) {
    int number;
    if (!position_read_number(&r->cursor, 0, MONEY_MAX, &number)) return false;
    *money = (int16_t)number;
    return true;
}

static bool read_vp(reader *r) { return read_money(r, &r->player->vp); }
static bool read_gold(reader *r) { return read_money(r, &r->player->gold); }

static bool read_resources(reader *r) {
    return position_read_counts(&r->cursor, r->player->resources, DEUS_RESOURCES, 5 * DM_SEATS_MAX);
}

static bool read_pieces(reader *r) {
    if (*r->cursor.at != '?')
        return position_read_counts(&r->cursor, r->player->board, DEUS_STANDARD_COLOURS,
                                    DEUS_PIECES_PER_TYPE);
    memset(r->player->board, DM_UNKNOWN, DEUS_STANDARD_COLOURS);
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        if ((colour > 0 && !position_take(&r->cursor, ',')) || !position_take(&r->cursor, '?'))
            return position_fail(&r->cursor, "?,?,?,?,?");
    return true;
}

/* `pc`: each type once; nothing at all where a combat token alone holds the region. */
static bool read_pieces_in(reader *r, uint8_t region) {
    const char *start = r->cursor.at, *letter;
    for (; *r->cursor.at && (letter = strchr(deus_piece_letters, *r->cursor.at)); r->cursor.at++) {
        deus_regions *pieces = &r->player->pieces[letter - deus_piece_letters];
        if (*pieces & deus_region_bit(region))
            return position_fail(&r->cursor, "each type of piece once in a region");
        *pieces |= deus_region_bit(region);
    }
    if (r->cursor.at == start)
        r->without_piece[r->player - r->s->players] |= deus_region_bit(region);
    return true;
}

static bool read_map(reader *r) {
    deus_regions named = 0;
    do {
        uint8_t region;
        const char *start = r->cursor.at;
        if (!read_region(r, &region) || !position_take(&r->cursor, ':'))
            return position_fail(&r->cursor, "a region and its pieces, such as A3:pc");
        if (named & deus_region_bit(region))
            return position_fail_at(&r->cursor, start, "each region once");
        named |= deus_region_bit(region);
        if (!read_pieces_in(r, region)) return false;
    } while (position_take(&r->cursor, ','));
    return true;
}

static bool read_first_region(reader *r) { return read_region(r, &r->player->first_region); }

static bool read_hand(reader *r) {
    deus_player *player = r->player;
    uint8_t cards[DEUS_HAND_MAX], count = 0;
    if (!read_cards(r, cards, DEUS_HAND_MAX, &count)) return false;
    for (int k = 0; k < count; k++) deus_add_to_hand(player, cards[k]);
    return true;
}

static bool read_column(reader *r, int colour) {
    return read_cards(r, r->player->column[colour], DEUS_COLUMN_MAX, &r->player->height[colour]);
}

static bool read_joker(reader *r) {
    return read_column_place(r, &r->player->joker_column, &r->player->joker_place);
}

typedef struct key {
    const char *name;
    bool (*read)(reader *r);
} key;

static const key table_keys[] = {
    {"players", read_players}, {"start", read_start},       {"joker", read_joker_option},
    {"open-vp", read_open_vp}, {"tiles", read_tiles},       {"villages", read_villages},
    {"round", read_round},     {"last", read_last},         {"first", read_first},
    {"turn", read_turn},       {"chance", read_chance},     {"deck", read_deck},
    {"discard", read_discard}, {"offering", read_offering}, {"todo", read_todo},
    {"egypt", read_egypt},     {"temples", read_temples},   {"market", read_market},
    {"moved", read_moved},     {"rules", read_rules},
};

static const key player_keys[] = {
    {"vp", read_vp},
    {"gold", read_gold},
    {"resources", read_resources},
    {"pieces", read_pieces},
    {"map", read_map},
    {"first", read_first_region},
    {"hand", read_hand},
    {"joker", read_joker},
    {"barques", read_barques},
    {"scribe", read_scribe},
    {"tokens", read_tokens},
    {"camps", read_camps},
    {"fortress", read_fortress},
    {"garrison", read_garrison},
    {"coins", read_coins},
    {"charges", read_charges},
};

enum {
    TABLE_KEYS = sizeof table_keys / sizeof table_keys[0],
    PLAYER_KEYS = sizeof player_keys / sizeof player_keys[0],
};

static bool read_player_key(reader *r, const char *start) {
    uint8_t seat = (uint8_t)(r->cursor.at[1] - '1');
    if (seat >= r->s->player_count)
        return position_fail(&r->cursor, "players= first, and a seat it allows");
    r->player = &r->s->players[seat];
    r->cursor.at += 3;
    uint32_t *seen = &r->player_keys_seen[seat];
    for (int k = 0; k < PLAYER_KEYS; k++)
        if (position_take_key(&r->cursor, player_keys[k].name))
            return position_first_time(&r->cursor, seen, k, start) && player_keys[k].read(r);
    for (int colour = 0; colour < DEUS_COLOURS; colour++)
        if (position_take_key(&r->cursor, deus_colour_ids[colour]))
            return position_first_time(&r->cursor, seen, PLAYER_KEYS + colour, start) &&
                   read_column(r, colour);
    return position_fail(
        &r->cursor, "vp, gold, resources, pieces, map, first, hand, joker, a colour, or a key of "
                    "Egypt");
}

static bool read_word(void *context) {
    reader *r = context;
    const char *start = r->cursor.at;
    if (r->cursor.at[0] == 'p' && r->cursor.at[1] >= '1' && r->cursor.at[1] <= '4' &&
        r->cursor.at[2] == '.')
        return read_player_key(r, start);
    for (int k = 0; k < TABLE_KEYS; k++)
        if (position_take_key(&r->cursor, table_keys[k].name))
            return position_first_time(&r->cursor, &r->keys_seen, k, start) &&
                   table_keys[k].read(r);
    return position_fail(&r->cursor, "a key such as players=, tiles=, deck=, p1.hand= or todo=");
}

/* ---- What follows from the rest ---------------------------------------------------------- */

static bool work_out_pieces(deus_state *s, dm_error *error) {
    for (int seat = 0; seat < s->player_count; seat++) {
        deus_player *player = &s->players[seat];
        for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
            int used = player->board[colour] + deus_region_count(player->pieces[colour]);
            if (player->board[colour] == DM_UNKNOWN)
                player->supply[colour] = DM_UNKNOWN;
            else if (used <= DEUS_PIECES_PER_TYPE)
                player->supply[colour] = (uint8_t)(DEUS_PIECES_PER_TYPE - used);
            else
                return dm_fail(error, "seat %d: expected at most %d %s pieces, found %d", seat + 1,
                               DEUS_PIECES_PER_TYPE, deus_colour_ids[colour], used);
        }
    }
    return true;
}

static bool work_out_supply(deus_state *s, dm_error *error) {
    int temples = 0;
    for (int seat = 0; seat < s->player_count; seat++)
        temples += deus_region_count(s->players[seat].pieces[DEUS_TEMPLE]);
    if (temples > s->tile_count)
        return dm_fail(error, "expected at most %d temples on the map, found %d", s->tile_count,
                       temples);
    s->temples_left = (uint8_t)(s->tile_count - temples);
    for (int resource = 0; resource < DEUS_RESOURCES; resource++) {
        int held = 0, all = egypt_resources_in_all(s);
        for (int seat = 0; seat < s->player_count; seat++)
            held += s->players[seat].resources[resource];
        if (held > all)
            return dm_fail(error, "expected at most %d %s with the players, found %d", all,
                           deus_resource_ids[resource], held);
        s->resources_left[resource] = (uint8_t)(all - held);
    }
    return true;
}

/* `deck=*`: every card not named elsewhere, the first of the card table on top. */
static void fill_deck_with_the_rest(deus_state *s) {
    uint8_t rest[DEUS_DECK_CARDS];
    int count = deus_unseen_cards(s, rest, NULL);
    for (int k = 0; k < count; k++) s->deck[k] = rest[count - 1 - k];
    s->deck_count = (uint8_t)count;
}

/* A first region that is not named is the first one that is occupied. */
static void work_out_first_regions(deus_state *s) {
    for (uint8_t seat = 0; seat < s->player_count; seat++) {
        deus_regions own = deus_occupied(s, seat);
        if (own && s->players[seat].first_region == DEUS_NO_REGION)
            s->players[seat].first_region = deus_region_first(own);
    }
}

static bool maps_name_what_is_held(const reader *r) {
    for (int seat = 0; seat < r->s->player_count; seat++) {
        deus_regions empty = r->without_piece[seat] & ~r->s->players[seat].camps;
        if (empty == 0) continue;
        char name[DEUS_REGION_NAME_BYTES];
        deus_region_name(deus_region_first(empty), name);
        return dm_fail(r->cursor.error, "p%d.map: expected pieces such as pc in %s", seat + 1,
                       name);
    }
    return true;
}

static bool finish(reader *r) {
    deus_state *s = r->s;
    dm_error *error = r->cursor.error;
    if (s->tile_count == 0) return dm_fail(error, "expected players= and tiles=");
    if (s->round == 0) s->round = 1;
    if (!maps_name_what_is_held(r) || !work_out_pieces(s, error) || !work_out_supply(s, error))
        return false;
    if (r->deck_is_the_rest) fill_deck_with_the_rest(s);
    work_out_first_regions(s);
    for (int seat = s->player_count; seat < DM_SEATS_MAX; seat++)
        memset(&s->players[seat], 0, sizeof s->players[seat]);
    return deus_check((const dm_state *)s, error);
}

bool deus_read_position(dm_state *state, const char *text, dm_events *events, dm_error *error) {
    assert(text && error);
    dm_state fresh;
    memset(&fresh, 0, sizeof fresh);
    reader r = {.cursor = {text, text, error}, .s = deus_mutable(&fresh)};
    error->line = error->column = 0;
    r.s->rules = 1;
    for (int seat = 0; seat < DM_SEATS_MAX; seat++) {
        r.s->players[seat].first_region = r.s->players[seat].scribe = DEUS_NO_REGION;
        r.s->players[seat].joker_column = r.s->players[seat].joker_place = DM_UNKNOWN;
    }
    if (!position_read_words(&r.cursor, "deus", read_word, &r) || !finish(&r)) return false;
    dm_question question;
    deus_advance(&(deus_play){r.s, events, DM_NOBODY}, &question);
    r.s->revealed = 0;
    memcpy(state, &fresh, sizeof fresh);
    return true;
}
