/* Egypt, scientific: ten kinds of card with strong once effects. Seat 1 builds on A0, where other
 * buildings of its stand. */
#include <stdio.h>

#include "support/once.h"

#define SCIENCE "egypt=scientific "

static const char *hand_of(int seat) {
    static char text[256];
    dm_writer out = dm_writer_on(text, sizeof text);
    for (int k = 0; k < player(seat)->hand_count; k++) {
        if (k > 0) dm_write_char(&out, ',');
        dm_write(&out, deus_cards[player(seat)->hand[k]].id);
    }
    return text;
}

static void begin_card(const char *card, const char *payment, const char *words) {
    char line[700], tokens[100];
    snprintf(line, sizeof line, SCIENCE "p1.hand=%s,villa %s", card, words);
    scene(line);
    snprintf(tokens, sizeof tokens, "build:%s %s at:A0", card, payment);
    play_tokens(tokens);
    expect_once(card);
}

/* ---- Royal archives ---------------------------------------------------------------------- */

/* Two cards of each other colour; A0 and A3 hold two buildings each. */
#define TWO_OF_EACH                                                                 \
    "p1.map=A0:pc,A2:m,A3:pa,A4:m,A5:c,A6:a p1.maritime=sailing-ship-stone,galley " \
    "p1.production=small-production,farm p1.civil=guild-field,guild-swamp "         \
    "p1.military=ballista,corsairs "
#define ARCHIVES                                                                  \
    "activate:sailing-ship-stone activate:small-production activate:guild-field " \
    "activate:ballista skip"

/* `three` is a scene with three cards of the colour the archives are about. */
static void check_archives(const char *card, const char *payment, const char *three) {
    begin_card(card, payment, TWO_OF_EACH);
    play_tokens("before");
    expect_is(player(1)->vp, 5 + 2 * 2);
    expect_question(DEUS_ASK_ACTIVATE, 1);
    expect_answers(ARCHIVES); /* rank 1, of any colour */
    expect_refused("activate:galley", DEUS_WRONG_RANK);
    expect_refused("activate:corsairs", DEUS_WRONG_RANK);
    play_tokens("activate:guild-field");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5 + 4 + 1); /* the field A0 */

    begin_card(card, payment, TWO_OF_EACH);
    play_tokens("after activate:guild-field");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5 + 1 + 4);
    expect_told_in_order("activate gain-vp gain-vp");

    begin_card(card, payment, TWO_OF_EACH);
    play_tokens("skip skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5);
    expect_is(times_told(DEUS_DID_ACTIVATE), 0);

    begin_card(card, payment, three);
    play_tokens("before");
    expect_is(player(1)->vp, 5 + 3 * 2);
    expect_no_once_again("scientific", card, "manufactory",
                         SCIENCE "p1.map=A0:pcs,A3:s p1.civil=guild-field", DEUS_ASK_ACTIVATE);
    expect_is(player(1)->vp, 5);
}

static void test_royal_archives_maritime(void **unused) {
    (void)unused;
    check_archives("royal-archives-maritime", "pay:wood pay:stone",
                   "p1.map=A0:pc,A2:m,A4:m,B5:m,A3:p p1.maritime=galley,galley,galley "
                   "p1.production=farm");
}
static void test_royal_archives_production(void **unused) {
    (void)unused;
    check_archives("royal-archives-production", "pay:stone pay:wheat",
                   "p1.map=A0:pc,A3:pc,A5:p p1.production=farm,quarry,sawmill p1.civil=villa");
}
static void test_royal_archives_civil(void **unused) {
    (void)unused;
    check_archives("royal-archives-civil", "pay:clay pay:stone",
                   "p1.map=A0:pc,A3:pc,A5:c p1.civil=forum,forum,baths p1.production=farm");
}
static void test_royal_archives_military(void **unused) {
    (void)unused;
    check_archives("royal-archives-military", "pay:clay pay:wheat",
                   "p1.map=A0:pa,A3:ca,A5:a p1.military=legion,legion,corsairs p1.civil=forum");
}

/* The example: the third card of its column activates another card of rank 3. */
static void test_royal_archives_at_rank_3_activate_another_card_of_rank_3(void **unused) {
    (void)unused;
    scene(SCIENCE "p1.hand=royal-archives-military,villa p1.map=A0:pc,A3:cs,A5:cs "
                  "p1.scientific=manufactory,manufactory "
                  "p1.civil=guild-field,guild-swamp,trading-post-field");
    play_tokens("build:royal-archives-military pay:clay pay:wheat skip skip");
    expect_question(DEUS_ASK_ACTIVATE, 1); /* A10: no military card to count */
    expect_answers("activate:trading-post-field skip");
    expect_refused("activate:guild-field", DEUS_WRONG_RANK);
    expect_refused("activate:manufactory", DEUS_WRONG_RANK);
    expect_refused("activate:royal-archives-military.3", DEUS_BEING_RESOLVED);
    play_tokens("activate:trading-post-field");
    expect_is(player(1)->gold, 20 + 3);
}

/* No other card of its rank: nothing to choose. */
static void test_royal_archives_alone_at_their_rank_do_nothing(void **unused) {
    (void)unused;
    scene(SCIENCE "p1.hand=royal-archives-civil,villa p1.map=A0:pc,A3:c");
    play_tokens("build:royal-archives-civil pay:clay pay:stone at:A0");
    expect_question(DEUS_ASK_TURN, 2); /* A10: and no civil card to count */
}

/* ---- Library ----------------------------------------------------------------------------- */

static void begin_library(void) {
    scene(SCIENCE "p1.hand=egypt-library,villa p1.map=A0:pc,A2:m,A3:pa,A5:cs,A6:c "
                  "p1.maritime=sailing-ship-stone p1.production=small-production "
                  "p1.civil=guild-field,trading-post-field p1.military=ballista "
                  "p1.scientific=manufactory");
    play_tokens("build:egypt-library pay:wood pay:clay at:A0 skip");
    expect_once("egypt-library");
}

static void test_egypt_library_once_activates_any_card(void **unused) {
    (void)unused;
    begin_library();
    play_tokens("before");
    expect_answers("activate:sailing-ship-stone activate:small-production activate:manufactory "
                   "activate:guild-field activate:trading-post-field activate:ballista skip");
    expect_refused("activate:egypt-library", DEUS_BEING_RESOLVED);
    play_tokens("activate:manufactory");
    expect_question(DEUS_ASK_PIECE, 1); /* its main effect, not its once effect */
    play_tokens("piece:civil");
    expect_question(DEUS_ASK_ACTIVATE, 1); /* the main effect of the library */
    expect_answers("activate:sailing-ship-stone activate:small-production activate:guild-field "
                   "activate:ballista skip");
    expect_refused("activate:manufactory", DEUS_SAME_COLOUR);
    expect_refused("activate:trading-post-field", DEUS_WRONG_RANK);
    play_tokens("activate:guild-field");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5 + 1);
    expect_is(player(1)->board[DEUS_CIVIL], 2);
}

static void test_egypt_library_after_or_not_at_all(void **unused) {
    (void)unused;
    begin_library();
    play_tokens("after activate:guild-field activate:trading-post-field");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5 + 1);
    expect_is(player(1)->gold, 20 + 3);
    begin_library();
    play_tokens("after activate:guild-field activate:guild-field"); /* the same twice is fine */
    expect_is(player(1)->vp, 5 + 2);
    begin_library();
    play_tokens("skip skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5);
    expect_no_once_again("scientific", "egypt-library", "manufactory",
                         SCIENCE "p1.map=A0:pcs,A3:s p1.civil=guild-field", DEUS_ASK_ACTIVATE);
}

static void test_egypt_library_needs_two_buildings_in_the_region(void **unused) {
    (void)unused;
    scene(SCIENCE "p1.hand=egypt-library,villa p1.map=A0:pc,A3:p,A5:ca");
    play_tokens("build:egypt-library pay:wood pay:clay");
    expect_answers("at:A0 at:A5");
    expect_refused("at:A3", DEUS_TOO_FEW_BUILDINGS);
    scene(SCIENCE "p1.hand=egypt-library,villa p1.map=A0:p,A3:p");
    expect_refused("build:egypt-library", DEUS_NO_CITY_FOR_PIECE);
}

/* ---- Architects' office ------------------------------------------------------------------ */

#define DISCARDS "discard=baths:2!,legion:2,quarry:2,corsairs:2,farm:1! "

static void test_architects_office_takes_the_top_2_discards(void **unused) {
    (void)unused;
    begin_card("architects-office", "pay:wood pay:stone", "p1.map=A0:p " DISCARDS);
    int deck = state()->deck_count;
    play_tokens("skip");
    expect_question(DEUS_ASK_DRAW, 1);
    expect_answers("draw skip");
    play_tokens("draw");
    expect_question(DEUS_ASK_TURN, 2);
    assert_string_equal(hand_of(1), "baths,villa,legion");
    expect_is(state()->discard_count, 3);
    expect_is(state()->deck_count, deck);
    expect_is(told(DEUS_DID_TAKE_DISCARD, 1), 2);
    dm_error error;
    expect_is(dm_match_undo(&table, &error), false); /* it reveals */

    begin_card("architects-office", "pay:wood pay:stone", "p1.map=A0:p " DISCARDS);
    play_tokens("skip skip");
    expect_question(DEUS_ASK_TURN, 2);
    assert_string_equal(hand_of(1), "villa");
}

static void test_architects_office_takes_what_is_there_and_never_reshuffles(void **unused) {
    (void)unused;
    begin_card("architects-office", "pay:wood pay:stone", "p1.map=A0:p discard=baths:2!");
    play_tokens("skip draw");
    assert_string_equal(hand_of(1), "baths,villa");
    expect_is(state()->discard_count, 0);

    begin_card("architects-office", "pay:wood pay:stone", "p1.map=A0:p");
    play_tokens("skip"); /* no discards: nothing to ask */
    expect_question(DEUS_ASK_TURN, 2);
    assert_string_equal(hand_of(1), "villa");

    scene(SCIENCE "p1.map=A0:p " DISCARDS "p1.hand=architects-office,galley,galley,galley,galley,"
                  "forum,forum,villa,villa,market-hall");
    play_tokens("build:architects-office pay:wood pay:stone at:A0 skip draw");
    expect_is(player(1)->hand_count, 10); /* one of the two */
    expect_is(state()->discard_count, 4);
}

static void test_architects_office_once_fills_the_board_to_two_of_each(void **unused) {
    (void)unused;
    begin_card("architects-office", "pay:wood pay:stone",
               "p1.map=A0:p,A3:p,A5:p,C0:p p1.pieces=0,1,2,3,1 " DISCARDS);
    play_tokens("before");
    expect_is(player(1)->board[DEUS_MARITIME], 2);
    expect_is(player(1)->board[DEUS_PRODUCTION], 1); /* five are all: none is left in the supply */
    expect_is(player(1)->board[DEUS_SCIENTIFIC], 2); /* one was just built */
    expect_is(player(1)->board[DEUS_CIVIL], 3);      /* never fewer */
    expect_is(player(1)->board[DEUS_MILITARY], 2);
    expect_is(told(DEUS_DID_GAIN_PIECE, 1), 4);
    play_tokens("draw");

    begin_card("architects-office", "pay:wood pay:stone", "p1.map=A0:p p1.pieces=0,1,2,3,1");
    play_tokens("after"); /* no discards: only the once effect */
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->board[DEUS_MARITIME], 2);

    begin_card("architects-office", "pay:wood pay:stone", "p1.map=A0:p p1.pieces=0,1,2,3,1");
    play_tokens("skip");
    expect_is(player(1)->board[DEUS_MARITIME], 0);
    expect_no_once_again("scientific", "architects-office", "manufactory",
                         SCIENCE "p1.map=A0:ps,A3:s p1.pieces=0,1,2,3,1 " DISCARDS, DEUS_ASK_DRAW);
    expect_is(player(1)->board[DEUS_MARITIME], 0);
}

/* Seat 2 buried legion, quarry and corsairs under its baths; seat 1 takes the baths and one of
 * them, and another lies open. Seat 2 cannot know which of the two others is gone. */
static void test_who_buried_a_card_that_another_takes_knows_no_longer_what_is_left(void **unused) {
    (void)unused;
    dm_state seen;
    begin_card("architects-office", "pay:wood pay:stone", "p1.map=A0:p " DISCARDS);
    deus_game.observe(&table.state, 1, &seen);
    expect_is(deus_const(&seen)->discard[1] != DM_UNKNOWN, true);
    play_tokens("skip draw");
    deus_game.observe(&table.state, 1, &seen);
    expect_is(deus_const(&seen)->discard[2], deus_card_named("quarry")); /* on top: all see it */
    expect_is(deus_const(&seen)->discard[1], DM_UNKNOWN);
    expect_is(deus_const(&seen)->discard[0], deus_card_named("farm"));
    if (!strstr(position_line(), "discard=quarry:2!,corsairs:?,farm:1! "))
        fail_msg("other discards: %s", position_line());

    /* Whoever takes a card of their own knows what is left. */
    begin_card("architects-office", "pay:wood pay:stone",
               "p1.map=A0:p discard=baths:1!,legion:1,quarry:1,corsairs:1");
    play_tokens("skip draw");
    deus_game.observe(&table.state, 0, &seen);
    expect_is(deus_const(&seen)->discard[0], deus_card_named("corsairs"));
    deus_game.observe(&table.state, 1, &seen);
    expect_is(deus_const(&seen)->discard[0], DM_UNKNOWN);
}

/* ---- School of scribes ------------------------------------------------------------------- */

#define SCHOOL_HAND "p1.hand=school-of-scribes,galley,forum,legion p1.map=A0:p "

static void begin_school(const char *words) {
    char line[300];
    snprintf(line, sizeof line, SCIENCE SCHOOL_HAND "%s", words);
    scene(line);
    play_tokens("build:school-of-scribes pay:clay pay:wheat at:A0");
    expect_once("school-of-scribes");
}

static void test_school_of_scribes_exchanges_any_number_of_cards(void **unused) {
    (void)unused;
    begin_school("");
    play_tokens("skip");
    expect_question(DEUS_ASK_EXCHANGE, 1);
    expect_answers("top:galley top:forum top:legion skip");
    play_tokens("top:forum");
    expect_question(DEUS_ASK_DISCARD, 1);
    expect_answers("discard:galley discard:legion done");
    play_tokens("discard:legion");
    expect_answers("done"); /* in the order of the table no galley follows; others cannot tell */
    play_tokens("done");
    expect_question(DEUS_ASK_TURN, 2);
    assert_string_equal(hand_of(1), "galley,galley,galley"); /* the two on top of the deck */
    expect_is(state()->discard_count, 2);
    expect_is(state()->discard[1], deus_card_named("forum"));
    expect_is(state()->discard_mark[1], DEUS_DISCARD_SEEN); /* of seat 1, seen by all */
    expect_is(told(DEUS_DID_DRAW, 1), 2);
    expect_is(told(DEUS_DID_EXCHANGE, 1), 2);

    begin_school("");
    play_tokens("skip top:galley done");
    assert_string_equal(hand_of(1), "galley,forum,legion"); /* another galley */
    expect_is(state()->discard_count, 1);

    begin_school("");
    play_tokens("skip skip");
    expect_question(DEUS_ASK_TURN, 2);
    assert_string_equal(hand_of(1), "galley,forum,legion");
    expect_is(state()->discard_count, 0);
}

static void test_school_of_scribes_once_gives_a_vp_per_card_in_hand(void **unused) {
    (void)unused;
    begin_school("");
    play_tokens("before");
    expect_is(player(1)->vp, 5 + 3);
    play_tokens("skip");
    expect_question(DEUS_ASK_TURN, 2);

    begin_school("");
    play_tokens("after top:galley done");
    expect_is(player(1)->vp, 5 + 3); /* as many as before */
    expect_question(DEUS_ASK_TURN, 2);

    begin_school("");
    play_tokens("skip top:galley done");
    expect_is(player(1)->vp, 5);

    /* The last card of the hand: nothing to exchange, and nothing to count. */
    scene(SCIENCE "p1.hand=school-of-scribes p1.map=A0:p");
    play_tokens("build:school-of-scribes pay:clay pay:wheat at:A0");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5);
    expect_no_once_again("scientific", "school-of-scribes", "manufactory",
                         SCIENCE "p1.map=A0:ps,A3:s", DEUS_ASK_EXCHANGE);
    expect_is(player(1)->vp, 5);
}

/* ---- House of life ----------------------------------------------------------------------- */

static void test_house_of_life_draws_as_many_cards_as_gold_is_paid(void **unused) {
    (void)unused;
    begin_card("house-of-life", "pay:wood pay:wheat", "p1.map=A0:p");
    play_tokens("skip");
    expect_question(DEUS_ASK_BUY_CARDS, 1);
    expect_is(table.question.count, 10); /* up to nine: a villa is in hand already */
    expect_unknown("cards:10");
    play_tokens("cards:3");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20 - 3);
    assert_string_equal(hand_of(1), "galley,galley,galley,villa");
    expect_told_in_order("pay-gold draw");

    begin_card("house-of-life", "", "p1.map=A0:p p1.gold=2");
    play_tokens("skip");
    expect_answers("skip cards:1 cards:2"); /* two gold */
    play_tokens("skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 2);
    assert_string_equal(hand_of(1), "villa");
}

/* Pieces on the player board only: neither those of the supply nor those on the map. */
static void test_house_of_life_once_gives_2_gold_per_piece_on_the_board(void **unused) {
    (void)unused;
    begin_card("house-of-life", "", "p1.map=A0:p p1.gold=0 p1.pieces=2,0,1,3,0");
    play_tokens("before");
    expect_is(player(1)->gold, 10); /* five are left: the scientific one was built */
    play_tokens("cards:4");         /* paid with it */
    expect_is(player(1)->gold, 6);

    begin_card("house-of-life", "", "p1.map=A0:p p1.gold=0 p1.pieces=2,0,1,3,0");
    play_tokens("after"); /* no gold, no card; then the gold */
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 10);
    assert_string_equal(hand_of(1), "villa");

    begin_card("house-of-life", "", "p1.map=A0:p p1.gold=0 p1.pieces=2,0,1,3,0");
    play_tokens("skip");
    expect_is(player(1)->gold, 0);
    expect_no_once_again("scientific", "house-of-life", "manufactory", SCIENCE "p1.map=A0:ps,A3:s",
                         DEUS_ASK_BUY_CARDS);
    expect_is(player(1)->gold, 20);
}

/* ---- Manufactory ------------------------------------------------------------------------- */

/* The example: laid over an architects' office, two discards are drawn; then a piece first, and
 * eight pieces on the board give 4 VP. */
static void test_manufactory_over_architects_office(void **unused) {
    (void)unused;
    for (int once_first = 0; once_first < 2; once_first++) {
        scene(SCIENCE "p1.hand=manufactory,villa p1.map=A0:p,A3:s p1.pieces=2,1,2,2,1 "
                      "p1.scientific=architects-office " DISCARDS);
        play_tokens("build:manufactory pay:clay pay:stone at:A0");
        expect_question(DEUS_ASK_DRAW, 1); /* no once effect of the office again */
        play_tokens("draw");
        assert_string_equal(hand_of(1), "baths,villa,legion");
        expect_once("manufactory");
        play_tokens(once_first ? "before piece:production" : "after piece:production");
        expect_question(DEUS_ASK_TURN, 2);
        expect_is(player(1)->board[DEUS_PRODUCTION], 2);
        expect_is(player(1)->vp, 5 + (once_first ? 3 : 4)); /* of seven pieces, or of eight */
    }
}

static void test_manufactory_gives_a_piece_of_choice(void **unused) {
    (void)unused;
    begin_card("manufactory", "pay:clay pay:stone", "p1.map=A0:p");
    play_tokens("skip");
    expect_answers("piece:maritime piece:production piece:scientific piece:civil piece:military "
                   "skip");
    play_tokens("piece:maritime");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->board[DEUS_MARITIME], 2);
    expect_is(told(DEUS_DID_GAIN_PIECE, 1), 1);
    expect_is(player(1)->vp, 5);

    begin_card("manufactory", "pay:clay pay:stone", "p1.map=A0:p p1.pieces=5,1,1,1,1");
    play_tokens("before");
    expect_is(player(1)->vp, 5 + 4); /* eight, two of a kind or not */
    expect_refused("piece:maritime", DEUS_NO_PIECE_IN_SUPPLY);
    play_tokens("skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->board[DEUS_PRODUCTION], 1);
    expect_no_once_again("scientific", "manufactory", "school-of-scribes",
                         SCIENCE "p1.map=A0:ps,A3:s", DEUS_ASK_PIECE);
    expect_is(player(1)->vp, 5);
}

/* ---- Observatory ------------------------------------------------------------------------- */

#define SKY "p1.map=A0:pc,A5:c p1.civil=guild-field,trading-post-field "

static void test_observatory_puts_a_coin_on_a_card_and_activates_it(void **unused) {
    (void)unused;
    begin_card("observatory", "pay:stone pay:wheat", SKY);
    play_tokens("skip");
    expect_answers("activate:guild-field activate:trading-post-field skip");
    expect_refused("activate:observatory", DEUS_BEING_RESOLVED);
    play_tokens("activate:guild-field");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20 - 1);
    expect_is(player(1)->vp, 5 + 1);
    expect_is(player(1)->coins[DEUS_CIVIL], 1);
    expect_is(times_told(DEUS_DID_COIN), 1);
    if (!strstr(position_line(), " p1.coins=civil.1 ")) fail_msg("no coin: %s", position_line());

    begin_card("observatory", "pay:stone pay:wheat", SKY);
    play_tokens("skip skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20);
    expect_is(player(1)->coins[DEUS_CIVIL], 0);
}

static void test_observatory_uses_a_card_once_and_needs_gold(void **unused) {
    (void)unused;
    begin_card("observatory", "pay:stone pay:wheat", SKY "p1.coins=civil.1");
    play_tokens("skip");
    expect_refused("activate:guild-field", DEUS_HAS_COIN);
    expect_answers("activate:trading-post-field skip");
    play_tokens("activate:trading-post-field");
    expect_is(player(1)->gold, 20 - 1 + 3);
    expect_is(player(1)->coins[DEUS_CIVIL], 3); /* coins stay */

    begin_card("observatory", "", SKY "p1.gold=0");
    play_tokens("skip"); /* no gold: nothing to choose */
    expect_question(DEUS_ASK_TURN, 2);
    expect_position_refused(RHOMBUS "villages=5,3,6,3 deck=* p1.coins=civil.1 todo=turn",
                            "coin on no card");
}

/* Of equal cards the one without a coin is used. */
static void test_observatory_finds_an_equal_card_without_a_coin(void **unused) {
    (void)unused;
    begin_card("observatory", "pay:stone pay:wheat",
               "p1.map=A0:pc,A5:c p1.civil=forum,forum p1.coins=civil.1");
    play_tokens("skip activate:forum");
    expect_is(player(1)->coins[DEUS_CIVIL], 3);
}

static void test_observatory_once_gives_5_gold(void **unused) {
    (void)unused;
    begin_card("observatory", "", SKY "p1.gold=0");
    play_tokens("before");
    expect_is(player(1)->gold, 5);
    play_tokens("activate:guild-field"); /* with one of them */
    expect_is(player(1)->gold, 4);

    begin_card("observatory", "", SKY "p1.gold=0");
    play_tokens("after");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 5);
    expect_is(player(1)->coins[DEUS_CIVIL], 0);
    expect_no_once_again("scientific", "observatory", "manufactory",
                         SCIENCE "p1.map=A0:pcs,A3:s p1.civil=guild-field", DEUS_ASK_ACTIVATE);
    expect_is(player(1)->gold, 20);
}

static void test_observatory_needs_a_building_in_the_region(void **unused) {
    (void)unused;
    scene(SCIENCE "p1.hand=observatory,villa p1.map=A0:p,A3:c");
    play_tokens("build:observatory pay:stone pay:wheat");
    expect_answers("at:A0 at:A3");
    expect_refused("at:A5", DEUS_TOO_FEW_BUILDINGS);
}

/* A coin is no gold any more. */
static void test_a_coin_counts_for_nobody(void **unused) {
    (void)unused;
    scene(SCIENCE SKY "p1.coins=civil.1,civil.2 p1.gold=3 p2.gold=4 p1.temple=temple-treasury "
                      "p2.hand=temple-arms");
    expect_is(points(1, DEUS_FROM_GOLD), 0);
    expect_is(points(2, DEUS_FROM_GOLD), 2);
    expect_is(points(1, DEUS_FROM_TEMPLES), 1);
}

/* ---- Chains ------------------------------------------------------------------------------ */

/* An observatory activates archives, which activate another card of their rank: no card of the
 * chain twice. */
static void test_activations_never_come_back_to_a_card_of_the_chain(void **unused) {
    (void)unused;
    scene(SCIENCE "p1.hand=observatory,villa p1.map=A0:pc,A3:s,A5:cs "
                  "p1.scientific=royal-archives-civil,manufactory "
                  "p1.civil=guild-field,trading-post-field");
    play_tokens("build:observatory pay:stone pay:wheat skip skip skip"); /* into A0 */
    expect_answers("activate:royal-archives-civil.1 activate:manufactory activate:guild-field "
                   "activate:trading-post-field skip");
    play_tokens("activate:royal-archives-civil.1");
    expect_question(DEUS_ASK_ACTIVATE, 1); /* no once effect: 2 VP per civil card are not gained */
    expect_is(player(1)->vp, 5);
    expect_answers("activate:guild-field skip");
    expect_refused("activate:royal-archives-civil.1", DEUS_BEING_RESOLVED);
    play_tokens("activate:guild-field");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->vp, 5 + 1);
}

/* A10: with one piece on the board there is no pair to count before the main effect, but one after
 * it; with none there is never one. */
static void test_a_once_effect_is_asked_only_in_the_ways_that_can_do_something(void **unused) {
    (void)unused;
    scene(SCIENCE "p1.hand=manufactory,villa p1.map=A0:p p1.pieces=1,0,1,0,0");
    play_tokens("build:manufactory pay:clay pay:stone at:A0");
    expect_question(DEUS_ASK_ONCE, 1);
    expect_answers("after skip");
    play_tokens("after piece:civil");
    expect_is(player(1)->vp, 5 + 1);
    scene(SCIENCE "p1.hand=manufactory,villa p1.map=A0:p p1.pieces=0,0,1,0,0");
    play_tokens("build:manufactory pay:clay pay:stone at:A0");
    expect_question(DEUS_ASK_PIECE, 1);
    scene(SCIENCE "rules=1 p1.hand=manufactory,villa p1.map=A0:p p1.pieces=0,0,1,0,0");
    play_tokens("build:manufactory pay:clay pay:stone at:A0");
    expect_answers("before after skip");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_royal_archives_maritime, "E-G2 E-G3"),
        PROVES(test_royal_archives_production, "E-G2 E-G3"),
        PROVES(test_royal_archives_civil, "E-G2 E-G3"),
        PROVES(test_royal_archives_military, "E-G2 E-G3"),
        PROVES(test_royal_archives_at_rank_3_activate_another_card_of_rank_3, "E-G5"),
        PROVES(test_a_once_effect_is_asked_only_in_the_ways_that_can_do_something, "E-G2"),
        cmocka_unit_test(test_royal_archives_alone_at_their_rank_do_nothing),
        PROVES(test_egypt_library_once_activates_any_card, "E-G2 E-G5"),
        PROVES(test_egypt_library_after_or_not_at_all, "E-G2 E-G3"),
        PROVES(test_egypt_library_needs_two_buildings_in_the_region, "E-G4"),
        PROVES(test_architects_office_takes_the_top_2_discards, "E-G3"),
        PROVES(test_architects_office_takes_what_is_there_and_never_reshuffles, "D-T3"),
        PROVES(test_architects_office_once_fills_the_board_to_two_of_each, "E-G2 D-O4"),
        PROVES(test_who_buried_a_card_that_another_takes_knows_no_longer_what_is_left, "D-S5"),
        PROVES(test_school_of_scribes_exchanges_any_number_of_cards, "E-G3 D-S5"),
        PROVES(test_school_of_scribes_once_gives_a_vp_per_card_in_hand, "E-G2"),
        PROVES(test_house_of_life_draws_as_many_cards_as_gold_is_paid, "E-G3 D-T3"),
        PROVES(test_house_of_life_once_gives_2_gold_per_piece_on_the_board, "E-G2"),
        PROVES(test_manufactory_over_architects_office, "E-G2"),
        PROVES(test_manufactory_gives_a_piece_of_choice, "E-G2 E-G3"),
        PROVES(test_observatory_puts_a_coin_on_a_card_and_activates_it, "E-G3"),
        PROVES(test_observatory_uses_a_card_once_and_needs_gold, "E-G3"),
        cmocka_unit_test(test_observatory_finds_an_equal_card_without_a_coin),
        PROVES(test_observatory_once_gives_5_gold, "E-G2"),
        PROVES(test_observatory_needs_a_building_in_the_region, "E-G4"),
        PROVES(test_a_coin_counts_for_nobody, "D-X2"),
        PROVES(test_activations_never_come_back_to_a_card_of_the_chain, "E-G2 E-G5"),
    };
    return cmocka_run_group_tests_name("egypt: science", tests, NULL, NULL);
}
