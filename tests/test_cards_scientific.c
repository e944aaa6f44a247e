/* Scientific cards: drawing, pieces of your choice, and making another card take effect. */
#include <stdio.h>

#include "support/scene.h"

/* The hand of a seat as "galley,villa". */
static const char *hand_of(int seat) {
    static char text[256];
    dm_writer out = dm_writer_on(text, sizeof text);
    for (int k = 0; k < player(seat)->hand_count; k++) {
        if (k > 0) dm_write_char(&out, ',');
        dm_write(&out, deus_cards[player(seat)->hand[k]].id);
    }
    return text;
}

/* ---- Drawing ----------------------------------------------------------------------------- */

/* A0 becomes a region with two buildings, C6 is one, B2 is not. */
static void test_school_draws_a_card_per_region_with_two_buildings(void **unused) {
    (void)unused;
    scene("p1.map=A0:p,C6:pc,B2:p p2.map=D5:pc p1.hand=school,villa");
    play_tokens("build:school pay:clay at:A0");
    expect_question(DEUS_ASK_DRAW, 1);
    expect_answers("draw skip");
    play_tokens("draw");
    assert_string_equal(hand_of(1), "galley,galley,villa");
    expect_question(DEUS_ASK_TURN, 2);

    scene("p1.map=A0:p,C6:pc,B2:p p1.hand=school,villa");
    play_tokens("build:school pay:clay at:A0 skip");
    assert_string_equal(hand_of(1), "villa");

    scene("p1.map=A0:p p1.hand=school,villa");
    play_tokens("build:school pay:clay at:A3"); /* no such region: nothing to draw */
    expect_question(DEUS_ASK_TURN, 2);
}

static void test_library_draws_two_cards_but_never_past_ten(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=library,villa");
    play_tokens("build:library pay:wheat at:A3 draw");
    assert_string_equal(hand_of(1), "galley,galley,villa");

    scene("p1.map=A0:p p1.hand=library,villa");
    play_tokens("build:library pay:wheat at:A3 skip");
    assert_string_equal(hand_of(1), "villa");

    scene("p1.map=A0:p p1.hand=library,library,villa,villa,forum,forum,baths,baths,legion,legion");
    play_tokens("build:library pay:wheat at:A3 draw");
    expect_is(player(1)->hand_count, 10);
    expect_is(told(DEUS_DID_DRAW, 1), 1);
}

/* ---- Pieces ------------------------------------------------------------------------------ */

static void test_workshop_gives_a_piece_of_choice_per_region_with_two_buildings(void **unused) {
    (void)unused;
    scene("p1.map=A0:p,C6:pc,B2:p p1.hand=workshop,villa p1.pieces=1,1,1,1,1");
    play_tokens("build:workshop pay:wood at:A0");
    expect_question(DEUS_ASK_PIECE, 1);
    expect_answers("piece:maritime piece:production piece:scientific piece:civil piece:military "
                   "skip");
    play_tokens("piece:civil");
    expect_refused("piece:maritime", DEUS_NOT_IN_ORDER);
    expect_unknown("skip"); /* declined whole or not at all */
    play_tokens("piece:civil");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->board[DEUS_CIVIL], 3);
    expect_is(player(1)->supply[DEUS_CIVIL], 1);

    scene("p1.map=A0:p p1.hand=workshop,villa");
    play_tokens("build:workshop pay:wood at:A3"); /* no such region */
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(told(DEUS_DID_GAIN_PIECE, 1), 0);
}

static void test_architects_give_two_pieces_of_choice(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=architects,villa");
    play_tokens("build:architects pay:stone at:A3 piece:maritime piece:military");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->board[DEUS_MARITIME], 2);
    expect_is(player(1)->board[DEUS_MILITARY], 2);

    scene("p1.map=A0:p p1.hand=architects,villa");
    play_tokens("build:architects pay:stone at:A3 skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(told(DEUS_DID_GAIN_PIECE, 1), 0);
}

static void test_architects_take_only_what_the_personal_supply_has(void **unused) {
    (void)unused;
    scene(
        "p1.map=A0:p p1.hand=architects,villa p1.pieces=5,4,4,5,4"); /* 1 scientific, 1 military */
    play_tokens("build:architects pay:stone at:A3");
    expect_refused("piece:civil", DEUS_NO_PIECE_IN_SUPPLY);
    expect_refused("piece:military", DEUS_MUST_FILL); /* the scientific one would be left */
    play_tokens("piece:scientific");
    expect_question(DEUS_ASK_TURN, 2); /* the military one is the only one left */
    expect_is(player(1)->board[DEUS_MILITARY], 5);

    scene("p1.map=A0:p p1.hand=architects,villa p1.pieces=5,4,4,5,5");
    play_tokens("build:architects pay:stone at:A3 piece:scientific"); /* one, not two */
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(told(DEUS_DID_GAIN_PIECE, 1), 1);
}

/* ---- Academies --------------------------------------------------------------------------- */

/* Seat 1 has a card of each colour but temples; the academy is built on A0. */
static void begin_academy(const char *card) {
    char words[320], tokens[64];
    snprintf(words, sizeof words,
             "p1.hand=%s,villa p1.map=A0:pc,A2:m,A3:a p1.maritime=sailing-ship-stone "
             "p1.production=small-production p1.civil=guild-field p1.military=ballista",
             card);
    scene(words);
    snprintf(tokens, sizeof tokens, "build:%s pay:stone pay:wheat at:A0", card);
    play_tokens(tokens);
    expect_question(DEUS_ASK_ACTIVATE, 1);
}

static void check_academy(const char *card, const char *wanted, const char *other) {
    begin_academy(card);
    expect_refused(other, DEUS_WRONG_COLOUR);
    expect_is(table.question.count, 2);
    expect_allowed(wanted);
    play_tokens("skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(times_told(DEUS_DID_ACTIVATE), 0);
    begin_academy(card);
    play_tokens(wanted);
    expect_is(times_told(DEUS_DID_ACTIVATE), 1);
}

static void test_academy_maritime_activates_a_maritime_card(void **unused) {
    (void)unused;
    check_academy("academy-maritime", "activate:sailing-ship-stone", "activate:guild-field");
    expect_question(DEUS_ASK_SELL, 1);
    play_tokens("sell:1");
    expect_is(player(1)->gold, 20 + 4);
}
static void test_academy_production_activates_a_production_card(void **unused) {
    (void)unused;
    check_academy("academy-production", "activate:small-production", "activate:ballista");
    expect_question(DEUS_ASK_PRODUCE, 1);
    play_tokens("take:wheat");
    expect_resources(1, "2,2,1,2");
}
static void test_academy_civil_activates_a_civil_card(void **unused) {
    (void)unused;
    check_academy("academy-civil", "activate:guild-field", "activate:sailing-ship-stone");
    expect_is(player(1)->vp, 5 + 1);
    expect_question(DEUS_ASK_TURN, 2);
}
/* The army in A3 stands beside no village. */
static void test_academy_military_activates_a_military_card(void **unused) {
    (void)unused;
    check_academy("academy-military", "activate:ballista", "activate:small-production");
    expect_is(told(DEUS_DID_GAIN_GOLD, 1), 0);
    scene("p1.hand=academy-military,villa p1.map=A0:pca p1.military=ballista");
    play_tokens("build:academy-military pay:stone pay:wheat at:A0 activate:ballista");
    expect_is(told(DEUS_DID_GAIN_GOLD, 1), 4);
}

static void test_academies_find_nothing_where_there_is_no_such_card(void **unused) {
    (void)unused;
    scene("p1.hand=academy-civil,villa p1.map=A0:pc");
    play_tokens("build:academy-civil pay:stone pay:wheat at:A0");
    expect_question(DEUS_ASK_TURN, 2);
}

/* Equal cards do the same, so a kind is offered once. Cards below the academy go first. */
static void test_an_academy_offers_each_kind_of_card_once(void **unused) {
    (void)unused;
    scene("p1.hand=academy-civil,villa p1.map=A0:pcs,A3:c p1.civil=guild-swamp,guild-field "
          "p1.scientific=architects");
    play_tokens("build:academy-civil pay:stone pay:wheat at:A3 skip activate:guild-swamp");
    expect_is(player(1)->vp, 5 + 1);

    scene("p1.hand=school,villa p1.map=A0:pcs,A3:s,A5:c p1.civil=forum,forum "
          "p1.scientific=academy-civil");
    play_tokens("build:school pay:clay at:A5");
    expect_answers("activate:forum skip");
    play_tokens("activate:forum");
    expect_is(player(1)->vp, 5 + 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_school_draws_a_card_per_region_with_two_buildings, "D-B8"),
        PROVES(test_library_draws_two_cards_but_never_past_ten, "D-T3"),
        cmocka_unit_test(test_workshop_gives_a_piece_of_choice_per_region_with_two_buildings),
        PROVES(test_architects_give_two_pieces_of_choice, "D-B8"),
        PROVES(test_architects_take_only_what_the_personal_supply_has, "D-O4"),
        cmocka_unit_test(test_academy_maritime_activates_a_maritime_card),
        cmocka_unit_test(test_academy_production_activates_a_production_card),
        cmocka_unit_test(test_academy_civil_activates_a_civil_card),
        cmocka_unit_test(test_academy_military_activates_a_military_card),
        cmocka_unit_test(test_academies_find_nothing_where_there_is_no_such_card),
        cmocka_unit_test(test_an_academy_offers_each_kind_of_card_once),
    };
    return cmocka_run_group_tests_name("cards: scientific", tests, NULL, NULL);
}
