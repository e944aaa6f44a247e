/* The server over real sockets, with the pages of tests/pages in it, and `demiurge serve` from
 * outside. The server runs in a child process, as a program would; what it is asked in one test
 * must not hurt the next. */
#include <arpa/inet.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "drill/patience.h"
#include "server/server.h"
#include "support/stores.h"

extern const server_pages server_test_pages;

/* LARGE: more than the kernel takes at once, so that it is sent in many pieces. */
enum { PAGES_MAX = 16, LARGE = 6 << 20 };

static unsigned char large[LARGE];
static server_page rows[PAGES_MAX];
static server_pages pages = {rows, 0};

static pid_t child;
static int port;

/* ---- A server in a child process ------------------------------------------------------------ */

static void fill_pages(void) {
    assert_true(server_test_pages.count >= 4 && server_test_pages.count < PAGES_MAX);
    pages.count = server_test_pages.count + 1;
    memcpy(rows, server_test_pages.rows, (size_t)server_test_pages.count * sizeof rows[0]);
    for (size_t k = 0; k < LARGE; k++) large[k] = (unsigned char)(k * 2654435761u >> 24);
    rows[pages.count - 1] = (server_page){"/assets/large-1.bin", "d4", large, LARGE, NULL, 0};
}

static _Noreturn void serve(int answer) {
    char problem[LISTEN_PROBLEM_BYTES];
    server_options options = {.address = "127.0.0.1", .pages = &pages};
    game_server *server = server_open(&options, problem);
    if (server == NULL) exit(2);
    dprintf(answer, "%s\n", server_url(server));
    close(answer);
    server_run(server);
    server_close(server);
    exit(0);
}

static int port_in(FILE *input, char *line, int size) {
    int found = 0;
    line[0] = '\0';
    if (fgets(line, size, input) == NULL) return 0;
    const char *url = strstr(line, "http://127.0.0.1:");
    if (url) found = atoi(url + strlen("http://127.0.0.1:"));
    return found;
}

static int start_server(void **state) {
    int ends[2];
    char line[128];
    (void)state;
    fill_pages();
    fflush(stdout);
    assert_int_equal(pipe(ends), 0);
    child = fork();
    if (child == 0) {
        close(ends[0]);
        serve(ends[1]);
    }
    close(ends[1]);
    FILE *input = fdopen(ends[0], "r");
    port = port_in(input, line, sizeof line);
    fclose(input);
    return port == 0;
}

static int status_after(pid_t process, int signal) {
    int status = 0;
    kill(process, signal);
    assert_int_equal(waitpid(process, &status, 0), process);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

static int stop_server(void **state) {
    (void)state;
    return status_after(child, SIGTERM);
}

/* ---- A client ------------------------------------------------------------------------------- */

typedef struct reply {
    int status;
    size_t length; /* of the body */
    const char *head, *body;
} reply;

static char received[LARGE + 8192];

/* `window`: how much the kernel takes in before we read it; 0 is the usual. */
static int connect_with(int window) {
    struct timeval patience = {.tv_sec = PATIENCE_SECONDS};
    struct sockaddr_in place = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int connection = socket(AF_INET, SOCK_STREAM, 0);
    assert_true(connection >= 0);
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    if (window) setsockopt(connection, SOL_SOCKET, SO_RCVBUF, &window, sizeof window);
    assert_int_equal(connect(connection, (struct sockaddr *)&place, sizeof place), 0);
    return connection;
}

/* All that comes until the other side hangs up. */
static size_t receive_all(int connection) {
    size_t length = 0;
    for (ssize_t got = 1; got > 0 && length < sizeof received - 1; length += (size_t)got) {
        got = recv(connection, received + length, sizeof received - 1 - length, 0);
        if (got < 0) break;
    }
    received[length] = '\0';
    close(connection);
    return length;
}

static void send_text(int connection, const char *text, size_t length) {
    assert_int_equal(send(connection, text, length, MSG_NOSIGNAL), length);
}

static reply split(size_t length) {
    reply reply = {.head = received};
    char *end = strstr(received, "\r\n\r\n");
    if (end == NULL) fail_msg("expected a response, got '%.200s'", received);
    end[2] = '\0';
    reply.body = end + 4;
    reply.length = length - (size_t)(reply.body - received);
    assert_int_equal(sscanf(received, "HTTP/1.%*d %d", &reply.status), 1);
    return reply;
}

/* `headers` are whole lines. */
static reply ask(const char *method, const char *path, const char *headers) {
    char text[2048];
    int length =
        snprintf(text, sizeof text, "%s %s HTTP/1.1\r\nHost: test\r\n%sConnection: close\r\n\r\n",
                 method, path, headers);
    int connection = connect_with(0);
    send_text(connection, text, (size_t)length);
    return split(receive_all(connection));
}

static void expect_header(const reply *reply, const char *line) {
    char wanted[512];
    snprintf(wanted, sizeof wanted, "\r\n%s", line);
    if (strstr(reply->head, wanted) == NULL) fail_msg("expected '%s' in:\n%s", line, reply->head);
}

static const server_page *page_at(const char *path) {
    const server_page *page = server_page_at(&pages, path);
    assert_non_null(page);
    return page;
}

static void expect_alive(void) { assert_int_equal(ask("GET", "/healthz", "").status, 200); }

/* ---- Pages ---------------------------------------------------------------------------------- */

static void the_table_holds_the_files_as_they_are(void **state) {
    (void)state;
    for (int k = 0; k < server_test_pages.count; k++) {
        char path[256], bytes[4096];
        snprintf(path, sizeof path, "tests/pages%s", server_test_pages.rows[k].path);
        FILE *file = fopen(path, "rb");
        assert_non_null(file);
        assert_int_equal(fread(bytes, 1, sizeof bytes, file),
                         server_test_pages.rows[k].plain_length);
        assert_memory_equal(bytes, server_test_pages.rows[k].plain,
                            server_test_pages.rows[k].plain_length);
        fclose(file);
    }
    assert_non_null(page_at("/")->gzip);
    assert_null(page_at("/sw.js")->gzip); /* too small to gain by it */
}

static void pages_come_whole_with_type_and_length(void **state) {
    char length[64];
    (void)state;
    for (int k = 0; k < pages.count; k++) {
        const server_page *page = &rows[k];
        reply reply = ask("GET", page->path, "");
        assert_int_equal(reply.status, 200);
        snprintf(length, sizeof length, "content-length: %zu\r\n", page->plain_length);
        expect_header(&reply, length);
        assert_int_equal(reply.length, page->plain_length);
        assert_memory_equal(reply.body, page->plain, page->plain_length);
    }
    reply reply = ask("GET", "/?query=1", "");
    expect_header(&reply, "content-type: text/html; charset=utf-8\r\n");
    expect_header(&reply, "cache-control: no-cache\r\n");
    expect_header(&reply, "vary: Accept-Encoding\r\n");
    assert_int_equal(reply.length, page_at("/")->plain_length);
}

/* What gzip -d makes of the bytes, in `text`; its length. */
static size_t unpacked(const char *bytes, size_t length, char *text, size_t size) {
    char path[] = "/tmp/demiurge-serve-XXXXXX", command[128];
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(write(file, bytes, length), length);
    close(file);
    snprintf(command, sizeof command, "gzip -dc <%s", path);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    size_t got = fread(text, 1, size, pipe);
    assert_int_equal(pclose(pipe), 0);
    unlink(path);
    return got;
}

static void the_compressed_page_is_the_same_page(void **state) {
    static const char *const paths[] = {"/", "/assets/page-0a1b2c3d.js"};
    (void)state;
    for (int k = 0; k < 2; k++) {
        char text[4096];
        const server_page *page = page_at(paths[k]);
        reply reply = ask("GET", paths[k], "Accept-Encoding: gzip, deflate, br\r\n");
        expect_header(&reply, "content-encoding: gzip\r\n");
        assert_int_equal(reply.length, page->gzip_length);
        assert_int_equal(unpacked(reply.body, reply.length, text, sizeof text), page->plain_length);
        assert_memory_equal(text, page->plain, page->plain_length);
    }
}

static void a_known_page_is_answered_by_304_without_a_body(void **state) {
    char header[80];
    (void)state;
    snprintf(header, sizeof header, "If-None-Match: \"%s\"\r\n", page_at("/")->digest);
    reply reply = ask("GET", "/", header);
    assert_int_equal(reply.status, 304);
    assert_int_equal(reply.length, 0);
    expect_header(&reply, "etag: ");
    assert_null(strstr(reply.head, "\r\ncontent-type"));
}

static void head_tells_the_same_and_sends_nothing(void **state) {
    char length[64];
    (void)state;
    reply reply = ask("HEAD", "/assets/page-0a1b2c3d.js", "");
    assert_int_equal(reply.status, 200);
    assert_int_equal(reply.length, 0);
    snprintf(length, sizeof length, "content-length: %zu\r\n",
             page_at("/assets/page-0a1b2c3d.js")->plain_length);
    expect_header(&reply, length);
    expect_header(&reply, "cache-control: public, max-age=31536000, immutable\r\n");
}

static void every_response_carries_the_policy(void **state) {
    static const char *const requests[][3] = {
        {"GET", "/", ""},        {"GET", "/", "If-None-Match: *\r\n"},
        {"GET", "/none", ""},    {"POST", "/", ""},
        {"GET", "/healthz", ""},
    };
    (void)state;
    for (int k = 0; k < 5; k++) {
        reply reply = ask(requests[k][0], requests[k][1], requests[k][2]);
        expect_header(&reply, "content-security-policy: default-src 'none'; "
                              "script-src 'self' 'wasm-unsafe-eval'; style-src 'self';");
        assert_non_null(strstr(reply.head, "frame-ancestors 'none'\r\n"));
        assert_null(strstr(reply.head, "unsafe-inline"));
        expect_header(&reply, "x-content-type-options: nosniff\r\n");
        expect_header(&reply, "referrer-policy: no-referrer\r\n");
        expect_header(&reply, "cross-origin-opener-policy: same-origin\r\n");
        assert_null(strstr(reply.head, "strict-transport-security")); /* there is no TLS here */
    }
}

static void a_large_page_reaches_a_slow_reader(void **state) {
    static const char text[] =
        "GET /assets/large-1.bin HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n";
    int connection = connect_with(4096);
    (void)state;
    send_text(connection, text, sizeof text - 1);
    expect_alive(); /* others are served meanwhile */
    reply reply = split(receive_all(connection));
    assert_int_equal(reply.length, LARGE);
    assert_memory_equal(reply.body, large, LARGE);
}

static void a_connection_serves_request_after_request(void **state) {
    static const char text[] = "HEAD / HTTP/1.1\r\nHost: t\r\n\r\n"
                               "GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n"
                               "GET /sw.js HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n";
    int connection = connect_with(0), responses = 0;
    (void)state;
    send_text(connection, text, sizeof text - 1);
    receive_all(connection);
    for (char *at = received; (at = strstr(at, "HTTP/1.1 200")); at++) responses++;
    assert_int_equal(responses, 3);
    assert_non_null(strstr(received, "not worth it"));
}

/* ---- What is refused ------------------------------------------------------------------------ */

static void what_is_not_in_the_table_is_not_found(void **state) {
    static const char *const paths[] = {
        "/none",
        "/assets/",
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/tests/pages/index.html",
        "/assets/page-0a1b2c3d.js.gz",
        "/%ff",
    };
    (void)state;
    for (size_t k = 0; k < sizeof paths / sizeof paths[0]; k++) {
        reply reply = ask("GET", paths[k], "");
        if (reply.status != 404) fail_msg("%s: expected 404, got %d", paths[k], reply.status);
        assert_non_null(strstr(reply.body, "no such page"));
    }
}

static void other_methods_are_refused(void **state) {
    static const char *const methods[] = {"POST", "PUT", "DELETE", "PATCH", "OPTIONS"};
    (void)state;
    for (int k = 0; k < 5; k++) {
        reply reply = ask(methods[k], "/", "");
        assert_int_equal(reply.status, 405);
        expect_header(&reply, "allow: GET, HEAD\r\n");
        assert_non_null(strstr(reply.body, "Only GET and HEAD"));
    }
}

/* Sends these bytes; the server answers at most once and hangs up. */
static void expect_hang_up(const char *text) {
    int connection = connect_with(0);
    send_text(connection, text, strlen(text));
    receive_all(connection);
    char *first = strstr(received, "HTTP/1.");
    if (first && strstr(first + 1, "HTTP/1.")) fail_msg("two answers to '%.80s'", text);
    if (strstr(received, "200 OK")) fail_msg("'%.80s' was answered", text);
}

static void a_body_is_never_taken_for_the_next_request(void **state) {
    (void)state;
    expect_hang_up("POST / HTTP/1.1\r\nHost: t\r\nContent-Length: 5\r\n\r\n"
                   "abcdeGET /healthz HTTP/1.1\r\nHost: t\r\n\r\n");
    expect_hang_up("POST / HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n"
                   "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: t\r\n\r\n");
    expect_hang_up("GET /healthz HTTP/1.1\r\nHost: t\r\nContent-Length: 41\r\n\r\n"
                   "GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n");
    expect_hang_up("GET /healthz HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n"
                   "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: t\r\n\r\n");
    expect_alive();
}

static void bad_requests_hurt_nobody(void **state) {
    static char long_line[40000];
    (void)state;
    expect_hang_up("nonsense\r\n\r\n");
    expect_hang_up("BREW / HTTP/1.1\r\nHost: t\r\n\r\n");
    expect_hang_up("GET index.html HTTP/1.1\r\nHost: t\r\n\r\n");
    expect_hang_up("GET /% HTTP/1.1\r\nHost: t\r\n\r\n");
    expect_hang_up("GET /index.html%00.js HTTP/1.1\r\nHost: t\r\n\r\n");
    expect_hang_up("\x16\x03\x01\x02 no TLS here");
    memset(long_line, 'a', sizeof long_line - 1);
    memcpy(long_line, "GET /", 5);
    expect_hang_up(long_line);
    expect_alive();
}

static void nothing_is_upgraded(void **state) {
    (void)state;
    expect_hang_up(
        "GET / HTTP/1.1\r\nHost: t\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    assert_non_null(strstr(received, "501"));
    expect_hang_up("GET / HTTP/1.1\r\nHost: t\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n"
                   "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n\r\n");
    assert_non_null(strstr(received, "501"));
    expect_alive();
}

/* ---- Where it listens ----------------------------------------------------------------------- */

/* Is anything listening on the port at an address other than this one, as the kernel writes it? */
static int listeners(const char *table, int on_port, const char *address) {
    char line[512], ending[8];
    int others = 0;
    FILE *file = fopen(table, "r");
    if (file == NULL) return 0; /* a machine without IPv6 */
    snprintf(ending, sizeof ending, "%04X", (unsigned)on_port);
    while (fgets(line, sizeof line, file)) {
        char where[64], port_text[8], status[4];
        if (sscanf(line, " %*d: %63[^:]:%7s %*s %3s", where, port_text, status) != 3) continue;
        if (strcmp(port_text, ending) == 0 && strcmp(status, "0A") == 0)
            others += strcmp(where, address) != 0;
    }
    fclose(file);
    return others;
}

static void only_this_machine_reaches_it(void **state) {
    (void)state;
    assert_int_equal(listeners("/proc/net/tcp", port, "0100007F"), 0);
    assert_int_equal(listeners("/proc/net/tcp", port, ""), 1); /* the reading works */
    assert_int_equal(listeners("/proc/net/tcp6", port, ""), 0);
}

static void a_taken_port_is_told_or_passed_over(void **state) {
    char problem[LISTEN_PROBLEM_BYTES], url[LISTEN_URL_BYTES], taken[16];
    (void)state;
    assert_int_equal(listen_open("127.0.0.1", port, 0, problem), -1);
    snprintf(taken, sizeof taken, "port %d:", port);
    assert_non_null(strstr(problem, taken));
    assert_non_null(strstr(problem, "another program is using it"));
    int listener = listen_open("127.0.0.1", port, 50, problem);
    assert_true(listener >= 0);
    listen_url(listener, url);
    assert_true(atoi(url + strlen("http://127.0.0.1:")) > port);
    close(listener);
}

/* Findings C, low: the port was open while the database was looked at. Where both are wrong the
 * database is found to be so first. */
static void the_port_opens_after_the_database(void **state) {
    char problem[LISTEN_PROBLEM_BYTES] = "";
    server_options options = {.address = "127.0.0.1",
                              .port = port,
                              .pages = &server_embedded_pages,
                              .database = "/dev/null/no.db"};
    (void)state;
    assert_null(server_open(&options, problem));
    if (strstr(problem, "/dev/null/no.db") == NULL) fail_msg("%s", problem);
}

static void wrong_addresses_are_told(void **state) {
    char problem[LISTEN_PROBLEM_BYTES];
    static const char *const wrong[] = {"", "localhost", "127.0.0", "127.0.0.1:80", "eth0", "*"};
    (void)state;
    for (int k = 0; k < 6; k++) {
        assert_int_equal(listen_open(wrong[k], 0, 0, problem), -1);
        assert_non_null(strstr(problem, "not an address in numbers"));
    }
    assert_int_equal(listen_open("192.0.2.1", 0, 0, problem), -1); /* RFC 5737: nobody's */
    assert_non_null(strstr(problem, "does not have that address"));
}

static void a_browser_is_sent_to_an_address_it_can_open(void **state) {
    char problem[LISTEN_PROBLEM_BYTES], url[LISTEN_URL_BYTES];
    int listener = listen_open("0.0.0.0", 0, 0, problem);
    (void)state;
    assert_true(listener >= 0);
    listen_url(listener, url);
    assert_memory_equal(url, "http://127.0.0.1:", strlen("http://127.0.0.1:"));
    close(listener);
    listener = listen_open("::1", 0, 0, problem);
    if (listener < 0) return; /* a machine without IPv6 */
    listen_url(listener, url);
    assert_memory_equal(url, "http://[::1]:", strlen("http://[::1]:"));
    close(listener);
}

/* ---- The program ---------------------------------------------------------------------------- */

static FILE *run_program(char *const words[], pid_t *process) {
    int ends[2];
    assert_non_null(getenv("DEMIURGE")); /* ctest names the program */
    assert_int_equal(pipe(ends), 0);
    fflush(stdout);
    *process = fork();
    if (*process == 0) {
        dup2(ends[1], 1);
        dup2(ends[1], 2);
        close(ends[0]);
        execv(getenv("DEMIURGE"), words);
        _exit(127);
    }
    close(ends[1]);
    return fdopen(ends[0], "r");
}

static void the_program_serves_until_a_signal_or_says_it_has_no_pages(void **state) {
    char *words[] = {"demiurge", "serve", "--port", "0", "--db", (char *)store_file("tables.db"),
                     NULL};
    static const int signals[] = {SIGTERM, SIGINT};
    int server_port = port;
    (void)state;
    for (int k = 0; k < 2; k++) {
        char line[256];
        pid_t process;
        FILE *output = run_program(words, &process);
        port = port_in(output, line, sizeof line);
        if (port == 0) assert_non_null(strstr(line, "built without the web pages"));
        if (port != 0) assert_int_equal(ask("GET", "/", "").status, 200);
        assert_int_equal(status_after(process, port ? signals[k] : 0), port ? 0 : 1);
        fclose(output);
    }
    port = server_port;
}

static void the_program_refuses_words_it_does_not_know(void **state) {
    static char *const wrong[][5] = {
        {"demiurge", "serve", "deus", NULL},
        {"demiurge", "serve", "--port", "65536", NULL},
        {"demiurge", "serve", "--port", "http", NULL},
        {"demiurge", "serve", "--address", NULL},
    };
    (void)state;
    for (int k = 0; k < 4; k++) {
        char line[256] = "";
        pid_t process;
        FILE *output = run_program(wrong[k], &process);
        assert_non_null(fgets(line, sizeof line, output));
        assert_memory_equal(line, "demiurge serve: ", strlen("demiurge serve: "));
        assert_int_equal(status_after(process, 0), 2);
        fclose(output);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table_holds_the_files_as_they_are),
        cmocka_unit_test(pages_come_whole_with_type_and_length),
        cmocka_unit_test(the_compressed_page_is_the_same_page),
        cmocka_unit_test(a_known_page_is_answered_by_304_without_a_body),
        cmocka_unit_test(head_tells_the_same_and_sends_nothing),
        cmocka_unit_test(every_response_carries_the_policy),
        cmocka_unit_test(a_large_page_reaches_a_slow_reader),
        cmocka_unit_test(a_connection_serves_request_after_request),
        cmocka_unit_test(what_is_not_in_the_table_is_not_found),
        cmocka_unit_test(other_methods_are_refused),
        cmocka_unit_test(a_body_is_never_taken_for_the_next_request),
        cmocka_unit_test(bad_requests_hurt_nobody),
        cmocka_unit_test(nothing_is_upgraded),
        cmocka_unit_test(only_this_machine_reaches_it),
        cmocka_unit_test(a_taken_port_is_told_or_passed_over),
        cmocka_unit_test(the_port_opens_after_the_database),
        cmocka_unit_test(wrong_addresses_are_told),
        cmocka_unit_test(a_browser_is_sent_to_an_address_it_can_open),
        cmocka_unit_test_setup_teardown(the_program_serves_until_a_signal_or_says_it_has_no_pages,
                                        store_folder_make, store_folder_remove),
        cmocka_unit_test(the_program_refuses_words_it_does_not_know),
    };
    return cmocka_run_group_tests(tests, start_server, stop_server);
}
