/* The drill of fairness: what an honest player notices while somebody else takes all they can get.
 *
 *     drill_fair [ATTACK…]
 *
 * For each attack (all of them, or those named) the same player plays against a bot of level 1 on
 * an idle server, and then on the same server under attack: how long the server takes to
 * acknowledge an answer, how long the bot takes to answer, how long /healthz takes, and how much
 * memory the server has; and what was wanted of each. These are measurements, for `make drill`, and
 * a busy machine spoils them; what must hold on any machine is in tests/test_fair_*.c. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "demiurge.h"
#include "drill/guests.h"
#include "drill/host.h"
#include "drill/talk.h"

enum { GUESTS = 400, HONEST = 0, GREEDY = 1, CROWD = 10, ROUNDS = 100, GREEDY_TABLES = 30 };
enum { WAITING_TABLES = 36000, FINISHED_TABLES = 9900, HEALTH_ASKED = 20 };

typedef struct drill {
    host host;
    wires *wires;
    talk honest;
    char table[32]; /* the honest player's */
    pid_t crowd;    /* 0: there is none */
} drill;

/* What was measured: microseconds, and KB. */
typedef struct latencies {
    int64_t write[ROUNDS], bot[ROUNDS], health[HEALTH_ASKED];
    int count;
    long memory;
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
    if (position == NULL || !game->read_position(&state, position, NULL, &error))
        fail("position", "");
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

/* Below a hundred requests a second, which are allowed. */
static void pause_a_little(drill *drill) {
    for (int64_t end = wire_now() + 15; wire_now() < end;) wires_turn(drill->wires, 5);
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
        pause_a_little(drill);
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

static void ask_for_health(drill *drill, latencies *found) {
    static http_reply reply;
    for (int k = 0; k < HEALTH_ASKED; k++) {
        int64_t begun = wire_now_us();
        http_ask(drill->host.port, "GET", "/healthz", "", NULL, &reply);
        if (reply.status != 200) fail("/healthz", "");
        found->health[k] = wire_now_us() - begun;
    }
    found->memory = host_memory(&drill->host);
}

static void measure(drill *drill, latencies *found) {
    play(drill, found);
    ask_for_health(drill, found);
}

/* ---- Telling --------------------------------------------------------------------------------- */

static int compare(const void *left, const void *right) {
    int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;
    return (a > b) - (a < b);
}

static void tell_row(const char *when, int64_t *list, int count, const char *what) {
    qsort(list, (size_t)count, sizeof *list, compare);
    printf("  %-12s %-16s half within %8.2f ms, 99 of 100 within %8.2f ms\n", when, what,
           (double)list[count / 2] / 1000, (double)list[count * 99 / 100] / 1000);
}

static void tell(const char *when, latencies *found) {
    tell_row(when, found->write, found->count, "acknowledged");
    tell_row(when, found->bot, found->count, "bot of level 1");
    tell_row(when, found->health, HEALTH_ASKED, "/healthz");
    printf("  %-12s %.1f MB\n", when, (double)found->memory / 1024);
}

static bool judge(const char *what, int64_t found, int64_t wanted) {
    printf("  %-6s %s: %.2f, wanted %.2f at most\n", found <= wanted ? "met" : "MISSED", what,
           (double)found / 1000, (double)wanted / 1000);
    return found <= wanted;
}

/* After tell(), which sorts. Half of the answers within twice what an idle server needs, or 5 ms;
 * 99 of 100 within 20 ms more. */
static bool judge_all(const latencies *idle, const latencies *under) {
    int half = ROUNDS / 2, most = ROUNDS * 99 / 100;
    int64_t twice = 2 * idle->write[half];
    bool good = judge("half acknowledged (ms)", under->write[half], twice > 5000 ? twice : 5000);
    good &= judge("99 of 100 acknowledged (ms)", under->write[most], idle->write[most] + 20000);
    good &= judge("half of the bots (ms)", under->bot[half], 200000);
    good &= judge("/healthz (ms)", under->health[HEALTH_ASKED - 1], 50000);
    return good & judge("more memory (MB)", 1000 * (under->memory - idle->memory) / 1024, 64000);
}

/* ---- A crowd, in a process of its own -------------------------------------------------------- */

/* `a_second`: each, which the server allows up to a hundred of. */
typedef struct crowd {
    int sockets;
    bool named; /* each is another guest; else all are nobody */
    const char *request;
    int at_once, a_second;
} crowd;

typedef struct one_of_crowd {
    const crowd *crowd;
    wire *wire;
    bool open;
    int under_way, sent;
} one_of_crowd;

static void crowd_opened(void *owner) { ((one_of_crowd *)owner)->open = true; }

static void crowd_heard(void *owner, char *text, size_t length) {
    one_of_crowd *one = owner;
    (void)length;
    if (strncmp(text, "{\"id\"", 5) == 0) one->under_way--;
}

static void crowd_closed(void *owner, int code) {
    one_of_crowd *one = owner;
    (void)code;
    *one = (one_of_crowd){.crowd = one->crowd};
}

static void say_more(one_of_crowd *one, int allowed) {
    while (one->open && one->under_way < one->crowd->at_once && one->sent < allowed) {
        wire_send(one->wire, one->crowd->request);
        one->under_way++;
        one->sent++;
    }
}

static void be_a_crowd(int port, const crowd *crowd, char cookies[][COOKIE_BYTES]) {
    static const wire_listener listener = {crowd_opened, crowd_heard, crowd_closed};
    one_of_crowd *all = calloc((size_t)crowd->sockets, sizeof *all);
    wires *wires = wires_open();
    for (int64_t begun = wire_now();; wires_turn(wires, 5)) {
        int allowed = crowd->at_once + (int)((wire_now() - begun) * crowd->a_second / 1000);
        for (int k = 0; k < crowd->sockets; k++) {
            all[k].crowd = crowd;
            wire_address address = {port, crowd->named ? cookies[k] : NULL, NULL};
            if (all[k].wire == NULL)
                all[k].wire = wire_connect(wires, &address, &listener, &all[k]);
            say_more(&all[k], allowed);
        }
    }
}

static void send_crowd(drill *drill, const crowd *crowd) {
    static char cookies[GUESTS][COOKIE_BYTES];
    for (int k = 0; crowd->named && k < crowd->sockets; k++)
        if (!guests_cookie(drill->host.port, CROWD + k, cookies[k])) fail("no cookie", "");
    drill->crowd = fork();
    if (drill->crowd < 0) fail("no process", "");
    if (drill->crowd == 0) be_a_crowd(drill->host.port, crowd, cookies);
}

static void end_crowd(drill *drill) {
    if (drill->crowd == 0) return;
    kill(drill->crowd, SIGKILL);
    waitpid(drill->crowd, NULL, 0);
    drill->crowd = 0;
}

/* ---- Databases ------------------------------------------------------------------------------- */

static void add_table(store_handle *store, int k, enum store_phase phase, const char *player) {
    store_table row = {
        .game = "gheos", .open = true, .phase = phase, .seat_count = 2, .made = 1000};
    snprintf(row.id, sizeof row.id, "t%015d", k);
    for (char *digit = row.id + 1; *digit; digit++) *digit = (char)('a' + *digit - '0');
    strcpy(row.plan, "{\"game\":\"gheos\",\"seats\":[{\"person\":true},{\"person\":true}],"
                     "\"public\":true}");
    row.changed = 1000 + k;
    strcpy(row.seats[0].player, player);
    strcpy(row.seats[0].name, "Somebody");
    if (store_add_table(store, &row) != STORE_DONE) fail("a table", store_problem(store));
}

static void add_tables(drill *drill, int count, enum store_phase phase) {
    char problem[STORE_PROBLEM_BYTES];
    store_player player;
    store_session session;
    guests_fill(CROWD, &player, &session);
    store_handle *store = store_open(drill->host.database, problem);
    if (store == NULL || store_begin(store) != STORE_DONE) fail("the database", problem);
    for (int k = 0; k < count; k++) add_table(store, k, phase, player.id);
    if (store_commit(store) != STORE_DONE) fail("the database", store_problem(store));
    store_close(store);
}

static void add_waiting(drill *drill) { add_tables(drill, WAITING_TABLES, STORE_WAITING); }
static void add_finished(drill *drill) { add_tables(drill, FINISHED_TABLES, STORE_OVER); }

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

static const char lobby[] = "{\"id\": 1, \"do\": \"lobby\"}";
static const char players[] = "{\"id\": 1, \"do\": \"players\", \"game\": \"deus\"}";
static const char tables[] = "{\"id\": 1, \"do\": \"tables\"}";

static void ask_for_lobby(drill *drill) {
    static const crowd crowd = {40, false, lobby, 1, 90};
    send_crowd(drill, &crowd);
}

static void ask_for_lobby_by_name(drill *drill) {
    static const crowd crowd = {40, true, lobby, 1, 90};
    send_crowd(drill, &crowd);
}

static void ask_for_much(drill *drill) {
    static const crowd crowd = {300, true, players, 64, 90};
    send_crowd(drill, &crowd);
}

static void ask_for_old_tables(drill *drill) {
    static const crowd crowd = {4, true, tables, 4, 90};
    send_crowd(drill, &crowd);
}

static const struct attack {
    const char *name, *about;
    void (*prepare)(drill *); /* before the server is started */
    void (*begin)(drill *);
    void (*end)(drill *);
} attacks[] = {
    {"abandoned", "30 tables with level 8 that were left", nothing, abandon_tables, nothing},
    {"bots", "30 tables with level 8 that are watched", nothing, make_many_tables, end_greedy},
    {"lobby", "36,000 waiting tables, 40 sockets of nobody ask for the lobby", add_waiting,
     ask_for_lobby, end_crowd},
    {"lobby-named", "the same by 40 guests", add_waiting, ask_for_lobby_by_name, end_crowd},
    {"reads", "300 guests ask 64 questions at once, again and again", nothing, ask_for_much,
     end_crowd},
    {"finished", "9,900 finished games of one player, listed by four sockets", add_finished,
     ask_for_old_tables, end_crowd},
};

static bool run(drill *drill, const struct attack *attack) {
    static latencies idle, under;
    printf("%s: %s\n", attack->name, attack->about);
    measure(drill, &idle);
    tell("idle", &idle);
    attack->begin(drill);
    measure(drill, &under);
    tell("under attack", &under);
    attack->end(drill);
    return judge_all(&idle, &under);
}

static bool is_named(const char *name, int count, char **words) {
    for (int k = 1; k < count; k++)
        if (strcmp(words[k], name) == 0) return true;
    return count <= 1;
}

int main(int count, char **words) {
    static drill drill;
    bool good = true;
    setvbuf(stdout, NULL, _IOLBF, 0);
    host_raise_limits();
    for (size_t k = 0; k < sizeof attacks / sizeof attacks[0]; k++) {
        if (!is_named(attacks[k].name, count, words)) continue;
        host_prepare(&drill.host, NULL);
        if (!guests_add(drill.host.database, GUESTS)) fail("no guests", "");
        attacks[k].prepare(&drill);
        if (!host_start(&drill.host)) fail("the server does not start", "");
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
