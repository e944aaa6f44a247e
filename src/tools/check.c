/* `demiurge check`: random games, verified while they are played (checking.h), by many threads.
 *
 * Game k is played from seed S + k, so the seed of a failure is all one needs to see it again, and
 * the outcome does not depend on the number of threads. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "engine/json.h"
#include "tools/checking.h"

enum { THREADS_MAX = 256, GAMES_MAX = 1000000000 };

/* The work the threads share. Only `lock` protects what changes. */
typedef struct job {
    const dm_game *game;
    dm_setup setup;
    uint64_t first_seed, games;
    pthread_mutex_t lock;
    uint64_t next; /* the next game to be played */
    check_tally tally;
    uint64_t failures, failed_seed;
    dm_error failure; /* of the lowest seed that failed */
} job;

static bool take_game(job *job, uint64_t *seed) {
    pthread_mutex_lock(&job->lock);
    bool any = job->next < job->games;
    *seed = job->first_seed + job->next;
    job->next += any;
    pthread_mutex_unlock(&job->lock);
    return any;
}

static void report_failure(job *job, uint64_t seed, const dm_error *error) {
    pthread_mutex_lock(&job->lock);
    if (job->failures++ == 0 || seed < job->failed_seed) {
        job->failed_seed = seed;
        job->failure = *error;
    }
    pthread_mutex_unlock(&job->lock);
}

static void add_tally(job *job, const check_tally *tally) {
    pthread_mutex_lock(&job->lock);
    job->tally.games += tally->games;
    job->tally.decisions += tally->decisions;
    job->tally.samples += tally->samples;
    pthread_mutex_unlock(&job->lock);
}

static void *check_games(void *argument) {
    job *job = argument;
    check_tally tally = {0, 0, 0};
    dm_error error;
    uint64_t seed;
    checker *checker = checker_open();
    if (checker == NULL) return NULL;
    while (take_game(job, &seed))
        if (!checker_play(checker, job->game, &job->setup, seed, &tally, &error))
            report_failure(job, seed, &error);
    checker_close(checker);
    add_tally(job, &tally);
    return NULL;
}

/* As many threads as can be had; the first one is our own. */
static void run_threads(job *job, int threads) {
    pthread_t others[THREADS_MAX];
    int started = 0;
    while (started + 1 < threads && pthread_create(&others[started], NULL, check_games, job) == 0)
        started++;
    check_games(job);
    for (int k = 0; k < started; k++) pthread_join(others[k], NULL);
}

static void write_failure(const job *job, dm_writer *out) {
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
static void write_given_options(const job *job, dm_writer *out) {
    dm_state state;
    dm_error error;
    job->game->set_up(&state, &job->setup, &error);
    dm_write(out, "players=");
    dm_write_number(out, job->game->progress(&state).players);
    for (int k = 0; k < job->setup.setting_count; k++) {
        dm_write_char(out, ' ');
        dm_write(out, job->setup.settings[k].key);
        dm_write_char(out, '=');
        dm_write(out, job->setup.settings[k].value);
    }
}

static void print_outcome(const job *job) {
    char text[2048], options[512];
    dm_writer out = dm_writer_on(text, sizeof text), writer = dm_writer_on(options, sizeof options);
    write_given_options(job, &writer);
    json_open(&out, '{');
    json_string_at(&out, "game", job->game->name);
    json_string_at(&out, "options", options);
    json_number_at(&out, "seed", (int64_t)job->first_seed);
    json_number_at(&out, "games", (int64_t)job->tally.games);
    json_number_at(&out, "decisions", (int64_t)job->tally.decisions);
    json_number_at(&out, "samples", (int64_t)job->tally.samples);
    write_failure(job, &out);
    json_close(&out, '}');
    puts(text);
}

static int run(cli_input *input) {
    static job job = {.lock = PTHREAD_MUTEX_INITIALIZER};
    job.games = (uint64_t)cli_take_number(input, "--games", 1000, 1, GAMES_MAX);
    job.first_seed = (uint64_t)cli_take_number(input, "--seed", 1, 0, INT64_MAX - GAMES_MAX);
    int threads = (int)cli_take_number(input, "--threads", 1, 1, THREADS_MAX);
    job.game = cli_take_game(input, &job.setup);
    if (job.setup.seed_text[0] != '\0')
        cli_bad_input("check", "every game has its own seed; expected --seed S for the first one");
    run_threads(&job, threads);
    print_outcome(&job);
    return job.failures > 0 || job.tally.games < job.games ? CLI_EXIT_FAILED : CLI_EXIT_DONE;
}

static const char help[] =
    "Usage: demiurge check GAME [key=value ...] [--games N] [--seed S] [--threads T]\n"
    "\n"
    "Plays N random games (default 1000) with seeds S, S+1, ... (default 1) and checks\n"
    "them: the invariants after every answer; at answers drawn at random also copies,\n"
    "positions, records, undo, and that nothing hidden shows to any seat or to the\n"
    "public. Prints one JSON object: game, options, seed, games, decisions, samples,\n"
    "failures, failed_seed (the lowest) and failure (what was wrong with it).\n"
    "\n"
    "A failure is repeated with --games 1 --seed FAILED_SEED; the exit status is then 1.\n";

const cli_command cli_check = {"check", "play random games and verify every promise", help, run};
