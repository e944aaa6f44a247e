/* Who is at the other end of a socket: asked for, never remembered.
 *
 * A connection keeps of its player only how to call them (id, name, whether they have an account),
 * and only as long as its session lasts. Whatever ends a session ends its sockets before it is
 * acknowledged. What changes the player itself looks at session and password again in the very
 * transaction that keeps the change, since both may have become others while it waited. */
#ifndef SERVER_IDENTITY_H
#define SERVER_IDENTITY_H

#include "server/request.h"

/* ---- In the loop ---------------------------------------------------------------------------- */

/* A session of this player has ended: so do its sockets, after what waits to be sent there. */
void identity_end_session(server_hub *hub, const char *player, const char *session);
/* All of the player's sessions but one have ended; "": all. */
void identity_end_others(server_hub *hub, const char *player, const char *kept);

/* Asks the store who this is now. `found` is called in the loop with the player; where the session
 * has ended meanwhile the request is refused instead. */
void identity_look(server_hub *hub, socket_request *request,
                   void (*found)(server_hub *, socket_request *, const store_player *));

/* Lets the store know that a connection's session is in use, at most once a day: it lasts as long
 * as it is used now and then. */
void identity_note_use(server_hub *hub, server_connection *connection);

/* Refuses what only a player may do. */
void identity_refuse(server_hub *hub, socket_request *request);

/* ---- In a store job ------------------------------------------------------------------------- */

/* The player, as long as this is a session of theirs; else STORE_ABSENT. */
enum store_result identity_now(store_handle *store, const char *player, const char *session,
                               store_player *now);

#endif
