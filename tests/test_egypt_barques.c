/* Egypt, production: barques (E-B1 to E-B3) and the eight kinds of card that give one when they are
 * laid. Seat 1 has a production building on the field A0, and builds on the swamp A3 or the
 * mountain A5 beside it. */
#include <stdio.h>

#include "support/once.h"

#define BARQUES(sizes) "egypt=production p1.barques=" sizes " "
/* Room for twelve: nothing is lost at the end of a turn. */
#define ROOMY BARQUES("1,1,3")

static void expect_barques(const char *sizes) {
    char text[16];
    snprintf(text, sizeof text, "%d,%d,%d", player(1)->barques[0], player(1)->barques[1],
             player(1)->barques[2]);
    assert_string_equal(text, sizes);
}

/* ---- E-B1: set-up ------------------------------------------------------------------------ */

static void test_each_player_begins_with_a_barque_of_2_and_one_of_3(void **unused) {
    (void)unused;
    for (int players = 2; players <= 4; players++) {
        char options[48];
        snprintf(options, sizeof options, "players=%d egypt=production seed=1", players);
        table_new(options);
        for (int seat = 1; seat <= players; seat++) {
            expect_is(player(seat)->barques[0], 0);
            expect_is(player(seat)->barques[1], 1);
            expect_is(player(seat)->barques[2], 1);
        }
    }
    table_new("players=2 egypt=maritime seed=1");
    expect_is(player(1)->barques[1] + player(1)->barques[2], 0);
}

static void test_there_are_7_8_and_9_barques(void **unused) {
    (void)unused;
    scene(BARQUES("7,8,9"));
    expect_barques("7,8,9");
    expect_position_refused(RHOMBUS "villages=5,3,6,3 deck=* egypt=production p1.barques=8,0,0 "
                                    "todo=turn",
                            "impossible barques");
    expect_position_refused(RHOMBUS "villages=5,3,6,3 deck=* egypt=production p1.barques=0,0,9 "
                                    "p2.barques=0,0,1 todo=turn",
                            "impossible barques"); /* all players together */
    expect_position_refused(RHOMBUS "villages=5,3,6,3 deck=* p1.barques=0,1,1 todo=turn",
                            "impossible barques"); /* without the module */
}

/* Once, a barque was gained although a position had given all of its size away. */
static void test_a_barque_of_a_size_that_ran_out_is_not_gained(void **unused) {
    (void)unused;
    scene(BARQUES("6,1,1") "p2.barques=1,1,1 p1.map=A0:p p1.hand=mill,forum");
    play_tokens("build:mill at:A3"); /* A10: not asked */
    expect_question(DEUS_ASK_PRODUCE, 1);
    expect_barques("6,1,1");
    scene(BARQUES("5,1,1") "p2.barques=1,1,1 p1.map=A0:p p1.hand=mill,forum");
    play_tokens("build:mill at:A3 before skip");
    expect_barques("6,1,1");
}

/* Five slots hold five of one type as well as a mix. */
static void test_a_slot_holds_a_resource_of_any_type(void **unused) {
    (void)unused;
    scene(BARQUES("0,1,1") "p1.map=A0:p p1.hand=villa,forum p1.resources=5,0,0,1");
    play_tokens("build:villa pay:wheat at:A3");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "5,0,0,0");
    scene(BARQUES("0,1,1") "p1.map=A0:p p1.hand=villa,forum p1.resources=2,1,1,2");
    play_tokens("build:villa pay:wheat at:A3");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "2,1,1,1");
}

/* ---- E-B2: what does not fit ------------------------------------------------------------- */

static void test_at_the_end_of_a_turn_what_exceeds_the_slots_goes_back(void **unused) {
    (void)unused;
    scene(BARQUES("0,1,1") "p1.map=A0:p p1.hand=villa,forum p1.resources=3,1,2,2");
    int clay = supply_of(DEUS_CLAY);
    play_tokens("build:villa pay:wheat at:A3");
    expect_question(DEUS_ASK_SPILL, 1);
    expect_is(table.question.args[0], 2); /* seven for five slots */
    expect_answers("spill:wood spill:clay spill:stone");
    expect_refused("spill:wheat",
                   DEUS_MUST_FILL); /* it alone would not do, and wood comes before it */
    play_tokens("spill:clay");
    expect_refused("spill:wood", DEUS_NOT_IN_ORDER);
    expect_refused("spill:clay", DEUS_RESOURCE_NOT_OWNED);
    expect_answers("spill:stone spill:wheat");
    play_tokens("spill:stone");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "3,0,1,1");
    expect_is(supply_of(DEUS_CLAY), clay + 1);
    expect_is(told(DEUS_DID_SPILL, 1), 1);
}

static void test_nothing_is_lost_where_there_is_room_or_no_module(void **unused) {
    (void)unused;
    scene(BARQUES("1,2,0") "p1.map=A0:p p1.hand=villa,forum p1.resources=3,1,1,1");
    play_tokens("build:villa pay:wheat at:A3"); /* five for five slots */
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "3,1,1,0");
    scene("egypt=civil p1.map=A0:p p1.hand=galley,corsairs p1.resources=9,9,9,9 "
          "p2.resources=0,0,0,0");
    offer_anything();
    expect_resources(1, "9,9,9,9");
}

/* With one type only there is nothing to choose. */
static void test_a_single_type_is_returned_without_a_question(void **unused) {
    (void)unused;
    scene(BARQUES("1,0,0") "p1.map=A0:p p1.hand=villa,forum p1.resources=0,0,0,4");
    play_tokens("build:villa pay:wheat at:A3");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "0,0,0,1");
    expect_is(told(DEUS_DID_SPILL, 1), 2);
}

/* Only whoever is on turn is checked: seat 2 keeps ten until its own turn is over. */
static void test_others_are_not_checked(void **unused) {
    (void)unused;
    scene(BARQUES("0,1,1") "p2.barques=0,1,1 p1.resources=0,0,0,0 p2.resources=3,3,2,2 "
                           "p2.hand=temple-arms,temple-treasury,galley,galley,galley,galley "
                           "p1.hand=school,school");
    offer_anything();
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(2, "3,3,2,2");
    play_tokens("offer:galley done");
    expect_question(DEUS_ASK_SPILL, 2);
    expect_is(table.question.args[0], 5);
}

/* After an offering too: Ceres gives, the hand is refilled, and only then is there too much. */
static void test_offerings_are_checked_after_the_cards_are_drawn(void **unused) {
    (void)unused;
    scene(BARQUES("0,1,1") "p1.hand=mill,mill,villa p1.resources=2,2,0,0");
    play_tokens("offer:mill discard:mill done take:wood take:wood");
    expect_question(DEUS_ASK_SPILL, 1);
    expect_is(player(1)->hand_count, 5);
    expect_resources(1, "4,2,0,0");
    play_tokens("spill:wood");
    expect_question(DEUS_ASK_TURN, 2);

    scene(BARQUES("0,1,1") "p1.map=A0:p p1.hand=villa p1.resources=2,2,2,2");
    play_tokens("build:villa pay:wheat at:A3"); /* the last card of the hand */
    expect_question(DEUS_ASK_SPILL, 1);
    expect_is(player(1)->hand_count, 5);
    play_tokens("spill:wood spill:wood");
    expect_is(player(1)->hand_count, 5); /* once */
}

/* The last turn of the game as well, before the majorities. */
static void test_the_last_turn_is_checked_before_the_count(void **unused) {
    (void)unused;
    scene(BARQUES("0,0,0") "p1.map=A0:p p1.hand=villa,forum p1.resources=0,0,0,3 "
                           "p2.resources=0,0,0,1 round=9 last=9 first=2");
    play_tokens("build:villa pay:wheat at:A3");
    expect_is(table.question.seat, DM_NOBODY);
    expect_is(points(1, DEUS_FROM_WHEAT), 0);
    expect_is(points(2, DEUS_FROM_WHEAT), 2);
}

/* ---- E-B3: where barques come from ------------------------------------------------------- */

static void test_the_sixteen_cards_give_what_four_players_leave(void **unused) {
    (void)unused;
    int given[DEUS_BARQUE_SIZES] = {0}, cards = 0;
    for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++) {
        if (!deus_cards[card].egypt || deus_cards[card].colour != DEUS_PRODUCTION) continue;
        expect_is(deus_cards[card].once.operation, DEUS_GAIN_BARQUE);
        given[deus_cards[card].once.amount - 1] += deus_cards[card].copies;
        cards += deus_cards[card].copies;
    }
    expect_is(cards, 16);
    expect_is(given[0], 7 - 0);
    expect_is(given[1], 8 - 4);
    expect_is(given[2], 9 - 4);
}

static void test_barques_come_from_once_effects_only(void **unused) {
    (void)unused;
    scene(ROOMY "p1.map=A0:p p1.hand=mill,villa");
    play_tokens("build:mill at:A3 before");
    expect_is(told(DEUS_DID_GAIN_BARQUE, 1), 1); /* its size */
    expect_barques("2,1,3");
    play_tokens("take:clay");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(2)->barques[0], 0);

    scene(ROOMY "p1.map=A0:p p1.hand=mill,villa");
    play_tokens("build:mill at:A3 skip take:clay");
    expect_question(DEUS_ASK_TURN, 2);
    expect_barques("1,1,3");
}

/* ---- Seasonal production ----------------------------------------------------------------- */

static void begin_card(const char *card, const char *payment, const char *words) {
    char line[400], tokens[100];
    snprintf(line, sizeof line, "p1.hand=%s,villa %s", card, words);
    scene(line);
    snprintf(tokens, sizeof tokens, "build:%s %s at:A3", card, payment);
    play_tokens(tokens);
    expect_once(card);
}

/* Two of its resource, whatever the land; a barque of size 2 once. */
static void check_seasonal(const char *card, const char *payment, uint8_t resource) {
    static const char *const once[] = {"before", "after", "skip"};
    for (int k = 0; k < 3; k++) {
        begin_card(card, payment, ROOMY "p1.map=A0:p p1.resources=1,1,1,1");
        int owned = player(1)->resources[resource], left = supply_of(resource);
        play_tokens(once[k]);
        expect_question(DEUS_ASK_TURN, 2);
        expect_is(player(1)->resources[resource], owned + 2);
        expect_is(supply_of(resource), left - 2);
        expect_is(told(DEUS_DID_GAIN_RESOURCE, 1), 2);
        expect_barques(k < 2 ? "1,2,3" : "1,1,3");
    }
    begin_card(card, payment, ROOMY "p1.map=A0:p p1.resources=1,1,1,1 p2.resources=8,8,8,8");
    play_tokens("skip");
    expect_is(told(DEUS_DID_GAIN_RESOURCE, 1), 1); /* the last one */
    expect_no_once_again("production", card, "mill", ROOMY "p1.map=A0:p,A3:p", DEUS_ASK_ONCE);
    expect_barques("1,1,3");
}

static void test_seasonal_wheat_gives_2_wheat(void **unused) {
    (void)unused;
    check_seasonal("seasonal-wheat", "pay:clay", DEUS_WHEAT);
}
static void test_seasonal_wood_gives_2_wood(void **unused) {
    (void)unused;
    check_seasonal("seasonal-wood", "pay:stone", DEUS_WOOD);
}
static void test_seasonal_clay_gives_2_clay(void **unused) {
    (void)unused;
    check_seasonal("seasonal-clay", "pay:wheat", DEUS_CLAY);
}
static void test_seasonal_stone_gives_2_stone(void **unused) {
    (void)unused;
    check_seasonal("seasonal-stone", "pay:wood", DEUS_STONE);
}

/* ---- Barn -------------------------------------------------------------------------------- */

/* Built into A3, where a building stands: A0 gives wheat, A3 clay, C0 wheat. */
static void test_barn_lets_each_production_building_give_one(void **unused) {
    (void)unused;
    begin_card("barn", "pay:stone pay:wheat",
               ROOMY "p1.map=A0:p,A3:c,A5:c,C0:p p1.resources=0,0,1,1");
    play_tokens("before");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "0,1,0,2");
    expect_barques("1,1,4");

    begin_card("barn", "pay:stone pay:wheat",
               ROOMY "p1.map=A0:p,A3:c,A5:c,C0:p p1.resources=0,0,1,1");
    play_tokens("skip");
    expect_resources(1, "0,1,0,2");
    expect_barques("1,1,3");

    begin_card("barn", "pay:stone pay:wheat",
               ROOMY "p1.map=A0:p,A3:c,A5:c,C0:p p1.resources=0,0,1,1 p2.resources=0,0,0,8");
    play_tokens("after"); /* of wheat there are two: the one just paid, and one more */
    expect_resources(1, "0,1,0,2");
    expect_no_once_again("production", "barn", "mill", ROOMY "p1.map=A0:p,A3:p", DEUS_ASK_ONCE);
    expect_barques("1,1,3");
}

static void test_barn_needs_a_building_in_the_region(void **unused) {
    (void)unused;
    scene(ROOMY "p1.map=A0:pc,A3:c p1.hand=barn,villa");
    play_tokens("build:barn pay:stone pay:wheat");
    expect_question(DEUS_ASK_ONCE, 1); /* A3 is the only place: A0 has a production building */
    expect_is((player(1)->pieces[DEUS_PRODUCTION] & at("A3")) != 0, true);
    scene(ROOMY "p1.map=A0:pc p1.hand=barn,villa");
    expect_refused("build:barn", DEUS_NO_CITY_FOR_PIECE);
}

/* ---- Mill -------------------------------------------------------------------------------- */

/* The example: the second card of its column costs 2 gold and gives 2. */
static void test_mill_at_rank_2_costs_2_gold_and_gives_2(void **unused) {
    (void)unused;
    begin_card("mill", "", ROOMY "p1.map=A0:p p1.production=seasonal-wood");
    expect_is(player(1)->gold, 20 - 2);
    play_tokens("skip");
    expect_question(DEUS_ASK_PRODUCE, 1);
    expect_answers("take:clay take:wheat skip"); /* A3 or A0: one of them */
    expect_refused("take:stone", DEUS_NO_PRODUCTION_THERE);
    play_tokens("take:clay");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "4,4,2,2"); /* two wood are of the season */
    expect_barques("1,1,3");
}

static void test_a_mill_costs_and_gives_as_much_as_its_rank(void **unused) {
    (void)unused;
    begin_card("mill", "", ROOMY "p1.map=A0:p p1.resources=1,1,1,1");
    expect_is(player(1)->gold, 20 - 1);
    play_tokens("before take:wheat");
    expect_resources(1, "1,1,1,2");
    expect_barques("2,1,3");

    begin_card("mill", "",
               ROOMY "p1.map=A0:p,A5:p,C0:p p1.production=seasonal-wood,seasonal-clay "
                     "p1.resources=0,0,0,0");
    expect_is(player(1)->gold, 20 - 3);
    play_tokens("after take:wheat");
    expect_resources(1, "2,2,0,3");
    expect_barques("2,1,3");

    scene(ROOMY "p1.map=A0:p p1.production=seasonal-wood p1.hand=mill,villa p1.gold=1");
    expect_refused("build:mill", DEUS_CANNOT_PAY);
    scene(ROOMY "p1.map=A0:p p1.hand=mill,villa p1.gold=1");
    expect_allowed("build:mill");
}

static void test_a_mill_can_be_declined_and_gives_what_there_is(void **unused) {
    (void)unused;
    begin_card("mill", "", ROOMY "p1.map=A0:p p1.production=seasonal-wood p2.resources=0,7,0,8");
    play_tokens("skip");
    expect_refused("take:wheat", DEUS_SUPPLY_EMPTY);
    play_tokens("take:clay"); /* one is left */
    expect_is(player(1)->resources[DEUS_CLAY], 2 + 1);

    begin_card("mill", "", ROOMY "p1.map=A0:p");
    play_tokens("skip skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "2,2,2,2");
    expect_no_once_again("production", "mill", "relocated", ROOMY "p1.map=A0:p,A3:p",
                         DEUS_ASK_PRODUCE);
    expect_barques("1,1,3");
}

/* ---- Relocated production ---------------------------------------------------------------- */

/* The example: a mountain with three buildings beside a village, a swamp and a forest gives any
 * three of clay and wood. On the flower that is G6, beside G1, G0 and G5. */
static void begin_relocation(void) {
    table_from(FLOWER
               "egypt=production villages=6,3,4,6,6,5,3 round=3 turn=1 deck=* "
               "p1.gold=20 p1.resources=0,1,0,0 p1.pieces=1,1,1,1,1 p1.barques=0,1,1 "
               "p1.map=G6:ca p2.map=G5:p p1.hand=relocated,villa p2.hand=galley,forum todo=turn");
    play_tokens("build:relocated pay:clay at:G6 skip from:G6");
}

static void test_relocated_gives_any_3_of_clay_and_wood(void **unused) {
    (void)unused;
    begin_relocation();
    expect_question(DEUS_ASK_RELOCATED, 1);
    expect_is(table.question.args[0], 3);
    expect_answers("take:wood take:clay"); /* the forest is another's */
    expect_refused("take:stone", DEUS_NOTHING_BESIDE);
    play_tokens("take:wood take:wood take:clay"); /* as Delphine does */
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "2,1,0,0");

    begin_relocation();
    play_tokens("take:clay"); /* in the order of the resources: no wood after clay */
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "0,3,0,0");
}

static void test_relocated_counts_all_buildings_and_takes_any_land_beside(void **unused) {
    (void)unused;
    begin_card("relocated", "pay:clay",
               ROOMY "p1.map=A0:a,A5:psc p2.map=A6:p p1.resources=0,1,0,0");
    play_tokens("skip");
    expect_question(DEUS_ASK_RELOCATE, 1);
    expect_answers("from:A5 from:A3 skip");
    play_tokens("from:A5"); /* beside A6 (forest, of seat 2), A0 (field) and the sea A4 */
    expect_question(DEUS_ASK_RELOCATED, 1);
    expect_is(table.question.args[0], 3);
    expect_answers("take:wood take:wheat");
    expect_refused("take:stone", DEUS_NOTHING_BESIDE); /* its own land does not count */
    play_tokens("take:wood");
    expect_answers("take:wood take:wheat");
    play_tokens("take:wheat"); /* the third can be no wood any more */
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "1,0,0,2");
}

static void test_relocated_can_be_declined_and_takes_what_there_is(void **unused) {
    (void)unused;
    begin_card("relocated", "pay:clay", ROOMY "p1.map=A0:a,A5:psc p1.resources=0,1,0,0");
    play_tokens("after skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "0,0,0,0");
    expect_barques("2,1,3");

    /* A wood and no wheat are left: one of three. */
    begin_card("relocated", "pay:clay",
               ROOMY "p1.map=A0:a,A5:psc p1.resources=0,1,0,0 p2.resources=9,0,0,10");
    play_tokens("skip from:A5");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "1,0,0,0");

    /* No more of what lies beside A5. */
    begin_card("relocated", "pay:clay",
               ROOMY "p1.map=A0:a,A5:psc p1.resources=0,1,0,0 p2.resources=10,0,0,10");
    play_tokens("skip");
    expect_refused("from:A5", DEUS_NOTHING_BESIDE);
    expect_answers("from:A3 skip");
    expect_no_once_again("production", "relocated", "mill", ROOMY "p1.map=A0:p,A3:p",
                         DEUS_ASK_RELOCATE);
    expect_barques("1,1,3");
}

/* ---- Intensive production ---------------------------------------------------------------- */

static void test_intensive_fills_the_largest_barque(void **unused) {
    (void)unused;
    begin_card("intensive", "pay:wood pay:stone",
               BARQUES("2,2,0") "p1.map=A0:p p1.resources=1,0,1,0");
    play_tokens("skip");
    expect_question(DEUS_ASK_PRODUCE, 1);
    expect_answers("take:clay take:wheat skip");
    play_tokens("take:wheat");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "0,0,0,2"); /* six slots are free, but the largest barque has two */
    expect_barques("2,2,0");

    begin_card("intensive", "pay:wood pay:stone",
               BARQUES("2,2,0") "p1.map=A0:p p1.resources=1,0,1,0");
    play_tokens("before take:wheat"); /* the new barque of three is there */
    expect_resources(1, "0,0,0,3");
    expect_barques("2,2,1");

    begin_card("intensive", "pay:wood pay:stone",
               BARQUES("2,2,0") "p1.map=A0:p p1.resources=1,0,1,0");
    play_tokens("after take:clay"); /* it comes too late */
    expect_resources(1, "0,2,0,0");
    expect_barques("2,2,1");
}

static void test_intensive_gives_no_more_than_all_free_slots(void **unused) {
    (void)unused;
    begin_card("intensive", "pay:wood pay:stone",
               BARQUES("0,1,1") "p1.map=A0:p p1.resources=1,4,1,0");
    play_tokens("skip take:wheat"); /* four of five slots are full */
    expect_resources(1, "0,4,0,1");

    begin_card("intensive", "pay:wood pay:stone",
               BARQUES("0,1,1") "p1.map=A0:p p1.resources=1,5,1,0");
    play_tokens("skip"); /* none is free: nothing to choose */
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "0,5,0,0");

    scene(BARQUES("0,1,1") "p1.map=A0:p,A3:p p1.production=intensive,mill "
                           "p1.resources=2,2,2,2 todo=end-turn/effects(column=production,place=1)");
    expect_question(DEUS_ASK_ONCE, 1); /* more than fits: the intensive one gives nothing */
    expect_is(told(DEUS_DID_GAIN_RESOURCE, 1), 0);
}

static void test_intensive_can_be_declined_and_gives_what_there_is(void **unused) {
    (void)unused;
    begin_card("intensive", "pay:wood pay:stone", ROOMY "p1.map=A0:p p1.resources=1,0,1,0");
    play_tokens("skip skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "0,0,0,0");

    begin_card("intensive", "pay:wood pay:stone",
               ROOMY "p1.map=A0:p p1.resources=1,0,1,0 p2.resources=0,9,0,10");
    play_tokens("skip");
    expect_refused("take:wheat", DEUS_SUPPLY_EMPTY);
    expect_refused("take:stone", DEUS_NO_PRODUCTION_THERE);
    play_tokens("take:clay");
    expect_resources(1, "0,1,0,0");
    expect_no_once_again("production", "intensive", "mill", ROOMY "p1.map=A0:p,A3:p",
                         DEUS_ASK_PRODUCE);
    expect_barques("1,1,3");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_each_player_begins_with_a_barque_of_2_and_one_of_3, "E-B1 E-G1"),
        PROVES(test_there_are_7_8_and_9_barques, "E-B1 E-G1"),
        PROVES(test_a_barque_of_a_size_that_ran_out_is_not_gained, "E-B1 E-B3"),
        PROVES(test_a_slot_holds_a_resource_of_any_type, "E-B1"),
        PROVES(test_at_the_end_of_a_turn_what_exceeds_the_slots_goes_back, "E-B2"),
        PROVES(test_nothing_is_lost_where_there_is_room_or_no_module, "E-B2"),
        PROVES(test_a_single_type_is_returned_without_a_question, "E-B2"),
        PROVES(test_others_are_not_checked, "E-B2"),
        PROVES(test_offerings_are_checked_after_the_cards_are_drawn, "E-B2"),
        PROVES(test_the_last_turn_is_checked_before_the_count, "E-B2 D-X2"),
        PROVES(test_the_sixteen_cards_give_what_four_players_leave, "E-B3"),
        PROVES(test_barques_come_from_once_effects_only, "E-B3 E-G2"),
        PROVES(test_seasonal_wheat_gives_2_wheat, "E-G2 E-B3"),
        PROVES(test_seasonal_wood_gives_2_wood, "E-G2 E-B3"),
        PROVES(test_seasonal_clay_gives_2_clay, "E-G2 E-B3"),
        PROVES(test_seasonal_stone_gives_2_stone, "E-G2 E-B3"),
        PROVES(test_barn_lets_each_production_building_give_one, "E-G2 E-B3 D-O4"),
        PROVES(test_barn_needs_a_building_in_the_region, "E-G4"),
        cmocka_unit_test(test_mill_at_rank_2_costs_2_gold_and_gives_2),
        PROVES(test_a_mill_costs_and_gives_as_much_as_its_rank, "E-G2 E-B3"),
        PROVES(test_a_mill_can_be_declined_and_gives_what_there_is, "E-G2 E-G3 D-O4"),
        cmocka_unit_test(test_relocated_gives_any_3_of_clay_and_wood),
        cmocka_unit_test(test_relocated_counts_all_buildings_and_takes_any_land_beside),
        PROVES(test_relocated_can_be_declined_and_takes_what_there_is, "E-G2 E-G3 D-O4"),
        PROVES(test_intensive_fills_the_largest_barque, "E-G2 E-B3"),
        cmocka_unit_test(test_intensive_gives_no_more_than_all_free_slots),
        PROVES(test_intensive_can_be_declined_and_gives_what_there_is, "E-G2 E-G3 D-O4"),
    };
    return cmocka_run_group_tests_name("egypt: barques", tests, NULL, NULL);
}
