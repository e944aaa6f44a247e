/* A kind of bot: a row of functions. Whoever adds a kind writes one file with its row, declares
 * the row below, and adds it to the list in bot_kind.c; names, options, sessions, threads, hints
 * and the arena find it there.
 *
 * This header is for the kinds. Everybody else uses bot.h and bot_session.h. */
#ifndef BOTS_BOT_KIND_H
#define BOTS_BOT_KIND_H

#include "bots/bot_session.h"
#include "bots/first_look.h"

/* A number that a bot can be told: search:300:exploration=4. Bounds are written as they are typed,
 * so that messages can repeat them. */
typedef struct bot_option {
    const char *name, *least, *most, *usual;
    bool whole; /* no decimals */
} bot_option;

struct bot_kind {
    const char *name;
    const char *names;         /* all its names with their meaning, for messages */
    const bot_option *options; /* ended by a row without a name; at most BOT_OPTIONS_MAX */
    bool weighs;               /* prefers what an evaluator says is worth more */
    /* Its name goes on with how many simulations it makes or how long they may take; several
     * sessions side by side know more than one. */
    bool simulates;

    /* The memory that a session of this bot wants, at least BOT_SESSION_BYTES_MIN. */
    size_t (*bytes)(const bot *who);
    /* A session begins: its members are set, its own memory may hold anything. */
    void (*begin)(bot_session *session);
    /* Turns to a situation. The session's question is still that of the one before. */
    void (*look)(bot_session *session, const dm_state *seen, const dm_question *question,
                 uint64_t seed);
    /* Decides at first look, for the kinds that take no other (first_look.h); else NULL. */
    int (*decide)(bot_session *session);
    /* These four do what bot_session.h says of bot_session_*() and bot_sessions_choice(). */
    bool (*think)(bot_session *session, uint32_t simulations);
    bool (*is_settled)(const bot_session *session, uint32_t simulations);
    uint32_t (*simulations)(const bot_session *session);
    int (*choose)(bot_session *const sessions[], int count);
    /* Fills in what all sessions together say about the advice's answer. */
    void (*advise)(bot_session *const sessions[], int count, bot_advice *advice);
};

/* All kinds, ended by NULL. */
extern const bot_kind *const bot_kinds[];
extern const bot_kind bot_kind_random, bot_kind_greedy, bot_kind_search;

/* The kind whose name is the first `length` letters of `name`; NULL if there is none. */
const bot_kind *bot_kind_named(const char *name, size_t length);

/* ---- What a kind has to work with -------------------------------------------------------- */

/* The session stands at the beginning of its memory, what the kind keeps behind it. The place is
 * the same natively and in WebAssembly, so that equal memory holds equally much. */
enum { BOT_SESSION_SELF_BYTES = 8192 };

struct bot_session {
    const bot *who;
    const dm_game *game;
    const dm_evaluator *evaluator;
    bool looking; /* a situation was given */
    dm_question question;
    dm_random random; /* seeded anew with every situation */
    first_look first;
    void *own; /* the kind's memory */
    size_t own_bytes;
};

_Static_assert(sizeof(bot_session) <= BOT_SESSION_SELF_BYTES, "a session fits its place");

#endif
