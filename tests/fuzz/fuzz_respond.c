/* Any bytes as a request for a page: path, Accept-Encoding and If-None-Match, a line each. Whatever
 * they are, the response is one of a few, and a page is sent only if it was asked for. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/respond.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { INPUT_MAX = 4096 };

static const unsigned char plain[] = "plain bytes", packed[] = "gzip";
static const server_page rows[] = {
    {"/assets/page-1234.js", "a1", plain, 11, packed, 4},
    {"/index.html", "b2", plain, 11, packed, 4},
    {"/sw.js", "c3", plain, 11, NULL, 0},
};
static const server_pages pages = {rows, 3};

/* Asserts may be off; this never is. */
static void insist(bool holds, const char *what) {
    if (holds) return;
    fprintf(stderr, "%s\n", what);
    abort();
}

static bool is_page(const char *path) {
    for (int k = 0; k < pages.count; k++)
        if (strcmp(rows[k].path, path) == 0) return true;
    return strcmp(path, "/") == 0;
}

static void check(const page_request *request, const server_response *response) {
    bool page = response->body == plain || response->body == packed;
    switch (response->status) {
    case 200: insist(response->body && response->length > 0, "200 without a body"); break;
    case 304: insist(response->body == NULL && response->length == 0, "304 with a body"); break;
    case 404: insist(!is_page(request->path), "a page is not found"); break;
    case 400: insist(request->has_body && response->closes, "400 without a reason"); break;
    case 405:
        insist(request->method != SERVER_METHOD_GET && request->method != SERVER_METHOD_HEAD &&
                   response->closes && response->allow,
               "405 without a reason");
        break;
    default: insist(false, "an unknown status");
    }
    insist(!page || (response->status == 200 && is_page(request->path)), "a page nobody asked for");
    insist(response->body != packed || (response->content_encoding && response->varies),
           "compressed, and not told so");
    insist(strlen(response->etag) < sizeof response->etag, "the tag is too long");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char text[INPUT_MAX];
    char *lines[3] = {text, "", ""}, *end;
    page_request request;
    server_response response;
    if (size < 1 || size >= sizeof text) return 0;
    memcpy(text, data + 1, size - 1);
    text[size - 1] = '\0';
    for (int k = 0; k < 2 && (end = strchr(lines[k], '\n')); k++) {
        *end = '\0';
        lines[k + 1] = end + 1;
    }
    request.method = (enum server_method)(data[0] % (SERVER_METHOD_OTHER + 1));
    request.has_body = data[0] & 0x80;
    request.path = lines[0];
    request.accept_encoding = lines[1];
    request.if_none_match = lines[2];
    server_respond(&pages, &request, &response);
    check(&request, &response);
    return 0;
}
