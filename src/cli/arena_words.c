/* The words that arena and ladder have in common. See arena_words.h. */
#include "cli/arena_words.h"

#include <stdlib.h>
#include <string.h>

#include "host/limits.h"
#include "host/memory.h"

enum {
    GAMES_BY_DEFAULT = 200,
    GAMES_WITHOUT_LIMIT = 100000, /* where something else ends the match */
};

static double take_minutes(cli_input *input) {
    const char *text = cli_take_value(input, "--minutes");
    if (text == NULL) return 0;
    char *end;
    double minutes = strtod(text, &end);
    if (end == text || *end != '\0' || !(minutes > 0 && minutes <= 100000))
        cli_bad_input(input->command,
                      "--minutes %s: expected a number above 0 (up to 100000), such as 30 or 0.5",
                      text);
    return minutes;
}

arena_words cli_take_arena_words(cli_input *input, arena_plan *plan) {
    arena_words words;
    words.games = cli_take_number(input, "--games", 0, 1, ARENA_GAMES_MAX);
    plan->seed = (uint64_t)cli_take_number(input, "--seed", 1, 0, INT64_MAX);
    plan->threads = (int)cli_take_number(input, "--threads", host_processors(ARENA_THREADS_MAX), 1,
                                         ARENA_THREADS_MAX);
    plan->minutes = take_minutes(input);
    words.resume = cli_take_value(input, "--resume");
    words.json = cli_take_flag(input, "--json");
    return words;
}

static bool says_players(const cli_input *input) {
    for (int k = 0; k < input->count; k++)
        if (strncmp(input->words[k], "players=", strlen("players=")) == 0) return true;
    return false;
}

/* There are as many players as bots; options that need to know are told so as if it was typed. */
void cli_take_arena_game(cli_input *input, arena_plan *plan) {
    char players[] = "players=0";
    dm_error error;
    char **words = memory_new(((size_t)input->count + 1) * sizeof words[0]);
    const dm_game *game = input->count > 0 ? dm_game_named(input->words[0]) : NULL;
    if (game && (plan->players < game->players_min || plan->players > game->players_max))
        cli_bad_input(input->command, "--bots: %s is for %d to %d players; expected a bot for each",
                      game->name, game->players_min, game->players_max);
    if (input->count > 0) memcpy(words, input->words, (size_t)input->count * sizeof words[0]);
    players[sizeof players - 2] = (char)('0' + plan->players);
    if (input->count > 0 && !says_players(input)) words[input->count++] = players;
    input->words = words;
    plan->game = cli_take_game(input, &plan->setup);
    free(words);
    for (int bot = 0; bot < plan->players && plan->bots[bot].kind; bot++) /* a ladder seats later */
        if (!bot_can_play(&plan->bots[bot], plan->game, &error))
            cli_bad_input(input->command, "%s", error.text);
    if (plan->setup.players != plan->players)
        cli_bad_input(input->command, "--bots names %d, but players=%d; expected a bot for each",
                      plan->players, plan->setup.players);
    if (plan->setup.seeded)
        cli_bad_input(input->command, "every deal has its own seed; expected --seed S for all");
}

void cli_set_arena_games(arena_plan *plan, int64_t said) {
    bool ends_otherwise = plan->sprt || plan->minutes > 0;
    int64_t games = ends_otherwise ? GAMES_WITHOUT_LIMIT : GAMES_BY_DEFAULT;
    plan->games = (uint64_t)(said ? said : games);
    arena_plan_round_up(plan);
}

arena_log *cli_open_arena_log(const cli_input *input, const arena_plan *plan, const char *path,
                              const char *who) {
    dm_error error;
    if (path == NULL) return NULL;
    arena_log *log = arena_log_open(path, plan, who, &error);
    if (log == NULL) cli_bad_input(input->command, "%s", error.text);
    return log;
}
