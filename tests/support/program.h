/* The program as somebody at a shell meets it: $DEMIURGE, which ctest sets to the one just built.
 */
#ifndef TESTS_PROGRAM_H
#define TESTS_PROGRAM_H

#include <sys/types.h>

enum { PROGRAM_SAID_BYTES = 1 << 16 };

/* What was printed to the standard output of the last program_run() or program_end(). */
extern char program_said[PROGRAM_SAID_BYTES];

/* Runs a line of shell in which "$D" is the program; its exit status. */
int program_run(const char *line);

/* The same, in the background: program_end() waits for its end. */
pid_t program_start(const char *line);
int program_end(pid_t process);

/* Waits until a program catches the signal and has more than one thread. Nothing is sent before
 * that, however long the program needs to come so far: a signal that came earlier would end it. */
void program_wait_until_caught(pid_t process, int signal);

#endif
