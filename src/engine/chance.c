/* ChaCha12 as a counter: word n of the stream is word n%16 of block n/16. */
#include "engine/chance.h"

#include "engine/guard.h"

#include <string.h>

enum { ROUNDS = 12, BLOCK_WORDS = 16 };

void chance_begin(chance_source *chance, const dm_seed *seed) {
    memcpy(chance->key, seed->bytes, sizeof chance->key);
    chance->used = 0;
}

static uint32_t rotate_left(uint32_t word, int bits) { return word << bits | word >> (32 - bits); }

static void quarter_round(uint32_t *a, uint32_t *b, uint32_t *c, uint32_t *d) {
    *a += *b, *d = rotate_left(*d ^ *a, 16);
    *c += *d, *b = rotate_left(*b ^ *c, 12);
    *a += *b, *d = rotate_left(*d ^ *a, 8);
    *c += *d, *b = rotate_left(*b ^ *c, 7);
}

static uint32_t little_endian(const uint8_t bytes[4]) {
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
           (uint32_t)bytes[3] << 24;
}

static void make_block(const uint8_t key[32], uint64_t number, uint32_t block[BLOCK_WORDS]) {
    uint32_t input[BLOCK_WORDS] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (int k = 0; k < 8; k++) input[4 + k] = little_endian(key + 4 * k);
    input[12] = (uint32_t)number;
    input[13] = (uint32_t)(number >> 32);
    memcpy(block, input, sizeof input);
    uint32_t *x = block;
    for (int round = 0; round < ROUNDS; round += 2) {
        for (int k = 0; k < 4; k++) quarter_round(x + k, x + 4 + k, x + 8 + k, x + 12 + k);
        for (int k = 0; k < 4; k++)
            quarter_round(x + k, x + 4 + (k + 1) % 4, x + 8 + (k + 2) % 4, x + 12 + (k + 3) % 4);
    }
    for (int k = 0; k < BLOCK_WORDS; k++) block[k] += input[k];
}

/* A block kept while several words are taken from it. */
typedef struct stream {
    chance_source *chance;
    uint32_t block[BLOCK_WORDS];
    bool ready;
} stream;

static uint32_t next_word(stream *from) {
    chance_source *chance = from->chance;
    uint32_t place = (uint32_t)(chance->used % BLOCK_WORDS);
    if (!from->ready || place == 0)
        make_block(chance->key, chance->used / BLOCK_WORDS, from->block);
    from->ready = true;
    chance->used++;
    return from->block[place];
}

/* Lemire's multiplication, with rejection of the few words that would favour small numbers. */
static uint32_t below(stream *from, uint32_t bound) {
    uint32_t reject = (uint32_t)(-bound) % bound;
    uint64_t product;
    do {
        product = (uint64_t)next_word(from) * bound;
    } while ((uint32_t)product < reject);
    return (uint32_t)(product >> 32);
}

uint32_t chance_below(chance_source *chance, uint32_t bound) {
    assert(bound > 0);
    stream words = {.chance = chance};
    return below(&words, bound);
}

void chance_shuffle(chance_source *chance, uint8_t *items, uint32_t count) {
    dm_guard(items || count == 0);
    stream words = {.chance = chance};
    for (uint32_t left = count; left > 1; left--) {
        uint32_t pick = below(&words, left);
        uint8_t item = items[pick];
        items[pick] = items[left - 1];
        items[left - 1] = item;
    }
}
