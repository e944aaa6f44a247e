/* Chance by script; see scripted_chance.h. */
#include "twins/scripted_chance.h"

#include <assert.h>
#include <string.h>

static chance_script *in_use;

void script_begin(chance_script *script, const dm_seed *seed, uint64_t lot,
                  const script_plan *plan) {
    script->seed = *seed;
    dm_random_seed(&script->random, lot);
    script->plan = plan;
    script->grows = true;
    script->impossible = script->derailed = false;
    script->count = 0;
}

void script_use(chance_script *script) { in_use = script; }

/* ---- What comes of a call ------------------------------------------------------------------ */

static void shuffle(dm_random *random, uint8_t *items, uint32_t count) {
    for (uint32_t left = count; left > 1; left--) {
        uint32_t pick = dm_random_below(random, left);
        uint8_t item = items[pick];
        items[pick] = items[left - 1];
        items[left - 1] = item;
    }
}

/* Items that are still to be laid, in random order. */
typedef struct pool {
    uint8_t items[SCRIPT_ITEMS_MAX];
    int count;
} pool;

static bool take(pool *from, uint8_t item) {
    for (int k = 0; k < from->count; k++) {
        if (from->items[k] != item) continue;
        from->items[k] = from->items[--from->count];
        return true;
    }
    return false;
}

static bool take_spare(pool *from, uint8_t spare[SCRIPT_KINDS], uint8_t *item) {
    for (int k = 0; k < from->count; k++) {
        if (spare[from->items[k]] == 0) continue;
        *item = from->items[k];
        spare[*item]--;
        return take(from, *item);
    }
    return false;
}

/* First what must be, then what may be, then what is kept for long, then the rest. */
static bool grant(script_wish *wish, pool *left, uint8_t *items, int count) {
    for (int k = 0; k < count; k++) {
        items[k] = wish->must[k];
        if (items[k] != DM_UNKNOWN && !take(left, items[k])) return false;
    }
    for (int k = 0; k < count; k++)
        if (items[k] == DM_UNKNOWN && wish->may[k] != DM_UNKNOWN && take(left, wish->may[k]))
            items[k] = wish->may[k];
    for (int k = 0; k < count; k++)
        if (items[k] == DM_UNKNOWN && wish->kept[k] && !take_spare(left, wish->spare, &items[k]))
            return false;
    for (int k = 0; k < count; k++)
        if (items[k] == DM_UNKNOWN) items[k] = left->items[--left->count];
    return true;
}

static script_wish as_it_was(const script_call *call) {
    script_wish wish = {.numbers = 0};
    memset(wish.must, DM_UNKNOWN, sizeof wish.must);
    memcpy(wish.must, call->items, call->count);
    memset(wish.may, DM_UNKNOWN, sizeof wish.may);
    if (!call->is_shuffle) wish.numbers = call->number < 32 ? (uint32_t)1 << call->number : 0;
    return wish;
}

/* The call of the game that this one is to be like; NULL if that one had no such call. */
static const script_call *counterpart(chance_script *script, bool is_shuffle, uint32_t size) {
    const chance_script *like = script->plan->like;
    const script_call *call = script->count < like->count ? &like->calls[script->count] : NULL;
    if (call && call->is_shuffle == is_shuffle && (is_shuffle ? call->count : call->bound) == size)
        return call;
    script->derailed = true;
    return NULL;
}

static void bring_order(chance_script *script, script_call *call) {
    pool left = {.count = call->count};
    shuffle(&script->random, call->items, call->count);
    const script_call *like = script->plan ? counterpart(script, true, call->count) : NULL;
    if (like == NULL || script->impossible) return;
    memcpy(left.items, call->items, call->count);
    script_wish wish = as_it_was(like);
    script->plan->wish(script->plan, script->count, &wish);
    uint8_t items[SCRIPT_ITEMS_MAX];
    if (grant(&wish, &left, items, call->count))
        memcpy(call->items, items, call->count);
    else
        script->impossible = true;
}

static void bring_number(chance_script *script, script_call *call) {
    call->number = dm_random_below(&script->random, call->bound);
    const script_call *like = script->plan ? counterpart(script, false, call->bound) : NULL;
    if (like == NULL) return;
    script_wish wish = as_it_was(like);
    if (!script->plan->wish(script->plan, script->count, &wish)) {
        call->number = like->number;
        return;
    }
    uint32_t allowed = call->bound < 32 ? wish.numbers & (((uint32_t)1 << call->bound) - 1) : 0;
    if (allowed == 0) {
        script->impossible = true;
        return;
    }
    while (!(allowed >> call->number & 1))
        call->number = dm_random_below(&script->random, call->bound);
}

/* ---- Calls ----------------------------------------------------------------------------------- */

/* The next call of this state's script: one that was made before, or a new one if it grows; NULL if
 * this state plays by none, or lies beyond it. */
static script_call *call_of(const chance_source *chance, bool *fresh) {
    *fresh = false;
    if (!in_use || memcmp(chance->key, in_use->seed.bytes, sizeof chance->key) != 0) return NULL;
    if (chance->used < (uint64_t)in_use->count) return &in_use->calls[chance->used];
    if (chance->used > (uint64_t)in_use->count || !in_use->grows) return NULL;
    assert(in_use->count < SCRIPT_CALLS_MAX);
    *fresh = true;
    return &in_use->calls[in_use->count];
}

/* Whether the items are those that were shuffled then: if not, something else is being tried. */
static bool same_items(const script_call *call, const uint8_t *items, uint32_t count) {
    pool left = {.count = call->count};
    if (!call->is_shuffle || call->count != count) return false;
    memcpy(left.items, call->items, count);
    for (uint32_t k = 0; k < count; k++)
        if (!take(&left, items[k])) return false;
    return true;
}

/* For states that play by no script. */
static dm_random arbitrary(const chance_source *chance) {
    dm_random random;
    uint64_t number = chance->used;
    for (int k = 0; k < 32; k++) number = number * 1099511628211u + chance->key[k];
    dm_random_seed(&random, number);
    return random;
}

void chance_begin(chance_source *chance, const dm_seed *seed) {
    memcpy(chance->key, seed->bytes, sizeof chance->key);
    chance->used = 0;
}

uint32_t chance_below(chance_source *chance, uint32_t bound) {
    assert(bound > 0);
    bool fresh;
    script_call *call = call_of(chance, &fresh);
    if (fresh) {
        *call = (script_call){.is_shuffle = false, .bound = bound};
        bring_number(in_use, call);
        in_use->count++;
    }
    dm_random random = arbitrary(chance);
    chance->used++;
    if (call && !call->is_shuffle && call->bound == bound) return call->number;
    return dm_random_below(&random, bound);
}

void chance_shuffle(chance_source *chance, uint8_t *items, uint32_t count) {
    assert(count <= SCRIPT_ITEMS_MAX);
    bool fresh;
    script_call *call = call_of(chance, &fresh);
    if (fresh) {
        *call = (script_call){.is_shuffle = true, .count = (uint8_t)count};
        memcpy(call->items, items, count);
        bring_order(in_use, call);
        in_use->count++;
    }
    dm_random random = arbitrary(chance);
    chance->used++;
    if (call && same_items(call, items, count))
        memcpy(items, call->items, count);
    else
        shuffle(&random, items, count);
}
