/* Sessions: where a player is signed in. Found by the hash of a key that only the browser has. */
#include "engine/guard.h"
#include "store/query.h"

enum store_result store_add_session(store_handle *store, const store_session *session) {
    assert(session->id[0] && session->player[0]);
    store_query add =
        query_on(store, "INSERT INTO sessions (id, key_hash, player, made, used, about)"
                        " VALUES (?, ?, ?, ?, ?, ?)");
    query_give_text(&add, session->id);
    query_give_hash(&add, session->key_hash);
    query_give_text(&add, session->player);
    query_give_number(&add, session->made);
    query_give_number(&add, session->used);
    query_give_text(&add, session->about);
    return query_run(&add);
}

#define SELECT_SESSION "SELECT id, key_hash, player, made, used, about FROM sessions "

static bool take_session(store_query *query, store_session *session) {
    if (!query_next(query)) return false;
    query_take_text(query, session->id, sizeof session->id);
    query_take_hash(query, session->key_hash);
    query_take_text(query, session->player, sizeof session->player);
    session->made = query_take_number(query);
    session->used = query_take_number(query);
    query_take_text(query, session->about, sizeof session->about);
    return query_took_all(query);
}

enum store_result store_find_session(store_handle *store, const uint8_t key_hash[STORE_HASH_BYTES],
                                     store_session *session) {
    dm_guard(key_hash);
    store_query find = query_on(store, SELECT_SESSION "WHERE key_hash = ?");
    query_give_hash(&find, key_hash);
    return query_end_of(&find, take_session(&find, session));
}

enum store_result store_has_session(store_handle *store, const char *player, const char *id) {
    assert(player && id);
    store_query find = query_on(store, "SELECT 1 FROM sessions WHERE id = ? AND player = ?");
    query_give_text(&find, id);
    query_give_text(&find, player);
    return query_end_of(&find, query_next(&find));
}

/* Several servers may tell it in any order. */
enum store_result store_use_session(store_handle *store, const char *id, int64_t now) {
    store_query use = query_on(store, "UPDATE sessions SET used = max(used, ?) WHERE id = ?");
    query_give_number(&use, now);
    query_give_text(&use, id);
    return query_run_on_some(&use);
}

enum store_result store_remove_session(store_handle *store, const char *player, const char *id) {
    store_query remove = query_on(store, "DELETE FROM sessions WHERE id = ? AND player = ?");
    query_give_text(&remove, id);
    query_give_text(&remove, player);
    return query_run_on_some(&remove);
}

enum store_result store_remove_other_sessions(store_handle *store, const char *player,
                                              const char *kept) {
    store_query remove = query_on(store, "DELETE FROM sessions WHERE player = ? AND id <> ?");
    query_give_text(&remove, player);
    query_give_text(&remove, kept);
    return query_run(&remove);
}

enum store_result store_sessions(store_handle *store, const char *player,
                                 bool (*each)(void *context, const store_session *),
                                 void *context) {
    dm_guard(each);
    store_session session;
    store_query walk = query_on(store, SELECT_SESSION "WHERE player = ? ORDER BY used DESC, id");
    query_give_text(&walk, player);
    while (take_session(&walk, &session) && each(context, &session)) continue;
    return query_end(&walk);
}
