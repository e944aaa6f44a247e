/* The standard output. See output.h. */
#include "host/output.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* Which errno belongs to an error of some time ago nobody knows; a flush that fails now tells its
 * own. Whoever closed the pipe (`| head`) has read enough and needs no message. */
bool host_flush_output(void) {
    errno = 0;
    int flushed = fflush(stdout);
    if (flushed == 0 && !ferror(stdout)) return true;
    if (errno != EPIPE)
        fprintf(stderr, "demiurge: standard output: %s\n",
                errno ? strerror(errno) : "not all of it could be written");
    clearerr(stdout);
    return false;
}
