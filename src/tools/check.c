/* Random games, checked by many threads. See check.h. */
#include "tools/check.h"

#include <assert.h>
#include <pthread.h>
#include <stdio.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "tools/checker.h"

/* The work the threads share. Only `lock` protects what changes. */
typedef struct check_job {
    const check_plan *plan;
    pthread_mutex_t lock;
    uint64_t next; /* the next game to be played */
    checker_tally tally;
    uint64_t failures, failed_seed;
    dm_error failure; /* of the lowest seed that failed */
} check_job;

static bool take_game(check_job *job, uint64_t *seed) {
    pthread_mutex_lock(&job->lock);
    bool any = job->next < job->plan->games;
    *seed = job->plan->first_seed + job->next;
    job->next += any;
    pthread_mutex_unlock(&job->lock);
    return any;
}

static void report_failure(check_job *job, uint64_t seed, const dm_error *error) {
    pthread_mutex_lock(&job->lock);
    if (job->failures++ == 0 || seed < job->failed_seed) {
        job->failed_seed = seed;
        job->failure = *error;
    }
    pthread_mutex_unlock(&job->lock);
}

static void add_tally(check_job *job, const checker_tally *tally) {
    pthread_mutex_lock(&job->lock);
    job->tally.games += tally->games;
    job->tally.decisions += tally->decisions;
    job->tally.samples += tally->samples;
    pthread_mutex_unlock(&job->lock);
}

static void *play_games(void *argument) {
    check_job *job = argument;
    checker_tally tally = {0, 0, 0};
    dm_error error;
    uint64_t seed;
    game_checker *checker = checker_open();
    while (take_game(job, &seed))
        if (!checker_play(checker, job->plan->game, &job->plan->setup, seed, &tally, &error))
            report_failure(job, seed, &error);
    checker_close(checker);
    add_tally(job, &tally);
    return NULL;
}

/* As many threads as can be had; the first one is our own. */
static void run_threads(check_job *job) {
    pthread_t others[CHECK_THREADS_MAX];
    int started = 0;
    while (started + 1 < job->plan->threads &&
           pthread_create(&others[started], NULL, play_games, job) == 0)
        started++;
    play_games(job);
    for (int k = 0; k < started; k++) pthread_join(others[k], NULL);
}

static void write_failure(const check_job *job, dm_writer *out) {
    json_number_at(out, "failures", (int64_t)job->failures);
    json_key(out, "failed_seed");
    if (job->failures > 0)
        json_number(out, (int64_t)job->failed_seed);
    else
        json_nothing(out);
    json_key(out, "failure");
    if (job->failures > 0)
        json_text(out, job->failure.text);
    else
        json_nothing(out);
}

/* The options as they were given: with egypt=random each game finds its own. */
static void write_given_options(const check_job *job, dm_writer *out) {
    dm_state state;
    dm_error error;
    job->plan->game->set_up(&state, &job->plan->setup, &error);
    dm_write(out, "players=");
    dm_write_number(out, job->plan->game->progress(&state).players);
    for (int k = 0; k < job->plan->setup.setting_count; k++) {
        dm_write_char(out, ' ');
        dm_write(out, job->plan->setup.settings[k].key);
        dm_write_char(out, '=');
        dm_write(out, job->plan->setup.settings[k].value);
    }
}

static void print_outcome(const check_job *job) {
    char text[2048], options[512];
    dm_writer out = dm_writer_on(text, sizeof text), writer = dm_writer_on(options, sizeof options);
    write_given_options(job, &writer);
    json_open(&out, '{');
    json_string_at(&out, "game", job->plan->game->name);
    json_string_at(&out, "options", options);
    json_number_at(&out, "seed", (int64_t)job->plan->first_seed);
    json_number_at(&out, "games", (int64_t)job->tally.games);
    json_number_at(&out, "decisions", (int64_t)job->tally.decisions);
    json_number_at(&out, "samples", (int64_t)job->tally.samples);
    write_failure(job, &out);
    json_close(&out, '}');
    puts(text);
}

bool check_games(const check_plan *plan) {
    check_job job = {.plan = plan, .lock = PTHREAD_MUTEX_INITIALIZER};
    assert(plan->games <= CHECK_GAMES_MAX);
    dm_guard(plan->threads >= 1 && plan->threads <= CHECK_THREADS_MAX);
    run_threads(&job);
    print_outcome(&job);
    return job.failures == 0 && job.tally.games == plan->games;
}
