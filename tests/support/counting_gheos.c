/* Counting Gheos: points, tokens, followers, tiles, the pile and the Epochs. Which land a
 * civilisation lives on follows from the tiles by the rules, so only whether it lives is counted.
 */
#include <string.h>

#include "support/counting.h"

/* ---- What counts ------------------------------------------------------------------------- */

static void name_civilisations(json_t *view) {
    json_t *living = json_array(), *regions = json_object_get(view, "regions");
    for (size_t k = 0; k < json_array_size(regions); k++) {
        json_t *lives = json_object_get(json_array_get(regions, k), "civilisation");
        if (!json_is_null(lives)) json_array_append(living, lives);
    }
    counting_sort(living);
    json_object_set_new(view, "civilisations", living);
    json_object_del(view, "regions");
}

static void forget_regions_of_places(json_t *view) {
    size_t k;
    json_t *place;
    json_array_foreach(json_object_get(view, "places"), k, place) json_object_del(place, "regions");
}

/* Of other hands only their number; a tile that was chosen lies open. */
static void leave_own_hand(json_t *player, bool own) {
    json_t *hand = json_object_get(player, "hand");
    json_object_set_new(player, "hand_count", json_integer((json_int_t)json_array_size(hand)));
    if (own)
        counting_sort(hand);
    else
        json_object_del(player, "hand");
}

static void what_counts(json_t *view, uint8_t viewer) {
    static const char *const uncounted[] = {"question", "choice", "turn", "over"};
    for (size_t k = 0; k < sizeof uncounted / sizeof uncounted[0]; k++)
        json_object_del(view, uncounted[k]);
    name_civilisations(view);
    forget_regions_of_places(view);
    size_t seat;
    json_t *player;
    json_array_foreach(json_object_get(view, "players"), seat, player) {
        json_object_del(player, "token_worth");
        json_object_del(player, "epoch_worth");
        leave_own_hand(player, viewer == DM_ALL || viewer == seat);
    }
}

/* ---- Events ------------------------------------------------------------------------------ */

static void put_tile(json_t *counted, const json_t *event, json_t *player) {
    json_t *tile = json_pack("{s:i, s:i, s:s, s:i}", "x", counting_number(event, "x"), "y",
                             counting_number(event, "y"), "tile", counting_word(event, "tile"),
                             "rotation", counting_number(event, "amount"));
    counting_take_out(json_object_get(player, "hand"), counting_word(event, "tile"));
    counting_add(player, "hand_count", -1);
    size_t k;
    json_t *place, *places = json_object_get(counted, "places");
    json_array_foreach(places, k, place) {
        if (counting_number(place, "x") == counting_number(event, "x") &&
            counting_number(place, "y") == counting_number(event, "y"))
            break;
    }
    if (counting_is(event, "add")) assert_int_equal(k, json_array_size(places));
    if (k < json_array_size(places))
        json_array_set_new(places, k, tile);
    else
        json_array_append_new(places, tile);
}

static void gain_followers(json_t *counted, const json_t *event, json_t *player, int amount) {
    const char *civilisation = counting_word(event, "civilisation");
    counting_add(json_object_get(player, "followers"), civilisation, amount);
    counting_add(json_object_get(counted, "supply"), civilisation, -amount);
}

static void take(json_t *counted, const json_t *event) {
    int amount = counting_number(event, "amount");
    json_t *player =
        json_object_get(event, "seat") ? counting_player(counted, event, "seat") : NULL;
    json_t *living = json_object_get(counted, "civilisations");
    if (counting_is(event, "start-turn")) {
        json_object_set_new(counted, "number", json_integer(amount));
    } else if (counting_is(event, "add replace")) {
        put_tile(counted, event, player);
    } else if (counting_is(event, "pay lose")) {
        gain_followers(counted, event, player, -amount);
    } else if (counting_is(event, "take found")) {
        gain_followers(counted, event, player, amount);
        if (counting_is(event, "found"))
            counting_put_in(living, counting_word(event, "civilisation"));
        counting_sort(living);
    } else if (counting_is(event, "die")) {
        counting_take_out(living, counting_word(event, "civilisation"));
    } else if (counting_is(event, "temple token epoch-vp")) {
        counting_add(player, "vp", amount);
        if (counting_is(event, "token")) counting_add(player, "tokens", -1);
    } else if (counting_is(event, "draw")) {
        counting_add(player, "hand_count", amount);
        counting_add(counted, "pile", -amount);
    } else if (counting_is(event, "see-tile")) {
        counting_put_in(json_object_get(player, "hand"), counting_word(event, "tile"));
        counting_sort(json_object_get(player, "hand"));
    } else if (counting_is(event, "epoch")) {
        json_object_set_new(counted, "epochs_drawn", json_integer(amount));
        counting_add(counted, "pile", -1);
    } else if (!counting_is(event, "lift war win-war migrate keep end final-vp")) {
        fail_msg("an event that nobody counts: %s", json_dumps(event, JSON_COMPACT));
    }
}

const counting counting_gheos = {what_counts, take};
