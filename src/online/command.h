/* What somebody at a table wishes, made into entries: nothing happens here but saying yes or no.
 *
 * A wish that is granted is a few entries, to be kept together and taken one after the other; the
 * caller fills in their numbers and times. One that is refused has a code for the page and a
 * sentence for a person. */
#ifndef ONLINE_WISH_H
#define ONLINE_WISH_H

#include "online/table.h"
#include "text/text.h"

enum { WISH_ENTRIES_MAX = 3 };

typedef struct wish {
    int count;
    store_entry entries[WISH_ENTRIES_MAX];
    const char *code; /* of a refusal, docs/online.md; NULL if granted */
    char why[240];
    bool repeated; /* it was carried out already: to be acknowledged, and nothing is to be done */
} wish;

/* Who wishes, and in which language a refusal is told. */
typedef struct wisher {
    const char *player, *name; /* "": nobody who may sit */
    bool account;
    enum text_language language;
} wisher;

void wish_sit(const online_table *table, const wisher *who, int seat, wish *wish);
void wish_stand(const online_table *table, const wisher *who, wish *wish);
/* `bytes`: 64 hexadecimal digits. The last one who is ready lets the game begin. */
void wish_ready(const online_table *table, const wisher *who, const char *bytes, wish *wish);

/* `step`: how many answers the wisher knows of. */
void wish_answer(const online_table *table, const wisher *who, uint32_t step, const char *token,
                 wish *wish);
/* `tokens` separated by blanks. */
void wish_choose(const online_table *table, const wisher *who, uint32_t step, const char *tokens,
                 wish *wish);
void wish_undo(const online_table *table, const wisher *who, uint32_t step, bool whole_turn,
               wish *wish);
void wish_propose(const online_table *table, const wisher *who, uint32_t step, uint32_t to,
                  wish *wish);
void wish_consent(const online_table *table, const wisher *who, bool yes, wish *wish);
void wish_resign(const online_table *table, const wisher *who, wish *wish);
void wish_back(const online_table *table, const wisher *who, wish *wish);

/* ---- What nobody at the table says ---------------------------------------------------------- */

/* The answer of a seat's bot. */
void wish_bot_answer(const online_table *table, uint8_t seat, const char *token, wish *wish);
/* Somebody is gone: what the plan says of that. */
void wish_gone(const online_table *table, uint8_t seat, wish *wish);
/* The game is over: one more entry says so. To be asked after taking any entry. */
bool wish_end(const online_table *table, store_entry *entry);

/* Why the viewer's last answer cannot be taken back, in words; NULL if it can. */
const char *wish_why_no_undo(const online_table *table, uint8_t seat, enum text_language language);

#endif
