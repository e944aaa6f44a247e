/* The view: JSON for front ends and programs, made from an observed state. It names things by
 * their stable words; sentences are the text layer's. Totals of VP are shown to their owner, to
 * all with open-vp, and at the end (D-S5). */
#include "deus/egypt.h"
#include "engine/guard.h"
#include "engine/json.h"

static void write_card(dm_writer *out, uint8_t card) {
    if (card == DM_UNKNOWN)
        json_nothing(out);
    else
        json_text(out, deus_cards[card].id);
}

static void write_cards(dm_writer *out, const char *key, const uint8_t *cards, int count) {
    json_key(out, key);
    json_open(out, '[');
    for (int k = 0; k < count; k++) write_card(out, cards[k]);
    json_close(out, ']');
}

static void write_counts(dm_writer *out, const char *key, const char *const ids[],
                         const uint8_t *counts, int count) {
    json_key(out, key);
    json_open(out, '{');
    for (int k = 0; k < count; k++) {
        json_key(out, ids[k]);
        if (counts[k] == DM_UNKNOWN)
            json_nothing(out);
        else
            json_number(out, counts[k]);
    }
    json_close(out, '}');
}

static void write_region_name(dm_writer *out, const char *key, uint8_t region) {
    char name[DEUS_REGION_NAME_BYTES];
    json_key(out, key);
    if (region == DEUS_NO_REGION) {
        json_nothing(out);
        return;
    }
    deus_region_name(region, name);
    json_text(out, name);
}

static void write_village(const deus_state *s, uint8_t tile, dm_writer *out) {
    json_number_at(out, "vp", s->village_vp[tile]);
    json_bool_at(out, "attacked", s->attacked >> tile & 1);
}

static void write_pieces_in(const deus_state *s, uint8_t seat, uint8_t region, dm_writer *out) {
    json_number_at(out, "seat", seat + 1);
    json_key(out, "pieces");
    json_open(out, '[');
    for (int colour = 0; colour < DEUS_COLOURS; colour++)
        if (s->players[seat].pieces[colour] & deus_region_bit(region))
            json_text(out, deus_colour_ids[colour]);
    json_close(out, ']');
}

static void write_region(const deus_state *s, uint8_t region, dm_writer *out) {
    int q, r;
    deus_region_hex(s, region, &q, &r);
    uint8_t tile = deus_village_tile(s, region), owner = deus_region_owner(s, region);
    json_open(out, '{');
    write_region_name(out, "name", region);
    json_number_at(out, "q", q);
    json_number_at(out, "r", r);
    json_string_at(out, "terrain", deus_terrain_ids[deus_region_terrain(s, region)]);
    json_bool_at(out, "edge", (s->edge & deus_region_bit(region)) != 0);
    if (tile != DM_UNKNOWN) write_village(s, tile, out);
    if (owner != DM_NOBODY) write_pieces_in(s, owner, region, out);
    if (owner != DM_NOBODY && s->players[owner].camps & deus_region_bit(region))
        json_bool_at(out, "camp", true);
    json_close(out, '}');
}

static bool shows_vp(const deus_state *s, uint8_t seat, uint8_t viewer) {
    return viewer == seat || viewer == DM_ALL || s->open_vp || s->depth == 0;
}

static void write_columns(const deus_player *player, dm_writer *out) {
    json_key(out, "columns");
    json_open(out, '{');
    for (int colour = 0; colour < DEUS_COLOURS; colour++)
        write_cards(out, deus_colour_ids[colour], player->column[colour], player->height[colour]);
    json_close(out, '}');
}

static void write_joker(const deus_player *player, dm_writer *out) {
    json_key(out, "joker");
    if (player->joker_column == DM_UNKNOWN) {
        json_nothing(out);
        return;
    }
    json_open(out, '{');
    json_string_at(out, "column", deus_colour_ids[player->joker_column]);
    json_number_at(out, "place", player->joker_place + 1);
    json_close(out, '}');
}

static void write_numbers(dm_writer *out, const char *key, const uint8_t *numbers, int count) {
    json_key(out, key);
    json_open(out, '[');
    for (int k = 0; k < count; k++) json_number(out, numbers[k]);
    json_close(out, ']');
}

static void write_holders(dm_writer *out, const char *key, const uint8_t *holders, int count) {
    json_key(out, key);
    json_open(out, '{');
    for (int colour = 0; colour < count; colour++)
        if (holders[colour]) json_number_at(out, deus_colour_ids[colour], holders[colour]);
    json_close(out, '}');
}

static void write_coins(const deus_player *player, dm_writer *out) {
    json_key(out, "coins");
    json_open(out, '{');
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
        json_key(out, deus_colour_ids[colour]);
        json_open(out, '[');
        for (int place = 0; place < player->height[colour]; place++)
            if (player->coins[colour] >> place & 1) json_number(out, place + 1);
        json_close(out, ']');
    }
    json_close(out, '}');
}

/* What the modules add; all of it is public. */
static void write_egypt(const deus_state *s, uint8_t seat, dm_writer *out) {
    const deus_player *player = &s->players[seat];
    json_key(out, "egypt");
    json_open(out, '{');
    write_numbers(out, "barques", player->barques, DEUS_BARQUE_SIZES);
    json_number_at(out, "slots", egypt_slots(player));
    write_region_name(out, "scribe", player->scribe);
    json_number_at(out, "tokens", player->tokens);
    json_number_at(out, "tokens_beside",
                   egypt_plays(s, DEUS_MILITARY) ? egypt_tokens_beside(s, seat) : 0);
    write_holders(out, "fortress", player->fortress, DEUS_STANDARD_COLOURS);
    write_holders(out, "garrison", player->garrison, DEUS_COLOURS);
    write_coins(player, out);
    write_numbers(out, "charges", player->charges, player->height[DEUS_TEMPLE]);
    json_close(out, '}');
}

static void write_market(const deus_state *s, dm_writer *out) {
    json_key(out, "market");
    json_open(out, '{');
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        json_number_at(out, deus_resource_ids[resource], egypt_gold_for(s, resource));
    json_close(out, '}');
}

static void write_player(const deus_state *s, uint8_t seat, uint8_t viewer, dm_writer *out) {
    const deus_player *player = &s->players[seat];
    json_open(out, '{');
    json_number_at(out, "seat", seat + 1);
    json_key(out, "vp");
    if (shows_vp(s, seat, viewer))
        json_number(out, player->vp);
    else
        json_nothing(out);
    json_number_at(out, "gold", player->gold);
    write_counts(out, "resources", deus_resource_ids, player->resources, DEUS_RESOURCES);
    write_counts(out, "board", deus_colour_ids, player->board, DEUS_STANDARD_COLOURS);
    write_counts(out, "supply", deus_colour_ids, player->supply, DEUS_STANDARD_COLOURS);
    write_columns(player, out);
    json_number_at(out, "hand_count", player->hand_count);
    if (viewer == seat || viewer == DM_ALL)
        write_cards(out, "hand", player->hand, player->hand_count);
    write_region_name(out, "first_region", player->first_region);
    if (s->joker_allowed) write_joker(player, out);
    if (s->egypt || s->mixed_temples) write_egypt(s, seat, out);
    json_close(out, '}');
}

static void write_options(const deus_state *s, dm_writer *out) {
    char text[128];
    dm_writer options = dm_writer_on(text, sizeof text);
    deus_write_options((const dm_state *)s, &options);
    json_string_at(out, "options", text);
}

static void write_question(const deus_state *s, dm_writer *out) {
    json_key(out, "question");
    if (s->depth == 0) {
        json_nothing(out);
        return;
    }
    json_open(out, '{');
    json_number_at(out, "seat", deus_seat_to_answer(s) + 1);
    json_string_at(out, "kind",
                   deus_question_ids[deus_steps[s->steps[s->depth - 1].step]->question]);
    json_close(out, '}');
}

static void write_piles(const deus_state *s, dm_writer *out) {
    json_number_at(out, "deck", s->deck_count);
    json_number_at(out, "discard", s->discard_count);
    json_key(out, "discard_top");
    if (s->discard_count == 0)
        json_nothing(out);
    else
        write_card(out, s->discard[s->discard_count - 1]);
    write_cards(out, "offering", s->offering, s->offering_count);
}

void deus_write_view(const dm_state *seen, uint8_t viewer, dm_writer *out) {
    assert(viewer < DM_SEATS_MAX || viewer >= DM_ALL);
    const deus_state *s = deus_const(seen);
    json_open(out, '{');
    json_string_at(out, "game", "deus");
    write_options(s, out);
    json_number_at(out, "round", s->round);
    json_key(out, "last_round");
    if (s->last_round)
        json_number(out, s->last_round);
    else
        json_nothing(out);
    json_number_at(out, "first", s->first_seat + 1);
    json_number_at(out, "turn", s->turn_seat + 1);
    json_bool_at(out, "over", s->depth == 0);
    write_question(s, out);
    json_number_at(out, "temples_left", s->temples_left);
    write_counts(out, "supply", deus_resource_ids, s->resources_left, DEUS_RESOURCES);
    write_piles(s, out);
    if (egypt_plays(s, DEUS_MARITIME)) write_market(s, out);
    json_key(out, "regions");
    json_open(out, '[');
    for (uint8_t region = 0; region < deus_region_total(s); region++) write_region(s, region, out);
    json_close(out, ']');
    json_key(out, "players");
    json_open(out, '[');
    for (uint8_t seat = 0; seat < s->player_count; seat++) write_player(s, seat, viewer, out);
    json_close(out, ']');
    json_close(out, '}');
}

/* ---- Events and reasons ------------------------------------------------------------------ */

/* What the operands a and b of an event are, for the keys of its JSON. */
enum event_operand {
    NO_OPERAND,
    IS_CARD,
    IS_RESOURCE,
    IS_COLOUR,
    IS_REGION,
    IS_SEAT,
    IS_SOURCE,
    IS_CAUSE,
    IS_GOD,
    IS_SPACE,
    IS_SPOT,
    IS_TOP
};

static const struct {
    uint8_t a, b;
} event_operands[DEUS_EVENT_KINDS] = {
    [DEUS_DID_PICK] = {IS_COLOUR, 0},
    [DEUS_DID_BUILD] = {IS_CARD, 0},
    [DEUS_DID_JOKER] = {IS_COLOUR, 0},
    [DEUS_DID_HIDE_CARD] = {IS_CARD, 0},
    [DEUS_DID_PAY_RESOURCE] = {IS_RESOURCE, 0},
    [DEUS_DID_PAY_GOLD] = {IS_RESOURCE, 0},
    [DEUS_DID_PLACE] = {IS_COLOUR, IS_REGION},
    [DEUS_DID_ATTACK] = {0, IS_REGION},
    [DEUS_DID_WIN_VILLAGE] = {0, IS_REGION},
    [DEUS_DID_GAIN_RESOURCE] = {IS_RESOURCE, 0},
    [DEUS_DID_GAIN_PIECE] = {IS_COLOUR, 0},
    [DEUS_DID_SELL] = {IS_RESOURCE, 0},
    [DEUS_DID_BUY] = {IS_RESOURCE, 0},
    [DEUS_DID_RAID] = {0, IS_REGION},
    [DEUS_DID_ACTIVATE] = {IS_CARD, 0},
    [DEUS_DID_MARCH] = {IS_REGION, IS_REGION},
    [DEUS_DID_STEAL_GOLD] = {IS_SEAT, 0},
    [DEUS_DID_STEAL_VP] = {IS_SEAT, 0},
    [DEUS_DID_OFFER] = {IS_CARD, 0},
    [DEUS_DID_DISCARD] = {IS_CARD, 0},
    [DEUS_DID_INVOKE] = {IS_GOD, 0},
    [DEUS_DID_SEE_CARD] = {IS_CARD, 0},
    [DEUS_DID_TRIGGER_END] = {IS_CAUSE, 0},
    [DEUS_DID_SCORE] = {IS_SOURCE, 0},
    [DEUS_DID_LAY_ELSEWHERE] = {IS_COLOUR, 0},
    [DEUS_DID_USE_GOOD] = {IS_RESOURCE, 0},
    [DEUS_DID_MOVE_TOKEN] = {IS_RESOURCE, IS_SPACE},
    [DEUS_DID_SAIL] = {IS_REGION, IS_REGION},
    [DEUS_DID_SPILL] = {IS_RESOURCE, 0},
    [DEUS_DID_MOVE_SCRIBE] = {0, IS_REGION},
    [DEUS_DID_CAMP] = {0, IS_REGION},
    [DEUS_DID_BREAK_CAMP] = {0, IS_REGION},
    [DEUS_DID_SHIFT_CAMP] = {IS_REGION, IS_REGION},
    [DEUS_DID_SHOOT] = {0, IS_REGION},
    [DEUS_DID_FORTIFY] = {IS_SEAT, IS_COLOUR},
    [DEUS_DID_GUARD] = {IS_SEAT, IS_COLOUR},
    [DEUS_DID_EXCHANGE] = {IS_CARD, 0},
    [DEUS_DID_TAKE_DISCARD] = {IS_TOP, 0},
    [DEUS_DID_COIN] = {IS_CARD, IS_SPOT},
};

static void write_event_operand(const char *suffix, uint8_t kind, uint8_t value, dm_writer *out) {
    static const char *const causes[] = {"temples", "villages"};
    if (kind == NO_OPERAND || value == DM_UNKNOWN) return;
    switch ((enum event_operand)kind) {
    case NO_OPERAND: break;
    case IS_CARD: json_string_at(out, "card", deus_cards[value].id); break;
    case IS_RESOURCE: json_string_at(out, "resource", deus_resource_ids[value]); break;
    case IS_COLOUR: json_string_at(out, "colour", deus_colour_ids[value]); break;
    case IS_GOD: json_string_at(out, "god", deus_god_ids[value]); break;
    case IS_SEAT: json_number_at(out, "victim", value + 1); break;
    case IS_SOURCE: json_string_at(out, "source", deus_score_ids[value]); break;
    case IS_CAUSE: json_string_at(out, "cause", causes[value]); break;
    case IS_REGION: write_region_name(out, suffix, value); break;
    case IS_SPACE: json_number_at(out, "gold", 2 + 2 * value); break;
    case IS_SPOT:
        json_string_at(out, "column", deus_colour_ids[value >> 4]);
        json_number_at(out, "place", (value & 0x0F) + 1);
        break;
    case IS_TOP: json_string_at(out, "top", deus_cards[value].id); break;
    }
}

static void write_via(uint8_t via, dm_writer *out) {
    if (via == DM_UNKNOWN) return;
    json_string_at(out, "via",
                   via >= DEUS_VIA_GOD ? deus_god_ids[via - DEUS_VIA_GOD] : deus_cards[via].id);
}

void deus_write_event(const dm_event *event, dm_writer *out) {
    dm_guard(event->kind < DEUS_EVENT_KINDS);
    json_open(out, '{');
    json_string_at(out, "event", deus_event_ids[event->kind]);
    if (event->seat != DM_NOBODY) json_number_at(out, "seat", event->seat + 1);
    write_event_operand("from", event_operands[event->kind].a, event->a, out);
    write_event_operand("region", event_operands[event->kind].b, event->b, out);
    if (event->kind == DEUS_DID_BUY) json_number_at(out, "gold", event->amount);
    json_number_at(out, "amount", event->amount);
    write_via(event->via, out);
    if (event->visible != DM_EVERYONE) json_bool_at(out, "secret", true);
    json_close(out, '}');
}

void deus_write_reason(dm_reason reason, dm_writer *out) {
    dm_guard(reason.code < DEUS_REASONS);
    json_reason(out, deus_reason_ids[reason.code], reason);
}
