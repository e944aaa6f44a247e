/* Ratings: one for each player, game and number of players. */
#include "engine/guard.h"
#include "store/query.h"

enum store_result store_put_rating(store_handle *store, const store_rating *rating) {
    assert(rating->player[0] && rating->game[0]);
    store_query put = query_on(store, "INSERT INTO ratings (player, game, players, mean, deviation,"
                                      " games) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE"
                                      " SET mean = excluded.mean, deviation = excluded.deviation,"
                                      "  games = excluded.games");
    query_give_text(&put, rating->player);
    query_give_text(&put, rating->game);
    query_give_number(&put, rating->players);
    query_give_real(&put, rating->mean);
    query_give_real(&put, rating->deviation);
    query_give_number(&put, rating->games);
    return query_run(&put);
}

#define SELECT_RATING                                            \
    "SELECT player, name, game, players, mean, deviation, games" \
    " FROM ratings JOIN players ON players.id = player "

static bool take_rating(store_query *query, store_rating *rating) {
    if (!query_next(query)) return false;
    query_take_text(query, rating->player, sizeof rating->player);
    query_take_text(query, rating->name, sizeof rating->name);
    query_take_text(query, rating->game, sizeof rating->game);
    rating->players = (uint8_t)query_take_number(query);
    rating->mean = query_take_real(query);
    rating->deviation = query_take_real(query);
    rating->games = (uint32_t)query_take_number(query);
    return query_took_all(query);
}

enum store_result store_find_rating(store_handle *store, const char *player, const char *game,
                                    int players, store_rating *rating) {
    store_query find =
        query_on(store, SELECT_RATING "WHERE player = ? AND game = ? AND players = ?");
    query_give_text(&find, player);
    query_give_text(&find, game);
    query_give_number(&find, players);
    return query_end_of(&find, take_rating(&find, rating));
}

typedef bool each_rating(void *context, const store_rating *);

static enum store_result walk_ratings(store_query *walk, each_rating *each, void *context) {
    store_rating rating;
    while (take_rating(walk, &rating) && each(context, &rating)) continue;
    return query_end(walk);
}

enum store_result store_ratings_of(store_handle *store, const char *player, each_rating *each,
                                   void *context) {
    dm_guard(each);
    store_query walk = query_on(store, SELECT_RATING "WHERE player = ? ORDER BY game, players");
    query_give_text(&walk, player);
    return walk_ratings(&walk, each, context);
}

enum store_result store_best(store_handle *store, const char *game, int players, int most,
                             each_rating *each, void *context) {
    assert(most > 0);
    dm_guard(each);
    store_query walk =
        query_on(store, SELECT_RATING "WHERE game = ? AND players = ?"
                                      " ORDER BY mean - 3 * deviation DESC, player LIMIT ?");
    query_give_text(&walk, game);
    query_give_number(&walk, players);
    query_give_number(&walk, most);
    return walk_ratings(&walk, each, context);
}
