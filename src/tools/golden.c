/* `demiurge golden`: compares the golden games with what the rules do today, or writes them. */
#include "tools/golden.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "host/files.h"
#include "host/memory.h"
#include "host/thinker.h"

typedef struct workshop {
    const char *folder;
    dm_match *match;
    char *text; /* GOLDEN_BYTES */
    int failures, written, kept;
} workshop;

static void path_of(const workshop *shop, const golden_game *row, char *path, size_t size) {
    if (snprintf(path, size, "%s/%s", shop->folder, row->file) >= (int)size)
        cli_bad_input("golden", "the path of the folder is too long");
}

static void report(workshop *shop, const char *path, const dm_error *error) {
    shop->failures++;
    fprintf(stderr, "%s:%u:%u: %s\n", path, (unsigned)error->line, (unsigned)error->column,
            error->text);
}

/* ---- Comparing --------------------------------------------------------------------------- */

static void compare_file(workshop *shop, const golden_game *row) {
    char path[1024];
    size_t length;
    dm_error error = {0};
    path_of(shop, row, path, sizeof path);
    char *text = host_read_file(path, &length);
    dm_writer again = dm_writer_on(shop->text, GOLDEN_BYTES);
    if (text == NULL) dm_fail(&error, "%s; 'make golden' makes it", strerror(errno));
    if (text == NULL || !golden_compare(text, length, shop->match, &again, &error))
        report(shop, path, &error);
    free(text);
}

/* ---- Making ------------------------------------------------------------------------------ */

/* The bots of a row, named with commas. The seats are named after them: "greedy 2". */
static void seat_bots(const golden_game *row, dm_match *match, thinker *seated[DM_SEATS_MAX]) {
    const char *names = row->bots;
    for (int seat = 0; *names; seat++) {
        bot bot;
        dm_error error;
        char name[BOT_NAME_BYTES] = "";
        size_t length = strcspn(names, ",");
        memcpy(name, names, length);
        if (!bot_from_name(&bot, name, &error)) cli_bad_input("golden", "%s", error.text);
        seated[seat] = thinker_open(&bot, match->game, 1, THINKER_PROCESSOR_CLOCK);
        memory_expect(seated[seat]);
        snprintf(match->names[seat], sizeof match->names[seat], "%s %d", name, seat + 1);
        names += length + (names[length] == ',');
    }
}

static void make_game(const golden_game *row, dm_match *match) {
    dm_setup setup;
    dm_error error;
    thinker *seated[DM_SEATS_MAX] = {NULL};
    const dm_game *game = dm_game_named(row->game);
    char seed[32] = "seed=";
    dm_setup_clear(&setup);
    strcat(seed, row->seed);
    if (!dm_setup_add_words(&setup, row->options, &error) || !dm_setup_add(&setup, seed, &error) ||
        !dm_match_begin(match, game, &setup, &error))
        cli_bad_input("golden", "%s: %s", row->file, error.text);
    seat_bots(row, match, seated);
    while (match->question.seat != DM_NOBODY)
        dm_match_play(match, thinker_choose(seated[match->question.seat], match), NULL);
    for (int seat = 0; seat < DM_SEATS_MAX; seat++) thinker_close(seated[seat]);
}

/* The rules version in a record's header, or -1. */
static long version_in(const char *text) {
    const char *line = strstr(text, "\nrules ");
    return line ? strtol(line + strlen("\nrules "), NULL, 10) : -1;
}

/* A file that still holds is kept, whatever bots would play today. One that does not, but claims
 * to be made with today's rules, shows a change nobody announced: it is never overwritten. */
static bool may_write(workshop *shop, const golden_game *row, const char *path) {
    size_t length;
    dm_error error = {0};
    char *text = host_read_file(path, &length);
    if (text == NULL) return true;
    dm_writer again = dm_writer_on(shop->text, GOLDEN_BYTES);
    bool same = golden_compare(text, length, shop->match, &again, &error);
    bool same_version = version_in(text) == dm_game_named(row->game)->rules_version;
    free(text);
    if (same) shop->kept++;
    if (!same && same_version) {
        report(shop, path, &error);
        fprintf(stderr,
                "The rules behave differently, but their version is still %d: "
                "raise the rules version first.\n",
                dm_game_named(row->game)->rules_version);
    }
    return !same && !same_version;
}

static void write_file(workshop *shop, const golden_game *row) {
    char path[1024];
    path_of(shop, row, path, sizeof path);
    if (!may_write(shop, row, path)) return;
    make_game(row, shop->match);
    dm_writer out = dm_writer_on(shop->text, GOLDEN_BYTES);
    golden_write(shop->match, &out);
    if (!host_write_file(path, out.text, out.length))
        cli_bad_input("golden", "%s: %s", path, strerror(errno));
    shop->written++;
}

static int run(cli_input *input) {
    int writes = cli_take_flag(input, "--write"), games = 0;
    if (input->count != 1 || input->words[0][0] == '-')
        cli_bad_input("golden", "expected one FOLDER, such as tests/golden");
    workshop shop = {.folder = input->words[0],
                     .match = memory_new(sizeof(dm_match)),
                     .text = memory_new(GOLDEN_BYTES)};
    for (const golden_game *row = golden_games; row->file; row++, games++) {
        if (writes)
            write_file(&shop, row);
        else
            compare_file(&shop, row);
    }
    if (writes)
        printf("%d golden games: %d written, %d kept, %d refused\n", games, shop.written, shop.kept,
               shop.failures);
    else
        printf("%d golden games: %d the same, %d not\n", games, games - shop.failures,
               shop.failures);
    free(shop.match);
    free(shop.text);
    return shop.failures > 0 ? CLI_EXIT_FAILED : CLI_EXIT_DONE;
}

static const char help[] =
    "Usage: demiurge golden FOLDER [--write]\n"
    "\n"
    "For those who work on the rules. Replays the golden games of a folder (tests/golden)\n"
    "and compares every answer, hash and result to the byte.\n"
    "\n"
    "  --write   make the games that are missing or belong to an older version of the\n"
    "            rules. A game that differs although the version is the same is never\n"
    "            overwritten: raise the rules version first.\n";

const cli_command cli_golden = {"golden", "compare the golden games (for work on the rules)", help,
                                run};
