/* The end: its trigger (D-X1), the final count (D-X2), who wins (D-X3), and the guard (D-X4). */
#include "support/scene.h"

static void expect_over(void) {
    if (table.question.seat != DM_NOBODY) fail_msg("seat %d is asked", table.question.seat + 1);
    expect_is(table.question.count, 0);
}

static void expect_turn(int round, int seat) {
    expect_question(DEUS_ASK_TURN, seat);
    expect_is(state()->round, round);
}

/* Hands from which an offering needs no choice of pieces or resources. */
#define HANDS "p1.hand=galley,galley,forum p2.hand=galley,galley,forum "

/* ---- D-X1 -------------------------------------------------------------------------------- */

/* Three temples stand; seat 1 may build its second. Each has a card in every column. */
#define LAST_TEMPLE LAST_TEMPLE_BESIDE("legion")
#define LAST_TEMPLE_BESIDE(army)                                                         \
    "p1.map=A0:pt,A2:m,A3:sc,A5:a p1.maritime=galley p1.production=farm p1.civil=villa " \
    "p1.scientific=school p1.military=" army " p1.temple=temple-sea "                    \
    "p2.map=D0:pt,D2:m,D3:sct,D6:a p2.maritime=galley p2.production=quarry "             \
    "p2.civil=villa p2.scientific=school p2.military=" army " "                          \
    "p2.temple=temple-wood,temple-clay p2.hand=galley,galley,forum "                     \
    "p1.hand=temple-cities,forum,baths "

static void test_the_last_temple_leaves_the_round_to_finish_and_one_more(void **unused) {
    (void)unused;
    scene(LAST_TEMPLE "first=1");
    play_tokens("build:temple-cities pay:wood pay:clay pay:stone pay:wheat at:A3");
    expect_is(state()->temples_left, 0);
    expect_is(state()->last_round, 4);
    expect_is(told(DEUS_DID_TRIGGER_END, 1), 4);
    expect_turn(3, 2);
    offer_anything();
    expect_turn(4, 1);
    offer_anything();
    expect_turn(4, 2);
    offer_anything();
    expect_over();
}

/* The same by the last player of a round: all have had equal turns already. */
static void test_triggered_by_the_last_of_a_round_there_is_still_a_full_round(void **unused) {
    (void)unused;
    scene(LAST_TEMPLE "first=2");
    play_tokens("build:temple-cities pay:wood pay:clay pay:stone pay:wheat at:A3");
    expect_turn(4, 2);
    offer_anything();
    expect_turn(4, 1);
    offer_anything();
    expect_over();
}

static void test_a_temple_that_is_not_the_last_triggers_nothing(void **unused) {
    (void)unused;
    scene("p1.map=A0:p,A3:c p1.hand=temple-sea,villa,forum");
    play_tokens("build:temple-sea pay:wood pay:clay pay:stone pay:wheat at:A3");
    expect_is(state()->temples_left, 3);
    expect_is(state()->last_round, 0);
}

/* D1 has the neighbours D0, D2 and D6. */
static void test_the_last_village_attacked_triggers_the_end(void **unused) {
    (void)unused;
    scene("first=1 villages=x,x,x,3 p1.map=D0:a p2.map=D2:m p1.hand=school,galley,forum");
    play_tokens("build:school pay:clay at:D6");
    expect_is(state()->attacked, 15);
    expect_is(state()->last_round, 4);
    expect_is(told(DEUS_DID_TRIGGER_END, 1), 4);
    offer_anything();
    expect_turn(4, 1);
    offer_anything();
    offer_anything();
    expect_over();
}

static void test_one_village_left_is_not_the_end(void **unused) {
    (void)unused;
    scene("first=1 villages=x,x,6,3 p1.map=D0:a p2.map=D2:m p1.hand=school,galley,forum");
    play_tokens("build:school pay:clay at:D6");
    expect_is(state()->attacked, 1 | 2 | 8);
    expect_is(state()->last_round, 0);
    expect_is(times_told(DEUS_DID_TRIGGER_END), 0);
}

/* A7: it is told at that moment, not at the end of the turn. The column still works. */
static void test_the_end_is_told_when_the_last_village_falls(void **unused) {
    (void)unused;
    static const char last_village[] = "first=1 villages=x,x,x,3 p1.map=D0:as p2.map=D2:m "
                                       "p1.scientific=library p1.hand=school,galley,forum";
    scene(last_village);
    play_tokens("build:school pay:clay at:D6");
    expect_question(DEUS_ASK_DRAW, 1);
    expect_is(state()->last_round, 4);
    expect_is(told(DEUS_DID_TRIGGER_END, 1), 4);
    play_tokens("skip skip");
    expect_is(times_told(DEUS_DID_TRIGGER_END), 0); /* once */
    expect_turn(3, 2);
    expect_is(state()->last_round, 4);
}

static void test_the_end_is_told_when_archers_take_the_last_village(void **unused) {
    (void)unused;
    scene("egypt=military villages=x,x,x,3 p1.map=A0:p,D0:a p1.tokens=2 "
          "p1.hand=archers,temple-order");
    play_tokens("build:archers pay:wood pay:wheat at:A0 skip army:D0");
    expect_question(DEUS_ASK_MARCH, 1);
    expect_is(state()->last_round, 4);
}

/* The temple stands; its owner still has to move the combat token that lies there. */
static void test_the_end_is_told_when_the_last_temple_stands(void **unused) {
    (void)unused;
    scene("egypt=military first=1 p1.camps=A3 " LAST_TEMPLE_BESIDE("camels"));
    play_tokens("build:temple-cities pay:wood pay:clay pay:stone pay:wheat at:A3");
    expect_question(DEUS_ASK_SHIFT, 1);
    expect_is(state()->last_round, 4);
    expect_told_in_order("place trigger-end");
}

static void test_by_version_1_the_end_is_told_at_the_end_of_the_turn(void **unused) {
    (void)unused;
    scene("rules=1 first=1 villages=x,x,x,3 p1.map=D0:as p2.map=D2:m p1.scientific=library "
          "p1.hand=school,galley,forum");
    play_tokens("build:school pay:clay at:D6");
    expect_question(DEUS_ASK_DRAW, 1);
    expect_is(state()->last_round, 0);
    play_tokens("skip skip");
    expect_is(told(DEUS_DID_TRIGGER_END, 1), 4);
}

/* An emptied village has not been attacked. */
static void test_emptied_villages_do_not_end_the_game(void **unused) {
    (void)unused;
    scene(HANDS "villages=x,x,x,0");
    offer_anything();
    expect_is(state()->last_round, 0);
}

static void test_a_later_trigger_does_not_move_the_last_round(void **unused) {
    (void)unused;
    scene(LAST_TEMPLE "villages=x,x,x,x round=4 last=4 first=1");
    play_tokens("build:temple-cities pay:wood pay:clay pay:stone pay:wheat at:A3");
    expect_is(state()->last_round, 4);
    expect_turn(4, 2);
    offer_anything();
    expect_over();
}

/* ---- D-X2, D-X3 -------------------------------------------------------------------------- */

/* The last answer of the game: seat 2 offers a card for Neptune, 2 gold. */
static void last_turn(const char *words) {
    char line[700];
    dm_writer out = dm_writer_on(line, sizeof line);
    dm_write(&out, "round=9 last=9 first=1 turn=2 p2.hand=galley,galley ");
    dm_write(&out, words);
    scene(line);
    play_tokens("offer:galley done");
    expect_over();
}

static void test_the_final_count_adds_vp_temples_and_majorities(void **unused) {
    (void)unused;
    last_turn("p1.vp=30 p2.vp=28 p1.gold=7 p2.gold=4 p1.resources=3,0,2,0 p2.resources=1,4,2,0 "
              "p1.map=A0:pt,B0:c p1.temple=temple-field p2.map=D0:p");
    expect_is(points(1, DEUS_FROM_PLAY), 30);
    expect_is(points(1, DEUS_FROM_TEMPLES), 8);
    expect_is(points(1, DEUS_FROM_WOOD), 2);
    expect_is(points(2, DEUS_FROM_WOOD), 0);
    expect_is(points(2, DEUS_FROM_CLAY), 2);
    expect_is(points(1, DEUS_FROM_STONE), 2); /* tied: both */
    expect_is(points(2, DEUS_FROM_STONE), 2);
    expect_is(points(1, DEUS_FROM_WHEAT), 0); /* nobody has any */
    expect_is(points(2, DEUS_FROM_WHEAT), 0);
    expect_is(points(1, DEUS_FROM_GOLD), 2); /* 7 to 6 */
    expect_is(points(2, DEUS_FROM_GOLD), 0);
    expect_is(total(1), 30 + 8 + 2 + 2 + 2);
    expect_is(total(2), 28 + 2 + 2);
    expect_is(place(1), 1);
    expect_is(place(2), 2);
}

static void test_the_count_is_told_source_by_source(void **unused) {
    (void)unused;
    last_turn("p1.vp=30 p2.vp=28 p1.gold=7 p2.gold=4 p1.map=A0:pt p1.temple=temple-field");
    expect_is(times_told(DEUS_DID_END), 1);
    expect_is(told(DEUS_DID_SCORE, 1), total(1));
    expect_is(told(DEUS_DID_SCORE, 2), total(2));
}

/* Each temple of a player counts, whether or not a piece was left for it (D-TP3). */
static void test_every_temple_card_scores(void **unused) {
    (void)unused;
    last_turn("p1.map=A0:pcsat,A2:m p1.maritime=galley p1.production=farm p1.civil=villa "
              "p1.scientific=school p1.military=legion p1.temple=temple-field,temple-sea");
    expect_is(points(1, DEUS_FROM_TEMPLES), 4 + 3);
    expect_is(points(2, DEUS_FROM_TEMPLES), 0);
}

static void test_equal_points_share_the_victory(void **unused) {
    (void)unused;
    last_turn("p1.vp=30 p2.vp=32 p1.gold=20 p2.gold=4 p1.resources=2,2,2,2 p2.resources=2,2,2,2");
    expect_is(total(1), total(2));
    expect_is(place(1), 1);
    expect_is(place(2), 1);
    last_turn("p1.vp=31 p2.vp=32 p1.gold=20 p2.gold=4");
    expect_is(place(1), 1);
    expect_is(place(2), 2);
}

/* Two share the first place; the next is third. */
static void test_who_comes_after_a_shared_victory_is_third(void **unused) {
    (void)unused;
    table_from(TRIANGLE "deck=* p1.vp=10 p2.vp=12 p3.vp=12 p1.hand=villa");
    expect_over();
    expect_is(place(1), 3);
    expect_is(place(2), 1);
    expect_is(place(3), 1);
}

/* ---- D-X4 -------------------------------------------------------------------------------- */

static void test_the_game_ends_after_round_120_all_the_same(void **unused) {
    (void)unused;
    scene(HANDS "round=119 first=1 turn=2");
    offer_anything();
    expect_turn(120, 1);
    offer_anything();
    expect_turn(120, 2);
    offer_anything();
    expect_over();
    expect_is(state()->round, 120);
}

static void test_a_trigger_in_round_120_makes_no_round_121(void **unused) {
    (void)unused;
    scene(HANDS "round=120 first=1 turn=1 villages=x,x,x,x");
    offer_anything();
    expect_is(state()->last_round, 120);
    offer_anything();
    expect_over();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_the_last_temple_leaves_the_round_to_finish_and_one_more, "D-X1"),
        PROVES(test_triggered_by_the_last_of_a_round_there_is_still_a_full_round, "D-X1"),
        PROVES(test_a_temple_that_is_not_the_last_triggers_nothing, "D-X1"),
        PROVES(test_the_last_village_attacked_triggers_the_end, "D-X1"),
        PROVES(test_one_village_left_is_not_the_end, "D-X1"),
        PROVES(test_the_end_is_told_when_the_last_village_falls, "D-X1"),
        PROVES(test_the_end_is_told_when_archers_take_the_last_village, "D-X1"),
        PROVES(test_the_end_is_told_when_the_last_temple_stands, "D-X1"),
        PROVES(test_by_version_1_the_end_is_told_at_the_end_of_the_turn, "D-X1"),
        PROVES(test_emptied_villages_do_not_end_the_game, "D-X1"),
        PROVES(test_a_later_trigger_does_not_move_the_last_round, "D-X1"),
        PROVES(test_the_final_count_adds_vp_temples_and_majorities, "D-X2 D-X3"),
        PROVES(test_the_count_is_told_source_by_source, "D-X2"),
        PROVES(test_every_temple_card_scores, "D-X2 D-TP5"),
        PROVES(test_equal_points_share_the_victory, "D-X3"),
        PROVES(test_who_comes_after_a_shared_victory_is_third, "D-X3"),
        PROVES(test_the_game_ends_after_round_120_all_the_same, "D-X4"),
        PROVES(test_a_trigger_in_round_120_makes_no_round_121, "D-X4"),
    };
    return cmocka_run_group_tests_name("the end", tests, NULL, NULL);
}
