/* Position lines: what is written is read back to the same bytes; what is wrong is refused with
 * its place and what was expected, and nothing changes; what needs no answer plays on. */
#include <stdio.h>

#include "support/scene.h"

/* ---- Round trips ------------------------------------------------------------------------- */

static void write_line(const dm_state *a_state, char line[DM_POSITION_BYTES]) {
    dm_writer out = dm_writer_on(line, DM_POSITION_BYTES);
    deus_game.write_position(a_state, &out);
    expect_is(out.full, false);
}

static void expect_round_trip(const dm_state *a_state) {
    static char line[DM_POSITION_BYTES], again[DM_POSITION_BYTES];
    dm_state read;
    dm_error error = {0};
    memset(&read, 0xAA, sizeof read);
    write_line(a_state, line);
    if (!deus_game.read_position(&read, line, NULL, &error))
        fail_msg("column %u: %s\n%s", error.column, error.text, line);
    write_line(&read, again);
    assert_string_equal(again, line);
    assert_memory_equal(read.bytes, a_state->bytes, deus_game.state_bytes);
}

/* The state as every viewer knows it, `?` included. */
static void expect_observed_round_trips(void) {
    for (uint8_t viewer = 0; viewer <= state()->player_count; viewer++) {
        dm_state seen;
        deus_game.observe(&table.state, viewer == state()->player_count ? DM_PUBLIC : viewer,
                          &seen);
        expect_round_trip(&seen);
    }
}

static void test_positions_of_random_games_are_read_back_to_the_same_bytes(void **unused) {
    (void)unused;
    static const char *const options[] = {
        "players=2 seed=%d", "players=3 seed=%d joker=on", "players=4 seed=%d start=8 open-vp=on",
        "players=2 seed=%d arrangement=0,0/0,1/0,2/1,2 start=6 joker=on"};
    for (int game = 0; game < 12; game++) {
        char words[96];
        dm_random random;
        snprintf(words, sizeof words, options[game % 4], game);
        table_new(words);
        dm_random_seed(&random, (uint64_t)game);
        do {
            if (table.count > 40 && dm_random_below(&random, 12)) continue;
            expect_round_trip(&table.state);
            expect_observed_round_trips();
        } while (play_at_random(&random));
        expect_round_trip(&table.state); /* a finished game has no todo */
    }
}

static void test_equal_states_have_equal_hashes_and_a_card_more_has_another(void **unused) {
    (void)unused;
    scene("p1.hand=galley,villa");
    uint64_t hash = dm_hash(&deus_game, &table.state);
    scene("p1.hand=villa,galley"); /* the order of a hand means nothing */
    expect_is(dm_hash(&deus_game, &table.state) == hash, true);
    scene("p1.hand=galley,villa,forum");
    expect_is(dm_hash(&deus_game, &table.state) == hash, false);
}

/* ---- What may be left out ---------------------------------------------------------------- */

static void test_a_deck_of_everything_else_is_in_the_order_of_the_table(void **unused) {
    (void)unused;
    scene("p1.hand=galley,galley,villa discard=galley:1!,sailing-ship-stone:1");
    const deus_state *s = state();
    expect_is(s->deck_count, 96 - 3 - 2 - 2); /* two more in seat 2's hand */
    expect_is(s->deck[s->deck_count - 1], deus_card_named("galley"));
    expect_is(s->deck[s->deck_count - 2], deus_card_named("sailing-ship-clay"));
    expect_is(s->deck[0], deus_card_named("temple-order"));
}

static void test_what_is_left_out_is_nothing_zero_or_off(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* todo=turn p1.hand=galley,villa");
    expect_is(state()->round, 1);
    expect_is(state()->first_seat, 0);
    expect_is(state()->joker_allowed, 0);
    expect_is(player(1)->vp, 0);
    expect_is(player(1)->gold, 0);
    expect_is(player(1)->first_region, DEUS_NO_REGION);
    expect_is(player(1)->supply[DEUS_CIVIL], 5);
    expect_is(state()->temples_left, 4);
    expect_is(supply_of(DEUS_WOOD), 10);
}

static void test_supplies_are_worked_out_from_what_players_have(void **unused) {
    (void)unused;
    scene("p1.resources=3,0,1,2 p2.resources=4,0,9,0 p1.map=A0:pct p1.temple=temple-sea");
    expect_is(supply_of(DEUS_WOOD), 3);
    expect_is(supply_of(DEUS_CLAY), 10);
    expect_is(supply_of(DEUS_STONE), 0);
    expect_is(supply_of(DEUS_WHEAT), 8);
    expect_is(state()->temples_left, 3);
    expect_is(player(1)->supply[DEUS_CIVIL], 5 - 1 - 1);
    expect_is(deus_region_bit(player(1)->first_region) == at("A0"), true);
}

/* ---- Positions that play on -------------------------------------------------------------- */

static void test_a_column_that_is_to_take_effect_does_so(void **unused) {
    (void)unused;
    scene_effects("civil", "p1.map=A0:pc,A3:c,A6:p p1.civil=guild-forest,trading-post-forest");
    expect_is(player(1)->vp, 5 + 1);
    expect_is(player(1)->gold, 20 + 3);
    expect_question(DEUS_ASK_TURN, 2);
}

static void test_an_effect_that_asks_waits_for_its_answer(void **unused) {
    (void)unused;
    scene("p1.map=A0:p,A2:m p1.maritime=galley "
          "todo=end-turn/effects(column=maritime,place=2)/resolve(column=maritime,place=1,left=1)/"
          "buy(column=maritime,place=1,left=2,resource=stone)");
    expect_question(DEUS_ASK_BUY, 1);
    expect_refused("buy:clay", DEUS_NOT_IN_ORDER);
    play_tokens("buy:stone buy:wheat");
    expect_question(DEUS_ASK_TURN, 2);
}

static void test_a_turn_with_one_answer_plays_itself_in_version_1(void **unused) {
    (void)unused;
    scene("rules=1 p1.hand=galley p1.pieces=0,0,0,0,0 p2.hand=galley,villa");
    expect_question(DEUS_ASK_TURN, 2); /* the offering was forced */
    expect_is(player(1)->hand_count, 5);
    expect_is(player(1)->gold, 22);
}

/* Others must not learn from a pause, or its absence, whether the card could be built. */
static void test_a_turn_with_one_card_is_asked(void **unused) {
    (void)unused;
    scene("p1.hand=galley p1.pieces=0,0,0,0,0 p2.hand=galley,villa");
    expect_question(DEUS_ASK_TURN, 1);
    expect_answers("offer:galley");
}

/* ---- Refusals ---------------------------------------------------------------------------- */

static dm_state untouched;

static void expect_refused_line(const char *line, uint32_t column, const char *expected) {
    dm_state target;
    dm_error error = {.line = 9, .column = 9};
    memset(&untouched, 0x5A, sizeof untouched);
    target = untouched;
    if (deus_game.read_position(&target, line, NULL, &error)) fail_msg("accepted: %s", line);
    if (!strstr(error.text, expected))
        fail_msg("%s\n  says: %s\n  should say: %s", line, error.text, expected);
    if (error.column != column)
        fail_msg("%s\n  says: %s at column %u; expected %u", line, error.text, error.column,
                 column);
    expect_is(error.line, column ? 1 : 0);
    assert_memory_equal(&target, &untouched, sizeof target);
}

/* `@` marks the place the error must name; it is not part of the line. */
static void expect_refused_at(const char *marked, const char *expected) {
    char line[1200];
    const char *mark = strchr(marked, '@');
    assert_non_null(mark);
    snprintf(line, sizeof line, "%.*s%s", (int)(mark - marked), marked, mark + 1);
    expect_refused_line(line, (uint32_t)(mark - marked) + 1, expected);
}

#define B RHOMBUS

/* Nothing is repaired in silence: a list that names something twice is a mistake. */
static void test_what_stands_twice_is_refused(void **unused) {
    (void)unused;
    expect_refused_at(RHOMBUS "p1.map=A0:p@p", "each type of piece once in a region");
    expect_refused_at(RHOMBUS "p1.map=A0:p,@A0:c", "each region once");
    expect_refused_at(RHOMBUS "egypt=civil,@civil", "each colour once");
    expect_refused_at(RHOMBUS "egypt=military p1.camps=A0,@A0", "each region once");
    expect_refused_at(RHOMBUS "p1.civil=villa p1.coins=civil.1,@civil.1", "each card once");
    expect_refused_at(RHOMBUS "todo=pay(column=civil,goods=wood+@wood)", "each resource once");
}

static void test_a_map_names_no_region_without_a_piece(void **unused) {
    (void)unused;
    expect_refused_line(RHOMBUS "deck=* p1.map=A0:p,A3: todo=turn", 0,
                        "p1.map: expected pieces such as pc in A3");
    scene("egypt=military p1.map=A0:p,A3: p1.camps=A3 p1.hand=galley,villa");
}

/* After the placement the engine would refuse its own line. */
static void test_a_piece_waits_only_with_its_card(void **unused) {
    (void)unused;
    expect_refused_line(RHOMBUS "deck=* p1.map=A0:pc todo=end-turn/place(column=temple)", 0,
                        "'place' does not fit");
    expect_refused_line(RHOMBUS "deck=* p1.map=A0:p todo=end-turn/place(column=civil)", 0,
                        "'place' does not fit");
    scene("p1.map=A0:p p1.civil=villa todo=end-turn/place(column=civil)");
}

static void test_a_wrong_word_is_refused_with_its_column_and_what_was_expected(void **unused) {
    (void)unused;
    static const char *const rows[][2] = {
        {"@", "expected the name of the game at the start, found ''"},
        {"@chess players=2", "the name of the game at the start"},
        {"@deusx players=2", "the name of the game at the start"},
        {"deus@,players=2", "a blank"},
        {"deus players=@1", "a number from 2 to 4"},
        {"deus players=@5", "a number from 2 to 4"},
        {"deus players=@two", "a number from 2 to 4, found 'two'"},
        {"deus players=2@,3", "a blank after the value"},
        {"deus @colour=red", "a key such as players="},
        {"deus @players", "a key such as players="},
        {"deus players=2 @players=2", "each key once"},
        {"deus @p1.vp=3 players=2", "players= first"},
        {"deus players=2 @p3.vp=3", "a seat it allows"},
        {"deus players=2 p1.@luck=3", "vp, gold, resources, pieces, map, first, hand, joker"},
        {"deus players=2 p1.vp=3 @p1.vp=3", "each key once"},
        {"deus tiles=@0,0:1A0 players=2", "players= before tiles="},
        {"deus players=2 tiles=0,0@;1A0", "a tile such as 0,0:3B5"},
        {"deus players=2 tiles=0,0:@8A0", "a tile such as 0,0:3B5"},
        {"deus players=2 tiles=0,0:1@C0", "side A or B"},
        {"deus players=2 tiles=0,0:1A@6", "a number from 0 to 5"},
        {"deus players=2 tiles=@0,0:1A0/1,0:2A0/0,1:3A0", "2 players need 4 tiles"},
        {"deus players=2 tiles=@0,0:1A0/1,0:2A0/0,1:3A0/0,1:4A0", "used twice"},
        {"deus players=2 tiles=@0,0:1A0/1,0:2A0/0,1:3A0/5,5:4A0", "one connected board"},
        {"deus players=2 tiles=@0,0:1A0/1,0:2A0/0,1:3A0/1,1:1B0", "each tile once"},
        {"deus players=4 "
         "tiles=0,0:1A0/1,0:2A0/2,0:3A0/3,0:4A0/4,0:5A0/5,0:6A0/6,0:7A0/@7,0:1A0",
         "at most 7 tiles"},
        {"deus players=2 villages=@5,3,6,3 ", "tiles= before villages="},
        {"deus turn=@1 players=2", "players= before any seat"},
        {B "villages=5,3@", "one number or x per tile"},
        {B "villages=5,@4,6,3", "a number from 0 to 3"},
        {B "start=@5", "a number from 6 to 10"},
        {B "joker=@maybe", "on or off"},
        {B "open-vp=@yes", "on or off"},
        {B "round=@0", "a number from 1 to 120"},
        {B "round=@121", "a number from 1 to 120"},
        {B "last=@-1", "a number from 1 to 120"},
        {B "first=@3", "a number from 1 to 2"},
        {B "turn=@0", "a number from 1 to 2"},
        {B "chance=@xyz", "? or 64 hexadecimal digits"},
        {B "chance=00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff@",
         "a colon and how many words"},
        {B "chance=00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff:@x",
         "a number from 0 to 999999"},
        {B "deck=galley,@gallery", "the id of a card, or ?"},
        {B "discard=galley@,villa:1", "a colon and the seat"},
        {B "discard=galley:@3", "a number from 1 to 2"},
        {B "discard=@Villa:1", "the id of a card, or ?"},
        {B "offering=@king", "the id of a card, or ?"},
        {B "p1.vp=@-3", "a number from 0 to 9999"},
        {B "p1.gold=@10000", "a number from 0 to 9999"},
        {B "p1.gold=@1234567", "a number from 0 to 9999"},
        {B "p1.resources=1,1,1@", "a comma and another number"},
        {B "p1.resources=@21,0,0,0", "a number from 0 to 20"},
        {B "p1.pieces=1,1,@6,1,1", "a number from 0 to 5"},
        {B "p1.pieces=?,@1,?,?,?", "?,?,?,?,?"},
        {B "p1.map=@E0:p", "a region and its pieces, such as A3:pc"},
        {B "p1.map=@A7:p", "a region and its pieces, such as A3:pc"},
        {B "p1.map=A3@p", "a region and its pieces, such as A3:pc"},
        {B "p1.map=A3:p@x", "a blank after the value"},
        {"deus players=2 p1.map=@A0:p", "a region and its pieces"},
        {B "p1.first=@Z9", "a region such as A0"},
        {B "p1.hand=galley,@", "the id of a card, or ?"},
        {B "p1.hand=?,?,?,?,?,?,?,?,?,?,@?", "fewer cards"},
        {B "p1.civil=?,?,?,?,?,?,?,?,?,?,?,?,@?", "fewer cards"},
        {B "p1.joker=@temple.1", "a standard colour"},
        {B "p1.joker=civil@", "a dot and the place"},
        {B "p1.joker=civil.@0", "a number from 1 to 12"},
        {B "todo=@sleep", "a pending step such as turn"},
        {B "todo=turn@(left=1)", "a blank after the value"},
        {B "todo=end-turn/effects@", "column"},
        {B "todo=end-turn/effects(@place=1)", "column"},
        {B "todo=end-turn/effects(column=@blue,place=1)", "a colour"},
        {B "todo=end-turn/effects(column=civil,place=@0)", "a number from 1 to 13"},
        {B "todo=end-turn/effects(column=civil,place=@gods)", "a place or 'god'"},
        {B "todo=end-turn/effects(column=civil,place=1@", "a closing bracket"},
        {B "todo=end-turn/pay(column=civil,goods=@gold)", "a resource"},
        {B "todo=end-turn/resources(left=2,resource=@gold)", "a resource"},
        {B "todo=end-turn/resources(left=2,resource=?@)", "a value that is known"},
        {B "todo=end-turn/march(column=military,place=1,region=@x)", "a region such as A0"},
        {B "todo=end-turn/god(left=@201)", "a number from 0 to 200"},
        {B "todo=deal/pick(seat=@3,left=6,colour=civil)", "a number from 1 to 2"},
        {B "todo=turn/turn/turn/turn/turn/turn/turn/turn/turn/turn/turn/turn/turn/turn/turn/turn/"
           "turn/turn/turn/turn/turn/turn/turn/turn/@turn",
         "fewer pending steps"},
    };
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++)
        expect_refused_at(rows[k][0], rows[k][1]);
}

static void test_too_many_cards_in_a_pile_are_refused(void **unused) {
    (void)unused;
    char line[1200];
    dm_writer out = dm_writer_on(line, sizeof line);
    dm_write(&out, B "deck=?");
    for (int k = 1; k < 96; k++) dm_write(&out, ",?");
    dm_write(&out, ",@?");
    expect_refused_at(line, "fewer cards");
}

/* Every word is right, but together they are no position. The scene's words are added. */
static void expect_impossible(const char *words, const char *expected) {
    char line[1600];
    snprintf(line, sizeof line, B "deck=* p2.hand=temple-arms,temple-treasury %s%s", words,
             strstr(words, "todo=") ? "" : " todo=turn");
    expect_refused_line(line, 0, expected);
}

static void test_an_impossible_position_is_refused_with_what_is_wrong(void **unused) {
    (void)unused;
    static const char *const rows[][2] = {
        {"p1.hand=forum,forum,forum", "forum lies in 3 places; the game has 2"},
        {"p1.hand=?,villa", "expected 96 cards in all, found 97"},
        {"p1.resources=6,0,0,0 p2.resources=5,0,0,0",
         "expected at most 10 wood with the players, found 11"},
        {"p1.pieces=0,0,0,5,0 p1.map=A0:c", "seat 1: expected at most 5 civil pieces, found 6"},
        {"p1.map=A1:p", "stands on a village"},
        {"p1.map=A0:p p2.map=A0:c", "shares a region"},
        {"p1.map=A0:m", "a ship of seat 1 is on land"},
        {"p1.map=A2:c", "a civil piece of seat 1 is at sea"},
        {"p1.map=A2:a", "at sea without a ship"},
        {"p1.map=A0:t p1.temple=temple-sea", "stands alone"},
        {"p1.map=A0:pt", "more temples on the map than temple cards"},
        {"p1.map=A0:p p1.civil=forum",
         "expected at most 0 civil cards, one per such piece on the map, found 1"},
        {"p1.map=A0:c p1.civil=galley", "a card of another colour"},
        {"p1.map=A0:c p1.civil=?", "a card of another colour"},
        {"p1.map=A0:c p1.temple=temple-sea,temple-wood", "a column with only 0 cards"},
        {"p1.first=A0", "a first region goes with pieces on the map"},
        {"p1.map=A0:c p1.civil=galley p1.joker=civil.1", "joker=on is missing"},
        {"joker=on p1.joker=civil.1", "the joker's place in its column is empty"},
        {"round=5 last=4", "the last round (4) lies before this one (5)"},
        {"todo=turn/turn", "do not follow from a turn"},
        {"todo=end-turn/turn", "do not follow from a turn"},
        {"todo=effects(column=civil,place=1)", "do not follow from a turn"},
        {"todo=deal", "expected 0"},
        {"offering=galley", "do not follow from a turn"},
        {"todo=end-turn/discard(last=galley)", "'discard' does not fit"},
        {"todo=end-turn/place(column=civil)", "'place' does not fit"},
        {"todo=end-turn/effects(column=temple,place=1)", "'effects' does not fit"},
        {"todo=end-turn/effects(column=civil,place=2)", "'effects' does not fit"},
        {"todo=end-turn/resolve(column=civil,place=1,left=0)", "'resolve' does not fit"},
        {"p1.map=A0:c p1.civil=forum todo=end-turn/resolve(column=civil,place=1,left=2)",
         "'resolve' does not fit"},
        {"p1.map=A0:c p1.civil=forum todo=end-turn/resolve(column=civil,place=1,left=1)/"
         "sell(column=civil,place=1)",
         "'sell' does not fit"},
        {"p1.map=A0:c p1.civil=forum p1.gold=3 todo=end-turn/pay(column=civil,goods=clay)",
         "'pay' does not fit"},
        {"p1.map=A0:c p1.civil=forum todo=end-turn/pay(column=civil,goods=wood)",
         "'pay' does not fit"},
        {"todo=end-turn/refill(left=0)/resources(left=200,resource=wood)",
         "'resources' does not fit"},
        {"todo=end-turn/refill(left=0)/more-pieces(column=military,place=god,left=26,colour="
         "maritime)",
         "'more-pieces' does not fit"},
        {"todo=end-turn/god(left=0)", "'god' does not fit"},
        {"todo=end-turn/god(left=11)", "'god' does not fit"},
        {"todo=end-turn/refill(left=11)", "'refill' does not fit"},
        {"joker=on p1.hand=villa todo=end-turn/column(card=galley)", "'column' does not fit"},
        {"p1.map=A0:a p1.military=legion todo=end-turn/resolve(column=military,place=1,left=1)/"
         "march(column=military,place=1,region=B0)",
         "'march' does not fit"},
    };
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++)
        expect_impossible(rows[k][0], rows[k][1]);
    expect_refused_line("deus", 0, "expected players= and tiles=");
    expect_refused_line("deus players=3", 0, "expected players= and tiles=");
    expect_refused_line(B "todo=turn", 0, "expected 96 cards in all, found 0");
}

/* Picks are secret only until the deal, and only of seats that have begun to pick. */
static void test_picks_are_unknown_only_where_they_are_secret(void **unused) {
    (void)unused;
    expect_refused_line(B "start=6 p1.pieces=?,?,?,?,? todo=deal", 0,
                        "pieces are unknown only while they are picked");
    expect_refused_line(B
                        "start=6 p2.pieces=?,?,?,?,? todo=deal/pick(seat=1,left=6,colour=maritime)",
                        0, "pieces are unknown only while they are picked");
    expect_refused_line(B "deck=* p1.pieces=?,?,?,?,? todo=turn", 0,
                        "pieces are unknown only while they are picked");
    expect_refused_line(B "start=6 p1.pieces=1,0,0,0,0 todo=deal/pick(seat=1,left=?,colour=?)", 0,
                        "'pick' does not fit");
}

/* Earlier seats have picked all, later ones nothing. */
static void test_picks_of_other_seats_must_fit_the_seat_that_picks(void **unused) {
    (void)unused;
    expect_refused_line(B "start=6 p2.pieces=1,0,0,0,0 "
                          "todo=deal/pick(seat=1,left=6,colour=maritime)",
                        0, "'pick' does not fit");
    expect_refused_line(B "start=6 p1.pieces=1,0,0,0,0 "
                          "todo=deal/pick(seat=2,left=6,colour=maritime)",
                        0, "'pick' does not fit");
    table_from(B "start=6 p1.pieces=1,1,1,1,2 todo=deal/pick(seat=2,left=6,colour=maritime)");
    expect_question(DEUS_ASK_PICK, 2);
}

/* An observed state plays on past the reveal of picks it does not know: they are assumed. */
static void test_unknown_picks_are_assumed_when_all_have_picked(void **unused) {
    (void)unused;
    dm_error error;
    table_from(B "start=7 p1.pieces=?,?,?,?,? p2.pieces=0,0,0,5,0 "
                 "todo=deal/pick(seat=2,left=2,colour=civil)");
    play_tokens("pick:military pick:military"); /* no choice */
    if (!deus_game.check(&table.state, &error)) fail_msg("%s", error.text);
    expect_is(player(1)->board[DEUS_MARITIME], 2);
    expect_is(player(1)->board[DEUS_MILITARY], 1);
    expect_is(player(2)->board[DEUS_MILITARY], 2);
    expect_is(player(1)->hand_count, 5);
}

/* Everybody saw the top card of an offering. */
static void test_the_top_of_an_offering_is_known(void **unused) {
    (void)unused;
    char line[800];
    dm_writer out = dm_writer_on(line, sizeof line);
    dm_write(&out, B "offering=? p1.hand=villa p2.hand=? todo=end-turn/discard(last=?) deck=?");
    for (int k = 1; k < 93; k++) dm_write(&out, ",?");
    expect_refused_line(line, 0, "'discard' does not fit");
}

/* Villages of tiles that touch: found by turning one of them. */
static void test_villages_that_touch_are_refused(void **unused) {
    (void)unused;
    bool found = false;
    for (int rotation = 0; rotation < 6 && !found; rotation++) {
        char line[160];
        dm_state target;
        dm_error error;
        snprintf(line, sizeof line,
                 "deus players=2 tiles=0,0:1A0/1,0:2A%d/0,1:3A0/1,1:4A0 deck=* todo=turn",
                 rotation);
        found = !deus_game.read_position(&target, line, NULL, &error) &&
                strstr(error.text, "villages that do not touch") && error.column == 22;
    }
    expect_is(found, true);
}

/* A match keeps what it had when a position is refused. */
static void test_a_refused_position_leaves_the_match_as_it_was(void **unused) {
    (void)unused;
    dm_error error;
    scene("p1.map=A0:p p1.hand=galley,villa");
    play_tokens("build:galley pay:wood");
    uint64_t hash = dm_hash(&deus_game, &table.state);
    expect_is(dm_match_from_position(&table, &deus_game, B "todo=sleep", NULL, &error), false);
    expect_is(dm_hash(&deus_game, &table.state) == hash, true);
    expect_is(table.count, 2);
}

/* ---- Hostile lines ----------------------------------------------------------------------- */

/* Whatever is read is sound and can be played; the rest is refused. Lines are broken at random:
 * a byte changed, a part cut out, a part doubled. */
static void mutilate(char *line, size_t room, dm_random *random) {
    static const char bytes[] = "?*=,./:()!0123456789ABpx -";
    size_t length = strlen(line), where = dm_random_below(random, (uint32_t)length);
    size_t size = 1 + dm_random_below(random, 12);
    if (where + size > length) size = length - where;
    switch (dm_random_below(random, 3)) {
    case 0: line[where] = bytes[dm_random_below(random, sizeof bytes - 1)]; break;
    case 1: memmove(line + where, line + where + size, length - where - size + 1); break;
    default:
        if (length + size + 1 < room)
            memmove(line + where + size, line + where, length - where + 1);
        break;
    }
}

static void play_a_little(dm_random *random) {
    for (int k = 0; k < 40 && table.question.count > 0; k++) {
        if (table.question.seat == DM_NOBODY) break;
        dm_match_play(&table, (int)dm_random_below(random, table.question.count), NULL);
    }
}

static void test_broken_lines_are_refused_or_sound(void **unused) {
    (void)unused;
    static char line[2 * DM_POSITION_BYTES], whole[DM_POSITION_BYTES];
    dm_random random;
    int accepted = 0, refused = 0;
    dm_random_seed(&random, 99);
    for (int round = 0; round < 40; round++) {
        char options[64];
        snprintf(options, sizeof options, "players=%d joker=on start=7 seed=%d", 2 + round % 3,
                 round);
        table_new(options);
        for (uint32_t k = dm_random_below(&random, 300); k > 0 && play_at_random(&random); k--) {
        }
        dm_state seen; /* every other line with `?` in it */
        deus_game.observe(&table.state, round % 2 ? DM_ALL : (uint8_t)(round / 2 % 2), &seen);
        write_line(&seen, whole);
        for (int k = 0; k < 50; k++) {
            dm_error error;
            strcpy(line, whole);
            for (uint32_t times = 1 + dm_random_below(&random, 2); times > 0; times--)
                mutilate(line, sizeof line, &random);
            if (!dm_match_from_position(&table, &deus_game, line, NULL, &error)) {
                refused++;
                expect_is(error.text[0] != '\0', true);
                continue;
            }
            accepted++;
            if (!deus_game.check(&table.state, &error)) fail_msg("%s\n%s", error.text, line);
            play_a_little(&random);
        }
    }
    if (accepted < 10 || refused < 1000) fail_msg("%d accepted, %d refused", accepted, refused);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_stands_twice_is_refused),
        cmocka_unit_test(test_a_map_names_no_region_without_a_piece),
        cmocka_unit_test(test_a_piece_waits_only_with_its_card),
        cmocka_unit_test(test_positions_of_random_games_are_read_back_to_the_same_bytes),
        cmocka_unit_test(test_equal_states_have_equal_hashes_and_a_card_more_has_another),
        cmocka_unit_test(test_a_deck_of_everything_else_is_in_the_order_of_the_table),
        cmocka_unit_test(test_what_is_left_out_is_nothing_zero_or_off),
        cmocka_unit_test(test_supplies_are_worked_out_from_what_players_have),
        cmocka_unit_test(test_a_column_that_is_to_take_effect_does_so),
        cmocka_unit_test(test_an_effect_that_asks_waits_for_its_answer),
        cmocka_unit_test(test_a_turn_with_one_answer_plays_itself_in_version_1),
        cmocka_unit_test(test_a_turn_with_one_card_is_asked),
        cmocka_unit_test(test_a_wrong_word_is_refused_with_its_column_and_what_was_expected),
        cmocka_unit_test(test_too_many_cards_in_a_pile_are_refused),
        cmocka_unit_test(test_an_impossible_position_is_refused_with_what_is_wrong),
        PROVES(test_picks_are_unknown_only_where_they_are_secret, "D-W1"),
        PROVES(test_picks_of_other_seats_must_fit_the_seat_that_picks, "D-W1"),
        PROVES(test_unknown_picks_are_assumed_when_all_have_picked, "D-W1"),
        cmocka_unit_test(test_the_top_of_an_offering_is_known),
        PROVES(test_villages_that_touch_are_refused, "D-BD4"),
        cmocka_unit_test(test_a_refused_position_leaves_the_match_as_it_was),
        cmocka_unit_test(test_broken_lines_are_refused_or_sound),
    };
    return cmocka_run_group_tests_name("positions", tests, NULL, NULL);
}
