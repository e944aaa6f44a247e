/* Placements foreseen and answers tried on copies. See gheos_preview.h. */
#include "api/gheos_preview.h"

#include <string.h>

#include "api/forecast.h"
#include "engine/guard.h"
#include "gheos/rules.h"

enum { ENDED_BY_TOKENS = 1 }; /* GHEOS_DID_END */

/* ---- A tile in a cell -------------------------------------------------------------------- */

void api_gheos_look_at_cell(const api_observation *seen, dm_answer answer, api_gheos_cell *cell) {
    assert(seen->question.kind == GHEOS_ASK_CELL || seen->question.kind == GHEOS_ASK_ROTATION);
    cell->placement = gheos_chosen_placement(gheos_const(&seen->state));
    if (seen->question.kind == GHEOS_ASK_CELL) {
        cell->placement.x = (int8_t)gheos_cell_x(answer);
        cell->placement.y = (int8_t)gheos_cell_y(answer);
    }
    gheos_choose_cell(&seen->state, cell->placement.x, cell->placement.y, &cell->state);
    seen->game->ask(&cell->state, &cell->turns, NULL);
}

static bool is_inhabited(const gheos_outcome *outcome, uint8_t region) {
    return memchr(outcome->home, region, sizeof outcome->home) != NULL;
}

/* The most wheat one could found a civilisation on, where the new tile lies. */
static int wheat_to_found_on(const gheos_outcome *outcome) {
    int most = 0;
    for (int side = 0; side < GHEOS_SIDES; side++) {
        uint8_t region = outcome->land.label[outcome->place][side];
        const gheos_region *land = &outcome->land.regions[region];
        if (!gheos_is_continent(land) || is_inhabited(outcome, region)) continue;
        most = land->symbols[GHEOS_WHEAT] > most ? land->symbols[GHEOS_WHEAT] : most;
    }
    return most;
}

static int worth_then(const api_observation *seen, const gheos_outcome *outcome, uint8_t symbol) {
    return gheos_points_then(gheos_const(&seen->state), seen->reader.viewer, outcome, outcome->home,
                             GHEOS_CIVILISATIONS, symbol);
}

void api_gheos_foresee_turn(const api_observation *seen, const api_gheos_cell *cell,
                            uint8_t rotation, api_gheos_turn *turn) {
    const gheos_state *s = gheos_const(&seen->state);
    uint8_t symbol;
    dm_guard(seen->reader.viewer < DM_SEATS_MAX && rotation < GHEOS_SIDES);
    turn->placement = cell->placement;
    turn->placement.rotation = rotation;
    gheos_foresee(s, turn->placement, &turn->outcome);
    gheos_symbols_gained(s, &turn->outcome, turn->gained);
    turn->temple = gheos_temple_points(&turn->outcome, turn->outcome.home, &symbol);
    turn->token_worth = worth_then(seen, &turn->outcome, GHEOS_CUP);
    turn->epoch_worth = worth_then(seen, &turn->outcome, GHEOS_PYRAMID);
    turn->wheat = wheat_to_found_on(&turn->outcome);
}

/* ---- All ways to turn it ----------------------------------------------------------------- */

static void widen(api_span *span, int number) {
    if (!span->known || number < span->low) span->low = number;
    if (!span->known || number > span->high) span->high = number;
    span->known = true;
}

static void add_turn(const api_gheos_turn *turn, api_gheos_summary *summary) {
    const gheos_outcome *outcome = &turn->outcome;
    summary->turns++;
    if (outcome->price == GHEOS_PAYS_FOR_WAR && summary->wars++ == 0) summary->war = *outcome;
    if (outcome->price == GHEOS_PAYS_FOR_MIGRATION) {
        summary->migrations++;
        summary->migrants |= (uint8_t)(1 << outcome->migrant);
    }
    if (outcome->price != GHEOS_FREE) return;
    widen(&summary->temple, turn->temple);
    widen(&summary->token_worth, turn->token_worth);
    widen(&summary->epoch_worth, turn->epoch_worth);
    widen(&summary->wheat, turn->wheat);
    for (int k = 0; k < GHEOS_CIVILISATIONS; k++)
        for (int symbol = 0; symbol < GHEOS_SYMBOLS && outcome->home[k] != DM_UNKNOWN; symbol++)
            widen(&summary->gained[k][symbol], turn->gained[k][symbol]);
}

void api_gheos_sum_up(const api_observation *seen, const api_gheos_cell *cell,
                      api_gheos_summary *summary) {
    dm_guard(cell->turns.count <= DM_ANSWERS_MAX);
    api_gheos_turn turn;
    memset(summary, 0, sizeof *summary);
    for (int k = 0; k < cell->turns.count; k++) {
        api_gheos_foresee_turn(seen, cell, cell->turns.answers[k].a, &turn);
        add_turn(&turn, summary);
    }
}

/* ---- Other answers ----------------------------------------------------------------------- */

static int worth_in(const dm_state *state, uint8_t seat, uint8_t symbol) {
    const gheos_state *s = gheos_const(state);
    dm_guard(seat < DM_SEATS_MAX && symbol < GHEOS_SYMBOLS);
    return gheos_points_for(s, seat, symbol);
}

int api_gheos_worth_now(const api_observation *seen, uint8_t symbol) {
    return worth_in(&seen->state, seen->reader.viewer, symbol);
}

static void add_changes(const api_observation *seen, const dm_events *events,
                        api_gheos_preview *preview) {
    for (int k = 0; k < events->count; k++) {
        api_change list[API_CHANGES_MAX];
        int count = api_game_of(seen->game)->changes(seen, &events->items[k], list);
        for (int j = 0; j < count; j++) {
            int16_t *sum = &preview->changes[list[j].seat][list[j].quantity];
            *sum = (int16_t)(*sum + list[j].amount);
        }
    }
}

void api_gheos_preview_answer(const api_observation *seen, dm_answer answer,
                              api_gheos_preview *preview) {
    dm_events events = {.count = 0};
    dm_state copy, after;
    dm_question next;
    uint8_t viewer = seen->reader.viewer;
    assert(seen->question.seat == viewer && !seen->question.partial);
    memset(preview, 0, sizeof *preview);
    gheos_play_within_turn(&seen->state, answer, &after, &events, &next);
    if (next.kind == GHEOS_ASK_COLOUR) {
        copy = after;
        gheos_play_within_turn(&copy, next.answers[0], &after, &events, &next);
    }
    add_changes(seen, &events, preview);
    preview->token_worth = worth_in(&after, viewer, GHEOS_CUP);
    preview->epoch_worth = worth_in(&after, viewer, GHEOS_PYRAMID);
}

/* What is drawn after any other token does not matter. */
bool api_gheos_ends_game(const api_observation *seen, dm_answer token) {
    dm_events events = {.count = 0};
    dm_state copy;
    dm_question next;
    assert(token.verb == GHEOS_SAY_SCORE);
    api_fill_in(seen, &seen->state, 1, &copy);
    seen->game->apply(&copy, token, &events, &next);
    for (int k = 0; k < events.count; k++)
        if (events.items[k].kind == GHEOS_DID_END && events.items[k].a == ENDED_BY_TOKENS)
            return true;
    return false;
}
