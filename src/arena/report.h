/* What a match showed: as a table for people, as JSON for programs. */
#ifndef ARENA_REPORT_H
#define ARENA_REPORT_H

#include "arena/standings.h"

enum { ARENA_REPORT_BYTES = 64 * 1024 };

typedef struct arena_report {
    const arena_plan *plan;
    const arena_standings *standings;
    const arena_outcome *outcome;
} arena_report;

/* The whole object. */
void arena_report_write(const arena_report *report, dm_writer *out);
/* Its members, without the brackets, for objects that hold more. */
void arena_report_write_members(const arena_report *report, dm_writer *out);

/* Prints it: as a table, or as that object. */
void arena_report_print(const arena_report *report, bool as_json);

enum { ARENA_ELO_BYTES = 16 };
/* "+35", or "-inf" where somebody lost every game; in `text`, which is returned. */
const char *arena_elo_text(double elo, char text[ARENA_ELO_BYTES]);
/* A key and its number in JSON; null for what is not finite. */
void arena_decimal_at(dm_writer *out, const char *key, double number, int decimals);

#endif
