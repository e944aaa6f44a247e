/* Chance inside a game: ChaCha12 over a 256-bit key.
 *
 * It is cryptographic because online a predictable generator would give the deck away. The state
 * keeps only the key and how many 32-bit words were used; blocks are made when needed and never
 * stored, so a state stays small and a position line can show everything. */
#ifndef ENGINE_CHANCE_H
#define ENGINE_CHANCE_H

#include <stdint.h>

#include "demiurge.h"

typedef struct chance_source {
    uint8_t key[32];
    uint64_t used;
} chance_source;

/* The stream of a seed, from its first word. */
void chance_begin(chance_source *chance, const dm_seed *seed);

/* A number below bound (at least 1), every one equally likely. */
uint32_t chance_below(chance_source *chance, uint32_t bound);

/* Every order of the items equally likely. */
void chance_shuffle(chance_source *chance, uint8_t *items, uint32_t count);

#endif
