/* Writing the position line: everything in a state as `key=value` words, `?` for what is unknown
 * (docs/notation.md). What follows from other things is not written but worked out when reading:
 * neighbours, supplies, temples left. */
#include <string.h>

#include "deus/egypt.h"
#include "deus/position.h"
#include "deus/setup.h"

const char deus_piece_letters[DEUS_COLOURS + 1] = "mpscat";

/* Cards in the order of the array, or from its end (piles: the top one first). */
static void write_cards(dm_writer *out, int seat, const char *key, const uint8_t *cards, int count,
                        bool from_end) {
    if (count == 0) return;
    position_key(out, seat, key);
    for (int k = 0; k < count; k++) {
        if (k > 0) dm_write_char(out, ',');
        deus_position_write_card(out, cards[from_end ? count - 1 - k : k]);
    }
}

static void write_tiles(const deus_state *s, dm_writer *out) {
    position_key(out, -1, "tiles");
    for (int tile = 0; tile < s->tile_count; tile++) {
        const deus_tile *t = &s->tiles[tile];
        if (tile > 0) dm_write_char(out, '/');
        dm_write_number(out, t->i);
        dm_write_char(out, ',');
        dm_write_number(out, t->j);
        dm_write_char(out, ':');
        dm_write_number(out, t->face / 2 + 1);
        dm_write_char(out, t->face % 2 ? 'B' : 'A');
        dm_write_number(out, t->rotation);
    }
    position_key(out, -1, "villages");
    for (int tile = 0; tile < s->tile_count; tile++) {
        if (tile > 0) dm_write_char(out, ',');
        if (s->attacked >> tile & 1)
            dm_write_char(out, 'x');
        else
            dm_write_number(out, s->village_vp[tile]);
    }
}

/* `galley:1` lies hidden in seat 1's offering, `galley:1!` was seen by all. */
static void write_discard(const deus_state *s, dm_writer *out) {
    if (s->discard_count == 0) return;
    position_key(out, -1, "discard");
    for (int k = s->discard_count - 1; k >= 0; k--) {
        deus_position_write_card(out, s->discard[k]);
        dm_write_char(out, ':');
        uint8_t seat = s->discard_mark[k] & DEUS_DISCARD_SEAT;
        if (seat == DEUS_DISCARDED_BY_NOBODY)
            dm_write_char(out, '?');
        else
            dm_write_number(out, seat + 1);
        if (s->discard_mark[k] & DEUS_DISCARD_SEEN) dm_write_char(out, '!');
        if (k > 0) dm_write_char(out, ',');
    }
}

static void write_map(const deus_state *s, uint8_t seat, dm_writer *out) {
    if (deus_occupied(s, seat) == 0) return;
    position_key(out, seat, "map");
    bool more = false;
    DEUS_FOR_EACH_REGION(region, deus_occupied(s, seat)) {
        if (more) dm_write_char(out, ',');
        more = true;
        deus_position_write_region(out, region);
        dm_write_char(out, ':');
        for (int colour = 0; colour < DEUS_COLOURS; colour++)
            if (s->players[seat].pieces[colour] & deus_region_bit(region))
                dm_write_char(out, deus_piece_letters[colour]);
    }
}

static void write_egypt_player(const deus_state *s, uint8_t seat, dm_writer *out);

static void write_player(const deus_state *s, uint8_t seat, dm_writer *out) {
    const deus_player *player = &s->players[seat];
    position_number(out, seat, "vp", player->vp);
    position_number(out, seat, "gold", player->gold);
    position_key(out, seat, "resources");
    position_counts(out, player->resources, DEUS_RESOURCES);
    position_key(out, seat, "pieces");
    position_counts(out, player->board, DEUS_STANDARD_COLOURS);
    write_map(s, seat, out);
    if (player->first_region != DEUS_NO_REGION) {
        position_key(out, seat, "first");
        deus_position_write_region(out, player->first_region);
    }
    write_cards(out, seat, "hand", player->hand, player->hand_count, false);
    for (int colour = 0; colour < DEUS_COLOURS; colour++)
        write_cards(out, seat, deus_colour_ids[colour], player->column[colour],
                    player->height[colour], false);
    write_egypt_player(s, seat, out);
    if (player->joker_column == DM_UNKNOWN) return;
    position_key(out, seat, "joker");
    dm_write(out, deus_colour_ids[player->joker_column]);
    dm_write_char(out, '.');
    dm_write_number(out, player->joker_place + 1);
}

/* ---- Egypt ------------------------------------------------------------------------------- */

static void write_regions(dm_writer *out, int seat, const char *key, deus_regions regions) {
    if (regions == 0) return;
    bool more = false;
    position_key(out, seat, key);
    DEUS_FOR_EACH_REGION(region, regions) {
        if (more) dm_write_char(out, ',');
        more = true;
        deus_position_write_region(out, region);
    }
}

static void write_market(const deus_state *s, dm_writer *out) {
    uint8_t gold[DEUS_RESOURCES];
    if (!egypt_plays(s, DEUS_MARITIME)) return;
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        gold[resource] = (uint8_t)egypt_gold_for(s, resource);
    position_key(out, -1, "market");
    position_counts(out, gold, DEUS_RESOURCES);
}

/* `civil:2`: the store or column and the seat whose token lies there. */
static void write_holders(dm_writer *out, int seat, const char *key, const uint8_t *holders,
                          int count) {
    bool more = false;
    for (int colour = 0; colour < count; colour++) {
        if (holders[colour] == 0) continue;
        if (more)
            dm_write_char(out, ',');
        else
            position_key(out, seat, key);
        more = true;
        dm_write(out, deus_colour_ids[colour]);
        dm_write_char(out, ':');
        dm_write_number(out, holders[colour]);
    }
}

static void write_coins(const deus_player *player, int seat, dm_writer *out) {
    bool more = false;
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        for (int place = 0; place < player->height[colour]; place++) {
            if (!(player->coins[colour] >> place & 1)) continue;
            if (more)
                dm_write_char(out, ',');
            else
                position_key(out, seat, "coins");
            more = true;
            dm_write(out, deus_colour_ids[colour]);
            dm_write_char(out, '.');
            dm_write_number(out, place + 1);
        }
}

static void write_egypt_player(const deus_state *s, uint8_t seat, dm_writer *out) {
    const deus_player *player = &s->players[seat];
    if (egypt_plays(s, DEUS_PRODUCTION)) {
        position_key(out, seat, "barques");
        position_counts(out, player->barques, DEUS_BARQUE_SIZES);
    }
    if (player->scribe != DEUS_NO_REGION) {
        position_key(out, seat, "scribe");
        deus_position_write_region(out, player->scribe);
    }
    if (egypt_plays(s, DEUS_MILITARY)) position_number(out, seat, "tokens", player->tokens);
    write_regions(out, seat, "camps", player->camps);
    write_holders(out, seat, "fortress", player->fortress, DEUS_STANDARD_COLOURS);
    write_holders(out, seat, "garrison", player->garrison, DEUS_COLOURS);
    write_coins(player, seat, out);
    if (!egypt_has_temples(s) || player->height[DEUS_TEMPLE] == 0) return;
    position_key(out, seat, "charges");
    position_counts(out, player->charges, player->height[DEUS_TEMPLE]);
}

static void write_options(const deus_state *s, dm_writer *out) {
    if (s->rules > 1) position_number(out, -1, "rules", s->rules);
    position_number(out, -1, "players", s->player_count);
    if (s->start_pieces) position_number(out, -1, "start", s->start_pieces);
    if (s->joker_allowed) dm_write(out, " joker=on");
    if (s->open_vp) dm_write(out, " open-vp=on");
    deus_write_egypt(s, out);
}

void deus_write_position(const dm_state *state, dm_writer *out) {
    const deus_state *s = deus_const(state);
    dm_write(out, "deus");
    write_options(s, out);
    write_tiles(s, out);
    position_number(out, -1, "round", s->round);
    if (s->last_round) position_number(out, -1, "last", s->last_round);
    position_number(out, -1, "first", s->first_seat + 1);
    position_number(out, -1, "turn", s->turn_seat + 1);
    position_chance(out, &s->chance);
    write_market(s, out);
    write_regions(out, -1, "moved", s->moved);
    write_cards(out, -1, "deck", s->deck, s->deck_count, true);
    write_discard(s, out);
    write_cards(out, -1, "offering", s->offering, s->offering_count, false);
    for (uint8_t seat = 0; seat < s->player_count; seat++) write_player(s, seat, out);
    if (s->depth == 0) return;
    position_key(out, -1, "todo");
    for (int k = 0; k < s->depth; k++) {
        if (k > 0) dm_write_char(out, '/');
        deus_position_write_step(&s->steps[k], out);
    }
}
