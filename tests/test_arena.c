/* The arena: the outcome of a match depends on nothing but what was asked for: not on threads, and
 * not on having been stopped and resumed from its file. */
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "arena/log.h"
#include "arena/report.h"
#include "support/near.h"
#include "support/scratch.h"

/* ---- Matches ----------------------------------------------------------------------------- */

static arena_plan plan;
static arena_standings found;
static arena_outcome outcome;

static void plan_match(const char *game, const char *options, const char *bots, uint64_t games) {
    dm_error error;
    memset(&plan, 0, sizeof plan);
    plan.game = dm_game_named(game);
    plan.seed = 7;
    plan.games = games;
    plan.threads = 1;
    plan.match = 1;
    dm_setup_clear(&plan.setup);
    assert_true(dm_setup_add_words(&plan.setup, options, &error));
    if (!arena_plan_seat_bots(&plan, bots, &error)) fail_msg("%s", error.text);
    plan.setup.players = (uint8_t)plan.players;
    arena_plan_round_up(&plan);
}

static void run_match(arena_log *log) {
    dm_error error;
    if (!arena_run(&plan, log, &found, &outcome, &error)) fail_msg("%s", error.text);
}

/* All that a match tells but the time it took. */
static const char *told(void) {
    static char text[2][ARENA_REPORT_BYTES];
    static int turn;
    char *own = text[turn ^= 1];
    dm_writer out = dm_writer_on(own, ARENA_REPORT_BYTES);
    plan.threads = 1;
    outcome.seconds = 0;
    for (int row = 0; row < found.count; row++)
        found.rows[row].seconds = found.rows[row].longest = 0;
    arena_report_write(&(arena_report){&plan, &found, &outcome}, &out);
    assert_false(out.full);
    return own;
}

static void games_are_rounded_up_to_whole_deals(void **state) {
    (void)state;
    plan_match("gheos", "", "random,random,random", 7);
    assert_int_equal(plan.games, 9);
    run_match(NULL);
    assert_int_equal(found.games, 9);
    assert_int_equal(found.deals, 3);
    assert_int_equal(outcome.stopped, ARENA_STOPPED_BY_GAMES);
}

/* They once became 1000002, more than a file may hold. */
static void games_rounded_up_stay_within_bounds(void **state) {
    (void)state;
    plan_match("gheos", "", "random,random,random", ARENA_GAMES_MAX);
    assert_int_equal(plan.games, ARENA_GAMES_MAX - 1);
    plan_match("gheos", "", "random,random,random", ARENA_GAMES_MAX - 3);
    assert_int_equal(plan.games, ARENA_GAMES_MAX - 1);
    plan_match("gheos", "", "random,random", ARENA_GAMES_MAX);
    assert_int_equal(plan.games, ARENA_GAMES_MAX);
}

static void every_bot_sits_in_every_seat_of_a_deal(void **state) {
    (void)state;
    plan_match("gheos", "", "random,greedy,random,random", 4);
    for (uint64_t deal = 0; deal < 3; deal++)
        for (int bot = 0; bot < 4; bot++) {
            int seats = 0;
            for (uint64_t rotation = 0; rotation < 4; rotation++)
                seats |= 1 << arena_plan_seat(&plan, deal * 4 + rotation, bot);
            assert_int_equal(seats, 15);
        }
}

static void deals_differ_and_follow_from_the_seed(void **state) {
    (void)state;
    dm_setup first, second, again, other;
    plan_match("gheos", "", "random,random", 2);
    arena_plan_deal(&plan, 0, &first);
    arena_plan_deal(&plan, 1, &second);
    arena_plan_deal(&plan, 0, &again);
    plan.seed = 8;
    arena_plan_deal(&plan, 0, &other);
    assert_string_equal(first.seed_text, again.seed_text);
    assert_string_not_equal(first.seed_text, second.seed_text);
    assert_string_not_equal(first.seed_text, other.seed_text);
    assert_string_not_equal(second.seed_text, other.seed_text);
}

/* Seats are fair: the same bot under two names wins half of every deal, and exactly half in all,
 * because both rotations are the same game. */
static void a_bot_is_as_strong_as_itself(void **state) {
    (void)state;
    plan_match("deus", "", "random,random", 20);
    strcpy(plan.bots[1].name, "twin");
    run_match(NULL);
    assert_int_equal(found.count, 2);
    expect_near(0.5, found.rows[0].deals.mean, 1e-12);
    expect_near(0, found.rows[0].deals.squares, 1e-12);
    expect_near(0, standing_elo(&found, &found.rows[0]), 1e-9);
    expect_near(found.rows[0].points, found.rows[1].points, 1e-9);
}

static void bots_of_one_name_are_one_row(void **state) {
    (void)state;
    plan_match("gheos", "", "random,greedy,random", 9);
    run_match(NULL);
    assert_int_equal(found.count, 2);
    assert_int_equal(found.rows[0].seats, 2);
    assert_int_equal(found.rows[1].seats, 1);
    expect_near(1, found.rows[0].deals.mean + found.rows[1].deals.mean, 1e-12);
    expect_near(2.0 / 3, standing_fair(&found, &found.rows[0]), 1e-12);
    assert_true(standing_elo(&found, &found.rows[1]) > 0);
    /* The points of all sources are the points. */
    double sum = 0;
    for (int source = 0; source < DM_SCORE_LINES_MAX; source++)
        sum += found.rows[1].sources[source];
    expect_near(found.rows[1].points, sum, 1e-9);
}

static void threads_change_nothing(void **state) {
    (void)state;
    plan_match("gheos", "", "greedy,random", 12);
    run_match(NULL);
    const char *alone = told();
    plan.threads = 3;
    run_match(NULL);
    assert_string_equal(told(), alone);
    plan_match("deus", "egypt=random", "random,random,random", 30);
    run_match(NULL);
    alone = told();
    plan.threads = 2;
    run_match(NULL);
    assert_string_equal(told(), alone);
}

static void a_test_ends_a_match_early_and_the_same_with_threads(void **state) {
    (void)state;
    static const arena_sprt test = {0, 100};
    plan_match("gheos", "", "greedy,random", 2000);
    plan.sprt = &test;
    plan.threads = 3;
    run_match(NULL);
    assert_int_equal(outcome.stopped, ARENA_STOPPED_BY_SPRT);
    assert_int_equal(outcome.verdict, ARENA_SPRT_ELO1);
    assert_true(found.games < 200);
    const char *together = told();
    plan.threads = 1;
    run_match(NULL);
    assert_string_equal(told(), together);
}

static void minutes_end_a_match_early(void **state) {
    (void)state;
    plan_match("deus", "", "random,random", ARENA_GAMES_MAX);
    plan.minutes = 0.3 / 60;
    run_match(NULL);
    assert_int_equal(outcome.stopped, ARENA_STOPPED_BY_MINUTES);
    assert_true(found.games < ARENA_GAMES_MAX);
}

/* ---- Interrupts -------------------------------------------------------------------------- */

static bool is_caught(int number) {
    struct sigaction now;
    sigaction(number, NULL, &now);
    return now.sa_handler != SIG_DFL;
}

static void *interrupt_when_caught(void *unused) {
    while (!is_caught(SIGINT)) sched_yield();
    kill(getpid(), SIGINT);
    return unused;
}

/* `timeout` sends its signal twice, to the program and to its group; the second once ended the
 * program before it had told how far it came. */
static void after_an_interrupt_the_next_one_is_caught_too(void **state) {
    pthread_t other;
    (void)state;
    plan_match("gheos", "", "greedy,random", ARENA_GAMES_MAX);
    assert_false(is_caught(SIGINT));
    assert_int_equal(pthread_create(&other, NULL, interrupt_when_caught, NULL), 0);
    run_match(NULL);
    pthread_join(other, NULL);
    assert_int_equal(outcome.stopped, ARENA_STOPPED_BY_INTERRUPT);
    assert_int_equal(outcome.signal, SIGINT);
    assert_true(is_caught(SIGINT) && is_caught(SIGTERM));
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    plan_match("gheos", "", "random,random", 2);
    run_match(NULL);
    assert_false(is_caught(SIGINT) || is_caught(SIGTERM));
}

/* ---- Files ------------------------------------------------------------------------------- */

static void run_with_file(void) {
    dm_error error;
    arena_log *log = arena_log_open(scratch_path, &plan, "somebody", &error);
    if (log == NULL) fail_msg("%s", error.text);
    run_match(log);
    arena_log_close(log);
}

static void expect_file_refused(const char *why) {
    dm_error error;
    char before[sizeof scratch_text];
    size_t length = scratch_read();
    memcpy(before, scratch_text, length);
    arena_log *log = arena_log_open(scratch_path, &plan, "somebody", &error);
    if (log) fail_msg("expected '%s', but the file was taken", why);
    if (!strstr(error.text, why)) fail_msg("expected '%s' in: %s", why, error.text);
    assert_int_equal(scratch_read(), length);
    assert_memory_equal(before, scratch_text, length);
}

/* Wherever the file is cut, going on from it ends as if nothing had happened; and the file too is
 * whole again. */
static void a_match_goes_on_from_a_file_that_was_cut(void **state) {
    static const int cuts[] = {0, 1, 40, 200, 500, 800, 1000};
    static char whole[sizeof scratch_text];
    (void)state;
    plan_match("deus", "egypt=random", "random,random", 20);
    run_with_file();
    const char *uninterrupted = told();
    size_t length = scratch_read();
    memcpy(whole, scratch_text, length);
    for (size_t k = 0; k < sizeof cuts / sizeof cuts[0]; k++) {
        scratch_write(whole, length * (size_t)cuts[k] / 1000);
        run_with_file();
        assert_string_equal(told(), uninterrupted);
        scratch_read();
        int lines = 0;
        for (const char *c = scratch_text; *c; c++) lines += *c == '\n';
        assert_int_equal(lines, 21);
    }
}

/* Files from before the longest turn was kept. */
static void a_file_that_tells_no_longest_turn_is_taken(void **state) {
    static const char old_game[] =
        "match 1 game 0 rounds 8 turns 16,15 microseconds 40,30 places 1,2 totals 20,10 "
        "points 12,8 points 8,2\n";
    (void)state;
    plan_match("gheos", "", "random,random", 2);
    run_with_file();
    scratch_read();
    char file[sizeof scratch_text];
    int length = snprintf(file, sizeof file, "%.*s\n%s", (int)strcspn(scratch_text, "\n"),
                          scratch_text, old_game);
    scratch_write(file, (size_t)length);
    run_with_file();
    assert_int_equal(found.games, 2);
    scratch_read();
    assert_non_null(strstr(scratch_text, old_game));
}

/* Longer than a turn on average, shorter than all turns; and the file keeps it. */
static void the_longest_turn_is_told(void **state) {
    (void)state;
    plan_match("gheos", "", "greedy,random", 4);
    run_with_file();
    const arena_standing greedy = found.rows[0];
    assert_true(greedy.longest > standing_seconds_per_turn(&greedy));
    assert_true(greedy.longest < greedy.seconds);
    run_with_file();
    assert_float_equal(found.rows[0].longest, greedy.longest, 1e-6);
}

static void a_finished_file_needs_no_games_and_can_be_extended(void **state) {
    (void)state;
    plan_match("gheos", "", "random,random", 10);
    run_with_file();
    size_t length = scratch_read();
    run_with_file();
    assert_int_equal(found.games, 10);
    assert_int_equal(scratch_read(), length);
    plan.games = 16;
    run_with_file();
    assert_int_equal(found.games, 16);
    const char *extended = told();
    run_match(NULL);
    assert_string_equal(told(), extended);
}

static void matches_in_one_file_are_kept_apart(void **state) {
    (void)state;
    plan_match("gheos", "", "random,random", 4);
    run_with_file();
    size_t length = scratch_read();
    plan.match = 2;
    run_with_file();
    assert_true(scratch_read() > length);
    length = scratch_read();
    plan.match = 1;
    run_with_file();
    assert_int_equal(scratch_read(), length);
}

static void a_file_of_another_match_is_refused(void **state) {
    (void)state;
    plan_match("gheos", "", "random,random", 2);
    run_with_file();
    plan.seed = 8;
    expect_file_refused("'seed 7', expected 'seed 8'");
    plan_match("gheos", "calm-epochs=on", "random,random", 2);
    expect_file_refused("'options players=2', expected 'options players=2 calm-epochs=on'");
    plan_match("deus", "", "random,random", 2);
    expect_file_refused("'game gheos', expected 'game deus'");
    dm_error error;
    plan_match("gheos", "", "random,random", 2);
    assert_null(arena_log_open(scratch_path, &plan, "somebody else", &error));
    assert_non_null(strstr(error.text, "'bots somebody', expected 'bots somebody else'"));
}

/* It once showed two texts that were alike: cut, or with what cannot be seen, or without what was
 * too much. */
static void the_difference_to_another_match_is_seen(void **state) {
    static const struct {
        const char *end, *says;
    } rows[] = {
        {"seed 7\r", "'seed 7\\x0d', expected 'seed 7'"},
        {"seed 7; day 2", "another match: '; day 2' is too much"},
        {"seed 7; ", "another match: '; ' is too much"},
        {"seed", "'seed', expected 'seed 7'"},
        {"", "'', expected 'seed 7'"},
    };
    char file[sizeof scratch_text];
    dm_error error;
    (void)state;
    plan_match("gheos", "", "random,random", 2);
    run_with_file();
    scratch_read();
    int header = (int)(strstr(scratch_text, "seed 7") - scratch_text);
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        int length = snprintf(file, sizeof file, "%.*s%s\n", header, scratch_text, rows[k].end);
        scratch_write(file, (size_t)length);
        expect_file_refused(rows[k].says);
    }
    int length = snprintf(file, sizeof file, "%.*s\n", header - 2, scratch_text);
    scratch_write(file, (size_t)length);
    expect_file_refused("another match: '; seed 7' is missing");
    remove(scratch_path);
    static const char many[] = "level:1,level:2,level:3,level:4,level:5,level:6,level:7,level:8,"
                               "level:1,level:2,level:3,level:4,%s";
    char ours[256], theirs[256];
    snprintf(ours, sizeof ours, many, "greedy");
    snprintf(theirs, sizeof theirs, many, "random");
    arena_log_close(arena_log_open(scratch_path, &plan, theirs, &error));
    assert_null(arena_log_open(scratch_path, &plan, ours, &error));
    if (!strstr(error.text, "level:4,random', expected '…") ||
        !strstr(error.text, "level:4,greedy'"))
        fail_msg("%s", error.text);
}

static void what_is_no_file_of_the_arena_is_refused(void **state) {
    (void)state;
    plan_match("gheos", "", "random,random", 2);
    scratch_write("root:x:0\n", 9);
    expect_file_refused("no file of the arena");
    scratch_write("notes", 5);
    expect_file_refused("no file of the arena");
    scratch_write("\0\0\0\0", 4);
    expect_file_refused("no file of the arena");
    remove(scratch_path);
    run_with_file();
    size_t length = scratch_read();
    char *places = strstr(scratch_text, "places");
    places[7] = '3';
    scratch_write(scratch_text, length);
    expect_file_refused("line 2 is no game");
}

/* The file of a finished match of Gheos whose only deal is such lines. */
static void write_games(const char *first, const char *second) {
    char file[sizeof scratch_text];
    plan_match("gheos", "", "greedy,random", 2);
    remove(scratch_path);
    run_with_file();
    scratch_read();
    int length = snprintf(file, sizeof file, "%.*s\nmatch 1 game 0 %s\nmatch 1 game 1 %s\n",
                          (int)strcspn(scratch_text, "\n"), scratch_text, first, second);
    scratch_write(file, (size_t)length);
}

/* It once took totals of 9999, and winners with fewer points. */
static void games_that_contradict_themselves_are_refused(void **state) {
    static const char good[] =
        "rounds 8 turns 16,15 microseconds 40,30 longest 9,9 places 1,2 totals 20,10 "
        "points 12,8 points 8,2";
    static const char *const bad[] = {
        "rounds 8 turns 16,15 microseconds 40,30 longest 9,9 places 1,2 totals 9999,10 "
        "points 12,8 points 8,2",
        "rounds 8 turns 16,15 microseconds 40,30 longest 9,9 places 2,1 totals 20,10 "
        "points 12,8 points 8,2",
        "rounds 8 turns 16,15 microseconds 40,30 longest 9,9 places 1,1 totals 20,10 "
        "points 12,8 points 8,2",
    };
    (void)state;
    for (size_t k = 0; k < sizeof bad / sizeof bad[0]; k++) {
        write_games(good, bad[k]);
        expect_file_refused("line 3 is no game");
    }
}

/* Followers break ties in Gheos, and need not. */
static void equal_totals_may_have_any_places(void **state) {
    static const char *const tie = "rounds 8 turns 16,15 microseconds 40,30 places %s totals 9,9 "
                                   "points 8,1 points 1,8";
    char broken[256], shared[256];
    (void)state;
    snprintf(broken, sizeof broken, tie, "2,1");
    snprintf(shared, sizeof shared, tie, "1,1");
    write_games(broken, shared);
    run_with_file();
    assert_int_equal(found.games, 2);
    expect_near(0.25, found.rows[0].deals.mean, 1e-12);
}

/* It once waited for ever. */
static void a_pipe_is_no_file_of_the_arena(void **state) {
    dm_error error;
    (void)state;
    plan_match("gheos", "", "random,random", 2);
    assert_int_equal(mkfifo(scratch_path, 0600), 0);
    assert_null(arena_log_open(scratch_path, &plan, "somebody", &error));
    if (!strstr(error.text, "expected a regular file")) fail_msg("%s", error.text);
}

/* Every run once began the clock anew, so that a script never came to its end. */
static void minutes_count_those_of_earlier_runs(void **state) {
    static const char two_hours[] = "match 1 microseconds 7200000000\n";
    (void)state;
    plan_match("gheos", "", "greedy,random", 4);
    plan.minutes = 60;
    run_with_file();
    assert_int_equal(outcome.stopped, ARENA_STOPPED_BY_GAMES);
    scratch_read();
    assert_non_null(strstr(scratch_text, "\nmatch 1 microseconds "));
    strcat(scratch_text, two_hours);
    scratch_write(scratch_text, strlen(scratch_text));
    plan.games = 8;
    run_with_file();
    assert_int_equal(outcome.stopped, ARENA_STOPPED_BY_MINUTES);
    assert_int_equal(found.games, 4);
    plan.minutes = 240;
    run_with_file();
    assert_int_equal(outcome.stopped, ARENA_STOPPED_BY_GAMES);
    assert_int_equal(found.games, 8);
}

/* Files of runs without --minutes, or that were killed, tell only how long their bots thought. */
static void games_of_a_file_take_the_time_of_their_thoughts(void **state) {
    static const char *const half_an_hour =
        "rounds 8 turns 16,15 microseconds 1200000000,600000000 places 1,2 totals 20,10 points "
        "12,8 "
        "points 8,2";
    (void)state;
    write_games(half_an_hour, half_an_hour);
    plan.games = 1000;
    plan.minutes = 40;
    run_with_file();
    assert_int_equal(outcome.stopped, ARENA_STOPPED_BY_MINUTES);
    assert_int_equal(found.games, 2);
    plan.threads = 2; /* which need half the time */
    plan.games = 4;
    run_with_file();
    assert_int_equal(outcome.stopped, ARENA_STOPPED_BY_GAMES);
    assert_int_equal(found.games, 4);
}

#define WITH_FILE(test) cmocka_unit_test_setup_teardown(test, scratch_name, scratch_remove)

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_rounded_up_to_whole_deals),
        cmocka_unit_test(games_rounded_up_stay_within_bounds),
        cmocka_unit_test(every_bot_sits_in_every_seat_of_a_deal),
        cmocka_unit_test(deals_differ_and_follow_from_the_seed),
        cmocka_unit_test(a_bot_is_as_strong_as_itself),
        cmocka_unit_test(bots_of_one_name_are_one_row),
        cmocka_unit_test(threads_change_nothing),
        cmocka_unit_test(a_test_ends_a_match_early_and_the_same_with_threads),
        cmocka_unit_test(minutes_end_a_match_early),
        cmocka_unit_test(after_an_interrupt_the_next_one_is_caught_too),
        WITH_FILE(a_match_goes_on_from_a_file_that_was_cut),
        WITH_FILE(a_file_that_tells_no_longest_turn_is_taken),
        WITH_FILE(the_longest_turn_is_told),
        WITH_FILE(a_finished_file_needs_no_games_and_can_be_extended),
        WITH_FILE(matches_in_one_file_are_kept_apart),
        WITH_FILE(a_file_of_another_match_is_refused),
        WITH_FILE(the_difference_to_another_match_is_seen),
        WITH_FILE(what_is_no_file_of_the_arena_is_refused),
        WITH_FILE(a_pipe_is_no_file_of_the_arena),
        WITH_FILE(games_that_contradict_themselves_are_refused),
        WITH_FILE(equal_totals_may_have_any_places),
        WITH_FILE(minutes_count_those_of_earlier_runs),
        WITH_FILE(games_of_a_file_take_the_time_of_their_thoughts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
