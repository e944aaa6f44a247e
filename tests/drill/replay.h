/* A stored table played again by another hand than the server's: from the bare entries, with the
 * engine alone. The seed is computed anew from the secret and the seats' bytes, with libsodium's
 * SHA-256 instead of ours. */
#ifndef DRILL_REPLAY_H
#define DRILL_REPLAY_H

#include "drill/client.h"
#include "store/store.h"

/* Big: static or heap storage. */
typedef struct replay {
    store_table row;
    dm_match match;
    bool begun, ended;
    uint32_t entries;
    char bytes[DM_SEATS_MAX][72];
    client_operations done[DM_SEATS_MAX]; /* what each seat did, as clients keep it */
    char problem[CLIENT_PROBLEM_BYTES];   /* "": all is well */
} replay;

/* False with `problem` told. Frees what `replay` held before; it must be all zero at first. */
bool replay_table(replay *replay, store_handle *store, const char *id);
void replay_clear(replay *replay);

/* The position as a viewer sees it, in static memory. */
const char *replay_seen_by(const replay *replay, uint8_t viewer);

#endif
