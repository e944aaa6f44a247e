/* The message is hashed in blocks of 64 bytes; the last one or two hold its end, a bit, zeros and
 * its length in bits. Names are those of FIPS 180-4. */
#include "engine/sha256.h"

#include "engine/guard.h"

#include <string.h>

enum { BLOCK_BYTES = 64, LENGTH_BYTES = 8, ROUNDS = 64 };

/* The first 32 bits of the fractions of the cube roots of the first 64 primes. */
static const uint32_t K[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotr(uint32_t x, int n) { return x >> n | x << (32 - n); }

static void schedule(const uint8_t block[BLOCK_BYTES], uint32_t W[ROUNDS]) {
    for (int t = 0; t < 16; t++)
        W[t] = (uint32_t)block[4 * t] << 24 | (uint32_t)block[4 * t + 1] << 16 |
               (uint32_t)block[4 * t + 2] << 8 | block[4 * t + 3];
    for (int t = 16; t < ROUNDS; t++) {
        uint32_t x = W[t - 15], y = W[t - 2];
        W[t] = (rotr(y, 17) ^ rotr(y, 19) ^ y >> 10) + W[t - 7] +
               (rotr(x, 7) ^ rotr(x, 18) ^ x >> 3) + W[t - 16];
    }
}

static void add_block(uint32_t H[8], const uint8_t block[BLOCK_BYTES]) {
    uint32_t W[ROUNDS], v[8]; /* v: a, b, c, d, e, f, g, h */
    schedule(block, W);
    memcpy(v, H, sizeof v);
    for (int t = 0; t < ROUNDS; t++) {
        uint32_t a = v[0], e = v[4];
        uint32_t T1 = v[7] + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & v[5]) ^ (~e & v[6])) +
                      K[t] + W[t];
        uint32_t T2 =
            (rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, 7 * sizeof v[0]);
        v[4] += T1;
        v[0] = T1 + T2;
    }
    for (int k = 0; k < 8; k++) H[k] += v[k];
}

void sha256(const void *data, size_t length, uint8_t digest[SHA256_BYTES]) {
    dm_guard(data || length == 0);
    uint32_t H[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                     0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    const uint8_t *bytes = data;
    uint8_t end[2 * BLOCK_BYTES] = {0};
    size_t left = length % BLOCK_BYTES;
    size_t end_bytes = left + 1 + LENGTH_BYTES > BLOCK_BYTES ? 2 * BLOCK_BYTES : BLOCK_BYTES;
    if (left > 0) memcpy(end, bytes + length - left, left);
    end[left] = 0x80;
    for (int k = 0; k < LENGTH_BYTES; k++)
        end[end_bytes - 1 - (size_t)k] = (uint8_t)((uint64_t)length * 8 >> 8 * k);
    for (size_t at = 0; at + BLOCK_BYTES <= length; at += BLOCK_BYTES) add_block(H, bytes + at);
    for (size_t at = 0; at < end_bytes; at += BLOCK_BYTES) add_block(H, end + at);
    for (int k = 0; k < SHA256_BYTES; k++) digest[k] = (uint8_t)(H[k / 4] >> (24 - 8 * (k % 4)));
}
