/* The words that arena and ladder have in common. Wrong ones end the program. */
#ifndef CLI_ARENA_WORDS_H
#define CLI_ARENA_WORDS_H

#include "arena/arena.h"
#include "cli/cli.h"

typedef struct arena_words {
    const char *resume; /* NULL: none */
    int64_t games;      /* 0: not said */
    int json;
} arena_words;

/* Takes --games, --seed, --threads, --minutes, --resume and --json; the numbers go to the plan. */
arena_words arena_take_words(cli_input *input, arena_plan *plan);

/* Takes the game and its options for the plan's players. */
void arena_take_game(cli_input *input, arena_plan *plan);

#endif
