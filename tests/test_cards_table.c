/* The table of cards against section 6 of the spec, copied here by hand: ids, colours, copies,
 * costs and how sure each fact is. */
#include <stdio.h>

#include "support/scene.h"

typedef struct expected_card {
    const char *id;
    uint8_t colour, copies;
    const char *cost; /* w wood, c clay, s stone, h wheat, g gold */
    const char *sources;
} expected_card;

/* clang-format off */
static const expected_card spec[] = {
    {"galley",                DEUS_MARITIME,   4, "wh",   "FFP"},
    {"sailing-ship-stone",    DEUS_MARITIME,   1, "w",    "RFP"},
    {"sailing-ship-clay",     DEUS_MARITIME,   1, "w",    "RFF"},
    {"sailing-ship-wood",     DEUS_MARITIME,   1, "w",    "RFF"},
    {"sailing-ship-wheat",    DEUS_MARITIME,   1, "w",    "RFF"},
    {"small-port-clay",       DEUS_MARITIME,   1, "cs",   "RFF"},
    {"small-port-wood",       DEUS_MARITIME,   1, "cs",   "RFF"},
    {"small-port-stone",      DEUS_MARITIME,   1, "cs",   "RFF"},
    {"small-port-wheat",      DEUS_MARITIME,   1, "cs",   "RFF"},
    {"large-port-stone-wood", DEUS_MARITIME,   1, "wc",   "RRF"},
    {"large-port-clay-stone", DEUS_MARITIME,   1, "wc",   "RRF"},
    {"large-port-wood-wheat", DEUS_MARITIME,   1, "wc",   "RRY"},
    {"large-port-wheat-clay", DEUS_MARITIME,   1, "wc",   "RRY"},
    {"small-production",      DEUS_PRODUCTION, 4, "gg",   "RRP"},
    {"cooperative-swamp",     DEUS_PRODUCTION, 1, "sh",   "RRP"},
    {"cooperative-forest",    DEUS_PRODUCTION, 1, "sh",   "RRF"},
    {"cooperative-mountain",  DEUS_PRODUCTION, 1, "sh",   "RRF"},
    {"cooperative-field",     DEUS_PRODUCTION, 1, "sh",   "RRY"},
    {"brickyard",             DEUS_PRODUCTION, 1, "c",    "RRF"},
    {"sawmill",               DEUS_PRODUCTION, 1, "c",    "RRY"},
    {"quarry",                DEUS_PRODUCTION, 1, "c",    "RRY"},
    {"farm",                  DEUS_PRODUCTION, 1, "c",    "RRY"},
    {"large-production",      DEUS_PRODUCTION, 4, "wc",   "RRR"},
    {"school",                DEUS_SCIENTIFIC, 4, "c",    "RRP"},
    {"workshop",              DEUS_SCIENTIFIC, 4, "w",    "RRP"},
    {"library",               DEUS_SCIENTIFIC, 2, "h",    "RRR"},
    {"architects",            DEUS_SCIENTIFIC, 2, "s",    "RRR"},
    {"academy-maritime",      DEUS_SCIENTIFIC, 1, "sh",   "RRR"},
    {"academy-production",    DEUS_SCIENTIFIC, 1, "sh",   "RRR"},
    {"academy-civil",         DEUS_SCIENTIFIC, 1, "sh",   "RRR"},
    {"academy-military",      DEUS_SCIENTIFIC, 1, "sh",   "RRR"},
    {"guild-forest",          DEUS_CIVIL,      1, "s",    "RRP"},
    {"guild-field",           DEUS_CIVIL,      1, "s",    "RRY"},
    {"guild-swamp",           DEUS_CIVIL,      1, "s",    "RRY"},
    {"guild-mountain",        DEUS_CIVIL,      1, "s",    "RRY"},
    {"trading-post-forest",   DEUS_CIVIL,      1, "w",    "RRP"},
    {"trading-post-mountain", DEUS_CIVIL,      1, "w",    "RRP"},
    {"trading-post-swamp",    DEUS_CIVIL,      1, "w",    "RRP"},
    {"trading-post-field",    DEUS_CIVIL,      1, "w",    "RRY"},
    {"forum",                 DEUS_CIVIL,      2, "cs",   "RRP"},
    {"baths",                 DEUS_CIVIL,      2, "ch",   "RRR"},
    {"market-hall",           DEUS_CIVIL,      2, "c",    "RRR"},
    {"villa",                 DEUS_CIVIL,      2, "h",    "RRR"},
    {"siege-tower",           DEUS_MILITARY,   4, "ws",   "RRP"},
    {"ballista",              DEUS_MILITARY,   4, "wh",   "RRP"},
    {"legion",                DEUS_MILITARY,   4, "h",    "RRR"},
    {"war-elephants",         DEUS_MILITARY,   2, "sh",   "RRR"},
    {"corsairs",              DEUS_MILITARY,   2, "w",    "RRR"},
    {"temple-regions",        DEUS_TEMPLE,     1, "wcsh", "FPP"},
    {"temple-field",          DEUS_TEMPLE,     1, "wcsh", "FPP"},
    {"temple-mountain",       DEUS_TEMPLE,     1, "wcsh", "FPP"},
    {"temple-forest",         DEUS_TEMPLE,     1, "wcsh", "FPY"},
    {"temple-swamp",          DEUS_TEMPLE,     1, "wcsh", "FPY"},
    {"temple-cities",         DEUS_TEMPLE,     1, "wcsh", "FPF"},
    {"temple-wheat",          DEUS_TEMPLE,     1, "wcsh", "FPF"},
    {"temple-wood",           DEUS_TEMPLE,     1, "wcsh", "FPY"},
    {"temple-clay",           DEUS_TEMPLE,     1, "wcsh", "FPY"},
    {"temple-stone",          DEUS_TEMPLE,     1, "wcsh", "FPY"},
    {"temple-metropolis",     DEUS_TEMPLE,     1, "wcsh", "FPR"},
    {"temple-capital",        DEUS_TEMPLE,     1, "wcsh", "FPR"},
    {"temple-treasury",       DEUS_TEMPLE,     1, "wcsh", "FPR"},
    {"temple-sea",            DEUS_TEMPLE,     1, "wcsh", "FPR"},
    {"temple-arms",           DEUS_TEMPLE,     1, "wcsh", "FPR"},
    {"temple-order",          DEUS_TEMPLE,     1, "wcsh", "FPR"},
};
/* clang-format on */
enum { SPEC_CARDS = sizeof spec / sizeof spec[0] };

static void write_cost(const deus_card *card, char cost[8]) {
    dm_writer out = dm_writer_on(cost, 8);
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        if (card->cost >> resource & 1) dm_write_char(&out, "wcsh"[resource]);
    for (int k = 0; k < card->gold; k++) dm_write_char(&out, 'g');
}

static void test_the_table_is_the_one_of_the_spec(void **unused) {
    (void)unused;
    expect_is(deus_cards[SPEC_CARDS - 1].egypt, false);
    expect_is(deus_cards[SPEC_CARDS].egypt, true); /* those of Egypt come after them */
    for (int k = 0; k < SPEC_CARDS; k++) {
        char found[96], expected[96], cost[8];
        const deus_card *card = &deus_cards[k];
        write_cost(card, cost);
        snprintf(found, sizeof found, "%s: %s, %d copies, cost %s, %s", card->id,
                 deus_colour_ids[card->colour], card->copies, cost, card->sources);
        snprintf(expected, sizeof expected, "%s: %s, %d copies, cost %s, %s", spec[k].id,
                 deus_colour_ids[spec[k].colour], spec[k].copies, spec[k].cost, spec[k].sources);
        assert_string_equal(found, expected);
    }
}

static void test_there_are_96_cards_and_16_of_each_colour(void **unused) {
    (void)unused;
    int all = 0, of_colour[DEUS_COLOURS] = {0};
    for (int k = 0; k < SPEC_CARDS; k++) {
        all += deus_cards[k].copies;
        of_colour[deus_cards[k].colour] += deus_cards[k].copies;
    }
    expect_is(all, 96);
    for (int colour = 0; colour < DEUS_COLOURS; colour++) expect_is(of_colour[colour], 16);
}

/* Records and links use the ids; positions depend on their order. */
static void test_every_card_is_found_by_its_id_and_nothing_else_is(void **unused) {
    (void)unused;
    for (uint8_t k = 0; k < DEUS_CARD_KINDS; k++) expect_is(deus_card_named(deus_cards[k].id), k);
    expect_is(deus_card_named("galleys"), DM_UNKNOWN);
    expect_is(deus_card_named("galle"), DM_UNKNOWN);
    expect_is(deus_card_named(""), DM_UNKNOWN);
}

static void test_a_new_game_holds_every_copy_once(void **unused) {
    (void)unused;
    int copies[256] = {0};
    table_new("players=4 seed=11");
    const deus_state *s = state();
    for (int k = 0; k < s->deck_count; k++) copies[s->deck[k]]++;
    for (int seat = 1; seat <= 4; seat++)
        for (int k = 0; k < player(seat)->hand_count; k++) copies[player(seat)->hand[k]]++;
    for (int k = 0; k < SPEC_CARDS; k++)
        if (copies[k] != deus_cards[k].copies)
            fail_msg("%s: %d copies in the game, %d in the table", deus_cards[k].id, copies[k],
                     deus_cards[k].copies);
}

/* The [P] limit of a temple, and a limit wherever the text says "up to". */
static void test_every_temple_is_limited_to_12_points(void **unused) {
    (void)unused;
    for (int k = 0; k < SPEC_CARDS; k++) {
        if (deus_cards[k].colour != DEUS_TEMPLE) continue;
        expect_is(deus_cards[k].effect.operation, DEUS_FINAL);
        expect_is(deus_cards[k].effect.limit, 12);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_table_is_the_one_of_the_spec),
        PROVES(test_there_are_96_cards_and_16_of_each_colour, "D-S4"),
        cmocka_unit_test(test_every_card_is_found_by_its_id_and_nothing_else_is),
        PROVES(test_a_new_game_holds_every_copy_once, "D-S4"),
        PROVES(test_every_temple_is_limited_to_12_points, "D-TP5"),
    };
    return cmocka_run_group_tests_name("cards: the table", tests, NULL, NULL);
}
