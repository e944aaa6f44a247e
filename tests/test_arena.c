/* The arena: its statistics on known numbers, and that the outcome of a match depends on nothing
 * but what was asked for: not on threads, and not on having been stopped and resumed. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "arena/log.h"
#include "arena/report.h"
#include "host/files.h"
#include "support/docs.h"

static void expect_near(double expected, double found, double within) {
    if (!(found >= expected - within && found <= expected + within))
        fail_msg("expected %g within %g, found %g", expected, within, found);
}

static sample sample_of(const double *numbers, int count) {
    sample sample = {0, 0, 0};
    for (int k = 0; k < count; k++) arena_sample_add(&sample, numbers[k]);
    return sample;
}

/* So many deals that won all, half and none of their games. */
static sample deals_of(int all, int half, int none) {
    sample sample = {0, 0, 0};
    for (int k = 0; k < all; k++) arena_sample_add(&sample, 1);
    for (int k = 0; k < half; k++) arena_sample_add(&sample, 0.5);
    for (int k = 0; k < none; k++) arena_sample_add(&sample, 0);
    return sample;
}

/* ---- Statistics -------------------------------------------------------------------------- */

static void a_sample_knows_mean_and_spread(void **state) {
    (void)state;
    static const double numbers[] = {2, 4, 4, 4, 5, 5, 7, 9};
    sample sample = sample_of(numbers, 8);
    expect_near(5, sample.mean, 1e-12);
    expect_near(32, sample.squares, 1e-12);
}

static void quantiles_are_those_of_the_tables(void **state) {
    (void)state;
    expect_near(12.706, arena_student_quantile(1), 0.001);
    expect_near(4.303, arena_student_quantile(2), 0.001);
    expect_near(3.182, arena_student_quantile(3), 0.032);
    expect_near(2.571, arena_student_quantile(5), 0.005);
    expect_near(2.228, arena_student_quantile(10), 0.001);
    expect_near(1.984, arena_student_quantile(100), 0.001);
    expect_near(1.960, arena_student_quantile(1000000), 0.001);
}

/* 1000 deals whose two games fell independently: as many games as were played, and Wilson's
 * interval for 1000 of 2000, which is 0.4781 to 0.5219. */
static void independent_games_give_wilsons_interval(void **state) {
    (void)state;
    sample deals = deals_of(250, 500, 250);
    range range = arena_share_range(&deals, 2);
    expect_near(0.4781, range.low, 0.0002);
    expect_near(0.5219, range.high, 0.0002);
}

/* If both games of a deal always end alike, 1000 deals are worth 1000 games: 0.4691 to 0.5309. */
static void games_that_are_alike_count_once(void **state) {
    (void)state;
    sample deals = deals_of(500, 0, 500);
    range range = arena_share_range(&deals, 2);
    expect_near(0.4691, range.low, 0.0002);
    expect_near(0.5309, range.high, 0.0002);
}

/* Where every deal ends alike the interval is that of the games, never a point. */
static void equal_deals_are_not_certainty(void **state) {
    (void)state;
    sample won = deals_of(100, 0, 0), split = deals_of(0, 100, 0), lost = deals_of(0, 0, 100);
    range range = arena_share_range(&won, 2);
    expect_near(0.9807, range.low, 0.0005); /* 1 / (1 + 1.984² / 200) */
    assert_true(range.high == 1);
    range = arena_share_range(&lost, 2);
    assert_true(range.low == 0);
    expect_near(0.0193, range.high, 0.0005);
    range = arena_share_range(&split, 2);
    expect_near(0.4305, range.low, 0.001);
    expect_near(0.5695, range.high, 0.001);
}

static void few_deals_say_little(void **state) {
    (void)state;
    sample none = {0, 0, 0}, one = deals_of(1, 0, 0), two = deals_of(2, 0, 0),
           split = deals_of(0, 1, 0);
    range range = arena_share_range(&none, 2);
    assert_true(range.low == 0 && range.high == 1);
    range = arena_share_range(&one, 2); /* which was once narrower than that of two */
    assert_true(range.low == 0 && range.high == 1);
    range = arena_share_range(&split, 2);
    assert_true(range.low == 0 && range.high == 1);
    range = arena_share_range(&two, 2);
    expect_near(0.0242, range.low, 0.0001); /* 1 / (1 + 12.706² / 4) */
    assert_true(range.high == 1);
}

static void elo_compares_odds_with_fair_odds(void **state) {
    (void)state;
    expect_near(0, arena_elo_of_share(0.5, 0.5), 1e-9);
    expect_near(190.85, arena_elo_of_share(0.75, 0.5), 0.01);
    expect_near(-190.85, arena_elo_of_share(0.25, 0.5), 0.01);
    expect_near(0, arena_elo_of_share(0.25, 0.25), 1e-9);
    expect_near(190.85, arena_elo_of_share(0.5, 0.25),
                0.01); /* three times as good as each other one */
    assert_true(arena_elo_of_share(1, 0.5) > 1e9 && arena_elo_of_share(0, 0.5) < -1e9);
    expect_near(0.75, arena_share_of_elo(190.85), 0.0001);
    expect_near(0.5, arena_share_of_elo(0), 1e-12);
}

/* How many of `tests` sequential tests of independent games say elo1. */
static int count_elo1(const sprt *test, double elo, int tests, dm_random *random) {
    int found = 0;
    uint32_t share = (uint32_t)(arena_share_of_elo(elo) * 1000000);
    for (int k = 0; k < tests; k++) {
        sample deals = {0, 0, 0};
        enum sprt_verdict verdict;
        do {
            int won = (dm_random_below(random, 1000000) < share) +
                      (dm_random_below(random, 1000000) < share);
            arena_sample_add(&deals, won / 2.0);
            verdict = arena_sprt_decide(arena_sprt_evidence(test, &deals));
        } while (verdict == ARENA_SPRT_OPEN);
        found += verdict == ARENA_SPRT_ELO1;
    }
    return found;
}

/* 5 of 100 wrong both ways, within four standard deviations of 1000 tests. */
static void sequential_tests_err_as_seldom_as_they_say(void **state) {
    (void)state;
    static const sprt tests[] = {{0, 50}, {-50, 50}, {0, 200}};
    dm_random random;
    dm_random_seed(&random, 1);
    for (size_t k = 0; k < sizeof tests / sizeof tests[0]; k++) {
        assert_true(count_elo1(&tests[k], tests[k].elo0, 1000, &random) < 78);
        assert_true(count_elo1(&tests[k], tests[k].elo1, 1000, &random) > 922);
    }
}

static void a_sequential_test_is_not_rash(void **state) {
    (void)state;
    static const sprt test = {0, 20};
    sample won = deals_of(10, 0, 0), split = deals_of(0, 10, 0);
    expect_near(2.944, arena_sprt_bound(), 0.001);
    assert_int_equal(arena_sprt_decide(arena_sprt_evidence(&test, &won)), ARENA_SPRT_OPEN);
    assert_int_equal(arena_sprt_decide(arena_sprt_evidence(&test, &split)), ARENA_SPRT_OPEN);
    static const sprt wide = {0, 100};
    split = deals_of(0, 2, 0); /* as one in four tests begins */
    assert_int_equal(arena_sprt_decide(arena_sprt_evidence(&wide, &split)), ARENA_SPRT_OPEN);
    won = deals_of(200, 0, 0);
    assert_int_equal(arena_sprt_decide(arena_sprt_evidence(&test, &won)), ARENA_SPRT_ELO1);
    sample lost = deals_of(0, 0, 200);
    assert_int_equal(arena_sprt_decide(arena_sprt_evidence(&test, &lost)), ARENA_SPRT_ELO0);
}

/* ---- Matches ----------------------------------------------------------------------------- */

static arena_plan plan;
static standings found;
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
    static const sprt test = {0, 100};
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

/* ---- Files ------------------------------------------------------------------------------- */

static char path[128], text[1 << 16];

static int name_file(void **state) {
    (void)state;
    snprintf(path, sizeof path, "/tmp/demiurge-arena-%d", (int)getpid());
    remove(path);
    return 0;
}

static int remove_file(void **state) {
    (void)state;
    remove(path);
    return 0;
}

static size_t read_all(void) {
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(text, 1, sizeof text - 1, file);
    text[length] = '\0';
    fclose(file);
    return length;
}

static void write_all(const char *what, size_t length) {
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(what, 1, length, file), length);
    fclose(file);
}

static void run_with_file(void) {
    dm_error error;
    arena_log *log = arena_log_open(path, &plan, "somebody", &error);
    if (log == NULL) fail_msg("%s", error.text);
    run_match(log);
    arena_log_close(log);
}

static void expect_file_refused(const char *why) {
    dm_error error;
    char before[sizeof text];
    size_t length = read_all();
    memcpy(before, text, length);
    arena_log *log = arena_log_open(path, &plan, "somebody", &error);
    if (log) fail_msg("expected '%s', but the file was taken", why);
    if (!strstr(error.text, why)) fail_msg("expected '%s' in: %s", why, error.text);
    assert_int_equal(read_all(), length);
    assert_memory_equal(before, text, length);
}

/* Wherever the file is cut, going on from it ends as if nothing had happened; and the file too is
 * whole again. */
static void a_match_goes_on_from_a_file_that_was_cut(void **state) {
    static const int cuts[] = {0, 1, 40, 200, 500, 800, 1000};
    static char whole[sizeof text];
    (void)state;
    plan_match("deus", "egypt=random", "random,random", 20);
    run_with_file();
    const char *uninterrupted = told();
    size_t length = read_all();
    memcpy(whole, text, length);
    for (size_t k = 0; k < sizeof cuts / sizeof cuts[0]; k++) {
        write_all(whole, length * (size_t)cuts[k] / 1000);
        run_with_file();
        assert_string_equal(told(), uninterrupted);
        read_all();
        int lines = 0;
        for (const char *c = text; *c; c++) lines += *c == '\n';
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
    read_all();
    char file[sizeof text];
    int length = snprintf(file, sizeof file, "%.*s\n%s", (int)strcspn(text, "\n"), text, old_game);
    write_all(file, (size_t)length);
    run_with_file();
    assert_int_equal(found.games, 2);
    read_all();
    assert_non_null(strstr(text, old_game));
}

/* Longer than a turn on average, shorter than all turns; and the file keeps it. */
static void the_longest_turn_is_told(void **state) {
    (void)state;
    plan_match("gheos", "", "greedy,random", 4);
    run_with_file();
    const standing greedy = found.rows[0];
    assert_true(greedy.longest > standing_seconds_per_turn(&greedy));
    assert_true(greedy.longest < greedy.seconds);
    run_with_file();
    assert_float_equal(found.rows[0].longest, greedy.longest, 1e-6);
}

static void a_finished_file_needs_no_games_and_can_be_extended(void **state) {
    (void)state;
    plan_match("gheos", "", "random,random", 10);
    run_with_file();
    size_t length = read_all();
    run_with_file();
    assert_int_equal(found.games, 10);
    assert_int_equal(read_all(), length);
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
    size_t length = read_all();
    plan.match = 2;
    run_with_file();
    assert_true(read_all() > length);
    length = read_all();
    plan.match = 1;
    run_with_file();
    assert_int_equal(read_all(), length);
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
    assert_null(arena_log_open(path, &plan, "somebody else", &error));
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
    char file[sizeof text];
    dm_error error;
    (void)state;
    plan_match("gheos", "", "random,random", 2);
    run_with_file();
    read_all();
    int header = (int)(strstr(text, "seed 7") - text);
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        int length = snprintf(file, sizeof file, "%.*s%s\n", header, text, rows[k].end);
        write_all(file, (size_t)length);
        expect_file_refused(rows[k].says);
    }
    int length = snprintf(file, sizeof file, "%.*s\n", header - 2, text);
    write_all(file, (size_t)length);
    expect_file_refused("another match: '; seed 7' is missing");
    remove(path);
    static const char many[] = "level:1,level:2,level:3,level:4,level:5,level:6,level:7,level:8,"
                               "level:1,level:2,level:3,level:4,%s";
    char ours[256], theirs[256];
    snprintf(ours, sizeof ours, many, "greedy");
    snprintf(theirs, sizeof theirs, many, "random");
    arena_log_close(arena_log_open(path, &plan, theirs, &error));
    assert_null(arena_log_open(path, &plan, ours, &error));
    if (!strstr(error.text, "level:4,random', expected '…") ||
        !strstr(error.text, "level:4,greedy'"))
        fail_msg("%s", error.text);
}

static void what_is_no_file_of_the_arena_is_refused(void **state) {
    (void)state;
    plan_match("gheos", "", "random,random", 2);
    write_all("root:x:0\n", 9);
    expect_file_refused("no file of the arena");
    write_all("notes", 5);
    expect_file_refused("no file of the arena");
    write_all("\0\0\0\0", 4);
    expect_file_refused("no file of the arena");
    remove(path);
    run_with_file();
    size_t length = read_all();
    char *places = strstr(text, "places");
    places[7] = '3';
    write_all(text, length);
    expect_file_refused("line 2 is no game");
}

/* The file of a finished match of Gheos whose only deal is such lines. */
static void write_games(const char *first, const char *second) {
    char file[sizeof text];
    plan_match("gheos", "", "greedy,random", 2);
    remove(path);
    run_with_file();
    read_all();
    int length = snprintf(file, sizeof file, "%.*s\nmatch 1 game 0 %s\nmatch 1 game 1 %s\n",
                          (int)strcspn(text, "\n"), text, first, second);
    write_all(file, (size_t)length);
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
    assert_int_equal(mkfifo(path, 0600), 0);
    alarm(10);
    assert_null(arena_log_open(path, &plan, "somebody", &error));
    alarm(0);
    if (!strstr(error.text, "expected a regular file")) fail_msg("%s", error.text);
}

/* Every run once began the clock anew, so that a script never came to its end. */
static void minutes_count_those_of_earlier_runs(void **state) {
    (void)state;
    plan_match("gheos", "", "greedy,random", 100000);
    plan.minutes = 0.3 / 60;
    run_with_file();
    uint64_t games = found.games;
    run_with_file();
    assert_int_equal(outcome.stopped, ARENA_STOPPED_BY_MINUTES);
    assert_int_equal(found.games, games);
    plan.minutes = 0.9 / 60;
    run_with_file();
    assert_true(found.games > games);
}

/* Files of runs without --minutes, or that were killed, tell only how long their bots thought. */
static void games_of_a_file_take_the_time_of_their_thoughts(void **state) {
    static const char *const second_and_a_half =
        "rounds 8 turns 16,15 microseconds 900000,600000 places 1,2 totals 20,10 points 12,8 "
        "points 8,2";
    (void)state;
    write_games(second_and_a_half, second_and_a_half);
    plan.games = 1000;
    plan.minutes = 2.0 / 60;
    run_with_file();
    assert_int_equal(outcome.stopped, ARENA_STOPPED_BY_MINUTES);
    assert_int_equal(found.games, 2);
    plan.threads = 2; /* which need half the time */
    plan.games = 4;
    run_with_file();
    assert_int_equal(outcome.stopped, ARENA_STOPPED_BY_GAMES);
    assert_int_equal(found.games, 4);
}

/* ---- The commands ------------------------------------------------------------------------ */

/* Runs the program; its exit status, and what it printed in `text`. */
static int run_program(const char *words) {
    char command[1024];
    const char *program = getenv("DEMIURGE");
    assert_non_null(program); /* ctest names the program */
    snprintf(command, sizeof command, "%s %s 2>&1 </dev/null", program, words);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    text[fread(text, 1, sizeof text - 1, pipe)] = '\0';
    int status = pclose(pipe);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void expect(const char *what) {
    if (!strstr(text, what)) fail_msg("expected '%s' in:\n%s", what, text);
}

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
    snprintf(words, sizeof words, "arena gheos --bots greedy,random --games 2 --records %s", path);
    assert_int_equal(run_program(words), 0);
    snprintf(command, sizeof command, "replay %s/1.record", path);
    assert_int_equal(run_program(command), 0);
    snprintf(command, sizeof command, "grep -h ^seat %s/0.record %s/1.record | tr '\\n' ' '", path,
             path);
    FILE *pipe = popen(command, "r");
    text[fread(text, 1, sizeof text - 1, pipe)] = '\0';
    pclose(pipe);
    assert_string_equal(text, "seat 1 greedy seat 2 random seat 1 random seat 2 greedy ");
    snprintf(command, sizeof command, "rm -r %s", path);
    assert_int_equal(system(command), 0);
}

/* Nothing was said when the games that the file held left no record. */
static void games_without_a_record_are_told(void **state) {
    char words[512], command[512];
    (void)state;
    snprintf(words, sizeof words, "arena gheos --bots greedy,random --games 2 --resume %s", path);
    assert_int_equal(run_program(words), 0);
    snprintf(words, sizeof words,
             "arena gheos --bots greedy,random --games 4 --resume %s --records %s.records", path,
             path);
    for (int k = 0; k < 2; k++) { /* the games with a record are not told */
        assert_int_equal(run_program(words), 0);
        expect("2 games of the --resume file were played before and have no record in /");
    }
    snprintf(command, sizeof command, "rm -r %s.records", path);
    assert_int_equal(system(command), 0);
}

/* Interrupts the program after a second, by a signal that has this number. `timeout` sends it
 * twice, to the program and to its group. */
static void interrupt_program(const char *words, int number) {
    char command[512];
    snprintf(command, sizeof command, "timeout --preserve-status -s %d 1 %s %s 2>&1", number,
             getenv("DEMIURGE"), words);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    text[fread(text, 1, sizeof text - 1, pipe)] = '\0';
    assert_int_equal(WEXITSTATUS(pclose(pipe)), 128 + number); /* it was once 0 */
    expect("\"stopped\":\"interrupted\"");
}

static void an_interrupt_ends_it_neatly(void **state) {
    (void)state;
    interrupt_program("arena deus --bots random,random --games 1000000 --json", SIGINT);
    expect("\"name\":\"random\",\"seats\":2");
}

/* It once waited until those who were thinking had answered: here most of a minute. */
static void an_interrupt_does_not_wait_for_thoughts(void **state) {
    time_t start = time(NULL);
    (void)state;
    interrupt_program("arena gheos --bots search:60s,search:60s --games 2 --json", SIGTERM);
    expect("\"games\":0,");
    assert_in_range(time(NULL) - start, 1, 15);
}

static void a_ladder_interrupted_before_its_first_deal_knows_nothing(void **state) {
    (void)state;
    interrupt_program("ladder deus egypt=all --from 8 --games 2 --json", SIGINT);
    expect("\"levels\":[{\"level\":8,\"opponent\":7,\"elo_above_lowest\":null,");
    expect("}],\"elo_above_lowest\":null,");
}

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
        {"ladder deus --from 5 --to 4", "the lower level first"},
        {"ladder deus --games 0", "from 1 to"},
        {"ladder deus --resume /nowhere/at/all", "/nowhere/at/all"},
    };
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        assert_int_equal(run_program(rows[k].words), 2);
        expect(rows[k].says);
    }
}

static void a_ladder_climbs_and_resumes(void **state) {
    char words[256];
    (void)state;
    snprintf(words, sizeof words, "ladder gheos --from 2 --to 3 --games 2 --resume %s", path);
    assert_int_equal(run_program(words), 0);
    expect("\n    2       1      2 ");
    expect("\n    3       2      2 ");
    expect("Level 3 stands ");
    size_t length = read_all();
    strcat(words, " --json");
    assert_int_equal(run_program(words), 0);
    expect("{\"game\":\"gheos\",\"levels\":[{\"level\":2,\"opponent\":1,");
    expect("\"lowest\":1,");
    assert_int_equal(read_all(), length);
}

/* A file that holds games of level 7, which are in truth those of level 2. */
static void write_file_of_level_7(void) {
    char words[256];
    snprintf(words, sizeof words, "ladder gheos players=4 --to 2 --games 4 --resume %s", path);
    assert_int_equal(run_program(words), 0);
    size_t length = read_all();
    for (char *at = text; (at = strstr(at, "\nmatch 2 ")); at++) at[strlen("\nmatch ")] = '7';
    write_all(text, length);
}

/* Its row was once left out without a word, and the sum said "level 7 stands above level 5". */
static void a_level_without_a_deal_makes_the_sum_unknown(void **state) {
    char words[256];
    (void)state;
    write_file_of_level_7();
    snprintf(words, sizeof words,
             "ladder gheos players=4 --from 6 --to 7 --minutes 0.0001 --threads 1 --resume %s",
             path);
    assert_int_equal(run_program(words), 0);
    expect("\n    6       5      0      - ");
    expect("\n    7       6      4 ");
    if (strstr(text, " stands ")) fail_msg("a sum over a missing step in:\n%s", text);
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
    snprintf(command, sizeof command, "FOLDER=%s DEMIURGE=false scripts/bots 1 levels", path);
    assert_int_equal(WEXITSTATUS(system(command)), 1);
    snprintf(command, sizeof command, "rm -r %s", path);
    assert_int_equal(system(command), 0);
}

/* ---- The documentation ------------------------------------------------------------------- */

/* All that the arena and a ladder can print, in `text`; the names of sources are the games' own. */
static void print_all_members(void) {
    static char ladder[sizeof text];
    assert_int_equal(run_program("ladder gheos --to 2 --games 2 --json"), 0);
    strcpy(ladder, text);
    assert_int_equal(run_program("arena gheos --bots greedy,random --sprt 0,100 --json"), 0);
    strcat(text, ladder);
    for (char *at = text; (at = strstr(at, "\"mean_sources\":{"));) {
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
    for (const char *end = text; (end = strstr(end, "\":")); end++) {
        char key[80];
        const char *start = end;
        while (start[-1] != '"') start--;
        snprintf(key, sizeof key, "\"%.*s\": ", (int)(end - start), start);
        if (!strstr(names, key)) fail_msg("docs/bots.md does not tell of %s", key);
    }
    free(document);
    expect_documented("docs/bots.md", arena_stop_names, ARENA_STOPPED_BY_INTERRUPT + 1);
}

#define WITH_FILE(test) cmocka_unit_test_setup_teardown(test, name_file, remove_file)

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sample_knows_mean_and_spread),
        cmocka_unit_test(quantiles_are_those_of_the_tables),
        cmocka_unit_test(independent_games_give_wilsons_interval),
        cmocka_unit_test(games_that_are_alike_count_once),
        cmocka_unit_test(equal_deals_are_not_certainty),
        cmocka_unit_test(few_deals_say_little),
        cmocka_unit_test(elo_compares_odds_with_fair_odds),
        cmocka_unit_test(sequential_tests_err_as_seldom_as_they_say),
        cmocka_unit_test(a_sequential_test_is_not_rash),
        cmocka_unit_test(games_are_rounded_up_to_whole_deals),
        cmocka_unit_test(games_rounded_up_stay_within_bounds),
        cmocka_unit_test(every_bot_sits_in_every_seat_of_a_deal),
        cmocka_unit_test(deals_differ_and_follow_from_the_seed),
        cmocka_unit_test(a_bot_is_as_strong_as_itself),
        cmocka_unit_test(bots_of_one_name_are_one_row),
        cmocka_unit_test(threads_change_nothing),
        cmocka_unit_test(a_test_ends_a_match_early_and_the_same_with_threads),
        cmocka_unit_test(minutes_end_a_match_early),
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
        cmocka_unit_test(the_arena_prints_a_table_or_one_object),
        cmocka_unit_test(a_test_claims_no_more_than_it_decided),
        WITH_FILE(records_tell_who_played),
        WITH_FILE(games_without_a_record_are_told),
        cmocka_unit_test(an_interrupt_ends_it_neatly),
        cmocka_unit_test(an_interrupt_does_not_wait_for_thoughts),
        cmocka_unit_test(a_ladder_interrupted_before_its_first_deal_knows_nothing),
        cmocka_unit_test(wrong_words_are_told_what_was_expected),
        WITH_FILE(a_ladder_climbs_and_resumes),
        cmocka_unit_test(members_are_those_of_the_documentation),
        WITH_FILE(the_script_of_all_matches_ends_where_one_fails),
        WITH_FILE(a_level_without_a_deal_makes_the_sum_unknown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
