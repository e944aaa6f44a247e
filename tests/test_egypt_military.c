/* The main effects of the six kinds of military cards of Egypt. */
#include <stdio.h>

#include "support/egypt.h"

/* ---- Archers ----------------------------------------------------------------------------- */

static void test_archers_attack_a_village_alone_then_the_army_may_move_1_step(void **unused) {
    (void)unused;
    scene(K "p1.map=A0:p,B3:a,D3:a p1.tokens=3 p2.map=B4:pa,A6:a p1.hand=archers,temple-order");
    play_tokens("build:archers pay:wood pay:wheat at:A0 skip");
    expect_question(DEUS_ASK_ARMY, 1);
    expect_answers("army:A0 army:B3 skip");
    expect_refused("army:D3", DEUS_NO_VILLAGE_BESIDE);
    play_tokens("army:A0");
    assert_true(is_attacked("A1"));
    expect_is(state()->village_vp[0], 0);
    expect_is(player(1)->vp, 5 + 5);
    expect_is(player(2)->vp, 5); /* two armies there, but the archers attack alone */
    expect_is(player(1)->tokens, 1);
    expect_is(beside(1), 4);
    expect_question(DEUS_ASK_MARCH, 1);
    expect_answers("march:A0 march:A3 march:A5");
    expect_refused("march:B4", DEUS_OTHER_PLAYER_THERE);
    expect_refused("march:C5", DEUS_TOO_FAR); /* two steps */
    play_tokens("march:A5");
    expect_regions(player(1)->pieces[DEUS_MILITARY], "A5 B3 D3");
    expect_question(DEUS_ASK_TURN, 2); /* once per activation */
}

static void test_archers_need_two_tokens_and_a_village_that_was_not_attacked(void **unused) {
    (void)unused;
    scene(K "p1.map=A0:p p1.tokens=1 p1.hand=archers,temple-order");
    play_tokens("build:archers pay:wood pay:wheat at:A0 after"); /* the second comes too late */
    expect_question(DEUS_ASK_TURN, 2);
    assert_false(is_attacked("A1"));
    expect_is(player(1)->tokens, 2);
    scene(K "p1.map=A0:p p1.tokens=1 p1.hand=archers,temple-order");
    play_tokens("build:archers pay:wood pay:wheat at:A0 before army:A0 march:A0");
    assert_true(is_attacked("A1"));
    expect_is(player(1)->tokens, 0);
    scene(K "p1.map=A0:p,B3:a p1.tokens=2 villages=x,3,6,3 p1.hand=archers,temple-order");
    play_tokens("build:archers pay:wood pay:wheat at:A0 skip");
    expect_answers("army:B3 skip");
    expect_refused("army:A0", DEUS_NO_VILLAGE_BESIDE);
    play_tokens("skip");
    expect_is(player(1)->tokens, 2);
    expect_is(state()->attacked, 1);
}

/* An emptied village can be attacked for nothing; the army must be beside it before it moves. */
static void test_archers_attack_empty_villages_and_move_afterwards(void **unused) {
    (void)unused;
    main_effect(K "p1.map=A0:p,D5:a p1.tokens=2 villages=5,3,0,3 p1.military=archers");
    expect_answers("army:D5 skip");
    play_tokens("army:D5 march:D6"); /* beside D1 now, but that attack was C1's */
    assert_true(is_attacked("C1"));
    assert_false(is_attacked("D1"));
    expect_is(player(1)->vp, 5);
    /* The step can complete a siege: the ring of D1 lacks D6. */
    main_effect(K "p1.map=D0:p,D2:m,D5:a p1.tokens=2 p1.military=archers");
    play_tokens("army:D5 march:D6");
    expect_is(state()->attacked, 1 << 2 | 1 << 3);
    expect_is(player(1)->vp, 5 + 6 + 3);
    expect_told_in_order("shoot march attack win-village");
    /* An army alone with a temple shoots, and stays. */
    main_effect(K "p1.map=A3:pa,D5:at p1.tokens=2 p1.temple=temple-sea "
                  "p1.military=archers p1.hand=villa,baths");
    play_tokens("army:D5");
    expect_is(player(1)->vp, 5 + 6);
    expect_question(DEUS_ASK_TURN, 2);
    expect_regions(player(1)->pieces[DEUS_MILITARY], "A3 D5");
}

/* The army at sea in A1 lies beside the villages A6 (3 VP) and B5 (4 VP). */
static void test_archers_beside_two_villages_choose_one(void **unused) {
    (void)unused;
    table_from("deus players=2 tiles=0,0:1A5/1,0:2A4/0,1:3A0/1,1:4A0 villages=3,4,6,3 deck=* " K
               "p1.hand=farm,villa p2.hand=school,villa p1.map=A1:ma p1.tokens=2 "
               "p1.military=archers todo=end-turn/effects(column=military,place=1)");
    play_tokens("skip army:A1");
    expect_question(DEUS_ASK_SHOOT, 1);
    expect_answers("shoot:A6 shoot:B5");
    play_tokens("shoot:B5 march:A1");
    expect_is(player(1)->vp, 4);
    expect_is(state()->attacked, 1 << 1);
}

/* ---- Chariots ---------------------------------------------------------------------------- */

static void test_chariots_move_any_armies_once_each_for_one_token(void **unused) {
    (void)unused;
    scene(K "p1.map=A0:p,A2:m,A5:a,C5:p p1.camps=A4,B4 p1.tokens=1 p2.map=B0:p "
            "p1.hand=chariots,temple-order");
    play_tokens("build:chariots pay:wood pay:stone at:A3 skip");
    expect_question(DEUS_ASK_CHARIOTS, 1);
    expect_answers("army:A3 army:A5 skip");
    play_tokens("army:A5");
    expect_is(player(1)->tokens, 0);
    expect_question(DEUS_ASK_MARCH, 1);
    expect_answers("march:A0 march:A2 march:B4 march:C5");
    expect_refused("march:A3", DEUS_OWN_ARMY_THERE);
    expect_refused("march:A4", DEUS_SEA_WITHOUT_SHIP); /* a token only */
    expect_refused("march:A6", DEUS_NOT_OCCUPIED);
    expect_refused("march:B0", DEUS_NOT_OCCUPIED);
    play_tokens("march:B4");
    expect_answers("army:A3 done");
    expect_refused("army:B4", DEUS_ALREADY_MOVED);
    play_tokens("army:A3");
    expect_refused("march:A5",
                   DEUS_NOT_OCCUPIED); /* left empty: occupation is looked at after each */
    play_tokens("march:A2");
    expect_question(DEUS_ASK_TURN, 2);
    expect_regions(player(1)->pieces[DEUS_MILITARY], "A2 B4");
    expect_regions(player(1)->camps, "A4 B4");
    expect_is(player(1)->tokens, 0);
    expect_is(state()->moved == 0, true);
}

/* The first army attacks D1 before the second moves on and opens the ring. */
static void test_villages_are_looked_at_after_each_chariot(void **unused) {
    (void)unused;
    scene(K "p1.map=A0:p,A5:a,D0:p,D2:m,D6:p p1.tokens=1 p1.hand=chariots,temple-order");
    play_tokens("build:chariots pay:wood pay:stone at:A3 skip army:A5 march:D6");
    assert_true(is_attacked("D1"));
    expect_is(player(1)->vp, 5 + 3);
    play_tokens("done");
    expect_question(DEUS_ASK_TURN, 2);
    /* Here the last occupier of D6 leaves first, and the ring stays open. */
    main_effect(K "p1.map=A0:p,A5:a,D0:p,D2:m,D6:a p1.tokens=1 p1.military=chariots "
                  "villages=5,3,6,0");
    play_tokens("army:D6 march:A0 army:A5 march:D0");
    assert_false(is_attacked("D1"));
    main_effect(K "p1.map=A0:p,A5:a,D0:p,D2:m,D6:a p1.tokens=1 p1.military=chariots");
    play_tokens("army:A5 march:D0 done");
    assert_true(is_attacked("D1"));
}

static void test_chariots_can_be_declined_and_need_a_token(void **unused) {
    (void)unused;
    main_effect(K "p1.map=A0:pa,A3:p p1.tokens=2 p1.military=chariots");
    play_tokens("skip");
    expect_is(player(1)->tokens, 2);
    main_effect(K "p1.map=A0:pa,A3:p p1.military=chariots");
    expect_question(DEUS_ASK_TURN, 2); /* no token, no question */
    main_effect(K "p1.map=A0:pa p1.tokens=1 p1.military=chariots");
    expect_question(DEUS_ASK_TURN, 2); /* nowhere to go */
    expect_is(player(1)->tokens, 1);
}

static void test_chariots_do_not_abandon_a_temple(void **unused) {
    (void)unused;
    main_effect(K "p1.map=A0:p,A3:ca,A5:at p1.camps=A5 p1.tokens=1 "
                  "p1.temple=temple-sea p1.military=chariots p1.hand=villa,baths");
    expect_answers("army:A3 skip");
    expect_refused("army:A5", DEUS_TEMPLE_ABANDONED);
    main_effect(K "p1.map=A0:p,A3:ca,A5:cat p1.tokens=1 "
                  "p1.temple=temple-sea p1.military=chariots p1.hand=villa,baths");
    expect_allowed("army:A5");
}

/* ---- Barracks ---------------------------------------------------------------------------- */

static void test_barracks_put_a_token_on_an_empty_region_beside_an_army(void **unused) {
    (void)unused;
    scene(K "p1.map=A0:p p1.tokens=2 p2.map=C5:p p1.hand=barracks,temple-order");
    play_tokens("build:barracks pay:clay at:A3 skip");
    expect_question(DEUS_ASK_BARRACKS, 1);
    expect_answers("camp:A2 camp:A4 skip");
    expect_refused("camp:A0", DEUS_REGION_TAKEN);
    expect_refused("camp:C5", DEUS_REGION_TAKEN);
    expect_refused("camp:A5", DEUS_NOT_BESIDE_ARMY); /* beside A0, where no army is */
    play_tokens("camp:A4");
    expect_regions(player(1)->camps, "A4");
    expect_is(player(1)->tokens, 1);
    expect_is(beside(1), 3);
    expect_question(DEUS_ASK_TURN, 2);

    scene(K "p1.map=A0:p p1.tokens=1 p1.hand=barracks,temple-order villages=x,3,6,3");
    play_tokens("build:barracks pay:clay at:A6 skip");
    expect_refused("camp:A1", DEUS_REGION_TAKEN); /* never on a village */
    play_tokens("skip");
    expect_is(player(1)->tokens, 1);
    scene(K "p1.map=A0:p p1.hand=barracks,temple-order");
    play_tokens("build:barracks pay:clay at:A3 skip");
    expect_question(DEUS_ASK_TURN, 2); /* without a token nothing is asked */
}

static void test_a_token_of_the_barracks_can_complete_a_siege(void **unused) {
    (void)unused;
    main_effect(K "p1.map=D0:a,D6:p p1.tokens=1 p1.military=barracks");
    play_tokens("camp:D2");
    expect_told_in_order("camp attack win-village");
    expect_is(player(1)->vp, 5 + 3);
    main_effect(K "p1.map=D0:a,D6:p p1.tokens=1 p1.military=barracks");
    play_tokens("camp:D3");
    assert_false(is_attacked("D1"));
}

/* ---- Camels ------------------------------------------------------------------------------ */

/* From A6 the way leads through A0, which seat 2 holds, or through the village A1. */
static void test_camels_cross_the_land_of_others_for_a_token(void **unused) {
    (void)unused;
    scene(K "p1.map=A6:p p2.map=A0:p p1.hand=camels,temple-order");
    play_tokens("build:camels pay:wheat at:A6 skip army:A6");
    expect_answers("march:A5 march:A6");
    expect_refused("march:A3", DEUS_TOKENS_SHORT);
    expect_refused("march:B4", DEUS_TOKENS_SHORT);
    expect_refused("march:A0", DEUS_OTHER_PLAYER_THERE);
    expect_refused("march:A1", DEUS_VILLAGE_THERE);
    expect_refused("march:A4", DEUS_SEA_WITHOUT_SHIP);

    scene(K "p1.map=A6:p p1.tokens=2 p2.map=A0:p p1.hand=camels,temple-order");
    play_tokens("build:camels pay:wheat at:A6 skip army:A6");
    expect_allowed("march:A5"); /* needs no token */
    expect_allowed("force:A3");
    expect_allowed("force:D3");                          /* any number of steps */
    expect_refused("march:A0", DEUS_OTHER_PLAYER_THERE); /* never ends there */
    expect_refused("march:A1", DEUS_VILLAGE_THERE);
    play_tokens("force:D3");
    expect_is(player(1)->tokens, 1); /* one, whatever lies on the way */
    expect_is(beside(1), 4);
    expect_regions(player(1)->pieces[DEUS_MILITARY], "D3");
    expect_question(DEUS_ASK_TURN, 2);

    scene(K "p1.map=A6:p p1.tokens=2 p2.map=A0:p p1.hand=camels,temple-order");
    play_tokens("build:camels pay:wheat at:A6 skip army:A6 march:A5");
    expect_is(player(1)->tokens, 2);
    /* The token of another player makes land theirs too. */
    scene(K "p1.map=A6:p p2.camps=A0 p2.map=C0:p p1.hand=camels,temple-order");
    play_tokens("build:camels pay:wheat at:A6 skip army:A6");
    expect_answers("march:A5 march:A6");
    /* A token that comes before can be used at once. */
    scene(K "p1.map=A6:p p2.map=A0:p p1.hand=camels,temple-order");
    play_tokens("build:camels pay:wheat at:A6 before army:A6 force:A3");
    expect_is(player(1)->tokens, 1);
}

static void test_camels_cross_attacked_villages_and_free_land_for_nothing(void **unused) {
    (void)unused;
    scene(K "p1.map=A6:p p2.map=A0:p villages=x,3,6,3 p1.hand=camels,temple-order");
    play_tokens("build:camels pay:wheat at:A6 skip army:A6");
    expect_allowed("march:B4");
    expect_allowed("march:A3"); /* by B4, C6 and C5 */
    expect_allowed("march:D3");
    expect_refused("march:A1", DEUS_VILLAGE_THERE); /* but not to end there */
    play_tokens("march:A3");
    expect_is(player(1)->tokens, 0);
    /* One whose VP are gone is still a village. */
    scene(K "p1.map=A6:p p2.map=A0:p villages=0,3,6,3 p1.hand=camels,temple-order");
    play_tokens("build:camels pay:wheat at:A6 skip army:A6");
    expect_refused("march:B4", DEUS_TOKENS_SHORT);
}

/* A2 is the only way out that costs nothing. */
static void test_camels_cross_the_sea_by_own_ships_only(void **unused) {
    (void)unused;
    main_effect(K "p1.map=A0:pa,A2:m p2.map=A3:p p1.military=camels");
    play_tokens("army:A0");
    expect_allowed("march:A2");
    expect_allowed("march:C5");
    expect_allowed("march:B4");
    play_tokens("march:C5");
    expect_regions(player(1)->pieces[DEUS_MILITARY], "C5");
    main_effect(K "p1.map=A0:pa p2.map=A3:p,A2:m p1.military=camels");
    play_tokens("army:A0");
    expect_refused("march:A2", DEUS_OTHER_PLAYER_THERE);
    expect_refused("march:C5", DEUS_TOKENS_SHORT);
    expect_answers("march:A0 march:A5 march:A6");
    /* A token does not open the sea: from the ship in C4, C0 stays and C3 is closed. */
    main_effect(K "p1.map=A0:pa p1.tokens=1 p2.map=A2:m,C3:m p1.military=camels");
    play_tokens("army:A0");
    expect_refused("march:C3", DEUS_OTHER_PLAYER_THERE);
    expect_refused("march:C4", DEUS_SEA_WITHOUT_SHIP);
}

static void test_camels_end_alone_and_can_complete_a_siege(void **unused) {
    (void)unused;
    main_effect(K "p1.map=A0:pa,A3:a p1.military=camels");
    expect_answers("army:A0 army:A3 skip");
    play_tokens("army:A0");
    expect_refused("march:A3", DEUS_OWN_ARMY_THERE);
    expect_allowed("march:C5"); /* past it */
    play_tokens("march:A0");    /* staying is a move of no step */
    expect_question(DEUS_ASK_TURN, 2);
    main_effect(K "p1.map=D0:p,D2:m,B3:a p1.military=camels");
    play_tokens("army:B3 march:D6");
    expect_is(player(1)->vp, 5 + 3);
    /* Declined. */
    main_effect(K "p1.map=D0:p,D2:m,B3:a p1.military=camels");
    play_tokens("skip");
    expect_regions(player(1)->pieces[DEUS_MILITARY], "B3");
}

/* ---- Fortress ---------------------------------------------------------------------------- */

#define FORTRESS_IN_A0 K "p1.map=A0:p p1.tokens=1 p1.hand=fortress,temple-order "

static void test_fortress_returns_a_piece_of_a_neighbour_to_their_supply(void **unused) {
    (void)unused;
    scene(FORTRESS_IN_A0 "p2.map=A5:p p2.pieces=1,2,0,1,1");
    play_tokens("build:fortress pay:clay pay:stone skip"); /* A0 is the only region with one */
    expect_question(DEUS_ASK_FORTRESS, 1);
    expect_answers("store:2.maritime store:2.production store:2.civil store:2.military skip");
    expect_refused("store:2.scientific", DEUS_STORE_EMPTY);
    expect_unknown("store:1.civil");
    play_tokens("store:2.production");
    expect_is(player(2)->board[DEUS_PRODUCTION], 1);
    expect_is(player(2)->supply[DEUS_PRODUCTION], 3);
    expect_is(player(1)->board[DEUS_PRODUCTION], 1); /* nothing for seat 1 yet */
    expect_is(player(2)->fortress[DEUS_PRODUCTION], 1);
    expect_is(player(1)->tokens, 0);
    expect_is(beside(1), 4); /* the token stays there */
    expect_question(DEUS_ASK_TURN, 2);

    scene(FORTRESS_IN_A0 "p2.map=A5:p");
    play_tokens("build:fortress pay:clay pay:stone skip skip");
    expect_is(player(1)->tokens, 1);
    expect_is(player(2)->board[DEUS_PRODUCTION], 1);
}

static void test_fortress_needs_a_token_and_a_player_beside_an_army(void **unused) {
    (void)unused;
    scene(FORTRESS_IN_A0 "p2.map=C0:p"); /* not beside */
    play_tokens("build:fortress pay:clay pay:stone skip");
    expect_question(DEUS_ASK_TURN, 2);
    scene(FORTRESS_IN_A0 "p2.map=C0:p p2.camps=A5"); /* occupied by a token: beside */
    play_tokens("build:fortress pay:clay pay:stone skip store:2.civil");
    expect_is(player(2)->board[DEUS_CIVIL], 0);
    scene(K "p1.map=A0:p p1.hand=fortress,temple-order p2.map=A5:p");
    play_tokens("build:fortress pay:clay pay:stone after");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->tokens, 1);
}

/* Each store once per game, by anyone; here seat 3 was first, and is itself too far away. */
static void test_each_store_takes_one_fortress_by_anyone(void **unused) {
    (void)unused;
    table_from(TRIANGLE K
               "deck=* villages=5,5,3,6,4,4 p1.tokens=2 p1.map=A0:p p1.resources=1,1,1,1 "
               "p1.pieces=0,0,0,0,1 p1.hand=fortress,villa,school p2.map=A5:p p2.hand=school "
               "p2.pieces=1,1,1,1,1 p2.fortress=civil:3,production:1 p3.map=F0:p "
               "p3.pieces=1,1,1,1,1 p3.hand=school todo=turn");
    play_tokens("build:fortress skip");
    expect_refused("store:2.civil", DEUS_STORE_TAKEN);
    expect_refused("store:2.production", DEUS_STORE_TAKEN);
    expect_refused("store:3.civil", DEUS_NOT_ADJACENT);
    expect_answers("store:2.maritime store:2.scientific store:2.military skip");
}

/* Seat 2 offers to Ceres and gains a production piece. */
static void ceres_gives_seat_2_a_piece(const char *words) {
    char all[400];
    snprintf(all, sizeof all, K "turn=2 p1.map=A0:pa p2.map=A5:p p2.hand=farm,villa %s", words);
    scene(all);
    play_tokens("offer:farm done take:wood");
    expect_question(DEUS_ASK_TURN, 1);
    expect_is(player(2)->board[DEUS_PRODUCTION], 2);
}

static void test_a_fortress_gains_what_its_store_gains(void **unused) {
    (void)unused;
    ceres_gives_seat_2_a_piece("p2.fortress=production:1");
    expect_is(player(1)->board[DEUS_PRODUCTION], 2);
    expect_is(player(1)->supply[DEUS_PRODUCTION], 2);
    ceres_gives_seat_2_a_piece(""); /* no fortress */
    expect_is(player(1)->board[DEUS_PRODUCTION], 1);
    ceres_gives_seat_2_a_piece("p2.fortress=civil:1"); /* of another type */
    expect_is(player(1)->board[DEUS_PRODUCTION], 1);
    expect_is(player(1)->board[DEUS_CIVIL], 1);
    ceres_gives_seat_2_a_piece("p2.fortress=production:1 p1.pieces=1,4,1,1,1"); /* no supply */
    expect_is(player(1)->board[DEUS_PRODUCTION], 4);
    /* Several at once: as many. */
    scene("egypt=military,scientific turn=2 p1.map=A0:pa p2.map=A5:p p2.pieces=2,0,2,2,2 "
          "p2.hand=architects-office,villa p2.fortress=production:1");
    play_tokens("build:architects-office pay:wood pay:stone at:A5 before");
    expect_is(player(2)->board[DEUS_PRODUCTION], 2);
    expect_is(player(1)->board[DEUS_PRODUCTION], 3);
}

static void test_pieces_of_a_fortress_trigger_no_fortress(void **unused) {
    (void)unused;
    ceres_gives_seat_2_a_piece("p2.fortress=production:1 p1.fortress=production:2");
    expect_is(player(1)->board[DEUS_PRODUCTION], 2);
    expect_is(player(2)->board[DEUS_PRODUCTION], 2); /* one by Ceres, none by its own fortress */
    table_from(TRIANGLE K "deck=* turn=2 first=2 p1.map=A0:p p1.pieces=1,1,1,1,1 p1.hand=school "
                          "p2.map=A5:p p2.pieces=1,1,1,1,1 p2.hand=farm,villa p3.map=F0:p "
                          "p3.pieces=1,1,1,1,1 p3.hand=school p2.fortress=production:1 "
                          "p1.fortress=production:3 todo=turn");
    play_tokens("offer:farm done take:wood");
    expect_is(player(1)->board[DEUS_PRODUCTION], 2);
    expect_is(player(3)->board[DEUS_PRODUCTION], 1);
}

/* ---- Garrison ---------------------------------------------------------------------------- */

#define GARRISON_IN_A0                                                                          \
    K "p1.map=A0:p p1.tokens=1 p1.hand=garrison,temple-order p2.map=A5:pcast,B0:cap,B2:a,B3:a " \
      "p2.pieces=1,1,1,1,1 p2.production=farm p2.civil=villa,baths p2.temple=temple-sea "       \
      "p2.military=camels,camels,archers,archers p2.hand=villa,school "

static void expect_stolen(const char *words, const char *column, int vp) {
    char all[700], tokens[96];
    snprintf(all, sizeof all, GARRISON_IN_A0 "%s", words);
    scene(all);
    int before = player(2)->vp;
    snprintf(tokens, sizeof tokens, "build:garrison pay:wood pay:clay skip guard:2.%s", column);
    play_tokens(tokens);
    expect_is(player(1)->vp, 5 + vp);
    expect_is(player(2)->vp, before - vp);
    expect_is(player(1)->tokens, 0);
    expect_is(beside(1), 4); /* for good */
    expect_question(DEUS_ASK_TURN, 2);
}

static void test_garrison_steals_vp_by_the_rank_of_a_columns_last_card(void **unused) {
    (void)unused;
    expect_stolen("", "production", 1);
    expect_stolen("", "civil", 2);
    expect_stolen("", "military", 3); /* four cards; at most 3 */
    expect_stolen("", "temple", 1);
    expect_stolen("p2.vp=1", "military", 1); /* at most what the victim has */
    expect_stolen("p2.vp=0", "civil", 0);
}

static void test_each_column_takes_one_garrison_and_empty_ones_none(void **unused) {
    (void)unused;
    scene(GARRISON_IN_A0 "p2.garrison=civil:1");
    play_tokens("build:garrison pay:wood pay:clay skip");
    expect_question(DEUS_ASK_GARRISON, 1);
    expect_answers("guard:2.production guard:2.military guard:2.temple skip");
    expect_refused("guard:2.civil", DEUS_COLUMN_TAKEN);
    expect_refused("guard:2.maritime", DEUS_COLUMN_EMPTY);
    expect_unknown("guard:1.production");
    play_tokens("skip");
    expect_is(player(1)->tokens, 1);
    expect_is(player(1)->vp, 5);
}

static void test_garrison_needs_a_token_and_a_player_beside_an_army(void **unused) {
    (void)unused;
    scene(K "p1.map=A0:p p1.tokens=1 p1.hand=garrison,temple-order p2.map=C0:p "
            "p2.production=farm");
    play_tokens("build:garrison pay:wood pay:clay skip");
    expect_question(DEUS_ASK_TURN, 2);
    scene(K "p1.map=A0:p p1.tokens=1 p1.hand=garrison,temple-order p2.map=C0:p p2.camps=A3 "
            "p2.production=farm");
    play_tokens("build:garrison pay:wood pay:clay skip guard:2.production");
    expect_is(player(1)->vp, 6);
    scene(K "p1.map=A0:p p1.hand=garrison,temple-order p2.map=A5:p p2.production=farm");
    play_tokens("build:garrison pay:wood pay:clay after");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5);
    /* By seat 3, in a game of three. */
    table_from(TRIANGLE K
               "deck=* villages=5,5,3,6,4,4 p1.tokens=2 p1.map=A0:p p1.resources=1,1,1,1 "
               "p1.pieces=0,0,0,0,1 p1.hand=garrison,villa,school p2.map=A5:pc p2.hand=school "
               "p2.civil=villa p2.production=farm p2.garrison=civil:3 p3.map=F0:p "
               "p3.production=quarry p3.hand=school todo=turn");
    play_tokens("build:garrison skip");
    expect_answers("guard:2.production skip");
    expect_refused("guard:2.civil", DEUS_COLUMN_TAKEN);
    expect_refused("guard:3.production", DEUS_NOT_ADJACENT);
}

/* The conditions of fortress and garrison (E-G4). */
static void test_fortress_and_garrison_need_a_building_in_their_region(void **unused) {
    (void)unused;
    static const char *const builds[] = {"build:fortress pay:clay pay:stone",
                                         "build:garrison pay:wood pay:clay"};
    for (int k = 0; k < 2; k++) {
        scene(K "p1.map=A0:p,A3:s p1.camps=C5 p1.hand=fortress,garrison,temple-order");
        play_tokens(builds[k]);
        expect_answers("at:A0 at:A3");
        expect_refused("at:A5", DEUS_TOO_FEW_BUILDINGS);
        expect_refused("at:C5", DEUS_TOO_FEW_BUILDINGS);
    }
    scene(K "p1.map=A0:p p1.hand=barracks,temple-order");
    play_tokens("build:barracks pay:clay");
    expect_allowed("at:A5"); /* the others have none */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_archers_attack_a_village_alone_then_the_army_may_move_1_step, "E-K1"),
        PROVES(test_archers_need_two_tokens_and_a_village_that_was_not_attacked, "E-K1"),
        PROVES(test_archers_attack_empty_villages_and_move_afterwards, "E-K1 E-K3"),
        cmocka_unit_test(test_archers_beside_two_villages_choose_one),
        PROVES(test_chariots_move_any_armies_once_each_for_one_token, "E-K1 E-K2"),
        PROVES(test_villages_are_looked_at_after_each_chariot, "E-K3"),
        PROVES(test_chariots_can_be_declined_and_need_a_token, "E-K1 E-G3"),
        PROVES(test_chariots_do_not_abandon_a_temple, "E-K2"),
        PROVES(test_barracks_put_a_token_on_an_empty_region_beside_an_army, "E-K1 E-K2"),
        PROVES(test_a_token_of_the_barracks_can_complete_a_siege, "E-K3"),
        PROVES(test_camels_cross_the_land_of_others_for_a_token, "E-K1 E-K2"),
        PROVES(test_camels_cross_attacked_villages_and_free_land_for_nothing, "E-K1"),
        cmocka_unit_test(test_camels_cross_the_sea_by_own_ships_only),
        PROVES(test_camels_end_alone_and_can_complete_a_siege, "E-K3 E-G3"),
        PROVES(test_fortress_returns_a_piece_of_a_neighbour_to_their_supply, "E-K1 E-G3"),
        PROVES(test_fortress_needs_a_token_and_a_player_beside_an_army, "E-K1 E-K2"),
        cmocka_unit_test(test_each_store_takes_one_fortress_by_anyone),
        cmocka_unit_test(test_a_fortress_gains_what_its_store_gains),
        cmocka_unit_test(test_pieces_of_a_fortress_trigger_no_fortress),
        PROVES(test_garrison_steals_vp_by_the_rank_of_a_columns_last_card, "E-K1"),
        PROVES(test_each_column_takes_one_garrison_and_empty_ones_none, "E-K1 E-G3"),
        PROVES(test_garrison_needs_a_token_and_a_player_beside_an_army, "E-K1 E-K2"),
        PROVES(test_fortress_and_garrison_need_a_building_in_their_region, "E-G4"),
    };
    return cmocka_run_group_tests_name("egypt: military cards", tests, NULL, NULL);
}
