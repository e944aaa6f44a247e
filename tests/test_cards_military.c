/* Military cards: raids, gains beside villages, marches with a theft, and piracy. How armies may
 * march is in test_army.c. */
#include "support/scene.h"

/* ---- Siege tower ------------------------------------------------------------------------- */

static void test_siege_tower_takes_2_vp_from_one_village_beside_an_army(void **unused) {
    (void)unused;
    scene("p1.map=A0:p,D5:a,B2:c p1.hand=siege-tower,villa villages=5,3,6,3");
    play_tokens("build:siege-tower pay:wood pay:stone at:A0");
    expect_question(DEUS_ASK_RAID, 1);
    expect_answers("raid:A1 raid:C1 skip");
    expect_refused("raid:B1", DEUS_NO_ARMY_BESIDE); /* a civil building is none */
    play_tokens("raid:A1");
    expect_is(player(1)->vp, 5 + 2);
    expect_is(state()->village_vp[0], 3);
    expect_is(state()->village_vp[2], 6); /* one village only */
    expect_question(DEUS_ASK_TURN, 2);
}

static void test_siege_tower_takes_what_is_left_and_nothing_from_a_spent_village(void **unused) {
    (void)unused;
    scene("p1.map=A0:p,D5:a,D0:a p1.hand=siege-tower,villa villages=1,3,0,x");
    play_tokens("build:siege-tower pay:wood pay:stone at:A0");
    expect_refused("raid:C1", DEUS_VILLAGE_EMPTY);
    expect_refused("raid:D1", DEUS_VILLAGE_ATTACKED);
    play_tokens("raid:A1");
    expect_is(player(1)->vp, 5 + 1);
    expect_is(state()->village_vp[0], 0);
    expect_is(state()->attacked, 1 << 3); /* emptied, but not attacked */

    scene("p1.map=A0:p p1.hand=siege-tower,villa");
    play_tokens("build:siege-tower pay:wood pay:stone at:A0 skip");
    expect_is(player(1)->vp, 5);
    expect_is(state()->village_vp[0], 5);
}

/* ---- Ballista ---------------------------------------------------------------------------- */

static void test_ballista_gives_4_gold_per_village_beside_an_army(void **unused) {
    (void)unused;
    scene("p1.map=A0:p,B3:a,C6:a p1.hand=ballista,villa villages=5,3,0,3"); /* C1 is empty */
    play_tokens("build:ballista pay:wood pay:wheat at:A0");
    expect_question(DEUS_ASK_TURN, 2); /* a pure gain */
    expect_is(player(1)->gold, 28);    /* A1, and C1 once for two armies */

    scene("p1.map=A0:p,B3:a,C6:a p1.hand=ballista,villa villages=5,3,x,3");
    play_tokens("build:ballista pay:wood pay:wheat at:A0");
    expect_is(player(1)->gold, 24); /* an attacked village is none */

    scene("p1.map=A0:p,A6:c p1.hand=ballista,villa p2.map=B0:a");
    play_tokens("build:ballista pay:wood pay:wheat at:A5");
    expect_is(player(1)->gold, 20); /* other buildings, other armies do not count */
}

/* ---- Legion and war elephants ------------------------------------------------------------ */

static void test_legion_moves_an_army_up_to_2_steps_then_steals_3_gold(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=legion,villa p2.map=B0:p");
    play_tokens("build:legion pay:wheat at:A0 army:A0");
    expect_question(DEUS_ASK_MARCH, 1);
    expect_allowed("march:B4"); /* two steps, through the village A1 */
    expect_refused("march:B3", DEUS_TOO_FAR);
    play_tokens("march:B4");
    expect_question(DEUS_ASK_ROB, 1);
    play_tokens("rob:2");
    expect_is(player(1)->gold, 23);
    expect_is(player(2)->gold, 17);
    expect_is(player(1)->pieces[DEUS_MILITARY] == at("B4"), true);
}

static void test_legion_can_be_declined_at_each_part(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=legion,villa p2.map=B0:p");
    play_tokens("build:legion pay:wheat at:A0 skip");
    expect_question(DEUS_ASK_TURN, 2);

    scene("p1.map=A0:p p1.hand=legion,villa p2.map=B0:p");
    play_tokens("build:legion pay:wheat at:A0 army:A0 march:B4 skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20);
    expect_is(player(2)->gold, 20);
}

static void test_legion_takes_at_most_what_the_victim_has(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=legion,villa p2.map=B0:p p2.gold=2");
    play_tokens("build:legion pay:wheat at:A0 army:A0 march:B4 rob:2");
    expect_is(player(1)->gold, 22);
    expect_is(player(2)->gold, 0);
    expect_is(told(DEUS_DID_STEAL_GOLD, 1), 2);
}

static void test_war_elephants_move_1_step_then_steal_1_vp(void **unused) {
    (void)unused;
    scene("p1.map=C6:p p1.hand=war-elephants,villa p2.map=B0:p");
    play_tokens("build:war-elephants pay:stone pay:wheat at:C6 army:C6");
    expect_refused("march:C2", DEUS_TOO_FAR);
    play_tokens("march:B4 rob:2");
    expect_is(player(1)->vp, 6);
    expect_is(player(2)->vp, 4);
    expect_is(player(2)->gold, 20);
}

/* VP are hidden, so a victim is a legal choice even with none. */
static void test_war_elephants_may_choose_a_victim_without_vp(void **unused) {
    (void)unused;
    scene("p1.map=B4:p p1.hand=war-elephants,villa p2.map=B0:p p2.vp=0");
    play_tokens("build:war-elephants pay:stone pay:wheat at:B4 army:B4 march:B4");
    expect_answers("rob:2 skip");
    play_tokens("rob:2");
    expect_is(player(1)->vp, 5);
    expect_is(player(2)->vp, 0);
}

/* ---- Corsairs ---------------------------------------------------------------------------- */

/* A2 lies beside both armies and counts once; B5 beside one; C4 beside none. */
static void test_corsairs_steal_3_gold_for_each_ship_beside_an_army(void **unused) {
    (void)unused;
    scene("p1.map=A0:p,B4:a p1.hand=corsairs,villa p2.map=A2:m,B5:m,C4:m");
    play_tokens("build:corsairs pay:wood at:A0");
    expect_question(DEUS_ASK_PIRACY, 1);
    expect_answers("steal skip");
    play_tokens("steal");
    expect_is(player(1)->gold, 26);
    expect_is(player(2)->gold, 14);
}

static void test_corsairs_take_what_there_is_and_can_be_declined(void **unused) {
    (void)unused;
    scene("p1.map=A0:p,B4:a p1.hand=corsairs,villa p2.map=A2:m,B5:m p2.gold=4");
    play_tokens("build:corsairs pay:wood at:A0 steal");
    expect_is(player(1)->gold, 24);
    expect_is(player(2)->gold, 0);

    scene("p1.map=A0:p p1.hand=corsairs,villa p2.map=A2:m");
    play_tokens("build:corsairs pay:wood at:A0 skip");
    expect_is(player(2)->gold, 20);
    expect_question(DEUS_ASK_TURN, 2);

    /* An own ship, and a ship out of reach: nothing is asked. */
    scene("p1.map=A0:p,A2:m p1.hand=corsairs,villa p2.map=C4:m");
    play_tokens("build:corsairs pay:wood at:A0");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(2)->gold, 20);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_siege_tower_takes_2_vp_from_one_village_beside_an_army),
        PROVES(test_siege_tower_takes_what_is_left_and_nothing_from_a_spent_village, "D-V3 D-B8"),
        PROVES(test_ballista_gives_4_gold_per_village_beside_an_army, "D-V3"),
        cmocka_unit_test(test_legion_moves_an_army_up_to_2_steps_then_steals_3_gold),
        PROVES(test_legion_can_be_declined_at_each_part, "D-B8"),
        cmocka_unit_test(test_legion_takes_at_most_what_the_victim_has),
        cmocka_unit_test(test_war_elephants_move_1_step_then_steal_1_vp),
        cmocka_unit_test(test_war_elephants_may_choose_a_victim_without_vp),
        cmocka_unit_test(test_corsairs_steal_3_gold_for_each_ship_beside_an_army),
        cmocka_unit_test(test_corsairs_take_what_there_is_and_can_be_declined),
    };
    return cmocka_run_group_tests_name("cards: military", tests, NULL, NULL);
}
