/* SHA-256 against the vectors of FIPS 180-4 and NIST's SHAVS; lengths around the block borders. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <sodium.h>

#include "engine/sha256.h"

static void expect_digest(const void *data, size_t length, const char *hex) {
    uint8_t digest[SHA256_BYTES];
    char found[2 * SHA256_BYTES + 1];
    sha256(data, length, digest);
    for (int k = 0; k < SHA256_BYTES; k++) sprintf(found + 2 * k, "%02x", digest[k]);
    assert_string_equal(found, hex);
}

static void test_published_vectors(void **state) {
    static const struct {
        const char *text, *hex;
    } vectors[] = {
        {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
        {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
        {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
         "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
        {"abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
         "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
         "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"},
    };
    (void)state;
    for (size_t k = 0; k < sizeof vectors / sizeof vectors[0]; k++)
        expect_digest(vectors[k].text, strlen(vectors[k].text), vectors[k].hex);
}

static void test_a_million_letters(void **state) {
    enum { MILLION = 1000000 };
    char *letters = malloc(MILLION);
    (void)state;
    assert_non_null(letters);
    memset(letters, 'a', MILLION);
    expect_digest(letters, MILLION,
                  "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    free(letters);
}

/* Every way the end can fall into its block, compared with a hash we did not write. */
static void test_every_length_up_to_three_blocks(void **state) {
    uint8_t data[3 * 64 + 1];
    (void)state;
    for (size_t k = 0; k < sizeof data; k++) data[k] = (uint8_t)(k * 151 + 7);
    for (size_t length = 0; length <= sizeof data; length++) {
        uint8_t ours[SHA256_BYTES], theirs[SHA256_BYTES];
        sha256(data, length, ours);
        crypto_hash_sha256(theirs, data, length);
        assert_memory_equal(ours, theirs, sizeof ours);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_published_vectors),
        cmocka_unit_test(test_a_million_letters),
        cmocka_unit_test(test_every_length_up_to_three_blocks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
