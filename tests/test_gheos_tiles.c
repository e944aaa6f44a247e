/* The tiles, the grid and the land they form (G-T1 to G-T5). */
#include <stdio.h>

#include "support/gheos_support.h"

/* ---- Tiles ------------------------------------------------------------------------------- */

/* Where a tile lies: how many of it are on the board, in hands and in the pile. */
static int copies_in_the_game(uint8_t tile) {
    const gheos_state *s = gheos_now();
    int count = 0;
    for (int k = 0; k < s->place_count; k++) count += s->places[k].tile == tile;
    for (int k = 0; k < s->pile_count; k++) count += s->pile[k] == tile;
    for (int seat = 0; seat < s->player_count; seat++)
        for (int k = 0; k < s->players[seat].hand_count; k++)
            count += s->players[seat].hand[k] == tile;
    return count;
}

static void test_the_game_has_52_landscape_tiles_once_each_and_8_epochs(void **unused) {
    (void)unused;
    gheos_table_new("players=3 seed=1");
    for (uint8_t tile = 0; tile < 52; tile++) expect_is(copies_in_the_game(tile), 1);
    expect_is(copies_in_the_game(GHEOS_EPOCH), 8);
    expect_is(gheos_now()->places[0].tile, GHEOS_START_TILE);
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0 p1.hand=a1,b1",
                               "the tile a1 is in two places");
}

/* Puts a tile right of the start tile and expects its rotations. */
static void expect_fits_anywhere(uint8_t tile) {
    char words[64];
    snprintf(words, sizeof words, "board=0,0:start.0 p1.hand=%s,%s", gheos_tile_id(tile),
             tile == 1 ? "a2" : "a1");
    gheos_scene(words);
    snprintf(words, sizeof words, "tile:%s", gheos_tile_id(tile));
    gheos_play_tokens(words);
    gheos_expect_answers("add:1,0 add:0,1 add:-1,0 replace:0,0");
    gheos_play_tokens("add:1,0");
    if (gheos_tiles[tile].layout == GHEOS_LAYOUT_A) return;
    gheos_expect_question(GHEOS_ASK_ROTATION, 1);
    gheos_expect_answers("turn:0 turn:1 turn:2");
}

static void test_any_tile_fits_anywhere_in_any_rotation(void **unused) {
    (void)unused;
    for (uint8_t tile = 1; tile < GHEOS_TILES; tile++) expect_fits_anywhere(tile);
}

static bool same_piece(const gheos_piece *left, const gheos_piece *right) {
    return memcmp(left, right, sizeof *left) == 0;
}

static bool same_when_turned(uint8_t tile, uint8_t other, uint8_t rotation) {
    for (uint8_t side = 0; side < GHEOS_SIDES; side++) {
        if (gheos_sides_of_piece(tile, 0, side) != gheos_sides_of_piece(other, rotation, side))
            return false;
        if (!same_piece(gheos_piece_at(tile, 0, side), gheos_piece_at(other, rotation, side)))
            return false;
    }
    return true;
}

/* c1 is (W,C,S) and c2 (W,S,C): the one is the other seen in a mirror. */
static void test_a_tile_is_never_flipped(void **unused) {
    (void)unused;
    uint8_t left = gheos_tile_named("c1"), right = gheos_tile_named("c2");
    assert_true(same_piece(gheos_piece_at(left, 0, 1), gheos_piece_at(right, 0, 2)));
    assert_true(same_piece(gheos_piece_at(left, 0, 2), gheos_piece_at(right, 0, 1)));
    for (uint8_t rotation = 0; rotation < GHEOS_SIDES; rotation++)
        assert_false(same_when_turned(left, right, rotation));
    gheos_scene("board=0,0:start.0 p1.hand=c1,c3");
    gheos_play_tokens("tile:c1 add:1,0");
    gheos_expect_unknown("turn:3");
}

static void expect_sides(const char *id, uint8_t rotation, int first, int second, int third) {
    uint8_t tile = gheos_tile_named(id);
    expect_is(gheos_sides_of_piece(tile, rotation, 0), first);
    expect_is(gheos_sides_of_piece(tile, rotation, 1), second);
    expect_is(gheos_sides_of_piece(tile, rotation, 2), third);
}

/* Bit sets of sides: 1, 2 and 4 are sides 0, 1 and 2. */
static void test_the_sides_of_a_tile_form_pieces_by_its_layout(void **unused) {
    (void)unused;
    expect_sides("a1", 0, 7, 7, 7);
    expect_sides("b1", 0, 3, 3, 4);
    expect_sides("b1", 1, 1, 6, 6);
    expect_sides("b1", 2, 5, 2, 5);
    expect_sides("c1", 0, 1, 2, 4);
    expect_sides("c1", 2, 1, 2, 4);
}

/* b1 (W|C) on the bottom side of the start: its landmass, or in the next turn its shore. */
static void test_symbols_belong_to_their_piece(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/0,1:b1.0");
    expect_is(gheos_region_at("0,1.1").symbols[GHEOS_WHEAT], 2);
    expect_is(gheos_region_at("0,1.1").symbols[GHEOS_CUP], 0);
    expect_is(gheos_region_at("0,1.0").symbols[GHEOS_WHEAT], 2);
    expect_is(gheos_region_at("0,1.2").symbols[GHEOS_CUP], 1);
    gheos_scene("board=0,0:start.0/0,1:b1.2");
    expect_is(gheos_region_at("0,1.1").symbols[GHEOS_WHEAT], 1);
    expect_is(gheos_region_at("0,1.1").symbols[GHEOS_CUP], 1);
}

static void test_the_emblem_of_a_temple_is_no_symbol(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a12.0/0,1:a1.0");
    expect_is(gheos_tiles[gheos_tile_named("a12")].pieces[0].temple, GHEOS_WHEAT);
    expect_is(gheos_region_at("1,0.0").symbols[GHEOS_WHEAT], 1);
    expect_is(gheos_region_at("0,1.0").symbols[GHEOS_WHEAT], 2);
}

/* ---- The grid ---------------------------------------------------------------------------- */

static void expect_across(int x, int y, int side, int nx, int ny) {
    int found_x, found_y;
    gheos_cell_across(x, y, side, &found_x, &found_y);
    expect_is(found_x, nx);
    expect_is(found_y, ny);
}

static void test_sides_are_numbered_clockwise_in_both_kinds_of_cells(void **unused) {
    (void)unused;
    expect_across(0, 0, 0, 1, 0);
    expect_across(0, 0, 1, 0, 1);
    expect_across(0, 0, 2, -1, 0);
    expect_across(1, 0, 0, 0, 0);
    expect_across(1, 0, 1, 1, -1);
    expect_across(1, 0, 2, 2, 0);
    expect_across(-3, -5, 1, -3, -4);
    expect_across(-3, -4, 1, -3, -5);
}

static void test_a_side_has_the_same_number_seen_from_its_other_cell(void **unused) {
    (void)unused;
    for (int x = -4; x <= 4; x++)
        for (int y = -4; y <= 4; y++)
            for (int side = 0; side < GHEOS_SIDES; side++) {
                int nx, ny;
                gheos_cell_across(x, y, side, &nx, &ny);
                expect_across(nx, ny, side, x, y);
            }
}

/* c1 (W,C,S) right of the start tile, whose side 0 has wheat. */
static void test_a_tile_side_lies_on_the_cell_side_its_rotation_says(void **unused) {
    (void)unused;
    static const char *const turns[] = {"turn:0", "turn:1", "turn:2"};
    static const int meets[] = {GHEOS_WHEAT, GHEOS_SWORD, GHEOS_CUP};
    for (int rotation = 0; rotation < GHEOS_SIDES; rotation++) {
        gheos_scene("board=0,0:start.0 p1.hand=c1,c3");
        gheos_play_tokens("tile:c1 add:1,0");
        gheos_play_tokens(turns[rotation]);
        gheos_region region = gheos_region_at("0,0.0");
        for (int symbol = GHEOS_WHEAT; symbol <= GHEOS_SWORD; symbol++)
            expect_is(region.symbols[symbol],
                      (symbol == GHEOS_WHEAT) + (symbol == meets[rotation]));
    }
}

static void test_nothing_lies_outside_the_grid(void **unused) {
    (void)unused;
    gheos_expect_scene_refused("board=52,0:a1.0", "a number from -51 to 51");
    gheos_expect_scene_refused("board=-52,0:a1.0", "a number from -51 to 51");
    gheos_expect_scene_refused("board=0,27:a1.0", "a number from -25 to 26");
    gheos_expect_scene_refused("board=0,-26:a1.0", "a number from -25 to 26");
    gheos_expect_scene_refused("board=51,0:a1.0", "no tile lies at 0,0");
}

/* ---- Land -------------------------------------------------------------------------------- */

enum kind { NEITHER, ISLAND, CONTINENT };

static void expect_kind(const char *spot, enum kind kind) {
    gheos_region region = gheos_region_at(spot);
    bool island = gheos_is_island(&region), continent = gheos_is_continent(&region);
    if (island != (kind == ISLAND) || continent != (kind == CONTINENT))
        fail_msg("%s: island %d, continent %d", spot, island, continent);
}

static void test_a_continent_has_a_landmass_and_two_tiles(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a1.0");
    expect_kind("0,0.0", NEITHER);
    gheos_scene("board=0,0:a1.0/1,0:c3.0");
    expect_kind("0,0.0", CONTINENT);
    gheos_scene("board=0,0:a1.0/1,0:a2.0");
    expect_kind("0,0.0", CONTINENT);
    gheos_scene("board=0,0:b1.1/1,0:b2.0/2,0:a1.0");
    expect_kind("1,0.0", CONTINENT);
    expect_kind("0,0.1", NEITHER);
}

static void test_two_linked_shores_are_an_island(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:c3.0/0,1:b1.2");
    expect_kind("0,0.0", ISLAND);
    expect_kind("0,0.1", ISLAND);
    expect_kind("0,0.2", NEITHER);
    expect_kind("1,0.1", NEITHER);
    expect_kind("0,1.0", NEITHER);
}

/* Right and below lie continents, on the left an island. */
static void test_only_continents_are_inhabited(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/0,1:a2.0/-1,0:c3.0 todo=people");
    gheos_expect_answers("found:0,0.0 found:0,0.1");
    gheos_expect_unknown("found:0,0.2");
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0/-1,0:c3.0 markers=red@-1,0.2",
                               "red is not on a continent");
}

static void test_a_continent_has_one_civilisation_at_most(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/0,1:a2.0 markers=red@0,0.0/blue@0,0.1");
    expect_is(gheos_who_lives_at("1,0.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("0,1.0"), GHEOS_BLUE);
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a1.0/0,1:a2.0 markers=red@0,0.0/blue@1,0.0",
                               "blue shares its continent with another civilisation");
}

/* The tile that carries the marker is lifted; its land stays inhabited. */
static void test_a_civilisation_is_attached_to_the_region_and_not_to_a_tile(void **unused) {
    (void)unused;
    dm_state named_elsewhere;
    gheos_scene("board=0,0:start.0/1,0:a1.0/2,0:a2.0 markers=red@2,0.1");
    named_elsewhere = gheos_table.state;
    gheos_scene("board=0,0:start.0/1,0:a1.0/2,0:a2.0 markers=red@0,0.0 p1.hand=c11,c12");
    assert_memory_equal(&named_elsewhere, &gheos_table.state, sizeof(gheos_state));
    gheos_play_tokens("tile:c12 replace:0,0 turn:0");
    expect_is(gheos_who_lives_at("2,0.0"), GHEOS_RED);
    expect_is(gheos_who_lives_at("0,0.1"), GHEOS_CIVILISATIONS);
    gheos_expect_sound();
}

/* ---- The table --------------------------------------------------------------------------- */

/* Copied from the rules by hand: a piece is its symbols, '-' for none. */
static const char *const contents[GHEOS_TILES] = {
    "W,W,W", "W",     "C",     "S",     "WC",    "WS",    "CS",    "WW",    "CC",
    "SS",    "P",     "-",     "tW",    "tC",    "tS",    "W|C",   "W|S",   "C|W",
    "C|S",   "S|W",   "S|C",   "W|W",   "C|C",   "S|S",   "WC|-",  "WS|-",  "CS|-",
    "W|tS",  "C|tW",  "S|tC",  "P|W",   "P|C",   "P|S",   "W|P",   "C|P",   "S|P",
    "tW|S",  "tC|W",  "tS|C",  "-|-",   "W,C,S", "W,S,C", "W,C,-", "C,S,-", "S,W,-",
    "C,W,-", "S,C,-", "W,S,-", "W,W,C", "C,C,S", "S,S,W", "P,-,-",
};

static const char letters[] = "WCSP";

static void write_piece(const gheos_piece *piece, dm_writer *out) {
    size_t before = out->length;
    for (int symbol = 0; symbol < GHEOS_SYMBOLS; symbol++)
        for (int k = 0; k < piece->symbols[symbol]; k++) dm_write_char(out, letters[symbol]);
    if (piece->temple != GHEOS_NO_TEMPLE) {
        dm_write_char(out, 't');
        dm_write_char(out, letters[piece->temple]);
    }
    if (out->length == before) dm_write_char(out, '-');
}

static void expect_content(uint8_t tile) {
    char text[16];
    dm_writer out = dm_writer_on(text, sizeof text);
    for (int piece = 0; piece <= gheos_tiles[tile].layout; piece++) {
        if (piece > 0) dm_write_char(&out, gheos_tiles[tile].layout == GHEOS_LAYOUT_B ? '|' : ',');
        write_piece(&gheos_tiles[tile].pieces[piece], &out);
    }
    if (strcmp(text, contents[tile]) != 0)
        fail_msg("%s has %s; expected %s", gheos_tile_id(tile), text, contents[tile]);
}

static void expect_ids(char letter, int first, int count) {
    for (int k = 0; k < count; k++) {
        char id[16];
        snprintf(id, sizeof id, "%c%d", letter, k + 1);
        assert_string_equal(gheos_tile_id((uint8_t)(first + k)), id);
        expect_is(gheos_tiles[first + k].layout, letter - 'a');
    }
}

static void test_each_tile_is_as_the_table_says(void **unused) {
    (void)unused;
    assert_string_equal(gheos_tile_id(GHEOS_START_TILE), "start");
    expect_is(gheos_tiles[GHEOS_START_TILE].layout, GHEOS_LAYOUT_C);
    expect_ids('a', 1, 14);
    expect_ids('b', 15, 25);
    expect_ids('c', 40, 12);
    for (uint8_t tile = 0; tile < GHEOS_TILES; tile++) expect_content(tile);
    gheos_expect_scene_refused("board=0,0:start.0/1,0:a15.0", "a tile such as b7");
}

static int symbols_in_the_game(int symbol) {
    int count = 0;
    for (int tile = 0; tile < GHEOS_TILES; tile++)
        for (int piece = 0; piece < GHEOS_SIDES; piece++)
            count += gheos_tiles[tile].pieces[piece].symbols[symbol];
    return count;
}

static int temples_in_the_game(int symbol) {
    int count = 0;
    for (int tile = 0; tile < GHEOS_TILES; tile++)
        for (int piece = 0; piece <= gheos_tiles[tile].layout; piece++)
            count += gheos_tiles[tile].pieces[piece].temple == symbol;
    return count;
}

static void test_the_tiles_hold_29_wheat_26_cups_26_swords_8_pyramids_9_temples(void **unused) {
    (void)unused;
    expect_is(symbols_in_the_game(GHEOS_WHEAT), 29);
    expect_is(symbols_in_the_game(GHEOS_CUP), 26);
    expect_is(symbols_in_the_game(GHEOS_SWORD), 26);
    expect_is(symbols_in_the_game(GHEOS_PYRAMID), 8);
    for (int symbol = GHEOS_WHEAT; symbol <= GHEOS_SWORD; symbol++)
        expect_is(temples_in_the_game(symbol), 3);
    expect_is(temples_in_the_game(GHEOS_PYRAMID), 0);
}

static void test_no_two_tiles_look_the_same_when_turned(void **unused) {
    (void)unused;
    for (uint8_t tile = 0; tile < GHEOS_TILES; tile++)
        for (uint8_t other = 0; other < tile; other++)
            for (uint8_t rotation = 0; rotation < GHEOS_SIDES; rotation++)
                if (same_when_turned(tile, other, rotation))
                    fail_msg("%s is %s", gheos_tile_id(tile), gheos_tile_id(other));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_the_game_has_52_landscape_tiles_once_each_and_8_epochs, "G-T1"),
        PROVES(test_any_tile_fits_anywhere_in_any_rotation, "G-T1 G-A1"),
        PROVES(test_a_tile_is_never_flipped, "G-T1"),
        PROVES(test_the_sides_of_a_tile_form_pieces_by_its_layout, "G-T2"),
        PROVES(test_symbols_belong_to_their_piece, "G-T2"),
        PROVES(test_the_emblem_of_a_temple_is_no_symbol, "G-T2"),
        PROVES(test_sides_are_numbered_clockwise_in_both_kinds_of_cells, "G-T3"),
        PROVES(test_a_side_has_the_same_number_seen_from_its_other_cell, "G-T3"),
        PROVES(test_a_tile_side_lies_on_the_cell_side_its_rotation_says, "G-T3"),
        PROVES(test_nothing_lies_outside_the_grid, "G-T3"),
        PROVES(test_a_continent_has_a_landmass_and_two_tiles, "G-T4"),
        PROVES(test_two_linked_shores_are_an_island, "G-T4"),
        PROVES(test_only_continents_are_inhabited, "G-T4 G-F1"),
        PROVES(test_a_continent_has_one_civilisation_at_most, "G-T4"),
        PROVES(test_a_civilisation_is_attached_to_the_region_and_not_to_a_tile, "G-T4"),
        PROVES(test_each_tile_is_as_the_table_says, "G-T5"),
        PROVES(test_the_tiles_hold_29_wheat_26_cups_26_swords_8_pyramids_9_temples, "G-T5"),
        PROVES(test_no_two_tiles_look_the_same_when_turned, "G-T5 G-A1"),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
