/* The variants (section 5): the alternative start, arrangements, the joker, and which cards. */
#include "support/scene.h"

/* ---- D-W1: start=K ----------------------------------------------------------------------- */

static void test_with_start_each_player_picks_that_many_pieces(void **unused) {
    (void)unused;
    table_new("players=2 start=6 seed=5");
    expect_question(DEUS_ASK_PICK, 1);
    play_tokens("pick:maritime pick:maritime pick:civil pick:civil pick:civil");
    expect_question(DEUS_ASK_PICK, 1);
    play_tokens("pick:military");
    expect_question(DEUS_ASK_PICK, 2);
    expect_is(player(1)->board[DEUS_MARITIME], 2);
    expect_is(player(1)->board[DEUS_CIVIL], 3);
    expect_is(player(1)->board[DEUS_MILITARY], 1);
    expect_is(player(1)->supply[DEUS_CIVIL], 2); /* the rest is the personal supply */
    expect_is(player(1)->supply[DEUS_PRODUCTION], 5);
}

static void test_without_start_everyone_has_two_of_each_and_nobody_picks(void **unused) {
    (void)unused;
    table_new("players=2 seed=5");
    expect_is(table.question.kind, DEUS_ASK_TURN);
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        expect_is(player(1)->board[colour], 2);
}

static void test_a_sixth_piece_of_a_type_is_never_picked(void **unused) {
    (void)unused;
    table_new("players=2 start=10 seed=5");
    expect_refused("pick:military", DEUS_MUST_FILL); /* five would be all */
    expect_allowed("pick:civil");
    play_tokens("pick:maritime pick:maritime pick:maritime pick:maritime pick:maritime");
    expect_refused("pick:maritime", DEUS_FIVE_OF_A_TYPE);
    play_tokens("pick:scientific");
    expect_refused("pick:production", DEUS_NOT_IN_ORDER);
}

static void test_picks_are_made_with_the_board_in_sight_and_before_the_deal(void **unused) {
    (void)unused;
    table_new("players=3 start=7 seed=2");
    expect_is(state()->tile_count, 6);
    expect_is(state()->village_vp[0] > 0, true);
    expect_is(state()->deck_count, 0);
    for (int seat = 1; seat <= 3; seat++) expect_is(player(seat)->hand_count, 0);
}

static void test_picks_are_secret_until_all_have_picked_and_revealed_together(void **unused) {
    (void)unused;
    dm_state seen;
    table_new("players=2 start=6 seed=5");
    play_tokens("pick:maritime pick:maritime pick:maritime pick:maritime pick:maritime");
    play_tokens("pick:production"); /* seat 2 is asked now */
    for (int k = 0; k < happened.count; k++)
        expect_is(dm_event_visible(&happened.items[k], 1), false);
    deus_game.observe(&table.state, 1, &seen);
    expect_is(deus_const(&seen)->players[0].board[DEUS_MARITIME], DM_UNKNOWN);
    deus_game.observe(&table.state, 0, &seen); /* but one knows one's own */
    expect_is(deus_const(&seen)->players[0].board[DEUS_MARITIME], 5);

    play_tokens("pick:civil pick:civil pick:civil pick:civil pick:civil pick:military");
    expect_is(told(DEUS_DID_PICK, 1), 6);
    expect_is(told(DEUS_DID_PICK, 2), 6);
    deus_game.observe(&table.state, 1, &seen);
    expect_is(deus_const(&seen)->players[0].board[DEUS_MARITIME], 5);
}

static void test_after_the_picks_the_cards_are_dealt_and_the_first_player_begins(void **unused) {
    (void)unused;
    table_new("players=2 start=6 seed=5");
    for (int seat = 1; seat <= 2; seat++)
        play_tokens("pick:civil pick:civil pick:civil pick:civil pick:civil pick:military");
    expect_question(DEUS_ASK_TURN, state()->first_seat + 1);
    expect_is(player(1)->hand_count, 5);
    expect_is(player(2)->hand_count, 5);
    expect_is(state()->deck_count, 96 - 10);
}

static void test_start_takes_6_to_10(void **unused) {
    (void)unused;
    for (int pieces = 6; pieces <= 10; pieces++) {
        char options[32] = "players=2 start=";
        dm_writer out = dm_writer_on(options + 16, sizeof options - 16);
        dm_write_number(&out, pieces);
        table_new(options);
        expect_is(table.question.args[0], pieces);
    }
    expect_options_refused("players=2 start=5", "from 6 to 10");
    expect_options_refused("players=2 start=11", "from 6 to 10");
    expect_options_refused("players=2 start=06", "from 6 to 10");
    expect_options_refused("players=2 start=many", "from 6 to 10");
}

/* ---- D-W2: arrangement= ------------------------------------------------------------------ */

static void expect_slot(int tile, int i, int j) {
    expect_is(state()->tiles[tile].i, i);
    expect_is(state()->tiles[tile].j, j);
}

static void expect_options(const char *expected) {
    char text[200];
    dm_writer out = dm_writer_on(text, sizeof text);
    deus_game.write_options(&table.state, &out);
    assert_string_equal(text, expected);
}

static void test_an_arrangement_is_named_or_a_list_of_slots(void **unused) {
    (void)unused;
    table_new("players=3 arrangement=ring seed=1");
    expect_slot(0, 1, 0);
    expect_slot(5, 1, -1);
    expect_options("players=3 arrangement=ring");

    table_new("players=2 arrangement=0,0/0,1/0,2/1,2 seed=1");
    expect_slot(3, 1, 2);
    expect_options("players=2 arrangement=0,0/0,1/0,2/1,2");

    table_new("players=2 arrangement=0,0/1,0/0,1/1,1 seed=1"); /* the default, spelt out */
    expect_options("players=2");
    table_new("players=2 arrangement=trefoil joker=on open-vp=on start=7");
    expect_options("players=2 start=7 arrangement=trefoil joker=on open-vp=on");
}

static void test_an_arrangement_must_fit_the_number_of_players(void **unused) {
    (void)unused;
    expect_options_refused("players=2 arrangement=ring", "rhombus, line, trefoil");
    expect_options_refused("players=4 arrangement=ring", "flower, line, crescent");
    expect_options_refused("players=2 arrangement=0,0/1,0/0,1", "4 tiles");
    expect_options_refused("players=2 arrangement=0,0/1,0/0,1/5,5", "connected");
    expect_options_refused("players=2 arrangement=0,0/1,0/0,1/0,1", "twice");
    expect_options_refused("players=2 arrangement=0,0/1,0/0,1/1;1", "slots such as");
    expect_options_refused("players=2 arrangement=0,0/1,0/0,1/99,1", "slots such as");
}

/* ---- D-W3: the joker --------------------------------------------------------------------- */

#define JOKER "joker=on "

static void test_a_joker_is_any_card_face_down_in_any_standard_column(void **unused) {
    (void)unused;
    scene(JOKER "p1.map=A0:p p1.hand=temple-sea,galley");
    expect_allowed("joker:temple-sea"); /* a temple card too */
    play_tokens("joker:temple-sea");
    expect_question(DEUS_ASK_COLUMN, 1);
    expect_answers("column:maritime column:production column:scientific column:civil "
                   "column:military");
    expect_unknown("column:temple"); /* it never builds a temple */
    play_tokens("column:civil at:A3");
    expect_is(player(1)->pieces[DEUS_CIVIL] == at("A3"), true);
    expect_is(player(1)->board[DEUS_CIVIL], 0);
    expect_is(player(1)->height[DEUS_CIVIL], 1);
    expect_is(player(1)->column[DEUS_CIVIL][0], deus_card_named("temple-sea"));
    expect_is(player(1)->gold, 20 - 1); /* the first card of its column */
    expect_resources(1, "2,2,2,2");
    expect_is(times_told(DEUS_DID_JOKER), 1);
}

static void test_without_the_variant_there_is_no_joker(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=temple-sea,galley");
    expect_unknown("joker:galley");
}

/* A gold for the first place, two for the second, three for the third. */
static void test_a_joker_costs_as_much_gold_as_its_place(void **unused) {
    (void)unused;
    scene(JOKER "p1.map=A0:pc,A3:c p1.civil=guild-forest,guild-swamp p1.hand=galley,forum");
    play_tokens("joker:galley column:civil at:A5");
    expect_is(told(DEUS_DID_PAY_GOLD, 1), 3);

    scene(JOKER "p1.map=A0:pc,A3:c p1.civil=guild-forest,guild-swamp p1.hand=galley,forum "
                "p1.gold=2");
    play_tokens("joker:galley");
    expect_refused("column:civil", DEUS_CANNOT_PAY);
    expect_allowed("column:scientific");
}

static void test_a_joker_needs_a_piece_and_a_region(void **unused) {
    (void)unused;
    scene(JOKER "p1.map=A0:p p1.pieces=1,0,1,1,1 p1.hand=galley,forum");
    play_tokens("joker:galley");
    expect_refused("column:production", DEUS_NO_PIECE_ON_BOARD);

    scene(JOKER "p1.map=A0:p p1.pieces=0,0,0,0,0 p1.hand=galley,forum");
    expect_refused("joker:galley", DEUS_JOKER_NO_COLUMN);
}

/* It has no effect itself; the other cards of the column take effect, later ones too. */
static void test_a_joker_has_no_effect_but_its_column_does(void **unused) {
    (void)unused;
    scene(JOKER "p1.map=A0:pc p1.civil=guild-field p1.hand=trading-post-field,forum");
    play_tokens("joker:trading-post-field column:civil at:A3");
    expect_is(player(1)->vp, 5 + 1); /* the guild */
    expect_is(player(1)->gold, 20 - 2);

    scene(JOKER "p1.map=A0:p,A3:c p1.civil=trading-post-field p1.joker=civil.1 "
                "p1.hand=guild-field,forum");
    play_tokens("build:guild-field pay:stone at:A5");
    expect_is(player(1)->vp, 5 + 1);
    expect_is(player(1)->gold, 20);
}

static void test_a_joker_is_played_once_per_game(void **unused) {
    (void)unused;
    scene(JOKER "p1.map=A0:p p1.hand=galley,forum,school p2.map=D0:p p2.hand=baths,villa");
    play_tokens("joker:galley column:civil at:A3 joker:villa column:military at:D0");
    expect_refused("joker:forum", DEUS_JOKER_SPENT); /* seat 1 again */
    expect_allowed("build:school");
}

static void test_a_joker_may_go_to_an_edge_region_for_3_vp(void **unused) {
    (void)unused;
    scene(JOKER "p1.map=A0:p p1.hand=galley,forum");
    play_tokens("joker:galley column:civil edge:D3");
    expect_is(player(1)->vp, 5 - 3);
    expect_is(player(1)->pieces[DEUS_CIVIL] == at("D3"), true);
}

/* The second temple needs a card in each column; the joker is one. */
static void test_a_joker_counts_for_temples(void **unused) {
    (void)unused;
#define FOUR_COLUMNS                                                   \
    "p1.map=A0:pscat,A2:m,A3:p p1.maritime=galley p1.production=farm " \
    "p1.scientific=school p1.military=legion p1.temple=temple-order p1.hand=temple-sea,forum "
    scene(JOKER FOUR_COLUMNS "p1.civil=quarry p1.joker=civil.1");
    expect_allowed("build:temple-sea");
    expect_is(points(1, DEUS_FROM_TEMPLES), 5); /* a complete row for temple-order */
    scene(JOKER FOUR_COLUMNS);
    expect_refused("build:temple-sea", DEUS_COLUMN_TOO_SHORT);
    expect_is(points(1, DEUS_FROM_TEMPLES), 0);
}

/* Colour means the card's colour, not its column's; and a joker cannot be activated at all. */
static void test_a_joker_cannot_be_activated(void **unused) {
    (void)unused;
    scene(JOKER "p1.map=A0:pc,A3:c p1.civil=guild-swamp,guild-field p1.joker=civil.1 "
                "p1.hand=academy-civil,villa");
    play_tokens("build:academy-civil pay:stone pay:wheat at:A0");
    expect_answers("activate:guild-field skip");
    expect_refused("activate:guild-swamp", DEUS_FACE_DOWN);
}

/* Its owner sees it, nobody else does, not even when all is over. */
static void test_the_face_of_a_joker_stays_secret_to_the_end(void **unused) {
    (void)unused;
    dm_state seen;
    scene(JOKER "p1.map=A0:p p1.hand=temple-sea,galley round=9 last=9 first=2");
    play_tokens("joker:temple-sea column:civil at:A3");
    expect_is(table.question.seat, DM_NOBODY);
    deus_game.observe(&table.state, 1, &seen);
    expect_is(deus_const(&seen)->players[0].column[DEUS_CIVIL][0], DM_UNKNOWN);
    expect_is(deus_const(&seen)->players[0].joker_column,
              DEUS_CIVIL); /* that it lies there is seen */
    deus_game.observe(&table.state, DM_PUBLIC, &seen);
    expect_is(deus_const(&seen)->players[0].column[DEUS_CIVIL][0], DM_UNKNOWN);
    deus_game.observe(&table.state, 0, &seen);
    expect_is(deus_const(&seen)->players[0].column[DEUS_CIVIL][0], deus_card_named("temple-sea"));
    for (int k = 0; k < happened.count; k++)
        if (happened.items[k].kind == DEUS_DID_HIDE_CARD)
            expect_is(dm_event_visible(&happened.items[k], 1), false);
    expect_is(times_told(DEUS_DID_HIDE_CARD), 1);
}

/* ---- D-W4: base or Egypt cards ----------------------------------------------------------- */

/* The deck of a new game, with the hands: cards of Egypt of a colour. */
static int egypt_cards(uint8_t colour) {
    int count = 0;
    for (int k = 0; k < state()->deck_count; k++) {
        const deus_card *card = &deus_cards[state()->deck[k]];
        count += card->egypt && card->colour == colour;
    }
    for (int seat = 1; seat <= state()->player_count; seat++)
        for (int k = 0; k < player(seat)->hand_count; k++) {
            const deus_card *card = &deus_cards[player(seat)->hand[k]];
            count += card->egypt && card->colour == colour;
        }
    return count;
}

static void test_colour_by_colour_the_cards_are_those_of_base_or_egypt(void **unused) {
    (void)unused;
    table_new("players=2 seed=1");
    expect_options("players=2");
    for (uint8_t colour = 0; colour < DEUS_COLOURS; colour++) expect_is(egypt_cards(colour), 0);
    table_new("players=3 egypt=civil,maritime seed=1");
    expect_options("players=3 egypt=maritime,civil");
    for (uint8_t colour = 0; colour < DEUS_COLOURS; colour++)
        expect_is(egypt_cards(colour), colour == DEUS_MARITIME || colour == DEUS_CIVIL ? 16 : 0);
    table_new("players=4 egypt=all seed=1");
    for (uint8_t colour = 0; colour < DEUS_COLOURS; colour++) expect_is(egypt_cards(colour), 16);
}

static void test_unknown_colours_and_options_are_refused(void **unused) {
    (void)unused;
    expect_options_refused("players=2 egypt=forest",
                           "egypt=forest: expected all, random, none, or");
    expect_options_refused("players=2 greece=civil",
                           "unknown option 'greece': deus knows rules, players, "
                           "seed, start, arrangement, joker, open-vp, "
                           "egypt and temples");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_with_start_each_player_picks_that_many_pieces, "D-W1"),
        PROVES(test_without_start_everyone_has_two_of_each_and_nobody_picks, "D-W1 D-S3"),
        PROVES(test_a_sixth_piece_of_a_type_is_never_picked, "D-W1"),
        PROVES(test_picks_are_made_with_the_board_in_sight_and_before_the_deal, "D-W1"),
        PROVES(test_picks_are_secret_until_all_have_picked_and_revealed_together, "D-W1 D-S5"),
        PROVES(test_after_the_picks_the_cards_are_dealt_and_the_first_player_begins, "D-W1 D-S4"),
        PROVES(test_start_takes_6_to_10, "D-W1"),
        PROVES(test_an_arrangement_is_named_or_a_list_of_slots, "D-W2 D-BD5"),
        PROVES(test_an_arrangement_must_fit_the_number_of_players, "D-W2 D-BD5"),
        PROVES(test_a_joker_is_any_card_face_down_in_any_standard_column, "D-W3"),
        PROVES(test_without_the_variant_there_is_no_joker, "D-W3"),
        PROVES(test_a_joker_costs_as_much_gold_as_its_place, "D-W3"),
        PROVES(test_a_joker_needs_a_piece_and_a_region, "D-W3"),
        PROVES(test_a_joker_has_no_effect_but_its_column_does, "D-W3 D-B8"),
        PROVES(test_a_joker_is_played_once_per_game, "D-W3"),
        PROVES(test_a_joker_may_go_to_an_edge_region_for_3_vp, "D-W3 D-B7"),
        PROVES(test_a_joker_counts_for_temples, "D-W3 D-TP1"),
        PROVES(test_a_joker_cannot_be_activated, "D-W3"),
        PROVES(test_the_face_of_a_joker_stays_secret_to_the_end, "D-W3 D-S5"),
        PROVES(test_colour_by_colour_the_cards_are_those_of_base_or_egypt, "D-W4"),
        PROVES(test_unknown_colours_and_options_are_refused, "D-W4"),
    };
    return cmocka_run_group_tests_name("variants", tests, NULL, NULL);
}
