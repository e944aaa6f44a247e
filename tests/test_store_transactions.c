/* Transactions of the store (store/store.h): together or not at all, marks within them, and what
 * others see. */
#include "support/one_store.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static void changes_need_a_transaction(void **state) {
    store_player one = a_player(1), found;
    (void)state;
    expect_result(db, STORE_FAILED, store_add_player(db, &one, "1"));
    assert_string_equal(store_problem(db), "changes need a transaction (SQLite 21)");
    expect_result(db, STORE_FAILED, store_commit(db));
    expect_result(db, STORE_FAILED, store_mark(db));
    expect_done(db, store_begin(db));
    expect_result(db, STORE_FAILED, store_begin(db));
    expect_done(db, store_commit(db));
    expect_result(db, STORE_ABSENT, store_find_player(db, one.id, &found));
}

static void what_is_rolled_back_never_happened(void **state) {
    store_player one = a_player(1), found;
    (void)state;
    expect_done(db, store_begin(db));
    expect_done(db, store_add_player(db, &one, "1"));
    expect_done(db, store_find_player(db, one.id, &found)); /* inside it is there */
    store_rollback(db);
    expect_result(db, STORE_ABSENT, store_find_player(db, one.id, &found));
    add_player(&one, "1");
}

static void one_of_several_changes_is_given_up(void **state) {
    store_player players[5] = {a_player(0), a_player(1), a_player(2), a_player(3), a_player(4)};
    store_player found;
    (void)state;
    expect_done(db, store_begin(db));
    for (int k = 0; k < 4; k++) {
        expect_done(db, store_mark(db));
        expect_done(db, store_add_player(db, &players[k], players[k].id));
        if (k == 1)
            store_undo_to_mark(db);
        else
            store_forget_mark(db);
    }
    expect_done(db, store_mark(db)); /* marks within marks */
    expect_done(db, store_mark(db));
    expect_done(db, store_add_player(db, &players[4], players[4].id));
    store_forget_mark(db);
    store_undo_to_mark(db);
    expect_done(db, store_commit(db));
    for (int k = 0; k < 5; k++)
        expect_result(db, k == 1 || k == 4 ? STORE_ABSENT : STORE_DONE,
                      store_find_player(db, players[k].id, &found));
}

static void a_failure_stays_until_it_is_undone_to_a_mark(void **state) {
    char too_long[STORE_POSITION_BYTES + 1] = "";
    store_table table = table_added(db, 1);
    store_player one = a_player(1), two = a_player(2), found;
    (void)state;
    memset(too_long, 'p', STORE_POSITION_BYTES);
    expect_done(db, store_begin(db));
    expect_done(db, store_add_player(db, &one, "1"));
    expect_done(db, store_mark(db));
    expect_result(db, STORE_FAILED, store_keep_position(db, table.id, 1, "1 a", too_long));
    expect_result(db, STORE_FAILED, store_add_player(db, &two, "2"));
    store_undo_to_mark(db);
    expect_done(db, store_commit(db));
    expect_done(db, store_find_player(db, one.id, &found));

    expect_done(db, store_begin(db));
    expect_done(db, store_add_player(db, &two, "2"));
    expect_result(db, STORE_FAILED, store_keep_position(db, table.id, 1, "1 a", too_long));
    expect_result(db, STORE_FAILED, store_mark(db));
    expect_result(db, STORE_FAILED, store_commit(db));
    expect_result(db, STORE_ABSENT, store_find_player(db, two.id, &found));
    add_player(&two, "2"); /* and the store goes on */
}

static void what_others_commit_is_seen(void **state) {
    store_handle *other = store_opened("s.db");
    store_player one = a_player(1), found;
    (void)state;
    add_player(&one, "1");
    expect_done(other, store_find_player(other, one.id, &found));
    expect_done(other, store_begin(other));
    expect_result(other, STORE_CONFLICT, store_add_player(other, &one, "1"));
    store_rollback(other);
    store_close(other);
}

/* ---- How fast (`test_store_transactions bench`) --------------------------------------------- */

enum { BENCH_TABLES = 200, BENCH_SECONDS = 4 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* As the server does it (server/table_jobs.c): answers of different tables, a mark for each. */
static void append_with_mark(store_table *table) {
    char position[1500] = "";
    store_entry entry = next_entry(table);
    memset(position, 'a' + (int)(table->seq % 26), sizeof position - 1);
    table->changed = entry.at;
    expect_done(db, store_mark(db));
    expect_done(db, store_lease(db, table->id, "server", entry.at, entry.at + 60000));
    expect_done(db, store_append(db, "server", table, &entry));
    expect_done(db, store_keep_position(db, table->id, table->seq, table->rules, position));
    store_forget_mark(db);
}

static void bench_commits_of(int appends, store_table tables[BENCH_TABLES]) {
    int commits = 0;
    double begin = now(), end = begin;
    for (; end - begin < BENCH_SECONDS; end = now(), commits++) {
        expect_done(db, store_begin(db));
        for (int k = 0; k < appends; k++)
            append_with_mark(&tables[(commits * appends + k) % BENCH_TABLES]);
        expect_done(db, store_commit(db));
    }
    printf("{\"appends\": %d, \"commits_per_second\": %.0f, \"appends_per_second\": %.0f}\n",
           appends, commits / (end - begin), commits * appends / (end - begin));
}

static int bench(void) {
    static store_table tables[BENCH_TABLES];
    if (open_store(NULL) != 0) return 1;
    for (int k = 0; k < BENCH_TABLES; k++) tables[k] = table_added(db, k);
    bench_commits_of(1, tables);
    bench_commits_of(20, tables);
    bench_commits_of(100, tables);
    return close_store(NULL);
}

int main(int argc, char **argv) {
    if (argc == 2 && strcmp(argv[1], "bench") == 0) return bench();
    const struct CMUnitTest tests[] = {
        test(changes_need_a_transaction),
        test(what_is_rolled_back_never_happened),
        test(one_of_several_changes_is_given_up),
        test(a_failure_stays_until_it_is_undone_to_a_mark),
        test(what_others_commit_is_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
