#include "host/thinker.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

enum {
    THREADS_MAX = 64,
    /* Simulations between two looks at the clock: half a millisecond; where most is to be computed
     * (four players, all of Egypt) up to 7. */
    SLICE = 8,
};

/* Of the time left for the turn, this part goes to the decision at hand. What was thought about
 * the rest of the turn is kept, so the first decision is the one that matters. */
static const double part_for_decision = 0.7;

struct host_thinker {
    bot who;
    const dm_game *game;
    enum thinker_clock clock;
    bool (*stop)(void *context); /* NULL: nothing stops it */
    void *stop_context;
    int count;
    bot_session *sessions[THREADS_MAX];
    uint16_t turn; /* the turn whose time is being spent */
    double spent;
};

/* One thread's work on one decision. */
typedef struct thinker_task {
    bot_session *session;
    bool timed;     /* else until the budget of simulations is used up */
    double seconds; /* none left: it answers at once, with what it has thought before */
    clockid_t clock;
    bool (*stop)(void *context);
    void *stop_context;
} thinker_task;

static double seconds_on(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

host_thinker *thinker_open(const bot *who, const dm_game *game, int threads,
                           enum thinker_clock clock) {
    assert(threads >= 1 && bot_evaluator(who, game) != NULL);
    host_thinker *thinker = calloc(1, sizeof *thinker);
    if (thinker == NULL) return NULL;
    thinker->who = *who;
    thinker->game = game;
    thinker->clock = clock;
    if (!bot_simulates(who)) threads = 1;
    for (; thinker->count < threads && thinker->count < THREADS_MAX; thinker->count++) {
        size_t bytes = bot_session_bytes(who);
        void *memory = malloc(bytes);
        if (memory == NULL) {
            thinker_close(thinker);
            return NULL;
        }
        thinker->sessions[thinker->count] = bot_session_begin(memory, bytes, &thinker->who, game);
    }
    return thinker;
}

void thinker_close(host_thinker *thinker) {
    if (thinker == NULL) return;
    for (int k = 0; k < thinker->count; k++) free(thinker->sessions[k]);
    free(thinker);
}

void thinker_heed(host_thinker *thinker, bool (*stop)(void *context), void *context) {
    thinker->stop = stop;
    thinker->stop_context = context;
}

/* ---- Thinking ---------------------------------------------------------------------------- */

/* Whether the choice cannot change any more in the time that is left, at the pace so far. */
static bool is_settled(const bot_session *session, double simulations, double spent,
                       double seconds) {
    if (spent <= 0) return false;
    double more = simulations / spent * (seconds - spent);
    return more < UINT32_MAX - 1 && bot_session_is_settled(session, (uint32_t)more + 1);
}

static void *think(void *argument) {
    thinker_task *task = argument;
    double start = seconds_on(task->clock), simulations = 0, spent = 0;
    if (task->timed && task->seconds <= 0) return NULL;
    while (bot_session_think(task->session, SLICE) &&
           !(task->stop && task->stop(task->stop_context))) {
        if (!task->timed) continue;
        simulations += SLICE;
        spent = seconds_on(task->clock) - start;
        if (spent >= task->seconds) break;
        if (is_settled(task->session, simulations, spent, task->seconds)) break;
    }
    return NULL;
}

static void think_side_by_side(host_thinker *thinker, thinker_task *tasks) {
    pthread_t threads[THREADS_MAX];
    bool started[THREADS_MAX] = {false};
    for (int k = 1; k < thinker->count; k++)
        started[k] = pthread_create(&threads[k], NULL, think, &tasks[k]) == 0;
    think(&tasks[0]);
    for (int k = 1; k < thinker->count; k++) {
        if (started[k])
            pthread_join(threads[k], NULL);
        else
            think(&tasks[k]);
    }
}

/* Each decision is thought about with a seed that follows from the match. */
static uint64_t thought_seed(const dm_match *match, int thread) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (const char *c = match->seed_text; *c; c++) hash = (hash ^ (uint8_t)*c) * 0x100000001b3u;
    return (hash ^ (uint64_t)match->count << 8 ^ match->question.seat) + ((uint64_t)thread << 48);
}

static void think_about(host_thinker *thinker, const dm_match *match) {
    thinker_task tasks[THREADS_MAX];
    dm_state seen;
    dm_error error;
    uint16_t turn = match->game->progress(&match->state).turn;
    clockid_t clock =
        thinker->clock == THINKER_WALL_CLOCK ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID;
    if (turn != thinker->turn) thinker->turn = turn, thinker->spent = 0;
    double left = thinker->who.seconds - thinker->spent;
    double start = seconds_on(clock);
    match->game->observe(&match->state, match->question.seat, &seen);
    for (int k = 0; k < thinker->count; k++) {
        tasks[k] = (thinker_task){.session = thinker->sessions[k],
                                  .timed = thinker->who.seconds > 0,
                                  .seconds = left * part_for_decision,
                                  .clock = clock,
                                  .stop = thinker->stop,
                                  .stop_context = thinker->stop_context};
        bool looked = bot_session_look(thinker->sessions[k], &seen, thought_seed(match, k), &error);
        assert(looked), (void)looked;
    }
    think_side_by_side(thinker, tasks);
    thinker->spent += seconds_on(clock) - start;
}

int thinker_choose(host_thinker *thinker, const dm_match *match) {
    assert(match->question.seat != DM_NOBODY);
    think_about(thinker, match);
    return bot_sessions_choice(thinker->sessions, thinker->count);
}

int thinker_advise(host_thinker *thinker, const dm_match *match, bot_advice *list, int most) {
    assert(match->question.seat != DM_NOBODY);
    think_about(thinker, match);
    return bot_sessions_advice(thinker->sessions, thinker->count, list, most);
}
