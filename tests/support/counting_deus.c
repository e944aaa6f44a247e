/* Counting Deus: gold, goods, VP, pieces, cards, and all that Egypt adds. Whoever counts knows the
 * cards: in which column a card is laid.
 *
 * Cards of an offering in the making are told when it is complete; until then they are counted as
 * cards of the hand. */
#include <string.h>

#include "deus/cards.h"
#include "support/counting.h"

enum { PIECES_OF_A_TYPE = 5 };

/* ---- What counts ------------------------------------------------------------------------- */

static void return_offering(json_t *view) {
    json_t *offering = json_object_get(view, "offering");
    size_t turn = (size_t)counting_number(view, "turn");
    json_t *player = json_array_get(json_object_get(view, "players"), turn - 1);
    counting_add(player, "hand_count", (int)json_array_size(offering));
    json_t *hand = json_object_get(player, "hand");
    if (hand) json_array_extend(hand, offering);
}

static void what_counts(json_t *view, uint8_t viewer) {
    static const char *const uncounted[] = {"question", "offering", "turn", "over"};
    (void)viewer;
    return_offering(view);
    for (size_t k = 0; k < sizeof uncounted / sizeof uncounted[0]; k++)
        json_object_del(view, uncounted[k]);
    size_t seat;
    json_t *player;
    json_array_foreach(json_object_get(view, "players"), seat, player) {
        json_t *hand = json_object_get(player, "hand");
        if (hand) counting_sort(hand);
    }
}

/* ---- Cards ------------------------------------------------------------------------------- */

static json_t *column_of(const json_t *player, const char *colour) {
    json_t *column = json_object_get(json_object_get(player, "columns"), colour);
    assert_non_null(column);
    return column;
}

static json_t *egypt_of(const json_t *player) { return json_object_get(player, "egypt"); }

/* The charges of the temple by which something happened. */
static void add_charge(const json_t *player, const json_t *event, int amount) {
    const char *temple = counting_word(event, "via");
    json_t *card, *charges = json_object_get(egypt_of(player), "charges");
    size_t place;
    json_array_foreach(column_of(player, "temple"), place, card) {
        if (strcmp(json_string_value(card), temple) != 0) continue;
        json_t *charge = json_array_get(charges, place);
        json_integer_set(charge, json_integer_value(charge) + amount);
        return;
    }
    fail_msg("%s has not been laid", temple);
}

static void lay_card(json_t *counted, const json_t *event, json_t *player) {
    const char *card = counting_word(event, "card");
    const json_t *elsewhere = json_object_get(counted, "elsewhere");
    uint8_t colour = deus_cards[deus_card_named(card)].colour;
    counting_take_out(json_object_get(player, "hand"), card);
    counting_add(player, "hand_count", -1);
    counting_put_in(
        column_of(player, elsewhere ? json_string_value(elsewhere) : deus_colour_ids[colour]),
        card);
    json_object_del(counted, "elsewhere");
    if (colour == DEUS_TEMPLE && egypt_of(player))
        json_array_append(json_object_get(egypt_of(player), "charges"),
                          json_object_get(event, "amount"));
}

static void lay_face_down(const json_t *event, json_t *player) {
    const char *colour = counting_word(event, "colour");
    json_t *column = column_of(player, colour);
    counting_add(player, "hand_count", -1);
    json_array_append_new(column, json_null());
    json_object_set_new(
        player, "joker",
        json_pack("{s:s, s:i}", "column", colour, "place", (int)json_array_size(column)));
}

static void see_joker(const json_t *event, const json_t *player) {
    const char *card = counting_word(event, "card");
    json_t *joker = json_object_get(player, "joker");
    counting_take_out(json_object_get(player, "hand"), card);
    json_array_set_new(column_of(player, counting_word(joker, "column")),
                       (size_t)counting_number(joker, "place") - 1, json_string(card));
}

static bool takes_of_cards(json_t *counted, const json_t *event, json_t *player, int amount) {
    json_t *hand = player ? json_object_get(player, "hand") : NULL;
    if (counting_is(event, "build")) {
        lay_card(counted, event, player);
    } else if (counting_is(event, "lay-elsewhere")) {
        add_charge(player, event, -1);
        json_object_set(counted, "elsewhere", json_object_get(event, "colour"));
    } else if (counting_is(event, "joker")) {
        lay_face_down(event, player);
    } else if (counting_is(event, "hide-card")) {
        see_joker(event, player);
    } else if (counting_is(event, "offer exchange")) {
        counting_take_out(hand, counting_word(event, "card"));
        counting_add(player, "hand_count", -amount);
        counting_add(counted, "discard", amount);
        json_object_set(counted, "discard_top", json_object_get(event, "card"));
    } else if (counting_is(event, "discard")) {
        counting_take_out(hand, counting_word(event, "card"));
    } else if (counting_is(event, "draw")) {
        counting_add(player, "hand_count", amount);
        counting_add(counted, "deck", -amount);
    } else if (counting_is(event, "take-discard")) {
        json_t *top = json_object_get(event, "top");
        counting_add(player, "hand_count", amount);
        counting_add(counted, "discard", -amount);
        json_object_set(counted, "discard_top", top ? top : json_null());
    } else if (counting_is(event, "see-card")) {
        counting_put_in(hand, counting_word(event, "card"));
        if (hand) counting_sort(hand);
    } else if (counting_is(event, "deal reshuffle")) {
        counting_add(counted, "deck", amount);
        json_object_set_new(counted, "discard", json_integer(0));
        json_object_set_new(counted, "discard_top", json_null());
    } else {
        return false;
    }
    return true;
}

/* ---- Gold, goods and VP ------------------------------------------------------------------ */

static void gain_resource(json_t *counted, const json_t *event, json_t *player, int amount) {
    const char *resource = counting_word(event, "resource");
    counting_add(json_object_get(player, "resources"), resource, amount);
    counting_add(json_object_get(counted, "supply"), resource, -amount);
}

static bool takes_of_wealth(json_t *counted, const json_t *event, json_t *player, int amount) {
    if (counting_is(event, "pay-gold coin")) {
        counting_add(player, "gold", -amount);
    } else if (counting_is(event, "gain-gold")) {
        counting_add(player, "gold", amount);
    } else if (counting_is(event, "steal-gold")) {
        counting_add(player, "gold", amount);
        counting_add(counting_player(counted, event, "victim"), "gold", -amount);
    } else if (counting_is(event, "pay-vp")) {
        counting_add(player, "vp", -amount);
    } else if (counting_is(event, "gain-vp win-village raid shoot bless")) {
        counting_add(player, "vp", amount);
    } else if (counting_is(event, "steal-vp")) {
        counting_add(player, "vp", amount);
        counting_add(counting_player(counted, event, "victim"), "vp", -amount);
    } else if (counting_is(event, "pay-resource sell spill")) {
        gain_resource(counted, event, player, -amount);
    } else if (counting_is(event, "gain-resource")) {
        gain_resource(counted, event, player, amount);
    } else if (counting_is(event, "buy")) {
        gain_resource(counted, event, player, 1);
        counting_add(player, "gold", -counting_number(event, "gold"));
    } else {
        return false;
    }
    return true;
}

/* ---- Pieces and the map ------------------------------------------------------------------ */

static json_t *region_of(const json_t *counted, const json_t *event, const char *member) {
    const char *name = counting_word(event, member);
    size_t k;
    json_t *region;
    json_array_foreach(json_object_get(counted, "regions"), k,
                       region) if (strcmp(counting_word(region, "name"), name) == 0) return region;
    fail_msg("no region %s", name);
    return NULL;
}

static void occupy(json_t *region, const json_t *event) {
    json_object_set(region, "seat", json_object_get(event, "seat"));
    if (!json_object_get(region, "pieces")) json_object_set_new(region, "pieces", json_array());
}

static void leave(json_t *region) {
    if (json_array_size(json_object_get(region, "pieces")) > 0 || json_object_get(region, "camp"))
        return;
    json_object_del(region, "seat");
    json_object_del(region, "pieces");
}

/* Views name the pieces of a region in the order of the colours. */
static void add_piece(json_t *region, const json_t *event, const char *colour) {
    occupy(region, event);
    json_t *pieces = json_object_get(region, "pieces"), *ordered = json_array();
    counting_put_in(pieces, colour);
    for (int k = 0; k < DEUS_COLOURS; k++) {
        size_t place;
        json_t *piece;
        json_array_foreach(pieces, place,
                           piece) if (strcmp(json_string_value(piece), deus_colour_ids[k]) == 0)
            json_array_append(ordered, piece);
    }
    json_object_set_new(region, "pieces", ordered);
}

static void place_piece(json_t *counted, const json_t *event, json_t *player) {
    const char *colour = counting_word(event, "colour");
    if (strcmp(colour, "temple") == 0)
        counting_add(counted, "temples_left", -1);
    else
        counting_add(json_object_get(player, "board"), colour, -1);
    add_piece(region_of(counted, event, "region"), event, colour);
    if (json_is_null(json_object_get(player, "first_region")))
        json_object_set(player, "first_region", json_object_get(event, "region"));
}

static void move_piece(json_t *counted, const json_t *event, const char *colour) {
    json_t *from = region_of(counted, event, "from");
    counting_take_out(json_object_get(from, "pieces"), colour);
    leave(from);
    add_piece(region_of(counted, event, "region"), event, colour);
}

static void gain_piece(json_t *player, const char *colour, int amount) {
    counting_add(json_object_get(player, "board"), colour, amount);
    counting_add(json_object_get(player, "supply"), colour, -amount);
}

static void pick(const json_t *event, json_t *player, int amount) {
    const char *colour = counting_word(event, "colour");
    json_object_set_new(json_object_get(player, "board"), colour, json_integer(amount));
    json_object_set_new(json_object_get(player, "supply"), colour,
                        json_integer(PIECES_OF_A_TYPE - amount));
}

static bool takes_of_pieces(json_t *counted, const json_t *event, json_t *player, int amount) {
    if (counting_is(event, "pick")) {
        pick(event, player, amount);
    } else if (counting_is(event, "place")) {
        place_piece(counted, event, player);
    } else if (counting_is(event, "gain-piece")) {
        gain_piece(player, counting_word(event, "colour"), amount);
    } else if (counting_is(event, "march")) {
        move_piece(counted, event, "military");
    } else if (counting_is(event, "sail")) {
        move_piece(counted, event, "maritime");
    } else {
        return false;
    }
    return true;
}

static void take_of_village(json_t *counted, const json_t *event, int amount) {
    if (counting_is(event, "raid"))
        counting_add(region_of(counted, event, "region"), "vp", -amount);
    if (!counting_is(event, "attack shoot")) return;
    json_t *village = region_of(counted, event, "region");
    json_object_set_new(village, "vp", json_integer(0));
    json_object_set_new(village, "attacked", json_true());
}

/* ---- Egypt ------------------------------------------------------------------------------- */

static void pitch(json_t *region, const json_t *event) {
    occupy(region, event);
    json_object_set_new(region, "camp", json_true());
}

static void strike(json_t *region) {
    json_object_del(region, "camp");
    leave(region);
}

static void put_coin(const json_t *event, const json_t *player) {
    json_t *coins =
        json_object_get(json_object_get(egypt_of(player), "coins"), counting_word(event, "column"));
    json_int_t place = counting_number(event, "place");
    size_t before = 0;
    while (before < json_array_size(coins) &&
           json_integer_value(json_array_get(coins, before)) < place)
        before++;
    json_array_insert_new(coins, before, json_integer(place));
}

static void gain_barque(json_t *egypt, int size) {
    json_t *barque = json_array_get(json_object_get(egypt, "barques"), (size_t)size - 1);
    json_integer_set(barque, json_integer_value(barque) + 1);
    counting_add(egypt, "slots", size);
}

static void move_tokens(json_t *egypt, int to_board, int to_supply) {
    counting_add(egypt, "tokens", to_board);
    counting_add(egypt, "tokens_beside", to_supply);
}

/* A token for good on the pieces or on a column of another player. */
static void hold(json_t *counted, const json_t *event, json_t *egypt, const char *what) {
    json_t *victim = counting_player(counted, event, "victim");
    move_tokens(egypt, -1, 0);
    json_object_set(json_object_get(egypt_of(victim), what), counting_word(event, "colour"),
                    json_object_get(event, "seat"));
    if (counting_is(event, "fortify")) gain_piece(victim, counting_word(event, "colour"), -1);
}

static bool takes_of_tokens(json_t *counted, const json_t *event, json_t *egypt, int amount) {
    if (counting_is(event, "rally")) {
        move_tokens(egypt, amount, -amount);
    } else if (counting_is(event, "spend-tokens")) {
        move_tokens(egypt, -amount, amount);
    } else if (counting_is(event, "camp")) {
        move_tokens(egypt, -1, 0);
        pitch(region_of(counted, event, "region"), event);
    } else if (counting_is(event, "break-camp")) {
        move_tokens(egypt, 0, 1);
        strike(region_of(counted, event, "region"));
    } else if (counting_is(event, "shift-camp")) {
        strike(region_of(counted, event, "from"));
        pitch(region_of(counted, event, "region"), event);
    } else if (counting_is(event, "fortify")) {
        hold(counted, event, egypt, "fortress");
    } else if (counting_is(event, "guard")) {
        hold(counted, event, egypt, "garrison");
    } else {
        return false;
    }
    return true;
}

static bool takes_of_egypt(json_t *counted, const json_t *event, json_t *player, int amount) {
    json_t *egypt = player ? egypt_of(player) : NULL;
    if (counting_is(event, "bless")) {
        add_charge(player, event, -1);
    } else if (counting_is(event, "coin")) {
        put_coin(event, player);
    } else if (counting_is(event, "gain-barque")) {
        gain_barque(egypt, amount);
    } else if (counting_is(event, "move-scribe")) {
        json_object_set(egypt, "scribe", json_object_get(event, "region"));
    } else if (counting_is(event, "move-token")) {
        json_object_set(json_object_get(counted, "market"), counting_word(event, "resource"),
                        json_object_get(event, "gold"));
    } else {
        return takes_of_tokens(counted, event, egypt, amount);
    }
    return true;
}

/* ---- All together ------------------------------------------------------------------------ */

static bool takes_of_rounds(json_t *counted, const json_t *event, int amount) {
    if (counting_is(event, "start-turn"))
        json_object_set_new(counted, "round", json_integer(amount));
    else if (counting_is(event, "trigger-end"))
        json_object_set_new(counted, "last_round", json_integer(amount));
    else
        return false;
    return true;
}

/* Some events are about two things: a coin is gold and lies on a card. */
static void take(json_t *counted, const json_t *event) {
    int amount = counting_number(event, "amount");
    json_t *player =
        json_object_get(event, "seat") ? counting_player(counted, event, "seat") : NULL;
    bool known = counting_is(event, "activate invoke use-good pass score end attack");
    take_of_village(counted, event, amount);
    known |= takes_of_cards(counted, event, player, amount);
    known |= takes_of_wealth(counted, event, player, amount);
    known |= takes_of_pieces(counted, event, player, amount);
    known |= takes_of_egypt(counted, event, player, amount);
    known |= takes_of_rounds(counted, event, amount);
    if (!known) fail_msg("an event that nobody counts: %s", json_dumps(event, JSON_COMPACT));
}

const counting counting_deus = {what_counts, take};
