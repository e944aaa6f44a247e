/* Ids, keys, hashes and passwords. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>
#include <sodium.h>

#include "online/secret.h"

static const char alphabet[] = "abcdefghijklmnopqrstuvwxyz234567";

static int start(void **state) {
    (void)state;
    return secret_start() && secret_start() ? 0 : -1;
}

/* ---- Ids and keys ------------------------------------------------------------------------ */

static void test_ids_and_keys_have_their_form(void **state) {
    char id[STORE_ID_BYTES], key[SECRET_KEY_BYTES];
    (void)state;
    for (int k = 0; k < 1000; k++) {
        secret_make_id(id);
        secret_make_key(key);
        assert_int_equal(strlen(id), 16);
        assert_int_equal(strlen(key), 26);
        assert_true(secret_is_id(id) && !secret_is_key(id));
        assert_true(secret_is_key(key) && !secret_is_id(key));
    }
}

static void test_what_is_no_id_is_refused(void **state) {
    static const char *const wrong[] = {
        "",
        "abcdefghijklmno",           /* 15 */
        "abcdefghijklmnopq",         /* 17 */
        "Abcdefghijklmnop",          /* a capital */
        "abcdefghijklmno1",          /* 0, 1, 8 and 9 are not among them */
        "abcdefghijklmno\xc3\xa9",   /* é */
        "abcdefghijklmnop'; DROP--", /* goes on */
    };
    (void)state;
    assert_true(secret_is_id("abcdefghijklmno7"));
    for (size_t k = 0; k < sizeof wrong / sizeof wrong[0]; k++)
        assert_false(secret_is_id(wrong[k]));
}

/* A stuck or lopsided generator shows in so many characters: each of the 32 letters is expected
 * 1,300 times, with a standard deviation of 36. */
static void test_every_letter_of_a_key_is_as_likely(void **state) {
    enum { KEYS = 1600 };
    int count[32] = {0};
    char key[SECRET_KEY_BYTES];
    (void)state;
    for (int k = 0; k < KEYS; k++) {
        secret_make_key(key);
        for (const char *c = key; *c; c++) count[strchr(alphabet, *c) - alphabet]++;
    }
    for (int letter = 0; letter < 32; letter++) assert_in_range(count[letter], 1050, 1550);
}

static void test_keys_are_hashed_by_blake2b(void **state) {
    /* printf abcdefghijklmnopqrstuvwxyz | b2sum -l 256 */
    static const char expected[] =
        "117ad6b940f5e8292c007d9c7e7350cd33cf85b5887e8da71c7957830f536e7c";
    uint8_t hash[STORE_HASH_BYTES], other[STORE_HASH_BYTES];
    char hex[SECRET_HEX_BYTES];
    (void)state;
    secret_hash_key("abcdefghijklmnopqrstuvwxyz", hash);
    secret_write_hex(hash, hex);
    assert_string_equal(hex, expected);
    secret_hash_key("abcdefghijklmnopqrstuvwxy2", other);
    assert_false(secret_same(hash, other));
    secret_hash_key("abcdefghijklmnopqrstuvwxyz", other);
    assert_true(secret_same(hash, other));
}

/* ---- Bytes ------------------------------------------------------------------------------- */

static void test_bytes_differ_each_time(void **state) {
    uint8_t first[SECRET_BYTES] = {0}, second[SECRET_BYTES] = {0}, zeros[SECRET_BYTES] = {0};
    (void)state;
    secret_fill(first);
    secret_fill(second);
    assert_false(secret_same(first, second));
    assert_false(secret_same(first, zeros));
    secret_wipe(first, sizeof first);
    assert_true(secret_same(first, zeros));
}

static void test_one_bit_anywhere_makes_a_difference(void **state) {
    uint8_t left[SECRET_BYTES], right[SECRET_BYTES];
    (void)state;
    secret_fill(left);
    for (int bit = 0; bit < 8 * SECRET_BYTES; bit++) {
        memcpy(right, left, sizeof right);
        right[bit / 8] ^= (uint8_t)(1 << bit % 8);
        assert_false(secret_same(left, right));
    }
}

static void test_hex_round_trips_and_is_strict(void **state) {
    static const char digits[] = "00ff17203a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5";
    uint8_t bytes[SECRET_BYTES];
    char hex[SECRET_HEX_BYTES + 1];
    (void)state;
    assert_true(secret_read_hex(digits, bytes));
    assert_int_equal(bytes[0], 0x00);
    assert_int_equal(bytes[1], 0xff);
    assert_int_equal(bytes[31], 0xe5);
    secret_write_hex(bytes, hex);
    assert_string_equal(hex, digits);
    hex[10] = 'A';
    assert_false(secret_read_hex(hex, bytes));
    hex[10] = ' ';
    assert_false(secret_read_hex(hex, bytes));
    assert_false(secret_read_hex(digits + 1, bytes));
    strcpy(hex, digits);
    strcat(hex, "0");
    assert_false(secret_read_hex(hex, bytes));
    assert_false(secret_read_hex("", bytes));
}

/* ---- Passwords --------------------------------------------------------------------------- */

static void test_lengths_of_passwords(void **state) {
    char password[SECRET_PASSWORD_MOST + 2];
    (void)state;
    memset(password, 'x', sizeof password);
    password[SECRET_PASSWORD_MOST + 1] = '\0';
    assert_false(secret_is_password(password));
    password[SECRET_PASSWORD_MOST] = '\0';
    assert_true(secret_is_password(password));
    password[SECRET_PASSWORD_LEAST] = '\0';
    assert_true(secret_is_password(password));
    password[SECRET_PASSWORD_LEAST - 1] = '\0';
    assert_false(secret_is_password(password));
}

static void test_a_password_is_known_again(void **state) {
    char hashed[STORE_PASSWORD_BYTES], again[STORE_PASSWORD_BYTES];
    (void)state;
    assert_true(secret_hash_password("correct horse", hashed));
    assert_int_equal(strncmp(hashed, "$argon2id$v=19$m=65536,t=2,p=1$", 31), 0);
    assert_null(strstr(hashed, "correct"));
    assert_true(secret_is_password_of(hashed, "correct horse"));
    assert_false(secret_is_password_of(hashed, "correct horsf"));
    assert_false(secret_is_password_of(hashed, ""));
    assert_true(secret_hash_password("correct horse", again));
    assert_string_not_equal(hashed, again); /* salted */
    assert_false(secret_is_outdated(hashed));
}

static void test_a_guest_has_no_password(void **state) {
    (void)state;
    assert_false(secret_is_password_of("", ""));
    assert_false(secret_is_password_of("nonsense", "nonsense"));
}

static void test_weaker_hashes_are_outdated(void **state) {
    char hashed[STORE_PASSWORD_BYTES] = "";
    (void)state;
    assert_int_equal(crypto_pwhash_str(hashed, "correct horse", 13, crypto_pwhash_OPSLIMIT_MIN,
                                       crypto_pwhash_MEMLIMIT_MIN),
                     0);
    assert_true(secret_is_password_of(hashed, "correct horse"));
    assert_true(secret_is_outdated(hashed));
    assert_true(secret_is_outdated("nonsense"));
}

static void test_nobody_has_a_password(void **state) {
    (void)state;
    assert_false(secret_is_nobodys_password("correct horse"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ids_and_keys_have_their_form),
        cmocka_unit_test(test_what_is_no_id_is_refused),
        cmocka_unit_test(test_every_letter_of_a_key_is_as_likely),
        cmocka_unit_test(test_keys_are_hashed_by_blake2b),
        cmocka_unit_test(test_bytes_differ_each_time),
        cmocka_unit_test(test_one_bit_anywhere_makes_a_difference),
        cmocka_unit_test(test_hex_round_trips_and_is_strict),
        cmocka_unit_test(test_lengths_of_passwords),
        cmocka_unit_test(test_a_password_is_known_again),
        cmocka_unit_test(test_a_guest_has_no_password),
        cmocka_unit_test(test_weaker_hashes_are_outdated),
        cmocka_unit_test(test_nobody_has_a_password),
    };
    return cmocka_run_group_tests(tests, start, NULL);
}
