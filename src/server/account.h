/* Requests about oneself: see account.c. */
#ifndef SERVER_ACCOUNT_H
#define SERVER_ACCOUNT_H

#include "server/request.h"

/* Requests about oneself, ended by a row without a name. */
extern const request_kind account_kinds[];

/* `{"id","name","account"}` */
void account_write_player(const store_player *player, dm_writer *out);

#endif
