/* One thread of the arena: a table, a thinker for every bot, and one game after the other. */
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "arena/arena.h"
#include "engine/guard.h"
#include "host/files.h"
#include "host/thinker.h"

enum { RECORD_BYTES = 2 << 20 };

struct arena_worker {
    const arena_plan *plan;
    bool (*give_up)(void *context);
    void *context;
    host_thinker *thinkers[DM_SEATS_MAX]; /* by bot */
    uint8_t bot_at[DM_SEATS_MAX];         /* who sits there in this game */
    dm_match match;
    char record[RECORD_BYTES];
};

arena_worker *arena_worker_open(const arena_plan *plan, bool (*give_up)(void *context),
                                void *context) {
    arena_worker *worker = calloc(1, sizeof *worker);
    dm_guard(plan->players <= DM_SEATS_MAX);
    assert(give_up);
    if (worker == NULL) return NULL;
    worker->plan = plan;
    worker->give_up = give_up;
    worker->context = context;
    for (int bot = 0; bot < plan->players; bot++) {
        worker->thinkers[bot] =
            thinker_open(&plan->bots[bot], plan->game, 1, THINKER_PROCESSOR_CLOCK);
        if (worker->thinkers[bot] == NULL) {
            arena_worker_close(worker);
            return NULL;
        }
        thinker_heed(worker->thinkers[bot], give_up, context);
    }
    return worker;
}

void arena_worker_close(arena_worker *worker) {
    for (int bot = 0; bot < DM_SEATS_MAX; bot++)
        if (worker->thinkers[bot]) thinker_close(worker->thinkers[bot]);
    free(worker);
}

/* ---- A game ------------------------------------------------------------------------------ */

static bool begin(arena_worker *worker, uint64_t number, dm_error *error) {
    const arena_plan *plan = worker->plan;
    dm_setup setup;
    arena_plan_deal(plan, number / (uint64_t)plan->players, &setup);
    if (!dm_match_begin(&worker->match, plan->game, &setup, error)) return false;
    for (int bot = 0; bot < plan->players; bot++) {
        int seat = arena_plan_seat(plan, number, bot);
        worker->bot_at[seat] = (uint8_t)bot;
        strcpy(worker->match.names[seat], plan->bots[bot].name);
    }
    return true;
}

static double seconds_of_this_thread(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* The turn that is being played. It counts for the bot that is asked first in it. */
typedef struct turn_clock {
    uint16_t turn;
    double seconds[DM_SEATS_MAX]; /* of thinking in it, by bot */
} turn_clock;

static void begin_turn(turn_clock *clock, uint16_t turn, int bot, arena_game *game) {
    *clock = (turn_clock){.turn = turn};
    game->turns[bot]++;
}

static void count_seconds(turn_clock *clock, int bot, double seconds, arena_game *game) {
    game->seconds[bot] += seconds;
    clock->seconds[bot] += seconds;
    if (clock->seconds[bot] > game->longest[bot]) game->longest[bot] = clock->seconds[bot];
}

static void answer(arena_worker *worker, turn_clock *clock, arena_game *game) {
    dm_match *match = &worker->match;
    int bot = worker->bot_at[match->question.seat];
    uint16_t now = match->game->progress(&match->state).turn;
    if (now != clock->turn) begin_turn(clock, now, bot, game);
    double start = seconds_of_this_thread();
    int index = thinker_choose(worker->thinkers[bot], match);
    count_seconds(clock, bot, seconds_of_this_thread() - start, game);
    dm_match_play(match, index, NULL);
}

/* Whoever is thinking gives up too. Its hasty answer counts for nothing, were it the last. */
static bool play_to_the_end(arena_worker *worker, arena_game *game, dm_error *error) {
    turn_clock clock = {.turn = UINT16_MAX};
    while (worker->match.question.seat != DM_NOBODY) {
        if (worker->match.count == DM_STEPS_MAX)
            return dm_fail(error, "the game does not end after %d answers", DM_STEPS_MAX);
        answer(worker, &clock, game);
        if (worker->give_up(worker->context)) {
            error->text[0] = '\0';
            return false;
        }
    }
    return true;
}

static void count_points(const arena_worker *worker, arena_game *game) {
    const dm_match *match = &worker->match;
    dm_scores scores;
    match->game->score(&match->state, &scores);
    game->rounds = match->game->progress(&match->state).round;
    game->line_count = scores.line_count;
    memcpy(game->source, scores.source, sizeof game->source);
    for (int seat = 0; seat < scores.players; seat++) {
        int bot = worker->bot_at[seat];
        game->place[bot] = scores.place[seat];
        game->total[bot] = scores.total[seat];
        for (int line = 0; line < scores.line_count; line++)
            game->points[line][bot] = scores.points[line][seat];
    }
}

static bool keep_record(arena_worker *worker, uint64_t number, dm_error *error) {
    char path[ARENA_PATH_BYTES];
    dm_writer out = dm_writer_on(worker->record, sizeof worker->record);
    if (worker->plan->records == NULL) return true;
    arena_plan_record_path(worker->plan, number, path);
    dm_record_write(&worker->match, DM_ALL, &out);
    if (!out.full && host_write_file(path, out.text, out.length)) return true;
    return dm_fail(error, "its record cannot be written (%s): '%s'",
                   strerror(out.full ? EFBIG : errno), path);
}

/* Says which game it was, and how to begin it again. */
static bool fail_in_game(const arena_worker *worker, uint64_t number, dm_error *error) {
    dm_error what = *error;
    if (what.text[0] == '\0') return false;
    return dm_fail(error, "game %d (seed=%s): %s", (int)number, worker->match.seed_text, what.text);
}

bool arena_worker_play(arena_worker *worker, uint64_t number, arena_game *game, dm_error *error) {
    assert(number < worker->plan->games);
    memset(game, 0, sizeof *game);
    if (!begin(worker, number, error) || !play_to_the_end(worker, game, error))
        return fail_in_game(worker, number, error);
    count_points(worker, game);
    if (!keep_record(worker, number, error)) return fail_in_game(worker, number, error);
    game->finished = true;
    return true;
}
