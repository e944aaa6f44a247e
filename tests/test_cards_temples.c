/* Temples: nothing happens when one is built; at the end each scores, at most 12 VP (D-TP5). */
#include <stdio.h>

#include "support/scene.h"

/* Builds the temple in A0, where the scene has a building, and expects what it would score now. */
static void expect_score(const char *card, const char *words, int score) {
    char all[700], tokens[96];
    snprintf(all, sizeof all, "p1.hand=%s,villa p2.hand=corsairs,war-elephants %s", card, words);
    scene(all);
    snprintf(tokens, sizeof tokens, "build:%s pay:wood pay:clay pay:stone pay:wheat", card);
    int vp = player(1)->vp, gold = player(1)->gold;
    play_tokens(tokens);
    if (table.question.kind == DEUS_ASK_PLACE)
        play_tokens("at:A0"); /* unless it is the only place */
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, vp);
    expect_is(player(1)->gold, gold);
    if (points(1, DEUS_FROM_TEMPLES) != score)
        fail_msg("%s scores %d with %s; expected %d", card, points(1, DEUS_FROM_TEMPLES), words,
                 score);
}

static void test_temple_regions_scores_1_per_region_with_a_building(void **unused) {
    (void)unused;
    expect_score("temple-regions", "p1.map=A0:pc,A2:m,A3:c p2.map=B0:p", 3);
    expect_score("temple-regions",
                 "p1.pieces=0,0,0,0,0 p1.map=A0:p,A3:p,A5:p,A6:p,B0:p,B2:c,B3:c,B4:c,C0:c,C2:c,"
                 "C5:s,C6:s,D0:s",
                 12);
}

static void test_temple_field_scores_4_per_field(void **unused) {
    (void)unused;
    expect_score("temple-field", "p1.map=A0:pc,B0:a,A3:c p2.map=C0:p", 8);
    expect_score("temple-field", "p1.map=A0:p,B0:a,C0:c,D6:s", 12);
}
static void test_temple_mountain_scores_4_per_mountain(void **unused) {
    (void)unused;
    expect_score("temple-mountain", "p1.map=A0:p,A5:pc,B4:a p2.map=C5:p", 8);
    expect_score("temple-mountain", "p1.map=A0:p,A5:p,B4:a,C5:c,D5:s", 12);
}
static void test_temple_forest_scores_4_per_forest(void **unused) {
    (void)unused;
    expect_score("temple-forest", "p1.map=A0:p,A6:pc,B3:a p2.map=C2:p", 8);
    expect_score("temple-forest", "p1.map=A0:p,A6:p,B3:a,C2:c,D0:s", 12);
}
static void test_temple_swamp_scores_4_per_swamp(void **unused) {
    (void)unused;
    expect_score("temple-swamp", "p1.map=A0:p,A3:pc,B2:a p2.map=C6:p", 8);
    expect_score("temple-swamp", "p1.map=A0:p,A3:p,B2:a,C6:c,D3:s", 12);
}

/* The temple itself makes A0 a region with two buildings, or with three. */
static void test_temple_cities_scores_2_per_region_with_two_buildings(void **unused) {
    (void)unused;
    expect_score("temple-cities", "p1.map=A0:p,A3:pc,A5:c p2.map=B0:pc", 4);
    expect_score("temple-cities",
                 "p1.pieces=0,0,0,0,0 p1.map=A0:p,A3:pc,A5:pc,A6:pc,B0:pc,B2:cs,B3:sa,B4:sa", 12);
}
static void test_temple_metropolis_scores_4_per_region_with_three_buildings(void **unused) {
    (void)unused;
    expect_score("temple-metropolis", "p1.map=A0:pc,A3:psca,A5:ps p2.map=B0:psc", 8);
    expect_score("temple-metropolis", "p1.map=A0:pc,A3:psc,A5:psc,A6:psc", 12);
}
static void test_temple_capital_scores_2_per_building_in_the_largest_region(void **unused) {
    (void)unused;
    expect_score("temple-capital", "p1.map=A0:p,A3:psc", 6);
    expect_score("temple-capital", "p1.map=A0:psca,A3:psc", 10); /* five with the temple */
    expect_score("temple-capital", "p1.map=A0:p p2.map=B0:psca", 4);
}

/* What is held after the temple was paid. */
static void test_temple_wheat_scores_1_per_wheat_held(void **unused) {
    (void)unused;
    expect_score("temple-wheat", "p1.map=A0:p p1.resources=2,2,2,6", 5);
    expect_score("temple-wheat", "p1.map=A0:p p1.resources=5,5,5,1", 0);
}
static void test_temple_wood_scores_1_per_wood_held(void **unused) {
    (void)unused;
    expect_score("temple-wood", "p1.map=A0:p p1.resources=6,2,2,2", 5);
    expect_score("temple-wood", "p1.map=A0:p p1.resources=1,5,5,5", 0);
}
static void test_temple_clay_scores_1_per_clay_held(void **unused) {
    (void)unused;
    expect_score("temple-clay", "p1.map=A0:p p1.resources=2,6,2,2", 5);
    expect_score("temple-clay", "p1.map=A0:p p1.resources=5,1,5,5", 0);
}
static void test_temple_stone_scores_1_per_stone_held(void **unused) {
    (void)unused;
    expect_score("temple-stone", "p1.map=A0:p p1.resources=2,2,6,2", 5);
    expect_score("temple-stone", "p1.map=A0:p p1.resources=5,5,1,5", 0);
}

/* Two players have 10 of a resource between them; three have 15. */
static void test_temples_of_resources_score_at_most_12(void **unused) {
    (void)unused;
    static const char *const cards[DEUS_RESOURCES] = {"temple-wood", "temple-clay", "temple-stone",
                                                      "temple-wheat"};
    for (int resource = 0; resource < DEUS_RESOURCES; resource++) {
        char line[400];
        snprintf(line, sizeof line,
                 TRIANGLE "deck=* "
                          "p1.resources=14,14,14,14 p1.pieces=2,2,2,2,2 p1.map=A0:pt p1.temple=%s "
                          "p1.hand=villa,baths todo=turn",
                 cards[resource]);
        table_from(line);
        expect_is(points(1, DEUS_FROM_TEMPLES), 12);
    }
}

static void test_temple_treasury_scores_1_per_2_gold(void **unused) {
    (void)unused;
    expect_score("temple-treasury", "p1.map=A0:p p1.gold=21", 10);
    expect_score("temple-treasury", "p1.map=A0:p p1.gold=26", 12);
}
static void test_temple_sea_scores_3_per_sea_region(void **unused) {
    (void)unused;
    expect_score("temple-sea", "p1.map=A0:p,A2:m,A4:m p2.map=B5:m", 6);
    expect_score("temple-sea", "p1.pieces=0,1,1,1,1 p1.map=A0:p,A2:m,A4:m,B5:m,B6:m,C4:m", 12);
}
static void test_temple_arms_scores_3_per_army_on_the_board(void **unused) {
    (void)unused;
    expect_score("temple-arms", "p1.map=A0:pa,A3:a p2.map=B0:a", 6);
    expect_score("temple-arms", "p1.pieces=1,1,1,1,0 p1.map=A0:pa,A3:a,A5:a,A6:a,B4:a", 12);
}

/* A complete row is a card in each of the five columns: the fewest of any. */
static void test_temple_order_scores_5_per_complete_row_of_five_columns(void **unused) {
    (void)unused;
    expect_score("temple-order",
                 "p1.map=A0:psca,A2:m,A3:psca,B0:s p1.maritime=galley p1.production=farm,quarry "
                 "p1.scientific=school,school,library p1.civil=forum,forum "
                 "p1.military=legion,legion",
                 5);
    expect_score("temple-order",
                 "p1.map=A0:psca,A3:psca,B0:s p1.production=farm,quarry "
                 "p1.scientific=school,school,library p1.civil=forum,forum "
                 "p1.military=legion,legion",
                 0); /* no maritime card */
    expect_score("temple-order",
                 "p1.map=A0:psca,A2:m,A3:psca,A4:m,B0:psca,B5:m p1.maritime=galley,galley,galley "
                 "p1.production=farm,quarry,sawmill p1.scientific=school,school,library "
                 "p1.civil=forum,forum,baths p1.military=legion,legion,corsairs",
                 12); /* three rows */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_temple_regions_scores_1_per_region_with_a_building, "D-TP5"),
        PROVES(test_temple_field_scores_4_per_field, "D-TP5"),
        PROVES(test_temple_mountain_scores_4_per_mountain, "D-TP5"),
        PROVES(test_temple_forest_scores_4_per_forest, "D-TP5"),
        PROVES(test_temple_swamp_scores_4_per_swamp, "D-TP5"),
        PROVES(test_temple_cities_scores_2_per_region_with_two_buildings, "D-TP4 D-TP5"),
        PROVES(test_temple_metropolis_scores_4_per_region_with_three_buildings, "D-TP4 D-TP5"),
        PROVES(test_temple_capital_scores_2_per_building_in_the_largest_region, "D-TP4 D-TP5"),
        PROVES(test_temple_wheat_scores_1_per_wheat_held, "D-TP5"),
        PROVES(test_temple_wood_scores_1_per_wood_held, "D-TP5"),
        PROVES(test_temple_clay_scores_1_per_clay_held, "D-TP5"),
        PROVES(test_temple_stone_scores_1_per_stone_held, "D-TP5"),
        PROVES(test_temples_of_resources_score_at_most_12, "D-TP5"),
        PROVES(test_temple_treasury_scores_1_per_2_gold, "D-TP5"),
        PROVES(test_temple_sea_scores_3_per_sea_region, "D-TP5"),
        PROVES(test_temple_arms_scores_3_per_army_on_the_board, "D-TP5"),
        PROVES(test_temple_order_scores_5_per_complete_row_of_five_columns, "D-TP5"),
    };
    return cmocka_run_group_tests_name("cards: temples", tests, NULL, NULL);
}
