#include "support/scratch.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

char scratch_path[128], scratch_text[SCRATCH_BYTES];

int scratch_name(void **state) {
    (void)state;
    snprintf(scratch_path, sizeof scratch_path, "/tmp/demiurge-test-%d", (int)getpid());
    return scratch_remove(NULL);
}

int scratch_remove(void **state) {
    char command[160];
    (void)state;
    snprintf(command, sizeof command, "rm -rf %s", scratch_path);
    return system(command);
}

size_t scratch_read(void) {
    FILE *file = fopen(scratch_path, "rb");
    assert_non_null(file);
    size_t length = fread(scratch_text, 1, sizeof scratch_text - 1, file);
    scratch_text[length] = '\0';
    fclose(file);
    return length;
}

void scratch_write(const char *bytes, size_t length) {
    FILE *file = fopen(scratch_path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    fclose(file);
}
