/* Random games for whoever wants to measure the engine: `bench FROM COUNT GAME [key=value ...]`
 * plays games with the seeds FROM, FROM + 1, ... as `demiurge bench` does, and tells how many
 * decisions there were. The host has the clock. */
#include <string.h>

#include "api/table.h"

static uint64_t play_random_game(const dm_game *game, const dm_setup *setup) {
    dm_state state;
    dm_question question;
    dm_random random;
    dm_error error;
    uint64_t decisions = 0, seed = 0;
    memcpy(&seed, setup->seed.bytes, sizeof seed);
    dm_random_seed(&random, seed);
    memset(&state, 0, sizeof state);
    if (!game->set_up(&state, setup, &error)) return 0;
    game->ask(&state, &question, NULL);
    for (; question.seat != DM_NOBODY; decisions++) {
        uint32_t pick = dm_random_below(&random, question.count);
        game->apply(&state, question.answers[pick], NULL, &question);
    }
    return decisions;
}

static bool answer_bench(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    char name[32] = "";
    const dm_game *game;
    dm_setup setup;
    dm_state state;
    uint64_t from, count, decisions = 0;
    (void)table;
    if (!api_take_number(words, UINT32_MAX, &from, error)) return false;
    if (!api_take_number(words, UINT32_MAX, &count, error)) return false;
    api_take_word(words, name, sizeof name);
    if (!api_find_game(name, &game, error)) return false;
    dm_setup_clear(&setup);
    if (!dm_setup_add_words(&setup, words->rest, error)) return false;
    memset(&state, 0, sizeof state);
    if (!game->set_up(&state, &setup, error)) return false; /* options that do not fit */
    for (uint64_t k = 0; k < count; k++) {
        setup.seed = dm_seed_from_number(from + k);
        decisions += play_random_game(game, &setup);
    }
    json_number_at(out, "games", (int64_t)count);
    json_number_at(out, "decisions", (int64_t)decisions);
    return true;
}

const api_row api_bench_rows[] = {
    {"bench", false, answer_bench},
    {NULL, false, NULL},
};
