/* The rule for running out of memory is the whole program's: see host/memory.h. */
#ifndef SERVER_MEMORY_H
#define SERVER_MEMORY_H

#include "host/memory.h"

#endif
