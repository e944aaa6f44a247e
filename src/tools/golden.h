/* Golden games: whole games whose every answer, hash and result is kept in tests/golden and
 * compared to the byte, so that no rule drifts unnoticed.
 *
 * A golden file is a record, followed by a comment `; hash N HASH` for every 50th answer. It is
 * the record that is replayed; bots only made it once, and may change as they like. */
#ifndef TOOLS_GOLDEN_H
#define TOOLS_GOLDEN_H

#include "demiurge.h"

enum { GOLDEN_EVERY = 50, GOLDEN_BYTES = 4 * 1024 * 1024 };

typedef struct golden_game {
    const char *name; /* of its file, without folder, version and ending */
    const char *game, *options, *bots;
    const char *seed;
} golden_game;

/* All golden games, ended by a row without a name; each is kept in every version of its rules. */
extern const golden_game golden_games[];

/* The match as a golden file. */
void golden_write(const dm_match *match, dm_writer *out);

/* Replays a golden file and writes it again: false and an error with its line if the record is
 * not legal any more or anything differs. `match` and `again` are room to work in. */
bool golden_compare(const char *text, size_t length, dm_match *match, dm_writer *again,
                    dm_error *error);

/* How the golden games of a folder fared. */
typedef struct golden_tally {
    int games, failures, written, kept;
} golden_tally;

/* Compares every golden game with its file in the folder. Each that differs is told on standard
 * error, with its line. False and an error only if the folder's path is too long. */
bool golden_compare_all(const char *folder, golden_tally *tally, dm_error *error);

/* Writes the golden games that are missing; those that still hold are kept. One that differs is
 * told on standard error and never overwritten. False and an error if one cannot be played or
 * written. */
bool golden_make_all(const char *folder, golden_tally *tally, dm_error *error);

#endif
