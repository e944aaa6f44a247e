/* twin_hunt --games N --seed S [--options K]: N games of all sets of options in turn, or of set K,
 * from seed S on; a line about each set, and one about all. Fails if anything leaks. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "twins/hunt.h"

static void add(hunt_tally *all, const hunt_tally *one) {
    if (all->leaks == 0 && one->leaks > 0) strcpy(all->first, one->first);
    all->games += one->games;
    all->viewers += one->viewers;
    all->answers += one->answers;
    all->redraws += one->redraws;
    all->changed += one->changed;
    all->exchanged += one->exchanged;
    all->alone += one->alone;
    all->leaks += one->leaks;
    all->told.bytes += one->told.bytes;
    all->told.moments += one->told.moments;
}

int main(int argc, char **argv) {
    uint64_t games = 28, seed = 1;
    int only = -1;
    hunt_tally all = {.games = 0};
    for (int k = 1; k + 1 < argc; k += 2) {
        uint64_t number = strtoull(argv[k + 1], NULL, 10);
        if (strcmp(argv[k], "--games") == 0) games = number;
        if (strcmp(argv[k], "--seed") == 0) seed = number;
        if (strcmp(argv[k], "--options") == 0) only = (int)number;
    }
    int sets = 0;
    while (hunt_all[sets].game) sets++;
    for (int set = 0; set < sets; set++) {
        hunt_tally tally = {.games = 0};
        if (only >= 0 && set != only) continue;
        uint64_t share = only >= 0 ? games : (games + (uint64_t)(sets - 1 - set)) / (uint64_t)sets;
        for (uint64_t k = 0; k < share; k++) hunt_game(&hunt_all[set], seed + k, &tally);
        printf("%s %s: ", hunt_all[set].game->name, hunt_all[set].options);
        hunt_print(&tally);
        add(&all, &tally);
    }
    printf("all: ");
    hunt_print(&all);
    return all.leaks > 0;
}
