/* Writing the position line (docs/notation.md): everything in a state as `key=value` words, `?`
 * for what is unknown. Links and the supply of followers are worked out when reading. */
#include "engine/position.h"
#include "gheos/rules.h"

static void write_tile(dm_writer *out, uint8_t tile) {
    dm_write(out, tile == DM_UNKNOWN ? "?" : gheos_tile_id(tile));
}

static void write_cell(dm_writer *out, int x, int y) {
    dm_write_number(out, x);
    dm_write_char(out, ',');
    dm_write_number(out, y);
}

/* Piles from the top, hands as they are. */
static void write_tiles(dm_writer *out, int seat, const char *key, const uint8_t *tiles, int count,
                        bool from_end) {
    if (count == 0) return;
    position_key(out, seat, key);
    for (int k = 0; k < count; k++) {
        if (k > 0) dm_write_char(out, ',');
        write_tile(out, tiles[from_end ? count - 1 - k : k]);
    }
}

/* `0,0:start.0/1,0:b7.2`: cell, tile, rotation, in the order of placing. */
static void write_board(const gheos_state *s, dm_writer *out) {
    position_key(out, -1, "board");
    for (int k = 0; k < s->place_count; k++) {
        const gheos_place *place = &s->places[k];
        if (k > 0) dm_write_char(out, '/');
        write_cell(out, place->x, place->y);
        dm_write_char(out, ':');
        write_tile(out, place->tile);
        dm_write_char(out, '.');
        dm_write_number(out, place->rotation);
    }
}

static void write_gone(const gheos_state *s, dm_writer *out) {
    uint8_t tiles[GHEOS_TILES];
    int count = 0;
    for (uint8_t tile = 0; tile < GHEOS_TILES; tile++)
        if (s->gone >> tile & 1) tiles[count++] = tile;
    write_tiles(out, -1, "gone", tiles, count, false);
}

static void write_spot(const gheos_state *s, gheos_spot spot, dm_writer *out) {
    write_cell(out, s->places[spot.place].x, s->places[spot.place].y);
    dm_write_char(out, '.');
    dm_write_number(out, spot.side);
}

/* `red@1,0.2/blue@0,3.0` */
static void write_markers(const gheos_state *s, dm_writer *out) {
    bool more = false;
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) {
        if (!gheos_on_board(s, k)) continue;
        if (more)
            dm_write_char(out, '/');
        else
            position_key(out, -1, "markers");
        more = true;
        dm_write(out, gheos_civilisation_ids[k]);
        dm_write_char(out, '@');
        write_spot(s, s->markers[k], out);
    }
}

static void write_player(const gheos_state *s, uint8_t seat, dm_writer *out) {
    const gheos_player *player = &s->players[seat];
    position_number(out, seat, "vp", player->vp);
    position_number(out, seat, "tokens", player->tokens);
    position_key(out, seat, "followers");
    position_counts(out, player->followers, GHEOS_CIVILISATIONS);
    write_tiles(out, seat, "hand", player->hand, player->hand_count, false);
}

/* The phase and what was chosen so far: `cell(b7)`, `price(b7@1,-2.0)`, `colour(1,0.2)`. */
static void write_todo(const gheos_state *s, dm_writer *out) {
    const gheos_choice *choice = &s->choice;
    position_key(out, -1, "todo");
    dm_write(out, gheos_phases[s->phase]->name);
    if (s->phase == GHEOS_PHASE_COLOUR) {
        dm_write_char(out, '(');
        write_spot(s, choice->continent, out);
        dm_write_char(out, ')');
    }
    if (s->phase < GHEOS_PHASE_CELL || s->phase > GHEOS_PHASE_TARGET) return;
    dm_write_char(out, '(');
    write_tile(out, choice->tile);
    if (s->phase > GHEOS_PHASE_CELL) {
        dm_write_char(out, '@');
        write_cell(out, choice->x, choice->y);
        dm_write_char(out, '.');
        dm_write_number(out, choice->rotation);
    }
    dm_write_char(out, ')');
}

void gheos_write_position(const dm_state *state, dm_writer *out) {
    const gheos_state *s = gheos_const(state);
    dm_write(out, "gheos");
    position_number(out, -1, "players", s->player_count);
    if (s->calm_epochs) dm_write(out, " calm-epochs=on");
    write_board(s, out);
    write_gone(s, out);
    write_markers(s, out);
    position_number(out, -1, "number", s->turn);
    position_number(out, -1, "first", s->first_seat + 1);
    position_number(out, -1, "turn", s->turn_seat + 1);
    position_number(out, -1, "epochs", s->epochs_drawn);
    position_chance(out, &s->chance);
    write_tiles(out, -1, "pile", s->pile, s->pile_count, true);
    for (uint8_t seat = 0; seat < s->player_count; seat++) write_player(s, seat, out);
    if (s->phase != GHEOS_PHASE_OVER) write_todo(s, out);
}
