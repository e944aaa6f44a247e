/* Requests in, responses out. libwebsockets parses the request and decodes its path; respond.c
 * decides; here the response is written, its body piece by piece as the socket takes it. */
#include "server/http.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "server/http_request.h"
#include "server/respond.h"
#include "server/socket.h"

/* PIECE_BYTES: large enough that a page is a few writes, small enough that many slow readers do not
 * fill memory (libwebsockets buffers what the kernel does not take at once). */
enum { PIECE_BYTES = 16 << 10, HEADER_BYTES = 2048, REQUEST_HEADER_BYTES = 512 };

/* A reader that takes no piece for so long is dropped. Counted from each piece: the timeout that
 * libwebsockets sets at the request's begin would cut a large file for a slow reader. */
enum { PIECE_SECONDS = 60 };

/* Nothing but our own files, nothing inline, and no frame around us. 'wasm-unsafe-eval' allows
 * compiling WebAssembly, and no other eval. Sent with every response, since a worker obeys the
 * policy that came with its own script. */
static const struct {
    const char *name, *value;
} fixed_headers[] = {
    {"content-security-policy:",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
     "img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; "
     "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"x-content-type-options:", "nosniff"},
    {"referrer-policy:", "no-referrer"},
    {"cross-origin-opener-policy:", "same-origin"},
    {"cross-origin-resource-policy:", "same-origin"},
};

/* ---- Reading a request ------------------------------------------------------------------- */

static enum server_method method_of(struct lws *wsi) {
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0) return SERVER_METHOD_HEAD;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0) return SERVER_METHOD_GET;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0) return SERVER_METHOD_POST;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_DELETE_URI) > 0) return SERVER_METHOD_DELETE;
    return SERVER_METHOD_OTHER;
}

/* A header that is missing, or too long to be one we know, reads as "". */
static const char *header(struct lws *wsi, enum lws_token_indexes which,
                          char buffer[REQUEST_HEADER_BYTES]) {
    if (lws_hdr_copy(wsi, buffer, REQUEST_HEADER_BYTES, which) < 0) buffer[0] = '\0';
    return buffer;
}

static bool has_body(struct lws *wsi) {
    char length[24] = "";
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0) return true;
    /* Too long to be copied is certainly more than nothing. */
    if (lws_hdr_copy(wsi, length, sizeof length, WSI_TOKEN_HTTP_CONTENT_LENGTH) < 0)
        return lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) > 0;
    return length[strspn(length, "0")] != '\0';
}

/* ---- Writing a response ------------------------------------------------------------------ */

typedef struct header_writer {
    struct lws *wsi;
    unsigned char *at, *end;
    bool overflow;
} header_writer;

static void write_header(header_writer *out, const char *name, const char *value) {
    if (value == NULL || *value == '\0') return;
    if (lws_add_http_header_by_name(out->wsi, (const unsigned char *)name,
                                    (const unsigned char *)value, (int)strlen(value), &out->at,
                                    out->end))
        out->overflow = true;
}

static void write_date(header_writer *out) {
    char text[40];
    time_t now = time(NULL);
    struct tm date;
    gmtime_r(&now, &date);
    strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &date);
    write_header(out, "date:", text);
}

static void write_headers(header_writer *out, const server_response *response) {
    lws_filepos_t length =
        response->status == 304 ? LWS_ILLEGAL_HTTP_CONTENT_LEN : response->length;
    if (lws_add_http_common_headers(out->wsi, (unsigned int)response->status,
                                    response->content_type, length, &out->at, out->end))
        out->overflow = true;
    write_date(out);
    write_header(out, "content-encoding:", response->content_encoding);
    write_header(out, "cache-control:", response->cache_control);
    write_header(out, "vary:", response->varies ? "Accept-Encoding" : NULL);
    write_header(out, "etag:", response->etag);
    write_header(out, "allow:", response->allow);
    write_header(out, "set-cookie:", response->cookie);
    write_header(out, "connection:", response->closes ? "close" : NULL);
    const http_site *site = lws_get_protocol(out->wsi)->user;
    write_header(out, "strict-transport-security:",
                 site->tls || site->behind_proxy ? "max-age=31536000" : NULL);
    for (size_t k = 0; k < sizeof fixed_headers / sizeof fixed_headers[0]; k++)
        write_header(out, fixed_headers[k].name, fixed_headers[k].value);
}

/* 0, or -1 to hang up. */
static int send_headers(struct lws *wsi, const server_response *response) {
    unsigned char buffer[LWS_PRE + HEADER_BYTES], *start = buffer + LWS_PRE;
    header_writer out = {wsi, start, buffer + sizeof buffer - 1, false};
    write_headers(&out, response);
    if (out.overflow) return -1;
    return lws_finalize_write_http_header(wsi, start, &out.at, out.end) ? -1 : 0;
}

static void end_request(http_sending *sending) {
    if (sending->request == NULL) return;
    sending->request->wsi = NULL;
    http_request_release(sending->request);
    sending->request = NULL;
}

static int finish(struct lws *wsi, http_sending *sending) {
    end_request(sending);
    return sending->closes || lws_http_transaction_completed(wsi) ? -1 : 0;
}

/* libwebsockets wants LWS_PRE bytes of its own before what it sends, hence the copy. It also calls
 * without being asked: then nothing is left to send. */
static int send_piece(struct lws *wsi, http_sending *sending) {
    unsigned char buffer[LWS_PRE + PIECE_BYTES];
    if (sending->left == 0) return 0;
    size_t piece = sending->left < PIECE_BYTES ? sending->left : PIECE_BYTES;
    bool last = piece == sending->left;
    memcpy(buffer + LWS_PRE, sending->next, piece);
    sending->next += piece;
    sending->left -= piece;
    int sent =
        lws_write(wsi, buffer + LWS_PRE, piece, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP);
    if (sent < (int)piece) return -1;
    if (last) return finish(wsi, sending);
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, PIECE_SECONDS);
    lws_callback_on_writable(wsi);
    return 0;
}

static int start_response(struct lws *wsi, http_sending *sending, const server_response *response,
                          bool with_body) {
    if (send_headers(wsi, response) != 0) return -1;
    sending->closes = response->closes;
    if (!with_body || response->length == 0) return finish(wsi, sending);
    sending->next = response->body;
    sending->left = response->length;
    if (response->closes) return send_piece(wsi, sending); /* before more of the request comes */
    lws_callback_on_writable(wsi);
    return 0;
}

/* ---- Requests that are answered later ------------------------------------------------------ */

static int begin_request(struct lws *wsi, http_sending *sending, const http_site *site,
                         const char *path) {
    if (site->hub->closing) return -1;
    http_request *request = http_request_open(site->hub, wsi);
    if (request == NULL) return -1;
    request->method = method_of(wsi);
    snprintf(request->path, sizeof request->path, "%s", path);
    visitor_read(wsi, site, &request->from);
    sending->request = request;
    sending->started = false;
    /* With a body libwebsockets tells when it is complete. Where one could be and is not, it would
     * keep the connection for 20 seconds after the answer. */
    if (has_body(wsi)) return 0;
    request->closes =
        request->method == SERVER_METHOD_POST || request->method == SERVER_METHOD_OTHER;
    http_request_serve(request);
    return 0;
}

static int take_body(http_sending *sending, const void *bytes, size_t length) {
    http_request *request = sending->request;
    return request && http_request_take(request, bytes, length) ? 0 : -1;
}

static int end_body(http_sending *sending) {
    if (sending->request == NULL) return -1;
    http_request_serve(sending->request);
    return 0;
}

static int write_more(struct lws *wsi, http_sending *sending) {
    http_request *request = sending->request;
    if (request == NULL || sending->started) return send_piece(wsi, sending);
    if (!request->answered) return 0;
    sending->started = true;
    return start_response(wsi, sending, &request->response, request->method != SERVER_METHOD_HEAD);
}

/* ---- What libwebsockets calls ------------------------------------------------------------ */

static const char wrong_name[] = "This server is not called so: see --hosts of 'demiurge serve'.\n";
static const server_response misdirected = {.status = 421,
                                            .content_type = "text/plain; charset=utf-8",
                                            .cache_control = "no-store",
                                            .closes = true,
                                            .body = (const unsigned char *)wrong_name,
                                            .length = sizeof wrong_name - 1};

static int answer(struct lws *wsi, http_sending *sending, const char *path, size_t length) {
    char encodings[REQUEST_HEADER_BYTES], tags[REQUEST_HEADER_BYTES];
    const http_site *site = lws_get_protocol(wsi)->user;
    server_response response;
    /* A path with a NUL inside is none of ours. */
    if (strlen(path) != length) path = "";
    if (!visitor_came_right(wsi, site)) return start_response(wsi, sending, &misdirected, true);
    if (site->hub && http_request_is_for(path)) return begin_request(wsi, sending, site, path);
    page_request request = {
        .method = method_of(wsi),
        .has_body = has_body(wsi),
        .path = path,
        .accept_encoding = header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, encodings),
        .if_none_match = header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, tags),
    };
    server_respond(site->pages, &request, &response);
    return start_response(wsi, sending, &response, request.method != SERVER_METHOD_HEAD);
}

/* Whether a page asks for our protocol among others. */
static bool asks_for_our_protocol(struct lws *wsi) {
    char list[REQUEST_HEADER_BYTES], *rest = list;
    header(wsi, WSI_TOKEN_PROTOCOL, list);
    for (const char *name; (name = strtok_r(rest, ", \t", &rest));)
        if (strcmp(name, socket_protocol) == 0) return true;
    return false;
}

/* Only to a WebSocket: HTTP/2 by libwebsockets 4.1 loses ends of files. And not for the pages of
 * others, which would come with the visitor's cookie. 1 says "refused, and told so". */
static int confirm_upgrade(struct lws *wsi, const char *to) {
    static const server_response not_here = {.status = 501}, not_for_them = {.status = 403},
                                 not_so = {.status = 400}, not_called_so = {.status = 421},
                                 too_many = {.status = 429};
    const http_site *site = lws_get_protocol(wsi)->user;
    const server_response *refusal = &not_here;
    http_visitor visitor;
    if (!visitor_came_right(wsi, site))
        refusal = &not_called_so;
    else if (site->hub && strcmp(to, "websocket") == 0) {
        visitor_read(wsi, site, &visitor);
        bool ours = asks_for_our_protocol(wsi), room = hub_has_room_for(site->hub, visitor.address);
        if (!visitor.foreign && ours && room) return 0;
        refusal = visitor.foreign ? &not_for_them : !ours ? &not_so : &too_many;
    }
    return send_headers(wsi, refusal) == 0 ? 1 : -1;
}

int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                  size_t length) {
    switch (reason) {
    case LWS_CALLBACK_HTTP: return answer(wsi, user, in, length);
    case LWS_CALLBACK_HTTP_BODY: return take_body(user, in, length);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION: return end_body(user);
    case LWS_CALLBACK_HTTP_WRITEABLE: return write_more(wsi, user);
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return confirm_upgrade(wsi, in);
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return -1; /* this is no protocol of sockets */
    case LWS_CALLBACK_CLOSED_HTTP:
        if (user) end_request(user);
        return 0;
    default: return 0;
    }
}
