/* Building a standard building: card, payment, piece, villages, effects (D-B1 to D-B8). */
#include <stdio.h>

#include "support/boards.h"
#include "support/expect.h"

/* The second player has cards, so that the first one's turn is the only thing that happens. */
#define TABLE RHOMBUS "villages=5,3,6,3 deck=* p2.hand=school,legion "

/* ---- What can be built ------------------------------------------------------------------- */

static void test_a_building_needs_a_piece_of_its_type_on_the_player_board(void **unused) {
    (void)unused;
    table_from(TABLE "p1.gold=20 p1.pieces=0,0,0,1,0 p1.hand=galley,farm,villa todo=turn");
    expect_refused("build:galley", DEUS_NO_PIECE_ON_BOARD);
    expect_refused("build:farm", DEUS_NO_PIECE_ON_BOARD);
    expect_allowed("build:villa");
    play_tokens("build:villa at:A5");
    expect_is(player(1)->board[DEUS_CIVIL], 0);
    expect_regions(player(1)->pieces[DEUS_CIVIL], "A5");
}

static void test_the_card_goes_on_top_of_its_column(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.civil=forum p1.map=A5:c p1.hand=galley,farm,villa todo=turn");
    play_tokens("build:villa pay:wheat at:A0");
    expect_is(player(1)->height[DEUS_CIVIL], 2);
    expect_is(player(1)->column[DEUS_CIVIL][0], card("forum"));
    expect_is(player(1)->column[DEUS_CIVIL][1], card("villa"));
    expect_is(player(1)->hand_count, 2);
    expect_is(player(1)->height[DEUS_PRODUCTION], 0);
}

static void test_the_whole_cost_must_be_payable(void **unused) {
    (void)unused;
    table_from(TABLE "p1.gold=7 p1.pieces=2,2,2,2,2 p1.hand=galley,farm todo=turn");
    expect_refused("build:galley", DEUS_CANNOT_PAY); /* wood and wheat: 8 gold */
    expect_allowed("build:farm");
    table_from(TABLE "p1.gold=8 p1.pieces=2,2,2,2,2 p1.hand=galley,farm todo=turn");
    expect_allowed("build:galley");
}

/* From B3 no sea is near, and an edge region costs 3 VP. */
static void test_a_legal_region_must_exist(void **unused) {
    (void)unused;
    table_from(TABLE "p1.vp=2 p1.gold=8 p1.pieces=2,2,2,2,2 p1.map=B3:p p1.hand=galley,farm "
                     "todo=turn");
    expect_refused("build:galley", DEUS_NO_REGION_FOR_PIECE);
    expect_allowed("build:farm");
    table_from(TABLE "p1.vp=3 p1.gold=8 p1.pieces=2,2,2,2,2 p1.map=B3:p p1.hand=galley,farm "
                     "todo=turn");
    expect_allowed("build:galley");
}

/* The army in D6 completes the siege of D1; both ballistas then pay for the village A1 only. */
static void test_order_is_card_payment_piece_villages_effects(void **unused) {
    (void)unused;
    table_from(TABLE "p1.resources=1,0,0,1 p1.pieces=0,0,0,0,1 p1.map=B4:a,D0:p,D2:m "
                     "p1.military=ballista p1.hand=ballista,galley,farm todo=turn");
    play_tokens("build:ballista at:D6");
    expect_told_in_order("build pay-resource pay-resource place attack win-village gain-gold "
                         "gain-gold start-turn");
    expect_is(told(DEUS_DID_WIN_VILLAGE, 1), 3);
    expect_is(told(DEUS_DID_GAIN_GOLD, 1), 8);
}

/* ---- Paying ------------------------------------------------------------------------------ */

/* Madeline's example: a civil card for 1 wood or 4 gold. */
static void test_a_civil_card_costs_one_wood_or_four_gold(void **unused) {
    (void)unused;
    static const char position[] =
        TABLE PURSE_1 "p1.hand=trading-post-forest,galley,farm todo=turn";
    table_from(position);
    play_tokens("build:trading-post-forest");
    expect_question(DEUS_ASK_PAY, 1);
    expect_answers("pay:wood gold:wood");
    play_tokens("pay:wood at:A5");
    expect_resources(1, "0,1,1,1");
    expect_is(player(1)->gold, 5);
    table_from(position);
    play_tokens("build:trading-post-forest gold:wood at:A5");
    expect_resources(1, "1,1,1,1");
    expect_is(player(1)->gold, 1);
}

static void test_paid_resources_return_to_the_supply(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.hand=trading-post-forest,galley,farm todo=turn");
    expect_is(state()->resources_left[DEUS_WOOD], 9);
    play_tokens("build:trading-post-forest pay:wood");
    expect_is(state()->resources_left[DEUS_WOOD], 10);
    table_from(TABLE PURSE_1 "p1.hand=trading-post-forest,galley,farm todo=turn");
    play_tokens("build:trading-post-forest gold:wood");
    expect_is(state()->resources_left[DEUS_WOOD], 9);
}

static void test_the_player_chooses_which_resources_gold_replaces(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.hand=galley,villa,farm todo=turn");
    play_tokens("build:galley pay:wood gold:wheat at:A4");
    expect_resources(1, "0,1,1,1");
    table_from(TABLE PURSE_1 "p1.hand=galley,villa,farm todo=turn");
    play_tokens("build:galley gold:wood at:A4"); /* the wheat can only be paid as such */
    expect_resources(1, "1,1,1,0");
    table_from(TABLE "p1.gold=8 p1.resources=1,0,0,1 p1.pieces=2,2,2,2,2 "
                     "p1.hand=galley,villa,farm todo=turn");
    play_tokens("build:galley gold:wood gold:wheat at:A4");
    expect_resources(1, "1,0,0,1");
    expect_is(player(1)->gold, 0);
}

/* 4 gold stand in for the wheat, so the wood must be paid in wood. */
static void test_a_payment_is_offered_only_if_the_rest_can_be_paid(void **unused) {
    (void)unused;
    table_from(TABLE "p1.gold=7 p1.resources=1,0,0,0 p1.pieces=2,2,2,2,2 "
                     "p1.hand=galley,villa,farm todo=turn");
    play_tokens("build:galley at:A4");
    expect_resources(1, "0,0,0,0");
    expect_is(player(1)->gold, 3);
}

static void test_gold_on_a_card_is_paid_in_gold(void **unused) {
    (void)unused;
    table_from(TABLE "p1.gold=1 p1.resources=5,5,5,5 p1.pieces=2,2,2,2,2 "
                     "p1.hand=small-production,villa todo=turn");
    expect_refused("build:small-production", DEUS_CANNOT_PAY);
    table_from(TABLE "p1.gold=2 p1.resources=5,5,5,5 p1.pieces=2,2,2,2,2 "
                     "p1.hand=small-production,villa,farm todo=turn");
    play_tokens("build:small-production at:A5");
    expect_is(player(1)->gold, 0);
    expect_resources(1, "5,5,5,5");
}

/* A large port sells pairs of stone and wood: gold never stands in for what is sold. */
static void test_gold_replaces_resources_of_construction_costs_only(void **unused) {
    (void)unused;
    table_from(TABLE "p1.gold=30 p1.resources=0,0,2,0 p1.pieces=1,0,0,0,0 "
                     "p1.hand=large-port-stone-wood,villa,farm todo=turn");
    play_tokens("build:large-port-stone-wood at:A4");
    expect_is(told(DEUS_DID_SELL, 1), 0);
    expect_question(DEUS_ASK_TURN, 2);
    table_from(TABLE "p1.gold=30 p1.resources=1,0,2,0 p1.pieces=1,0,0,0,0 "
                     "p1.hand=large-port-stone-wood,villa,farm todo=turn");
    play_tokens("build:large-port-stone-wood gold:wood at:A4");
    expect_answers("skip sell:1");
}

/* ---- The first piece --------------------------------------------------------------------- */

static void test_the_first_piece_stands_at_the_edge(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.hand=farm,villa,galley todo=turn");
    play_tokens("build:farm pay:clay");
    expect_answers("at:A3 at:A5 at:A6 at:B2 at:C2 at:C5 at:D3 at:D6");
    expect_refused("at:A0", DEUS_NOT_AT_EDGE);
    expect_refused("at:B4", DEUS_NOT_AT_EDGE);
    expect_refused("at:A1", DEUS_VILLAGE_THERE);
    expect_refused("at:A4", DEUS_NOT_LAND);
    play_tokens("at:C5");
    expect_is(deus_region_bit(player(1)->first_region), at("C5"));
}

static void expect_too_close(const char *token, int seat, int distance) {
    dm_reason why;
    expect_refused(token, DEUS_TOO_CLOSE_TO_FIRST);
    assert_true(dm_match_why(&table, token, &why));
    expect_is(why.args[0] + 1, seat);
    expect_is(why.args[1], distance);
}

/* Anna began in the mountain A5: Madeline keeps two regions between them. */
static void test_first_regions_are_two_regions_apart(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p2.map=A5:p p1.hand=farm,villa,galley todo=turn");
    play_tokens("build:farm pay:clay");
    expect_too_close("at:A6", 2, 3); /* next to it */
    expect_too_close("at:A3", 2, 3); /* one region between */
    expect_refused("at:A5", DEUS_OTHER_PLAYER_THERE);
    expect_answers("at:B2 at:C2 at:C5 at:D3 at:D6");
}

static void test_first_regions_are_apart_from_those_of_every_player(void **unused) {
    (void)unused;
    table_from(TRIANGLE "deck=* " PURSE_1 "p2.map=A5:p p3.map=C6:c p2.hand=school,legion "
                        "p3.hand=school,legion p1.hand=farm,villa,galley todo=turn");
    play_tokens("build:farm pay:clay");
    expect_too_close("at:A3", 2, 3);
    expect_too_close("at:C5", 3, 3);
    expect_allowed("at:D5");
    expect_allowed("at:F2");
}

/* Only the seas C3 and C4 are free at the edge; C5 is next to C4 and two steps from C3. */
static void test_if_no_region_is_far_enough_the_farthest_are_legal(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p2.map=C5:p,A4:m,B5:m,B6:m,D2:m,D4:m p2.first=C5 "
                             "p1.hand=galley,villa,farm todo=turn");
    play_tokens("build:galley pay:wood pay:wheat");
    expect_regions(player(1)->pieces[DEUS_MARITIME], "C3");
    table_from(TABLE PURSE_1 "p2.map=C0:p,A4:m,B5:m,B6:m,D2:m,D4:m p2.first=C0 "
                             "p1.hand=galley,villa,farm todo=turn");
    play_tokens("build:galley pay:wood pay:wheat");
    expect_answers("at:C3 at:C4"); /* both are next to C0 */
}

/* The second player's army left A5, where it began; everything else at the edge is taken. */
static void test_a_first_region_that_was_left_is_the_last_resort(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p2.map=A3:p,A6:p,B2:p,C2:p,C5:s,D3:s,D6:s p2.first=A5 "
                             "p1.hand=farm,villa,galley todo=turn");
    play_tokens("build:farm pay:clay");
    expect_regions(player(1)->pieces[DEUS_PRODUCTION], "A5");
}

static void test_first_regions_are_remembered_even_if_left(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p2.map=D6:a p2.first=A5 p1.hand=farm,villa,galley todo=turn");
    play_tokens("build:farm pay:clay");
    expect_too_close("at:A6", 2, 3);
    expect_allowed("at:B2"); /* next to D6, which is not the first region */
    table_from(TABLE PURSE_1 "p2.map=D6:a p2.first=D6 p1.hand=farm,villa,galley todo=turn");
    play_tokens("build:farm pay:clay");
    expect_allowed("at:A6");
    expect_too_close("at:B2", 2, 3);
}

/* ---- Later pieces ------------------------------------------------------------------------ */

/* Anna's example: the same region with another type, or an empty region beside it. */
static void test_a_second_piece_joins_the_first_or_stands_beside_it(void **unused) {
    (void)unused;
    table_from(TABLE "p1.resources=0,0,0,1 p1.pieces=2,2,2,2,2 p1.map=A5:p "
                     "p1.hand=villa,farm,galley todo=turn");
    play_tokens("build:villa");
    expect_answers("at:A5 at:A0 at:A6");
    expect_refused("at:A4", DEUS_NOT_LAND);
    expect_refused("at:B4", DEUS_NOT_CONNECTED);
}

static void test_each_piece_in_a_region_is_of_another_type(void **unused) {
    (void)unused;
    table_from(TABLE "p1.resources=0,1,0,0 p1.pieces=2,2,2,2,2 p1.map=A5:p "
                     "p1.hand=villa,farm,galley todo=turn");
    play_tokens("build:farm");
    expect_refused("at:A5", DEUS_SAME_TYPE_THERE);
    expect_answers("at:A0 at:A6");
    play_tokens("at:A0");
    expect_regions(player(1)->pieces[DEUS_PRODUCTION], "A0 A5");
}

static void test_a_later_piece_is_connected(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.map=A5:p p1.hand=villa,farm,galley todo=turn");
    play_tokens("build:villa pay:wheat");
    expect_refused("at:B4", DEUS_NOT_CONNECTED);
    expect_refused("at:C0", DEUS_NOT_CONNECTED);
    expect_allowed("at:A0");
}

static void test_a_region_belongs_to_one_player(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.map=A5:p p2.map=A0:p p1.hand=villa,farm,galley todo=turn");
    play_tokens("build:villa pay:wheat");
    expect_refused("at:A0", DEUS_OTHER_PLAYER_THERE);
    expect_allowed("at:A6");
}

/* B1 still has its VP, A1 was emptied by cards, D1 was attacked. */
static void test_nothing_is_ever_built_on_a_village(void **unused) {
    (void)unused;
    table_from(RHOMBUS "villages=0,3,6,x deck=* p2.hand=school,legion " PURSE_1
                       "p1.map=A0:p,B0:p,D0:p p1.hand=villa,farm,galley todo=turn");
    play_tokens("build:villa pay:wheat");
    expect_refused("at:A1", DEUS_VILLAGE_THERE);
    expect_refused("at:B1", DEUS_VILLAGE_THERE);
    expect_refused("at:D1", DEUS_VILLAGE_THERE);
    expect_allowed("at:A6");
    expect_allowed("at:B2");
    expect_allowed("at:D6");
}

static void test_ships_go_to_sea_and_one_to_a_region(void **unused) {
    (void)unused;
    table_from(TABLE "p1.vp=3 p1.resources=1,0,0,1 p1.pieces=2,2,2,2,2 p1.map=A0:p,A2:m "
                     "p1.hand=galley,villa,farm todo=turn");
    play_tokens("build:galley");
    expect_refused("at:A2", DEUS_SAME_TYPE_THERE);
    expect_refused("at:A3", DEUS_NOT_SEA);
    expect_refused("at:A0", DEUS_NOT_SEA);
    expect_answers("at:A4 edge:B5 edge:B6 edge:C3 edge:C4 edge:D2 edge:D4");
}

static void test_all_other_pieces_stay_on_land(void **unused) {
    (void)unused;
    static const char *const cards[] = {"farm", "library", "villa", "legion"};
    for (size_t k = 0; k < sizeof cards / sizeof cards[0]; k++) {
        char build[32] = "build:";
        strcat(build, cards[k]);
        table_from(TABLE "p1.gold=4 p1.pieces=2,2,2,2,2 p1.map=A2:m p1.first=A2 "
                         "p1.hand=farm,library,villa,legion todo=turn");
        play_tokens(build);
        expect_question(DEUS_ASK_PLACE, 1);
        expect_refused("at:A2", DEUS_NOT_LAND); /* even with a ship of one's own */
        expect_answers("at:A0 at:A3 at:B4 at:C5 at:C6");
    }
}

/* ---- Three VP for the edge --------------------------------------------------------------- */

static void test_three_vp_buy_an_empty_edge_region(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.map=A5:p p1.hand=villa,farm,galley todo=turn");
    play_tokens("build:villa pay:wheat");
    expect_answers("at:A0 at:A5 at:A6 edge:A3 edge:B2 edge:C2 edge:C5 edge:D3 edge:D6");
    play_tokens("edge:D6");
    expect_is(player(1)->vp, 2);
    expect_is(told(DEUS_DID_PAY_VP, 1), 3);
    expect_regions(player(1)->pieces[DEUS_CIVIL], "D6");
    expect_is(deus_region_bit(player(1)->first_region), at("A5"));
}

static void test_a_connected_edge_region_costs_no_vp(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.map=A5:p p1.hand=villa,farm,galley todo=turn");
    play_tokens("build:villa pay:wheat");
    expect_unknown("edge:A6");
    play_tokens("at:A6");
    expect_is(player(1)->vp, 5);
    expect_is(times_told(DEUS_DID_PAY_VP), 0);
}

static void test_two_vp_buy_nothing(void **unused) {
    (void)unused;
    table_from(TABLE "p1.vp=2 p1.resources=0,0,0,1 p1.pieces=2,2,2,2,2 p1.map=A5:p "
                     "p1.hand=villa,farm,galley todo=turn");
    play_tokens("build:villa");
    expect_refused("edge:D6", DEUS_EDGE_NEEDS_VP);
    expect_refused("at:B4", DEUS_NOT_CONNECTED);
    expect_answers("at:A0 at:A5 at:A6");
    table_from(TABLE "p1.vp=3 p1.resources=0,0,0,1 p1.pieces=2,2,2,2,2 p1.map=A5:p "
                     "p1.hand=villa,farm,galley todo=turn");
    play_tokens("build:villa edge:D6");
    expect_is(player(1)->vp, 0);
}

static void test_an_edge_region_obeys_terrain_owners_and_villages(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.map=A5:p p2.map=D6:p p1.hand=villa,galley,farm todo=turn");
    play_tokens("build:villa pay:wheat");
    expect_refused("at:D6", DEUS_OTHER_PLAYER_THERE);
    expect_refused("at:D2", DEUS_NOT_LAND);
    expect_refused("at:D1", DEUS_VILLAGE_THERE);
    table_from(TABLE PURSE_1 "p1.map=A5:p p2.map=D2:m p1.hand=villa,galley,farm todo=turn");
    play_tokens("build:galley pay:wood pay:wheat");
    expect_refused("at:D2", DEUS_OTHER_PLAYER_THERE);
    expect_refused("at:D6", DEUS_NOT_SEA);
    expect_allowed("edge:D4");
    expect_allowed("at:A4");
}

/* B2 and D3 are one and two steps from where the second player began. */
static void test_the_distance_rule_does_not_apply_to_later_pieces(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.map=A5:p p2.map=D6:p p1.hand=villa,galley,farm todo=turn");
    play_tokens("build:villa pay:wheat");
    expect_allowed("edge:B2");
    expect_allowed("edge:D3");
}

static void test_a_first_piece_never_costs_vp(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p2.map=A5:p p1.hand=villa,galley,farm todo=turn");
    play_tokens("build:villa pay:wheat");
    expect_unknown("edge:A6");
    expect_unknown("edge:D6");
    play_tokens("at:D6");
    expect_is(player(1)->vp, 5);
}

/* The army in D6 completes the siege of D1, worth 3 VP: they come too late to pay with. */
static void test_the_vp_are_paid_before_a_village_is_won(void **unused) {
    (void)unused;
    table_from(TABLE "p1.vp=3 p1.resources=0,0,0,1 p1.pieces=0,0,0,0,1 p1.map=A5:p "
                     "p2.map=D0:p,D2:m p1.hand=legion,galley,farm todo=turn");
    play_tokens("build:legion edge:D6");
    expect_told_in_order("pay-vp place attack win-village");
    expect_is(player(1)->vp, 3);
    table_from(TABLE "p1.vp=2 p1.resources=0,0,0,1 p1.pieces=0,0,0,0,1 p1.map=A5:p "
                     "p2.map=D0:p,D2:m p1.hand=legion,galley,farm todo=turn");
    play_tokens("build:legion");
    expect_refused("edge:D6", DEUS_EDGE_NEEDS_VP);
}

/* ---- Effects of the column --------------------------------------------------------------- */

/* Madeline's example: Lumberjacks' Guild below, Trading Post above, one forest occupied. */
static void test_a_column_takes_effect_from_bottom_to_top(void **unused) {
    (void)unused;
    table_from(TABLE "p1.resources=1,0,0,0 p1.pieces=0,0,0,1,0 p1.map=A6:c p1.civil=guild-forest "
                     "p1.hand=trading-post-forest,galley,farm todo=turn");
    play_tokens("build:trading-post-forest at:A5");
    expect_told_in_order("place gain-vp gain-gold");
    expect_is(player(1)->vp, 1);
    expect_is(player(1)->gold, 3);
}

static void test_the_new_card_takes_effect_last(void **unused) {
    (void)unused;
    table_from(TABLE "p1.resources=0,0,1,0 p1.pieces=0,0,0,1,0 p1.map=A6:c "
                     "p1.civil=trading-post-forest p1.hand=guild-forest,galley,farm todo=turn");
    play_tokens("build:guild-forest at:A5");
    expect_told_in_order("place gain-gold gain-vp");
    expect_is(player(1)->vp, 1);
    expect_is(player(1)->gold, 3);
}

static void test_other_columns_take_no_effect(void **unused) {
    (void)unused;
    table_from(TABLE "p1.resources=0,1,0,0 p1.pieces=0,1,0,0,0 p1.map=A6:c "
                     "p1.civil=trading-post-forest p1.hand=farm,galley,villa todo=turn");
    play_tokens("build:farm at:A5");
    expect_is(player(1)->gold, 0);
}

/* The guild sees the forest in which its own piece was just placed. */
static void test_an_effect_reads_the_board_when_its_turn_comes(void **unused) {
    (void)unused;
    table_from(TABLE "p1.resources=0,0,1,0 p1.pieces=0,0,0,1,0 p1.map=A5:p "
                     "p1.hand=guild-forest,galley,farm todo=turn");
    play_tokens("build:guild-forest at:A6");
    expect_is(player(1)->vp, 1);
    table_from(TABLE "p1.resources=0,0,1,0 p1.pieces=0,0,0,1,0 p1.map=A5:p "
                     "p1.hand=guild-forest,galley,farm todo=turn");
    play_tokens("build:guild-forest at:A0");
    expect_is(player(1)->vp, 0);
}

/* The legion below moves an army beside the village A1 before the ballista counts. */
static void test_an_effect_reads_what_the_one_below_changed(void **unused) {
    (void)unused;
    static const char position[] =
        TABLE "p1.resources=1,0,0,1 p1.pieces=0,0,0,0,1 p1.map=A3:a p1.military=legion "
              "p1.hand=ballista,galley,farm todo=turn";
    table_from(position);
    play_tokens("build:ballista at:C5 army:A3 march:A0");
    expect_is(player(1)->gold, 4);
    table_from(position);
    play_tokens("build:ballista at:C5 skip");
    expect_is(player(1)->gold, 0);
}

/* B3: one word declines; `done` only ends what was begun. Version 1 had three. */
static void test_one_word_declines(void **unused) {
    (void)unused;
    static const char galley[] =
        TABLE "p1.gold=5 p1.hand=farm,villa p1.map=A4:m p1.maritime=galley "
              "todo=end-turn/effects(column=maritime,place=1)";
    static const char ship[] =
        TABLE "p1.resources=0,0,1,0 p1.hand=farm,villa p1.map=A4:m p1.maritime=sailing-ship-stone "
              "todo=end-turn/effects(column=maritime,place=1)";
    char line[600];
    table_from(galley);
    expect_answers("buy:wood buy:clay buy:stone buy:wheat skip");
    play_tokens("buy:wood");
    expect_answers("buy:wood buy:clay buy:stone buy:wheat done");
    table_from(ship);
    expect_answers("sell:1 skip");
    snprintf(line, sizeof line, "deus rules=1%s", galley + strlen("deus"));
    table_from(line);
    expect_answers("buy:wood buy:clay buy:stone buy:wheat done");
    snprintf(line, sizeof line, "deus rules=1%s", ship + strlen("deus"));
    table_from(line);
    expect_answers("sell:1 sell:0");
}

/* Every effect that spends, sells, draws, moves, steals or asks can be declined. */
static void test_effects_that_ask_can_be_declined(void **unused) {
    (void)unused;
    static const struct {
        const char *column, *card, *map, *no;
    } cases[] = {
        {"maritime", "sailing-ship-stone", "A4:m", "skip"},
        {"maritime", "galley", "A4:m", "skip"},
        {"production", "small-production", "A5:p", "skip"},
        {"production", "quarry", "A5:p", "skip"},
        {"scientific", "library", "A5:s", "skip"},
        {"scientific", "architects", "A5:s", "skip"},
        {"military", "legion", "A5:a", "skip"},
        {"military", "siege-tower", "A6:a", "skip"},
    };
    for (size_t k = 0; k < sizeof cases / sizeof cases[0]; k++) {
        char position[512];
        dm_writer out = dm_writer_on(position, sizeof position);
        dm_write(&out, TABLE "p1.gold=5 p1.resources=1,1,1,1 p1.hand=farm,villa p1.");
        dm_write(&out, cases[k].column);
        dm_write_char(&out, '=');
        dm_write(&out, cases[k].card);
        dm_write(&out, " p1.map=");
        dm_write(&out, cases[k].map);
        dm_write(&out, " todo=end-turn/effects(column=");
        dm_write(&out, cases[k].column);
        dm_write(&out, ",place=1)");
        table_from(position);
        play_tokens(cases[k].no);
        expect_question(DEUS_ASK_TURN, 2);
        expect_is(player(1)->gold, 5);
        expect_is(player(1)->hand_count, 2);
        expect_resources(1, "1,1,1,1");
    }
}

/* Nobody is asked whether to take what a card simply gives. */
static void test_pure_gains_happen(void **unused) {
    (void)unused;
    table_from(TABLE "p1.civil=guild-forest,trading-post-forest p1.map=A6:c,A5:c "
                     "p1.hand=farm,villa todo=end-turn/effects(column=civil,place=1)");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 1);
    expect_is(player(1)->gold, 3);
}

static void test_up_to_and_any_number_can_be_declined_in_part(void **unused) {
    (void)unused;
    table_from(TABLE "p1.resources=0,0,3,0 p1.maritime=sailing-ship-stone p1.map=A4:m "
                     "p1.hand=farm,villa todo=end-turn/effects(column=maritime,place=1)");
    expect_answers("skip sell:1 sell:2 sell:3");
    play_tokens("sell:2");
    expect_is(player(1)->gold, 8);
    expect_resources(1, "0,0,1,0");
    table_from(TABLE "p1.gold=5 p1.maritime=galley p1.map=A4:m p1.hand=farm,villa "
                     "todo=end-turn/effects(column=maritime,place=1)");
    play_tokens("buy:wood done");
    expect_is(player(1)->gold, 4);
    expect_resources(1, "1,0,0,0");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_a_building_needs_a_piece_of_its_type_on_the_player_board, "D-B1"),
        PROVES(test_the_card_goes_on_top_of_its_column, "D-B1"),
        PROVES(test_the_whole_cost_must_be_payable, "D-B1"),
        PROVES(test_a_legal_region_must_exist, "D-B1"),
        PROVES(test_order_is_card_payment_piece_villages_effects, "D-B1"),
        PROVES(test_a_civil_card_costs_one_wood_or_four_gold, "D-B2"),
        PROVES(test_paid_resources_return_to_the_supply, "D-B2"),
        PROVES(test_the_player_chooses_which_resources_gold_replaces, "D-B2"),
        PROVES(test_a_payment_is_offered_only_if_the_rest_can_be_paid, "D-B2"),
        PROVES(test_gold_on_a_card_is_paid_in_gold, "D-B2"),
        PROVES(test_gold_replaces_resources_of_construction_costs_only, "D-B2"),
        PROVES(test_the_first_piece_stands_at_the_edge, "D-B3 D-BD6"),
        PROVES(test_first_regions_are_two_regions_apart, "D-B3"),
        PROVES(test_first_regions_are_apart_from_those_of_every_player, "D-B3"),
        PROVES(test_if_no_region_is_far_enough_the_farthest_are_legal, "D-B3"),
        PROVES(test_a_first_region_that_was_left_is_the_last_resort, "D-B3"),
        PROVES(test_first_regions_are_remembered_even_if_left, "D-B3"),
        PROVES(test_a_second_piece_joins_the_first_or_stands_beside_it, "D-B4"),
        PROVES(test_each_piece_in_a_region_is_of_another_type, "D-B4"),
        PROVES(test_a_later_piece_is_connected, "D-B4"),
        PROVES(test_a_region_belongs_to_one_player, "D-B5"),
        PROVES(test_nothing_is_ever_built_on_a_village, "D-B5 D-V3"),
        PROVES(test_ships_go_to_sea_and_one_to_a_region, "D-B6"),
        PROVES(test_all_other_pieces_stay_on_land, "D-B6"),
        PROVES(test_three_vp_buy_an_empty_edge_region, "D-B7"),
        PROVES(test_a_connected_edge_region_costs_no_vp, "D-B7"),
        PROVES(test_two_vp_buy_nothing, "D-B7"),
        PROVES(test_an_edge_region_obeys_terrain_owners_and_villages, "D-B7"),
        PROVES(test_the_distance_rule_does_not_apply_to_later_pieces, "D-B7"),
        PROVES(test_a_first_piece_never_costs_vp, "D-B7"),
        PROVES(test_the_vp_are_paid_before_a_village_is_won, "D-B7"),
        PROVES(test_a_column_takes_effect_from_bottom_to_top, "D-B8"),
        PROVES(test_the_new_card_takes_effect_last, "D-B8"),
        PROVES(test_other_columns_take_no_effect, "D-B8"),
        PROVES(test_an_effect_reads_the_board_when_its_turn_comes, "D-B8"),
        PROVES(test_an_effect_reads_what_the_one_below_changed, "D-B8"),
        PROVES(test_one_word_declines, "D-B8"),
        PROVES(test_effects_that_ask_can_be_declined, "D-B8"),
        PROVES(test_pure_gains_happen, "D-B8"),
        PROVES(test_up_to_and_any_number_can_be_declined_in_part, "D-B8"),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
