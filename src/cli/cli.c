/* What every subcommand needs: words taken out of the command line. Wrong input ends the program
 * here, with a message that says what was expected; a command therefore changes nothing before it
 * has taken all its words. */
#include "cli/cli.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "host/output.h"

_Noreturn void cli_bad_input(const char *command, const char *format, ...) {
    va_list arguments;
    fflush(stdout);
    fprintf(stderr, command ? "demiurge %s: " : "demiurge: ", command);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fprintf(stderr, command ? "\nTry 'demiurge %s --help'.\n" : "\nTry 'demiurge --help'.\n",
            command);
    exit(CLI_EXIT_BAD_INPUT);
}

int cli_end_output(int status) { return host_flush_output() ? status : CLI_EXIT_FAILED; }

/* ---- Words ------------------------------------------------------------------------------- */

static void drop_words(cli_input *input, int at, int how_many) {
    for (int k = at; k + how_many < input->count; k++) input->words[k] = input->words[k + how_many];
    input->count -= how_many;
}

/* Where `--flag` or `--flag=VALUE` stands, or -1. */
static int place_of(const cli_input *input, const char *flag) {
    size_t length = strlen(flag);
    for (int k = 0; k < input->count; k++) {
        const char *word = input->words[k];
        if (strncmp(word, flag, length) == 0 && (word[length] == '\0' || word[length] == '='))
            return k;
    }
    return -1;
}

const char *cli_take_value(cli_input *input, const char *flag) {
    int at = place_of(input, flag);
    if (at < 0) return NULL;
    const char *value = strchr(input->words[at], '=');
    if (value) {
        value++;
        drop_words(input, at, 1);
    } else {
        value = at + 1 < input->count ? input->words[at + 1] : NULL;
        if (value == NULL) cli_bad_input(input->command, "%s needs a value", flag);
        if (strncmp(value, "--", 2) == 0)
            cli_bad_input(input->command, "%s needs a value, not '%s'; if you mean it: %s=%s", flag,
                          value, flag, value);
        drop_words(input, at, 2);
    }
    if (place_of(input, flag) >= 0) cli_bad_input(input->command, "%s is given twice", flag);
    return value;
}

int cli_take_flag(cli_input *input, const char *flag) {
    int found = 0;
    for (int k = input->count - 1; k >= 0; k--)
        if (strcmp(input->words[k], flag) == 0) {
            drop_words(input, k, 1);
            found = 1;
        }
    return found;
}

int64_t cli_take_number(cli_input *input, const char *flag, int64_t fallback, int64_t low,
                        int64_t high) {
    const char *text = cli_take_value(input, flag);
    if (text == NULL) return fallback;
    char *end;
    errno = 0;
    long long number = strtoll(text, &end, 10);
    if (end == text || *end != '\0' || errno != 0 || number < low || number > high)
        cli_bad_input(input->command, "%s %s: expected a whole number from %lld to %lld", flag,
                      text, (long long)low, (long long)high);
    return number;
}

/* ---- Games ------------------------------------------------------------------------------- */

static void write_game_names(dm_writer *out) {
    for (const dm_game *const *game = dm_games; *game; game++) {
        dm_write(out, out->length ? ", " : "");
        dm_write(out, (*game)->name);
    }
}

static const dm_game *take_game_name(cli_input *input) {
    char names[256];
    dm_writer out = dm_writer_on(names, sizeof names);
    write_game_names(&out);
    if (input->count == 0)
        cli_bad_input(input->command, "expected a game (%s), such as: demiurge %s %s", names,
                      input->command, dm_games[0]->name);
    const dm_game *game = dm_game_named(input->words[0]);
    if (game == NULL)
        cli_bad_input(input->command, "there is no game '%s'; expected one of: %s", input->words[0],
                      names);
    drop_words(input, 0, 1);
    return game;
}

const dm_game *cli_take_game(cli_input *input, dm_setup *setup) {
    dm_state scratch;
    dm_error error = {.line = 0};
    const dm_game *game = take_game_name(input);
    dm_setup_clear(setup);
    setup->seed_text[0] = '\0';
    for (; input->count > 0; drop_words(input, 0, 1)) {
        const char *word = input->words[0];
        if (word[0] == '-') cli_bad_input(input->command, "unknown option '%s'", word);
        if (!dm_setup_add(setup, word, &error)) cli_bad_input(input->command, "%s", error.text);
    }
    if (!game->set_up(&scratch, setup, &error)) cli_bad_input(input->command, "%s", error.text);
    return game;
}
