/* Results of players in finished games. */
#include "engine/guard.h"
#include "store/query.h"

static enum store_result add_to_totals(store_handle *store, const store_result_row *row) {
    store_query add = query_on(store, "INSERT INTO totals (player, game, players, games, won)"
                                      " VALUES (?, ?, ?, 1, ?) ON CONFLICT DO UPDATE"
                                      " SET games = games + 1, won = won + excluded.won");
    query_give_text(&add, row->player);
    query_give_text(&add, row->game);
    query_give_number(&add, row->players);
    query_give_number(&add, row->place == 1);
    return query_run(&add);
}

enum store_result store_add_result(store_handle *store, const store_result_row *row) {
    assert(row->seat >= 1 && row->place >= 1);
    store_query add =
        query_on(store, "INSERT INTO results (table_id, player, game, players, seat, place,"
                        " points, rated, before, after, at)"
                        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    query_give_text(&add, row->table);
    query_give_text(&add, row->player);
    query_give_text(&add, row->game);
    query_give_number(&add, row->players);
    query_give_number(&add, row->seat);
    query_give_number(&add, row->place);
    query_give_number(&add, row->points);
    query_give_number(&add, row->rated);
    query_give_real(&add, row->before);
    query_give_real(&add, row->after);
    query_give_number(&add, row->at);
    enum store_result result = query_run(&add);
    return result == STORE_DONE ? add_to_totals(store, row) : result;
}

static bool take_result(store_query *query, store_result_row *row) {
    if (!query_next(query)) return false;
    query_take_text(query, row->table, sizeof row->table);
    query_take_text(query, row->player, sizeof row->player);
    query_take_text(query, row->game, sizeof row->game);
    row->players = (uint8_t)query_take_number(query);
    row->seat = (uint8_t)query_take_number(query);
    row->place = (uint8_t)query_take_number(query);
    row->points = (int)query_take_number(query);
    row->rated = query_take_number(query);
    row->before = query_take_real(query);
    row->after = query_take_real(query);
    row->at = query_take_number(query);
    return query_took_all(query);
}

enum store_result store_results_before(store_handle *store, const char *player, int64_t before,
                                       int most,
                                       bool (*each)(void *context, const store_result_row *),
                                       void *context) {
    dm_guard(each);
    assert(most > 0);
    store_result_row row;
    store_query walk =
        query_on(store, "SELECT table_id, player, game, players, seat, place, points,"
                        " rated, before, after, at FROM results"
                        " WHERE player = ? AND at < ? ORDER BY at DESC, table_id LIMIT ?");
    query_give_text(&walk, player);
    query_give_number(&walk, before);
    query_give_number(&walk, most);
    while (take_result(&walk, &row) && each(context, &row)) continue;
    return query_end(&walk);
}

enum store_result store_results_of(store_handle *store, const char *player, int most,
                                   bool (*each)(void *context, const store_result_row *),
                                   void *context) {
    return store_results_before(store, player, INT64_MAX, most, each, context);
}

static bool take_total(store_query *query, store_total *total) {
    if (!query_next(query)) return false;
    query_take_text(query, total->game, sizeof total->game);
    total->players = (uint8_t)query_take_number(query);
    total->games = (uint32_t)query_take_number(query);
    total->won = (uint32_t)query_take_number(query);
    return query_took_all(query);
}

enum store_result store_totals_of(store_handle *store, const char *player,
                                  bool (*each)(void *context, const store_total *), void *context) {
    dm_guard(each);
    store_total total;
    store_query walk = query_on(store, "SELECT game, players, games, won FROM totals"
                                       " WHERE player = ? ORDER BY game, players");
    query_give_text(&walk, player);
    while (take_total(&walk, &total) && each(context, &total)) continue;
    return query_end(&walk);
}
