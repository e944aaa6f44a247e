/* Reading out of the store beside the thread that writes: by connections of its own, so that nobody
 * who writes waits for somebody who reads, nor the other way round.
 *
 *     request ── admitted? ──→ the line of its connection ──→ readers, shared fairly ──→ answered
 *                    └ no: slow-down, and when to come back
 *
 * How often one may read is limited by player, or by address for nobody. A connection has one read
 * under way, and the next is begun when its answer is almost sent: so what reads need in memory is
 * bounded by the number of sockets, however many requests they send and however slowly they take
 * the answers. Readers are shared by player and address (fair_share.h).
 *
 * What is read was committed before the request came. All but the reading happens in the loop. */
#ifndef SERVER_READS_H
#define SERVER_READS_H

#include "server/request.h"

typedef struct store_readers store_readers;

/* NULL if nobody can read there: the thread of the store does it then. */
store_readers *reads_open(const server_world *world, const char *path);
/* NULL too. When nobody reads any more. */
void reads_close(store_readers *readers);

/* Whether a request may read now; else it is refused. */
bool reads_admit(server_hub *hub, socket_request *request);
/* Reads for a request that was admitted, in the line of its connection. */
void reads_give(server_hub *hub, socket_request *request, store_job *job);
/* Reads for somebody else, who is told apart from others by a name. */
void reads_give_for(server_hub *hub, const char *name, store_job *job);

/* Whether what was read for a connection is almost sent. */
bool reads_may_begin(const server_connection *connection);
/* Something was sent: who waited for that goes on. */
void reads_go_on(server_connection *connection);
/* The socket is gone: those in its line are answered for nobody. */
void reads_forget(server_connection *connection);

#endif
