/* Chat: lines said at a table, numbered by it. */
#include "engine/guard.h"
#include "store/query.h"

/* The table's row counts, so that a number is not given again when its line is gone. */
static enum store_result add_with_next_number(store_handle *store, const char *table,
                                              store_chat *chat) {
    store_query add =
        query_on(store, "INSERT INTO chats (table_id, n, at, player, name, seat, text)"
                        " SELECT id, chats + 1, ?, ?, ?, ?, ? FROM tables WHERE id = ?"
                        " RETURNING n");
    query_give_number(&add, chat->at);
    query_give_name(&add, chat->player);
    query_give_text(&add, chat->name);
    query_give_number(&add, chat->seat);
    query_give_text(&add, chat->text);
    query_give_text(&add, table);
    bool found = query_next(&add);
    if (found) chat->n = (uint32_t)query_take_number(&add);
    return query_end_of(&add, found);
}

enum store_result store_add_chat(store_handle *store, const char *table, store_chat *chat) {
    enum store_result result = add_with_next_number(store, table, chat);
    if (result != STORE_DONE) return result;
    store_query count = query_on(store, "UPDATE tables SET chats = ? WHERE id = ?");
    query_give_number(&count, chat->n);
    query_give_text(&count, table);
    return query_run(&count);
}

static bool take_chat(store_query *query, store_chat *chat) {
    if (!query_next(query)) return false;
    chat->n = (uint32_t)query_take_number(query);
    chat->at = query_take_number(query);
    query_take_text(query, chat->player, sizeof chat->player);
    query_take_text(query, chat->name, sizeof chat->name);
    chat->seat = (uint8_t)query_take_number(query);
    query_take_text(query, chat->text, sizeof chat->text);
    return query_took_all(query);
}

enum store_result store_chats(store_handle *store, const char *table, uint32_t after, int most,
                              bool (*each)(void *context, const store_chat *), void *context) {
    dm_guard(each);
    assert(most > 0);
    store_chat chat;
    store_query walk =
        query_on(store, "SELECT * FROM (SELECT n, at, player, name, seat, text FROM chats"
                        " WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?)"
                        " ORDER BY n");
    query_give_text(&walk, table);
    query_give_number(&walk, after);
    query_give_number(&walk, most);
    while (take_chat(&walk, &chat) && each(context, &chat)) continue;
    return query_end(&walk);
}
