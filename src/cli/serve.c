/* demiurge serve: the web pages, out of the program itself, for browsers on this machine. */
#include <string.h>

#include "cli/cli.h"
#include "server/server.h"

/* MORE_PORTS: tried after the usual port only, since whoever names a port wants that one. */
enum { USUAL_PORT = 8070, MORE_PORTS = 20 };

static server_options take_options(cli_input *input) {
    server_options options = {.address = "127.0.0.1", .pages = &server_embedded_pages};
    const char *address = cli_take_value(input, "--address");
    if (address) options.address = address;
    int port = (int)cli_take_number(input, "--port", -1, 0, 65535);
    options.port = port < 0 ? USUAL_PORT : port;
    options.more_ports = port < 0 ? MORE_PORTS : 0;
    if (input->count > 0)
        cli_bad_input(input->command, "'%s': expected nothing more than --address and --port",
                      input->words[0]);
    return options;
}

static int refuse_without_pages(void) {
    fprintf(stderr, "demiurge serve: this program was built without the web pages.\n"
                    "'make play' in Demiurge's folder builds them in; it installs what that "
                    "needs (Node).\n"
                    "'demiurge play deus' plays in the terminal.\n");
    return EXIT_FAILED;
}

/* Whoever reads this through a pipe waits for the line, so it must not wait in a buffer. */
static void tell_address(const server *server) {
    printf("Demiurge is at %s (Ctrl+C ends it)\n", server_url(server));
    fflush(stdout);
}

static int run(cli_input *input) {
    char problem[LISTEN_PROBLEM_BYTES];
    server_options options = take_options(input);
    if (options.pages->count == 0) return refuse_without_pages();
    server *server = server_open(&options, problem);
    if (server == NULL) cli_bad_input(input->command, "%s", problem);
    tell_address(server);
    bool good = server_run(server);
    server_close(server);
    return good ? EXIT_DONE : EXIT_FAILED;
}

static const char help[] =
    "Usage: demiurge serve [--address ADDRESS] [--port PORT]\n"
    "\n"
    "Serves the games to browsers: open the address it prints. The pages and the engine\n"
    "are in the program; the browser plays by itself and sends nothing back. SIGTERM or\n"
    "Ctrl+C ends it.\n"
    "\n"
    "  --address ADDRESS   where to listen, in numbers (default 127.0.0.1: this machine\n"
    "                      only; 0.0.0.0 or :: is every address it has). Browsers install\n"
    "                      pages for offline use only from this machine or through HTTPS\n"
    "  --port PORT         default 8070, or the next free one; 0 is any free one\n"
    "\n"
    "GET /healthz answers ok as long as it runs.\n";

const cli_command cli_serve = {"serve", "serve the games to browsers on this machine", help, run};
