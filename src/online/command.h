/* Commands: what somebody at a table asks for is decided here, and nothing else happens.
 *
 * A command that is granted becomes a few entries, which are to be kept together and applied one
 * after the other (table.h); the caller fills in their numbers and times. One that is refused has a
 * code for the page and a sentence for a person. All are pure: they look at a table and an actor,
 * and write the decision, whatever was in it before. */
#ifndef ONLINE_COMMAND_H
#define ONLINE_COMMAND_H

#include "online/table.h"
#include "text/text.h"

enum { COMMAND_ENTRIES_MAX = 3 };

typedef struct command_decision {
    int count;
    store_entry entries[COMMAND_ENTRIES_MAX];
    const char *code; /* of a refusal, docs/online.md; NULL if granted */
    char why[240];
    bool repeated; /* it was carried out already: to be acknowledged, and nothing is to be done */
} command_decision;

/* Who gives a command, and in which language a refusal is told. */
typedef struct command_actor {
    const char *player, *name; /* "": nobody who may sit */
    bool account;
    enum text_language language;
} command_actor;

/* Takes a seat, counted from 1, or the first free one (0); also that of somebody who is gone. */
void command_sit(const online_table *table, const command_actor *actor, int64_t seat,
                 command_decision *decision);
/* Gives one's seat up before the game begins. */
void command_stand(const online_table *table, const command_actor *actor,
                   command_decision *decision);
/* `bytes`: 64 hexadecimal digits. The last one who is ready lets the game begin. */
void command_ready(const online_table *table, const command_actor *actor, const char *bytes,
                   command_decision *decision);

/* `step`: how many answers the actor knows of. */
void command_answer(const online_table *table, const command_actor *actor, uint32_t step,
                    const char *token, command_decision *decision);
/* `tokens` separated by blanks. */
void command_choose(const online_table *table, const command_actor *actor, uint32_t step,
                    const char *tokens, command_decision *decision);
/* A gesture (api/plan.h): `tokens` separated by blanks; all that it means is one entry. */
void command_plan(const online_table *table, const command_actor *actor, uint32_t step,
                  const char *tokens, command_decision *decision);
/* Takes one's last answer, set or gesture back, or the whole turn, as far as nothing was revealed
 * since. */
void command_undo(const online_table *table, const command_actor *actor, uint32_t step,
                  bool whole_turn, command_decision *decision);
/* Proposes to everybody to go back to `to` answers. */
void command_propose(const online_table *table, const command_actor *actor, uint32_t step,
                     uint32_t to, command_decision *decision);
/* Says yes or no to what is proposed. */
void command_consent(const online_table *table, const command_actor *actor, bool yes,
                     command_decision *decision);
/* Says whether the game is not to count, after the server was away for too long. */
void command_void(const online_table *table, const command_actor *actor, bool yes,
                  command_decision *decision);
/* Gives the game up; a bot plays on for the seat. */
void command_resign(const online_table *table, const command_actor *actor,
                    command_decision *decision);
/* Takes one's seat back from the bot that played meanwhile. */
void command_back(const online_table *table, const command_actor *actor,
                  command_decision *decision);

/* ---- What nobody at the table says ---------------------------------------------------------- */

/* The answer of a seat's bot. */
void command_bot_answer(const online_table *table, uint8_t seat, const char *token,
                        command_decision *decision);
/* Somebody is gone: what the plan says of that. */
void command_gone(const online_table *table, uint8_t seat, command_decision *decision);
/* The server was away for so many milliseconds, longer than a clock of this table. */
void command_outage(const online_table *table, int64_t length, command_decision *decision);
/* There is a rematch, at the table `next`. */
void command_rematch(const online_table *table, const char *next, command_decision *decision);
/* The game is over: one more entry says so. To be asked after taking any entry. */
bool command_end(const online_table *table, store_entry *entry);

/* Why the viewer's last answer cannot be taken back, in words; NULL if it can. */
const char *command_why_no_undo(const online_table *table, uint8_t seat,
                                enum text_language language);

#endif
