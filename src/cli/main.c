/* demiurge COMMAND WORD…: finds the command's row and runs it. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"

static const cli_command *const commands[] = {
    &cli_play,   &cli_serve,          &cli_backup, &cli_engine, &cli_replay,
    &cli_verify, &cli_verify_shuffle, &cli_cards,  &cli_check,  &cli_perft,
    &cli_bench,  &cli_golden,         &cli_arena,  &cli_ladder, &cli_fit,
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static const cli_command *command_named(const char *name) {
    for (int k = 0; k < COMMANDS; k++)
        if (strcmp(commands[k]->name, name) == 0) return commands[k];
    return NULL;
}

static int print_help(void) {
    printf("demiurge: the board games Deus, Deus: Egypt and Gheos, against bots, at one table,\n"
           "or for programs.\n\n"
           "  demiurge COMMAND [WORD...]\n\n");
    for (int k = 0; k < COMMANDS; k++)
        printf("  %-14s %s\n", commands[k]->name, commands[k]->summary);
    printf(
        "\n"
        "  --lang en|fr|uk   language (default: from LC_ALL, LC_MESSAGES or LANG)\n"
        "  --version         version of the program and of the rules it plays\n"
        "  --help            this page; 'demiurge COMMAND --help' tells all about a command\n\n"
        "To play at once: demiurge play deus, demiurge play deus egypt=all, demiurge play gheos\n");
    return CLI_EXIT_DONE;
}

static int print_version(void) {
    printf("demiurge %s", cli_version);
    for (const dm_game *const *game = dm_games; *game; game++)
        printf("; %s rules %d", (*game)->name, (*game)->rules_version);
    putchar('\n');
    return CLI_EXIT_DONE;
}

static int refuse_command(const char *name) {
    fprintf(stderr, "demiurge: there is no command '%s'; expected one of:", name);
    for (int k = 0; k < COMMANDS; k++) fprintf(stderr, " %s", commands[k]->name);
    fprintf(stderr, "\nTry 'demiurge --help'.\n");
    return CLI_EXIT_BAD_INPUT;
}

/* The first of LC_ALL, LC_MESSAGES and LANG that is set decides, as everywhere in POSIX. */
static enum text_language language_of_locale(void) {
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    enum text_language language = TEXT_ENGLISH;
    for (int k = 0; k < 3; k++) {
        const char *locale = getenv(variables[k]);
        if (locale == NULL || *locale == '\0') continue;
        return text_language_named(locale, &language) ? language : TEXT_ENGLISH;
    }
    return TEXT_ENGLISH;
}

static enum text_language take_language(cli_input *input) {
    enum text_language language;
    const char *name = cli_take_value(input, "--lang");
    if (name == NULL) return language_of_locale();
    if (!text_language_named(name, &language))
        cli_bad_input(NULL, "--lang %s: expected en, fr or uk", name);
    return language;
}

static int run(cli_input *input) {
    input->language = take_language(input);
    if (input->count == 0) {
        print_help();
        return CLI_EXIT_BAD_INPUT;
    }
    const char *name = input->words[0];
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "help") == 0)
        return print_help();
    if (strcmp(name, "--version") == 0) return print_version();
    const cli_command *command = command_named(name);
    if (command == NULL) return refuse_command(name);
    input->words++, input->count--;
    input->command = command->name;
    if (cli_take_flag(input, "--help") || cli_take_flag(input, "-h")) {
        fputs(command->help, stdout);
        return CLI_EXIT_DONE;
    }
    return command->run(input);
}

/* A file opened later would else become the standard output that somebody has closed (`>&-`), and
 * be written over. Opened the wrong way round, so that using it is still an error. */
static bool keep_standard_streams(void) {
    for (int k = STDIN_FILENO; k <= STDERR_FILENO; k++)
        if (fcntl(k, F_GETFD) < 0 && open("/dev/null", k == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0)
            return false;
    return true;
}

int main(int argc, char **argv) {
    cli_input input = {.count = argc > 0 ? argc - 1 : 0, .words = argv + 1};
    if (!keep_standard_streams()) return CLI_EXIT_FAILED;
    return cli_end_output(run(&input));
}
