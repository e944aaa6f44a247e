/* One file (or folder) of a test's own: named before it, removed after it. */
#ifndef TESTS_SCRATCH_H
#define TESTS_SCRATCH_H

#include <stddef.h>

enum { SCRATCH_BYTES = 1 << 16 };

/* Where it is; nothing is there when the test begins. And what scratch_read() found in it. */
extern char scratch_path[128], scratch_text[SCRATCH_BYTES];

/* Setup and teardown of a test. */
int scratch_name(void **state);
int scratch_remove(void **state);

/* Reads all of it into scratch_text; its length. */
size_t scratch_read(void);
void scratch_write(const char *bytes, size_t length);

#endif
