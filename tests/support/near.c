#include "support/near.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

void expect_near(double expected, double found, double within) {
    if (!(found >= expected - within && found <= expected + within))
        fail_msg("expected %g within %g, found %g", expected, within, found);
}
