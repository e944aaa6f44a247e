/* Egypt, maritime: the market (E-M1 to E-M5) and its eleven kinds of card. A card is built beside a
 * production building on A0, as a ship on the sea A2; then its once effect is asked for. */
#include <stdio.h>

#include "support/once.h"

/* Prices of wood, clay, stone and wheat. */
#define MARKET(prices) "egypt=maritime market=" prices " "
#define MIDDLE         MARKET("4,4,4,4")

static void expect_market(const char *prices) {
    char text[32];
    snprintf(text, sizeof text, "%d,%d,%d,%d", 2 + 2 * state()->market[DEUS_WOOD],
             2 + 2 * state()->market[DEUS_CLAY], 2 + 2 * state()->market[DEUS_STONE],
             2 + 2 * state()->market[DEUS_WHEAT]);
    assert_string_equal(text, prices);
}

/* ---- E-M1: set-up ------------------------------------------------------------------------ */

static void test_each_resource_begins_on_the_middle_space(void **unused) {
    (void)unused;
    table_new("players=2 egypt=maritime seed=1");
    expect_market("4,4,4,4");
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        expect_is(supply_of(resource), 8);
    if (!strstr(position_line(), " market=4,4,4,4 ")) fail_msg("no market: %s", position_line());
}

static void test_four_players_take_the_tokens_from_the_supply(void **unused) {
    (void)unused;
    table_new("players=4 egypt=maritime seed=1");
    expect_is(supply_of(DEUS_WOOD), 15);
    expect_is(supply_of(DEUS_WHEAT), 15);
    table_new("players=4 egypt=production seed=1");
    expect_is(supply_of(DEUS_WOOD), 16); /* no market, no token */
    table_new("players=3 egypt=maritime seed=1");
    expect_is(supply_of(DEUS_WOOD), 12); /* out of the box */
}

static void test_a_price_is_2_4_or_6_and_needs_the_module(void **unused) {
    (void)unused;
    expect_position_refused(RHOMBUS "egypt=maritime market=4,5,4,4 todo=turn", "2, 4 or 6");
    expect_position_refused(RHOMBUS "egypt=maritime market=4,8,4,4 todo=turn", "6");
    expect_position_refused(RHOMBUS "egypt=civil market=6,4,4,4 deck=* todo=turn",
                            "off the market");
}

/* ---- E-M2: what prices mean -------------------------------------------------------------- */

/* The example: wheat at 2, so a wheat of a cost is 2 gold. A civil base card pays by it too. */
static void test_wheat_at_2_is_replaced_by_2_gold(void **unused) {
    (void)unused;
    scene(MARKET("4,4,4,2") "p1.map=A0:p p1.hand=villa,forum");
    play_tokens("build:villa");
    expect_answers("pay:wheat gold:wheat");
    play_tokens("gold:wheat at:A3");
    expect_is(player(1)->gold, 20 - 2);
    expect_resources(1, "2,2,2,2");

    scene(MARKET("4,4,4,2") "p1.map=A0:p p1.hand=villa,forum p1.gold=2 p1.resources=0,0,0,0");
    play_tokens("build:villa at:A3"); /* two gold are enough */
    expect_is(player(1)->gold, 0);
    scene(MARKET("4,4,4,4") "p1.map=A0:p p1.hand=villa,forum p1.gold=3 p1.resources=0,0,0,0");
    expect_refused("build:villa", DEUS_CANNOT_PAY);
}

static void test_stone_at_6_is_replaced_by_6_gold_and_no_less(void **unused) {
    (void)unused;
    scene(MARKET("4,4,6,4") "p1.map=A0:p p1.hand=guild-field,forum p1.resources=2,2,0,2 p1.gold=6");
    play_tokens("build:guild-field at:A3");
    expect_is(told(DEUS_DID_PAY_GOLD, 1), 6);
    expect_is(player(1)->gold, 0);
    scene(MARKET("4,4,6,4") "p1.map=A0:p p1.hand=guild-field,forum p1.resources=2,2,0,2 p1.gold=5");
    expect_refused("build:guild-field", DEUS_CANNOT_PAY);
    scene(MARKET("4,4,6,4") "p1.map=A0:p p1.hand=guild-field,forum p1.resources=2,2,1,2 p1.gold=5");
    play_tokens("build:guild-field at:A3"); /* the stone is the only way */
    expect_resources(1, "2,2,0,2");
}

/* Two resources of a cost: each at its own price. */
static void test_a_temple_is_paid_at_market_prices_too(void **unused) {
    (void)unused;
    scene(MARKET("2,4,6,2") "p1.map=A0:p p1.hand=temple-sea,forum p1.resources=0,0,0,0 p1.gold=14");
    play_tokens("build:temple-sea");
    expect_is(player(1)->gold, 0); /* 2 + 4 + 6 + 2 */
    scene(MARKET("2,4,6,2") "p1.map=A0:p p1.hand=temple-sea,forum p1.resources=0,0,0,0 p1.gold=13");
    expect_refused("build:temple-sea", DEUS_CANNOT_PAY);
    scene(MARKET("2,4,6,2") "p1.map=A0:p p1.hand=temple-sea,forum p1.resources=1,1,1,0 p1.gold=7");
    play_tokens("build:temple-sea gold:wood"); /* and 2 for the wheat there is not */
    expect_question(DEUS_ASK_TURN, 2);         /* 3 gold are left: neither 4 nor 6 */
    expect_is(player(1)->gold, 7 - 2 - 2);
    expect_resources(1, "1,0,0,0");
}

/* The price is that of the payment: its own once effect comes too late to cheapen the card. */
static void test_a_card_is_paid_before_its_own_once_effect(void **unused) {
    (void)unused;
    scene(MIDDLE "p1.map=A0:p p1.hand=souk,villa p1.resources=2,2,2,0");
    play_tokens("build:souk at:A2");
    expect_is(player(1)->gold, 20 - 4);
    play_tokens("before down:wheat");
    expect_market("4,4,4,2");
    expect_is(player(1)->gold, 20 - 4);
}

/* The example: wood at 3 VP pays 3 VP for its majority. */
static void test_wood_at_3_vp_pays_3_vp_for_its_majority(void **unused) {
    (void)unused;
    scene(MARKET("6,2,4,4") "p1.resources=3,3,1,2 p2.resources=1,1,3,2 p1.gold=9 p2.gold=3");
    expect_is(points(1, DEUS_FROM_WOOD), 3);
    expect_is(points(2, DEUS_FROM_WOOD), 0);
    expect_is(points(1, DEUS_FROM_CLAY), 1);
    expect_is(points(2, DEUS_FROM_STONE), 2);
    expect_is(points(1, DEUS_FROM_WHEAT), 2); /* tied: both */
    expect_is(points(2, DEUS_FROM_WHEAT), 2);
    expect_is(points(1, DEUS_FROM_GOLD), 2); /* gold has no token */
}

/* ---- E-M3: spaces ------------------------------------------------------------------------ */

static void test_tokens_share_a_space_and_stay_at_the_ends(void **unused) {
    (void)unused;
    scene(MARKET("2,4,4,6") "p1.map=A0:p p1.hand=souk,villa");
    play_tokens("build:souk pay:wheat at:A2 before");
    expect_question(DEUS_ASK_MARKET, 1);
    expect_answers("down:clay down:stone down:wheat skip");
    expect_refused("down:wood", DEUS_MARKET_END);
    play_tokens("down:clay"); /* beside wood on the first space */
    expect_market("2,2,4,6");

    scene(MARKET("2,4,4,6") "p1.map=A0:p p1.hand=papyrus-wheat,villa");
    play_tokens("build:papyrus-wheat pay:clay at:A2 before");
    expect_refused("up:wheat", DEUS_MARKET_END);
    expect_answers("down:wheat skip");
}

/* A10: a token that could only be pushed against the end is not asked about. */
static void test_a_barge_at_the_end_of_the_row_moves_nothing(void **unused) {
    (void)unused;
    scene(MARKET("4,4,4,6") "p1.map=A0:p p1.hand=barge-wheat,villa");
    play_tokens("build:barge-wheat pay:wood at:A2");
    expect_question(DEUS_ASK_SELL, 1);
    expect_market("4,4,4,6");
    expect_is(times_told(DEUS_DID_MOVE_TOKEN), 0);
}

/* ---- E-M4: wholly before or wholly after ------------------------------------------------- */

static void test_a_token_never_moves_between_two_sales(void **unused) {
    (void)unused;
    scene(MARKET("2,4,6,4") "p1.map=A0:p p1.hand=grand-souk,villa p1.resources=3,3,3,3");
    play_tokens("build:grand-souk pay:wood pay:clay at:A2 after trade:wood");
    expect_question(DEUS_ASK_TRADE, 1);
    expect_answers("trade:wood trade:clay trade:stone trade:wheat done");
    expect_unknown("swap:wood+stone");
    play_tokens("trade:stone done");
    expect_is(player(1)->gold, 20 + 2 + 6); /* both at the old prices */
    expect_question(DEUS_ASK_MARKET, 1);
    play_tokens("swap:wood+stone");
    expect_market("6,4,2,4");
    expect_is(player(1)->gold, 28);

    scene(MARKET("2,4,6,4") "p1.map=A0:p p1.hand=grand-souk,villa p1.resources=3,3,3,3");
    play_tokens("build:grand-souk pay:wood pay:clay at:A2 before swap:wood+stone trade:wood done");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20 + 6); /* at the new one */
}

/* ---- E-M5: without the module ------------------------------------------------------------ */

static void test_without_a_market_a_resource_is_4_gold_and_2_vp(void **unused) {
    (void)unused;
    scene("egypt=production p1.barques=0,1,3 p1.map=A0:p p1.hand=seasonal-wood,villa "
          "p1.resources=4,2,2,2 p2.resources=1,1,1,1");
    expect_is(points(1, DEUS_FROM_WOOD), 2);
    play_tokens("build:seasonal-wood gold:stone at:A3");
    expect_is(player(1)->gold, 20 - 4);
    if (strstr(position_line(), " market=")) fail_msg("a market: %s", position_line());
}

/* ---- Cards that sell --------------------------------------------------------------------- */

/* Builds a card as a ship on A2 with nine of each resource, up to its once effect. */
static void begin_card(const char *card, const char *payment, const char *words) {
    char line[300], tokens[100];
    snprintf(line, sizeof line, "p1.map=A0:p p1.hand=%s,villa p2.resources=0,0,0,0 %s", card,
             words);
    scene(line);
    snprintf(tokens, sizeof tokens, "build:%s %s at:A2", card, payment);
    play_tokens(tokens);
    expect_once(card);
}

static const char *about(const char *verb, uint8_t resource) {
    static char texts[4][32];
    static int next;
    char *text = texts[next++ % 4];
    snprintf(text, 32, "%s:%s", verb, deus_resource_ids[resource]);
    return text;
}

static void play_two(const char *first, const char *second) {
    play_tokens(first);
    play_tokens(second);
}

static int sold(uint8_t resource) {
    int all = 0;
    for (int seat = 1; seat <= 2; seat++) all += player(seat)->resources[resource];
    return 10 - all - supply_of(resource); /* 0: what was sold lies in the supply */
}

#define NINE "p1.resources=9,9,9,9 "

/* One or two lots of two, each for the VP value, which goes up before or after. */
static void check_barge(const char *card, const char *payment, uint8_t resource) {
    begin_card(card, payment, MIDDLE NINE);
    play_tokens("before");
    expect_question(DEUS_ASK_MARKET, 1);
    expect_is(table.question.count, 2); /* its own token, up; or not */
    expect_unknown(about("down", resource));
    expect_unknown(about("up", (uint8_t)((resource + 1) % DEUS_RESOURCES)));
    play_tokens(about("up", resource));
    expect_is(state()->market[resource], 2);
    expect_question(DEUS_ASK_SELL, 1);
    expect_answers("skip sell:1 sell:2");
    int owned = player(1)->resources[resource];
    play_tokens("sell:2");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5 + 6);
    expect_is(player(1)->resources[resource], owned - 4);
    expect_is(sold(resource), 0);
    expect_is(told(DEUS_DID_SELL, 1), 4);

    begin_card(card, payment, MIDDLE NINE);
    play_tokens("after sell:1"); /* at 2 VP, then the price rises */
    expect_is(player(1)->vp, 5 + 2);
    play_tokens(about("up", resource));
    expect_is(player(1)->vp, 5 + 2);
    expect_is(state()->market[resource], 2);
    expect_question(DEUS_ASK_TURN, 2);

    begin_card(card, payment, MIDDLE NINE);
    play_tokens("skip skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5);
    expect_market("4,4,4,4");

    begin_card(card, payment, MARKET("2,2,2,2") "p1.resources=3,3,3,3");
    play_tokens("before skip"); /* a move can be declined, too */
    expect_market("2,2,2,2");
    expect_answers("skip sell:1"); /* two or three are one lot */
    play_tokens("sell:1");
    expect_is(player(1)->vp, 5 + 1);
    expect_no_once_again("maritime", card, "souk", MIDDLE "p1.map=A0:p,A2:m,B5:m", DEUS_ASK_SELL);
}

static void test_barge_wheat_sells_lots_of_two_wheat_for_their_vp(void **unused) {
    (void)unused;
    check_barge("barge-wheat", "pay:wood", DEUS_WHEAT);
}
static void test_barge_wood_sells_lots_of_two_wood_for_their_vp(void **unused) {
    (void)unused;
    check_barge("barge-wood", "pay:clay", DEUS_WOOD);
}
static void test_barge_clay_sells_lots_of_two_clay_for_their_vp(void **unused) {
    (void)unused;
    check_barge("barge-clay", "pay:stone", DEUS_CLAY);
}
static void test_barge_stone_sells_lots_of_two_stone_for_their_vp(void **unused) {
    (void)unused;
    check_barge("barge-stone", "pay:wheat", DEUS_STONE);
}

/* The example: clay at 3 VP. */
/* A10: a token at the end of the row is not asked about. */
static void build_barge_clay(const char *words) {
    char line[200];
    snprintf(line, sizeof line, MARKET("4,6,4,4") "p1.map=A0:p p1.hand=barge-clay,villa %s", words);
    scene(line);
    play_tokens("build:barge-clay pay:stone at:A2");
}

static void test_barge_clay_gives_3_vp_for_a_lot_and_6_for_two(void **unused) {
    (void)unused;
    build_barge_clay("p1.resources=2,4,2,2");
    play_tokens("sell:1");
    expect_is(player(1)->vp, 5 + 3);
    build_barge_clay("p1.resources=2,4,2,2");
    play_tokens("sell:2");
    expect_is(player(1)->vp, 5 + 6);
    expect_resources(1, "2,0,1,2");
    build_barge_clay("p1.resources=2,1,2,2");
    expect_question(DEUS_ASK_TURN, 2); /* one clay is no lot: nothing is asked */
    expect_is(player(1)->vp, 5);
}

/* Any number at the gold value; the token goes up or down. */
static void check_papyrus(const char *card, const char *payment, uint8_t resource) {
    begin_card(card, payment, MIDDLE NINE);
    play_tokens("before");
    expect_is(table.question.count, 3);
    expect_allowed(about("down", resource));
    play_tokens(about("up", resource));
    int owned = player(1)->resources[resource];
    expect_is(table.question.count, owned + 1);
    play_tokens("sell:7");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20 + 7 * 6);
    expect_is(player(1)->resources[resource], owned - 7);
    expect_is(sold(resource), 0);

    begin_card(card, payment, MIDDLE NINE);
    play_two("after sell:3", about("down", resource));
    expect_is(player(1)->gold, 20 + 3 * 4);
    expect_is(state()->market[resource], 0);
    expect_question(DEUS_ASK_TURN, 2);

    begin_card(card, payment, MARKET("2,2,2,2") NINE);
    play_tokens("skip sell:2");
    expect_is(player(1)->gold, 20 + 2 * 2);
    expect_market("2,2,2,2");

    begin_card(card, payment, MIDDLE NINE);
    play_tokens("skip skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20);
    expect_no_once_again("maritime", card, "souk", MIDDLE "p1.map=A0:p,A2:m,B5:m", DEUS_ASK_SELL);
}

static void test_papyrus_wheat_sells_wheat_at_market_gold(void **unused) {
    (void)unused;
    check_papyrus("papyrus-wheat", "pay:clay", DEUS_WHEAT);
}
static void test_papyrus_wood_sells_wood_at_market_gold(void **unused) {
    (void)unused;
    check_papyrus("papyrus-wood", "pay:stone", DEUS_WOOD);
}
static void test_papyrus_clay_sells_clay_at_market_gold(void **unused) {
    (void)unused;
    check_papyrus("papyrus-clay", "pay:wheat", DEUS_CLAY);
}
static void test_papyrus_stone_sells_stone_at_market_gold(void **unused) {
    (void)unused;
    check_papyrus("papyrus-stone", "pay:wood", DEUS_STONE);
}

/* The example: wheat at 2 and stone at 6. */
static void test_grand_souk_sells_1_wheat_and_3_stone_for_20_gold(void **unused) {
    (void)unused;
    begin_card("grand-souk", "pay:wood pay:clay", MARKET("4,4,6,2") "p1.resources=1,1,4,4");
    play_tokens("skip trade:stone trade:stone trade:stone trade:wheat");
    expect_question(DEUS_ASK_TURN, 2); /* four, and no more */
    expect_is(player(1)->gold, 20 + 20);
    expect_resources(1, "0,0,1,3");
    expect_is(sold(DEUS_STONE), 0);
    expect_is(told(DEUS_DID_SELL, 1), 4);
}

static void test_grand_souk_sells_any_mix_of_up_to_four_and_swaps_two_tokens(void **unused) {
    (void)unused;
    begin_card("grand-souk", "pay:wood pay:clay", MARKET("2,4,6,4") NINE);
    play_tokens("before");
    expect_answers("swap:wood+clay swap:wood+stone swap:wood+wheat swap:clay+stone "
                   "swap:stone+wheat skip");
    expect_refused("swap:clay+wheat", DEUS_SAME_SPACE);
    play_tokens("swap:wood+stone");
    expect_market("6,4,2,4");
    expect_is(times_told(DEUS_DID_MOVE_TOKEN), 2);
    play_tokens("trade:clay");
    expect_refused("trade:wood", DEUS_NOT_IN_ORDER);
    play_tokens("trade:wheat done");
    expect_is(player(1)->gold, 20 + 4 + 4);

    begin_card("grand-souk", "pay:wood pay:clay", MARKET("2,4,6,4") "p1.resources=1,1,0,2");
    play_tokens("skip"); /* only wheat is left to sell */
    expect_answers("trade:wheat skip");
    expect_refused("trade:stone", DEUS_RESOURCE_NOT_OWNED);
    play_tokens("skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20);
    expect_no_once_again("maritime", "grand-souk", "souk", MIDDLE "p1.map=A0:p,A2:m,B5:m",
                         DEUS_ASK_TRADE);
}

static void test_merchant_ship_returns_one_of_each_for_6_vp_once(void **unused) {
    (void)unused;
    begin_card("merchant-ship", "pay:wood pay:stone", MARKET("2,4,6,4") NINE);
    play_tokens("before");
    expect_answers("set:wood.2 set:wood.3 set:clay.1 set:clay.3 set:stone.1 set:stone.2 "
                   "set:wheat.1 set:wheat.3 skip");
    expect_refused("set:wood.1", DEUS_SAME_SPACE);
    play_tokens("set:wood.3"); /* two spaces at once */
    expect_market("6,4,6,4");
    expect_answers("skip sell:1");
    play_tokens("sell:1");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5 + 6);
    expect_resources(1, "7,8,7,8");
    expect_is(supply_of(DEUS_WHEAT), 2);

    begin_card("merchant-ship", "pay:wood pay:stone", MIDDLE NINE);
    play_tokens("after skip set:clay.1");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5);
    expect_market("4,2,4,4");

    begin_card("merchant-ship", "pay:wood pay:stone", MIDDLE "p1.resources=9,9,9,0");
    play_tokens("skip"); /* no wheat, nothing to return */
    expect_question(DEUS_ASK_TURN, 2);
    expect_market("4,4,4,4");
    expect_no_once_again("maritime", "merchant-ship", "souk", MIDDLE "p1.map=A0:p,A2:m,B5:m",
                         DEUS_ASK_SELL);
}

/* ---- The souk ---------------------------------------------------------------------------- */

/* The example: clay and wood at 4, stone at 6. */
static void test_souk_buys_2_clay_2_stone_1_wood_for_12_gold(void **unused) {
    (void)unused;
    begin_card("souk", "pay:wheat", MARKET("4,4,6,4") "p1.resources=0,0,0,1");
    play_tokens("skip buy:wood buy:clay buy:clay buy:stone");
    expect_is(table.question.args[0], 1);
    play_tokens("buy:stone");
    expect_question(DEUS_ASK_TURN, 2); /* five, and no more */
    expect_is(player(1)->gold, 20 - 12);
    expect_resources(1, "1,2,2,0");
    expect_is(supply_of(DEUS_CLAY), 8);
}

/* Its own token goes down before, so that the purchase is cheaper, or after. */
static void test_souk_lowers_any_one_token_before_or_after(void **unused) {
    (void)unused;
    begin_card("souk", "pay:wheat", MIDDLE "p1.resources=2,2,2,2");
    play_tokens("before");
    expect_answers("down:wood down:clay down:stone down:wheat skip");
    expect_unknown("up:wood");
    play_tokens("down:stone buy:stone done");
    expect_is(player(1)->gold, 20 - 1);
    expect_market("4,4,2,4");

    begin_card("souk", "pay:wheat", MIDDLE "p1.resources=2,2,2,2");
    play_tokens("after buy:stone done down:stone");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20 - 2);

    begin_card("souk", "pay:wheat", MIDDLE "p1.resources=2,2,2,2");
    play_tokens("skip skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20);
    expect_market("4,4,4,4");
    expect_no_once_again("maritime", "souk", "barge-wood", MIDDLE "p1.map=A0:p,A2:m,A4:m",
                         DEUS_ASK_BUY);
}

static void test_souk_buys_what_there_is_and_what_can_be_paid(void **unused) {
    (void)unused;
    scene(MARKET("2,4,6,4") "p1.map=A0:p p1.hand=souk,villa p2.resources=8,2,2,2 p1.gold=2");
    play_tokens("build:souk at:A2 skip");
    expect_refused("buy:wood", DEUS_SUPPLY_EMPTY);
    expect_refused("buy:stone", DEUS_GOLD_SHORT); /* 3 */
    expect_answers("buy:clay buy:wheat skip");
    play_tokens("buy:clay");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 0);
}

/* Three players: D4, D3 and F5 are an ocean of three; seat 1 has a building on D0. */
static void ocean_scene(const char *words) {
    static char line[2048];
    snprintf(line, sizeof line,
             TRIANGLE "egypt=maritime market=4,4,4,4 villages=5,5,3,6,4,4 round=3 turn=1 deck=* "
                      "p1.vp=5 p1.gold=20 p1.resources=2,2,2,2 p1.pieces=1,1,1,1,1 "
                      "p1.hand=souk,villa p2.hand=temple-arms p2.vp=5 p3.hand=temple-sea "
                      "%s todo=turn",
             words);
    table_from(line);
}

static void test_souk_moves_a_ship_within_its_ocean_over_other_ships(void **unused) {
    (void)unused;
    ocean_scene("p1.map=D0:p p2.map=D3:m");
    play_tokens("build:souk pay:wheat at:D4 skip");
    expect_question(DEUS_ASK_SHIP, 1);
    expect_answers("ship:D4 skip");
    play_tokens("ship:D4"); /* F5 is the only free region of this ocean */
    expect_is(times_told(DEUS_DID_SAIL), 1);
    expect_is(player(1)->pieces[DEUS_MARITIME] == at("F5"), true);
    expect_question(DEUS_ASK_BUY, 1);
    play_tokens("buy:wood done"); /* and a purchase */
    expect_is(player(1)->gold, 20 - 2);

    ocean_scene("p1.map=D0:p");
    play_tokens("build:souk pay:wheat at:D4 skip ship:D4");
    expect_question(DEUS_ASK_SAIL, 1);
    expect_answers("sail:D3 sail:F5");
    expect_refused("sail:E4", DEUS_OTHER_OCEAN);
    expect_refused("sail:D4", DEUS_REGION_TAKEN);
    expect_refused("sail:D2", DEUS_NOT_SEA);
    play_tokens("sail:D3 skip"); /* without a purchase */
    expect_is(player(1)->pieces[DEUS_MARITIME] == at("D3"), true);
    expect_is(player(1)->gold, 20);
    expect_is(times_told(DEUS_DID_SAIL), 1);
}

static void test_souk_moves_no_ship_without_room_or_under_an_army(void **unused) {
    (void)unused;
    ocean_scene("p1.map=D0:p p2.map=D3:m p3.map=F5:m");
    play_tokens("build:souk pay:wheat at:D4 skip");
    expect_question(DEUS_ASK_BUY, 1); /* nowhere to go */

    ocean_scene("p1.map=D0:p,D3:ma p2.map=E0:p");
    play_tokens("build:souk pay:wheat at:D4 skip");
    expect_answers("ship:D4 skip");
    expect_refused("ship:D3", DEUS_ARMY_ABOARD);
    play_tokens("skip buy:wheat done"); /* a purchase without a move */
    expect_is(player(1)->pieces[DEUS_MARITIME] == (at("D3") | at("D4")), true);
    expect_is(player(1)->gold, 20 - 2);
}

/* A ship that arrives completes the ring around a village: B1 has the neighbours B0, B2 and B6. */
static void test_a_ship_that_sails_can_complete_a_ring(void **unused) {
    (void)unused;
    scene(MIDDLE "p1.map=B0:pa,B2:c p1.hand=souk,villa");
    play_tokens("build:souk pay:wheat at:B5 skip");
    expect_is(state()->attacked, 0);
    play_tokens("ship:B5"); /* to B6 */
    expect_is(state()->attacked, 1 << 1);
    expect_is(player(1)->vp, 5 + 3);
    expect_is(times_told(DEUS_DID_ATTACK), 1);

    scene(MIDDLE "p1.map=B0:pa,B2:c p1.hand=souk,villa");
    play_tokens("build:souk pay:wheat at:B5 skip skip skip");
    expect_is(state()->attacked, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_each_resource_begins_on_the_middle_space, "E-M1"),
        PROVES(test_four_players_take_the_tokens_from_the_supply, "E-M1"),
        PROVES(test_a_price_is_2_4_or_6_and_needs_the_module, "E-M1 E-G1"),
        PROVES(test_wheat_at_2_is_replaced_by_2_gold, "E-M2 D-B2"),
        PROVES(test_stone_at_6_is_replaced_by_6_gold_and_no_less, "E-M2"),
        PROVES(test_a_temple_is_paid_at_market_prices_too, "E-M2 D-TP1"),
        PROVES(test_a_card_is_paid_before_its_own_once_effect, "E-M2 E-G2"),
        PROVES(test_wood_at_3_vp_pays_3_vp_for_its_majority, "E-M2 D-X2"),
        PROVES(test_tokens_share_a_space_and_stay_at_the_ends, "E-M3"),
        PROVES(test_a_barge_at_the_end_of_the_row_moves_nothing, "E-M3"),
        PROVES(test_a_token_never_moves_between_two_sales, "E-M4 E-G2"),
        PROVES(test_without_a_market_a_resource_is_4_gold_and_2_vp, "E-M5"),
        PROVES(test_barge_wheat_sells_lots_of_two_wheat_for_their_vp, "E-G2 E-G3"),
        PROVES(test_barge_wood_sells_lots_of_two_wood_for_their_vp, "E-G2 E-G3"),
        PROVES(test_barge_clay_sells_lots_of_two_clay_for_their_vp, "E-G2 E-G3"),
        PROVES(test_barge_stone_sells_lots_of_two_stone_for_their_vp, "E-G2 E-G3"),
        PROVES(test_barge_clay_gives_3_vp_for_a_lot_and_6_for_two, "E-M2"),
        PROVES(test_papyrus_wheat_sells_wheat_at_market_gold, "E-G2 E-G3"),
        PROVES(test_papyrus_wood_sells_wood_at_market_gold, "E-G2 E-G3"),
        PROVES(test_papyrus_clay_sells_clay_at_market_gold, "E-G2 E-G3"),
        PROVES(test_papyrus_stone_sells_stone_at_market_gold, "E-G2 E-G3"),
        PROVES(test_grand_souk_sells_1_wheat_and_3_stone_for_20_gold, "E-M2"),
        PROVES(test_grand_souk_sells_any_mix_of_up_to_four_and_swaps_two_tokens, "E-M3 E-G2 E-G3"),
        PROVES(test_merchant_ship_returns_one_of_each_for_6_vp_once, "E-M3 E-G2 E-G3"),
        PROVES(test_souk_buys_2_clay_2_stone_1_wood_for_12_gold, "E-M2"),
        PROVES(test_souk_lowers_any_one_token_before_or_after, "E-M3 E-G2 E-G3"),
        PROVES(test_souk_buys_what_there_is_and_what_can_be_paid, "E-M2 D-O4"),
        cmocka_unit_test(test_souk_moves_a_ship_within_its_ocean_over_other_ships),
        PROVES(test_souk_moves_no_ship_without_room_or_under_an_army, "E-G3"),
        PROVES(test_a_ship_that_sails_can_complete_a_ring, "D-V1"),
    };
    return cmocka_run_group_tests_name("egypt: market", tests, NULL, NULL);
}
