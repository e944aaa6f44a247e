/* What a placement would do, rotation by rotation, as JSON: badges for a ghost tile. */
#include <string.h>

#include "api/forecast.h"
#include "api/gheos.h"
#include "api/gheos_preview.h"
#include "engine/json.h"
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

/* The continents a civilisation has or would have: how their symbols change. */
static void write_lands(const api_gheos_turn *turn, dm_writer *out) {
    static const int8_t nothing[GHEOS_SYMBOLS];
    json_key(out, "lands");
    json_open(out, '[');
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) {
        if (memcmp(turn->gained[k], nothing, sizeof nothing) == 0) continue;
        json_open(out, '{');
        write_civilisation("civilisation", k, out);
        for (int symbol = 0; symbol < GHEOS_SYMBOLS; symbol++)
            if (turn->gained[k][symbol] != 0)
                json_number_at(out, gheos_symbol_ids[symbol], turn->gained[k][symbol]);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_details(const api_observation *seen, const api_gheos_turn *turn, dm_writer *out) {
    static const char *const prices[] = {"nothing", "war", "migration"};
    const gheos_outcome *outcome = &turn->outcome;
    char text[2048];
    dm_writer writer = dm_writer_on(text, sizeof text);
    json_string_at(out, "price", prices[outcome->price]);
    json_key(out, "replaced");
    if (outcome->replaced == DM_UNKNOWN)
        json_nothing(out);
    else
        json_text(out, gheos_tile_id(outcome->replaced));
    write_war(outcome, out);
    write_migration(outcome, out);
    write_joined(outcome, out);
    write_lands(turn, out);
    if (outcome->price == GHEOS_FREE) {
        json_number_at(out, "temple", turn->temple);
        json_number_at(out, "token_worth", turn->token_worth);
        json_number_at(out, "epoch_worth", turn->epoch_worth);
    }
    text_gheos_outcome(&seen->reader, &seen->state, &turn->placement, &writer);
    json_string_at(out, "text", text);
}

static void write_turn(const api_observation *seen, const api_gheos_cell *cell, dm_answer answer,
                       dm_writer *out) {
    api_forecast forecast;
    api_gheos_turn turn;
    api_gheos_foresee_turn(seen, cell, answer.a, &turn);
    json_open(out, '{');
    json_key(out, "token");
    api_write_token(seen->game, answer, out);
    json_number_at(out, "rotation", answer.a);
    write_details(seen, &turn, out);
    json_key(out, "forecast");
    if (api_foresee_from(seen, &cell->state, &answer, 1, &forecast))
        api_write_forecast(seen, &forecast, out);
    else
        json_nothing(out);
    json_close(out, '}');
}

/* `"rotations"`: of a cell all that are allowed in it, of a rotation itself. */
void api_gheos_outcome(const api_observation *seen, dm_answer answer, dm_writer *out) {
    api_gheos_cell cell;
    uint8_t kind = seen->question.kind;
    if (kind != GHEOS_ASK_CELL && kind != GHEOS_ASK_ROTATION) return;
    api_gheos_look_at_cell(seen, answer, &cell);
    json_key(out, "rotations");
    json_open(out, '[');
    for (int k = 0; k < cell.turns.count; k++)
        if (kind == GHEOS_ASK_CELL || dm_same_answer(cell.turns.answers[k], answer))
            write_turn(seen, &cell, cell.turns.answers[k], out);
    json_close(out, ']');
}
