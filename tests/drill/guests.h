/* Guests by the thousand: the server lets one address sign in only now and then, so a drill puts
 * its players into the database before the server is started. */
#ifndef DRILL_GUESTS_H
#define DRILL_GUESTS_H

#include "drill/http.h"
#include "online/secret.h"
#include "store/store.h"

/* Makes the database if need be. Guests are numbered from 0. */
bool guests_add(const char *database, int count);

/* The cookie of a guest. Its name is the server's affair: it is read off one that the server sets,
 * once. False if the server sets none. */
bool guests_cookie(int port, int guest, char cookie[COOKIE_BYTES]);

/* The key in it. */
void guests_key(int guest, char key[SECRET_KEY_BYTES]);

/* What guests are made of, for databases that are made otherwise. */
void guests_fill(int guest, store_player *player, store_session *session);

#endif
