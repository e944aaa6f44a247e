/* Requests about oneself: account.c reads, account_change.c changes. */
#ifndef SERVER_ACCOUNT_H
#define SERVER_ACCOUNT_H

#include "server/request.h"

/* Requests about oneself, ended by a row without a name. */
extern const request_kind account_kinds[], account_change_kinds[];

/* `{"id","name","account"}` */
void account_write_player(const char *id, const char *name, bool account, dm_writer *out);

#endif
