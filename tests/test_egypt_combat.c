/* Combat tokens (E-K1 to E-K3): how they come, what they occupy, when they move. */
#include <stdio.h>

#include "support/egypt.h"

/* Declines whatever seat 1 is asked until its turn is over. */
static void decline_the_rest(void) {
    while (table.question.seat == 0 && table.question.kind != DEUS_ASK_TURN)
        play_tokens(dm_match_find(&table, "skip") >= 0 ? "skip" : "done");
}

/* ---- Tokens come with once effects (E-K1) ------------------------------------------------ */

/* Seat 2 is beside A0, with a store and a column, so every card could do something there. */
#define LAID_IN_A0 "p1.map=A0:p,C0:p p2.map=A5:p p2.production=farm "

typedef struct military_card {
    const char *card, *payment;
    int tokens, condition;
} military_card;

static const military_card cards[] = {
    {"archers", "pay:wood pay:wheat", 1, 0},  {"chariots", "pay:wood pay:stone", 2, 0},
    {"barracks", "pay:clay", 1, 0},           {"camels", "pay:wheat", 2, 0},
    {"fortress", "pay:clay pay:stone", 1, 1}, {"garrison", "pay:wood pay:clay", 1, 1},
};
enum { CARDS = sizeof cards / sizeof cards[0] };

static void build_army(const military_card *card, const char *words) {
    char all[400], tokens[96];
    snprintf(all, sizeof all, K "p1.hand=%s,temple-order %s", card->card, words);
    scene(all);
    snprintf(tokens, sizeof tokens, "build:%s %s at:A0", card->card, card->payment);
    play_tokens(tokens);
}

static void lay(const military_card *card, const char *words) {
    build_army(card, words);
    expect_question(DEUS_ASK_ONCE, 1);
    expect_answers("before after skip");
}

static void test_once_effects_bring_tokens_before_after_or_not_at_all(void **unused) {
    (void)unused;
    for (int k = 0; k < CARDS; k++) {
        lay(&cards[k], LAID_IN_A0);
        expect_is(player(1)->tokens, 0);
        play_tokens("before");
        expect_is(player(1)->tokens, cards[k].tokens);
        expect_is(told(DEUS_DID_RALLY, 1), cards[k].tokens);
        decline_the_rest();
        expect_is(player(1)->tokens, cards[k].tokens);
        expect_is(beside(1), 5 - cards[k].tokens);

        lay(&cards[k], LAID_IN_A0);
        play_tokens("after");
        decline_the_rest();
        expect_is(player(1)->tokens, cards[k].tokens);
        expect_is(player(2)->tokens, 0);

        lay(&cards[k], LAID_IN_A0);
        play_tokens("skip");
        decline_the_rest();
        expect_is(player(1)->tokens, 0);
        expect_is(beside(1), 5);
        expect_question(DEUS_ASK_TURN, 2);
    }
}

/* Only tokens on the player board can be spent: those that come after it are too late. */
static void test_a_token_can_be_spent_at_once_if_it_comes_before(void **unused) {
    (void)unused;
    lay(&cards[2], LAID_IN_A0);
    play_tokens("before");
    expect_question(DEUS_ASK_BARRACKS, 1);
    play_tokens("camp:A3");
    expect_is(player(1)->tokens, 0);
    lay(&cards[2], LAID_IN_A0);
    play_tokens("after");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->tokens, 1);
    expect_regions(player(1)->camps, "");
}

static void test_once_effects_bring_at_most_what_lies_beside_the_supply(void **unused) {
    (void)unused;
    lay(&cards[1], LAID_IN_A0 "p1.tokens=4");
    play_tokens("before");
    expect_is(player(1)->tokens, 5);
    expect_is(told(DEUS_DID_RALLY, 1), 1);
    /* Tokens in camps and for good on stores and columns are not beside the supply. */
    lay(&cards[1],
        LAID_IN_A0 "p1.tokens=1 p1.camps=A6 p2.fortress=civil:1 p2.garrison=production:1");
    play_tokens("before");
    expect_is(player(1)->tokens, 2);
}

/* A10: none lies beside the supply. What chariots spend will; what a barracks places will not. */
static void test_a_once_effect_that_brings_no_token_is_not_asked(void **unused) {
    (void)unused;
    static const char spent[] = LAID_IN_A0 "p1.tokens=1 p1.camps=A3,A6 p2.fortress=civil:1 "
                                           "p2.garrison=production:1";
    build_army(&cards[2], spent);
    expect_question(DEUS_ASK_BARRACKS, 1);
    expect_is(player(1)->tokens, 1);
    build_army(&cards[1], spent);
    expect_question(DEUS_ASK_ONCE, 1);
    expect_answers("after skip");
    play_tokens("after army:A0 march:A3");
    expect_is(told(DEUS_DID_RALLY, 1), 1);
    expect_is(player(1)->tokens, 1);
    /* Archers without a village beside them spend none; camels where there is no way to force. */
    build_army(&cards[0], "p1.map=C0:p,A0:p p1.tokens=5 villages=x,3,6,3");
    expect_question(DEUS_ASK_TURN, 2);
    build_army(&cards[3], "p1.map=A0:p,C0:p p1.tokens=5 villages=x,x,x,x last=4");
    expect_question(DEUS_ASK_ARMY, 1);
    build_army(&cards[3], "p1.map=A0:p p2.map=C5:p p1.tokens=5");
    expect_question(DEUS_ASK_ONCE, 1); /* past C5 or the village A1 */
    expect_answers("after skip");
}

/* Cards that lie there already take effect without their once effect. */
static void test_a_once_effect_never_comes_again(void **unused) {
    (void)unused;
    scene(K "p1.map=A0:pa p1.military=barracks p1.tokens=1 p1.hand=camels,temple-order");
    play_tokens("build:camels pay:wheat at:A5");
    expect_question(DEUS_ASK_BARRACKS, 1); /* nothing is asked about its once effect */
    play_tokens("skip");
    expect_question(DEUS_ASK_ONCE, 1); /* that of the camels */
    play_tokens("skip skip");
    expect_is(player(1)->tokens, 1);
    /* Activated by an academy, for every card. */
    for (int k = 0; k < CARDS; k++) {
        char words[240], token[40];
        snprintf(words, sizeof words,
                 K "p1.map=A0:pa p1.military=%s p1.hand=academy-military,temple-order",
                 cards[k].card);
        scene(words);
        snprintf(token, sizeof token, "activate:%s", cards[k].card);
        play_tokens("build:academy-military pay:stone pay:wheat at:A5");
        play_tokens(token);
        assert_int_not_equal(table.question.kind, DEUS_ASK_ONCE);
        decline_the_rest();
        expect_is(player(1)->tokens, 0);
        expect_question(DEUS_ASK_TURN, 2);
    }
}

/* On the same turn only through another card, once per activation. */
static void test_a_main_effect_can_be_used_again_when_activated_again(void **unused) {
    (void)unused;
    scene("egypt=military,scientific p1.map=A0:pa,A3:pc p1.military=barracks p1.tokens=3 "
          "p1.hand=egypt-library,temple-order");
    play_tokens("build:egypt-library pay:wood pay:clay at:A3 before activate:barracks camp:A4 "
                "activate:barracks camp:A5");
    expect_question(DEUS_ASK_TURN, 2); /* and no third time */
    expect_regions(player(1)->camps, "A4 A5");
    expect_is(player(1)->tokens, 1);
    /* On a later turn again. */
    scene(K "p1.map=A0:pa p1.military=barracks p1.camps=A4 p1.tokens=1 "
            "p1.hand=camels,temple-order");
    play_tokens("build:camels pay:wheat at:A5 camp:A6");
    expect_regions(player(1)->camps, "A4 A6");
}

static void test_tokens_belong_to_the_military_module(void **unused) {
    (void)unused;
    table_new("egypt=military seed=1");
    expect_is(player(1)->tokens, 0);
    expect_is(beside(1), DEUS_COMBAT_TOKENS);
    expect_is(beside(2), DEUS_COMBAT_TOKENS);
    static const char *const words[] = {"p1.tokens=1", "p1.camps=A0", "p1.fortress=civil:2",
                                        "p1.map=A0:p p1.production=farm p1.garrison=production:2"};
    for (size_t k = 0; k < sizeof words / sizeof words[0]; k++) {
        char line[300];
        snprintf(line, sizeof line, RHOMBUS "deck=* %s todo=turn", words[k]);
        expect_position_refused(line, "impossible combat tokens");
    }
    expect_position_refused(RHOMBUS "egypt=military deck=* p1.tokens=4 p1.camps=A0,A3 todo=turn",
                            "impossible combat tokens"); /* six */
    expect_position_refused(RHOMBUS "egypt=military deck=* p1.camps=A0 p2.camps=A0 todo=turn",
                            "shares a region");
}

/* ---- A token occupies its region (E-K2) -------------------------------------------------- */

static void test_a_token_lets_build_beside_it_and_in_it(void **unused) {
    (void)unused;
    scene(K "p1.map=A0:p p1.camps=B4 p1.hand=villa,temple-order p2.map=B3:p");
    play_tokens("build:villa pay:wheat");
    expect_allowed("at:B4");
    expect_allowed("at:B0"); /* inland, beside the token only */
    expect_allowed("at:C6");
    expect_refused("at:B3", DEUS_OTHER_PLAYER_THERE);
    expect_refused("at:C0", DEUS_NOT_CONNECTED);
    scene(K "p1.map=A0:p p1.hand=villa,temple-order");
    play_tokens("build:villa pay:wheat");
    expect_refused("at:B4", DEUS_NOT_CONNECTED);
    expect_refused("at:B0", DEUS_NOT_CONNECTED);
    /* At the edge it costs no VP, in the token's region and beside it; a ship too. */
    scene(K "p1.map=A0:p p1.camps=B6 p1.hand=galley,temple-order p1.vp=0");
    play_tokens("build:galley pay:wood pay:wheat");
    expect_answers("at:A2 at:A4 at:B5 at:B6");
}

static void test_others_may_not_build_on_a_token(void **unused) {
    (void)unused;
    scene(K "p1.map=A0:p p2.camps=A5,A6 p2.map=B0:p p1.hand=villa,temple-order");
    play_tokens("build:villa pay:wheat");
    expect_refused("at:A5", DEUS_OTHER_PLAYER_THERE);
    expect_allowed("at:A3");
    expect_refused("at:A6", DEUS_OTHER_PLAYER_THERE); /* not for 3 VP either */
    expect_unknown("edge:A6");
}

/* A token is no building: it satisfies no condition, and a temple needs one. */
static void test_a_token_is_no_building(void **unused) {
    (void)unused;
    scene(K "p1.map=A2:m p1.camps=A0 p1.hand=fortress,temple-order");
    expect_refused("build:fortress", DEUS_NO_CITY_FOR_PIECE);
    expect_refused("build:temple-order", DEUS_NO_TEMPLE_SITE);
    scene(K "p1.map=A0:s p1.camps=A3 p1.hand=fortress,temple-order,garrison");
    play_tokens("build:fortress pay:clay pay:stone"); /* A0 is the only place */
    expect_regions(player(1)->pieces[DEUS_MILITARY], "A0");
    /* Regions with two buildings, or with one: no. */
    scene_effects("scientific",
                  K "p1.map=A0:s,A3:p,C0:ps p1.camps=A0,A3,A5 p1.scientific=workshop");
    expect_is(table.question.args[0], 1); /* one piece, for C0 */
    scene(K "p1.map=A0:pt,A3:p p1.camps=A5,A6 p1.temple=temple-regions p1.hand=villa,baths");
    expect_is(points(1, DEUS_FROM_TEMPLES), 2);
}

/* Where a base card says "occupy" a token counts. */
static void test_tokens_count_for_base_cards_that_say_occupy(void **unused) {
    (void)unused;
    scene_effects("civil", K "p1.map=A0:pc p1.camps=B0,D6 p2.camps=C0 p1.civil=guild-field");
    expect_is(player(1)->vp, 5 + 3);
    scene_effects("civil", K "p1.map=A0:pc p2.camps=B0,D6 p1.civil=guild-field");
    expect_is(player(1)->vp, 5 + 1);
    scene_effects("civil", K "p1.map=A0:pc p1.camps=B4 p1.civil=trading-post-mountain");
    expect_is(player(1)->gold, 20 + 3);
    scene(K "p1.map=A0:pt,A2:m p1.camps=B5,D2 p1.temple=temple-sea p1.hand=villa,baths");
    expect_is(points(1, DEUS_FROM_TEMPLES), 9);
    /* A farm may use the region, but without a building it yields nothing. */
    scene_effects("production", K "p1.map=A0:p p1.camps=B0 p1.production=farm");
    expect_answers("harvest:A0 harvest:B0 skip");
    play_tokens("harvest:B0");
    expect_resources(1, "2,2,2,2");
}

/* The worked example: B4 closes the ring around A1, in which A2 is held only by a token of its
 * builder. Seat 2 has two armies there, seat 1 has one. */
static void test_a_token_helps_to_surround_a_village_but_is_no_army(void **unused) {
    (void)unused;
    scene(K "p1.map=B5:ma,B0:p p1.camps=A2 p2.map=A0:pa,A6:a p1.hand=villa,temple-order");
    play_tokens("build:villa pay:wheat at:B4");
    assert_true(is_attacked("A1"));
    expect_is(player(2)->vp, 5 + 5);
    expect_is(player(1)->vp, 5);
    expect_told_in_order("place attack win-village start-turn");
    /* Without the token nothing happens. */
    scene(K "p1.map=B5:ma,B0:p p2.map=A0:pa,A6:a p1.hand=villa,temple-order");
    play_tokens("build:villa pay:wheat at:B4");
    assert_false(is_attacked("A1"));
    /* With tokens and buildings but without an army neither. */
    scene(K "p1.map=B5:m,B0:p p1.camps=A2 p2.map=A0:p p2.camps=A6 p1.hand=villa,temple-order");
    play_tokens("build:villa pay:wheat at:B4");
    assert_false(is_attacked("A1"));
    /* In a tie of armies buildings decide, and a token is none: both have one and share. */
    scene(K "p1.map=D6:a,D5:p p1.camps=D2 p2.map=B2:p,D0:a p1.hand=villa,temple-order "
            "p1.civil=villa todo=end-turn/place(column=civil)");
    play_tokens("at:D5");
    expect_is(player(1)->vp, 5 + 1);
    expect_is(player(2)->vp, 5 + 1);
}

static void test_an_army_may_end_on_its_token_which_stays(void **unused) {
    (void)unused;
    main_effect(K "p1.map=A0:pa p1.camps=A5 p1.military=camels");
    play_tokens("army:A0 march:A5");
    expect_regions(player(1)->pieces[DEUS_MILITARY], "A5");
    expect_regions(player(1)->camps, "A5");
    /* And it may leave it again. */
    main_effect(K "p1.map=A0:p,A5:a p1.camps=A5 p1.military=camels");
    play_tokens("army:A5 march:A6");
    expect_regions(player(1)->camps, "A5");
    /* The token of another player: no. */
    main_effect(K "p1.map=A0:pa p2.map=B0:p p2.camps=A5 p1.military=camels");
    play_tokens("army:A0");
    expect_refused("march:A5", DEUS_OTHER_PLAYER_THERE);
}

static void test_a_sea_with_only_a_token_is_not_open_to_armies(void **unused) {
    (void)unused;
    main_effect(K "p1.map=A0:pa p1.camps=A2 p2.map=A3:p p1.military=camels");
    play_tokens("army:A0");
    expect_refused("march:A2", DEUS_SEA_WITHOUT_SHIP);
    expect_refused("march:C5", DEUS_TOKENS_SHORT); /* only by A3 or the village A1 */
    main_effect(K "p1.map=A0:pa,A2:m p1.camps=A2 p2.map=A3:p p1.military=camels");
    play_tokens("army:A0");
    expect_allowed("march:A2"); /* with a ship it is */
    expect_allowed("march:C5");
}

static void test_a_token_does_not_free_an_army_from_its_temple(void **unused) {
    (void)unused;
    main_effect(K "p1.map=A0:at,A3:pa p1.camps=A0 p1.temple=temple-sea "
                  "p1.military=camels p1.hand=villa,baths");
    play_tokens("army:A0"); /* it can only stay */
    expect_question(DEUS_ASK_TURN, 2);
    expect_regions(player(1)->pieces[DEUS_MILITARY], "A0 A3");
    main_effect(K "p1.map=A0:cat,A3:pa p1.camps=A0 p1.temple=temple-sea "
                  "p1.military=camels p1.hand=villa,baths");
    play_tokens("army:A0 march:A5"); /* a building holds the temple */
    expect_regions(player(1)->pieces[DEUS_MILITARY], "A3 A5");
}

/* ---- Building in a camp (E-K3) ----------------------------------------------------------- */

static void test_a_token_moves_when_its_owner_builds_there(void **unused) {
    (void)unused;
    scene(K "p1.map=A0:p p1.camps=A5 p1.tokens=1 p1.hand=villa,temple-order");
    play_tokens("build:villa pay:wheat at:A5");
    expect_question(DEUS_ASK_SHIFT, 1);
    expect_answers("shift:A4 shift:A6 skip"); /* the sea too */
    expect_refused("shift:A0", DEUS_REGION_TAKEN);
    expect_refused("shift:A3", DEUS_NOT_ADJACENT);
    play_tokens("shift:A4");
    expect_regions(player(1)->camps, "A4");
    expect_is(player(1)->tokens, 1);
    expect_is(beside(1), 3);
    /* Not onto a village, even an attacked one, nor onto what others hold. */
    scene(K "p1.map=A0:p p1.camps=A6 p1.hand=villa,temple-order villages=x,3,6,3");
    play_tokens("build:villa pay:wheat at:A6");
    expect_answers("shift:A5 skip");
    expect_refused("shift:A1", DEUS_REGION_TAKEN);
    play_tokens("shift:A5");
    expect_question(DEUS_ASK_TURN, 2);
}

static void test_a_token_that_does_not_move_returns_beside_the_supply(void **unused) {
    (void)unused;
    scene(K "p1.map=A0:p p1.camps=A5 p1.tokens=1 p1.hand=villa,temple-order");
    play_tokens("build:villa pay:wheat at:A5 skip");
    expect_regions(player(1)->camps, "");
    expect_is(player(1)->tokens, 1); /* not onto the player board */
    expect_is(beside(1), 4);
    expect_is(times_told(DEUS_DID_BREAK_CAMP), 1);
    /* Where no region is empty nobody is asked. */
    scene(K "p1.map=A0:p,A4:m p1.camps=A5 p2.map=A6:p p1.hand=villa,temple-order");
    play_tokens("build:villa pay:wheat at:A5");
    expect_question(DEUS_ASK_TURN, 2);
    expect_regions(player(1)->camps, "");
    expect_is(beside(1), 5);
    /* Building elsewhere leaves it alone. */
    scene(K "p1.map=A0:p p1.camps=A5 p1.hand=villa,temple-order");
    play_tokens("build:villa pay:wheat at:A3");
    expect_question(DEUS_ASK_TURN, 2);
    expect_regions(player(1)->camps, "A5");
}

/* Piece, token, villages, effects: the token moves from D0 to D2 and closes the ring around D1. */
static void test_the_order_is_piece_token_villages_effects(void **unused) {
    (void)unused;
    scene(K "p1.map=D6:a,D5:p p1.camps=D0 p1.hand=guild-forest,temple-order");
    play_tokens("build:guild-forest pay:stone at:D0 shift:D2");
    expect_told_in_order("place shift-camp attack win-village gain-vp");
    expect_is(player(1)->vp, 5 + 3 + 1); /* the village; D0 is the only forest */
    /* If it returns, D2 is empty and there is no attack. */
    scene(K "p1.map=D6:a,D5:p p1.camps=D0 p1.hand=guild-forest,temple-order");
    play_tokens("build:guild-forest pay:stone at:D0 skip");
    assert_false(is_attacked("D1"));
    expect_told_in_order("place break-camp gain-vp");
    /* A ship takes the place of the token that leaves the ring. */
    scene(K "p1.map=D0:a,D6:p p1.camps=D2 p1.hand=galley,temple-order "
            "p1.maritime=galley todo=end-turn/place(column=maritime)");
    play_tokens("at:D2 shift:D3");
    assert_true(is_attacked("D1"));
    expect_told_in_order("place shift-camp attack");
    /* The token counts where it went when effects look: D3 is a swamp. */
    scene(K "p1.map=D6:p,D5:p p1.camps=D0 p1.hand=trading-post-swamp,temple-order");
    play_tokens("build:trading-post-swamp pay:wood at:D0 shift:D3");
    expect_is(player(1)->gold, 20 + 3);
}

/* Ships, temples and jokers are built in camps too. */
static void test_every_piece_moves_the_token(void **unused) {
    (void)unused;
    scene(K "p1.map=A0:p p1.camps=A4 p1.hand=galley,temple-order");
    play_tokens("build:galley pay:wood pay:wheat at:A4 shift:A3");
    expect_regions(player(1)->camps, "A3");
    scene(K "p1.map=A0:p,A5:a p1.camps=A5 p1.hand=temple-sea,villa");
    play_tokens("build:temple-sea pay:wood pay:clay pay:stone pay:wheat at:A5 shift:A6");
    expect_regions(player(1)->camps, "A6");
    expect_regions(player(1)->pieces[DEUS_TEMPLE], "A5");
    scene(K "joker=on p1.map=A0:p p1.camps=A5 p1.hand=villa,temple-order");
    play_tokens("joker:villa column:scientific at:A5 shift:A6");
    expect_regions(player(1)->camps, "A6");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_once_effects_bring_tokens_before_after_or_not_at_all, "E-K1 E-G2"),
        PROVES(test_a_token_can_be_spent_at_once_if_it_comes_before, "E-K1 E-G2"),
        PROVES(test_once_effects_bring_at_most_what_lies_beside_the_supply, "E-K1"),
        PROVES(test_a_once_effect_that_brings_no_token_is_not_asked, "E-G2 E-K1"),
        PROVES(test_a_once_effect_never_comes_again, "E-K1 E-G2"),
        PROVES(test_a_main_effect_can_be_used_again_when_activated_again, "E-K1 E-G2"),
        PROVES(test_tokens_belong_to_the_military_module, "E-K1 E-G1"),
        PROVES(test_a_token_lets_build_beside_it_and_in_it, "E-K2"),
        PROVES(test_others_may_not_build_on_a_token, "E-K2"),
        PROVES(test_a_token_is_no_building, "E-K2 E-G4"),
        PROVES(test_tokens_count_for_base_cards_that_say_occupy, "E-K2"),
        PROVES(test_a_token_helps_to_surround_a_village_but_is_no_army, "E-K2"),
        PROVES(test_an_army_may_end_on_its_token_which_stays, "E-K2"),
        PROVES(test_a_sea_with_only_a_token_is_not_open_to_armies, "E-K2"),
        PROVES(test_a_token_does_not_free_an_army_from_its_temple, "E-K2"),
        PROVES(test_a_token_moves_when_its_owner_builds_there, "E-K3"),
        PROVES(test_a_token_that_does_not_move_returns_beside_the_supply, "E-K3 E-K1"),
        PROVES(test_the_order_is_piece_token_villages_effects, "E-K3"),
        PROVES(test_every_piece_moves_the_token, "E-K3"),
    };
    return cmocka_run_group_tests_name("egypt: combat", tests, NULL, NULL);
}
