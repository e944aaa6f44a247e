/* Players: guests, whose name_key is NULL, and accounts. */
#include <string.h>

#include "engine/guard.h"
#include "store/query.h"

static bool is_guest(const store_player *player) { return player->password[0] == '\0'; }

static void give_name_key(store_query *query, const store_player *player, const char *name_key) {
    assert(is_guest(player) || *name_key);
    query_give_name(query, is_guest(player) ? "" : name_key);
}

static void give_feed(store_query *query, const store_player *player) {
    static const uint8_t none[STORE_HASH_BYTES];
    if (memcmp(player->feed, none, sizeof none) == 0)
        query_give_name(query, "");
    else
        query_give_hash(query, player->feed);
}

enum store_result store_add_player(store_handle *store, const store_player *player,
                                   const char *name_key) {
    assert(player->id[0] && name_key);
    store_query add =
        query_on(store, "INSERT INTO players (id, name, name_key, password, feed, made)"
                        " VALUES (?, ?, ?, ?, ?, ?)");
    query_give_text(&add, player->id);
    query_give_text(&add, player->name);
    give_name_key(&add, player, name_key);
    query_give_text(&add, player->password);
    give_feed(&add, player);
    query_give_number(&add, player->made);
    return query_run(&add);
}

enum store_result store_change_player(store_handle *store, const store_player *player,
                                      const char *name_key) {
    store_query change = query_on(store, "UPDATE players SET name = ?, name_key = ?, password = ?,"
                                         " feed = ? WHERE id = ?");
    query_give_text(&change, player->name);
    give_name_key(&change, player, name_key);
    query_give_text(&change, player->password);
    give_feed(&change, player);
    query_give_text(&change, player->id);
    return query_run_on_some(&change);
}

/* ---- Finding ----------------------------------------------------------------------------- */

#define SELECT_PLAYER "SELECT id, name, password, feed, made FROM players "

static enum store_result take_player(store_query *find, store_player *player) {
    bool found = query_next(find);
    if (found) {
        query_take_text(find, player->id, sizeof player->id);
        query_take_text(find, player->name, sizeof player->name);
        query_take_text(find, player->password, sizeof player->password);
        query_take_hash(find, player->feed);
        player->made = query_take_number(find);
    }
    return query_end_of(find, found);
}

enum store_result store_find_player(store_handle *store, const char *id, store_player *player) {
    store_query find = query_on(store, SELECT_PLAYER "WHERE id = ?");
    query_give_text(&find, id);
    return take_player(&find, player);
}

enum store_result store_find_account(store_handle *store, const char *name_key,
                                     store_player *player) {
    store_query find = query_on(store, SELECT_PLAYER "WHERE name_key = ?");
    query_give_text(&find, name_key);
    return take_player(&find, player);
}

enum store_result store_find_feed(store_handle *store, const uint8_t key_hash[STORE_HASH_BYTES],
                                  store_player *player) {
    store_query find = query_on(store, SELECT_PLAYER "WHERE feed = ?");
    query_give_hash(&find, key_hash);
    return take_player(&find, player);
}

/* ---- Forgetting -------------------------------------------------------------------------- */

static enum store_result run_on_player(store_handle *store, const char *sql, const char *id) {
    store_query query = query_on(store, sql);
    query_give_text(&query, id);
    return query_run(&query);
}

/* The rest of what is known about them refers to the player's row and goes with it. */
enum store_result store_forget_player(store_handle *store, const char *id) {
    enum store_result result =
        run_on_player(store, "UPDATE seats SET name = '' WHERE player = ?", id);
    if (result == STORE_DONE)
        result = run_on_player(store,
                               "UPDATE entries SET text = ?1 || ' '"
                               " WHERE kind = 'sit' AND substr(text, 1, 16) = ?1",
                               id);
    if (result != STORE_DONE) return result;
    store_query forget = query_on(store, "DELETE FROM players WHERE id = ?");
    query_give_text(&forget, id);
    return query_run_on_some(&forget);
}

enum store_result store_clear_old(store_handle *store, int64_t before) {
    store_query sessions = query_on(store, "DELETE FROM sessions WHERE used < ?");
    query_give_number(&sessions, before);
    enum store_result result = query_run(&sessions);
    if (result != STORE_DONE) return result;
    store_query guests =
        query_on(store, "DELETE FROM players WHERE password = '' AND made < ?"
                        " AND id NOT IN (SELECT player FROM sessions)"
                        " AND NOT EXISTS (SELECT 1 FROM seats WHERE player = players.id)");
    query_give_number(&guests, before);
    return query_run(&guests);
}
