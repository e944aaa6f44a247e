/* Chance that can be told what to bring: it stands in for engine/chance.c in the programs of the
 * twins, so that the engine needs no door for tests.
 *
 * A script is the list of everything that chance was asked in one game, and what it brought. The
 * state itself says where it is in the script (its seed is the script's, `used` counts the calls),
 * so that whoever replays a part of the game, as records and histories do, gets the same again.
 * A call beyond the end is answered as the plan wishes while the script grows. All other states
 * (observed ones that a bot fills in, lines that are only tried) get something arbitrary that
 * depends on nothing but their seed and the number of calls. */
#ifndef TWINS_SCRIPTED_CHANCE_H
#define TWINS_SCRIPTED_CHANCE_H

#include "engine/chance.h"

enum { SCRIPT_ITEMS_MAX = 96, SCRIPT_CALLS_MAX = 2048, SCRIPT_KINDS = 256 };

/* What one call brought: an order of items, or a number if it was no shuffle. */
typedef struct script_call {
    bool is_shuffle;
    uint8_t count;   /* of items */
    uint32_t number; /* below `bound` */
    uint32_t bound;
    uint8_t items[SCRIPT_ITEMS_MAX];
} script_call;

/* What a call is to bring. Places without a wish are filled at random with what is left. */
typedef struct script_wish {
    uint8_t must[SCRIPT_ITEMS_MAX]; /* the item at that place; DM_UNKNOWN: any */
    uint8_t may[SCRIPT_ITEMS_MAX];  /* the same, if there is one left */
    bool kept[SCRIPT_ITEMS_MAX];    /* at such places together lie at most `spare` of a kind */
    uint8_t spare[SCRIPT_KINDS];
    uint32_t numbers; /* of no shuffle: the numbers that may come, as a bit set */
} script_wish;

/* How a game may differ from one that was played. */
typedef struct script_plan {
    const struct chance_script *like;
    /* Fills in the wish for a call; false: it brings what it brought then. */
    bool (*wish)(const struct script_plan *plan, int call, script_wish *wish);
    const void *context; /* of whoever wishes */
} script_plan;

/* Big: static storage. */
typedef struct chance_script {
    dm_seed seed;
    dm_random random;
    const script_plan *plan; /* NULL: anything may come */
    bool grows;
    bool impossible; /* a wish could not be granted */
    bool derailed;   /* chance was asked something else than in the game it should be like */
    int count;
    script_call calls[SCRIPT_CALLS_MAX];
} chance_script;

/* Empties a script, which then grows. `lot` is what its random places depend on. */
void script_begin(chance_script *script, const dm_seed *seed, uint64_t lot,
                  const script_plan *plan);
/* The script that games are played by from now on; NULL: none. */
void script_use(chance_script *script);

#endif
