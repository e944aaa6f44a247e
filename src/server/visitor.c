/* Headers, read with care: all of them are a stranger's words. */
#include "server/visitor.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "engine/guard.h"
#include "online/utf8.h"

enum { HEADER_BYTES = 4096 };

static const char *header(struct lws *wsi, enum lws_token_indexes which, char *buffer, int size) {
    if (lws_hdr_copy(wsi, buffer, size, which) < 0) buffer[0] = '\0';
    return buffer;
}

/* ---- Origins ------------------------------------------------------------------------------- */

static bool is_listed(const char *list, const char *origin) {
    size_t length = strlen(origin);
    for (const char *at = list; at && *at;) {
        size_t word = strcspn(at, " ,");
        if (word == length && strncasecmp(at, origin, length) == 0) return true;
        at += word + strspn(at + word, " ,");
    }
    return false;
}

bool visitor_may_come(const char *origin, const char *host, const http_site *site) {
    assert(origin && host);
    if (*origin == '\0' || is_listed(site->origins, origin)) return true;
    const char *name = strstr(origin, "://");
    if (name == NULL || *host == '\0' || strcasecmp(name + 3, host) != 0) return false;
    return !site->tls || strncasecmp(origin, "https:", 6) == 0;
}

/* ---- Hosts --------------------------------------------------------------------------------- */

static bool is_address(const char *name) {
    unsigned char bytes[16];
    char inner[64];
    size_t length = strlen(name);
    if (inet_pton(AF_INET, name, bytes) == 1) return true;
    if (length < 3 || length >= sizeof inner || name[0] != '[' || name[length - 1] != ']')
        return false;
    memcpy(inner, name + 1, length - 2);
    inner[length - 2] = '\0';
    return inet_pton(AF_INET6, inner, bytes) == 1;
}

bool visitor_calls_right(const char *host, const http_site *site) {
    assert(host);
    char name[256];
    const char *colon = strrchr(host, ':'), *bracket = strrchr(host, ']');
    size_t length =
        colon && (bracket == NULL || bracket < colon) ? (size_t)(colon - host) : strlen(host);
    if (site->hosts == NULL || *host == '\0') return true;
    if (length == 0 || length >= sizeof name) return false;
    memcpy(name, host, length);
    name[length] = '\0';
    return is_listed(site->hosts, name) || is_address(name);
}

bool visitor_came_right(struct lws *wsi, const http_site *site) {
    char host[512];
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HOST) >= (int)sizeof host) return site->hosts == NULL;
    return visitor_calls_right(header(wsi, WSI_TOKEN_HOST, host, sizeof host), site);
}

/* ---- Cookies ------------------------------------------------------------------------------- */

void visitor_cookie(const char *header, const char *name, char key[SECRET_KEY_BYTES]) {
    assert(header && *name);
    size_t length = strlen(name);
    key[0] = '\0';
    for (const char *at = header; *at;) {
        at += strspn(at, " ;");
        size_t pair = strcspn(at, ";");
        if (pair == length + 1 + SECRET_KEY_BYTES - 1 && strncmp(at, name, length) == 0 &&
            at[length] == '=') {
            memcpy(key, at + length + 1, SECRET_KEY_BYTES - 1);
            key[SECRET_KEY_BYTES - 1] = '\0';
            if (secret_is_key(key)) return;
            key[0] = '\0';
        }
        at += pair;
    }
}

/* Browsers let nobody else set what begins with __Host-, and keep it with TLS only: Safari not even
 * from this machine itself. */
const char *visitor_cookie_name(const http_visitor *visitor) {
    return visitor->secure ? "__Host-demiurge" : "demiurge";
}

static void read_session(struct lws *wsi, http_visitor *visitor) {
    char cookies[HEADER_BYTES];
    header(wsi, WSI_TOKEN_HTTP_COOKIE, cookies, sizeof cookies);
    visitor_cookie(cookies, visitor_cookie_name(visitor), visitor->session_key);
}

/* ---- Addresses ----------------------------------------------------------------------------- */

/* The proxy adds the address it saw to the end of the list; what comes before is hearsay. */
static void read_address(struct lws *wsi, const http_site *site, http_visitor *visitor) {
    char address[HEADER_BYTES] = "";
    if (site->behind_proxy) {
        header(wsi, WSI_TOKEN_X_FORWARDED_FOR, address, sizeof address);
        const char *last = strrchr(address, ',');
        if (last) memmove(address, last + 1 + strspn(last + 1, " "), strlen(last));
    }
    if (address[0] == '\0') lws_get_peer_simple(wsi, address, sizeof address);
    limit_key_of_address(address, visitor->address);
}

void visitor_read(struct lws *wsi, const http_site *site, http_visitor *visitor) {
    char origin[512], host[256], about[HEADER_BYTES];
    memset(visitor, 0, sizeof *visitor);
    header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin);
    header(wsi, WSI_TOKEN_HOST, host, sizeof host);
    header(wsi, WSI_TOKEN_HTTP_USER_AGENT, about, sizeof about);
    utf8_copy_clean(visitor->about, sizeof visitor->about, about);
    visitor->foreign = !visitor_may_come(origin, host, site);
    visitor->secure = site->tls || site->behind_proxy;
    read_session(wsi, visitor);
    read_address(wsi, site, visitor);
}
