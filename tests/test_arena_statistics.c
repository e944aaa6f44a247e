/* The statistics of the arena on known numbers: intervals, Elo, and the sequential test. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "arena/statistics.h"
#include "demiurge.h"
#include "support/near.h"

static arena_sample sample_of(const double *numbers, int count) {
    arena_sample sample = {0, 0, 0};
    for (int k = 0; k < count; k++) arena_sample_add(&sample, numbers[k]);
    return sample;
}

/* So many deals that won all, half and none of their games. */
static arena_sample deals_of(int all, int half, int none) {
    arena_sample sample = {0, 0, 0};
    for (int k = 0; k < all; k++) arena_sample_add(&sample, 1);
    for (int k = 0; k < half; k++) arena_sample_add(&sample, 0.5);
    for (int k = 0; k < none; k++) arena_sample_add(&sample, 0);
    return sample;
}

static void a_sample_knows_mean_and_spread(void **state) {
    (void)state;
    static const double numbers[] = {2, 4, 4, 4, 5, 5, 7, 9};
    arena_sample sample = sample_of(numbers, 8);
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
    arena_sample deals = deals_of(250, 500, 250);
    arena_range range = arena_share_range(&deals, 2);
    expect_near(0.4781, range.low, 0.0002);
    expect_near(0.5219, range.high, 0.0002);
}

/* If both games of a deal always end alike, 1000 deals are worth 1000 games: 0.4691 to 0.5309. */
static void games_that_are_alike_count_once(void **state) {
    (void)state;
    arena_sample deals = deals_of(500, 0, 500);
    arena_range range = arena_share_range(&deals, 2);
    expect_near(0.4691, range.low, 0.0002);
    expect_near(0.5309, range.high, 0.0002);
}

/* Where every deal ends alike the interval is that of the games, never a point. */
static void equal_deals_are_not_certainty(void **state) {
    (void)state;
    arena_sample won = deals_of(100, 0, 0), split = deals_of(0, 100, 0), lost = deals_of(0, 0, 100);
    arena_range range = arena_share_range(&won, 2);
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
    arena_sample none = {0, 0, 0}, one = deals_of(1, 0, 0), two = deals_of(2, 0, 0),
                 split = deals_of(0, 1, 0);
    arena_range range = arena_share_range(&none, 2);
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
static int count_elo1(const arena_sprt *test, double elo, int tests, dm_random *random) {
    int found = 0;
    uint32_t share = (uint32_t)(arena_share_of_elo(elo) * 1000000);
    for (int k = 0; k < tests; k++) {
        arena_sample deals = {0, 0, 0};
        enum arena_verdict verdict;
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
    static const arena_sprt tests[] = {{0, 50}, {-50, 50}, {0, 200}};
    dm_random random;
    dm_random_seed(&random, 1);
    for (size_t k = 0; k < sizeof tests / sizeof tests[0]; k++) {
        assert_true(count_elo1(&tests[k], tests[k].elo0, 1000, &random) < 78);
        assert_true(count_elo1(&tests[k], tests[k].elo1, 1000, &random) > 922);
    }
}

static void a_sequential_test_is_not_rash(void **state) {
    (void)state;
    static const arena_sprt test = {0, 20};
    arena_sample won = deals_of(10, 0, 0), split = deals_of(0, 10, 0);
    expect_near(2.944, arena_sprt_bound(), 0.001);
    assert_int_equal(arena_sprt_decide(arena_sprt_evidence(&test, &won)), ARENA_SPRT_OPEN);
    assert_int_equal(arena_sprt_decide(arena_sprt_evidence(&test, &split)), ARENA_SPRT_OPEN);
    static const arena_sprt wide = {0, 100};
    split = deals_of(0, 2, 0); /* as one in four tests begins */
    assert_int_equal(arena_sprt_decide(arena_sprt_evidence(&wide, &split)), ARENA_SPRT_OPEN);
    won = deals_of(200, 0, 0);
    assert_int_equal(arena_sprt_decide(arena_sprt_evidence(&test, &won)), ARENA_SPRT_ELO1);
    arena_sample lost = deals_of(0, 0, 200);
    assert_int_equal(arena_sprt_decide(arena_sprt_evidence(&test, &lost)), ARENA_SPRT_ELO0);
}

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
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
