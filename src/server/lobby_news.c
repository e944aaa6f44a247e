/* Ids of tables that have changed: what they are is looked up when it is told, so that nothing is
 * told of what was forgotten meanwhile. */
#include "server/lobby_news.h"

#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "host/memory.h"
#include "server/live_table.h"

struct lobby_news {
    int count;
    char ids[LOBBY_NEWS_MOST][STORE_ID_BYTES]; /* the latest last */
};

lobby_news *lobby_news_new(void) { return memory_new(sizeof(lobby_news)); }

void lobby_news_free(lobby_news *news) { free(news); }

static void remove_at(lobby_news *news, int k) {
    dm_guard(k >= 0 && k < news->count);
    memmove(news->ids[k], news->ids[k + 1], (size_t)(news->count - k - 1) * sizeof news->ids[0]);
    news->count--;
}

static void add(lobby_news *news, const char *table) {
    for (int k = 0; k < news->count; k++)
        if (strcmp(news->ids[k], table) == 0) {
            remove_at(news, k);
            break;
        }
    if (news->count == LOBBY_NEWS_MOST) remove_at(news, 0);
    strcpy(news->ids[news->count++], table);
}

/* True if it was told, or there is nothing to tell; a table with a change that is not kept yet
 * comes later. */
static bool write_table(server_hub *hub, const char *id, dm_writer *out) {
    store_table row;
    live_table *live = live_table_find(hub, id);
    if (live == NULL) return true;
    if (live->busy || live->table == NULL) return false;
    online_row(live->table, &row);
    table_json_write_summary(&row, out);
    return true;
}

static int write_all(server_hub *hub, dm_writer *out) {
    lobby_news *news = hub->news;
    int left = 0, told = news->count;
    json_key(out, "lobby");
    json_open(out, '[');
    for (int k = 0; k < news->count; k++)
        if (!write_table(hub, news->ids[k], out))
            memmove(news->ids[left++], news->ids[k], sizeof news->ids[0]);
    json_close(out, ']');
    json_close(out, '}');
    news->count = left;
    return told - left;
}

void lobby_news_tell(server_hub *hub) {
    if (hub->news->count == 0) return;
    dm_writer *out = hub_begin_message(hub);
    if (write_all(hub, out) == 0) return;
    for (server_connection *to = hub->connections; to; to = to->next)
        if (to->in_lobby) connection_send(to, out->text, out->length);
}

void lobby_news_note(server_hub *hub, const char *table) {
    if (hub->lobby_count == 0) {
        hub->news->count = 0;
        return;
    }
    add(hub->news, table);
}
