/* The standard output: what was printed may not have arrived. */
#ifndef HOST_OUTPUT_H
#define HOST_OUTPUT_H

#include <stdbool.h>

/* Hands all that was printed to the system. False, with the reason on standard error, if it cannot
 * be written. */
bool host_flush_output(void);

#endif
