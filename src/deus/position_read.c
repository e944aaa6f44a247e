/* Reading the position line (docs/notation.md). A key that is left out means nothing, 0 or off.
 *
 * Reading trusts nobody: values are checked one by one here, the whole by deus_check(), and every
 * pending step by its row in steps.c. */
#include <string.h>

#include "deus/position.h"

typedef struct reader {
    const char *text, *at;
    deus_state *s;
    deus_player *player; /* whose key is being read, or NULL */
    dm_error *error;
    bool deck_is_the_rest;
    uint32_t keys_seen, player_keys_seen[DM_SEATS_MAX];
} reader;

static bool fail_here(reader *r, const char *expected) {
    char found[24];
    dm_writer out = dm_writer_on(found, sizeof found);
    for (const char *c = r->at; *c && *c != ' ' && out.length < 20; c++) dm_write_char(&out, *c);
    dm_fail(r->error, "expected %s, found '%s'", expected, found);
    r->error->line = 1;
    r->error->column = (uint32_t)(r->at - r->text) + 1;
    return false;
}

static bool take(reader *r, char c) {
    if (*r->at != c) return false;
    r->at++;
    return true;
}

static bool at_word_end(const reader *r) { return *r->at == '\0' || *r->at == ' '; }

static bool read_number(reader *r, int low, int high, int *number) {
    const char *start = r->at;
    bool negative = take(r, '-');
    int value = 0, digits = 0;
    for (; *r->at >= '0' && *r->at <= '9' && digits < 6; digits++)
        value = value * 10 + (*r->at++ - '0');
    *number = negative ? -value : value;
    if (digits > 0 && *number >= low && *number <= high) return true;
    char expected[48];
    dm_writer out = dm_writer_on(expected, sizeof expected);
    dm_write(&out, "a number from ");
    dm_write_number(&out, low);
    dm_write(&out, " to ");
    dm_write_number(&out, high);
    r->at = start;
    return fail_here(r, expected);
}

static bool read_byte(reader *r, int low, int high, uint8_t *byte) {
    int number;
    if (!read_number(r, low, high, &number)) return false;
    *byte = (uint8_t)number;
    return true;
}

/* Letters, digits and dashes into `word`; cut if too long, so that it matches nothing. */
static void peek_word(const reader *r, char word[32]) {
    size_t length = 0;
    for (const char *c = r->at; length < 31; c++) {
        bool inside = (*c >= 'a' && *c <= 'z') || (*c >= '0' && *c <= '9') || *c == '-';
        if (!inside) break;
        word[length++] = *c;
    }
    word[length] = '\0';
}

static bool read_id(reader *r, const char *const ids[], int count, const char *expected,
                    uint8_t *index) {
    char word[32];
    peek_word(r, word);
    for (int k = 0; k < count; k++)
        if (strcmp(ids[k], word) == 0) {
            r->at += strlen(word);
            *index = (uint8_t)k;
            return true;
        }
    return fail_here(r, expected);
}

static bool read_card(reader *r, uint8_t *card) {
    char word[32];
    *card = DM_UNKNOWN;
    if (take(r, '?')) return true;
    peek_word(r, word);
    *card = deus_card_named(word);
    if (*card == DM_UNKNOWN) return fail_here(r, "the id of a card, or ?");
    r->at += strlen(word);
    return true;
}

static bool read_cards(reader *r, uint8_t *cards, int limit, uint8_t *count) {
    do {
        if (*count == limit) return fail_here(r, "fewer cards");
        if (!read_card(r, &cards[*count])) return false;
        ++*count;
    } while (take(r, ','));
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
    int tile = r->at[0] - 'A';
    if (tile < 0 || tile >= r->s->tile_count || r->at[1] < '0' || r->at[1] > '6')
        return fail_here(r, "a region such as A0 (after tiles=)");
    *region = (uint8_t)(tile * REGIONS_PER_TILE + r->at[1] - '0');
    r->at += 2;
    return true;
}

static bool read_seat(reader *r, uint8_t *seat) {
    if (!read_byte(r, 1, r->s->player_count, seat)) return false;
    --*seat;
    return true;
}

/* ---- Keys of the whole table -------------------------------------------------------------------
 */

static bool read_players(reader *r) { return read_byte(r, 2, DM_SEATS_MAX, &r->s->player_count); }
static bool read_start(reader *r) { return read_byte(r, 6, 10, &r->s->start_pieces); }
static bool read_round(reader *r) { return read_byte(r, 1, ROUNDS_MAX, &r->s->round); }
static bool read_last(reader *r) { return read_byte(r, 1, ROUNDS_MAX, &r->s->last_round); }
static bool read_first(reader *r) { return read_seat(r, &r->s->first_seat); }
static bool read_turn(reader *r) { return read_seat(r, &r->s->turn_seat); }

static bool read_switch(reader *r, uint8_t *value) {
    static const char *const words[] = {"off", "on"};
    return read_id(r, words, 2, "on or off", value);
}

static bool read_joker_option(reader *r) { return read_switch(r, &r->s->joker_allowed); }
static bool read_open_vp(reader *r) { return read_switch(r, &r->s->open_vp); }

static bool read_tile(reader *r, deus_tile *tile) {
    int i, j, number, rotation;
    if (!read_number(r, -20, 20, &i) || !take(r, ',') || !read_number(r, -20, 20, &j) ||
        !take(r, ':') || !read_number(r, 1, TILES_MAX, &number))
        return fail_here(r, "a tile such as 0,0:3B5 (slot : number, side, rotation)");
    bool is_b = *r->at == 'B';
    if (!take(r, 'A') && !take(r, 'B')) return fail_here(r, "side A or B");
    if (!read_number(r, 0, 5, &rotation)) return false;
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
    const char *start = r->at;
    deus_state *s = r->s;
    if (s->player_count == 0) return fail_here(r, "players= before tiles=");
    do {
        if (s->tile_count == TILES_MAX) return fail_here(r, "at most 7 tiles");
        if (!read_tile(r, &s->tiles[s->tile_count])) return false;
        s->tile_count++;
    } while (take(r, '/'));
    const char *end = r->at;
    r->at = start;
    dm_error why;
    if (!deus_slots_fit(s, &why)) return fail_here(r, why.text);
    if (!faces_differ(s)) return fail_here(r, "each tile once");
    if (!deus_make_board(s)) return fail_here(r, "villages that do not touch");
    deus_name_arrangement(s);
    r->at = end;
    return true;
}

static bool read_villages(reader *r) {
    for (int tile = 0; tile < r->s->tile_count; tile++) {
        if (tile > 0 && !take(r, ',')) return fail_here(r, "one number or x per tile");
        int most = region_count(r->s->near[r->s->village[tile]]);
        if (take(r, 'x'))
            r->s->attacked |= (uint8_t)(1 << tile);
        else if (!read_byte(r, 0, most, &r->s->village_vp[tile]))
            return false;
    }
    return true;
}

static int hex_digit(char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool read_chance(reader *r) {
    if (take(r, '?')) return true;
    for (int k = 0; k < 32; k++) {
        int high = hex_digit(r->at[0]), low = high < 0 ? -1 : hex_digit(r->at[1]);
        if (low < 0) return fail_here(r, "? or 64 hexadecimal digits, a colon and a number");
        r->s->chance.key[k] = (uint8_t)(high << 4 | low);
        r->at += 2;
    }
    int used;
    if (!take(r, ':')) return fail_here(r, "a colon and how many words were used");
    if (!read_number(r, 0, 999999, &used)) return false;
    r->s->chance.used = (uint64_t)used;
    return true;
}

static bool read_deck(reader *r) {
    if (take(r, '*')) {
        r->deck_is_the_rest = true;
        return true;
    }
    if (!read_cards(r, r->s->deck, DECK_CARDS, &r->s->deck_count)) return false;
    reverse(r->s->deck, r->s->deck_count);
    return true;
}

static bool read_discard(reader *r) {
    deus_state *s = r->s;
    do {
        uint8_t seat;
        if (s->discard_count == DECK_CARDS) return fail_here(r, "fewer cards");
        if (!read_card(r, &s->discard[s->discard_count])) return false;
        if (!take(r, ':')) return fail_here(r, "a colon and the seat that discarded it");
        if (!read_seat(r, &seat)) return false;
        uint8_t seen = take(r, '!') ? DISCARD_SEEN : 0;
        s->discard_mark[s->discard_count++] = seat | seen;
    } while (take(r, ','));
    reverse(s->discard, s->discard_count);
    reverse(s->discard_mark, s->discard_count);
    return true;
}

static bool read_offering(reader *r) {
    return read_cards(r, r->s->offering, HAND_MAX, &r->s->offering_count);
}

/* ---- Pending steps ------------------------------------------------------------------------------
 */

static bool read_goods(reader *r, uint8_t *goods) {
    *goods = 0;
    do {
        uint8_t resource;
        if (!read_id(r, deus_resource_ids, RESOURCES, "a resource", &resource)) return false;
        *goods |= (uint8_t)(1 << resource);
    } while (take(r, '+'));
    return true;
}

static bool read_place(reader *r, uint8_t *place) {
    static const char *const words[] = {"god"};
    if (*r->at == 'g') {
        if (!read_id(r, words, 1, "a place or 'god'", place)) return false;
        *place = DM_UNKNOWN;
        return true;
    }
    if (!read_byte(r, 1, COLUMN_MAX + 1, place)) return false;
    --*place;
    return true;
}

static bool read_field(reader *r, const step_field *field, uint8_t *value) {
    if (field->kind != CARD_FIELD && field->kind != PLACE_FIELD && *r->at == '?') {
        r->at++;
        *value = DM_UNKNOWN;
        return field->kind == NUMBER_FIELD || field->kind == COLOUR_FIELD ||
               fail_here(r, "a value that is known");
    }
    switch ((enum field_kind)field->kind) {
    case SEAT_FIELD: return read_seat(r, value);
    case NUMBER_FIELD: return read_byte(r, 0, 200, value);
    case PLACE_FIELD: return read_place(r, value);
    case CARD_FIELD: return read_card(r, value);
    case COLOUR_FIELD: return read_id(r, deus_colour_ids, COLOURS, "a colour", value);
    case REGION_FIELD: return read_region(r, value);
    case RESOURCE_FIELD: return read_id(r, deus_resource_ids, RESOURCES, "a resource", value);
    case GOODS_FIELD: return read_goods(r, value);
    }
    return false;
}

static bool read_step_fields(reader *r, deus_frame *frame) {
    char separator = '(';
    for (int k = 0; k < STEP_FIELDS; k++) {
        const step_field *field = &deus_step_fields[k];
        if (!(deus_steps[frame->step].uses & field->uses)) continue;
        size_t length = strlen(field->key);
        if (!take(r, separator) || strncmp(r->at, field->key, length) != 0 || r->at[length] != '=')
            return fail_here(r, field->key);
        r->at += length + 1;
        separator = ',';
        if (!read_field(r, field, (uint8_t *)frame + field->offset)) return false;
    }
    return separator == '(' || take(r, ')') || fail_here(r, "a closing bracket");
}

static bool read_step(reader *r, deus_frame *frame) {
    char word[32];
    peek_word(r, word);
    for (uint8_t step = 1; step < STEP_KINDS; step++)
        if (strcmp(deus_steps[step].name, word) == 0) frame->step = step;
    if (frame->step == 0) return fail_here(r, "a pending step such as turn");
    r->at += strlen(word);
    return read_step_fields(r, frame);
}

static bool read_todo(reader *r) {
    do {
        if (r->s->depth == STEPS_MAX) return fail_here(r, "fewer pending steps");
        if (!read_step(r, &r->s->steps[r->s->depth])) return false;
        r->s->depth++;
    } while (take(r, '/'));
    return true;
}

/* ---- Keys of a player
 * ---------------------------------------------------------------------------- */

enum { MONEY_MAX = 9999 };

static bool read_money(reader *r, int16_t *money) {
    int number;
    if (!read_number(r, 0, MONEY_MAX, &number)) return false;
    *money = (int16_t)number;
    return true;
}

static bool read_vp(reader *r) { return read_money(r, &r->player->vp); }
static bool read_gold(reader *r) { return read_money(r, &r->player->gold); }

static bool read_list(reader *r, uint8_t *numbers, int count, int most) {
    for (int k = 0; k < count; k++) {
        if (k > 0 && !take(r, ',')) return fail_here(r, "a comma and another number");
        if (!read_byte(r, 0, most, &numbers[k])) return false;
    }
    return true;
}

static bool read_resources(reader *r) {
    return read_list(r, r->player->resources, RESOURCES, 5 * DM_SEATS_MAX);
}

static bool read_pieces(reader *r) {
    if (*r->at != '?') return read_list(r, r->player->board, STANDARD_COLOURS, PIECES_PER_TYPE);
    memset(r->player->board, DM_UNKNOWN, STANDARD_COLOURS);
    for (int colour = 0; colour < STANDARD_COLOURS; colour++)
        if ((colour > 0 && !take(r, ',')) || !take(r, '?')) return fail_here(r, "?,?,?,?,?");
    return true;
}

static bool read_map(reader *r) {
    do {
        uint8_t region;
        if (!read_region(r, &region) || !take(r, ':'))
            return fail_here(r, "a region and its pieces, such as A3:pc");
        for (const char *letter; *r->at && (letter = strchr(deus_piece_letters, *r->at)); r->at++)
            r->player->pieces[letter - deus_piece_letters] |= region_bit(region);
    } while (take(r, ','));
    return true;
}

static bool read_first_region(reader *r) { return read_region(r, &r->player->first_region); }

static bool read_hand(reader *r) {
    deus_player *player = r->player;
    uint8_t cards[HAND_MAX], count = 0;
    if (!read_cards(r, cards, HAND_MAX, &count)) return false;
    for (int k = 0; k < count; k++) deus_add_to_hand(player, cards[k]);
    return true;
}

static bool read_column(reader *r, int colour) {
    return read_cards(r, r->player->column[colour], COLUMN_MAX, &r->player->height[colour]);
}

static bool read_joker(reader *r) {
    deus_player *player = r->player;
    uint8_t place;
    if (!read_id(r, deus_colour_ids, STANDARD_COLOURS, "a standard colour", &player->joker_column))
        return false;
    if (!take(r, '.')) return fail_here(r, "a dot and the place in the column");
    if (!read_byte(r, 1, COLUMN_MAX, &place)) return false;
    player->joker_place = (uint8_t)(place - 1);
    return true;
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
};

static const key player_keys[] = {
    {"vp", read_vp},         {"gold", read_gold},   {"resources", read_resources},
    {"pieces", read_pieces}, {"map", read_map},     {"first", read_first_region},
    {"hand", read_hand},     {"joker", read_joker},
};

enum {
    TABLE_KEYS = sizeof table_keys / sizeof table_keys[0],
    PLAYER_KEYS = sizeof player_keys / sizeof player_keys[0],
};

/* Whether the word at hand is `name=`; then goes behind it. */
static bool take_key(reader *r, const char *name) {
    size_t length = strlen(name);
    if (strncmp(r->at, name, length) != 0 || r->at[length] != '=') return false;
    r->at += length + 1;
    return true;
}

static bool first_time(reader *r, uint32_t *seen, int bit, const char *start) {
    if (*seen >> bit & 1) {
        r->at = start;
        return fail_here(r, "each key once");
    }
    *seen |= 1u << bit;
    return true;
}

static bool read_player_key(reader *r, const char *start) {
    uint8_t seat = (uint8_t)(r->at[1] - '1');
    if (seat >= r->s->player_count) return fail_here(r, "players= first, and a seat it allows");
    r->player = &r->s->players[seat];
    r->at += 3;
    uint32_t *seen = &r->player_keys_seen[seat];
    for (int k = 0; k < PLAYER_KEYS; k++)
        if (take_key(r, player_keys[k].name))
            return first_time(r, seen, k, start) && player_keys[k].read(r);
    for (int colour = 0; colour < COLOURS; colour++)
        if (take_key(r, deus_colour_ids[colour]))
            return first_time(r, seen, PLAYER_KEYS + colour, start) && read_column(r, colour);
    return fail_here(r, "vp, gold, resources, pieces, map, first, hand, joker or a colour");
}

static bool read_word(reader *r) {
    const char *start = r->at;
    if (r->at[0] == 'p' && r->at[1] >= '1' && r->at[1] <= '4' && r->at[2] == '.')
        return read_player_key(r, start);
    for (int k = 0; k < TABLE_KEYS; k++)
        if (take_key(r, table_keys[k].name))
            return first_time(r, &r->keys_seen, k, start) && table_keys[k].read(r);
    return fail_here(r, "a key such as players=, tiles=, deck=, p1.hand= or todo=");
}

static bool read_words(reader *r) {
    if (strncmp(r->at, "deus", 4) != 0) return fail_here(r, "'deus' at the start");
    r->at += 4;
    while (take(r, ' ')) {
        if (at_word_end(r)) continue;
        if (!read_word(r)) return false;
        if (!at_word_end(r)) return fail_here(r, "a blank after the value");
    }
    return *r->at == '\0' || fail_here(r, "a blank");
}

/* ---- What follows from the rest
 * ------------------------------------------------------------------ */

static bool work_out_pieces(deus_state *s, dm_error *error) {
    for (int seat = 0; seat < s->player_count; seat++) {
        deus_player *player = &s->players[seat];
        for (int colour = 0; colour < STANDARD_COLOURS; colour++) {
            int used = player->board[colour] + region_count(player->pieces[colour]);
            if (player->board[colour] == DM_UNKNOWN)
                player->supply[colour] = DM_UNKNOWN;
            else if (used <= PIECES_PER_TYPE)
                player->supply[colour] = (uint8_t)(PIECES_PER_TYPE - used);
            else
                return dm_fail(error, "seat %d has %d %s pieces; a player has %d", seat + 1, used,
                               deus_colour_ids[colour], PIECES_PER_TYPE);
        }
    }
    return true;
}

static bool work_out_supply(deus_state *s, dm_error *error) {
    int temples = 0;
    for (int seat = 0; seat < s->player_count; seat++)
        temples += region_count(s->players[seat].pieces[TEMPLE]);
    if (temples > s->tile_count)
        return dm_fail(error, "%d temples stand on the map; there are %d", temples, s->tile_count);
    s->temples_left = (uint8_t)(s->tile_count - temples);
    for (int resource = 0; resource < RESOURCES; resource++) {
        int held = 0, all = 5 * s->player_count;
        for (int seat = 0; seat < s->player_count; seat++)
            held += s->players[seat].resources[resource];
        if (held > all)
            return dm_fail(error, "the players hold %d %s; there are %d", held,
                           deus_resource_ids[resource], all);
        s->resources_left[resource] = (uint8_t)(all - held);
    }
    return true;
}

/* `deck=*`: every card not named elsewhere, the first of the card table on top. */
static void fill_deck_with_the_rest(deus_state *s) {
    uint8_t rest[DECK_CARDS];
    int count = deus_unseen_cards(s, rest);
    for (int k = 0; k < count; k++) s->deck[k] = rest[count - 1 - k];
    s->deck_count = (uint8_t)count;
}

/* A first region that is not named is the first one that is occupied. */
static void work_out_first_regions(deus_state *s) {
    for (uint8_t seat = 0; seat < s->player_count; seat++) {
        deus_regions own = deus_occupied(s, seat);
        if (own && s->players[seat].first_region == NO_REGION)
            s->players[seat].first_region = region_first(own);
    }
}

static bool finish(reader *r) {
    deus_state *s = r->s;
    dm_error *error = r->error;
    if (s->tile_count == 0) return dm_fail(error, "expected players= and tiles=");
    if (s->round == 0) s->round = 1;
    if (!work_out_pieces(s, error) || !work_out_supply(s, error)) return false;
    if (r->deck_is_the_rest) fill_deck_with_the_rest(s);
    work_out_first_regions(s);
    for (int seat = s->player_count; seat < DM_SEATS_MAX; seat++)
        memset(&s->players[seat], 0, sizeof s->players[seat]);
    return deus_check((const dm_state *)s, error);
}

bool deus_read_position(dm_state *state, const char *text, dm_error *error) {
    dm_state fresh;
    memset(&fresh, 0, sizeof fresh);
    reader r = {.text = text, .at = text, .s = deus(&fresh), .error = error};
    error->line = error->column = 0;
    for (int seat = 0; seat < DM_SEATS_MAX; seat++) {
        r.s->players[seat].first_region = NO_REGION;
        r.s->players[seat].joker_column = r.s->players[seat].joker_place = DM_UNKNOWN;
    }
    if (!read_words(&r) || !finish(&r)) return false;
    dm_question question;
    deus_advance(&(deus_play){r.s, NULL}, &question);
    r.s->revealed = 0;
    memcpy(state, &fresh, sizeof fresh);
    return true;
}
