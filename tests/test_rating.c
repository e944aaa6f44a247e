/* Ratings after games of 2 to 4: against values worked out by hand, and in the long run. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "demiurge.h"
#include "online/rating.h"

#define PLACES(...) ((const uint8_t[]){__VA_ARGS__})

static rating_belief players[DM_SEATS_MAX];

static void newcomers(void) {
    for (int k = 0; k < DM_SEATS_MAX; k++) players[k] = rating_of_newcomer();
}

static void expect_near(double value, double expected) {
    if (fabs(value - expected) > 0.005) fail_msg("%.4f instead of %.4f", value, expected);
}

/* ---- By hand ----------------------------------------------------------------------------- */

/* Two newcomers. s² = 500² + 5² = 250025; c² = 2 (s² + 250²) = 625050, c = 790.6011.
 * The winner is chosen out of two equals: p = 1/2. The loser's own choice is out of one.
 *   step       s²/c × 1/2 = 158.1234
 *   knowledge  (s/c)(s²/c²) × 1/4 = 0.632462 × 0.400008 / 4 = 0.0632474
 *   deviation  500.0250 × √(1 − 0.0632474) = 483.9541 */
static void test_two_newcomers(void **state) {
    (void)state;
    newcomers();
    rating_update(players, PLACES(1, 2), 2);
    expect_near(players[0].mean, 1658.1234);
    expect_near(players[1].mean, 1341.8766);
    expect_near(players[0].deviation, 483.9541);
    expect_near(players[1].deviation, 483.9541);
}

/* Three newcomers. c² = 3 (250025 + 62500) = 937575, c = 968.2846, s²/c = 258.2144.
 * The choices are out of three, two and one, so the steps are
 *   first    1 − 1/3              =  2/3:  172.1430
 *   second     − 1/3 + 1 − 1/2    =  1/6:   43.0357
 *   third      − 1/3 − 1/2 + 0    = −5/6: −215.1787
 * and the knowledge, times (s/c)(s²/c²) = 0.516403 × 0.266672 = 0.137710,
 *   first    1/3 × 2/3            = 2/9:   500.0250 × √(1 − 0.030602) = 492.3148
 *   others   2/9 + 1/2 × 1/2      = 17/36: 500.0250 × √(1 − 0.065030) = 483.4934 */
static void test_three_newcomers(void **state) {
    (void)state;
    newcomers();
    rating_update(players, PLACES(2, 3, 1), 3);
    expect_near(players[2].mean, 1500 + 172.1430);
    expect_near(players[0].mean, 1500 + 43.0357);
    expect_near(players[1].mean, 1500 - 215.1787);
    expect_near(players[2].deviation, 492.3148);
    expect_near(players[0].deviation, 483.4934);
    expect_near(players[1].deviation, 483.4934);
}

/* Two share the first place of three: each is chosen out of three, twice, for a half:
 *   sharers  (1 − 1/3 − 1/3) / 2          =  1/6:  43.0357
 *   third    (− 1/3 − 1/3) / 2 + 0        = −1/3: −86.0715 */
static void test_a_shared_first_place(void **state) {
    (void)state;
    newcomers();
    rating_update(players, PLACES(1, 3, 1), 3);
    expect_near(players[0].mean, 1500 + 43.0357);
    expect_near(players[2].mean, 1500 + 43.0357);
    expect_near(players[1].mean, 1500 - 86.0715);
}

/* ---- What must hold ---------------------------------------------------------------------- */

static void test_equals_who_are_equal_stay(void **state) {
    (void)state;
    for (int count = 2; count <= DM_SEATS_MAX; count++) {
        newcomers();
        rating_update(players, PLACES(1, 1, 1, 1), count);
        for (int k = 0; k < count; k++) {
            expect_near(players[k].mean, 1500);
            assert_true(players[k].deviation < 500);
            assert_true(players[k].deviation == players[0].deviation);
        }
    }
}

/* What one gains another loses, among equally well known players. */
static void test_the_sum_of_means_stays(void **state) {
    (void)state;
    newcomers();
    for (int k = 0; k < 4; k++) players[k].mean += 130 * k * k;
    double sum = players[0].mean + players[1].mean + players[2].mean + players[3].mean;
    rating_update(players, PLACES(2, 1, 4, 2), 4);
    expect_near(players[0].mean + players[1].mean + players[2].mean + players[3].mean, sum);
}

static void test_seats_do_not_matter(void **state) {
    rating_belief left[4] = {{1700, 200}, {1400, 100}, {1500, 500}, {1300, 50}};
    rating_belief right[4] = {left[3], left[2], left[1], left[0]};
    (void)state;
    rating_update(left, PLACES(3, 1, 1, 4), 4);
    rating_update(right, PLACES(4, 1, 1, 3), 4);
    for (int k = 0; k < 4; k++) {
        expect_near(left[k].mean, right[3 - k].mean);
        expect_near(left[k].deviation, right[3 - k].deviation);
    }
}

static void test_only_the_order_of_places_matters(void **state) {
    rating_belief left[3] = {{1700, 200}, {1400, 100}, {1500, 500}}, right[3];
    (void)state;
    memcpy(right, left, sizeof right);
    rating_update(left, PLACES(1, 1, 3), 3);
    rating_update(right, PLACES(1, 1, 2), 3);
    assert_memory_equal(left, right, sizeof left);
}

static void test_the_winner_rises_and_the_last_falls(void **state) {
    static const rating_belief beginnings[] = {{1500, 500}, {2200, 80}, {900, 300}, {1500, 60}};
    (void)state;
    for (int winner = 0; winner < 4; winner++) {
        uint8_t places[4] = {2, 2, 2, 2};
        int last = (winner + 1) % 4;
        places[winner] = 1;
        places[last] = 3;
        memcpy(players, beginnings, sizeof players);
        rating_update(players, places, 4);
        assert_true(players[winner].mean > beginnings[winner].mean);
        assert_true(players[last].mean < beginnings[last].mean);
    }
}

static void test_a_surprise_counts_more(void **state) {
    rating_belief expected[2] = {{1800, 100}, {1400, 100}},
                  surprise[2] = {{1800, 100}, {1400, 100}};
    (void)state;
    rating_update(expected, PLACES(1, 2), 2);
    rating_update(surprise, PLACES(2, 1), 2);
    assert_true(expected[0].mean - 1800 < 1800 - surprise[0].mean);
    assert_true(expected[0].mean > 1800);
}

static void test_the_unknown_moves_more_than_the_known(void **state) {
    rating_belief both[2] = {{1500, 400}, {1500, 60}};
    (void)state;
    rating_update(both, PLACES(1, 2), 2);
    assert_true(both[0].mean - 1500 > 10 * (1500 - both[1].mean));
}

static void test_deviations_fall_but_not_to_nothing(void **state) {
    double before = 500;
    (void)state;
    newcomers();
    for (int game = 0; game < 20; game++) {
        rating_update(players, PLACES(1, 2), 2);
        rating_update(players, PLACES(2, 1), 2);
        assert_true(players[0].deviation < before);
        before = players[0].deviation;
    }
    for (int game = 0; game < 5000; game++) {
        rating_update(players, PLACES(1, 2), 2);
        rating_update(players, PLACES(2, 1), 2);
    }
    assert_true(players[0].deviation > 50 && players[0].deviation < 100); /* it rests at 88 */
}

static void test_the_far_ends_stay_numbers(void **state) {
    rating_belief far[2] = {{1e6, 1e-6}, {-1e6, 5000}};
    (void)state;
    rating_update(far, PLACES(2, 1), 2);
    for (int k = 0; k < 2; k++)
        assert_true(isfinite(far[k].mean) && isfinite(far[k].deviation) && far[k].deviation > 0);
}

static void test_what_is_shown(void **state) {
    (void)state;
    assert_int_equal(rating_shown(rating_of_newcomer()), 0);
    assert_int_equal(rating_shown((rating_belief){1400, 500}), 0);
    assert_int_equal(rating_shown((rating_belief){1600, 100}), 1300);
    assert_int_equal(rating_shown((rating_belief){1600.6, 100}), 1301);
}

/* ---- In the long run --------------------------------------------------------------------- */

enum { PEOPLE = 6, GAMES = 1000 };

/* About normal: the sum of twelve. */
static double chance(dm_random *random) {
    double sum = 0;
    for (int k = 0; k < 12; k++) sum += dm_random_below(random, 1000001) / 1e6;
    return sum - 6;
}

/* Seats `count` different people at a table. */
static void draw_people(dm_random *random, int who[], int count) {
    for (int k = 0; k < count; k++) {
        bool again = true;
        while (again) {
            again = false;
            who[k] = (int)dm_random_below(random, PEOPLE);
            for (int other = 0; other < k; other++) again |= who[other] == who[k];
        }
    }
}

/* Six people, 150 apart, play at tables of 2, 3 and 4; a game is as good as one's strength and
 * luck of a deviation of 250. */
static void test_a_thousand_games_find_the_right_order(void **state) {
    rating_belief people[PEOPLE];
    dm_random random;
    (void)state;
    dm_random_seed(&random, 7);
    for (int k = 0; k < PEOPLE; k++) people[k] = rating_of_newcomer();
    for (int game = 0; game < GAMES; game++) {
        int count = 2 + game % 3, who[DM_SEATS_MAX];
        double luck[DM_SEATS_MAX];
        uint8_t places[DM_SEATS_MAX];
        draw_people(&random, who, count);
        for (int k = 0; k < count; k++) luck[k] = 150 * who[k] + 250 * chance(&random);
        for (int k = 0; k < count; k++) {
            places[k] = 1;
            for (int other = 0; other < count; other++) places[k] += luck[other] > luck[k];
            players[k] = people[who[k]];
        }
        rating_update(players, places, count);
        for (int k = 0; k < count; k++) people[who[k]] = players[k];
    }
    for (int k = 1; k < PEOPLE; k++) {
        assert_true(people[k].mean > people[k - 1].mean + 40);
        assert_true(rating_shown(people[k]) > rating_shown(people[k - 1]));
    }
    for (int k = 0; k < PEOPLE; k++) assert_true(people[k].deviation < 150);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_newcomers),
        cmocka_unit_test(test_three_newcomers),
        cmocka_unit_test(test_a_shared_first_place),
        cmocka_unit_test(test_equals_who_are_equal_stay),
        cmocka_unit_test(test_the_sum_of_means_stays),
        cmocka_unit_test(test_seats_do_not_matter),
        cmocka_unit_test(test_only_the_order_of_places_matters),
        cmocka_unit_test(test_the_winner_rises_and_the_last_falls),
        cmocka_unit_test(test_a_surprise_counts_more),
        cmocka_unit_test(test_the_unknown_moves_more_than_the_known),
        cmocka_unit_test(test_deviations_fall_but_not_to_nothing),
        cmocka_unit_test(test_the_far_ends_stay_numbers),
        cmocka_unit_test(test_what_is_shown),
        cmocka_unit_test(test_a_thousand_games_find_the_right_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
