/* Egypt in general (E-G1 to E-G5): which cards and components are in play, once effects, what can
 * be declined, building conditions and jokers; and that whatever holds for the base game holds for
 * each of the 64 combinations. */
#include <stdio.h>
#include <stdlib.h>

#include "support/once.h"
#include "tools/secrets.h"

/* ---- E-G1: 64 combinations --------------------------------------------------------------- */

/* `egypt=` with the colours of a bit set, or nothing. */
static const char *egypt_words(int colours) {
    static char text[96];
    dm_writer out = dm_writer_on(text, sizeof text);
    text[0] = '\0';
    for (int colour = 0; colour < DEUS_COLOURS; colour++) {
        if (!(colours >> colour & 1)) continue;
        dm_write(&out, out.length ? "," : " egypt=");
        dm_write(&out, deus_colour_ids[colour]);
    }
    return text;
}

static void begin_combination(int colours, int players, const char *variants) {
    char options[200];
    snprintf(options, sizeof options, "players=%d%s%s seed=%d", players, egypt_words(colours),
             variants, colours + 1);
    table_new(options);
}

/* Every card of the game, wherever it lies, as a count per kind. */
static void count_cards(int counts[256]) {
    memset(counts, 0, 256 * sizeof counts[0]);
    for (int k = 0; k < state()->deck_count; k++) counts[state()->deck[k]]++;
    for (int seat = 1; seat <= state()->player_count; seat++)
        for (int k = 0; k < player(seat)->hand_count; k++) counts[player(seat)->hand[k]]++;
}

static void expect_cards_of_combination(int colours) {
    int counts[256], all = 0;
    count_cards(counts);
    for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++) {
        bool egypt = colours >> deus_cards[card].colour & 1;
        expect_is(counts[card], deus_cards[card].egypt == egypt ? deus_cards[card].copies : 0);
        all += counts[card];
    }
    expect_is(all, 96);
}

/* Market, barques, scribe and combat tokens go with their colours. */
static void expect_components_of_combination(int colours) {
    bool market = colours >> DEUS_MARITIME & 1, barques = colours >> DEUS_PRODUCTION & 1;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        expect_is(state()->market[resource], market);
    for (int seat = 1; seat <= state()->player_count; seat++) {
        expect_is(player(seat)->barques[1], barques);
        expect_is(player(seat)->barques[2], barques);
        expect_is(player(seat)->tokens, 0);
        expect_is(player(seat)->scribe, DEUS_NO_REGION);
    }
    const char *line = position_line();
    expect_is(strstr(line, " market=") != NULL, market);
    expect_is(strstr(line, ".barques=") != NULL, barques);
    expect_is(strstr(line, ".tokens=") != NULL, colours >> DEUS_MILITARY & 1);
}

static void test_each_colour_is_base_or_egypt_in_64_combinations(void **unused) {
    (void)unused;
    for (int colours = 0; colours < 64; colours++) {
        begin_combination(colours, 2 + colours % 3, "");
        expect_cards_of_combination(colours);
        expect_components_of_combination(colours);
        char options[128], expected[128];
        dm_writer out = dm_writer_on(options, sizeof options);
        deus_game.write_options(&table.state, &out);
        snprintf(expected, sizeof expected, "players=%d%s", 2 + colours % 3, egypt_words(colours));
        assert_string_equal(options, expected);
    }
}

static void expect_options(const char *expected) {
    char text[200];
    dm_writer out = dm_writer_on(text, sizeof text);
    deus_game.write_options(&table.state, &out);
    assert_string_equal(text, expected);
}

static void test_egypt_is_all_random_or_a_list_of_colours(void **unused) {
    (void)unused;
    table_new("players=2 egypt=all seed=1");
    expect_options("players=2 egypt=maritime,production,scientific,civil,military,temple");
    table_new("players=2 egypt=civil,maritime seed=1"); /* in any order */
    expect_options("players=2 egypt=maritime,civil");
    int seen = 0;
    for (int seed = 1; seed <= 40; seed++) {
        char options[48];
        snprintf(options, sizeof options, "players=2 egypt=random seed=%d", seed);
        table_new(options);
        seen |= state()->egypt | (state()->egypt == 0) << 6;
        uint8_t once = state()->egypt;
        table_new(options); /* the seed decides */
        expect_is(state()->egypt, once);
    }
    expect_is(seen & 63, 63);
    expect_options_refused("players=2 egypt=roman", "maritime, production, scientific");
    expect_options_refused("players=2 egypt=civil,", "expected all");
    expect_options_refused("players=2 temples=new", "expected mixed");
}

static void test_mixed_temples_are_16_of_32_and_have_one_spelling(void **unused) {
    (void)unused;
    int base = 0, egypt = 0;
    for (int seed = 1; seed <= 8; seed++) {
        char options[64];
        int counts[256], temples = 0;
        snprintf(options, sizeof options, "players=2 egypt=all temples=mixed seed=%d", seed);
        table_new(options);
        expect_options(
            "players=2 egypt=maritime,production,scientific,civil,military temples=mixed");
        count_cards(counts);
        for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++) {
            if (deus_cards[card].colour != DEUS_TEMPLE) continue;
            expect_is(counts[card] <= 1, true);
            temples += counts[card];
            if (deus_cards[card].egypt)
                egypt += counts[card];
            else
                base += counts[card];
        }
        expect_is(temples, 16);
    }
    expect_is(base > 20 && egypt > 20, true);
}

static void test_cards_of_the_other_set_are_refused_in_a_position(void **unused) {
    (void)unused;
    expect_position_refused(RHOMBUS "egypt=civil deck=* p1.hand=villa todo=turn",
                            "villa is not among the cards in play");
    expect_position_refused(RHOMBUS "deck=* p1.hand=souk todo=turn",
                            "souk is not among the cards in play");
    expect_position_refused(RHOMBUS "deck=* p1.tokens=1 p1.hand=villa todo=turn", "combat tokens");
    expect_position_refused(RHOMBUS "deck=* p1.map=A0:c p1.scribe=A0 p1.hand=villa todo=turn",
                            "scribe");
}

/* ---- The cards, against section 7 of the spec, copied by hand ---------------------------- */

typedef struct expected_card {
    const char *id;
    uint8_t colour, copies;
    const char *cost; /* w wood, c clay, s stone, h wheat, # as many gold as its rank */
    uint8_t condition;
    bool once;
} expected_card;

/* clang-format off */
static const expected_card cards[] = {
    {"barge-wheat", DEUS_MARITIME, 1, "w", 0, true},
    {"barge-wood", DEUS_MARITIME, 1, "c", 0, true},
    {"barge-clay", DEUS_MARITIME, 1, "s", 0, true},
    {"barge-stone", DEUS_MARITIME, 1, "h", 0, true},
    {"papyrus-wheat", DEUS_MARITIME, 1, "c", 0, true},
    {"papyrus-wood", DEUS_MARITIME, 1, "s", 0, true},
    {"papyrus-clay", DEUS_MARITIME, 1, "h", 0, true},
    {"papyrus-stone", DEUS_MARITIME, 1, "w", 0, true},
    {"grand-souk", DEUS_MARITIME, 3, "wc", 0, true},
    {"merchant-ship", DEUS_MARITIME, 2, "ws", 0, true},
    {"souk", DEUS_MARITIME, 3, "h", 0, true},
    {"seasonal-wheat", DEUS_PRODUCTION, 1, "c", 0, true},
    {"seasonal-wood", DEUS_PRODUCTION, 1, "s", 0, true},
    {"seasonal-clay", DEUS_PRODUCTION, 1, "h", 0, true},
    {"seasonal-stone", DEUS_PRODUCTION, 1, "w", 0, true},
    {"barn", DEUS_PRODUCTION, 3, "hs", 1, true},
    {"mill", DEUS_PRODUCTION, 3, "#", 0, true},
    {"relocated", DEUS_PRODUCTION, 4, "c", 0, true},
    {"intensive", DEUS_PRODUCTION, 2, "ws", 0, true},
    {"royal-archives-maritime", DEUS_SCIENTIFIC, 1, "ws", 1, true},
    {"royal-archives-production", DEUS_SCIENTIFIC, 1, "hs", 1, true},
    {"royal-archives-civil", DEUS_SCIENTIFIC, 1, "cs", 1, true},
    {"royal-archives-military", DEUS_SCIENTIFIC, 1, "hc", 1, true},
    {"egypt-library", DEUS_SCIENTIFIC, 2, "wc", 2, true},
    {"architects-office", DEUS_SCIENTIFIC, 2, "ws", 0, true},
    {"school-of-scribes", DEUS_SCIENTIFIC, 2, "hc", 0, true},
    {"house-of-life", DEUS_SCIENTIFIC, 2, "hw", 0, true},
    {"manufactory", DEUS_SCIENTIFIC, 2, "cs", 0, true},
    {"observatory", DEUS_SCIENTIFIC, 2, "hs", 1, true},
    {"inn-gold", DEUS_CIVIL, 2, "w", 0, false},
    {"inn-vp", DEUS_CIVIL, 2, "wh", 0, false},
    {"village-house-gold", DEUS_CIVIL, 2, "c", 1, false},
    {"village-house-vp", DEUS_CIVIL, 2, "cs", 2, false},
    {"isolated-house-gold", DEUS_CIVIL, 2, "h", 0, false},
    {"isolated-house-vp", DEUS_CIVIL, 2, "hw", 0, false},
    {"palace-gold", DEUS_CIVIL, 1, "s", 1, false},
    {"palace-vp", DEUS_CIVIL, 1, "sc", 1, false},
    {"lighthouse-gold", DEUS_CIVIL, 1, "s", 0, false},
    {"lighthouse-vp", DEUS_CIVIL, 1, "sh", 0, false},
    {"archers", DEUS_MILITARY, 3, "wh", 0, true},
    {"chariots", DEUS_MILITARY, 3, "ws", 0, true},
    {"barracks", DEUS_MILITARY, 3, "c", 0, true},
    {"camels", DEUS_MILITARY, 3, "h", 0, true},
    {"fortress", DEUS_MILITARY, 2, "cs", 1, true},
    {"garrison", DEUS_MILITARY, 2, "cw", 1, true},
    {"amun", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"anubis", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"apis", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"aten", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"hathor", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"horus", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"isis", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"maat", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"min", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"montu", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"mut", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"neith", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"ptah", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"seth", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"sobek", DEUS_TEMPLE, 1, "wcsh", 0, false},
    {"thoth", DEUS_TEMPLE, 1, "wcsh", 0, false},
};
/* clang-format on */

enum { EGYPT_KINDS = sizeof cards / sizeof cards[0] };

static uint8_t cost_bits(const char *cost) {
    static const char letters[] = "wcsh";
    uint8_t bits = 0;
    for (; *cost; cost++)
        if (*cost != '#') bits |= (uint8_t)(1 << (strchr(letters, *cost) - letters));
    return bits;
}

static void test_the_96_cards_are_those_of_the_table(void **unused) {
    (void)unused;
    int copies = 0;
    for (int k = 0; k < EGYPT_KINDS; k++) {
        uint8_t card = deus_card_named(cards[k].id);
        if (card == DM_UNKNOWN) fail_msg("there is no %s", cards[k].id);
        const deus_card *row = &deus_cards[card];
        if (!row->egypt || row->colour != cards[k].colour || row->copies != cards[k].copies ||
            row->cost != cost_bits(cards[k].cost) || row->gold != 0 ||
            row->costs_rank != (cards[k].cost[0] == '#') || row->condition != cards[k].condition ||
            deus_has_once(row) != cards[k].once)
            fail_msg("%s is not as in the table", cards[k].id);
        copies += row->copies;
    }
    expect_is(copies, 96);
    for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++) copies -= deus_cards[card].copies;
    expect_is(copies, -96); /* and the 96 of the base game */
}

/* ---- E-G2: once effects ------------------------------------------------------------------ */

/* In the column the card's turn comes last: the cards below take effect first. */
static void test_a_once_effect_comes_at_the_turn_of_its_card(void **unused) {
    (void)unused;
    scene("egypt=maritime market=4,4,4,4 p1.map=A0:p,A2:m p1.maritime=papyrus-wood "
          "p1.hand=papyrus-clay,villa");
    play_tokens("build:papyrus-clay pay:wheat at:A4");
    expect_question(DEUS_ASK_SELL, 1); /* papyrus-wood, and no once effect of it */
    play_tokens("sell:2");
    expect_once("papyrus-clay");
    play_tokens("before up:clay sell:2");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20 + 2 * 4 + 2 * 6);
}

/* A card without a once effect is not asked about one. */
static void test_base_and_civil_cards_have_no_once_effect(void **unused) {
    (void)unused;
    scene("egypt=civil p1.map=A0:p p1.hand=inn-gold,galley");
    play_tokens("build:inn-gold pay:wood at:A3");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20 + 3);
    scene("egypt=civil p1.map=A0:p p1.hand=inn-gold,galley");
    play_tokens("build:galley pay:wood pay:wheat at:A2");
    expect_question(DEUS_ASK_BUY, 1);
}

/* A later card on top, or a joker: the once effect of the card below does not come again. */
static void test_a_joker_on_top_does_not_bring_a_once_effect_back(void **unused) {
    (void)unused;
    scene("joker=on egypt=production p1.barques=0,1,3 p1.map=A0:p p1.production=mill "
          "p1.hand=mill,villa");
    play_tokens("joker:mill column:production at:A3");
    expect_question(DEUS_ASK_PRODUCE, 1); /* the mill below */
    expect_is(table.question.args[0], deus_card_named("mill"));
    play_tokens("take:clay");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->barques[0], 0);
    expect_resources(1, "2,3,2,2");
}

/* maat lets a scientific card lie in the civil column: its once effect is kept, and its rank is
 * that of the place where it lies. */
static void test_a_card_laid_elsewhere_keeps_its_once_effect_and_has_its_rank_there(void **unused) {
    (void)unused;
    scene("egypt=scientific,temple p1.map=A0:pct,A3:c,A2:m p1.civil=guild-field,guild-swamp "
          "p1.production=small-production p1.temple=maat p1.charges=1 "
          "p1.hand=royal-archives-civil,villa p2.hand=ptah,isis p1.maritime=galley");
    play_tokens("build:royal-archives-civil column:civil pay:clay pay:stone at:A3");
    expect_once("royal-archives-civil");
    play_tokens("before");
    expect_is(player(1)->vp, 5 + 1 + 1 + 2 * 2); /* both guilds, then two civil cards */
    expect_question(DEUS_ASK_TURN, 2);           /* no other card of rank 3 */
    expect_is(player(1)->height[DEUS_CIVIL], 3);
    expect_is(player(1)->pieces[DEUS_SCIENTIFIC] == at("A3"), true);
}

/* ---- E-G3: everything can be declined ---------------------------------------------------- */

/* Whatever is asked about an effect, `no` is among the answers until something was chosen. What a
 * choice has begun (the goods of a building, a ship's course) must be finished. */
static bool can_decline(void) {
    return dm_match_find(&table, "skip") >= 0 || dm_match_find(&table, "done") >= 0;
}

static bool begins_an_effect(uint8_t kind) {
    switch (kind) {
    case DEUS_ASK_ONCE:
    case DEUS_ASK_MARKET:
    case DEUS_ASK_TRADE:
    case DEUS_ASK_SHIP:
    case DEUS_ASK_RELOCATE:
    case DEUS_ASK_EXCHANGE:
    case DEUS_ASK_BUY_CARDS:
    case DEUS_ASK_SELL:
    case DEUS_ASK_BUY:
    case DEUS_ASK_PRODUCE:
    case DEUS_ASK_DRAW:
    case DEUS_ASK_ACTIVATE:
    case DEUS_ASK_CHARIOTS:
    case DEUS_ASK_BARRACKS:
    case DEUS_ASK_FORTRESS:
    case DEUS_ASK_GARRISON:
    case DEUS_ASK_ARMY: return true;
    default: return false;
    }
}

static void test_every_effect_that_asks_can_be_declined(void **unused) {
    (void)unused;
    int asked[DEUS_ASK_KINDS] = {0};
    for (int game = 1; game <= 12; game++) {
        dm_random random;
        dm_random_seed(&random, (uint64_t)game);
        begin_combination(63, 2 + game % 3, game % 2 ? "" : " joker=on");
        do {
            if (table.question.seat == DM_NOBODY) break;
            uint8_t kind = table.question.kind;
            asked[kind]++;
            if (begins_an_effect(kind) && !can_decline())
                fail_msg("'%s' cannot be declined", deus_game.question_name(kind));
        } while (play_at_random(&random));
    }
    static const uint8_t common[] = {DEUS_ASK_ONCE,     DEUS_ASK_MARKET,   DEUS_ASK_SELL,
                                     DEUS_ASK_PRODUCE,  DEUS_ASK_RELOCATE, DEUS_ASK_EXCHANGE,
                                     DEUS_ASK_ACTIVATE, DEUS_ASK_BARRACKS, DEUS_ASK_BUY_CARDS};
    for (size_t k = 0; k < sizeof common; k++)
        if (asked[common[k]] == 0) fail_msg("'%s' was never asked", deus_question_ids[common[k]]);
}

/* ---- E-G4: building conditions ----------------------------------------------------------- */

/* The example: condition 1 and an empty region. */
static void test_a_card_with_condition_1_is_refused_on_an_empty_region(void **unused) {
    (void)unused;
    scene("egypt=scientific p1.map=A0:p,A3:c p1.hand=observatory,villa p2.map=D0:pc");
    play_tokens("build:observatory pay:stone pay:wheat");
    expect_answers("at:A0 at:A3");
    expect_refused("at:A5", DEUS_TOO_FEW_BUILDINGS); /* beside A0, but empty */
    expect_refused("at:C5", DEUS_TOO_FEW_BUILDINGS);
    expect_refused("at:D0", DEUS_OTHER_PLAYER_THERE); /* buildings of others do not count */
    expect_unknown("edge:D6");                        /* nor can 3 VP buy it in */
    scene("egypt=scientific p1.map=A0:p,A3:c p1.hand=school-of-scribes,villa");
    play_tokens("build:school-of-scribes pay:clay pay:wheat");
    expect_allowed("at:A5"); /* without a condition it may */
    expect_allowed("edge:D6");
}

static void test_a_first_piece_cannot_satisfy_a_condition(void **unused) {
    (void)unused;
    scene("egypt=scientific p1.hand=observatory,villa");
    expect_refused("build:observatory", DEUS_NO_CITY_FOR_PIECE);
    expect_allowed("build:villa");
}

/* Condition 2: a temple counts, a combat token and the scribe do not. */
static void test_a_temple_counts_for_a_condition_and_tokens_do_not(void **unused) {
    (void)unused;
    scene("egypt=scientific p1.map=A0:pt,A3:c,A5:ca p1.temple=temple-order "
          "p1.hand=egypt-library,villa");
    play_tokens("build:egypt-library pay:wood pay:clay");
    expect_answers("at:A0 at:A5");
    expect_refused("at:A3", DEUS_TOO_FEW_BUILDINGS);
    scene("egypt=scientific,civil,military p1.map=A0:p,A3:c p1.camps=A3,A5 p1.scribe=A3 "
          "p1.hand=egypt-library,galley");
    expect_refused("build:egypt-library", DEUS_NO_CITY_FOR_PIECE);
    scene("egypt=scientific,military p1.map=A0:p,A3:c p1.camps=A5 p1.hand=observatory,villa");
    play_tokens("build:observatory pay:stone pay:wheat");
    expect_refused("at:A5", DEUS_TOO_FEW_BUILDINGS); /* a token alone */
}

/* ---- E-G5: jokers, temples and cards being resolved -------------------------------------- */

#define JOKER "joker=on egypt=scientific "

/* A card with a condition and a once effect, laid face down: neither counts. */
static void test_a_joker_has_neither_condition_nor_once_effect_nor_effect(void **unused) {
    (void)unused;
    scene(JOKER "p1.map=A0:p p1.hand=egypt-library,villa");
    expect_refused("build:egypt-library", DEUS_NO_CITY_FOR_PIECE);
    play_tokens("joker:egypt-library column:scientific at:A3");
    expect_question(DEUS_ASK_TURN, 2);
    expect_is(player(1)->gold, 20 - 1);
    expect_is(player(1)->pieces[DEUS_SCIENTIFIC] == at("A3"), true);
}

/* It has a rank: the card above it is the second of its column. */
static void test_a_joker_has_a_rank_and_cannot_be_activated(void **unused) {
    (void)unused;
    scene(JOKER "p1.map=A0:pc,A3:s,A5:c p1.scientific=galley p1.joker=scientific.1 "
                "p1.civil=guild-field,trading-post-field p1.hand=royal-archives-civil,villa");
    play_tokens("build:royal-archives-civil pay:clay pay:stone at:A0 skip");
    expect_answers("activate:trading-post-field skip"); /* rank 2 */
    expect_refused("activate:guild-field", DEUS_WRONG_RANK);
    scene(JOKER "p1.map=A0:pc,A3:c,A5:a p1.civil=guild-field,guild-swamp p1.joker=civil.2 "
                "p1.military=corsairs p1.hand=observatory,villa");
    play_tokens("build:observatory pay:stone pay:wheat at:A0 skip");
    expect_answers("activate:guild-field activate:corsairs skip");
    expect_refused("activate:guild-swamp", DEUS_FACE_DOWN); /* nor can a coin be put on it */
}

/* For temples it has its column's colour (D-W3), for royal archives none: neither its column's nor
 * that of its face. */
static void test_a_joker_is_no_card_of_its_colour_for_royal_archives(void **unused) {
    (void)unused;
    scene(JOKER "p1.map=A0:pc,A3:c,A5:c p1.civil=guild-field,guild-swamp,guild-forest "
                "p1.joker=civil.2 p1.hand=royal-archives-civil,villa");
    play_tokens("build:royal-archives-civil pay:clay pay:stone at:A0 before");
    expect_is(player(1)->vp, 5 + 2 * 2); /* three pieces, two cards */
    scene(JOKER "p1.map=A0:pc,A3:c,A5:p p1.civil=guild-field,guild-swamp "
                "p1.production=guild-forest p1.joker=production.1 "
                "p1.hand=royal-archives-civil,villa");
    play_tokens("build:royal-archives-civil pay:clay pay:stone at:A0 before");
    expect_is(player(1)->vp, 5 + 2 * 2);
    scene(JOKER "p1.map=A0:pcsat,A2:m,A3:c p1.maritime=galley p1.production=farm "
                "p1.scientific=manufactory p1.military=legion p1.civil=quarry p1.joker=civil.1 "
                "p1.temple=temple-order p1.hand=temple-sea,forum");
    expect_allowed("build:temple-sea"); /* the joker makes the civil column long enough */
    expect_is(points(1, DEUS_FROM_TEMPLES), 5);
}

static void test_played_temples_are_never_activated(void **unused) {
    (void)unused;
    scene("egypt=scientific p1.map=A0:pct,A3:p p1.production=small-production "
          "p1.temple=temple-order p1.hand=observatory,villa");
    play_tokens("build:observatory pay:stone pay:wheat at:A0 skip");
    expect_answers("activate:small-production skip");
    expect_unknown("activate:temple-order");
}

/* ---- The base game is untouched ---------------------------------------------------------- */

static void read_record(const char *path) {
    static char text[1 << 20];
    dm_error error;
    FILE *file = fopen(path, "r");
    if (!file) fail_msg("%s cannot be read", path);
    size_t length = fread(text, 1, sizeof text, file);
    fclose(file);
    if (!dm_record_read(&table, text, length, &error))
        fail_msg("%s:%u: %s", path, (unsigned)error.line, error.text);
}

/* A record made before Egypt: its fingerprint and hash are written here, too, so that no new golden
 * file can change them. */
static void test_base_games_keep_their_fingerprint_and_hash(void **unused) {
    (void)unused;
    read_record("tests/golden/deus-2.record");
    expect_is(table.question.seat, DM_NOBODY);
    expect_is(deus_game.fingerprint(&table.state), 0xedc46fa3);
    expect_is(dm_hash(&deus_game, &table.state) == 0x27854e6dbf260bd5, true);
    static const char *const words[] = {
        " egypt=", " market=", ".barques=", ".scribe=", ".tokens=", ".coins=", ".charges="};
    for (size_t k = 0; k < sizeof words / sizeof words[0]; k++)
        if (strstr(position_line(), words[k])) fail_msg("%s in a base game", words[k]);
    table_new("players=4 joker=on start=8 seed=2");
    expect_is(deus_game.fingerprint(&table.state), 0xedc46fa3); /* whatever the variants */
}

static void test_every_combination_has_its_own_fingerprint(void **unused) {
    (void)unused;
    uint32_t prints[65];
    for (int colours = 0; colours < 64; colours++) {
        begin_combination(colours, 2, "");
        prints[colours] = deus_game.fingerprint(&table.state);
    }
    table_new("players=2 temples=mixed seed=1");
    prints[64] = deus_game.fingerprint(&table.state);
    for (int k = 0; k < 65; k++)
        for (int j = 0; j < k; j++) expect_is(prints[k] == prints[j], false);
}

/* ---- Base promises with every combination ------------------------------------------------ */

static char record[1 << 20], record_again[1 << 20];

static void expect_sound(void) {
    dm_error error;
    if (!deus_game.check(&table.state, &error)) fail_msg("%s: %s", error.text, position_line());
}

static void expect_position_round_trip(void) {
    static dm_match again;
    dm_error error;
    const char *line = position_line();
    if (!dm_match_from_position(&again, &deus_game, line, NULL, &error))
        fail_msg("column %u: %s: %s", error.column, error.text, line);
    assert_memory_equal(&again.state, &table.state, deus_game.state_bytes);
}

static void expect_record_round_trip(void) {
    static dm_match again;
    dm_error error;
    dm_writer out = dm_writer_on(record, sizeof record);
    dm_record_write(&table, DM_ALL, &out);
    assert_false(out.full);
    if (!dm_record_read(&again, record, out.length, &error))
        fail_msg("record: line %u: %s", (unsigned)error.line, error.text);
    assert_memory_equal(&again.state, &table.state, deus_game.state_bytes);
    out = dm_writer_on(record_again, sizeof record_again);
    dm_record_write(&again, DM_ALL, &out);
    assert_string_equal(record, record_again);
}

static void expect_observed_alike(const dm_state *left, const dm_state *right, uint8_t viewer) {
    static char views[2][64 * 1024];
    dm_state seen[2];
    memset(seen, 0, sizeof seen);
    deus_game.observe(left, viewer, &seen[0]);
    deus_game.observe(right, viewer, &seen[1]);
    assert_memory_equal(&seen[0], &seen[1], deus_game.state_bytes);
    for (int k = 0; k < 2; k++) {
        dm_writer out = dm_writer_on(views[k], sizeof views[k]);
        deus_game.write_view(&seen[k], viewer, &out);
        assert_false(out.full);
    }
    assert_string_equal(views[0], views[1]);
}

static void expect_asked_alike(const dm_state *twin) {
    static dm_question question;
    deus_game.ask(twin, &question, NULL);
    expect_is(question.kind, table.question.kind);
    expect_is(question.count, table.question.count);
    assert_memory_equal(question.answers, table.question.answers,
                        question.count * sizeof question.answers[0]);
}

/* What a viewer cannot know, dealt anew by observe() and determinize(), or exchanged by the list of
 * secrets that the leak check keeps: the viewer sees and is asked the same. */
static void expect_no_leak(uint8_t viewer, dm_random *random) {
    dm_state twins[2];
    dm_error error;
    memset(twins, 0, sizeof twins);
    deus_game.observe(&table.state, viewer, &twins[0]);
    deus_game.determinize(&twins[0], viewer, random);
    dm_copy(&deus_game, &twins[1], &table.state);
    secrets_exchange(&deus_game, &twins[1], viewer, random);
    for (int k = 0; k < 2; k++) {
        if (!deus_game.check(&twins[k], &error))
            fail_msg("twin %d of viewer %d: %s: %s", k, viewer, error.text, position_line());
        expect_observed_alike(&table.state, &twins[k], viewer);
        if (viewer == table.question.seat) expect_asked_alike(&twins[k]);
    }
}

static void expect_promises(dm_random *random) {
    expect_position_round_trip();
    for (uint8_t seat = 0; seat < state()->player_count; seat++) expect_no_leak(seat, random);
    expect_no_leak(DM_PUBLIC, random);
}

/* Plays an answer and, if it revealed nothing, takes it back first: the same bytes. */
static void play_with_undo(dm_random *random) {
    int index = (int)dm_random_below(random, table.question.count);
    dm_state before = table.state;
    dm_error error;
    dm_match_play(&table, index, NULL);
    if (dm_random_below(random, 8) || !dm_match_undo(&table, &error)) return;
    assert_memory_equal(&table.state, &before, deus_game.state_bytes);
    dm_match_play(&table, index, NULL);
}

static void play_game(uint64_t seed, uint32_t every) {
    dm_random random;
    dm_random_seed(&random, seed);
    while (table.question.seat != DM_NOBODY) {
        if (dm_random_below(&random, every) == 0) expect_promises(&random);
        play_with_undo(&random);
        expect_sound();
    }
    expect_promises(&random);
    expect_record_round_trip();
}

static void test_all_64_combinations_keep_what_the_base_game_promises(void **unused) {
    (void)unused;
    static const char *const variants[] = {"", " joker=on", " start=8", " open-vp=on",
                                           " joker=on start=6"};
    for (int colours = 1; colours < 64; colours++) {
        begin_combination(colours, 2 + colours % 3, variants[colours % 5]);
        play_game((uint64_t)colours, 40);
    }
}

static void test_all_modules_and_mixed_temples_with_2_to_4_players(void **unused) {
    (void)unused;
    static const char *const variants[] = {"", " joker=on", " temples=mixed",
                                           " temples=mixed joker=on start=10"};
    for (int players = 2; players <= 4; players++)
        for (int k = 0; k < 4; k++) {
            begin_combination(63, players, variants[k]);
            play_game((uint64_t)(players * 10 + k), 25);
        }
}

/* Combat tokens, coins, barques and the market are public. */
static void test_what_egypt_puts_on_the_table_is_public(void **unused) {
    (void)unused;
    dm_state seen;
    scene("egypt=maritime,production,scientific,civil,military market=2,4,6,4 "
          "p1.map=A0:pc,A3:s p1.barques=1,2,3 p1.tokens=2 p1.camps=A5 p1.scribe=A0 "
          "p1.scientific=manufactory p1.coins=scientific.1 p2.map=D0:pc p2.barques=0,1,1 "
          "p2.garrison=civil:1 p2.fortress=military:1 p2.civil=inn-vp p1.hand=souk,barn "
          "p2.hand=mill,camels");
    for (uint8_t viewer = 0; viewer <= 2; viewer++) {
        deus_game.observe(&table.state, viewer < 2 ? viewer : DM_PUBLIC, &seen);
        const deus_player *one = &deus_const(&seen)->players[0];
        expect_is(one->barques[2], 3);
        expect_is(one->tokens, 2);
        expect_is(one->camps == at("A5"), true);
        expect_is(one->scribe, 0);
        expect_is(one->coins[DEUS_SCIENTIFIC], 1);
        expect_is(deus_const(&seen)->players[1].garrison[DEUS_CIVIL], 1);
        expect_is(deus_const(&seen)->players[1].fortress[DEUS_MILITARY], 1);
        expect_is(deus_const(&seen)->market[DEUS_STONE], 2);
    }
    expect_position_round_trip();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_each_colour_is_base_or_egypt_in_64_combinations, "E-G1 D-W4 D-S4"),
        PROVES(test_egypt_is_all_random_or_a_list_of_colours, "E-G1 D-W4"),
        PROVES(test_mixed_temples_are_16_of_32_and_have_one_spelling, "E-G1 E-T1"),
        PROVES(test_cards_of_the_other_set_are_refused_in_a_position, "E-G1"),
        PROVES(test_the_96_cards_are_those_of_the_table, "E-G1 E-G4"),
        PROVES(test_a_once_effect_comes_at_the_turn_of_its_card, "E-G2"),
        PROVES(test_base_and_civil_cards_have_no_once_effect, "E-G2"),
        PROVES(test_a_joker_on_top_does_not_bring_a_once_effect_back, "E-G2 E-G5"),
        PROVES(test_a_card_laid_elsewhere_keeps_its_once_effect_and_has_its_rank_there, "E-G2"),
        PROVES(test_every_effect_that_asks_can_be_declined, "E-G3"),
        PROVES(test_a_card_with_condition_1_is_refused_on_an_empty_region, "E-G4"),
        PROVES(test_a_first_piece_cannot_satisfy_a_condition, "E-G4"),
        PROVES(test_a_temple_counts_for_a_condition_and_tokens_do_not, "E-G4"),
        PROVES(test_a_joker_has_neither_condition_nor_once_effect_nor_effect, "E-G5"),
        PROVES(test_a_joker_has_a_rank_and_cannot_be_activated, "E-G5"),
        PROVES(test_a_joker_is_no_card_of_its_colour_for_royal_archives, "E-G5 D-TP1"),
        PROVES(test_played_temples_are_never_activated, "E-G5"),
        PROVES(test_base_games_keep_their_fingerprint_and_hash, "E-G1"),
        PROVES(test_every_combination_has_its_own_fingerprint, "E-G1"),
        PROVES(test_all_64_combinations_keep_what_the_base_game_promises, "E-G1 D-S5"),
        PROVES(test_all_modules_and_mixed_temples_with_2_to_4_players, "E-G1 E-T1 D-S5"),
        PROVES(test_what_egypt_puts_on_the_table_is_public, "D-S5 E-G1"),
    };
    return cmocka_run_group_tests_name("egypt: general", tests, NULL, NULL);
}
