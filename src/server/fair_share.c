/* What each owner was given. */
#include "server/fair_share.h"

#include <pthread.h>
#include <stdlib.h>

#include "engine/guard.h"
#include "host/memory.h"

struct fair_share {
    pthread_mutex_t lock;
    int64_t given[FAIR_SHARE_OWNERS];
    int64_t level; /* what the one had been given who was chosen last: newcomers begin there */
    int heavy;     /* jobs that were begun and are not finished */
    uint8_t heavy_of[FAIR_SHARE_OWNERS];
};

fair_share *fair_share_open(void) {
    fair_share *share = memory_new(sizeof *share);
    pthread_mutex_init(&share->lock, NULL);
    return share;
}

void fair_share_close(fair_share *share) {
    if (share == NULL) return;
    pthread_mutex_destroy(&share->lock);
    free(share);
}

uint32_t fair_share_hash(const char *text) {
    uint32_t hash = 2166136261u;
    while (*text) hash = (hash ^ (uint8_t)*text++) * 16777619u;
    return hash;
}

static uint32_t place_of(const fair_claim *claim) { return claim->owner % FAIR_SHARE_OWNERS; }

static int64_t given_to(const fair_share *share, const fair_claim *claim) {
    int64_t given = share->given[place_of(claim)];
    return given > share->level ? given : share->level;
}

static bool can_go_on(const fair_share *share, const fair_claim *claim) {
    if (!claim->heavy || claim->begun) return true;
    return share->heavy < FAIR_SHARE_HEAVY &&
           share->heavy_of[place_of(claim)] < FAIR_SHARE_HEAVY_OF_ONE;
}

bool fair_share_prefers(fair_share *share, const fair_claim *claim, const fair_claim *best) {
    pthread_mutex_lock(&share->lock);
    bool prefers = can_go_on(share, claim);
    if (prefers && best)
        prefers = claim->patient != best->patient ? best->patient
                                                  : given_to(share, claim) < given_to(share, best);
    pthread_mutex_unlock(&share->lock);
    return prefers;
}

void fair_share_begin(fair_share *share, fair_claim *claim) {
    pthread_mutex_lock(&share->lock);
    int64_t given = given_to(share, claim);
    share->given[place_of(claim)] = given;
    if (!claim->patient) share->level = given;
    if (claim->heavy && !claim->begun) {
        share->heavy++;
        share->heavy_of[place_of(claim)]++;
    }
    claim->begun = true;
    pthread_mutex_unlock(&share->lock);
}

void fair_share_hurry(fair_share *share, fair_claim *claim, bool urgent) {
    pthread_mutex_lock(&share->lock);
    claim->patient = !urgent;
    pthread_mutex_unlock(&share->lock);
}

void fair_share_end(fair_share *share, fair_claim *claim, int64_t cost, bool finished) {
    assert(claim->begun && cost >= 0);
    pthread_mutex_lock(&share->lock);
    share->given[place_of(claim)] += cost + 1; /* what takes no time is work too */
    if (finished && claim->heavy) {
        dm_guard(share->heavy > 0 && share->heavy_of[place_of(claim)] > 0);
        share->heavy--;
        share->heavy_of[place_of(claim)]--;
    }
    pthread_mutex_unlock(&share->lock);
}
