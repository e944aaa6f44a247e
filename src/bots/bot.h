/* Bots: who they are. What they do is in bot_session.h.
 *
 * A bot is a kind (bot_kind.h) and the numbers it plays with. It sees only what its seat may know
 * and speaks to a game only through its table. Names are the same in every command: `random`,
 * `greedy`, `search:N` (N simulations a decision), `search:Ts` (T seconds a turn, such as
 * search:0.5s) and `level:K`. Options of the kind may follow, each after a colon:
 * `search:300:exploration=4:turns=3`. No name holds a comma, so that lists of bots can. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include "demiurge.h"

enum {
    BOT_LEVELS = 8,
    BOT_NAME_BYTES = 48,   /* a canonical name: as much as a match keeps of who sits where */
    BOT_TYPED_BYTES = 128, /* what somebody may type for it */
    BOT_NAMES_BYTES = 160, /* a list of the names there are */
    BOT_OPTIONS_MAX = 8,
    BOT_SIMULATIONS_MAX = 10000000,
};

typedef struct bot_kind bot_kind;

/* How far a search may think about a decision. */
typedef struct search_limits {
    uint8_t turns;        /* of its own that it foresees, this one included */
    uint32_t simulations; /* so many (a level's: with two players); 0 if it goes by time */
} search_limits;

typedef struct bot {
    char
        name[BOT_NAME_BYTES]; /* in its one canonical form: options in order, usual ones left out */
    const bot_kind *kind;
    const char *evaluator;           /* the name of one of the game's; NULL: its first */
    uint8_t level;                   /* 1 to 8 if it was asked for as a level, else 0 */
    double options[BOT_OPTIONS_MAX]; /* in the order of the kind's list */
    uint32_t simulations;      /* for a decision; 0 if it goes by time, or simulates nothing */
    double seconds;            /* for a whole turn; 0 if it goes by simulations */
    search_limits deep_limits; /* instead, where the game's foresight allows; no turns: none */
} bot;

/* False and an error that names what was expected: for unknown names, levels, options and
 * evaluators, numbers out of bounds, zero budgets. `made` is then untouched. */
bool bot_from_name(bot *made, const char *name, dm_error *error);

/* The names there are, for messages: "random, greedy, search:N, …". */
void bot_write_names(char names[BOT_NAMES_BYTES]);

/* The bot of a level, 1 to BOT_LEVELS. */
bot bot_of_level(int level);

/* Whether it tells answers apart by what they are worth: a hint by another would be chance. */
bool bot_weighs(const bot *who);
/* Whether several sessions of it, side by side, know more than one. */
bool bot_simulates(const bot *who);

/* The evaluator that the bot uses in a game; NULL if the game does not offer it. */
const dm_evaluator *bot_evaluator(const bot *who, const dm_game *game);

/* False and an error if the game lacks the evaluator that the bot was told to use. */
bool bot_can_play(const bot *who, const dm_game *game, dm_error *error);

#endif
