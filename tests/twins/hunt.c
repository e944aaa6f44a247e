/* The hunt; see hunt.h. */
#include "twins/hunt.h"

#include <stdio.h>
#include <string.h>

#include "deus/game.h"
#include "gheos/game.h"

#define DEUS(options) \
    { &deus_game, options, TOLD_BY_ALL }
#define GHEOS(options) \
    { &gheos_game, options, TOLD_BY_ALL }

const hunt_prey hunt_all[] = {
    DEUS("players=2"),
    DEUS("players=3"),
    DEUS("players=4"),
    DEUS("players=2 joker=on"),
    DEUS("players=3 joker=on open-vp=on"),
    DEUS("players=4 joker=on"),
    DEUS("players=2 start=6"),
    DEUS("players=3 start=8 joker=on"),
    DEUS("players=4 start=10"),
    DEUS("players=2 egypt=all"),
    DEUS("players=3 egypt=all joker=on"),
    DEUS("players=4 egypt=all start=7"),
    DEUS("players=2 egypt=maritime joker=on"),
    DEUS("players=3 egypt=production"),
    DEUS("players=2 egypt=scientific joker=on"),
    DEUS("players=4 egypt=scientific"),
    DEUS("players=3 egypt=civil open-vp=on"),
    DEUS("players=2 egypt=military"),
    DEUS("players=2 egypt=temple joker=on"),
    DEUS("players=3 egypt=scientific,civil temples=mixed joker=on start=9"),
    DEUS("players=2 temples=mixed"),
    DEUS("players=4 egypt=maritime,production,scientific,civil,military temples=mixed joker=on"),
    GHEOS("players=2"),
    GHEOS("players=3"),
    GHEOS("players=4"),
    GHEOS("players=2 calm-epochs=on"),
    GHEOS("players=3 calm-epochs=on"),
    GHEOS("players=4 calm-epochs=on"),
    {NULL, NULL, TOLD_BY_ENGINE},
};

static story tale;
static twin other;

/* " (twin_hunt --options 3 --seed 7 --games 1)": how to see it again, if it is of the list. */
static void write_again(const hunt_prey *prey, uint64_t seed, char again[80]) {
    int set = 0;
    while (hunt_all[set].game && &hunt_all[set] != prey) set++;
    again[0] = '\0';
    if (hunt_all[set].game)
        snprintf(again, 80, " (twin_hunt --options %d --seed %llu --games 1)", set,
                 (unsigned long long)seed);
}

static void note_leak(const hunt_prey *prey, uint64_t seed, const char *leak, hunt_tally *tally) {
    char viewer[16], again[80];
    if (tally->leaks++ > 0) return;
    write_again(prey, seed, again);
    snprintf(viewer, sizeof viewer, other.viewer == DM_PUBLIC ? "the public" : "seat %d",
             other.viewer + 1);
    snprintf(tally->first, sizeof tally->first, "%s %s seed %llu, %s, %u answers: %s%s",
             prey->game->name, prey->options, (unsigned long long)seed, viewer,
             (unsigned)other.until, leak, again);
}

/* Just after a question of a kind that is drawn first, so that rare ones have their share. */
static uint32_t moment_after_a_kind(dm_random *random) {
    uint8_t kinds[256];
    uint32_t kind_count = 0, found = 0, moment = 0;
    bool met[256] = {false};
    for (uint32_t step = 0; step < tale.match.count; step++) {
        uint8_t kind = tale.answer_kind[step];
        if (!met[kind]) kinds[kind_count++] = kind;
        met[kind] = true;
    }
    if (kind_count == 0) return 0;
    uint8_t wanted = kinds[dm_random_below(random, kind_count)];
    for (uint32_t step = 0; step < tale.match.count; step++)
        if (tale.answer_kind[step] == wanted && dm_random_below(random, ++found) == 0)
            moment = step + 1 + dm_random_below(random, 3);
    return moment < tale.match.count ? moment : tale.match.count;
}

/* Any; near the beginning, where most is unknown and picks are secret; or after something rare. */
static uint32_t moment_of(dm_random *random) {
    uint32_t count = tale.match.count, few = count < 40 ? count : 40;
    switch (dm_random_below(random, 3)) {
    case 0: return dm_random_below(random, few + 1);
    case 1: return moment_after_a_kind(random);
    default: return dm_random_below(random, count + 1);
    }
}

static bool is_newest(const dm_game *game) {
    return game->rules_of(&tale.match.start) == game->rules_version;
}

static void hunt_viewer(const hunt_prey *prey, uint64_t seed, uint8_t viewer, dm_random *random,
                        hunt_tally *tally) {
    uint64_t chance = dm_random_next(random);
    twin_make(&other, &tale, viewer, moment_of(random), chance);
    tally->viewers++;
    tally->answers += other.until;
    tally->redraws += other.redraws;
    tally->changed += other.different;
    tally->exchanged += other.exchanged;
    tally->alone += other.different == 0;
    uint64_t lot = dm_random_next(random);
    bool all = prey->depth == TOLD_BY_ALL, online = all && is_newest(prey->game);
    if (other.leak[0] || !told_alike(&other, prey->depth, lot, &tally->told) ||
        (online && !told_alike_online(&other, lot, &tally->told)) ||
        (all && (!told_alike_by_protocol(&other, lot, &tally->told) ||
                 !told_alike_from_position(&other, lot, &tally->told))))
        note_leak(prey, seed, other.leak, tally);
}

void hunt_game(const hunt_prey *prey, uint64_t seed, hunt_tally *tally) {
    dm_random random;
    dm_random_seed(&random, seed ^ 0x7417);
    tally->games++;
    other.viewer = DM_PUBLIC;
    other.until = 0;
    if (!story_play(&tale, prey->game, prey->options, seed, DM_STEPS_MAX)) {
        note_leak(prey, seed, "it cannot begin", tally);
        return;
    }
    if (tale.leak[0]) note_leak(prey, seed, tale.leak, tally);
    uint8_t seats = prey->game->progress(&tale.match.start).players;
    for (uint8_t seat = 0; seat < seats; seat++) hunt_viewer(prey, seed, seat, &random, tally);
    hunt_viewer(prey, seed, DM_PUBLIC, &random, tally);
    script_use(NULL);
}

void hunt_print(const hunt_tally *tally) {
    printf("%llu games, %llu twins, %llu answers, %llu moments, %llu bytes compared, "
           "%.1f cards differ in a twin (%llu have none) and %.1f pairs are exchanged, "
           "%llu deals redrawn, %llu leaks\n",
           (unsigned long long)tally->games, (unsigned long long)tally->viewers,
           (unsigned long long)tally->answers, (unsigned long long)tally->told.moments,
           (unsigned long long)tally->told.bytes,
           tally->viewers ? (double)tally->changed / (double)tally->viewers : 0,
           (unsigned long long)tally->alone,
           tally->viewers ? (double)tally->exchanged / (double)tally->viewers : 0,
           (unsigned long long)tally->redraws, (unsigned long long)tally->leaks);
    if (tally->leaks) printf("%s\n", tally->first);
    fflush(stdout);
}
