/* What a position is worth: expected final points of each seat, and from them winning shares.
 *
 * Followers score cups with every token that is left and once at the end, pyramids with every
 * Epoch to come; swords keep their civilisation alive. What each is worth was fitted to the ends of
 * games (engine/weighing.h). Only + - * / on doubles, so that native and WebAssembly
 * think alike. */
#include "gheos/eval.h"

#include <string.h>

#include "engine/weighing.h"
#include "gheos/rules.h"

enum gheos_feature {
    CUPS_NOW,       /* what a token would pay */
    CUPS_BY_TOKENS, /* the same times the tokens left */
    PYRAMIDS_NOW,   /* what an Epoch would pay */
    PYRAMIDS_BY_EPOCHS,
    WHEAT_HELD,
    SWORDS_HELD,
    FOLLOWERS_HELD,
    CIVILISATIONS_HELD,
    TOKENS_LEFT,
    FOLLOWERS_BY_TOKENS,
    ON_TURN, /* has the next turn */
    GHEOS_FEATURES,
};

static const feature_weight weights[GHEOS_FEATURES] = {
    [CUPS_NOW] = {"cups-now", 0.448, -1.071},
    [CUPS_BY_TOKENS] = {"cups-by-tokens", 0.489, -0.081},
    [PYRAMIDS_NOW] = {"pyramids-now", 0.051, -0.136},
    [PYRAMIDS_BY_EPOCHS] = {"pyramids-by-epochs", 0.353, -0.104},
    [WHEAT_HELD] = {"wheat-held", -0.387, 0.154},
    [SWORDS_HELD] = {"swords-held", 0.201, 0.191},
    [FOLLOWERS_HELD] = {"followers-held", 1.703, 2.575},
    [CIVILISATIONS_HELD] = {"civilisations-held", -0.332, 2.647},
    [TOKENS_LEFT] = {"tokens-left", -0.148, 9.900},
    [FOLLOWERS_BY_TOKENS] = {"followers-by-tokens", 0.320, -0.562},
    [ON_TURN] = {"on-turn", 4.343, -0.146},
};

/* Turns a game usually lasts when Epochs end it, by players (section 5 of the rules). */
static const double usual_turns[] = {0, 0, 32, 36, 39};

static double time_left(const dm_state *state) {
    const gheos_state *s = gheos_const(state);
    int last = gheos_last_epoch(s->player_count);
    double by_epochs = (double)(last - s->epochs_drawn) / last;
    double by_clock = 1 - s->turn / usual_turns[s->player_count];
    double time = (by_epochs + by_clock) / 2;
    return time > 0.03 ? time : 0.03;
}

static int civilisations_of(const gheos_player *player) {
    int count = 0;
    for (int k = 0; k < GHEOS_CIVILISATIONS; k++) count += player->followers[k] > 0;
    return count;
}

static void list_seat(const gheos_state *s, uint8_t seat, double *list) {
    const gheos_player *player = &s->players[seat];
    double epochs = gheos_last_epoch(s->player_count) - s->epochs_drawn;
    list[CUPS_NOW] = gheos_points_for(s, seat, GHEOS_CUP);
    list[CUPS_BY_TOKENS] = list[CUPS_NOW] * player->tokens;
    list[PYRAMIDS_NOW] = gheos_points_for(s, seat, GHEOS_PYRAMID);
    list[PYRAMIDS_BY_EPOCHS] = list[PYRAMIDS_NOW] * epochs;
    list[WHEAT_HELD] = gheos_points_for(s, seat, GHEOS_WHEAT);
    list[SWORDS_HELD] = gheos_points_for(s, seat, GHEOS_SWORD);
    list[FOLLOWERS_HELD] = gheos_followers(s, seat);
    list[CIVILISATIONS_HELD] = civilisations_of(player);
    list[TOKENS_LEFT] = player->tokens;
    list[FOLLOWERS_BY_TOKENS] = list[FOLLOWERS_HELD] * player->tokens;
    list[ON_TURN] = s->turn_seat == seat;
}

static void list_features(const dm_state *state, double (*lists)[WEIGHING_FEATURES_MAX],
                          double *held) {
    const gheos_state *s = gheos_const(state);
    for (uint8_t seat = 0; seat < s->player_count; seat++) {
        held[seat] = s->players[seat].vp;
        list_seat(s, seat, lists[seat]);
    }
}

static const weighing_table fitted = {
    .count = GHEOS_FEATURES,
    .weights = weights,
    /* Base and sureness are the means of two fits, kept to the last bit: rounder ones could turn a
     * choice between equals. */
    .base_late = -3.8499999999999996,
    .base_early = 22.560000000000002,
    .sure_late = 6.75,
    .sure_early = 22.0,
    .time = time_left,
    .features = list_features,
};

static void evaluate(const dm_state *state, dm_worth *worth) {
    const gheos_state *s = gheos_const(state);
    if (s->phase != GHEOS_PHASE_OVER) {
        weighing_weigh(&fitted, state, s->player_count, worth);
        return;
    }
    dm_scores scores;
    gheos_score(state, &scores);
    weighing_final(&scores, worth);
}

const dm_evaluator gheos_fitted = {"fitted", evaluate, &fitted};
