/* From a request to its response. The order decides which complaint is heard: method, body, path,
 * then whether the browser already has the page. */
#include "server/respond.h"

#include <stdio.h>
#include <string.h>

#include "engine/guard.h"

/* ---- Lists in headers: parts between commas, blanks around them do not count ---------------- */

static const char *skip_blanks(const char *text) { return text + strspn(text, " \t"); }

/* The length of a part without the blanks at its end. */
static size_t part_length(const char *part, const char *stop) {
    size_t length = strcspn(part, stop);
    while (length > 0 && strchr(" \t", part[length - 1])) length--;
    return length;
}

static const char *next_part(const char *part) {
    part += strcspn(part, ",");
    return *part ? skip_blanks(part + 1) : NULL;
}

static char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

static bool part_is(const char *part, const char *word) {
    size_t length = part_length(part, ",;");
    if (length != strlen(word)) return false;
    for (size_t k = 0; k < length; k++)
        if (lower(part[k]) != word[k]) return false;
    return true;
}

/* ";q=0", ";q=0.0" and so on mean "anything but this". */
static bool part_is_refused(const char *part) {
    const char *end = part + strcspn(part, ","), *weight = part + strcspn(part, ",;");
    while (weight < end && lower(*weight) != 'q') weight++;
    if (weight == end) return false;
    weight = skip_blanks(weight + 1);
    if (*weight != '=') return false;
    weight = skip_blanks(weight + 1);
    return *weight == '0' && weight + strspn(weight, "0. \t") >= end;
}

bool server_accepts_gzip(const char *accept_encoding) {
    bool any = false;
    for (const char *part = skip_blanks(accept_encoding); part; part = next_part(part)) {
        if (part_is(part, "gzip") || part_is(part, "x-gzip")) return !part_is_refused(part);
        if (part_is(part, "*")) any = !part_is_refused(part);
    }
    return any;
}

bool server_matches_etag(const char *if_none_match, const char *etag) {
    size_t length = strlen(etag);
    for (const char *part = skip_blanks(if_none_match); part; part = next_part(part)) {
        if (part_is(part, "*")) return true;
        if (strncmp(part, "W/", 2) == 0) part += 2;
        if (part_length(part, ",") == length && strncmp(part, etag, length) == 0) return true;
    }
    return false;
}

/* ---- Responses ----------------------------------------------------------------------------- */

static void respond_with_text(server_response *response, int status, const char *text) {
    response->status = status;
    response->content_type = "text/plain; charset=utf-8";
    response->cache_control = "no-store";
    response->body = (const unsigned char *)text;
    response->length = strlen(text);
}

/* The two encodings of a page are different bytes, so they need different tags. */
static void name_page(server_response *response, const server_page *page, bool gzip) {
    assert(strlen(page->digest) + sizeof "\"-gz\"" <= sizeof response->etag);
    snprintf(response->etag, sizeof response->etag, "\"%s%s\"", page->digest, gzip ? "-gz" : "");
    response->varies = page->gzip != NULL;
    response->cache_control = server_page_is_immutable(page)
                                  ? "public, max-age=31536000, immutable"
                                  : "no-cache"; /* kept, but asked about each time */
}

static void respond_with_page(server_response *response, const server_page *page,
                              const page_request *request) {
    bool gzip = page->gzip && server_accepts_gzip(request->accept_encoding);
    name_page(response, page, gzip);
    if (server_matches_etag(request->if_none_match, response->etag)) {
        response->status = 304;
        return;
    }
    response->status = 200;
    response->content_type = server_content_type(page->path);
    response->content_encoding = gzip ? "gzip" : NULL;
    response->body = gzip ? page->gzip : page->plain;
    response->length = gzip ? page->gzip_length : page->plain_length;
}

/* Nothing here takes a body. Hanging up spares reading it, and any dispute with a proxy about where
 * it ends and the next request begins. */
static bool refuse(server_response *response, const page_request *request) {
    if (request->method != SERVER_METHOD_GET && request->method != SERVER_METHOD_HEAD) {
        respond_with_text(response, 405, "Only GET and HEAD are answered here.\n");
        response->allow = "GET, HEAD";
    } else if (request->has_body)
        respond_with_text(response, 400, "A request for a page has no body.\n");
    else
        return false;
    response->closes = true;
    return true;
}

void server_respond(const server_pages *pages, const page_request *request,
                    server_response *response) {
    assert(request->path && request->accept_encoding && request->if_none_match);
    memset(response, 0, sizeof *response);
    if (refuse(response, request)) return;
    const server_page *page = server_page_at(pages, request->path);
    if (page)
        respond_with_page(response, page, request);
    else if (strcmp(request->path, "/healthz") == 0)
        respond_with_text(response, 200, "ok\n");
    else
        respond_with_text(response, 404, "There is no such page here; the game is at /\n");
}
