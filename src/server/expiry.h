/* Tables that wait for players and for which nobody came: after a week without a change they go.
 * Until then everybody who sees one is told when (`expires`). All of it in the event loop. */
#ifndef SERVER_EXPIRY_H
#define SERVER_EXPIRY_H

#include "server/hub.h"

/* Once a second: looks once an hour, and goes on as long as there is more. */
void expiry_tick(server_hub *hub);

#endif
