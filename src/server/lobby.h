/* Making tables, and lists of them: see lobby.c. */
#ifndef SERVER_LOBBY_H
#define SERVER_LOBBY_H

#include "server/live_table.h"
#include "server/request.h"

/* The lobby as it was read last, for all who ask. */
typedef struct lobby_page lobby_page;
lobby_page *lobby_page_new(void);
/* When nobody waits for it. */
void lobby_page_free(lobby_page *page);

/* Some public table has changed: the lobby is read anew. */
void lobby_forget_page(server_hub *hub);

/* Requests about tables in general, ended by a row without a name. */
extern const request_kind lobby_kinds[];

/* Those in the lobby hear of a public table that has changed, its players wherever they are. */
void lobby_send_news(server_hub *hub, const online_table *table);

/* The request for a rematch of a table that is over; answers it. */
void lobby_rematch(server_hub *hub, live_table *live, socket_request *request);

#endif
