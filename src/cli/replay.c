/* `demiurge replay`: a record as the story of a game, or checked. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "engine/record.h"
#include "host/files.h"
#include "host/memory.h"
#include "terminal/story.h"

/* Ends the program with FILE:LINE:COLUMN and what was wrong, in the form editors jump to. */
static _Noreturn void refuse_record(const char *path, const dm_error *error) {
    fprintf(stderr, "%s:%u:%u: %s\n", path, (unsigned)error->line, (unsigned)error->column,
            error->text);
    exit(CLI_EXIT_BAD_INPUT);
}

static dm_match *read_record(const char *path) {
    size_t length;
    dm_error error = {0};
    dm_match *match = memory_new(sizeof *match);
    char *text = host_read_file(path, &length);
    if (text == NULL) cli_bad_input("replay", "%s: %s", path, strerror(errno));
    if (!dm_record_read(match, text, length, &error)) refuse_record(path, &error);
    free(text);
    return match;
}

static uint8_t take_viewer(cli_input *input) {
    const char *word = cli_take_value(input, "--view");
    if (word == NULL || strcmp(word, "all") == 0) return DM_ALL;
    if (strcmp(word, "public") == 0) return DM_PUBLIC;
    if (word[0] < '1' || word[0] > '0' + DM_SEATS_MAX || word[1] != '\0')
        cli_bad_input("replay", "--view %s: expected a seat, public or all", word);
    return (uint8_t)(word[0] - '1');
}

/* Reading has compared every answer, the result and the hash already. */
static void print_verdict(const char *path, const dm_match *match) {
    char hash[24];
    dm_writer writer = dm_writer_on(hash, sizeof hash);
    record_write_hash(&writer, dm_hash(match->game, &match->state));
    printf("%s: ok, %u answers, %s, hash %s\n", path, (unsigned)match->count,
           match->question.seat == DM_NOBODY ? "finished" : "not finished", hash);
}

static int run(cli_input *input) {
    int checks = cli_take_flag(input, "--check");
    uint8_t viewer = take_viewer(input);
    if (input->count != 1 || input->words[0][0] == '-')
        cli_bad_input("replay", "expected one FILE with a record");
    dm_match *match = read_record(input->words[0]);
    if (viewer < DM_SEATS_MAX && viewer >= match->game->progress(&match->start).players)
        cli_bad_input("replay", "--view %d: there is no such seat in this game", viewer + 1);
    text_reader reader = {input->language, viewer, (const char(*)[48])match->names};
    if (checks)
        print_verdict(input->words[0], match);
    else
        story_print(match, &reader);
    free(match);
    return CLI_EXIT_DONE;
}

static const char help[] =
    "Usage: demiurge replay FILE [--view SEAT|public|all] [--check] [--lang en|fr|uk]\n"
    "\n"
    "Tells the game of a record (docs/notation.md) line by line, with the final count.\n"
    "\n"
    "  --view SEAT|public|all   tell only what that seat, or a spectator, could see\n"
    "  --check                  tell nothing; play the record through and say whether\n"
    "                           every answer is legal and result and hash are right\n"
    "\n"
    "A record that is wrong is refused with FILE:LINE:COLUMN and what was expected;\n"
    "the exit status is then 2.\n";

const cli_command cli_replay = {"replay", "print a record as a story, or check it", help, run};
