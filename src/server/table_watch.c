/* Who watches, who of the players is here, and what each is sent. */
#include "server/table_watch.h"

#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "host/memory.h"

/* ---- Watching ------------------------------------------------------------------------------ */

uint8_t table_watch_eyes(const live_table *live, const server_connection *connection) {
    dm_guard(live->table);
    uint8_t seat =
        connection->known ? online_seat_of(live->table, connection->player.id) : DM_NOBODY;
    return seat == DM_NOBODY ? DM_PUBLIC : seat;
}

/* Where the clock runs: what the entries do not tell yet, and what is left of the grace, at the end
 * of which `since` is right. */
static int64_t uncounted_of(const live_table *live) {
    const play_clock *clock = &live->hub->clock;
    if (online_deadline(live->table) == 0) return 0;
    return clock->time.uncounted + clock->grace - live->uncounted;
}

table_presence table_watch_presence(const live_table *live) {
    dm_guard(live->table);
    table_presence presence = {.uncounted = uncounted_of(live)};
    for (const table_watch *watch = live->watches; watch; watch = watch->next_of_table) {
        uint8_t seat = table_watch_eyes(live, watch->connection);
        if (seat != DM_PUBLIC) presence.here[seat] = true;
    }
    return presence;
}

void table_watch_note(server_hub *hub, live_table *live) {
    if (live->table == NULL) return;
    table_presence presence = table_watch_presence(live);
    int64_t now = hub_counted(hub);
    for (int k = 0; k < DM_SEATS_MAX; k++)
        if (presence.here[k])
            live->left_at[k] = 0;
        else if (live->left_at[k] == 0)
            live->left_at[k] = now;
}

table_watch *table_watch_find(const live_table *live, const server_connection *connection) {
    for (table_watch *watch = connection->watches; watch; watch = watch->next_of_connection)
        if (watch->live == live) return watch;
    return NULL;
}

static table_watch *add_watch(live_table *live, server_connection *connection) {
    assert(connection->wsi && connection->watch_count < CONNECTION_WATCHES_MAX);
    table_watch *watch = memory_new(sizeof *watch);
    watch->connection = connection;
    watch->live = live;
    watch->reader.seat = DM_NOBODY;
    watch->next_of_connection = connection->watches;
    connection->watches = watch;
    watch->next_of_table = live->watches;
    live->watches = watch;
    connection->watch_count++;
    return watch;
}

table_watch *table_watch_begin(live_table *live, server_connection *connection) {
    table_watch *watch = table_watch_find(live, connection);
    if (watch == NULL) watch = add_watch(live, connection);
    table_watch_note(live->hub, live);
    return watch;
}

void table_watch_end(server_hub *hub, table_watch *watch) {
    assert(watch->connection->watch_count > 0);
    live_table *live = watch->live;
    table_watch **at = &watch->connection->watches;
    while (*at != watch) at = &(*at)->next_of_connection;
    *at = watch->next_of_connection;
    for (at = &live->watches; *at != watch;) at = &(*at)->next_of_table;
    *at = watch->next_of_table;
    watch->connection->watch_count--;
    free(watch);
    live->idle_since = hub_now(hub);
    if (live->watches == NULL) live_table_left(hub, live);
    table_watch_note(hub, live);
    if (live->table && !live->busy && !hub->closing) table_watch_send_all(hub, live);
}

/* ---- Rendering ----------------------------------------------------------------------------- */

static void write_chats(const live_table *live, table_watch *watch, dm_writer *out) {
    json_key(out, "chat");
    json_open(out, '[');
    const chat_list *chats = &live->chats;
    for (int k = 0; k < chats->count; k++) {
        const store_chat *chat = &chats->list[k];
        if (chat->n <= watch->chat) continue;
        json_open(out, '{');
        json_number_at(out, "n", chat->n);
        json_number_at(out, "at", chat->at);
        json_string_at(out, "name", chat->name);
        json_number_at(out, "seat", chat->seat);
        json_string_at(out, "text", chat->text);
        json_close(out, '}');
    }
    json_close(out, ']');
    if (chats->count) watch->chat = chats->list[chats->count - 1].n;
}

/* Members of the message; the watcher then knows them. */
void table_watch_write(table_watch *watch, dm_writer *out) {
    const live_table *live = watch->live;
    dm_guard(live->table);
    const online_table *table = live->table;
    table_presence presence = table_watch_presence(live);
    server_connection *to = watch->connection;
    uint8_t seat = table_watch_eyes(live, to);
    if (seat != watch->reader.seat || to->language != watch->reader.language)
        watch->reader = (table_reader){seat, to->language, 0, 0};
    table_json_write(table, &watch->reader, &presence, out);
    if (live->story) {
        dm_write_char(out, ',');
        dm_write_bytes(out, live->story + 1, strlen(live->story) - 2); /* without { and } */
    } else if (table->phase != STORE_WAITING)
        table_json_write_game(table, &watch->reader, out);
    write_chats(live, watch, out);
    table_json_write_result(table, out);
    watch->reader.seq = table->seq;
    watch->reader.step = table->phase == STORE_WAITING ? 0 : online_step(table);
}

void table_watch_send(server_hub *hub, table_watch *watch) {
    dm_writer *out = hub_begin_message(hub);
    table_watch_write(watch, out);
    json_close(out, '}');
    hub->counts.messages++;
    if (out->full)
        connection_drop(watch->connection);
    else
        connection_send(watch->connection, out->text, out->length);
}

void table_watch_send_all(server_hub *hub, live_table *live) {
    for (table_watch *watch = live->watches; watch; watch = watch->next_of_table)
        table_watch_send(hub, watch);
}
