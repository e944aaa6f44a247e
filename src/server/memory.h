/* Memory the server cannot go on without: a small struct for something that is under way. */
#ifndef SERVER_MEMORY_H
#define SERVER_MEMORY_H

#include <stdlib.h>

/* All zero, never NULL: without a few hundred bytes there is no server, and what was acknowledged
 * is on the disk. */
static inline void *memory_new(size_t bytes) {
    void *memory = calloc(1, bytes);
    if (memory == NULL) abort();
    return memory;
}

#endif
