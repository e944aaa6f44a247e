#include "online/rating.h"

#include <math.h>

#include "demiurge.h"
#include "engine/guard.h"

/* Weng and Lin's own proportions (25, 25/3, 25/6, κ), times 60, so that a rating reads like the
 * ones people know from chess; NEWS is TrueSkill's proportion. */
static const double MEAN = 1500, DEVIATION = 500;
/* How much a player's strength varies from game to game: of two well known players so far apart
 * the better one wins 1/(1 + exp(−1/√2)) = 67 % of the games. */
static const double GAME = 250;
/* What may have changed since the last game: keeps old ratings from freezing. */
static const double NEWS = 5;
/* No game makes a deviation smaller than a hundredth of itself. */
static const double KAPPA = 0.0001;

rating_belief rating_of_newcomer(void) { return (rating_belief){MEAN, DEVIATION}; }

/* A game is seen as a series of choices: the winner is chosen among all, the next among the rest,
 * and so on, each with chances in proportion to exp(mean / c). A player is part of the choices
 * down to their own place; where some share a place, each of their choices counts as a part. */
typedef struct rating_choices {
    int players;
    double c;
    double weight[DM_SEATS_MAX]; /* exp(mean / c), of all divided by that of the best */
    double rest[DM_SEATS_MAX];   /* of those who were not placed before this one */
    int sharers[DM_SEATS_MAX];   /* of this one's place */
} rating_choices;

static rating_choices look_at(const rating_belief ratings[], const uint8_t places[], int players) {
    rating_choices choices = {.players = players};
    double best = ratings[0].mean, squares = 0;
    for (int k = 0; k < players; k++) {
        best = fmax(best, ratings[k].mean);
        squares += ratings[k].deviation * ratings[k].deviation + GAME * GAME;
    }
    choices.c = sqrt(squares);
    for (int k = 0; k < players; k++) choices.weight[k] = exp((ratings[k].mean - best) / choices.c);
    for (int k = 0; k < players; k++)
        for (int other = 0; other < players; other++) {
            if (places[other] >= places[k]) choices.rest[k] += choices.weight[other];
            choices.sharers[k] += places[other] == places[k];
        }
    return choices;
}

static rating_belief after(rating_belief rating, const rating_choices *choices,
                           const uint8_t places[], int self) {
    double step = 0, knowledge = 0; /* Ω and Δ, but for their factors */
    for (int k = 0; k < choices->players; k++) {
        assert(places[k] >= 1);
        if (places[k] > places[self]) continue;
        double chance = choices->weight[self] / choices->rest[k];
        step += ((k == self) - chance) / choices->sharers[k];
        knowledge += chance * (1 - chance) / choices->sharers[k];
    }
    double variance = rating.deviation * rating.deviation, c = choices->c;
    double gamma = rating.deviation / c;
    rating.mean += variance / c * step;
    rating.deviation *= sqrt(fmax(1 - gamma * variance / (c * c) * knowledge, KAPPA));
    return rating;
}

void rating_update(rating_belief ratings[], const uint8_t places[], int players) {
    dm_guard(players >= 2 && players <= DM_SEATS_MAX);
    for (int k = 0; k < players; k++) ratings[k].deviation = hypot(ratings[k].deviation, NEWS);
    rating_choices choices = look_at(ratings, places, players);
    for (int k = 0; k < players; k++) ratings[k] = after(ratings[k], &choices, places, k);
}

int rating_shown(rating_belief rating) {
    assert(rating.deviation >= 0);
    double sure = rating.mean - 3 * rating.deviation;
    return sure > 0 ? (int)(sure + 0.5) : 0;
}
