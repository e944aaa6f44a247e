/* Requests that change something about oneself: sessions, the feed, the password, everything.
 *
 * Each of them finds out in its own transaction who asks: a session may have ended, and a guest
 * become an account, while the request waited. What wants the password is kept only if the password
 * is still the one that was compared. */
#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "online/names.h"
#include "online/secret.h"
#include "server/account.h"
#include "server/identity.h"
#include "server/live_table.h"
#include "server/password.h"

typedef struct change_job {
    request_job job;
    char player[STORE_ID_BYTES], session[STORE_ID_BYTES];
    bool nobody;      /* the session has ended meanwhile */
    store_player now; /* who asks, when it is kept */
    char revoked[STORE_ID_BYTES];
    char key[SECRET_KEY_BYTES];
    char before[STORE_PASSWORD_BYTES], after[STORE_PASSWORD_BYTES]; /* hashed; "": a guest's */
} change_job;

static change_job *new_change(server_hub *hub, socket_request *request,
                              enum store_result (*keep)(store_job *, store_handle *),
                              void (*done)(store_job *)) {
    change_job *work = request_job_new(hub, request, sizeof *work, keep, done);
    strcpy(work->player, request->from->player.id);
    strcpy(work->session, request->from->session);
    return work;
}

static void give(server_hub *hub, change_job *work) {
    store_thread_give(hub->storage, &work->job.store);
}

static void free_change(change_job *work) {
    secret_wipe(work, sizeof *work);
    free(work);
}

static void refuse(change_job *work) {
    server_hub *hub = work->job.hub;
    if (work->nobody)
        identity_refuse(hub, work->job.request);
    else
        request_failed(hub, work->job.request, work->job.store.result);
}

static enum store_result find_asker(change_job *work, store_handle *store) {
    enum store_result result = identity_now(store, work->player, work->session, &work->now);
    work->nobody = result == STORE_ABSENT;
    return result;
}

static enum store_result change_player(store_handle *store, const store_player *player) {
    char key[STORE_NAME_BYTES] = "";
    if (player->password[0] && !names_key(player->name, key)) return STORE_FAILED;
    return store_change_player(store, player, key);
}

/* ---- Sessions ------------------------------------------------------------------------------ */

static enum store_result revoke(store_job *job, store_handle *store) {
    change_job *work = (change_job *)job;
    enum store_result result = find_asker(work, store);
    return result == STORE_DONE ? store_remove_session(store, work->player, work->revoked) : result;
}

/* It may be one's own: so the answer comes first. */
static void revoked(store_job *job) {
    change_job *work = (change_job *)job;
    server_hub *hub = work->job.hub;
    if (job->result == STORE_DONE) {
        request_done(hub, work->job.request);
        identity_end_session(hub, work->player, work->revoked);
    } else
        refuse(work);
    free_change(work);
}

static void serve_revoke(server_hub *hub, socket_request *request) {
    const char *session = request_text(request, "session");
    if (session == NULL || !secret_is_id(session)) {
        request_refuse(hub, request, "bad", "session: expected one of your sessions");
        return;
    }
    change_job *work = new_change(hub, request, revoke, revoked);
    strcpy(work->revoked, session);
    give(hub, work);
}

/* ---- The feed ------------------------------------------------------------------------------ */

static enum store_result keep_feed(store_job *job, store_handle *store) {
    change_job *work = (change_job *)job;
    enum store_result result = find_asker(work, store);
    secret_hash_key(work->key, work->now.feed);
    return result == STORE_DONE ? change_player(store, &work->now) : result;
}

static void feed_kept(store_job *job) {
    change_job *work = (change_job *)job;
    server_hub *hub = work->job.hub;
    if (job->result == STORE_DONE) {
        dm_writer *out = request_answer(hub, work->job.request);
        json_string_at(out, "key", work->key);
        request_finish(hub, work->job.request);
    } else
        refuse(work);
    free_change(work);
}

static void serve_feed(server_hub *hub, socket_request *request) {
    change_job *work = new_change(hub, request, keep_feed, feed_kept);
    secret_make_key(work->key);
    give(hub, work);
}

/* ---- With the password --------------------------------------------------------------------- */

/* The asker, if their password is still the one that was compared; a guest's is still none. */
static enum store_result find_asker_again(change_job *work, store_handle *store) {
    enum store_result result = find_asker(work, store);
    if (result != STORE_DONE) return result;
    return strcmp(work->now.password, work->before) == 0 ? STORE_DONE : STORE_CONFLICT;
}

static bool may_try(server_hub *hub, socket_request *request, const store_player *player) {
    if (limit_table_take(hub->accounts, player->id, 1, hub_now(hub))) return true;
    request_refuse(hub, request, "slow-down", "too many tries: wait a minute");
    return false;
}

/* Who changes a password may do so because somebody else knows it: all other sessions end. */
static enum store_result keep_password(store_job *job, store_handle *store) {
    change_job *work = (change_job *)job;
    enum store_result result = find_asker_again(work, store);
    strcpy(work->now.password, work->after);
    if (result == STORE_DONE) result = change_player(store, &work->now);
    if (result != STORE_DONE) return result;
    return store_remove_other_sessions(store, work->player, work->session);
}

static void password_kept(store_job *job) {
    change_job *work = (change_job *)job;
    server_hub *hub = work->job.hub;
    if (job->result == STORE_DONE) {
        identity_end_others(hub, work->player, work->session);
        request_done(hub, work->job.request);
    } else
        refuse(work);
    free_change(work);
}

static void password_checked(server_hub *hub, socket_request *request,
                             const password_job *checked) {
    if (!checked->good) {
        request_refuse(hub, request, "password", "this is not your password");
        return;
    }
    change_job *work = new_change(hub, request, keep_password, password_kept);
    strcpy(work->before, checked->compared);
    strcpy(work->after, checked->hashed);
    give(hub, work);
}

static void change_password(server_hub *hub, socket_request *request, const store_player *player) {
    const char *before = request_text(request, "old"), *after = request_text(request, "new");
    if (player->password[0] == '\0')
        request_not_now(hub, request, NOT_NOW_NO_PASSWORD);
    else if (before == NULL || after == NULL || !secret_is_password(after))
        request_refuse(hub, request, "bad", "new: expected 8 to 200 bytes");
    else if (may_try(hub, request, player))
        password_check(hub, request, player->password, before, after, password_checked);
}

static void serve_password(server_hub *hub, socket_request *request) {
    identity_look(hub, request, change_password);
}

/* ---- Everything ---------------------------------------------------------------------------- */

static enum store_result forget_player(store_job *job, store_handle *store) {
    change_job *work = (change_job *)job;
    enum store_result result = find_asker_again(work, store);
    return result == STORE_DONE ? store_forget_player(store, work->player) : result;
}

static void player_forgotten(store_job *job) {
    change_job *work = (change_job *)job;
    server_hub *hub = work->job.hub;
    if (job->result == STORE_DONE) {
        live_table_forget_player(hub, work->player);
        request_done(hub, work->job.request); /* before the line is cut */
        identity_end_others(hub, work->player, "");
    } else
        refuse(work);
    free_change(work);
}

static void forget(server_hub *hub, socket_request *request, const char *compared) {
    change_job *work = new_change(hub, request, forget_player, player_forgotten);
    strcpy(work->before, compared);
    give(hub, work);
}

static void deletion_checked(server_hub *hub, socket_request *request,
                             const password_job *checked) {
    if (checked->good)
        forget(hub, request, checked->compared);
    else
        request_refuse(hub, request, "password", "this is not your password");
}

static void delete_player(server_hub *hub, socket_request *request, const store_player *player) {
    const char *password = request_text(request, "password");
    if (player->password[0] == '\0')
        forget(hub, request, "");
    else if (password == NULL)
        request_refuse(hub, request, "password", "password: expected yours");
    else if (may_try(hub, request, player))
        password_check(hub, request, player->password, password, NULL, deletion_checked);
}

static void serve_delete(server_hub *hub, socket_request *request) {
    identity_look(hub, request, delete_player);
}

const request_kind account_change_kinds[] = {
    {"revoke", true, serve_revoke, NULL},
    {"feed", true, serve_feed, NULL},
    {"password", true, serve_password, NULL},
    {"delete", true, serve_delete, NULL},
    {NULL, false, NULL, NULL},
};
