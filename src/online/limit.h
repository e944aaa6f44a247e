/* How often somebody may ask: token buckets.
 *
 * A bucket holds up to `burst` tokens and gets `per_minute` of them back each minute; whatever is
 * asked costs some. What it cannot pay is refused and costs nothing. All in whole numbers, and the
 * caller has the clock (milliseconds, of any beginning). */
#ifndef ONLINE_LIMIT_H
#define ONLINE_LIMIT_H

#include <stdbool.h>
#include <stdint.h>

typedef struct limit_rate {
    uint32_t per_minute, burst;
} limit_rate;

/* `level` in 1/60000 tokens: so many come back each millisecond as tokens each minute. */
typedef struct limit_bucket {
    int64_t level, at;
} limit_bucket;

/* A bucket nobody has taken from. */
limit_bucket limit_full(limit_rate limit, int64_t now);
/* Takes `cost` tokens; false if there are fewer, and then none. */
bool limit_take(limit_bucket *bucket, limit_rate limit, uint32_t cost, int64_t now);
/* Milliseconds until it could pay; 0 now, -1 never. */
int64_t limit_wait(const limit_bucket *bucket, limit_rate limit, uint32_t cost, int64_t now);

/* Buckets by key (an address, an account), at most `most` of them: when there are more, the one
 * that was asked for least recently is forgotten, and would be full again. Every call takes the
 * same time however many there are, also with keys chosen to prevent that. One thread at a time. */
typedef struct limit_table limit_table;

/* `most` from 1 to a thousand million. Never NULL; limit_table_free() gives it back. */
limit_table *limit_table_make(limit_rate limit, uint32_t most);
/* NULL too. */
void limit_table_free(limit_table *table);
/* As limit_take(), from the bucket of `key`; one that is new is full. */
bool limit_table_take(limit_table *table, const char *key, uint32_t cost, int64_t now);
/* As limit_wait(); the key counts as asked for. */
int64_t limit_table_wait(limit_table *table, const char *key, uint32_t cost, int64_t now);
/* How many keys it knows. */
uint32_t limit_table_count(const limit_table *table);

enum { LIMIT_ADDRESS_BYTES = 48 };

/* The key of an address: itself for IPv4, its first 64 bits for IPv6 (whoever has one address
 * there has all of these). What is no address is its own key, cut. */
void limit_key_of_address(const char *address, char key[LIMIT_ADDRESS_BYTES]);

#endif
