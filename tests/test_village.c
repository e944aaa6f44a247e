/* Barbarian villages: when they are attacked, who wins, what is left of them (D-V1 to D-V3).
 *
 * Around B1 lie B0, B2 and the sea B6; around D1 lie D0, D6 and the sea D2. Each has 3 VP. */
#include "support/boards.h"
#include "support/expect.h"

#define TABLE RHOMBUS "villages=5,3,6,3 deck=* p2.hand=school,legion p1.hand=galley,farm,legion "

/* Places the first player's ship in B6, with these pieces on the map before. */
static void ship_to_b6(const char *first, const char *second) {
    char position[512];
    dm_writer out = dm_writer_on(position, sizeof position);
    dm_write(&out, TABLE "p1.vp=5 p2.vp=5 p1.pieces=1,0,0,0,0 p1.maritime=galley,galley "
                         "p1.temple=temple-sea p2.temple=temple-wood p1.map=B5:m,");
    dm_write(&out, first);
    dm_write(&out, " p2.map=");
    dm_write(&out, second);
    dm_write(&out, " todo=end-turn/place(column=maritime)");
    table_from(position);
    expect_question(DEUS_ASK_PLACE, 1);
    play_tokens("at:B6");
}

/* ---- When a village is attacked ---------------------------------------------------------- */

/* The rulebook's example: Madeline's ship completes the siege, Anna has the most armies. */
static void test_a_ship_completes_a_siege_that_the_most_armies_win(void **unused) {
    (void)unused;
    ship_to_b6("A6:p", "B0:a,B2:pa");
    assert_true(is_attacked("B1"));
    expect_is(state()->village_vp[1], 0);
    expect_is(told(DEUS_DID_WIN_VILLAGE, 2), 3);
    expect_is(player(2)->vp, 8);
    expect_is(player(1)->vp, 5);
}

static void test_every_adjacent_region_must_be_occupied(void **unused) {
    (void)unused;
    ship_to_b6("A6:p", "B2:pa"); /* B0 is empty */
    assert_false(is_attacked("B1"));
    expect_is(state()->village_vp[1], 3);
    expect_is(player(2)->vp, 5);
}

static void test_an_army_must_stand_there(void **unused) {
    (void)unused;
    ship_to_b6("B0:p", "B2:psc,D6:a"); /* the army in D6 is not beside B1 */
    assert_false(is_attacked("B1"));
    ship_to_b6("B0:p", "B2:psca");
    assert_true(is_attacked("B1"));
}

/* The army in D6 completes the siege of D1, so the ballista finds no village beside it. */
static void test_the_attack_comes_before_card_effects(void **unused) {
    (void)unused;
    table_from(TABLE "p1.resources=1,0,0,1 p1.pieces=0,0,0,0,1 p1.map=D0:p,D2:m "
                     "p1.military=ballista todo=end-turn/effects(column=military,place=1)/"
                     "place(column=military)");
    play_tokens("at:D6");
    expect_told_in_order("place attack win-village start-turn");
    expect_is(player(1)->vp, 3);
    expect_is(player(1)->gold, 0);
    table_from(TABLE "p1.resources=1,0,0,1 p1.pieces=0,0,0,0,1 p1.map=D0:p "
                     "p1.military=ballista todo=end-turn/effects(column=military,place=1)/"
                     "place(column=military)");
    play_tokens("at:D6"); /* D2 is empty: the village is still there */
    expect_is(player(1)->vp, 0);
    expect_is(player(1)->gold, 4);
}

#define DEUS_MARCH "p1.military=legion todo=end-turn/effects(column=military,place=1)"

/* The army walks from D5 to D6; the second player is beside it in B2. */
static void test_a_march_can_complete_a_siege_before_its_theft(void **unused) {
    (void)unused;
    table_from(TABLE "p1.map=D0:p,D2:m,D5:a p2.map=B2:p p2.gold=5 " DEUS_MARCH);
    play_tokens("army:D5 march:D6 rob:2");
    expect_told_in_order("march attack win-village steal-gold");
    assert_true(is_attacked("D1"));
    expect_is(player(1)->vp, 3);
    expect_is(player(1)->gold, 3);
}

/* From D0 to B2 the army may pass D6, which would complete the siege of D1. */
static void test_steps_of_a_march_never_count(void **unused) {
    (void)unused;
    table_from(TABLE "p1.map=D0:pa,D2:m " DEUS_MARCH);
    play_tokens("army:D0 march:B2");
    expect_regions(player(1)->pieces[DEUS_MILITARY], "B2");
    assert_false(is_attacked("D1"));
    table_from(TABLE "p1.map=D0:pa,D2:m " DEUS_MARCH);
    play_tokens("army:D0 march:D6");
    assert_true(is_attacked("D1"));
}

/* The army brings no new region, but it is the first army around D1. */
static void test_an_army_that_joins_a_closed_ring_attacks(void **unused) {
    (void)unused;
    table_from(TABLE "p1.map=D0:p,D2:m,D6:c,D5:a " DEUS_MARCH);
    assert_false(is_attacked("D1"));
    play_tokens("army:D5 march:D6");
    assert_true(is_attacked("D1"));
    expect_is(player(1)->vp, 3);
}

/* D5 was empty: the march out of the ring around D1 opens it. */
static void test_a_march_that_leaves_the_ring_attacks_nothing(void **unused) {
    (void)unused;
    table_from(TABLE "p1.map=D0:p,D6:a " DEUS_MARCH);
    play_tokens("army:D6 march:D5");
    assert_false(is_attacked("D1"));
    expect_is(state()->village_vp[3], 3);
}

/* Here the villages A6 (3 VP) and B5 (4 VP) share the sea A1.
 *
 *        A5w   A6V
 *     A4m   A0f   A1s   B5V   B6c
 *        A3s   A2c   B4s   B0f   B1w
 */
#define SHARED_SEA                                                                  \
    "deus players=2 tiles=0,0:1A5/1,0:2A4/0,1:3A0/1,1:4A0 villages=3,4,6,3 deck=* " \
    "p1.hand=farm,legion p2.hand=school,legion "

static void test_several_villages_are_attacked_at_once_in_board_order(void **unused) {
    (void)unused;
    table_from(SHARED_SEA "p1.pieces=1,0,0,0,0 p1.maritime=galley,galley p1.map=A5:p,A0:a,B4:m "
                          "p2.map=B0:a,B6:p todo=end-turn/place(column=maritime)");
    play_tokens("at:A1");
    expect_is(times_told(DEUS_DID_ATTACK), 2);
    expect_is(told(DEUS_DID_WIN_VILLAGE, 1), 3);
    expect_is(told(DEUS_DID_WIN_VILLAGE, 2), 4);
    int last = -1;
    for (int k = 0; k < happened.count; k++)
        if (happened.items[k].kind == DEUS_DID_ATTACK) {
            assert_true(happened.items[k].b > last);
            last = happened.items[k].b;
        }
}

static void test_a_village_is_attacked_once(void **unused) {
    (void)unused;
    table_from(RHOMBUS "villages=5,x,6,3 deck=* p2.hand=school,legion p1.hand=galley,farm,legion "
                       "p1.pieces=1,0,0,0,0 p1.maritime=galley,galley p1.map=B5:m,B0:a,B2:a "
                       "p1.vp=5 todo=end-turn/place(column=maritime)");
    play_tokens("at:B6");
    expect_is(times_told(DEUS_DID_ATTACK), 0);
    expect_is(player(1)->vp, 5);
}

/* ---- Who wins ---------------------------------------------------------------------------- */

/* Around A1 (5 VP): two armies against one army and five other buildings. */
static void test_the_most_armies_win_whatever_else_stands_there(void **unused) {
    (void)unused;
    table_from(TABLE "p1.pieces=0,0,0,0,1 p1.military=legion p1.map=A0:a "
                     "p2.map=A2:m,B4:psca,B5:m todo=end-turn/place(column=military)");
    play_tokens("at:A6");
    expect_is(player(1)->vp, 5);
    expect_is(player(2)->vp, 0);
}

static void test_a_player_without_an_army_never_wins(void **unused) {
    (void)unused;
    ship_to_b6("B0:psc", "B2:a"); /* four buildings against one army */
    expect_is(player(1)->vp, 5);
    expect_is(player(2)->vp, 8);
}

/* B4 and A0 are beside the village A1, not beside B1. */
static void test_armies_elsewhere_do_not_count(void **unused) {
    (void)unused;
    ship_to_b6("B0:ap,B4:p", "B2:a,A0:a,D6:a,D5:a");
    expect_is(player(1)->vp, 8);
    expect_is(player(2)->vp, 5);
}

static void test_two_armies_beat_one(void **unused) {
    (void)unused;
    ship_to_b6("A6:p", "B0:a,B2:a");
    expect_is(player(2)->vp, 8);
    table_from(TABLE "p1.vp=5 p2.vp=5 p1.pieces=0,0,0,0,1 p1.military=legion,legion p1.map=B0:psa "
                     "p2.map=B6:ma todo=end-turn/place(column=military)");
    play_tokens("at:B2"); /* two armies against one at sea */
    expect_is(player(1)->vp, 8);
    expect_is(player(2)->vp, 5);
}

static void test_a_tie_in_armies_goes_to_the_most_buildings(void **unused) {
    (void)unused;
    ship_to_b6("B0:pa", "B2:pa"); /* three buildings with the ship, against two */
    expect_is(player(1)->vp, 8);
    expect_is(player(2)->vp, 5);
}

static void test_temples_count_in_a_tie(void **unused) {
    (void)unused;
    ship_to_b6("B0:a", "B2:pat"); /* two against three */
    expect_is(player(1)->vp, 5);
    expect_is(player(2)->vp, 8);
    ship_to_b6("B0:pat", "B2:psca"); /* four against four */
    expect_is(player(1)->vp, 6);
    expect_is(player(2)->vp, 6);
}

static void test_tied_players_share_and_the_rest_is_lost(void **unused) {
    (void)unused;
    ship_to_b6("B0:a", "B2:pa"); /* two against two: 3 VP make 1 each */
    expect_is(player(1)->vp, 6);
    expect_is(player(2)->vp, 6);
    expect_is(state()->village_vp[1], 0);
    assert_true(is_attacked("B1"));
}

/* Around E1 (4 VP) lie C3, E0, E6 and the sea E2: an army and another building each. */
#define THREE_BESIEGERS                                                               \
    TRIANGLE "villages=5,5,3,6,4,4 deck=* p1.hand=galley,farm p2.hand=school,legion " \
             "p3.hand=school,legion p1.pieces=0,0,0,0,1 p1.military=legion "          \
             "p1.map=C2:m,E2:m "

static void test_three_tied_players_share(void **unused) {
    (void)unused;
    table_from(THREE_BESIEGERS "p2.map=E0:pa p3.map=E6:ca todo=end-turn/place(column=military)");
    play_tokens("at:C3");
    for (int seat = 1; seat <= 3; seat++) expect_is(player(seat)->vp, 1);
}

static void test_two_of_three_tied_players_share(void **unused) {
    (void)unused;
    table_from(THREE_BESIEGERS "p2.map=E0:pa p3.map=E6:pcs todo=end-turn/place(column=military)");
    play_tokens("at:C3");
    expect_is(player(1)->vp, 2);
    expect_is(player(2)->vp, 2);
    expect_is(player(3)->vp, 0);
}

/* ---- What is left of a village ----------------------------------------------------------- */

/* Armies beside A1 and B1; B1 was attacked. */
static void test_an_attacked_village_is_none_for_card_effects(void **unused) {
    (void)unused;
    table_from(RHOMBUS "villages=5,x,6,3 deck=* p2.hand=school,legion p1.hand=galley,farm "
                       "p1.military=siege-tower p1.map=A6:a,B0:a "
                       "todo=end-turn/effects(column=military,place=1)");
    expect_refused("raid:B1", DEUS_VILLAGE_ATTACKED);
    expect_answers("raid:A1 skip");
    table_from(RHOMBUS "villages=5,x,6,3 deck=* p2.hand=school,legion p1.hand=galley,farm "
                       "p1.military=ballista p1.map=A6:a,B0:a "
                       "todo=end-turn/effects(column=military,place=1)");
    expect_is(player(1)->gold, 4);
    table_from(TABLE "p1.military=ballista p1.map=A6:a,B0:a "
                     "todo=end-turn/effects(column=military,place=1)");
    expect_is(player(1)->gold, 8);
}

static void test_an_emptied_village_is_a_village_until_attacked(void **unused) {
    (void)unused;
    table_from(RHOMBUS "villages=5,0,6,3 deck=* p2.hand=school,legion p1.hand=galley,farm "
                       "p1.military=ballista p1.map=A6:a,B0:a "
                       "todo=end-turn/effects(column=military,place=1)");
    expect_is(player(1)->gold, 8);
    table_from(RHOMBUS "villages=5,0,6,3 deck=* p2.hand=school,legion p1.hand=galley,farm "
                       "p1.military=siege-tower p1.map=A6:a,B0:a "
                       "todo=end-turn/effects(column=military,place=1)");
    expect_refused("raid:B1", DEUS_VILLAGE_EMPTY);
}

static void test_an_emptied_village_is_attacked_for_nothing(void **unused) {
    (void)unused;
    table_from(RHOMBUS "villages=5,0,6,3 deck=* p2.hand=school,legion p1.hand=galley,farm,legion "
                       "p1.pieces=1,0,0,0,0 p1.maritime=galley,galley p1.map=B5:m,B0:a,B2:a "
                       "p1.vp=5 todo=end-turn/place(column=maritime)");
    play_tokens("at:B6");
    assert_true(is_attacked("B1"));
    expect_is(times_told(DEUS_DID_ATTACK), 1);
    expect_is(player(1)->vp, 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_a_ship_completes_a_siege_that_the_most_armies_win, "D-V1 D-V2"),
        PROVES(test_every_adjacent_region_must_be_occupied, "D-V1"),
        PROVES(test_an_army_must_stand_there, "D-V1"),
        PROVES(test_the_attack_comes_before_card_effects, "D-V1"),
        PROVES(test_a_march_can_complete_a_siege_before_its_theft, "D-V1"),
        PROVES(test_steps_of_a_march_never_count, "D-V1"),
        PROVES(test_an_army_that_joins_a_closed_ring_attacks, "D-V1"),
        PROVES(test_a_march_that_leaves_the_ring_attacks_nothing, "D-V1"),
        PROVES(test_several_villages_are_attacked_at_once_in_board_order, "D-V1"),
        PROVES(test_a_village_is_attacked_once, "D-V1 D-V3"),
        PROVES(test_the_most_armies_win_whatever_else_stands_there, "D-V2"),
        PROVES(test_a_player_without_an_army_never_wins, "D-V2"),
        PROVES(test_armies_elsewhere_do_not_count, "D-V2"),
        PROVES(test_two_armies_beat_one, "D-V2"),
        PROVES(test_a_tie_in_armies_goes_to_the_most_buildings, "D-V2"),
        PROVES(test_temples_count_in_a_tie, "D-V2"),
        PROVES(test_tied_players_share_and_the_rest_is_lost, "D-V2"),
        PROVES(test_three_tied_players_share, "D-V2"),
        PROVES(test_two_of_three_tied_players_share, "D-V2"),
        PROVES(test_an_attacked_village_is_none_for_card_effects, "D-V3"),
        PROVES(test_an_emptied_village_is_a_village_until_attacked, "D-V3"),
        PROVES(test_an_emptied_village_is_attacked_for_nothing, "D-V3"),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
