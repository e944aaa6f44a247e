/* The command line: one subcommand a file. main.c finds the row and calls it.
 *
 * Exit status: 0 done, 1 a check failed or the output could not be written, 2 the input was wrong
 * (nothing was changed). */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include <stdint.h>
#include <stdio.h>

#include "demiurge.h"
#include "text/text.h"

enum { CLI_EXIT_DONE = 0, CLI_EXIT_FAILED = 1, CLI_EXIT_BAD_INPUT = 2 };

/* Of the program, as --version tells it. */
extern const char cli_version[];

/* What every command is given: the words after its name, and the language (--lang, or the
 * locale), already taken out of the words. */
typedef struct cli_input {
    int count;
    char **words;
    enum text_language language;
    const char *command; /* its name, for messages */
} cli_input;

typedef struct cli_command {
    const char *name;
    const char *summary; /* one line for `demiurge --help` */
    const char *help;    /* the whole text of `demiurge NAME --help` */
    int (*run)(cli_input *input);
} cli_command;

extern const cli_command cli_play, cli_engine, cli_replay, cli_cards, cli_check, cli_perft,
    cli_bench, cli_golden, cli_arena, cli_ladder, cli_fit, cli_serve, cli_backup, cli_verify,
    cli_verify_shuffle;

/* Takes `--flag VALUE` (or `--flag=VALUE`) out of the words; NULL if it is absent. Ends the
 * program with CLI_EXIT_BAD_INPUT if the value is missing or looks like the next option, and if the
 * flag is given twice. */
const char *cli_take_value(cli_input *input, const char *flag);
/* Takes a bare `--flag` out of the words, however often it stands there. */
int cli_take_flag(cli_input *input, const char *flag);
/* A flag's whole number within bounds, or `fallback` if absent; ends the program if it is bad. */
int64_t cli_take_number(cli_input *input, const char *flag, int64_t fallback, int64_t low,
                        int64_t high);

/* Takes the game's name (first word) and all key=value words. Ends the program with a message for
 * anything left over, an unknown game, or options the game refuses. Without seed=, `setup` keeps
 * seed_text "" and the caller chooses one. */
const dm_game *cli_take_game(cli_input *input, dm_setup *setup);

/* Ends the program with CLI_EXIT_BAD_INPUT: "demiurge play: …" and how to get help. */
_Noreturn void cli_bad_input(const char *command, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Hands all that was printed to the system. CLI_EXIT_FAILED, with the reason on standard error, if
 * it cannot be written; otherwise `status`. */
int cli_end_output(int status);

#endif
