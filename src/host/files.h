/* Files read and written whole: a record, a proof, a golden game. */
#ifndef HOST_FILES_H
#define HOST_FILES_H

#include <stdbool.h>
#include <stddef.h>

/* A whole file with a zero byte behind it, and its length; free() gives it back. NULL and errno if
 * it cannot be read; over 16 MB it is refused (EFBIG). Pipes will do. */
char *host_read_file(const char *path, size_t *length);

/* Writes a file that has its name only when it is whole: to a temporary one beside it, which is
 * then renamed. False and errno if it cannot be written; what was there is then still there. */
bool host_write_file(const char *path, const char *text, size_t length);

#endif
