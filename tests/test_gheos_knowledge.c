/* What each seat knows: observed states and leaks, determinisation, undo up to the last reveal,
 * positions and records that round-trip, and bad input that changes nothing. */
#include <stdio.h>

#include "support/gheos_support.h"

enum { SEAT_1 = 0, SEAT_2 = 1 };

static const gheos_state *seen_by(uint8_t viewer) {
    static dm_state seen;
    gheos_game.observe(&gheos_table.state, viewer, &seen);
    return gheos_const(&seen);
}

static uint8_t tile(const char *id) { return gheos_tile_named(id); }

static bool all_unknown(const uint8_t *tiles, int count) {
    for (int k = 0; k < count; k++)
        if (tiles[k] != DM_UNKNOWN) return false;
    return true;
}

/* ---- What is seen ------------------------------------------------------------------------ */

static void test_a_hand_is_seen_by_its_owner_only(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0 p1.hand=a1,b1 p2.hand=a2,b2");
    expect_is(seen_by(SEAT_1)->players[0].hand[1], tile("b1"));
    expect_is(seen_by(SEAT_1)->players[1].hand_count, 2);
    assert_true(all_unknown(seen_by(SEAT_1)->players[1].hand, 2));
    expect_is(seen_by(SEAT_2)->players[1].hand[0], tile("a2"));
    assert_true(all_unknown(seen_by(SEAT_2)->players[0].hand, 2));
    assert_true(all_unknown(seen_by(DM_PUBLIC)->players[0].hand, 2));
    expect_is(seen_by(DM_ALL)->players[1].hand[0], tile("a2"));
}

static void test_nobody_sees_the_pile_or_the_generator(void **unused) {
    (void)unused;
    static const chance_source blank;
    gheos_table_new("players=2 seed=1");
    for (uint8_t viewer = 0; viewer < 2; viewer++) {
        const gheos_state *seen = seen_by(viewer);
        expect_is(seen->pile_count, gheos_now()->pile_count);
        assert_true(all_unknown(seen->pile, seen->pile_count));
        assert_memory_equal(&seen->chance, &blank, sizeof blank);
    }
    assert_memory_not_equal(&gheos_now()->chance, &blank, sizeof blank);
    assert_memory_equal(seen_by(DM_ALL), gheos_now(), sizeof(gheos_state));
}

static void test_a_tile_that_is_chosen_is_seen_by_all_and_the_other_is_not(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0 p1.hand=a1,b1 p2.hand=a2,b2");
    gheos_play_tokens("tile:b1");
    expect_is(seen_by(SEAT_2)->players[0].hand[0], tile("b1"));
    expect_is(seen_by(SEAT_2)->players[0].hand[1], DM_UNKNOWN);
    expect_is(seen_by(DM_PUBLIC)->players[0].hand[0], tile("b1"));
    expect_is(seen_by(SEAT_1)->players[0].hand[0], tile("a1"));
    gheos_play_tokens("add:1,0 turn:0");
    expect_is(seen_by(SEAT_2)->players[0].hand_count, 1);
    expect_is(seen_by(SEAT_2)->players[0].hand[0], DM_UNKNOWN);
}

static void test_vp_followers_and_tokens_are_open(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0 markers=red@1,0.0 p1.vp=7 p1.followers=2,0,0,0,0,0 "
                "p1.tokens=1");
    expect_is(seen_by(SEAT_2)->players[0].vp, 7);
    expect_is(seen_by(SEAT_2)->players[0].tokens, 1);
    expect_is(seen_by(DM_PUBLIC)->players[0].followers[GHEOS_RED], 2);
}

static bool view_shows(uint8_t viewer, const char *piece) {
    static char text[32768];
    dm_writer out = dm_writer_on(text, sizeof text);
    gheos_game.write_view((const dm_state *)seen_by(viewer), viewer, &out);
    assert_false(out.full);
    return strstr(text, piece) != NULL;
}

static void test_a_view_holds_no_tile_of_another_hand(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0 p1.hand=a1,b1 p2.hand=a2,b2");
    assert_true(view_shows(SEAT_1, "\"a1\""));
    assert_true(view_shows(SEAT_1, "\"hand\":[null,null]"));
    assert_false(view_shows(SEAT_1, "\"a2\""));
    assert_false(view_shows(DM_PUBLIC, "\"b1\""));
}

/* In an observed state the list of another seat's tiles is partial; one's own is whole. */
static void test_the_question_of_another_seat_is_partial(void **unused) {
    (void)unused;
    dm_question question;
    gheos_scene("board=0,0:start.0 p1.hand=a1,b1");
    gheos_game.ask((const dm_state *)seen_by(SEAT_2), &question, NULL);
    assert_true(question.partial);
    expect_is(question.count, 0);
    gheos_game.ask((const dm_state *)seen_by(SEAT_1), &question, NULL);
    assert_false(question.partial);
    expect_is(question.count, 2);
}

/* ---- Leaks ------------------------------------------------------------------------------- */

static void exchange(uint8_t *left, uint8_t *right) {
    uint8_t held = *left;
    *left = *right;
    *right = held;
}

static uint8_t *landscape_in_pile(gheos_state *s) {
    for (int k = 0; k < s->pile_count; k++)
        if (s->pile[k] != GHEOS_EPOCH) return &s->pile[k];
    return NULL;
}

/* A tile of the hand, but not one that lies chosen on the table, against one of the pile. */
static void exchange_in_hand(gheos_state *s, uint8_t seat) {
    gheos_player *player = &s->players[seat];
    bool shows =
        seat == s->turn_seat && s->phase >= GHEOS_PHASE_CELL && s->phase <= GHEOS_PHASE_TARGET;
    int place = shows && player->hand[0] == s->choice.tile ? 1 : 0;
    uint8_t *other = landscape_in_pile(s);
    if (other) exchange(&player->hand[place], other);
    if (player->hand_count == 2 && player->hand[0] > player->hand[1])
        exchange(&player->hand[0], &player->hand[1]);
}

/* Tiles of all other hands, the order of the pile, the generator: nothing a viewer could notice. */
static void exchange_secrets(gheos_state *s, uint8_t viewer) {
    for (uint8_t seat = 0; seat < s->player_count; seat++)
        if (seat != viewer) exchange_in_hand(s, seat);
    for (int k = 0; k < s->pile_count / 2; k++)
        exchange(&s->pile[k], &s->pile[s->pile_count - 1 - k]);
    s->chance.key[0] ^= 1;
    s->chance.used++;
}

static void expect_no_leak_to(uint8_t viewer) {
    dm_state twin = gheos_table.state, seen, twin_seen;
    exchange_secrets(gheos_mutable(&twin), viewer);
    gheos_game.observe(&gheos_table.state, viewer, &seen);
    gheos_game.observe(&twin, viewer, &twin_seen);
    assert_memory_equal(seen.bytes, twin_seen.bytes, sizeof(gheos_state));
}

static void begin_random_game(int game, dm_random *random) {
    char options[64];
    snprintf(options, sizeof options, "players=%d seed=%d calm-epochs=%s", 2 + game % 3, game,
             game % 2 ? "on" : "off");
    gheos_table_new(options);
    dm_random_seed(random, (uint64_t)game);
}

static void test_states_a_viewer_cannot_tell_apart_are_observed_as_the_same_bytes(void **unused) {
    (void)unused;
    for (int game = 0; game < 12; game++) {
        dm_random random;
        begin_random_game(game, &random);
        do {
            for (uint8_t viewer = 0; viewer < gheos_now()->player_count; viewer++)
                expect_no_leak_to(viewer);
            expect_no_leak_to(DM_PUBLIC);
        } while (gheos_play_at_random(&random));
    }
}

/* The seat that is asked has the same list in its observed state as in the true one. */
static void test_the_seat_that_is_asked_gets_its_whole_list_from_what_it_sees(void **unused) {
    (void)unused;
    dm_random random;
    begin_random_game(4, &random);
    do {
        dm_question question;
        if (gheos_table.question.seat == DM_NOBODY) break;
        gheos_game.ask((const dm_state *)seen_by(gheos_table.question.seat), &question, NULL);
        expect_is(question.count, gheos_table.question.count);
        assert_memory_equal(question.answers, gheos_table.question.answers,
                            question.count * sizeof question.answers[0]);
    } while (gheos_play_at_random(&random));
}

static void test_only_a_drawn_tile_is_told_in_secret(void **unused) {
    (void)unused;
    for (int game = 0; game < 6; game++) {
        dm_random random;
        begin_random_game(game, &random);
        while (gheos_play_at_random(&random))
            for (int k = 0; k < gheos_happened.count; k++) {
                const dm_event *event = &gheos_happened.items[k];
                bool secret = event->kind == GHEOS_DID_SEE_TILE;
                expect_is(event->visible, secret ? 1 << event->seat : DM_EVERYONE);
            }
    }
}

/* ---- Determinisation --------------------------------------------------------------------- */

/* A filled-in state is sound and looks to the viewer just as before. */
static void expect_filled_in(uint8_t viewer, dm_random *random, dm_state *filled) {
    dm_state seen, again;
    dm_error error;
    gheos_game.observe(&gheos_table.state, viewer, &seen);
    *filled = seen;
    gheos_game.determinize(filled, viewer, random);
    if (!gheos_game.check(filled, &error)) fail_msg("filled in for %d: %s", viewer, error.text);
    const gheos_state *s = gheos_const(filled);
    for (int k = 0; k < s->pile_count; k++) assert_true(s->pile[k] <= GHEOS_EPOCH);
    for (int seat = 0; seat < s->player_count; seat++)
        for (int k = 0; k < s->players[seat].hand_count; k++)
            assert_true(s->players[seat].hand[k] < GHEOS_EPOCH);
    gheos_game.observe(filled, viewer, &again);
    assert_memory_equal(again.bytes, seen.bytes, sizeof(gheos_state));
}

static void test_what_a_viewer_does_not_know_is_filled_in_consistently(void **unused) {
    (void)unused;
    for (int game = 0; game < 12; game++) {
        dm_random random;
        dm_state filled;
        begin_random_game(game, &random);
        do {
            for (uint8_t viewer = 0; viewer < gheos_now()->player_count; viewer++)
                expect_filled_in(viewer, &random, &filled);
            expect_filled_in(DM_PUBLIC, &random, &filled);
        } while (gheos_play_at_random(&random));
    }
}

/* Seat 1 looks at a fresh game: all 49 tiles it cannot see come up in seat 2's hand. */
static void test_every_unseen_tile_may_be_in_the_other_hand(void **unused) {
    (void)unused;
    dm_random random;
    dm_state filled;
    uint64_t found = 0, own = 0;
    dm_random_seed(&random, 1);
    gheos_table_new("players=2 seed=1");
    for (int k = 0; k < 2; k++) own |= (uint64_t)1 << gheos_seat(1)->hand[k];
    for (int times = 0; times < 600; times++) {
        expect_filled_in(SEAT_1, &random, &filled);
        for (int k = 0; k < 2; k++)
            found |= (uint64_t)1 << gheos_mutable(&filled)->players[1].hand[k];
    }
    assert_true(found == ((((uint64_t)1 << GHEOS_TILES) - 1) & ~own & ~(uint64_t)1));
}

/* How many Epochs lie among `height` tiles from the bottom place on. */
static int epochs_between(const gheos_state *s, int bottom, int height) {
    int count = 0;
    for (int k = bottom; k < bottom + height; k++) count += s->pile[k] == GHEOS_EPOCH;
    return count;
}

/* From the bottom: whole stacks have one Epoch, the stack on top one unless it was drawn. */
static void expect_calm_stacks(const gheos_state *s) {
    uint8_t sizes[GHEOS_EPOCHS];
    int stacks = gheos_calm_stacks(s->player_count, sizes), bottom = 0;
    for (int stack = stacks - 1; stack >= 0 && bottom < s->pile_count; stack--) {
        int height = sizes[stack] + 1, left = s->pile_count - bottom;
        if (height > left) height = left;
        expect_is(epochs_between(s, bottom, height), stack >= s->epochs_drawn);
        bottom += height;
    }
}

static void test_calm_stacks_are_filled_in_with_an_epoch_each(void **unused) {
    (void)unused;
    for (int game = 1; game < 24; game += 2) { /* odd games are calm */
        dm_random random;
        dm_state filled;
        begin_random_game(game, &random);
        do {
            expect_calm_stacks(gheos_now());
            expect_filled_in(SEAT_1, &random, &filled);
            expect_calm_stacks(gheos_mutable(&filled));
        } while (gheos_play_at_random(&random));
    }
}

/* The Epoch of the first stack of nine may still lie at each of its places. */
static void test_a_calm_epoch_is_filled_in_anywhere_in_its_stack(void **unused) {
    (void)unused;
    int times[9] = {0};
    dm_random random;
    dm_state filled;
    dm_random_seed(&random, 1);
    gheos_table_new("players=2 seed=1 calm-epochs=on");
    for (int k = 0; k < 450; k++) {
        expect_filled_in(SEAT_1, &random, &filled);
        const gheos_state *s = gheos_const(&filled);
        for (int place = 0; place < 9; place++)
            times[place] += s->pile[s->pile_count - 1 - place] == GHEOS_EPOCH;
    }
    for (int place = 0; place < 9; place++)
        if (times[place] < 25 || times[place] > 80)
            fail_msg("place %d: %d of 450 times", place, times[place]);
}

/* `pile=*` lays all Epochs at the bottom, which no calm set-up does: still it is filled in. */
static void test_a_calm_position_with_an_odd_pile_is_filled_in_too(void **unused) {
    (void)unused;
    dm_random random;
    dm_state filled;
    dm_random_seed(&random, 1);
    gheos_scene("calm-epochs=on board=0,0:start.0/1,0:a1.0/2,0:a2.0/3,0:a3.0/4,0:a4.0/5,0:a5.0/"
                "6,0:a6.0/7,0:a7.0/8,0:a8.0/9,0:a9.0/10,0:a10.0/11,0:a11.0/12,0:a12.0/13,0:a13.0/"
                "14,0:a14.0/15,0:b1.0/16,0:b2.0/17,0:b3.0/18,0:b4.0/19,0:b5.0/20,0:b6.0");
    expect_is(gheos_now()->epochs_drawn, 0);
    for (int times = 0; times < 20; times++) {
        expect_filled_in(SEAT_1, &random, &filled);
        expect_is(epochs_between(gheos_mutable(&filled), 0, gheos_mutable(&filled)->pile_count), 6);
    }
}

/* ---- Undo -------------------------------------------------------------------------------- */

static void expect_undone(void) {
    dm_error error;
    if (!dm_match_undo(&gheos_table, &error)) fail_msg("%s", error.text);
}

static void test_a_turn_is_taken_back_answer_by_answer_to_its_beginning(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:b25.2/-1,0:a1.0/1,0:a4.0/0,1:a5.0 markers=red@0,0.0/blue@0,1.0 "
                "p1.hand=c4,c2 p1.followers=2,0,0,1,0,0");
    dm_state before = gheos_table.state;
    gheos_play_tokens("tile:c4 replace:0,0 turn:0 pay:red migrate:0 found:0,0.2 colour:white");
    gheos_expect_question(GHEOS_ASK_TOKEN, 1);
    for (int answers = 7; answers > 0; answers--) {
        expect_is(gheos_table.count, answers);
        expect_undone();
    }
    assert_memory_equal(&before, &gheos_table.state, sizeof(gheos_state));
    gheos_expect_question(GHEOS_ASK_TILE, 1);
}

static void test_a_draw_is_never_taken_back(void **unused) {
    (void)unused;
    static const char *const last[] = {"keep", "score"};
    for (int k = 0; k < 2; k++) {
        dm_error error;
        gheos_scene("board=0,0:start.0/1,0:a1.0 todo=token");
        gheos_play_tokens(last[k]);
        dm_state after = gheos_table.state;
        assert_false(dm_match_undo(&gheos_table, &error));
        assert_non_null(strstr(error.text, "revealed something hidden"));
        assert_memory_equal(&after, &gheos_table.state, sizeof(gheos_state));
    }
}

/* Seat 2's own answers can be taken back, but not seat 1's draw before them. */
static void test_undo_goes_to_the_last_reveal_and_no_further(void **unused) {
    (void)unused;
    dm_error error;
    gheos_scene("board=0,0:start.0/1,0:a1.0 p2.hand=a2,b2 todo=token");
    gheos_play_tokens("keep tile:b2 add:-1,0");
    expect_undone();
    expect_undone();
    gheos_expect_question(GHEOS_ASK_TILE, 2);
    assert_false(dm_match_undo(&gheos_table, &error));
}

/* ---- Positions and records --------------------------------------------------------------- */

static void expect_round_trip(const dm_state *state) {
    static char line[DM_POSITION_BYTES];
    dm_writer out = dm_writer_on(line, sizeof line);
    dm_state again;
    dm_error error;
    gheos_game.write_position(state, &out);
    assert_false(out.full);
    if (!gheos_game.read_position(&again, line, NULL, &error))
        fail_msg("column %u: %s\n%s", error.column, error.text, line);
    if (memcmp(state, &again, sizeof(gheos_state)) != 0) fail_msg("not the same bytes: %s", line);
}

static void test_positions_round_trip_as_everybody_sees_them(void **unused) {
    (void)unused;
    for (int game = 0; game < 12; game++) {
        dm_random random;
        begin_random_game(game, &random);
        do {
            for (uint8_t viewer = 0; viewer < gheos_now()->player_count; viewer++)
                expect_round_trip((const dm_state *)seen_by(viewer));
            expect_round_trip((const dm_state *)seen_by(DM_PUBLIC));
            expect_round_trip(&gheos_table.state);
        } while (gheos_play_at_random(&random));
    }
}

static void test_records_of_whole_games_round_trip(void **unused) {
    (void)unused;
    static char text[1 << 18];
    static dm_match again;
    for (int game = 0; game < 6; game++) {
        dm_random random;
        dm_error error;
        dm_writer out = dm_writer_on(text, sizeof text);
        begin_random_game(game, &random);
        while (gheos_play_at_random(&random)) continue;
        dm_record_write(&gheos_table, DM_ALL, &out);
        if (!dm_record_read(&again, text, out.length, &error))
            fail_msg("line %u: %s", error.line, error.text);
        expect_is(again.count, gheos_table.count);
        assert_memory_equal(&again.state, &gheos_table.state, sizeof(gheos_state));
    }
}

/* Every invariant, and that somebody can always answer, at every answer of random games. */
static void test_random_games_stay_sound_to_the_end(void **unused) {
    (void)unused;
    for (int game = 100; game < 160; game++) {
        dm_random random;
        begin_random_game(game, &random);
        do {
            gheos_expect_sound();
            if (gheos_table.question.seat != DM_NOBODY) assert_true(gheos_table.question.count > 1);
        } while (gheos_play_at_random(&random));
        gheos_expect_over();
    }
}

/* ---- Bad input --------------------------------------------------------------------------- */

static void test_boards_that_cannot_be_are_refused(void **unused) {
    (void)unused;
    gheos_expect_scene_refused("board=0,0:start.0/2,0:a1.0", "the board is not connected");
    gheos_expect_scene_refused("board=0,0:start.0/0,0:a1.0", "a cell without a tile");
    gheos_expect_scene_refused("board=1,0:a1.0", "no tile lies at 0,0");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:b1.3", "a number from 0 to 2");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:epoch.0", "a landscape tile");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:?.0", "a landscape tile");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1", "a dot and 0, 1 or 2");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0/", "a number from -51 to 51");
}

static void test_civilisations_that_cannot_be_are_refused(void **unused) {
    (void)unused;
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0/2,0:a2.0 "
                               "markers=red@1,0.0/green@2,0.0",
                               "green shares its continent with another civilisation");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0 markers=red@0,0.1",
                               "red is not on a continent");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0 markers=red@5,0.1",
                               "a cell with a tile");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0 markers=pink@1,0.1",
                               "a civilisation such as red");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0/-1,0:a2.0 markers=red@1,0.0/red@-1,0.0",
                               "each civilisation once");
}

static void test_wrong_totals_of_followers_are_refused(void **unused) {
    (void)unused;
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0 p1.followers=1,0,0,0,0,0",
                               "red has followers but no marker on the board");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0 markers=red@1,0.0 "
                               "p1.followers=4,0,0,0,0,0 p2.followers=2,0,0,0,0,0",
                               "red has more than 5 followers");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0 markers=red@1,0.0 p1.followers=1,0,0",
                               "a comma and another number");
}

static void test_hands_and_piles_that_cannot_be_are_refused(void **unused) {
    (void)unused;
    gheos_expect_scene_refused("board=0,0:start.0 p1.hand=a1,a1", "the tile a1 is in two places");
    gheos_expect_scene_refused("board=0,0:start.0 gone=a1 p1.hand=a1,a2",
                               "the tile a1 is in two places");
    gheos_expect_scene_refused("board=0,0:start.0 gone=a1,a1", "each tile once");
    gheos_expect_scene_refused("board=0,0:start.0 p1.hand=a1,a2,a3", "two tiles");
    gheos_expect_scene_refused("board=0,0:start.0 p1.hand=a1", "wrong number of tiles");
    gheos_expect_scene_refused("board=0,0:start.0 p1.hand=a1,a2 todo=people",
                               "wrong number of tiles");
    gheos_expect_scene_refused("board=0,0:start.0 pile=b1,b2", "expected 52 tiles");
    gheos_expect_scene_refused("board=0,0:start.0 p1.hand=?,?", "expected 52 tiles");
    gheos_expect_scene_refused("board=0,0:start.0 pile=?,b2", "expected 52 tiles");
}

/* As many tiles as there are, but eight Epochs can never lie in a pile of four. */
static void test_a_hidden_pile_too_small_for_its_epochs_is_refused(void **unused) {
    (void)unused;
    gheos_expect_position_refused(
        "gheos players=2 board=0,0:start.0 "
        "gone=a1,a2,a3,a4,a5,a6,a7,a8,a9,a10,a11,a12,a13,a14,b1,b2,b3,b4,b5,b6,b7,b8,b9,b10,b11,"
        "b12,b13,b14,b15,b16,b17,b18,b19,b20,b21,b22,b23,b24,b25,c1,c2,c3,c4,c5,c6,c7,c8,c9,c10,"
        "c11,c12 p1.hand=?,? p1.tokens=3 p2.hand=?,? p2.tokens=3 pile=?,?,?,? todo=tile",
        "expected 52 tiles");
}

/* The start tile is nobody's to hold, and where it is not in view nothing could be filled in. */
static void test_a_start_tile_out_of_place_is_refused(void **unused) {
    (void)unused;
    gheos_expect_position_refused("gheos players=2 board=0,0:a1.0 p1.hand=a2,a3 p2.hand=a4,a5 "
                                  "p1.tokens=3 p2.tokens=3 pile=* todo=tile",
                                  "the start tile must lie at 0,0");
    gheos_expect_scene_refused("board=0,0:a1.0/1,0:start.0", "the start tile must lie at 0,0");
}

static void test_choices_that_cannot_be_are_refused(void **unused) {
    (void)unused;
    static const char *const refused[] = {
        "p1.hand=a1,b1 todo=cell(a2)",           /* not in hand */
        "p1.hand=a1,b1 todo=rotation(b1@3,0.0)", /* touches nothing */
        "p1.hand=a1,b1 todo=rotation(b1@1,0.1)", /* not chosen yet */
        "p1.hand=a1,b1 todo=price(b1@1,0.0)",    /* costs nothing */
        "p1.hand=a1,b1 todo=price(a1@1,0.1)",    /* looks like a smaller rotation */
        "p1.hand=a1 todo=colour(0,0.0)",         /* no continent */
    };
    for (size_t k = 0; k < sizeof refused / sizeof refused[0]; k++) {
        char words[96];
        snprintf(words, sizeof words, "board=0,0:start.0 %s", refused[k]);
        gheos_expect_scene_refused(words, "what was chosen does not fit the phase");
    }
    gheos_expect_scene_refused("board=0,0:start.0 p1.hand=a1,b1 todo=winner(b1@1,0.0)",
                               "nothing can be answered");
    gheos_expect_scene_refused("board=0,0:start.0 p1.hand=a1,b1 todo=target(b1@1,0.0)",
                               "nothing can be answered");
}

static void test_broken_words_are_refused_with_their_column(void **unused) {
    (void)unused;
    dm_state state;
    dm_error error;
    assert_false(gheos_game.read_position(&state, "gheos players=2 board=0,0:zz.0", NULL, &error));
    expect_is(error.column, 27);
    gheos_expect_position_refused("deus players=2", "at the start");
    gheos_expect_position_refused("gheos", "players= and board=");
    gheos_expect_position_refused("gheos players=5 board=0,0:start.0", "a number from 2 to 4");
    gheos_expect_position_refused("gheos board=0,0:start.0 p1.vp=3 players=2", "players= first");
    gheos_expect_scene_refused("board=0,0:start.0 p3.vp=1", "a seat it allows");
    gheos_expect_scene_refused("board=0,0:start.0 p1.vp=1 p1.vp=2", "each key once");
    gheos_expect_scene_refused("board=0,0:start.0 todo=dance", "a phase such as tile");
    gheos_expect_scene_refused("board=0,0:start.0 luck=3", "a key such as");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_a_hand_is_seen_by_its_owner_only, "G-S1 G-D1"),
        PROVES(test_nobody_sees_the_pile_or_the_generator, "G-S1 G-D1"),
        PROVES(test_a_tile_that_is_chosen_is_seen_by_all_and_the_other_is_not, "G-A1"),
        cmocka_unit_test(test_vp_followers_and_tokens_are_open),
        cmocka_unit_test(test_a_view_holds_no_tile_of_another_hand),
        cmocka_unit_test(test_the_question_of_another_seat_is_partial),
        cmocka_unit_test(test_states_a_viewer_cannot_tell_apart_are_observed_as_the_same_bytes),
        cmocka_unit_test(test_the_seat_that_is_asked_gets_its_whole_list_from_what_it_sees),
        PROVES(test_only_a_drawn_tile_is_told_in_secret, "G-D1"),
        cmocka_unit_test(test_what_a_viewer_does_not_know_is_filled_in_consistently),
        cmocka_unit_test(test_every_unseen_tile_may_be_in_the_other_hand),
        PROVES(test_calm_stacks_are_filled_in_with_an_epoch_each, "G-S2"),
        PROVES(test_a_calm_epoch_is_filled_in_anywhere_in_its_stack, "G-S2"),
        cmocka_unit_test(test_a_calm_position_with_an_odd_pile_is_filled_in_too),
        cmocka_unit_test(test_a_turn_is_taken_back_answer_by_answer_to_its_beginning),
        PROVES(test_a_draw_is_never_taken_back, "G-D1"),
        cmocka_unit_test(test_undo_goes_to_the_last_reveal_and_no_further),
        cmocka_unit_test(test_positions_round_trip_as_everybody_sees_them),
        cmocka_unit_test(test_records_of_whole_games_round_trip),
        cmocka_unit_test(test_random_games_stay_sound_to_the_end),
        cmocka_unit_test(test_boards_that_cannot_be_are_refused),
        PROVES(test_civilisations_that_cannot_be_are_refused, "G-T4"),
        PROVES(test_wrong_totals_of_followers_are_refused, "G-S1"),
        cmocka_unit_test(test_hands_and_piles_that_cannot_be_are_refused),
        cmocka_unit_test(test_a_hidden_pile_too_small_for_its_epochs_is_refused),
        PROVES(test_a_start_tile_out_of_place_is_refused, "G-S1"),
        cmocka_unit_test(test_choices_that_cannot_be_are_refused),
        cmocka_unit_test(test_broken_words_are_refused_with_their_column),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
