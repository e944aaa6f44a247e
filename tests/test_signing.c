/* Signing in and staying so, in a simulated world: who guesses is slowed down, and nobody else; and
 * sessions last as long as they are used. */
#include "support/simulation.h"

#include <stdio.h>
#include <string.h>

#include "drill/guests.h"

static const char mine[] = "192.0.2.1", theirs[] = "198.51.100.7";

/* Passwords go through store, pool and store without a word in between. */
static int sign(const char *as, const char *password, const char *address) {
    http_request *request = sim_sign(as, "Anna", password, "", address);
    for (int k = 0; k < 8; k++) hub_collect(sim_hub);
    return sim_status(request);
}

/* How many of so many guesses were compared at all. */
static int guess(int times, const char *address) {
    int compared = 0;
    for (int k = 0; k < times; k++) {
        int status = sign("account", "incorrect horse", address);
        assert_true(status == 403 || status == 429);
        compared += status == 403;
    }
    return compared;
}

/* Findings C7: 29 of 30 right passwords from elsewhere were refused. */
static void guesses_from_one_address_do_not_lock_the_owner_out_elsewhere(void **state) {
    (void)state;
    assert_int_equal(sign("new", "correct horse", mine), 200);
    assert_in_range(guess(60, theirs), 3, 24);
    assert_int_equal(sign("account", "correct horse", theirs), 429); /* also if it is right */
    for (int k = 0; k < 10; k++) assert_int_equal(sign("account", "correct horse", mine), 200);
    assert_int_equal(sign("account", "a typing error", mine), 403);
    assert_int_equal(sign("account", "correct horse", mine), 200);
}

/* From many addresses together no more than from one, but for the first few of each. */
static void guesses_from_many_addresses_are_slowed_down_together(void **state) {
    char address[24];
    int compared = 0;
    (void)state;
    assert_int_equal(sign("new", "correct horse", mine), 200);
    for (int k = 0; k < 12; k++) {
        snprintf(address, sizeof address, "203.0.113.%d", k);
        compared += guess(8, address);
    }
    assert_in_range(compared, 12 * 3, 12 * 3 + 24);
    sim_pass(60 * 1000);
    assert_in_range(guess(20, theirs), 3 + 5, 3 + 15);
}

static void a_name_that_nobody_has_is_slowed_down_alike(void **state) {
    (void)state;
    int unknown = guess(40, theirs);
    assert_int_equal(sign("new", "correct horse", mine), 200);
    sim_pass(60 * 60 * 1000);
    assert_int_equal(guess(40, theirs), unknown);
}

/* ---- Sessions last as long as they are used ------------------------------------------------- */

static const int64_t day = 24LL * 3600 * 1000;

/* A day at a time, as long as the server runs; it clears up once an hour. */
static void pass_days(int days) {
    for (int k = 0; k < days; k++) sim_freeze(day);
}

static bool is_known(int number) {
    char key[SECRET_KEY_BYTES];
    guests_key(number, key);
    sim_person *person = sim_begin_to_connect(number, key);
    sim_settle();
    bool known = person->connection->known;
    sim_leave(person);
    return known;
}

/* Findings C10: they ended a year after signing in. */
static void a_session_lasts_as_long_as_it_is_used(void **state) {
    enum { OFTEN = 10, NEVER = 11, OPEN = 12 };
    (void)state;
    sim_person *person = sim_connect(OPEN);
    for (int k = 0; k < 8; k++) {
        assert_true(is_known(OFTEN));
        pass_days(100);
    }
    assert_true(is_known(OFTEN));
    assert_false(is_known(NEVER));
    sim_leave(person); /* a socket that was open all the time */
    pass_days(360);
    assert_true(is_known(OPEN));
    pass_days(370);
    assert_false(is_known(OPEN));
}

static int ask_again(const char *key, char cookie[200]) {
    http_request *request = sim_sign("again", "", "", key, mine);
    sim_settle();
    strcpy(cookie, request->cookie);
    return sim_status(request);
}

static void the_cookie_of_a_session_is_renewed(void **state) {
    enum { GUEST = 13 };
    char key[SECRET_KEY_BYTES], cookie[200], expected[64];
    (void)state;
    guests_key(GUEST, key);
    pass_days(300);
    assert_int_equal(ask_again(key, cookie), 200);
    snprintf(expected, sizeof expected, "demiurge=%s; ", key);
    assert_int_equal(strncmp(cookie, expected, strlen(expected)), 0);
    assert_non_null(strstr(cookie, "Max-Age=31536000"));
    pass_days(300);
    assert_true(is_known(GUEST));
    assert_int_equal(ask_again("abcdefghijklmnopqrstuvwxyz", cookie), 403);
    assert_int_equal(ask_again("", cookie), 403);
    assert_string_equal(cookie, "");
}

/* ---- Bodies ---------------------------------------------------------------------------------- */

/* Findings C, low: a byte a second kept a connection for an hour. */
static void a_body_that_never_ends_is_not_waited_for(void **state) {
    http_request *request = http_request_open(sim_hub, NULL);
    int taken = 0;
    (void)state;
    while (taken < 4096 && http_request_take(request, " ", 1)) sim_pass(1000), taken++;
    assert_in_range(taken, 15, 25);
    http_request_release(request);
    request = http_request_open(sim_hub, NULL);
    sim_pass(10 * 1000);
    assert_true(http_request_take(request, "{}", 2)); /* a slow line */
    assert_int_equal(request->body_length, 2);
    http_request_release(request);
}

#define test(name) cmocka_unit_test_setup_teardown(name, sim_begin, sim_end)

int main(void) {
    const struct CMUnitTest tests[] = {
        test(guesses_from_one_address_do_not_lock_the_owner_out_elsewhere),
        test(guesses_from_many_addresses_are_slowed_down_together),
        test(a_name_that_nobody_has_is_slowed_down_alike),
        test(a_session_lasts_as_long_as_it_is_used),
        test(the_cookie_of_a_session_is_renewed),
        test(a_body_that_never_ends_is_not_waited_for),
    };
    return cmocka_run_group_tests_name("signing in", tests, NULL, NULL);
}
