/* Perft: how many sequences of answers there are, depth by depth. Almost any change of the rules
 * changes a count.
 *
 * The numbers were counted by the program itself, so they prove little; they notice. They may
 * change only together with the rules version (RULES_VERSION in gheos/game.c). */
#include <inttypes.h>

#include "support/gheos_support.h"

enum { DEPTHS = 9 };

typedef struct perft_row {
    const char *start;
    uint64_t counts[DEPTHS]; /* of 1, 2, 3, … answers; 0 where it would take too long */
} perft_row;

/* Sequences of exactly `depth` answers. */
static uint64_t count_sequences(const dm_state *from, const dm_question *question, int depth) {
    if (depth == 1) return question->count;
    uint64_t sequences = 0;
    for (int k = 0; k < question->count; k++) {
        dm_state child;
        dm_question next;
        dm_copy(&gheos_game, &child, from);
        gheos_game.apply(&child, question->answers[k], NULL, &next);
        sequences += count_sequences(&child, &next, depth - 1);
    }
    return sequences;
}

static void expect_counts(const perft_row *row) {
    for (int depth = 1; depth <= DEPTHS && row->counts[depth - 1]; depth++) {
        uint64_t found = count_sequences(&gheos_table.state, &gheos_table.question, depth);
        if (found != row->counts[depth - 1])
            fail_msg("%s: %" PRIu64 " sequences of %d answers; expected %" PRIu64, row->start,
                     found, depth, row->counts[depth - 1]);
    }
}

static void test_the_beginnings_have_as_many_sequences_as_ever(void **unused) {
    (void)unused;
    static const perft_row rows[] = {
        {"players=2 seed=1", {2, 8, 24, 96, 192, 528, 2304, 7296, 14976}},
        {"players=3 seed=2", {2, 8, 24, 96, 192, 528, 2520, 6384, 14832}},
        {"players=4 seed=3", {2, 8, 32, 88, 184, 760, 2600, 6248, 17256}},
        {"players=2 seed=4 calm-epochs=on", {2, 8, 32, 88, 184, 744, 2544, 6816, 14784}},
    };
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        gheos_table_new(rows[k].start);
        expect_counts(&rows[k]);
    }
}

/* Three continents around the start tile, with wars, migrations and prices near at hand. */
static void test_a_crowded_board_has_as_many_sequences_as_ever(void **unused) {
    (void)unused;
    static const perft_row rows[] = {
        {"board=0,0:start.0/1,0:a3.0/2,0:b2.1/-1,0:a5.0/0,1:a1.0/1,1:b4.2 "
         "markers=red@1,0.0/green@-1,0.0/blue@0,1.0 p1.hand=a11,b25 p2.hand=b9,c1 "
         "p1.followers=1,1,0,1,0,0 p2.followers=2,2,0,2,0,0",
         {2, 26, 80, 205, 426, 2469, 12084, 39672}},
        {"board=0,0:a11.0/1,0:a1.0/-1,0:a4.0/0,1:a5.0/1,1:c3.1 markers=red@0,0.0 p1.hand=b25,c7 "
         "p2.hand=a14,c1 p1.followers=2,0,0,0,0,0",
         {2, 24, 72, 147, 327, 3128, 7884, 18950}},
        {"board=0,0:a11.0/1,0:a1.0/-1,0:a4.0/0,1:a5.0/1,1:c3.1 markers=red@0,0.0 p1.hand=b25,c7 "
         "p2.hand=a14,c1",
         {2, 21, 62, 124, 296, 2844, 7078, 16904}},
    };
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        gheos_scene(rows[k].start);
        expect_counts(&rows[k]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_beginnings_have_as_many_sequences_as_ever),
        cmocka_unit_test(test_a_crowded_board_has_as_many_sequences_as_ever),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
