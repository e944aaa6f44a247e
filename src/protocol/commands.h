/* The commands of the protocol: one row each. */
#ifndef PROTOCOL_COMMANDS_H
#define PROTOCOL_COMMANDS_H

#include "api/table.h"
#include "protocol/protocol.h"

typedef struct protocol_command {
    const char *word, *usage, *does;
    bool needs_game;
    /* Writes members of the answer, or refuses with an error and changes nothing. */
    bool (*answer)(protocol *, api_words, dm_writer *out, dm_error *);
} protocol_command;

/* All commands, ended by a row without a word. */
extern const protocol_command protocol_commands[];

/* False and an error that repeats the usage, if anything is left of the command. */
bool protocol_nothing_left(const api_words *words, const char *usage, dm_error *error);

/* False and an error that says how to begin a game. */
bool protocol_fail_without_game(dm_error *error);

/* False and an error if a match cannot take so many answers more. */
bool protocol_has_room(const dm_match *match, int answers, dm_error *error);

/* The command choose (sets.c): a whole set, in any order. */
bool protocol_answer_choose(protocol *, api_words, dm_writer *out, dm_error *);

/* The command hint (bots.c): the best answers as a bot sees it. */
bool protocol_answer_hint(protocol *, api_words, dm_writer *out, dm_error *);
/* The command bot: what it would answer. */
bool protocol_answer_bot(protocol *, api_words, dm_writer *out, dm_error *);

#endif
