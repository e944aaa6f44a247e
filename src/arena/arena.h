/* The arena: bots play each other, many games, each bot in every seat.
 *
 * A match is so many deals. Each deal is a seed that follows from the match's own; it is played
 * once for every rotation of the bots over the seats, so that luck of cards and seats falls to all
 * alike. Games are numbered through: with P players, game N is deal N / P in rotation N % P.
 *
 * What holds: a game depends only on its number, and what is told is summed up in the order of the
 * numbers. So the outcome does not depend on the number of threads, nor on having been stopped and
 * resumed (but for bots that go by time, which no two runs repeat). */
#ifndef ARENA_ARENA_H
#define ARENA_ARENA_H

#include "arena/statistics.h"
#include "bots/bot.h"
#include "demiurge.h"

enum { ARENA_GAMES_MAX = 1000000, ARENA_THREADS_MAX = 256, ARENA_OPTIONS_BYTES = 1024 };

/* What is to be played. */
typedef struct arena_plan {
    const dm_game *game;
    dm_setup setup; /* its players are as many as bots; its seed is not used */
    int players;
    bot bots[DM_SEATS_MAX];
    uint64_t seed, games; /* whole deals: `games` divides by players */
    int threads;
    double minutes;         /* of the wall, in all runs, after which no game begins; 0: no limit */
    const arena_sprt *sprt; /* ends the match early; NULL: no test */
    const char *records;    /* the folder that keeps every game; NULL: none */
    int match;              /* tells the matches in one file apart */
    const char *label;      /* stands before the progress; NULL: no progress is told */
} arena_plan;

/* How one game went, by bot, not by seat. */
typedef struct arena_game {
    bool finished;
    uint8_t line_count, source[DM_SCORE_LINES_MAX]; /* as in dm_scores */
    uint8_t place[DM_SEATS_MAX];
    int16_t total[DM_SEATS_MAX];
    int16_t points[DM_SCORE_LINES_MAX][DM_SEATS_MAX];
    uint16_t rounds, turns[DM_SEATS_MAX];
    double seconds[DM_SEATS_MAX]; /* of thinking, on the processor */
    double longest[DM_SEATS_MAX]; /* the same in one turn; 0 if an older file does not tell */
} arena_game;

/* ---- Plans (plan.c) ---------------------------------------------------------------- */

/* Reads the bots of a comma-separated list; returns how many, or 0 and an error if one of them is
 * none or there are more than `most`. */
int arena_read_bots(bot *bots, int most, const char *list, dm_error *error);
/* Seats the bots of a comma-separated list. False and an error. */
bool arena_plan_seat_bots(arena_plan *plan, const char *list, dm_error *error);
enum { ARENA_BOTS_BYTES = DM_SEATS_MAX * BOT_NAME_BYTES };
/* The names of the bots as such a list. */
void arena_plan_write_bots(const arena_plan *plan, char list[ARENA_BOTS_BYTES]);
/* Rounds the games up to whole deals; down where that would be too many. */
void arena_plan_round_up(arena_plan *plan);
/* "players=2 joker=on": the options as given, in one order. With egypt=random each deal finds its
 * own, so a state could not tell them. */
void arena_plan_write_options(const arena_plan *plan, dm_writer *out);
/* How deal number `deal` begins. */
void arena_plan_deal(const arena_plan *plan, uint64_t deal, dm_setup *setup);
/* Where a bot sits in a game. */
int arena_plan_seat(const arena_plan *plan, uint64_t number, int bot);
enum { ARENA_PATH_BYTES = 4096 };
/* Where a game's record is kept, if records are. */
void arena_plan_record_path(const arena_plan *plan, uint64_t number, char path[ARENA_PATH_BYTES]);

/* The share of the win that falls to a bot: winners divide it. */
double arena_share(const arena_plan *plan, const arena_game *game, int bot);

/* ---- Playing one game (worker.c) --------------------------------------------------- */

/* The memory of one thread that plays. */
typedef struct arena_worker arena_worker;

/* Somebody for the games of a plan, who asks `give_up` whether to go on: between two answers, and
 * while a bot thinks. NULL when there is no memory. */
arena_worker *arena_worker_open(const arena_plan *plan, bool (*give_up)(void *context),
                                void *context);
/* Gives the worker's memory back. */
void arena_worker_close(arena_worker *worker);

/* Plays a game to its end and keeps its record. False and an error if it has none, or the record
 * cannot be written; false without an error text if `give_up` said so. */
bool arena_worker_play(arena_worker *worker, uint64_t number, arena_game *game, dm_error *error);

/* ---- Playing a match (run.c) ------------------------------------------------------- */

enum arena_stop {
    ARENA_STOPPED_BY_GAMES,
    ARENA_STOPPED_BY_SPRT,
    ARENA_STOPPED_BY_MINUTES,
    ARENA_STOPPED_BY_INTERRUPT
};
/* As JSON tells them. */
extern const char *const arena_stop_names[];

struct arena_log;
struct arena_standings;

typedef struct arena_outcome {
    enum arena_stop stopped;
    double seconds;  /* of the wall, in this run */
    double evidence; /* of the sequential test */
    enum arena_verdict verdict;
    int signal; /* that interrupted it; 0: none */
} arena_outcome;

/* What the program ends with: 128 + the signal if it was interrupted, as shells have it. */
int arena_exit_status(const arena_outcome *outcome);

/* Plays what the log does not hold yet; the log may be NULL. Interrupts (control-C) end it neatly.
 * The standings are of all whole deals. False and an error if a game or a file failed. */
bool arena_run(const arena_plan *plan, struct arena_log *log, struct arena_standings *standings,
               arena_outcome *outcome, dm_error *error);

#endif
