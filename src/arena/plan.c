/* What is to be played: who against whom, from which seeds, in which seats. See arena.h. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arena/arena.h"
#include "engine/guard.h"

/* Fifteen digits: exact for programs that read numbers as doubles. Two of half a million deals, the
 * most there can be, are alike in one of eight thousand matches. */
static const uint64_t DEAL_SEEDS = 1000000000000000;

/* ---- Bots -------------------------------------------------------------------------------- */

int arena_read_bots(bot *bots, int most, const char *list, dm_error *error) {
    int count = 0;
    assert(bots && list && most > 0);
    for (bool more = true; more;) {
        char name[BOT_TYPED_BYTES + 1]; /* what is cut off is no bot's */
        size_t length = strcspn(list, ","), kept = length < sizeof name ? length : sizeof name - 1;
        memcpy(name, list, kept);
        name[kept] = '\0';
        if (count == most) {
            dm_fail(error, "--bots: more than %d; expected one bot for every seat", most);
            return 0;
        }
        if (!bot_from_name(&bots[count], name, error)) return 0;
        count++;
        more = list[length] == ',';
        list += length + more;
    }
    return count;
}

bool arena_plan_seat_bots(arena_plan *plan, const char *list, dm_error *error) {
    assert(plan && list);
    plan->players = arena_read_bots(plan->bots, DM_SEATS_MAX, list, error);
    return plan->players > 0;
}

void arena_plan_write_bots(const arena_plan *plan, char list[ARENA_BOTS_BYTES]) {
    dm_writer out = dm_writer_on(list, ARENA_BOTS_BYTES);
    for (int bot = 0; bot < plan->players; bot++) {
        dm_write(&out, bot ? "," : "");
        dm_write(&out, plan->bots[bot].name);
    }
}

int arena_plan_seat(const arena_plan *plan, uint64_t number, int bot) {
    dm_guard(plan->players > 0 && bot >= 0 && bot < plan->players);
    return (int)((number + (uint64_t)bot) % (uint64_t)plan->players);
}

double arena_share(const arena_plan *plan, const arena_game *game, int bot) {
    int winners = 0;
    dm_guard(plan->players <= DM_SEATS_MAX && bot >= 0 && bot < plan->players);
    for (int k = 0; k < plan->players; k++) winners += game->place[k] == 1;
    assert(winners > 0);
    return game->place[bot] == 1 ? 1.0 / winners : 0;
}

/* ---- Deals ------------------------------------------------------------------------------- */

void arena_plan_round_up(arena_plan *plan) {
    uint64_t players = (uint64_t)plan->players;
    assert(players > 0);
    plan->games = (plan->games + players - 1) / players * players;
    if (plan->games > ARENA_GAMES_MAX) plan->games -= players;
}

/* Seeds of one match do not overlap with those of the next, as S, S + 1, … would. */
void arena_plan_deal(const arena_plan *plan, uint64_t deal, dm_setup *setup) {
    dm_random random;
    dm_random_seed(&random, plan->seed);
    dm_random_seed(&random, dm_random_next(&random) + deal);
    uint64_t number = dm_random_next(&random) % DEAL_SEEDS;
    *setup = plan->setup;
    setup->seed = dm_seed_from_number(number);
    setup->seeded = true;
    dm_writer out = dm_writer_on(setup->seed_text, sizeof setup->seed_text);
    dm_write_number(&out, (int64_t)number);
}

void arena_plan_record_path(const arena_plan *plan, uint64_t number, char path[ARENA_PATH_BYTES]) {
    assert(plan->records);
    snprintf(path, ARENA_PATH_BYTES, "%s/%llu.record", plan->records, (unsigned long long)number);
}

/* ---- Options ----------------------------------------------------------------------------- */

static int compare_settings(const void *left, const void *right) {
    return strcmp(((const dm_setting *)left)->key, ((const dm_setting *)right)->key);
}

void arena_plan_write_options(const arena_plan *plan, dm_writer *out) {
    dm_setting sorted[DM_SETTINGS_MAX];
    memcpy(sorted, plan->setup.settings, sizeof sorted);
    qsort(sorted, plan->setup.setting_count, sizeof sorted[0], compare_settings);
    dm_write(out, "players=");
    dm_write_number(out, plan->players);
    for (int k = 0; k < plan->setup.setting_count; k++) {
        dm_write_char(out, ' ');
        dm_write(out, sorted[k].key);
        dm_write_char(out, '=');
        dm_write(out, sorted[k].value);
    }
}
