/* The web pages as they lie in the program: a table of files, made by scripts/embed while building.
 *
 * A path begins with '/'. Nothing outside the table can be served: no path ever reaches the file
 * system. */
#ifndef SERVER_PAGES_H
#define SERVER_PAGES_H

#include <stdbool.h>
#include <stddef.h>

typedef struct server_page {
    const char *path;
    const char *digest; /* of the plain bytes: what an ETag is made of */
    const unsigned char *plain;
    size_t plain_length;
    const unsigned char *gzip; /* NULL where compressing gains nothing */
    size_t gzip_length;
} server_page;

typedef struct server_pages {
    const server_page *rows;
    int count; /* 0 in a program that was built without pages */
} server_pages;

/* What scripts/embed made of the folder web/ in the build folder. */
extern const server_pages server_embedded_pages;

/* The file a path means ("/" is /index.html), or NULL. */
const server_page *server_page_at(const server_pages *pages, const char *path);

/* What a browser is told a file is, by the end of its name. */
const char *server_content_type(const char *path);

/* Does the file's name change with its content? Vite puts all such files, and only them, into
 * assets/: they may be kept for ever. */
bool server_page_is_immutable(const server_page *page);

#endif
