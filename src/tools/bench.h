/* How fast random games run, and a signature of how they went.
 *
 * Speeds depend on the machine, so each comes with the time of a plain memory copy of the same
 * size, taken in the same run. The signature depends only on the rules: it changes when, and only
 * when, a game behaves differently. */
#ifndef TOOLS_BENCH_H
#define TOOLS_BENCH_H

#include <stdbool.h>

/* Measures every game with every number of players and every set of options, each for so many
 * seconds (0: one game), and prints a row for each, or one object of JSON. */
void bench_print(double seconds, bool as_json);

#endif
