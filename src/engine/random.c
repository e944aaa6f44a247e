/* xoshiro256**: the fast generator of bots and tools, seeded through splitmix64. */
#include "demiurge.h"
#include "engine/guard.h"

static uint64_t splitmix(uint64_t *x) {
    uint64_t z = *x += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

void dm_random_seed(dm_random *random, uint64_t number) {
    for (int k = 0; k < 4; k++) random->words[k] = splitmix(&number);
}

static uint64_t rotate_left(uint64_t word, int bits) { return word << bits | word >> (64 - bits); }

uint64_t dm_random_next(dm_random *random) {
    assert(random->words[0] | random->words[1] | random->words[2] | random->words[3]); /* seeded */
    uint64_t *w = random->words, result = rotate_left(w[1] * 5, 7) * 9, shifted = w[1] << 17;
    w[2] ^= w[0], w[3] ^= w[1], w[1] ^= w[2], w[0] ^= w[3];
    w[2] ^= shifted, w[3] = rotate_left(w[3], 45);
    return result;
}

/* The bias (below bound / 2^32) does not matter to a bot, so nothing is rejected. */
uint32_t dm_random_below(dm_random *random, uint32_t bound) {
    assert(bound > 0);
    return (uint32_t)((dm_random_next(random) >> 32) * bound >> 32);
}

dm_seed dm_seed_from_number(uint64_t number) {
    dm_seed seed;
    for (int k = 0; k < 4; k++) {
        uint64_t word = splitmix(&number);
        for (int b = 0; b < 8; b++) seed.bytes[8 * k + b] = (uint8_t)(word >> 8 * b);
    }
    return seed;
}
