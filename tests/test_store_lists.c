/* What lists cost: the steps of SQLite's machine, which are the same on every computer. Whatever is
 * shown costs as much with ten thousand games as with a hundred (C4); and nobody who reads waits
 * for somebody who writes. */
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

#include "support/one_store.h"
/* cmocka, which that brings, wants to be first. */
#include "store/database.h"

enum { FEW = 120, MANY = 10000, STEPS_AT_ONCE = 10 };

static int steps;

static int count_steps(void *context) {
    (void)context;
    steps += STEPS_AT_ONCE;
    return 0;
}

/* ---- Games that were played ----------------------------------------------------------------- */

static store_player player, other;

static void add_game(int k, enum store_phase phase) {
    store_table table = a_table(k, &player, &other);
    store_result_row row = {.game = "deus", .players = 2, .seat = 1, .place = 1, .at = k};
    snprintf(table.id, sizeof table.id, "table%011d", k);
    table.phase = phase;
    table.changed = 10 + k;
    expect_done(db, store_add_table(db, &table));
    if (phase != STORE_OVER) return;
    strcpy(row.table, table.id);
    strcpy(row.player, player.id);
    expect_done(db, store_add_result(db, &row));
}

static void add_games(int from, int to, enum store_phase phase) {
    expect_done(db, store_begin(db));
    for (int k = from; k < to; k++) add_game(k, phase);
    expect_done(db, store_commit(db));
}

/* ---- Lists ---------------------------------------------------------------------------------- */

static int seen;

static bool see_table(void *context, const store_table *table) {
    (void)context, (void)table;
    seen++;
    return true;
}

static bool see_result(void *context, const store_result_row *row) {
    (void)context, (void)row;
    seen++;
    return true;
}

static bool see_total(void *context, const store_total *total) {
    (void)context;
    seen += (int)total->games > 0;
    return true;
}

static enum store_result list_lobby(void) {
    return store_open_tables(db, INT64_MAX, 100, see_table, NULL);
}
static enum store_result list_own(void) {
    return store_tables_of(db, player.id, 100, see_table, NULL);
}
static enum store_result list_over(void) {
    return store_tables_over(db, player.id, 60, 50, see_table, NULL);
}
static enum store_result list_results(void) {
    return store_results_of(db, player.id, 100, see_result, NULL);
}
static enum store_result list_totals(void) {
    return store_totals_of(db, player.id, see_total, NULL);
}

static const struct list {
    const char *name;
    enum store_result (*list)(void);
    int rows;
} lists[] = {
    {"the lobby", list_lobby, 100}, {"own tables", list_own, 100}, {"older ones", list_over, 50},
    {"results", list_results, 100}, {"totals", list_totals, 1},
};
enum { LISTS = sizeof lists / sizeof lists[0] };

static void measure(int cost[LISTS]) {
    for (int k = 0; k < LISTS; k++) {
        steps = seen = 0;
        expect_done(db, lists[k].list());
        assert_int_equal(seen, lists[k].rows);
        cost[k] = steps;
    }
}

static void c4_lists_cost_what_they_show(void **state) {
    int few[LISTS], many[LISTS];
    (void)state;
    player = a_player(1), other = a_player(2);
    add_player(&player, "1");
    add_player(&other, "2");
    add_games(0, FEW, STORE_OVER);
    player = a_player(3); /* who waits for players elsewhere */
    add_player(&player, "3");
    add_games(1000000, 1000000 + FEW, STORE_WAITING);
    player = a_player(1);
    sqlite3_progress_handler(db->db, STEPS_AT_ONCE, count_steps, NULL);
    measure(few);
    add_games(FEW, MANY, STORE_OVER);
    player = a_player(3);
    add_games(2000000, 2000000 + MANY, STORE_WAITING);
    player = a_player(1);
    measure(many);
    for (int k = 0; k < LISTS; k++)
        if (2 * many[k] > 3 * few[k] + 2 * STEPS_AT_ONCE)
            fail_msg("%s: %d steps became %d", lists[k].name, few[k], many[k]);
}

/* ---- Reading beside writing ----------------------------------------------------------------- */

static void c4_who_reads_does_not_wait_for_who_writes(void **state) {
    char problem[STORE_PROBLEM_BYTES];
    store_player found;
    (void)state;
    player = a_player(1), other = a_player(2);
    add_player(&player, "1");
    store_handle *reader = store_open_to_read(store_file("s.db"), problem);
    assert_non_null(reader);
    expect_done(db, store_begin(db));
    expect_done(db, store_add_player(db, &other, "2"));
    expect_done(reader, store_begin_to_read(reader));
    expect_done(reader, store_find_player(reader, player.id, &found));
    expect_result(reader, STORE_ABSENT, store_find_player(reader, other.id, &found));
    expect_done(db, store_commit(db)); /* nor the other way round */
    expect_result(reader, STORE_ABSENT, store_find_player(reader, other.id, &found));
    store_end_reading(reader);
    expect_done(reader, store_begin_to_read(reader));
    expect_done(reader, store_find_player(reader, other.id, &found));
    expect_result(reader, STORE_FAILED, store_add_player(reader, &other, "3"));
    store_end_reading(reader);
    store_close(reader);
}

int main(void) {
#define list_test(test) cmocka_unit_test_setup_teardown(test, open_store, close_store)
    const struct CMUnitTest tests[] = {
        list_test(c4_lists_cost_what_they_show),
        list_test(c4_who_reads_does_not_wait_for_who_writes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
