/* Thousands of random games, checked while they are played: invariants, copies, positions,
 * records, undo, and that nothing hidden leaks (src/tools/checker.h). And that the check itself
 * notices what it should. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tools/checker.h"

/* Each build plays other games of every row. */
#if defined(__SANITIZE_ADDRESS__)
enum { FIRST_SEED = 2000 };
#elif defined(__clang__)
enum { FIRST_SEED = 1000 };
#else
enum { FIRST_SEED = 0 };
#endif
enum { GAMES_PER_ROW = 20 };

static const struct {
    const char *game, *options;
} option_rows[] = {
    {"deus", "players=2"},
    {"deus", "players=2 start=6"},
    {"deus", "players=2 joker=on"},
    {"deus", "players=2 open-vp=on"},
    {"deus", "players=2 arrangement=line"},
    {"deus", "players=2 arrangement=trefoil"},
    {"deus", "players=2 arrangement=0,0/1,0/2,0/0,1"},
    {"deus", "players=3"},
    {"deus", "players=3 start=8"},
    {"deus", "players=3 joker=on"},
    {"deus", "players=3 open-vp=on"},
    {"deus", "players=3 arrangement=ring"},
    {"deus", "players=3 arrangement=block"},
    {"deus", "players=3 arrangement=line"},
    {"deus", "players=4"},
    {"deus", "players=4 start=10"},
    {"deus", "players=4 joker=on"},
    {"deus", "players=4 open-vp=on"},
    {"deus", "players=4 arrangement=crescent"},
    {"deus", "players=4 arrangement=line"},
    {"deus", "players=2 start=10 joker=on open-vp=on arrangement=trefoil"},
    {"deus", "players=3 start=7 joker=on open-vp=on arrangement=0,0/1,0/2,0/3,0/0,1/3,-1"},
    {"deus", "players=4 start=9 joker=on open-vp=on arrangement=0,0/1,0/2,0/3,0/0,1/1,1/3,-1"},
    {"deus", "players=2 egypt=maritime"},
    {"deus", "players=3 egypt=production"},
    {"deus", "players=4 egypt=scientific"},
    {"deus", "players=2 egypt=civil"},
    {"deus", "players=3 egypt=military"},
    {"deus", "players=4 egypt=temple"},
    {"deus", "players=2 egypt=all"},
    {"deus", "players=2 egypt=random"},
    {"deus", "players=2 egypt=random temples=mixed joker=on start=8"},
    {"gheos", "players=2"},
    {"gheos", "players=2 calm-epochs=on"},
    {"deus", "players=3 egypt=all"},
    {"deus", "players=3 egypt=random"},
    {"deus", "players=3 egypt=random temples=mixed joker=on start=8"},
    {"gheos", "players=3"},
    {"gheos", "players=3 calm-epochs=on"},
    {"deus", "players=4 egypt=all"},
    {"deus", "players=4 egypt=random"},
    {"deus", "players=4 egypt=random temples=mixed joker=on start=8"},
    {"gheos", "players=4"},
    {"gheos", "players=4 calm-epochs=on"},
};
enum { ROWS = sizeof option_rows / sizeof option_rows[0] };

static int open_checker(void **state) {
    *state = checker_open();
    return *state ? 0 : -1;
}

static int close_checker(void **state) {
    checker_close(*state);
    return 0;
}

static bool check_one(game_checker *checker, const dm_game *game, const char *options,
                      uint64_t seed, dm_error *error) {
    dm_setup setup;
    checker_tally tally = {0, 0, 0};
    dm_setup_clear(&setup);
    return dm_setup_add_words(&setup, options, error) &&
           checker_play(checker, game, &setup, seed, &tally, error);
}

static void test_random_games_hold_every_promise(void **state) {
    dm_error error;
    for (int row = 0; row < ROWS; row++)
        for (uint64_t seed = FIRST_SEED; seed < FIRST_SEED + GAMES_PER_ROW; seed++)
            if (!check_one(*state, dm_game_named(option_rows[row].game), option_rows[row].options,
                           seed, &error))
                fail_msg("%s %s --games 1 --seed %d: %s", option_rows[row].game,
                         option_rows[row].options, (int)seed, error.text);
}

/* ---- A broken game is noticed ------------------------------------------------------------ */

/* Deus with one function that does something wrong. */
static dm_game broken;

static void expect_noticed(game_checker *checker, const char *says) {
    dm_error error;
    for (uint64_t seed = 0; seed < 50; seed++) {
        if (check_one(checker, &broken, "players=2 joker=on", seed, &error)) continue;
        if (!strstr(error.text, says)) fail_msg("expected ...%s..., got %s", says, error.text);
        return;
    }
    fail_msg("nobody noticed: %s", says);
}

static void observe_everything(const dm_state *state, uint8_t viewer, dm_state *seen) {
    (void)viewer;
    dm_copy(&broken, seen, state);
}

static void test_a_leak_is_noticed(void **state) {
    broken = *dm_game_named("deus");
    broken.observe = observe_everything;
    expect_noticed(*state, "observed");
}

/* Forgets to hide one thing only: what the seat after the viewer holds in its hand. */
static void observe_too_much(const dm_state *state, uint8_t viewer, dm_state *seen) {
    dm_game_named("deus")->observe(state, viewer == 0 ? 1 : viewer, seen);
}

static void test_a_wrong_viewer_is_noticed(void **state) {
    broken = *dm_game_named("deus");
    broken.observe = observe_too_much;
    expect_noticed(*state, "");
}

static dm_random careless;

/* Draws on something outside the state. */
static void apply_carelessly(dm_state *state, dm_answer answer, dm_events *events,
                             dm_question *next) {
    dm_game_named("deus")->apply(state, answer, events, next);
    if (dm_random_below(&careless, 20) == 0 && next->count > 2) next->count--;
}

static void test_chance_outside_the_state_is_noticed(void **state) {
    dm_random_seed(&careless, 1);
    broken = *dm_game_named("deus");
    broken.apply = apply_carelessly;
    expect_noticed(*state, "");
}

/* Leaves out answers of this turn too. */
static void apply_too_briefly(dm_state *state, dm_answer answer, dm_question *next) {
    dm_game_named("deus")->apply_briefly(state, answer, next);
    next->count = 0;
}

static void test_a_brief_play_that_leaves_out_too_much_is_noticed(void **state) {
    broken = *dm_game_named("deus");
    broken.apply_briefly = apply_too_briefly;
    expect_noticed(*state, "brief play: other answers");
}

static void write_position_without_last_word(const dm_state *state, dm_writer *out) {
    dm_game_named("deus")->write_position(state, out);
    while (out->length > 0 && out->text[out->length - 1] != ' ') out->length--;
    out->text[out->length] = '\0';
}

static void test_a_forgetful_position_is_noticed(void **state) {
    broken = *dm_game_named("deus");
    broken.write_position = write_position_without_last_word;
    expect_noticed(*state, "position");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_checker, close_checker)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_random_games_hold_every_promise),
        TEST(test_a_leak_is_noticed),
        TEST(test_a_wrong_viewer_is_noticed),
        TEST(test_chance_outside_the_state_is_noticed),
        TEST(test_a_brief_play_that_leaves_out_too_much_is_noticed),
        TEST(test_a_forgetful_position_is_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
