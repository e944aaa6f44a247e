/* The board: tiles, regions, arrangements, and the words for regions (D-BD1 to D-BD7, D-W2). */
#include "support/boards.h"
#include "support/expect.h"

static const char terrain_letters[DEUS_TERRAINS + 1] = "WCMFSV";

static char letter_of(uint8_t region) {
    return terrain_letters[deus_region_terrain(state(), region)];
}

static uint8_t region_named(const char *name) { return deus_region_first(at(name)); }

static void expect_hex(const char *name, int q, int r) {
    int region_q, region_r;
    deus_region_hex(state(), region_named(name), &region_q, &region_r);
    if (region_q != q || region_r != r)
        fail_msg("%s lies at (%d,%d); expected (%d,%d)", name, region_q, region_r, q, r);
}

/* ---- Tiles ------------------------------------------------------------------------------- */

static int regions_of_tile(int tile, char letter) {
    int count = 0;
    for (int place = 0; place < DEUS_REGIONS_PER_TILE; place++)
        count += letter_of((uint8_t)(tile * DEUS_REGIONS_PER_TILE + place)) == letter;
    return count;
}

static void test_a_tile_has_two_seas_a_village_and_each_land(void **unused) {
    (void)unused;
    for (int seed = 1; seed <= 20; seed++) {
        char options[] = "players=4 seed=00";
        options[15] = (char)('0' + seed / 10), options[16] = (char)('0' + seed % 10);
        table_new(options);
        for (int tile = 0; tile < 7; tile++) {
            expect_is(regions_of_tile(tile, 'S'), 2);
            for (const char *letter = "VFWCM"; *letter; letter++)
                expect_is(regions_of_tile(tile, *letter), 1);
        }
    }
}

/* Large production: each production building gives the resource of its region. */
static void produce_everywhere_at(const char *map) {
    char position[512];
    dm_writer out = dm_writer_on(position, sizeof position);
    dm_write(&out, RHOMBUS "deck=* p1.hand=galley,farm p2.hand=school,legion "
                           "p1.production=large-production p1.map=");
    dm_write(&out, map);
    dm_write(&out, " todo=end-turn/effects(column=production,place=1)");
    table_from(position);
}

static void test_each_land_gives_its_own_resource(void **unused) {
    (void)unused;
    produce_everywhere_at("A6:p"); /* forest */
    expect_resources(1, "1,0,0,0");
    produce_everywhere_at("A3:p"); /* swamp */
    expect_resources(1, "0,1,0,0");
    produce_everywhere_at("A5:p"); /* mountain */
    expect_resources(1, "0,0,1,0");
    produce_everywhere_at("A0:p"); /* field */
    expect_resources(1, "0,0,0,1");
}

static void test_a_tile_lies_on_the_board_only_once(void **unused) {
    (void)unused;
    expect_position_refused("deus players=2 tiles=0,0:1A0/1,0:1B0/0,1:3A0/1,1:4A0 deck=* todo=turn",
                            "each tile once");
    expect_position_refused("deus players=2 tiles=0,0:8A0/1,0:2A0/0,1:3A0/1,1:4A0 deck=* todo=turn",
                            "a tile such as");
}

/* The table of the rules, in its own letters. */
static void test_the_fourteen_faces(void **unused) {
    (void)unused;
    static const char *const faces[DEUS_FACES] = {
        "F VSCSMW", "C VWFSSM", "F VCWMSS", "M VSFSCW", "F VWSSMC", "S VFWSMC", "W VSCSMF",
        "C VMSSFW", "W VSMSCF", "M VFSSWC", "W VMSCSF", "S VSWFCM", "C VSSFWM", "M VCWSFS",
    };
    for (int face = 0; face < DEUS_FACES; face++) {
        char text[9] = {deus_faces[face][0], ' '};
        strcpy(text + 2, deus_faces[face] + 1);
        assert_string_equal(text, faces[face]);
    }
}

static void test_a_position_names_tile_and_side(void **unused) {
    (void)unused;
    table_from("deus players=2 tiles=0,0:1A0/1,0:2A0/0,1:3B0/1,1:4A0 deck=* p1.hand=galley,farm "
               "todo=turn");
    char text[8] = "";
    for (int place = 0; place < 7; place++) text[place] = letter_of((uint8_t)(14 + place));
    assert_string_equal(text, "SVFWSMC");
}

static void test_a_village_is_never_the_centre_of_its_tile(void **unused) {
    (void)unused;
    for (int face = 0; face < DEUS_FACES; face++) {
        assert_int_not_equal(deus_faces[face][0], 'V');
        assert_non_null(strchr(deus_faces[face] + 1, 'V'));
    }
}

/* ---- Coordinates ------------------------------------------------------------------------- */

static void test_regions_count_from_the_centre_clockwise(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* p1.hand=galley,farm todo=turn");
    expect_hex("A0", 0, 0);
    expect_hex("A1", 1, 0);
    expect_hex("A2", 0, 1);
    expect_hex("A3", -1, 1);
    expect_hex("A4", -1, 0);
    expect_hex("A5", 0, -1);
    expect_hex("A6", 1, -1);
}

static void test_tile_slots_interlock(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* p1.hand=galley,farm todo=turn");
    expect_hex("B0", 2, 1);
    expect_hex("C0", -1, 3);
    expect_hex("D0", 1, 4);
    expect_regions(state()->near[region_named("A2")], "A0 A1 A3 B4 C5 C6");
    expect_regions(state()->near[region_named("A5")], "A0 A4 A6");
}

static void test_the_centre_of_a_flower_is_surrounded_without_gaps(void **unused) {
    (void)unused;
    table_from(FLOWER "deck=* p1.hand=galley,farm todo=turn");
    for (uint8_t region = 0; region < 7; region++)
        expect_is(deus_region_count(state()->near[region]), 6);
    for (uint8_t region = 0; region < 49; region++)
        for (uint8_t other = 0; other < region; other++)
            assert_int_not_equal(deus_region_distance(state(), region, other), 0);
}

static void test_a_rotation_turns_the_petals_clockwise(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* p1.hand=galley,farm todo=turn");
    expect_is(letter_of(region_named("A1")), 'V');
    expect_is(letter_of(region_named("A3")), 'C');
    table_from("deus players=2 tiles=0,0:1A2/1,0:2A0/0,1:3A0/1,1:4A0 deck=* p1.hand=galley,farm "
               "todo=turn");
    expect_is(letter_of(region_named("A0")), 'F');
    expect_is(letter_of(region_named("A3")), 'V');
    expect_is(letter_of(region_named("A5")), 'C');
    expect_is(letter_of(region_named("A1")), 'M');
}

static void test_distance_counts_steps(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* p1.hand=galley,farm todo=turn");
    expect_is(deus_region_distance(state(), region_named("A5"), region_named("A5")), 0);
    expect_is(deus_region_distance(state(), region_named("A5"), region_named("A6")), 1);
    expect_is(deus_region_distance(state(), region_named("A5"), region_named("A1")), 2);
    expect_is(deus_region_distance(state(), region_named("A5"), region_named("C5")), 3);
    expect_is(deus_region_distance(state(), region_named("A4"), region_named("D2")), 7);
}

/* ---- Drawing the tiles ------------------------------------------------------------------- */

static void new_table(int players, int seed) {
    char options[32];
    dm_writer out = dm_writer_on(options, sizeof options);
    dm_write(&out, "players=");
    dm_write_number(&out, players);
    dm_write(&out, " seed=");
    dm_write_number(&out, seed);
    table_new(options);
}

static void test_more_players_use_more_tiles(void **unused) {
    (void)unused;
    new_table(2, 1);
    expect_is(state()->tile_count, 4);
    new_table(3, 1);
    expect_is(state()->tile_count, 6);
    new_table(4, 1);
    expect_is(state()->tile_count, 7);
    expect_position_refused("deus players=3 tiles=0,0:1A0/1,0:2A0/0,1:3A0/1,1:4A0 todo=turn",
                            "3 players need 6 tiles, here are 4");
}

static void test_two_villages_never_touch(void **unused) {
    (void)unused;
    for (int players = 2; players <= 4; players++)
        for (int seed = 1; seed <= 100; seed++) {
            new_table(players, seed);
            deus_regions villages = state()->terrain[DEUS_VILLAGE];
            expect_is(deus_region_count(villages), state()->tile_count);
            if (deus_neighbours(state(), villages) & villages)
                fail_msg("players=%d seed=%d: two villages touch", players, seed);
        }
    /* B4 is turned to be a village beside the village A1. */
    expect_position_refused("deus players=2 tiles=0,0:1A0/1,0:2A3/0,1:3A0/1,1:4A0 deck=* todo=turn",
                            "villages that do not touch");
}

static void test_tiles_sides_and_rotations_are_drawn_at_random(void **unused) {
    (void)unused;
    unsigned faces = 0, rotations = 0;
    for (int seed = 1; seed <= 100; seed++) {
        unsigned tiles = 0;
        new_table(2, seed);
        for (int tile = 0; tile < 4; tile++) {
            faces |= 1u << state()->tiles[tile].face;
            tiles |= 1u << state()->tiles[tile].face / 2;
            rotations |= 1u << state()->tiles[tile].rotation;
        }
        expect_is(__builtin_popcount(tiles), 4);
    }
    expect_is(faces, (1 << DEUS_FACES) - 1);
    expect_is(rotations, (1 << 6) - 1);
}

/* ---- Arrangements ------------------------------------------------------------------------ */

/* The slots in use, as the option writes them. */
static const char *slots(void) {
    static char text[64];
    dm_writer out = dm_writer_on(text, sizeof text);
    for (int tile = 0; tile < state()->tile_count; tile++) {
        if (tile > 0) dm_write_char(&out, '/');
        dm_write_number(&out, state()->tiles[tile].i);
        dm_write_char(&out, ',');
        dm_write_number(&out, state()->tiles[tile].j);
    }
    return text;
}

static void expect_slots(const char *options, const char *expected) {
    table_new(options);
    if (strcmp(slots(), expected) != 0)
        fail_msg("'%s' gives %s; expected %s", options, slots(), expected);
}

static void test_each_number_of_players_has_its_default_arrangement(void **unused) {
    (void)unused;
    expect_slots("players=2", "0,0/1,0/0,1/1,1");
    expect_slots("players=3", "0,0/1,0/2,0/0,1/1,1/0,2");
    expect_slots("players=4", "0,0/1,0/0,1/-1,1/-1,0/0,-1/1,-1");
    expect_slots("players=2 arrangement=rhombus", "0,0/1,0/0,1/1,1");
    expect_slots("players=3 arrangement=triangle", "0,0/1,0/2,0/0,1/1,1/0,2");
    expect_slots("players=4 arrangement=flower", "0,0/1,0/0,1/-1,1/-1,0/0,-1/1,-1");
}

static void test_other_arrangements_have_names(void **unused) {
    (void)unused;
    expect_slots("players=2 arrangement=line", "0,0/1,0/2,0/3,0");
    expect_slots("players=3 arrangement=line", "0,0/1,0/2,0/3,0/4,0/5,0");
    expect_slots("players=4 arrangement=line", "0,0/1,0/2,0/3,0/4,0/5,0/6,0");
    expect_slots("players=2 arrangement=trefoil", "0,0/1,0/-1,1/0,-1");
    expect_slots("players=3 arrangement=ring", "1,0/0,1/-1,1/-1,0/0,-1/1,-1");
    expect_slots("players=3 arrangement=block", "0,0/1,0/2,0/0,1/1,1/2,1");
    expect_slots("players=4 arrangement=crescent", "0,0/1,0/2,0/0,1/2,-1/-1,2/3,-1");
}

static void test_an_arrangement_belongs_to_a_number_of_players(void **unused) {
    (void)unused;
    expect_options_refused("players=2 arrangement=ring", "expected rhombus, line, trefoil");
    expect_options_refused("players=3 arrangement=flower", "expected triangle, line, ring, block");
    expect_options_refused("players=4 arrangement=trefoil", "expected flower, line, crescent");
}

static void test_a_custom_arrangement_lists_its_slots(void **unused) {
    (void)unused;
    expect_slots("players=2 arrangement=0,0/1,0/2,0/2,-1", "0,0/1,0/2,0/2,-1");
    expect_slots("players=2 arrangement=-20,20/-19,20/-18,20/-17,20",
                 "-20,20/-19,20/-18,20/-17,20");
    expect_slots("arrangement=0,0/-1,1/-2,2/-3,3 players=2", "0,0/-1,1/-2,2/-3,3");
}

static void test_a_custom_arrangement_has_the_right_number_of_connected_slots(void **unused) {
    (void)unused;
    expect_options_refused("players=2 arrangement=0,0/1,0/0,1", "2 players need 4 tiles");
    expect_options_refused("players=2 arrangement=0,0/1,0/0,1/1,1/2,1", "2 players need 4 tiles");
    expect_options_refused("players=2 arrangement=0,0/1,0/0,1/0,0", "0,0 is used twice");
    expect_options_refused("players=2 arrangement=0,0/1,0/0,1/5,5", "one connected board");
    /* Slots along the long diagonal of the lattice do not touch. */
    expect_options_refused("players=2 arrangement=0,0/1,1/2,2/3,3", "one connected board");
}

static void test_a_custom_arrangement_is_written_as_numbers(void **unused) {
    (void)unused;
    static const char *const wrong[] = {
        "players=2 arrangement=spiral",        "players=2 arrangement=0,0/1,0/0,1/1,",
        "players=2 arrangement=0,0/1,0/0,1/1", "players=2 arrangement=0,0/1,0/0,1/1,1/",
        "players=2 arrangement=0,0;1,0;0,1",   "players=2 arrangement=21,0/20,0/19,0/18,0",
    };
    for (size_t k = 0; k < sizeof wrong / sizeof wrong[0]; k++)
        expect_options_refused(wrong[k], "slots such as 0,0/1,0/0,1/1,1");
}

static void expect_options(const char *given, const char *written) {
    char text[128];
    dm_writer out = dm_writer_on(text, sizeof text);
    table_new(given);
    deus_game.write_options(&table.state, &out);
    assert_string_equal(text, written);
}

static void test_options_are_written_in_one_form(void **unused) {
    (void)unused;
    expect_options("arrangement=0,0/1,0/0,1/1,1", "players=2");
    expect_options("arrangement=0,0/1,0/2,0/3,0", "players=2 arrangement=line");
    expect_options("players=2 arrangement=0,0/1,0/2,0/2,-1",
                   "players=2 arrangement=0,0/1,0/2,0/2,-1");
    expect_options("open-vp=on joker=on start=8 players=3 arrangement=ring",
                   "players=3 start=8 arrangement=ring joker=on open-vp=on");
}

/* ---- Words for regions ------------------------------------------------------------------- */

static void test_a_region_with_fewer_than_six_neighbours_is_at_the_edge(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* p1.hand=galley,farm todo=turn");
    deus_regions everywhere = deus_region_bit(28) - 1;
    expect_regions(everywhere & ~state()->edge, "A0 A2 B0 B3 B4 C0 C1 C6 D0 D5");
    expect_is(deus_region_count(state()->near[region_named("D4")]), 5);
    expect_is(deus_region_count(state()->near[region_named("C1")]), 6);
}

/* B4 of the flower and A4 of the ring are the same place, beside the tile in the middle. */
static void test_the_rim_of_a_hole_is_edge(void **unused) {
    (void)unused;
    table_new("players=4 arrangement=flower");
    expect_hex("B4", 1, 1);
    assert_false(state()->edge & at("B4"));
    table_new("players=3 arrangement=ring");
    expect_hex("A4", 1, 1);
    assert_true(state()->edge & at("A4"));
}

/* A villa pays 3 gold per region with three buildings. */
static void build_villa_with(const char *city) {
    char position[512];
    dm_writer out = dm_writer_on(position, sizeof position);
    dm_write(&out, RHOMBUS "villages=5,3,6,3 deck=* p1.resources=0,0,0,1 p1.pieces=0,0,0,1,0 "
                           "p1.hand=villa,galley,farm p2.hand=school,legion p1.temple=temple-sea "
                           "p1.map=A0:p,A2:m,A3:");
    dm_write(&out, city);
    dm_write(&out, " todo=turn");
    table_from(position);
    play_tokens("build:villa at:A0");
}

static void test_armies_and_temples_are_buildings(void **unused) {
    (void)unused;
    build_villa_with("pat");
    expect_is(told(DEUS_DID_GAIN_GOLD, 1), 3);
    build_villa_with("pa");
    expect_is(told(DEUS_DID_GAIN_GOLD, 1), 0);
    build_villa_with("psa");
    expect_is(told(DEUS_DID_GAIN_GOLD, 1), 3);
}

static void test_a_ship_is_a_building(void **unused) {
    (void)unused;
    table_from(RHOMBUS "deck=* p1.hand=galley,farm p1.map=A2:ma,A3:p todo=turn");
    expect_regions(deus_cities(state(), 0, 1), "A2 A3");
    expect_regions(deus_cities(state(), 0, 2), "A2");
    expect_regions(deus_occupied(state(), 0), "A2 A3");
    expect_regions(deus_occupied(state(), 1), "");
    expect_is(deus_region_owner(state(), region_named("A2")), 0);
    expect_is(deus_region_owner(state(), region_named("A0")), DM_NOBODY);
}

/* B2 and B6 are empty; B1 is a village, B5 occupied. */
static void test_a_village_is_not_empty_even_when_attacked(void **unused) {
    (void)unused;
    table_from(RHOMBUS
               "villages=5,x,6,3 deck=* " PURSE_1 PURSE_2
               "p1.map=B0:p p1.hand=villa,galley,farm p2.hand=school,legion p2.map=B5:m todo=turn");
    play_tokens("build:villa pay:wheat");
    expect_allowed("at:B2");
    expect_refused("at:B1", DEUS_VILLAGE_THERE);
    expect_refused("at:A1", DEUS_VILLAGE_THERE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_a_tile_has_two_seas_a_village_and_each_land, "D-BD1"),
        PROVES(test_each_land_gives_its_own_resource, "D-BD1"),
        PROVES(test_a_tile_lies_on_the_board_only_once, "D-BD1 D-BD3"),
        PROVES(test_the_fourteen_faces, "D-BD3"),
        PROVES(test_a_position_names_tile_and_side, "D-BD3"),
        PROVES(test_a_village_is_never_the_centre_of_its_tile, "D-BD3"),
        PROVES(test_regions_count_from_the_centre_clockwise, "D-BD2"),
        PROVES(test_tile_slots_interlock, "D-BD1 D-BD2"),
        PROVES(test_the_centre_of_a_flower_is_surrounded_without_gaps, "D-BD1"),
        PROVES(test_a_rotation_turns_the_petals_clockwise, "D-BD2"),
        PROVES(test_distance_counts_steps, "D-BD2"),
        PROVES(test_more_players_use_more_tiles, "D-BD4"),
        PROVES(test_two_villages_never_touch, "D-BD4"),
        PROVES(test_tiles_sides_and_rotations_are_drawn_at_random, "D-BD4"),
        PROVES(test_each_number_of_players_has_its_default_arrangement, "D-BD5"),
        PROVES(test_other_arrangements_have_names, "D-BD5 D-W2"),
        PROVES(test_an_arrangement_belongs_to_a_number_of_players, "D-BD5 D-W2"),
        PROVES(test_a_custom_arrangement_lists_its_slots, "D-BD5 D-W2"),
        PROVES(test_a_custom_arrangement_has_the_right_number_of_connected_slots, "D-BD5 D-W2"),
        PROVES(test_a_custom_arrangement_is_written_as_numbers, "D-W2"),
        cmocka_unit_test(test_options_are_written_in_one_form),
        PROVES(test_a_region_with_fewer_than_six_neighbours_is_at_the_edge, "D-BD6"),
        PROVES(test_the_rim_of_a_hole_is_edge, "D-BD6"),
        PROVES(test_armies_and_temples_are_buildings, "D-BD7"),
        PROVES(test_a_ship_is_a_building, "D-BD7"),
        PROVES(test_a_village_is_not_empty_even_when_attacked, "D-BD7"),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
