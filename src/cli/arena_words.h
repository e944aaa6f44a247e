/* The words that arena and ladder have in common. Wrong ones end the program. */
#ifndef CLI_ARENA_WORDS_H
#define CLI_ARENA_WORDS_H

#include "arena/arena.h"
#include "arena/log.h"
#include "cli/cli.h"

typedef struct arena_words {
    const char *resume; /* NULL: none */
    int64_t games;      /* 0: not said */
    int json;
} arena_words;

/* Takes --games, --seed, --threads, --minutes, --resume and --json; the numbers go to the plan. */
arena_words cli_take_arena_words(cli_input *input, arena_plan *plan);

/* Takes the game and its options for the plan's players. */
void cli_take_arena_game(cli_input *input, arena_plan *plan);

/* Sets how many games the plan has, in whole deals: as many as were said, or as is usual where
 * nothing else ends the match. */
void cli_set_arena_games(arena_plan *plan, int64_t said);

/* Opens the file of --resume, which says who plays; NULL without one. */
arena_log *cli_open_arena_log(const cli_input *input, const arena_plan *plan, const char *path,
                              const char *who);

#endif
