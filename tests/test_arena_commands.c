/* `demiurge arena` and `demiurge ladder` as somebody at a shell meets them. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "arena/report.h"
#include "host/files.h"
#include "support/docs.h"
#include "support/program.h"
#include "support/scratch.h"

/* Runs the program with these words; its exit status. */
static int run_program(const char *words) {
    char line[1024];
    snprintf(line, sizeof line, "\"$D\" %s 2>&1 </dev/null", words);
    return program_run(line);
}

static void expect(const char *what) {
    if (!strstr(program_said, what)) fail_msg("expected '%s' in:\n%s", what, program_said);
}

/* ---- A match ------------------------------------------------------------------------------- */

static void the_arena_prints_a_table_or_one_object(void **state) {
    (void)state;
    assert_int_equal(run_program("arena gheos --bots greedy,random --games 3"), 0);
    expect("3 games become 4");
    expect("gheos players=2: 4 games (2 deals in 2 rotations), seed 1");
    expect("\ngreedy                   1  0.500");
    assert_int_equal(run_program("arena gheos --bots greedy,random --games 4 --json"), 0);
    expect("{\"game\":\"gheos\",\"options\":\"players=2\",\"games\":4,\"deals\":2,\"seed\":1,");
    expect("\"stopped\":\"games\"");
    expect("{\"name\":\"greedy\",\"seats\":1,\"fair\":0.5000,\"share\":");
    expect("\"mean_sources\":{\"play\":");
    /* An arrangement for three players, who are known only from the bots. */
    assert_int_equal(run_program("arena deus arrangement=ring --bots random,random,random"), 0);
    expect("players=3 arrangement=ring: 201 games");
}

/* It once said "is stronger: -200 Elo", and "is stronger: +0". */
static void a_test_claims_no_more_than_it_decided(void **state) {
    (void)state;
    assert_int_equal(run_program("arena gheos --bots greedy,random --sprt -300,-200"), 0);
    expect(": greedy has -200 Elo or more, rather than -300.\n");
    assert_int_equal(run_program("arena gheos --bots random,greedy --sprt -30,0"), 0);
    expect(": random has -30 Elo or less, rather than +0.\n");
}

static void records_tell_who_played(void **state) {
    char words[512], command[512];
    (void)state;
    snprintf(words, sizeof words, "arena gheos --bots greedy,random --games 2 --records %s",
             scratch_path);
    assert_int_equal(run_program(words), 0);
    snprintf(command, sizeof command, "replay %s/1.record", scratch_path);
    assert_int_equal(run_program(command), 0);
    snprintf(command, sizeof command, "grep -h ^seat %s/0.record %s/1.record | tr '\\n' ' '",
             scratch_path, scratch_path);
    assert_int_equal(program_run(command), 0);
    assert_string_equal(program_said, "seat 1 greedy seat 2 random seat 1 random seat 2 greedy ");
}

/* Nothing was said when the games that the file held left no record. */
static void games_without_a_record_are_told(void **state) {
    char words[512], command[512];
    (void)state;
    snprintf(words, sizeof words, "arena gheos --bots greedy,random --games 2 --resume %s",
             scratch_path);
    assert_int_equal(run_program(words), 0);
    snprintf(words, sizeof words,
             "arena gheos --bots greedy,random --games 4 --resume %s --records %s.records",
             scratch_path, scratch_path);
    for (int k = 0; k < 2; k++) { /* the games with a record are not told */
        assert_int_equal(run_program(words), 0);
        expect("2 games of the --resume file were played before and have no record in /");
    }
    snprintf(command, sizeof command, "rm -r %s.records", scratch_path);
    assert_int_equal(system(command), 0);
}

/* ---- Interrupts ---------------------------------------------------------------------------- */

/* Interrupts the program while it plays. */
static void interrupt_program(const char *words, int signal) {
    char line[512];
    snprintf(line, sizeof line, "exec \"$D\" %s 2>&1 </dev/null", words);
    pid_t process = program_start(line);
    program_wait_until_caught(process, signal);
    assert_int_equal(kill(process, signal), 0);
    assert_int_equal(program_end(process), 128 + signal); /* it was once 0 */
    expect("\"stopped\":\"interrupted\"");
}

static void an_interrupt_ends_it_neatly(void **state) {
    (void)state;
    interrupt_program("arena deus --bots random,random --games 1000000 --json", SIGINT);
    expect("\"name\":\"random\",\"seats\":2");
}

/* It once waited until those who were thinking had answered: here it would be most of an hour. */
static void an_interrupt_does_not_wait_for_thoughts(void **state) {
    (void)state;
    interrupt_program("arena gheos --bots search:3600s,search:3600s --games 2 --json", SIGTERM);
    expect("\"games\":0,");
}

static void a_ladder_interrupted_before_its_first_deal_knows_nothing(void **state) {
    (void)state;
    interrupt_program("ladder deus egypt=all --from 8 --games 2 --json", SIGINT);
    expect("\"levels\":[{\"level\":8,\"opponent\":7,\"elo_above_lowest\":null,");
    expect("}],\"elo_above_lowest\":null,");
}

/* ---- Words --------------------------------------------------------------------------------- */

static void wrong_words_are_told_what_was_expected(void **state) {
    (void)state;
    static const struct {
        const char *words, *says;
    } rows[] = {
        {"arena deus", "expected --bots with one for every seat"},
        {"arena deus --bots random", "deus is for 2 to 4 players"},
        {"arena deus --bots random,random,random,random,random", "more than 4"},
        {"arena deus --bots random,nobody", "nobody"},
        {"arena deus --bots random,search:0", "search:0"},
        {"arena deus --bots random,", "there is no bot ''"},
        {"arena deus players=3 --bots random,random", "--bots names 2, but players=3"},
        {"arena deus --bots random,random --games 0", "from 1 to"},
        {"arena deus --bots random,random --threads 0", "from 1 to 256"},
        {"arena deus --bots random,random --minutes 0", "expected a number above 0"},
        {"arena deus --bots random,greedy --sprt 30", "such as 0,30"},
        {"arena deus --bots random,greedy --sprt 30,0", "the lower first"},
        {"arena deus --bots random,random --sprt 0,30", "two different"},
        {"arena deus --bots random,greedy,greedy --sprt 0,30", "two different"},
        {"arena deus --bots random,random seed=3", "--seed S"},
        {"arena deus --bots random,random --resume /nowhere/at/all", "/nowhere/at/all"},
        {"arena deus --bots random,random --records /nowhere/at/all", "/nowhere/at/all"},
        {"arena chess --bots random,random", "there is no game 'chess'"},
        {"arena deus --bots random,random --resume /dev/null", "expected a regular file"},
        {"arena deus --bots random,random --resume /tmp", "expected a regular file"},
        {"ladder deus --from 1", "from 2 to 8"},
        {"ladder deus --bots greedy", "two or more"},
        {"ladder deus --bots greedy,random --to 3", "from 2 to 2"},
        {"arena deus --bots greedy,search:9:depth=2", "no option 'depth'; expected turns=1..9"},
        {"ladder deus --from 5 --to 4", "the lower level first"},
        {"ladder deus --games 0", "from 1 to"},
        {"ladder deus --resume /nowhere/at/all", "/nowhere/at/all"},
    };
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        assert_int_equal(run_program(rows[k].words), 2);
        expect(rows[k].says);
    }
}

/* ---- A ladder ------------------------------------------------------------------------------ */

static void a_ladder_climbs_and_resumes(void **state) {
    char words[256];
    (void)state;
    snprintf(words, sizeof words, "ladder gheos --from 2 --to 3 --games 2 --resume %s",
             scratch_path);
    assert_int_equal(run_program(words), 0);
    expect("\n    2       1      2 ");
    expect("\n    3       2      2 ");
    expect("Level 3 stands ");
    size_t length = scratch_read();
    strcat(words, " --json");
    assert_int_equal(run_program(words), 0);
    expect("{\"game\":\"gheos\",\"levels\":[{\"level\":2,\"opponent\":1,");
    expect("\"lowest\":1,");
    assert_int_equal(scratch_read(), length);
}

static void any_bots_can_stand_on_a_ladder(void **state) {
    char words[256];
    (void)state;
    snprintf(words, sizeof words,
             "ladder gheos --bots random,greedy:lines=020,greedy --games 2 --resume %s",
             scratch_path);
    assert_int_equal(run_program(words), 0);
    expect("    1  random\n    2  greedy:lines=20\n    3  greedy\n");
    expect("\n    2       1      2 ");
    expect("\n    3       2      2 ");
    scratch_read();
    if (!strstr(scratch_text, "; bots ladder random,greedy:lines=20,greedy; "))
        fail_msg("no names in:\n%s", scratch_text);
}

/* A file that holds games of level 7, which are in truth those of level 2; and an hour that each of
 * levels 6 and 7 has taken, so that no more of them is played. */
static void write_file_of_level_7(void) {
    static const char hours[] = "match 6 microseconds 3600000000\n"
                                "match 7 microseconds 3600000000\n";
    char words[256];
    snprintf(words, sizeof words, "ladder gheos players=4 --to 2 --games 4 --resume %s",
             scratch_path);
    assert_int_equal(run_program(words), 0);
    scratch_read();
    for (char *at = scratch_text; (at = strstr(at, "\nmatch 2 ")); at++)
        at[strlen("\nmatch ")] = '7';
    strcat(scratch_text, hours);
    scratch_write(scratch_text, strlen(scratch_text));
}

/* Its row was once left out without a word, and the sum said "level 7 stands above level 5". */
static void a_level_without_a_deal_makes_the_sum_unknown(void **state) {
    char words[256];
    (void)state;
    write_file_of_level_7();
    snprintf(words, sizeof words, "ladder gheos players=4 --from 6 --to 7 --minutes 60 --resume %s",
             scratch_path);
    assert_int_equal(run_program(words), 0);
    expect("\n    6       5      0      - ");
    expect("\n    7       6      4 ");
    if (strstr(program_said, " stands ")) fail_msg("a sum in:\n%s", program_said);
    strcat(words, " --json");
    assert_int_equal(run_program(words), 0);
    expect("{\"level\":6,\"opponent\":5,\"elo_above_lowest\":null,");
    expect("\"games\":0,");
    expect("\"mean_winner_points\":null,");
    expect("{\"level\":7,\"opponent\":6,\"elo_above_lowest\":null,");
    expect("}],\"elo_above_lowest\":null,\"lowest\":5,\"stopped\":");
}

/* It once went on behind a ladder that failed, and ended with 0. */
static void the_script_of_all_matches_ends_where_one_fails(void **state) {
    char command[256];
    (void)state;
    snprintf(command, sizeof command, "FOLDER=%s DEMIURGE=false scripts/bots 1 levels",
             scratch_path);
    assert_int_equal(WEXITSTATUS(system(command)), 1);
}

/* ---- The documentation ------------------------------------------------------------------- */

/* All that the arena and a ladder can print, in program_said; the names of sources are the games'
 * own. */
static void print_all_members(void) {
    static char ladder[PROGRAM_SAID_BYTES];
    assert_int_equal(run_program("ladder gheos --to 2 --games 2 --json"), 0);
    strcpy(ladder, program_said);
    assert_int_equal(run_program("arena gheos --bots greedy,random --sprt 0,100 --json"), 0);
    strcat(program_said, ladder);
    for (char *at = program_said; (at = strstr(at, "\"mean_sources\":{"));) {
        at = strchr(at, '{');
        memset(at, ' ', strcspn(at, "}"));
    }
}

/* Adds the names in the first cell of a table's row, `like this`; each must have been printed. */
static void add_names(const char *cell, char *names, size_t size) {
    char copy[256], key[80];
    snprintf(copy, sizeof copy, "%.*s", (int)strcspn(cell, "|"), cell);
    for (char *name = strtok(copy, "`, "); name; name = strtok(NULL, "`, ")) {
        snprintf(key, sizeof key, "\"%s\":", name);
        expect(key);
        snprintf(names + strlen(names), size - strlen(names), "%s ", key);
    }
}

static void members_are_those_of_the_documentation(void **state) {
    static char names[4096];
    size_t length;
    char *document = host_read_file("docs/bots.md", &length);
    (void)state;
    assert_non_null(document);
    const char *section = strstr(document, "\n## The arena's JSON\n");
    assert_non_null(section);
    print_all_members();
    for (const char *row = section; (row = strstr(row, "\n| `")); row++)
        add_names(row + strlen("\n| "), names, sizeof names);
    for (const char *end = program_said; (end = strstr(end, "\":")); end++) {
        char key[80];
        const char *start = end;
        while (start[-1] != '"') start--;
        snprintf(key, sizeof key, "\"%.*s\": ", (int)(end - start), start);
        if (!strstr(names, key)) fail_msg("docs/bots.md does not tell of %s", key);
    }
    free(document);
    expect_documented("docs/bots.md", arena_stop_names, ARENA_STOPPED_BY_INTERRUPT + 1);
}

#define WITH_FILE(test) cmocka_unit_test_setup_teardown(test, scratch_name, scratch_remove)

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_arena_prints_a_table_or_one_object),
        cmocka_unit_test(a_test_claims_no_more_than_it_decided),
        WITH_FILE(records_tell_who_played),
        WITH_FILE(games_without_a_record_are_told),
        cmocka_unit_test(an_interrupt_ends_it_neatly),
        cmocka_unit_test(an_interrupt_does_not_wait_for_thoughts),
        cmocka_unit_test(a_ladder_interrupted_before_its_first_deal_knows_nothing),
        cmocka_unit_test(wrong_words_are_told_what_was_expected),
        WITH_FILE(a_ladder_climbs_and_resumes),
        WITH_FILE(any_bots_can_stand_on_a_ladder),
        cmocka_unit_test(members_are_those_of_the_documentation),
        WITH_FILE(the_script_of_all_matches_ends_where_one_fails),
        WITH_FILE(a_level_without_a_deal_makes_the_sum_unknown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
