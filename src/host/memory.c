/* Memory the program cannot go on without. See memory.h. */
#include "host/memory.h"

#include <assert.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/guard.h"

/* Other threads may be in the midst of anything, so nothing is tidied up and nothing asked for. */
static _Noreturn void end_without_memory(void) {
    static const char sentence[] = "demiurge: there is not enough memory to go on\n";
    (void)!write(STDERR_FILENO, sentence, sizeof sentence - 1);
    _exit(EXIT_FAILURE);
}

void memory_expect(const void *made) {
    if (made == NULL) end_without_memory();
}

void *memory_new(size_t bytes) {
    assert(bytes > 0);
    void *memory = calloc(1, bytes);
    memory_expect(memory);
    return memory;
}

void memory_give_back(void) { malloc_trim(0); }

void *memory_grow(void *memory, size_t count, size_t size) {
    dm_guard(count > 0 && size > 0 && count <= SIZE_MAX / size);
    void *larger = realloc(memory, count * size);
    memory_expect(larger);
    return larger;
}

char *memory_copy_text(const char *text) {
    assert(text);
    size_t bytes = strlen(text) + 1;
    char *copy = memory_new(bytes);
    memcpy(copy, text, bytes);
    return copy;
}
