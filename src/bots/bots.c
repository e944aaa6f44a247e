/* The bots there are. Front ends find them here by name. */
#include <string.h>

#include "bots/bot.h"

const bot *const bots[] = {&bot_random, &bot_greedy, NULL};

const bot *bot_named(const char *name) {
    for (const bot *const *candidate = bots; *candidate; candidate++)
        if (strcmp((*candidate)->name, name) == 0) return *candidate;
    return NULL;
}

void bot_memory_begin(bot_memory *memory, uint64_t seed) { dm_random_seed(&memory->random, seed); }
