/* How much one server bears: thousands of connections, each a seat at a table that is played, and
 * answers at a steady rate. Prints one JSON object.
 *
 *     drill_load [--connections N] [--rate N] [--seconds S] [--place FOLDER]
 *
 * The client keeps to one processor and the server to another, if there are two. The rate is
 * offered, whatever the server does: a latency counts from the moment at which the answer was due,
 * so a server that stalls cannot hide it by slowing its clients down. Afterwards as many answers as
 * it bears are given, WINDOW at a time.
 *
 * Beside what was measured stands what explains it: how busy either side was (1 is a whole
 * processor), how often and how long the server waited for its disk, and the disk's own rate. */
#define _GNU_SOURCE /* for what host.h hides */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "drill/client.h"
#include "drill/guests.h"
#include "drill/host.h"

enum { SEATS = 2, WARM_UP_SECONDS = 3, SET_UP_SECONDS = 300, WINDOW = 64, CAPACITY_SECONDS = 5 };
enum { CLIENT_CORE = 0, SERVER_CORE = 1, CHECK_EVERY_US = 100000 };

static const struct {
    const char *game, *options;
} kinds[] = {{"deus", ""}, {"gheos", ""}, {"deus", "egypt=all"}};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

typedef struct load {
    host host;
    wires *wires;
    int connections;
    client_table *tables;
    client *clients;
    int next; /* whose turn to be looked at */
} load;

/* Latencies in microseconds. */
static struct samples {
    int64_t *list;
    size_t count, room;
    bool on;
    int under_way;
} samples;

static void sample(client *client, int64_t microseconds) {
    (void)client;
    samples.under_way--;
    if (samples.on && samples.count < samples.room) samples.list[samples.count++] = microseconds;
}

static int compare(const void *left, const void *right) {
    int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;
    return (a > b) - (a < b);
}

static double percentile_ms(double share) {
    if (samples.count == 0) return 0;
    size_t at = (size_t)(share * (double)(samples.count - 1));
    return (double)samples.list[at] / 1000;
}

/* ---- Setting up ------------------------------------------------------------------------------ */

static bool prepare(load *load) {
    size_t clients = (size_t)load->connections, tables = clients / SEATS;
    load->wires = wires_open();
    load->tables = calloc(tables, sizeof load->tables[0]);
    load->clients = calloc(clients, sizeof load->clients[0]);
    if (load->tables == NULL || load->clients == NULL) abort();
    for (size_t k = 0; k < tables; k++) {
        client_table *table = &load->tables[k];
        table->game = dm_game_named(kinds[k % KINDS].game);
        snprintf(table->plan, sizeof table->plan,
                 "\"game\": \"%s\", \"options\": \"%s\", \"public\": false, "
                 "\"seats\": [{\"person\": true}, {\"person\": true}]",
                 kinds[k % KINDS].game, kinds[k % KINDS].options);
    }
    for (int k = 0; k < load->connections; k++) {
        client *client = &load->clients[k];
        *client = (struct client){.table = &load->tables[k / SEATS],
                                  .creates = k % SEATS == 0,
                                  .port = &load->host.port,
                                  .wires = load->wires,
                                  .guest = k,
                                  .acknowledged = sample};
        if (!client_begin(client, (uint64_t)k + 1)) return false;
    }
    return true;
}

static const char *first_problem(const load *load) {
    for (int k = 0; k < load->connections; k++)
        if (load->clients[k].problem[0]) return load->clients[k].problem;
    return NULL;
}

/* All clients that have something to do but answering do it. */
static void help_everybody(load *load) {
    for (int k = 0; k < load->connections; k++) client_go_on(&load->clients[k]);
}

static int playing(const load *load) {
    int count = 0;
    for (int k = 0; k < load->connections; k++)
        count += load->clients[k].watches && load->clients[k].view.place == CLIENT_PLAYING;
    return count;
}

static bool everybody_plays(load *load) {
    int64_t end = wire_now() + SET_UP_SECONDS * 1000;
    while (playing(load) < load->connections && wire_now() < end && !first_problem(load)) {
        help_everybody(load);
        for (int k = 0; k < 20; k++) wires_turn(load->wires, 1);
    }
    return playing(load) == load->connections;
}

/* ---- Answering ------------------------------------------------------------------------------- */

/* Some client that is asked answers, as if at `due`. False if nobody is. */
static bool one_answers(load *load, int64_t due) {
    for (int tried = 0; tried < load->connections; tried++) {
        client *client = &load->clients[load->next++ % load->connections];
        if (!client_may_answer(client)) continue;
        client_answer(client);
        client->asked_at = due;
        samples.under_way++;
        return true;
    }
    return false;
}

/* At a steady rate; how many were due and nobody was there to give them. */
static long answer_steadily(load *load, double rate, double seconds) {
    int64_t begun = wire_now_us(), checked = begun;
    long given = 0, missed = 0, all = (long)(rate * seconds);
    while (given < all) {
        int64_t now = wire_now_us(), due = begun + (int64_t)((double)given * 1e6 / rate);
        if (now < due) {
            wires_turn(load->wires, 1);
        } else {
            missed += !one_answers(load, due);
            given++;
            if (given % 8 == 0) wires_turn(load->wires, 0);
        }
        if (now - checked > CHECK_EVERY_US) {
            help_everybody(load);
            checked = now;
        }
    }
    return missed;
}

static void wait_for_answers(load *load) {
    for (int64_t end = wire_now() + 10000; samples.under_way > 0 && wire_now() < end;)
        wires_turn(load->wires, 1);
}

/* WINDOW answers are under way all the time. */
static void answer_at_will(load *load, double seconds) {
    int64_t end = wire_now_us() + (int64_t)(seconds * 1e6);
    while (wire_now_us() < end) {
        while (samples.under_way < WINDOW && one_answers(load, wire_now_us())) {
        }
        wires_turn(load->wires, 1);
    }
}

static void begin_sampling(size_t room) {
    free(samples.list);
    samples.list = calloc(room, sizeof samples.list[0]);
    if (samples.list == NULL) abort();
    samples.room = room;
    samples.count = 0;
    samples.on = true;
}

/* ---- The machine itself ---------------------------------------------------------------------- */

/* Appends a page and waits for the disk, as often as it can be done in a second; how long that took
 * is left in the samples, sorted. No commit can be quicker. */
static int fsyncs_per_second(const char *folder) {
    char path[HOST_PATH_BYTES + 16], page[4096] = "";
    snprintf(path, sizeof path, "%s/fsync", folder);
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    begin_sampling(1000 * 1000);
    for (int64_t end = wire_now() + 1000; file >= 0 && wire_now() < end;) {
        int64_t begun = wire_now_us();
        if (write(file, page, sizeof page) < 0 || fsync(file) != 0) break;
        samples.list[samples.count++] = wire_now_us() - begun;
    }
    if (file >= 0) close(file);
    unlink(path);
    qsort(samples.list, samples.count, sizeof samples.list[0], compare);
    return (int)samples.count;
}

/* ---- What either side did for it ------------------------------------------------------------- */

typedef struct effort {
    double at, client, server, commits, commit_ms; /* seconds, but for the last two */
} effort;

static double metric(const char *text, const char *name) {
    const char *at = strstr(text, name);
    return at ? atof(at + strlen(name)) : 0;
}

static effort effort_so_far(const load *load) {
    static http_reply reply;
    struct rusage own;
    getrusage(RUSAGE_SELF, &own);
    http_ask(load->host.port, "GET", "/metrics", "", NULL, &reply);
    return (effort){.at = (double)wire_now_us() / 1e6,
                    .client = (double)(own.ru_utime.tv_sec + own.ru_stime.tv_sec) +
                              (double)(own.ru_utime.tv_usec + own.ru_stime.tv_usec) / 1e6,
                    .server = host_seconds(&load->host),
                    .commits = metric(reply.body, "\ndemiurge_commits_total "),
                    .commit_ms = metric(reply.body, "\ndemiurge_commit_microseconds_total ") / 1e3};
}

static effort effort_since(effort before, effort now) {
    return (effort){now.at - before.at, now.client - before.client, now.server - before.server,
                    now.commits - before.commits, now.commit_ms - before.commit_ms};
}

/* ---- The whole ------------------------------------------------------------------------------- */

typedef struct outcome {
    long empty_kb, full_kb, missed;
    double rate, p50, p99, most, capacity, fsync_p99;
    effort effort;
    int fsyncs;
} outcome;

static void measure(load *load, double rate, double seconds, outcome *outcome) {
    answer_steadily(load, rate, WARM_UP_SECONDS);
    begin_sampling((size_t)(rate * seconds) + WINDOW);
    effort before = effort_so_far(load);
    outcome->missed = answer_steadily(load, rate, seconds);
    wait_for_answers(load);
    outcome->effort = effort_since(before, effort_so_far(load));
    outcome->rate = (double)samples.count / outcome->effort.at;
    qsort(samples.list, samples.count, sizeof samples.list[0], compare);
    outcome->p50 = percentile_ms(0.5);
    outcome->p99 = percentile_ms(0.99);
    outcome->most = percentile_ms(1);
    outcome->full_kb = host_memory(&load->host);
    begin_sampling(1000 * 1000);
    answer_at_will(load, CAPACITY_SECONDS);
    outcome->capacity = (double)samples.count / CAPACITY_SECONDS;
    wait_for_answers(load);
}

/* How often a connection was lost. */
static double came_back(const load *load) {
    double count = 0;
    for (int k = 0; k < load->connections; k++) count += load->clients[k].came_back;
    return count;
}

/* What docs/hosting.md promises, each as `"name": true` or false. */
static bool print_bars(const load *load, const outcome *outcome, double kb) {
    const struct {
        const char *name;
        bool met;
    } bars[] = {
        {"5000_connections", load->connections >= 5000},
        {"1000_acknowledged_per_second", outcome->rate >= 1000},
        {"p99_under_50_ms", outcome->p99 < 50},
        {"under_100_kb_per_connection", kb < 100},
    };
    bool all = true;
    printf("\"bars\": {");
    for (size_t k = 0; k < sizeof bars / sizeof bars[0]; k++) {
        printf("%s\"%s\": %s", k ? ", " : "", bars[k].name, bars[k].met ? "true" : "false");
        all = all && bars[k].met;
    }
    printf("}, \"met\": %s}\n", all ? "true" : "false");
    return all;
}

static bool print_outcome(const load *load, const outcome *outcome, double offered) {
    const effort *effort = &outcome->effort;
    double kb = (double)outcome->full_kb / load->connections;
    const struct {
        const char *name;
        int digits;
        double value;
    } rows[] = {
        {"connections", 0, load->connections},
        {"tables", 0, load->connections / SEATS},
        {"offered_per_second", 0, offered},
        {"acknowledged_per_second", 0, outcome->rate},
        {"p50_ms", 2, outcome->p50},
        {"p99_ms", 2, outcome->p99},
        {"max_ms", 2, outcome->most},
        {"missed", 0, (double)outcome->missed},
        {"came_back", 0, came_back(load)},
        {"most_per_second", 0, outcome->capacity},
        {"server_kb", 0, (double)outcome->full_kb},
        {"server_kb_empty", 0, (double)outcome->empty_kb},
        {"kb_per_connection", 1, kb},
        {"server_busy", 2, effort->server / effort->at},
        {"client_busy", 2, effort->client / effort->at},
        {"commits_per_second", 0, effort->commits / effort->at},
        {"commit_ms", 2, effort->commits > 0 ? effort->commit_ms / effort->commits : 0},
        {"fsyncs_per_second", 0, outcome->fsyncs},
        {"fsync_p99_ms", 2, outcome->fsync_p99},
    };
    printf("{");
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++)
        printf("\"%s\": %.*f, ", rows[k].name, rows[k].digits, rows[k].value);
    return print_bars(load, outcome, kb);
}

static double number_after(int count, char **words, const char *name, double otherwise) {
    for (int k = 1; k + 1 < count; k++)
        if (strcmp(words[k], name) == 0) return atof(words[k + 1]);
    return otherwise;
}

static const char *word_after(int count, char **words, const char *name) {
    for (int k = 1; k + 1 < count; k++)
        if (strcmp(words[k], name) == 0) return words[k + 1];
    return NULL;
}

static void put_away(load *load) {
    for (int k = 0; k < load->connections; k++) client_end(&load->clients[k]);
    wires_close(load->wires);
    free(load->clients);
    free(load->tables);
    free(samples.list);
    host_stop(&load->host);
    host_clear(&load->host);
}

int main(int count, char **words) {
    static load load;
    outcome outcome = {0};
    double rate = number_after(count, words, "--rate", 1100);
    double seconds = number_after(count, words, "--seconds", 20);
    bool two_cores = sysconf(_SC_NPROCESSORS_ONLN) > 1, met = false;
    load.connections = (int)number_after(count, words, "--connections", 5000) / SEATS * SEATS;
    host_raise_limits();
    host_prepare(&load.host, word_after(count, words, "--place"));
    outcome.fsyncs = fsyncs_per_second(load.host.folder);
    outcome.fsync_p99 = percentile_ms(0.99);
    samples.on = false;
    if (two_cores) load.host.core = SERVER_CORE;
    if (!guests_add(load.host.database, load.connections) || !host_start(&load.host)) return 2;
    if (two_cores) host_stay_on_core(CLIENT_CORE);
    outcome.empty_kb = host_memory(&load.host);
    if (prepare(&load) && everybody_plays(&load)) {
        measure(&load, rate, seconds, &outcome);
        met = print_outcome(&load, &outcome, rate);
    }
    const char *problem = first_problem(&load);
    if (problem) fprintf(stderr, "%s\n", problem);
    put_away(&load);
    return met && !problem ? 0 : 1;
}
