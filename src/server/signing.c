/* Signing in, signing up, signing out.
 *
 * A sign-in goes through the store (who has that name?), a thread of the pool (is it the
 * password?) and the store again (a new session). Whether a name exists is not told, neither in
 * words nor by the time it takes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "host/memory.h"
#include "online/names.h"
#include "server/account.h"
#include "server/http_request.h"
#include "server/identity.h"
#include "server/journal.h"

/* Both a job for the store and one for the pool: only one at a time is given away. */
typedef struct signing_job {
    store_job store;
    pool_job pool;
    http_request *request; /* held */
    int64_t now;
    char name[STORE_NAME_BYTES], name_key[STORE_NAME_BYTES];
    char password[SECRET_PASSWORD_MOST + 1];
    bool found; /* there is an account of that name */
    bool good;  /* and this is its password; or, signing up: it was hashed */
    store_player player;
    char rehashed[STORE_PASSWORD_BYTES]; /* the same password with today's parameters, or "" */
    store_session session;
    store_session ended;                  /* the one that this one replaces, if it has an id */
    uint8_t key_before[STORE_HASH_BYTES]; /* of the session there was */
    char key[SECRET_KEY_BYTES];
} signing_job;

static signing_job *of_pool_job(pool_job *job) {
    return (signing_job *)((char *)job - offsetof(signing_job, pool));
}

static void end(signing_job *signing) {
    http_request_release(signing->request);
    secret_wipe(signing, sizeof *signing);
    free(signing);
}

static void refuse(signing_job *signing, int status, const char *code, const char *why) {
    http_request_refuse(signing->request, status, code, why);
    end(signing);
}

/* ---- The new session ------------------------------------------------------------------------- */

static void make_session(signing_job *signing) {
    store_session *session = &signing->session;
    secret_make_id(session->id);
    secret_make_key(signing->key);
    secret_hash_key(signing->key, session->key_hash);
    strcpy(session->player, signing->player.id);
    session->made = session->used = signing->now;
    snprintf(session->about, sizeof session->about, "%s", signing->request->from.about);
}

/* A browser has one session: the one it had as this player ends, and is not listed any more. */
static enum store_result keep_new_session(signing_job *signing, store_handle *store) {
    store_session *before = &signing->ended;
    enum store_result result = store_add_session(store, &signing->session);
    bool again = store_find_session(store, signing->key_before, before) == STORE_DONE &&
                 strcmp(before->player, signing->session.player) == 0;
    if (!again) before->id[0] = '\0';
    return result == STORE_DONE && again ? store_remove_session(store, before->player, before->id)
                                         : result;
}

static void make_player(signing_job *signing) {
    secret_make_id(signing->player.id);
    strcpy(signing->player.name, signing->name);
    signing->player.made = signing->now;
}

/* Pages that are open with the session before are nobody's now: they come again with the cookie. */
static void welcome(signing_job *signing) {
    char text[512];
    dm_writer out = dm_writer_on(text, sizeof text);
    if (signing->ended.id[0])
        identity_end_session(signing->request->hub, signing->ended.player, signing->ended.id);
    json_open(&out, '{');
    json_bool_at(&out, "ok", true);
    json_key(&out, "player");
    account_write_player(signing->player.id, signing->player.name,
                         signing->player.password[0] != '\0', &out);
    json_close(&out, '}');
    http_request_set_cookie(signing->request, signing->key);
    http_request_answer(signing->request, 200, "application/json", text);
    end(signing);
}

static void signed_in(store_job *job) {
    signing_job *signing = (signing_job *)job;
    if (job->result == STORE_DONE)
        welcome(signing);
    else if (job->result == STORE_CONFLICT)
        refuse(signing, 409, "taken", "this name is taken");
    else
        refuse(signing, 503, "storage", "this could not be kept: try again later");
}

static void keep(signing_job *signing, enum store_result (*keep)(store_job *, store_handle *),
                 void (*done)(store_job *)) {
    signing->store.run = keep;
    signing->store.done = done;
    store_thread_give(signing->request->hub->storage, &signing->store);
}

static void work(signing_job *signing, void (*work)(pool_job *), void (*done)(pool_job *)) {
    signing->pool.run = work;
    signing->pool.done = done;
    if (!thread_pool_give(signing->request->hub->password_pool, &signing->pool))
        refuse(signing, 503, "slow-down", "the server is busy: try again");
}

/* ---- Guests ---------------------------------------------------------------------------------- */

static enum store_result keep_guest(store_job *job, store_handle *store) {
    signing_job *signing = (signing_job *)job;
    enum store_result result = store_add_player(store, &signing->player, "");
    return result == STORE_DONE ? store_add_session(store, &signing->session) : result;
}

static void sign_as_guest(signing_job *signing) {
    make_player(signing);
    make_session(signing);
    keep(signing, keep_guest, signed_in);
}

/* ---- New accounts ---------------------------------------------------------------------------- */

/* A guest who signs up stays the same player. */
static enum store_result keep_account(store_job *job, store_handle *store) {
    signing_job *signing = (signing_job *)job;
    store_player *player = &signing->player, guest;
    store_session before;
    bool guested = store_find_session(store, signing->key_before, &before) == STORE_DONE &&
                   store_find_player(store, before.player, &guest) == STORE_DONE &&
                   guest.password[0] == '\0';
    if (guested) {
        strcpy(player->id, guest.id);
        strcpy(signing->session.player, guest.id);
        player->made = guest.made;
        memcpy(player->feed, guest.feed, sizeof player->feed);
    }
    enum store_result result = guested ? store_change_player(store, player, signing->name_key)
                                       : store_add_player(store, player, signing->name_key);
    return result == STORE_DONE ? keep_new_session(signing, store) : result;
}

static void hash(pool_job *job) {
    signing_job *signing = of_pool_job(job);
    signing->good = secret_hash_password(signing->password, signing->player.password);
}

static void hashed(pool_job *job) {
    signing_job *signing = of_pool_job(job);
    if (signing->good)
        keep(signing, keep_account, signed_in);
    else
        refuse(signing, 503, "server", "the server is out of memory: try again later");
}

static void sign_up(signing_job *signing) {
    make_player(signing);
    make_session(signing);
    work(signing, hash, hashed);
}

/* ---- Guessing ---------------------------------------------------------------------------------
 */

enum { GUESS_BYTES = STORE_NAME_BYTES + LIMIT_ADDRESS_BYTES };

/* This account as tried from this address. */
static void write_guess(const signing_job *signing, char guess[GUESS_BYTES]) {
    snprintf(guess, GUESS_BYTES, "%s\n%s", signing->name_key, signing->request->from.address);
}

/* A few wrong passwords are forgiven to each address; after that to the account as a whole. */
static bool may_guess(const signing_job *signing) {
    const server_hub *hub = signing->request->hub;
    char guess[GUESS_BYTES];
    write_guess(signing, guess);
    return limit_table_wait(hub->guesses, guess, 1, signing->now) == 0 ||
           limit_table_wait(hub->accounts, signing->name_key, 1, signing->now) == 0;
}

static void count_guess(const signing_job *signing) {
    const server_hub *hub = signing->request->hub;
    char guess[GUESS_BYTES];
    write_guess(signing, guess);
    if (!limit_table_take(hub->guesses, guess, 1, signing->now))
        limit_table_take(hub->accounts, signing->name_key, 1, signing->now);
}

/* Names stay out of the journal, also one that nobody has: somebody may have typed their password
 * there. */
static void refuse_guess(signing_job *signing) {
    count_guess(signing);
    journal("sign-in-failed", "address", signing->request->from.address, "player",
            signing->found ? signing->player.id : "", NULL);
    refuse(signing, 403, "password", "name or password is wrong");
}

/* ---- Accounts -------------------------------------------------------------------------------- */

/* While the password was compared the account may have got another one, or have gone: then this was
 * not the password. */
static enum store_result keep_session(store_job *job, store_handle *store) {
    signing_job *signing = (signing_job *)job;
    store_player now;
    enum store_result result = store_find_player(store, signing->player.id, &now);
    signing->good = result == STORE_DONE && strcmp(now.password, signing->player.password) == 0;
    if (result == STORE_DONE && signing->good && signing->rehashed[0]) {
        strcpy(now.password, signing->rehashed);
        result = store_change_player(store, &now, signing->name_key);
    }
    return result == STORE_DONE && signing->good ? keep_new_session(signing, store) : result;
}

static void session_kept(store_job *job) {
    signing_job *signing = (signing_job *)job;
    if (signing->good || (job->result != STORE_DONE && job->result != STORE_ABSENT))
        signed_in(job);
    else
        refuse_guess(signing);
}

/* A password that was hashed with older parameters is hashed anew, now that it is known. */
static void compare(pool_job *job) {
    signing_job *signing = of_pool_job(job);
    const char *hashed = signing->player.password;
    signing->good = signing->found ? secret_is_password_of(hashed, signing->password)
                                   : secret_is_nobodys_password(signing->password);
    if (signing->good && secret_is_outdated(hashed))
        secret_hash_password(signing->password, signing->rehashed);
}

static void compared(pool_job *job) {
    signing_job *signing = of_pool_job(job);
    if (!signing->good) {
        refuse_guess(signing);
        return;
    }
    make_session(signing);
    keep(signing, keep_session, session_kept);
}

static enum store_result look_up(store_job *job, store_handle *store) {
    signing_job *signing = (signing_job *)job;
    enum store_result result = store_find_account(store, signing->name_key, &signing->player);
    signing->found = result == STORE_DONE;
    return result == STORE_ABSENT ? STORE_DONE : result;
}

static void looked_up(store_job *job) {
    signing_job *signing = (signing_job *)job;
    if (job->result == STORE_DONE)
        work(signing, compare, compared);
    else
        refuse(signing, 503, "storage", "the store does not answer: try again later");
}

static void sign_in(signing_job *signing) { keep(signing, look_up, looked_up); }

/* ---- Staying signed in ------------------------------------------------------------------------
 */

/* The same session, and its cookie for another year. */
static enum store_result use_again(store_job *job, store_handle *store) {
    signing_job *signing = (signing_job *)job;
    store_session *session = &signing->session;
    enum store_result result = store_find_session(store, signing->key_before, session);
    if (result == STORE_DONE) result = store_use_session(store, session->id, signing->now);
    return result == STORE_DONE ? store_find_player(store, session->player, &signing->player)
                                : result;
}

static void used_again(store_job *job) {
    signing_job *signing = (signing_job *)job;
    if (job->result == STORE_ABSENT)
        refuse(signing, 403, "who", "tell your name first");
    else
        signed_in(job);
}

static void stay(signing_job *signing) {
    strcpy(signing->key, signing->request->from.session_key);
    keep(signing, use_again, used_again);
}

/* ---- Reading the request ----------------------------------------------------------------------
 */

static const struct way {
    const char *name;
    bool named, password;
    void (*sign)(signing_job *);
} ways[] = {
    {"guest", true, false, sign_as_guest},
    {"new", true, true, sign_up},
    {"account", true, true, sign_in},
    {"again", false, false, stay},
};

static const struct way *way_named(const char *name) {
    for (size_t k = 0; k < sizeof ways / sizeof ways[0]; k++)
        if (name && strcmp(ways[k].name, name) == 0) return &ways[k];
    return NULL;
}

/* Why it cannot be tried, or NULL. */
static const char *read_body(signing_job *signing, const json_t *json, const struct way **way) {
    const char *name = json_string_value(json_object_get(json, "name"));
    const char *password = json_string_value(json_object_get(json, "password"));
    *way = way_named(json_string_value(json_object_get(json, "as")));
    if (*way == NULL) return "expected JSON with \"as\": guest, new, account or again";
    if (!(*way)->named) return NULL;
    if (name == NULL || !names_read(name, signing->name) ||
        !names_key(signing->name, signing->name_key))
        return "name: expected 1 to 24 letters, digits or signs";
    if (!(*way)->password) return NULL;
    if (password == NULL || !secret_is_password(password))
        return "password: expected 8 to 200 bytes";
    strcpy(signing->password, password);
    return NULL;
}

static bool may_try(const signing_job *signing, const struct way *way) {
    server_hub *hub = signing->request->hub;
    const char *address = signing->request->from.address;
    if (limit_table_take(hub->addresses, address, 1, signing->now) &&
        (way->sign != sign_in || may_guess(signing)))
        return true;
    if (limit_table_take(hub->noted, address, 1, signing->now))
        journal("sign-ins-refused", "address", address, NULL);
    return false;
}

void signing_post(http_request *request) {
    assert(request->method == SERVER_METHOD_POST && !request->answered);
    signing_job *signing = memory_new(sizeof *signing);
    const struct way *way;
    signing->request = http_request_hold(request);
    signing->now = hub_now(request->hub);
    if (request->from.session_key[0])
        secret_hash_key(request->from.session_key, signing->key_before);
    json_t *json = json_loadb(request->body, request->body_length, JSON_REJECT_DUPLICATES, NULL);
    const char *why = read_body(signing, json, &way);
    json_decref(json);
    if (why)
        refuse(signing, 400, "bad", why);
    else if (!may_try(signing, way))
        refuse(signing, 429, "slow-down", "too many tries: wait a minute");
    else
        way->sign(signing);
}

/* ---- Signing out ------------------------------------------------------------------------------
 */

static enum store_result forget_session(store_job *job, store_handle *store) {
    signing_job *signing = (signing_job *)job;
    enum store_result result = store_find_session(store, signing->key_before, &signing->session);
    if (result == STORE_ABSENT) return STORE_DONE;
    if (result != STORE_DONE) return result;
    return store_remove_session(store, signing->session.player, signing->session.id);
}

static void signed_out(store_job *job) {
    signing_job *signing = (signing_job *)job;
    server_hub *hub = signing->request->hub;
    if (job->result != STORE_DONE) {
        refuse(signing, 503, "storage", "this could not be kept: try again later");
        return;
    }
    if (signing->session.id[0])
        identity_end_session(hub, signing->session.player, signing->session.id);
    http_request_set_cookie(signing->request, "");
    http_request_answer(signing->request, 200, "application/json", "{\"ok\":true}");
    end(signing);
}

void signing_delete(http_request *request) {
    assert(request->method == SERVER_METHOD_DELETE && !request->answered);
    signing_job *signing = memory_new(sizeof *signing);
    signing->request = http_request_hold(request);
    secret_hash_key(request->from.session_key, signing->key_before);
    keep(signing, forget_session, signed_out);
}
