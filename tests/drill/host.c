#define _GNU_SOURCE /* sched_setaffinity */

#include "drill/host.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "drill/patience.h"

void host_raise_limits(void) {
    struct rlimit files;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

void host_stay_on_core(int core) {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(core, &set);
    if (sched_setaffinity(0, sizeof set, &set) != 0) perror("sched_setaffinity");
}

void host_prepare(host *host, const char *place) {
    const char *temporary = getenv("TMPDIR");
    memset(host, 0, sizeof *host);
    host->core = -1;
    host->output = -1;
    snprintf(host->folder, sizeof host->folder, "%s/demiurge-drill-XXXXXX",
             place       ? place
             : temporary ? temporary
                         : "/tmp");
    if (mkdtemp(host->folder) == NULL) {
        perror(host->folder);
        exit(2);
    }
    snprintf(host->database, sizeof host->database, "%.200s/tables.db", host->folder);
}

/* ---- Starting -------------------------------------------------------------------------------- */

static void keep_log(const char *folder) {
    char path[HOST_PATH_BYTES + 16];
    snprintf(path, sizeof path, "%s/log", folder);
    int log = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (log >= 0) dup2(log, STDERR_FILENO);
}

static _Noreturn void become_server(const host *host, int output) {
    const char *program = getenv("DEMIURGE");
    const char *words[HOST_WORDS + 8] = {"demiurge", "serve",        "--no-pages",
                                         "--db",     host->database, "--port"};
    char port[12];
    int count = 6;
    snprintf(port, sizeof port, "%d", host->port);
    words[count++] = port;
    for (int k = 0; host->words[k]; k++) words[count++] = host->words[k];
    setenv("DEMIURGE_ADDRESS_SOCKETS", "0", 0); /* all of our clients come from one address */
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (host->core >= 0) host_stay_on_core(host->core);
    if (host->obeys_modes) prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE); /* nothing, if not root */
    dup2(output, STDOUT_FILENO);
    keep_log(host->folder);
    execv(program ? program : "build/demiurge", (char *const *)(uintptr_t)words);
    _exit(127);
}

/* The port in the line it prints when it listens; 0 if it ends or says nothing. */
static int port_told(int output) {
    char text[512];
    size_t length = 0;
    struct pollfd ready = {.fd = output, .events = POLLIN};
    while (length < sizeof text - 1 && poll(&ready, 1, PATIENCE_MS) == 1) {
        ssize_t got = read(output, text + length, sizeof text - 1 - length);
        if (got <= 0) break;
        length += (size_t)got;
        text[length] = '\0';
        const char *url = strstr(text, "://127.0.0.1:");
        if (url && strchr(url, '\n')) return atoi(url + strlen("://127.0.0.1:"));
    }
    return 0;
}

bool host_start(host *host) {
    int ends[2];
    if (pipe(ends) != 0) return false;
    fflush(NULL);
    host->process = fork();
    if (host->process == 0) {
        close(ends[0]);
        become_server(host, ends[1]);
    }
    close(ends[1]);
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    host->output = ends[0];
    host->port = port_told(ends[0]);
    if (host->port > 0) return true;
    fprintf(stderr, "the server does not start; its log is in %s\n", host->folder);
    host_kill(host);
    return false;
}

/* ---- Ending ---------------------------------------------------------------------------------- */

static int end_with(host *host, int signal) {
    int status = 0;
    if (host->process == 0) return 0;
    kill(host->process, signal);
    while (waitpid(host->process, &status, 0) < 0 && errno == EINTR) {
    }
    host->process = 0;
    close(host->output);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

void host_kill(host *host) { end_with(host, SIGKILL); }
int host_stop(host *host) { return end_with(host, SIGTERM); }

long host_memory(const host *host) {
    char path[64], line[256];
    long kilobytes = 0;
    snprintf(path, sizeof path, "/proc/%d/status", (int)host->process);
    FILE *file = fopen(path, "r");
    if (file == NULL) return 0;
    while (fgets(line, sizeof line, file))
        if (sscanf(line, "VmRSS: %ld kB", &kilobytes) == 1) break;
    fclose(file);
    return kilobytes;
}

/* The fields of the line come after the name in brackets, which may hold anything. */
double host_seconds(const host *host) {
    char path[64], line[1024] = "";
    unsigned long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)host->process);
    FILE *file = fopen(path, "r");
    if (file == NULL) return 0;
    const char *fields = fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
    fclose(file);
    if (fields)
        sscanf(fields, ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

void host_clear(host *host) {
    char path[2 * HOST_PATH_BYTES + 16];
    DIR *folder = opendir(host->folder);
    if (folder == NULL) return;
    for (struct dirent *entry; (entry = readdir(folder));) {
        snprintf(path, sizeof path, "%s/%s", host->folder, entry->d_name);
        if (entry->d_name[0] != '.') unlink(path);
    }
    closedir(folder);
    rmdir(host->folder);
}
