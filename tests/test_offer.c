/* Offerings (D-O1 to D-O4): what is discarded, what the gods give, what is drawn. */
#include <stdio.h>

#include "support/scene.h"

/* One card of each colour in hand. */
#define ONE_OF_EACH "p1.hand=galley,farm,school,forum,legion,temple-sea "

static void expect_hand(int seat, const char *cards) {
    char text[256];
    dm_writer out = dm_writer_on(text, sizeof text);
    for (int k = 0; k < player(seat)->hand_count; k++) {
        if (k > 0) dm_write_char(&out, ',');
        dm_write(&out, deus_cards[player(seat)->hand[k]].id);
    }
    assert_string_equal(text, cards);
}

static const char *discarded(int from_top) {
    return deus_cards[state()->discard[state()->discard_count - 1 - from_top]].id;
}

/* ---- D-O1 -------------------------------------------------------------------------------- */

static void test_an_offering_is_at_least_one_card_and_one_lies_on_top(void **unused) {
    (void)unused;
    scene(ONE_OF_EACH);
    expect_unknown("done"); /* no offering of nothing */
    play_tokens("offer:school");
    expect_question(DEUS_ASK_DISCARD, 1);
    expect_answers("discard:galley discard:farm discard:forum discard:legion discard:temple-sea "
                   "done");
    play_tokens("discard:farm");
    expect_refused("discard:galley", DEUS_NOT_IN_ORDER); /* a set has one way to be told */
    play_tokens("discard:legion done");
    expect_is(state()->discard_count, 3);
    assert_string_equal(discarded(0), "school");
    expect_is(told(DEUS_DID_OFFER, 1), 3);
}

static void test_equal_cards_are_asked_about_once_and_can_all_be_discarded(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=galley,legion,legion,legion");
    expect_answers("build:galley build:legion offer:galley offer:legion");
    play_tokens("offer:galley discard:legion discard:legion");
    expect_answers("discard:legion done");
    play_tokens("discard:legion"); /* the hand is empty: done by itself */
    expect_is(state()->discard_count, 4);
}

static void test_others_learn_the_top_card_and_the_number_only(void **unused) {
    (void)unused;
    dm_state seen;
    scene(ONE_OF_EACH);
    play_tokens("offer:school discard:farm discard:legion done");
    deus_game.observe(&table.state, 1, &seen);
    const deus_state *s = deus_const(&seen);
    expect_is(s->discard_count, 3);
    expect_is(s->discard[2], deus_card_named("school"));
    expect_is(s->discard[0], DM_UNKNOWN);
    expect_is(s->discard[1], DM_UNKNOWN);
    for (int k = 0; k < happened.count; k++)
        if (happened.items[k].kind == DEUS_DID_DISCARD) {
            expect_is(dm_event_visible(&happened.items[k], 0), true);
            expect_is(dm_event_visible(&happened.items[k], 1), false);
            expect_is(dm_event_visible(&happened.items[k], DM_PUBLIC), false);
        }
    expect_is(times_told(DEUS_DID_DISCARD), 2);
}

/* Over a few seeds, either of the two lies higher. */
static void test_under_the_top_card_the_others_lie_in_random_order(void **unused) {
    (void)unused;
    int farm_higher = 0;
    enum { TRIES = 64 };
    for (int k = 0; k < TRIES; k++) {
        scene(ONE_OF_EACH);
        deus_mutable(&table.state)->chance.key[0] = (uint8_t)k;
        play_tokens("offer:school discard:farm discard:legion done");
        farm_higher += strcmp(discarded(1), "farm") == 0;
        assert_string_equal(discarded(0), "school");
    }
    if (farm_higher < TRIES / 4 || farm_higher > TRIES * 3 / 4)
        fail_msg("farm lies higher in %d of %d offerings", farm_higher, TRIES);
}

/* ---- D-O2 -------------------------------------------------------------------------------- */

static void test_neptune_gives_2_gold_a_card_and_a_maritime_piece(void **unused) {
    (void)unused;
    scene(ONE_OF_EACH);
    play_tokens("offer:galley discard:farm discard:legion done");
    expect_is(player(1)->gold, 20 + 6);
    expect_is(player(1)->board[DEUS_MARITIME], 2);
    expect_is(told(DEUS_DID_GAIN_PIECE, 1), 1);
    expect_is(told(DEUS_DID_INVOKE, 1), 3);
}

static void test_ceres_gives_a_resource_a_card_and_a_production_piece(void **unused) {
    (void)unused;
    scene(ONE_OF_EACH);
    play_tokens("offer:farm discard:galley done");
    expect_question(DEUS_ASK_RESOURCE, 1);
    expect_answers("take:wood take:clay take:stone take:wheat");
    play_tokens("take:clay");
    expect_refused("take:wood", DEUS_NOT_IN_ORDER);
    play_tokens("take:wheat");
    expect_resources(1, "2,3,2,3");
    expect_is(player(1)->board[DEUS_PRODUCTION], 2);
    expect_question(DEUS_ASK_TURN, 2);
}

static void test_minerva_gives_a_scientific_piece_and_a_card_for_each(void **unused) {
    (void)unused;
    scene(ONE_OF_EACH);
    play_tokens("offer:school discard:farm done"); /* four left: one up to five, two more */
    expect_is(player(1)->hand_count, 7);
    expect_is(player(1)->board[DEUS_SCIENTIFIC], 2);
    expect_is(told(DEUS_DID_DRAW, 1), 3);
}

static void test_vesta_gives_1_vp_for_a_card_and_2_for_more(void **unused) {
    (void)unused;
    scene(ONE_OF_EACH);
    play_tokens("offer:forum done");
    expect_is(player(1)->vp, 5 + 1);
    expect_is(player(1)->board[DEUS_CIVIL], 2);

    scene(ONE_OF_EACH);
    play_tokens("offer:forum discard:galley done");
    expect_is(player(1)->vp, 5 + 2);

    scene(ONE_OF_EACH);
    play_tokens("offer:forum discard:galley discard:farm discard:school done");
    expect_is(player(1)->vp, 5 + 2);
    expect_is(player(1)->board[DEUS_CIVIL], 2);
}

static void test_mars_gives_a_piece_of_choice_a_card_and_none_besides(void **unused) {
    (void)unused;
    scene(ONE_OF_EACH);
    play_tokens("offer:legion discard:galley discard:farm done");
    expect_question(DEUS_ASK_PIECE, 1);
    expect_answers("piece:maritime piece:production piece:scientific piece:civil piece:military");
    play_tokens("piece:maritime piece:civil piece:civil"); /* no military one is needed */
    expect_is(player(1)->board[DEUS_MARITIME], 2);
    expect_is(player(1)->board[DEUS_CIVIL], 3);
    expect_is(player(1)->board[DEUS_MILITARY], 1);
    expect_is(told(DEUS_DID_GAIN_PIECE, 1), 3);
    expect_question(DEUS_ASK_TURN, 2);
}

static void test_jupiter_calls_one_of_the_other_five(void **unused) {
    (void)unused;
    scene(ONE_OF_EACH);
    play_tokens("offer:temple-sea discard:galley done");
    expect_question(DEUS_ASK_GOD, 1);
    expect_answers("god:neptune god:ceres god:minerva god:vesta god:mars");
    expect_unknown("god:jupiter");
    play_tokens("god:neptune");
    expect_is(player(1)->gold, 20 + 4);
    expect_is(player(1)->board[DEUS_MARITIME], 2);
    expect_question(DEUS_ASK_TURN, 2); /* only one god an offering */
}

/* The rulebook's example: three cards, a temple on top, used for Ceres. */
static void test_three_cards_with_a_temple_on_top_call_ceres_for_three_resources(void **unused) {
    (void)unused;
    scene(ONE_OF_EACH);
    play_tokens("offer:temple-sea discard:galley discard:legion"); /* nothing behind it */
    expect_answers("done");                                        /* but others cannot tell */
    play_tokens("done god:ceres take:wood take:stone take:stone");
    expect_resources(1, "3,2,4,2");
    expect_is(told(DEUS_DID_GAIN_RESOURCE, 1), 3);
    expect_is(player(1)->board[DEUS_PRODUCTION], 2);
    expect_is(told(DEUS_DID_GAIN_PIECE, 1), 1);
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->hand_count, 5);
}

/* ---- D-O3 -------------------------------------------------------------------------------- */

static void test_the_hand_is_refilled_to_five(void **unused) {
    (void)unused;
    scene("p1.hand=galley,villa");
    play_tokens("offer:galley done");
    expect_hand(1, "galley,galley,galley,sailing-ship-stone,villa"); /* as the deck lies */
}

static void test_a_hand_above_five_stays_and_nothing_is_drawn(void **unused) {
    (void)unused;
    scene("p1.hand=galley,farm,school,forum,legion,temple-sea,villa");
    play_tokens("offer:galley done");
    expect_hand(1, "farm,school,forum,villa,legion,temple-sea");
    expect_is(told(DEUS_DID_DRAW, 1), 0);
}

static void test_minervas_cards_come_even_above_five_but_never_past_ten(void **unused) {
    (void)unused;
    scene("p1.hand=school,farm,quarry,forum,legion,temple-sea,villa,baths");
    play_tokens("offer:school discard:farm done"); /* six left, two more */
    expect_is(player(1)->hand_count, 8);

    scene("p1.hand=school,farm,quarry,forum,legion,temple-sea,villa,baths,brickyard,sawmill");
    play_tokens("offer:school discard:farm done"); /* eight left, two more */
    expect_is(player(1)->hand_count, 10);

    scene("p1.hand=school,farm,quarry,forum,legion,temple-sea,villa,baths,brickyard,sawmill");
    play_tokens("offer:school discard:brickyard discard:sawmill discard:quarry discard:farm "
                "discard:forum done");
    expect_is(player(1)->hand_count, 10); /* four left: one up to five, then five of six */
}

/* ---- D-O4 -------------------------------------------------------------------------------- */

static void test_pieces_come_from_the_personal_supply(void **unused) {
    (void)unused;
    scene(ONE_OF_EACH "p1.pieces=1,1,1,1,1");
    play_tokens("offer:galley done");
    expect_is(player(1)->board[DEUS_MARITIME], 2);
    expect_is(player(1)->supply[DEUS_MARITIME], 3);
    expect_is(player(2)->supply[DEUS_MARITIME], 4);
}

static void test_a_piece_that_has_run_out_is_not_gained(void **unused) {
    (void)unused;
    scene(ONE_OF_EACH "p1.pieces=5,1,1,1,1");
    play_tokens("offer:galley done");
    expect_is(player(1)->board[DEUS_MARITIME], 5);
    expect_is(told(DEUS_DID_GAIN_PIECE, 1), 0);
    expect_is(player(1)->gold, 20 + 2); /* the rest comes all the same */
}

static void test_mars_gives_no_more_than_the_supply_has(void **unused) {
    (void)unused;
    scene(ONE_OF_EACH "p1.pieces=5,5,4,5,4");
    play_tokens("offer:legion discard:galley discard:farm done");
    expect_question(DEUS_ASK_TURN, 2); /* two are left and both are taken */
    expect_is(told(DEUS_DID_GAIN_PIECE, 1), 2);

    scene(ONE_OF_EACH "p1.pieces=5,5,5,5,5");
    play_tokens("offer:legion done");
    expect_is(told(DEUS_DID_GAIN_PIECE, 1), 0);
    expect_question(DEUS_ASK_TURN, 2);
}

static void test_ceres_gives_no_more_than_the_supply_has(void **unused) {
    (void)unused;
    scene(ONE_OF_EACH "p2.resources=8,8,7,7"); /* a stone and a wheat are left */
    play_tokens("offer:farm done");
    expect_refused("take:wood", DEUS_SUPPLY_EMPTY);
    expect_answers("take:stone take:wheat");

    scene(ONE_OF_EACH "p2.resources=8,8,7,7");
    play_tokens("offer:farm discard:galley discard:school done");
    expect_question(DEUS_ASK_TURN, 2); /* three asked for, two there: no choice */
    expect_resources(1, "2,2,3,3");

    scene(ONE_OF_EACH "p2.resources=8,8,8,8");
    play_tokens("offer:farm done");
    expect_resources(1, "2,2,2,2");
    expect_is(player(1)->board[DEUS_PRODUCTION], 2); /* the piece comes all the same */
}

/* In the order of the resources; wheat first would leave nothing for the second. */
static void test_a_choice_of_resources_must_leave_enough_for_the_rest(void **unused) {
    (void)unused;
    scene(ONE_OF_EACH "p2.resources=8,7,7,7"); /* a clay, a stone and a wheat are left */
    play_tokens("offer:farm discard:galley done");
    expect_answers("take:clay take:stone");
    expect_refused("take:wheat", DEUS_MUST_FILL);
    play_tokens("take:stone"); /* then the wheat goes without saying */
    expect_resources(1, "2,2,3,3");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_an_offering_is_at_least_one_card_and_one_lies_on_top, "D-O1"),
        PROVES(test_equal_cards_are_asked_about_once_and_can_all_be_discarded, "D-O1"),
        PROVES(test_others_learn_the_top_card_and_the_number_only, "D-O1 D-S5"),
        PROVES(test_under_the_top_card_the_others_lie_in_random_order, "D-O1"),
        PROVES(test_neptune_gives_2_gold_a_card_and_a_maritime_piece, "D-O2"),
        PROVES(test_ceres_gives_a_resource_a_card_and_a_production_piece, "D-O2"),
        PROVES(test_minerva_gives_a_scientific_piece_and_a_card_for_each, "D-O2 D-O3"),
        PROVES(test_vesta_gives_1_vp_for_a_card_and_2_for_more, "D-O2"),
        PROVES(test_mars_gives_a_piece_of_choice_a_card_and_none_besides, "D-O2"),
        PROVES(test_jupiter_calls_one_of_the_other_five, "D-O2"),
        PROVES(test_three_cards_with_a_temple_on_top_call_ceres_for_three_resources, "D-O2"),
        PROVES(test_the_hand_is_refilled_to_five, "D-O3"),
        PROVES(test_a_hand_above_five_stays_and_nothing_is_drawn, "D-O3"),
        PROVES(test_minervas_cards_come_even_above_five_but_never_past_ten, "D-O3 D-T3"),
        PROVES(test_pieces_come_from_the_personal_supply, "D-O4"),
        PROVES(test_a_piece_that_has_run_out_is_not_gained, "D-O4"),
        PROVES(test_mars_gives_no_more_than_the_supply_has, "D-O4"),
        PROVES(test_ceres_gives_no_more_than_the_supply_has, "D-O4"),
        PROVES(test_a_choice_of_resources_must_leave_enough_for_the_rest, "D-O4"),
    };
    return cmocka_run_group_tests_name("offerings", tests, NULL, NULL);
}
