/* Opening a listening socket and saying what is wrong if it cannot be. */
#define _GNU_SOURCE /* accept4 */

#include "server/listen.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "engine/guard.h"

typedef union endpoint {
    struct sockaddr any;
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
} endpoint;

enum { PORT_LAST = 65535, KEPT_BACK = 32 };

static bool read_address(endpoint *place, const char *address) {
    memset(place, 0, sizeof *place);
    if (inet_pton(AF_INET, address, &place->v4.sin_addr) == 1) {
        place->any.sa_family = AF_INET;
        return true;
    }
    place->any.sa_family = AF_INET6;
    return inet_pton(AF_INET6, address, &place->v6.sin6_addr) == 1;
}

static socklen_t set_port(endpoint *place, int port) {
    if (place->any.sa_family == AF_INET) {
        place->v4.sin_port = htons((uint16_t)port);
        return sizeof place->v4;
    }
    place->v6.sin6_port = htons((uint16_t)port);
    return sizeof place->v6;
}

/* Answers are written whole, so waiting to fill a packet (Nagle) would only delay the last one;
 * accepted sockets inherit that. SO_REUSEADDR lets a server start again at once. */
static bool bind_and_listen(int descriptor, endpoint *place, int port) {
    int on = 1;
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    socklen_t length = set_port(place, port);
    return bind(descriptor, &place->any, length) == 0 && listen(descriptor, SOMAXCONN) == 0;
}

static int open_one(endpoint *place, int port) {
    int kind = SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC;
    int descriptor = socket(place->any.sa_family, kind, 0);
    if (descriptor < 0 || bind_and_listen(descriptor, place, port)) return descriptor;
    int problem = errno;
    close(descriptor);
    errno = problem;
    return -1;
}

static void tell_problem(char *problem, const char *address, int port, int last) {
    const char *reason = strerror(errno);
    if (errno == EADDRINUSE) reason = "another program is using it";
    if (errno == EACCES) reason = "this port needs special rights; try one from 1024 on";
    if (errno == EADDRNOTAVAIL) reason = "this machine does not have that address";
    if (port == last)
        snprintf(problem, LISTEN_PROBLEM_BYTES, "cannot listen on %s port %d: %s", address, port,
                 reason);
    else
        snprintf(problem, LISTEN_PROBLEM_BYTES, "cannot listen on %s ports %d to %d: %s", address,
                 port, last, reason);
}

int listen_open(const char *address, int port, int more_ports, char problem[LISTEN_PROBLEM_BYTES]) {
    assert(port >= 0 && port <= PORT_LAST && more_ports >= 0);
    endpoint place;
    int last = port + more_ports < PORT_LAST ? port + more_ports : PORT_LAST;
    if (!read_address(&place, address)) {
        snprintf(problem, LISTEN_PROBLEM_BYTES,
                 "'%.60s' is not an address in numbers, such as 127.0.0.1, 0.0.0.0 or ::1",
                 address);
        return -1;
    }
    for (int trial = port; trial <= last; trial++) {
        int descriptor = open_one(&place, trial);
        if (descriptor >= 0) return descriptor;
        if (errno != EADDRINUSE) break;
    }
    tell_problem(problem, address, port, last);
    return -1;
}

/* "Every address" is none a browser can be sent to: this machine's own is one of them. */
void listen_url(int descriptor, char url[LISTEN_URL_BYTES]) {
    assert(descriptor >= 0);
    endpoint place;
    char text[INET6_ADDRSTRLEN];
    socklen_t length = sizeof place;
    memset(&place, 0, sizeof place);
    getsockname(descriptor, &place.any, &length);
    if (place.any.sa_family == AF_INET) {
        if (place.v4.sin_addr.s_addr == htonl(INADDR_ANY))
            place.v4.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        inet_ntop(AF_INET, &place.v4.sin_addr, text, sizeof text);
        snprintf(url, LISTEN_URL_BYTES, "http://%s:%d/", text, ntohs(place.v4.sin_port));
    } else {
        if (IN6_IS_ADDR_UNSPECIFIED(&place.v6.sin6_addr)) place.v6.sin6_addr = in6addr_loopback;
        inet_ntop(AF_INET6, &place.v6.sin6_addr, text, sizeof text);
        snprintf(url, LISTEN_URL_BYTES, "http://[%s]:%d/", text, ntohs(place.v6.sin6_port));
    }
}

int listen_accept(int descriptor) {
    return accept4(descriptor, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

/* The system gives the least number that is free. The limit may be changed from outside. */
bool listen_is_kept_back(int connection) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return false;
    rlim_t kept = limit.rlim_cur / 4 < KEPT_BACK ? limit.rlim_cur / 4 : KEPT_BACK;
    return (rlim_t)connection >= limit.rlim_cur - kept;
}
