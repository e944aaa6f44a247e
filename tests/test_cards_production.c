/* Production cards: what a building gives depends on the terrain it stands on. */
#include <stdio.h>

#include "support/scene.h"

/* ---- One building, or each --------------------------------------------------------------- */

static void test_small_production_lets_exactly_one_building_give_one_resource(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=small-production,villa");
    play_tokens("build:small-production at:A3"); /* 2 gold: nothing to choose */
    expect_is(player(1)->gold, 20 - 2);
    expect_question(DEUS_ASK_PRODUCE, 1);
    expect_answers("take:clay take:wheat skip");
    expect_refused("take:wood", DEUS_NO_PRODUCTION_THERE);
    int wheat = supply_of(DEUS_WHEAT);
    play_tokens("take:wheat");
    expect_question(DEUS_ASK_TURN, 2); /* the other building gives nothing */
    expect_resources(1, "2,2,2,3");
    expect_is(supply_of(DEUS_WHEAT), wheat - 1);
}

static void test_small_production_can_be_declined_or_find_the_supply_empty(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=small-production,villa");
    play_tokens("build:small-production at:A3 skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "2,2,2,2");

    scene("p1.map=A0:p p1.hand=small-production,villa p2.resources=2,8,2,2");
    play_tokens("build:small-production at:A3");
    expect_refused("take:clay", DEUS_SUPPLY_EMPTY);
    expect_allowed("take:wheat");
}

static void test_large_production_lets_each_building_give_one_resource(void **unused) {
    (void)unused;
    scene("p1.map=A0:pc,B4:p,C6:c p1.hand=large-production,villa p2.map=D5:p");
    play_tokens("build:large-production pay:wood pay:clay at:A3");
    expect_question(DEUS_ASK_TURN, 2); /* a pure gain: nobody is asked */
    expect_resources(1, "1,2,3,3");    /* clay of A3, stone of B4, wheat of A0; none of C6 */
    expect_is(told(DEUS_DID_GAIN_RESOURCE, 1), 3);

    scene("p1.map=A0:p,B4:p p1.hand=large-production,villa p2.resources=2,2,8,2");
    play_tokens("build:large-production pay:wood pay:clay at:A3");
    expect_resources(1, "1,2,2,3"); /* stone has run out */
}

/* ---- Cooperatives: 2 per production building on a terrain -------------------------------- */

static void build_cooperative(const char *card, const char *map, const char *taken,
                              const char *tokens) {
    char words[200], all[100];
    snprintf(words, sizeof words, "p1.hand=%s,villa p1.map=%s p2.resources=%s", card, map, taken);
    scene(words);
    snprintf(all, sizeof all, "build:%s %s", card, tokens);
    play_tokens(all);
    expect_question(DEUS_ASK_TURN, 2); /* a pure gain: nobody is asked */
}

/* On `map` one production building stands on the terrain, one elsewhere, and a civil building on
 * another region of the terrain. `on` is a further region of the terrain, `off` one of another.
 * With `rare` taken by seat 2, one of the resource is left. */
static void check_cooperative(const char *card, const char *map, uint8_t resource, const char *on,
                              const char *off, const char *rare) {
    char tokens[48];
    int paid = resource == DEUS_STONE || resource == DEUS_WHEAT;
    snprintf(tokens, sizeof tokens, "pay:stone pay:wheat at:%s", on);
    build_cooperative(card, map, "2,2,2,2", tokens);
    expect_is(told(DEUS_DID_GAIN_RESOURCE, 1), 4);
    expect_is(player(1)->resources[resource], 2 - paid + 4);

    snprintf(tokens, sizeof tokens, "pay:stone pay:wheat at:%s", off);
    build_cooperative(card, map, "2,2,2,2", tokens);
    expect_is(told(DEUS_DID_GAIN_RESOURCE, 1), 2);
    expect_is(player(1)->resources[resource], 2 - paid + 2);

    snprintf(tokens, sizeof tokens, "gold:stone gold:wheat at:%s", on);
    build_cooperative(card, map, rare, tokens);
    expect_is(told(DEUS_DID_GAIN_RESOURCE, 1), 1);
    expect_is(supply_of(resource), 0);
}

static void test_cooperative_swamp_gives_2_clay_per_production_building_in_a_swamp(void **unused) {
    (void)unused;
    check_cooperative("cooperative-swamp", "A0:p,C6:p,B2:c", DEUS_CLAY, "A3", "A5", "2,7,2,2");
}
static void
test_cooperative_forest_gives_2_wood_per_production_building_in_a_forest(void **unused) {
    (void)unused;
    check_cooperative("cooperative-forest", "A0:p,B3:p,C2:c", DEUS_WOOD, "A6", "A5", "7,2,2,2");
}
static void
test_cooperative_mountain_gives_2_stone_per_production_building_on_a_mountain(void **unused) {
    (void)unused;
    check_cooperative("cooperative-mountain", "A0:p,B4:p,C5:c", DEUS_STONE, "A5", "A6", "2,2,7,2");
}
static void test_cooperative_field_gives_2_wheat_per_production_building_in_a_field(void **unused) {
    (void)unused;
    check_cooperative("cooperative-field", "A3:p,B0:p,C0:c", DEUS_WHEAT, "A0", "C5", "2,2,2,7");
}

/* ---- Harvests: 1 per building in one region of a terrain --------------------------------- */

/* `full` is a region of the terrain with a civil building, an army and a temple; `small` has a
 * school; `foreign` is of another player; `beside` is where the card is built, of other terrain. */
typedef struct harvest {
    const char *card;
    uint8_t resource;
    const char *full, *small, *foreign, *beside;
    const char *rare, *none; /* seat 2's resources that leave 2, and none, of the resource */
} harvest;

static void begin_harvest_scene(const harvest *h, const char *taken, const char *payment) {
    char words[240], tokens[80];
    snprintf(words, sizeof words,
             "p1.hand=%s,villa p1.temple=temple-sea p1.map=%s:cat,%s:s p2.map=%s:p p2.resources=%s",
             h->card, h->full, h->small, h->foreign, taken);
    scene(words);
    snprintf(tokens, sizeof tokens, "build:%s %s at:%s", h->card, payment, h->beside);
    play_tokens(tokens);
}

static const char *harvest_at(const char *region) {
    static char token[16];
    snprintf(token, sizeof token, "harvest:%s", region);
    return token;
}

static void check_harvest(const harvest *h) {
    begin_harvest_scene(h, "2,2,2,2", "pay:clay");
    int before = player(1)->resources[h->resource];
    expect_question(DEUS_ASK_HARVEST, 1);
    expect_is(table.question.count, 3);
    expect_allowed(harvest_at(h->small));
    expect_allowed("skip");
    expect_refused(harvest_at(h->foreign), DEUS_NOT_OCCUPIED);
    expect_refused(harvest_at(h->beside), DEUS_WRONG_TERRAIN);
    play_tokens(harvest_at(h->full)); /* without a production building; army and temple count */
    expect_is(player(1)->resources[h->resource], before + 3);
    expect_question(DEUS_ASK_TURN, 2); /* one region only */

    begin_harvest_scene(h, "2,2,2,2", "pay:clay");
    play_tokens(harvest_at(h->small));
    expect_is(told(DEUS_DID_GAIN_RESOURCE, 1), 1);

    begin_harvest_scene(h, "2,2,2,2", "pay:clay");
    play_tokens("skip");
    expect_is(told(DEUS_DID_GAIN_RESOURCE, 1), 0);
    expect_question(DEUS_ASK_TURN, 2);

    begin_harvest_scene(h, h->rare, "gold:clay");
    play_tokens(harvest_at(h->full));
    expect_is(told(DEUS_DID_GAIN_RESOURCE, 1), 2);

    begin_harvest_scene(h, h->none, "gold:clay"); /* nothing to gain: nothing is asked */
    expect_question(DEUS_ASK_TURN, 2);
}

static void test_brickyard_gives_a_clay_per_building_in_one_swamp(void **unused) {
    (void)unused;
    const harvest h = {"brickyard", DEUS_CLAY, "A3", "C6", "B2", "A0", "2,6,2,2", "2,8,2,2"};
    check_harvest(&h);
}
static void test_sawmill_gives_a_wood_per_building_in_one_forest(void **unused) {
    (void)unused;
    const harvest h = {"sawmill", DEUS_WOOD, "A6", "B3", "C2", "A0", "6,2,2,2", "8,2,2,2"};
    check_harvest(&h);
}
static void test_quarry_gives_a_stone_per_building_on_one_mountain(void **unused) {
    (void)unused;
    const harvest h = {"quarry", DEUS_STONE, "A5", "B4", "C5", "A0", "2,2,6,2", "2,2,8,2"};
    check_harvest(&h);
}
static void test_farm_gives_a_wheat_per_building_in_one_field(void **unused) {
    (void)unused;
    const harvest h = {"farm", DEUS_WHEAT, "A0", "B0", "C0", "A3", "2,2,2,6", "2,2,2,8"};
    check_harvest(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_small_production_lets_exactly_one_building_give_one_resource),
        PROVES(test_small_production_can_be_declined_or_find_the_supply_empty, "D-B8 D-O4"),
        PROVES(test_large_production_lets_each_building_give_one_resource, "D-B8 D-O4"),
        cmocka_unit_test(test_cooperative_swamp_gives_2_clay_per_production_building_in_a_swamp),
        cmocka_unit_test(test_cooperative_forest_gives_2_wood_per_production_building_in_a_forest),
        cmocka_unit_test(
            test_cooperative_mountain_gives_2_stone_per_production_building_on_a_mountain),
        cmocka_unit_test(test_cooperative_field_gives_2_wheat_per_production_building_in_a_field),
        PROVES(test_brickyard_gives_a_clay_per_building_in_one_swamp, "D-TP4"),
        cmocka_unit_test(test_sawmill_gives_a_wood_per_building_in_one_forest),
        cmocka_unit_test(test_quarry_gives_a_stone_per_building_on_one_mountain),
        cmocka_unit_test(test_farm_gives_a_wheat_per_building_in_one_field),
    };
    return cmocka_run_group_tests_name("cards: production", tests, NULL, NULL);
}
