/* Any bytes as a record. One that is accepted is written again and must read back as the same
 * game; one that is not must say what was wrong and where. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "demiurge.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { RECORD_BYTES = 2 << 20 };

/* Asserts may be off; this never is. */
static void insist(bool holds, const char *what, const dm_error *error) {
    if (holds) return;
    fprintf(stderr, "%s: line %u column %u: %s\n", what, (unsigned)error->line,
            (unsigned)error->column, error->text);
    abort();
}

static void round_trip(const dm_match *match) {
    static char text[RECORD_BYTES];
    static dm_match again;
    dm_error error = {0};
    dm_writer writer = dm_writer_on(text, sizeof text);
    dm_record_write(match, DM_ALL, &writer);
    insist(!writer.full, "the record is too long", &error);
    insist(dm_record_read(&again, text, writer.length, &error), "cannot be read back", &error);
    insist(again.count == match->count, "another number of answers", &error);
    insist(dm_hash(again.game, &again.state) == dm_hash(match->game, &match->state),
           "reads back as another game", &error);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static dm_match match;
    dm_error error = {0};
    if (dm_record_read(&match, (const char *)data, size, &error))
        round_trip(&match);
    else
        insist(error.text[0] != '\0' && error.line > 0 && error.column > 0,
               "refused without a place", &error);
    return 0;
}
