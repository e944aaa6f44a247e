/* The drill of fairness: what an honest player notices while somebody else takes all they can get.
 *
 *     drill_fair [ATTACK…]
 *
 * For each attack (all of them, or those named) the same player plays against a bot of level 1 on
 * an idle server, and then on the same server under attack: how long the server takes to
 * acknowledge an answer, and how long the bot takes to answer. A line each in milliseconds, and
 * what it was to be. These are measurements, for `make drill`; what must hold on any machine is in
 * tests/test_fair_*.c. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "demiurge.h"
#include "drill/guests.h"
#include "drill/host.h"
#include "drill/talk.h"

enum { GUESTS = 64, HONEST = 0, GREEDY = 1, ROUNDS = 40, GREEDY_TABLES = 30 };

typedef struct drill {
    host host;
    wires *wires;
    talk honest;
    char table[32]; /* the honest player's */
} drill;

/* What was measured, in microseconds. */
typedef struct latencies {
    int64_t write[ROUNDS], bot[ROUNDS];
    int count;
} latencies;

/* ---- Talking --------------------------------------------------------------------------------- */

static void fail(const char *why, const char *more) {
    fprintf(stderr, "drill_fair: %s %s\n", why, more);
    exit(1);
}

static void connect_guest(drill *drill, talk *talk, int guest) {
    char cookie[COOKIE_BYTES];
    if (!guests_cookie(drill->host.port, guest, cookie)) fail("no cookie", "");
    wire_address address = {drill->host.port, cookie, NULL};
    memset(talk, 0, sizeof *talk);
    if (!talk_begin(talk, drill->wires, &address)) fail("not connected", "");
}

static void ask(talk *talk, const char *what, const char *members) {
    const char *refusal = talk_refusal(talk, what, members);
    if (*refusal) fail(what, refusal);
}

static void begin_table(talk *talk, const char *plan, char id[32]) {
    char members[256], zeros[65] = "";
    memset(zeros, '0', 64);
    ask(talk, "create", plan);
    snprintf(id, 32, "%s", json_string_value(json_object_get(talk->reply, "table")));
    snprintf(members, sizeof members, "\"table\": \"%s\"", id);
    ask(talk, "watch", members);
    snprintf(members, sizeof members, "\"table\": \"%s\", \"bytes\": \"%s\"", id, zeros);
    ask(talk, "ready", members);
}

/* ---- The honest player ----------------------------------------------------------------------- */

static int64_t number_at(const json_t *shown, const char *key) {
    return json_integer_value(json_object_get(shown, key));
}

static bool is_own_turn(const json_t *shown) {
    return number_at(shown, "turn") == number_at(shown, "you");
}

static bool is_over(const json_t *shown) {
    const char *phase = json_string_value(json_object_get(shown, "phase"));
    return phase && strcmp(phase, "over") == 0;
}

static void first_answer(const json_t *shown, char token[DM_TOKEN_BYTES]) {
    static dm_state state;
    static dm_question question;
    const dm_game *game = dm_game_named("gheos");
    const char *position = json_string_value(json_object_get(shown, "position"));
    dm_writer out = dm_writer_on(token, DM_TOKEN_BYTES);
    dm_error error;
    memset(&state, 0, sizeof state);
    if (position == NULL || !game->read_position(&state, position, &error)) fail("position", "");
    game->ask(&state, &question, NULL);
    game->write_token(question.answers[0], &out);
}

static const json_t *wait_for_turn(drill *drill, const json_t *shown) {
    while (shown && !is_own_turn(shown) && !is_over(shown))
        shown = talk_table_after(&drill->honest, number_at(shown, "seq"));
    if (shown == NULL) fail("the table was not told", "");
    return shown;
}

static const json_t *new_game(drill *drill) {
    begin_table(&drill->honest,
                "\"game\": \"gheos\", \"seats\": [{\"person\": true}, {\"bot\": \"level:1\"}]",
                drill->table);
    return wait_for_turn(drill, talk_table_after(&drill->honest, 0));
}

static void play(drill *drill, latencies *found) {
    const json_t *shown = new_game(drill);
    found->count = 0;
    while (found->count < ROUNDS) {
        char token[DM_TOKEN_BYTES], members[DM_TOKEN_BYTES + 128];
        int64_t seq = number_at(shown, "seq");
        first_answer(shown, token);
        snprintf(members, sizeof members, "\"table\": \"%s\", \"step\": %d, \"token\": \"%s\"",
                 drill->table, (int)number_at(shown, "step"), token);
        int64_t begun = wire_now_us();
        ask(&drill->honest, "answer", members);
        found->write[found->count] = wire_now_us() - begun;
        shown = talk_table_after(&drill->honest, seq);
        bool bots_turn = !is_own_turn(shown);
        shown = wait_for_turn(drill, shown);
        if (bots_turn) {
            found->bot[found->count] = wire_now_us() - begun;
            found->count++;
        }
        if (is_over(shown)) shown = new_game(drill);
    }
}

/* ---- Telling --------------------------------------------------------------------------------- */

static int compare(const void *left, const void *right) {
    int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;
    return (a > b) - (a < b);
}

static void tell_row(const char *when, int64_t *list, int count, const char *what) {
    qsort(list, (size_t)count, sizeof *list, compare);
    printf("  %-12s %-16s half within %8.2f ms, all within %8.2f ms\n", when, what,
           (double)list[count / 2] / 1000, (double)list[count - 1] / 1000);
}

static int64_t tell(const char *when, latencies *found) {
    tell_row(when, found->write, found->count, "acknowledged");
    tell_row(when, found->bot, found->count, "bot of level 1");
    return found->bot[found->count / 2];
}

/* ---- Attacks --------------------------------------------------------------------------------- */

static const char level_8[] = "\"game\": \"deus\", \"options\": \"egypt=all\", \"seats\": "
                              "[{\"bot\": \"level:8\"}, {\"person\": true}]";

static talk greedy;

static void make_many_tables(drill *drill) {
    char id[32];
    connect_guest(drill, &greedy, GREEDY);
    for (int k = 0; k < GREEDY_TABLES; k++) begin_table(&greedy, level_8, id);
}

static void abandon_tables(drill *drill) {
    make_many_tables(drill);
    talk_end(&greedy);
}

static void end_greedy(drill *drill) {
    (void)drill;
    talk_end(&greedy);
}

static void nothing(drill *drill) { (void)drill; }

/* `bar`: milliseconds within which half of the bot's answers shall come. */
static const struct attack {
    const char *name, *about;
    void (*begin)(drill *);
    void (*end)(drill *);
    int bar;
} attacks[] = {
    {"abandoned", "30 tables with level 8 that were left", abandon_tables, nothing, 200},
    {"bots", "30 tables with level 8 that are watched", make_many_tables, end_greedy, 200},
};

static bool run(drill *drill, const struct attack *attack) {
    latencies idle, under;
    printf("%s: %s\n", attack->name, attack->about);
    play(drill, &idle);
    tell("idle", &idle);
    attack->begin(drill);
    play(drill, &under);
    int64_t bot = tell("under attack", &under);
    attack->end(drill);
    bool good = bot <= 1000 * attack->bar;
    printf("  %s: half of the bot's answers within %d ms\n", good ? "met" : "MISSED", attack->bar);
    return good;
}

static bool is_named(const char *name, int count, char **words) {
    for (int k = 1; k < count; k++)
        if (strcmp(words[k], name) == 0) return true;
    return count <= 1;
}

int main(int count, char **words) {
    static drill drill;
    bool good = true;
    for (size_t k = 0; k < sizeof attacks / sizeof attacks[0]; k++) {
        if (!is_named(attacks[k].name, count, words)) continue;
        host_prepare(&drill.host, NULL);
        if (!guests_add(drill.host.database, GUESTS) || !host_start(&drill.host))
            fail("the server does not start", "");
        drill.wires = wires_open();
        connect_guest(&drill, &drill.honest, HONEST);
        good = run(&drill, &attacks[k]) && good;
        talk_end(&drill.honest);
        wires_close(drill.wires);
        host_stop(&drill.host);
        host_clear(&drill.host);
    }
    return good ? 0 : 1;
}
