/* demiurge serve: the web pages out of the program itself, and the tables they play at. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/database.h"
#include "host/limits.h"
#include "server/server.h"

/* ADDRESS_SOCKETS: a school behind one address, with a few pages open on each of its computers.
 * MORE_PORTS: tried after the usual port only, since whoever names a port wants that one. */
enum {
    USUAL_PORT = 8070,
    MORE_PORTS = 20,
    THREADS_MAX = 64,
    HOSTS_BYTES = 1024,
    ADDRESS_SOCKETS = 250,
    ADDRESS_SOCKETS_MAX = 1000000
};

/* A flag, or what the environment says in its place: --db is DEMIURGE_DB. */
static const char *take(cli_input *input, const char *flag) {
    char name[64] = "DEMIURGE_";
    size_t length = strlen(name);
    const char *value = cli_take_value(input, flag);
    if (value) return value;
    for (const char *letter = flag + 2; *letter; letter++)
        name[length++] = *letter == '-' ? '_' : (char)(*letter - 'a' + 'A');
    name[length] = '\0';
    value = getenv(name);
    return value && *value ? value : NULL;
}

static int take_number(cli_input *input, const char *flag, int otherwise, int most) {
    const char *value = take(input, flag);
    char *end;
    long number = value ? strtol(value, &end, 10) : otherwise;
    if (value && (*end || end == value || number < 0 || number > most))
        cli_bad_input(input->command, "%s %s: expected a number from 0 to %d", flag, value, most);
    return (int)number;
}

static const server_pages no_pages;

static void expect_readable(const cli_input *input, const char *flag, const char *path) {
    if (path && access(path, R_OK) != 0)
        cli_bad_input(input->command, "%s %s: %s", flag, path, strerror(errno));
}

/* Where a proxy or a certificate stands for the name, any will do. Else this machine's own, besides
 * those that were given. */
static const char *take_hosts(cli_input *input, const server_options *options,
                              char hosts[HOSTS_BYTES]) {
    char own[128] = "";
    const char *given = take(input, "--hosts");
    if (given == NULL && (options->behind_proxy || options->certificate)) return NULL;
    if (gethostname(own, sizeof own - 1) != 0) own[0] = '\0';
    int length = snprintf(hosts, HOSTS_BYTES, "localhost %s %s%s %s", own, own,
                          own[0] ? ".local" : "", given ? given : "");
    if (length >= HOSTS_BYTES) cli_bad_input(input->command, "--hosts: expected fewer names");
    return hosts;
}

static server_options take_options(cli_input *input, char room[CLI_PATH_BYTES],
                                   char hosts[HOSTS_BYTES]) {
    server_options options = {.pages = &server_embedded_pages, .version = cli_version};
    const char *address = take(input, "--address"), *proxy;
    options.address = address ? address : "127.0.0.1";
    int port = take_number(input, "--port", -1, 65535);
    options.port = port < 0 ? USUAL_PORT : port;
    options.more_ports = port < 0 ? MORE_PORTS : 0;
    options.database = cli_take_database(input, room);
    options.name = take(input, "--name");
    options.origins = take(input, "--origins");
    options.certificate = take(input, "--tls-certificate");
    options.private_key = take(input, "--tls-key");
    options.threads = take_number(input, "--threads", 0, THREADS_MAX);
    options.address_sockets =
        take_number(input, "--address-sockets", ADDRESS_SOCKETS, ADDRESS_SOCKETS_MAX);
    proxy = getenv("DEMIURGE_BEHIND_PROXY");
    options.behind_proxy = cli_take_flag(input, "--behind-proxy") || (proxy && *proxy == '1');
    options.hosts = take_hosts(input, &options, hosts);
    if (cli_take_flag(input, "--no-pages")) options.pages = &no_pages;
    if (input->count > 0)
        cli_bad_input(input->command,
                      "'%s': expected one of the options that 'demiurge serve "
                      "--help' tells",
                      input->words[0]);
    if ((options.certificate == NULL) != (options.private_key == NULL))
        cli_bad_input(input->command, "expected --tls-certificate and --tls-key together");
    expect_readable(input, "--tls-certificate", options.certificate);
    expect_readable(input, "--tls-key", options.private_key);
    return options;
}

static int refuse_without_pages(void) {
    fprintf(stderr, "demiurge serve: this program was built without the web pages.\n"
                    "'make play' in Demiurge's folder builds them in; it installs what that "
                    "needs (Node).\n"
                    "'demiurge play deus' plays in the terminal.\n");
    return CLI_EXIT_FAILED;
}

/* Whoever reads this through a pipe waits for the line, so it must not wait in a buffer. */
static void tell_address(const game_server *server) {
    printf("Demiurge is at %s (Ctrl+C ends it)\n", server_url(server));
    fflush(stdout);
}

static int run(cli_input *input) {
    char problem[LISTEN_PROBLEM_BYTES], room[CLI_PATH_BYTES], hosts[HOSTS_BYTES];
    server_options options = take_options(input, room, hosts);
    if (options.pages == &server_embedded_pages && options.pages->count == 0)
        return refuse_without_pages();
    host_raise_file_limit(); /* a table has many guests */
    game_server *server = server_open(&options, problem);
    if (server == NULL) cli_bad_input(input->command, "%s", problem);
    tell_address(server);
    server_run(server);
    server_close(server);
    return CLI_EXIT_DONE;
}

static const char help[] =
    "Usage: demiurge serve [--address ADDRESS] [--port PORT] [--db FILE] [...]\n"
    "\n"
    "Serves the games to browsers: open the address it prints. Alone against bots the\n"
    "browser plays by itself; tables of several people are kept here. SIGTERM or Ctrl+C\n"
    "ends it; nothing that was acknowledged is lost, however it ends.\n"
    "\n"
    "  --address ADDRESS   where to listen, in numbers (default 127.0.0.1: this machine\n"
    "                      only; 0.0.0.0 or :: is every address it has)\n"
    "  --port PORT         default 8070, or the next free one; 0 is any free one\n"
    "  --db FILE           where tables and players are kept; made if it does not exist\n"
    "                      (default: demiurge/demiurge.db in the user's data folder)\n"
    "  --tls-certificate FILE  --tls-key FILE\n"
    "                      TLS, with these files in PEM format\n"
    "  --behind-proxy      a proxy in front has TLS and tells who comes (X-Forwarded-For)\n"
    "  --origins LIST      other servers' pages that may use this one, as\n"
    "                      'https://example.org https://example.net'\n"
    "  --hosts LIST        names by which it may be called besides addresses, localhost and\n"
    "                      this machine's own, as 'games.example.org' (with TLS or a proxy\n"
    "                      any name will do unless some are given)\n"
    "  --no-pages          tables only: the pages come from one of these origins\n"
    "  --threads N         for bots and passwords (default: one for every processor)\n"
    "  --address-sockets N how many pages of one address may be connected at a time (default\n"
    "                      250; 0: any number; of IPv6 the first 64 bits are an address)\n"
    "  --name NAME         of this server among those on one database (default: local)\n"
    "\n"
    "Each can also come from the environment: --db is DEMIURGE_DB, --behind-proxy is\n"
    "DEMIURGE_BEHIND_PROXY=1. GET /healthz answers ok while all is well, GET /metrics\n"
    "numbers for Prometheus. docs/hosting.md tells how to run it for others.\n";

const cli_command cli_serve = {"serve", "serve the games and online tables to browsers", help, run};
