/* A folder of golden games, compared with what the rules do today, or written. See golden.h. */
#include "tools/golden.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/files.h"
#include "host/memory.h"
#include "host/thinker.h"

typedef struct golden_run {
    const char *folder;
    int version; /* of the rules, of the game at hand */
    dm_match *match;
    char *text; /* GOLDEN_BYTES */
    golden_tally *tally;
} golden_run;

/* `deus-2.record` of version 1, `deus-2-rules-2.record` of the next. */
static bool path_of(const golden_run *run, const golden_game *row, char *path, size_t size,
                    dm_error *error) {
    char version[24] = "";
    if (run->version > 1) snprintf(version, sizeof version, "-rules-%d", run->version);
    return snprintf(path, size, "%s/%s%s.record", run->folder, row->name, version) < (int)size ||
           dm_fail(error, "the path of the folder is too long");
}

static void report(golden_run *run, const char *path, const dm_error *error) {
    run->tally->failures++;
    fprintf(stderr, "%s:%u:%u: %s\n", path, (unsigned)error->line, (unsigned)error->column,
            error->text);
}

/* ---- Comparing --------------------------------------------------------------------------- */

static bool compare_file(golden_run *run, const golden_game *row, dm_error *error) {
    char path[1024];
    size_t length;
    dm_error difference = {0};
    if (!path_of(run, row, path, sizeof path, error)) return false;
    char *text = host_read_file(path, &length);
    dm_writer again = dm_writer_on(run->text, GOLDEN_BYTES);
    if (text == NULL) dm_fail(&difference, "%s; 'make golden' makes it", strerror(errno));
    if (text == NULL || !golden_compare(text, length, run->match, &again, &difference))
        report(run, path, &difference);
    free(text);
    return true;
}

/* ---- Making ------------------------------------------------------------------------------ */

/* The bots of a row, named with commas. The seats are named after them: "greedy 2". */
static bool seat_bots(const golden_game *row, dm_match *match, host_thinker *seated[DM_SEATS_MAX],
                      dm_error *error) {
    const char *names = row->bots;
    for (int seat = 0; *names; seat++) {
        bot who;
        char name[BOT_NAME_BYTES] = "";
        size_t length = strcspn(names, ",");
        memcpy(name, names, length);
        if (!bot_from_name(&who, name, error)) return false;
        seated[seat] = thinker_open(&who, match->game, 1, THINKER_PROCESSOR_CLOCK);
        memory_expect(seated[seat]);
        dm_writer out = dm_writer_on(match->names[seat], sizeof match->names[seat]);
        dm_write(&out, name);
        dm_write_char(&out, ' ');
        dm_write_number(&out, seat + 1);
        names += length + (names[length] == ',');
    }
    return true;
}

static bool make_game(const golden_run *run, const golden_game *row, dm_error *error) {
    dm_match *match = run->match;
    dm_setup setup;
    dm_error why;
    host_thinker *seated[DM_SEATS_MAX] = {NULL};
    const dm_game *game = dm_game_named(row->game);
    char seed[32] = "seed=";
    dm_setup_clear(&setup);
    setup.rules = (uint16_t)run->version;
    strcat(seed, row->seed);
    if (!dm_setup_add_words(&setup, row->options, &why) || !dm_setup_add(&setup, seed, &why) ||
        !dm_match_begin(match, game, &setup, &why))
        return dm_fail(error, "%s: %s", row->name, why.text);
    bool seats_taken = seat_bots(row, match, seated, error);
    while (seats_taken && match->question.seat != DM_NOBODY)
        dm_match_play(match, thinker_choose(seated[match->question.seat], match), NULL);
    for (int seat = 0; seat < DM_SEATS_MAX; seat++) thinker_close(seated[seat]);
    return seats_taken;
}

/* A file that still holds is kept, whatever bots would play today. One that does not shows a change
 * nobody announced: it is never overwritten. */
static bool may_write(golden_run *run, const char *path) {
    size_t length;
    dm_error error = {0};
    char *text = host_read_file(path, &length);
    if (text == NULL) return true;
    dm_writer again = dm_writer_on(run->text, GOLDEN_BYTES);
    bool same = golden_compare(text, length, run->match, &again, &error);
    free(text);
    if (same) {
        run->tally->kept++;
        return false;
    }
    report(run, path, &error);
    fprintf(stderr, "Rules %d behave differently now: they must not. Add a version of the rules.\n",
            run->version);
    return false;
}

static bool write_file(golden_run *run, const golden_game *row, dm_error *error) {
    char path[1024];
    if (!path_of(run, row, path, sizeof path, error)) return false;
    if (!may_write(run, path)) return true;
    if (!make_game(run, row, error)) return false;
    dm_writer out = dm_writer_on(run->text, GOLDEN_BYTES);
    golden_write(run->match, &out);
    if (!host_write_file(path, out.text, out.length))
        return dm_fail(error, "%s: %s", path, strerror(errno));
    run->tally->written++;
    return true;
}

/* ---- All of them ------------------------------------------------------------------------- */

/* Until one fails for another reason than its rules. */
static bool do_all(const char *folder, golden_tally *tally, dm_error *error,
                   bool (*do_one)(golden_run *, const golden_game *, dm_error *)) {
    golden_run run = {.folder = folder,
                      .match = memory_new(sizeof(dm_match)),
                      .text = memory_new(GOLDEN_BYTES),
                      .tally = tally};
    bool done = true;
    assert(folder);
    *tally = (golden_tally){0};
    for (const golden_game *row = golden_games; row->name && done; row++) {
        int newest = dm_game_named(row->game)->rules_version;
        for (run.version = 1; run.version <= newest && done; run.version++, tally->games++)
            done = do_one(&run, row, error);
    }
    free(run.match);
    free(run.text);
    return done;
}

bool golden_compare_all(const char *folder, golden_tally *tally, dm_error *error) {
    return do_all(folder, tally, error, compare_file);
}

bool golden_make_all(const char *folder, golden_tally *tally, dm_error *error) {
    return do_all(folder, tally, error, write_file);
}
