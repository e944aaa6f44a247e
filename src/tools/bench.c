/* How fast random games run. See bench.h. */
#include "tools/bench.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bots/bot_session.h"
#include "engine/json.h"
#include "engine/record.h"
#include "host/memory.h"

enum {
    JSON_BYTES = 64 * 1024,
    SIGNATURE_GAMES = 20,
    COPIES_AT_ONCE = 20000, /* far longer than reading the clock takes */
    COPY_ROUNDS = 9,        /* the fastest round counts: others were interrupted */
    SIMULATIONS_AT_ONCE = 100,
    SEARCH_POSITIONS = 8, /* of as many games: some are twice as fast as others */
};

static const int player_counts[] = {2, 3, 4};
/* A game skips the sets it does not know. */
static const char *const option_sets[] = {"", "joker=on", "start=8", "egypt=all", "calm-epochs=on"};

typedef struct bench_row {
    const dm_game *game;
    dm_setup setup;
    char options[128];
    double decisions_per_s, games_per_s, copy_ns, memcpy_ns;
    double simulations_per_s; /* of a search, from the middle of games */
    uint64_t signature;
} bench_row;

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* ---- Random games ------------------------------------------------------------------------ */

static uint64_t mix(uint64_t hash, uint64_t number) {
    for (int k = 0; k < 8; k++) hash = (hash ^ (number >> 8 * k & 0xff)) * 0x100000001b3u;
    return hash;
}

static uint64_t mix_question(uint64_t hash, const dm_question *question, uint32_t pick) {
    dm_answer answer = question->answers[pick];
    hash = mix(hash, (uint64_t)question->count << 16 | question->seat << 8 | question->kind);
    return mix(hash, (uint64_t)answer.verb << 24 | answer.a << 16 | answer.b << 8 | answer.c);
}

static void begin(const bench_row *result, uint64_t seed, dm_state *state) {
    dm_error error;
    dm_setup setup = result->setup;
    setup.seed = dm_seed_from_number(seed);
    result->game->set_up(state, &setup, &error);
}

/* Plays one random game; returns how many decisions it took. Forced answers are not counted,
 * because they are never asked. With `signature`, also signs what happened. */
static uint64_t play_random_game(const bench_row *result, uint64_t seed, uint64_t *signature) {
    dm_state state;
    dm_question question;
    dm_random random;
    uint64_t decisions = 0;
    dm_random_seed(&random, seed);
    begin(result, seed, &state);
    result->game->ask(&state, &question, NULL);
    for (; question.seat != DM_NOBODY; decisions++) {
        uint32_t pick = dm_random_below(&random, question.count);
        if (signature) *signature = mix_question(*signature, &question, pick);
        result->game->apply(&state, question.answers[pick], NULL, &question);
    }
    if (signature) *signature = mix(*signature, dm_hash(result->game, &state));
    return decisions;
}

static void measure_games(bench_row *result, double seconds) {
    uint64_t decisions = 0, games = 0;
    double start = seconds_now(), passed;
    do {
        decisions += play_random_game(result, games++, NULL);
        passed = seconds_now() - start;
    } while (passed < seconds);
    result->decisions_per_s = (double)decisions / passed;
    result->games_per_s = (double)games / passed;
    result->signature = 0xcbf29ce484222325u;
    for (uint64_t seed = 0; seed < SIGNATURE_GAMES; seed++)
        play_random_game(result, seed, &result->signature);
}

/* ---- Copies ------------------------------------------------------------------------------ */

/* Keeps the compiler from leaving out copies that nobody reads. */
static void pretend_to_read(void *memory) { __asm__ volatile("" : : "r"(memory) : "memory"); }

static void copy_state(const dm_game *game, dm_state *to, const dm_state *from) {
    dm_copy(game, to, from);
}

static void copy_memory(const dm_game *game, dm_state *to, const dm_state *from) {
    memcpy(to, from, game->state_bytes);
}

/* Nanoseconds of one copy. The states take turns, as they do in a search. */
static double measure_copy(const dm_game *game, const dm_state *state,
                           void (*copy)(const dm_game *, dm_state *, const dm_state *)) {
    dm_state states[8];
    double best = 0;
    for (int k = 0; k < 8; k++) states[k] = *state;
    for (int round = 0; round < COPY_ROUNDS; round++) {
        double start = seconds_now();
        for (int k = 0; k < COPIES_AT_ONCE; k++) {
            copy(game, &states[(k + 1) & 7], &states[k & 7]);
            pretend_to_read(&states[(k + 1) & 7]);
        }
        double each = (seconds_now() - start) * 1e9 / COPIES_AT_ONCE;
        if (round == 0 || each < best) best = each;
    }
    return best;
}

static void measure_copies(bench_row *result) {
    dm_state state;
    begin(result, 0, &state);
    result->copy_ns = measure_copy(result->game, &state, copy_state);
    result->memcpy_ns = measure_copy(result->game, &state, copy_memory);
}

/* ---- Search ------------------------------------------------------------------------------ */

/* Plays on as a greedy bot would, so many answers or to the end; returns how many there were. */
static int play_greedily(const dm_game *game, dm_state *state, int answers) {
    void *memory = memory_new(BOT_SESSION_BYTES_MIN);
    int count = 0;
    bot greedy;
    dm_error error;
    dm_question question;
    bot_from_name(&greedy, "greedy", &error);
    bot_session *session = bot_session_begin(memory, BOT_SESSION_BYTES_MIN, &greedy, game);
    game->ask(state, &question, NULL);
    for (; question.seat != DM_NOBODY && count < answers; count++) {
        dm_state seen;
        game->observe(state, question.seat, &seen);
        bot_session_look(session, &seen, (uint64_t)count, &error);
        game->apply(state, question.answers[bot_session_choice(session)], NULL, &question);
    }
    free(memory);
    return count;
}

/* What the seat that is asked in the middle of a game sees there. */
static void see_middle(const bench_row *result, uint64_t seed, dm_state *seen) {
    dm_state state;
    dm_question question;
    begin(result, seed, &state);
    int answers = play_greedily(result->game, &state, DM_STEPS_MAX);
    begin(result, seed, &state);
    play_greedily(result->game, &state, answers / 2);
    result->game->ask(&state, &question, NULL);
    result->game->observe(&state, question.seat, seen);
}

/* Simulations a second, with a budget that is never used up. */
static void measure_search(bench_row *result, double seconds) {
    bot who;
    dm_error error;
    double simulations = 0, passed = 0;
    bot_from_name(&who, "search:3600s", &error);
    size_t bytes = bot_session_bytes(&who);
    void *memory = memory_new(bytes);
    for (int k = 0; k < SEARCH_POSITIONS; k++) {
        dm_state seen;
        see_middle(result, (uint64_t)k, &seen);
        bot_session *session = bot_session_begin(memory, bytes, &who, result->game);
        bool looked = bot_session_look(session, &seen, 0, &error);
        assert(looked), (void)looked;
        double start = seconds_now(), here;
        do {
            bot_session_think(session, SIMULATIONS_AT_ONCE);
            here = seconds_now() - start;
        } while (here < seconds / SEARCH_POSITIONS);
        simulations += bot_session_simulations(session);
        passed += here;
    }
    result->simulations_per_s = simulations / passed;
    free(memory);
}

/* ---- Results ----------------------------------------------------------------------------- */

static bool prepare(bench_row *result, const dm_game *game, int players, const char *options) {
    dm_state state;
    dm_error error;
    memset(result, 0, sizeof *result);
    result->game = game;
    dm_setup_clear(&result->setup);
    result->setup.players = (uint8_t)players;
    strcpy(result->options, options);
    return players >= game->players_min && players <= game->players_max &&
           dm_setup_add_words(&result->setup, options, &error) &&
           game->set_up(&state, &result->setup, &error);
}

static void write_decimal_at(dm_writer *out, const char *key, double number, int decimals) {
    json_key(out, key);
    json_decimal(out, number, decimals);
}

static void write_result(const bench_row *result, dm_writer *out) {
    char signature[24];
    dm_writer writer = dm_writer_on(signature, sizeof signature);
    record_write_hash(&writer, result->signature);
    json_open(out, '{');
    json_string_at(out, "game", result->game->name);
    json_number_at(out, "players", result->setup.players);
    json_string_at(out, "options", result->options);
    write_decimal_at(out, "decisions_per_s", result->decisions_per_s, 0);
    write_decimal_at(out, "games_per_s", result->games_per_s, 1);
    json_number_at(out, "state_bytes", result->game->state_bytes);
    write_decimal_at(out, "copy_ns", result->copy_ns, 1);
    write_decimal_at(out, "memcpy_ns", result->memcpy_ns, 1);
    write_decimal_at(out, "simulations_per_s", result->simulations_per_s, 0);
    json_string_at(out, "signature", signature);
    json_close(out, '}');
}

static void print_row(const bench_row *result) {
    char signature[24];
    dm_writer writer = dm_writer_on(signature, sizeof signature);
    record_write_hash(&writer, result->signature);
    printf("%-8s %7d %-14s %13.0f %9.1f %6d %8.1f %9.1f %13.0f  %s\n", result->game->name,
           result->setup.players, result->options[0] ? result->options : "-",
           result->decisions_per_s, result->games_per_s, result->game->state_bytes, result->copy_ns,
           result->memcpy_ns, result->simulations_per_s, signature);
    fflush(stdout);
}

/* Measures every game with every number of players and every option set it knows. */
static void measure_all(double seconds, dm_writer *out) {
    bench_row result;
    for (const dm_game *const *game = dm_games; *game; game++)
        for (size_t p = 0; p < sizeof player_counts / sizeof player_counts[0]; p++)
            for (size_t o = 0; o < sizeof option_sets / sizeof option_sets[0]; o++) {
                if (!prepare(&result, *game, player_counts[p], option_sets[o])) continue;
                measure_games(&result, seconds);
                measure_copies(&result);
                measure_search(&result, seconds);
                if (out)
                    write_result(&result, out);
                else
                    print_row(&result);
            }
}

static void print_table(double seconds) {
    printf("game     players options        decisions/s   games/s  bytes  copy ns memcpy ns "
           "simulations/s  signature\n");
    measure_all(seconds, NULL);
}

static void print_json(double seconds) {
    char *text = memory_new(JSON_BYTES);
    dm_writer out = dm_writer_on(text, JSON_BYTES);
    json_open(&out, '{');
    json_key(&out, "results");
    json_open(&out, '[');
    measure_all(seconds, &out);
    json_close(&out, ']');
    json_close(&out, '}');
    puts(text);
    free(text);
}

void bench_print(double seconds, bool as_json) {
    assert(seconds >= 0);
    if (as_json)
        print_json(seconds);
    else
        print_table(seconds);
}
