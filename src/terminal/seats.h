/* Who sits where: a person or a bot. */
#ifndef TERMINAL_SEATS_H
#define TERMINAL_SEATS_H

#include "bots/bot.h"
#include "demiurge.h"
#include "host/thinker.h"

typedef struct table_seats {
    int count;
    int threads;                          /* on which each bot thinks; 0 means 1 */
    bot bots[DM_SEATS_MAX];               /* without a name: a person */
    host_thinker *thinkers[DM_SEATS_MAX]; /* opened when a bot is first asked */
} table_seats;

/* The person named by `own_seat` (or nobody, DM_NOBODY), and for all other seats in order the
 * names of a list such as "level:3,human"; its last name goes for the rest. False and an error for
 * a name that is neither `human` nor a bot's. The seats may hold anything before; no bot may have
 * been asked. */
bool seats_fill(table_seats *, int count, uint8_t own_seat, const char *list, dm_error *error);
/* Frees what the bots think with. */
void seats_close(table_seats *);

/* Whether a person sits there. */
bool seats_is_person(const table_seats *, uint8_t seat);
/* How many people there are. */
int seats_person_count(const table_seats *);

/* The answer a bot gives to the match's question. */
int seats_bot_choice(table_seats *, const dm_match *match);

/* A saved record says who sat where by the seats' names; people are `human`. */
void seats_write_names(const table_seats *, dm_match *match);
/* Reading empties the names it has understood, so that they are not shown as if they were people's.
 * False if nothing was understood. */
bool seats_read_names(table_seats *, dm_match *match);
/* The name as records have it: the same in all languages. */
const char *seats_name(const table_seats *, uint8_t seat);

#endif
