#include "support/program.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

char program_said[PROGRAM_SAID_BYTES];

static int output = -1; /* of the program that was started last */

pid_t program_start(const char *line) {
    char command[4096];
    int ends[2];
    assert_non_null(getenv("DEMIURGE"));
    snprintf(command, sizeof command, "D='%s'; %s", getenv("DEMIURGE"), line);
    assert_int_equal(pipe(ends), 0);
    fflush(NULL);
    pid_t process = fork();
    assert_true(process >= 0);
    if (process == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    output = ends[0];
    return process;
}

/* All that fits; more would be lost, and a test that looks for it would say so. */
static void read_output(void) {
    FILE *file = fdopen(output, "r");
    assert_non_null(file);
    program_said[fread(program_said, 1, sizeof program_said - 1, file)] = '\0';
    fclose(file);
}

int program_end(pid_t process) {
    int status;
    read_output();
    assert_int_equal(waitpid(process, &status, 0), process);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

int program_run(const char *line) { return program_end(program_start(line)); }

/* ---- Signals -----------------------------------------------------------------------------------
 */

/* As the kernel tells in /proc/PID/status; false when the process has ended. */
static bool look(pid_t process, int *threads, unsigned long long *caught) {
    char path[64], line[256], letter = 'Z';
    snprintf(path, sizeof path, "/proc/%d/status", (int)process);
    FILE *file = fopen(path, "r");
    if (file == NULL) return false;
    while (fgets(line, sizeof line, file)) {
        sscanf(line, "State: %c", &letter);
        sscanf(line, "Threads: %d", threads);
        sscanf(line, "SigCgt: %llx", caught);
    }
    fclose(file);
    return letter != 'Z';
}

void program_wait_until_caught(pid_t process, int signal) {
    int threads = 0;
    unsigned long long caught = 0;
    while (threads < 2 || (caught >> (signal - 1) & 1) == 0) {
        if (!look(process, &threads, &caught)) fail_msg("the program ended before the signal");
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
}
