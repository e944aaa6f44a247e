#include "engine/weighing.h"

#include "engine/guard.h"

/* Winning shares: a seat `behind` the best has a share that falls with the distance. */
static void share_out_wins(dm_worth *worth, int players, double sure) {
    double best = worth->points[0], sum = 0;
    for (int seat = 1; seat < players; seat++)
        if (worth->points[seat] > best) best = worth->points[seat];
    for (int seat = 0; seat < players; seat++) {
        double behind = (best - worth->points[seat]) / sure;
        worth->share[seat] = 1 / (1 + behind + behind * behind);
        sum += worth->share[seat];
    }
    for (int seat = 0; seat < players; seat++) worth->share[seat] /= sum;
}

void weighing_weigh(const weighing_table *table, const dm_state *state, int players,
                    dm_worth *worth) {
    double list[DM_SEATS_MAX][WEIGHING_FEATURES_MAX], held[DM_SEATS_MAX],
        weights[WEIGHING_FEATURES_MAX];
    dm_guard(players >= 1 && players <= DM_SEATS_MAX);
    dm_guard(table->count > 0 && table->count <= WEIGHING_FEATURES_MAX);
    double time = table->time(state);
    assert(table->sure_late + table->sure_early * time > 0);
    *worth = (dm_worth){0};
    for (int k = 0; k < table->count; k++)
        weights[k] = table->weights[k].late + table->weights[k].early * time;
    table->features(state, list, held);
    for (int seat = 0; seat < players; seat++) {
        double points = held[seat] + table->base_late + table->base_early * time;
        for (int k = 0; k < table->count; k++) points += list[seat][k] * weights[k];
        worth->points[seat] = points;
    }
    share_out_wins(worth, players, table->sure_late + table->sure_early * time);
}

void weighing_final(const dm_scores *scores, dm_worth *worth) {
    int winners = 0;
    *worth = (dm_worth){0};
    dm_guard(scores->players <= DM_SEATS_MAX);
    for (int seat = 0; seat < scores->players; seat++) winners += scores->place[seat] == 1;
    assert(winners > 0); /* the places were given */
    for (int seat = 0; seat < scores->players; seat++) {
        worth->points[seat] = scores->total[seat];
        worth->share[seat] = scores->place[seat] == 1 ? 1.0 / winners : 0;
    }
}
