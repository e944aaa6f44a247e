/* Files read and written whole. See files.h. */
#include "host/files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILE_BYTES_MAX = 16 << 20 };

/* Grows as it reads, so that pipes work as well as files. */
static char *read_stream(FILE *file, size_t *length) {
    size_t size = 1 << 16, used = 0;
    char *text = malloc(size + 1);
    while (text) {
        used += fread(text + used, 1, size - used, file);
        if (used < size) break;
        size *= 2;
        char *larger = size > FILE_BYTES_MAX ? NULL : realloc(text, size + 1);
        if (larger == NULL) {
            free(text);
            errno = size > FILE_BYTES_MAX ? EFBIG : ENOMEM;
            return NULL;
        }
        text = larger;
    }
    if (text) text[used] = '\0';
    *length = used;
    return text;
}

char *host_read_file(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) return NULL;
    errno = 0;
    char *text = read_stream(file, length);
    int problem = ferror(file) ? errno ? errno : EIO : 0;
    fclose(file);
    if (problem) {
        free(text);
        errno = problem;
        return NULL;
    }
    return text;
}

static bool write_whole(int descriptor, const char *text, size_t length) {
    while (length > 0) {
        ssize_t written = write(descriptor, text, length);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text += written;
        length -= (size_t)written;
    }
    return fsync(descriptor) == 0;
}

/* mkstemp makes files for the owner only; a saved game should look like any other file. */
static void give_usual_rights(int descriptor) {
    mode_t mask = umask(0);
    umask(mask);
    (void)!fchmod(descriptor, 0666 & ~mask);
}

bool host_write_file(const char *path, const char *text, size_t length) {
    char temporary[4096];
    if (snprintf(temporary, sizeof temporary, "%s.XXXXXX", path) >= (int)sizeof temporary) {
        errno = ENAMETOOLONG;
        return false;
    }
    int descriptor = mkstemp(temporary);
    if (descriptor < 0) return false;
    give_usual_rights(descriptor);
    bool written = write_whole(descriptor, text, length);
    if (close(descriptor) != 0) written = false;
    if (written && rename(temporary, path) == 0) return true;
    int problem = errno;
    unlink(temporary);
    errno = problem;
    return false;
}
