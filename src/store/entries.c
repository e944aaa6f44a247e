/* What happened at a table: its entries, and what is kept beside them for later rules. */
#include <stdio.h>
#include <string.h>

#include "engine/guard.h"
#include "store/query.h"
#include "store/tables.h"

/* ---- Entries ----------------------------------------------------------------------------- */

/* The statement that moves the table on is the one that checks lease and number. */
static enum store_result move_on(store_handle *store, const char *holder,
                                 const store_table *table) {
    store_query move =
        query_on(store, "UPDATE tables SET phase = ?, turn = ?, step = ?, changed = ?,"
                        " deadline = ?, rated = ?, rules = ?, next = ?, uncounted = ?, seq = ?10"
                        " WHERE seq = ?10 - 1 AND id = ? AND holder = ?");
    query_give_number(&move, table->phase);
    query_give_number(&move, table->turn);
    query_give_number(&move, table->step);
    query_give_number(&move, table->changed);
    query_give_number(&move, table->deadline);
    query_give_number(&move, table->rated);
    query_give_text(&move, table->rules);
    query_give_name(&move, table->next);
    query_give_number(&move, table->uncounted);
    query_give_number(&move, table->seq);
    query_give_text(&move, table->id);
    query_give_text(&move, holder);
    enum store_result result = query_run_on_some(&move);
    if (result != STORE_ABSENT) return result;
    return tables_absent_or(store, table->id, STORE_CONFLICT,
                            "another server holds the table, or the entry is not the next one");
}

/* Of somebody who was forgotten while they sat down no name is kept. */
static enum store_result add_entry(store_handle *store, const char *table,
                                   const store_entry *entry) {
    store_query add = query_on(store, "INSERT INTO entries (table_id, seq, at, seat, kind, text)"
                                      " VALUES (?1, ?2, ?3, ?4, ?5, iif(?5 = 'sit' AND NOT EXISTS"
                                      " (SELECT 1 FROM players WHERE id = substr(?6, 1, 16)),"
                                      " substr(?6, 1, 16) || ' ', ?6))");
    query_give_text(&add, table);
    query_give_number(&add, entry->seq);
    query_give_number(&add, entry->at);
    query_give_number(&add, entry->seat);
    query_give_text(&add, entry->kind);
    query_give_text(&add, entry->text);
    return query_run(&add);
}

enum store_result store_append(store_handle *store, const char *holder, const store_table *table,
                               const store_entry *entry) {
    assert(holder && entry->kind[0]);
    if (entry->seq != table->seq) {
        snprintf(store->problem, sizeof store->problem, "entry %u is not the table's %u",
                 (unsigned)entry->seq, (unsigned)table->seq);
        return STORE_CONFLICT;
    }
    enum store_result result = move_on(store, holder, table);
    if (result == STORE_DONE) result = add_entry(store, table->id, entry);
    if (result == STORE_DONE) result = tables_put_seats(store, table);
    return result;
}

static bool take_entry(store_query *query, store_entry *entry) {
    if (!query_next(query)) return false;
    entry->seq = (uint32_t)query_take_number(query);
    entry->at = query_take_number(query);
    entry->seat = (uint8_t)query_take_number(query);
    query_take_text(query, entry->kind, sizeof entry->kind);
    query_take_text(query, entry->text, sizeof entry->text);
    return query_took_all(query);
}

enum store_result store_entries(store_handle *store, const char *table, uint32_t after,
                                bool (*each)(void *context, const store_entry *), void *context) {
    dm_guard(each);
    store_entry entry;
    store_query walk = query_on(store, "SELECT seq, at, seat, kind, text FROM entries"
                                       " WHERE table_id = ? AND seq > ? ORDER BY seq");
    query_give_text(&walk, table);
    query_give_number(&walk, after);
    while (take_entry(&walk, &entry) && each(context, &entry)) continue;
    return query_end(&walk);
}

/* ---- Positions --------------------------------------------------------------------------- */

enum store_result store_keep_position(store_handle *store, const char *table, uint32_t seq,
                                      const char *rules, const char *position) {
    assert(*rules && *position);
    store_query keep = query_on(store, "INSERT INTO positions (table_id, seq, rules, position)"
                                       " VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE"
                                       " SET seq = excluded.seq, rules = excluded.rules,"
                                       "  position = excluded.position"
                                       " WHERE excluded.seq >= seq");
    query_give_text(&keep, table);
    query_give_number(&keep, seq);
    query_give_text(&keep, rules);
    query_give_text(&keep, position);
    if (strlen(position) >= STORE_POSITION_BYTES) keep.code = SQLITE_TOOBIG;
    return query_run(&keep);
}

enum store_result store_position(store_handle *store, const char *table, uint32_t *seq,
                                 char rules[STORE_RULES_BYTES],
                                 char position[STORE_POSITION_BYTES]) {
    store_query find =
        query_on(store, "SELECT seq, rules, position FROM positions WHERE table_id = ?");
    query_give_text(&find, table);
    bool found = query_next(&find);
    if (found) {
        *seq = (uint32_t)query_take_number(&find);
        query_take_text(&find, rules, STORE_RULES_BYTES);
        query_take_text(&find, position, STORE_POSITION_BYTES);
    }
    return query_end_of(&find, found);
}

/* ---- Stories ----------------------------------------------------------------------------- */

enum store_result store_keep_story(store_handle *store, const char *table, int eyes,
                                   const char *json) {
    store_query keep = query_on(store, "INSERT INTO stories (table_id, eyes, json) VALUES (?, ?, ?)"
                                       " ON CONFLICT DO UPDATE SET json = excluded.json");
    query_give_text(&keep, table);
    query_give_number(&keep, eyes);
    query_give_text(&keep, json);
    return query_run(&keep);
}

enum store_result store_story(store_handle *store, const char *table, int eyes,
                              void (*take)(void *context, const char *json), void *context) {
    dm_guard(take);
    store_query find = query_on(store, "SELECT json FROM stories WHERE table_id = ? AND eyes = ?");
    query_give_text(&find, table);
    query_give_number(&find, eyes);
    bool found = query_next(&find);
    if (found) take(context, query_borrow_text(&find));
    return query_end_of(&find, found);
}
