/* Token buckets, alone and by key. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>
#include <sodium.h>

#include "online/limit.h"

static const limit_rate slow = {.per_minute = 60, .burst = 5}; /* one a second, five at once */

static int start(void **state) {
    (void)state;
    return sodium_init() >= 0 ? 0 : -1;
}

static int take_all(limit_bucket *bucket, limit_rate limit, int64_t now) {
    int taken = 0;
    while (limit_take(bucket, limit, 1, now)) taken++;
    return taken;
}

/* ---- One bucket -------------------------------------------------------------------------- */

static void test_a_burst_and_then_the_rate(void **state) {
    limit_bucket bucket = limit_full(slow, 1000);
    (void)state;
    assert_int_equal(take_all(&bucket, slow, 1000), 5);
    assert_int_equal(take_all(&bucket, slow, 1999), 0);
    assert_int_equal(take_all(&bucket, slow, 2000), 1);
    assert_int_equal(take_all(&bucket, slow, 4500), 2);
    assert_int_equal(take_all(&bucket, slow, 5000), 1); /* the half second was not lost */
}

static void test_it_holds_no_more_than_the_burst(void **state) {
    limit_bucket bucket = limit_full(slow, 0);
    (void)state;
    take_all(&bucket, slow, 0);
    assert_int_equal(take_all(&bucket, slow, 3600000), 5);
}

static void test_what_is_refused_costs_nothing(void **state) {
    limit_bucket bucket = limit_full(slow, 0);
    (void)state;
    assert_true(limit_take(&bucket, slow, 3, 0));
    assert_false(limit_take(&bucket, slow, 3, 0));
    assert_false(limit_take(&bucket, slow, 3, 999));
    assert_true(limit_take(&bucket, slow, 3, 1000));
    assert_false(limit_take(&bucket, slow, 6, 3600000)); /* more than it ever holds */
}

/* Asked every millisecond it gives as much as asked once: nothing is lost by rounding. */
static void test_no_token_is_lost_by_asking_often(void **state) {
    const limit_rate odd = {.per_minute = 7, .burst = 3};
    limit_bucket bucket = limit_full(odd, 0);
    int taken = 0;
    (void)state;
    take_all(&bucket, odd, 0);
    for (int64_t now = 1; now <= 10 * 60000; now++) taken += limit_take(&bucket, odd, 1, now);
    assert_int_equal(taken, 70);
}

static void test_how_long_to_wait(void **state) {
    limit_bucket bucket = limit_full(slow, 0);
    (void)state;
    assert_int_equal(limit_wait(&bucket, slow, 5, 0), 0);
    take_all(&bucket, slow, 0);
    assert_int_equal(limit_wait(&bucket, slow, 2, 500), 1500);
    assert_false(limit_take(&bucket, slow, 2, 1999));
    assert_true(limit_take(&bucket, slow, 2, 2000));
    assert_int_equal(limit_wait(&bucket, slow, 6, 0), -1);
    assert_int_equal(limit_wait(&bucket, (limit_rate){0, 5}, 1, 9000000), -1);
}

static void test_a_clock_set_back_does_no_harm(void **state) {
    limit_bucket bucket = limit_full(slow, 1000000);
    (void)state;
    take_all(&bucket, slow, 1000000);
    assert_int_equal(take_all(&bucket, slow, 5000), 0);
    assert_int_equal(take_all(&bucket, slow, 6000), 1); /* and it goes on from there */
}

static void test_the_ends_of_time_and_of_numbers(void **state) {
    const limit_rate huge = {UINT32_MAX, UINT32_MAX};
    limit_bucket bucket = limit_full(huge, INT64_MIN);
    (void)state;
    assert_true(limit_take(&bucket, huge, UINT32_MAX, INT64_MIN));
    assert_false(limit_take(&bucket, huge, 1, INT64_MIN));
    assert_true(limit_take(&bucket, huge, UINT32_MAX, INT64_MAX));
    assert_int_equal(limit_wait(&bucket, huge, UINT32_MAX, INT64_MAX), 60000);
}

/* ---- Many, by key ------------------------------------------------------------------------ */

static int take_all_of(limit_table *table, const char *key, int64_t now) {
    int taken = 0;
    while (limit_table_take(table, key, 1, now)) taken++;
    return taken;
}

static void test_keys_do_not_share(void **state) {
    limit_table *table = limit_table_make(slow, 10);
    (void)state;
    assert_int_equal(take_all_of(table, "192.0.2.1", 0), 5);
    assert_int_equal(take_all_of(table, "192.0.2.1", 1000), 1);
    assert_int_equal(take_all_of(table, "192.0.2.2", 1000), 5);
    assert_int_equal(take_all_of(table, "", 1000), 5);
    assert_int_equal(limit_table_wait(table, "192.0.2.2", 1, 1000), 1000);
    assert_int_equal(limit_table_wait(table, "192.0.2.3", 1, 1000), 0);
    assert_int_equal(limit_table_count(table), 4);
    limit_table_free(table);
}

static void test_the_least_recently_used_is_forgotten(void **state) {
    limit_table *table = limit_table_make(slow, 3);
    (void)state;
    take_all_of(table, "a", 0);
    take_all_of(table, "b", 0);
    take_all_of(table, "c", 0);
    assert_int_equal(take_all_of(table, "a", 0), 0); /* asked for again: b is the oldest now */
    take_all_of(table, "d", 0);
    assert_int_equal(limit_table_count(table), 3);
    assert_int_equal(take_all_of(table, "a", 0), 0);
    assert_int_equal(take_all_of(table, "c", 0), 0);
    assert_int_equal(take_all_of(table, "d", 0), 0);
    assert_int_equal(take_all_of(table, "b", 0), 5); /* was forgotten; this forgets a */
    assert_int_equal(take_all_of(table, "c", 0), 0);
    assert_int_equal(take_all_of(table, "a", 0), 5);
    limit_table_free(table);
}

static void test_a_table_of_one(void **state) {
    limit_table *table = limit_table_make(slow, 1);
    (void)state;
    assert_int_equal(take_all_of(table, "a", 0), 5);
    assert_int_equal(take_all_of(table, "a", 0), 0);
    assert_int_equal(take_all_of(table, "b", 0), 5);
    assert_int_equal(take_all_of(table, "a", 0), 5);
    limit_table_free(table);
    limit_table_free(NULL);
}

/* Compared with what an array and a search would do, over many keys and moments. */
static void test_it_forgets_as_a_simple_list_would(void **state) {
    enum { MOST = 50, KEYS = 120, CALLS = 20000 };
    limit_table *table = limit_table_make(slow, MOST);
    limit_bucket buckets[KEYS];
    int64_t used[KEYS];
    int known = 0;
    (void)state;
    for (int k = 0; k < KEYS; k++) used[k] = -1;
    for (int64_t call = 0; call < CALLS; call++) {
        char key[16];
        int k = (int)randombytes_uniform(KEYS), oldest = -1;
        int64_t now = call * 20;
        snprintf(key, sizeof key, "k%d", k);
        if (used[k] < 0 && known == MOST) {
            for (int other = 0; other < KEYS; other++)
                if (used[other] >= 0 && (oldest < 0 || used[other] < used[oldest])) oldest = other;
            used[oldest] = -1;
            known--;
        }
        if (used[k] < 0) buckets[k] = limit_full(slow, now), known++;
        used[k] = call;
        bool expected = limit_take(&buckets[k], slow, 2, now);
        assert_int_equal(limit_table_take(table, key, 2, now), expected);
        assert_int_equal(limit_table_count(table), known);
    }
    limit_table_free(table);
}

/* ---- Addresses --------------------------------------------------------------------------- */

static void test_addresses_of_one_network_share_a_key(void **state) {
    static const struct {
        const char *address, *key;
    } rows[] = {
        {"192.0.2.1", "192.0.2.1"},
        {"::ffff:192.0.2.1", "192.0.2.1"},
        {"2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"},
        {"2001:0DB8:0001:0002::9", "2001:db8:1:2::"},
        {"2001:db8:1:3::9", "2001:db8:1:3::"},
        {"::1", "::"},
        {"", ""},
        {"unix", "unix"},
        {"an address that is longer than any address can be and is cut",
         "an address that is longer than any address can "},
    };
    char key[LIMIT_ADDRESS_BYTES];
    (void)state;
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        limit_key_of_address(rows[k].address, key);
        assert_string_equal(key, rows[k].key);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_burst_and_then_the_rate),
        cmocka_unit_test(test_it_holds_no_more_than_the_burst),
        cmocka_unit_test(test_what_is_refused_costs_nothing),
        cmocka_unit_test(test_no_token_is_lost_by_asking_often),
        cmocka_unit_test(test_how_long_to_wait),
        cmocka_unit_test(test_a_clock_set_back_does_no_harm),
        cmocka_unit_test(test_the_ends_of_time_and_of_numbers),
        cmocka_unit_test(test_keys_do_not_share),
        cmocka_unit_test(test_the_least_recently_used_is_forgotten),
        cmocka_unit_test(test_a_table_of_one),
        cmocka_unit_test(test_it_forgets_as_a_simple_list_would),
        cmocka_unit_test(test_addresses_of_one_network_share_a_key),
    };
    return cmocka_run_group_tests(tests, start, NULL);
}
