/* Token buckets, and a table of them: a hash table in one array, with a list through it from the
 * key that was used last to the one that is forgotten next. */
#include "online/limit.h"

#include <arpa/inet.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "host/memory.h"

enum { TOKEN = 60000 }; /* milliseconds in a minute */

/* ---- One bucket -------------------------------------------------------------------------- */

static int64_t brim(limit_rate limit) { return (int64_t)limit.burst * TOKEN; }

limit_bucket limit_full(limit_rate limit, int64_t now) { return (limit_bucket){brim(limit), now}; }

/* What has come back since. A clock that was set back gives nothing and takes nothing. */
static int64_t level_at(const limit_bucket *bucket, limit_rate limit, int64_t now) {
    int64_t missing = brim(limit) - bucket->level;
    if (now <= bucket->at || limit.per_minute == 0) return bucket->level;
    uint64_t elapsed = (uint64_t)now - (uint64_t)bucket->at;
    if (elapsed > (uint64_t)missing / limit.per_minute) return brim(limit);
    return bucket->level + (int64_t)elapsed * limit.per_minute;
}

bool limit_take(limit_bucket *bucket, limit_rate limit, uint32_t cost, int64_t now) {
    assert(limit.burst > 0);
    int64_t price = (int64_t)cost * TOKEN;
    bucket->level = level_at(bucket, limit, now);
    bucket->at = now;
    if (bucket->level < price) return false;
    bucket->level -= price;
    return true;
}

int64_t limit_wait(const limit_bucket *bucket, limit_rate limit, uint32_t cost, int64_t now) {
    int64_t lacking = (int64_t)cost * TOKEN - level_at(bucket, limit, now);
    if (lacking <= 0) return 0;
    if (cost > limit.burst || limit.per_minute == 0) return -1;
    return (lacking + limit.per_minute - 1) / limit.per_minute;
}

/* ---- Many, by key ------------------------------------------------------------------------ */

#define NONE UINT32_MAX

/* A key is kept as a hash with a secret of the table: all are of one length, nobody can choose
 * keys that fall together, and no address lies in memory. */
typedef struct limit_row {
    uint8_t key[16];
    limit_bucket bucket;
    uint32_t next_in_chain;
    uint32_t newer, older;
} limit_row;

struct limit_table {
    limit_rate limit;
    uint32_t most, count, mask;
    uint32_t newest, oldest;
    uint8_t secret[crypto_generichash_KEYBYTES];
    uint32_t *chains; /* mask + 1 of them: the first row, or NONE */
    limit_row *rows;
};

limit_table *limit_table_make(limit_rate limit, uint32_t most) {
    uint32_t chains = 1;
    dm_guard(most > 0 && most < UINT32_MAX / 4);
    while (chains < most) chains *= 2;
    limit_table *table = memory_new(sizeof *table);
    table->limit = limit;
    table->most = most;
    table->mask = chains - 1;
    table->newest = table->oldest = NONE;
    table->chains = memory_new(chains * sizeof *table->chains);
    table->rows = memory_new(most * sizeof *table->rows);
    for (uint32_t k = 0; k < chains; k++) table->chains[k] = NONE;
    randombytes_buf(table->secret, sizeof table->secret);
    return table;
}

void limit_table_free(limit_table *table) {
    if (table == NULL) return;
    free(table->chains);
    free(table->rows);
    free(table);
}

uint32_t limit_table_count(const limit_table *table) { return table->count; }

static uint32_t *chain_of(limit_table *table, const uint8_t key[16]) {
    uint32_t start;
    memcpy(&start, key, sizeof start);
    return &table->chains[start & table->mask];
}

static void leave_list(limit_table *table, uint32_t at) {
    limit_row *row = &table->rows[at];
    *(row->newer == NONE ? &table->newest : &table->rows[row->newer].older) = row->older;
    *(row->older == NONE ? &table->oldest : &table->rows[row->older].newer) = row->newer;
}

static void become_newest(limit_table *table, uint32_t at) {
    limit_row *row = &table->rows[at];
    row->newer = NONE;
    row->older = table->newest;
    *(row->older == NONE ? &table->oldest : &table->rows[row->older].newer) = at;
    table->newest = at;
}

/* Makes the row of the key that was not used for longest free. */
static uint32_t forget_oldest(limit_table *table) {
    dm_guard(table->oldest < table->count);
    uint32_t at = table->oldest;
    uint32_t *link = chain_of(table, table->rows[at].key);
    while (*link != at) link = &table->rows[*link].next_in_chain;
    *link = table->rows[at].next_in_chain;
    leave_list(table, at);
    return at;
}

static uint32_t add_row(limit_table *table, const uint8_t key[16], int64_t now) {
    uint32_t at = table->count < table->most ? table->count++ : forget_oldest(table);
    uint32_t *chain = chain_of(table, key);
    limit_row *row = &table->rows[at];
    memcpy(row->key, key, sizeof row->key);
    row->bucket = limit_full(table->limit, now);
    row->next_in_chain = *chain;
    *chain = at;
    become_newest(table, at);
    return at;
}

static limit_bucket *bucket_of(limit_table *table, const char *name, int64_t now) {
    assert(name);
    uint8_t key[16];
    crypto_generichash(key, sizeof key, (const uint8_t *)name, strlen(name), table->secret,
                       sizeof table->secret);
    uint32_t at = *chain_of(table, key);
    while (at != NONE && memcmp(table->rows[at].key, key, sizeof key) != 0)
        at = table->rows[at].next_in_chain;
    if (at == NONE) at = add_row(table, key, now);
    leave_list(table, at);
    become_newest(table, at);
    return &table->rows[at].bucket;
}

bool limit_table_take(limit_table *table, const char *key, uint32_t cost, int64_t now) {
    return limit_take(bucket_of(table, key, now), table->limit, cost, now);
}

int64_t limit_table_wait(limit_table *table, const char *key, uint32_t cost, int64_t now) {
    return limit_wait(bucket_of(table, key, now), table->limit, cost, now);
}

/* ---- Addresses --------------------------------------------------------------------------- */

void limit_key_of_address(const char *address, char key[LIMIT_ADDRESS_BYTES]) {
    assert(address);
    static const uint8_t mapped[12] = {[10] = 0xff, [11] = 0xff}; /* ::ffff:1.2.3.4 */
    uint8_t bytes[16];
    if (inet_pton(AF_INET6, address, bytes) != 1) {
        size_t length = strnlen(address, LIMIT_ADDRESS_BYTES - 1);
        memcpy(key, address, length);
        key[length] = '\0';
    } else if (memcmp(bytes, mapped, sizeof mapped) == 0) {
        inet_ntop(AF_INET, bytes + 12, key, LIMIT_ADDRESS_BYTES);
    } else {
        memset(bytes + 8, 0, 8);
        inet_ntop(AF_INET6, bytes, key, LIMIT_ADDRESS_BYTES);
    }
}
