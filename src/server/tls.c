/* Trying the files of TLS before they are used. */
#include "server/tls.h"

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <stdio.h>

#include "engine/guard.h"

/* A key that wants a password would make OpenSSL ask at the terminal, where nobody may be. */
static int know_no_password(char *buffer, int size, int writing, void *context) {
    (void)buffer, (void)size, (void)writing, (void)context;
    return -1;
}

static const char *certificate_problem(SSL_CTX *context, const char *file) {
    if (SSL_CTX_use_certificate_chain_file(context, file) == 1) return NULL;
    return "this is not a certificate in PEM format that can be used";
}

static const char *key_problem(SSL_CTX *context, const char *file) {
    if (SSL_CTX_use_PrivateKey_file(context, file, SSL_FILETYPE_PEM) == 1) return NULL;
    if (ERR_GET_REASON(ERR_peek_error()) == X509_R_KEY_VALUES_MISMATCH)
        return "this key does not belong to the certificate";
    return "this is not a private key in PEM format without a password";
}

bool tls_files_fit(const char *certificate, const char *key, char problem[LISTEN_PROBLEM_BYTES]) {
    assert(certificate && key);
    SSL_CTX *context = SSL_CTX_new(TLS_server_method());
    const char *file = certificate, *why = "there is no memory";
    if (context) {
        SSL_CTX_set_default_passwd_cb(context, know_no_password);
        ERR_clear_error();
        why = certificate_problem(context, certificate);
        if (why == NULL) why = key_problem(context, file = key);
    }
    if (why) snprintf(problem, LISTEN_PROBLEM_BYTES, "%s: %s", file, why);
    ERR_clear_error();
    SSL_CTX_free(context);
    return why == NULL;
}
