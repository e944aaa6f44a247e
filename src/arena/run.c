/* Plays a match with many threads: hands the games out in order, gathers how they went, and decides
 * when it is enough. */
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "arena/arena.h"
#include "arena/log.h"
#include "arena/progress.h"
#include "engine/guard.h"

const char *const arena_stop_names[] = {"games", "sprt", "minutes", "interrupted"};

enum { LOOKS_PER_SECOND = 4 }; /* at the clock, and at interrupts */

/* What the threads share. Only `lock` protects what changes. */
typedef struct arena_match {
    const arena_plan *plan;
    arena_log *log;
    arena_game *games; /* by number; a finished one no longer changes */
    pthread_mutex_t lock;
    pthread_cond_t worker_left;
    int working;   /* threads */
    uint64_t next; /* the next game to hand out */
    bool stopping;
    enum arena_stop stopped;
    arena_progress progress;
    arena_sample tested; /* deals that the sequential test has weighed, in their order */
    uint64_t deals_used; /* deals that count: those up to the verdict */
    double evidence;
    enum arena_verdict verdict;
    atomic_bool decided; /* nobody needs the games that are being played any more */
    bool failed;
    dm_error failure;
} arena_match;

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* ---- Interrupts -------------------------------------------------------------------------- */

/* When it was interrupted, and by which signal; 0: not. A signal can reach nothing but what is
 * global. */
static atomic_llong interrupted_at;
static atomic_int interrupted_by;

/* Whoever loses patience ends the program at once by another control-C, a little later: some
 * senders (timeout) send the same interrupt twice. */
static void remember_interrupt(int number) {
    long long before = atomic_load(&interrupted_at), now = (long long)time(NULL);
    if (before == 0) atomic_store(&interrupted_by, number), atomic_store(&interrupted_at, now);
    if (before == 0 || now <= before + 1) return;
    signal(number, SIG_DFL);
    raise(number);
}

static bool was_interrupted(void) { return atomic_load(&interrupted_at) != 0; }

static bool should_give_up(void *context) {
    arena_match *run = context;
    return was_interrupted() || atomic_load(&run->decided);
}

/* What is ignored (nohup) stays so. */
static void catch_interrupt(int number, struct sigaction *before) {
    struct sigaction action = {.sa_handler = remember_interrupt};
    sigemptyset(&action.sa_mask);
    sigaction(number, NULL, before);
    if (before->sa_handler != SIG_IGN) sigaction(number, &action, NULL);
}

/* ---- The sequential test ----------------------------------------------------------------- */

static bool deal_is_finished(const arena_match *run, uint64_t deal) {
    const arena_game *games = run->games + deal * (uint64_t)run->plan->players;
    for (int k = 0; k < run->plan->players; k++)
        if (!games[k].finished) return false;
    return true;
}

static void stop(arena_match *run, enum arena_stop why) {
    if (run->stopping) return;
    run->stopping = true;
    run->stopped = why;
}

/* Weighs one deal after the other, in their order, as far as they are finished: the verdict does
 * not depend on which thread was faster. */
static void advance_test(arena_match *run) {
    const arena_plan *plan = run->plan;
    uint64_t deals = plan->games / (uint64_t)plan->players;
    while (plan->sprt && run->verdict == ARENA_SPRT_OPEN && run->tested.count < deals &&
           deal_is_finished(run, run->tested.count)) {
        const arena_game *games = run->games + run->tested.count * 2;
        arena_sample_add(&run->tested,
                         (arena_share(plan, &games[0], 0) + arena_share(plan, &games[1], 0)) / 2);
        run->evidence = arena_sprt_evidence(plan->sprt, &run->tested);
        run->verdict = arena_sprt_decide(run->evidence);
        if (run->verdict == ARENA_SPRT_OPEN) continue;
        run->deals_used = run->tested.count;
        stop(run, ARENA_STOPPED_BY_SPRT);
        atomic_store(&run->decided, true);
    }
}

/* ---- Workers ----------------------------------------------------------------------------- */

static bool take_game(arena_match *run, uint64_t *number) {
    pthread_mutex_lock(&run->lock);
    while (run->next < run->plan->games && run->games[run->next].finished) run->next++;
    bool any = run->next < run->plan->games && !run->stopping && !run->failed;
    *number = run->next;
    run->next += any;
    pthread_mutex_unlock(&run->lock);
    return any;
}

static void fail(arena_match *run, const dm_error *error) {
    if (!run->failed) run->failure = *error;
    run->failed = true;
    atomic_store(&run->decided, true);
}

static void finish_game(arena_match *run, uint64_t number, const arena_game *game) {
    dm_error error;
    pthread_mutex_lock(&run->lock);
    run->games[number] = *game;
    if (run->log && !arena_log_append(run->log, run->plan, number, game, &error)) fail(run, &error);
    arena_progress_add(&run->progress, game, true);
    advance_test(run);
    pthread_mutex_unlock(&run->lock);
}

static void leave(arena_match *run, const dm_error *error) {
    pthread_mutex_lock(&run->lock);
    if (error->text[0]) fail(run, error);
    run->working--;
    pthread_cond_signal(&run->worker_left);
    pthread_mutex_unlock(&run->lock);
}

static void *work(void *argument) {
    arena_match *run = argument;
    uint64_t number;
    arena_game game;
    dm_error error = {.line = 0};
    arena_worker *worker = arena_worker_open(run->plan, should_give_up, run);
    if (worker == NULL) dm_fail(&error, "out of memory; fewer --threads need less");
    while (worker && take_game(run, &number)) {
        if (!arena_worker_play(worker, number, &game, &error)) break;
        finish_game(run, number, &game);
    }
    if (worker) arena_worker_close(worker);
    leave(run, &error);
    return NULL;
}

/* ---- Watching over them ------------------------------------------------------------------ */

static void wait_a_little(arena_match *run) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += 1000000000 / LOOKS_PER_SECOND;
    if (until.tv_nsec >= 1000000000) until.tv_nsec -= 1000000000, until.tv_sec++;
    pthread_cond_timedwait(&run->worker_left, &run->lock, &until);
}

static bool minutes_are_over(const arena_match *run, double seconds) {
    double minutes = run->plan->minutes;
    return minutes > 0 && run->progress.before + seconds >= minutes * 60;
}

static void watch_over(arena_match *run, double start) {
    pthread_mutex_lock(&run->lock);
    while (run->working > 0) {
        wait_a_little(run);
        double seconds = seconds_now() - start;
        if (was_interrupted()) stop(run, ARENA_STOPPED_BY_INTERRUPT);
        if (run->next < run->plan->games && minutes_are_over(run, seconds))
            stop(run, ARENA_STOPPED_BY_MINUTES);
        arena_progress_tell(&run->progress, seconds);
    }
    pthread_mutex_unlock(&run->lock);
}

static void run_threads(arena_match *run) {
    pthread_t threads[ARENA_THREADS_MAX];
    int started = 0;
    double start = seconds_now();
    uint64_t left = run->plan->games - run->progress.finished;
    pthread_mutex_lock(&run->lock);
    while (started < run->plan->threads && (uint64_t)started < left &&
           pthread_create(&threads[started], NULL, work, run) == 0)
        started++;
    run->working += started;
    pthread_mutex_unlock(&run->lock);
    if (started == 0 && left > 0) {
        dm_error error;
        dm_fail(&error, "no thread could be started");
        fail(run, &error);
    }
    watch_over(run, start);
    for (int k = 0; k < started; k++) pthread_join(threads[k], NULL);
}

static void play(arena_match *run) {
    struct sigaction before_interrupt, before_end;
    catch_interrupt(SIGINT, &before_interrupt);
    catch_interrupt(SIGTERM, &before_end);
    if (run->progress.finished < run->plan->games && minutes_are_over(run, 0))
        stop(run, ARENA_STOPPED_BY_MINUTES);
    if (!run->stopping) run_threads(run);
    if (was_interrupted() && run->progress.finished < run->plan->games)
        stop(run, ARENA_STOPPED_BY_INTERRUPT);
    arena_progress_end(&run->progress);
    /* The second of two signals may come when this is over: it must not end the report. */
    if (run->stopped == ARENA_STOPPED_BY_INTERRUPT) return;
    sigaction(SIGINT, &before_interrupt, NULL);
    sigaction(SIGTERM, &before_end, NULL);
}

/* ---- A match ----------------------------------------------------------------------------- */

/* How long the games of the log took: as it tells, or at least as long as their bots thought. */
static double seconds_before(const arena_match *run) {
    double thought = 0, told = run->log ? arena_log_seconds(run->log) : 0;
    for (uint64_t number = 0; number < run->plan->games; number++)
        for (int bot = 0; bot < run->plan->players; bot++)
            thought += run->games[number].seconds[bot];
    return fmax(told, thought / run->plan->threads);
}

/* Games of the log are not played again, so those without a record will have none. */
static void tell_missing_records(const arena_match *run) {
    char path[ARENA_PATH_BYTES];
    uint64_t missing = 0;
    if (run->plan->records == NULL) return;
    for (uint64_t number = 0; number < run->plan->games; number++) {
        if (!run->games[number].finished) continue;
        arena_plan_record_path(run->plan, number, path);
        missing += access(path, F_OK) != 0;
    }
    if (missing)
        fprintf(stderr,
                "%llu games of the --resume file were played before and have no record in %s.\n",
                (unsigned long long)missing, run->plan->records);
}

/* Counts what the log held already. */
static void begin(arena_match *run, const arena_standings *standings) {
    arena_progress_begin(&run->progress, run->plan, standings);
    for (uint64_t number = 0; number < run->plan->games; number++)
        if (run->games[number].finished)
            arena_progress_add(&run->progress, &run->games[number], false);
    run->progress.before = seconds_before(run);
    run->deals_used = run->plan->games / (uint64_t)run->plan->players;
    advance_test(run);
}

/* In the order of the deals, so that sums of decimals come out alike. */
static void sum_up(const arena_match *run, arena_standings *standings) {
    for (uint64_t deal = 0; deal < run->deals_used; deal++)
        if (deal_is_finished(run, deal))
            standings_add_deal(standings, run->plan,
                               run->games + deal * (uint64_t)run->plan->players);
}

/* The next run with --minutes takes up here. */
static void keep_seconds(arena_match *run, double seconds) {
    dm_error error;
    if (run->log && run->plan->minutes > 0 && run->progress.played > 0 &&
        !arena_log_append_seconds(run->log, run->plan, run->progress.before + seconds, &error))
        fail(run, &error);
}

int arena_exit_status(const arena_outcome *outcome) {
    return outcome->signal ? 128 + outcome->signal : 0;
}

bool arena_run(const arena_plan *plan, arena_log *log, arena_standings *standings,
               arena_outcome *outcome, dm_error *error) {
    arena_match run = {.plan = plan,
                       .log = log,
                       .lock = PTHREAD_MUTEX_INITIALIZER,
                       .worker_left = PTHREAD_COND_INITIALIZER};
    double start = seconds_now();
    dm_guard(plan->threads >= 1 && plan->threads <= ARENA_THREADS_MAX);
    dm_guard(plan->players >= 1 && plan->players <= DM_SEATS_MAX);
    assert(plan->games % (uint64_t)plan->players == 0);
    assert(plan->sprt == NULL || plan->players == 2);
    atomic_store(&interrupted_at, 0);
    run.games = calloc(plan->games, sizeof run.games[0]);
    if (run.games == NULL) return dm_fail(error, "out of memory; fewer --games need less");
    if (log && !arena_log_load(log, plan, run.games, error)) {
        free(run.games);
        return false;
    }
    standings_begin(standings, plan);
    begin(&run, standings);
    tell_missing_records(&run);
    play(&run);
    keep_seconds(&run, seconds_now() - start);
    sum_up(&run, standings);
    free(run.games);
    *outcome = (arena_outcome){run.stopped, seconds_now() - start, run.evidence, run.verdict, 0};
    if (run.stopped == ARENA_STOPPED_BY_INTERRUPT) outcome->signal = atomic_load(&interrupted_by);
    if (run.failed) *error = run.failure;
    return !run.failed;
}
