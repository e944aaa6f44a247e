/* How much of the machine the program may use. See limits.h. */
#include "host/limits.h"

#include <assert.h>
#include <sys/resource.h>
#include <unistd.h>

enum { FILES_MAX = 65536 };

int host_processors(int most) {
    assert(most >= 1);
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count > most ? most : (int)count;
}

void host_raise_file_limit(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max < FILES_MAX ? limit.rlim_max : FILES_MAX;
    setrlimit(RLIMIT_NOFILE, &limit);
}
