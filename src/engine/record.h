/* Small pieces of records that other texts use too. */
#ifndef ENGINE_RECORD_H
#define ENGINE_RECORD_H

#include "demiurge.h"

void record_write_hash(dm_writer *out, uint64_t hash); /* 16 hexadecimal digits */

/* "1 3f2a9c71": the rules version and the fingerprint of the tables in use. */
void record_write_rules(const dm_game *game, const dm_state *state, dm_writer *out);

/* dm_record_read() for a list of games, ended by NULL: the engine itself knows none. `events`,
 * which may be NULL, holds then what the last answer caused, or the position that the game begins
 * in. */
bool record_read(dm_match *match, const dm_game *const *games, const char *text, size_t length,
                 dm_events *events, dm_error *error);

/* True for the line that begins a proof of the shuffle (api/shuffle.h). It may stand among the
 * lines of a record and is passed over, up to its line with the seed. */
bool record_begins_proof(const char *line, size_t length);

#endif
