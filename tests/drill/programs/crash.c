/* The crash drill: many tables are played by scripted clients while the server is killed at random
 * moments and started again on the same database. Afterwards everything that was acknowledged must
 * be in the database, once and in order, and each table must replay to what its players saw last.
 *
 *     drill_crash [--tables N] [--kills K] [--seed X]
 *
 * With --kills the play is cut off after so many; without it all games are played to their end.
 * Nothing here goes by the clock: a slow machine takes longer and proves the same. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "drill/client.h"
#include "drill/guests.h"
#include "drill/host.h"
#include "drill/patience.h"
#include "drill/replay.h"

/* A kill comes after some answers were acknowledged (the more tables the more, or nothing would
 * ever get done), or within a few rounds: then the server is still busy with taking up its tables
 * and with everybody coming back. What it does in the last LISTEN_LESS_US before that is not heard.
 */
enum { KILL_ANSWERS = 150, KILL_ANSWERS_PER_TABLE = 2 };
enum { KILL_EARLY_ROUNDS = 20, KILL_EARLY_IN = 4 };
enum { LISTEN_LESS_US = 5000 };
/* Once in so many turns of the loop one connection breaks. */
enum { BREAK_IN = 20, UNDO_IN = 12, ROUND_MS = 5 };
/* Between the answers of one client: it stays below what the server allows a connection. */
enum { PAUSE_MS = 50 };

static const struct {
    const char *game, *options;
    int people, bots;
} kinds[] = {
    {"gheos", "", 2, 0},         {"deus", "", 2, 0},         {"deus", "egypt=all", 2, 1},
    {"gheos", "", 3, 0},         {"deus", "joker=on", 1, 2}, {"gheos", "calm-epochs=on", 2, 2},
    {"deus", "egypt=all", 3, 0}, {"gheos", "", 1, 1},        {"deus", "", 4, 0},
};
enum { KINDS = sizeof kinds / sizeof kinds[0], PEOPLE_MAX = 4 };

typedef struct drill {
    host host;
    wires *wires;
    int table_count, client_count;
    client_table *tables;
    client *clients;
    dm_random random;
    int kills;
    long kill_at_answers; /* not before so many were acknowledged, */
    int kill_in_rounds;   /* and so many more turns of the loop are over */
} drill;

static const char *first_problem(const drill *drill) {
    for (int k = 0; k < drill->client_count; k++)
        if (drill->clients[k].problem[0]) return drill->clients[k].problem;
    return NULL;
}

/* ---- Tables and clients ---------------------------------------------------------------------- */

static void plan_table(client_table *table, int kind) {
    int length = snprintf(table->plan, sizeof table->plan,
                          "\"game\": \"%s\", \"options\": \"%s\", \"public\": false, \"seats\": [",
                          kinds[kind].game, kinds[kind].options);
    for (int k = 0; k < kinds[kind].people + kinds[kind].bots; k++)
        length += snprintf(
            table->plan + length, sizeof table->plan - (size_t)length, "%s%s", k ? ", " : "",
            k < kinds[kind].people ? "{\"person\": true}" : "{\"bot\": \"level:1\"}");
    snprintf(table->plan + length, sizeof table->plan - (size_t)length, "]");
    table->game = dm_game_named(kinds[kind].game);
}

static bool seat_people(drill *drill, client_table *table, int people) {
    for (int k = 0; k < people; k++) {
        client *client = &drill->clients[drill->client_count++];
        *client = (struct client){.table = table,
                                  .creates = k == 0,
                                  .answers = true,
                                  .undo_in = UNDO_IN,
                                  .pause = PAUSE_MS,
                                  .guest = drill->client_count - 1,
                                  .port = &drill->host.port,
                                  .wires = drill->wires};
        if (!client_begin(client, dm_random_next(&drill->random))) return false;
    }
    return true;
}

static bool prepare(drill *drill) {
    size_t tables = (size_t)drill->table_count;
    drill->wires = wires_open();
    drill->tables = calloc(tables, sizeof drill->tables[0]);
    drill->clients = calloc(tables * PEOPLE_MAX, sizeof drill->clients[0]);
    if (drill->tables == NULL || drill->clients == NULL) abort();
    for (int k = 0; k < drill->table_count; k++) {
        plan_table(&drill->tables[k], k % KINDS);
        if (!seat_people(drill, &drill->tables[k], kinds[k % KINDS].people)) return false;
    }
    return true;
}

/* ---- Playing --------------------------------------------------------------------------------- */

static long answers_given(const drill *drill) {
    long sum = 0;
    for (int k = 0; k < drill->client_count; k++) sum += drill->clients[k].answers_given;
    return sum;
}

static void plan_kill(drill *drill) {
    bool early = dm_random_below(&drill->random, KILL_EARLY_IN) == 0;
    uint32_t most = KILL_ANSWERS + KILL_ANSWERS_PER_TABLE * (uint32_t)drill->table_count;
    uint32_t answers = early ? 0 : 1 + dm_random_below(&drill->random, most);
    drill->kill_at_answers = answers_given(drill) + answers;
    drill->kill_in_rounds = early ? (int)dm_random_below(&drill->random, KILL_EARLY_ROUNDS) : 0;
}

static bool kill_is_due(drill *drill) {
    return drill->kill_in_rounds-- <= 0 && answers_given(drill) >= drill->kill_at_answers;
}

static bool kill_and_start_again(drill *drill) {
    long wait = (long)dm_random_below(&drill->random, LISTEN_LESS_US) * 1000;
    nanosleep(&(struct timespec){.tv_nsec = wait}, NULL);
    host_kill(&drill->host);
    drill->kills++;
    bool good = host_start(&drill->host);
    plan_kill(drill);
    return good;
}

static void go_round(drill *drill) {
    wires_turn(drill->wires, ROUND_MS);
    for (int k = 0; k < drill->client_count; k++) client_go_on(&drill->clients[k]);
}

static bool all_are_done(const drill *drill) {
    for (int k = 0; k < drill->client_count; k++)
        if (!client_is_done(&drill->clients[k])) return false;
    return true;
}

static bool play(drill *drill, long kills) {
    plan_kill(drill);
    while (!all_are_done(drill) && (kills == 0 || drill->kills < kills)) {
        go_round(drill);
        if (first_problem(drill)) return false;
        if (dm_random_below(&drill->random, BREAK_IN) == 0)
            client_break(
                &drill->clients[dm_random_below(&drill->random, (uint32_t)drill->client_count)]);
        if (kill_is_due(drill) && !kill_and_start_again(drill)) return false;
    }
    return true;
}

static bool is_settled(const client *client) {
    bool begun = client->view.place == CLIENT_PLAYING || client_is_done(client);
    return begun && client->watches && client->asked[0] == '\0' && client->operation[0] == '\0' &&
           !client_awaits_bot(client);
}

static bool go_on_until_all_are_settled(drill *drill) {
    for (int64_t end = wire_now() + PATIENCE_MS; wire_now() < end && !first_problem(drill);) {
        int settled = 0;
        go_round(drill);
        for (int k = 0; k < drill->client_count; k++) settled += is_settled(&drill->clients[k]);
        if (settled == drill->client_count) return true;
    }
    return false;
}

/* No more kills; nobody begins anything new; what was begun is finished, by bots too. Then
 * everybody looks once more, since what others did may still have been on its way. */
static bool settle(drill *drill) {
    for (int k = 0; k < drill->client_count; k++) drill->clients[k].answers = false;
    if (!go_on_until_all_are_settled(drill)) return false;
    for (int k = 0; k < drill->client_count; k++) drill->clients[k].watches = false;
    return go_on_until_all_are_settled(drill);
}

/* ---- Looking afterwards ---------------------------------------------------------------------- */

typedef struct tally {
    int finished, wrong;
    long answers, undos, entries, lost, doubled, came_back, resent, refused;
} tally;

static void complain(tally *tally, const char *problem) {
    enum { TOLD_MOST = 10 };
    if (tally->wrong++ < TOLD_MOST) fprintf(stderr, "%s\n", problem);
}

/* Each acknowledged operation is there, once, in order; and nothing else. */
static void compare_operations(const client *client, const client_operations *kept, tally *tally) {
    const client_operations *done = &client->done;
    char problem[CLIENT_PROBLEM_BYTES];
    int same = 0;
    while (same < done->count && same < kept->count &&
           strcmp(done->list[same], kept->list[same]) == 0)
        same++;
    if (same == done->count && same == kept->count) return;
    tally->lost += done->count > kept->count ? done->count - kept->count : same < done->count;
    tally->doubled += kept->count > done->count ? kept->count - done->count : 0;
    snprintf(problem, sizeof problem,
             "table %s seat %d: %d operations acknowledged, %d kept; number %d is '%s' and '%s'",
             client->table->id, client->view.seat, done->count, kept->count, same + 1,
             same < done->count ? done->list[same] : "-",
             same < kept->count ? kept->list[same] : "-");
    complain(tally, problem);
}

static void compare_view(const client *client, const replay *replay, tally *tally) {
    char problem[CLIENT_PROBLEM_BYTES];
    const client_view *view = &client->view;
    uint8_t eyes = replay->ended ? DM_ALL : (uint8_t)(view->seat - 1);
    const char *expected = replay->begun ? replay_seen_by(replay, eyes) : "";
    bool same = view->seq == replay->row.seq && view->step == replay->match.count &&
                strcmp(expected, view->position ? view->position : "") == 0;
    if (same) return;
    snprintf(problem, sizeof problem,
             "table %s seat %d sees entry %u, step %u of %u, %u\n  seen   %.100s\n  replay %.100s",
             client->table->id, view->seat, view->seq, view->step, replay->row.seq,
             replay->match.count, view->position ? view->position : "-", expected);
    complain(tally, problem);
}

static void compare_record(const client *client, const replay *replay, tally *tally) {
    static dm_match match;
    dm_error error;
    char problem[CLIENT_PROBLEM_BYTES];
    if (client->record == NULL) return;
    if (!dm_record_read(&match, client->record, strlen(client->record), &error))
        snprintf(problem, sizeof problem, "table %s: the record, line %u: %.200s",
                 client->table->id, error.line, error.text);
    else if (dm_hash(match.game, &match.state) != dm_hash(replay->match.game, &replay->match.state))
        snprintf(problem, sizeof problem, "table %s: the record has another hash",
                 client->table->id);
    else
        return;
    complain(tally, problem);
}

static void look_at_client(const client *client, const replay *replay, tally *tally) {
    for (int k = 0; k < client->done.count; k++)
        if (strcmp(client->done.list[k], "undo") == 0) tally->undos++;
    tally->answers += client->answers_given;
    tally->came_back += client->came_back;
    tally->resent += client->resent;
    tally->refused += client->refused;
    if (client->view.seat == 0) return complain(tally, "somebody never sat down");
    compare_operations(client, &replay->done[client->view.seat - 1], tally);
    compare_view(client, replay, tally);
    compare_record(client, replay, tally);
}

static void look_at_tables(const drill *drill, tally *tally) {
    static replay replay;
    char problem[STORE_PROBLEM_BYTES];
    store_handle *store = store_open(drill->host.database, problem);
    if (store == NULL) return complain(tally, problem);
    for (int k = 0, next = 0; k < drill->table_count; k++) {
        if (!replay_table(&replay, store, drill->tables[k].id)) complain(tally, replay.problem);
        tally->entries += replay.entries;
        tally->finished += replay.ended;
        for (; next < drill->client_count && drill->clients[next].table == &drill->tables[k];
             next++)
            look_at_client(&drill->clients[next], &replay, tally);
    }
    replay_clear(&replay);
    store_close(store);
}

static void print_totals(const drill *drill, const tally *tally, double seconds) {
    printf("crash drill: %d tables (%d played to the end), %d clients, %ld answers acknowledged, "
           "%ld taken back, %d kills, %ld reconnections, %ld sent again, %ld refused, "
           "%ld entries replayed, %ld lost, %ld doubled, %d wrong, %.1f s\n",
           drill->table_count, tally->finished, drill->client_count, tally->answers, tally->undos,
           drill->kills, tally->came_back, tally->resent, tally->refused, tally->entries,
           tally->lost, tally->doubled, tally->wrong, seconds);
}

static void put_away(drill *drill, bool good) {
    for (int k = 0; k < drill->client_count; k++) client_end(&drill->clients[k]);
    wires_close(drill->wires);
    free(drill->tables);
    free(drill->clients);
    if (good)
        host_clear(&drill->host);
    else
        fprintf(stderr, "database and log are kept in %s\n", drill->host.folder);
}

static long number_after(int count, char **words, const char *name, long otherwise) {
    for (int k = 1; k + 1 < count; k++)
        if (strcmp(words[k], name) == 0) return atol(words[k + 1]);
    return otherwise;
}

int main(int count, char **words) {
    static drill drill;
    tally tally = {0};
    int64_t begun = wire_now();
    long kills = number_after(count, words, "--kills", 0);
    drill.table_count = (int)number_after(count, words, "--tables", 300);
    dm_random_seed(&drill.random, (uint64_t)number_after(count, words, "--seed", begun));
    host_raise_limits();
    host_prepare(&drill.host, NULL);
    bool good = guests_add(drill.host.database, PEOPLE_MAX * drill.table_count) &&
                host_start(&drill.host) && prepare(&drill) && play(&drill, kills) && settle(&drill);
    if (!good) {
        const char *problem = first_problem(&drill);
        fprintf(stderr, "crash drill: %s\n", problem ? problem : "it did not come to an end");
    }
    int status = host_stop(&drill.host);
    if (status != 0) fprintf(stderr, "the server ended with %d\n", status);
    tally.wrong += status != 0;
    look_at_tables(&drill, &tally);
    print_totals(&drill, &tally, (double)(wire_now() - begun) / 1000);
    good = good && tally.wrong == 0 && drill.kills > 0 && tally.answers > 0;
    put_away(&drill, good);
    return good ? 0 : 1;
}
