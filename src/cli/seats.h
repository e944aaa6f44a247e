/* Who sits where: a person or a bot. */
#ifndef CLI_SEATS_H
#define CLI_SEATS_H

#include "bots/bot.h"
#include "demiurge.h"

typedef struct seats {
    int count;
    const bot *bots[DM_SEATS_MAX]; /* NULL: a person */
} seats;

/* The person named by `own_seat` (or nobody, DM_NOBODY), and for all other seats in order the
 * names of a list such as "greedy,human"; its last name goes for the rest. False and an error for
 * a name that is neither `human` nor a bot's. */
bool seats_fill(seats *, int count, uint8_t own_seat, const char *list, dm_error *error);

bool seats_is_person(const seats *, uint8_t seat);
int seats_person_count(const seats *);

/* The answer a bot gives to the match's question. The same match always gets the same answer. */
int seats_bot_choice(const seats *, const dm_match *match);

/* A saved record says who sat where by the seats' names; people are `human`. Reading empties the
 * names it has understood, so that they are not shown as if they were people's. False if nothing
 * was understood. */
void seats_write_names(const seats *, dm_match *match);
bool seats_read_names(seats *, dm_match *match);
const char *seats_name(const seats *, uint8_t seat);

#endif
