/* Perft: how many sequences of answers there are, depth by depth. Almost any change of the rules
 * changes a count.
 *
 * The numbers were counted by the program itself, so they prove nothing; they notice. They may
 * change only together with the rules version (RULES_VERSION in deus/game.c). */
#include <inttypes.h>

#include "support/scene.h"

enum { DEPTHS = 7 };

typedef struct perft_row {
    const char *options;
    uint64_t counts[DEPTHS]; /* of 1, 2, 3, … answers; 0 where it would take too long */
} perft_row;

static const perft_row rows[] = {
    {"rules=1 players=2 seed=1", {8, 31, 142, 721, 3110, 14221, 72829}},
    {"rules=1 players=3 seed=1", {10, 35, 203, 1193, 5425, 27481, 145283}},
    {"rules=1 players=4 seed=1", {9, 33, 197, 1023, 5115, 27462, 160301}},
    {"rules=1 players=2 seed=1 joker=on", {13, 56, 371, 3493, 14866, 86551, 591313}},
    {"rules=1 players=2 seed=1 open-vp=on", {8, 31, 142, 721, 3110, 14221, 72829}},
    {"rules=1 players=3 seed=2 start=6", {4, 14, 46, 151, 495, 1623, 5582}},
    {"rules=1 players=2 seed=1 start=10", {4, 13, 37, 110, 371, 1370, 5344}},
    {"rules=1 players=2 seed=1 arrangement=trefoil", {8, 31, 151, 793, 3506, 16755, 89092}},
    {"rules=1 players=2 seed=1 arrangement=line", {8, 31, 151, 793, 3506, 16809, 89550}},
    {"rules=1 players=3 seed=1 arrangement=ring", {10, 52, 232, 1661, 7415, 40994, 254800}},
    {"rules=1 players=3 seed=1 arrangement=block", {10, 35, 208, 1237, 5628, 29246, 156659}},
    {"rules=1 players=4 seed=1 arrangement=crescent", {9, 33, 223, 1167, 5973, 33996, 213776}},
    {"rules=1 players=2 seed=1 arrangement=0,0/0,1/0,2/1,2",
     {8, 42, 166, 1012, 3915, 16370, 83517}},
};

/* Sequences of exactly `depth` answers. */
static uint64_t count_sequences(const dm_state *from, const dm_question *question, int depth) {
    if (depth == 1) return question->count;
    uint64_t sequences = 0;
    for (int k = 0; k < question->count; k++) {
        dm_state child;
        dm_question next;
        dm_copy(&deus_game, &child, from);
        deus_game.apply(&child, question->answers[k], NULL, &next);
        sequences += count_sequences(&child, &next, depth - 1);
    }
    return sequences;
}

static void expect_counts(const perft_row *row) {
    for (int depth = 1; depth <= DEPTHS && row->counts[depth - 1]; depth++) {
        uint64_t found = count_sequences(&table.state, &table.question, depth);
        if (found != row->counts[depth - 1])
            fail_msg("%s: %" PRIu64 " sequences of %d answers; expected %" PRIu64, row->options,
                     found, depth, row->counts[depth - 1]);
    }
}

static void test_the_beginnings_have_as_many_sequences_as_ever(void **unused) {
    (void)unused;
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        table_new(rows[k].options);
        expect_counts(&rows[k]);
    }
}

/* The middle of a game: columns with effects of every kind, armies, ships, villages. */
static const char middle[] =
    "rules=1 p1.map=A0:psca,A2:m,A3:pa,A5:c p1.maritime=galley p1.production=small-production,farm "
    "p1.scientific=architects p1.civil=guild-forest,forum p1.military=legion,siege-tower "
    "p2.map=B0:pc,B5:m,B4:s p2.maritime=sailing-ship-stone p2.production=large-production "
    "p2.scientific=academy-production p2.civil=villa "
    "p1.hand=galley,brickyard,workshop,baths,corsairs,temple-cities "
    "p2.hand=small-port-wood,quarry,library,market-hall,war-elephants";

static void test_a_middle_has_as_many_sequences_as_ever(void **unused) {
    (void)unused;
    static const perft_row row = {"the middle", {12, 48, 234, 1157, 5430, 25511, 124773}};
    scene(middle);
    expect_counts(&row);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_beginnings_have_as_many_sequences_as_ever),
        cmocka_unit_test(test_a_middle_has_as_many_sequences_as_ever),
    };
    return cmocka_run_group_tests_name("perft", tests, NULL, NULL);
}
