/* The documents for programs tell of every word a program may meet (docs/notation.md and
 * docs/protocol.md). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "deus/rules.h"
#include "deus/setup.h"
#include "support/docs.h"

static void test_the_documents_name_every_word_of_deus(void **state) {
    const char *steps[DEUS_STEP_KINDS];
    (void)state;
    for (int step = 1; step < DEUS_STEP_KINDS; step++) steps[step] = deus_steps[step]->name;
    expect_documented("docs/notation.md", deus_verb_ids, DEUS_VERBS);
    expect_documented("docs/notation.md", steps + 1, DEUS_STEP_KINDS - 1);
    expect_documented("docs/protocol.md", deus_event_ids, DEUS_EVENT_KINDS);
    expect_documented("docs/protocol.md", deus_score_ids, DEUS_SCORE_SOURCES);
    for (const dm_option *option = deus_options; option->key; option++)
        expect_documented("docs/protocol.md", &option->key, 1);
}

static void test_B6_all_questions_of_deus_are_listed_with_their_steps(void **state) {
    static char steps[DEUS_ASK_KINDS][100];
    const char *listed[DEUS_ASK_KINDS];
    (void)state;
    for (int step = 1; step < DEUS_STEP_KINDS; step++) {
        const deus_step_row *row = deus_steps[step];
        if (row->run) {
            expect_documented("docs/protocol.md", &row->name, 1);
            continue;
        }
        strcat(steps[row->question], row->name);
        strcat(steps[row->question], " ");
    }
    for (int kind = 0; kind < DEUS_ASK_KINDS; kind++) listed[kind] = steps[kind];
    expect_table("docs/protocol.md", "### Questions of Deus", deus_question_ids, listed,
                 DEUS_ASK_KINDS);
}

static void test_B6_all_events_and_reasons_of_deus_are_listed(void **state) {
    (void)state;
    expect_table("docs/protocol.md", "### Events of Deus", deus_event_ids, NULL, DEUS_EVENT_KINDS);
    expect_table("docs/protocol.md", "### Reasons of Deus", deus_reason_ids, NULL, DEUS_REASONS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_documents_name_every_word_of_deus),
        cmocka_unit_test(test_B6_all_questions_of_deus_are_listed_with_their_steps),
        cmocka_unit_test(test_B6_all_events_and_reasons_of_deus_are_listed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
