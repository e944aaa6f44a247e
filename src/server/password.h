/* Passwords are compared and hashed in a pool of threads: slowly, on purpose. */
#ifndef SERVER_PASSWORD_H
#define SERVER_PASSWORD_H

#include "server/request.h"

typedef struct password_job {
    pool_job job;
    server_hub *hub;
    socket_request *request;
    void (*checked)(server_hub *, socket_request *, const struct password_job *);
    char before[201], after[201];
    bool good;                           /* `before` is the password */
    char compared[STORE_PASSWORD_BYTES]; /* the hash it was compared with */
    char hashed[STORE_PASSWORD_BYTES];   /* that of `after` */
} password_job;

/* Compares a password with the hash of an account's, and hashes a new one if there is one. Refuses
 * the request itself if too many wait. */
void password_check(server_hub *hub, socket_request *request, const char *hashed,
                    const char *before, const char *after,
                    void (*checked)(server_hub *, socket_request *, const password_job *));

#endif
