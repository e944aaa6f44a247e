#include "engine/asking.h"

void share_out_wins(dm_worth *worth, int players, double turns_left, bool over) {
    double best = worth->points[0], sum = 0;
    for (int seat = 1; seat < players; seat++)
        if (worth->points[seat] > best) best = worth->points[seat];
    for (int seat = 0; seat < players; seat++) {
        double behind = (best - worth->points[seat]) / (1.5 + turns_left);
        double weight = 1 / (1 + behind + behind * behind);
        if (over) weight = behind == 0 ? 1 : 0;
        worth->share[seat] = weight;
        sum += weight;
    }
    for (int seat = 0; seat < players; seat++) worth->share[seat] /= sum;
}
