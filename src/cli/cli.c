/* What every subcommand needs: words taken out of the command line, and files read and written
 * whole. Wrong input ends the program here, with a message that says what was expected; a command
 * therefore changes nothing before it has taken all its words. */
#include "cli/cli.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

const char cli_version[] = "0.1.0";

enum { FILE_BYTES_MAX = 16 << 20 };

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

/* Which errno belongs to an error of some time ago nobody knows; a flush that fails now tells its
 * own. Whoever closed the pipe (`| head`) has read enough and needs no message. */
int cli_end_output(int status) {
    errno = 0;
    int flushed = fflush(stdout);
    if (flushed == 0 && !ferror(stdout)) return status;
    if (errno != EPIPE)
        fprintf(stderr, "demiurge: standard output: %s\n",
                errno ? strerror(errno) : "not all of it could be written");
    clearerr(stdout);
    return CLI_EXIT_FAILED;
}

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

/* ---- Games and seeds --------------------------------------------------------------------- */

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
    static dm_state scratch;
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

/* Nine digits: easy to read out and type again, and more games than anybody plays. */
void cli_random_seed(dm_setup *setup) {
    uint32_t number = 0;
    char word[32];
    dm_error error;
    int file = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    ssize_t got = file < 0 ? -1 : read(file, &number, sizeof number);
    if (got != (ssize_t)sizeof number)
        cli_bad_input(NULL, "/dev/urandom cannot be read: give a seed yourself with seed=NUMBER");
    close(file);
    snprintf(word, sizeof word, "seed=%lu", (unsigned long)(number % 1000000000u));
    dm_setup_add(setup, word, &error);
}

/* ---- Files ------------------------------------------------------------------------------- */

/* Grows as it reads, so that pipes work as well as files. */
static char *read_stream(FILE *file, size_t *length) {
    size_t size = 1 << 16, used = 0;
    char *text = malloc(size + 1);
    while (text) {
        used += fread(text + used, 1, size - used, file);
        if (used < size) break;
        size *= 2;
        char *larger = size > FILE_BYTES_MAX ? NULL : realloc(text, size + 1);
        if (larger == NULL) {
            free(text);
            errno = EFBIG;
            return NULL;
        }
        text = larger;
    }
    if (text) text[used] = '\0';
    *length = used;
    return text;
}

char *cli_read_file(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) return NULL;
    errno = 0;
    char *text = read_stream(file, length);
    int problem = ferror(file) ? errno ? errno : EIO : 0;
    fclose(file);
    if (problem) {
        free(text);
        errno = problem;
        return NULL;
    }
    return text;
}

static int write_whole(int descriptor, const char *text, size_t length) {
    while (length > 0) {
        ssize_t written = write(descriptor, text, length);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return -1;
        text += written;
        length -= (size_t)written;
    }
    return fsync(descriptor);
}

/* mkstemp makes files for the owner only; a saved game should look like any other file. */
static void give_usual_rights(int descriptor) {
    mode_t mask = umask(0);
    umask(mask);
    (void)!fchmod(descriptor, 0666 & ~mask);
}

int cli_write_file(const char *path, const char *text, size_t length) {
    char temporary[4096];
    if (snprintf(temporary, sizeof temporary, "%s.XXXXXX", path) >= (int)sizeof temporary) {
        errno = ENAMETOOLONG;
        return -1;
    }
    int descriptor = mkstemp(temporary);
    if (descriptor < 0) return -1;
    give_usual_rights(descriptor);
    int result = write_whole(descriptor, text, length);
    if (close(descriptor) != 0) result = -1;
    if (result == 0) result = rename(temporary, path);
    if (result != 0) {
        int problem = errno;
        unlink(temporary);
        errno = problem;
        return -1;
    }
    return 0;
}
