/* Passwords are compared and hashed in the crew's threads: slowly, on purpose. */
#ifndef SERVER_PASSWORD_H
#define SERVER_PASSWORD_H

#include "server/hub.h"

typedef struct password_task {
    task task;
    hub *hub;
    request *request;
    void (*checked)(struct hub *, struct request *, const struct password_task *);
    char before[201], after[201];
    bool good;                         /* `before` is the password */
    char hashed[STORE_PASSWORD_BYTES]; /* the player's; then that of `after` */
} password_task;

/* Compares a password with that of the player who asks, and hashes a new one if there is one.
 * Refuses the request itself if too many wait. */
void password_check(hub *hub, request *request, const char *before, const char *after,
                    void (*checked)(struct hub *, struct request *, const password_task *));

#endif
