/* Temples of Egypt that count (E-T2): 3 VP lie on them, and each time one of those is gained. */
#include <stdio.h>

#include "support/egypt.h"

/* A villa makes the region's 1st, 2nd, ... 5th building. */
static void check_cities(const char *temple, bool first, bool second, bool third, bool fourth,
                         bool fifth) {
    static const char *const regions[] = {"A5", "A3", "C5", "C0", "C6"};
    bool counts[] = {first, second, third, fourth, fifth};
    for (int k = 0; k < 5; k++) {
        char words[300], tokens[64];
        snprintf(words, sizeof words,
                 T HANDS "p1.map=A0:p,A3:p,C5:ps,C0:psa,C6:psat p1.pieces=1,0,1,1,1 p1.temple=%s "
                         "p1.charges=3 p1.hand=villa,school",
                 temple);
        scene(words);
        snprintf(tokens, sizeof tokens, "build:villa pay:wheat at:%s", regions[k]);
        play_tokens(tokens);
        expect_is(player(1)->vp, 5 + (counts[k] ? 4 : 0));
        expect_is(charges(1, 1), counts[k] ? 2 : 3);
        expect_is(told(DEUS_DID_BLESS, 1), counts[k] ? 4 : 0);
    }
}

static void test_seth_counts_regions_that_reach_exactly_2(void **unused) {
    (void)unused;
    check_cities("seth", false, true, false, false, false);
}
static void test_sobek_counts_regions_that_reach_exactly_3(void **unused) {
    (void)unused;
    check_cities("sobek", false, false, true, false, false);
}
static void test_thoth_counts_regions_that_reach_4_or_more(void **unused) {
    (void)unused;
    check_cities("thoth", false, false, false, true, true);
}

/* The temple just built counts. */
static void expect_own_construction(const char *temple, const char *map, bool counts) {
    build_temple(temple, map);
    expect_is(player(1)->vp, 5 + (counts ? 4 : 0));
    expect_is(charges(1, 1), counts ? 2 : 3);
}

static void test_city_counters_count_their_own_construction(void **unused) {
    (void)unused;
    expect_own_construction("seth", "p1.map=A0:p", true);
    expect_own_construction("seth", "p1.map=A0:ps", false);
    expect_own_construction("sobek", "p1.map=A0:p", false);
    expect_own_construction("sobek", "p1.map=A0:ps", true);
    expect_own_construction("sobek", "p1.map=A0:psc", false);
    expect_own_construction("thoth", "p1.map=A0:ps", false);
    expect_own_construction("thoth", "p1.map=A0:psc", true);
    expect_own_construction("thoth", "p1.map=A0:psca", true);
}

/* Not what others build, not an army that walks in. */
static void test_city_counters_count_only_what_their_owner_builds(void **unused) {
    (void)unused;
    scene(T "turn=2 p1.map=A0:pt p1.temple=seth p1.charges=3 p1.hand=villa,school p2.map=B0:p "
            "p2.hand=baths,farm");
    play_tokens("build:baths pay:clay pay:wheat at:B0");
    expect_is(charges(1, 1), 3);
    expect_is(player(1)->vp, 5);
    scene_effects("military", T HANDS "p1.map=A0:pt,A3:p,A5:a p1.temple=seth p1.charges=3 "
                                      "p1.military=legion p1.hand=villa,school");
    play_tokens("army:A5 march:A3");
    expect_is(charges(1, 1), 3);
}

/* Horus: every temple of anybody, his own too. */
static void test_horus_counts_every_temple_built(void **unused) {
    (void)unused;
    build_temple("horus", "p1.map=A0:psc"); /* 4 buildings: no matter */
    expect_is(player(1)->vp, 5 + 4);
    expect_is(charges(1, 1), 2);
    scene(T "turn=2 p1.map=A0:pt p1.temple=horus p1.charges=2 p1.hand=villa,school p2.map=B0:p "
            "p2.hand=amun,farm");
    play_tokens("build:amun " PAY);
    expect_is(player(1)->vp, 5 + 4);
    expect_is(player(2)->vp, 5 + 4); /* amun's own */
    expect_is(charges(1, 1), 1);
    scene(T "turn=2 p1.map=A0:pt p1.temple=horus p1.charges=2 p1.hand=villa,school p2.map=B0:p "
            "p2.hand=villa,farm");
    play_tokens("build:villa pay:wheat at:B0");
    expect_is(charges(1, 1), 2); /* no temple */
    /* A base temple is one too. */
    scene("temples=mixed turn=2 p1.map=A0:pt p1.temple=horus p1.charges=2 p1.hand=villa,school "
          "p2.map=B0:p p2.hand=temple-sea,farm");
    play_tokens("build:temple-sea " PAY);
    expect_is(charges(1, 1), 1);
}

/* All four temple pieces stand, so seat 2 lays its second temple without one. */
#define NO_TEMPLE_LEFT                                                                             \
    T "turn=2 p1.map=A0:pscat,A3:pscat,A5:pt,A2:m,A4:m p1.maritime=galley,galley "                 \
      "p1.production=farm,quarry p1.scientific=school,school p1.civil=forum,forum "                \
      "p1.military=legion,legion p1.temple=horus,isis,ptah p1.charges=2,0,0 p1.hand=villa,school " \
      "p2.map=B0:pscat,B5:m p2.maritime=galley p2.production=sawmill p2.scientific=school "        \
      "p2.civil=baths p2.military=legion p2.hand=aten,villa "

static void test_horus_counts_a_temple_without_a_piece_but_cities_do_not(void **unused) {
    (void)unused;
    scene(NO_TEMPLE_LEFT "p2.temple=thoth p2.charges=3");
    expect_is(state()->temples_left, 0);
    play_tokens("build:aten " PAY);
    expect_question(DEUS_ASK_TURN, 1); /* nothing was placed */
    expect_is(charges(1, 1), 1);
    expect_is(player(1)->vp, 5 + 4);
    expect_is(charges(2, 1), 3);
    expect_is(player(2)->vp, 5 + 4); /* aten's own */
}

/* Hathor: seat 2 attacks D1 and wins it; the owner looks on. */
static void test_hathor_counts_every_village_attacked_by_anybody(void **unused) {
    (void)unused;
    scene(T "turn=2 p1.map=A0:pt p1.temple=hathor p1.charges=3 p1.hand=villa,school "
            "p2.map=D0:a,D6:p p2.hand=galley,school");
    play_tokens("build:galley pay:wood pay:wheat at:D2 skip");
    expect_is(player(2)->vp, 5 + 3);
    expect_is(player(1)->vp, 5 + 4);
    expect_is(charges(1, 1), 2);
    /* No attack, no VP. */
    scene(T "turn=2 p1.map=A0:pt p1.temple=hathor p1.charges=3 p1.hand=villa,school "
            "p2.map=D0:p,D6:p p2.hand=galley,school");
    play_tokens("build:galley pay:wood pay:wheat at:D2 skip");
    expect_is(player(1)->vp, 5);
    /* An empty village counts. */
    scene(T "turn=2 p1.map=A0:pt p1.temple=hathor p1.charges=3 p1.hand=villa,school "
            "villages=5,3,6,0 p2.map=D0:a,D6:p p2.hand=galley,school");
    play_tokens("build:galley pay:wood pay:wheat at:D2 skip");
    expect_is(player(2)->vp, 5);
    expect_is(player(1)->vp, 5 + 4);
    /* Archers count too. */
    scene("egypt=temple,military villages=0,3,6,3 p1.map=A0:pat p1.temple=hathor p1.charges=3 "
          "p1.tokens=2 p1.military=archers p1.hand=villa,school p2.hand=baths,villa "
          "todo=end-turn/effects(column=military,place=1)");
    play_tokens("skip army:A0");
    expect_is(state()->attacked, 1);
    expect_is(player(1)->vp, 5 + 4);
    expect_is(charges(1, 1), 2);
}

/* The ship in A1 closes the rings of A6 and B5 at once (board of test_village.c). */
static void test_hathor_counts_each_of_several_villages(void **unused) {
    (void)unused;
    for (int vp = 1; vp <= 3; vp++) {
        char line[500];
        snprintf(line, sizeof line,
                 "deus players=2 tiles=0,0:1A5/1,0:2A4/0,1:3A0/1,1:4A0 villages=3,4,6,3 deck=* " T
                 "p1.hand=farm,legion p2.hand=school,legion p1.pieces=1,0,0,0,0 "
                 "p1.maritime=galley,galley p1.map=A5:pt,A0:a,B4:m p1.temple=hathor p1.charges=%d "
                 "p2.map=B0:a,B6:p todo=end-turn/place(column=maritime)",
                 vp);
        table_from(line);
        play_tokens("at:A1");
        expect_is(charges(1, 1), vp == 3 ? 1 : 0);
        expect_is(player(1)->vp, 3 + (vp == 1 ? 4 : 8)); /* the village A6, and the counter */
    }
}

static void test_an_empty_counter_is_dead(void **unused) {
    (void)unused;
    for (int vp = 0; vp <= 3; vp++) {
        char words[300];
        snprintf(words, sizeof words,
                 T HANDS "p1.map=A0:pt,A3:p p1.temple=seth p1.charges=%d p1.hand=villa,school", vp);
        scene(words);
        play_tokens("build:villa pay:wheat at:A3");
        expect_is(player(1)->vp, 5 + (vp > 0 ? 4 : 0));
        expect_is(charges(1, 1), vp > 0 ? vp - 1 : 0);
    }
}

/* What is left on the cards is gained at the end; a use of maat that is left is no VP. */
static void test_vp_left_on_temples_are_gained_at_the_end(void **unused) {
    (void)unused;
    scene(T HANDS
          "p1.map=A0:pscat,A2:m,A3:pt p1.temple=seth,maat p1.charges=2,1 p1.civil=forum " COLUMN
          "p1.hand=villa,school");
    expect_is(points(1, DEUS_FROM_COUNTERS), 2);
    expect_is(points(2, DEUS_FROM_COUNTERS), 0);
    int with = total(1);
    scene(T HANDS
          "p1.map=A0:pscat,A2:m,A3:pt p1.temple=seth,maat p1.charges=0,0 p1.civil=forum " COLUMN
          "p1.hand=villa,school");
    expect_is(total(1), with - 2);
    /* Played to the end they are told as a source of their own. */
    scene(T
          "round=120 first=2 turn=1 p1.map=A0:pt p1.temple=thoth p1.charges=3 p1.hand=villa,school "
          "p2.hand=baths,farm");
    play_tokens("offer:villa done");
    expect_is(table.question.seat, DM_NOBODY);
    int counters = 0;
    for (int k = 0; k < happened.count; k++)
        if (happened.items[k].kind == DEUS_DID_SCORE && happened.items[k].a == DEUS_FROM_COUNTERS)
            counters += happened.items[k].amount;
    expect_is(counters, 3);
}

/* VP on cards can be neither stolen nor spent, and everybody sees them. */
static void test_vp_on_temples_are_out_of_reach_and_public(void **unused) {
    (void)unused;
    scene("egypt=temple,military p1.map=A0:p p1.tokens=1 p1.hand=garrison,villa p2.vp=0 "
          "p2.map=A5:pt p2.temple=thoth p2.charges=3 p2.hand=baths,farm");
    play_tokens("build:garrison pay:wood pay:clay skip guard:2.temple");
    expect_is(charges(2, 1), 3);
    expect_is(player(1)->vp, 5);
    scene(T HANDS "p1.vp=0 p1.map=A0:pt p1.temple=thoth p1.charges=3 p1.hand=villa,school");
    play_tokens("build:villa pay:wheat");
    expect_refused("edge:D3", DEUS_EDGE_NEEDS_VP);
    dm_state seen;
    deus_game.observe(&table.state, 1, &seen);
    expect_is(deus_mutable(&seen)->players[0].charges[0], 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_seth_counts_regions_that_reach_exactly_2, "E-T2"),
        PROVES(test_sobek_counts_regions_that_reach_exactly_3, "E-T2"),
        PROVES(test_thoth_counts_regions_that_reach_4_or_more, "E-T2"),
        PROVES(test_city_counters_count_their_own_construction, "E-T2"),
        PROVES(test_city_counters_count_only_what_their_owner_builds, "E-T2"),
        PROVES(test_horus_counts_every_temple_built, "E-T2"),
        PROVES(test_horus_counts_a_temple_without_a_piece_but_cities_do_not, "E-T2"),
        PROVES(test_hathor_counts_every_village_attacked_by_anybody, "E-T2"),
        PROVES(test_hathor_counts_each_of_several_villages, "E-T2"),
        PROVES(test_an_empty_counter_is_dead, "E-T2"),
        PROVES(test_vp_left_on_temples_are_gained_at_the_end, "E-T2"),
        PROVES(test_vp_on_temples_are_out_of_reach_and_public, "E-T2"),
    };
    return cmocka_run_group_tests_name("egypt: counters", tests, NULL, NULL);
}
