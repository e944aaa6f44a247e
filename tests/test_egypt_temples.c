/* Temples of Egypt (E-T1): 4 VP at once and a lasting power; and temples of both games together. */
#include <stdio.h>

#include "support/egypt.h"

/* ---- What all of them share -------------------------------------------------------------- */

static void test_temples_give_4_vp_or_hold_3(void **unused) {
    (void)unused;
    static const struct {
        const char *card;
        int vp, charges;
    } temples[] = {
        {"amun", 4, 0},  {"anubis", 4, 0}, {"apis", 4, 0},  {"aten", 4, 0},
        {"isis", 4, 0},  {"ptah", 4, 0},   {"maat", 4, 1},  {"min", 4, 1},
        {"montu", 4, 1}, {"mut", 4, 1},    {"neith", 4, 1}, {"hathor", 0, 3},
        {"sobek", 0, 3}, {"thoth", 0, 3},  {"horus", 4, 2}, /* these two count their own
                                                               construction */
        {"seth", 4, 2},
    };
    expect_is(sizeof temples / sizeof temples[0], 16);
    for (size_t k = 0; k < sizeof temples / sizeof temples[0]; k++) {
        build_temple(temples[k].card, "p1.map=A0:p,A3:s");
        expect_is(player(1)->vp, 5 + temples[k].vp);
        expect_is(charges(1, 1), temples[k].charges);
        expect_regions(player(1)->pieces[DEUS_TEMPLE], "A0");
        expect_resources(1, "1,1,1,1"); /* each paid, and none of them pays for itself */
        expect_is(points(1, DEUS_FROM_TEMPLES), 0);
        expect_is(times_told(DEUS_DID_USE_GOOD), 0);
    }
}

static void test_requirements_are_those_of_base_temples(void **unused) {
    (void)unused;
    scene(T HANDS "p1.map=A2:m p1.hand=isis,villa");
    expect_refused("build:isis", DEUS_NO_TEMPLE_SITE);
    scene(T HANDS "p1.map=A0:pt p1.temple=ptah p1.hand=isis,villa");
    expect_refused("build:isis", DEUS_COLUMN_TOO_SHORT);
    scene(T HANDS "p1.map=A0:p p1.hand=isis,villa p1.gold=0 p1.resources=1,1,1,0");
    expect_refused("build:isis", DEUS_CANNOT_PAY);
    scene(T HANDS "p1.map=A0:p,A3:p p1.hand=isis,villa");
    play_tokens("build:isis " PAY);
    expect_answers("at:A0 at:A3");
    expect_position_refused(RHOMBUS T "deck=* p1.map=A0:pt p1.temple=ptah p1.charges=1 todo=turn",
                            "impossible VP on temples");
    expect_position_refused(RHOMBUS T "deck=* p1.map=A0:pt p1.temple=temple-sea todo=turn",
                            "not among the cards in play");
    expect_position_refused(RHOMBUS "deck=* p1.map=A0:pt p1.temple=amun todo=turn",
                            "not among the cards in play");
}

/* ---- Permanent goods --------------------------------------------------------------------- */

/* `one` costs the good alone, `two` the good and another. */
static void check_permanent_good(const char *temple, const char *one, const char *two,
                                 const char *rest, uint8_t good) {
    char words[300], tokens[96];
    snprintf(words, sizeof words, T HANDS "p1.map=A0:pt p1.temple=%s p1.hand=%s,%s", temple, one,
             two);
    scene(words);
    snprintf(tokens, sizeof tokens, "build:%s", one);
    play_tokens(tokens);
    expect_question(DEUS_ASK_PLACE, 1); /* nothing to pay */
    expect_is(player(1)->resources[good], 2);
    expect_is(player(1)->gold, 20);
    expect_is(told(DEUS_DID_USE_GOOD, 1), 1);

    scene(words);
    snprintf(tokens, sizeof tokens, "build:%s %s", two, rest);
    play_tokens(tokens);
    expect_question(DEUS_ASK_PLACE, 1); /* the other one only */
    expect_is(player(1)->resources[good], 2);

    /* Without money: buildable with the temple, not without. */
    snprintf(words, sizeof words,
             T HANDS "p1.map=A0:pt p1.temple=%s p1.hand=%s,%s p1.gold=0 p1.resources=0,0,0,0",
             temple, one, two);
    scene(words);
    snprintf(tokens, sizeof tokens, "build:%s", one);
    expect_allowed(tokens);
    snprintf(tokens, sizeof tokens, "build:%s", two);
    expect_refused(tokens, DEUS_CANNOT_PAY);
    expect_is(points(1, DEUS_FROM_WOOD + good), 0); /* no majority */
    snprintf(words, sizeof words,
             T HANDS "p1.map=A0:pt p1.temple=isis p1.hand=%s,%s p1.gold=0 p1.resources=0,0,0,0",
             one, two);
    scene(words);
    snprintf(tokens, sizeof tokens, "build:%s", one);
    expect_refused(tokens, DEUS_CANNOT_PAY);
}

static void test_amun_is_a_permanent_wheat(void **unused) {
    (void)unused;
    check_permanent_good("amun", "legion", "ballista", "pay:wood", DEUS_WHEAT);
}
static void test_anubis_is_a_permanent_wood(void **unused) {
    (void)unused;
    check_permanent_good("anubis", "workshop", "ballista", "pay:wheat", DEUS_WOOD);
}
static void test_apis_is_a_permanent_clay(void **unused) {
    (void)unused;
    check_permanent_good("apis", "school", "baths", "pay:wheat", DEUS_CLAY);
}
static void test_aten_is_a_permanent_stone(void **unused) {
    (void)unused;
    check_permanent_good("aten", "guild-field", "forum", "pay:clay", DEUS_STONE);
}

/* For construction only, one per building, for every construction: temples too, by its owner. */
static void test_a_permanent_good_serves_construction_only(void **unused) {
    (void)unused;
    scene(T HANDS
          "p1.map=A0:pt,A2:m p1.temple=amun p1.resources=2,2,2,0 p1.maritime=sailing-ship-wheat "
          "p1.hand=villa,school todo=end-turn/effects(column=maritime,place=1)");
    expect_question(DEUS_ASK_TURN, 2); /* no wheat to sell */
    scene(T HANDS "p1.map=A0:pt,A2:m,A3:psca p1.temple=amun p1.civil=forum " COLUMN
                  "p1.hand=aten,school");
    play_tokens("build:aten pay:wood pay:clay pay:stone"); /* its own stone too */
    expect_resources(1, "1,1,1,2");
    expect_is(player(1)->vp, 5 + 4);
    /* The temple of seat 1 does not serve seat 2. */
    scene(T "turn=2 p1.map=A0:pt p1.temple=amun p1.hand=villa,school p2.map=B0:p "
            "p2.hand=legion,school");
    play_tokens("build:legion");
    expect_question(DEUS_ASK_PAY, 2);
}

/* ---- Isis -------------------------------------------------------------------------------- */

#define WITH(temple) T HANDS "p1.map=A0:pt,A3:p p1.temple=" temple " "

static void test_isis_refills_to_7_cards(void **unused) {
    (void)unused;
    scene(WITH("isis") "p1.hand=villa");
    play_tokens("build:villa pay:wheat at:A5"); /* the last card: D-T2 */
    expect_is(player(1)->hand_count, 7);
    scene(WITH("isis") "p1.hand=villa,legion");
    play_tokens("offer:villa done"); /* D-O3 */
    expect_is(player(1)->hand_count, 7);
    scene(WITH("isis") "p1.hand=villa,legion,school");
    play_tokens("offer:school done"); /* and Minerva's card */
    expect_is(player(1)->hand_count, 8);
    scene(WITH("isis") "p1.hand=school,school,school,school,villa,villa,legion,legion,baths,baths");
    play_tokens("offer:school discard:school discard:school discard:school done");
    expect_is(player(1)->hand_count, 10); /* 6, up to 7, then 4 more: never above 10 */
    scene(WITH("isis") "p1.hand=villa,legion");
    play_tokens("build:villa pay:wheat at:A5");
    expect_is(player(1)->hand_count, 1); /* not after every turn */
    build_temple("isis", "p1.map=A0:p");
    expect_is(player(1)->hand_count, 1);
    /* Without it, and for the other player: 5. */
    scene(WITH("ptah") "p1.hand=villa");
    play_tokens("build:villa pay:wheat at:A5");
    expect_is(player(1)->hand_count, 5);
    scene(T
          "turn=2 p1.map=A0:pt p1.temple=isis p1.hand=villa,school p2.map=B0:p p2.hand=baths,farm");
    play_tokens("offer:baths done");
    expect_is(player(2)->hand_count, 5);
}

/* Its own construction empties the hand: the new temple counts already. */
static void test_isis_counts_from_the_moment_it_lies_there(void **unused) {
    (void)unused;
    scene(T HANDS "p1.map=A0:p,A3:p p1.hand=isis");
    play_tokens("build:isis " PAY " at:A0");
    expect_is(player(1)->hand_count, 7);
}

/* ---- Ptah -------------------------------------------------------------------------------- */

/* The worked example: four cards for Ceres give five resources. */
static void test_ptah_counts_one_card_more_for_ceres(void **unused) {
    (void)unused;
    scene(WITH("ptah") "p1.hand=farm,villa,villa,legion,baths");
    play_tokens("offer:farm discard:villa discard:villa discard:legion done take:wood take:wood "
                "take:clay take:stone take:wheat");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "4,3,3,3");
    expect_is(player(1)->board[DEUS_PRODUCTION], 2); /* one piece, as ever */
    expect_is(told(DEUS_DID_INVOKE, 1), 5);
    expect_is(told(DEUS_DID_OFFER, 1), 4);
}

static void test_ptah_counts_one_card_more_for_every_god(void **unused) {
    (void)unused;
    scene(WITH("ptah") "p1.hand=galley,villa");
    play_tokens("offer:galley done");
    expect_is(player(1)->gold, 20 + 4);
    scene(WITH("ptah") "p1.hand=school,villa,villa");
    play_tokens("offer:school discard:villa done"); /* 1 left, up to 5, then 3 */
    expect_is(player(1)->hand_count, 8);
    scene(WITH("ptah") "p1.hand=villa,school");
    play_tokens("offer:villa done");
    expect_is(player(1)->vp, 5 + 2); /* Vesta with one card */
    scene(WITH("ptah") "p1.hand=villa,school");
    play_tokens("offer:villa discard:school");
    expect_is(player(1)->vp, 5 + 2);
    scene(WITH("ptah") "p1.hand=legion,school");
    play_tokens("offer:legion done piece:maritime piece:civil");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->board[DEUS_MARITIME], 2);
    expect_is(player(1)->board[DEUS_CIVIL], 2);
    scene(WITH("ptah") "p1.hand=aten,school"); /* Jupiter calls Ceres */
    play_tokens("offer:aten done god:ceres take:wood take:wheat");
    expect_question(DEUS_ASK_TURN, 2);
    /* Without it. */
    scene(WITH("isis") "p1.hand=villa,school");
    play_tokens("offer:villa done");
    expect_is(player(1)->vp, 5 + 1);
    scene(WITH("isis") "p1.hand=galley,villa");
    play_tokens("offer:galley done");
    expect_is(player(1)->gold, 20 + 2);
}

/* ---- A card in another column ------------------------------------------------------------ */

typedef struct laying {
    const char *temple, *card, *payment, *at;
    uint8_t colour;
} laying;

static const laying layings[] = {
    {"maat", "library", "pay:wheat", "A3", DEUS_SCIENTIFIC},
    {"min", "large-production", "pay:wood pay:clay", "A3", DEUS_PRODUCTION},
    {"montu", "ballista", "pay:wood pay:wheat", "A3", DEUS_MILITARY},
    {"mut", "villa", "pay:wheat", "A3", DEUS_CIVIL},
    {"neith", "galley", "pay:wood pay:wheat", "A2", DEUS_MARITIME},
};

static void lay(const laying *row, const char *column, const char *words) {
    char all[500], tokens[160];
    snprintf(all, sizeof all,
             T HANDS "p1.map=A0:pct p1.temple=%s p1.civil=guild-field p1.charges=1 "
                     "p1.hand=%s,quarry %s",
             row->temple, row->card, words);
    scene(all);
    snprintf(tokens, sizeof tokens, "build:%s", row->card);
    play_tokens(tokens);
    expect_question(DEUS_ASK_LAY, 1);
    expect_answers("column:maritime column:production column:scientific column:civil "
                   "column:military");
    snprintf(tokens, sizeof tokens, "column:%s %s at:%s", column, row->payment, row->at);
    play_tokens(tokens);
    while (table.question.seat == 0) play_tokens("skip");
}

/* In the column above guild-field: the piece is of the card's type, and that column takes effect.
 */
static void test_a_card_laid_elsewhere_places_its_own_piece(void **unused) {
    (void)unused;
    for (size_t k = 0; k < sizeof layings / sizeof layings[0]; k++) {
        const laying *row = &layings[k];
        uint8_t column = row->colour == DEUS_CIVIL ? DEUS_SCIENTIFIC : DEUS_CIVIL;
        int below = column == DEUS_CIVIL; /* guild-field */
        lay(row, deus_colour_ids[column], "");
        expect_is(player(1)->height[column], below + 1);
        expect_is(player(1)->column[column][below], deus_card_named(row->card));
        expect_is(player(1)->height[row->colour], row->colour == DEUS_CIVIL);
        assert_true(player(1)->pieces[row->colour] & at(row->at));
        expect_is(player(1)->board[row->colour], 0);
        expect_is(player(1)->board[column], 1);
        expect_is(player(1)->vp, 5 + below); /* that column takes effect, from its bottom */
        expect_is(charges(1, 1), 0);
    }
}

static void test_laying_elsewhere_is_a_choice_and_comes_once(void **unused) {
    (void)unused;
    for (size_t k = 0; k < sizeof layings / sizeof layings[0]; k++) {
        const laying *row = &layings[k];
        lay(row, deus_colour_ids[row->colour], "");
        expect_is(charges(1, 1), 1); /* not used: kept for later */
        expect_is(player(1)->height[row->colour], row->colour == DEUS_CIVIL ? 2 : 1);
        expect_is(player(1)->vp,
                  5 + (row->colour == DEUS_CIVIL)); /* guild-field only in its column */

        char all[400], tokens[96];
        snprintf(all, sizeof all,
                 T HANDS
                 "p1.map=A0:pct p1.temple=%s p1.civil=guild-field p1.charges=0 p1.hand=%s,quarry",
                 row->temple, row->card);
        scene(all);
        snprintf(tokens, sizeof tokens, "build:%s", row->card);
        play_tokens(tokens);
        expect_question(DEUS_ASK_PAY, 1); /* used: no column is asked */
    }
    /* A temple is about its own colour only. */
    scene(T HANDS
          "p1.map=A0:pct p1.temple=maat p1.civil=guild-field p1.charges=1 p1.hand=villa,farm");
    play_tokens("build:villa");
    expect_question(DEUS_ASK_PAY, 1);
    /* A joker goes its own way. */
    scene(T HANDS "joker=on p1.map=A0:pct p1.temple=maat p1.civil=guild-field p1.charges=1 "
                  "p1.hand=library,farm");
    play_tokens("joker:library column:civil at:A3");
    expect_is(charges(1, 1), 1);
    expect_regions(player(1)->pieces[DEUS_CIVIL], "A0 A3");
}

/* A mill costs and gives by its rank in the column where it lies. */
static void test_a_card_has_its_rank_in_the_column_where_it_lies(void **unused) {
    (void)unused;
    scene("egypt=temple,production " HANDS "p1.barques=0,0,2 p2.barques=0,1,1 "
          "p1.map=A0:pct,A3:c p1.temple=min p1.charges=1 p1.civil=forum,forum p1.hand=mill,school "
          "p1.resources=0,0,0,0");
    play_tokens("build:mill column:civil at:A5 skip");
    expect_is(player(1)->gold, 20 - 3);
    play_tokens("take:stone");
    expect_resources(1, "0,0,3,0");
    scene("egypt=temple,production " HANDS "p1.barques=0,0,2 p2.barques=0,1,1 "
          "p1.map=A0:pct,A3:c p1.temple=min p1.charges=1 p1.civil=forum,forum p1.hand=mill,school "
          "p1.resources=0,0,0,0");
    play_tokens("build:mill column:production at:A5 skip take:stone");
    expect_is(player(1)->gold, 20 - 1);
    expect_resources(1, "0,0,1,0");
    /* It may be affordable in one column only. */
    scene("egypt=temple,production " HANDS "p1.barques=0,0,2 p2.barques=0,1,1 p1.gold=2 "
          "p1.map=A0:pct,A3:c p1.temple=min p1.charges=1 p1.civil=forum,forum p1.hand=mill,school");
    play_tokens("build:mill");
    expect_refused("column:civil", DEUS_CANNOT_PAY);
    expect_allowed("column:production");
    scene("egypt=temple,production " HANDS "p1.barques=0,0,2 p2.barques=0,1,1 p1.gold=1 "
          "p1.map=A0:pct,A3:p p1.temple=min p1.charges=1 p1.production=barn,barn "
          "p1.hand=mill,school");
    play_tokens("build:mill");
    expect_refused("column:production", DEUS_CANNOT_PAY);
    expect_allowed("column:civil");
    scene("egypt=temple,production " HANDS "p1.barques=0,0,2 p2.barques=0,1,1 p1.gold=1 "
          "p1.map=A0:pct,A3:p p1.temple=min p1.charges=0 p1.production=barn,barn "
          "p1.hand=mill,school");
    expect_refused("build:mill", DEUS_CANNOT_PAY);
}

/* An off-colour card keeps its condition and its once effect; archives count by card colour, and
 * act by the rank where they lie. */
static void test_archives_laid_elsewhere_count_by_colour_and_act_by_rank(void **unused) {
    (void)unused;
    scene("egypt=temple,scientific " HANDS "p1.map=A0:pat,A3:a,A5:c p1.temple=maat p1.charges=1 "
          "p1.military=ballista,ballista p1.civil=guild-field "
          "p1.hand=royal-archives-military,villa");
    play_tokens("build:royal-archives-military column:military pay:clay pay:wheat");
    expect_answers("at:A0 at:A3 at:A5");
    expect_refused("at:A6", DEUS_TOO_FEW_BUILDINGS);
    play_tokens("at:A0");
    expect_is(player(1)->gold, 20 + 8); /* the ballistas below, both beside A1 by A0 */
    expect_question(DEUS_ASK_ONCE, 1);
    play_tokens("before");
    expect_is(player(1)->vp, 5 + 4);   /* two military cards; the archives are none */
    expect_question(DEUS_ASK_TURN, 2); /* nothing else has rank 3 */
    /* In its own column it has rank 1. */
    scene("egypt=temple,scientific " HANDS "p1.map=A0:pat,A3:a,A5:c p1.temple=maat p1.charges=1 "
          "p1.military=ballista,ballista p1.civil=guild-field "
          "p1.hand=royal-archives-military,villa");
    play_tokens("build:royal-archives-military column:scientific pay:clay pay:wheat at:A0 skip");
    expect_answers("activate:ballista activate:guild-field skip");
    /* Camels in the civil column bring their tokens, and march. */
    scene("egypt=temple,military p1.map=A0:pct p1.temple=montu p1.charges=1 p1.civil=guild-field "
          "p1.hand=camels,villa p2.hand=baths,school");
    play_tokens("build:camels column:civil pay:wheat at:A3 before army:A3 march:C5");
    expect_is(player(1)->tokens, 2);
    expect_is(player(1)->vp, 5 + 1);
    expect_regions(player(1)->pieces[DEUS_MILITARY], "C5");
}

/* D-TP1 looks at colours of cards, not of columns: a ballista lies in the civil column. */
static void test_the_second_temple_counts_cards_by_colour(void **unused) {
    (void)unused;
    scene(T HANDS "p1.map=A0:pscat,A2:m,A3:p p1.temple=montu p1.maritime=galley p1.production=farm "
                  "p1.scientific=school p1.civil=ballista p1.hand=isis,school");
    expect_refused("build:isis", DEUS_COLUMN_TOO_SHORT); /* no civil card */
    scene(T HANDS "p1.map=A0:pscat,A2:m,A3:p p1.temple=montu p1.maritime=galley p1.production=farm "
                  "p1.scientific=school p1.civil=villa,ballista p1.hand=isis,school");
    expect_allowed("build:isis"); /* though the military column is empty */
    scene(T HANDS "p1.map=A0:pscat,A2:m,A3:p p1.temple=montu p1.charges=1 p1.maritime=galley "
                  "p1.production=farm p1.scientific=school p1.civil=villa p1.hand=isis,school");
    expect_refused("build:isis", DEUS_COLUMN_TOO_SHORT); /* no military card */
    expect_position_refused(RHOMBUS T "deck=* p1.map=A0:pat p1.temple=montu p1.charges=1 "
                                      "p1.civil=ballista todo=turn",
                            "another colour"); /* the temple would have been used */
}

static void test_temple_order_counts_cards_by_colour(void **unused) {
    (void)unused;
    scene("temples=mixed " HANDS "p1.map=A0:pscat,A2:m,A3:pt p1.temple=montu,temple-order "
          "p1.maritime=galley p1.production=farm p1.scientific=school p1.civil=villa,ballista "
          "p1.hand=baths,school");
    expect_is(points(1, DEUS_FROM_TEMPLES), 5);
    scene("temples=mixed " HANDS "p1.map=A0:pscat,A2:m,A3:p p1.temple=temple-order "
          "p1.maritime=galley p1.production=farm p1.scientific=school p1.civil=villa "
          "p1.hand=baths,school");
    expect_is(points(1, DEUS_FROM_TEMPLES), 0);
}

/* Four ballistas and a legion of its own, and a villa on top. */
static void test_columns_may_exceed_five_cards(void **unused) {
    (void)unused;
    scene(T HANDS
          "p1.pieces=1,1,1,1,0 p1.map=A0:pat,A3:a,A5:a,C5:a,C0:psca p1.temple=mut p1.charges=1 "
          "p1.military=ballista,ballista,ballista,ballista,legion p1.hand=villa,school");
    play_tokens("build:villa column:military pay:wheat at:A3 skip"); /* the legion stays */
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->height[DEUS_MILITARY], 6);
    expect_is(player(1)->gold, 20 + 4 * 4 * 2 + 6); /* A1 and C1; then A0 and C0 have three */
    expect_is(player(1)->height[DEUS_CIVIL], 0);
    /* The sixth stays part of the column. */
    scene(T HANDS
          "p1.pieces=1,1,1,1,0 p1.map=A0:pat,A3:ac,A5:a,C5:a,C6:a p1.temple=mut "
          "p1.military=ballista,ballista,ballista,ballista,legion,villa p1.hand=baths,school");
    expect_allowed("build:baths");
}

/* ---- temples=mixed ----------------------------------------------------------------------- */

/* Notes every card of the deal; the number of temples. */
static int count_temples(const deus_state *s, int seen[256]) {
    int temples = 0;
    for (int k = 0; k < s->deck_count; k++) {
        seen[s->deck[k]]++;
        temples += deus_cards[s->deck[k]].colour == DEUS_TEMPLE;
    }
    for (int seat = 0; seat < s->player_count; seat++)
        for (int k = 0; k < s->players[seat].hand_count; k++) {
            seen[s->players[seat].hand[k]]++;
            temples += deus_cards[s->players[seat].hand[k]].colour == DEUS_TEMPLE;
        }
    return temples;
}

static void test_mixed_temples_are_16_of_32(void **unused) {
    (void)unused;
    int ever[256] = {0};
    for (int seed = 1; seed <= 60; seed++) {
        char options[64];
        int seen[256] = {0};
        snprintf(options, sizeof options, "players=%d temples=mixed seed=%d", 2 + seed % 3, seed);
        table_new(options);
        expect_is(count_temples(state(), seen), 16);
        int cards = 0, of_egypt = 0;
        for (int card = 0; card < DEUS_CARD_KINDS; card++) {
            cards += seen[card];
            ever[card] += seen[card];
            if (deus_cards[card].colour != DEUS_TEMPLE) continue;
            assert_in_range(seen[card], 0, 1);
            of_egypt += seen[card] && deus_cards[card].egypt;
        }
        expect_is(cards, DEUS_DECK_CARDS);
        assert_in_range(of_egypt, 1, 15); /* of both kinds, in all these games */
    }
    for (int card = 0; card < DEUS_CARD_KINDS; card++) {
        bool temple = deus_cards[card].colour == DEUS_TEMPLE;
        if (temple) assert_in_range(ever[card], 10, 50);                 /* each of 32 at times */
        if (!temple && deus_cards[card].egypt) expect_is(ever[card], 0); /* no other module */
    }
    /* egypt=temple deals its sixteen, the base game the others. */
    int seen[256] = {0};
    table_new("egypt=temple seed=1");
    expect_is(count_temples(state(), seen), 16);
    for (int card = 0; card < DEUS_CARD_KINDS; card++)
        if (deus_cards[card].colour == DEUS_TEMPLE) expect_is(seen[card], deus_cards[card].egypt);
    expect_options_refused("temples=all", "expected mixed");
}

/* Nobody knows which of the 32 are in play: a viewer's idea of the deck draws on all of them. */
static void test_which_temples_are_in_play_is_hidden(void **unused) {
    (void)unused;
    table_new("temples=mixed seed=4");
    dm_random random;
    dm_random_seed(&random, 1);
    int ever[256] = {0};
    for (int k = 0; k < 60; k++) {
        dm_state seen;
        dm_error error;
        int now[256] = {0};
        deus_game.observe(&table.state, 0, &seen);
        deus_game.determinize(&seen, 0, &random);
        assert_true(deus_check(&seen, &error));
        expect_is(count_temples(deus_const(&seen), now), 16);
        for (int card = 0; card < DEUS_CARD_KINDS; card++) ever[card] += now[card];
    }
    for (int card = 0; card < DEUS_CARD_KINDS; card++)
        if (deus_cards[card].colour == DEUS_TEMPLE) assert_true(ever[card] > 0);
}

/* Both kinds work side by side: one scores at the end, the other blesses at once. */
static void test_mixed_temples_keep_their_own_rules(void **unused) {
    (void)unused;
    scene("temples=mixed p1.map=A0:p,B0:p p1.hand=temple-field,villa p2.hand=baths,school");
    play_tokens("build:temple-field " PAY " at:A0");
    expect_is(player(1)->vp, 5);
    expect_is(points(1, DEUS_FROM_TEMPLES), 8);
    expect_is(points(1, DEUS_FROM_COUNTERS), 0);
    scene("temples=mixed p1.map=A0:p,B0:p p1.hand=thoth,villa p2.hand=baths,school");
    play_tokens("build:thoth " PAY " at:A0");
    expect_is(points(1, DEUS_FROM_TEMPLES), 0);
    expect_is(points(1, DEUS_FROM_COUNTERS), 3);
    /* The position remembers it. */
    assert_non_null(strstr(position_line(), " temples=mixed"));
    expect_position_refused(RHOMBUS "deck=* p1.map=A0:pt p1.temple=thoth todo=turn",
                            "not among the cards in play");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_temples_give_4_vp_or_hold_3, "E-T1 E-T2"),
        PROVES(test_requirements_are_those_of_base_temples, "E-T1"),
        PROVES(test_amun_is_a_permanent_wheat, "E-T1"),
        PROVES(test_anubis_is_a_permanent_wood, "E-T1"),
        PROVES(test_apis_is_a_permanent_clay, "E-T1"),
        PROVES(test_aten_is_a_permanent_stone, "E-T1"),
        PROVES(test_a_permanent_good_serves_construction_only, "E-T1 E-T2"),
        PROVES(test_isis_refills_to_7_cards, "E-T1"),
        PROVES(test_isis_counts_from_the_moment_it_lies_there, "E-T1"),
        PROVES(test_ptah_counts_one_card_more_for_ceres, "E-T1"),
        PROVES(test_ptah_counts_one_card_more_for_every_god, "E-T1"),
        PROVES(test_a_card_laid_elsewhere_places_its_own_piece, "E-T1"),
        PROVES(test_laying_elsewhere_is_a_choice_and_comes_once, "E-T1 E-G5"),
        PROVES(test_a_card_has_its_rank_in_the_column_where_it_lies, "E-T1 E-G2"),
        PROVES(test_archives_laid_elsewhere_count_by_colour_and_act_by_rank, "E-T1 E-G2"),
        PROVES(test_the_second_temple_counts_cards_by_colour, "E-T1"),
        PROVES(test_temple_order_counts_cards_by_colour, "E-T1"),
        PROVES(test_columns_may_exceed_five_cards, "E-T1"),
        PROVES(test_mixed_temples_are_16_of_32, "E-T1"),
        PROVES(test_which_temples_are_in_play_is_hidden, "E-T1"),
        PROVES(test_mixed_temples_keep_their_own_rules, "E-T1"),
    };
    return cmocka_run_group_tests_name("egypt: temples", tests, NULL, NULL);
}
