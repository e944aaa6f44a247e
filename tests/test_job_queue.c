/* Jobs between the loop and threads (server/job_queue.h): none is lost, none comes back twice, and
 * they keep their order. Nothing here depends on how fast a thread is. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
/* cmocka wants some of the above first. */
#include <cmocka.h>

#include "server/job_queue.h"
#include "server/thread_pool.h"

enum { JOBS = 1000, THREADS = 4 };

typedef struct numbered_job {
    job_link link;
    int number;
    int times_run, times_done;
} numbered_job;

/* ---- The loop that waits to be woken --------------------------------------------------------- */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t woken = PTHREAD_COND_INITIALIZER;
static int wakings;

static void wake(void *context) {
    pthread_mutex_lock(&lock);
    ++*(int *)context;
    pthread_cond_signal(&woken);
    pthread_mutex_unlock(&lock);
}

/* Until somebody has woken us since the last time. */
static void sleep_until_woken(void) {
    pthread_mutex_lock(&lock);
    while (wakings == 0) pthread_cond_wait(&woken, &lock);
    wakings = 0;
    pthread_mutex_unlock(&lock);
}

static int done_numbers[JOBS], done_count;

static void done(job_link *link) {
    numbered_job *job = (numbered_job *)link;
    job->times_done++;
    done_numbers[done_count++] = job->number;
}

static job_queue *open_queue(int most) {
    wakings = 0;
    done_count = 0;
    return job_queue_open(most, wake, &wakings);
}

static numbered_job *give_jobs(job_queue *queue, int count) {
    numbered_job *jobs = calloc((size_t)count, sizeof *jobs);
    assert_non_null(jobs);
    for (int k = 0; k < count; k++) {
        jobs[k].number = k;
        assert_true(job_queue_give(queue, &jobs[k].link));
    }
    return jobs;
}

/* ---- The queue ------------------------------------------------------------------------------- */

static void jobs_are_taken_and_collected_in_order(void **state) {
    (void)state;
    job_queue *queue = open_queue(JOBS);
    numbered_job *jobs = give_jobs(queue, 5);
    assert_int_equal(job_queue_waiting(queue), 5);
    for (int k = 0; k < 5; k++) {
        job_link *taken = job_queue_take(queue);
        assert_ptr_equal(taken, &jobs[k].link);
        assert_null(taken->next);
        job_queue_finish(queue, taken);
    }
    assert_int_equal(wakings, 5);
    assert_int_equal(job_queue_waiting(queue), 0);
    assert_int_equal(job_queue_collect(queue, done), 5);
    for (int k = 0; k < 5; k++) assert_int_equal(done_numbers[k], k);
    assert_int_equal(job_queue_collect(queue, done), 0);
    job_queue_close(queue);
    free(jobs);
}

static void all_that_wait_are_taken_together(void **state) {
    (void)state;
    job_queue *queue = open_queue(JOBS);
    numbered_job *jobs = give_jobs(queue, 3);
    job_link *first = job_queue_take_all(queue);
    int count = 0;
    for (job_link *link = first; link; link = link->next)
        assert_ptr_equal(link, &jobs[count++].link);
    assert_int_equal(count, 3);
    assert_int_equal(job_queue_waiting(queue), 0);
    job_queue_finish(queue, first);
    assert_int_equal(wakings, 1);
    assert_int_equal(job_queue_collect(queue, done), 3);
    job_queue_close(queue);
    free(jobs);
}

static void too_many_are_refused(void **state) {
    (void)state;
    job_queue *queue = open_queue(2);
    numbered_job *jobs = give_jobs(queue, 2), third = {.number = 2};
    assert_false(job_queue_give(queue, &third.link));
    job_queue_finish(queue, job_queue_take(queue));
    assert_true(job_queue_give(queue, &third.link)); /* finished ones take no room */
    job_queue_finish(queue, job_queue_take_all(queue));
    assert_int_equal(job_queue_collect(queue, done), 3);
    job_queue_close(queue);
    free(jobs);
}

static void a_stopped_queue_gives_back_what_nobody_took(void **state) {
    (void)state;
    job_queue *queue = open_queue(JOBS);
    numbered_job *jobs = give_jobs(queue, 3);
    job_queue_stop(queue);
    assert_null(job_queue_take(queue));
    int count = 0;
    for (job_link *link = job_queue_take_back(queue); link; link = link->next) count++;
    assert_int_equal(count, 3);
    assert_null(job_queue_take_all(queue));
    assert_null(job_queue_take_back(queue));
    job_queue_close(queue);
    free(jobs);
}

/* The store thread keeps what waits also when it is to end. */
static void a_stopped_queue_still_gives_all_at_once(void **state) {
    (void)state;
    job_queue *queue = open_queue(JOBS);
    numbered_job *jobs = give_jobs(queue, 2);
    job_queue_stop(queue);
    job_link *first = job_queue_take_all(queue);
    assert_ptr_equal(first, &jobs[0].link);
    assert_ptr_equal(first->next, &jobs[1].link);
    job_queue_finish(queue, first);
    assert_null(job_queue_take_all(queue));
    assert_int_equal(job_queue_collect(queue, done), 2);
    job_queue_close(queue);
    free(jobs);
}

static job_queue *refilled;
static numbered_job another = {.number = 7};

static void done_and_give_another(job_link *link) {
    done(link);
    assert_true(job_queue_give(refilled, &another.link));
}

static void what_is_done_may_give_another(void **state) {
    (void)state;
    refilled = open_queue(JOBS);
    numbered_job *jobs = give_jobs(refilled, 1);
    job_queue_finish(refilled, job_queue_take(refilled));
    assert_int_equal(job_queue_collect(refilled, done_and_give_another), 1);
    assert_int_equal(job_queue_waiting(refilled), 1);
    job_queue_finish(refilled, job_queue_take(refilled));
    assert_int_equal(job_queue_collect(refilled, done), 1);
    assert_int_equal(done_numbers[1], 7);
    job_queue_close(refilled);
    free(jobs);
}

/* ---- With threads ---------------------------------------------------------------------------- */

static void *take_one_at_a_time(void *argument) {
    job_queue *queue = argument;
    for (job_link *link; (link = job_queue_take(queue));) {
        ((numbered_job *)link)->times_run++;
        job_queue_finish(queue, link);
    }
    return NULL;
}

static void *take_all_there_are(void *argument) {
    job_queue *queue = argument;
    for (job_link *first; (first = job_queue_take_all(queue));) {
        for (job_link *link = first; link; link = link->next) ((numbered_job *)link)->times_run++;
        job_queue_finish(queue, first);
    }
    return NULL;
}

/* Threads that are there before the jobs, and sleep until some come. */
static void run_with_threads(void *(*work)(void *), int count) {
    pthread_t threads[THREADS];
    job_queue *queue = open_queue(JOBS);
    for (int k = 0; k < count; k++)
        assert_int_equal(pthread_create(&threads[k], NULL, work, queue), 0);
    numbered_job *jobs = give_jobs(queue, JOBS);
    for (int collected = 0; collected < JOBS;) {
        sleep_until_woken();
        collected += job_queue_collect(queue, done);
    }
    job_queue_stop(queue);
    for (int k = 0; k < count; k++) pthread_join(threads[k], NULL);
    for (int k = 0; k < JOBS; k++) {
        assert_int_equal(jobs[k].times_run, 1);
        assert_int_equal(jobs[k].times_done, 1);
        if (count == 1) assert_int_equal(done_numbers[k], k);
    }
    job_queue_close(queue);
    free(jobs);
}

static void every_job_comes_back_once_from_many_threads(void **state) {
    (void)state;
    run_with_threads(take_one_at_a_time, THREADS);
}

static void one_thread_that_takes_all_keeps_the_order(void **state) {
    (void)state;
    run_with_threads(take_all_there_are, 1);
}

/* ---- The pool -------------------------------------------------------------------------------- */

typedef struct counted_job {
    pool_job job;
    bool ran;
    int done;
} counted_job;

static void run_counted(pool_job *job) { ((counted_job *)job)->ran = true; }
static void counted_done(pool_job *job) { ((counted_job *)job)->done++; }

static void a_pool_without_threads_gives_jobs_back_undone(void **state) {
    (void)state;
    counted_job job = {.job = {.run = run_counted, .done = counted_done}}, late = job;
    thread_pool *pool = thread_pool_open(0, 1, NULL, wake, &wakings);
    assert_non_null(pool);
    assert_true(thread_pool_give(pool, &job.job));
    assert_false(thread_pool_give(pool, &late.job)); /* one may wait */
    thread_pool_stop(pool);
    assert_false(job.ran);
    assert_int_equal(job.done, 1);
    assert_false(thread_pool_give(pool, &late.job)); /* stopped */
    assert_int_equal(late.done, 0);
    thread_pool_close(pool);
}

static void a_pool_runs_what_it_was_given(void **state) {
    (void)state;
    counted_job jobs[20];
    thread_pool *pool = thread_pool_open(THREADS, 20, NULL, wake, &wakings);
    assert_non_null(pool);
    wakings = 0;
    for (int k = 0; k < 20; k++) {
        jobs[k] = (counted_job){.job = {.run = run_counted, .done = counted_done}};
        assert_true(thread_pool_give(pool, &jobs[k].job));
    }
    for (int count = 0; count < 20;) {
        sleep_until_woken();
        thread_pool_collect(pool);
        count = 0;
        for (int k = 0; k < 20; k++) count += jobs[k].done;
    }
    thread_pool_stop(pool);
    for (int k = 0; k < 20; k++) {
        assert_true(jobs[k].ran);
        assert_int_equal(jobs[k].done, 1);
    }
    thread_pool_close(pool);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jobs_are_taken_and_collected_in_order),
        cmocka_unit_test(all_that_wait_are_taken_together),
        cmocka_unit_test(too_many_are_refused),
        cmocka_unit_test(a_stopped_queue_gives_back_what_nobody_took),
        cmocka_unit_test(a_stopped_queue_still_gives_all_at_once),
        cmocka_unit_test(what_is_done_may_give_another),
        cmocka_unit_test(every_job_comes_back_once_from_many_threads),
        cmocka_unit_test(one_thread_that_takes_all_keeps_the_order),
        cmocka_unit_test(a_pool_without_threads_gives_jobs_back_undone),
        cmocka_unit_test(a_pool_runs_what_it_was_given),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
