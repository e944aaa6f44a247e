/* Maritime cards: each is built beside a production building on A0, as a ship on the sea A2, and
 * takes effect. Buying takes from the supply, selling gives back to it. */
#include <stdio.h>

#include "support/scene.h"

/* ---- Galley ------------------------------------------------------------------------------ */

static void test_galley_buys_up_to_three_resources_for_a_gold_each(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=galley,villa");
    play_tokens("build:galley pay:wood pay:wheat at:A2");
    expect_question(DEUS_ASK_BUY, 1);
    expect_answers("buy:wood buy:clay buy:stone buy:wheat skip");
    int clay = supply_of(DEUS_CLAY);
    play_tokens("buy:wood buy:clay");
    expect_refused("buy:wood", DEUS_NOT_IN_ORDER);
    play_tokens("buy:clay");
    expect_question(DEUS_ASK_TURN, 2); /* three, and no more */
    expect_is(player(1)->gold, 20 - 3);
    expect_is(player(1)->resources[DEUS_WOOD], 2 - 1 + 1);
    expect_is(player(1)->resources[DEUS_CLAY], 2 + 2);
    expect_is(supply_of(DEUS_CLAY), clay - 2);
    expect_is(told(DEUS_DID_BUY, 1), 1);
}

static void test_galley_may_buy_less_or_nothing(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=galley,villa");
    play_tokens("build:galley pay:wood pay:wheat at:A2 skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20);

    scene("p1.map=A0:p p1.hand=galley,villa");
    play_tokens("build:galley pay:wood pay:wheat at:A2 buy:wheat done");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 19);
    expect_is(player(1)->resources[DEUS_WHEAT], 2);
}

static void test_galley_cannot_buy_what_has_run_out_or_without_gold(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=galley,villa p1.resources=2,2,2,2 p2.resources=2,8,2,2");
    play_tokens("build:galley pay:wood pay:wheat at:A2");
    expect_refused("buy:clay", DEUS_SUPPLY_EMPTY);
    expect_allowed("buy:stone");

    scene("p1.map=A0:p p1.hand=galley,villa p1.gold=1");
    play_tokens("build:galley at:A2 buy:clay"); /* the last gold: nothing more to ask */
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 0);
}

/* ---- Cards that sell --------------------------------------------------------------------- */

static const char *token(const char *format, int number) {
    static char text[32];
    snprintf(text, sizeof text, format, number);
    return text;
}

static void begin_selling(const char *card, const char *payment, const char *resources) {
    char words[160], tokens[160];
    snprintf(words, sizeof words,
             "p1.map=A0:p p1.hand=%s,villa p1.resources=%s p2.resources=0,0,0,0", card, resources);
    scene(words);
    snprintf(tokens, sizeof tokens, "build:%s %s at:A2", card, payment);
    play_tokens(tokens);
}

/* Nobody has anything to sell: costs go in gold by themselves, and so does the effect. */
static void expect_nothing_to_sell(const char *card) {
    begin_selling(card, "", "0,0,0,0");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(told(DEUS_DID_SELL, 1), 0);
}

static int money(uint8_t currency) {
    return currency == DEUS_IN_GOLD ? player(1)->gold : player(1)->vp;
}

/* With so many of each resource after the payment, at most `lots` can be sold, for `price` each;
 * `other` is a second resource of a lot, or the same. */
static void expect_sale(uint8_t resource, uint8_t other, int lots, int price, uint8_t currency) {
    expect_question(DEUS_ASK_SELL, 1);
    expect_is(table.question.count, lots + 1);
    expect_unknown(token("sell:%d", lots + 1));
    int before = money(currency), owned = player(1)->resources[resource];
    int owned_other = player(1)->resources[other], left = supply_of(resource);
    play_tokens(token("sell:%d", lots));
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(money(currency), before + lots * price);
    expect_is(player(1)->resources[resource], owned - lots);
    expect_is(player(1)->resources[other], owned_other - lots);
    expect_is(supply_of(resource), left + lots);
    expect_is(told(DEUS_DID_SELL, 1), other == resource ? lots : 2 * lots);
}

static void expect_declined(uint8_t currency) {
    int before = money(currency);
    const deus_player as_it_was = *player(1);
    play_tokens("skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(money(currency), before);
    assert_memory_equal(player(1)->resources, as_it_was.resources, DEUS_RESOURCES);
    expect_is(told(DEUS_DID_SELL, 1), 0);
}

/* Any number, 4 gold each. `after` is how many are owned once wood is paid. */
static void check_sailing_ship(const char *card, uint8_t resource, int after) {
    begin_selling(card, "pay:wood", "9,9,9,9");
    expect_sale(resource, resource, after, 4, DEUS_IN_GOLD);
    begin_selling(card, "pay:wood", "9,9,9,9");
    expect_declined(DEUS_IN_GOLD);
    expect_nothing_to_sell(card);
}

static void test_sailing_ship_stone_sells_any_number_of_stone_for_4_gold_each(void **unused) {
    (void)unused;
    check_sailing_ship("sailing-ship-stone", DEUS_STONE, 9);
}
static void test_sailing_ship_clay_sells_any_number_of_clay_for_4_gold_each(void **unused) {
    (void)unused;
    check_sailing_ship("sailing-ship-clay", DEUS_CLAY, 9);
}
static void test_sailing_ship_wood_sells_any_number_of_wood_for_4_gold_each(void **unused) {
    (void)unused;
    check_sailing_ship("sailing-ship-wood", DEUS_WOOD, 8);
}
static void test_sailing_ship_wheat_sells_any_number_of_wheat_for_4_gold_each(void **unused) {
    (void)unused;
    check_sailing_ship("sailing-ship-wheat", DEUS_WHEAT, 9);
}

/* Up to 6, a VP each; fewer if fewer are owned. */
static void check_small_port(const char *card, uint8_t resource) {
    begin_selling(card, "pay:clay pay:stone", "9,9,9,9");
    expect_sale(resource, resource, 6, 1, DEUS_IN_VP);
    begin_selling(card, "pay:clay pay:stone", "4,5,5,4");
    expect_sale(resource, resource, 4, 1, DEUS_IN_VP);
    begin_selling(card, "pay:clay pay:stone", "9,9,9,9");
    expect_declined(DEUS_IN_VP);
    expect_nothing_to_sell(card);
}

static void test_small_port_clay_sells_up_to_6_clay_for_a_vp_each(void **unused) {
    (void)unused;
    check_small_port("small-port-clay", DEUS_CLAY);
}
static void test_small_port_wood_sells_up_to_6_wood_for_a_vp_each(void **unused) {
    (void)unused;
    check_small_port("small-port-wood", DEUS_WOOD);
}
static void test_small_port_stone_sells_up_to_6_stone_for_a_vp_each(void **unused) {
    (void)unused;
    check_small_port("small-port-stone", DEUS_STONE);
}
static void test_small_port_wheat_sells_up_to_6_wheat_for_a_vp_each(void **unused) {
    (void)unused;
    check_small_port("small-port-wheat", DEUS_WHEAT);
}

/* Up to 2 pairs, 3 VP a pair; the scarcer of the two decides. `scarce` has one of `first` left
 * after the payment of wood and clay, and plenty of everything else. */
static void check_large_port(const char *card, uint8_t first, uint8_t second, const char *scarce) {
    begin_selling(card, "pay:wood pay:clay", "9,9,9,9");
    expect_sale(first, second, 2, 3, DEUS_IN_VP);
    begin_selling(card, "pay:wood pay:clay", scarce);
    expect_sale(first, second, 1, 3, DEUS_IN_VP);
    begin_selling(card, "pay:wood pay:clay", "9,9,9,9");
    expect_declined(DEUS_IN_VP);
    expect_nothing_to_sell(card);
}

static void test_large_port_stone_wood_sells_up_to_2_pairs_for_3_vp_each(void **unused) {
    (void)unused;
    check_large_port("large-port-stone-wood", DEUS_STONE, DEUS_WOOD, "9,9,1,9");
}
static void test_large_port_clay_stone_sells_up_to_2_pairs_for_3_vp_each(void **unused) {
    (void)unused;
    check_large_port("large-port-clay-stone", DEUS_CLAY, DEUS_STONE, "9,2,9,9");
}
static void test_large_port_wood_wheat_sells_up_to_2_pairs_for_3_vp_each(void **unused) {
    (void)unused;
    check_large_port("large-port-wood-wheat", DEUS_WOOD, DEUS_WHEAT, "2,9,9,9");
}
static void test_large_port_wheat_clay_sells_up_to_2_pairs_for_3_vp_each(void **unused) {
    (void)unused;
    check_large_port("large-port-wheat-clay", DEUS_WHEAT, DEUS_CLAY, "9,9,9,1");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_galley_buys_up_to_three_resources_for_a_gold_each),
        PROVES(test_galley_may_buy_less_or_nothing, "D-B8"),
        PROVES(test_galley_cannot_buy_what_has_run_out_or_without_gold, "D-O4"),
        cmocka_unit_test(test_sailing_ship_stone_sells_any_number_of_stone_for_4_gold_each),
        cmocka_unit_test(test_sailing_ship_clay_sells_any_number_of_clay_for_4_gold_each),
        cmocka_unit_test(test_sailing_ship_wood_sells_any_number_of_wood_for_4_gold_each),
        cmocka_unit_test(test_sailing_ship_wheat_sells_any_number_of_wheat_for_4_gold_each),
        cmocka_unit_test(test_small_port_clay_sells_up_to_6_clay_for_a_vp_each),
        cmocka_unit_test(test_small_port_wood_sells_up_to_6_wood_for_a_vp_each),
        cmocka_unit_test(test_small_port_stone_sells_up_to_6_stone_for_a_vp_each),
        cmocka_unit_test(test_small_port_wheat_sells_up_to_6_wheat_for_a_vp_each),
        cmocka_unit_test(test_large_port_stone_wood_sells_up_to_2_pairs_for_3_vp_each),
        cmocka_unit_test(test_large_port_clay_stone_sells_up_to_2_pairs_for_3_vp_each),
        cmocka_unit_test(test_large_port_wood_wheat_sells_up_to_2_pairs_for_3_vp_each),
        cmocka_unit_test(test_large_port_wheat_clay_sells_up_to_2_pairs_for_3_vp_each),
    };
    return cmocka_run_group_tests_name("cards: maritime", tests, NULL, NULL);
}
