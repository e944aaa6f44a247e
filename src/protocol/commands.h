/* The commands of the protocol: one row each. */
#ifndef PROTOCOL_COMMANDS_H
#define PROTOCOL_COMMANDS_H

#include "protocol/protocol.h"

/* Where a command stands in its line: what is left of it, without blanks before it. */
typedef struct command_words {
    const char *rest;
} command_words;

typedef struct protocol_command {
    const char *word, *usage, *does;
    bool needs_game;
    /* Writes members of the answer, or refuses with an error and changes nothing. */
    bool (*answer)(protocol *, command_words, dm_writer *out, dm_error *);
} protocol_command;

/* All commands, ended by a row without a word. */
extern const protocol_command protocol_commands[];

/* Takes the next word into `word`; false if there is none or it is too long. */
bool protocol_take_word(command_words *words, char *word, size_t size);

/* False and an error that repeats the usage, if anything is left of the command. */
bool protocol_nothing_left(const command_words *words, const char *usage, dm_error *error);

bool protocol_fail_without_game(dm_error *error);

/* The commands about bots (bots.c). */
bool protocol_answer_hint(protocol *, command_words, dm_writer *out, dm_error *);
bool protocol_answer_bot(protocol *, command_words, dm_writer *out, dm_error *);

#endif
