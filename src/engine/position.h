/* What position lines of all games share: `key=value` words, players' keys as `p1.key`, `?` for
 * what is unknown. Writing is a few helpers; reading is a cursor that remembers where it stands,
 * so that every error names its column and what was expected. */
#ifndef ENGINE_POSITION_H
#define ENGINE_POSITION_H

#include "demiurge.h"
#include "engine/chance.h"

/* ---- Writing ----------------------------------------------------------------------------- */

/* ` key=`, or ` p2.key=` for a seat; pass -1 for no seat. */
void position_key(dm_writer *out, int seat, const char *key);
/* ` key=7`, or ` p2.key=7`. */
void position_number(dm_writer *out, int seat, const char *key, int number);
/* ` chance=…`: the generator, or `?` if it is blank. */
void position_chance(dm_writer *out, const chance_source *chance);
/* `1,2,?`: counts; DM_UNKNOWN is `?`. */
void position_counts(dm_writer *out, const uint8_t *counts, int count);

/* ---- Reading ----------------------------------------------------------------------------- */

typedef struct position_cursor {
    const char *text, *at;
    dm_error *error;
} position_cursor;

enum { POSITION_WORD_BYTES = 32 };

/* Always false: "expected …, found '…'", with the column. */
bool position_fail(position_cursor *cursor, const char *expected);
/* The same for what stands at `start`: the cursor goes back there. Nothing is repaired in silence;
 * what stands twice in a list is refused so. */
bool position_fail_at(position_cursor *cursor, const char *start, const char *expected);

/* Always false: the error stands already; this adds its place. */
bool position_fail_here(position_cursor *cursor);

/* Goes behind the character if it is there. */
bool position_take(position_cursor *cursor, char c);
/* Whether a blank or the end stands here. */
bool position_at_word_end(const position_cursor *cursor);

/* What follows reads one value and goes behind it. False and an error at its column if it is none;
 * what it would have written is then undefined. */

/* A number from low to high. */
bool position_read_number(position_cursor *cursor, int low, int high, int *number);
/* The same within 0 to 255. */
bool position_read_byte(position_cursor *cursor, int low, int high, uint8_t *byte);
/* A seat as people count, 1 to `players`; stored from 0. */
bool position_read_seat(position_cursor *cursor, int players, uint8_t *seat);
/* Numbers separated by commas. */
bool position_read_counts(position_cursor *cursor, uint8_t *counts, int count, int most);
/* The word at hand (small letters, digits, dashes), cut if too long, so that it matches nothing. */
void position_peek(const position_cursor *cursor, char word[POSITION_WORD_BYTES]);
/* One of the words; its index. */
bool position_read_word(position_cursor *cursor, const char *const words[], int count,
                        const char *expected, uint8_t *index);
/* `on` or `off`, as 1 or 0. */
bool position_read_switch(position_cursor *cursor, uint8_t *value);
/* What position_chance() wrote; `?` leaves it blank. */
bool position_read_chance(position_cursor *cursor, chance_source *chance);

/* Reads the game's name and then every word by `read_word`, which leaves the cursor behind it. */
bool position_read_words(position_cursor *cursor, const char *game, bool (*read_word)(void *reader),
                         void *reader);

/* If `key=` stands here, goes behind it. */
bool position_take_key(position_cursor *cursor, const char *key);
/* Marks a key as seen; fails if it was. */
bool position_first_time(position_cursor *cursor, uint32_t *seen, int bit, const char *start);

#endif
