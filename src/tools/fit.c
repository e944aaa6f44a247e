/* Weights fitted to how games ended. See fit.h. */
#include "tools/fit.h"

#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "host/memory.h"
#include "host/thinker.h"

enum { UNKNOWNS_MAX = 2 * WEIGHING_FEATURES_MAX, SAMPLES_A_GAME = 1024 };

/* The pull towards the weights in use: as if so many samples said so. */
static const double pull = 20;

/* A seat at the beginning of a turn, compared with the others. */
typedef struct fit_sample {
    double time, lead_held; /* points held more than the others */
    double own_gain;        /* points it went on to make */
    double gain;            /* the same, compared with the others */
    double win;             /* its part of the win */
    double own[WEIGHING_FEATURES_MAX], list[WEIGHING_FEATURES_MAX];
} fit_sample;

/* What the threads share. Only `lock` protects what changes. */
typedef struct fit_work {
    const fit_plan *plan;
    pthread_mutex_t lock;
    int next, done; /* games handed out, and games played */
    size_t sample_count, sample_room;
    fit_sample *samples;
} fit_work;

/* ---- Playing ----------------------------------------------------------------------------- */

static int take_samples(const fit_work *fit, const dm_state *state, fit_sample *samples) {
    double lists[DM_SEATS_MAX][WEIGHING_FEATURES_MAX], held[DM_SEATS_MAX];
    int players = fit->plan->game->progress(state).players;
    fit->plan->weighing->features(state, lists, held);
    for (int seat = 0; seat < players; seat++) {
        fit_sample *sample = &samples[seat];
        memset(sample, 0, sizeof *sample);
        sample->time = fit->plan->weighing->time(state);
        sample->own_gain = -held[seat];
        for (int other = 0; other < players; other++) {
            double part = other == seat ? 1 : -1.0 / (players - 1);
            sample->lead_held += part * held[other];
            for (int k = 0; k < fit->plan->weighing->count; k++)
                sample->list[k] += part * lists[other][k];
        }
        memcpy(sample->own, lists[seat], sizeof sample->own);
    }
    return players;
}

/* Tells the samples of a game how it ended. */
static void finish_samples(const dm_scores *scores, fit_sample *samples, int count) {
    int winners = 0;
    for (int seat = 0; seat < scores->players; seat++) winners += scores->place[seat] == 1;
    for (int k = 0; k < count; k++) {
        int seat = k % scores->players;
        samples[k].own_gain += scores->total[seat];
        samples[k].gain = -samples[k].lead_held;
        for (int other = 0; other < scores->players; other++)
            samples[k].gain +=
                scores->total[other] * (other == seat ? 1 : -1.0 / (scores->players - 1));
        samples[k].win = scores->place[seat] == 1 ? 1.0 / winners : 0;
    }
}

static int play_game(fit_work *fit, int number, dm_match *match, host_thinker *thinker,
                     fit_sample *samples) {
    dm_setup setup = fit->plan->setup;
    dm_error error;
    dm_scores scores;
    int count = 0;
    uint64_t seed = fit->plan->seed + (uint64_t)number;
    setup.seed = dm_seed_from_number(seed);
    snprintf(setup.seed_text, sizeof setup.seed_text, "%llu", (unsigned long long)seed);
    bool begun = dm_match_begin(match, fit->plan->game, &setup, &error);
    assert(begun), (void)begun;
    while (match->question.seat != DM_NOBODY) {
        uint16_t turn = fit->plan->game->progress(&match->state).turn;
        dm_match_play(match, thinker_choose(thinker, match), NULL);
        dm_progress progress = fit->plan->game->progress(&match->state);
        if (progress.over || progress.turn == turn || count + DM_SEATS_MAX > SAMPLES_A_GAME)
            continue;
        count += take_samples(fit, &match->state, &samples[count]);
    }
    fit->plan->game->score(&match->state, &scores);
    finish_samples(&scores, samples, count);
    return count;
}

static void keep_samples(fit_work *fit, const fit_sample *samples, int count) {
    pthread_mutex_lock(&fit->lock);
    if (fit->sample_count + (size_t)count > fit->sample_room) {
        fit->sample_room = 2 * fit->sample_room + SAMPLES_A_GAME;
        fit->samples = memory_grow(fit->samples, fit->sample_room, sizeof *samples);
    }
    memcpy(&fit->samples[fit->sample_count], samples, (size_t)count * sizeof *samples);
    fit->sample_count += (size_t)count;
    fit->done++;
    pthread_mutex_unlock(&fit->lock);
}

static void *play_games(void *argument) {
    fit_work *fit = argument;
    dm_match *match = memory_new(sizeof *match);
    fit_sample *samples = memory_new(SAMPLES_A_GAME * sizeof *samples);
    host_thinker *thinker =
        thinker_open(&fit->plan->player, fit->plan->game, 1, THINKER_PROCESSOR_CLOCK);
    memory_expect(thinker);
    for (;;) {
        pthread_mutex_lock(&fit->lock);
        int number = fit->next++;
        pthread_mutex_unlock(&fit->lock);
        if (number >= fit->plan->games) break;
        keep_samples(fit, samples, play_game(fit, number, match, thinker, samples));
    }
    thinker_close(thinker);
    free(samples);
    free(match);
    return NULL;
}

/* ---- Fitting ----------------------------------------------------------------------------- */

/* Solves the symmetric equations in place (Gauss with the diagonal as pivot: the pull keeps it
 * above zero). */
static void solve(double (*equations)[UNKNOWNS_MAX + 1], int count) {
    for (int pivot = 0; pivot < count; pivot++)
        for (int row = 0; row < count; row++) {
            if (row == pivot) continue;
            double factor = equations[row][pivot] / equations[pivot][pivot];
            for (int k = pivot; k <= count; k++) equations[row][k] -= factor * equations[pivot][k];
        }
    for (int row = 0; row < count; row++) equations[row][count] /= equations[row][row];
}

static void fit_weights(const fit_work *fit, double *late, double *early) {
    double equations[UNKNOWNS_MAX][UNKNOWNS_MAX + 1]; /* 130 KB: the main thread has room */
    int features = fit->plan->weighing->count, count = 2 * features;
    memset(equations, 0, sizeof equations);
    for (size_t n = 0; n < fit->sample_count; n++) {
        const fit_sample *sample = &fit->samples[n];
        double x[UNKNOWNS_MAX];
        for (int k = 0; k < features; k++) {
            x[k] = sample->list[k];
            x[features + k] = sample->list[k] * sample->time;
        }
        for (int row = 0; row < count; row++) {
            if (x[row] == 0) continue;
            for (int k = 0; k < count; k++) equations[row][k] += x[row] * x[k];
            equations[row][count] += x[row] * sample->gain;
        }
    }
    for (int k = 0; k < features; k++) {
        const feature_weight *weight = &fit->plan->weighing->weights[k];
        equations[k][k] += pull;
        equations[k][count] += pull * weight->late;
        equations[features + k][features + k] += pull;
        equations[features + k][count] += pull * weight->early;
    }
    solve(equations, count);
    for (int k = 0; k < features; k++) {
        late[k] = equations[k][count];
        early[k] = equations[features + k][count];
    }
}

static double weigh_list(const fit_work *fit, const double *list, double time, const double *late,
                         const double *early) {
    double points = 0;
    for (int k = 0; k < fit->plan->weighing->count; k++)
        points += list[k] * (late[k] + early[k] * time);
    return points;
}

/* What anybody still makes besides what the weights say: a straight line over time. */
static void fit_base(const fit_work *fit, const double *late, const double *early,
                     double *base_late, double *base_early) {
    double n = 0, t = 0, tt = 0, y = 0, ty = 0;
    for (size_t k = 0; k < fit->sample_count; k++) {
        const fit_sample *sample = &fit->samples[k];
        double rest = sample->own_gain - weigh_list(fit, sample->own, sample->time, late, early);
        n += 1, t += sample->time, tt += sample->time * sample->time;
        y += rest, ty += rest * sample->time;
    }
    *base_early = (n * ty - t * y) / (n * tt - t * t);
    *base_late = (y - *base_early * t) / n;
}

/* How unlikely the results are if a lead of `late + early x time` wins three times in four; for
 * two players. As in weighing.c. */
static double surprise(const fit_work *fit, const double *leads, double late, double early) {
    double sum = 0;
    for (size_t k = 0; k < fit->sample_count; k++) {
        const fit_sample *sample = &fit->samples[k];
        double behind = fabs(leads[k]) / (late + early * sample->time);
        double least = 1 / (1 + behind + behind * behind);
        double share = leads[k] > 0 ? 1 / (1 + least) : least / (1 + least);
        sum -= sample->win * log(share) + (1 - sample->win) * log(1 - share);
    }
    return sum / (double)fit->sample_count;
}

static double fit_sureness(const fit_work *fit, const double *late, const double *early,
                           double *sure_late, double *sure_early) {
    double *leads = memory_new((fit->sample_count + 1) * sizeof *leads), best = 0;
    for (size_t k = 0; k < fit->sample_count; k++) {
        const fit_sample *sample = &fit->samples[k];
        leads[k] = sample->lead_held + weigh_list(fit, sample->list, sample->time, late, early);
    }
    for (double l = 0.5; l < 8; l += 0.5)
        for (double e = 0; e < 40; e += 2) {
            double now = surprise(fit, leads, l, e);
            if (best > 0 && now >= best) continue;
            best = now, *sure_late = l, *sure_early = e;
        }
    free(leads);
    return best;
}

/* The part of what the seats went on to make more than others that the weights foresee. */
static double explained(const fit_work *fit, const double *late, const double *early) {
    double rest = 0, all = 0;
    for (size_t k = 0; k < fit->sample_count; k++) {
        const fit_sample *sample = &fit->samples[k];
        double miss = sample->gain - weigh_list(fit, sample->list, sample->time, late, early);
        rest += miss * miss;
        all += sample->gain * sample->gain;
    }
    return 1 - rest / all;
}

static void print_fit(const fit_work *fit) {
    double late[WEIGHING_FEATURES_MAX], early[WEIGHING_FEATURES_MAX], base[2],
        sure[2] = {0}, old_late[WEIGHING_FEATURES_MAX], old_early[WEIGHING_FEATURES_MAX];
    for (int k = 0; k < fit->plan->weighing->count; k++) {
        old_late[k] = fit->plan->weighing->weights[k].late;
        old_early[k] = fit->plan->weighing->weights[k].early;
    }
    fit_weights(fit, late, early);
    fit_base(fit, late, early, &base[0], &base[1]);
    double loss = fit_sureness(fit, late, early, &sure[0], &sure[1]);
    for (int k = 0; k < fit->plan->weighing->count; k++)
        printf("    {\"%s\", %.3f, %.3f},\n", fit->plan->weighing->weights[k].name, late[k],
               early[k]);
    printf("base %.2f %.2f\nsure %.1f %.1f\n", base[0], base[1], sure[0], sure[1]);
    printf("%zu samples of %d games, foreseen %.3f (before: %.3f), surprise %.4f\n",
           fit->sample_count, fit->done, explained(fit, late, early),
           explained(fit, old_late, old_early), loss);
}

/* As many threads as can be had; the first one is our own. */
static void run_threads(fit_work *fit) {
    pthread_t others[FIT_THREADS_MAX];
    int started = 0;
    while (started + 1 < fit->plan->threads &&
           pthread_create(&others[started], NULL, play_games, fit) == 0)
        started++;
    play_games(fit);
    for (int k = 0; k < started; k++) pthread_join(others[k], NULL);
}

void fit_print(const fit_plan *plan) {
    fit_work fit = {.plan = plan, .lock = PTHREAD_MUTEX_INITIALIZER};
    assert(plan->game && plan->weighing);
    dm_guard(plan->threads >= 1 && plan->threads <= FIT_THREADS_MAX);
    run_threads(&fit);
    print_fit(&fit);
    free(fit.samples);
}
