/* Where requests go, and how they are answered. */
#include "server/http_request.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "host/memory.h"

static const char content_json[] = "application/json";
static const char feed_path[] = "/api/feed/";

http_request *http_request_open(server_hub *hub, struct lws *wsi) {
    assert(hub);
    http_request *request = calloc(1, sizeof *request);
    if (request == NULL) return NULL;
    request->hub = hub;
    request->wsi = wsi;
    request->references = 1;
    request->began = hub->world->elapsed(hub->world->context);
    return request;
}

http_request *http_request_hold(http_request *request) {
    assert(request->references > 0);
    request->references++;
    return request;
}

void http_request_release(http_request *request) {
    dm_guard(request->references > 0);
    if (--request->references > 0) return;
    secret_wipe(request->body, sizeof request->body);
    free(request->text);
    free(request);
}

/* Four kilobytes in so many microseconds come over any line. libwebsockets only measures the pause
 * between two pieces. */
enum { BODY_TAKES_AT_MOST = 20 * 1000 * 1000 };

bool http_request_take(http_request *request, const void *bytes, size_t length) {
    int64_t now = request->hub->world->elapsed(request->hub->world->context);
    if (now - request->began > BODY_TAKES_AT_MOST) return false;
    if (length > HTTP_REQUEST_BODY_BYTES - request->body_length) {
        request->too_long = true;
        return true;
    }
    if (length > 0) memcpy(request->body + request->body_length, bytes, length);
    request->body_length += length;
    return true;
}

void http_request_answer(http_request *request, int status, const char *content_type,
                         const char *text) {
    assert(status >= 200 && status < 600 && content_type);
    if (request->answered) return;
    request->answered = true;
    request->text = memory_copy_text(text);
    request->response = (server_response){.status = status,
                                          .content_type = content_type,
                                          .cache_control = "no-store",
                                          .cookie = request->cookie[0] ? request->cookie : NULL,
                                          .closes = request->closes,
                                          .body = (const unsigned char *)request->text,
                                          .length = strlen(text)};
    if (request->wsi) lws_callback_on_writable(request->wsi);
}

void http_request_refuse(http_request *request, int status, const char *code, const char *why) {
    assert(status >= 400 && code && why);
    char text[512];
    dm_writer out = dm_writer_on(text, sizeof text);
    json_open(&out, '{');
    json_bool_at(&out, "ok", false);
    json_string_at(&out, "error", code);
    json_string_at(&out, "text", why);
    json_close(&out, '}');
    http_request_answer(request, status, content_json, text);
}

void http_request_set_cookie(http_request *request, const char *key) {
    assert(!request->answered && (*key == '\0' || secret_is_key(key)));
    snprintf(request->cookie, sizeof request->cookie,
             "%s=%s; Path=/; HttpOnly; SameSite=Strict; Max-Age=%d%s",
             visitor_cookie_name(&request->from), key, *key ? 365 * 24 * 3600 : 0,
             request->from.secure ? "; Secure" : "");
}

bool http_request_is_for(const char *path) {
    return strncmp(path, "/api/", 5) == 0 || strcmp(path, "/metrics") == 0 ||
           strcmp(path, "/healthz") == 0;
}

static void serve_session(http_request *request) {
    if (request->from.foreign)
        http_request_refuse(request, 403, "bad", "this server does not serve that page");
    else if (request->too_long)
        http_request_refuse(request, 413, "bad", "expected at most 4096 bytes");
    else if (request->method == SERVER_METHOD_POST)
        signing_post(request);
    else if (request->method == SERVER_METHOD_DELETE)
        signing_delete(request);
    else
        http_request_refuse(request, 405, "bad", "expected POST or DELETE");
}

void http_request_serve(http_request *request) {
    dm_guard(request->body_length <= HTTP_REQUEST_BODY_BYTES);
    bool get = request->method == SERVER_METHOD_GET || request->method == SERVER_METHOD_HEAD;
    if (request->served) return; /* libwebsockets also tells the end of a body of no bytes */
    request->served = true;
    if (strcmp(request->path, "/api/session") == 0)
        serve_session(request);
    else if (!get)
        http_request_refuse(request, 405, "bad", "expected GET");
    else if (strcmp(request->path, "/metrics") == 0)
        metrics_get(request);
    else if (strcmp(request->path, "/healthz") == 0)
        metrics_get_health(request);
    else if (strncmp(request->path, feed_path, sizeof feed_path - 1) == 0)
        feed_get(request, request->path + sizeof feed_path - 1);
    else
        http_request_refuse(request, 404, "absent", "there is nothing here");
}
