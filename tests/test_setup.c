/* Setting up: villages, supply, players, cards, secrets (D-S1 to D-S5), the alternative start
 * (D-W1), and options that make no sense. */
#include <stdlib.h>

#include "support/boards.h"
#include "support/expect.h"

static void new_table(int players, int seed) {
    char options[32];
    dm_writer out = dm_writer_on(options, sizeof options);
    dm_write(&out, "players=");
    dm_write_number(&out, players);
    dm_write(&out, " seed=");
    dm_write_number(&out, seed);
    table_new(options);
}

/* ---- Villages and supply ----------------------------------------------------------------- */

static bool are_adjacent(uint8_t region, uint8_t other) {
    int q1, r1, q2, r2;
    deus_region_hex(state(), region, &q1, &r1);
    deus_region_hex(state(), other, &q2, &r2);
    int dq = q2 - q1, dr = r2 - r1;
    return (dq != 0 || dr != 0) && abs(dq) <= 1 && abs(dr) <= 1 && abs(dq + dr) <= 1;
}

static int adjacent_regions(uint8_t region) {
    int count = 0;
    for (uint8_t other = 0; other < deus_region_total(state()); other++)
        count += are_adjacent(region, other);
    return count;
}

/* The rulebook's example is a village with five adjacent regions: it gets 5 VP. */
static void test_a_village_gets_as_many_vp_as_it_has_adjacent_regions(void **unused) {
    (void)unused;
    int villages_with[7] = {0};
    for (int seed = 1; seed <= 50; seed++) {
        new_table(2, seed);
        for (int tile = 0; tile < state()->tile_count; tile++) {
            int adjacent = adjacent_regions(state()->village[tile]);
            expect_is(state()->village_vp[tile], adjacent);
            villages_with[adjacent]++;
        }
    }
    for (int vp = 3; vp <= 6; vp++) assert_int_not_equal(villages_with[vp], 0);
}

static void test_a_village_never_holds_more_vp_than_adjacent_regions(void **unused) {
    (void)unused;
    table_from(RHOMBUS "villages=5,3,6,3 deck=* p1.hand=galley,farm todo=turn");
    expect_is(state()->village_vp[0], 5);
    expect_position_refused(RHOMBUS "villages=6,3,6,3 deck=* todo=turn", "a number from 0 to 5");
}

static void test_there_is_a_temple_per_tile_and_five_of_each_resource_per_player(void **unused) {
    (void)unused;
    static const int temples[] = {0, 0, 4, 6, 7};
    for (int players = 2; players <= 4; players++) {
        new_table(players, 1);
        expect_is(state()->temples_left, temples[players]);
        for (int resource = 0; resource < DEUS_RESOURCES; resource++)
            expect_is(state()->resources_left[resource], 5 * players - players);
    }
    expect_position_refused(RHOMBUS "deck=* p1.resources=6,0,0,0 p2.resources=5,0,0,0 todo=turn",
                            "expected at most 10 wood with the players, found 11");
}

static void test_gold_and_vp_never_run_out(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* p1.gold=9000 p1.vp=9000 p1.pieces=0,0,0,0,0 "
                       "p1.hand=galley,villa,farm p2.hand=school,legion todo=turn");
    play_tokens("offer:galley done");
    expect_is(player(1)->gold, 9002);
    table_from(RHOMBUS "deck=* p1.gold=9000 p1.vp=9000 p1.pieces=0,0,0,0,0 "
                       "p1.hand=galley,villa,farm p2.hand=school,legion todo=turn");
    play_tokens("offer:villa done");
    expect_is(player(1)->vp, 9001);
}

static void test_each_player_starts_with_gold_vp_resources_and_pieces(void **unused) {
    (void)unused;
    new_table(3, 1);
    for (int seat = 1; seat <= 3; seat++) {
        expect_is(player(seat)->gold, 5);
        expect_is(player(seat)->vp, 5);
        expect_resources(seat, "1,1,1,1");
        for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
            expect_is(player(seat)->board[colour], 2);
            expect_is(player(seat)->supply[colour], 3);
        }
        expect_regions(deus_occupied(state(), (uint8_t)(seat - 1)), "");
    }
}

static void test_a_player_has_five_pieces_of_a_type(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* p1.pieces=2,2,2,2,3 p1.map=A3:a,A0:a p1.hand=galley,farm "
                       "todo=turn");
    expect_is(player(1)->supply[DEUS_MILITARY], 0);
    expect_position_refused(RHOMBUS "deck=* p1.pieces=2,2,2,2,4 p1.map=A3:a,A0:a todo=turn",
                            "expected at most 5 military pieces, found 6");
}

/* ---- Cards and seats --------------------------------------------------------------------- */

static int cards_of(int colour) {
    int count = 0;
    for (int k = 0; k < state()->deck_count; k++)
        count += deus_cards[state()->deck[k]].colour == colour;
    for (int seat = 1; seat <= state()->player_count; seat++)
        for (int k = 0; k < player(seat)->hand_count; k++)
            count += deus_cards[player(seat)->hand[k]].colour == colour;
    return count;
}

static void test_five_cards_are_dealt_to_each(void **unused) {
    (void)unused;
    for (int players = 2; players <= 4; players++) {
        new_table(players, 1);
        for (int seat = 1; seat <= players; seat++) expect_is(player(seat)->hand_count, 5);
        expect_is(state()->deck_count, 96 - 5 * players);
        expect_is(state()->discard_count, 0);
        for (int colour = 0; colour < DEUS_COLOURS; colour++) expect_is(cards_of(colour), 16);
    }
    expect_position_refused(RHOMBUS "deck=galley,galley todo=turn",
                            "expected 96 cards in all, found 2");
    expect_position_refused(RHOMBUS "deck=* p1.hand=villa,villa,villa todo=turn",
                            "villa lies in 3 places; the game has 2");
}

static void test_the_deck_is_shuffled(void **unused) {
    (void)unused;
    dm_state first;
    new_table(2, 1);
    dm_copy(&deus_game, &first, &table.state);
    new_table(2, 1);
    assert_memory_equal(&first, &table.state, sizeof(deus_state));
    new_table(2, 2);
    assert_memory_not_equal(deus_const(&first)->deck, state()->deck, 86);
}

static void test_the_first_player_is_drawn_at_random(void **unused) {
    (void)unused;
    int began[4] = {0};
    for (int seed = 1; seed <= 100; seed++) {
        new_table(4, seed);
        expect_is(table.question.seat, state()->first_seat);
        began[state()->first_seat]++;
    }
    for (int seat = 0; seat < 4; seat++)
        if (began[seat] < 10) fail_msg("seat %d began %d of 100 games", seat + 1, began[seat]);
}

/* Seat 2 was drawn to begin. */
static void test_turns_go_clockwise_from_the_first_player(void **unused) {
    (void)unused;
    table_from(TRIANGLE "first=2 turn=2 round=4 deck=* p1.hand=galley,farm p2.hand=galley,villa "
                        "p3.hand=galley,school todo=turn");
    expect_question(DEUS_ASK_TURN, 2);
    play_tokens("offer:galley done");
    expect_question(DEUS_ASK_TURN, 3);
    play_tokens("offer:galley done");
    expect_question(DEUS_ASK_TURN, 1);
    expect_is(state()->round, 4);
    play_tokens("offer:galley done");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(state()->round, 5);
}

/* ---- Secrets ----------------------------------------------------------------------------- */

static const deus_state *seen_by(uint8_t viewer) {
    static dm_state seen;
    deus_game.observe(&table.state, viewer, &seen);
    return deus_const(&seen);
}

static const char *view_for(uint8_t viewer) {
    static char text[32768];
    static dm_state seen;
    dm_writer out = dm_writer_on(text, sizeof text);
    deus_game.observe(&table.state, viewer, &seen);
    deus_game.write_view(&seen, viewer, &out);
    assert_false(out.full);
    return text;
}

static void expect_in_view(uint8_t viewer, const char *piece) {
    if (!strstr(view_for(viewer), piece))
        fail_msg("the view of %d lacks %s: %s", viewer, piece, view_for(viewer));
}

enum { SEAT_1 = 0, SEAT_2 = 1 };

static void test_a_hand_is_seen_by_its_owner_only(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* p1.hand=galley,farm p2.hand=school,legion todo=turn");
    expect_is(seen_by(SEAT_1)->players[0].hand[1], card("farm"));
    expect_is(seen_by(SEAT_1)->players[1].hand_count, 2);
    expect_is(seen_by(SEAT_1)->players[1].hand[0], DM_UNKNOWN);
    expect_is(seen_by(SEAT_2)->players[0].hand[0], DM_UNKNOWN);
    expect_is(seen_by(SEAT_2)->players[1].hand[1], card("legion"));
    expect_is(seen_by(DM_PUBLIC)->players[0].hand[0], DM_UNKNOWN);
    expect_is(seen_by(DM_ALL)->players[1].hand[1], card("legion"));
}

static void test_nobody_sees_the_deck(void **unused) {
    (void)unused;
    new_table(2, 1);
    for (int k = 0; k < state()->deck_count; k++) {
        expect_is(seen_by(SEAT_1)->deck[k], DM_UNKNOWN);
        expect_is(seen_by(SEAT_2)->deck[k], DM_UNKNOWN);
    }
    assert_memory_not_equal(&state()->chance, &(chance_source){0}, sizeof(chance_source));
    assert_memory_equal(&seen_by(SEAT_1)->chance, &(chance_source){0}, sizeof(chance_source));
}

static void test_under_the_top_discard_only_its_owner_knows_the_cards(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* p1.hand=farm,galley,legion p2.hand=school,villa todo=turn");
    play_tokens("offer:galley discard:farm discard:legion");
    expect_is(state()->discard_count, 3);
    for (int k = 0; k < 2; k++) expect_is(seen_by(SEAT_2)->discard[k], DM_UNKNOWN);
    expect_is(seen_by(SEAT_2)->discard[2], card("galley"));
    expect_is(seen_by(DM_PUBLIC)->discard[0], DM_UNKNOWN);
    expect_is(seen_by(SEAT_1)->discard[0], card("farm"));
    expect_is(seen_by(SEAT_1)->discard[1], card("legion"));
}

/* A pile as no game leaves it: two hidden discards of different seats side by side. */
static void test_discards_of_two_seats_side_by_side_stay_apart(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* discard=villa:2!,school:2,farm:1,forum:2!,baths:2 "
                       "p1.hand=galley,legion p2.hand=galley,legion todo=turn");
    expect_is(seen_by(SEAT_1)->discard[2], card("farm"));
    expect_is(seen_by(SEAT_1)->discard[3], DM_UNKNOWN);
    expect_is(seen_by(SEAT_2)->discard[2], DM_UNKNOWN);
    expect_is(seen_by(SEAT_2)->discard[3], card("school"));
    expect_is(seen_by(SEAT_2)->discard[0], card("baths"));
}

static void test_the_face_of_a_joker_is_its_owners_secret(void **unused) {
    (void)unused;
    table_from(RHOMBUS "joker=on deck=* " PURSE_1 PURSE_2
                       "p1.hand=galley,farm,legion p2.hand=school,villa todo=turn");
    play_tokens("joker:farm column:civil at:A5");
    expect_is(seen_by(SEAT_1)->players[0].column[DEUS_CIVIL][0], card("farm"));
    expect_is(seen_by(SEAT_2)->players[0].column[DEUS_CIVIL][0], DM_UNKNOWN);
    expect_is(seen_by(SEAT_2)->players[0].height[DEUS_CIVIL], 1);
    for (int k = 0; k < happened.count; k++)
        if (happened.items[k].kind == DEUS_DID_HIDE_CARD) {
            assert_true(dm_event_visible(&happened.items[k], SEAT_1));
            assert_false(dm_event_visible(&happened.items[k], SEAT_2));
            assert_false(dm_event_visible(&happened.items[k], DM_PUBLIC));
        }
    expect_is(times_told(DEUS_DID_HIDE_CARD), 1);
}

static void test_totals_of_vp_are_hidden_from_the_others(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* p1.vp=7 p2.vp=4 p1.hand=galley,farm p2.hand=school,villa todo=turn");
    expect_in_view(SEAT_1, "\"seat\":1,\"vp\":7,");
    expect_in_view(SEAT_1, "\"seat\":2,\"vp\":null,");
    expect_in_view(SEAT_2, "\"seat\":1,\"vp\":null,");
    expect_in_view(DM_PUBLIC, "\"seat\":1,\"vp\":null,");
    expect_in_view(DM_ALL, "\"seat\":2,\"vp\":4,");
}

static void test_open_vp_shows_the_totals(void **unused) {
    (void)unused;
    table_from(RHOMBUS "open-vp=on deck=* p1.vp=7 p2.vp=4 p1.hand=galley,farm "
                       "p2.hand=school,villa todo=turn");
    expect_in_view(SEAT_1, "\"seat\":2,\"vp\":4,");
    expect_in_view(DM_PUBLIC, "\"seat\":1,\"vp\":7,");
}

/* Vesta gives a VP: all see it. The cards drawn afterwards are seen by one. */
static void test_gains_of_vp_are_public_and_cards_drawn_are_not(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* p1.hand=galley,villa p2.hand=school,legion todo=turn");
    play_tokens("offer:villa done");
    expect_is(told(DEUS_DID_GAIN_VP, 1), 1);
    expect_is(times_told(DEUS_DID_SEE_CARD), 4);
    for (int k = 0; k < happened.count; k++) {
        const dm_event *event = &happened.items[k];
        bool secret = event->kind == DEUS_DID_SEE_CARD;
        assert_true(dm_event_visible(event, SEAT_1));
        expect_is(dm_event_visible(event, SEAT_2), !secret);
        expect_is(dm_event_visible(event, DM_PUBLIC), !secret);
    }
}

/* ---- The alternative start --------------------------------------------------------------- */

static void test_pieces_are_picked_with_the_board_in_sight_and_before_cards(void **unused) {
    (void)unused;
    table_new("players=2 start=6 seed=1");
    expect_question(DEUS_ASK_PICK, 1);
    expect_answers("pick:maritime pick:production pick:scientific pick:civil");
    expect_is(deus_region_count(state()->terrain[DEUS_VILLAGE]), 4);
    expect_is(player(1)->hand_count, 0);
    expect_is(state()->deck_count, 0);
    table_new("players=2 seed=1");
    expect_question(DEUS_ASK_TURN, state()->first_seat + 1);
    expect_is(player(1)->hand_count, 5);
}

static void test_the_pieces_picked_stand_on_the_board_and_the_rest_in_the_supply(void **unused) {
    (void)unused;
    static const int board[] = {0, 2, 0, 1, 3}, supply[] = {5, 3, 5, 4, 2};
    table_new("players=2 start=6 seed=1");
    play_tokens("pick:production pick:production pick:civil pick:military");
    expect_answers("pick:military"); /* asked all the same: others count the answers */
    play_tokens("pick:military pick:military");
    expect_question(DEUS_ASK_PICK, 2);
    play_tokens("pick:maritime pick:production pick:scientific pick:civil");
    play_tokens("pick:military pick:military");
    expect_question(DEUS_ASK_TURN, state()->first_seat + 1);
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
        expect_is(player(1)->board[colour], board[colour]);
        expect_is(player(1)->supply[colour], supply[colour]);
    }
    expect_is(player(1)->hand_count, 5);
    expect_is(player(2)->hand_count, 5);
}

static void test_at_most_five_of_a_type_are_picked(void **unused) {
    (void)unused;
    table_new("players=2 start=6 seed=1");
    play_tokens("pick:maritime pick:maritime pick:maritime pick:maritime");
    expect_allowed("pick:maritime");
    play_tokens("pick:maritime");
    expect_refused("pick:maritime", DEUS_FIVE_OF_A_TYPE);
    play_tokens("pick:military");
    expect_question(DEUS_ASK_PICK, 2);
}

static void pick_the_last_two_types(void) {
    play_tokens("pick:civil pick:civil pick:civil pick:civil pick:civil");
    play_tokens("pick:military pick:military pick:military pick:military pick:military");
}

/* Six pieces cannot all be military, nor ten; ten from the last two types are all of them. */
static void test_picks_go_in_the_order_of_the_types_and_can_be_completed(void **unused) {
    (void)unused;
    table_new("players=2 start=10 seed=1");
    expect_refused("pick:military", DEUS_MUST_FILL);
    play_tokens("pick:scientific");
    expect_refused("pick:maritime", DEUS_NOT_IN_ORDER);
    table_new("players=2 start=10 seed=1");
    pick_the_last_two_types();
    expect_question(DEUS_ASK_PICK, 2);
    expect_is(player(1)->board[DEUS_CIVIL], 5);
    expect_is(player(1)->board[DEUS_MILITARY], 5);
}

static void test_picks_are_secret_until_all_have_picked(void **unused) {
    (void)unused;
    table_new("players=2 start=10 seed=1");
    pick_the_last_two_types();
    expect_question(DEUS_ASK_PICK, 2);
    for (int k = 0; k < happened.count; k++)
        if (happened.items[k].kind == DEUS_DID_PICK)
            expect_is(happened.items[k].visible, 1 << SEAT_1);
    expect_is(seen_by(SEAT_1)->players[0].board[DEUS_CIVIL], 5);
    expect_is(seen_by(SEAT_2)->players[0].board[DEUS_CIVIL], DM_UNKNOWN);
    expect_is(seen_by(SEAT_2)->players[0].supply[DEUS_CIVIL], DM_UNKNOWN);
    expect_is(deus_game.hide(&table.start, table.steps[0].answer, SEAT_2).a, DM_UNKNOWN);
    expect_is(deus_game.hide(&table.start, table.steps[0].answer, SEAT_1).a, (int)DEUS_CIVIL);
    pick_the_last_two_types();
    expect_is(told(DEUS_DID_PICK, 1), 10);
    expect_is(told(DEUS_DID_PICK, 2), 10);
    expect_is(seen_by(SEAT_2)->players[0].board[DEUS_CIVIL], 5);
}

static void test_the_reveal_of_picks_cannot_be_taken_back(void **unused) {
    (void)unused;
    dm_error error;
    table_new("players=2 start=10 seed=1");
    play_tokens("pick:maritime");
    assert_true(dm_match_undo(&table, &error));
    pick_the_last_two_types();
    pick_the_last_two_types();
    expect_question(DEUS_ASK_TURN, state()->first_seat + 1);
    assert_false(dm_match_undo(&table, &error));
}

static void test_six_to_ten_pieces_are_picked(void **unused) {
    (void)unused;
    table_new("players=4 start=9 seed=1");
    expect_is(table.question.args[0], 9);
    static const char *const wrong[] = {"start=5", "start=11", "start=0", "start=six", "start=06"};
    for (size_t k = 0; k < sizeof wrong / sizeof wrong[0]; k++)
        expect_options_refused(wrong[k], "expected a number of pieces from 6 to 10");
}

/* ---- Options that make no sense ---------------------------------------------------------- */

static void test_wrong_options_are_refused_with_what_was_expected(void **unused) {
    (void)unused;
    expect_options_refused("players=1", "deus is for 2, 3 or 4 players");
    expect_options_refused("players=5", "deus is for 2, 3 or 4 players");
    expect_options_refused("players=two", "expected a single digit");
    expect_options_refused("joker=maybe", "joker=maybe: expected on or off");
    expect_options_refused("open-vp=1", "open-vp=1: expected on or off");
    expect_options_refused("jokers=on", "unknown option 'jokers'");
    expect_options_refused("joker=on joker=off", "joker is given twice");
    expect_options_refused("joker", "expected an option written key=value");
    expect_options_refused("joker=", "expected an option written key=value");
    expect_options_refused("seed=x", "expected a number below 2^64 or 64 hexadecimal digits");
    expect_options_refused("seed=18446744073709551616", "expected a number below 2^64");
}

static void test_refused_options_change_nothing(void **unused) {
    (void)unused;
    dm_state kept, before;
    dm_setup setup;
    dm_error error;
    memset(&kept, 0xAB, sizeof kept);
    before = kept;
    dm_setup_clear(&setup);
    assert_true(dm_setup_add_words(&setup, "players=3 arrangement=rhombus", &error));
    assert_false(deus_game.set_up(&kept, &setup, &error));
    assert_memory_equal(&kept, &before, sizeof kept);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_a_village_gets_as_many_vp_as_it_has_adjacent_regions, "D-S1"),
        PROVES(test_a_village_never_holds_more_vp_than_adjacent_regions, "D-S1"),
        PROVES(test_there_is_a_temple_per_tile_and_five_of_each_resource_per_player, "D-S2"),
        PROVES(test_gold_and_vp_never_run_out, "D-S2"),
        PROVES(test_each_player_starts_with_gold_vp_resources_and_pieces, "D-S3"),
        PROVES(test_a_player_has_five_pieces_of_a_type, "D-S3"),
        PROVES(test_five_cards_are_dealt_to_each, "D-S4"),
        PROVES(test_the_deck_is_shuffled, "D-S4"),
        PROVES(test_the_first_player_is_drawn_at_random, "D-S4"),
        PROVES(test_turns_go_clockwise_from_the_first_player, "D-S4"),
        PROVES(test_a_hand_is_seen_by_its_owner_only, "D-S5"),
        PROVES(test_nobody_sees_the_deck, "D-S5"),
        PROVES(test_under_the_top_discard_only_its_owner_knows_the_cards, "D-S5"),
        PROVES(test_discards_of_two_seats_side_by_side_stay_apart, "D-S5"),
        PROVES(test_the_face_of_a_joker_is_its_owners_secret, "D-S5"),
        PROVES(test_totals_of_vp_are_hidden_from_the_others, "D-S5"),
        PROVES(test_open_vp_shows_the_totals, "D-S5"),
        PROVES(test_gains_of_vp_are_public_and_cards_drawn_are_not, "D-S5"),
        PROVES(test_pieces_are_picked_with_the_board_in_sight_and_before_cards, "D-W1"),
        PROVES(test_the_pieces_picked_stand_on_the_board_and_the_rest_in_the_supply, "D-W1"),
        PROVES(test_at_most_five_of_a_type_are_picked, "D-W1"),
        PROVES(test_picks_go_in_the_order_of_the_types_and_can_be_completed, "D-W1"),
        PROVES(test_picks_are_secret_until_all_have_picked, "D-W1"),
        PROVES(test_the_reveal_of_picks_cannot_be_taken_back, "D-W1"),
        PROVES(test_six_to_ten_pieces_are_picked, "D-W1"),
        cmocka_unit_test(test_wrong_options_are_refused_with_what_was_expected),
        cmocka_unit_test(test_refused_options_change_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
