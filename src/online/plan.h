/* What was agreed when a table was made: game, options, seats, clock, and what happens when
 * somebody is gone. It never changes; the store keeps it as one line of JSON. */
#ifndef ONLINE_PLAN_H
#define ONLINE_PLAN_H

#include <jansson.h>

#include "bots/bot.h"
#include "demiurge.h"
#include "store/store.h"

enum { PLAN_SEED_MAX = 64 }; /* hexadecimal digits */

enum plan_clock { PLAN_CLOCK_NONE, PLAN_CLOCK_BANK, PLAN_CLOCK_DAYS };
enum plan_gone { PLAN_GONE_WAIT, PLAN_GONE_SUBSTITUTE, PLAN_GONE_BOT };

typedef struct online_plan {
    const dm_game *game;
    char options[256]; /* `joker=on egypt=all`: everything but rules, players, seed */
    uint8_t players;
    char bots[DM_SEATS_MAX][BOT_NAME_BYTES]; /* "": the seat is for a person */
    bool open;                               /* in the lobby */
    bool rated;
    enum plan_clock clock;
    int64_t bank, increment; /* milliseconds; a day-clock has its days in `bank`, anew each move */
    enum plan_gone gone;
} online_plan;

/* The game of that name; NULL, also for NULL, and an error that names those there are. */
const dm_game *plan_game_named(const char *name, dm_error *error);

/* Reads the members of `json` that make a plan. False and an error that names what was expected;
 * every combination that is read can be played. */
bool plan_read(online_plan *plan, const json_t *json, dm_error *error);
/* The same for a line of JSON, as the store keeps it. */
bool plan_read_text(online_plan *plan, const char *text, dm_error *error);

/* The same as members of an open JSON object: `"game":…,"options":…,"seats":…`. */
void plan_write(const online_plan *plan, dm_writer *out);

/* The set-up of the plan with this seed (64 hexadecimal digits) and this version of the rules
 * (0: the newest). */
bool plan_set_up(const online_plan *plan, const char *seed, uint16_t rules, dm_setup *setup,
                 dm_error *error);

#endif
