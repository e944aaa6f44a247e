/* Bots think for everybody alike: who is served next, counted in slices and never in seconds. The
 * finding was: thirty tables that a guest had left, with bots of level 8, kept everybody's level 1
 * waiting for twenty seconds (C5). */
#include "support/simulation.h"

#include <stdlib.h>
#include <string.h>

#include "server/live_table.h"

/* ---- Shares, without a server --------------------------------------------------------------- */

enum { MANY = 30 };

typedef struct long_job {
    pool_job job;
    int left; /* slices */
    int served;
    bool done;
} long_job;

static void run_a_slice(pool_job *job) {
    long_job *work = (long_job *)job;
    work->served++;
    job->goes_on = --work->left > 0;
}

static void long_job_done(pool_job *job) { ((long_job *)job)->done = true; }

static void nobody_waits(void *context) { (void)context; }

static int64_t no_time(void *context) {
    (void)context;
    return 0;
}

static const server_world still_world = {.elapsed = no_time};
static thread_pool *pool;

static int open_pool(void **state) {
    (void)state;
    pool = thread_pool_open(0, 1000, &still_world, nobody_waits, NULL);
    return 0;
}

static int close_pool(void **state) {
    (void)state;
    thread_pool_stop(pool);
    thread_pool_close(pool);
    return 0;
}

static void give(long_job *job, uint32_t owner, int slices) {
    *job = (long_job){.job = {.run = run_a_slice, .done = long_job_done}, .left = slices};
    job->job.claim.owner = owner;
    assert_true(thread_pool_give(pool, &job->job));
}

static void work(int slices) {
    for (int k = 0; k < slices; k++) thread_pool_work(pool);
    thread_pool_collect(pool);
}

static void c5_who_wants_little_is_served_at_once(void **state) {
    static long_job many[MANY], little;
    (void)state;
    for (int k = 0; k < MANY; k++) give(&many[k], 1, 1000);
    work(500);
    give(&little, 2, 1);
    work(2);
    assert_true(little.done);
}

static void c5_two_owners_get_as_much_however_many_tables_they_have(void **state) {
    static long_job many[MANY], one;
    int served = 0;
    (void)state;
    for (int k = 0; k < MANY; k++) give(&many[k], 1, 1000);
    work(300); /* what was got when nobody else wanted it is not counted against them */
    give(&one, 2, 1000);
    work(200);
    assert_int_equal(one.served, 100);
    for (int k = 0; k < MANY; k++) served += many[k].served;
    assert_int_equal(served, 400);
}

static void c5_the_tables_of_one_owner_get_on_alike(void **state) {
    static long_job many[MANY];
    (void)state;
    for (int k = 0; k < MANY; k++) give(&many[k], 1, 1000);
    work(10 * MANY);
    for (int k = 0; k < MANY; k++) assert_int_equal(many[k].served, 10);
}

static void c5_who_was_idle_has_saved_nothing(void **state) {
    static long_job busy, idle;
    (void)state;
    give(&busy, 1, 10000);
    work(1000);
    give(&idle, 2, 1000);
    work(100);
    assert_int_equal(idle.served, 50);
}

static void c5_what_is_not_urgent_waits(void **state) {
    static long_job patient, urgent;
    (void)state;
    give(&patient, 1, 10);
    patient.job.claim.patient = true;
    give(&urgent, 2, 10);
    work(10);
    assert_true(urgent.done);
    assert_int_equal(patient.served, 0);
    work(10);
    assert_true(patient.done);
}

static void c5_what_somebody_looks_at_becomes_urgent(void **state) {
    static long_job patient, urgent;
    (void)state;
    give(&patient, 1, 10);
    patient.job.claim.patient = true;
    give(&urgent, 2, 1000);
    work(10);
    thread_pool_hurry(pool, &patient.job, true);
    work(20);
    assert_true(patient.done);
}

static void c5_few_heavy_ones_are_begun_at_a_time(void **state) {
    static long_job heavy[MANY], other;
    int begun = 0;
    (void)state;
    for (int k = 0; k < MANY; k++) {
        give(&heavy[k], 1, 100);
        heavy[k].job.claim.heavy = true;
    }
    work(100);
    for (int k = 0; k < MANY; k++) begun += heavy[k].served > 0;
    assert_int_equal(begun, FAIR_SHARE_HEAVY_OF_ONE);
    give(&other, 2, 1);
    other.job.claim.heavy = true;
    work(2);
    assert_true(other.done);
    work(100 * MANY);
    for (int k = 0; k < MANY; k++) assert_true(heavy[k].done);
}

/* ---- At tables ------------------------------------------------------------------------------ */

enum { GREEDY = 10, MODEST = 11, TABLES = 8 };

static const char *begin_against(sim_person *person, const char *level, const char *more) {
    static char ids[TABLES + 4][STORE_ID_BYTES];
    static int next;
    char *id = ids[next++ % (TABLES + 4)], text[512], zeros[65] = "";
    memset(zeros, '0', 64);
    snprintf(text, sizeof text,
             "\"game\": \"gheos\", \"seats\": [{\"bot\": \"%s\"}, {\"person\": true}]%s", level,
             more);
    expect_granted(person, "create", text);
    strcpy(id, json_string_value(json_object_get(person->reply, "table")));
    snprintf(text, sizeof text, "\"table\": \"%s\"", id);
    expect_granted(person, "watch", text);
    snprintf(text, sizeof text, "\"table\": \"%s\", \"bytes\": \"%s\"", id, zeros);
    expect_granted(person, "ready", text);
    return id;
}

/* Of the two seats either may begin: a bot that is asked, or has answered. */
static bool bot_has_answered(const char *id) {
    const online_table *table = live_table_find(sim_hub, id)->table;
    return online_turn(table) == 1;
}

static bool bots_rest(void) { return thread_pool_waiting(sim_hub->bot_pool) == 0; }

static void let_bots_think(void) {
    do sim_settle();
    while (!bots_rest());
}

static void c5_many_tables_of_one_do_not_keep_another_waiting(void **state) {
    (void)state;
    sim_person *greedy = sim_connect(GREEDY), *modest = sim_connect(MODEST);
    for (int k = 0; k < TABLES; k++) begin_against(greedy, "level:8", "");
    const char *id = begin_against(modest, "level:1", "");
    for (int k = 0; k < 4 && !bot_has_answered(id); k++) sim_settle();
    assert_true(bot_has_answered(id));
    assert_false(bots_rest());
}

static void c5_bots_do_not_think_at_tables_that_were_left(void **state) {
    char watch[64];
    (void)state;
    sim_person *person = sim_connect(MODEST);
    const char *id = begin_against(person, "level:1", ", \"clock\": {\"kind\": \"none\"}");
    let_bots_think();
    live_table *live = live_table_find(sim_hub, id);
    assert_true(bot_has_answered(id));
    char token[DM_TOKEN_BYTES], text[256];
    while (online_turn(live->table) == 1) { /* a turn of theirs, the last of it as they leave */
        dm_writer out = dm_writer_on(token, sizeof token);
        live->table->match.game->write_token(live->table->match.question.answers[0], &out);
        snprintf(text, sizeof text,
                 "{\"id\": 99, \"do\": \"answer\", \"table\": \"%s\", \"step\": %u, \"token\": "
                 "\"%s\"}",
                 id, online_step(live->table), token);
        request_receive(sim_hub, person->connection, text, strlen(text));
        if (online_turn(live->table) == 0) break;
        sim_settle();
    }
    sim_leave(person);
    sim_pass(5000);
    assert_int_equal(online_turn(live->table), 0);
    assert_true(bots_rest() && !live->thinking);
    person = sim_connect(MODEST);
    snprintf(watch, sizeof watch, "\"table\": \"%s\"", id);
    expect_granted(person, "watch", watch);
    let_bots_think();
    assert_true(bot_has_answered(id));
}

static void c5_bots_think_for_those_who_play_by_days(void **state) {
    (void)state;
    sim_person *person = sim_connect(MODEST);
    const char *id =
        begin_against(person, "level:8", ", \"clock\": {\"kind\": \"days\", \"days\": 2}");
    sim_leave(person);
    let_bots_think();
    assert_true(bot_has_answered(id));
}

int main(void) {
#define share_test(test) cmocka_unit_test_setup_teardown(test, open_pool, close_pool)
#define table_test(test) cmocka_unit_test_setup_teardown(test, sim_begin, sim_end)
    const struct CMUnitTest tests[] = {
        share_test(c5_who_wants_little_is_served_at_once),
        share_test(c5_two_owners_get_as_much_however_many_tables_they_have),
        share_test(c5_the_tables_of_one_owner_get_on_alike),
        share_test(c5_who_was_idle_has_saved_nothing),
        share_test(c5_what_is_not_urgent_waits),
        share_test(c5_what_somebody_looks_at_becomes_urgent),
        share_test(c5_few_heavy_ones_are_begun_at_a_time),
        table_test(c5_many_tables_of_one_do_not_keep_another_waiting),
        table_test(c5_bots_do_not_think_at_tables_that_were_left),
        table_test(c5_bots_think_for_those_who_play_by_days),
    };
    return cmocka_run_group_tests(tests, disk_insert, NULL);
}
