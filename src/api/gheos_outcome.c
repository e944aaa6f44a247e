/* What a placement would do, rotation by rotation: badges for a ghost tile. All of it comes from
 * gheos_foresee(), which also plays the placement, and from the engine doing it to copies. */
#include <string.h>

#include "api/forecast.h"
#include "api/gheos.h"
#include "engine/json.h"
#include "gheos/rules.h"
#include "text/gheos_text.h"

static void write_civilisation(const char *key, uint8_t civilisation, dm_writer *out) {
    json_key(out, key);
    if (civilisation >= GHEOS_CIVILISATIONS)
        json_nothing(out);
    else
        json_text(out, gheos_civilisation_ids[civilisation]);
}

static void write_war(const gheos_outcome *outcome, dm_writer *out) {
    json_key(out, "war");
    json_open(out, '[');
    for (int party = 0; party < outcome->party_count; party++) {
        json_open(out, '{');
        write_civilisation("civilisation", outcome->parties[party], out);
        json_number_at(out, "swords", outcome->swords[party]);
        json_bool_at(out, "may_win", gheos_may_win(outcome, party));
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_target(const gheos_outcome *outcome, int part, dm_writer *out) {
    json_open(out, '{');
    json_number_at(out, "side", outcome->target_side[part]);
    json_number_at(out, "wheat", outcome->target_wheat[part]);
    json_bool_at(out, "continent", outcome->target_continent[part]);
    write_civilisation("civilisation", outcome->target_civilisation[part], out);
    json_bool_at(out, "may_be", gheos_may_be_target(outcome, part));
    json_close(out, '}');
}

static void write_migration(const gheos_outcome *outcome, dm_writer *out) {
    json_key(out, "migration");
    if (outcome->migrant == GHEOS_CIVILISATIONS) {
        json_nothing(out);
        return;
    }
    json_open(out, '{');
    write_civilisation("civilisation", outcome->migrant, out);
    json_key(out, "targets");
    json_open(out, '[');
    for (int part = 0; part < outcome->target_count; part++) write_target(outcome, part, out);
    json_close(out, ']');
    json_close(out, '}');
}

static void write_joined(const gheos_outcome *outcome, dm_writer *out) {
    json_key(out, "joined");
    json_open(out, '[');
    for (int k = 0; k < GHEOS_CIVILISATIONS; k++)
        if (outcome->joined >> k & 1) json_text(out, gheos_civilisation_ids[k]);
    json_close(out, ']');
}

/* What the followers a seat has would give for a symbol, each on the land as it would be. */
static int worth_then(const gheos_state *s, uint8_t seat, const gheos_outcome *outcome,
                      uint8_t symbol) {
    int points = 0;
    for (int k = 0; k < GHEOS_CIVILISATIONS; k++)
        if (outcome->home[k] != DM_UNKNOWN)
            points += s->players[seat].followers[k] *
                      outcome->land.regions[outcome->home[k]].symbols[symbol];
    return points;
}

/* The continents a civilisation has or would have: their symbols before and after. */
static void write_lands(const gheos_state *s, const gheos_outcome *outcome, dm_writer *out) {
    gheos_land before;
    gheos_find_land(s->places, s->place_count, &before);
    json_key(out, "lands");
    json_open(out, '[');
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) {
        if (outcome->home[k] == DM_UNKNOWN || !gheos_on_board(s, k)) continue;
        const uint8_t *then = outcome->land.regions[outcome->home[k]].symbols;
        const uint8_t *now = before.regions[gheos_home(s, &before, k)].symbols;
        if (memcmp(then, now, GHEOS_SYMBOLS) == 0) continue;
        json_open(out, '{');
        write_civilisation("civilisation", k, out);
        for (int symbol = 0; symbol < GHEOS_SYMBOLS; symbol++)
            if (then[symbol] != now[symbol])
                json_number_at(out, gheos_symbol_ids[symbol], then[symbol] - now[symbol]);
        json_close(out, '}');
    }
    json_close(out, ']');
}

/* Temples and worths are certain only where nobody has to fight or to move. */
static void write_points(const api_observation *seen, const gheos_outcome *outcome,
                         dm_writer *out) {
    const gheos_state *s = gheos_const(&seen->state);
    uint8_t seat = seen->reader.viewer, symbol = GHEOS_NO_TEMPLE;
    if (outcome->price != GHEOS_FREE) return;
    int points = gheos_temple_points(outcome, outcome->home, &symbol);
    json_number_at(out, "temple", points);
    json_number_at(out, "token_worth", worth_then(s, seat, outcome, GHEOS_CUP));
    json_number_at(out, "epoch_worth", worth_then(s, seat, outcome, GHEOS_PYRAMID));
}

static void write_details(const api_observation *seen, const gheos_placement *placement,
                          dm_writer *out) {
    static const char *const prices[] = {"nothing", "war", "migration"};
    static gheos_outcome outcome;
    const gheos_state *s = gheos_const(&seen->state);
    char text[2048];
    dm_writer writer = dm_writer_on(text, sizeof text);
    gheos_foresee(s, *placement, &outcome);
    json_string_at(out, "price", prices[outcome.price]);
    json_key(out, "replaced");
    if (outcome.replaced == DM_UNKNOWN)
        json_nothing(out);
    else
        json_text(out, gheos_tile_id(outcome.replaced));
    write_war(&outcome, out);
    write_migration(&outcome, out);
    write_joined(&outcome, out);
    write_lands(s, &outcome, out);
    write_points(seen, &outcome, out);
    text_gheos_outcome(&seen->reader, &seen->state, placement, &writer);
    json_string_at(out, "text", text);
}

/* A state that asks for the rotation in that cell, even if only one is allowed. */
static void ask_turns(const api_observation *seen, const gheos_placement *placement,
                      dm_state *state, dm_question *turns) {
    *state = seen->state;
    gheos_state *s = gheos_mutable(state);
    s->choice.x = placement->x;
    s->choice.y = placement->y;
    s->phase = GHEOS_PHASE_ROTATION;
    seen->game->ask(state, turns, NULL);
}

static void write_turn(const api_observation *seen, const dm_state *state,
                       gheos_placement placement, dm_answer turn, dm_writer *out) {
    static api_forecast forecast;
    placement.rotation = turn.a;
    json_open(out, '{');
    json_key(out, "token");
    api_write_token(seen->game, turn, out);
    json_number_at(out, "rotation", turn.a);
    write_details(seen, &placement, out);
    json_key(out, "forecast");
    if (api_foresee_from(seen, state, &turn, 1, &forecast))
        api_write_forecast(seen, &forecast, out);
    else
        json_nothing(out);
    json_close(out, '}');
}

/* `"rotations"`: of a cell all that are allowed in it, of a rotation itself. */
void api_gheos_outcome(const api_observation *seen, dm_answer answer, dm_writer *out) {
    static dm_question turns;
    dm_state state;
    uint8_t kind = seen->question.kind;
    if (kind != GHEOS_ASK_CELL && kind != GHEOS_ASK_ROTATION) return;
    gheos_placement placement = gheos_chosen_placement(gheos_const(&seen->state));
    if (kind == GHEOS_ASK_CELL) {
        placement.x = (int8_t)gheos_cell_x(answer);
        placement.y = (int8_t)gheos_cell_y(answer);
    }
    ask_turns(seen, &placement, &state, &turns);
    json_key(out, "rotations");
    json_open(out, '[');
    for (int k = 0; k < turns.count; k++)
        if (kind == GHEOS_ASK_CELL || dm_same_answer(turns.answers[k], answer))
            write_turn(seen, &state, placement, turns.answers[k], out);
    json_close(out, ']');
}
