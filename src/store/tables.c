/* Tables: a row for each, a row for each seat, and the lease. */
#include <stdio.h>
#include <string.h>

#include "engine/guard.h"
#include "store/query.h"
#include "store/tables.h"

/* ---- Writing ----------------------------------------------------------------------------- */

/* Writes only what differs. A player who is not there (any more) leaves a seat without a name. */
static enum store_result put_seat(store_handle *store, const store_table *table, int seat) {
    const store_seat *who = &table->seats[seat];
    store_query put =
        query_on(store, "INSERT INTO seats (table_id, seat, player, name, bot, over)"
                        " SELECT ?1, ?2, players.id,"
                        "  iif(?3 IS NULL OR players.id IS NOT NULL, ?4, ''), ?5, ?6"
                        " FROM (SELECT 1) LEFT JOIN players ON players.id = ?3 WHERE true"
                        " ON CONFLICT DO UPDATE SET player = excluded.player,"
                        "  name = excluded.name, bot = excluded.bot, over = excluded.over"
                        " WHERE player IS NOT excluded.player OR name <> excluded.name"
                        "  OR bot <> excluded.bot OR over <> excluded.over");
    query_give_text(&put, table->id);
    query_give_number(&put, seat + 1);
    query_give_name(&put, who->player);
    query_give_text(&put, who->name);
    query_give_text(&put, who->bot);
    query_give_number(&put, table->phase == STORE_OVER ? table->changed : 0);
    return query_run(&put);
}

enum store_result tables_put_seats(store_handle *store, const store_table *table) {
    dm_guard(table->seat_count <= STORE_SEATS);
    enum store_result result = STORE_DONE;
    for (int seat = 0; seat < table->seat_count && result == STORE_DONE; seat++)
        result = put_seat(store, table, seat);
    return result;
}

enum store_result store_add_table(store_handle *store, const store_table *table) {
    assert(table->id[0] && table->game[0]);
    store_query add =
        query_on(store, "INSERT INTO tables (id, plan, rules, secret, key_hash, game, open,"
                        " rated, phase, seq, turn, step, made, changed, deadline, next,"
                        " uncounted) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    query_give_text(&add, table->id);
    query_give_text(&add, table->plan);
    query_give_text(&add, table->rules);
    query_give_hash(&add, table->secret);
    query_give_hash(&add, table->key_hash);
    query_give_text(&add, table->game);
    query_give_number(&add, table->open);
    query_give_number(&add, table->rated);
    query_give_number(&add, table->phase);
    query_give_number(&add, table->seq);
    query_give_number(&add, table->turn);
    query_give_number(&add, table->step);
    query_give_number(&add, table->made);
    query_give_number(&add, table->changed);
    query_give_number(&add, table->deadline);
    query_give_name(&add, table->next);
    query_give_number(&add, table->uncounted);
    enum store_result result = query_run(&add);
    return result == STORE_DONE ? tables_put_seats(store, table) : result;
}

/* ---- The lease --------------------------------------------------------------------------- */

enum store_result tables_absent_or(store_handle *store, const char *table,
                                   enum store_result otherwise, const char *why) {
    store_query find = query_on(store, "SELECT 1 FROM tables WHERE id = ?");
    query_give_text(&find, table);
    enum store_result result = query_end_of(&find, query_next(&find));
    if (result != STORE_DONE) return result;
    snprintf(store->problem, sizeof store->problem, "%s", why);
    return otherwise;
}

enum store_result store_lease(store_handle *store, const char *table, const char *holder,
                              int64_t now, int64_t until) {
    assert(holder && until >= now);
    store_query take =
        query_on(store, "UPDATE tables SET holder = ?1, held_until = ?4 WHERE id = ?2"
                        " AND (holder IS NULL OR holder = ?1 OR held_until <= ?3)");
    query_give_text(&take, holder);
    query_give_text(&take, table);
    query_give_number(&take, now);
    query_give_number(&take, until);
    enum store_result result = query_run_on_some(&take);
    if (result != STORE_ABSENT) return result;
    return tables_absent_or(store, table, STORE_CONFLICT, "another server holds the table");
}

enum store_result store_release(store_handle *store, const char *table, const char *holder) {
    store_query release = query_on(store, "UPDATE tables SET holder = NULL, held_until = 0"
                                          " WHERE id = ? AND holder = ?");
    query_give_text(&release, table);
    query_give_text(&release, holder);
    enum store_result result = query_run_on_some(&release);
    if (result != STORE_ABSENT) return result;
    return tables_absent_or(store, table, STORE_CONFLICT, "another server holds the table");
}

/* ---- Reading ----------------------------------------------------------------------------- */

#define COLUMNS                                                                            \
    "id, plan, rules, key_hash, game, open, rated, phase, seq, turn, step, made, changed," \
    " deadline, next, uncounted, "
#define SELECT_TABLE  "SELECT " COLUMNS "secret FROM tables "
#define SELECT_PUBLIC "SELECT " COLUMNS "NULL FROM tables "

static void read_seats(store_query *row, store_table *table) {
    store_query seats =
        query_on(row->store, "SELECT player, name, bot FROM seats WHERE table_id = ?"
                             " ORDER BY seat");
    query_give_text(&seats, table->id);
    table->seat_count = 0;
    memset(table->seats, 0, sizeof table->seats);
    while (table->seat_count < STORE_SEATS && query_next(&seats)) {
        store_seat *seat = &table->seats[table->seat_count++];
        query_take_text(&seats, seat->player, sizeof seat->player);
        query_take_text(&seats, seat->name, sizeof seat->name);
        query_take_text(&seats, seat->bot, sizeof seat->bot);
    }
    if (query_end(&seats) != STORE_DONE) row->code = seats.code;
}

/* The seats are read while the row is: so both are of one moment. */
static bool take_table(store_query *query, store_table *table) {
    if (!query_next(query)) return false;
    query_take_text(query, table->id, sizeof table->id);
    query_take_text(query, table->plan, sizeof table->plan);
    query_take_text(query, table->rules, sizeof table->rules);
    query_take_hash(query, table->key_hash);
    query_take_text(query, table->game, sizeof table->game);
    table->open = query_take_number(query);
    table->rated = query_take_number(query);
    table->phase = (enum store_phase)query_take_number(query);
    table->seq = (uint32_t)query_take_number(query);
    table->turn = (int)query_take_number(query);
    table->step = (uint32_t)query_take_number(query);
    table->made = query_take_number(query);
    table->changed = query_take_number(query);
    table->deadline = query_take_number(query);
    query_take_text(query, table->next, sizeof table->next);
    table->uncounted = query_take_number(query);
    query_take_hash(query, table->secret);
    if (query_took_all(query)) read_seats(query, table);
    return query_took_all(query);
}

enum store_result store_find_table(store_handle *store, const char *id, store_table *table) {
    store_query find = query_on(store, SELECT_TABLE "WHERE id = ?");
    query_give_text(&find, id);
    return query_end_of(&find, take_table(&find, table));
}

typedef bool each_table(void *context, const store_table *);

static enum store_result walk_tables(store_query *walk, each_table *each, void *context) {
    dm_guard(each);
    store_table table;
    while (take_table(walk, &table) && each(context, &table)) continue;
    return query_end(walk);
}

enum store_result store_open_tables(store_handle *store, int64_t before, int most, each_table *each,
                                    void *context) {
    store_query walk = query_on(store, SELECT_PUBLIC "INDEXED BY open_tables"
                                                     " WHERE open = 1 AND phase < 2 AND changed < ?"
                                                     " ORDER BY changed DESC, number DESC LIMIT ?");
    query_give_number(&walk, before);
    query_give_number(&walk, most);
    return walk_tables(&walk, each, context);
}

/* Counts what it hands on, so that the rest can be asked for. */
typedef struct counted_walk {
    each_table *each;
    void *context;
    int count;
    bool ended;
} counted_walk;

static bool count_table(void *context, const store_table *table) {
    counted_walk *walk = context;
    walk->count++;
    walk->ended = !walk->each(walk->context, table);
    return !walk->ended;
}

/* The outer `number` keeps their order where they changed at the same time. */
static enum store_result walk_running_of(store_handle *store, const char *player, int most,
                                         counted_walk *counted) {
    store_query walk =
        query_on(store, SELECT_PUBLIC "WHERE id IN (SELECT table_id FROM seats WHERE player = ?"
                                      " AND over = 0) ORDER BY changed DESC, number DESC LIMIT ?");
    query_give_text(&walk, player);
    query_give_number(&walk, most);
    return walk_tables(&walk, count_table, counted);
}

enum store_result store_tables_over(store_handle *store, const char *player, int64_t before,
                                    int most, each_table *each, void *context) {
    store_query walk = query_on(
        store, "SELECT " COLUMNS "NULL FROM seats CROSS JOIN tables ON tables.id = table_id"
               " WHERE player = ? AND over > 0 AND over < ? ORDER BY over DESC LIMIT ?");
    query_give_text(&walk, player);
    query_give_number(&walk, before);
    query_give_number(&walk, most);
    return walk_tables(&walk, each, context);
}

enum store_result store_tables_of(store_handle *store, const char *player, int most,
                                  each_table *each, void *context) {
    counted_walk counted = {.each = each, .context = context};
    enum store_result result = walk_running_of(store, player, most, &counted);
    if (result != STORE_DONE || counted.ended || counted.count >= most) return result;
    return store_tables_over(store, player, INT64_MAX, most - counted.count, each, context);
}

enum store_result store_running_tables(store_handle *store, each_table *each, void *context) {
    store_query walk = query_on(store, SELECT_TABLE "WHERE phase < 2 ORDER BY number");
    return walk_tables(&walk, each, context);
}

enum store_result store_all_tables(store_handle *store, each_table *each, void *context) {
    store_query walk = query_on(store, SELECT_TABLE "ORDER BY number");
    return walk_tables(&walk, each, context);
}

/* ---- Tables for which nobody came -------------------------------------------------------- */

static enum store_result remove_table(store_handle *store, const char *table) {
    store_query remove = query_on(store, "DELETE FROM tables WHERE id = ?");
    query_give_text(&remove, table);
    return query_run(&remove);
}

static bool find_oldest_waiting(store_handle *store, int64_t before, char table[STORE_ID_BYTES],
                                enum store_result *result) {
    store_query find = query_on(store, "SELECT id FROM tables INDEXED BY waiting_tables"
                                       " WHERE phase = 0 AND changed < ? ORDER BY changed LIMIT 1");
    query_give_number(&find, before);
    bool found = query_next(&find);
    if (found) query_take_text(&find, table, STORE_ID_BYTES);
    *result = query_end(&find);
    return found && *result == STORE_DONE;
}

enum store_result store_expire_waiting(store_handle *store, int64_t before, int most,
                                       bool (*each)(void *context, const char *table),
                                       void *context) {
    char table[STORE_ID_BYTES];
    enum store_result result = STORE_DONE;
    for (int k = 0; k < most && find_oldest_waiting(store, before, table, &result); k++) {
        result = remove_table(store, table);
        if (result != STORE_DONE || !each(context, table)) break;
    }
    return result;
}
