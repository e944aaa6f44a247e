/* What the store keeps of tables (store/store.h): everything comes back as it was given, walks have
 * their order, only the holder of a lease appends. */
#include "support/one_store.h"

#include <stdio.h>
#include <string.h>

/* ---- Tables -------------------------------------------------------------------------------- */

static void assert_same_table(const store_table *found, const store_table *expected) {
    assert_string_equal(found->id, expected->id);
    assert_string_equal(found->plan, expected->plan);
    assert_string_equal(found->rules, expected->rules);
    assert_memory_equal(found->secret, expected->secret, sizeof found->secret);
    assert_memory_equal(found->key_hash, expected->key_hash, sizeof found->key_hash);
    assert_string_equal(found->game, expected->game);
    assert_int_equal(found->open, expected->open);
    assert_int_equal(found->rated, expected->rated);
    assert_int_equal(found->phase, expected->phase);
    assert_int_equal(found->seq, expected->seq);
    assert_int_equal(found->turn, expected->turn);
    assert_int_equal(found->step, expected->step);
    assert_int_equal(found->made, expected->made);
    assert_int_equal(found->changed, expected->changed);
    assert_int_equal(found->deadline, expected->deadline);
    assert_string_equal(found->next, expected->next);
    assert_int_equal(found->seat_count, expected->seat_count);
    for (int seat = 0; seat < found->seat_count; seat++)
        assert_same_seat(&found->seats[seat], &expected->seats[seat]);
}

static void a_table_comes_back_as_it_was_given(void **state) {
    store_player one = a_player(1), two = a_player(2);
    store_table table = a_table(1, &one, &two), found;
    (void)state;
    add_player(&one, "1");
    add_player(&two, "2");
    memset(table.plan, 'p', sizeof table.plan - 1); /* as long as can be */
    expect_done(db, store_begin(db));
    expect_done(db, store_add_table(db, &table));
    expect_result(db, STORE_CONFLICT, store_add_table(db, &table));
    expect_done(db, store_commit(db));
    expect_done(db, store_find_table(db, table.id, &found));
    assert_same_table(&found, &table);
    expect_result(db, STORE_ABSENT, store_find_table(db, "none", &found));
}

static void appending_brings_the_row_up_to_date(void **state) {
    store_player one = a_player(1);
    store_table table = table_added(db, 1), found;
    (void)state;
    add_player(&one, "1");
    table.phase = STORE_PLAYING;
    table.turn = 0;
    table.step = 77;
    table.changed = 88;
    table.deadline = 0;
    table.rated = false;
    strcpy(table.rules, "2 0123abcd");
    table.next[0] = '\0';
    strcpy(table.seats[0].player, one.id);
    strcpy(table.seats[0].name, one.name);
    strcpy(table.seats[1].bot, "level:8");
    assert_int_equal(append_committed(db, &table, 1), STORE_DONE);
    expect_done(db, store_find_table(db, table.id, &found));
    assert_same_table(&found, &table);
    table.seats[0].player[0] = '\0'; /* and they stand up */
    table.seats[0].name[0] = '\0';
    assert_int_equal(append_committed(db, &table, 1), STORE_DONE);
    expect_done(db, store_find_table(db, table.id, &found));
    assert_same_table(&found, &table);
}

static void entries_come_back_in_order_from_any_number_on(void **state) {
    store_table table = table_added(db, 1);
    store_entry entry, found;
    (void)state;
    assert_int_equal(append_committed(db, &table, 300), STORE_DONE);
    assert_int_equal(count_entries(db, table.id), 300);
    expect_done(db, store_entries(db, table.id, 17, first_entry, &found));
    assert_int_equal(found.seq, 18);

    entry = next_entry(&table);
    memset(entry.text, 't', sizeof entry.text - 1); /* as long as can be */
    strcpy(entry.kind, "elevenchars");
    expect_done(db, store_begin(db));
    expect_done(db, store_append(db, "server", &table, &entry));
    expect_done(db, store_commit(db));
    expect_done(db, store_entries(db, table.id, 0, last_entry, &found));
    assert_int_equal(found.seq, 301);
    assert_int_equal(found.at, entry.at);
    assert_int_equal(found.seat, entry.seat);
    assert_string_equal(found.kind, entry.kind);
    assert_string_equal(found.text, entry.text);
    found.seq = 0;
    expect_done(db, store_entries(db, table.id, 301, last_entry, &found));
    assert_int_equal(found.seq, 0);
}

static void only_the_next_entry_is_appended(void **state) {
    store_table table = table_added(db, 1), other = table;
    store_entry entry = next_entry(&other);
    (void)state;
    assert_int_equal(append_committed(db, &table, 1), STORE_DONE);
    expect_done(db, store_begin(db));
    expect_result(db, STORE_CONFLICT, store_append(db, "server", &other, &entry)); /* again 1 */
    next_entry(&other);
    expect_result(db, STORE_CONFLICT, store_append(db, "server", &other, &entry)); /* 1 as 2 */
    entry = next_entry(&other);
    expect_result(db, STORE_CONFLICT, store_append(db, "server", &other, &entry)); /* 3 */
    strcpy(other.id, "none");
    expect_result(db, STORE_ABSENT, store_append(db, "server", &other, &entry));
    expect_done(db, store_commit(db));
    assert_int_equal(count_entries(db, table.id), 1);
}

/* ---- Leases -------------------------------------------------------------------------------- */

static enum store_result lease(const char *table, const char *holder, int64_t now, int64_t until) {
    expect_done(db, store_begin(db));
    enum store_result result = store_lease(db, table, holder, now, until);
    expect_done(db, store_commit(db));
    return result;
}

static enum store_result append_as(const char *holder, store_table *table) {
    store_table after = *table;
    store_entry entry = next_entry(&after);
    expect_done(db, store_begin(db));
    enum store_result result = store_append(db, holder, &after, &entry);
    expect_done(db, store_commit(db));
    if (result == STORE_DONE) *table = after;
    return result;
}

static void a_lease_is_one_holders_until_it_ends(void **state) {
    store_table table = a_table(1, NULL, NULL);
    (void)state;
    expect_done(db, store_begin(db));
    expect_done(db, store_add_table(db, &table));
    expect_done(db, store_commit(db));
    expect_result(db, STORE_CONFLICT, append_as("a", &table)); /* nobody's */
    expect_done(db, lease(table.id, "a", 100, 200));
    expect_done(db, append_as("a", &table));
    expect_result(db, STORE_CONFLICT, append_as("b", &table));
    expect_result(db, STORE_CONFLICT, lease(table.id, "b", 199, 300));
    expect_done(db, lease(table.id, "a", 150, 250)); /* renewed */
    expect_result(db, STORE_CONFLICT, lease(table.id, "b", 249, 300));
    expect_done(db, append_as("a", &table));
    expect_result(db, STORE_ABSENT, lease("none", "a", 0, 1));
}

static void the_former_holder_is_refused_when_it_wakes_up(void **state) {
    store_table table = table_added(db, 1), stale = table;
    (void)state;
    expect_done(db, lease(table.id, "server", 0, 200));
    expect_done(db, lease(table.id, "b", 200, 300));
    expect_result(db, STORE_CONFLICT, append_as("server", &stale));
    expect_done(db, append_as("b", &table));
    expect_result(db, STORE_CONFLICT, append_as("server", &stale));
    expect_result(db, STORE_CONFLICT, append_as("server", &table)); /* even if it knew the number */
    expect_result(db, STORE_CONFLICT, lease(table.id, "server", 250, 400));
    assert_int_equal(count_entries(db, table.id), 1);
}

static void a_lease_that_ended_lasts_until_somebody_takes_it(void **state) {
    store_table table = table_added(db, 1);
    (void)state;
    expect_done(db, lease(table.id, "server", 0, 200));
    expect_done(db, append_as("server", &table)); /* however late: nobody else wrote */
    expect_done(db, lease(table.id, "server", 900, 1000));
}

static void a_released_table_is_free_at_once(void **state) {
    store_table table = table_added(db, 1);
    (void)state;
    expect_done(db, store_begin(db));
    expect_result(db, STORE_CONFLICT, store_release(db, table.id, "b"));
    expect_result(db, STORE_ABSENT, store_release(db, "none", "server"));
    expect_done(db, store_release(db, table.id, "server"));
    expect_done(db, store_commit(db));
    expect_result(db, STORE_CONFLICT, append_as("server", &table));
    expect_done(db, lease(table.id, "b", 0, 100));
    expect_done(db, append_as("b", &table));
}

/* ---- What is kept beside the entries ------------------------------------------------------- */

static void the_latest_position_counts(void **state) {
    store_table table = table_added(db, 1);
    char long_one[STORE_POSITION_BYTES + 1] = "", rules[40], position[STORE_POSITION_BYTES];
    uint32_t seq;
    (void)state;
    expect_result(db, STORE_ABSENT, store_position(db, table.id, &seq, rules, position));
    memset(long_one, 'p', STORE_POSITION_BYTES - 1);
    expect_done(db, store_begin(db));
    expect_done(db, store_keep_position(db, table.id, 7, "1 a", "position 7"));
    expect_done(db, store_keep_position(db, table.id, 9, "1 b", long_one));
    expect_done(db, store_keep_position(db, table.id, 8, "1 c", "position 8"));
    expect_result(db, STORE_ABSENT, store_keep_position(db, "none", 1, "1 a", "position"));
    expect_done(db, store_commit(db));
    expect_done(db, store_position(db, table.id, &seq, rules, position));
    assert_int_equal(seq, 9);
    assert_string_equal(rules, "1 b");
    assert_string_equal(position, long_one);

    long_one[STORE_POSITION_BYTES - 1] = 'p'; /* rather refused than cut */
    expect_done(db, store_begin(db));
    expect_result(db, STORE_FAILED, store_keep_position(db, table.id, 10, "1 d", long_one));
    expect_result(db, STORE_FAILED, store_commit(db));
    expect_done(db, store_position(db, table.id, &seq, rules, position));
    assert_int_equal(seq, 9);
}

static void take_story(void *context, const char *json) { snprintf(context, 64, "%.63s", json); }

static void each_pair_of_eyes_has_its_story(void **state) {
    store_table table = table_added(db, 1);
    char story[64] = "";
    static char long_one[300000];
    (void)state;
    memset(long_one, 's', sizeof long_one - 1);
    expect_done(db, store_begin(db));
    expect_done(db, store_keep_story(db, table.id, 0, "[\"seen by all\"]"));
    expect_done(db, store_keep_story(db, table.id, 1, "[\"seen by one\"]"));
    expect_done(db, store_keep_story(db, table.id, 1, "[\"better told\"]"));
    expect_done(db, store_keep_story(db, table.id, 2, long_one));
    expect_result(db, STORE_ABSENT, store_keep_story(db, "none", 0, "[]"));
    expect_done(db, store_commit(db));
    expect_done(db, store_story(db, table.id, 0, take_story, story));
    assert_string_equal(story, "[\"seen by all\"]");
    expect_done(db, store_story(db, table.id, 1, take_story, story));
    assert_string_equal(story, "[\"better told\"]");
    expect_result(db, STORE_ABSENT, store_story(db, table.id, 3, take_story, story));
    expect_done(db, store_story(db, table.id, 2, take_story, story));
    assert_int_equal(story[62], 's');
}

/* ---- Walks over tables --------------------------------------------------------------------- */

static bool list_table(void *context, const store_table *table) {
    static const uint8_t zeros[32];
    assert_memory_equal(table->secret, zeros, sizeof zeros);
    return list_id(context, table->id);
}

static bool list_whole_table(void *context, const store_table *table) {
    assert_int_not_equal(table->secret[0], 0);
    return list_id(context, table->id);
}

/* Tables 1 to 6, changed in another order: 2 is private, 3 over, 4 played. */
static void add_some_tables(const store_player *one, const store_player *two) {
    static const int changed[] = {0, 5, 9, 8, 6, 7, 4};
    expect_done(db, store_begin(db));
    for (int k = 1; k <= 6; k++) {
        store_table table = a_table(k, k % 2 ? one : two, k == 6 ? one : NULL);
        table.open = k != 2;
        table.phase = k == 3 ? STORE_OVER : k == 4 ? STORE_PLAYING : STORE_WAITING;
        table.changed = changed[k];
        expect_done(db, store_add_table(db, &table));
    }
    expect_done(db, store_commit(db));
}

static void tables_are_walked_in_their_orders(void **state) {
    store_player one = a_player(1), two = a_player(2);
    id_list open = {0}, two_open = {0}, of_one = {0}, running = {0}, all = {0},
            stopped = {.most = 2};
    (void)state;
    add_player(&one, "1");
    add_player(&two, "2");
    add_some_tables(&one, &two);
    expect_done(db, store_open_tables(db, INT64_MAX, 100, list_table, &open));
    expect_listed(&open, "5416");
    expect_done(db, store_open_tables(db, INT64_MAX, 2, list_table, &two_open));
    expect_listed(&two_open, "54");
    expect_done(db, store_tables_of(db, one.id, 100, list_table, &of_one));
    expect_listed(&of_one, "5163"); /* what is over comes last */
    expect_done(db, store_running_tables(db, list_whole_table, &running));
    expect_listed(&running, "12456");
    expect_done(db, store_all_tables(db, list_whole_table, &all));
    expect_listed(&all, "123456");
    expect_done(db, store_all_tables(db, list_whole_table, &stopped));
    expect_listed(&stopped, "12");
}

static bool walk_again(void *context, const store_table *table) {
    id_list inner = {0};
    expect_done(db, store_all_tables(db, list_whole_table, &inner));
    expect_listed(&inner, "123456");
    return list_id(context, table->id);
}

static void a_walk_may_walk_again(void **state) {
    store_player one = a_player(1), two = a_player(2);
    id_list outer = {0};
    (void)state;
    add_player(&one, "1");
    add_player(&two, "2");
    add_some_tables(&one, &two);
    expect_done(db, store_all_tables(db, walk_again, &outer));
    expect_listed(&outer, "123456");
}

/* ---- Time ------------------------------------------------------------------------------------ */

static void kept_time_never_goes_back(void **state) {
    store_time time = {.alive = 7000, .uncounted = 300},
               earlier = {.alive = 6000, .uncounted = 200};
    (void)state;
    expect_done(db, store_find_time(db, &earlier));
    assert_int_equal(earlier.alive, 0);
    expect_done(db, store_begin(db));
    expect_done(db, store_keep_time(db, &time));
    earlier = (store_time){.alive = 6000, .uncounted = 200};
    expect_done(db, store_keep_time(db, &earlier));
    expect_done(db, store_commit(db));
    expect_done(db, store_find_time(db, &earlier));
    assert_int_equal(earlier.alive, 7000);
    assert_int_equal(earlier.uncounted, 300);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        test(a_table_comes_back_as_it_was_given),
        test(appending_brings_the_row_up_to_date),
        test(entries_come_back_in_order_from_any_number_on),
        test(only_the_next_entry_is_appended),
        test(a_lease_is_one_holders_until_it_ends),
        test(the_former_holder_is_refused_when_it_wakes_up),
        test(a_lease_that_ended_lasts_until_somebody_takes_it),
        test(a_released_table_is_free_at_once),
        test(the_latest_position_counts),
        test(each_pair_of_eyes_has_its_story),
        test(tables_are_walked_in_their_orders),
        test(a_walk_may_walk_again),
        test(kept_time_never_goes_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
