/* The documents for programs tell of every word a program may meet (docs/notation.md and
 * docs/protocol.md). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_documents_name_every_word_of_deus),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
