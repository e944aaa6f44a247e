#include "support/simulation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "drill/guests.h"
#include "online/secret.h"
#include "server/request.h"

enum { BEGINNING = 1000 };

static int64_t wall_ahead, elapsed_us;
static char database[600];
static sim_person people[SIM_PEOPLE];
static int64_t begun_at; /* the wall at elapsed_us = 0 */
server_hub *sim_hub;

/* ---- The world ------------------------------------------------------------------------------- */

int64_t sim_wall(void) { return begun_at + elapsed_us / 1000 + wall_ahead; }

static int64_t wall(void *context) {
    (void)context;
    return sim_wall();
}

static int64_t elapsed(void *context) {
    (void)context;
    return elapsed_us;
}

static sim_person *person_of(struct lws *socket) { return (sim_person *)socket; }

static void ask_to_write(struct lws *socket) { person_of(socket)->wants_to_write = true; }

static int take_message(struct lws *socket, unsigned char *bytes, size_t length) {
    sim_person *person = person_of(socket);
    json_t *json = json_loadb((const char *)bytes, length, 0, NULL);
    assert_non_null(json);
    person->heard++;
    person->lobby += json_object_get(json, "lobby") != NULL;
    person->told += (int)json_array_size(json_object_get(json, "lobby"));
    if (json_integer_value(json_object_get(json, "id")) == person->id && person->id) {
        json_decref(person->reply);
        person->reply = json_incref(json);
    }
    if (json_object_get(json, "seats")) {
        json_decref(person->table);
        person->table = json_incref(json);
    }
    json_decref(json);
    return (int)length;
}

static void let_speak(struct lws *socket, bool on) { (void)socket, (void)on; }

static void close_soon(struct lws *socket, int seconds) {
    (void)seconds;
    person_of(socket)->closed = true;
}

static const server_world world = {.wall = wall,
                                   .elapsed = elapsed,
                                   .open_store = store_open,
                                   .open_reader = store_open_to_read,
                                   .threads = false,
                                   .ask_to_write = ask_to_write,
                                   .write = take_message,
                                   .let_speak = let_speak,
                                   .close_soon = close_soon};

/* ---- The server ------------------------------------------------------------------------------ */

static void nobody_waits(void *context) { (void)context; }

static void start(void) {
    char problem[STORE_PROBLEM_BYTES] = "";
    hub_options options = {
        .database = database, .name = "sim", .version = "0", .threads = 1, .world = &world};
    sim_hub = hub_open(&options, nobody_waits, NULL, problem);
    if (sim_hub == NULL) fail_msg("%s", problem);
    sim_settle();
}

static void forget(sim_person *person) {
    json_decref(person->reply);
    json_decref(person->table);
    memset(person, 0, sizeof *person);
}

void sim_leave(sim_person *person) {
    if (person->connection) hub_disconnected(sim_hub, person->connection);
    person->connection = NULL;
}

static void stop(void) {
    hub_stop(sim_hub);
    for (int k = 0; k < SIM_PEOPLE; k++) sim_leave(&people[k]);
    hub_close(sim_hub);
    sim_hub = NULL;
}

static void add_people(void) {
    assert_true(guests_add(database, SIM_PEOPLE));
    store_handle *store = store_opened("s.db");
    expect_done(store, store_begin(store));
    for (int k = 0; k < SIM_NAMED; k++) {
        store_player player;
        store_session session;
        char key[32];
        guests_fill(k, &player, &session);
        if (k == 0) begun_at = player.made;
        strcpy(player.password, "*");
        snprintf(key, sizeof key, "guest %d", k + 1);
        expect_done(store, store_change_player(store, &player, key));
    }
    expect_done(store, store_commit(store));
    store_close(store);
}

int sim_begin(void **state) {
    if (store_folder_make(state) != 0) return -1;
    wall_ahead = 0;
    elapsed_us = BEGINNING;
    snprintf(database, sizeof database, "%s", store_file("s.db"));
    add_people();
    start();
    return 0;
}

int sim_end(void **state) {
    if (sim_hub) stop();
    for (int k = 0; k < SIM_PEOPLE; k++) forget(&people[k]);
    return disk_reset(state);
}

/* ---- Time ------------------------------------------------------------------------------------ */

static bool write_out(void) {
    bool written = false;
    for (int k = 0; k < SIM_PEOPLE; k++) {
        sim_person *person = &people[k];
        if (person->connection == NULL || !person->wants_to_write || person->deaf) continue;
        person->wants_to_write = false;
        written = true;
        if (connection_write(person->connection) != 0) sim_leave(person);
    }
    return written;
}

/* The threads have nothing to do any more, and nobody anything to hear. */
void sim_settle(void) {
    for (int quiet = 0; quiet < 3; quiet++) {
        hub_collect(sim_hub);
        if (write_out()) quiet = 0;
    }
}

void sim_put_wall(int64_t by) { wall_ahead += by; }

void sim_freeze(int64_t milliseconds) {
    elapsed_us += milliseconds * 1000;
    hub_tick(sim_hub);
    sim_settle();
}

void sim_pass(int64_t milliseconds) {
    for (; milliseconds > 0; milliseconds -= 1000)
        sim_freeze(milliseconds < 1000 ? milliseconds : 1000);
}

void sim_restart(int64_t milliseconds) {
    stop();
    elapsed_us += milliseconds * 1000;
    start();
}

void sim_crash(int64_t milliseconds) {
    disk_copy_after_crash("crashed.db");
    stop();
    snprintf(database, sizeof database, "%s", store_file("crashed.db"));
    elapsed_us += milliseconds * 1000;
    start();
}

/* ---- People ---------------------------------------------------------------------------------- */

sim_person *sim_begin_to_connect(int number, const char *key) {
    sim_person *person = &people[number];
    sim_leave(person);
    forget(person);
    person->number = number;
    person->connection = connection_open(sim_hub, &world, (struct lws *)person);
    hub_connected(sim_hub, person->connection, key);
    return person;
}

sim_person *sim_connect(int number) {
    char key[SECRET_KEY_BYTES];
    guests_key(number, key);
    sim_person *person = sim_begin_to_connect(number, key);
    sim_settle();
    assert_true(person->connection->known);
    return person;
}

const json_t *sim_ask(sim_person *person, const char *what, const char *members) {
    char text[4096];
    assert_non_null(person->connection);
    json_decref(person->reply);
    person->reply = NULL;
    int length = snprintf(text, sizeof text, "{\"id\": %d, \"do\": \"%s\"%s%s}", ++person->id, what,
                          *members ? ", " : "", members);
    request_receive(sim_hub, person->connection, text, (size_t)length);
    sim_settle();
    return person->reply;
}

const char *sim_refusal(sim_person *person, const char *what, const char *members) {
    const json_t *reply = sim_ask(person, what, members);
    if (reply == NULL) return "silence";
    const char *code = json_string_value(json_object_get(reply, "error"));
    return code ? code : "";
}

/* ---- Signing in ------------------------------------------------------------------------------ */

http_request *sim_sign(const char *as, const char *name, const char *password, const char *key,
                       const char *address) {
    http_request *request = http_request_open(sim_hub, NULL);
    assert_non_null(request);
    request->method = SERVER_METHOD_POST;
    strcpy(request->path, "/api/session");
    strcpy(request->from.address, address);
    strcpy(request->from.session_key, key);
    request->body_length =
        (size_t)snprintf(request->body, sizeof request->body,
                         "{\"as\":\"%s\",\"name\":\"%s\",\"password\":\"%s\"}", as, name, password);
    http_request_serve(request);
    return request;
}

int sim_status(http_request *request) {
    assert_true(request->answered);
    int status = request->response.status;
    http_request_release(request);
    return status;
}
