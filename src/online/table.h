/* A table that is played at: the sum of its entries.
 *
 * online_take() adds one entry to it and is the only way a table changes; the server calls it for
 * what is new, loading and `demiurge verify` for what was kept. What people ask for is first
 * made into entries by command.h, which refuses what is not allowed; so an entry that was kept can
 * be applied.
 *
 * No socket, no disk, no clock: times come with the entries.
 *
 *   kind     by          text
 *   sit      a seat      PLAYER NAME
 *   stand    a seat
 *   ready    a seat      its random bytes
 *   begin    the server  SEED VERSION: which rules; only the seed is version 1
 *   answer   a seat      one token, or those of a whole set
 *   undo     a seat      how many answers are left
 *   propose  a seat      the same, if everybody agrees
 *   consent  a seat      yes or no
 *   away     a seat      the bot that plays for it now, or `-`: anybody may sit down there
 *   back     a seat
 *   resign   a seat      the bot that plays on for it
 *   clock    the server  milliseconds of the running clock that are used by now: the times of the
 *                        entries do not tell, for the server was away or its clock was put
 *   outage   the server  milliseconds it was away: longer than a clock of this table, so
 *   void     a seat      yes or no: whether the game is not to count
 *   go-on    the server  STEP POSITION: from here under other rules
 *   end      the server  the hash of the last situation
 *   next     the server  the table of the rematch
 */
#ifndef ONLINE_TABLE_H
#define ONLINE_TABLE_H

#include "api/table.h"
#include "online/plan.h"

enum { TABLE_BYTES_HEX = 65, TABLE_CUTS = 32 };

/* Milliseconds for which a table waits for players since the last one came or went: a week. */
#define TABLE_WAITS (7 * 24 * 3600 * 1000LL)

typedef struct online_seat {
    char player[STORE_ID_BYTES]; /* "": nobody, or a bot */
    char name[STORE_NAME_BYTES];
    char bot[BOT_NAME_BYTES]; /* who answers: a bot if not "" */
    char bytes[TABLE_BYTES_HEX];
    bool ready, away, resigned;
    int64_t time; /* left on the clock when it began to run last */
} online_seat;

typedef struct online_proposal {
    uint8_t seat; /* DM_NOBODY: there is none */
    uint32_t to;
    bool agreed[DM_SEATS_MAX];
} online_proposal;

/* The server was away for longer than somebody's whole time. */
typedef struct online_outage {
    int64_t length;            /* milliseconds; 0: there was none */
    bool agreed[DM_SEATS_MAX]; /* not to count the game */
} online_outage;

/* Big, but what is not used is never touched: see online_new(). */
typedef struct online_table {
    char id[STORE_ID_BYTES];
    online_plan plan;
    uint8_t secret[32];
    enum store_phase phase;
    uint32_t seq;
    int64_t made, changed;
    int64_t since; /* when the clock of the asked seat began to run */
    online_seat seats[DM_SEATS_MAX];
    online_proposal proposal;
    online_outage outage;
    bool voided;  /* by everybody, after an outage: there is no result */
    bool unrated; /* something was taken back after it was revealed, or a bot played for somebody */
    char next[STORE_ID_BYTES];     /* the rematch */
    char rules[STORE_RULES_BYTES]; /* once begun */
    uint32_t base; /* answers before the match, which then began from a kept position */
    struct {
        uint32_t seq, to;
    } cuts[TABLE_CUTS]; /* the latest times that answers were taken back, in a ring */
    uint32_t cut_count;
    dm_match match;                /* once begun */
    api_moment moment;             /* that was remembered */
    bool joined[DM_STEPS_MAX + 1]; /* this answer belongs to the same set as the one before it */
} online_table;

/* A table of nothing but zeros, or NULL. Its memory comes straight from the system, which gives it
 * page by page as it is used: of the room for the longest game a usual one needs a tenth. */
online_table *online_new(void);
void online_free(online_table *table); /* NULL too */

/* Makes the table of a plan, before its first entry. `table` comes from online_new(); `id` is kept
 * as a copy, and so is the plan. */
void online_open(online_table *table, const char *id, const online_plan *plan,
                 const uint8_t secret[32], int64_t made);

/* False and an error if this entry cannot follow; the table is then not to be used further. */
bool online_apply(online_table *table, const store_entry *entry, dm_error *error);

/* The same for an entry before the last `go-on`: of the game itself only its phase is taken. */
bool online_apply_without_game(online_table *table, const store_entry *entry, dm_error *error);

/* Answers so far. */
static inline uint32_t online_step(const online_table *table) {
    return table->base + table->match.count;
}
static inline bool online_is_asked(const online_table *table) {
    return table->phase == STORE_PLAYING && table->match.question.seat != DM_NOBODY;
}
/* The seat that is asked, or DM_NOBODY. */
uint8_t online_turn(const online_table *table);
/* The seat of a player, or DM_NOBODY. */
uint8_t online_seat_of(const online_table *table, const char *player);
/* When the asked seat's clock runs out; 0: never. A bot's never does. */
int64_t online_deadline(const online_table *table);
/* What is left on a seat's clock at a time. */
int64_t online_time_left(const online_table *table, uint8_t seat, int64_t now);

/* A player was forgotten: their seats have no name any more, as if loaded anew. True if they had.
 */
bool online_forget_player(online_table *table, const char *player);

/* Keeps this moment, so that what comes next can be told quickly. */
void online_remember(online_table *table);

/* Somebody who knows the table up to the entry `seq`, with `step` answers: how many of these still
 * stand. */
uint32_t online_still_known(const online_table *table, uint32_t seq, uint32_t step);

/* Everything the store keeps in the table's row. */
void online_row(const online_table *table, store_table *row);

/* The rules this state is played with: "1 edc46fa3". */
void online_write_rules(const dm_game *game, const dm_state *state, char rules[STORE_RULES_BYTES]);

/* Places and points of a finished game: whoever resigned comes after all who did not. */
void online_result(const online_table *table, uint8_t places[DM_SEATS_MAX],
                   int points[DM_SEATS_MAX]);

#endif
