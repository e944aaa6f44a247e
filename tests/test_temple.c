/* Temples: when they can be built, where they stand, what they count for (D-TP1 to D-TP6). */
#include "support/boards.h"
#include "support/expect.h"

#define TABLE RHOMBUS "villages=5,3,6,3 deck=* p2.hand=school,legion "

/* One card in each column, and the five pieces that came with them. */
#define ONE_CARD_EACH                                                            \
    "p1.maritime=galley p1.production=farm p1.scientific=school p1.civil=villa " \
    "p1.military=legion p1.map=A5:psca,A4:m "
#define FOUR_RESOURCES "p1.resources=1,1,1,1 "

/* ---- When -------------------------------------------------------------------------------- */

static void test_a_first_temple_needs_no_cards(void **unused) {
    (void)unused;
    table_from(TABLE FOUR_RESOURCES "p1.map=A5:p,A6:p p1.hand=temple-sea,galley,farm todo=turn");
    play_tokens("build:temple-sea at:A5");
    expect_is(player(1)->height[DEUS_TEMPLE], 1);
    expect_is(player(1)->column[DEUS_TEMPLE][0], card("temple-sea"));
    expect_regions(player(1)->pieces[DEUS_TEMPLE], "A5");
    expect_is(state()->temples_left, 3);
}

static void expect_column_too_short(const char *token, int needed, uint8_t colour) {
    dm_reason why;
    expect_refused(token, DEUS_COLUMN_TOO_SHORT);
    assert_true(dm_match_why(&table, token, &why));
    expect_is(why.args[0], needed);
    expect_is(why.args[1], colour);
}

/* Anna's example: one card of each colour for the second temple. */
static void test_a_second_temple_needs_one_card_in_each_column(void **unused) {
    (void)unused;
    table_from(TABLE FOUR_RESOURCES ONE_CARD_EACH
               "p1.temple=temple-field p1.hand=temple-sea,galley,quarry todo=turn");
    play_tokens("build:temple-sea");
    expect_is(player(1)->height[DEUS_TEMPLE], 2);
    expect_is(player(1)->column[DEUS_TEMPLE][1], card("temple-sea"));
}

static void test_one_empty_column_forbids_the_second_temple(void **unused) {
    (void)unused;
    table_from(TABLE FOUR_RESOURCES
               "p1.maritime=galley p1.production=farm p1.scientific=school p1.civil=villa "
               "p1.map=A5:psca,A4:m p1.temple=temple-field p1.hand=temple-sea,galley todo=turn");
    expect_column_too_short("build:temple-sea", 1, DEUS_MILITARY);
    table_from(TABLE FOUR_RESOURCES
               "p1.production=farm p1.scientific=school p1.civil=villa p1.military=legion "
               "p1.map=A5:psca,A4:m p1.temple=temple-field p1.hand=temple-sea,galley todo=turn");
    expect_column_too_short("build:temple-sea", 1, DEUS_MARITIME);
}

static void test_a_third_temple_needs_two_cards_in_each_column(void **unused) {
    (void)unused;
    table_from(TABLE FOUR_RESOURCES ONE_CARD_EACH
               "p1.temple=temple-field,temple-wood p1.hand=temple-sea,galley todo=turn");
    expect_column_too_short("build:temple-sea", 2, DEUS_MARITIME);
    table_from(TABLE FOUR_RESOURCES
               "p1.maritime=galley,galley p1.production=farm,quarry p1.scientific=school,library "
               "p1.civil=villa,forum p1.military=legion,ballista p1.map=A5:psca,A6:psca,A4:m,B5:m "
               "p1.temple=temple-field,temple-wood p1.hand=temple-sea,galley todo=turn");
    expect_allowed("build:temple-sea");
}

static void test_a_temple_costs_one_of_each_resource(void **unused) {
    (void)unused;
    table_from(TABLE "p1.gold=5 " FOUR_RESOURCES
                     "p1.map=A5:p,A6:p p1.hand=temple-sea,galley,farm todo=turn");
    play_tokens("build:temple-sea");
    expect_answers("pay:wood gold:wood");
    play_tokens("pay:wood pay:clay gold:stone at:A5"); /* then only wheat is left to pay with */
    expect_resources(1, "0,0,1,0");
    expect_is(player(1)->gold, 1);
    expect_is(state()->resources_left[DEUS_WHEAT], 10);
}

static void test_sixteen_gold_pay_for_a_temple_and_fifteen_do_not(void **unused) {
    (void)unused;
    table_from(TABLE "p1.gold=15 p1.map=A5:p p1.hand=temple-sea,galley todo=turn");
    expect_refused("build:temple-sea", DEUS_CANNOT_PAY);
    table_from(TABLE "p1.gold=16 p1.map=A5:p p1.hand=temple-sea,galley,farm todo=turn");
    play_tokens("build:temple-sea");
    expect_is(player(1)->gold, 0);
    expect_regions(player(1)->pieces[DEUS_TEMPLE], "A5");
}

/* ---- Where ------------------------------------------------------------------------------- */

static void test_a_temple_joins_a_building_of_yours_on_land(void **unused) {
    (void)unused;
    table_from(TABLE FOUR_RESOURCES
               "p1.map=A5:p,A6:a,A4:m p2.map=D6:p p1.hand=temple-sea,galley,farm todo=turn");
    play_tokens("build:temple-sea");
    expect_answers("at:A5 at:A6");
    expect_refused("at:A4", DEUS_NOT_LAND);
    expect_refused("at:A0", DEUS_NO_BUILDING_THERE);
    expect_refused("at:D6", DEUS_NO_BUILDING_THERE);
    expect_refused("at:A1", DEUS_VILLAGE_THERE);
}

static void test_one_temple_a_region(void **unused) {
    (void)unused;
    table_from(TABLE FOUR_RESOURCES
               "p1.maritime=galley p1.production=farm p1.scientific=school p1.civil=villa "
               "p1.military=legion p1.map=A5:pscat,A6:p,A0:a,A4:m p1.temple=temple-field "
               "p1.hand=temple-sea,galley todo=turn");
    play_tokens("build:temple-sea");
    expect_refused("at:A5", DEUS_TEMPLE_THERE);
    expect_answers("at:A0 at:A6");
}

static void test_without_a_site_a_temple_cannot_be_built(void **unused) {
    (void)unused;
    table_from(TABLE FOUR_RESOURCES "p1.hand=temple-sea,galley todo=turn");
    expect_refused("build:temple-sea", DEUS_NO_TEMPLE_SITE); /* no piece on the map */
    table_from(TABLE FOUR_RESOURCES "p1.map=A4:ma p1.hand=temple-sea,galley todo=turn");
    expect_refused("build:temple-sea", DEUS_NO_TEMPLE_SITE); /* only at sea */
    table_from(TABLE FOUR_RESOURCES "p1.maritime=galley p1.production=farm p1.scientific=school "
                                    "p1.civil=villa p1.military=legion p1.map=A5:pscat,A4:m "
                                    "p1.temple=temple-field p1.hand=temple-sea,galley todo=turn");
    expect_refused("build:temple-sea", DEUS_NO_TEMPLE_SITE); /* a temple wherever a building is */
}

/* The second player has built all four temples. */
#define NO_TEMPLE_LEFT                                                            \
    RHOMBUS "villages=5,3,6,x deck=* p2.hand=school,legion "                      \
            "p2.map=D0:pscat,D6:pscat,D5:pscat,B3:pt,D2:m,D4:m,B6:m "             \
            "p2.maritime=galley,galley,galley p2.production=farm,quarry,sawmill " \
            "p2.scientific=school,school,library p2.civil=villa,villa,forum "     \
            "p2.military=legion,legion,ballista "                                 \
            "p2.temple=temple-wood,temple-clay,temple-stone,temple-wheat "

static void test_with_no_temple_left_the_card_is_playable_without_a_region(void **unused) {
    (void)unused;
    table_from(NO_TEMPLE_LEFT FOUR_RESOURCES "p1.hand=temple-sea,galley,brickyard todo=turn");
    expect_is(state()->temples_left, 0);
    play_tokens("build:temple-sea");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->height[DEUS_TEMPLE], 1);
    expect_resources(1, "0,0,0,0");
    expect_is(times_told(DEUS_DID_PLACE), 0);
    expect_regions(deus_occupied(state(), 0), "");
}

static void test_with_no_temple_left_nothing_is_placed_where_one_could_stand(void **unused) {
    (void)unused;
    table_from(NO_TEMPLE_LEFT FOUR_RESOURCES
               "p1.map=A5:p,A6:p p1.hand=temple-sea,galley,brickyard todo=turn");
    play_tokens("build:temple-sea");
    expect_question(DEUS_ASK_TURN, 2);
    expect_regions(player(1)->pieces[DEUS_TEMPLE], "");
}

static void test_with_no_temple_left_the_columns_still_count(void **unused) {
    (void)unused;
    table_from(NO_TEMPLE_LEFT FOUR_RESOURCES
               "p1.temple=temple-field p1.hand=temple-sea,galley,brickyard todo=turn");
    expect_column_too_short("build:temple-sea", 1, DEUS_MARITIME);
}

/* ---- What for ---------------------------------------------------------------------------- */

/* A school draws a card per region with two buildings. */
static void test_a_temple_counts_as_a_building_in_its_region(void **unused) {
    (void)unused;
    table_from(TABLE "p1.scientific=school p1.map=A5:pt,A6:s p1.temple=temple-sea "
                     "p1.hand=galley,farm todo=end-turn/effects(column=scientific,place=1)");
    expect_question(DEUS_ASK_DRAW, 1);
    expect_is(table.question.args[0], 1);
    table_from(TABLE "p1.scientific=school p1.map=A5:p,A6:s p1.temple=temple-sea "
                     "p1.hand=galley,farm todo=end-turn/effects(column=scientific,place=1)");
    expect_question(DEUS_ASK_TURN, 2);
}

static int temple_points(int seat) {
    dm_scores scores;
    deus_game.score(&table.state, &scores);
    return scores.points[DEUS_FROM_TEMPLES][seat - 1];
}

static void test_a_temple_has_no_effect_when_played(void **unused) {
    (void)unused;
    table_from(TABLE FOUR_RESOURCES
               "p1.vp=5 p1.map=A5:p,A6:p,A0:p p1.hand=temple-regions,galley,farm todo=turn");
    play_tokens("build:temple-regions at:A5");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5);
    expect_is(times_told(DEUS_DID_GAIN_VP), 0);
    expect_is(temple_points(1), 3);
    expect_is(temple_points(2), 0);
}

/* 4 VP per field: A0, B0, C0 and D6 would make 16. */
static void test_a_temple_scores_at_most_twelve(void **unused) {
    (void)unused;
    table_from(TABLE "p1.map=A0:p,B0:p p1.temple=temple-field p1.hand=galley,farm todo=turn");
    expect_is(temple_points(1), 8);
    table_from(TABLE "p1.map=A0:p,B0:p,C0:p p1.temple=temple-field p1.hand=galley,farm todo=turn");
    expect_is(temple_points(1), 12);
    table_from(TABLE "p1.map=A0:p,B0:p,C0:p,D6:p p1.temple=temple-field p1.hand=galley,farm "
                     "todo=turn");
    expect_is(temple_points(1), 12);
}

static void test_an_army_alone_with_a_temple_stays(void **unused) {
    (void)unused;
    table_from(TABLE "p1.military=legion p1.map=A5:at,C5:a p1.temple=temple-sea "
                     "p1.hand=galley,farm todo=end-turn/effects(column=military,place=1)");
    expect_answers("army:A5 army:C5 skip");
    play_tokens("army:A5");
    expect_regions(player(1)->pieces[DEUS_MILITARY], "A5 C5");
    expect_is(times_told(DEUS_DID_MARCH), 0);
    expect_question(DEUS_ASK_TURN, 2);
}

static void test_an_army_leaves_a_temple_that_is_not_abandoned(void **unused) {
    (void)unused;
    table_from(TABLE "p1.military=legion p1.map=A5:cat,C5:a p1.temple=temple-sea "
                     "p1.hand=galley,farm todo=end-turn/effects(column=military,place=1)");
    play_tokens("army:A5 march:A6");
    expect_regions(player(1)->pieces[DEUS_MILITARY], "A6 C5");
    expect_position_refused(TABLE "p1.map=A5:t,A6:p p1.temple=temple-sea p1.hand=galley,farm "
                                  "todo=turn",
                            "a temple of seat 1 stands alone");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_a_first_temple_needs_no_cards, "D-TP1 D-TP2"),
        PROVES(test_a_second_temple_needs_one_card_in_each_column, "D-TP1"),
        PROVES(test_one_empty_column_forbids_the_second_temple, "D-TP1"),
        PROVES(test_a_third_temple_needs_two_cards_in_each_column, "D-TP1"),
        PROVES(test_a_temple_costs_one_of_each_resource, "D-TP1 D-B2"),
        PROVES(test_sixteen_gold_pay_for_a_temple_and_fifteen_do_not, "D-TP1"),
        PROVES(test_a_temple_joins_a_building_of_yours_on_land, "D-TP2"),
        PROVES(test_one_temple_a_region, "D-TP2"),
        PROVES(test_without_a_site_a_temple_cannot_be_built, "D-TP2"),
        PROVES(test_with_no_temple_left_the_card_is_playable_without_a_region, "D-TP3"),
        PROVES(test_with_no_temple_left_nothing_is_placed_where_one_could_stand, "D-TP3"),
        PROVES(test_with_no_temple_left_the_columns_still_count, "D-TP1 D-TP3"),
        PROVES(test_a_temple_counts_as_a_building_in_its_region, "D-TP4"),
        PROVES(test_a_temple_has_no_effect_when_played, "D-TP5"),
        PROVES(test_a_temple_scores_at_most_twelve, "D-TP5"),
        PROVES(test_an_army_alone_with_a_temple_stays, "D-TP6"),
        PROVES(test_an_army_leaves_a_temple_that_is_not_abandoned, "D-TP6"),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
