/* A table as JSON, to one pair of eyes: docs/online.md, "The table". What is not theirs to know
 * cannot be in it, since all of it is made from what the engine lets them observe. */
#ifndef ONLINE_TABLE_JSON_H
#define ONLINE_TABLE_JSON_H

#include "online/table.h"
#include "text/text.h"

/* Who reads, and what they know already. */
typedef struct table_reader {
    uint8_t seat; /* DM_PUBLIC: a spectator */
    enum text_language language;
    uint32_t seq, step; /* of what they were told last; 0, 0: nothing */
} table_reader;

/* What the server knows besides: who has a page open, and how many milliseconds since the clock
 * began to run count for nobody and are not in the entries yet. */
typedef struct table_presence {
    bool here[DM_SEATS_MAX];
    int64_t uncounted;
} table_presence;

/* The members of the message about the table, into an open object: who sits there and whose turn it
 * is; then, once it has begun, the game. Chat and result are the caller's. */
void table_json_write(const online_table *table, const table_reader *reader,
                      const table_presence *presence, dm_writer *out);

/* The game as members, what the reader knows already left out; the match has begun and its rules
 * are those of today. */
void table_json_write_game(const online_table *table, const table_reader *reader, dm_writer *out);

/* `"happened": […]` from the beginning. */
void table_json_write_log(const online_table *table, uint8_t seat, enum text_language language,
                          dm_writer *out);

/* `"result":…` of a game that is over; nothing for another, or one that was played with other
 * rules. */
void table_json_write_result(const online_table *table, dm_writer *out);

/* An object for lists. */
void table_json_write_summary(const store_table *row, dm_writer *out);

/* The eyes of a seat once the game is over see everything. */
uint8_t table_json_viewer(const online_table *table, uint8_t seat);

/* The proof of the shuffle (api/shuffle.h); only for a game that is over. */
void table_json_write_proof(const online_table *table, dm_writer *out);

#endif
