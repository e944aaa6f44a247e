/* The scribe (E-C1) and the ten kinds of civil cards of Egypt: five units counted from the region
 * of the last civil piece, each paid in gold or in VP. Nobody is asked. */
#include <stdio.h>

#include "support/scene.h"

/* Builds a civil card at the region (unless it is the only place). */
static void build_civil(const char *card, const char *payment, const char *words,
                        const char *region) {
    char all[480], tokens[96];
    snprintf(all, sizeof all, "egypt=civil,military p1.hand=%s,temple-order %s", card, words);
    scene(all);
    snprintf(tokens, sizeof tokens, "build:%s %s", card, payment);
    play_tokens(tokens);
    if (table.question.kind == DEUS_ASK_PLACE) {
        snprintf(tokens, sizeof tokens, "at:%s", region);
        play_tokens(tokens);
    }
    expect_question(DEUS_ASK_TURN, 2);
}

static void expect_gains(int gold, int vp) {
    expect_is(player(1)->gold, 20 + gold);
    expect_is(player(1)->vp, 5 + vp);
    expect_is(player(2)->gold, 20);
    expect_is(player(2)->vp, 5);
}

/* What a unit is worth: 3 gold in one version, 1 VP in the other. */
typedef struct version {
    const char *card, *payment;
    int gold, vp;
} version;

static void expect_units(const version *card, const char *words, const char *region, int units) {
    build_civil(card->card, card->payment, words, region);
    expect_gains(card->gold * units, card->vp * units);
    expect_regions(deus_region_bit(player(1)->scribe), region);
}

static const version inn[] = {{"inn-gold", "pay:wood", 3, 0},
                              {"inn-vp", "pay:wood pay:wheat", 0, 1}};
static const version village_house[] = {{"village-house-gold", "pay:clay", 3, 0},
                                        {"village-house-vp", "pay:clay pay:stone", 0, 1}};
static const version isolated_house[] = {{"isolated-house-gold", "pay:wheat", 3, 0},
                                         {"isolated-house-vp", "pay:wood pay:wheat", 0, 1}};
static const version palace[] = {{"palace-gold", "pay:stone", 3, 0},
                                 {"palace-vp", "pay:clay pay:stone", 0, 1}};
static const version lighthouse[] = {{"lighthouse-gold", "pay:stone", 3, 0},
                                     {"lighthouse-vp", "pay:stone pay:wheat", 0, 1}};

/* ---- Inn --------------------------------------------------------------------------------- */

static void check_inn(const version *card) {
    /* Swamps: A3 with the new piece, C6 with two of mine, D3 of seat 2. */
    expect_units(card, "p1.map=A0:p,C6:pa p2.map=D3:p", "A3", 2);
    /* Its own region alone. */
    expect_units(card, "p1.map=A0:p,C6:pa p2.map=D3:p", "A5", 1);
    /* The worked example: B2 is held by a token only. */
    expect_units(card, "p1.map=A0:p,C6:pa p1.camps=B2 p2.map=D3:p", "A3", 3);
    /* A token of seat 2 is not mine. */
    expect_units(card, "p1.map=A0:p,C6:pa p2.camps=B2 p2.map=D3:p", "A3", 2);
}

static void test_inn_gold_gives_3_gold_per_region_of_the_scribes_terrain(void **unused) {
    (void)unused;
    check_inn(&inn[0]);
}
static void test_inn_vp_gives_1_vp_per_region_of_the_scribes_terrain(void **unused) {
    (void)unused;
    check_inn(&inn[1]);
}

/* ---- Village house ----------------------------------------------------------------------- */

/* The worked example: with three buildings 9 gold or 3 VP. Temples count. */
static void check_village_house(const version *card) {
    expect_units(card, "p1.map=A0:ps,A3:ps", "A0", 3);
    expect_units(card, "p1.map=A0:psa,A3:ps", "A0", 4);
    expect_units(card, "p1.map=A0:psat,A3:ps p1.temple=temple-sea", "A0", 5);
    expect_units(card, "p1.map=A0:psa,A3:ps p1.camps=A5 p2.map=B0:psca", "A3", 3);
}

static void test_village_house_gold_gives_3_gold_per_building_of_its_region(void **unused) {
    (void)unused;
    check_village_house(&village_house[0]);
    expect_units(&village_house[0], "p1.map=A0:p,A3:ps", "A0", 2);
    scene("egypt=civil,military p1.hand=village-house-gold,temple-order p1.map=A0:ps,A5:p "
          "p1.camps=A3 p2.map=A6:p");
    play_tokens("build:village-house-gold pay:clay");
    expect_answers("at:A0 at:A5");
    expect_refused("at:C5", DEUS_TOO_FEW_BUILDINGS);  /* empty */
    expect_refused("at:A3", DEUS_TOO_FEW_BUILDINGS);  /* a token is no building */
    expect_refused("at:A6", DEUS_OTHER_PLAYER_THERE); /* they must be mine */
}

static void test_village_house_vp_gives_1_vp_per_building_of_its_region(void **unused) {
    (void)unused;
    check_village_house(&village_house[1]);
    scene("egypt=civil,military p1.hand=village-house-vp,temple-order p1.map=A0:ps,A3:p,A5:pa");
    play_tokens("build:village-house-vp pay:clay pay:stone");
    expect_answers("at:A0 at:A5");
    expect_refused("at:A3", DEUS_TOO_FEW_BUILDINGS); /* one is not two */
    scene("egypt=civil,military p1.hand=village-house-vp,temple-order p1.map=A0:p,A3:p,A5:a");
    expect_refused("build:village-house-vp", DEUS_NO_CITY_FOR_PIECE);
}

/* ---- Isolated house ---------------------------------------------------------------------- */

/* Beside A3 lie A0, the seas A2 and A4, and C5; beside A6 A0, A5 and the village A1. */
static void check_isolated_house(const version *card) {
    expect_units(card, "p1.map=A0:p", "A3", 3);
    expect_units(card, "p1.map=A0:p,A2:m", "A3", 2);
    expect_units(card, "p1.map=A0:p p1.camps=A2 p2.map=C5:p", "A3", 1);
    expect_units(card, "p1.map=A0:p p2.camps=C5 p2.map=A4:m,B0:p", "A3", 1);
    expect_units(card, "p1.map=A0:p", "A6", 1);
    expect_units(card, "p1.map=A0:p villages=0,3,6,3", "A6", 1); /* emptied, but not attacked */
    expect_units(card, "p1.map=A0:p villages=x,3,6,3", "A6", 2);
    expect_units(card, "p1.map=A0:p,A5:s villages=5,x,x,x", "A6", 0);
}

static void test_isolated_house_gold_gives_3_gold_per_empty_region_beside(void **unused) {
    (void)unused;
    check_isolated_house(&isolated_house[0]);
}
static void test_isolated_house_vp_gives_1_vp_per_empty_region_beside(void **unused) {
    (void)unused;
    check_isolated_house(&isolated_house[1]);
}

/* ---- Palace ------------------------------------------------------------------------------ */

static void check_palace(const version *card) {
    expect_units(card, "p1.map=A0:p,A3:p", "A0", 2);
    /* Ships and tokens occupy, tile B and seat 2 do not count. */
    expect_units(card, "p1.map=A0:ps,A2:m,A3:p,B4:p p1.camps=A5 p2.map=A6:p", "A0", 4);
    expect_units(card, "p1.map=A0:ps,A2:m,A3:p,B4:p p1.camps=A5 p2.map=A6:p", "B4", 1);
    /* Regions of a tile's rim: the first and the last of their tile. */
    expect_units(card, "p1.map=B0:p,B5:m,B6:m,C0:p,A6:p", "B0", 3);
}

static void test_palace_gold_gives_3_gold_per_region_on_the_scribes_tile(void **unused) {
    (void)unused;
    check_palace(&palace[0]);
}
static void test_palace_vp_gives_1_vp_per_region_on_the_scribes_tile(void **unused) {
    (void)unused;
    check_palace(&palace[1]);
    scene("egypt=civil p1.hand=palace-vp,palace-gold p1.map=A0:p,A3:p");
    play_tokens("build:palace-gold pay:stone");
    expect_answers("at:A0 at:A3");
    expect_refused("at:A5", DEUS_TOO_FEW_BUILDINGS);
}

/* ---- Lighthouse -------------------------------------------------------------------------- */

/* The sea regions A2, C6, C1, D5, B2 and B1 are one ocean, A4 and D3 are oceans of one.
 *
 *        A5m   A6w
 *     A4s   A0f   A1V   B5w   B6m
 *        A3c   A2s   B4c   B0f   B1s
 *           C5w   C6s   B3V   B2s
 *        C4V   C0f   C1s   D5s   D6m
 *           C3c   C2m   D4c   D0w   D1f
 *                          D3s   D2V */
#define WIDE_SEA                                                                         \
    "deus players=2 tiles=0,0:1A0/1,0:2A2/0,1:3A3/1,1:4A1 villages=5,6,3,3 egypt=civil " \
    "deck=* p2.hand=legion,school p1.vp=5 p1.gold=20 p2.vp=5 p2.gold=20 "                \
    "p1.resources=2,2,2,2 p1.pieces=1,1,1,1,1 todo=turn "

static void expect_units_by_the_wide_sea(const version *card, const char *map, const char *region,
                                         int units) {
    char all[640], tokens[96];
    snprintf(all, sizeof all, WIDE_SEA "p1.hand=%s,school p1.map=%s", card->card, map);
    table_from(all);
    snprintf(tokens, sizeof tokens, "build:%s %s at:%s", card->card, card->payment, region);
    play_tokens(tokens);
    expect_question(DEUS_ASK_TURN, 2);
    expect_gains(card->gold * units, card->vp * units);
}

static void check_lighthouse(const version *card) {
    /* A0 lies beside two oceans of one region: one of them counts. */
    expect_units(card, "p1.map=A0:p", "A0", 1);
    /* B4 beside A2 alone and beside B5, whose ocean has B6 too. Ships change nothing. */
    expect_units(card, "p1.map=A0:p,B4:p", "B4", 2);
    expect_units(card, "p1.map=A0:p,B4:p,B5:m p2.map=B6:m", "B4", 2);
    expect_units(card, "p1.map=B3:p", "B3", 0); /* no sea beside */
    /* Six regions: four count; the ocean of one beside A0 is not chosen. */
    expect_units_by_the_wide_sea(card, "A0:p", "A0", 4);
    expect_units_by_the_wide_sea(card, "A5:p,A0:p", "A5", 1);
}

static void test_lighthouse_gold_gives_3_gold_per_region_of_an_ocean_beside(void **unused) {
    (void)unused;
    check_lighthouse(&lighthouse[0]);
}
static void test_lighthouse_vp_gives_1_vp_per_region_of_an_ocean_beside(void **unused) {
    (void)unused;
    check_lighthouse(&lighthouse[1]);
}

/* ---- The scribe -------------------------------------------------------------------------- */

static void expect_scribe(const char *region) {
    expect_regions(deus_region_bit(player(1)->scribe), region);
}

/* It moves before the effects: the first inn counts mountains now, not swamps. */
static void test_the_scribe_moves_with_every_civil_piece_before_effects(void **unused) {
    (void)unused;
    scene("egypt=civil p1.map=A0:p,A3:c,C6:p,B2:p p1.civil=inn-gold p1.scribe=A3 "
          "p1.hand=inn-vp,temple-order");
    play_tokens("build:inn-vp pay:wood pay:wheat at:A5");
    expect_scribe("A5");
    expect_is(player(1)->gold, 20 + 3);
    expect_is(player(1)->vp, 5 + 1);
    expect_told_in_order("place move-scribe gain-gold gain-vp");
    /* It need not stay with its first piece, and it can come back to a city. */
    scene("egypt=civil p1.map=A0:pc,A3:p,C6:p,B2:p p1.civil=inn-gold p1.scribe=A0 "
          "p1.hand=inn-vp,temple-order");
    play_tokens("build:inn-vp pay:wood pay:wheat at:A3");
    expect_is(player(1)->gold, 20 + 9);
    expect_is(player(1)->vp, 5 + 3);
}

static void test_other_pieces_do_not_move_the_scribe(void **unused) {
    (void)unused;
    scene(
        "egypt=civil p1.map=A0:p,A3:c p1.civil=inn-gold p1.scribe=A3 p1.hand=legion,temple-order");
    play_tokens("build:legion pay:wheat at:A5 skip");
    expect_scribe("A3");
    expect_is(times_told(DEUS_DID_MOVE_SCRIBE), 0);
    /* A temple in its region does not either. */
    scene("egypt=civil p1.map=A0:p,A3:c p1.civil=inn-gold p1.scribe=A3 p1.hand=temple-sea,legion "
          "p2.hand=legion,school");
    play_tokens("build:temple-sea pay:wood pay:clay pay:stone pay:wheat at:A0");
    expect_scribe("A3");
}

/* Each player has one; seat 2 builds and only its own scribe moves. */
static void test_each_player_has_a_scribe(void **unused) {
    (void)unused;
    scene("egypt=civil turn=2 p1.map=A0:p,A3:c p1.civil=inn-gold p1.scribe=A3 p2.map=B0:p "
          "p2.hand=inn-gold,temple-arms");
    play_tokens("build:inn-gold pay:wood at:B2");
    expect_scribe("A3");
    expect_regions(deus_region_bit(player(2)->scribe), "B2");
    expect_is(player(2)->gold, 23); /* A3 of seat 1 is a swamp too, but not theirs */
}

static void test_a_joker_in_the_civil_column_moves_the_scribe(void **unused) {
    (void)unused;
    scene("egypt=civil joker=on p1.map=A0:p,A3:c,C6:p p1.civil=inn-gold p1.scribe=A3 "
          "p1.hand=legion,temple-order");
    play_tokens("joker:legion column:civil at:A5");
    expect_scribe("A5");
    expect_is(player(1)->gold, 20 - 2 + 3); /* the inn below it counts A5 */
    /* A civil card as a joker of another column places no civil piece. */
    scene("egypt=civil joker=on p1.map=A0:p,A3:c p1.civil=inn-gold p1.scribe=A3 "
          "p1.hand=inn-gold,temple-order");
    play_tokens("joker:inn-gold column:military at:A5");
    expect_scribe("A3");
}

/* mut lays a civil card in another column; the piece is civil, so the scribe goes along. */
static void test_a_civil_card_in_another_column_moves_the_scribe(void **unused) {
    (void)unused;
    scene("egypt=civil,temple p1.map=A0:pat,A3:c p1.civil=inn-gold p1.scribe=A3 p1.temple=mut "
          "p1.charges=1 p1.military=ballista p1.hand=inn-gold,legion p2.hand=legion,school");
    play_tokens("build:inn-gold column:military pay:wood at:A5");
    expect_scribe("A5");
    expect_is(player(1)->gold, 20 + 4 + 3); /* ballista beside A1, then the new inn */
    /* maat lays a scientific card in the civil column: no civil piece. */
    scene("egypt=civil,temple p1.map=A0:pat,A3:c p1.civil=inn-gold p1.scribe=A3 p1.temple=maat "
          "p1.charges=1 p1.hand=library,legion p2.hand=legion,school");
    play_tokens("build:library column:civil pay:wheat at:A5 skip");
    expect_scribe("A3");
    expect_is(player(1)->gold, 20 + 3); /* but the inn there takes effect, in the swamp */
}

static void test_without_a_civil_piece_scribe_effects_give_nothing(void **unused) {
    (void)unused;
    static const char *const cards[] = {"inn-gold",    "inn-vp",          "village-house-gold",
                                        "palace-gold", "lighthouse-gold", "isolated-house-vp"};
    for (size_t k = 0; k < sizeof cards / sizeof cards[0]; k++) {
        char words[200];
        snprintf(words, sizeof words, "egypt=civil p1.map=A0:pc p1.civil=%s", cards[k]);
        scene_effects("civil", words);
        expect_gains(0, 0);
    }
    scene_effects("civil", "egypt=civil p1.map=A0:pc p1.civil=inn-gold p1.scribe=A0");
    expect_gains(3, 0);
}

/* Activated by another card, a civil card counts from where the scribe stands. */
static void test_an_activated_civil_card_counts_from_the_scribe(void **unused) {
    (void)unused;
    scene("egypt=civil p1.map=A0:p,A3:c,C6:p p1.civil=inn-gold p1.scribe=A3 "
          "p1.hand=academy-civil,temple-order");
    play_tokens("build:academy-civil pay:stone pay:wheat at:A5 activate:inn-gold");
    expect_is(player(1)->gold, 20 + 6);
    expect_scribe("A3");
    scene("egypt=civil p1.map=A0:p,A3:c,C6:p p1.civil=inn-gold p1.scribe=A3 "
          "p1.hand=academy-civil,temple-order");
    play_tokens("build:academy-civil pay:stone pay:wheat at:A5 skip");
    expect_is(player(1)->gold, 20);
}

/* E-G1: the scribe is in play with the civil cards of Egypt only. */
static void test_the_scribe_belongs_to_the_civil_module(void **unused) {
    (void)unused;
    scene("egypt=military p1.map=A0:p p1.hand=villa,temple-order");
    play_tokens("build:villa pay:wheat at:A3");
    expect_is(player(1)->scribe, DEUS_NO_REGION);
    expect_is(times_told(DEUS_DID_MOVE_SCRIBE), 0);
    expect_position_refused(RHOMBUS "deck=* p1.map=A0:c p1.scribe=A0 todo=turn", "scribe");
    expect_position_refused(RHOMBUS "egypt=civil deck=* p1.map=A0:c,A3:p p1.scribe=A3 todo=turn",
                            "scribe");
    table_new("egypt=civil seed=1");
    expect_is(player(1)->scribe, DEUS_NO_REGION);
    expect_is(player(2)->scribe, DEUS_NO_REGION);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_inn_gold_gives_3_gold_per_region_of_the_scribes_terrain, "E-C1 E-K2"),
        PROVES(test_inn_vp_gives_1_vp_per_region_of_the_scribes_terrain, "E-C1 E-K2"),
        PROVES(test_village_house_gold_gives_3_gold_per_building_of_its_region, "E-C1 E-G4"),
        PROVES(test_village_house_vp_gives_1_vp_per_building_of_its_region, "E-C1 E-G4"),
        PROVES(test_isolated_house_gold_gives_3_gold_per_empty_region_beside, "E-C1 E-K2"),
        PROVES(test_isolated_house_vp_gives_1_vp_per_empty_region_beside, "E-C1 E-K2"),
        PROVES(test_palace_gold_gives_3_gold_per_region_on_the_scribes_tile, "E-C1 E-K2"),
        PROVES(test_palace_vp_gives_1_vp_per_region_on_the_scribes_tile, "E-C1 E-G4"),
        PROVES(test_lighthouse_gold_gives_3_gold_per_region_of_an_ocean_beside, "E-C1"),
        PROVES(test_lighthouse_vp_gives_1_vp_per_region_of_an_ocean_beside, "E-C1"),
        PROVES(test_the_scribe_moves_with_every_civil_piece_before_effects, "E-C1"),
        PROVES(test_other_pieces_do_not_move_the_scribe, "E-C1"),
        PROVES(test_each_player_has_a_scribe, "E-C1"),
        PROVES(test_a_joker_in_the_civil_column_moves_the_scribe, "E-C1"),
        PROVES(test_a_civil_card_in_another_column_moves_the_scribe, "E-C1 E-T1"),
        PROVES(test_without_a_civil_piece_scribe_effects_give_nothing, "E-C1"),
        PROVES(test_an_activated_civil_card_counts_from_the_scribe, "E-C1 E-G2"),
        PROVES(test_the_scribe_belongs_to_the_civil_module, "E-C1 E-G1"),
    };
    return cmocka_run_group_tests_name("egypt: scribe", tests, NULL, NULL);
}
