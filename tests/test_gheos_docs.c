/* The documents for programs tell of every word a program may meet (docs/notation.md and
 * docs/protocol.md). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "gheos/rules.h"
#include "support/docs.h"

static void test_the_documents_name_every_word_of_gheos(void **state) {
    const char *phases[GHEOS_PHASES];
    (void)state;
    for (int phase = GHEOS_PHASE_TILE; phase < GHEOS_PHASES; phase++)
        phases[phase] = gheos_phases[phase]->name;
    expect_documented("docs/notation.md", gheos_verb_ids, GHEOS_VERBS);
    expect_documented("docs/notation.md", phases + GHEOS_PHASE_TILE,
                      GHEOS_PHASES - GHEOS_PHASE_TILE);
    expect_documented("docs/protocol.md", gheos_event_ids, GHEOS_EVENT_KINDS);
    expect_documented("docs/protocol.md", gheos_score_ids, GHEOS_SCORE_SOURCES);
    for (const dm_option *option = gheos_options; option->key; option++)
        expect_documented("docs/protocol.md", &option->key, 1);
}

static void test_B6_all_questions_events_and_reasons_of_gheos_are_listed(void **state) {
    static const char page[] = "docs/protocol.md";
    const char *phases[GHEOS_ASK_KINDS] = {NULL};
    (void)state;
    for (int phase = GHEOS_PHASE_TILE; phase < GHEOS_PHASES; phase++)
        phases[gheos_phases[phase]->question] = gheos_phases[phase]->name;
    expect_table(page, "### Questions of Gheos", gheos_question_ids, phases, GHEOS_ASK_KINDS);
    expect_table(page, "### Events of Gheos", gheos_event_ids, NULL, GHEOS_EVENT_KINDS);
    expect_table(page, "### Reasons of Gheos", gheos_reason_ids, NULL, GHEOS_REASONS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_documents_name_every_word_of_gheos),
        cmocka_unit_test(test_B6_all_questions_events_and_reasons_of_gheos_are_listed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
