/* The list of all kinds of bots. See bot_kind.h. */
#include "bots/bot_kind.h"

#include <assert.h>
#include <string.h>

const bot_kind *const bot_kinds[] = {&bot_kind_random, &bot_kind_greedy, &bot_kind_search, NULL};

const bot_kind *bot_kind_named(const char *name, size_t length) {
    assert(name != NULL);
    for (const bot_kind *const *kind = bot_kinds; *kind; kind++)
        if (strlen((*kind)->name) == length && memcmp((*kind)->name, name, length) == 0)
            return *kind;
    return NULL;
}
