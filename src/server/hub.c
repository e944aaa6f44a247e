/* Opening and closing, connections that come and go, and the clock. */
#include "server/hub.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "host/memory.h"
#include "online/secret.h"
#include "server/account.h"
#include "server/expiry.h"
#include "server/identity.h"
#include "server/live_table.h"
#include "server/lobby.h"
#include "server/lobby_news.h"
#include "server/reads.h"
#include "server/table_alarms.h"
#include "server/table_watch.h"

/* OUT_BYTES: a whole game in one message. BOTS_MAX, PASSWORDS_MAX: that wait; a password takes 0.1
 * s and 64 MB. SOCKETS_MAX: of one player, in all their browsers. */
enum {
    OUT_BYTES = 8 << 20,
    BOTS_MAX = 10000,
    PASSWORDS_MAX = 50,
    PASSWORD_THREADS = 2,
    LIMITED_KEYS = 10000,
    SOCKETS_MAX = 32,
};

/* STORE_HANGS_AFTER: microseconds of one transaction. TIME_KEPT_EVERY: milliseconds; what is lost
 * of them if the server is killed is given to whoever was thinking. */
enum {
    STORE_HANGS_AFTER = 3 * 1000 * 1000,
    TIME_KEPT_EVERY = 10 * 1000,
    TIME_KEPT_EVERY_IDLE = 5 * 60 * 1000,
    TIDY_EVERY = 10 * 1000,
};

/* Twenty names or passwords at once, then one every six seconds. */
static const limit_rate signing_limit = {.per_minute = 10, .burst = 20};

/* So many wrong passwords are forgiven to each address at each account, whatever others have tried
 * there: its owner is not locked out by somebody who guesses elsewhere. */
static const limit_rate guessing_limit = {.per_minute = 1, .burst = 3};

/* Whoever is refused a thousand times is worth a line a minute. */
static const limit_rate noting_limit = {.per_minute = 1, .burst = 1};

/* Twenty lines in a row, then one every two seconds; of a spectator half of that. */
static const limit_rate speaking_limit = {.per_minute = 30, .burst = 20};

/* A page asks a few questions when it comes. */
static const limit_rate reading_limit = {.per_minute = 1200, .burst = 200};

/* Nobody needs many new tables; a tournament makes a few at once. */
static const limit_rate making_limit = {.per_minute = 6, .burst = 60};

/* Sessions that nobody used for a year are forgotten. */
static const int64_t session_lasts = 365LL * 24 * 3600 * 1000;

int64_t hub_now(server_hub *hub) {
    play_clock_look(&hub->clock, hub->can_be_kept);
    return play_clock_now(&hub->clock);
}

int64_t hub_counted(server_hub *hub) {
    hub_now(hub);
    return play_clock_counted(&hub->clock);
}

dm_writer *hub_begin_message(server_hub *hub) {
    hub->out.length = 0;
    hub->out.full = false;
    json_open(&hub->out, '{');
    return &hub->out;
}

/* ---- Connections --------------------------------------------------------------------------- */

static unsigned bucket_of(const char *key) {
    unsigned hash = 0;
    while (*key) hash = hash * 31 + (unsigned char)*key++;
    return hash % HUB_BUCKETS;
}

server_connection **hub_player_bucket(server_hub *hub, const char *player) {
    return &hub->by_player[bucket_of(player)];
}

bool hub_has_room_for(const server_hub *hub, const char *address) {
    int count = 0;
    if (hub->address_sockets == 0) return true;
    for (const server_connection *at = hub->by_address[bucket_of(address)]; at;
         at = at->next_of_address)
        count += strcmp(at->address, address) == 0;
    return count < hub->address_sockets;
}

static void enter_address(server_hub *hub, server_connection *connection) {
    server_connection **bucket = &hub->by_address[bucket_of(connection->address)];
    connection->next_of_address = *bucket;
    *bucket = connection;
}

static void leave_address(server_hub *hub, const server_connection *connection) {
    server_connection **at = &hub->by_address[bucket_of(connection->address)];
    while (*at != connection) at = &(*at)->next_of_address;
    *at = connection->next_of_address;
}

void hub_note_ending(server_hub *hub, const char *player) {
    hub->ended[bucket_of(player)] = ++hub->endings;
}

static void forget_who(server_hub *hub, server_connection *connection) {
    server_connection **at;
    if (!connection->known) return;
    for (at = hub_player_bucket(hub, connection->player.id); *at != connection;)
        at = &(*at)->next_of_player;
    *at = connection->next_of_player;
    connection->known = connection->account = false;
    memset(&connection->player, 0, sizeof connection->player);
    connection->session[0] = '\0';
}

void hub_know(server_hub *hub, server_connection *connection, const store_player *player,
              const char *session) {
    dm_guard(player == NULL || strlen(session) < sizeof connection->session);
    forget_who(hub, connection);
    if (player == NULL) return;
    connection->player = *player;
    connection->account = player->password[0] != '\0';
    secret_wipe(connection->player.password, sizeof connection->player.password);
    memset(connection->player.feed, 0, sizeof connection->player.feed);
    connection->known = true;
    strcpy(connection->session, session);
    server_connection **bucket = hub_player_bucket(hub, player->id);
    connection->next_of_player = *bucket;
    *bucket = connection;
}

static int sockets_of(server_hub *hub, const char *player) {
    int count = 0;
    for (server_connection *at = *hub_player_bucket(hub, player); at; at = at->next_of_player)
        count += strcmp(at->player.id, player) == 0;
    return count;
}

static void write_rules(dm_writer *out) {
    json_key(out, "rules");
    json_open(out, '{');
    for (const dm_game *const *game = dm_games; *game; game++)
        json_number_at(out, (*game)->name, (*game)->rules_version);
    json_close(out, '}');
}

static void greet(server_hub *hub, server_connection *connection) {
    connection->greeted = true;
    if (connection->wsi == NULL) return;
    dm_writer *out = hub_begin_message(hub);
    json_key(out, "hello");
    json_open(out, '{');
    json_string_at(out, "version", hub->version);
    write_rules(out);
    json_number_at(out, "now", hub_now(hub));
    json_key(out, "player");
    if (connection->known)
        account_write_player(connection->player.id, connection->player.name, connection->account,
                             out);
    else
        json_nothing(out);
    json_close(out, '}');
    json_close(out, '}');
    connection_send(connection, out->text, out->length);
    hub->world->let_speak(connection->wsi, true);
}

typedef struct hello_job {
    store_job job;
    server_hub *hub;
    server_connection *connection; /* held */
    uint8_t key_hash[STORE_HASH_BYTES];
    store_session session;
    store_player player;
    uint64_t endings; /* that were known when it was asked */
} hello_job;

static enum store_result find_out(store_job *job, store_handle *store) {
    hello_job *work = (hello_job *)job;
    enum store_result result = store_find_session(store, work->key_hash, &work->session);
    if (result == STORE_DONE)
        result = store_find_player(store, work->session.player, &work->player);
    return result;
}

static void look_up(hello_job *work) {
    work->endings = work->hub->endings;
    reads_give_for(work->hub, work->connection->address, &work->job);
}

static void found_out(store_job *job) {
    hello_job *work = (hello_job *)job;
    server_hub *hub = work->hub;
    bool found = job->result == STORE_DONE;
    if (found && hub->ended[bucket_of(work->player.id)] > work->endings && !hub->closing) {
        look_up(work); /* the session may have ended since it was found */
        return;
    }
    if (found && work->connection->wsi) {
        hub_know(hub, work->connection, &work->player, work->session.id);
        work->connection->session_used = work->session.used;
        identity_note_use(hub, work->connection);
    }
    greet(hub, work->connection);
    if (sockets_of(hub, work->player.id) > SOCKETS_MAX) connection_drop(work->connection);
    connection_release(work->connection);
    secret_wipe(work, sizeof *work);
    free(work);
}

void hub_connected(server_hub *hub, server_connection *connection, const char *session_key) {
    assert(connection->wsi && session_key);
    connection->next = hub->connections;
    if (hub->connections) hub->connections->previous = connection;
    hub->connections = connection;
    hub->connection_count++;
    hub->counts.connections++;
    enter_address(hub, connection);
    connection->limit = request_limit_at(hub_now(hub));
    if (!secret_is_key(session_key)) {
        greet(hub, connection);
        return;
    }
    hub->world->let_speak(connection->wsi, false); /* what it asks waits until we know who asks */
    hello_job *work = memory_new(sizeof *work);
    work->job.run = find_out;
    work->job.done = found_out;
    work->hub = hub;
    work->connection = connection_hold(connection);
    secret_hash_key(session_key, work->key_hash);
    look_up(work);
}

void hub_disconnected(server_hub *hub, server_connection *connection) {
    assert(connection->wsi && hub->connection_count > 0);
    connection->wsi = NULL;
    leave_address(hub, connection);
    reads_forget(connection);
    while (connection->watches) {
        table_watch *watch = connection->watches;
        table_watch_end(hub, watch);
    }
    hub->lobby_count -= connection->in_lobby;
    connection->in_lobby = false;
    forget_who(hub, connection);
    if (connection->next) connection->next->previous = connection->previous;
    if (connection->previous)
        connection->previous->next = connection->next;
    else
        hub->connections = connection->next;
    hub->connection_count--;
    connection_release(connection);
}

static bool does_nothing(const server_connection *connection) {
    return connection->requests == 0 && connection->watches == NULL && !connection->in_lobby;
}

/* The list begins with the latest. */
void hub_make_room(server_hub *hub) {
    server_connection *oldest = NULL, *idle = NULL;
    for (server_connection *at = hub->connections; at; at = at->next) {
        if (!at->greeted || at->known || at->dropped) continue;
        oldest = at;
        if (does_nothing(at)) idle = at;
    }
    if (oldest) connection_drop(idle ? idle : oldest);
}

/* ---- Opening and closing ------------------------------------------------------------------- */

/* Two servers on one SQLite file would both think a lease theirs: the lock ends with the process,
 * however it ends. SQLite's own locks are of another kind; but they would end when this file is
 * closed, so it stays open until the store is closed. */
static bool lock_database(server_hub *hub, const char *database,
                          char problem[STORE_PROBLEM_BYTES]) {
    hub->lock = open(database, O_RDONLY | O_CREAT | O_CLOEXEC, 0600);
    if (hub->lock >= 0 && flock(hub->lock, LOCK_EX | LOCK_NB) == 0) return true;
    if (errno == EWOULDBLOCK)
        snprintf(problem, STORE_PROBLEM_BYTES, "%s: another server uses this database already",
                 database);
    else
        snprintf(problem, STORE_PROBLEM_BYTES, "%s cannot be opened: %s", database,
                 strerror(errno));
    return false;
}

/* A disk that does not answer is as good as one that refuses. */
static void note_store(server_hub *hub) {
    store_thread_numbers numbers = store_thread_counts(hub->storage);
    hub->can_be_kept = !numbers.fails && numbers.busy < STORE_HANGS_AFTER;
}

static bool start_threads(server_hub *hub, const hub_options *options, void (*wake)(void *context),
                          void *context, char problem[STORE_PROBLEM_BYTES]) {
    hub->storage = store_thread_open(hub->world, options->database, wake, context, problem);
    if (hub->storage == NULL) return false;
    store_time kept = store_thread_time(hub->storage);
    play_clock_start(&hub->clock, hub->world, &kept);
    note_store(hub);
    int bots = hub->world->threads ? options->threads : 0;
    int passwords = hub->world->threads ? PASSWORD_THREADS : 0;
    hub->bot_pool = thread_pool_open(bots, BOTS_MAX, hub->world, wake, context);
    hub->password_pool = thread_pool_open(passwords, PASSWORDS_MAX, NULL, wake, context);
    hub->readers = reads_open(hub->world, options->database);
    int readers = hub->world->threads ? HUB_READERS : 0;
    hub->read_pool = thread_pool_open(readers, INT_MAX, hub->world, wake, context);
    if (hub->bot_pool && hub->password_pool && hub->read_pool) return true;
    snprintf(problem, STORE_PROBLEM_BYTES, "the system gives this program no more threads");
    return false;
}

static bool has_chance(const server_world *world, char problem[STORE_PROBLEM_BYTES]) {
    if ((world->chance == NULL || secret_draw_from(world->chance)) && secret_start()) return true;
    snprintf(problem, STORE_PROBLEM_BYTES, "the system gives no random numbers");
    return false;
}

server_hub *hub_open(const hub_options *options, void (*wake)(void *context), void *context,
                     char problem[STORE_PROBLEM_BYTES]) {
    assert(options->database && options->name && options->version && wake);
    const server_world *world = options->world ? options->world : &world_of_system;
    if (!has_chance(world, problem)) return NULL;
    server_hub *hub = memory_new(sizeof *hub);
    hub->world = world;
    hub->out = dm_writer_on(memory_new(OUT_BYTES), OUT_BYTES);
    hub->lock = -1;
    hub->version = options->version;
    snprintf(hub->holder, sizeof hub->holder, "%s", options->name);
    hub->address_sockets = options->address_sockets;
    hub->addresses = limit_table_make(signing_limit, LIMITED_KEYS);
    hub->accounts = limit_table_make(signing_limit, LIMITED_KEYS);
    hub->guesses = limit_table_make(guessing_limit, LIMITED_KEYS);
    hub->noted = limit_table_make(noting_limit, LIMITED_KEYS);
    hub->speakers = limit_table_make(speaking_limit, LIMITED_KEYS);
    hub->makers = limit_table_make(making_limit, LIMITED_KEYS);
    hub->reading = limit_table_make(reading_limit, LIMITED_KEYS);
    hub->alarms = table_alarms_new();
    hub->lobby = lobby_page_new();
    hub->news = lobby_news_new();
    if (lock_database(hub, options->database, problem) &&
        start_threads(hub, options, wake, context, problem)) {
        live_table_load_running(hub);
        return hub;
    }
    hub_stop(hub);
    hub_close(hub);
    return NULL;
}

/* In a world without threads the loop does their work, one job at a time. */
static void work_as_threads(server_hub *hub) {
    if (hub->storage) store_thread_work(hub->storage);
    if (hub->read_pool) thread_pool_work(hub->read_pool);
    if (hub->bot_pool) thread_pool_work(hub->bot_pool);
    if (hub->password_pool) thread_pool_work(hub->password_pool);
}

void hub_collect(server_hub *hub) {
    if (!hub->world->threads) work_as_threads(hub);
    if (hub->storage) store_thread_collect(hub->storage);
    if (hub->read_pool) thread_pool_collect(hub->read_pool);
    if (hub->bot_pool) thread_pool_collect(hub->bot_pool);
    if (hub->password_pool) thread_pool_collect(hub->password_pool);
    if (hub->storage) note_store(hub);
}

typedef struct clear_job {
    store_job job;
    int64_t before;
} clear_job;

static enum store_result clear_old(store_job *job, store_handle *store) {
    return store_clear_old(store, ((clear_job *)job)->before);
}

static void cleared(store_job *job) { free(job); }

/* Once an hour what nobody uses any more is forgotten. */
static void clear_sometimes(server_hub *hub) {
    int64_t now = hub_now(hub);
    if (now < hub->clear_at) return;
    hub->clear_at = now + 3600 * 1000;
    for (server_connection *at = hub->connections; at; at = at->next) identity_note_use(hub, at);
    clear_job *work = memory_new(sizeof *work);
    work->job.run = clear_old;
    work->job.done = cleared;
    work->before = now - session_lasts;
    store_thread_give(hub->storage, &work->job);
}

typedef struct time_job {
    store_job job;
    server_hub *hub;
    store_time time;
} time_job;

static enum store_result keep_time(store_job *job, store_handle *store) {
    return store_keep_time(store, &((time_job *)job)->time);
}

static void time_kept(store_job *job) {
    time_job *work = (time_job *)job;
    work->hub->keeps_time = false;
    free(work);
}

static void give_time(server_hub *hub) {
    int64_t now = hub_now(hub);
    time_job *work = memory_new(sizeof *work);
    work->job.run = keep_time;
    work->job.done = time_kept;
    work->hub = hub;
    work->time = hub->clock.time;
    hub->keeps_time = true;
    hub->keep_time_at = now + (hub->clocks_run ? TIME_KEPT_EVERY : TIME_KEPT_EVERY_IDLE);
    store_thread_give(hub->storage, &work->job);
}

static void keep_time_sometimes(server_hub *hub) {
    int64_t now = hub_now(hub);
    bool sooner = hub->clocks_run && hub->keep_time_at - now > TIME_KEPT_EVERY;
    if (!hub->keeps_time && (now >= hub->keep_time_at || sooner)) give_time(hub);
}

/* A crowd leaves holes behind, which the next one may never fill. */
static void tidy_sometimes(server_hub *hub) {
    int64_t now = hub_now(hub);
    if (now < hub->tidy_at) return;
    hub->tidy_at = now + TIDY_EVERY;
    if (hub->tidied == hub->counts.requests) return;
    hub->tidied = hub->counts.requests;
    memory_give_back();
}

static void listen_to_all(server_hub *hub) {
    for (server_connection *at = hub->connections; at; at = at->next) connection_listen(at);
}

void hub_beat(server_hub *hub) {
    hub->half = !hub->half;
    if (hub->half)
        lobby_news_tell(hub);
    else
        hub_tick(hub);
}

void hub_tick(server_hub *hub) {
    dm_guard(hub->storage);
    store_thread_look_again(hub->storage);
    note_store(hub);
    hub->clocks_run = false;
    live_table_tick_all(hub);
    lobby_news_tell(hub);
    listen_to_all(hub);
    keep_time_sometimes(hub);
    expiry_tick(hub);
    tidy_sometimes(hub);
    clear_sometimes(hub);
}

void hub_say_goodbye(server_hub *hub) {
    hub->closing = true;
    for (server_connection *at = hub->connections; at; at = at->next) connection_drop(at);
}

/* What the pools finish last may want to be kept still: so the store thread ends after them. What
 * it finishes last may want to be hashed still: so the pools are there until then, and refuse. */
void hub_stop(server_hub *hub) {
    hub->closing = true;
    if (hub->read_pool) thread_pool_stop(hub->read_pool);
    if (hub->bot_pool) thread_pool_stop(hub->bot_pool);
    if (hub->password_pool) thread_pool_stop(hub->password_pool);
    if (hub->storage) give_time(hub);
    if (hub->storage) store_thread_close(hub->storage);
    if (hub->read_pool) thread_pool_close(hub->read_pool);
    if (hub->bot_pool) thread_pool_close(hub->bot_pool);
    if (hub->password_pool) thread_pool_close(hub->password_pool);
    reads_close(hub->readers);
    hub->readers = NULL;
    hub->bot_pool = hub->password_pool = hub->read_pool = NULL;
    hub->storage = NULL;
}

void hub_close(server_hub *hub) {
    assert(hub->storage == NULL); /* hub_stop() was called */
    live_table_forget_all(hub);
    if (hub->lock >= 0) close(hub->lock);
    limit_table_free(hub->addresses);
    limit_table_free(hub->accounts);
    limit_table_free(hub->guesses);
    limit_table_free(hub->noted);
    limit_table_free(hub->speakers);
    limit_table_free(hub->makers);
    limit_table_free(hub->reading);
    table_alarms_free(hub->alarms);
    lobby_page_free(hub->lobby);
    lobby_news_free(hub->news);
    free(hub->out.text);
    free(hub);
}
