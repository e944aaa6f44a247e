/* The version of the program: the one of project() in CMakeLists.txt. It has a file of its own so
 * that a new version compiles nothing else again. */
#include "cli/cli.h"

const char cli_version[] = DEMIURGE_VERSION;
