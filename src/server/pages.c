/* Finding a page in the table, and what its name says about it. */
#include "server/pages.h"

#include <string.h>

#include "engine/guard.h"

const server_page *server_page_at(const server_pages *pages, const char *path) {
    assert(path);
    if (strcmp(path, "/") == 0) path = "/index.html";
    for (int k = 0; k < pages->count; k++)
        if (strcmp(pages->rows[k].path, path) == 0) return &pages->rows[k];
    return NULL;
}

/* Browsers compile WebAssembly while it arrives, and run module scripts at all, only if these
 * types are right: nosniff forbids them to guess. */
const char *server_content_type(const char *path) {
    assert(path);
    static const struct {
        const char *ending, *type;
    } types[] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".wasm", "application/wasm"},
        {".woff2", "font/woff2"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".txt", "text/plain; charset=utf-8"},
    };
    const char *ending = strrchr(path, '.');
    for (size_t k = 0; ending && k < sizeof types / sizeof types[0]; k++)
        if (strcmp(types[k].ending, ending) == 0) return types[k].type;
    return "application/octet-stream";
}

bool server_page_is_immutable(const server_page *page) {
    static const char folder[] = "/assets/";
    return strncmp(page->path, folder, sizeof folder - 1) == 0;
}
