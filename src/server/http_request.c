/* Where requests go, and how they are answered. */
#include "server/http_request.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/json.h"

static const char content_json[] = "application/json";
static const char feed_path[] = "/api/feed/";

visit *visit_open(struct hub *hub, struct lws *wsi) {
    visit *visit = calloc(1, sizeof *visit);
    if (visit == NULL) return NULL;
    visit->hub = hub;
    visit->wsi = wsi;
    visit->references = 1;
    return visit;
}

visit *visit_hold(visit *visit) {
    visit->references++;
    return visit;
}

void visit_release(visit *visit) {
    if (--visit->references > 0) return;
    secret_wipe(visit->body, sizeof visit->body);
    free(visit->text);
    free(visit);
}

void visit_answer(visit *visit, int status, const char *content_type, const char *text) {
    size_t length = strlen(text);
    if (visit->answered) return;
    visit->answered = true;
    visit->text = malloc(length + 1);
    if (visit->text == NULL) abort();
    memcpy(visit->text, text, length + 1);
    visit->response = (server_response){.status = status,
                                        .content_type = content_type,
                                        .cache_control = "no-store",
                                        .cookie = visit->cookie[0] ? visit->cookie : NULL,
                                        .closes = visit->closes,
                                        .body = (const unsigned char *)visit->text,
                                        .length = length};
    if (visit->wsi) lws_callback_on_writable(visit->wsi);
}

void visit_refuse(visit *visit, int status, const char *code, const char *why) {
    char text[512];
    dm_writer out = dm_writer_on(text, sizeof text);
    json_open(&out, '{');
    json_bool_at(&out, "ok", false);
    json_string_at(&out, "error", code);
    json_string_at(&out, "text", why);
    json_close(&out, '}');
    visit_answer(visit, status, content_json, text);
}

void visit_set_cookie(visit *visit, const char *key) {
    snprintf(visit->cookie, sizeof visit->cookie,
             "%s=%s; Path=/; HttpOnly; SameSite=Strict; Max-Age=%d%s",
             visitor_cookie_name(&visit->from), key, *key ? 365 * 24 * 3600 : 0,
             visit->from.secure ? "; Secure" : "");
}

bool visit_is_for(const char *path) {
    return strncmp(path, "/api/", 5) == 0 || strcmp(path, "/metrics") == 0 ||
           strcmp(path, "/healthz") == 0;
}

static void serve_session(visit *visit) {
    if (visit->from.foreign)
        visit_refuse(visit, 403, "bad", "this server does not serve that page");
    else if (visit->too_long)
        visit_refuse(visit, 413, "bad", "expected at most 4096 bytes");
    else if (visit->method == METHOD_POST)
        signing_post(visit);
    else if (visit->method == METHOD_DELETE)
        signing_delete(visit);
    else
        visit_refuse(visit, 405, "bad", "expected POST or DELETE");
}

void visit_serve(visit *visit) {
    bool get = visit->method == METHOD_GET || visit->method == METHOD_HEAD;
    if (visit->served) return; /* libwebsockets also tells the end of a body of no bytes */
    visit->served = true;
    if (strcmp(visit->path, "/api/session") == 0)
        serve_session(visit);
    else if (!get)
        visit_refuse(visit, 405, "bad", "expected GET");
    else if (strcmp(visit->path, "/metrics") == 0)
        metrics_get(visit);
    else if (strcmp(visit->path, "/healthz") == 0)
        health_get(visit);
    else if (strncmp(visit->path, feed_path, sizeof feed_path - 1) == 0)
        feed_get(visit, visit->path + sizeof feed_path - 1);
    else
        visit_refuse(visit, 404, "absent", "there is nothing here");
}
