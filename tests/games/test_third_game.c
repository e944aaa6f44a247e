/* What it takes to add a game: tests/games/lots is registered by one line (tests/games/added.h) and
 * plays everywhere, unchanged. $DEMIURGE is the program with that line. */
#include "support/online.h"

#include <string.h>

#include "lots.h"
#include "support/program.h"
#include "tools/checker.h"

static void expect_said(const char *line, const char *part) {
    int status = program_run(line);
    if (status != 0 || !strstr(program_said, part))
        fail_msg("%s: expected 0 and ...%s..., got %d and %s", line, part, status, program_said);
}

/* ---- Checked while it is played ---------------------------------------------------------- */

static bool check_games(const dm_game *game, int players, int games, dm_error *error) {
    game_checker *checker = checker_open();
    checker_tally tally = {0, 0, 0};
    dm_setup setup;
    bool good = true;
    dm_setup_clear(&setup);
    setup.players = (uint8_t)players;
    for (int seed = 1; good && seed <= games; seed++)
        good = checker_play(checker, game, &setup, (uint64_t)seed, &tally, error);
    checker_close(checker);
    return good;
}

/* Invariants, copies, positions, records, undo and secrets: src/tools/checker.h. */
static void a_third_game_passes_every_check(void **state) {
    (void)state;
    for (int players = 2; players <= DM_SEATS_MAX; players++) {
        dm_error error = {.line = 0};
        if (!check_games(&lots_game, players, 300, &error)) fail_msg("%d: %s", players, error.text);
    }
    expect_said("\"$D\" check lots players=3 --games 50", "\"failures\":0");
}

/* The numbers laid by others, and nothing else, are let through. */
static void shows_what_is_laid(const dm_state *state, uint8_t viewer, dm_state *seen) {
    lots_game.observe(state, viewer, seen);
    memcpy(((lots_state *)seen)->laid, lots_const(state)->laid, DM_SEATS_MAX);
}

static void shows_the_next_prize(const dm_state *state, uint8_t viewer, dm_state *seen) {
    lots_game.observe(state, viewer, seen);
    int next = lots_const(state)->round;
    if (next < LOTS_PRIZES) ((lots_state *)seen)->prizes[next] = lots_const(state)->prizes[next];
}

/* By the check for leaks and no other: an honest copy passes. */
static void its_leaks_are_noticed(void **state) {
    void (*const leaks[])(const dm_state *, uint8_t, dm_state *) = {shows_what_is_laid,
                                                                    shows_the_next_prize};
    (void)state;
    for (size_t k = 0; k < sizeof leaks / sizeof leaks[0]; k++) {
        dm_game copy = lots_game;
        dm_error error = {.line = 0};
        assert_true(check_games(&copy, 3, 300, &error));
        copy.observe = leaks[k];
        assert_false(check_games(&copy, 3, 300, &error));
        if (!strstr(error.text, ": observed: ")) fail_msg("found something else: %s", error.text);
    }
}

/* ---- In every command -------------------------------------------------------------------- */

static void bots_play_it_in_the_arena(void **state) {
    (void)state;
    expect_said("\"$D\" arena lots players=3 --bots random,greedy,search:40 --games 12 --json",
                "\"game\":\"lots\"");
    expect_said("\"$D\" perft lots --depth 3", " 3 180");
    expect_said("\"$D\" cards lots --json", "\"numbers\":6");
}

static void programs_play_it_by_the_protocol(void **state) {
    (void)state;
    expect_said("printf 'new lots players=2 seed=4\\nplay lay:3\\nundo\\nplay lay:6\\nplay "
                "lay:2\\nposition\\n"
                "hint\\nbot greedy\\nrecord\\n' | \"$D\" engine",
                "lots players=2 round=2");
    assert_null(strstr(program_said, "\"ok\":false"));
    /* Who laid first is not told what the other laid before both are shown. */
    expect_said("printf 'new lots players=2 seed=4\\nplay lay:6\\nrecord 2\\n' | \"$D\" engine",
                "lay:?");
}

static void people_play_it_in_the_terminal(void **state) {
    (void)state;
    expect_said("\"$D\" play lots players=3 seed=3 --watch --bots greedy,greedy,random --plain",
                "The game is over.");
    expect_said("printf '6\\n5\\nquit\\n' | \"$D\" play lots seed=3 --level 1 --plain",
                "Which number is laid");
}

/* ---- Online ------------------------------------------------------------------------------ */

static void people_play_it_online(void **state) {
    (void)state;
    online_begin("lots");
    for (int answers = 0; answers < 2 * (LOTS_PRIZES - 1); answers++)
        assert_string_equal(answer_with(legal_token(answers)), "");
    const json_t *shown = talk_ask(&anna, "watch", at_table(""));
    assert_string_equal(json_string_value(json_object_get(shown, "phase")), "over");
    online_end();
}

static void an_unknown_game_is_refused_with_all_names(void **state) {
    (void)state;
    assert_int_equal(program_run("\"$D\" play chess 2>&1"), 2);
    assert_non_null(strstr(program_said, "deus, gheos, lots"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_third_game_passes_every_check),
        cmocka_unit_test(its_leaks_are_noticed),
        cmocka_unit_test(bots_play_it_in_the_arena),
        cmocka_unit_test(programs_play_it_by_the_protocol),
        cmocka_unit_test(people_play_it_in_the_terminal),
        cmocka_unit_test(people_play_it_online),
        cmocka_unit_test(an_unknown_game_is_refused_with_all_names),
    };
    return cmocka_run_group_tests_name("a third game", tests, NULL, NULL);
}
