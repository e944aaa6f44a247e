/* The view: JSON for front ends and programs, made from an observed state. Regions are given with
 * their symbols and what an Epoch or a token would pay now. */
#include "engine/guard.h"
#include "engine/json.h"
#include "gheos/rules.h"

static void write_tile(dm_writer *out, uint8_t tile) {
    if (tile == DM_UNKNOWN)
        json_nothing(out);
    else
        json_text(out, gheos_tile_id(tile));
}

static void write_place(const gheos_state *s, const gheos_land *land, int k, dm_writer *out) {
    const gheos_place *place = &s->places[k];
    json_open(out, '{');
    json_number_at(out, "x", place->x);
    json_number_at(out, "y", place->y);
    json_key(out, "tile");
    write_tile(out, place->tile);
    json_number_at(out, "rotation", place->rotation);
    json_key(out, "regions");
    json_open(out, '[');
    for (int side = 0; side < GHEOS_SIDES; side++) json_number(out, land->label[k][side]);
    json_close(out, ']');
    json_close(out, '}');
}

static void write_counts(dm_writer *out, const char *key, const char *const ids[],
                         const uint8_t *counts, int count) {
    json_key(out, key);
    json_open(out, '{');
    for (int k = 0; k < count; k++) json_number_at(out, ids[k], counts[k]);
    json_close(out, '}');
}

static void write_region(const gheos_state *s, const gheos_land *land, uint8_t k, dm_writer *out) {
    const gheos_region *region = &land->regions[k];
    uint8_t civilisation = gheos_civilisation_on(s, land, k);
    const char *kind = gheos_is_continent(region) ? "continent"
                       : gheos_is_island(region)  ? "island"
                                                  : "land";
    json_open(out, '{');
    json_string_at(out, "kind", kind);
    write_counts(out, "symbols", gheos_symbol_ids, region->symbols, GHEOS_SYMBOLS);
    json_key(out, "civilisation");
    if (civilisation == GHEOS_CIVILISATIONS)
        json_nothing(out);
    else
        json_text(out, gheos_civilisation_ids[civilisation]);
    json_close(out, '}');
}

static void write_hand(const gheos_player *player, dm_writer *out) {
    json_key(out, "hand");
    json_open(out, '[');
    for (int k = 0; k < player->hand_count; k++) write_tile(out, player->hand[k]);
    json_close(out, ']');
}

static void write_player(const gheos_state *s, uint8_t seat, dm_writer *out) {
    const gheos_player *player = &s->players[seat];
    json_open(out, '{');
    json_number_at(out, "seat", seat + 1);
    json_number_at(out, "vp", player->vp);
    json_number_at(out, "tokens", player->tokens);
    write_counts(out, "followers", gheos_civilisation_ids, player->followers, GHEOS_CIVILISATIONS);
    write_hand(player, out);
    json_number_at(out, "token_worth", gheos_points_for(s, seat, GHEOS_CUP));
    json_number_at(out, "epoch_worth", gheos_points_for(s, seat, GHEOS_PYRAMID));
    json_close(out, '}');
}

static void write_options(const gheos_state *s, dm_writer *out) {
    char text[64];
    dm_writer options = dm_writer_on(text, sizeof text);
    gheos_write_options((const dm_state *)s, &options);
    json_string_at(out, "options", text);
}

static void write_question(const gheos_state *s, dm_writer *out) {
    json_key(out, "question");
    if (s->phase == GHEOS_PHASE_OVER) {
        json_nothing(out);
        return;
    }
    json_open(out, '{');
    json_number_at(out, "seat", s->turn_seat + 1);
    json_string_at(out, "kind", gheos_question_ids[gheos_phases[s->phase]->question]);
    json_close(out, '}');
}

/* A placement in the making: the tile all can see, and where it will lie as far as decided. */
static void write_choice(const gheos_state *s, dm_writer *out) {
    json_key(out, "choice");
    if (s->phase < GHEOS_PHASE_CELL || s->phase > GHEOS_PHASE_TARGET) {
        json_nothing(out);
        return;
    }
    json_open(out, '{');
    json_key(out, "tile");
    write_tile(out, s->choice.tile);
    if (s->phase > GHEOS_PHASE_CELL) {
        json_number_at(out, "x", s->choice.x);
        json_number_at(out, "y", s->choice.y);
    }
    if (s->phase > GHEOS_PHASE_ROTATION) json_number_at(out, "rotation", s->choice.rotation);
    json_close(out, '}');
}

static void write_supply(const gheos_state *s, dm_writer *out) {
    uint8_t supply[GHEOS_CIVILISATIONS];
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) supply[k] = (uint8_t)gheos_supply(s, k);
    write_counts(out, "supply", gheos_civilisation_ids, supply, GHEOS_CIVILISATIONS);
}

static void write_board(const gheos_state *s, const gheos_land *land, dm_writer *out) {
    json_key(out, "places");
    json_open(out, '[');
    for (int k = 0; k < s->place_count; k++) write_place(s, land, k, out);
    json_close(out, ']');
    json_key(out, "regions");
    json_open(out, '[');
    for (uint8_t k = 0; k < land->count; k++) write_region(s, land, k, out);
    json_close(out, ']');
}

void gheos_write_view(const dm_state *seen, uint8_t viewer, dm_writer *out) {
    const gheos_state *s = gheos_const(seen);
    (void)viewer;
    gheos_land land;
    gheos_find_land(s->places, s->place_count, &land);
    json_open(out, '{');
    json_string_at(out, "game", "gheos");
    write_options(s, out);
    json_number_at(out, "number", s->turn);
    json_number_at(out, "first", s->first_seat + 1);
    json_number_at(out, "turn", s->turn_seat + 1);
    json_bool_at(out, "over", s->phase == GHEOS_PHASE_OVER);
    write_question(s, out);
    write_choice(s, out);
    json_number_at(out, "epochs_drawn", s->epochs_drawn);
    json_number_at(out, "last_epoch", gheos_last_epoch(s->player_count));
    json_number_at(out, "pile", s->pile_count);
    write_supply(s, out);
    write_board(s, &land, out);
    json_key(out, "players");
    json_open(out, '[');
    for (uint8_t seat = 0; seat < s->player_count; seat++) write_player(s, seat, out);
    json_close(out, ']');
    json_close(out, '}');
}

/* ---- Events and reasons ------------------------------------------------------------------ */

static bool is_about_civilisation(uint8_t kind) {
    switch (kind) {
    case GHEOS_DID_PAY:
    case GHEOS_DID_WAR:
    case GHEOS_DID_WIN_WAR:
    case GHEOS_DID_MIGRATE:
    case GHEOS_DID_DIE:
    case GHEOS_DID_LOSE:
    case GHEOS_DID_FOUND:
    case GHEOS_DID_TAKE: return true;
    default: return false;
    }
}

void gheos_write_event(const dm_event *event, dm_writer *out) {
    dm_guard(event->kind < GHEOS_EVENT_KINDS);
    static const char *const deaths[] = {"war", "island", "inhabited"};
    static const char *const prices[] = {"nothing", "war", "migration"};
    static const char *const ends[] = {"epochs", "tokens"};
    json_open(out, '{');
    json_string_at(out, "event", gheos_event_ids[event->kind]);
    if (event->seat != DM_NOBODY) json_number_at(out, "seat", event->seat + 1);
    if (event->via != DM_UNKNOWN) json_string_at(out, "tile", gheos_tile_id(event->via));
    if (event->kind >= GHEOS_DID_ADD && event->kind <= GHEOS_DID_LIFT) {
        json_number_at(out, "x", event->a - GHEOS_CELL_OFFSET);
        json_number_at(out, "y", event->b - GHEOS_CELL_OFFSET);
    }
    if (is_about_civilisation(event->kind))
        json_string_at(out, "civilisation", gheos_civilisation_ids[event->a]);
    if (event->kind == GHEOS_DID_FOUND || event->kind == GHEOS_DID_MIGRATE) {
        json_number_at(out, "place", event->b / GHEOS_SIDES);
        json_number_at(out, "side", event->b % GHEOS_SIDES);
    }
    if (event->kind == GHEOS_DID_DIE) json_string_at(out, "cause", deaths[event->b]);
    if (event->kind == GHEOS_DID_PAY) json_string_at(out, "for", prices[event->b]);
    if (event->kind == GHEOS_DID_END) json_string_at(out, "cause", ends[event->a]);
    if (event->kind == GHEOS_DID_TEMPLE) json_string_at(out, "symbol", gheos_symbol_ids[event->a]);
    json_number_at(out, "amount", event->amount);
    if (event->visible != DM_EVERYONE) json_bool_at(out, "secret", true);
    json_close(out, '}');
}

void gheos_write_reason(dm_reason reason, dm_writer *out) {
    dm_guard(reason.code < GHEOS_REASONS);
    json_reason(out, gheos_reason_ids[reason.code], reason);
}
