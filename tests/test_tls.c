/* TLS of the server's own: `demiurge serve --tls-certificate FILE --tls-key FILE`, with a
 * certificate made for the occasion. A client that trusts nobody else checks it. */
#define _GNU_SOURCE /* memmem */

#include <arpa/inet.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "support/online.h"

#define HOST "play.example.org"

enum { RECEIVED_BYTES = 64 << 10 };

static char certificate[300], key[300], other_key[300], locked_key[300], no_pem[300];

/* ---- Certificates ---------------------------------------------------------------------------- */

static const char *file_named(char path[300], const char *name) {
    snprintf(path, 300, "%.250s/%s", online_host.folder, name);
    return path;
}

static EVP_PKEY *make_key(const char *path, const char *password) {
    EVP_PKEY *made = EVP_EC_gen("P-256");
    FILE *file = fopen(path, "w");
    assert_non_null(made);
    assert_non_null(file);
    assert_int_equal(PEM_write_PrivateKey(file, made, password ? EVP_aes_128_cbc() : NULL,
                                          (const unsigned char *)password,
                                          password ? (int)strlen(password) : 0, NULL, NULL),
                     1);
    fclose(file);
    return made;
}

static void add_names(X509 *made) {
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, made, made, NULL, NULL, 0);
    X509_EXTENSION *names =
        X509V3_EXT_conf_nid(NULL, &context, NID_subject_alt_name, "DNS:" HOST ",IP:127.0.0.1");
    assert_non_null(names);
    X509_add_ext(made, names, -1);
    X509_EXTENSION_free(names);
}

/* Signed by itself, for a day. */
static void make_certificate(const char *path, EVP_PKEY *own) {
    X509 *made = X509_new();
    FILE *file = fopen(path, "w");
    assert_non_null(made);
    assert_non_null(file);
    X509_set_version(made, X509_VERSION_3);
    ASN1_INTEGER_set(X509_get_serialNumber(made), 1);
    X509_gmtime_adj(X509_getm_notBefore(made), -3600);
    X509_gmtime_adj(X509_getm_notAfter(made), 24 * 3600);
    X509_set_pubkey(made, own);
    X509_NAME *name = X509_get_subject_name(made);
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, (const unsigned char *)HOST, -1, -1, 0);
    X509_set_issuer_name(made, name);
    add_names(made);
    assert_true(X509_sign(made, own, EVP_sha256()) > 0);
    assert_int_equal(PEM_write_X509(file, made), 1);
    fclose(file);
    X509_free(made);
}

static int start(void **state) {
    (void)state;
    host_prepare(&online_host, NULL);
    EVP_PKEY *own = make_key(file_named(key, "key.pem"), NULL);
    make_certificate(file_named(certificate, "certificate.pem"), own);
    EVP_PKEY_free(own);
    EVP_PKEY_free(make_key(file_named(other_key, "other.pem"), NULL));
    EVP_PKEY_free(make_key(file_named(locked_key, "locked.pem"), "open sesame"));
    FILE *file = fopen(file_named(no_pem, "no.pem"), "w");
    assert_non_null(file);
    fputs("This is not what it should be.\n", file);
    fclose(file);
    online_host.words[0] = "--tls-certificate";
    online_host.words[1] = certificate;
    online_host.words[2] = "--tls-key";
    online_host.words[3] = key;
    return host_start(&online_host) ? 0 : 1;
}

/* ---- A client -------------------------------------------------------------------------------- */

typedef struct secure {
    SSL_CTX *context;
    SSL *ssl;
    int socket;
    size_t length;
    char received[RECEIVED_BYTES];
} secure;

static secure client;

static int connect_plainly(void) {
    struct timeval patience = {.tv_sec = PATIENCE_SECONDS};
    struct sockaddr_in place = {.sin_family = AF_INET,
                                .sin_port = htons((uint16_t)online_host.port)};
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int made = socket(AF_INET, SOCK_STREAM, 0);
    assert_true(made >= 0);
    setsockopt(made, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    assert_int_equal(connect(made, (struct sockaddr *)&place, sizeof place), 0);
    return made;
}

/* True if the server could be trusted. `newest`: of TLS, or 0. */
static bool secure_begin(int newest) {
    static const unsigned char offered[] = "\x02h2\x08http/1.1";
    memset(&client, 0, sizeof client);
    client.context = SSL_CTX_new(TLS_client_method());
    assert_non_null(client.context);
    assert_int_equal(SSL_CTX_load_verify_locations(client.context, certificate, NULL), 1);
    SSL_CTX_set_verify(client.context, SSL_VERIFY_PEER, NULL);
    SSL_CTX_set_alpn_protos(client.context, offered, sizeof offered - 1);
    if (newest) { /* this side would take anything */
        SSL_CTX_set_min_proto_version(client.context, 0);
        SSL_CTX_set_max_proto_version(client.context, newest);
        SSL_CTX_set_cipher_list(client.context, "ALL:@SECLEVEL=0");
    }
    client.ssl = SSL_new(client.context);
    X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(client.ssl), "127.0.0.1");
    client.socket = connect_plainly();
    SSL_set_fd(client.ssl, client.socket);
    return SSL_connect(client.ssl) == 1;
}

static void secure_end(void) {
    SSL_free(client.ssl);
    SSL_CTX_free(client.context);
    close(client.socket);
    ERR_clear_error();
}

static void secure_send(const void *bytes, size_t length) {
    assert_int_equal(SSL_write(client.ssl, bytes, (int)length), (int)length);
}

/* Until `wanted` is there; or until the server hangs up, if it is NULL. */
static bool secure_hear(const char *wanted) {
    while (client.length < RECEIVED_BYTES - 1) {
        if (wanted && memmem(client.received, client.length, wanted, strlen(wanted))) return true;
        int got = SSL_read(client.ssl, client.received + client.length,
                           (int)(RECEIVED_BYTES - 1 - client.length));
        if (got <= 0) return wanted == NULL;
        client.length += (size_t)got;
    }
    return false;
}

/* One request, whole and alone; what came is in client.received. */
static void ask(const char *text) {
    assert_true(secure_begin(0));
    secure_send(text, strlen(text));
    secure_hear(NULL);
    secure_end();
}

static const char *upgrade_from(const char *origin, const char *cookie) {
    static char text[1024];
    snprintf(text, sizeof text,
             "GET /api/socket HTTP/1.1\r\nHost: " HOST "\r\nOrigin: %s\r\nCookie: %s\r\n"
             "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
             "Sec-WebSocket-Protocol: demiurge.1\r\n\r\n",
             origin, cookie);
    return text;
}

static void sign_in(char cookie[COOKIE_BYTES]) {
    static const char body[] = "{\"as\": \"guest\", \"name\": \"Dora\"}";
    char text[512];
    snprintf(text, sizeof text,
             "POST /api/session HTTP/1.1\r\nHost: " HOST "\r\nOrigin: https://" HOST "\r\n"
             "Content-Type: application/json\r\nContent-Length: %zu\r\nConnection: close\r\n\r\n%s",
             strlen(body), body);
    ask(text);
    assert_memory_equal(client.received, "HTTP/1.1 200", 12);
    const char *found = strstr(client.received, "__Host-demiurge=");
    assert_non_null(found);
    snprintf(cookie, COOKIE_BYTES, "%.*s", (int)strcspn(found, ";"), found);
}

/* ---- Tests ----------------------------------------------------------------------------------- */

static void a_browser_that_checks_the_certificate_is_served(void **state) {
    const unsigned char *spoken;
    unsigned length;
    (void)state;
    assert_true(secure_begin(0));
    SSL_get0_alpn_selected(client.ssl, &spoken, &length);
    assert_int_equal(length, 8);
    assert_memory_equal(spoken, "http/1.1", 8);
    secure_end();
    ask("GET /healthz HTTP/1.1\r\nHost: " HOST "\r\nConnection: close\r\n\r\n");
    assert_memory_equal(client.received, "HTTP/1.1 200", 12);
    assert_non_null(strstr(client.received, "\r\n\r\nok\n"));
}

static void the_cookie_is_only_for_tls_and_this_host(void **state) {
    char cookie[COOKIE_BYTES], line[256] = "";
    (void)state;
    sign_in(cookie);
    const char *set = strstr(client.received, "__Host-demiurge=");
    memcpy(line, set, strcspn(set, "\r\n"));
    assert_non_null(strstr(line, "; Secure"));
    assert_non_null(strstr(line, "HttpOnly"));
    assert_non_null(strstr(line, "Path=/"));
    assert_null(strstr(line, "Domain"));
}

static void browsers_are_told_to_come_with_tls_only(void **state) {
    char cookie[COOKIE_BYTES];
    (void)state;
    sign_in(cookie);
    assert_non_null(strstr(client.received, "strict-transport-security: max-age=31536000\r\n"));
}

/* Any host beside ours in its domain could have set the plain name, for us to take. */
static void a_cookie_without_host_prefix_is_nobody_s(void **state) {
    char cookie[COOKIE_BYTES];
    (void)state;
    sign_in(cookie);
    assert_true(secure_begin(0));
    const char *text = upgrade_from("https://" HOST, cookie);
    secure_send(text, strlen(text));
    assert_true(secure_hear("\"name\":\"Dora\""));
    secure_end();
    assert_true(secure_begin(0));
    text = upgrade_from("https://" HOST, cookie + strlen("__Host-"));
    secure_send(text, strlen(text));
    assert_true(secure_hear("\"player\":null"));
    secure_end();
}

/* `length` bytes of text in one frame, masked by zeros. */
static void send_frame(const char *text, size_t length) {
    static unsigned char frame[20 << 10];
    assert_in_range(length, 126, sizeof frame - 8);
    memcpy(frame,
           (const unsigned char[]){0x81, 0x80 | 126, (unsigned char)(length >> 8),
                                   (unsigned char)length, 0, 0, 0, 0},
           8);
    memcpy(frame + 8, text, length);
    secure_send(frame, length + 8);
}

/* The message is longer than the server reads at once, and comes in one record: the rest of it
 * waits inside of OpenSSL, where no loop sees it. */
static void a_socket_hears_and_answers_whole_messages(void **state) {
    static char message[12 << 10];
    char cookie[COOKIE_BYTES];
    (void)state;
    sign_in(cookie);
    assert_true(secure_begin(0));
    const char *text = upgrade_from("https://" HOST, cookie);
    secure_send(text, strlen(text));
    assert_true(secure_hear("\"name\":\"Dora\""));
    assert_memory_equal(client.received, "HTTP/1.1 101", 12);
    int used =
        snprintf(message, sizeof message, "{\"id\": 7, \"do\": \"language\", \"language\": ");
    memset(message + used, ' ', sizeof message - (size_t)used);
    memcpy(message + sizeof message - 5, "\"fr\"}", 5);
    send_frame(message, sizeof message);
    assert_true(secure_hear("\"id\":7,\"ok\":true"));
    secure_end();
}

static void pages_of_others_get_no_socket(void **state) {
    static const char *const strangers[] = {"http://" HOST, "https://evil.example",
                                            "https://" HOST ":444", "null"};
    (void)state;
    for (size_t k = 0; k < sizeof strangers / sizeof strangers[0]; k++) {
        ask(upgrade_from(strangers[k], "a=b"));
        assert_memory_equal(client.received + strlen("HTTP/1.1"), " 403", 4);
    }
}

static void without_tls_nothing_is_told(void **state) {
    static http_reply reply;
    (void)state;
    http_ask(online_host.port, "GET", "/healthz", "", NULL, &reply);
    assert_int_equal(reply.status, 0);
    assert_null(strstr(reply.text, "ok"));
}

static void old_tls_is_refused(void **state) {
    (void)state;
    assert_false(secure_begin(TLS1_1_VERSION));
    secure_end();
    assert_true(secure_begin(TLS1_2_VERSION));
    secure_end();
}

/* ---- Files that do not fit ------------------------------------------------------------------- */

/* What `demiurge serve` says with these files; its status in `status`. */
static const char *refusal(const char *certificate_file, const char *key_file, int *status) {
    static char said[2000];
    char command[1500];
    snprintf(command, sizeof command,
             "timeout %d '%s' serve --no-pages --port 0 --db '%s/other.db' --tls-certificate '%s' "
             "--tls-key '%s' 2>&1 </dev/null",
             PATIENCE_SECONDS, getenv("DEMIURGE"), online_host.folder, certificate_file, key_file);
    FILE *output = popen(command, "r");
    assert_non_null(output);
    size_t length = fread(said, 1, sizeof said - 1, output);
    said[length] = '\0';
    *status = pclose(output) >> 8;
    return said;
}

/* Which file it is, and what is wrong with it. */
static void expect_refused(const char *certificate_file, const char *key_file, const char *wrong,
                           const char *why) {
    char expected[1000];
    int status;
    const char *said = refusal(certificate_file, key_file, &status);
    snprintf(expected, sizeof expected, "%s: %s", wrong, why);
    if (strstr(said, expected) == NULL) fail_msg("expected '%s', got: %s", expected, said);
    assert_memory_equal(said, "demiurge serve: ", strlen("demiurge serve: "));
    assert_int_equal(status, 2);
}

static void files_that_do_not_fit_are_named(void **state) {
    char missing[300];
    (void)state;
    file_named(missing, "missing.pem");
    expect_refused(missing, key, missing, "No such file");
    expect_refused(certificate, missing, missing, "No such file");
    expect_refused(no_pem, key, no_pem, "this is not a certificate");
    expect_refused(key, key, key, "this is not a certificate");
    expect_refused(certificate, no_pem, no_pem, "this is not a private key");
    expect_refused(certificate, locked_key, locked_key, "this is not a private key");
    expect_refused(certificate, other_key, other_key, "this key does not belong");
    expect_refused(online_host.folder, key, online_host.folder, "this is not a certificate");
}

static void one_file_without_the_other_is_refused(void **state) {
    char command[900], said[500] = "";
    (void)state;
    snprintf(command, sizeof command, "'%s' serve --no-pages --tls-key '%s' 2>&1 </dev/null",
             getenv("DEMIURGE"), key);
    FILE *output = popen(command, "r");
    assert_non_null(fgets(said, sizeof said, output));
    assert_int_equal(pclose(output) >> 8, 2);
    assert_non_null(strstr(said, "expected --tls-certificate and --tls-key together"));
}

/* With somebody connected, and somebody who never says hello. */
static int stop(void **state) {
    (void)state;
    bool trusted = secure_begin(0);
    int silent = connect_plainly();
    int status = host_stop(&online_host);
    secure_end();
    close(silent);
    host_clear(&online_host);
    return trusted ? status : 1;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_browser_that_checks_the_certificate_is_served),
        cmocka_unit_test(the_cookie_is_only_for_tls_and_this_host),
        cmocka_unit_test(browsers_are_told_to_come_with_tls_only),
        cmocka_unit_test(a_cookie_without_host_prefix_is_nobody_s),
        cmocka_unit_test(a_socket_hears_and_answers_whole_messages),
        cmocka_unit_test(pages_of_others_get_no_socket),
        cmocka_unit_test(without_tls_nothing_is_told),
        cmocka_unit_test(old_tls_is_refused),
        cmocka_unit_test(files_that_do_not_fit_are_named),
        cmocka_unit_test(one_file_without_the_other_is_refused),
    };
    return cmocka_run_group_tests(tests, start, stop);
}
