/* What those in the lobby hear of public tables: changes are gathered, and told at most twice a
 * second to each, however many there are. A table that changed ten times meanwhile is told once, as
 * it is then. All of it in the event loop. */
#ifndef SERVER_LOBBY_NEWS_H
#define SERVER_LOBBY_NEWS_H

#include "server/hub.h"

/* MOST: tables at once; of more the latest are told, which are those the lobby shows. */
enum { LOBBY_NEWS_MOST = 100 };

typedef struct lobby_news lobby_news;

lobby_news *lobby_news_new(void);
void lobby_news_free(lobby_news *news);

/* A public table has changed: told with others within half a second. */
void lobby_news_note(server_hub *hub, const char *table);
/* Twice a second: tells what was gathered. */
void lobby_news_tell(server_hub *hub);

#endif
