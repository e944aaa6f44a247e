/* Requests about one table: see table_requests.c. */
#ifndef SERVER_TABLE_REQUESTS_H
#define SERVER_TABLE_REQUESTS_H

#include "server/request.h"

/* Ended by a row without a name. */
extern const request_kind table_requests_kinds[];

#endif
