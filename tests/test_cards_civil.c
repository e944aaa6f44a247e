/* Civil cards: pure gains of VP or gold, by terrain or by the size of cities. Nobody is asked. */
#include <stdio.h>

#include "support/scene.h"

static void build_civil(const char *card, const char *payment, const char *map,
                        const char *region) {
    char words[320], tokens[96];
    snprintf(words, sizeof words, "p1.hand=%s,temple-order p1.map=%s", card, map);
    scene(words);
    snprintf(tokens, sizeof tokens, "build:%s %s at:%s", card, payment, region);
    play_tokens(tokens);
    expect_question(DEUS_ASK_TURN, 2);
}

static void expect_vp_and_gold(int vp, int gold) {
    expect_is(player(1)->vp, 5 + vp);
    expect_is(player(1)->gold, 20 + gold);
    expect_is(told(DEUS_DID_GAIN_VP, 1), vp);
    expect_is(told(DEUS_DID_GAIN_GOLD, 1), gold);
}

/* ---- By terrain -------------------------------------------------------------------------- */

/* `three` occupies three regions of the terrain, one of them with two buildings, and seat 2 a
 * fourth; `none` occupies none. The card is built on `beside`, which is of another terrain. */
typedef struct by_terrain {
    const char *three, *none, *beside;
} by_terrain;

static const by_terrain forest = {"A6:ps,B3:a,C2:p,A0:p p2.map=D0:p", "A0:p p2.map=D0:p", "A3"};
static const by_terrain field = {"A0:ps,B0:a,C0:p p2.map=D6:p", "A5:p p2.map=D6:p", "A5"};
static const by_terrain swamp = {"A3:ps,C6:a,B2:p,A0:p p2.map=D3:p", "A0:p p2.map=D3:p", "A5"};
static const by_terrain mountain = {"A5:ps,B4:a,C5:p,A0:p p2.map=D5:p", "A0:p p2.map=D5:p", "A3"};

static void check_guild(const char *card, const by_terrain *on) {
    build_civil(card, "pay:stone", on->three, on->beside);
    expect_vp_and_gold(3, 0);
    build_civil(card, "pay:stone", on->none, on->beside);
    expect_vp_and_gold(0, 0);
}

static void check_trading_post(const char *card, const by_terrain *on) {
    build_civil(card, "pay:wood", on->three, on->beside);
    expect_vp_and_gold(0, 9);
    build_civil(card, "pay:wood", on->none, on->beside);
    expect_vp_and_gold(0, 0);
}

static void test_guild_forest_gives_a_vp_per_forest_you_occupy(void **unused) {
    (void)unused;
    check_guild("guild-forest", &forest);
}
static void test_guild_field_gives_a_vp_per_field_you_occupy(void **unused) {
    (void)unused;
    check_guild("guild-field", &field);
}
static void test_guild_swamp_gives_a_vp_per_swamp_you_occupy(void **unused) {
    (void)unused;
    check_guild("guild-swamp", &swamp);
}
static void test_guild_mountain_gives_a_vp_per_mountain_you_occupy(void **unused) {
    (void)unused;
    check_guild("guild-mountain", &mountain);
}
static void test_trading_post_forest_gives_3_gold_per_forest_you_occupy(void **unused) {
    (void)unused;
    check_trading_post("trading-post-forest", &forest);
}
static void test_trading_post_mountain_gives_3_gold_per_mountain_you_occupy(void **unused) {
    (void)unused;
    check_trading_post("trading-post-mountain", &mountain);
}
static void test_trading_post_swamp_gives_3_gold_per_swamp_you_occupy(void **unused) {
    (void)unused;
    check_trading_post("trading-post-swamp", &swamp);
}
static void test_trading_post_field_gives_3_gold_per_field_you_occupy(void **unused) {
    (void)unused;
    check_trading_post("trading-post-field", &field);
}

/* The region the card is built on counts: effects read the board after the placement. */
static void test_a_guild_counts_the_region_it_is_built_on(void **unused) {
    (void)unused;
    build_civil("guild-forest", "pay:stone", "A0:p", "A6");
    expect_vp_and_gold(1, 0);
}

/* ---- By the size of cities --------------------------------------------------------------- */

/* Regions with two buildings: A0 and A3, then also C5, then also C6. The card makes A5 none. */
#define ONE_CITY    "A0:ps,A3:p"
#define TWO_CITIES  "A0:ps,A3:ps"
#define THREE       "A0:ps,A3:ps,C5:ps"
#define FOUR_CITIES "A0:ps,A3:ps,C5:ps,C6:ps"

static void check_pairs(const char *card, const char *payment, int vp, int gold) {
    build_civil(card, payment, ONE_CITY, "A5");
    expect_vp_and_gold(0, 0);
    build_civil(card, payment, TWO_CITIES, "A5");
    expect_vp_and_gold(vp, gold);
    build_civil(card, payment, THREE, "A5"); /* rounded down */
    expect_vp_and_gold(vp, gold);
    build_civil(card, payment, FOUR_CITIES, "A5");
    expect_vp_and_gold(2 * vp, 2 * gold);
}

static void test_forum_gives_a_vp_per_pair_of_regions_with_two_buildings(void **unused) {
    (void)unused;
    check_pairs("forum", "pay:clay pay:stone", 1, 0);
}
static void test_market_hall_gives_3_gold_per_pair_of_regions_with_two_buildings(void **unused) {
    (void)unused;
    check_pairs("market-hall", "pay:clay", 0, 3);
}

/* Three buildings: the new one makes the third of A0; C5 has four, A3 two. A temple counts. */
static void check_large_cities(const char *card, const char *payment, int vp, int gold) {
    build_civil(card, payment, "A0:ps,A3:ps", "A5");
    expect_vp_and_gold(0, 0);
    build_civil(card, payment, "A0:ps,A3:ps", "A0");
    expect_vp_and_gold(vp, gold);
    build_civil(card, payment, "A0:ps,A3:ps,C5:psca", "A0");
    expect_vp_and_gold(2 * vp, 2 * gold);
    build_civil(card, payment, "A0:p,A3:pst p1.temple=temple-sea", "A0");
    expect_vp_and_gold(vp, gold);
}

static void test_baths_give_a_vp_per_region_with_three_buildings(void **unused) {
    (void)unused;
    check_large_cities("baths", "pay:clay pay:wheat", 1, 0);
}
static void test_villa_gives_3_gold_per_region_with_three_buildings(void **unused) {
    (void)unused;
    check_large_cities("villa", "pay:wheat", 0, 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_guild_forest_gives_a_vp_per_forest_you_occupy),
        cmocka_unit_test(test_guild_field_gives_a_vp_per_field_you_occupy),
        cmocka_unit_test(test_guild_swamp_gives_a_vp_per_swamp_you_occupy),
        cmocka_unit_test(test_guild_mountain_gives_a_vp_per_mountain_you_occupy),
        cmocka_unit_test(test_trading_post_forest_gives_3_gold_per_forest_you_occupy),
        cmocka_unit_test(test_trading_post_mountain_gives_3_gold_per_mountain_you_occupy),
        cmocka_unit_test(test_trading_post_swamp_gives_3_gold_per_swamp_you_occupy),
        cmocka_unit_test(test_trading_post_field_gives_3_gold_per_field_you_occupy),
        PROVES(test_a_guild_counts_the_region_it_is_built_on, "D-B8"),
        cmocka_unit_test(test_forum_gives_a_vp_per_pair_of_regions_with_two_buildings),
        cmocka_unit_test(test_market_hall_gives_3_gold_per_pair_of_regions_with_two_buildings),
        PROVES(test_baths_give_a_vp_per_region_with_three_buildings, "D-TP4"),
        cmocka_unit_test(test_villa_gives_3_gold_per_region_with_three_buildings),
    };
    return cmocka_run_group_tests_name("cards: civil", tests, NULL, NULL);
}
