/* A turn: build or offer, the hand, the deck (D-T1 to D-T3). */
#include "support/boards.h"
#include "support/expect.h"

#define TABLE RHOMBUS "villages=5,3,6,3 deck=* p2.hand=school,legion "

static int copies_in_hand(int seat, const char *id) {
    int count = 0;
    for (int k = 0; k < player(seat)->hand_count; k++) count += player(seat)->hand[k] == card(id);
    return count;
}

/* ---- One action -------------------------------------------------------------------------- */

static void test_a_turn_is_a_building_or_an_offering(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.hand=farm,galley todo=turn");
    expect_question(DEUS_ASK_TURN, 1);
    expect_answers("build:farm build:galley offer:farm offer:galley");
    expect_unknown("pass");
    play_tokens("build:farm pay:clay at:A6");
    expect_question(DEUS_ASK_TURN, 2);
}

static void test_an_offering_ends_the_turn_too(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.hand=farm,galley,villa todo=turn");
    play_tokens("offer:galley done");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(state()->turn_seat, 1);
}

static void test_equal_cards_are_asked_once(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.hand=villa,villa,galley,galley todo=turn");
    expect_answers("build:galley build:villa offer:galley offer:villa");
}

static void test_there_is_no_joker_without_the_option(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.hand=farm,galley todo=turn");
    expect_unknown("joker:farm");
}

static void test_nobody_passes_with_a_card_in_hand(void **unused) {
    (void)unused;
    table_from(TABLE "p1.hand=farm,galley todo=turn"); /* neither can be built */
    expect_answers("offer:farm offer:galley");
    expect_unknown("pass");
}

/* ---- A table on which every card lies in a column or in the hands of seats 2 and 3 ------- */

/* Three seas and three land regions a seat. */
static const char *const maps[4] = {
    "B5:m,B6:m,G2:m,B0:psca,B2:psca,B3:psca",
    "C3:m,C4:m,D2:m,C0:psca,C2:psca,C5:psca",
    "D4:m,E4:m,E2:m,D0:psca,E0:psca,E3:psca",
    "F5:m,F3:m,G3:m,F0:psca,G0:psca,G4:psca",
};

/* The cards of a colour, copy by copy. */
static uint8_t card_of(int colour, int number) {
    uint8_t kind = 0;
    while (deus_cards[kind].colour != colour || number >= deus_cards[kind].copies) {
        if (deus_cards[kind].colour == colour) number -= deus_cards[kind].copies;
        kind++;
    }
    return kind;
}

static void write_cards(dm_writer *out, int colour, int first, int count) {
    for (int k = first; k < first + count; k++) {
        if (k > first) dm_write_char(out, ',');
        dm_write(out, deus_cards[card_of(colour, k)].id);
    }
}

static void write_seat(dm_writer *out, int seat) {
    char key[] = " p0.";
    key[2] = (char)('1' + seat);
    dm_write(out, key);
    dm_write(out, "map=");
    dm_write(out, maps[seat]);
    for (int colour = 0; colour < DEUS_COLOURS; colour++) {
        int cards = colour == DEUS_TEMPLE ? 4 : 3;
        dm_write(out, key);
        dm_write(out, deus_colour_ids[colour]);
        dm_write_char(out, '=');
        write_cards(out, colour, cards * seat, cards);
    }
}

/* The four cards of each standard colour that lie in no column. */
#define OTHER_HANDS                                                                               \
    " p2.hand=large-port-stone-wood,large-port-clay-stone,large-port-wood-wheat,"                 \
    "large-port-wheat-clay,large-production,large-production,large-production,large-production,"  \
    "academy-maritime,academy-production"                                                         \
    " p3.hand=market-hall,market-hall,villa,villa,war-elephants,war-elephants,corsairs,corsairs," \
    "academy-civil,academy-military"

/* It is seat 4's turn; seats 4 and 1 have no card in hand, and there is none to draw. */
static void table_without_cards_to_draw(void) {
    char position[4096];
    dm_writer out = dm_writer_on(position, sizeof position);
    dm_write(&out, FLOWER "villages=6,3,4,6,6,5,3 first=4 turn=4");
    for (int seat = 0; seat < 4; seat++) write_seat(&out, seat);
    dm_write(&out, OTHER_HANDS " todo=turn");
    table_from(position);
}

/* Seats 4 and 1 have nothing: they pass, and seat 2 must answer. */
static void test_without_a_card_and_none_to_draw_a_pass_is_forced(void **unused) {
    (void)unused;
    table_without_cards_to_draw();
    expect_is(state()->deck_count + state()->discard_count, 0);
    expect_is(player(1)->hand_count, 0);
    expect_is(player(4)->hand_count, 0);
    expect_question(DEUS_ASK_TURN, 2);
    expect_unknown("pass");
    play_tokens("offer:large-port-stone-wood done");
    expect_question(DEUS_ASK_TURN, 3);
    expect_is(times_told(DEUS_DID_PASS), 0);
    play_tokens("offer:villa done");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(times_told(DEUS_DID_PASS), 2);
}

/* ---- The hand ---------------------------------------------------------------------------- */

static void test_an_empty_hand_draws_five_at_the_end_of_the_action(void **unused) {
    (void)unused;
    table_from(TABLE "p1.resources=0,1,0,0 p1.pieces=0,1,0,0,0 p1.hand=farm todo=turn");
    play_tokens("build:farm at:A6");
    expect_is(player(1)->hand_count, 5);
    expect_is(told(DEUS_DID_DRAW, 1), 5);
    expect_told_in_order("place draw start-turn");
}

static void test_a_hand_with_a_card_draws_nothing(void **unused) {
    (void)unused;
    table_from(TABLE "p1.resources=0,1,0,0 p1.pieces=0,1,0,0,0 p1.hand=farm,galley todo=turn");
    play_tokens("build:farm at:A6");
    expect_is(player(1)->hand_count, 1);
    expect_is(times_told(DEUS_DID_DRAW), 0);
}

/* The library's two cards come before the end of the action, so the hand is not empty then. */
static void test_cards_drawn_by_an_effect_fill_the_hand_first(void **unused) {
    (void)unused;
    table_from(TABLE "p1.resources=0,0,0,1 p1.pieces=0,0,1,0,0 p1.hand=library todo=turn");
    play_tokens("build:library at:A6 draw");
    expect_is(player(1)->hand_count, 2);
    table_from(TABLE "p1.resources=0,0,0,1 p1.pieces=0,0,1,0,0 p1.hand=library todo=turn");
    play_tokens("build:library at:A6 skip");
    expect_is(player(1)->hand_count, 5);
}

/* The library offers two cards; a hand of nine has room for one. */
static void test_drawing_stops_at_ten_cards(void **unused) {
    (void)unused;
    table_from(TABLE "p1.scientific=library p1.map=A5:s p1.hand=farm,villa,villa,forum,forum,"
                     "baths,baths,quarry,sawmill "
                     "todo=end-turn/effects(column=scientific,place=1)");
    expect_is(player(1)->hand_count, 9);
    play_tokens("draw");
    expect_is(player(1)->hand_count, 10);
    expect_is(told(DEUS_DID_DRAW, 1), 1);
}

static void test_a_hand_of_ten_draws_nothing(void **unused) {
    (void)unused;
    table_from(TABLE "p1.scientific=library p1.map=A5:s p1.hand=farm,villa,villa,forum,forum,"
                     "baths,baths,quarry,sawmill,brickyard "
                     "todo=end-turn/effects(column=scientific,place=1)");
    expect_question(DEUS_ASK_TURN, 2); /* there was nothing to ask */
    expect_is(player(1)->hand_count, 10);
    expect_position_refused(TABLE "p1.hand=farm,villa,villa,forum,forum,baths,baths,quarry,sawmill,"
                                  "brickyard,galley todo=turn",
                            "fewer cards");
}

/* ---- The deck ---------------------------------------------------------------------------- */

/* Lays the bottom of the deck on the discard pile, so that only `keep` cards can be drawn. */
static void keep_in_deck(int keep) {
    deus_state *s = deus_mutable(&table.state);
    dm_error error;
    while (s->deck_count > keep) {
        s->discard[s->discard_count] = s->deck[0];
        s->discard_mark[s->discard_count++] = DEUS_DISCARD_SEEN;
        memmove(s->deck, s->deck + 1, --s->deck_count);
        s->deck[s->deck_count] = 0;
    }
    if (!deus_game.check(&table.state, &error)) fail_msg("%s", error.text);
}

#define LIBRARY                                                   \
    TABLE "p1.scientific=library p1.map=A5:s p1.hand=farm,villa " \
          "todo=end-turn/effects(column=scientific,place=1)"

static void test_the_top_of_the_deck_is_drawn(void **unused) {
    (void)unused;
    table_from(LIBRARY); /* the deck is in the order of the card table: galleys on top */
    expect_is(state()->deck[state()->deck_count - 1], card("galley"));
    play_tokens("draw");
    expect_is(copies_in_hand(1, "galley"), 2);
}

static void test_an_empty_deck_is_made_of_the_discards(void **unused) {
    (void)unused;
    table_from(LIBRARY);
    keep_in_deck(1);
    int discards = state()->discard_count;
    play_tokens("draw");
    assert_true(copies_in_hand(1, "galley") >= 1); /* the last card of the old deck */
    expect_is(player(1)->hand_count, 4);
    expect_is(times_told(DEUS_DID_RESHUFFLE), 1);
    expect_is(state()->discard_count, 0);
    expect_is(state()->deck_count, discards - 1);
}

static void test_the_deck_is_not_renewed_before_a_card_must_be_drawn(void **unused) {
    (void)unused;
    table_from(LIBRARY);
    keep_in_deck(2);
    int discards = state()->discard_count;
    play_tokens("draw");
    expect_is(times_told(DEUS_DID_RESHUFFLE), 0);
    expect_is(state()->deck_count, 0);
    expect_is(state()->discard_count, discards);
}

/* The pile lay in the order of the card table; the new deck does not. */
static void test_the_discards_are_shuffled(void **unused) {
    (void)unused;
    table_from(LIBRARY);
    keep_in_deck(0);
    uint8_t pile[DEUS_DECK_CARDS];
    int count = state()->discard_count, same = 0;
    memcpy(pile, state()->discard, (size_t)count);
    play_tokens("draw");
    expect_is(state()->deck_count, count - 2);
    for (int k = 0; k < count - 2; k++) same += state()->deck[k] == pile[k];
    assert_true(same < count / 2);
}

/* Two cards are discarded; seat 4, whose hand is empty, would draw five. */
static void test_drawing_stops_when_deck_and_discards_are_empty(void **unused) {
    (void)unused;
    table_without_cards_to_draw();
    play_tokens("offer:large-port-stone-wood done offer:villa done");
    expect_is(told(DEUS_DID_DRAW, 4), 2);
    expect_is(player(4)->hand_count, 2);
    expect_is(told(DEUS_DID_DRAW, 1), 0);
    expect_is(player(1)->hand_count, 0);
    expect_is(state()->deck_count + state()->discard_count, 0);
}

/* ---- Played briefly, as bots do ---------------------------------------------------------- */

/* Plays a token, and the same answer briefly; how many answers the brief question has. */
static int play_briefly_too(const char *token) {
    dm_state copy;
    dm_question next;
    int index = dm_match_find(&table, token);
    assert_true(index >= 0);
    dm_copy(&deus_game, &copy, &table.state);
    deus_game.apply_briefly(&copy, table.question.answers[index], &next);
    play_tokens(token);
    assert_memory_equal(&copy, &table.state, deus_game.state_bytes);
    expect_is(next.seat, table.question.seat);
    expect_is(next.kind, table.question.kind);
    expect_is(next.revealed, table.question.revealed);
    return next.count;
}

static void test_only_the_answers_of_another_turn_are_left_out(void **unused) {
    (void)unused;
    table_from(TABLE PURSE_1 "p1.hand=farm,galley,villa todo=turn");
    int answers = play_briefly_too("offer:galley");
    expect_is(answers, table.question.count);
    expect_is(play_briefly_too("done"), 0);
    expect_question(DEUS_ASK_TURN, 2);
}

/* Seat 2 holds one card, which it cannot build: by version 1 it offers it without being asked, and
 * then it is seat 1 again. */
#define LAST_CARD RHOMBUS "villages=5,3,6,3 deck=* p2.hand=school p1.hand=farm,galley todo=turn"

static void test_what_answers_itself_does_so_in_brief_play_too(void **unused) {
    (void)unused;
    table_from(LAST_CARD " rules=1");
    play_tokens("offer:galley");
    play_briefly_too("done");
    expect_is(state()->round, 2);
    table_from(LAST_CARD " rules=2");
    play_tokens("offer:galley");
    expect_is(play_briefly_too("done"), 1);
    expect_question(DEUS_ASK_TURN, 2);
    table_without_cards_to_draw();
    play_tokens("offer:large-port-stone-wood done offer:villa");
    play_briefly_too("done"); /* seats 4 and 1 pass */
    expect_question(DEUS_ASK_TURN, 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_a_turn_is_a_building_or_an_offering, "D-T1"),
        PROVES(test_an_offering_ends_the_turn_too, "D-T1"),
        cmocka_unit_test(test_equal_cards_are_asked_once),
        cmocka_unit_test(test_there_is_no_joker_without_the_option),
        PROVES(test_nobody_passes_with_a_card_in_hand, "D-T1"),
        PROVES(test_without_a_card_and_none_to_draw_a_pass_is_forced, "D-T1"),
        PROVES(test_an_empty_hand_draws_five_at_the_end_of_the_action, "D-T2"),
        PROVES(test_a_hand_with_a_card_draws_nothing, "D-T2"),
        PROVES(test_cards_drawn_by_an_effect_fill_the_hand_first, "D-T2"),
        PROVES(test_drawing_stops_at_ten_cards, "D-T3"),
        PROVES(test_a_hand_of_ten_draws_nothing, "D-T3"),
        PROVES(test_the_top_of_the_deck_is_drawn, "D-T3"),
        PROVES(test_an_empty_deck_is_made_of_the_discards, "D-T3"),
        PROVES(test_the_deck_is_not_renewed_before_a_card_must_be_drawn, "D-T3"),
        PROVES(test_the_discards_are_shuffled, "D-T3"),
        PROVES(test_drawing_stops_when_deck_and_discards_are_empty, "D-T3"),
        cmocka_unit_test(test_only_the_answers_of_another_turn_are_left_out),
        cmocka_unit_test(test_what_answers_itself_does_so_in_brief_play_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
