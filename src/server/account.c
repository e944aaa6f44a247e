/* Requests about oneself that change nothing. */
#include "server/account.h"

#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "host/memory.h"
#include "online/plan.h"
#include "online/rating.h"
#include "online/table_json.h"
#include "online/utf8.h"
#include "server/reads.h"

enum { RESULT_ROWS = 200, RATING_ROWS = 100, TEXT_BYTES = 64 << 10 };

void account_write_player(const char *id, const char *name, bool account, dm_writer *out) {
    json_open(out, '{');
    json_string_at(out, "id", id);
    json_string_at(out, "name", name);
    json_bool_at(out, "account", account);
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
    int64_t before; /* games that ended before that */
    char session[STORE_ID_BYTES];
    dm_writer out;
    char *text; /* while it is read and until it is sent */
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
    free(work->text);
    work->text = memory_new(TEXT_BYTES);
    work->out = dm_writer_on(work->text, TEXT_BYTES);
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
    free(work->text);
    free(work);
}

/* Earlier versions kept what browsers call themselves byte by byte. */
static bool write_session(void *context, const store_session *session) {
    read_job *work = context;
    char about[STORE_ABOUT_BYTES];
    utf8_copy_clean(about, sizeof about, session->about);
    json_open(&work->out, '{');
    json_string_at(&work->out, "session", session->id);
    json_number_at(&work->out, "made", session->made);
    json_number_at(&work->out, "used", session->used);
    json_string_at(&work->out, "about", about);
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
    if (!reads_admit(hub, request)) return;
    read_job *work = new_reading(hub, request, read_sessions, read_done);
    reads_give(hub, request, &work->job.store);
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
        store_results_before(store, work->player, work->before, RESULT_ROWS, write_result, work);
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
    if (!reads_admit(hub, request)) return;
    read_job *work = new_reading(hub, request, read_history, read_done);
    work->before = request_number(request, "before", INT64_MAX);
    reads_give(hub, request, &work->job.store);
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
    if (!reads_admit(hub, request)) return;
    read_job *work = new_reading(hub, request, read_best, read_done);
    dm_guard(strlen(game->name) < sizeof work->game);
    strcpy(work->game, game->name);
    work->players = (int)request_number(request, "players", 2);
    reads_give(hub, request, &work->job.store);
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
    account_write_player(player.id, player.name, player.password[0] != '\0', &work->out);
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
    if (!reads_admit(hub, request)) return;
    read_job *work = new_reading(hub, request, read_everything, read_done);
    reads_give(hub, request, &work->job.store);
}

const request_kind account_kinds[] = {
    {"language", false, serve_language, NULL}, {"sessions", true, serve_sessions, NULL},
    {"history", true, serve_history, NULL},    {"players", false, serve_players, NULL},
    {"export", true, serve_export, NULL},      {NULL, false, NULL, NULL},
};
