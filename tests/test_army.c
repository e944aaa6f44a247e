/* How armies march (D-M1, D-M2), what holds them (D-TP6), and what a march causes. A legion of
 * seat 1 takes effect: one army may go up to two steps. */
#include "support/scene.h"

#define LEGION "p1.military=legion "

static void march(const char *words) { scene_effects("military", words); }

/* ---- D-M1 -------------------------------------------------------------------------------- */

static void test_an_army_goes_up_to_two_steps_over_land(void **unused) {
    (void)unused;
    march(LEGION "p1.map=D0:a,A0:p");
    expect_question(DEUS_ASK_ARMY, 1);
    play_tokens("army:D0");
    expect_question(DEUS_ASK_MARCH, 1);

    expect_answers("march:D0 march:D3 march:D5 march:D6 march:B2 march:B3");
    expect_refused("march:B0", DEUS_TOO_FAR);
    play_tokens("march:B3");
    expect_is(player(1)->pieces[DEUS_MILITARY] == at("B3"), true);
}

static void test_up_to_includes_no_step_at_all(void **unused) {
    (void)unused;
    march(LEGION "p1.map=B4:a p2.map=B0:p");
    play_tokens("army:B4 march:B4");
    expect_is(times_told(DEUS_DID_MARCH), 0);
    expect_question(DEUS_ASK_ROB, 1); /* no move is needed before a theft */
    play_tokens("rob:2");
    expect_is(player(1)->gold, 23);
}

/* From A0 only the village A1 leads to B4. */
static void test_a_village_may_be_passed_but_not_entered(void **unused) {
    (void)unused;
    march(LEGION "p1.map=A0:a");
    play_tokens("army:A0");
    expect_allowed("march:B4");
    expect_refused("march:A1", DEUS_VILLAGE_THERE);
    march(LEGION "p1.map=A0:a villages=x,3,6,3"); /* attacked or not */
    play_tokens("army:A0");
    expect_allowed("march:B4");
    expect_refused("march:A1", DEUS_VILLAGE_THERE);
}

/* From D0 only D5 leads to B3. */
static void test_a_region_of_another_player_may_be_passed_but_not_kept(void **unused) {
    (void)unused;
    march(LEGION "p1.map=D0:a p2.map=D5:pa");
    play_tokens("army:D0");
    expect_allowed("march:B3");
    expect_refused("march:D5", DEUS_OTHER_PLAYER_THERE);
}

static void test_own_armies_may_be_passed(void **unused) {
    (void)unused;
    march(LEGION "p1.map=D0:a,D5:a");
    play_tokens("army:D0");
    expect_allowed("march:B3");
    expect_refused("march:D5", DEUS_OWN_ARMY_THERE);
}

/* From A0 only the sea A2 leads to C6. */
static void test_the_sea_carries_an_army_only_by_its_own_ship(void **unused) {
    (void)unused;
    march(LEGION "p1.map=A0:a,A2:m");
    play_tokens("army:A0");
    expect_allowed("march:A2");
    expect_allowed("march:C6");

    march(LEGION "p1.map=A0:a");
    play_tokens("army:A0");
    expect_refused("march:A2", DEUS_SEA_WITHOUT_SHIP);
    expect_refused("march:C6", DEUS_TOO_FAR);

    march(LEGION "p1.map=A0:a p2.map=A2:m");
    play_tokens("army:A0");
    expect_refused("march:A2", DEUS_OTHER_PLAYER_THERE);
    expect_refused("march:C6", DEUS_TOO_FAR);
}

static void test_an_army_may_stop_on_its_ship_and_go_on_later(void **unused) {
    (void)unused;
    march(LEGION "p1.map=A0:a,A2:m");
    play_tokens("army:A0 march:A2");
    expect_is(player(1)->pieces[DEUS_MILITARY] == at("A2"), true);
    march(LEGION "p1.map=A2:am");
    play_tokens("army:A2");
    expect_allowed("march:B4");
}

/* War elephants: a single step, through nothing. */
static void test_one_step_is_one_adjacent_region(void **unused) {
    (void)unused;
    march("p1.military=war-elephants p1.map=A0:a");
    play_tokens("army:A0");
    expect_answers("march:A0 march:A3 march:A5 march:A6");
    expect_refused("march:B4", DEUS_TOO_FAR);
}

/* ---- D-M2 -------------------------------------------------------------------------------- */

static void test_never_two_armies_in_one_region_at_the_end_of_a_move(void **unused) {
    (void)unused;
    march(LEGION "p1.map=A0:a,A3:ap");
    play_tokens("army:A0");
    expect_refused("march:A3", DEUS_OWN_ARMY_THERE);
    march(LEGION "p1.map=A0:a,A3:p"); /* another building is no obstacle */
    play_tokens("army:A0");
    expect_allowed("march:A3");
}

static void test_an_army_may_end_on_empty_land_and_leave_its_region_empty(void **unused) {
    (void)unused;
    march(LEGION "p1.map=A0:a p1.first=A0");
    play_tokens("army:A0 march:A5");
    expect_is(deus_occupied(state(), 0) == at("A5"), true);
    expect_is(deus_region_bit(player(1)->first_region) == at("A0"), true); /* remembered, D-B3 */
}

/* ---- D-TP6 ------------------------------------------------------------------------------- */

#define TEMPLE_CARD "p1.temple=temple-sea "

/* An army that must stay is not asked where to: it stays, and may still steal. */
static void test_an_army_that_guards_a_temple_is_not_asked_where_to(void **unused) {
    (void)unused;
    march(LEGION TEMPLE_CARD "p1.map=B4:at p2.map=B0:p");
    play_tokens("army:B4");
    expect_question(DEUS_ASK_ROB, 1);
    expect_is(player(1)->pieces[DEUS_MILITARY] == at("B4"), true);

    march(LEGION TEMPLE_CARD "p1.map=B4:atc p2.map=B0:p"); /* another building keeps the temple */
    play_tokens("army:B4");
    expect_question(DEUS_ASK_MARCH, 1);
    expect_allowed("march:B3");
}

/* The reason, which the question above never has to show: asked as if it were. */
static void test_the_reason_is_that_a_temple_is_never_abandoned(void **unused) {
    (void)unused;
    static dm_refusals refusals;
    dm_question question;
    march(LEGION TEMPLE_CARD "p1.map=B4:at,A0:a");
    deus_state *s = deus_mutable(&table.state);
    s->steps[s->depth - 1].step = DEUS_STEP_MARCH;
    s->steps[s->depth - 1].region = deus_region_first(at("B4"));
    deus_game.ask(&table.state, &question, &refusals);
    expect_is(question.count, 1);
    expect_is(question.answers[0].a, deus_region_first(at("B4")));
    for (int k = 0; k < refusals.count; k++)
        if (refusals.answers[k].a == deus_region_first(at("B3")))
            expect_is(refusals.reasons[k].code, DEUS_TEMPLE_ABANDONED);
}

/* ---- What a march causes ----------------------------------------------------------------- */

/* B1 has the neighbours B0, B2 and B6; the army closes the ring. The theft comes after it. */
static void test_a_march_attacks_a_village_before_the_theft(void **unused) {
    (void)unused;
    march("p1.military=war-elephants p1.map=B0:p,B6:m,B3:a p2.map=D6:p p2.vp=5");
    play_tokens("army:B3 march:B2");
    expect_is(player(1)->vp, 5 + 3);
    expect_is(state()->attacked, 1 << 1);
    expect_question(DEUS_ASK_ROB, 1);
    play_tokens("rob:2");
    expect_is(player(1)->vp, 9);
    expect_is(player(2)->vp, 4);
}

/* On its way from D6 to B3 the army passes B2, which would close the ring around B1. */
static void test_the_steps_of_a_march_attack_nothing(void **unused) {
    (void)unused;
    march(LEGION "p1.map=B0:p,B6:m,D6:a");
    play_tokens("army:D6 march:B3");
    expect_is(state()->attacked, 0);
    march(LEGION "p1.map=B0:p,B6:m,D6:a");
    play_tokens("army:D6 march:B2");
    expect_is(state()->attacked, 1 << 1);
}

/* ---- Whom a theft can reach -------------------------------------------------------------- */

static void three_players(const char *words) {
    char line[600];
    dm_writer out = dm_writer_on(line, sizeof line);
    dm_write(&out, TRIANGLE "villages=5,5,3,6,4,4 deck=* p1.gold=20 p2.gold=20 p3.gold=20 "
                            "p1.hand=villa p2.hand=forum,baths p3.hand=villa ");
    dm_write(&out, words);
    dm_write(&out, " todo=end-turn/effects(column=military,place=1)");
    table_from(line);
}

static void test_a_theft_reaches_players_beside_the_army_only(void **unused) {
    (void)unused;
    three_players(LEGION "p1.map=A0:a p2.map=B0:p p3.map=E5:p");
    play_tokens("army:A0 march:B4");
    expect_answers("rob:2 skip");
    expect_refused("rob:3", DEUS_NOT_ADJACENT);
    expect_unknown("rob:1");
    play_tokens("rob:2");
    expect_is(player(2)->gold, 17);
    expect_is(player(3)->gold, 20);
}

static void test_a_theft_has_one_victim_of_several(void **unused) {
    (void)unused;
    three_players(LEGION "p1.map=B3:a p2.map=B0:p p3.map=E5:p");
    play_tokens("army:B3 march:B3");
    expect_answers("rob:2 rob:3 skip");
    play_tokens("rob:3");
    expect_is(player(2)->gold, 20);
    expect_is(player(3)->gold, 17);
    expect_is(player(1)->gold, 23);
}

/* The owner of each ship pays: two ships of seat 2, one of seat 3. */
static void test_corsairs_rob_the_owner_of_each_ship(void **unused) {
    (void)unused;
    three_players("p1.military=corsairs p1.map=A0:a,B4:a p2.map=A2:m,A4:m p3.map=B5:m");
    play_tokens("steal");
    expect_is(player(2)->gold, 14);
    expect_is(player(3)->gold, 17);
    expect_is(player(1)->gold, 29);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_an_army_goes_up_to_two_steps_over_land, "D-M1"),
        PROVES(test_up_to_includes_no_step_at_all, "D-M1"),
        PROVES(test_a_village_may_be_passed_but_not_entered, "D-M1"),
        PROVES(test_a_region_of_another_player_may_be_passed_but_not_kept, "D-M1"),
        PROVES(test_own_armies_may_be_passed, "D-M1 D-M2"),
        PROVES(test_the_sea_carries_an_army_only_by_its_own_ship, "D-M1"),
        PROVES(test_an_army_may_stop_on_its_ship_and_go_on_later, "D-M1"),
        PROVES(test_one_step_is_one_adjacent_region, "D-M1"),
        PROVES(test_never_two_armies_in_one_region_at_the_end_of_a_move, "D-M2"),
        PROVES(test_an_army_may_end_on_empty_land_and_leave_its_region_empty, "D-M2 D-B3"),
        PROVES(test_an_army_that_guards_a_temple_is_not_asked_where_to, "D-TP6"),
        PROVES(test_the_reason_is_that_a_temple_is_never_abandoned, "D-TP6"),
        PROVES(test_a_march_attacks_a_village_before_the_theft, "D-V1"),
        PROVES(test_the_steps_of_a_march_attack_nothing, "D-V1 D-M1"),
        cmocka_unit_test(test_a_theft_reaches_players_beside_the_army_only),
        cmocka_unit_test(test_a_theft_has_one_victim_of_several),
        cmocka_unit_test(test_corsairs_rob_the_owner_of_each_ship),
    };
    return cmocka_run_group_tests_name("armies", tests, NULL, NULL);
}
