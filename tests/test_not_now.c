/* Why something cannot be done just now at an online table: every reason has its sentence in every
 * language. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "online/not_now.h"
#include "support/style.h"

static void no_translation_is_missing(void **state) {
    (void)state;
    for (int why = 0; why < NOT_NOW_COUNT; why++) {
        for (int language = 0; language < TEXT_LANGUAGES; language++) {
            const char *text = not_now_text((enum text_language)language, (enum not_now)why);
            if (text == NULL || text[0] == '\0')
                fail_msg("reason %d is missing in %s", why, text_language_codes[language]);
            style_check((enum text_language)language, "not now", why, text);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_translation_is_missing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
