/* One request over the WebSocket: `{"id":7,"do":"sit",…}`. It is answered exactly once, by
 * request_finish(), request_done(), request_refuse(), request_not_now() or request_failed(), and is
 * gone then. Until that it holds its connection, whose socket may be gone meanwhile. */
#ifndef SERVER_REQUEST_H
#define SERVER_REQUEST_H

#include <jansson.h>

#include "online/command.h"
#include "online/not_now.h"
#include "server/hub.h"

struct live_table;
struct request_kind;

typedef struct socket_request {
    struct socket_request *next; /* in line at a busy table */
    server_connection *from;     /* held */
    int64_t id;
    json_t *json;
    const struct request_kind *kind;
} socket_request;

/* A row of the table of requests. Those about a table have `serve_at_table`, which is called when
 * the table is in memory and free; the others `serve`. Both answer, sooner or later. */
typedef struct request_kind {
    const char *name;
    bool for_players;
    void (*serve)(server_hub *hub, socket_request *request);
    void (*serve_at_table)(server_hub *hub, struct live_table *live, socket_request *request);
} request_kind;

/* A message came: reads it and begins to carry it out. What is no request ends the connection. */
void request_receive(server_hub *hub, server_connection *connection, const char *text,
                     size_t length);

/* Carries out what is asked about a table, if whoever asked is still the player they were. */
void request_serve_at_table(server_hub *hub, struct live_table *live, socket_request *request);

/* What a new connection may ask at once. */
limit_bucket request_limit_at(int64_t now);

/* ---- Answering ------------------------------------------------------------------------------ */

/* `{"id":7,"ok":true` … the caller adds members … request_finish() closes and sends it. */
dm_writer *request_answer(server_hub *hub, socket_request *request);
/* Ends the message that request_answer() began; one that grew too long drops the connection. */
void request_finish(server_hub *hub, socket_request *request);
/* Yes, without members. */
void request_done(server_hub *hub, socket_request *request);
/* No, with a code of docs/online.md and a sentence. */
void request_refuse(server_hub *hub, socket_request *request, const char *code, const char *why);
/* No: too much at once, and after so many milliseconds it may be asked again. */
void request_slow_down(server_hub *hub, socket_request *request, int64_t retry, const char *why);
/* No, in the language of the connection. */
void request_not_now(server_hub *hub, socket_request *request, enum not_now why);
/* No, because the store said so; `result` is not STORE_DONE. */
void request_failed(server_hub *hub, socket_request *request, enum store_result result);

/* ---- Reading -------------------------------------------------------------------------------- */

/* A member of the request: NULL if it is not there or no text; it lasts as long as the request. */
const char *request_text(const socket_request *request, const char *key);
/* A member of the request: `otherwise` if it is not there or no whole number. */
int64_t request_number(const socket_request *request, const char *key, int64_t otherwise);
/* Who asks, for command.h; points into the connection. */
command_actor request_actor(const socket_request *request);

/* ---- Jobs ----------------------------------------------------------------------------------- */

/* A store job for a request: the usual case. Part of a larger struct, as its first member. */
typedef struct request_job {
    store_job store;
    server_hub *hub;
    socket_request *request;
} request_job;

/* `bytes`: of the struct that begins with a request_job; all zero but for that. Never NULL. `run`
 * and `done` as in store_thread.h; `done` answers the request and frees the job. */
void *request_job_new(server_hub *hub, socket_request *request, size_t bytes,
                      enum store_result (*run)(store_job *, store_handle *),
                      void (*done)(store_job *));

#endif
