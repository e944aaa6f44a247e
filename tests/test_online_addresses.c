/* How many sockets one address may have: those beyond are refused, and those there are stay. */
#include "support/online.h"

enum { AT_ONCE = 6 };

static bool comes_in(talk *talk) {
    wire_address address = {online_host.port, NULL, NULL};
    return talk_begin(talk, online_wires, &address);
}

/* Findings C14: there was no limit. */
static void an_address_has_so_many_sockets_and_no_more(void **state) {
    talk many[AT_ONCE + 1] = {{.wires = NULL}};
    (void)state;
    host_prepare(&online_host, NULL);
    online_host.words[0] = "--address-sockets";
    online_host.words[1] = "6";
    assert_true(host_start(&online_host));
    online_wires = wires_open();
    for (int k = 0; k < AT_ONCE; k++) assert_true(comes_in(&many[k]));
    assert_false(comes_in(&many[AT_ONCE]));
    assert_int_equal(many[AT_ONCE].code, 429);
    for (int k = 0; k < AT_ONCE; k++) expect_refusal(&many[k], "lobby", "", "");
    talk_end(&many[AT_ONCE]);
    talk_end(&many[0]);
    while (!comes_in(&many[0]))
        talk_end(&many[0]); /* as soon as the server knows that it is gone */
    for (int k = 0; k <= AT_ONCE; k++) talk_end(&many[k]);
    online_end();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_address_has_so_many_sockets_and_no_more),
    };
    return cmocka_run_group_tests_name("addresses", tests, NULL, NULL);
}
