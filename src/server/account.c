/* Requests about oneself. */
#include "server/account.h"

#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "online/names.h"
#include "online/plan.h"
#include "online/rating.h"
#include "online/secret.h"
#include "online/table_json.h"
#include "server/password.h"

enum { RESULT_ROWS = 200, RATING_ROWS = 100 };

void account_write_player(const store_player *player, dm_writer *out) {
    json_open(out, '{');
    json_string_at(out, "id", player->id);
    json_string_at(out, "name", player->name);
    json_bool_at(out, "account", player->password[0] != '\0');
    json_close(out, '}');
}

static void serve_language(server_hub *hub, socket_request *request) {
    const char *name = request_text(request, "language");
    if (name == NULL || !text_language_named(name, &request->from->language))
        request_refuse(hub, request, "bad", "language: expected en, fr or uk");
    else
        request_done(hub, request);
}

/* ---- Reading: rows are written as they come, into a text of the job --------------------------
 */

typedef struct read_job {
    request_job job;
    char player[STORE_ID_BYTES];
    char game[16];
    int players;
    char session[STORE_ID_BYTES];
    dm_writer out;
    char text[64 << 10];
} read_job;

static read_job *new_reading(server_hub *hub, socket_request *request,
                             enum store_result (*keep)(store_job *, store_handle *),
                             void (*done)(store_job *)) {
    read_job *work = request_job_new(hub, request, sizeof *work, keep, done);
    strcpy(work->player, request->from->player.id);
    strcpy(work->session, request->from->session);
    return work;
}

static void begin_writing(read_job *work) {
    work->out = dm_writer_on(work->text, sizeof work->text);
}

/* `"key":[` … `]` around what a walk writes. */
static void open_list(read_job *work, const char *key) {
    json_key(&work->out, key);
    json_open(&work->out, '[');
}

static void read_done(store_job *job) {
    read_job *work = (read_job *)job;
    server_hub *hub = work->job.hub;
    if (job->result == STORE_DONE && !work->out.full) {
        dm_writer *out = request_answer(hub, work->job.request);
        dm_write_char(out, ',');
        dm_write(out, work->text);
        request_finish(hub, work->job.request);
    } else
        request_failed(hub, work->job.request, job->result);
    free(work);
}

static bool write_session(void *context, const store_session *session) {
    read_job *work = context;
    json_open(&work->out, '{');
    json_string_at(&work->out, "session", session->id);
    json_number_at(&work->out, "made", session->made);
    json_number_at(&work->out, "used", session->used);
    json_string_at(&work->out, "about", session->about);
    json_bool_at(&work->out, "this", strcmp(session->id, work->session) == 0);
    json_close(&work->out, '}');
    return !work->out.full;
}

static enum store_result read_sessions(store_job *job, store_handle *store) {
    read_job *work = (read_job *)job;
    begin_writing(work);
    open_list(work, "sessions");
    enum store_result result = store_sessions(store, work->player, write_session, work);
    json_close(&work->out, ']');
    return result;
}

static void serve_sessions(server_hub *hub, socket_request *request) {
    read_job *work = new_reading(hub, request, read_sessions, read_done);
    store_thread_give(hub->storage, &work->job.store);
}

static bool write_result(void *context, const store_result_row *row) {
    read_job *work = context;
    json_open(&work->out, '{');
    json_string_at(&work->out, "table", row->table);
    json_string_at(&work->out, "game", row->game);
    json_number_at(&work->out, "players", row->players);
    json_number_at(&work->out, "seat", row->seat);
    json_number_at(&work->out, "place", row->place);
    json_number_at(&work->out, "points", row->points);
    json_number_at(&work->out, "at", row->at);
    json_bool_at(&work->out, "rated", row->rated);
    if (row->rated) {
        json_number_at(&work->out, "before", (int64_t)row->before);
        json_number_at(&work->out, "after", (int64_t)row->after);
    }
    json_close(&work->out, '}');
    return !work->out.full;
}

static bool write_rating(void *context, const store_rating *row) {
    read_job *work = context;
    json_open(&work->out, '{');
    json_string_at(&work->out, "name", row->name);
    json_string_at(&work->out, "game", row->game);
    json_number_at(&work->out, "players", row->players);
    json_number_at(&work->out, "rating", rating_shown((rating_belief){row->mean, row->deviation}));
    json_number_at(&work->out, "games", row->games);
    json_close(&work->out, '}');
    return !work->out.full;
}

static bool write_total(void *context, const store_total *total) {
    read_job *work = context;
    json_open(&work->out, '{');
    json_string_at(&work->out, "game", total->game);
    json_number_at(&work->out, "players", total->players);
    json_number_at(&work->out, "games", total->games);
    json_number_at(&work->out, "won", total->won);
    json_close(&work->out, '}');
    return !work->out.full;
}

static enum store_result read_history(store_job *job, store_handle *store) {
    read_job *work = (read_job *)job;
    begin_writing(work);
    open_list(work, "games");
    enum store_result result =
        store_results_of(store, work->player, RESULT_ROWS, write_result, work);
    json_close(&work->out, ']');
    open_list(work, "totals");
    if (result == STORE_DONE) result = store_totals_of(store, work->player, write_total, work);
    json_close(&work->out, ']');
    open_list(work, "ratings");
    if (result == STORE_DONE) result = store_ratings_of(store, work->player, write_rating, work);
    json_close(&work->out, ']');
    return result;
}

static void serve_history(server_hub *hub, socket_request *request) {
    read_job *work = new_reading(hub, request, read_history, read_done);
    store_thread_give(hub->storage, &work->job.store);
}

static enum store_result read_best(store_job *job, store_handle *store) {
    read_job *work = (read_job *)job;
    begin_writing(work);
    open_list(work, "players");
    enum store_result result =
        store_best(store, work->game, work->players, RATING_ROWS, write_rating, work);
    json_close(&work->out, ']');
    return result;
}

static void serve_players(server_hub *hub, socket_request *request) {
    dm_error error;
    const dm_game *game = plan_game_named(request_text(request, "game"), &error);
    if (game == NULL) {
        request_refuse(hub, request, "bad", error.text);
        return;
    }
    read_job *work = new_reading(hub, request, read_best, read_done);
    dm_guard(strlen(game->name) < sizeof work->game);
    strcpy(work->game, game->name);
    work->players = (int)request_number(request, "players", 2);
    store_thread_give(hub->storage, &work->job.store);
}

/* ---- Everything kept about the player -------------------------------------------------------- */

static bool write_own_table(void *context, const store_table *row) {
    read_job *work = context;
    table_json_write_summary(row, &work->out);
    return !work->out.full;
}

static enum store_result read_everything(store_job *job, store_handle *store) {
    read_job *work = (read_job *)job;
    store_player player;
    begin_writing(work);
    json_key(&work->out, "data");
    json_open(&work->out, '{');
    enum store_result result = store_find_player(store, work->player, &player);
    if (result != STORE_DONE) return result;
    json_key(&work->out, "player");
    account_write_player(&player, &work->out);
    json_number_at(&work->out, "made", player.made);
    open_list(work, "sessions");
    result = store_sessions(store, work->player, write_session, work);
    json_close(&work->out, ']');
    open_list(work, "games");
    if (result == STORE_DONE)
        result = store_results_of(store, work->player, RESULT_ROWS, write_result, work);
    json_close(&work->out, ']');
    open_list(work, "ratings");
    if (result == STORE_DONE) result = store_ratings_of(store, work->player, write_rating, work);
    json_close(&work->out, ']');
    open_list(work, "tables");
    if (result == STORE_DONE)
        result = store_tables_of(store, work->player, RATING_ROWS, write_own_table, work);
    json_close(&work->out, ']');
    json_close(&work->out, '}');
    return result;
}

static void serve_export(server_hub *hub, socket_request *request) {
    read_job *work = new_reading(hub, request, read_everything, read_done);
    store_thread_give(hub->storage, &work->job.store);
}

/* ---- Changing -------------------------------------------------------------------------------- */

typedef struct account_job {
    request_job job;
    char player[STORE_ID_BYTES], session[STORE_ID_BYTES];
    uint8_t feed[STORE_HASH_BYTES];
    char key[SECRET_KEY_BYTES];
    char hashed[STORE_PASSWORD_BYTES];
} account_job;

static account_job *new_account_job(server_hub *hub, socket_request *request,
                                    enum store_result (*keep)(store_job *, store_handle *),
                                    void (*done)(store_job *)) {
    account_job *work = request_job_new(hub, request, sizeof *work, keep, done);
    strcpy(work->player, request->from->player.id);
    return work;
}

static void answered(store_job *job) {
    account_job *work = (account_job *)job;
    if (job->result == STORE_DONE)
        request_done(work->job.hub, work->job.request);
    else
        request_failed(work->job.hub, work->job.request, job->result);
    free(work);
}

static enum store_result revoke(store_job *job, store_handle *store) {
    account_job *work = (account_job *)job;
    return store_remove_session(store, work->player, work->session);
}

/* Pages that are open with that session end too. */
static void revoked(store_job *job) {
    account_job *work = (account_job *)job;
    server_hub *hub = work->job.hub;
    server_connection *mine = work->job.request->from;
    if (job->result == STORE_DONE)
        for (server_connection *at = *hub_player_bucket(hub, work->player); at;
             at = at->next_of_player)
            if (at != mine && strcmp(at->session, work->session) == 0) connection_drop(at);
    answered(job);
}

static void serve_revoke(server_hub *hub, socket_request *request) {
    const char *session = request_text(request, "session");
    if (session == NULL || !secret_is_id(session)) {
        request_refuse(hub, request, "bad", "session: expected one of your sessions");
        return;
    }
    account_job *work = new_account_job(hub, request, revoke, revoked);
    strcpy(work->session, session);
    store_thread_give(hub->storage, &work->job.store);
}

static enum store_result change_player(store_handle *store, const account_job *work,
                                       const uint8_t *feed, const char *hashed) {
    store_player player;
    char key[STORE_NAME_BYTES] = "";
    enum store_result result = store_find_player(store, work->player, &player);
    if (result != STORE_DONE) return result;
    if (player.password[0] && !names_key(player.name, key)) return STORE_FAILED;
    if (feed) memcpy(player.feed, feed, sizeof player.feed);
    if (hashed) strcpy(player.password, hashed);
    return store_change_player(store, &player, key);
}

static enum store_result keep_feed(store_job *job, store_handle *store) {
    account_job *work = (account_job *)job;
    return change_player(store, work, work->feed, NULL);
}

static void feed_kept(store_job *job) {
    account_job *work = (account_job *)job;
    server_hub *hub = work->job.hub;
    if (job->result == STORE_DONE) {
        dm_writer *out = request_answer(hub, work->job.request);
        json_string_at(out, "key", work->key);
        request_finish(hub, work->job.request);
    } else
        request_failed(hub, work->job.request, job->result);
    free(work);
}

static void serve_feed(server_hub *hub, socket_request *request) {
    account_job *work = new_account_job(hub, request, keep_feed, feed_kept);
    secret_make_key(work->key);
    secret_hash_key(work->key, work->feed);
    store_thread_give(hub->storage, &work->job.store);
}

/* ---- With the password ----------------------------------------------------------------------- */

/* Who changes a password may do so because somebody else knows it: all other sessions end. */
static enum store_result keep_password(store_job *job, store_handle *store) {
    account_job *work = (account_job *)job;
    enum store_result result = change_player(store, work, NULL, work->hashed);
    if (result != STORE_DONE) return result;
    return store_remove_other_sessions(store, work->player, work->session);
}

static void password_kept(store_job *job) {
    account_job *work = (account_job *)job;
    server_hub *hub = work->job.hub;
    if (job->result == STORE_DONE)
        for (server_connection *at = *hub_player_bucket(hub, work->player); at;
             at = at->next_of_player) {
            if (strcmp(at->player.id, work->player) != 0) continue;
            if (strcmp(at->session, work->session) == 0)
                strcpy(at->player.password, work->hashed);
            else
                connection_drop(at);
        }
    answered(job);
}

static void new_password_checked(server_hub *hub, socket_request *request,
                                 const password_job *checked) {
    if (!checked->good) {
        request_refuse(hub, request, "password", "this is not your password");
        return;
    }
    account_job *work = new_account_job(hub, request, keep_password, password_kept);
    strcpy(work->hashed, checked->hashed);
    strcpy(work->session, request->from->session);
    store_thread_give(hub->storage, &work->job.store);
}

static bool may_try(server_hub *hub, socket_request *request) {
    if (limit_table_take(hub->accounts, request->from->player.id, 1, hub_now(hub))) return true;
    request_refuse(hub, request, "slow-down", "too many tries: wait a minute");
    return false;
}

static void serve_password(server_hub *hub, socket_request *request) {
    const char *before = request_text(request, "old"), *after = request_text(request, "new");
    if (request->from->player.password[0] == '\0')
        request_not_now(hub, request, NOT_NOW_NO_PASSWORD);
    else if (before == NULL || after == NULL || !secret_is_password(after))
        request_refuse(hub, request, "bad", "new: expected 8 to 200 bytes");
    else if (may_try(hub, request))
        password_check(hub, request, before, after, new_password_checked);
}

static enum store_result forget_player(store_job *job, store_handle *store) {
    account_job *work = (account_job *)job;
    return store_forget_player(store, work->player);
}

static void player_forgotten(store_job *job) {
    account_job *work = (account_job *)job;
    server_hub *hub = work->job.hub;
    bool gone = job->result == STORE_DONE;
    char player[STORE_ID_BYTES];
    strcpy(player, work->player);
    answered(job); /* before the line is cut */
    for (server_connection *at = *hub_player_bucket(hub, player); gone && at;
         at = at->next_of_player)
        if (strcmp(at->player.id, player) == 0) connection_drop(at);
}

static void forget(server_hub *hub, socket_request *request) {
    account_job *work = new_account_job(hub, request, forget_player, player_forgotten);
    store_thread_give(hub->storage, &work->job.store);
}

static void deletion_checked(server_hub *hub, socket_request *request,
                             const password_job *checked) {
    if (checked->good)
        forget(hub, request);
    else
        request_refuse(hub, request, "password", "this is not your password");
}

static void serve_delete(server_hub *hub, socket_request *request) {
    const char *password = request_text(request, "password");
    if (request->from->player.password[0] == '\0')
        forget(hub, request);
    else if (password == NULL)
        request_refuse(hub, request, "password", "password: expected yours");
    else if (may_try(hub, request))
        password_check(hub, request, password, NULL, deletion_checked);
}

const request_kind account_kinds[] = {
    {"language", false, serve_language, NULL}, {"sessions", true, serve_sessions, NULL},
    {"revoke", true, serve_revoke, NULL},      {"history", true, serve_history, NULL},
    {"players", false, serve_players, NULL},   {"export", true, serve_export, NULL},
    {"feed", true, serve_feed, NULL},          {"password", true, serve_password, NULL},
    {"delete", true, serve_delete, NULL},      {NULL, false, NULL, NULL},
};
